"""Baccarat in Victoria: the two texts, the table, wagers and the shoe (26/1999 r2.1; 4/2001 rules 4, 5 and 7)."""

import pytest
from support.baccarat_victoria import (
    BANKER_LOSES,
    BANKER_WINS,
    CASINO,
    OF_1999,
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
)

from houseway.errors import BadInput, Ground, NotHeld, Refused
from houseway.families.baccarat.table import BANKERS_HAND, PLAYERS_HAND
from houseway.games import find
from houseway.money import cents
from houseway.odds.exact import every_return

WRITTEN = "vic 4/2001 "


# The texts


def test_vic_26_1999_is_in_force_from_4_am_on_8_november_1999() -> None:
    assert find("baccarat", rules="vic", on="1999-11-08T04:00").part == "vic 26/1999"
    with pytest.raises(NotHeld):
        find("baccarat", rules="vic", on="1999-11-08T03:59")


def test_vic_4_2001_is_in_force_from_4_am_on_16_march_2001() -> None:
    assert find("baccarat", rules="vic", on="2001-03-16T03:59").part == "vic 26/1999"
    assert find("baccarat", rules="vic", on="2001-03-16T04:00").part == "vic 4/2001"
    assert find("baccarat", rules="vic").part == "vic 4/2001"
    assert find("baccarat").rules == "qld"


def test_reading_bc20_part_6_is_the_base_and_the_game_supervisor_sorts_the_cards() -> None:
    table = table_of(on=OF_1999)
    table.due = "start"
    played = Played(table).act("dealer", "sort and inspect")
    assert "game supervisor" in played.awaits
    settled = coup(BANKER_WINS, table_of(on=OF_1999), ann="banker's hand 20")
    assert settled.cites("ann") == ["qld s86(a)(i)", "qld s104(3)", "qld s90(2)", "qld s90(4)", "qld s90(6)"]


def test_reading_bc20_the_game_supervisor_orders_the_shoe_passed_where_part_6_has_a_floor_manager() -> None:
    played = Played(table_of("ann", on=OF_1999, banker="ann"))
    assert "order the shoe passed" in played.listed(SUPERVISOR)
    played.act(SUPERVISOR, "order the shoe passed", because="the banker delays the game")
    assert played.rulings == [["qld s105(2)(b)"]]


@pytest.mark.parametrize("on", [OF_1999, "2002-01-01"])
def test_the_exact_returns_are_those_of_the_base(on: str) -> None:
    game, qld = find("baccarat", rules="vic", on=on), find("baccarat")
    assert [each.expected for each in every_return(game)] == [each.expected for each in every_return(qld)]


# 26/1999 r2.1


@pytest.mark.parametrize("places", [5, 9, 14])
def test_vic_26_1999_r2_1_five_to_fourteen_places(places: int) -> None:
    assert table_of(on=OF_1999, places=places).rules.places == places
    assert table_of(places=places).rules.places == places


@pytest.mark.parametrize("places", [4, 15])
def test_vic_26_1999_r2_1_no_fewer_and_no_more(places: int) -> None:
    with pytest.raises(Refused) as refused:
        table_of(places=places)
    assert refused.value.under.text == "vic 26/1999 r2.1"


def test_vic_26_1999_r2_1_a_sixth_player_stands_at_a_table_of_five() -> None:
    table = table_of(*"abcdef", places=5)
    assert table.seats.standing == ["f"]
    drawn = table.game.layout
    assert drawn is not None
    assert "5 numbered places  (vic 26/1999 r2.1)" in drawn(table)


# 4/2001 r4.6.4


def test_vic_4_2001_r4_6_4_bets_are_called_for_then_closed_and_the_deal_begins() -> None:
    played = Played(table_of("ann"))
    assert played.called == [("place your bets", WRITTEN + "r4.6.4")]
    played.wager("ann", "player's hand 10").close()
    assert played.called[-1] == ("no more bets", WRITTEN + "r4.6.4")
    assert played.awaits == "dealer: deal"
    assert played.refused("ann", "wager", **played.on("ann", "tie bet 10")) == WRITTEN + "r4.6.4"


# 4/2001 r5.3


def test_vic_4_2001_r5_3_a_spoken_wager_needs_chips_or_cash() -> None:
    played = Played(table_of("ann"))
    spoken = played.on("ann", "player's hand 20")
    assert played.refusal("ann", "declare a wager", **spoken) == (WRITTEN + "r5.3", Ground.MEANS)
    played.act("ann", "declare a wager", **spoken, **{"with": "chips"})
    assert (played.chips("ann"), played.table.placed[0].stake) == (cents("480"), cents("20"))


def test_vic_4_2001_r5_3_cash_becomes_chips_at_once_and_they_lie_on_the_layout() -> None:
    played = Played(table_of("ann", chips="0"))
    played.act("ann", "declare a wager", **played.on("ann", "banker's hand 50"), **{"with": "cash"})
    assert (played.table.cash, played.chips("ann")) == (cents("50"), 0)
    assert [placed.stake for placed in played.table.placed] == [cents("50")]
    assert played.called[-1] == ("ann: $50.00 in cash, placed for the banker's hand", WRITTEN + "r5.3")


def test_vic_4_2001_r5_3_only_before_no_more_bets() -> None:
    played = begin(table_of("ann"), ann="player's hand 10")
    assert played.refused("ann", "declare a wager", **played.on("ann", "tie bet 10"), **{"with": "chips"}) == (
        WRITTEN + "r5.3"
    )


def test_until_2001_a_spoken_wager_is_not_taken_at_all() -> None:
    assert Played(table_of(on=OF_1999)).refused("ann", "declare a wager") == "qld s87(2)"


# 4/2001 r5.4


@pytest.mark.parametrize("on", [OF_1999, OF_2001])
@pytest.mark.parametrize("banker", ["", "ann"])
def test_vic_4_2001_r5_4_s88_a_wager_may_be_withdrawn_between_no_more_bets_and_the_first_card(
    on: str, banker: str
) -> None:
    table = table_of("ann", "bob", on=on, banker=banker)
    played = begin(table, ann="player's hand 10 + tie bet 10", bob="banker's hand 10")
    played.act("bob", "withdraw", on="banker's hand", selection="seat 2").deal()
    played.act("ann", "withdraw", on="tie bet", selection="seat 1")
    assert [(p.person, p.wager.name) for p in played.table.placed] == [("ann", "player's hand")]
    assert played.awaits == "card for player's hand"


def test_vic_4_2001_r5_4_no_coup_is_dealt_where_every_wager_was_withdrawn() -> None:
    played = begin(table_of("ann", banker="ann"), ann="player's hand 10")
    assert played.act("ann", "withdraw", on="player's hand", selection="seat 1").awaits == "wagers"


def test_vic_4_2001_r5_4_nothing_is_placed_increased_or_withdrawn_after_the_first_card() -> None:
    played = begin(table_of("ann"), ann="player's hand 10").deal().cards("9S")
    more = played.on("ann", "player's hand 10")
    assert played.refused("ann", "wager", **more) == WRITTEN + "r5.4"
    lies = {"on": "player's hand", "selection": "seat 1"}
    assert played.refused("ann", "withdraw", **lies) == WRITTEN + "r5.4"
    played.act("ann", "wager", **more, accepted=True).act("ann", "withdraw", **lies, accepted=True)
    assert played.rulings == [[WRITTEN + "r5.4", "reading G6"]] * 2
    assert [placed.stake for placed in played.table.placed] == [cents("10")]


# 4/2001 r7.4.1: nobody takes the shoe


def offered(*names: str) -> Played:
    return Played(table_of(*names, dealer_banks=False))


def test_vic_4_2001_r7_4_1_where_all_decline_the_dealer_deals() -> None:
    played = offered("ann", "bob").act("ann", "decline the shoe").act("bob", "decline the shoe")
    assert played.called[0] == ("all players have declined the shoe: the dealer deals", WRITTEN + "r7.4.1")
    played.wager("ann", "player's hand 10").close()
    assert (played.awaits, played.under) == ("dealer: deal", WRITTEN + "r7.4.1")
    assert played.refused("ann", "deal") == WRITTEN + "r7.4.1"


def test_reading_bc21_the_dealer_deals_on_until_the_shoe_is_offered_again() -> None:
    played = offered("ann").act("ann", "decline the shoe").wager("ann", "player's hand 10")
    played.close()
    again = Played(played.table) if played.deal().cards(BANKER_WINS).settle().over else played
    assert again.awaits == "wagers"
    again.act("dealer", "offer the shoe")
    assert (again.awaits, again.rulings) == (
        "ann: accept the shoe | decline the shoe",
        [[WRITTEN + "r7.4.1", "reading BC21"]],
    )
    again.act("ann", "accept the shoe")
    assert "offer the shoe" not in again.listed("dealer")


def test_reading_bc21_the_operator_may_still_direct_the_dealer_to_bank_under_part_6() -> None:
    played = offered("ann").act("ann", "decline the shoe").act(PIT, "direct the dealer to bank")
    played.act(PIT, "end the direction")
    assert played.awaits == "ann: accept the shoe | decline the shoe"


# 4/2001 r7.4.2: who takes it


@pytest.mark.parametrize(("marker", "kept"), [("banker", BANKERS_HAND), ("player", PLAYERS_HAND)])
def test_vic_4_2001_r7_4_2_the_first_to_accept_deals_and_plays_one_hand(marker: str, kept: str) -> None:
    played = offered("ann", "bob").act("ann", "decline the shoe").act("bob", "accept the shoe", **{"as": marker})
    assert played.called[0] == (f"bob holds the shoe, to deal and to open the {marker}'s hand", WRITTEN + "r7.4.2")
    assert [of_2001(played.table).opener(hand, 0) for hand in (PLAYERS_HAND, BANKERS_HAND)].count("bob") == 1
    played.wager("bob", "player's hand 10").close()
    played.deal().cards(BANKER_WINS)
    assert played.table.opener(kept, 0) == "bob"


def test_vic_4_2001_r7_4_2_as_banker_unless_the_player_says_otherwise_and_it_may_be_changed() -> None:
    played = offered("ann").act("ann", "accept the shoe")
    assert played.seen("ann")["marker"] == "banker"
    played.act("ann", "act as", **{"as": "player"})
    assert played.seen("ann")["marker"] == "player"
    assert played.called[-2:] == [
        ("ann holds the shoe, to deal and to open the player's hand", WRITTEN + "r7.4.2"),
        ("the 'player' marker lies beside the shoe", WRITTEN + "r7.4.3"),
    ]


def test_vic_4_2001_r7_4_2_1_another_who_sits_there_may_be_let_deal_with_or_without_a_wager() -> None:
    played = begin(table_of("ann", "bob", "cat", banker="ann"), ann="banker's hand 10")
    played.act("ann", "authorise to deal", person="cat")
    assert (played.awaits, played.under) == ("cat: deal", WRITTEN + "r7.4.2.1")
    assert played.refused("ann", "deal") == WRITTEN + "r7.4.2.1"
    assert played.refused("bob", "deal") == WRITTEN + "r7.4.2.1"
    assert played.refused("bob", "authorise to deal", person="bob") == WRITTEN + "r7.4.2.1"
    played.act("ann", "authorise to deal", person="ann")
    assert (played.awaits, played.under) == ("ann: deal", WRITTEN + "r7.4.4")
    assert played.rulings == [[WRITTEN + "r7.4.2.1"]] * 2


def test_vic_4_2001_r7_4_2_1_nobody_who_stands() -> None:
    played = Played(table_of(*"abcdef", places=5, banker="a"))
    for nobody in ("f", "dealer", "sue"):
        assert played.refused("a", "authorise to deal", person=nobody) == WRITTEN + "r7.4.2.1"


def test_s83_2_b_whoever_stands_opens_no_cards() -> None:
    table = table_of("ann", "bob", "cyd", "dan", "eve", "fay", banker="ann", places=5)
    played = begin(table, ann="banker's hand 10", fay="player's hand 50").deal().cards(BANKER_WINS)
    assert played.awaits == "dealer: open"  # though fay has the highest wager on that hand
    assert played.refusal("fay", "open") == ("qld s83(2)(b)", Ground.WHO)
    assert played.refused("bob", "open") == "vic 4/2001 r7.4.6"


def test_vic_4_2001_r7_4_2_2_another_or_the_dealer_may_be_let_open_one_or_more_cards() -> None:
    played = begin(table_of("ann", "bob", banker="ann"), ann="banker's hand 10")
    played.act("ann", "authorise to open", person="bob", card="second card")
    played.deal().cards(TIE).act("dealer", "open")
    assert played.awaits == "ann: open"
    played.act("ann", "open")
    assert played.awaits == "bob: open"
    played.act("ann", "authorise to open", person="dealer")
    assert played.awaits == "dealer: open"
    played.act("dealer", "open")
    assert played.rulings == [[WRITTEN + "r7.4.2.2"]] * 2
    assert played.awaits == "dealer: settle"


def test_reading_bc35_only_cards_of_the_hand_that_is_kept_and_all_are_dealt_face_down() -> None:
    played = begin(table_of("ann", "bob", banker="ann"), ann="banker's hand 10", bob="player's hand 10")
    with pytest.raises(BadInput):
        played.act("ann", "deal", face="up")
    played.act("ann", "authorise to open", person="dealer").deal().cards(TIE)
    assert played.seen("ann")[PLAYERS_HAND]["cards"] == ["face down"] * 2
    assert played.awaits == "bob: open"
    assert played.act("bob", "open").awaits == "dealer: open"
    assert played.refused("ann", "open") == WRITTEN + "r7.4.6"


# 4/2001 r7.4.3 to r7.4.6: drawn, passed, opened


def test_vic_4_2001_r7_4_3_a_marker_beside_the_shoe_names_the_hand_that_is_kept() -> None:
    played = offered("ann").act("ann", "accept the shoe", **{"as": "player"})
    assert ("the 'player' marker lies beside the shoe", WRITTEN + "r7.4.3") in played.called
    drawn = played.table.game.layout
    assert drawn is not None
    assert "marker beside the shoe: 'player', the hand that ann keeps  (vic 4/2001 r7.4.3)" in drawn(played.table)


def test_vic_4_2001_r7_4_4_whoever_holds_the_shoe_draws_and_no_card_leaves_the_table() -> None:
    played = begin(table_of("ann", "bob", banker="ann"), bob="player's hand 10")
    assert (played.awaits, played.under) == ("ann: deal", WRITTEN + "r7.4.4")
    played.act("dealer", "cards handled", person="bob")
    played.deal().cards("9S").act("dealer", "cards taken off the table", person="ann")
    assert played.rulings == 2 * [[WRITTEN + "r7.4.4", "reading G20"]]


def test_vic_4_2001_r7_4_5_the_other_hand_goes_by_the_dealer_to_the_player_with_the_marker() -> None:
    table = table_of("ann", "bob", "cat", banker="ann")
    played = begin(table, ann="banker's hand 10", bob="player's hand 20", cat="player's hand 50").deal()
    played.cards(BANKER_WINS)
    said = ("the player's hand is passed face down to cat, beside whose wager its marker lies", WRITTEN + "r7.4.5")
    assert said in played.called
    assert played.awaits == "cat: open"
    assert played.refused("bob", "open") == WRITTEN + "r7.4.6"


def test_vic_4_2001_r7_4_6_hands_that_are_turned_over_lie_in_their_areas() -> None:
    played = begin(table_of("ann", "bob", banker="ann"), ann="banker's hand 10", bob="player's hand 20").deal()
    played.cards(BANKER_WINS)
    hidden = played.seen("sue")
    assert [hidden[hand]["points"] for hand in (PLAYERS_HAND, BANKERS_HAND)] == [None, None]
    played.act("bob", "open")
    assert played.seen("sue")[PLAYERS_HAND] == {"cards": ["2S", "KC"], "points": 2, "natural": False}
    assert played.seen("sue")[BANKERS_HAND]["cards"] == ["face down"] * 2
    played.act("ann", "open")
    assert ("both hands lie open in their areas", WRITTEN + "r7.4.6") in played.called


def test_vic_4_2001_r7_4_6_1_further_cards_are_exposed_by_the_player_concerned_or_the_dealer() -> None:
    table = table_of("ann", "bob", banker="ann")
    played = begin(table, ann="banker's hand 10", bob="player's hand 20").deal().cards("2S 4D KC KH").open()
    assert played.awaits == "card for player's hand"
    played.cards("5C")
    assert (played.awaits, played.under) == ("bob: open", WRITTEN + "r7.4.6.1")
    assert played.seen("sue")[PLAYERS_HAND]["cards"] == ["2S", "KC", "face down"]
    played.act("bob", "open").cards("3D")
    assert (played.awaits, played.under) == ("ann: open", WRITTEN + "r7.4.6.1")


def test_vic_4_2001_r7_4_6_2_and_lie_in_their_areas_then() -> None:
    played = dealt("2S 4D KC KH 5C 3D", table_of("ann", banker="ann"), ann="banker's hand 10")
    assert ("5C lies open in the area of the player's hand", WRITTEN + "r7.4.6.2") in played.called
    assert ("3D lies open in the area of the banker's hand", WRITTEN + "r7.4.6.2") in played.called
    assert played.points == (7, 7)


# r7.1.6, r7.2.8, r7.4.8: both hands

BOTH = {"player then banker": [PLAYERS_HAND, BANKERS_HAND], "banker then player": [BANKERS_HAND, PLAYERS_HAND]}


@pytest.mark.parametrize("order", BOTH)
def test_vic_4_2001_r7_4_8_whoever_opens_one_hand_may_ask_for_the_one_that_the_dealer_would_open(order: str) -> None:
    played = begin(table_of("ann", "bob", banker="ann"), ann="banker's hand 10", bob="tie bet 10").deal()
    played.cards(BANKER_WINS)
    assert played.awaits == "dealer: open"
    assert played.refused("bob", "ask to open both hands", order=order) == WRITTEN + "r7.4.8"
    played.act("ann", "ask to open both hands", order=order)
    turned = []
    while played.awaits == "ann: open":
        turned.append(played.table.next_to_open())
        played.act("ann", "open")
    assert [hand.label for hand in turned if hand] == BOTH[order]
    assert played.rulings == [[WRITTEN + "r7.4.8"]]
    assert (f"the hands are kept apart: ann opens both, {order}", WRITTEN + "r7.4.8") in played.called


def test_vic_4_2001_r7_4_8_after_the_own_hand_the_other_may_still_be_asked_for() -> None:
    table = table_of("ann", banker="ann")
    of_2001(table).marker = "player"
    played = begin(table, ann="player's hand 10").deal().cards(TIE).act("ann", "open")
    assert played.awaits == "dealer: open"
    with pytest.raises(BadInput):
        played.act("ann", "ask to open both hands", order="banker then player")
    played.act("ann", "ask to open both hands", order="player then banker")
    assert played.awaits == "ann: open"


@pytest.mark.parametrize("provision", ["r7.1.6", "r7.2.8"])
def test_vic_4_2001_r7_1_6_where_the_dealer_deals_the_player_who_opens_one_may_ask_for_both(provision: str) -> None:
    played = begin(table_of("ann", "bob"), ann="banker's hand 10").deal(face="down").cards(BANKER_WINS)
    assert played.awaits == "dealer: open"  # nobody has wagered on the player's hand
    played.act("ann", "ask to open both hands", order="banker then player")
    assert played.awaits == "ann: open"
    assert WRITTEN + provision in played.rulings[0]


def test_vic_4_2001_r7_2_8_not_where_another_player_is_to_open_the_other_hand() -> None:
    played = begin(table_of("ann", "bob"), ann="banker's hand 10", bob="player's hand 10").deal(face="down")
    played.cards(BANKER_WINS)
    assert played.refused("ann", "ask to open both hands", order="banker then player") == WRITTEN + "r7.4.8"


def test_reading_bc21_dealt_face_up_the_dealer_has_opened_all_of_them() -> None:
    played = begin(table_of("ann"), ann="banker's hand 10").deal(face="up").cards("9S")
    assert played.seen("ann")[PLAYERS_HAND]["cards"] == ["9S"]


def test_reading_bc22_of_equal_wagers_the_first_opens_and_where_nobody_sits_the_dealer() -> None:
    table = table_of("ann", "bob", "cat")
    played = begin(table, bob="player's hand 20", ann="player's hand 20", cat="banker's hand 20")
    assert [table.opener(hand, 0) for hand in (PLAYERS_HAND, BANKERS_HAND)] == ["bob", "cat"]
    played.deal(face="down").cards(TIE)
    said = ("the player's hand is passed to bob, who has wagered most on it", "reading BC22")
    assert said in played.called
    assert played.under == "reading BC22"
    assert table_of().opener(PLAYERS_HAND, 0) == ""


# r7.4.7: until when


@pytest.mark.parametrize(
    ("cards", "wagers", "keeps"),
    [
        (BANKER_WINS, "banker's hand 10", True),
        (BANKER_WINS, "player's hand 10", False),
        (BANKER_LOSES, "player's hand 10", True),  # in Queensland the banker would pass the shoe
        (BANKER_LOSES, "banker's hand 10", False),
        (TIE, "banker's hand 10", True),
    ],
)
def test_vic_4_2001_r7_4_7_the_shoe_stays_until_the_holders_wager_loses(cards: str, wagers: str, keeps: bool) -> None:
    played = coup(cards, table_of("ann", "bob", banker="ann"), ann=wagers)
    assert (played.table.banker == "ann") is keeps
    assert (("ann's wager has lost: the shoe goes on", WRITTEN + "r7.4.7") in played.called) is not keeps
    if not keeps:
        assert Played(played.table).awaits == "bob: accept the shoe | decline the shoe"


def test_vic_4_2001_r7_4_7_or_the_player_gives_it_up() -> None:
    played = Played(table_of("ann", "bob", banker="ann")).act("ann", "relinquish the shoe")
    assert (played.awaits, played.rulings) == ("bob: accept the shoe | decline the shoe", [[WRITTEN + "r7.4.7"]])


@pytest.mark.parametrize("who", [PIT, CASINO, "gaming shift manager"])
def test_vic_4_2001_r7_4_7_or_is_directed_to_by_the_pit_boss_or_above(who: str) -> None:
    played = begin(table_of("ann", "bob", banker="ann"), ann="banker's hand 10")
    assert played.refused(SUPERVISOR, "direct to relinquish the shoe") == WRITTEN + "r7.4.7"
    assert played.refused("dealer", "direct to relinquish the shoe") == WRITTEN + "r7.4.7"
    played.act(who, "direct to relinquish the shoe")
    assert played.awaits == "bob: accept the shoe | decline the shoe"
    assert played.act("bob", "accept the shoe").awaits == "wagers"  # ann's is still down


def test_vic_4_2001_r7_4_7_directed_while_a_coup_is_settled_it_goes_on_after_it() -> None:
    played = dealt(BANKER_WINS, table_of("ann", "bob", banker="ann"), ann="banker's hand 10")
    played.act(PIT, "direct to relinquish the shoe").settle()
    assert (played.over, played.table.banker) == (True, "")


@pytest.mark.parametrize(
    ("wagers", "keeps"),
    [("banker's hand 10 + tie bet 10", True), ("tie bet 10", False), ("banker's hand 10 + player's hand 10", False)],
)
def test_reading_bc23_a_tie_bet_beside_a_wager_on_a_hand_does_not_cost_the_shoe(wagers: str, keeps: bool) -> None:
    played = coup(BANKER_WINS, table_of("ann", banker="ann"), ann=wagers)
    assert (played.table.banker == "ann") is keeps


def test_reading_bc24_there_is_no_duty_to_wager_for_the_shoe() -> None:
    played = coup(BANKER_LOSES, table_of("ann", "bob", banker="ann"), bob="player's hand 10")
    assert (played.table.banker, played.rulings) == ("ann", [])
    old = begin(table_of("ann", "bob", on=OF_1999, banker="ann"), bob="player's hand 10")
    assert old.rulings == [["qld s95(1)", "qld s95(2)", "qld s95(3)"]]


def test_what_the_shoe_is_held_for_is_kept_between_rounds() -> None:
    table = of_2001(table_of("ann", "bob", banker="ann"))
    played = Played(table).act("ann", "act as", **{"as": "player"}).act("ann", "authorise to deal", person="bob")
    played.act("ann", "authorise to open", person="dealer", card="third card")
    other = of_2001(table_of("ann", "bob", banker="ann", dealer_banks=False))
    other.restore(table.as_data())
    assert (other.marker, other.who_deals, other.open_for_holder) == ("player", "bob", {2: "dealer"})
    for wrong in ({"marker": "cat"}, {"deals_for_holder": "cat"}, {"all_declined": True}):
        with pytest.raises(BadInput):
            other.restore(table.as_data() | wrong)


def test_whoever_leaves_deals_and_opens_for_nobody() -> None:
    table = of_2001(table_of("ann", "bob", banker="ann"))
    played = Played(table).act("ann", "authorise to deal", person="bob").act("ann", "authorise to open", person="bob")
    played.act("bob", "leave")
    assert (table.who_deals, table.open_for_holder) == ("ann", {})


def test_whoever_stands_though_a_place_is_free_still_stands_when_a_record_begins() -> None:
    table = table_of(*"abcdef", places=5)
    Played(table).act("b", "leave")
    other = table_of(*"acdef", places=5)
    other.restore(table.as_data())
    assert (other.seats.standing, other.seats.free()) == (["f"], [2])
