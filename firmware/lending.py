"""Modules for a while: what is seldom needed does not stay in memory."""

import gc
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType


def borrow(name: str) -> "ModuleType":
    """A module of the firmware, forgotten at once.

    It lives as long as the borrower uses it; then its memory is free again.
    """
    gc.collect()  # so that it finds room in one place
    module = __import__("firmware." + name, None, None, (name,))
    package, _, leaf = ("firmware." + name).rpartition(".")
    sys.modules.pop("firmware." + name, None)
    if hasattr(sys.modules[package], leaf):
        delattr(sys.modules[package], leaf)
    return module
