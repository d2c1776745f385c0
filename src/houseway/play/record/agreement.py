"""Does what came agree with what a record states? It is compared in what the record states, and in nothing else.

Of citations a record states those that there must be: each of them, or something that stands within it. An amount may
be written without cents, and a default though nothing is there.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from houseway.cite import cite
from houseway.money import BadMoney, cents
from houseway.play.record.toml import Data


def agrees(stated: Any, got: Any) -> bool:
    """Is this what the record states?"""
    if isinstance(stated, dict):
        return isinstance(got, dict) and all(agrees_in(name, each, got.get(name)) for name, each in stated.items())
    if isinstance(stated, list) and isinstance(got, list):
        return len(stated) == len(got) and all(map(agrees, stated, got))
    if got is None:
        return _is_default(stated)
    return bool(stated == got) or (_amount(got) is not None and _amount(stated) == _amount(got))


def agrees_in(name: str, stated: Any, got: Any) -> bool:
    """The same for what stands under a name."""
    if name == "cites" and isinstance(got, list):
        return all(covers([each], got) for each in stated)
    if name == "wagers" and isinstance(got, list) and isinstance(stated, list):
        return all(index is not None and line is not None for index, line in pairs(stated, got))
    return agrees(stated, got)


def covers(stated: Iterable[str], cites: Iterable[str]) -> bool:
    """Is one of these provisions cited, or something that stands within it?"""
    return not {cite(each).text for each in stated}.isdisjoint(step for each in cites for step in cite(each).steps)


def _amount(value: Any) -> int | None:
    try:
        return cents(value) if isinstance(value, str) else None
    except BadMoney:
        return None


def _is_default(stated: Any) -> bool:
    return not stated or _amount(stated) == 0


# Lines, whose order does not matter


def pairs(stated: Sequence[Data], got: Sequence[Data]) -> list[tuple[int | None, Data | None]]:
    """Each line that is stated, by its index, with the one that agrees, or None; then those that nobody stated."""
    found = _matched(stated, got)
    taken = set(found.values())
    lines = [(index, got[found[index]] if index in found else None) for index in range(len(stated))]
    return [*lines, *((None, line) for at, line in enumerate(got) if at not in taken)]


def _matched(stated: Sequence[Data], got: Sequence[Data]) -> dict[int, int]:
    """As many as can be matched, each with another: a line that says little must not take one that says more."""
    owner: dict[int, int] = {}
    for index in range(len(stated)):
        if index < len(got) and index not in owner and agrees(stated[index], got[index]):
            owner[index] = index
        else:
            _place(index, stated, got, owner, set())
    return {index: at for at, index in owner.items()}


def _place(index: int, stated: Sequence[Data], got: Sequence[Data], owner: dict[int, int], tried: set[int]) -> bool:
    """Find a line for this one; whoever has it looks for another."""
    for at, line in enumerate(got):
        if at not in tried and agrees(stated[index], line):
            tried.add(at)
            if at not in owner or _place(owner[at], stated, got, owner, tried):
                owner[at] = index
                return True
    return False


def nearest(stated: Data, lines: Sequence[Data]) -> Data | None:
    """Of these lines, the one that agrees in most of what is stated."""
    return max(
        lines,
        key=lambda line: sum(agrees_in(name, each, line.get(name)) for name, each in stated.items()),
        default=None,
    )
