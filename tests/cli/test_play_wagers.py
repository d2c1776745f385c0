"""`again` and `undo`, numbers that are asked back, and how somebody fares."""

from typing import Any

import pytest

from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.cli.terminal.wagers import own
from houseway.errors import BadInput, Refused
from houseway.games import find
from houseway.play.record import read, replay

WAGERS = {
    "baccarat": "10 banker",
    "blackjack": "10",
    "caribbean-stud": "10 jackpot",
    "com-bo": "5 high 1",
    "craps": "5 win",
    "keno": "1 on 3 17 44",
    "mini-baccarat": "10 player",
    "mini-dice": "5 on 3",
    "pai-gow": "10",
    "roulette": "5 split 17-20",
    "sic-bo": "2 total 9",
    "tri-chro": "2 red pair",
    "triple-penny-two-up": "10 tails",
    "two-up": "10 tails",
    "wheel-of-fortune": "2 on g",
}


def at(game: str, **settings: Any) -> Conversation:
    """Where wagers are open."""
    talk = Conversation(TerminalSession(game, TableChoice(seed="1", quick=True, **settings)), Screen(quiet=True))
    while (awaited := talk.session.view().awaited or {})["kind"] != "wagering":
        talk.try_(awaited["offers"][0] if talk.session.view().yours else "")
    return talk


def lying(talk: Conversation) -> dict[Any, int]:
    return dict(own(talk.session.view()))


@pytest.mark.parametrize(("game", "line"), WAGERS.items())
def test_undo_takes_back_what_was_put_down_last(game: str, line: str) -> None:
    talk = at(game)
    chips = talk.session.view().chips
    talk.try_(line)
    assert lying(talk)
    talk.try_("undo")
    assert not lying(talk)
    assert talk.session.view().chips == chips
    with pytest.raises(BadInput, match="nothing to undo"):
        talk.try_("undo")
    assert not replay(read(talk.session.close()), find).differences


def test_undo_goes_back_line_by_line_and_to_what_lay_there_before() -> None:
    talk = at("roulette")
    for line in ("5 on 17", "10 red", "10 on 17", "withdraw red"):
        talk.try_(line)
    seen = []
    for _ in range(4):
        talk.try_("undo")
        seen.append(sorted(lying(talk).values()))
    assert seen == [[1000, 1500], [500, 1000], [500], []]


def test_undo_ends_when_the_wagering_does() -> None:
    talk = at("sic-bo", seats=1)
    for line in ("5 small", "spin"):
        talk.try_(line)
    with pytest.raises(BadInput, match="nothing to undo"):
        talk.try_("undo")


def test_what_the_law_does_not_let_one_take_back_is_not_undone() -> None:
    """A keno ticket is refunded; a line bet that was decided upon is not there to be undone."""
    talk = at("craps", seats=1, by_hand=True)
    for line in ("5 win", "throw", "4-2"):
        talk.try_(line)
    while (talk.session.view().awaited or {})["kind"] != "wagering":
        talk.try_("")
    with pytest.raises((BadInput, Refused)):
        talk.try_("undo")
    assert list(lying(talk).values()) == [500]


AT_ONCE = [each for each in WAGERS.items() if each[0] not in ("craps", "triple-penny-two-up", "two-up")]


@pytest.mark.parametrize(("game", "line"), AT_ONCE)
def test_again_makes_the_wagers_of_the_last_round(game: str, line: str) -> None:
    talk = at(game)
    talk.try_(line)
    made = lying(talk)
    while not talk.session.lines or (talk.session.view().awaited or {})["kind"] != "wagering":
        talk.try_("")
    if lying(talk) != made:
        talk.try_("again")
    assert lying(talk) == made


def test_again_adds_only_what_is_missing() -> None:
    talk = at("sic-bo", seats=1)
    for line in ("5 big", "2 on 3", "spin", "5 big", "again"):
        talk.try_(line)
    assert sorted(lying(talk).values()) == [200, 500]
    with pytest.raises(BadInput, match="it lies there"):
        talk.try_("again")


def test_again_before_anything_was_wagered_says_so() -> None:
    with pytest.raises(BadInput, match="no wager of yours from before"):
        at("roulette").try_("again")


@pytest.mark.parametrize(("game", "line", "meant"), [
    ("keno", "3 17 44", "$3 on 17-44"),
    ("craps", "5 3", "$5 on craps 3"),
    ("roulette", "17 20", "$17 on straight up 20"),
    ("sic-bo", "2 3", "$2 on"),
])  # fmt: skip
def test_numbers_alone_are_asked_back(game: str, line: str, meant: str) -> None:
    talk = at(game)
    talk.try_(line)
    assert not lying(talk)
    assert f"Do you mean {meant}" in talk.hint(talk.session.view())
    talk.try_("")
    assert not lying(talk)
    talk.try_(line)
    talk.try_("yes")
    assert len(lying(talk)) == 1


def test_another_line_is_no_answer_and_means_what_it_says() -> None:
    talk = at("keno")
    for line in ("3 17 44", "1 on 3 17 44"):
        talk.try_(line)
    assert list(lying(talk).values()) == [100]


def test_results_tell_how_one_fares(capsys: pytest.CaptureFixture[str]) -> None:
    talk = Conversation(TerminalSession("roulette", TableChoice(seed="7", seats=1, quick=True)), Screen(quiet=False))
    for line in ("10 black", "5 on 22", "spin", "", "results"):
        talk.try_(line)
    talk.show()
    shown = " ".join(capsys.readouterr().out.split())
    assert "Roulette 1 2 2 0 0 $15.00 +$185.00" in shown
    assert "in all +$185.00; you hold $670.00" in shown
