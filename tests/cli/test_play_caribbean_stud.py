"""Caribbean stud at the terminal: what is typed, and what is drawn."""

import io
from typing import Any

import pytest
from rich.console import Console

from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput, Refused
from houseway.play.view import View


def at_the_table(seed: str = "7", seats: int = 1, **settings: Any) -> Conversation:
    return Conversation(
        TerminalSession("caribbean-stud", TableChoice(seed=seed, seats=seats, **settings)), Screen(quiet=True)
    )


def placed(talk: Conversation) -> list[tuple[str, str, str]]:
    return [(p["wager"], p["selection"], p["stake"]) for p in talk.session.view().placed]


def drawn(talk: Conversation, view: View | None = None) -> str:
    out = Console(file=io.StringIO(), width=80, force_terminal=False)
    out.print(talk.session.drawn(view or talk.session.view()))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


@pytest.mark.parametrize(
    ("line", "place", "jackpot"),
    [
        ("10", "place 1", False),
        ("$10", "place 1", False),
        ("ante 10", "place 1", False),
        ("10 on place 3", "place 3", False),
        ("10 on 3", "place 3", False),
        ("10 jackpot", "place 1", True),
        ("10 on 4 with jackpot", "place 4", True),
        ("10 j", "place 1", True),
    ],
)
def test_an_ante_is_typed_in_common_words(line: str, place: str, jackpot: bool) -> None:
    talk = at_the_table()
    talk.try_(line)
    beside = [("jackpot wager", place, "1.00")] if jackpot else []
    assert placed(talk) == [("ante wager", place, "10.00"), *beside]


def test_wagers_are_taken_back() -> None:
    talk = at_the_table()
    for line in ("10 on 2", "jackpot", "withdraw jackpot"):
        talk.try_(line)
    assert placed(talk) == [("ante wager", "place 2", "10.00")]
    talk.try_("jackpot")
    talk.try_("withdraw")
    assert placed(talk) == []
    with pytest.raises(BadInput, match="no ante wager"):
        talk.try_("withdraw")


@pytest.mark.parametrize("word", ["bet", "raise", "call", "play", "bet 20"])
def test_a_bet_by_any_name_is_twice_the_ante(word: str) -> None:
    talk = at_the_table()
    for line in ("10", "deal", word):
        talk.try_(line)
    staked = {line["wager"]: line["stake"] for line in talk.session.ended[0]["settlements"]}
    assert staked == {"ante wager": "10.00", "bet wager": "20.00"}


def test_a_bet_of_another_amount_is_refused() -> None:
    talk = at_the_table()
    talk.try_("10")
    talk.try_("deal")
    with pytest.raises(Refused, match=r"s239\(4\)"):
        talk.try_("bet 30")


def test_the_dealer_shows_one_card_and_a_player_sees_only_their_own() -> None:
    talk = at_the_table(seats=3)
    talk.try_("10")
    talk.try_("deal")
    text = drawn(talk)
    assert text.count("░░░") == 4 + 5 + 5
    assert "▶ place 1  you $10.00" in text
    assert "$10000.00 jackpot" in text


def test_every_line_fits_80_columns_at_a_full_table() -> None:
    talk = at_the_table(seats=7)
    talk.try_("10 jackpot")
    talk.try_("deal")
    assert max(map(len, drawn(talk).splitlines())) <= 80
    talk.try_("fold")
    ended = talk.session.finished[-1]
    assert max(map(len, drawn(talk, ended).splitlines())) <= 80
    assert "folded" in drawn(talk, ended)


def test_bots_ante_and_bet_by_their_rule() -> None:
    talk = at_the_table(seats=4)
    for _ in range(12):
        talk.try_("go")
    wagers = [line["wager"] for ended in talk.session.ended for line in ended["settlements"]]
    assert wagers.count("ante wager") == 36
    assert 0 < wagers.count("bet wager") < 36
    assert "jackpot wager" in wagers


def test_a_light_that_is_not_lit() -> None:
    talk = at_the_table()
    talk.try_("10 jackpot")
    talk.try_("light")
    assert placed(talk) == [("ante wager", "place 1", "10.00")]


def test_the_sign_can_be_broken_by_mistake() -> None:
    talk = at_the_table()
    talk.try_("accept 150")
    assert placed(talk) == [("ante wager", "place 1", "100.00")]
