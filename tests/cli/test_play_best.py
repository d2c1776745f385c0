"""`best`: what the odds say is best now, and what the other choices cost."""

import io
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

from houseway.cli.terminal.best import best_page
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.equipment.cards import card
from houseway.equipment.tiles import tile
from houseway.games import GAMES, variants
from houseway.games.blackjack.best.words import advice
from houseway.games.caribbean_stud.best.words import bet_or_fold
from houseway.games.caribbean_stud.chart import bets
from houseway.play.view import Data

TABLES = [(game, rules) for game in GAMES for rules in dict.fromkeys(held.rules for held in variants(game))]


def at(game: str, *lines: str, **settings: Any) -> Conversation:
    talk = Conversation(TerminalSession(game, TableChoice(**{"seed": "1", **settings})), Screen(quiet=True))
    for line in lines:
        talk.try_(line)
    return talk


def best(talk: Conversation) -> str:
    out = Console(file=io.StringIO(), width=80, force_terminal=False)
    for each in best_page(talk.session.game, talk.session.view()):
        out.print(each)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def test_at_roulette_every_wager_costs_the_same() -> None:
    shown = best(at("roulette"))
    assert "Whatever you wager on costs the same here" in shown
    assert "-2.70%" in shown
    assert "$0.27" in shown


def test_at_craps_the_line_comes_first_and_any_7_last() -> None:
    rows = [line for line in best(at("craps", "accept")).splitlines() if "%" in line]
    assert rows[0].split() == ["-1.36%", "$0.14", "don't", "win", "bet"]
    assert rows[-1].startswith("-16.67%")


@pytest.mark.parametrize("rules", ["qld", "vic"])
def test_a_pai_gow_hand_is_set_the_house_way(rules: str) -> None:
    talk = at("pai-gow", "10", "deal", rules=rules)
    shown = " ".join(best(talk).split())
    low = shown.partition("low ")[2].partition(",")[0]
    box = next(box["box"] for box in talk.session.view().look["boxes"] if "seat 1" in box["players"])
    table: Any = talk.session.table
    hand = table.hands[box]
    talk.try_("house way")
    assert sorted(tile(name) for name in low.split()) == sorted(hand.set.low)
    assert "Better against the house way: low " in shown or "Nothing is better against a hand" in shown


def test_a_pai_gow_hand_that_is_better_set_otherwise_is_told_with_what_it_gains() -> None:
    talks = (at("pai-gow", "10", "deal", seed=str(seed)) for seed in range(40))
    shown = next(told for told in (" ".join(best(talk).split()) for talk in talks) if "Better" in told)
    assert re.search(r"Better against the house way: low \d-\d \d-\d, which comes to 0\.\d{3} more\.", shown)


def dealt(made: Callable[[Data], bool]) -> Conversation:
    """A table of Caribbean stud where the person has such a hand."""
    for seed in range(60):
        talk = at("caribbean-stud", "10", "deal", seed=str(seed), seats=1)
        if made(talk.session.view().look["hands"][0]):
            return talk
    raise AssertionError("no such hand was dealt")


def test_with_a_pair_one_bets() -> None:
    shown = " ".join(best(dealt(lambda hand: hand["hand"].startswith("1 pair"))).split())
    assert shown.startswith("Best: bet. Betting comes to ")
    assert "folding costs " in shown


def test_with_nothing_and_no_ace_one_folds() -> None:
    low = dealt(lambda hand: "pair" not in hand["hand"] and not any(name[0] in "AK" for name in hand["cards"]))
    shown = " ".join(best(low).split())
    assert shown.startswith("Best: fold. Betting comes to ")
    assert "folding to -1.000: betting costs " in shown


@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_wherever_somebody_asks_there_is_an_answer(game: str, rules: str) -> None:
    talk = at(game, rules=rules)
    for _ in range(6):
        assert best(talk).strip()
        talk.try_("")


# Blackjack: by the cards of the hand


def at_blackjack(cards: str, up: str, *offers: str, split: bool = False) -> str:
    """What is told of a hand against the dealer's card."""
    talk = at("blackjack", seats=1)
    view = talk.session.view()
    hand = {"hand": "box 1", "cards": cards.split()}
    other = {"hand": "box 1 second", "cards": cards.split()[:1]}
    look = {
        **view.look,
        "boxes": [{"box": 1, "players": ["seat 1"], "hands": [hand, other] if split else [hand]}],
        "dealer": {"cards": [up]},
        "turn": "box 1",
    }
    asked = {"kind": "choice", "offers": list(offers), "about": "box 1", "by": "seat 1"}
    told = advice(talk.session.game, replace(view, look=look, awaited=asked))
    assert told is not None
    return " ".join(told.split())


@pytest.mark.parametrize(
    ("cards", "up", "offers", "says"),
    [
        (
            "KS 6H",
            "TD",
            "draw stand",
            "Best: draw. It comes to -0.572 of your wager on this hand; stand costs 0.004 more",
        ),
        ("7S 5H 4C", "TD", "draw stand", "Best: stand."),  # where a chart by totals says draw
        ("6S 5H", "6D", "draw stand;double down", "Best: double down."),
        ("6S 5H", "6D", "draw stand", "Best: draw."),  # it is not offered: the chips are gone
        ("8S 8H", "TD", "draw stand split", "Best: split."),
        ("8S 8H", "6D", "draw stand split", "Best: split."),
        ("AS 7H", "9D", "draw stand", "Best: draw."),
        ("AS 7H", "8D", "draw stand", "Best: stand."),
    ],
)
def test_a_hand_of_blackjack_is_played_by_its_cards(cards: str, up: str, offers: str, says: str) -> None:
    first, _, more = offers.partition(";")
    shown = at_blackjack(cards, up, *first.split(), *filter(None, [more]))
    assert shown.startswith(says)
    assert "costs" in shown


def test_after_a_split_a_hand_is_told_for_itself() -> None:
    whole, half = (at_blackjack("8S 3H", "6D", "draw", "stand", "double down", split=split) for split in (False, True))
    assert whole.startswith("Best: double down. It comes to +0.6")
    assert half.startswith("Best: double down. It comes to +0.6")


def test_insurance_and_even_money_are_declined() -> None:
    assert at_blackjack("KS QH", "AD", "insure", "decline").startswith("Best: no insurance. It comes to -0.085")
    told = at_blackjack("KS AH", "AD", "even money", "insure", "decline")
    assert told.startswith("Best: wait for the dealer's second card. It comes to +1.039")
    assert "even money costs 0.039 more" in told


def test_wherever_a_hand_is_in_turn_the_table_itself_gets_an_answer() -> None:
    talk, told = at("blackjack", seats=1), list[str]()
    for line in ("decline", "10", "deal", "", "", ""):
        talk.try_(line)
        told.append(" ".join(best(talk).split()))
    assert any(each.startswith("Best: ") for each in told), told


@pytest.mark.parametrize("up", ["2C", "7D", "JC", "KD", "AC"])
def test_ace_king_jack_8_3_bets_by_the_dealers_card_as_the_chart_does(up: str) -> None:
    talk = at("caribbean-stud", "10", "deal", seats=1)
    view, cards = talk.session.view(), ["AS", "KH", "JD", "8C", "3S"]
    hands = [{**view.look["hands"][0], "cards": cards}]
    look = {**view.look, "hands": hands, "dealer": {"cards": [up, None, None, None, None]}}
    told = bet_or_fold(talk.session.game, replace(view, look=look))
    best_ = "bet" if bets([card(name) for name in cards], card(up)) else "fold"
    assert told.startswith(f"Best: {best_}.")


@pytest.mark.parametrize("game", ["manila"])
def test_where_it_is_not_held_one_line_says_so(game: str) -> None:
    assert best(at(game, "")).count("\n") == 1
    assert "What is best here is not held" in best(at(game, ""))
