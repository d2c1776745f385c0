"""Division 15 of Part 19: dice, tiles that were exposed, misdeals, settings, seats, silence and contraventions."""

from typing import Any

import pytest
from support.pai_gow import BANK, FLOOR, LOSES, WINS, Played, dealt, play, table_of, wagered

from houseway.equipment.tiles import tile
from houseway.errors import BadRecord, Ground, Refused
from houseway.games import find
from houseway.games.pai_gow.irregularities.contraventions import CONTRAVENTIONS
from houseway.games.pai_gow.irregularities.misdeals import MISDEALS
from houseway.money import cents
from houseway.play.people import player
from houseway.play.record import Recorder, read, replay, write
from houseway.play.view import view
from houseway.play.wager import Verdict

HANDS = {"box 2": BANK, "box 3": WINS, "box 4": LOSES}


def player_banks(act: str = "take the bank") -> Played:
    """Ann banks on box 2; bob and cat play on boxes 3 and 4; the tiles are dealt."""
    table = table_of("ann", "bob", "cat")
    play({"ann": ("box 2", WINS)}, table=table)
    played = Played(table).take("ann", "100", act).stack().wager("bob", "box 3").wager("cat", "box 4")
    return played.close().shake().deal(HANDS)


def expose(played: Played, box: str, tiles: str, **more: Any) -> Played:
    """Tiles are told by their number, as they were dealt."""
    return played.act("dealer", "tiles exposed by the dealer", box=box, tiles=numbers(tiles), **more)


def numbers(text: str) -> list[int]:
    return [int(each) for each in text.split()]


# s446, s447


def test_s446_a_die_that_is_not_flat_makes_the_shake_ineffective() -> None:
    played = wagered({"ann": ("box 2", WINS)}).act("dealer", "cut the house way")
    assert played.refusal("dealer", "die not flat") == ("qld s446", Ground.WHEN)
    played.act("dealer", "shake the dice").act("dealer", "die not flat")
    assert (played.rulings, played.open) == ([["qld s446"]], ["shake the dice"])
    assert played.shake("2-2-2").table.dice == (2, 2, 2)


def test_s447_a_tile_exposed_in_shuffling_or_stacking_means_another_shuffle() -> None:
    played = Played(table_of()).act("dealer", "shuffle").act("dealer", "tile exposed in the shuffle")
    assert (played.rulings, played.open) == ([["qld s447"]], ["shuffle"])
    assert played.stack().awaits == "wagers"


def test_s447_also_in_a_la_ja_and_s451_wagers_may_then_be_retrieved() -> None:
    played = Played(table_of("ann", "bob")).stack().wager("ann", "box 2").wager("bob", "box 3")
    played.act("ann", "ask for la ja").act("dealer", "tile exposed in the shuffle")
    assert played.rulings == [["qld s447"], ["qld s451"]]
    played.stack()
    [option] = [o for o in played.round.options("ann") if o.act == "withdraw"]
    assert option.under.text == "qld s451"
    played.act("ann", "withdraw", on="player's hand", selection="box 2").close()
    assert [p.person for p in played.table.wagers()] == ["bob"]


# s448


def test_s448_1_only_what_is_dealt_and_lies_face_down_can_be_exposed_in_dealing() -> None:
    played = wagered({"ann": ("box 2", WINS)})
    act = "tiles exposed by the dealer"
    assert played.refusal("dealer", act, box="box 2", tiles=[1]) == ("qld s448(1)", Ground.WHEN)
    played.shake().deal({"box 1": BANK, "box 2": WINS}).act("ann", "set", low="6-6 4-5").expose()
    assert played.refusal("dealer", act, box="box 1", tiles=[1]) == ("qld s448(1)", Ground.WHAT)
    assert played.refusal("dealer", act, box="box 7", tiles=[1]) == ("qld s448(1)", Ground.WHAT)


def test_s448_3_tiles_of_a_hand_that_is_set_were_looked_at_and_it_is_played_when_that_comes_up() -> None:
    played = dealt({"ann": ("box 2", WINS)}).act("ann", "set", low="6-6 4-5")
    expose(played, "box 2", "1 2")
    assert (played.rulings, played.open) == ([["qld s448(3)", "reading P29"]], ["expose the bank's tiles"])


@pytest.mark.parametrize("at", ["wagers", "cut", "dice"])
def test_s447_s451_reading_p27_a_tile_exposed_in_the_shuffle_is_noticed_until_the_deal(at: str) -> None:
    played = Played(table_of()).stack().wager("ann", "box 2")
    if at != "wagers":
        played.close()
    if at == "dice":
        played.act("dealer", "cut the house way")
    played.act("dealer", "tile exposed in the shuffle")
    assert played.rulings == [["qld s447", "reading P27"], ["qld s451"]]
    assert played.stack().awaits == "wagers"
    played.close().shake().deal({"box 1": BANK, "box 2": WINS})
    assert played.refusal("dealer", "tile exposed in the shuffle") == ("qld s447", Ground.WHEN)


def test_s448_2_a_hand_with_one_tile_exposed_is_played() -> None:
    played = expose(dealt({"ann": ("box 2", WINS)}), "box 2", "1")
    assert (played.rulings, played.awaits) == ([["qld s448(2)"]], "ann")
    banker = expose(player_banks(), "box 2", "2")
    assert banker.rulings == [["qld s448(2)"]]


def test_s448_2_it_may_come_while_others_are_still_dealt() -> None:
    played = wagered({"ann": ("box 2", WINS)}).shake("3-3-3")
    for text in BANK.split():
        played.round.outcome(tile(text))
    played.round.outcome(tile("6-6"))
    expose(played, "box 2", "1")
    assert played.awaits == "tile for box 2"


@pytest.mark.parametrize("tiles", ["1 2", "1 2 3", "1 2 3 4"])
def test_s448_3_a_with_two_or_more_exposed_a_player_may_retrieve_the_wager(tiles: str) -> None:
    played = expose(dealt({"ann": ("box 2", WINS), "bob": ("box 4", LOSES)}), "box 2", tiles)
    assert (played.awaits, played.open) == ("ann", ["play the hand", "retrieve the wager"])
    played.act("ann", "retrieve the wager")
    assert (played.verdict("ann"), played.under("ann")) == (Verdict.VOID, ["qld s448(3)(a)"])
    played.act("bob", "set", low="5-5 4-6").expose().settle()
    assert [x.person for x in played.round.lines] == ["ann", "bob"]


def test_s448_3_a_the_first_player_decides_for_all_on_the_box() -> None:
    played = expose(dealt({"ann": ("box 2", WINS), "bob": ("box 2", WINS)}), "box 2", "1 2")
    assert played.refusal("bob", "retrieve the wager") == ("qld s448(3)", Ground.WHO)
    played.act("ann", "retrieve the wager")
    assert {x.person: x.verdict for x in played.round.lines} == {"ann": Verdict.VOID, "bob": Verdict.VOID}
    assert played.over


def test_s448_3_b_or_play_the_hand_as_it_is() -> None:
    played = expose(dealt({"ann": ("box 2", WINS)}), "box 2", "1 2").act("ann", "play the hand")
    played.act("ann", "set", low="6-6 4-5").expose().settle()
    assert played.verdict("ann") is Verdict.WIN


def test_s448_3_one_after_another_they_add_up() -> None:
    played = expose(dealt({"ann": ("box 2", WINS)}), "box 2", "1")
    assert expose(played, "box 2", "3").open == ["play the hand", "retrieve the wager"]


def test_s448_3_not_for_a_player_who_has_looked_at_another_tile() -> None:
    played = expose(dealt({"ann": ("box 2", WINS)}), "box 2", "1 2", looked=True)
    assert (played.rulings, played.open) == ([["qld s448(3)"]], ["ask for the house way", "set"])


@pytest.mark.parametrize("tiles", ["2 4", "2 4 3"])
def test_s448_4_a_a_player_banker_may_have_the_tiles_dealt_again(tiles: str) -> None:
    played = expose(player_banks(), "box 2", tiles)
    assert (played.awaits, played.open) == ("ann", ["have the tiles dealt again", "play the hand"])
    played.act("ann", "have the tiles dealt again")
    assert played.open == ["shuffle"]
    assert played.rulings == [["qld s448(4)"], ["qld s451"]]
    assert (played.table.bank.bankers, played.table.cover()) == (["ann"], cents("100"))
    played.stack().close().shake().deal(HANDS).set_hands(HANDS).settle()
    assert played.verdict("bob") is Verdict.WIN


def test_s448_4_b_or_play_the_hand_as_it_is() -> None:
    played = expose(player_banks(), "box 2", "2 4").act("ann", "play the hand")
    assert played.set_hands(HANDS).settle().verdict("cat") is Verdict.LOSE


def test_s448_4_not_for_a_player_banker_who_has_looked() -> None:
    assert expose(player_banks(), "box 2", "2 4", looked=True).rulings == [["qld s448(4)"]]


def test_reading_p6_four_exposed_tiles_give_the_same_choice() -> None:
    played = expose(player_banks(), "box 2", "1 2 3 4")
    assert played.open == ["have the tiles dealt again", "play the hand"]
    assert played.rulings == [["qld s448(4)", "reading P6"]]


@pytest.mark.parametrize("cause", MISDEALS)
def test_s448_5_after_a_misdeal_the_tiles_are_shuffled_stacked_and_dealt_again(cause: str) -> None:
    played = dealt({"ann": ("box 2", WINS)}).act(FLOOR, "misdeal", cause=cause)
    assert (played.rulings, played.open) == ([["qld s448(5)"], ["qld s451"]], ["shuffle"])
    assert played.table.stack.remaining == 32
    hands = {"box 1": BANK, "box 2": LOSES}
    played.stack().close().shake().deal(hands).set_hands(hands).settle()
    assert played.verdict("ann") is Verdict.LOSE


# ss 449, 450


@pytest.mark.parametrize("tiles", ["2", "2 4", "1 2 3 4"])
def test_s449_1_an_exposed_hand_of_the_house_or_a_co_banker_is_played(tiles: str) -> None:
    played = expose(dealt({"ann": ("box 2", WINS)}), "box 1", tiles)
    assert (played.rulings, played.awaits) == ([["qld s449(1)"]], "ann")
    shared = player_banks("co-bank").act("dealer", "bank's tiles exposed", tiles=numbers(tiles))
    assert shared.rulings == [["qld s449(1)"]]
    assert expose(player_banks("co-bank"), "box 2", tiles).rulings == [["qld s449(1)"]]


def test_s449_2_a_player_banker_who_exposes_tiles_plays_the_hand() -> None:
    played = player_banks().act("dealer", "bank's tiles exposed", tiles=[2, 4])
    assert played.rulings == [["qld s449(2)"]]
    assert "have the tiles dealt again" not in played.listed("ann")
    assert played.set_hands(HANDS).settle().verdict("bob") is Verdict.WIN


@pytest.mark.parametrize(("own", "dealers"), [([1], [2]), ([1], [2, 3]), ([1, 2, 3], [4])])
def test_s449_2_with_s448_4_who_has_exposed_tiles_has_no_choice_when_the_dealer_exposes_others(
    own: list[int], dealers: list[int]
) -> None:
    played = player_banks().act("dealer", "bank's tiles exposed", tiles=own)
    played.act("dealer", "tiles exposed by the dealer", box="box 2", tiles=dealers)
    assert played.rulings == [["qld s449(2)"], ["qld s448(4)", "qld s449(2)"]]
    assert "have the tiles dealt again" not in played.listed("ann")
    assert played.set_hands(HANDS).settle().verdict("bob") is Verdict.WIN


def test_s448_4_the_choice_comes_back_with_other_tiles_after_a_misdeal() -> None:
    played = player_banks().act("dealer", "bank's tiles exposed", tiles=[1]).act("dealer", "misdeal", cause=MISDEALS[0])
    played.stack().close().shake().deal(HANDS)
    assert expose(played, "box 2", "2 4").open == ["have the tiles dealt again", "play the hand"]


def wrongly_set() -> Played:
    """The bank could be 6 and 7, the house way; the dealer has made 5 and 8 of it."""
    played = dealt({"ann": ("box 2", "4-6 2-5 5-5 1-6")}).act("ann", "set", low="4-6 2-5")
    played.act("dealer", "expose the bank's tiles")
    return played.act("dealer", "set otherwise", low="4-6 1-4")


def test_s450_a_hand_that_is_not_set_the_house_way_is_rearranged_when_it_is_noticed() -> None:
    played = wrongly_set()
    assert played.table.hands[1].wrong
    played.act(FLOOR, "incorrect setting", box="box 1")
    assert played.rulings == [["qld s450"]]
    assert played.settle().called[-2][0] == "box 1: 6 with the 11 low, 7 with the low 10 high"


def test_s450_at_the_latest_before_wagers_are_settled() -> None:
    played = wrongly_set().settle()
    assert played.rulings == [["qld s450"]]
    assert played.verdict("ann") is Verdict.WIN  # 7 and 7 against 6 and 7: against 5 and 8 it would stand off


def test_s450_also_a_players_hand_that_the_dealer_was_asked_to_set() -> None:
    played = dealt({"ann": ("box 2", BANK.replace("5-6", "5-5"))}, "6-6 4-5 3-3 3-3")
    played.act("ann", "ask for the house way")
    [wrong, *_] = [o.fields[0].choices for o in played.round.options("dealer") if o.act == "set otherwise"]
    played.act("dealer", "set otherwise", low=wrong[0]).expose().settle()
    assert played.rulings == [["qld s450"]]


def test_s450_which_hands_are_set_wrongly_is_not_told_before_somebody_looks() -> None:
    played = dealt({"ann": ("box 2", WINS), "bob": ("box 3", LOSES)}, table=table_of("ann", "bob"))
    played.act("bob", "set", low="5-5 4-6").act("ann", "ask for the house way")
    assert "set otherwise" not in played.listed(FLOOR)  # only the dealer sees the tiles
    played.act("dealer", "set the house way")
    [way] = [option.fields for option in played.round.options(FLOOR) if option.act == "incorrect setting"]
    assert way[0].choices == ["box 2"]  # which the dealer has set, rightly or wrongly
    played.act(FLOOR, "incorrect setting", box="box 2")
    assert played.rulings == [["qld s450"]]
    assert played.round.rulings[0].what == "box 2 is set as it should be, and stays so"


# s451


def test_s451_reading_p15_wagers_of_an_abandoned_round_may_be_retrieved_changed_or_left() -> None:
    table = table_of("ann", "bob", "cat")
    played = dealt({"ann": ("box 2", WINS), "bob": ("box 3", LOSES)}, table=table)
    played.act("dealer", "misdeal", cause="dealt clockwise")
    assert played.no_wager("cat", "box 4") == "qld s428(1)"
    played.stack().act("bob", "withdraw", on="player's hand", selection="box 3").wager("ann", "box 2").wager(
        "cat", "box 4"
    )
    hands = {"box 1": BANK, "box 2": WINS, "box 4": LOSES}
    played.close().shake().deal(hands).set_hands(hands).settle()
    assert {x.person: x.stake for x in played.round.lines} == {"ann": cents("20"), "cat": cents("10")}


def test_reading_p15_an_abandoned_round_is_one_round_for_the_bank() -> None:
    played = player_banks().act("dealer", "misdeal", cause="box missed")
    played.stack().close().shake().deal(HANDS).set_hands(HANDS).settle()
    assert played.table.banked == {"ann": 1}


@pytest.mark.parametrize("cause", MISDEALS[:-1])
def test_s448_5_reading_p28_no_report_makes_a_misdeal_of_what_the_house_dealt_as_it_should(cause: str) -> None:
    table = table_of()
    table.house_deals = True
    played = wagered({"ann": ("box 2", WINS)}, table).shake().deal({"box 1": BANK, "box 2": WINS})
    assert played.refusal(FLOOR, "misdeal", cause=cause) == ("qld s448(5)", Ground.WHAT)
    assert played.act(FLOOR, "misdeal", cause=MISDEALS[-1]).open == ["shuffle"]


@pytest.mark.parametrize(
    ("act", "details", "under"),
    [
        ("tiles exposed by the dealer", {"box": "box 2", "tiles": [1, 2]}, "qld s448(1)"),
        ("tiles exposed by the dealer", {"box": "box 1", "tiles": [1]}, "qld s448(1)"),
        ("bank's tiles exposed", {"tiles": [1]}, "qld s449(1)"),
        ("tiles found wrong", {"tile": "3-3", "fault": "missing"}, "qld s414"),
        ("tiles found wrong", {"tile": "3-3", "fault": "one too many"}, "qld s414"),
    ],
)
def test_s414_s448_1_s449_1_reading_p38_nor_does_one_show_tiles_that_the_house_hides(
    act: str, details: dict[str, Any], under: str
) -> None:
    table = table_of("ann", "bob")
    table.house_deals = True
    played = wagered({"ann": ("box 2", WINS)}, table).shake().deal({"box 1": BANK, "box 2": WINS})
    before = table.game.look(table, "bob"), played.round.ask
    with pytest.raises(Refused) as refused:
        played.act("dealer", act, **details)
    assert refused.value.under.text == under
    assert (table.game.look(table, "bob"), played.round.ask) == before


def test_s431_1_reading_p38_but_a_tile_may_be_unfit() -> None:
    table = table_of("ann")
    table.house_deals = True
    played = wagered({"ann": ("box 2", WINS)}, table)
    played.act("dealer", "tiles found wrong", tile="3-3", fault="unfit")
    assert played.rulings == [["qld s431(1)"]]


# Several at once, and what a ruling makes moot


def both_exposed() -> Played:
    played = dealt({"ann": ("box 2", WINS), "bob": ("box 3", LOSES), "cat": ("box 4", "1-3 1-3 1-5 1-5")})
    expose(played, "box 2", "1 2")
    return expose(played, "box 3", "1 2")


@pytest.mark.parametrize("first", ["ann", "bob"])
@pytest.mark.parametrize("choice", ["retrieve the wager", "play the hand"])
def test_s448_3_two_players_whose_tiles_were_exposed_choose_in_any_order(first: str, choice: str) -> None:
    second = {"ann": "bob", "bob": "ann"}[first]
    played = both_exposed().act(first, choice).act(second, "retrieve the wager")
    assert played.under(second) == ["qld s448(3)(a)"]
    assert [p.person for p in played.table.wagers()] == (["cat"] if "retrieve" in choice else [first, "cat"])


def test_s448_3_whoever_may_still_choose_does_not_set_the_hand_yet() -> None:
    played = both_exposed()
    for who, low in (("ann", "6-6 4-5"), ("bob", "5-5 4-6")):
        assert played.refusal(who, "set", low=low) == ("qld s448(3)", Ground.WHEN)
    played.act("cat", "set", low="1-5 1-5").act("ann", "play the hand").act("bob", "play the hand")
    played.act("ann", "set", low="6-6 4-5").act("bob", "set", low="5-5 4-6")
    assert played.open == ["expose the bank's tiles"]


def test_s448_3_reading_p17_where_whoever_chooses_is_put_out_the_next_on_the_box_chooses() -> None:
    played = expose(dealt({"ann": ("box 2", WINS), "bob": ("box 2", WINS)}), "box 2", "1 2")
    assert played.awaits == "ann"
    played.act(FLOOR, "exclude from the game", person="ann", cause="let others see tiles")
    assert (played.awaits, played.open) == ("bob", ["play the hand", "retrieve the wager"])


def test_s448_4_a_player_banker_has_the_tiles_dealt_again_while_a_player_is_asked() -> None:
    played = player_banks()
    expose(played, "box 2", "1 2")
    expose(played, "box 3", "1 2")
    played.act("ann", "have the tiles dealt again")
    assert played.rulings[-1] == ["qld s451"]
    assert played.open == ["shuffle"]


@pytest.mark.parametrize("at", ["cut", "dice", "deal", "set", "expose", "settle"])
def test_s454_a_once_the_last_wager_is_cancelled_nothing_more_is_asked(at: str) -> None:
    played = wagered({"ann": ("box 2", WINS)})
    if at != "cut":
        played.act("dealer", "cut the house way")
    if at not in ("cut", "dice"):
        played.shake()
    if at in ("set", "expose", "settle"):
        played.deal({"box 1": BANK, "box 2": WINS})
    if at in ("expose", "settle"):
        played.act("ann", "set", low="6-6 4-5")
    if at == "settle":
        played.expose()
    played.act(FLOOR, "cancel the wager", person="ann", cause=TOUCHED)
    assert played.over


def test_reading_p14_la_ja_is_not_asked_of_a_dealer_once_the_bank_is_void() -> None:
    table = table_of("ann", "bob")
    play({"ann": ("box 2", WINS), "bob": ("box 3", LOSES)}, table=table)
    played = Played(table).take("ann", "100").stack().act("ann", "ask for la ja")
    played.act(FLOOR, "declare wagers void", person="ann")
    assert played.over


def test_s414_reading_p24_la_ja_is_not_asked_of_a_dealer_whose_tiles_are_put_right() -> None:
    played = Played(table_of()).stack().act("ann", "ask for la ja")
    played.act("dealer", "tiles found wrong", tile="6-6", fault="missing")
    assert played.open == ["sort and inspect"]


# s452


def test_s452_without_a_wager_in_three_rounds_and_with_every_other_seat_taken_a_player_may_have_to_go() -> None:
    table = table_of("ann", "bob", seats=2)
    for rounds in range(3):
        assert Played(table).decline().refused("dealer", "vacate the seat", person="bob") == "qld s452(a)", rounds
        play({"ann": ("box 2", WINS)}, table=table)
    played = Played(table).act("dealer", "vacate the seat", person="bob")
    assert "bob" not in table.people
    assert played.rulings == [["qld s452"]]


def test_s452_b_not_while_a_seat_is_free_nor_once_the_round_has_begun() -> None:
    table = table_of("ann", "bob", seats=3)
    for _ in range(3):
        play({"ann": ("box 2", WINS)}, table=table)
    assert Played(table).refused("dealer", "vacate the seat", person="bob") == "qld s452(b)"
    table.people["cat"] = player("cat", 1000)
    assert "vacate the seat" in Played(table).listed("dealer")
    begun = Played(table).decline().stack()
    assert "vacate the seat" not in begun.listed("dealer")
    assert begun.refused("dealer", "vacate the seat", person="bob") == "qld s452"


def test_s452_a_a_wager_or_the_bank_starts_the_count_again() -> None:
    table = table_of("ann", "bob", seats=2)
    play({"ann": ("box 2", WINS)}, table=table)
    play({"ann": ("box 2", WINS), "bob": ("box 3", LOSES)}, table=table)
    assert table.missed == {}
    played = Played(table).take("bob", "100").stack().wager("ann", "box 2").close()
    hands = {"box 3": BANK, "box 2": LOSES}
    played.shake().deal(hands).set_hands(hands).settle()
    assert table.missed == {}


# ss 453, 454


def test_s453_1_s453_2_a_floor_manager_may_direct_silence() -> None:
    played = Played(table_of())
    assert played.refusal("dealer", "direct silence") == ("qld s453(2)", Ground.WHO)
    played.act(FLOOR, "direct silence")
    assert played.rulings == [["qld s453(1)", "qld s453(2)"]]


def test_s453_3_who_speaks_after_the_first_tiles_contravenes_the_rules() -> None:
    cause = "spoke after silence was directed"
    played = wagered({"ann": ("box 2", WINS)}).act(FLOOR, "direct silence")
    assert cause not in causes_of(played)
    played.shake()
    assert cause not in causes_of(played)  # the first tiles are still to come
    played.deal({"box 1": BANK, "box 2": WINS})
    assert cause in causes_of(played)
    played.act(FLOOR, "cancel the wager", person="ann", cause=cause)
    assert played.rulings[-1] == ["qld s453(3)", "qld s454(a)", "reading P20"]
    assert cause not in causes_of(dealt({"ann": ("box 2", WINS)}))


def causes_of(played: Played) -> list[object]:
    return [c for o in played.round.options(FLOOR) if o.act == "cancel the wager" for c in o.fields[1].choices]


TOUCHED = "touched a tile in the shuffle or cut"


@pytest.mark.parametrize(("cause", "words"), [(cause, row.under) for cause, row in CONTRAVENTIONS.items()])
def test_s454_a_reading_p20_the_wager_is_cancelled_and_goes_back(cause: str, words: str) -> None:
    played = wagered({"ann": ("box 2", WINS, "250"), "bob": ("box 3", LOSES)}).act(FLOOR, "direct silence").shake()
    played.deal({"box 1": BANK, "box 2": WINS, "box 3": LOSES}).act("ann", "set", low="6-6 4-5")
    played.act(FLOOR, "cancel the wager", person="ann", cause=cause)
    assert played.rulings[1:] == [[words, "qld s454(a)", "reading P20"]]
    assert (played.verdict("ann"), played.under("ann")) == (Verdict.VOID, ["qld s454(a)"])
    played.act("bob", "set", low="5-5 4-6").expose().settle()
    assert played.verdict("bob") is Verdict.LOSE


@pytest.mark.parametrize(("cause", "words"), [(cause, row.under) for cause, row in CONTRAVENTIONS.items()])
def test_s454_a_ground_that_cannot_be_there_is_refused_with_the_words_that_it_rests_on(cause: str, words: str) -> None:
    played = Played(table_of("ann", "bob", ready=False))
    for act, more in (("exclude from the game", {}), ("keep apart", {"other": "bob"}), ("contravention seen", {})):
        assert played.refusal(FLOOR, act, person="ann", cause=cause, **more) == (words, Ground.WHAT)


def test_s454_what_a_player_did_in_the_last_round_may_be_noticed_in_the_next() -> None:
    table = table_of("ann", "bob")
    play({"ann": ("box 2", WINS)}, table=table)
    played = Played(table)
    assert played.refused(FLOOR, "exclude from the game", person="bob", cause="let others see tiles") == "qld s433(1)"
    played.act(FLOOR, "exclude from the game", person="ann", cause="let others see tiles")
    assert played.rulings == [["qld s433(1)", "qld s454(b)"]]


@pytest.mark.parametrize("who", ["dealer", FLOOR, "pit boss", "assistant pit boss"])
def test_s454_s430_5_what_was_seen_is_written_down_by_whoever_saw_it(who: str) -> None:
    played = Played(table_of("ann", "bob")).act("dealer", "shuffle")
    assert played.refused("ann", "touch a tile") == "qld s430(5)"
    played.act(who, "contravention seen", person="ann", cause=TOUCHED)
    assert played.rulings == [["qld s430(5)", "qld s454"]]


def test_s433_3_s435_1_tiles_that_are_dealt_are_handled_by_their_own_player_who_sets_them() -> None:
    played = dealt({"ann": ("box 2", WINS), "bob": ("box 2", WINS)})
    assert played.refused("ann", "touch a tile") == "qld s435(1)"
    assert played.refused("bob", "touch a tile") == "qld s433(3)"
    played.act("dealer", "contravention seen", person="bob", cause="handled tiles of another")
    assert played.rulings == [["qld s433(3)", "qld s454"]]


def test_s454_a_without_wagers_a_round_has_nothing_to_decide() -> None:
    played = dealt({"ann": ("box 2", WINS)}).act(FLOOR, "cancel the wager", person="ann", cause="let others see tiles")
    assert played.over


def test_s454_b_a_player_is_excluded_and_reading_p17_the_next_on_the_box_or_the_dealer_sets_the_hand() -> None:
    played = dealt({"ann": ("box 2", WINS), "bob": ("box 2", WINS)})
    played.act(FLOOR, "exclude from the game", person="ann", cause="handled tiles of another")
    assert played.rulings == [["qld s433(3)", "qld s454(b)"]]
    assert played.awaits == "bob"
    played.act(FLOOR, "exclude from the game", person="bob", cause="handled tiles of another")
    assert (played.awaits, played.open) == ("dealer", ["set the house way"])
    played.expose().settle()
    assert (played.verdict("ann"), played.verdict("bob")) == (Verdict.WIN, Verdict.WIN)
    assert Played(played.table).stack().no_wager("ann", "box 2") == "qld s454(b)"


def test_s454_c_a_player_may_not_play_at_the_same_table_as_another() -> None:
    table = table_of("ann", "bob", "cat")
    played = Played(table).stack()
    played.act(FLOOR, "keep apart", person="ann", other="bob", cause=TOUCHED)
    assert played.rulings == [["qld s430(5)", "qld s454(c)"]]
    assert played.no_wager("ann", "box 2") == "qld s454(c)"
    played.wager("bob", "box 2").act("bob", "withdraw", on="player's hand", selection="box 2").act("bob", "leave")
    assert played.wager("ann", "box 2").table.wagers()


def test_s454_c_whoever_leaves_and_comes_back_is_still_kept_apart() -> None:
    played = Played(table_of("ann", "bob")).stack()
    played.act(FLOOR, "keep apart", person="ann", other="bob", cause=TOUCHED).act("ann", "leave")
    played.act("dealer", "seat", person="ann", chips=cents("100"))
    assert played.no_wager("ann", "box 2") == "qld s454(c)"


def test_s454_c_not_from_somebody_who_does_not_play_any_more() -> None:
    played = Played(table_of("ann", "bob")).stack()
    played.act(FLOOR, "keep apart", person="ann", other="bob", cause=TOUCHED)
    played.act(FLOOR, "exclude from the game", person="bob", cause=TOUCHED)
    assert played.wager("ann", "box 2").act("bob", "leave").wager("ann", "box 2").table.wagers()


def test_s454_with_s421_2_looking_before_a_priority_hand_is_set_contravenes_the_part() -> None:
    played = dealt({"ann": ("box 2", WINS, "250"), "bob": ("box 3", LOSES)})
    cause = "looked at tiles before a priority hand was set"
    played.act(FLOOR, "cancel the wager", person="bob", cause=cause)
    assert played.rulings == [["qld s421(2)", "qld s454(a)", "reading P20"]]


def test_s454_is_for_a_floor_manager_or_more_senior() -> None:
    played = Played(table_of("ann", "bob")).stack().wager("ann", "box 2")
    for act, under in (("cancel the wager", "qld s454(a)"), ("exclude from the game", "qld s454(b)")):
        assert played.refusal("dealer", act, person="ann", cause="let others see tiles") == (under, Ground.WHO)
    assert played.refusal("dealer", "keep apart", person="ann") == ("qld s454(c)", Ground.WHO)


def test_s448_an_exposed_tile_is_seen_by_all_and_the_list_of_acts_shows_no_other() -> None:
    played = expose(dealt({"ann": ("box 2", WINS)}), "box 2", "1")
    assert view(played.round, "sue").look["boxes"][1]["tiles"] == ["6-6", "?", "?", "?"]
    listed = [o for o in played.round.options("dealer") if "exposed" in o.act]
    assert {c for o in listed for f in o.fields if f.name == "tiles" for c in f.choices} == {1, 2, 3, 4}


def test_s454_b_a_record_keeps_under_what_somebody_was_excluded() -> None:
    played = Played(table_of("ann", "bob")).stack()
    played.act(FLOOR, "exclude from the game", person="bob", cause=TOUCHED)
    record = Recorder(played.table).record()
    assert record.people["bob"]["excluded_under"] == "qld s454(b)"
    assert replay(read(write(record)), find).table.people["bob"].excluded_under == "qld s454(b)"
    wrong = write(record).replace("qld s454(b)", "qld s999")
    with pytest.raises(BadRecord, match="names no provision that is held"):
        replay(read(wrong), find)
