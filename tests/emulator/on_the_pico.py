"""A game on an emulated board, by its pins: what `on_the_desk` is compared with."""

from tools.emulator.pico import Pico
from tools.emulator.picture import Picture


def on_the_pico(pico: Pico, presses: list[str]) -> list[Picture]:
    """The pictures after the start and after each press."""
    pico.power_on()
    pico.run_until_quiet(500)
    pictures = [pico.picture()]
    for name in presses:
        pico.press(name)
        pico.run_until_quiet()
        pictures.append(pico.picture())
    return pictures
