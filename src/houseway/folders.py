"""The user's own folders, where each kind of machine has them: for what is kept (`data`), and what can be made again.

A library for this would be the only thing that the core needs; these are three rules.
"""

import os
import sys
from pathlib import Path


def cache() -> Path:
    return _folder("XDG_CACHE_HOME", ".cache", "Library/Caches")


def data() -> Path:
    return _folder("XDG_DATA_HOME", ".local/share", "Library/Application Support")


def _folder(variable: str, elsewhere: str, on_macos: str) -> Path:
    """What the XDG base directories say wins everywhere; else what is usual on Windows, macOS and elsewhere."""
    said = Path(os.environ.get(variable, ""))
    if said.is_absolute():
        return said / "houseway"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "houseway"
    return Path.home() / (on_macos if sys.platform == "darwin" else elsewhere) / "houseway"
