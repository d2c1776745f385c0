"""Where the house deals, what is reported of the cards is held against what the table knows (reading G26)."""

from typing import Any

import pytest
from support.caribbean_stud import Played
from support.caribbean_victoria import LOW, PAIR, TENS, state, vic, vic_table

import houseway
from houseway.equipment.cards import card
from houseway.errors import Ground, Refused
from houseway.front import OpenTable
from houseway.games.caribbean_stud.moments import DECISIONS
from houseway.house.tables.shoes import TableShoes
from houseway.house.tables.table import BY_THE_HOUSE, LIVE, RunningTable, opening


def at(game: str, **settings: Any) -> OpenTable:
    """A table of the house with a wager of ann's and its first cards out."""
    on, selection, more = WAGERS[game]
    table = houseway.table(game, {"ann": 500}, seed=8, **more, **settings)
    table.wager("ann", on, "10", selection)
    table.deal()
    return table


WAGERS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "blackjack": ("blackjack", "box 1", {}),
    "caribbean-stud": ("ante wager", "place 1", {"rules": "vic", "on": "2000-01-01"}),
}


def refused(table: OpenTable, who: str, act: str, **details: Any) -> tuple[str, Ground]:
    with pytest.raises(Refused) as caught:
        table.act(who, act, **details)
    return caught.value.under.text, caught.value.ground


@pytest.mark.parametrize(
    ("game", "act", "details", "under"),
    [
        ("blackjack", "extra cards to a hand", {"hand": "box 1", "cards": ["5S"], "since": "another card"}, "qld s60"),
        ("blackjack", "extra cards to the dealer", {"cards": ["5S"], "since": "another card"}, "qld s62"),
        ("blackjack", "extra hand", {"box": "box 2", "cards": ["5S"]}, "qld s63"),
        ("blackjack", "card face up in the shoe", {"card": "5S"}, "qld s51"),
        ("blackjack", "card drawn in error, exposed", {"card": "5S"}, "qld s52(2)"),
        ("caribbean-stud", "wrong number of cards", {"hand": "place 1"}, "vic 25/1999 r14.5"),
        ("caribbean-stud", "wrong number of cards", {"hand": "dealer"}, "vic 25/1999 r14.6"),
        ("caribbean-stud", "not 52 cards", {}, "vic 25/1999 r14.9"),
        ("caribbean-stud", "cards without an ante", {"place": "place 2"}, "vic 25/1999 r14.7"),
    ],
)
def test_reading_g26_a_report_that_is_not_so_is_refused(
    game: str, act: str, details: dict[str, Any], under: str
) -> None:
    table = at(game)
    before = table.awaited, table.chips("ann")
    assert refused(table, "dealer", act, **details) == (under, Ground.WHAT)
    assert (table.awaited, table.chips("ann")) == before
    assert act not in {option.act for option in table.options("dealer")}


@pytest.mark.parametrize(
    ("game", "rules", "act", "under"),
    [
        ("com-bo", "vic", "wrong number of cards", "vic 29/2000 r9.6"),
        ("baccarat", "qld", "card drawn in excess", "qld s106(3)"),
        ("mini-baccarat", "qld", "card drawn in excess", "qld s209(3)"),
    ],
)
def test_reading_g26_before_a_card_is_out(game: str, rules: str, act: str, under: str) -> None:
    table = houseway.table(game, {"ann": 500}, rules=rules, seed=5)
    assert refused(table, "dealer", act) == (under, Ground.WHAT)


def test_r3_4_a_count_of_the_houses_cards_is_right() -> None:
    table = houseway.table("com-bo", {"ann": 500}, rules="vic", seed=5).round
    table.act("game supervisor", "verify the cards")
    with pytest.raises(Refused) as caught:
        table.act("dealer", "wrong number")
    assert caught.value.under.text == "vic 29/2000 r9.6"
    table.act("dealer", "right number")


def test_r14_5_a_hand_that_the_dealer_went_past_is_known_to_be_short() -> None:
    table = vic_table("ann", "bob")
    table.house_deals = True
    played = Played(table)
    for number, name in enumerate(("ann", "bob"), 1):
        played.round.act(name, "wager", {"on": "ante wager", "selection": f"place {number}", "stake": 1000})
    played.round.act("dealer", "no more bets")
    played.round.outcome(card("2S"))
    played.round.act("dealer", "card missed")
    options = [option for option in played.round.options("dealer") if option.act == "wrong number of cards"]
    assert [list(option.fields[0].choices) for option in options] == [["place 2"]]
    with pytest.raises(Refused, match="as many as they should be"):
        played.round.act("dealer", "wrong number of cards", {"hand": "place 1"})


@pytest.mark.parametrize("game", ["blackjack", "baccarat", "mini-baccarat", "caribbean-stud", "com-bo"])
def test_reading_g26_a_table_that_the_house_deals_says_so(game: str) -> None:
    def stands(dealt: str) -> dict[str, Any]:
        found: dict[str, Any] = opening("one", game, dealt, None, None, {}, {}).stands["table"]
        return found

    assert stands(BY_THE_HOUSE)["house_deals"] is True
    assert "house_deals" not in stands(LIVE)
    assert RunningTable(opening("one", game, BY_THE_HOUSE, None, None, {}, {}), TableShoes({})).table.house_deals


# reading CS26: one count


def three() -> Played:
    return vic(f"ann: {PAIR}", f"bob: {TENS}", f"cat: {LOW}")


def test_reading_cs26_a_hand_reported_while_the_count_is_awaited_is_settled_by_it() -> None:
    played = three()
    played.round.act("dealer", "wrong number of cards", {"hand": "place 1"})
    counting = played.round.ask
    played.round.act("dealer", "wrong number of cards", {"hand": "place 2"})
    assert played.round.ask is counting
    with pytest.raises(Refused, match="being counted for place 2 already"):
        played.round.act("dealer", "wrong number of cards", {"hand": "place 2"})
    played.round.act("dealer", "the number is right")
    assert played.round.ask is not None
    assert played.round.ask.who == "cat"
    assert {(line.person, line.verdict.value) for line in played.round.lines} == {("ann", "void"), ("bob", "void")}


def test_reading_cs26_a_hand_reported_after_the_count_needs_no_other() -> None:
    played = three()
    played.round.act("dealer", "wrong number of cards", {"hand": "place 1"})
    played.round.act("dealer", "the number is right")
    assert played.round.ask is not None
    assert played.round.ask.who == "bob"  # stays or retracts
    played.round.act("dealer", "wrong number of cards", {"hand": "place 2"})
    assert played.round.ask is not None
    assert played.round.ask.who == "cat"
    played.round.act("cat", "stay")
    assert state(played).moment == DECISIONS
    assert [line.person for line in played.round.lines] == ["ann", "bob"]
