"""What blackjack's key sets aside has no say in how a round goes on: a walk that sets nothing aside finds the same."""

from collections.abc import Hashable
from functools import partial
from typing import Any

import pytest

from houseway.equipment.cards import many
from houseway.games import find
from houseway.games.blackjack.plan import Afresh, decider, key_beside, kinds, told_apart
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.key import Parted
from houseway.play.round import Round
from houseway.play.walk import Automaton, walk
from houseway.simulate.start import WHO, Sitting, StartPlace

KEPT = many("AS 4S 7S 7H KS")
"""Cards in a shoe of few: pairs to split, a total to double, a blackjack, a combination."""


class Few(Afresh):
    """A shoe of few cards, so that a walk is short."""

    def __call__(self) -> Round[Any]:
        round_ = super().__call__()
        shoe = round_.table.shoe
        shoe.counts[:] = [count if card in KEPT else 0 for card, count in enumerate(shoe.counts)]
        shoe.remaining, shoe.marker = sum(shoe.counts), 0
        return round_


def in_one_part(round_: Round[Any]) -> Hashable:
    """Nothing is set aside."""
    return tuple(key_beside(round_))


def same(one: Automaton, other: Automaton) -> int:
    """Follow both by every card that may come: how many states of the one were met with which of the other."""
    todo, met = [(one.start, other.start)], {(one.start, other.start)}
    while todo:
        at, beside = todo.pop()
        mine, theirs = one.states[at], other.states[beside]
        assert mine.symbols == theirs.symbols
        for to in zip(mine.to, theirs.to, strict=True):
            ends = [each - len(walked.states) for each, walked in zip(to, (one, other), strict=True)]
            assert (ends[0] >= 0) == (ends[1] >= 0)
            if ends[0] >= 0:
                assert one.ends[ends[0]] == other.ends[ends[1]]
            elif to not in met:
                met.add(to)
                todo.append(to)
    return len(met)


@pytest.mark.parametrize(
    ("rules", "version", "settings", "side"),
    [
        ("qld", {}, {}, []),
        ("qld", {}, {"super_sevens": True, "bonus_blackjack": "AS KS"}, ["super sevens", "bonus blackjack"]),
        ("vic", {"version": "Crown 21"}, {}, []),
    ],
)
def test_what_is_set_aside_has_no_say(
    rules: str, version: dict[str, str], settings: dict[str, Any], side: list[str]
) -> None:
    places = tuple(StartPlace(wager, "box 1") for wager in ("blackjack", *side))
    begin = Few(Sitting(find("blackjack", version, rules), settings, places))
    assert isinstance(begin.table, BlackjackTable)
    assert isinstance(key_beside(begin()), Parted)
    alike, plays = kinds(begin.table, bool(side)), {WHO: decider(None)}
    parted = walk(begin, plays, alike=alike, key=key_beside, same_here=partial(told_apart, alike))
    whole = walk(begin, plays, alike=alike, key=in_one_part)
    assert same(parted, whole) >= len(parted.states) > 100
