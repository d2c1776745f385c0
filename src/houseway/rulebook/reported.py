"""What can be reported, directed or declared at a table, by the provision that it is done under."""

from collections.abc import Mapping
from functools import cache

from houseway.cite import cite
from houseway.rulebook.folder import law_folder


@cache
def reported() -> Mapping[str, tuple[str, ...]]:
    """By provision: what the acts under it are called at the table, and what is said of them."""
    found: dict[str, list[str]] = {}
    rows = (law_folder() / "reported.tsv").read_text("utf-8").splitlines()[1:]
    for _game, act, under, says in (row.split("\t") for row in rows):
        for step in cite(under).steps:
            found.setdefault(step, []).append(f"{act}, {says}" if says else act)
    return {under: tuple(dict.fromkeys(acts)) for under, acts in found.items()}
