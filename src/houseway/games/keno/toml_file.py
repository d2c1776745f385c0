"""Reads a file that the operator of a keno system writes: a schedule of prizes, settings, what was reported."""

import tomllib
from pathlib import Path
from typing import Any

from houseway.errors import BadInput


def read_toml(path: str | Path) -> dict[str, Any]:
    """What the file holds, whatever it is about."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as wrong:
        raise BadInput(f"{path}: cannot be read: {wrong.strerror}") from None
    except ValueError as wrong:
        raise BadInput(f"{path}: {wrong}") from None
