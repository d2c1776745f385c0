"""Baccarat, Part 6: irregularities (s106)."""

import pytest
from support.baccarat import FLOOR, Played, begin, coup, dealt, nearly_empty, table_of

from houseway.equipment.cards import NAME
from houseway.errors import BadInput, Ground
from houseway.games.baccarat.table import BaccaratTable
from houseway.play.round import Round
from houseway.play.wager import Verdict

PLAYER_STAYS, BANKER_DRAWS, BANKER_STAYS = "6S 5D KC KH", "5D KH", "7D KH"
WRONG = "third card to the player's hand"
EXCESS = "card drawn in excess"
FACE_UP = "card face up in the shoe"
DISCLOSED = "first card disclosed"
WAGER = "player's hand 10"


def bankers(played: Played) -> list[str]:
    return [NAME[each] for each in played.table.bankers_hand.cards]


def settling(table: BaccaratTable | None = None) -> Played:
    """6 against 7: nobody draws, and the settlement is awaited."""
    return dealt("6S 7D KC KH", table, ann=WAGER)


# (1), (2): a third card for the player's hand, which may have none


def test_s106_1_it_becomes_the_bankers_third_card_where_that_hand_draws() -> None:
    played = dealt(PLAYER_STAYS, ann=WAGER).act("dealer", WRONG, card="2S")
    assert played.rulings == [["qld s106(1)"]]
    assert bankers(played) == ["5D", "KH", "2S"]
    assert played.points == (6, 7)


def test_s106_1_whether_or_not_anybody_has_seen_it() -> None:
    played = dealt(PLAYER_STAYS, ann=WAGER).act("dealer", WRONG)
    assert played.awaits == "card for banker's hand"
    assert bankers(played.cards("2S")) == ["5D", "KH", "2S"]


def test_s106_1_it_is_no_irregularity_while_the_players_hand_draws() -> None:
    played = dealt("KS 5D KC KH", ann=WAGER)
    assert played.refusal("dealer", WRONG, card="2S") == ("qld s106(1)", Ground.WHEN)
    assert played.cards("2S").refused("dealer", WRONG, card="2S") == "qld s106(1)"  # it has its third card


def test_s106_2_where_the_bankers_hand_stays_it_is_the_next_hands_first_card() -> None:
    played = settling().act("dealer", WRONG)
    assert played.rulings == [["qld s106(2)"]]
    played.settle()
    table = played.table
    assert (table.waiting, table.shoe.remaining) == ("unseen", 412)
    played = begin(table, ann=WAGER).deal()
    assert played.awaits == "card for player's hand"
    played.cards("2S")
    assert (table.waiting, NAME[table.players_hand.cards[0]]) == ("", "2S")


def test_s106_2_unless_it_has_been_disclosed() -> None:
    played = settling().act("dealer", WRONG, card="9S")
    assert played.rulings == [["qld s106(4)(a)", "qld s106(5)(a)", "qld s106(6)"]]
    assert played.settle().table.waiting == "9S"


@pytest.mark.parametrize("cards", ["8S 2D KC KH", "2S 9D KC KH"])
def test_reading_bc13_after_a_natural_the_bankers_hand_stays(cards: str) -> None:
    played = dealt(cards, ann=WAGER).act("dealer", WRONG)
    assert played.rulings == [["qld s106(2)", "qld s101", "reading BC13"]]
    assert len(played.table.bankers_hand.cards) == 2


# (3): a card too many


def test_s106_3_an_excess_card_that_nobody_has_seen_is_the_next_hands_first() -> None:
    played = settling().act(FLOOR, EXCESS)
    assert played.rulings == [["qld s106(3)"]]
    assert played.settle().verdict("ann") is Verdict.LOSE
    assert begin(played.table, ann=WAGER).deal().cards("AH").points == (1, 0)


def test_s106_3_also_when_it_is_drawn_before_the_round() -> None:
    played = Played(table_of("ann")).act("dealer", EXCESS)
    assert played.rulings == [["qld s106(3)"]]
    assert played.wager("ann", WAGER).close().deal().cards("AH").points == (1, 0)


@pytest.mark.parametrize("to", ["player's hand", "banker's hand"])
def test_s99_2_s106_3_a_card_too_many_for_a_hand_is_the_next_hands_first(to: str) -> None:
    played = settling().act("dealer", EXCESS, to=to)
    assert (played.rulings, played.points) == ([["qld s106(3)", "qld s99(2)"]], (6, 7))
    assert played.settle().table.waiting == "unseen"


def test_s106_3_reading_bc41_a_second_excess_card_follows_the_first() -> None:
    played = settling().act("dealer", EXCESS).act("dealer", EXCESS)
    assert played.rulings == [["qld s106(3)"], ["qld s106(3)", "reading BC41"]]
    assert begin(played.settle().table, ann=WAGER).deal().cards("AH 2H").points == (1, 2)


@pytest.mark.parametrize(
    ("first", "second", "dummies"), [("", "9S", ["9S"]), ("9S", "", ["9S"]), ("9S", "8D", ["9S", "8D"])]
)
def test_s106_3_s106_4_a_reading_bc41_each_that_was_seen_opens_a_dummy_round(
    first: str, second: str, dummies: list[str]
) -> None:
    played = settling()
    for name in (first, second):
        played.act("dealer", EXCESS, **({"card": name} if name else {}))
    assert played.rulings[-1][-1] == ("reading BC41" if second or not first else "qld s106(3)")
    table = played.settle().table
    again = table_of("ann")
    again.restore(table.as_data())
    for each in (table, again):
        played = Played(each)
        for name in dummies:
            assert played.called[-1] == (f"a dummy round begins with {name}: no wagers", "qld s106(5)(b)")
            played.cards("2D KC 5H" if name == "9S" else "3D KC 5D")
        assert played.awaits == "wagers"
        assert (each.waiting, each.behind) == ("unseen" if "" in (first, second) else "", [])


def test_s106_4_a_the_unseen_one_behind_may_be_disclosed_while_the_dummy_round_is_dealt() -> None:
    played = settling().act("dealer", EXCESS, card="9S").act("dealer", EXCESS)
    played = Played(played.settle().table).cards("2D KC").act("dealer", DISCLOSED, card="8D").cards("5H")
    assert played.called[-1] == ("a dummy round begins with 8D: no wagers", "qld s106(5)(b)")


# (4) to (6): dummy rounds


def test_s106_4_a_a_disclosed_card_becomes_the_first_of_a_dummy_round() -> None:
    table = settling().act("dealer", EXCESS, card="9S").settle().table
    played = Played(table)
    assert played.called == [("a dummy round begins with 9S: no wagers", "qld s106(5)(b)")]
    assert played.awaits == "card for banker's hand"  # the first card is out
    played.cards("2D KC 2H")
    assert played.awaits == "wagers"
    assert not played.lines()
    assert table.shoe.in_rack == 8


def test_s106_4_a_also_a_card_that_is_disclosed_after_it_was_drawn() -> None:
    played = settling().act("dealer", EXCESS).act("dealer", DISCLOSED, card="9S")
    assert played.rulings[-1] == ["qld s106(4)(a)", "qld s106(5)(a)", "qld s106(6)"]
    assert Played(played.settle().table).called[0][1] == "qld s106(5)(b)"


def test_s106_4_a_a_card_disclosed_while_wagers_are_open_is_played_out_at_once() -> None:
    played = Played(table_of("ann")).wager("ann", WAGER).act("dealer", EXCESS, card="9S")
    assert played.awaits == "card for banker's hand"
    played.cards("2D KC 2H")
    assert played.awaits == "wagers"
    assert len(played.table.placed) == 1


def test_s106_4_a_or_when_the_bankers_about_to_deal_it() -> None:
    played = Played(table_of("ann")).act("dealer", EXCESS).wager("ann", WAGER).close().deal()
    played.act("dealer", DISCLOSED, card="9S").cards("2D KC 2H")
    assert played.awaits == "wagers"


def test_s106_4_b_a_first_card_found_face_up_in_the_shoe_starts_a_dummy_round() -> None:
    played = Played(table_of("ann")).act("dealer", FACE_UP, card="9S")
    assert played.rulings == [["qld s106(4)(b)", "qld s106(5)(a)", "qld s106(6)"]]
    assert played.cards("2D KC 2H").awaits == "wagers"


def test_s106_4_b_even_when_wagers_are_closed() -> None:
    played = begin(table_of("ann"), ann=WAGER).deal().act("dealer", FACE_UP, card="9S").cards("2D KC 2H")
    assert played.awaits == "wagers"  # no card of the round has been dealt
    played.close().deal().cards("KS 7D KC KH 9S").settle()
    assert played.line("ann").paid == 1000


def test_reading_bc17_wagers_that_are_down_wait_for_the_round_after() -> None:
    played = begin(table_of("ann"), ann=WAGER).deal().act("dealer", FACE_UP, card="9S").cards("2D KC 2H")
    played.act("ann", "withdraw", on="player's hand", selection="seat 1")
    assert played.close().over
    assert not played.lines()


def test_s106_5_a_a_dummy_round_arises_in_no_other_way() -> None:
    played = dealt("KS", ann=WAGER).act("dealer", FACE_UP, card="9S")
    assert not played.table.dummy
    with pytest.raises(BadInput):
        Played(table_of("ann")).act("pit boss", "dummy round")


def test_s106_5_b_a_dummy_round_is_played_by_sections_97_to_103() -> None:
    played = Played(table_of("ann")).act("dealer", FACE_UP, card="KS").cards("KD KC KH")
    assert played.awaits == "card for player's hand"  # s102
    played.cards("7S")
    assert played.awaits == "card for banker's hand"  # s103
    played.cards("7H")
    assert played.awaits == "wagers"
    calls = [under for _, under in played.called]
    assert calls == ["qld s106(5)(b)", "qld s98(1)", "qld s98(2)"]  # and no result (s104)


def test_s106_6_nobody_wagers_on_a_dummy_round() -> None:
    played = Played(table_of("ann")).act("dealer", FACE_UP, card="KS")
    assert played.refusal("ann", "wager", **played.on("ann", WAGER)) == ("qld s106(6)", Ground.WHEN)
    played.wager("ann", WAGER, accepted=True)
    assert played.rulings[-1] == ["qld s106(6)", "reading G6"]
    assert played.table.placed == []


def test_reading_bc5_a_dummy_round_is_not_the_last_round() -> None:
    table = table_of("ann")
    table.cutting_card_out = table.last_round = True
    played = Played(table).act("dealer", FACE_UP, card="9S")
    assert played.rulings[-1][-1] == "reading BC5"
    played.cards("2D KC 2H")
    assert (played.awaits, table.last_round) == ("wagers", True)
    played.wager("ann", WAGER).close().deal().cards("6S 7D KC KH").settle()
    assert table.due == "shoe completed"


def test_reading_bc5_a_cutting_card_in_a_dummy_round_announces_the_last_round() -> None:
    table = table_of("ann")
    table.shoe.marker = 416 - 2
    played = Played(table).act("dealer", FACE_UP, card="9S").cards("2D KC 2H")
    assert [under for _, under in played.called][-1] == "qld s100(2)"
    assert (table.last_round, table.due) == (True, "")


@pytest.mark.parametrize("seen", [{}, {"card": "9S"}])
def test_reading_bc14_after_the_last_round_no_card_starts_anything(seen: dict[str, str]) -> None:
    table = table_of("ann")
    table.cutting_card_out = table.last_round = True
    played = settling(table).act("dealer", EXCESS, **seen)
    assert played.rulings[-1][-2:] == ["qld s100(3)", "reading BC14"]
    played.settle()
    assert (table.waiting, table.due) == ("", "shoe completed")
    assert table.shoe.conserved([])


# (7): face up in the middle of a hand


@pytest.mark.parametrize("dealt_already", ["KS", "KS 7D", "KS 7D KC", "KS 7D KC KH"])
def test_s106_7_face_up_in_the_shoe_during_a_hand_it_is_a_live_card(dealt_already: str) -> None:
    played = dealt(dealt_already, ann=WAGER)
    to = played.awaits
    played.act("dealer", FACE_UP, card="9S")
    assert played.rulings == [["qld s106(7)(a)", "qld s106(7)(b)"]]
    hand = played.table.players_hand if "player's" in to else played.table.bankers_hand
    assert NAME[hand.cards[-1]] == "9S"


def test_s106_7_also_in_a_dummy_round() -> None:
    played = Played(table_of("ann")).act("dealer", FACE_UP, card="9S").act("dealer", FACE_UP, card="2D")
    assert bankers(played) == ["2D"]


def test_s106_7_not_while_cards_are_burnt() -> None:
    played = Played(table_of("ann", ready=False)).act("pit boss", "use preshuffled cards")
    played.acts("dealer: offer the cut", "ann: cut", "dealer: complete the cut", "dealer: insert the cutting card")
    played.acts("dealer: put the cards in the shoe")
    assert FACE_UP not in played.listed("dealer")


# (8): too few cards


def short(cards: str = "KS 5D KC KH") -> BaccaratTable:
    table = nearly_empty(cards, table_of("ann"))
    table.cutting_card_out = True
    return table


def test_s106_8_a_round_that_the_shoe_cannot_finish_has_no_effect() -> None:
    played = dealt("KS 5D KC KH", short(), ann=WAGER)  # the player's hand would draw
    assert played.over
    assert played.rulings == [["qld s106(8)(a)", "qld s106(8)(b)"]]
    assert played.verdict("ann") is Verdict.VOID


def test_s106_8_b_and_a_new_round_commences_after_a_shuffle() -> None:
    table = dealt("KS 5D KC KH", short(), ann=WAGER).table
    played = Played(table)
    assert played.awaits == "dealer: shuffle"
    assert table.shoe.in_rack == 416


def test_reading_bc4_the_wagers_of_that_round_go_back() -> None:
    played = dealt("KS 5D KC KH", short(), ann=WAGER)
    assert (played.chips("ann"), played.table.placed) == (50_000, [])
    assert played.cites("ann") == ["qld s106(8)(a)", "reading BC4"]


def test_s106_8_a_round_that_needs_no_more_cards_counts() -> None:
    assert coup("6S 7D KC KH", short("6S 7D KC KH"), ann=WAGER).verdict("ann") is Verdict.LOSE


def test_s106_8_the_banker_keeps_the_shoe_because_nothing_was_lost() -> None:
    table = table_of("ann", "bob", banker="ann")
    nearly_empty("9S 5D KC", table)
    table.cutting_card_out = True
    dealt("9S 5D KC", table, ann=WAGER)
    assert table.banker == "ann"


def test_s106_8_a_dummy_round_that_runs_out_leads_to_a_shuffle_and_the_wagers_stay() -> None:
    table = short("KS KD KC KH")
    played = Played(table).wager("ann", WAGER).act("dealer", FACE_UP, card="KS").cards("KD KC KH")
    assert played.rulings[-1] == ["qld s106(8)(a)", "qld s106(8)(b)"]
    assert played.awaits == "dealer: shuffle"
    assert len(table.placed) == 1


def test_s95_2_no_shoe_is_relinquished_when_a_dummy_round_has_used_the_cards_up() -> None:
    """No round is about to be dealt, so nobody had to wager for it: the banker keeps the shoe past the shuffle."""
    table = nearly_empty("KS KD KC KH", table_of("ann", "bob", banker="ann"))
    table.cutting_card_out = True
    played = Played(table).wager("bob", WAGER).act("dealer", FACE_UP, card="KS").cards("KD KC KH")
    assert (played.awaits, table.banker) == ("dealer: shuffle", "ann")
    assert [under for _, under in played.called if under == "qld s97(2)"] == []


def test_the_card_that_waits_is_written_down_between_rounds() -> None:
    table = settling().act("dealer", EXCESS, card="9S").settle().table
    data = table.as_data()
    again = table_of("ann")
    again.restore(data)
    assert (data["waiting"], data["shoe"]["on_table"]) == ("9S", "9S")
    assert Round(again).table.called[0].under.text == "qld s106(5)(b)"
