"""What is tried at a pai gow table and refused, and by which provision; and what the bank's offer does not close."""

from datetime import datetime

from support.pai_gow import BANK, FLOOR, LOSES, WINS, Played, dealt, table_of, wagered
from support.pai_gow_victoria import CROWN, banked_by
from support.pai_gow_victoria import Played as Victorian
from support.pai_gow_victoria import table_of as victorian

from houseway.equipment.tiles import tile
from houseway.errors import Ground
from houseway.games.pai_gow.bank import Bank
from houseway.games.pai_gow.dealing import TileDealt
from houseway.games.pai_gow.table import PaiGowTable
from houseway.money import cents

NOON = datetime(1998, 9, 4, 12)


def seated(*names: str) -> PaiGowTable:
    """A table at which everybody has played a round against the house."""
    table = table_of(*names)
    table.last, table.boxes = Bank(), {number: [name] for number, name in enumerate(names, 2)}
    return table


# While the bank is on offer


def test_s425_9_while_the_bank_is_offered_people_come_and_go_and_the_sign_changes() -> None:
    table = seated("ann", "bob", "cat")
    played = Played(table)
    assert played.awaits == "ann"
    played.act("cat", "leave")
    played.act(FLOOR, "seat", person="dan", chips=cents("100"))
    played.act(FLOOR, "change the sign", kind="pai gow", minimum=cents("20"), maximum=cents("600"), now=NOON)
    played.act("ann", "leave")
    assert played.awaits == "bob"


def test_s425_4_what_covers_the_others_goes_by_the_sign_and_the_players_as_they_are() -> None:
    table = seated("ann", "bob", "cat")
    played = Played(table)
    assert played.refused("ann", "take the bank", amount=cents("9")) == "qld s425(4)"
    played.act("cat", "leave")
    assert played.refused("ann", "take the bank", amount=cents("4")) == "qld s425(4)"
    played.act(FLOOR, "change the sign", kind="pai gow", minimum=cents("20"), maximum=cents("500"), now=NOON)
    assert played.refused("ann", "take the bank", amount=cents("19")) == "qld s425(4)"
    played.act("ann", "take the bank", amount=cents("20"))


def test_s420_1_wagers_go_on_while_la_ja_is_asked_for() -> None:
    played = Played(table_of("ann", "bob")).stack().wager("ann", "box 2").act("ann", "ask for la ja")
    played.wager("bob", "box 3").act("dealer", "perform la ja")
    assert [placed.person for placed in played.table.wagers()] == ["ann", "bob"]


# s425: whose bank it is


def test_s425_9_the_bank_is_offered_to_each_in_turn() -> None:
    assert Played(seated("ann", "bob")).refusal("bob", "take the bank", amount=10_000) == ("qld s425(9)", Ground.WHEN)


def test_s425_11_after_two_rounds_it_is_offered_anew_from_the_next_player() -> None:
    played = Played(_two_rounds_banked())
    asked = played.awaits
    other = next(name for name in ("bob", "cat") if name != asked)
    assert played.refused(other, "take the bank", amount=10_000) == "qld s425(11)"


def test_s425_10_nobody_banks_a_third_round_running_alone_or_with_others() -> None:
    played = Played(_two_rounds_banked())
    assert played.refusal("ann", "take the bank", amount=10_000) == ("qld s425(10)", Ground.WHO)
    assert played.refusal("ann", "combine chips", amount=10_000) == ("qld s425(10)", Ground.WHO)


def _two_rounds_banked() -> PaiGowTable:
    table = seated("ann", "bob", "cat")
    table.last, table.banked = Bank("player/banker", 2, ["ann"], ["ann"]), {"ann": 2}
    return table


def test_s454_b_an_excluded_player_takes_no_bank() -> None:
    played = Played(seated("ann", "bob"))
    played.act(FLOOR, "exclude from the game", person="ann", cause="let others see tiles")
    for act in ("take the bank", "co-bank", "decline the bank", "combine chips"):
        assert played.refused("ann", act, amount=10_000) == "qld s454(b)"


def test_s421_1_b_iii_b_too_few_chips_for_half_of_the_bank() -> None:
    table = seated("ann", "bob")
    table.people["ann"].purse.value = 200
    assert Played(table).refusal("ann", "co-bank", amount=200) == ("qld s421(1)(b)(iii)(B)", Ground.MEANS)
    assert Played(table).refusal("ann", "take the bank", amount=200) == ("qld s425(4)", Ground.MEANS)


# s430: the cut


def test_s430_3_no_player_cuts_while_the_house_holds_the_bank() -> None:
    played = wagered({"ann": ("box 2", WINS)})
    assert played.refused("ann", "choose a cut", cut="tiger") == "qld s430(3)"


def test_s430_4_only_whoever_banks_chooses_the_cut() -> None:
    played = Played(seated("ann", "bob")).take("ann", "100").stack().wager("bob", "box 3").close()
    assert played.refused("bob", "choose a cut", cut="tiger") == "qld s430(4)"
    played.act("ann", "choose a cut", cut="tiger")


def test_vic_9_2004_r18_4_1_1_in_crown_pai_gow_the_letter_decides_whoever_banks() -> None:
    table = victorian("ann", "ben", version=CROWN)
    played = banked_by(table, "ann", 2).close("ben box 3 20")
    played.refused("vic 9/2004 r18.4.1.1", "ann", "choose a cut", Ground.WHAT, cut="tiger")


def test_vic_9_2004_r7_6_where_the_house_banks_the_cut_die_decides() -> None:
    played = Victorian(victorian("ann", "ben")).close("ben box 3 20")
    played.refused("vic 9/2004 r7.6", "ben", "choose a cut", Ground.WHO, cut="tiger")


# s433, s435


def test_s435_6_whoever_banks_sets_when_all_others_have() -> None:
    played = _banker_waits()
    assert played.refused("ann", "set", low="1-4 5-6") == "qld s435(6)"
    assert played.refused("ann", "expose the bank's tiles") == "qld s435(5)"


def _banker_waits() -> Played:
    played = Played(seated("ann", "bob")).take("ann", "100").stack().wager("bob", "box 3").close()
    return played.shake().deal({"box 2": BANK, "box 3": LOSES})


# s448: the dealer exposed tiles


def exposed(played: Played, box: str, *tiles: int, looked: bool = False) -> Played:
    return played.act("dealer", "tiles exposed by the dealer", box=box, tiles=list(tiles), looked=looked)


def test_s448_2_one_tile_exposed_lets_nobody_retrieve_or_have_tiles_dealt_again() -> None:
    played = exposed(dealt({"ann": ("box 2", WINS)}), "box 2", 1)
    assert played.refused("ann", "retrieve the wager") == "qld s448(2)"
    banker = exposed(_banker_waits(), "box 2", 3)
    assert banker.refused("ann", "have the tiles dealt again") == "qld s448(2)"


def test_s448_3_who_has_looked_retrieves_nothing() -> None:
    played = exposed(dealt({"ann": ("box 2", WINS)}), "box 2", 1, 2, looked=True)
    assert played.refused("ann", "retrieve the wager") == "qld s448(3)"


def test_s448_3_s448_4_to_each_their_own_choice() -> None:
    played = exposed(dealt({"ann": ("box 2", WINS)}), "box 2", 1, 2)
    assert played.refused("ann", "have the tiles dealt again") == "qld s448(3)"
    banker = exposed(_banker_waits(), "box 2", 1, 2)
    assert banker.refused("ann", "retrieve the wager") == "qld s448(4)"


def test_s449_1_a_co_bankers_hand_is_played() -> None:
    played = Played(seated("ann", "bob")).take("ann", "100", act="co-bank").stack().wager("bob", "box 3").close()
    played.shake().deal({"box 2": BANK, "box 3": LOSES})
    assert exposed(played, "box 2", 1, 2).refused("ann", "have the tiles dealt again") == "qld s449(1)"


# s421(1)(c)


def test_s421_1_c_nobody_joins_a_box_that_is_over_the_maximum_by_arrangement() -> None:
    played = Played(table_of("ann", "bob", chips="2000")).stack()
    played.act(FLOOR, "arrange a higher maximum", person="ann", maximum=cents("1500")).wager("ann", "box 2", "800")
    assert played.no_wager("bob", "box 2") == "qld s421(1)(c)"


def test_s423_2_c_a_lone_player_sets_the_higher_wager_first() -> None:
    played = Played(table_of()).stack()
    played.wager("ann", "box 2", "10").wager("ann", "box 3", "40").close().shake()
    played.deal({"box 1": BANK, "box 2": WINS, "box 3": LOSES})
    played.act("ann", "set", low="5-5 4-6")
    assert played.table.hands[3].set is not None
    assert played.table.hands[2].set is None


def test_reading_h16_the_better_hand_is_the_high_hand() -> None:
    assert dealt({"ann": ("box 2", "6-6 4-5 3-3 1-2")}).refused("ann", "set", low="6-6 4-5") == "reading H16"


def test_s435_5_no_tiles_are_exposed_before_all_hands_are_set_and_s436_2_then_the_dealer_shows_them() -> None:
    hands = {"box 1": BANK, "box 2": WINS}
    played = dealt({"ann": ("box 2", WINS)})
    assert played.refusal("ann", "expose tiles") == ("qld s435(5)", Ground.WHAT)
    played.set_hands(hands)
    assert played.refusal("ann", "expose tiles") == ("qld s436(2)", Ground.WHO)


def test_s425_6_s425_4_chips_in_the_bank_are_not_withdrawn() -> None:
    played = Played(seated("ann", "bob", "cat")).act("bob", "combine chips", amount=cents("30"))
    back = {"on": "bank", "selection": "box 2"}
    assert played.refusal("bob", "withdraw", **back) == ("qld s425(6)", Ground.WHEN)
    played.act("ann", "take the bank", amount=cents("60")).act("ann", "designate", handlers=["ann"])
    assert played.refusal("bob", "withdraw", **back) == ("qld s425(4)", Ground.WHEN)
    played.stack()
    assert played.awaits == "wagers"
    assert played.refusal("bob", "withdraw", **back) == ("qld s425(4)", Ground.WHEN)


# Before a hand has its four tiles


def test_s435_1_two_tiles_are_not_set_before_all_four_are_dealt() -> None:
    """At every moment of the deal; also two that have come already."""
    played = Played(table_of("ann")).stack().wager("ann", "box 2").close().shake()
    tiles, grounds = {"box 2": WINS.split(), "box 1": BANK.split()}, set()
    while isinstance(played.round.ask, TileDealt):
        grounds.add(played.refusal("ann", "set", low="6-6 4-5")[1])
        played.round.outcome(tile(tiles[played.round.ask.to].pop(0)))
    assert grounds == {Ground.WHEN}
    played.act("ann", "set", low="6-6 4-5")
