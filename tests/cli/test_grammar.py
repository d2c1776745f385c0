"""One grammar of what is typed: the same first words at every table, and lexicons that need no screen."""

import subprocess
import sys
from dataclasses import fields
from typing import Any

import pytest

from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput
from houseway.games import GAMES, find
from houseway.games.two_up import lexicon as two_up
from houseway.play.grammar import (
    Intent,
    Lexicon,
    LexiconWord,
    WagerPlace,
    amount,
    by_number,
    kind_in,
    lexicon_of,
    numbers_in,
    spoken,
)
from houseway.play.view import View

WAGERS = {
    "baccarat": ("banker", "banker's hand"),
    "blackjack": ("box 2", "blackjack"),
    "caribbean-stud": ("place 2", "ante wager"),
    "com-bo": ("high 1", "high 1"),
    "craps": ("field", "field bet"),
    "mini-baccarat": ("player", "player's hand"),
    "mini-dice": ("field", "field"),
    "pai-gow": ("box 3", "player's hand"),
    "roulette": ("red", "red"),
    "sic-bo": ("small", "small"),
    "tri-chro": ("any red", "any red"),
    "triple-penny-two-up": ("heads", "heads"),
    "two-up": ("tails", "tails"),
    "wheel-of-fortune": ("a", "symbol a"),
}
SEEN = {game: TerminalSession(game, TableChoice(seed="7")).view() for game in GAMES}


def read(game: str, line: str, view: View | None = None) -> list[Intent]:
    return lexicon_of(find(game)).read(line, view or SEEN[game]) or []


@pytest.mark.parametrize("game", WAGERS)
@pytest.mark.parametrize("first", ["", "wager ", "bet ", "place ", "put ", "lay "])
@pytest.mark.parametrize("between", [" ", " on ", " the ", " on the "])
def test_a_wager_is_typed_alike_at_every_table(game: str, first: str, between: str) -> None:
    words, wager = WAGERS[game]
    [intent] = read(game, f"{first}$12.50{between}{words}")
    assert (intent.act, intent.details["on"], intent.details["stake"]) == ("wager", wager, 1250)
    assert "accepted" not in intent.details


@pytest.mark.parametrize("game", WAGERS)
def test_a_wager_is_accepted_by_mistake_and_made_in_colour_at_every_table(game: str) -> None:
    words, wager = WAGERS[game]
    [intent] = read(game, f"accept 900 {words} in white")
    assert (intent.details["on"], intent.details["accepted"], intent.details["chips"]) == (wager, True, "white")


@pytest.mark.parametrize("game", WAGERS)
@pytest.mark.parametrize("first", ["withdraw", "remove", "withdraw from", "remove the"])
def test_a_wager_is_withdrawn_alike_at_every_table(game: str, first: str) -> None:
    words, wager = WAGERS[game]
    [intent] = read(game, f"{first} {words}")
    assert (intent.act, intent.details["on"]) == ("withdraw", wager)


@pytest.mark.parametrize("game", WAGERS)
@pytest.mark.parametrize("line", ["withdraw", "remove all"])
def test_where_nothing_lies_there_is_nothing_to_withdraw(game: str, line: str) -> None:
    view = SEEN[game]
    with pytest.raises(BadInput, match=r"you have no .*wager on the layout to withdraw"):
        read(game, line, View(**{**view_fields(view), "placed": []}))


def view_fields(view: View) -> dict[str, Any]:
    return {name: getattr(view, name) for name in (field.name for field in fields(View))}


@pytest.mark.parametrize("game", WAGERS)
def test_an_amount_that_is_none_is_told_at_every_table(game: str) -> None:
    with pytest.raises(BadInput, match=r"'5\.5' is not an amount; write dollars and cents"):
        read(game, f"5.5 {WAGERS[game][0]}")


@pytest.mark.parametrize("game", ["baccarat", "craps", "roulette", "sic-bo", "two-up", "wheel-of-fortune"])
def test_an_amount_alone_is_answered_with_examples_of_where_it_goes(game: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(game, "5")
    assert str(caught.value).startswith("say where it goes: ")
    for example in str(caught.value).removeprefix("say where it goes: ").split(", "):
        assert read(game, example)


@pytest.mark.parametrize("game", WAGERS)
def test_every_wager_in_the_help_is_understood(game: str) -> None:
    typed = [each for phrase, _ in lexicon_of(find(game)).phrases for each in phrase.split(" · ")]
    for each in typed:
        if each[0].isdigit() or each.startswith("accept 9"):
            assert read(game, each), each


def test_what_craps_calls_place_buy_and_lay_are_wagers_of_that_name_there() -> None:
    for first, wager in (("place", "place bet to win"), ("buy", "buy bet"), ("lay", "lay bet")):
        for line in (f"{first} 20 on 4", f"20 {first} 4"):
            [intent] = read("craps", line)
            assert (intent.details["on"], intent.details["selection"]) == (wager, "4")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_face(game: str) -> None:
    assert lexicon_of(find(game)).phrases
    assert find(game).face.says


def test_grammar_and_lexicons_know_no_screen() -> None:
    names = [f"{package}.lexicon" for package in GAMES.values()]
    code = f"import sys, importlib; [importlib.import_module(n) for n in {names}]; sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# What lexicons are made with


def test_words_are_listed_under_what_they_stand_for() -> None:
    assert spoken({"draw": "card, hit*", "dealer: settle": "", "raise $": "r"}) == {
        "draw": [LexiconWord("draw")],
        "card": [LexiconWord("draw")],
        "hit": [LexiconWord("draw", taught=True)],
        "settle": [LexiconWord("settle", who="dealer")],
        "raise": [LexiconWord("raise", amount=True)],
        "r": [LexiconWord("raise", amount=True)],
    }


def test_of_acts_that_share_a_word_the_one_that_is_offered_is_meant() -> None:
    lexicon = Lexicon(said=spoken({"decline the shoe": "no", "decline the cut": "no"}))
    view = SEEN["two-up"]
    for offers, act in (((), "decline the shoe"), (("decline the cut",), "decline the cut")):
        seen = View(**{**view_fields(view), "awaited": {"kind": "choice", "offers": offers, "from": ["seat 1"]}})
        assert lexicon.read("No", seen) == [Intent(act, {})]


def test_an_amount_goes_with_the_acts_that_take_one() -> None:
    lexicon = Lexicon(said=spoken({"raise $": "r", "fold": ""}))
    view = SEEN["two-up"]
    assert lexicon.read("r by $10", view) == [Intent("raise", {"amount": 1000})]
    assert lexicon.read("raise 5", view) == [Intent("raise", {"amount": 500})]
    assert lexicon.read("fold 5", view) is None


def test_a_form_may_say_the_same_in_other_words() -> None:
    lexicon = Lexicon(
        place=lambda text, _: WagerPlace(text, text), forms=[("twice (.+)", lambda match, _: f"10 {match[1]}")]
    )
    [intent] = lexicon.read("twice red", SEEN["roulette"]) or []
    assert intent.details == {"on": "red", "selection": "red", "stake": 1000}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ("", "")),
        ("3", ("", "box 3")),
        ("box 3", ("", "box 3")),
        ("on box 12", ("", "box 12")),
        ("super sevens on box 2", ("super sevens", "box 2")),
        ("super sevens", ("super sevens", "")),
        ("box", ("box", "")),
    ],
)
def test_a_box_is_named_by_its_number(text: str, found: tuple[str, str]) -> None:
    assert by_number(text, "box") == found


def test_a_kind_stands_before_its_numbers_or_after_them() -> None:
    words = spoken({"6-line": "line", "dozen": ""})
    assert kind_in("6-line 1-6", words) == ("6-line", "1-6")
    assert kind_in("2nd dozen", words) == ("dozen", "2nd")
    assert kind_in("17", words) == ("", "17")


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("20/17", [17, 20]), ("1, 2 and 4", [1, 2, 4]), ("1–6", [1, 6]), ("", []), ("red 5", []), ("1000", []), ("²", [])],
)
def test_numbers_are_read_in_any_order(text: str, numbers: list[int]) -> None:
    assert numbers_in(text) == numbers


@pytest.mark.parametrize(("text", "cents"), [("5", 500), ("$5", 500), ("12.50", 1250)])
def test_an_amount_is_dollars_and_cents(text: str, cents: int) -> None:
    assert amount(text) == cents


@pytest.mark.parametrize("text", ["five", "-5", "1e3", "9" * 30])
def test_what_is_no_amount_is_told(text: str) -> None:
    with pytest.raises(BadInput, match="amount"):
        amount(text)


def test_a_spinners_wager_without_a_side_is_withdrawn_where_it_lies() -> None:
    view = SEEN["two-up"]
    lies = {
        "person": "seat 1",
        "wager": "spinner's wager on tails",
        "selection": "tails",
        "stake": "10.00",
        "chips": "",
    }
    seen = View(**{**view_fields(view), "placed": [lies]})
    assert two_up.LEXICON.read("withdraw spinner", seen) == [
        Intent("withdraw", {"on": "spinner's wager on tails", "selection": "tails"})
    ]
    with pytest.raises(BadInput, match="say which side"):
        two_up.LEXICON.read("withdraw bonus", seen)
