"""A tree names what it rests on: where everything that it names is as it was, so is what follows, to the byte."""

from random import Random
from typing import Any

import pytest
from support.seeds import FIRST, SESSIONS
from support.sessions import EVERY
from support.why import again, changed, inputs, played, trees

from houseway.play.events import Event, Events
from houseway.play.round import Round
from houseway.why.words import in_words

EVERY_GAME = pytest.mark.parametrize("name", EVERY)
ROUNDS = 6
CHANGES = 6


def facts(tree: dict[str, Any]) -> list[tuple[int, str]]:
    return [
        *((each["event"], each["says"]) for each in tree["facts"]),
        *(fact for child in tree["children"] for fact in facts(child)),
    ]


def holds(first: Round[Any], other: Round[Any], named: list[tuple[int, str]]) -> bool:
    """The same was done, came and was moved; and what was refused was refused again, what was not was not."""
    was, is_ = Events(first.log), Events(other.log)
    return all(
        not event or (event <= len(is_) and _told(other, is_[event - 1]) == _told(first, was[event - 1]))
        for event, _ in named
    )


def _told(round_: Round[Any], event: Event) -> tuple[str, object]:
    return in_words(event, round_.game.private), getattr(event, "refused", None)


def reached(round_: Round[Any], number: int) -> bool:
    """A round that waits for somebody, whose answer did not fit any more, has concluded nothing of what lies ahead."""
    return round_.over or len(round_.log) >= number


@EVERY_GAME
def test_what_a_tree_does_not_name_changes_neither_the_outcome_nor_the_tree(name: str) -> None:
    game, compared = EVERY[name], 0
    for seed in range(FIRST, FIRST + (SESSIONS or ROUNDS)):
        round_ = played(game, seed)
        given, found = inputs(round_), trees(round_)
        if not given:
            continue
        chance = Random(seed)
        for _ in range(CHANGES):
            other = again(game, seed, changed(given, chance))
            others = list(trees(other).values())
            for number, tree in found.items():
                if reached(other, number) and holds(round_, other, facts(tree)) and any(event for event, _ in facts(tree)):
                    compared += 1
                    told = f"seed {seed}, event {number}: {tree['conclusion']}"
                    assert tree in others, told
    assert compared
