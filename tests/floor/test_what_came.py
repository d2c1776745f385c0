"""What decided a round, in few words, and the arithmetic of what was won: in every game."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.floor import OnTheFloor, floor_at
from support.house import Play, seated

from houseway.games import GAMES

CAN_BE_NOTHING = ("5-card-stud", "7-card-stud", "caribbean-stud", "draw", "manila")
"""Where all may fold, and nobody shows a hand."""


@pytest.fixture(scope="module")
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path_factory.mktemp("came")) as found:

        async def plays() -> None:
            for game in GAMES:
                await Play(await seated(found.house, game, game), 1).rounds(4)

        found.does(plays)
        yield found


def last_of(on: OnTheFloor, game: str) -> Any:
    return on.visitor("guest").get(f"/api/tables/{game}").json()["view"]["last"]


@pytest.mark.parametrize("game", GAMES)
def test_what_came_is_told_of_a_round_that_is_over(on: OnTheFloor, game: str) -> None:
    last = last_of(on, game)
    if game == "caribbean-stud":
        assert bool(last["came"]) == bool(last["look"]["dealer"]["hand"])
    elif game in CAN_BE_NOTHING:
        shown = [f"{each['person']}: {each['hand']}" for each in last["look"]["hands"] if each["hand"]]
        assert last["came"] == ", ".join(shown)
    else:
        coins = [each["what"] for each in last["pieces"] if each["kind"] == "coins"]
        assert last["came"] or coins == [[]]  # a spinner may retire before anything is spun


@pytest.mark.parametrize(
    "game", ["mini-dice", "roulette", "sic-bo", "tri-chro", "triple-penny-two-up", "wheel-of-fortune"]
)
def test_it_is_what_the_dealer_called(on: OnTheFloor, game: str) -> None:
    """In other words at most by its commas."""
    last = last_of(on, game)
    called = [plain(each["words"]) for each in last["called"]]
    assert plain(last["came"]) in called, (last["came"], called)


def plain(words: str) -> str:
    return words.replace(",", "").replace(";", "").replace(":", "")


def test_a_hand_says_what_it_is_held_against(on: OnTheFloor) -> None:
    last = last_of(on, "blackjack")
    dealers = next(each["says"] for each in last["pieces"] if each["label"] == "dealer")
    assert {each["against"] for each in last["pieces"] if each["of"] and "bust" not in each["says"]} <= {dealers}


@pytest.mark.parametrize("game", GAMES)
def test_whoever_wins_is_told_the_arithmetic(on: OnTheFloor, game: str) -> None:
    """`$5.00 at 1 to 1 = $5.00`; who loses has none, but at poker, where all are told what lay in the pot."""
    guest = on.visitor("guest")
    found = [each for n in range(1, 5) for each in guest.get(f"/api/rounds/{game}/{n}/why").json() if each["line"]]
    assert found
    for each in found:
        wins, pot = each["line"]["verdict"] == "win", each["line"]["selection"].startswith("pot")
        assert bool(each["figure"]) == wins or pot, each
