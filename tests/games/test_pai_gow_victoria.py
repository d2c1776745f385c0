"""Pai gow in Victoria since 30 July 2004 (Casino Rules Notice No. 9 of 2004), the ordinary game."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from support.pai_gow_victoria import Played, banked_by, closed, game, table_of

from houseway.errors import BadInput, Ground, NotHeld
from houseway.games import find
from houseway.games.pai_gow.terms import CO_BANKER
from houseway.games.pai_gow.victoria.cuts import CUTS
from houseway.games.pai_gow.victoria.dice import FourDice
from houseway.money import cents
from houseway.play.view import view

HAND = "6-6 4-5 1-6 5-6"  # the house way: 8 low, teen wong high


def test_vic_9_2004_is_in_force_from_4_am_on_30_july_2004() -> None:
    assert find("pai-gow", rules="vic", on="2004-07-30T04:00").part == "vic 9/2004"
    with pytest.raises(NotHeld):
        find("pai-gow", rules="vic", on="2004-07-30T03:59")
    assert find("pai-gow").rules == "qld"


def test_reading_p31_queenslands_part_is_the_base_and_the_game_supervisor_inspects() -> None:
    played = Played(table_of(ready=False))
    played.act("dealer", "sort and inspect")
    assert played.can("sort and inspect") == [
        "game supervisor",
        "pit boss",
        "casino supervisor",
        "gaming shift manager",
    ]


# Equipment


def test_vic_9_2004_r2_4_no_wager_is_made_where_the_off_button_lies() -> None:
    played = Played(table_of())
    played.act("dealer", "place the OFF button", box="box 4")
    played.stacked().refused("vic 9/2004 r2.4", "ann", "wager", Ground.WHAT, **on("box 4"))
    played.wager("ann box 3 20")
    assert "OFF button: box 4" in layout_of(played)


def test_vic_9_2004_r2_4_the_button_comes_off_again() -> None:
    played = Played(table_of())
    played.act("dealer", "place the OFF button", box="box 4").act("dealer", "remove the OFF button", box="box 4")
    played.stacked().wager("ann box 4 20")
    assert [cites for _, cites in played.rulings] == [["vic 9/2004 r2.4"]] * 2


def test_reading_p35_the_button_is_for_areas_where_nobody_plays() -> None:
    table = table_of()
    table.boxes = {4: ["ann"]}
    played = Played(table)
    for box in ("box 1", "box 4"):
        with pytest.raises(BadInput):
            played.act("dealer", "place the OFF button", box=box)
    played.stacked()
    assert played.can("place the OFF button") == []


def test_reading_p35_the_button_is_kept_between_rounds() -> None:
    table = table_of()
    Played(table).act("dealer", "place the OFF button", box="box 4")
    other = table_of()
    other.restore(table.as_data())
    assert other.off == [4]


def layout_of(played: Played) -> str:
    draw = played.table.game.layout
    assert draw is not None
    return draw(played.table)


def on(box: str, stake: str = "20") -> dict[str, Any]:
    return {"on": "player's hand", "selection": box, "stake": cents(stake)}


@pytest.mark.parametrize(
    ("words", "under"),
    [
        pytest.param("sign with the limits of the table", "vic 9/2004 r2.5", id="test_vic_9_2004_r2_5_a_sign"),
        pytest.param("chung (*): the Banker", "vic 9/2004 r2.6", id="test_vic_9_2004_r2_6_a_chung"),
        pytest.param("place for the dice cup", "vic 9/2004 r8.4", id="test_vic_9_2004_r8_4_the_cup_has_its_place"),
        pytest.param("nothing else that dice are read by", "vic 9/2004 r8.7", id="test_vic_9_2004_r8_7_is_deleted"),
    ],
)
def test_what_the_table_shows(words: str, under: str) -> None:
    (line,) = [line for line in layout_of(Played(table_of())).splitlines() if under in line]
    assert words in line


def test_vic_9_2004_r2_6_the_chung_is_with_the_banker() -> None:
    assert "(1*)" in layout_of(Played(table_of()))
    assert "(3*)" in layout_of(banked_by(table_of("ann", "ben"), "ann", 3))


# Cut and dice


@pytest.mark.parametrize("face", range(1, 7))
def test_vic_9_2004_r7_6_with_the_house_as_bank_the_cut_die_decides_the_cut(face: int) -> None:
    cut = CUTS[face - 1]
    played = closed("ann box 2 20").dice(f"{face} 1-2-3")
    assert any(cut.english in call for call in played.called)
    played.act("dealer", "cut the tiles", **({"side": cut.lies[0]} if cut.lies else {}))
    assert played.table.cut == cut.english


TOTALS = {3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 1, 10: 2, 11: 3, 12: 4, 13: 5, 14: 6, 15: 7, 16: 8, 17: 1, 18: 2}
ROLL = {sum(roll): "-".join(map(str, roll)) for roll in product(range(1, 7), repeat=3)}


@pytest.mark.parametrize(("total", "box"), TOTALS.items())
def test_vic_9_2004_appendix_3_the_box_dice_name_the_box_that_gets_tiles_first(total: int, box: int) -> None:
    played = closed(*(f"p{n} box {n} 20" for n in range(2, 9)))
    played.dice(f"5 {ROLL[total]}").act("dealer", "cut the tiles")
    assert played.to == f"box {box}"


def test_vic_9_2004_r7_6_is_announced_with_appendix_3() -> None:
    played = closed("ann box 2 20").dice("4 3-3-3").act("dealer", "cut the tiles", side="left")
    assert "the cut die shows 4: big slice" in played.called
    assert "triple 3, total 9: box 1 receives the first tiles" in played.called
    assert "the tiles are cut: big slice (dai pin), left" in played.called


def test_vic_9_2004_appendix_3_six_cuts_each_with_its_face_and_the_ways_it_can_lie() -> None:
    assert [(cut.face, len(cut.lies)) for cut in CUTS] == [(1, 2), (2, 2), (3, 4), (4, 2), (5, 0), (6, 2)]
    assert [cut.chinese.split()[0] for cut in CUTS] == ["long", "jung", "cup", "dai", "wui", "chee"]


def test_reading_p34_the_dealer_takes_one_of_the_sides() -> None:
    played = closed("ann box 2 20").dice("3 1-2-3")
    with pytest.raises(BadInput, match="top right"):
        played.act("dealer", "cut the tiles", side="left")
    played.act("dealer", "cut the tiles", side="bottom left")
    assert any(words.endswith("tiger (cup say), bottom left") for words in played.called)


def test_vic_9_2004_r8_1_1_one_die_for_the_cut_and_three_alike_for_the_box() -> None:
    weights = FourDice().weights()
    assert sum(weights.values()) == 6**4
    assert weights[(4, 1, 2, 3)] == 6
    assert weights[(4, 2, 2, 2)] == 1
    assert Counter(cut for cut, *_ in weights) == dict.fromkeys(range(1, 7), 56)


def test_vic_9_2004_r8_1_1_the_dice_are_written_with_the_cut_die_first() -> None:
    dice = FourDice()
    assert dice.write(dice.read("4 3-2-6")) == "4 2-3-6"
    for wrong in ("7 1-2-3", "4 1-2", "1-2-3", ""):
        with pytest.raises(BadInput):
            dice.read(wrong)


def test_vic_9_2004_r8_5_a_die_that_is_not_flat_and_the_cup_is_shaken_again() -> None:
    played = closed("ann box 2 20").act("dealer", "shake the dice").act("dealer", "die not flat")
    assert played.rulings[-1][1] == ["vic 9/2004 r8.5"]
    played.dice("5 1-2-3").act("dealer", "cut the tiles")
    assert played.table.dice == (1, 2, 3)


@pytest.mark.parametrize("kind", ["player/banker", CO_BANKER])
def test_reading_p32_a_player_who_banks_chooses_the_cut_before_the_dice(kind: str) -> None:
    played = banked_by(table_of("ann", "ben"), "ann", 3, kind).close("ben box 5 20")
    played.act("ann", "choose a cut", cut="tiger").act("dealer", "cut the tiles", side="top left")
    played.dice("5 1-2-3")
    assert played.table.cut == "tiger"
    assert played.table.first == 3  # the box that 6 names, counted from the chung, has no players: the next has


def test_reading_p32_or_leaves_it_to_the_die() -> None:
    played = banked_by(table_of("ann", "ben"), "ann", 3).close("ben box 5 20")
    played.act("ann", "leave the cut to the house").dice("5 1-2-3").act("dealer", "cut the tiles")
    assert played.table.cut == "hong kong bank"


# Limits


def test_vic_9_2004_r10_8_a_player_with_a_maximum_of_their_own_is_alone_on_the_area() -> None:
    played = Played(table_of("ann", "ben")).stacked()
    played.act("pit boss", "arrange a higher maximum", person="ann", maximum=cents("1000"))
    assert played.rulings[-1][1] == ["vic 9/2004 r10.8"]
    played.wager("ann box 2 800")
    played.refused("vic 9/2004 r10.8", "ben", "wager", Ground.WHO, **on("box 2"))
    played.wager("ben box 3 20")


def test_vic_9_2004_r10_8_whatever_that_player_wagers() -> None:
    played = Played(table_of("ann", "ben")).stacked()
    played.act("pit boss", "arrange a higher maximum", person="ann", maximum=cents("1000")).wager("ann box 2 20")
    played.refused("vic 9/2004 r10.8", "ben", "wager", Ground.WHO, **on("box 2"))
    played.wager("ben box 3 20").refused("vic 9/2004 r10.8", "ann", "wager", Ground.WHO, **on("box 3"))
    assert played.wager("ann box 2 20").table.wagers()


def test_vic_9_2004_r10_8_no_new_maximum_for_somebody_who_shares_an_area() -> None:
    played = Played(table_of("ann", "ben", "cat")).stacked().wager("ann box 2 20").wager("ben box 2 20")
    [person] = [o.fields[0] for o in played.round.options("pit boss") if o.act == "arrange a higher maximum"]
    assert person.choices == ["cat"]


# Setting


def setting(*wagers: str) -> Played:
    """Dealt, with the house way hand at box 2."""
    played = closed(*wagers).dice("5 1-3-6").act("dealer", "cut the tiles")
    return played.deal(box_2=HAND)


def test_vic_9_2004_r12_1_4_the_dealer_sets_on_request_and_the_game_supervisor_checks() -> None:
    played = setting("ann box 2 20").act("ann", "ask for the house way").act("dealer", "set the house way")
    assert played.can("check the hand") == ["game supervisor", "pit boss", "casino supervisor", "gaming shift manager"]
    played.act("game supervisor", "check the hand")
    assert "the hands of box 2 are checked, and lie before its betting area" in played.called
    assert played.can("expose the bank's tiles") == ["dealer"]


def test_vic_9_2004_r12_1_4_the_check_finds_what_was_not_set_the_house_way() -> None:
    played = setting("ann box 2 20").act("ann", "ask for the house way")
    played.act("dealer", "set otherwise", low=played.lows("set otherwise")[0])
    played.act("pit boss", "check the hand")
    hand = played.table.hands[2]
    assert hand.set is not None
    assert not hand.wrong
    assert played.rulings[-1][1] == ["vic 9/2004 r12.1.4", "qld s450"]


def test_vic_9_2004_r12_1_4_whoever_checks_a_hand_sees_it_until_it_is_laid_down() -> None:
    played = setting("ann box 2 20").act("ann", "ask for the house way").act("dealer", "set the house way")
    for viewer in ("game supervisor", "pit boss", "dealer"):
        assert tiles_seen(played, viewer) == HAND.split()
    assert tiles_seen(played, "ann") == tiles_seen(played, "sue") == ["?"] * 4
    played.act("game supervisor", "check the hand")
    assert tiles_seen(played, "game supervisor") == tiles_seen(played, "dealer") == ["?"] * 4


def test_vic_9_2004_r12_1_4_nothing_is_checked_where_the_hand_has_left_the_round() -> None:
    played = setting("ann box 2 20", "ben box 3 20")
    while played.ask.who != "ann":
        played.act(str(played.ask.who), "set", low=played.lows()[0])
    played.act("ann", "ask for the house way")
    played.act("game supervisor", "cancel the wager", person="ann", cause="let others see tiles")
    assert played.can("check the hand") == []


def test_vic_9_2004_r12_1_4_1_is_deleted_and_nothing_but_the_check_follows_a_request() -> None:
    played = setting("ann box 2 20").act("ann", "ask for the house way").act("dealer", "set the house way")
    assert str(played.ask.under) == "vic 9/2004 r12.1.4"
    assert "(vic 9/2004 r12.1.4.1)" in layout_of(played)


def test_vic_9_2004_r12_1_4_a_hand_that_its_player_sets_is_not_checked() -> None:
    played = setting("ann box 2 20").act("ann", "set", low="5-6 1-6")
    assert played.can("check the hand") == []


def test_vic_9_2004_r12_1_5_tiles_that_are_laid_down_are_set_and_stay_down() -> None:
    played = setting("ann box 2 20", "ben box 3 20").act("ann", "set", low="5-6 1-6")
    played.refused("vic 9/2004 r12.1.5", "ann", "change the setting")
    played.refused("vic 9/2004 r12.1.5", "ann", "set", Ground.WHEN, low="5-6 1-6")


def test_reading_p37_nobody_looks_at_them_again_until_wagers_are_settled() -> None:
    played = setting("ann box 2 20", "ben box 3 20")
    assert tiles_seen(played, "ann") == HAND.split()
    played.act("ann", "set", low="5-6 1-6")
    assert tiles_seen(played, "ann") == tiles_seen(played, "dealer") == ["?"] * 4


def tiles_seen(played: Played, viewer: str) -> list[str]:
    look = played.table.game.look
    (box,) = [each for each in look(played.table, viewer)["boxes"] if each["box"] == 2]
    return sorted(box["tiles"], key=HAND.split().index) if "?" not in box["tiles"] else list(box["tiles"])


# Irregularities


def test_vic_9_2004_r14_13_a_casino_supervisor_directs_a_player_to_set_first() -> None:
    played = closed("ann box 2 20", "ben box 3 20")
    assert played.can("direct to set first") == ["casino supervisor"]
    played.act("casino supervisor", "direct to set first", person="ben")
    played.dice("5 1-3-6").act("dealer", "cut the tiles").any_tiles()
    assert played.ask.who == "ben"
    played.refused("vic 9/2004 r14.13", "ann", "set", Ground.WHEN, low="?")
    assert played.rulings[-1][1] == ["vic 9/2004 r14.13"]


def test_vic_9_2004_r14_13_no_other_player_looks_before() -> None:
    played = closed("ann box 2 20", "ben box 3 20")
    played.act("casino supervisor", "direct to set first", person="ben")
    played.dice("5 1-3-6").act("dealer", "cut the tiles").deal(box_2=HAND)
    assert tiles_seen(played, "ann") == ["?"] * 4
    played.act("ben", "set", low=played.lows()[0])
    assert tiles_seen(played, "ann") == HAND.split()


def test_reading_p36_before_priority_hands_and_until_hands_are_being_set() -> None:
    played = Played(table_of("ann", "ben")).stacked()
    assert played.can("direct to set first") == []
    played.wager("ann box 2 500").wager("ben box 3 20").act("dealer", "no more bets")
    played.act("dealer", "place the priority set marker", about="box 2")
    assert played.table.priority == [2]
    played.act("casino supervisor", "direct to set first", person="ben")
    played.dice("5 1-3-6").act("dealer", "cut the tiles").any_tiles()
    assert played.ask.who == "ben"
    assert played.can("direct to set first") == []


# A whole round


def test_a_round_is_settled_as_in_queensland() -> None:
    played = closed("ann box 2 20").dice("5 1-3-6").act("dealer", "cut the tiles")
    played.deal(box_2=HAND, box_1="4-6 5-5 1-4 2-2").act("ann", "ask for the house way")
    played.act("dealer", "set the house way").act("game supervisor", "check the hand")
    played.act("dealer", "expose the bank's tiles").act("dealer", "set the house way").act("dealer", "settle")
    assert played.net("ann") == 1900
    assert view(played.round, "ann")


def test_each_version_has_its_name() -> None:
    assert [each.variant["version"] for each in (game(), game("Crown Pai Gow"))] == ["Pai Gow", "Crown Pai Gow"]
