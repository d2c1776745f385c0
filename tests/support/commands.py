"""The command line for tests: what it prints, in words and as data."""

import json
from typing import Any, TypeAlias

import pytest

from houseway.cli import main

__all__ = ["Capture", "said", "told"]

Capture: TypeAlias = pytest.CaptureFixture[str]


def told(capsys: Capture, *words: str, status: int = 0) -> Any:
    """The one JSON document."""
    assert main([*words, "--json"]) == status
    return json.loads(capsys.readouterr().out)


def said(capsys: Capture, *words: str, status: int = 0) -> str:
    assert main(words) == status
    return capsys.readouterr().out
