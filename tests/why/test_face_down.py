"""What lies face down is never told by a tree: only that it came."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from support.seeds import FIRST
from support.sessions import EVERY, fill_option, table_of, walk
from support.why import again, inputs, played

from houseway.play.events import Called, Came, Done, Events
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.play.view import ONLOOKER, view
from houseway.why import explains, why
from houseway.why.reason import fact

POKER_AND_TILES = [name for name in EVERY if EVERY[name].decides is not None]
ROUNDS = 40


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for each in data.values():
            yield from strings(each)
    elif isinstance(data, list | tuple):
        for each in data:
            yield from strings(each)
    else:
        yield from str(data).split()


def for_a_place(events: Events, number: int) -> bool:
    """Those are drawn face up, from another deck, and do not stay on the table."""
    done = [event for event in events[: number - 1] if isinstance(event, Done) and event.refused is None]
    return bool(done) and done[-1].act == "decide a place"


@pytest.mark.parametrize("name", POKER_AND_TILES)
def test_a_tree_tells_no_face_that_an_onlooker_never_saw(name: str) -> None:
    told = hidden = 0
    for seed in range(FIRST, FIRST + ROUNDS):
        chance, seen = Random(seed), set[str]()
        for round_, _ in walk(table_of(EVERY[name], chance), chance, fill_option, 1.0):
            seen |= set(strings(view(round_, ONLOOKER).look))
            seen |= {word.strip("',.:") for call in round_.table.called for word in call.words.split()}
        events = Events(round_.log)
        came = {event.number: event for event in events if isinstance(event, Came) and event.field in ("card", "tile")}
        facts = {fact for event in events if explains(event) for fact in why(round_, event.number).facts}
        for number, says in facts:
            if number in came and says == fact(came[number]).says and not for_a_place(events, number):
                told += 1
                assert str(came[number].value) in seen, f"seed {seed}: {says}"
            elif number in came and not for_a_place(events, number):
                hidden += 1
                assert "face down" in says
    assert told
    assert hidden


def two_coups(game: Game[Any]) -> tuple[Round[Any], Round[Any], list[int]]:
    """Of the first seed that has them: the whole of it, all but the last card of the second, what was called of one."""
    for seed in range(1, 200):
        whole = played(game, seed)
        given = inputs(whole)
        last = max((at for at, each in enumerate(given) if each.entry[0] is Came), default=0)
        dealt = again(game, seed, given[:last])
        called = (event for event in Events(dealt.log) if isinstance(event, Called))
        over = [event.number for event in called if event.words[:8] == "player's"]
        if over and "face down" in view(dealt, ONLOOKER).look["player's hand"]["cards"]:
            return whole, dealt, over
    raise AssertionError("in no round by chance a second coup was dealt")


def test_the_cards_of_a_coup_that_is_over_are_told_while_the_next_coups_lie_face_down() -> None:
    whole, dealt, over = two_coups(EVERY["baccarat vic 2001-03-16"])
    assert [why(dealt, number).facts for number in over] == [why(whole, number).facts for number in over]
