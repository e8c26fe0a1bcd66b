"""Serves the web page to this machine alone."""

import functools
import io
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO

from tools.web.build import POLICY

_ADDRESS = "127.0.0.1"


class Handler(SimpleHTTPRequestHandler):
    """Static files with the headers that a careful host would send."""

    extensions_map = {  # noqa: RUF012 - as the class above has it
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".png": "image/png",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Always the file: its date tells no two changes within one second apart."""
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY + "; frame-ancestors 'none'")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """What is asked for is nobody's business."""


class Server(ThreadingHTTPServer):
    """On a port, or on any that is free."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int = 0) -> None:
        handler = functools.partial(Handler, directory=str(folder))
        super().__init__((_ADDRESS, port), handler)

    @property
    def address(self) -> str:
        return f"http://{_ADDRESS}:{self.server_port}/"
