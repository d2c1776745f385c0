"""Baccarat in Victoria since 16 March 2001: the last coup, Dummy Coups, and what goes wrong (4/2001 rules 9 and 12)."""

from typing import Any

import pytest
from support.baccarat import nearly_empty
from support.baccarat_victoria import (
    BANKER_LOSES,
    BANKER_WINS,
    CASINO,
    OF_2001,
    PIT,
    SUPERVISOR,
    TIE,
    Played,
    begin,
    coup,
    dealt,
    of_2001,
    table_of,
    tournament,
)

from houseway.equipment.cards import names
from houseway.errors import Ground
from houseway.families.baccarat.table import BANKERS_HAND, PLAYERS_HAND
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.money import cents
from houseway.play.wager import Verdict

WRITTEN = "vic 4/2001 "
VOID = [WRITTEN + "r12.9.4.1", WRITTEN + "r12.9.4.2"]


def last_coup_done(commission: bool = False) -> Played:
    """The round after the last coup of a shoe: only the shuffle is to come."""
    table = table_of("ann")
    table.last_round = table.cutting_card_out = True
    coup(BANKER_WINS if commission else BANKER_LOSES, table, ann="banker's hand 20")
    return Played(table)


# r1.1.10 and r12.9: what a Dummy Coup is


def test_vic_4_2001_r1_1_10_a_dummy_coup_is_one_played_by_rule_12_9() -> None:
    assert "DUMMY COUP: one that is played by rule 12.9  (vic 4/2001 r1.1.10)" in cloth(table_of())


@pytest.mark.parametrize("rule", ["r12.9", "r12.9.1"])
def test_vic_4_2001_r12_9_the_layout_says_what_applies_to_dummy_coups(rule: str) -> None:
    assert f"({WRITTEN}{rule})" in cloth(table_of())


def test_vic_4_2001_r12_9_4_the_layout_has_what_becomes_of_wagers_that_remain() -> None:
    assert "wagers that remain on it are void and go back  (vic 4/2001 r12.9.4)" in cloth(table_of())


def test_vic_4_2001_r12_9_5_and_of_those_that_are_placed_later() -> None:
    assert "and so are those that are placed on it  (vic 4/2001 r12.9.5)" in cloth(table_of())


def cloth(table: VictorianTable) -> str:
    draw = table.game.layout
    assert draw is not None
    return draw(table)


# r9.5.3 to r9.5.5: the last coup


def test_vic_4_2001_r9_5_3_after_the_cutting_card_one_more_coup_takes_wagers() -> None:
    table = table_of("ann")
    table.shoe.marker = table.shoe.remaining - 2
    played = coup(BANKER_LOSES, table, ann="player's hand 10")
    last = ("the next coup is the last on which wagers may be placed", WRITTEN + "r9.5.3")
    assert played.called[-1] == last
    assert not coup(BANKER_LOSES, table, ann="player's hand 10").table.dummy
    assert table.due == "shoe completed"


def test_vic_4_2001_r9_5_4_the_game_supervisor_may_direct_dummy_coups_after_it() -> None:
    played = last_coup_done()
    assert played.awaits == "dealer: shuffle"
    assert played.refused("dealer", "direct a Dummy Coup") == WRITTEN + "r9.5.4"
    for _ in range(2):
        played.act(SUPERVISOR, "direct a Dummy Coup")
        assert ("this is a Dummy Coup: no wagers", WRITTEN + "r12.9.3") in played.called
        played.cards(BANKER_WINS)
        assert played.awaits == "dealer: shuffle"
    assert played.rulings == [[WRITTEN + "r9.5.4", WRITTEN + "r12.9.2"]] * 2


def test_vic_4_2001_r9_5_4_also_while_commission_is_to_be_collected() -> None:
    played = last_coup_done(commission=True)
    assert played.awaits == "dealer: collect the commission"
    assert played.act(SUPERVISOR, "direct a Dummy Coup").awaits == "card for player's hand"
    assert played.cards(TIE).awaits == "dealer: collect the commission"


def test_vic_4_2001_r9_5_4_not_when_the_shuffle_has_begun() -> None:
    played = last_coup_done().act("dealer", "shuffle")
    assert played.refused(SUPERVISOR, "direct a Dummy Coup") == WRITTEN + "r12.9.2"


def test_vic_4_2001_r9_5_4_a_dummy_coup_that_the_shoe_cannot_finish_is_void() -> None:
    table = last_coup_done().table
    played = Played(nearly_empty("9S 7D", table)).act(SUPERVISOR, "direct a Dummy Coup").cards("9S 7D")
    assert (played.awaits, played.rulings[-1]) == ("dealer: shuffle", [WRITTEN + "r12.11"])
    assert "direct a Dummy Coup" not in played.listed(SUPERVISOR)


def test_vic_4_2001_r9_5_5_then_the_cards_are_shuffled() -> None:
    table = table_of("ann")
    table.last_round = table.cutting_card_out = True
    played = coup(BANKER_LOSES, table, ann="player's hand 10")
    assert played.called[-1] == ("the cards are shuffled, or preshuffled ones come to the table", WRITTEN + "r9.5.5")


def test_vic_4_2001_r9_5_5_or_preshuffled_ones_come_to_the_table() -> None:
    played = last_coup_done().act(PIT, "replace the cards", cards="preshuffled")
    assert (played.rulings, played.table.preshuffled) == ([[WRITTEN + "r9.5.5"]], True)


# r12.8: passed to the wrong player


def passed(**wagers: str) -> Played:
    """Hands that the dealer has passed: bob's is the player's, ann's the banker's."""
    return begin(
        table_of("ann", "bob", "cat"), **(wagers or {"ann": "banker's hand 20", "bob": "player's hand 10"})
    ).deal(face="down")


@pytest.mark.parametrize("exposed", [False, True])
def test_vic_4_2001_r12_8_cards_passed_to_the_wrong_player_whether_or_not_one_is_exposed(exposed: bool) -> None:
    played = passed().cards(BANKER_WINS)
    if exposed:
        played.act("bob", "open")
    played.act("dealer", "cards passed to the wrong player")
    assert played.awaits.endswith(": complete the coup | play it as a Dummy Coup")
    assert played.under == WRITTEN + "r12.8"


def test_vic_4_2001_r12_8_1_the_coup_may_be_completed_and_all_wagers_stay_valid() -> None:
    played = passed().cards(BANKER_WINS).act("dealer", "cards passed to the wrong player")
    played.act(SUPERVISOR, "complete the coup").open().settle()
    assert played.rulings == [[WRITTEN + "r12.8", WRITTEN + "r12.8.1", "reading BC9"]]
    assert [played.verdict(who) for who in ("ann", "bob")] == [Verdict.WIN, Verdict.LOSE]


def test_vic_4_2001_r12_8_2_or_be_played_as_a_dummy_coup() -> None:
    played = passed().cards("2S 4D KC KH").act("dealer", "cards passed to the wrong player")
    played.act(SUPERVISOR, "play it as a Dummy Coup")
    assert played.rulings[0] == [WRITTEN + "r12.8", WRITTEN + "r12.8.2", "reading BC9", WRITTEN + "r12.9.1"]
    assert [(line.verdict, line.returned) for line in played.lines()] == [
        (Verdict.VOID, cents("20")),
        (Verdict.VOID, cents("10")),
    ]
    played.open().cards("5C").open().cards("3D").open()
    assert (played.over, len(played.lines())) == (True, 2)


def test_vic_4_2001_r12_8_also_when_only_the_settlement_is_left() -> None:
    played = passed().cards(BANKER_WINS).open()
    assert played.awaits == "dealer: settle"
    played.act("dealer", "cards passed to the wrong player").act(PIT, "play it as a Dummy Coup")
    assert (played.over, played.cites("ann")) == (True, VOID)
    assert played.table.results == []


def test_vic_4_2001_r12_8_not_where_the_dealer_passes_no_hand() -> None:
    for played in (
        begin(table_of("ann"), ann="tie bet 10").deal(face="down").cards(TIE),
        begin(table_of("ann", banker="ann"), ann="banker's hand 10").deal().cards(TIE),
        begin(table_of("ann"), ann="player's hand 10").deal(face="up").cards(TIE),
    ):
        assert played.refused("dealer", "cards passed to the wrong player") == WRITTEN + "r12.8"


@pytest.mark.parametrize("who", [SUPERVISOR, PIT, CASINO, "gaming shift manager"])
def test_reading_bc9_the_game_supervisor_or_above_decides_and_not_the_dealer(who: str) -> None:
    played = passed().cards(BANKER_WINS).act("dealer", "cards passed to the wrong player")
    assert played.refused("dealer", "complete the coup") == WRITTEN + "r12.8"
    played.act(who, "complete the coup")


# r12.9: all of it


def test_vic_4_2001_r12_9_1_the_order_of_the_cards_is_as_if_nothing_had_happened() -> None:
    cards = "2S 4D KC KH 5C 3D"
    whole = dealt(cards, table_of("ann", "bob"), ann="banker's hand 20", bob="player's hand 10").settle()
    dummy = passed().cards("2S 4D KC KH").act("dealer", "cards passed to the wrong player")
    dummy.act(SUPERVISOR, "play it as a Dummy Coup").open().cards("5C").open().cards("3D").open()
    assert [names(hand.cards) for hand in dummy.table.hands] == [names(hand.cards) for hand in whole.table.hands]
    assert dummy.table.shoe.counts == whole.table.shoe.counts


def test_vic_4_2001_r12_9_2_no_dummy_coup_but_where_a_rule_authorises_it() -> None:
    played = Played(table_of("ann"))
    assert played.refusal(SUPERVISOR, "direct a Dummy Coup") == (WRITTEN + "r12.9.2", Ground.WHEN)


def test_vic_4_2001_r12_9_2_a_first_card_that_was_seen_is_one_that_part_6_authorises() -> None:
    played = Played(table_of("ann")).act("dealer", "card face up in the shoe", card="9S")
    assert played.rulings == [["qld s106(4)(b)", WRITTEN + "r12.9.1", WRITTEN + "r12.9.2"]]


def test_vic_4_2001_r12_9_3_the_dealer_says_at_once_that_it_is_a_dummy_coup() -> None:
    played = Played(table_of("ann")).act("dealer", "card face up in the shoe", card="9S")
    assert played.called[-1] == ("a Dummy Coup begins with 9S: no wagers", WRITTEN + "r12.9.3")
    other = passed().cards(BANKER_WINS).act("dealer", "cards passed to the wrong player")
    other.act(SUPERVISOR, "play it as a Dummy Coup")
    assert other.called[-1] == ("this is a Dummy Coup: no wagers", WRITTEN + "r12.9.3")


@pytest.mark.parametrize("rule", ["r12.9.4.1", "r12.9.4.2"])
def test_vic_4_2001_r12_9_4_1_a_wager_that_remains_is_void_and_its_chips_go_back(rule: str) -> None:
    played = begin(table_of("ann"), ann="player's hand 20 + tie bet 10").deal()
    played.act("dealer", "card face up in the shoe", card="9S").cards("7D KC KH")
    assert [line.verdict for line in played.lines("ann")] == [Verdict.VOID] * 2
    assert all(WRITTEN + rule in played.cites("ann", wager) for wager in ("player's hand", "tie bet"))
    assert (played.chips("ann"), played.table.placed, played.awaits) == (cents("500"), [], "wagers")


def test_vic_4_2001_r12_9_4_2_also_a_wager_that_was_made_before_no_more_bets() -> None:
    played = Played(table_of("ann")).wager("ann", "player's hand 20")
    played.act("dealer", "card face up in the shoe", card="9S")
    assert (played.chips("ann"), len(played.lines())) == (cents("500"), 1)


@pytest.mark.parametrize("rule", ["r12.9.5.1", "r12.9.5.2"])
def test_vic_4_2001_r12_9_5_1_a_wager_placed_on_a_dummy_coup_is_void_and_goes_back(rule: str) -> None:
    played = Played(table_of("ann")).act("dealer", "card face up in the shoe", card="9S")
    wager = played.on("ann", "player's hand 20")
    assert played.refused("ann", "wager", **wager) == WRITTEN + "r12.9.5.1"
    played.act("ann", "wager", **wager, accepted=True)
    assert WRITTEN + rule in played.rulings[-1]
    assert (played.chips("ann"), played.table.placed) == (cents("500"), [])


def test_vic_4_2001_r12_9_5_2_on_a_coup_that_became_one_while_it_was_dealt() -> None:
    played = passed().cards("2S 4D KC KH").act("dealer", "cards passed to the wrong player")
    played.act(SUPERVISOR, "play it as a Dummy Coup").open()
    played.act("cat", "wager", **played.on("cat", "tie bet 10"), accepted=True)
    assert played.rulings[-1] == [WRITTEN + "r12.9.5.1", WRITTEN + "r12.9.5.2"]


def test_reading_bc27_secret_wagers_on_a_dummy_coup_go_back_too() -> None:
    played = Played(tournament("ann", on="2002-01-01")).form("ann", "banker's hand", "50")
    played.act("dealer", "card face up in the shoe", card="9S")
    assert played.ruled[-1] == ("the forms of ann go back", [*VOID, "reading BC29"])
    assert played.seen("ann")["secret wagers left"] == 3


def test_reading_bc5_the_last_coup_that_becomes_a_dummy_coup_is_followed_by_one_with_wagers() -> None:
    table = table_of("ann", "bob")
    table.last_round = table.cutting_card_out = True
    played = begin(table, ann="banker's hand 20").deal(face="down").cards(BANKER_WINS)
    played.act("dealer", "cards passed to the wrong player").act(SUPERVISOR, "play it as a Dummy Coup").open()
    assert (played.over, table.due, table.last_round) == (True, "", True)


# r12.10: changes


def first_card_drawn(face: str = "down", **wagers: str) -> Played:
    """The first card is out, and nobody has seen it."""
    return begin(table_of("ann", "bob"), **(wagers or {"ann": "player's hand 20"})).deal(face=face)


def change(on: str, to: str, stake: str) -> dict[str, Any]:
    return {"on": on, "to": to, "stake": cents(stake)}


def test_vic_4_2001_r12_10_a_casino_supervisor_may_let_wagers_be_changed() -> None:
    played = first_card_drawn().cards("9S")
    for who in ("dealer", SUPERVISOR, PIT):
        assert played.refused(who, "permit changes") == WRITTEN + "r12.10"
    assert played.refused("ann", "change a wager", **change("player's hand", "banker's hand", "20")) == (
        WRITTEN + "r12.10"
    )
    played.act(CASINO, "permit changes").act("ann", "change a wager", **change("player's hand", "banker's hand", "50"))
    played.act("dealer", "deal on").cards("7D KC AH").open().settle()
    assert played.line("ann", "banker's hand").stake == cents("50")
    assert played.rulings == [[WRITTEN + "r12.10"]]


@pytest.mark.parametrize("stake", ["10", "30"])
def test_vic_4_2001_r12_10_the_amount_may_be_altered_either_way(stake: str) -> None:
    played = first_card_drawn().cards("9S").act(CASINO, "permit changes")
    played.act("ann", "change a wager", **change("player's hand", "player's hand", stake))
    assert played.chips("ann") == cents("500") - cents(stake)


def test_vic_4_2001_r12_10_not_once_the_first_card_is_exposed() -> None:
    up = first_card_drawn(face="up")
    assert "permit changes" in up.listed(CASINO)  # drawn, and about to be turned
    assert up.cards("9S").refused(CASINO, "permit changes") == WRITTEN + "r12.10"
    opened = first_card_drawn().cards(BANKER_WINS).act("ann", "open")
    assert opened.refused(CASINO, "permit changes") == WRITTEN + "r12.10"


def test_vic_4_2001_r12_10_only_while_the_dealer_retains_the_shoe() -> None:
    played = begin(table_of("ann", banker="ann"), ann="banker's hand 10").deal().cards("9S")
    assert played.refused(CASINO, "permit changes") == WRITTEN + "r12.10"


def test_vic_4_2001_r12_10_the_limits_hold_and_each_amount_is_refused_by_its_own() -> None:
    played = first_card_drawn().cards("9S").act(CASINO, "permit changes")
    for to, stake, under in (
        ("banker's hand", "5", "qld s5(1)(b)"),
        ("banker's hand", "2000", "qld s5(1)(b)"),
        ("tie bet", "200", "qld s89(2)(b)"),
    ):
        assert played.refused("ann", "change a wager", **change("player's hand", to, stake)) == under
    assert played.refused("ann", "wager", **played.on("ann", "tie bet 10")) == WRITTEN + "r5.4"


def test_vic_26_1999_r14_6_3_nor_is_a_wager_moved_against_a_secret_one() -> None:
    played = Played(tournament("ann", "bob", on=OF_2001)).wager("ann", "player's hand 20")
    played.form("ann", "player's hand", "30").close().deal(face="down").act(CASINO, "permit changes")
    moved = change("player's hand", "banker's hand", "20")
    assert played.refused("ann", "change a wager", **moved) == "vic 26/1999 r14.6.3"
    played.act("ann", "change a wager", **change("player's hand", "player's hand", "40"))


def test_reading_bc25_also_with_more_cards_face_down_and_only_wagers_that_are_there() -> None:
    played = first_card_drawn().cards(BANKER_WINS).act(CASINO, "permit changes")
    assert "change a wager" not in played.listed("bob")
    both = first_card_drawn(ann="player's hand 20 + tie bet 10").cards("9S").act(CASINO, "permit changes")
    ways = [option.fields[1].choices for option in both.round.options("ann") if option.act == "change a wager"]
    assert ways == [("banker's hand",), ("player's hand",), ("banker's hand",), ("tie bet",)]


# r12.11


def test_vic_4_2001_r12_11_a_coup_that_the_shoe_cannot_complete_is_void() -> None:
    played = begin(nearly(table_of("ann"), "9S 7D KC"), ann="player's hand 10").deal().cards("9S 7D KC")
    assert (played.over, played.verdict("ann"), played.cites("ann")) == (True, Verdict.VOID, [WRITTEN + "r12.11"])
    assert (played.rulings, played.table.due) == ([[WRITTEN + "r12.11"]], "no cards left")


def nearly(table: VictorianTable, cards: str) -> VictorianTable:
    nearly_empty(cards, table)
    return table


# r12.12


@pytest.mark.parametrize("so_far", ["9S", "9S 7D KC", BANKER_WINS])
def test_vic_4_2001_r12_12_cards_out_of_sequence_that_cannot_be_reconstructed_void_the_coup(so_far: str) -> None:
    played = passed().cards(so_far).act("dealer", "cards out of sequence")
    played.act(SUPERVISOR, "declare the coup void")
    assert played.over
    assert [(line.verdict, [cite.text for cite in line.cites]) for line in played.lines()] == [
        (Verdict.VOID, [WRITTEN + "r12.12"])
    ] * 2
    assert played.rulings == [[WRITTEN + "r12.12", "reading BC26"]]
    assert played.table.shoe.conserved([])


def test_vic_4_2001_r12_12_reconstructed_the_coup_goes_on() -> None:
    played = passed().cards("2S 4D").act("dealer", "cards out of sequence").act(SUPERVISOR, "reconstruct")
    played.cards("KC 4H").open().settle()
    assert played.verdict("ann") is Verdict.WIN


def test_reading_bc26_at_any_time_before_the_settlement_and_a_void_coup_is_not_the_last() -> None:
    table = table_of("ann", "bob")
    table.last_round = table.cutting_card_out = True
    played = dealt(BANKER_WINS, table, ann="banker's hand 20").act("dealer", "cards out of sequence")
    assert played.refused("dealer", "reconstruct") == WRITTEN + "r12.12"
    played.act(PIT, "declare the coup void")
    assert (played.over, table.due, table.last_round, table.results) == (True, "", True, [])


def test_reading_bc24_a_void_coup_takes_the_shoe_from_nobody() -> None:
    played = begin(table_of("ann", "bob", banker="ann"), ann="banker's hand 20").deal().cards("9S")
    played.act("dealer", "cards out of sequence").act(SUPERVISOR, "declare the coup void")
    assert of_2001(played.table).banker == "ann"


# What stays as in Queensland


def test_vic_4_2001_the_other_irregularities_are_those_of_part_6() -> None:
    played = dealt("9S 7D KC KH", table_of("ann"), ann="player's hand 20")
    played.act("dealer", "card drawn in excess").settle()
    assert played.rulings == [["qld s106(3)"]]
    live = begin(table_of("ann"), ann="player's hand 20").deal().cards("9S")
    live.act("dealer", "card face up in the shoe", card="7D")
    assert live.rulings == [["qld s106(7)(a)", "qld s106(7)(b)"]]


def test_the_hands_that_are_open_are_seen_and_no_others() -> None:
    played = passed().cards(BANKER_WINS)
    for who in ("ann", "bob", "dealer", SUPERVISOR):
        seen = played.seen(who)
        assert [seen[hand]["cards"] for hand in (PLAYERS_HAND, BANKERS_HAND)] == [["face down"] * 2] * 2


def test_vic_4_2001_r12_10_not_in_the_last_coup_of_a_final_which_is_dealt_by_a_rule_of_its_own() -> None:
    played = Played(tournament("ann", on="2002-01-01")).act(SUPERVISOR, "announce the last hand of the final")
    played.form("ann", "banker's hand", "50").close()
    played.announce().act("ann", "place the amount").deal().cards("9S")
    assert played.refused(CASINO, "permit changes") == WRITTEN + "r12.10"
