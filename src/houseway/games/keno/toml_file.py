"""Reads a file that the operator of a keno system writes: a schedule of prizes, settings, what was reported."""

import tomllib
from pathlib import Path
from typing import Any

from houseway.errors import BadInput, quoted
from houseway.money import BadMoney, Cents, cents


def read_toml(path: str | Path) -> dict[str, Any]:
    """What the file holds, whatever it is about."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as wrong:
        raise BadInput(f"{path}: cannot be read: {wrong.strerror}") from None
    except ValueError as wrong:
        raise BadInput(f"{path}: {wrong}") from None


def money_in(text: Any, where: str, like: str) -> Cents:
    """An amount that such a file writes."""
    try:
        return cents(text if isinstance(text, str) else str(text))
    except BadMoney:
        raise BadInput(f'{where}: {quoted(text)} is no amount; write dollars and cents like "{like}"') from None
