"""What somebody meets who sits at a table for the first time: hints that hold, plain words, cards dealt by hand."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from houseway.cli import main
from houseway.cli.terminal import pages, table
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput, Refused

ROOT = Path(__file__).parents[2]
WAGERED = ("blackjack", "caribbean-stud", "com-bo", "pai-gow", "roulette", "sic-bo", "tri-chro")


def at(game: str, **settings: Any) -> Conversation:
    return Conversation(TerminalSession(game, TableChoice(seed="1", **settings)), Screen(quiet=True))


def hint(talk: Conversation) -> str:
    return talk.hint(talk.session.view())


def printed(*shown: RenderableType) -> str:
    out = Console(file=io.StringIO(), width=80, force_terminal=False)
    for each in shown:
        out.print(each)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


@pytest.mark.parametrize("game", WAGERED)
def test_withdrawing_is_offered_only_to_whoever_has_wagered(game: str) -> None:
    assert "withdraw" not in hint(at(game))


def test_withdrawing_is_offered_once_a_wager_lies_there() -> None:
    talk = at("pai-gow")
    talk.try_("10")
    assert hint(talk) == "10 · withdraw · la ja · deal (or Enter) · ? for all"


@pytest.mark.parametrize("game", ["blackjack", "pai-gow"])
def test_the_box_in_the_hint_is_free(game: str) -> None:
    talk = at(game)
    if (talk.session.view().awaited or {})["kind"] == "choice":
        talk.try_("decline")
    enter, first, second, *_ = hint(talk).split(" · ")
    assert (enter, first, second[:10]) == ("Enter: wager 5", "10", "10 on box ")
    talk.try_(second)
    assert [p["selection"] for p in talk.session.view().placed if p["person"] == "seat 1"] == [second[6:]]


def test_a_call_may_be_typed_with_its_amount() -> None:
    talk = at("5-card-stud")
    for line in ("start", ""):
        talk.try_(line)
    assert hint(talk).startswith("Enter: call $5, then check · ")
    with pytest.raises(BadInput, match=r"to call is \$5\.00; call, or raise"):
        talk.try_("call 7")
    talk.try_("call $5")
    assert talk.session.view().called


@pytest.mark.parametrize(("line", "marker"), [("as player", "player"), ("as banker", "banker")])
def test_the_marker_beside_the_shoe_is_changed_by_what_the_hint_says(line: str, marker: str) -> None:
    talk = at("baccarat", rules="vic")
    talk.try_("accept as banker" if marker == "player" else "accept as player")
    assert f" · {line} · " in hint(talk)
    assert len(hint(talk)) <= 80
    talk.try_(line)
    assert talk.session.view().look["marker"] == marker


def test_the_offer_of_the_bank_fits_on_a_line() -> None:
    talk = at("pai-gow")
    for line in ("10", "deal", "house way", ""):
        talk.try_(line)
    assert hint(talk) == "The bank is offered · Enter: no · bank 10.00 · co-bank 5.00 · ?"


@pytest.mark.parametrize("seed", ["0", "1", "2"])
def test_no_bot_takes_back_a_wager_in_bonus_play(seed: str) -> None:
    talk = Conversation(TerminalSession("triple-penny-two-up", TableChoice(seed=seed)), Screen(quiet=True))
    for _ in range(150):
        awaited = talk.session.view().awaited or {}
        yours = awaited["kind"] == "choice" and talk.session.view().yours
        talk.try_(awaited["offers"][0] if yours else "")
    assert len(talk.session.ended) > 10


@pytest.mark.parametrize(
    ("before", "offers"),
    [
        ((), "Enter: wager 5 · 10 · 10 jackpot · deal · ? for all"),
        (("10",), "10 · jackpot · withdraw · deal (or Enter) · ? for all"),
        (("10 jackpot",), "10 · withdraw · deal (or Enter) · ? for all"),
    ],
)
def test_the_jackpot_wager_is_offered_beside_an_ante(before: tuple[str, ...], offers: str) -> None:
    talk = at("caribbean-stud")
    for line in before:
        talk.try_(line)
    assert hint(talk) == offers


@pytest.mark.parametrize("rules", ["qld", "vic"])
def test_a_bet_of_an_amount_before_the_cards_is_an_ante(rules: str) -> None:
    talk = at("caribbean-stud", rules=rules, seats=1, quick=True)
    talk.try_("bet 10")
    assert [(p["wager"], p["stake"]) for p in talk.session.view().placed] == [("ante wager", "10.00")]
    talk.try_("deal")
    talk.try_("bet 20")
    assert len(talk.session.ended) == 1


def test_a_bet_of_no_amount_before_the_cards_is_refused_as_ever() -> None:
    with pytest.raises(Refused, match="not the time"):
        at("caribbean-stud").try_("bet")


@pytest.mark.parametrize("game", ["pai-gow", "com-bo", "manila", "baccarat", "caribbean-stud"])
@pytest.mark.parametrize(("line", "why"), [("bet ten", "'ten' is not an amount"), ("bet -5", "'-5' is no")])
def test_a_wrong_amount_is_said_to_be_one(game: str, line: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        at(game).try_(line)


@pytest.mark.parametrize("rules", ["qld", "vic"])
def test_the_part_stays_in_the_header_when_chips_are_on_the_layout(rules: str) -> None:
    talk = at("caribbean-stud", rules=rules)
    talk.try_("10")
    game = talk.session.game
    shown = printed(table.header(game, talk.session.view()))
    assert f"{game.part} " in shown
    assert "…" not in shown
    assert "$10.00 on the layout" in shown


def to_the_first_card(game: str, wager: str) -> Conversation:
    """A table dealt by hand, as far as its first card."""
    talk = at(game, by_hand=True, seats=1)
    for _ in range(20):
        awaited = talk.session.view().awaited or {}
        if awaited["kind"] == "outcome" and awaited["field"] == "card":
            return talk
        talk.try_({"outcome": "1", "wagering": wager}.get(awaited["kind"], ""))
        if awaited["kind"] == "wagering":
            talk.try_("")
    raise AssertionError(awaited)


def test_the_ace_of_spades_is_dealt_by_its_name_alone() -> None:
    talk = to_the_first_card("com-bo", "5 high 1")
    talk.try_("AS")
    assert talk.session.view().look["boxes"] == ["AS"]


def test_as_alone_still_asks_who_does_what() -> None:
    with pytest.raises(BadInput, match="say who does what"):
        at("com-bo").try_("as")


@pytest.mark.parametrize("line", ["sort and inspect", "dealer: sort and inspect", "dealer sort and inspect"])
def test_what_the_hint_offers_the_dealer_is_understood(line: str) -> None:
    talk = at("caribbean-stud", by_hand=True, seats=1)
    assert hint(talk) == "dealer: sort and inspect · Enter: sort and inspect · ? dealer"
    talk.try_(line)
    assert hint(talk) == "floor manager: sort and inspect · Enter: sort and inspect · ? floor manager"


def test_what_a_wager_pays_goes_from_the_least_to_the_most() -> None:
    shown = " ".join(printed(*pages.odds_page(at("caribbean-stud").session.game)).split())
    assert shown.index("$50.00 for") < shown.index("$100.00 for") < shown.index("$10000.00 for")


def test_the_columns_of_a_sign_hold_a_million() -> None:
    lines = at("manila").session.table.sign_shown().splitlines()
    ends = {line.index("1000000.00") + len("1000000.00") for line in lines[1:3]}
    assert ends == {lines[0].index("maximum") + len("maximum")}


def no_reading(*_: object) -> None:
    raise AssertionError("the evidence was read for nothing")


@pytest.mark.parametrize("asked", ["foo", "qld s9999", "vic 13/1999", "reading Q99"])
def test_what_is_not_held_is_said_at_once(
    asked: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("houseway.rulebook.account.evidence", no_reading)
    assert main(["rules", "show", asked]) == 2
    assert capsys.readouterr().err.startswith("houseway: ")


def test_the_jackpot_command_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    typed = readme.partition("    houseway jackpot ")[2].partition("  ")[0]
    assert main(["jackpot", *typed.split()]) == 0
    assert "120" in capsys.readouterr().out
