"""A mini-baccarat table: places, and players who stand (ss 189 to 191); the cards (s192)."""

from typing import Any

import pytest
from support.events import moved, voided
from support.mini_baccarat import FLOOR, PREPARED, WAGER, Played, begin, loaded, table_of, through

from houseway.equipment.cards import card
from houseway.errors import BadInput, Ground, Refused
from houseway.games import find
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.play.events import CASH

GAME = find("mini-baccarat")
NINE = ("ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal", "ivy")


def at(name: str, on: str = "player", stake: int = 1000, **more: Any) -> dict[str, Any]:
    return {"on": WAGER[on], "selection": name, "stake": stake, **more}


# s189, s190: the table and its layout


def test_s189_1_there_are_up_to_nine_numbered_places() -> None:
    table = table_of(*NINE, "joe")
    assert table.seats.as_data() == {f"seat {n}": name for n, name in enumerate(NINE, 1)}
    assert table.seats.standing == ["joe"]
    assert Played(table).refused("ann", "wager", **at("seat 10")) == "qld s189(1)"


@pytest.mark.parametrize("places", [0, 10])
def test_s189_1_a_table_of_other_places_is_refused(places: int) -> None:
    with pytest.raises(Refused) as caught:
        table_of(places=places)
    assert caught.value.under.text == "qld s189(1)"


@pytest.mark.parametrize("settings", [{"places": "9"}, {"places": True}, {"secret_wagers": 1}])
def test_a_table_is_run_in_ways_that_the_game_knows(settings: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        table_of(**settings)


def test_s189_1_a_player_may_change_places_with_nothing_on_the_layout() -> None:
    played = Played(table_of("ann", "bob"))
    assert played.refusal("ann", "take a place", place="seat 2") == ("qld s189(1)", Ground.WHAT)
    played.act("ann", "take a place", place="seat 5")
    assert played.table.seats.as_data() == {"seat 2": "bob", "seat 5": "ann"}
    played.wager("ann", "player", "10")
    assert played.refusal("ann", "take a place", place="seat 1") == ("qld s189(1)", Ground.WHEN)


def cloth(table: MiniBaccaratTable) -> list[str]:
    return GAME.layout(table).splitlines()


def test_s189_2_the_cloth_bears_the_casinos_name() -> None:
    assert cloth(table_of())[0] == "Houseway  (qld s189(2))"


def test_s189_3_every_place_has_three_betting_areas() -> None:
    drawn = [line for line in cloth(table_of("ann")) if "[seat" in line]
    assert len(drawn) == 3
    assert all(f"[seat {number}]" in line for line in drawn for number in range(1, 10))


def test_s189_4_the_areas_say_what_they_are_for() -> None:
    played = Played(table_of("ann")).wager("ann", "tie", "5")
    drawn = [line for line in cloth(played.table) if line.endswith("  (qld s189(4))")]
    assert [line.split()[0] for line in drawn] == ["TIE", "BANKER", "PLAYER"]
    assert "[seat 1 ann: $5.00]" in drawn[0]
    assert any(line.startswith("banker's hand: 19 to 20") and "(qld s198(2))" in line for line in cloth(played.table))


def test_s190_a_drop_box_and_a_discard_holder_are_at_the_table() -> None:
    assert {"drop box  (qld s190)", "discard holder  (qld s190)"} <= set(cloth(table_of()))


# s191: players who stand


def test_s191_1_a_person_may_play_standing_though_places_are_free() -> None:
    played = Played(table_of("ann")).act("dealer", "join standing", person="joe", chips=10_000)
    assert (played.table.seats.standing, len(played.table.seats.free())) == (["joe"], 8)
    assert (moved(played.round), played.table.cash) == ([("joe", 10_000, CASH)], 10_000)
    assert played.called == [("joe plays under these rules and accepts the rulings made under them", "qld s3(2)")]
    played.act("joe", "wager", **at("seat 1")).close().cards("9S 4H QS 2C").settle()
    assert played.net("joe") == 1000


def test_s191_1_a_seated_player_may_stand_and_who_stands_may_sit() -> None:
    played = Played(table_of("ann", "bob")).act("ann", "stand")
    assert (played.table.seats.as_data(), played.table.seats.standing) == ({"seat 2": "bob"}, ["ann"])
    assert played.refusal("ann", "stand") == ("qld s191(1)", Ground.WHEN)
    played.act("ann", "take a place", place="seat 3")
    assert played.table.seats.of("ann") == 3


def test_s191_1_who_joins_standing_is_not_there_already_nor_excluded() -> None:
    played = Played(table_of("ann")).act(FLOOR, "exclude", person="ann").act("ann", "leave")
    assert played.refused("dealer", "join standing", person="ann", chips=0) == "qld s4(2)(b)"
    assert played.refused("dealer", "join standing", person="dealer", chips=0) == "qld s3(2)"


def test_s191_2_a_who_stands_wagers_in_any_one_seated_players_box() -> None:
    table = table_of("ann", "bob", "joe")
    played = Played(table).act("joe", "stand")
    assert played.refusal("joe", "wager", **at("seat 3")) == ("qld s191(2)(a)", Ground.WHAT)  # nobody sits there
    played.act("joe", "wager", **at("seat 2")).act("joe", "wager", **at("seat 2", "tie"))
    assert played.refusal("joe", "wager", **at("seat 1")) == ("qld s191(2)(a)", Ground.WHO)
    played.wager("bob", "banker", "10")  # the box is bob's all the same
    assert [(p.person, p.selection) for p in table.placed] == [("joe", "seat 2"), ("joe", "seat 2"), ("bob", "seat 2")]


def test_s191_2_a_reading_mb4_who_sits_wagers_in_no_other_box() -> None:
    played = Played(table_of("ann", "bob"))
    assert played.refusal("ann", "wager", **at("seat 2")) == ("qld s191(2)(a)", Ground.WHO)


def test_reading_mb4_when_the_seated_player_goes_what_lies_in_the_box_goes_back() -> None:
    played = Played(table_of("ann", "bob", "joe")).act("joe", "stand")
    played.act("joe", "wager", **at("seat 2")).act("bob", "leave")
    assert (played.table.placed, played.rulings) == ([], [["qld s191(2)(a)"]])
    assert voided(played.round) == [("joe", "player's hand", 1000, ["qld s191(2)(a)"])]
    assert played.table.people["joe"].purse.value == 200_000


def test_s191_2_b_who_stands_is_not_offered_the_cut_and_keeps_off_the_cards() -> None:
    table = table_of("ann", "joe", ready=False)
    table.seats.stand("joe")
    played = through(Played(table), *PREPARED).act("dealer", "offer the cut")
    assert played.refusal("joe", "cut") == ("qld s191(2)(b)", Ground.WHO)
    played.act("dealer", "cards handled", person="joe")
    assert played.rulings == [["qld s191(2)(b)", "reading G20"]]
    played.act("ann", "decline")
    assert played.awaits.endswith(": cut")
    assert played.under == "qld s201(3)"


# s192: the cards


@pytest.mark.parametrize("decks", [8, 6])
def test_s192_1_six_or_eight_decks_are_used(decks: int) -> None:
    assert table_of(decks=decks).shoe.remaining == 52 * decks


@pytest.mark.parametrize("decks", [1, 5, 7, 9, 0])
def test_s192_1_another_number_of_decks_is_refused_when_the_table_is_asked_for(decks: int) -> None:
    with pytest.raises(Refused) as caught:
        find("mini-baccarat", {"decks": decks})
    assert caught.value.under.text == "qld s192(1)"


def test_s192_2_every_card_comes_from_the_shoe() -> None:
    played = begin("ann player 10", table=table_of("ann", decks=6))
    for _ in range(6):
        played.table.shoe.take(card("AS"))
        played.table.shoe.discard([card("AS")])
    with pytest.raises(Refused) as caught:
        played.cards("AS")
    assert caught.value.under.text == "qld s192(2)"


# The table between rounds


def test_a_table_is_written_down_and_set_up_again() -> None:
    table = loaded("ann", "bob", "joe").act("joe", "stand").act("bob", "take a place", place="seat 7").table
    again = table_of("ann", "bob", "joe", ready=False)
    again.restore(table.as_data())
    assert again.as_data() == table.as_data()
    assert (again.shoe.remaining, again.seats.standing) == (415, ["joe"])
    assert again.only_the_first_card_is_out


@pytest.mark.parametrize(
    "data",
    [
        {"seats": {"seat 10": "ann"}},
        {"seats": {"seat 1": "nobody"}},
        {"seats": {"seat 1": "ann", "seat 2": "ann"}},
        {"shoe": {"decks": 6}},
        {"shoe": {"decks": 8, "unseen": 500}},
        {"due": "tomorrow"},
    ],
)
def test_a_table_that_cannot_be_is_not_set_up(data: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        table_of("ann").restore(data)
