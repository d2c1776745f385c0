"""No channel tells of what is hidden: two evenings that differ in one card that somebody never saw, or in another's
money, are told to them alike, to the byte, in every frame and by every GET route there is."""

from pathlib import Path
from typing import get_args

import pytest
from support.channels import ELSEWHERE, HINT, NOT_COMPARED, OF_NO_TABLE, SOME, Evening, Swap, evening, gets
from support.floor import EYES, ROLES, floor_at
from support.house import STAKE
from support.seeds import SESSIONS

from houseway.floor.frames import Asked

HIDE = ("5-card-stud", "7-card-stud", "caribbean-stud", "draw", "manila", "pai-gow")
INSPECT = {"inspector", "surveillance", "administrator"}
"""Who is told everything of a round that is over."""
ROUNDS, SWAPS = (3, SESSIONS) if SESSIONS else (1, 2)
MONEY = ("roulette", "baccarat", "two-up")
EVERYBODY = {*HIDE, *MONEY} if SESSIONS else {"caribbean-stud", "two-up"}
"""Where people of every role look on; elsewhere those who are told no more than another are left out."""


def hidden(first: Evening) -> list[Swap]:
    """A card of the round that is played and one of each order before, that as few as possible ever saw."""
    found = []
    for (shoe, number), order in sorted(first.orders.items(), reverse=True):
        if order.goes_down and order.given < len(order.values):
            given = dict(enumerate(order.values[: order.given]))
            seen = {place: sum(first.saw(role, shoe, value) for role in first.names) for place, value in given.items()}
            found += [Swap(shoe, number, min(seen, key=lambda place: seen[place]))] if seen else []
    return found[:SWAPS]


@pytest.mark.parametrize("game", HIDE)
def test_no_channel_tells_of_a_card_that_somebody_never_saw(tmp_path: Path, game: str) -> None:
    """Qld s279(7), s316(3) and (7), s356, s400(7); s239(1); s421(2)."""
    compared, eyes = 0, ROLES if game in EVERYBODY else EYES
    with evening(tmp_path / "first", eyes=eyes) as first:
        first.on.does(first.sit, game)
        steps = first.on.does(first.play, ROUNDS)
        told = {role: first.told(role) for role in eyes}
        unanswered = {each for each in first.unanswered(told) if not each.startswith(OF_NO_TABLE)}
        assert unanswered - HINT == ELSEWHERE
        assert game != "caribbean-stud" or HINT.isdisjoint(unanswered)
        assert {each["ask"] for each in first.asks()} == {*get_args(Asked)}
        last = first.table.running.shoes.number
        for number, swap in enumerate(hidden(first)):
            was = first.orders[swap[:2]].values[swap.place]
            now = first.orders[swap[:2]].values[-1]
            with evening(tmp_path / f"other {number}", swap, eyes) as other:
                other.on.does(other.sit, game)
                if not other.on.does(other.again, steps) or other.heard != first.heard:
                    continue  # the card has decided something, and everybody heard it
                for role in eyes:
                    over = swap.shoe < last and role in INSPECT
                    if over or first.saw(role, swap.shoe, was) or other.saw(role, swap.shoe, now):
                        continue
                    again = other.told(role)
                    wrong = [where for where in told[role] if told[role][where] != again.get(where)]
                    assert (wrong, again.keys()) == ([], told[role].keys()), f"{role} is told of {was} and {now}"
                    compared += 1
    assert compared, "nothing was hidden from anybody"


SEES_CHIPS = {"dealer", "floor manager", "pit boss", "inspector", "surveillance", "administrator", "cashier", "count"}


@pytest.mark.parametrize("game", MONEY)
def test_no_channel_tells_what_others_bought_or_hold(tmp_path: Path, game: str) -> None:
    """Two evenings that differ in what one player brought, bought and carried away."""
    told: list[dict[str, dict[str, str]]] = []
    steps, eyes = None, ROLES if game in EVERYBODY else EYES
    for purse, bought in ((STAKE, 500_00), (STAKE * 3, 700_00)):
        with evening(tmp_path / str(purse), eyes=eyes) as found:
            found.on.does(found.sit, game, purse)
            found.on.does(found.buy, bought)
            steps = found.on.does(found.play, 1) if steps is None else steps
            assert told == [] or found.on.does(found.again, steps)
            found.on.does(found.goes)
            told.append({role: found.told(role) for role in eyes if role not in SEES_CHIPS})
    first, second = told
    for role in first:
        assert [where for where in first[role] if first[role][where] != second[role][where]] == [], role


def test_every_route_is_looked_at_or_known(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        assert {*SOME, *NOT_COMPARED} <= gets(on)
        assert all(any(path.startswith(each) for path in gets(on)) for each in OF_NO_TABLE)
