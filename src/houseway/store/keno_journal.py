"""The journal that `houseway keno` kept before its folder was a house: read, and never written."""

import json
import sqlite3
from datetime import datetime
from pathlib import Path
from typing import Any

from houseway.errors import BadInput


def journal(file: Path) -> list[tuple[datetime, str, dict[str, Any]]]:
    """When, what and how, in order."""
    try:
        opened = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        rows = opened.execute("SELECT at, what, details FROM done ORDER BY id").fetchall()
        opened.close()
        return [(datetime.fromisoformat(at), what, json.loads(details)) for at, what, details in rows]
    except (sqlite3.Error, ValueError) as wrong:
        raise BadInput(f"{file}: this is no keno journal: {wrong}") from None
