# Hundred Crosses. `make` alone lists what there is to do.

PYTHON ?= python3
VENV := build/venv/bin/python
PYTEST := $(VENV) -m pytest -n auto $(if $(K),-k '$(K)')

.DEFAULT_GOAL := help
.PHONY: help setup environment test test-quick lint play web web-build web-bench shots snapshots words maps package figures bench firmware flash emulate tournament thinking lab torture clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## fetch and build into build/ all that the tests need
	@$(PYTHON) -m tools.setup

environment: ## make only the virtual environment with the linters and pytest
	@$(PYTHON) -m tools.setup environment

test: setup lint ## run the linters and every test (K=word: only tests named so)
	$(PYTEST)

test-quick: environment ## run only what needs nothing but CPython and is done in seconds
	$(PYTEST) -m 'not interpreter and not slow'

lint: environment ## check style and types
	$(VENV) -m ruff check --quiet .
	$(VENV) -m ruff format --check --quiet .
	$(VENV) -m mypy
	$(VENV) -m mypy --config-file board/mypy.ini
	$(VENV) -m tools.circuitpython_types

play: ## play in this terminal (BOARD=name SEED=number SAVE=folder)
	@$(PYTHON) -m tools.play

web: ## build the web page into build/web and serve it on this machine (PORT=number)
	@$(PYTHON) -m tools.web

web-build: ## only build it, ready for any static host
	@$(PYTHON) -m tools.web --build

web-bench: ## measure the web page in a browser
	@$(VENV) -m tools.web.bench

shots: ## draw every screen on every board into build/shots (LANGUAGE=cs, or all)
	$(PYTHON) -m tools.shots $(if $(LANGUAGE),--language $(LANGUAGE))

snapshots: ## accept the screens as they are drawn now, after looking at them
	$(PYTHON) -m tools.shots tests/snapshots --scale 1 --kept

words: ## check the texts of all languages and pack them
	$(PYTHON) -m tools.languages

package: ## list the game's files for `mpremote mip install`
	$(PYTHON) -m tools.mip_package

maps: ## compile the drawn maps to packed bytes
	$(PYTHON) -m tools.maps --compile

figures: setup ## measure what the README tells of size, heap and speed
	$(VENV) -m tools.figures

bench: setup ## measure speed, heap and size on an emulated Pico, against targets
	$(VENV) -m tools.bench

firmware: ## build an image with the game in it for a Pico (BOARD=name)
	@$(PYTHON) -m tools.firmware_image

flash: environment ## put the game on a Pico with MicroPython (BOARD=name PORT=port)
	@$(VENV) -m tools.flasher

emulate: setup ## play on an emulated Pico in this terminal (BOARD=name)
	@$(VENV) -m tools.emulator

tournament: ## let the bots play 2,000 games, everyone against everyone
	$(PYTHON) -m tools.tournament --bots hard,normal,easy,random

thinking: setup ## measure how long each bot thinks on the emulated Pico
	@$(VENV) -m tools.thinking

lab: ## watch games and report on the deck into build/lab (OUT=folder)
	$(PYTHON) -m tools.lab $(if $(OUT),--out '$(OUT)')

torture: setup ## try all that could lose a game, and print the figures (long)
	@$(VENV) -m tools.torture

clean: ## remove all that was built or fetched
	rm -rf build
	find . -name __pycache__ -prune -exec rm -rf {} +
