"""Somebody in front of the web page: looks at it, presses keys, clicks."""

import hashlib
from pathlib import Path
from typing import Any

import tools.desk  # noqa: F401  (brings framebuf, which firmware imports)
from board.codes import NAMES
from engine_core.journal import PERSON
from firmware import settings
from tools.desk.panel import Panel
from tools.desk.pictures import palette_of, rows_of
from tools.desk.scripted import Storage

LIMIT_MS = 30_000  # until a test gives up; nothing is measured by it
APART_MS = 35  # two presses of one button that come sooner are a bounce
HOLD_MS = 700

_KEYS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "o", *"abcxy")

_PICTURE = """async () => {
  const canvas = document.querySelector("canvas");
  if (!canvas) return "";
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const digest = await crypto.subtle.digest("SHA-256", data);
  const digits = (byte) => byte.toString(16).padStart(2, "0");
  return Array.from(new Uint8Array(digest), digits).join("");
}"""


def picture_of(panel: Panel) -> str:
    """A simulated panel as the canvas of the page would be: a digest of its dots."""
    dots = [bytes([*colour, 255]) for colour in palette_of(panel)]
    digest = hashlib.sha256()
    for row in rows_of(panel):
        digest.update(b"".join([dots[index] for index in row]))
    return digest.hexdigest()


# Everything that the line for screen readers has said since the page was opened.
_LISTEN = """addEventListener("DOMContentLoaded", () => {
  window.heard = [];
  const said = document.querySelector("#said");
  new MutationObserver(() => {
    if (said.textContent) window.heard.push(said.textContent);
  }).observe(said, { childList: true });
});"""


def settings_of_two() -> bytes:
    """The settings of visitors who have chosen English and given their names."""
    storage, chosen = Storage(), settings.Settings()
    chosen.language = "en"
    chosen.seats = [(PERSON, "Ada"), (PERSON, "Ben")]
    settings.save(storage, chosen)
    return storage.files["settings"]


class Visitor:
    def __init__(self, context: Any, address: str) -> None:
        self.context, self._address = context, address
        self.complaints: list[str] = []
        self._requests: list[str] = []
        self._presses = 0
        context.set_default_timeout(LIMIT_MS)
        context.on("request", lambda request: self._requests.append(request.url))
        context.add_init_script(_LISTEN)
        self.page = self.new_page()

    def new_page(self) -> Any:
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def strange_requests(self) -> list[str]:
        """Whatever was asked of anybody but the page's own host."""
        ours = (self._address, "blob:" + self._address)
        return [url for url in self._requests if not url.startswith(ours)]

    # Coming and going.

    def choose_board(self, board: str) -> None:
        script = (
            "if (!localStorage.getItem('hundred-crosses/board'))"
            f" localStorage.setItem('hundred-crosses/board', '{board}')"
        )
        self.context.add_init_script(script)

    def choose_settings(self) -> None:
        """As if it were not the first visit."""
        key = "hundred-crosses/save/settings"
        script = (
            f"if (!localStorage.getItem('{key}'))"
            f" localStorage.setItem('{key}', '{settings_of_two().hex()}')"
        )
        self.context.add_init_script(script)

    def open(self, fragment: str = "") -> None:
        self.page.goto(self._address + fragment)

    def kept(self, key: str) -> bytes | None:
        """What the browser keeps under a name."""
        script = "(key) => localStorage.getItem('hundred-crosses/' + key)"
        digits = self.page.evaluate(script, key)
        return None if digits is None else bytes.fromhex(digits)

    def load_file(self, path: Path) -> None:
        self.page.set_input_files("#file", path)

    # Pressing.

    def press(self, code: int) -> None:
        """By key and by click in turns."""
        self._presses += 1
        if self._presses % 2:
            self.press_key(code)
        else:
            self.click(code)
        self.page.wait_for_timeout(APART_MS)

    def press_key(self, code: int, ms: int = 0) -> None:
        self.page.keyboard.press(_KEYS[code], delay=ms)

    def click(self, code: int, ms: int = 0) -> None:
        self.page.locator(f".button.{NAMES[code]}").click(delay=ms)

    # Looking.

    def picture(self) -> str:
        return str(self.page.evaluate(_PICTURE))

    def look_for(self, picture: str, what: str = "") -> None:
        """Until the canvas shows just this, dot for dot."""
        for _ in range(LIMIT_MS // 20):
            if self.picture() == picture:
                return
            self.look_for_trouble()
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the canvas never showed what CPython draws: {what}")

    def look_for_trouble(self) -> None:
        """A traceback in the page is one here."""
        trouble = self.page.locator("#trouble[open] pre")
        assert not trouble.count(), trouble.inner_text()

    def said(self) -> str:
        return str(self.page.inner_text("#said"))

    def hear(self, words: str) -> None:
        """Until the line for screen readers says this, among other things."""
        said = self.page.locator("#said", has_text=words)
        said.or_(self.page.locator("#trouble[open]")).first.wait_for()
        self.look_for_trouble()

    def notice(self, words: str) -> None:
        self.page.locator("#notices p", has_text=words).wait_for()
