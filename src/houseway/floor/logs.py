"""What the process tells of itself: one JSON object a line, with nothing of what people send but names and paths."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import TextIO


class JsonLines(logging.Formatter):
    """A record as a line; what stands in `extra={"told": {…}}` stands beside it."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        } | getattr(record, "told", {})
        if record.exc_info and record.exc_info[1] is not None:
            line |= {"what": type(record.exc_info[1]).__name__, "where": frames(record.exc_info[1])}
        return json.dumps(line, default=str)


def frames(wrong: BaseException) -> list[str]:
    """Where it came from. What it says is left out: a message may hold what somebody sent."""
    return [f"{each.filename}:{each.lineno} {each.name}" for each in traceback.extract_tb(wrong.__traceback__)]


def log_to(stream: TextIO | None = None, level: str = "info") -> None:
    """Everything that this process logs, as lines."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.WARNING)
