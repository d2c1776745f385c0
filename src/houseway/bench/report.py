"""What was measured, in text and as data, and on what machine; no names of hosts or folders."""

import os
import platform
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any, Final

from houseway import __version__
from houseway.bench.frame import Benchmark, Figure

LIBRARIES: Final = ("numpy", "numba")


def machine() -> dict[str, Any]:
    """What a figure depends on."""
    return {
        "cores": os.cpu_count(),
        "processor": platform.machine(),
        "system": platform.system(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "houseway": __version__,
        **{name: version(name) for name in LIBRARIES},
    }


def machine_text() -> str:
    return ", ".join(f"{name} {value}" for name, value in machine().items())


def text(result: Benchmark) -> str:
    return "\n".join(_lines(result))


def document(name: str, result: Benchmark) -> dict[str, Any]:
    return {
        "benchmark": name,
        "title": result.title,
        "unit": result.unit,
        "figures": [vars(each) for each in result.figures],
        "not_installed": [each.name for each in result.missing],
        "note": result.note,
    }


def _lines(result: Benchmark) -> Iterator[str]:
    yield f"{result.title}, {result.unit}"
    for each in result.figures:
        name = f"{each.name} {each.version}".strip()
        yield f"  {name:28} {_number(each.median):>12}  {_number(each.best):>12} at best{_ratio(each)}"
    for peer in result.missing:
        yield f"  {peer.name:28} not installed ({peer.wanted})"
    if result.note:
        yield f"  {result.note}"


def _ratio(figure: Figure) -> str:
    return "" if figure.ratio is None else f"   houseway is {_number(figure.ratio)} times as fast"


def _number(value: float) -> str:
    """Three figures that count, or all before the point."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
