"""Crown Pai Gow (rule 18 of Casino Rules Notice No. 9 of 2004): six areas, two dice, tiles for every area."""

from typing import Any

import pytest
from support.pai_gow_victoria import CROWN, Played, banked_by, closed, game, table_of

from houseway.errors import BadInput, Refused
from houseway.games.pai_gow.terms import CO_BANKER
from houseway.games.pai_gow.victoria.cuts import CUTS
from houseway.games.pai_gow.victoria.dice import CrownDice
from houseway.money import cents
from houseway.play.game import Game


def crown(*wagers: str, **settings: Any) -> Played:
    return closed(*wagers, version=CROWN, **settings)


def layout_of(played: Played) -> list[str]:
    draw = played.table.game.layout
    assert draw is not None
    return draw(played.table).splitlines()


def test_vic_9_2004_r18_1_the_rules_of_pai_gow_apply_where_rule_18_says_nothing_else() -> None:
    played = crown("ann box 2 20").dice("W 1").act("dealer", "cut the tiles").any_tiles()
    played.act("dealer", "retrieve the tiles").act("ann", "ask for the house way").act("dealer", "set the house way")
    played.act("game supervisor", "check the hand")
    played.act("dealer", "expose the bank's tiles").act("dealer", "set the house way").act("dealer", "settle")
    assert {line.cites[0].text.split("(")[0] for line in played.round.lines} == {"qld s444"}
    assert layout_of(played)[0].startswith("CROWN PAI GOW")


def test_vic_9_2004_r18_1_and_give_way_where_it_does() -> None:
    played = banked_by(table_of("ann", "ben", version=CROWN), "ann", 3).close("ben box 5 20")
    assert played.can("choose a cut") == []  # s430(4) would let the banker choose
    assert played.can("shake the dice") == ["dealer"]


@pytest.mark.parametrize(
    ("words", "under"),
    [
        pytest.param("cut die: L dragon", "vic 9/2004 r18.2.1.1", id="test_vic_9_2004_r18_2_1_1_the_cut_die"),
        pytest.param("box die: 1 to 6", "vic 9/2004 r18.2.1.2", id="test_vic_9_2004_r18_2_1_2_the_box_dice"),
        pytest.param("six playing areas", "vic 9/2004 r18.3.1", id="test_vic_9_2004_r18_3_1_six_areas"),
        pytest.param("one cut die and one box die", "vic 9/2004 r18.3.2", id="test_vic_9_2004_r18_3_2_two_dice"),
        pytest.param(
            "words: cut die, box dice", "vic 9/2004 r18.2.1", id="test_vic_9_2004_r18_2_1_two_words_of_its_own"
        ),
    ],
)
def test_what_the_cloth_of_crown_pai_gow_shows(words: str, under: str) -> None:
    (line,) = [line for line in layout_of(Played(table_of(version=CROWN))) if line.endswith(f"({under})")]
    assert words in line


@pytest.mark.parametrize(
    "under",
    [
        pytest.param("vic 9/2004 r18.2", id="test_vic_9_2004_r18_2_heads_the_words"),
        pytest.param("vic 9/2004 r18.3", id="test_vic_9_2004_r18_3_heads_the_equipment"),
        pytest.param("vic 9/2004 r18.4", id="test_vic_9_2004_r18_4_heads_the_dice"),
        pytest.param("vic 9/2004 r18.5", id="test_vic_9_2004_r18_5_heads_the_play"),
    ],
)
def test_the_cloth_names_the_headings_of_rule_18(under: str) -> None:
    assert [line for line in layout_of(Played(table_of(version=CROWN))) if line.endswith(f"({under})")]


def test_vic_9_2004_r18_3_1_there_are_six_playing_areas() -> None:
    played = Played(table_of(version=CROWN)).stacked()
    played.refused("vic 9/2004 r18.3.1", "ann", "wager", **on("box 7"))
    played.wager("ann box 6 20")
    assert game(CROWN).wagers[0].selections == tuple(f"box {n}" for n in range(1, 7))


def on(box: str) -> dict[str, Any]:
    return {"on": "player's hand", "selection": box, "stake": cents("20")}


@pytest.mark.parametrize("boxes", [5, 7, 8])
def test_vic_9_2004_r18_3_1_no_more_and_no_fewer(boxes: int) -> None:
    with pytest.raises(Refused) as refusal:
        table_of(version=CROWN, boxes=boxes)
    assert refusal.value.under.text == "vic 9/2004 r18.3.1"


def test_a_record_needs_not_say_that_there_are_six() -> None:
    table = table_of(version=CROWN)
    assert "rules" not in table.as_data()
    other = table_of(version=CROWN)
    other.restore({})
    assert other.rules.boxes == 6


def test_vic_9_2004_r18_3_2_two_dice_each_face_as_likely_as_another() -> None:
    weights = CrownDice().weights()
    assert len(weights) == 36
    assert set(weights.values()) == {1}


@pytest.mark.parametrize("letter", ["L", "J", "CS", "D", "W", "C"])
def test_vic_9_2004_r18_4_1_1_the_letter_and_its_cut_are_announced(letter: str) -> None:
    (cut,) = [each for each in CUTS if each.letter == letter]
    played = crown("ann box 2 20").dice(f"{letter} 2")
    assert f"{letter}: {cut.english}" in played.called
    played.act("dealer", "cut the tiles", **({"side": cut.lies[-1]} if cut.lies else {}))
    assert played.table.cut == cut.english


def test_vic_9_2004_r18_2_1_1_the_cut_die_bears_letters() -> None:
    dice = CrownDice()
    assert dice.write(dice.read("cs 3")) == "CS 3"
    for wrong in ("3 3", "CS 7", "CS", "X 1"):
        with pytest.raises(BadInput, match="like CS 3"):
            dice.read(wrong)


def test_vic_9_2004_r18_4_1_a_die_that_is_not_flat_and_the_cup_is_shaken_again() -> None:
    played = crown("ann box 2 20").act("dealer", "shake the dice")
    assert {option.under.text for option in played.round.options() if option.act == "die not flat"} == {
        "vic 9/2004 r18.4.1"
    }
    played.act("dealer", "die not flat")
    assert played.rulings[-1][1] == ["vic 9/2004 r18.4.1"]
    played.dice("W 2").act("dealer", "cut the tiles")
    assert played.table.first == 2


@pytest.mark.parametrize("number", range(1, 7))
def test_vic_9_2004_r18_4_1_2_with_the_house_as_bank_the_box_die_is_the_first_box(number: int) -> None:
    played = crown("ann box 2 20").dice(f"W {number}").act("dealer", "cut the tiles")
    assert f"{number}: box {number} receives the first tiles" in played.called
    assert played.to == f"box {number}"


@pytest.mark.parametrize(("number", "first"), [(1, 4), (2, 5), (3, 6), (4, 1), (5, 2), (6, 3)])
def test_vic_9_2004_r18_4_1_3_with_a_player_as_banker_it_is_counted_from_the_chung(number: int, first: int) -> None:
    played = banked_by(table_of("ann", "ben", version=CROWN), "ann", 4).close("ben box 5 20")
    played.dice(f"W {number}").act("dealer", "cut the tiles")
    said = f"the bank is at box 4, which is 1 in the count; {number}: box {first} receives the first tiles"
    assert said in played.called
    assert played.to == f"box {first}"


def test_reading_p7_areas_are_counted_counterclockwise() -> None:
    played = crown("ann box 2 20").dice("W 5").act("dealer", "cut the tiles").any_tiles()
    assert list(played.table.hands) == [5, 6, 1, 2, 3, 4]


def test_reading_p33_the_letter_decides_whoever_banks() -> None:
    for kind in ("player/banker", CO_BANKER):
        played = banked_by(table_of("ann", "ben", version=CROWN), "ann", 4, kind).close("ben box 5 20")
        played.dice("J 1").act("dealer", "cut the tiles", side="top")
        assert played.table.cut == "from the heart"


def test_reading_p8_with_the_house_as_bank_its_tiles_are_those_of_box_1() -> None:
    played = crown("ann box 2 20", "ben box 3 20").dice("W 2").act("dealer", "cut the tiles").any_tiles()
    played.act("dealer", "retrieve the tiles")
    assert sorted(played.table.hands) == [1, 2, 3]
    assert played.table.bank.box == 1
    fresh = Played(table_of(version=CROWN)).stacked()
    fresh.refused("qld s425(13)", "ann", "wager", **on("box 1"))


def test_vic_9_2004_r18_5_1_every_area_gets_four_tiles_and_eight_are_left() -> None:
    played = crown("ann box 2 20").dice("W 3").act("dealer", "cut the tiles").any_tiles()
    assert {box: len(hand.tiles) for box, hand in played.table.hands.items()} == dict.fromkeys((3, 4, 5, 6, 1, 2), 4)
    assert played.table.stack.remaining == 8
    assert "8 tiles are left, and lie unseen to the right of the float" in played.called


def test_vic_9_2004_r18_5_1_in_groups_of_four_face_down() -> None:
    played = crown("ann box 2 20").dice("W 3").act("dealer", "cut the tiles")
    boxes = []
    while played.can("tile"):
        boxes.append(played.to)
        played.round.outcome(next(iter(played.table.stack.weights())))
    assert boxes == [f"box {n}" for n in (3, 4, 5, 6, 1, 2) for _ in range(4)]


def test_vic_9_2004_r18_5_2_tiles_of_areas_without_wagers_are_retrieved_unseen() -> None:
    played = crown("ann box 2 20", "ben box 6 20").dice("W 3").act("dealer", "cut the tiles").any_tiles()
    assert played.can("retrieve the tiles") == ["dealer"]
    for viewer in played.table.people:
        for box in played.table.game.look(played.table, viewer)["boxes"]:
            assert box["box"] in (2, 6) or set(box["tiles"]) <= {"?"}
    played.act("dealer", "retrieve the tiles")
    assert sorted(played.table.hands) == [1, 2, 6]


def test_vic_9_2004_r18_5_2_nothing_is_retrieved_where_every_area_has_a_wager() -> None:
    played = crown(*(f"p{n} box {n} 20" for n in range(2, 7))).dice("W 3").act("dealer", "cut the tiles").any_tiles()
    assert played.can("retrieve the tiles") == []
    assert len(played.table.hands) == 6


def test_vic_9_2004_r18_5_2_nor_is_a_hand_played_whose_wager_went_back_in_the_deal() -> None:
    played = crown("ann box 2 20", "ben box 6 20").dice("W 3").act("dealer", "cut the tiles")
    played.tiles("6-6 6-6").act(
        "pit boss", "cancel the wager", person="ben", cause="touched a tile in the shuffle or cut"
    )
    played.any_tiles().act("dealer", "retrieve the tiles")
    assert sorted(played.table.hands) == [1, 2]


@pytest.mark.parametrize(("stake", "directed"), [("250", False), ("20", True)])
def test_s421_2_vic_9_2004_r14_13_a_hand_that_left_the_round_holds_nobody_up(stake: str, directed: bool) -> None:
    played = closed(f"ann box 2 {stake}", "ben box 3 20", "cat box 4 20", version=CROWN)
    if directed:
        played.act("casino supervisor", "direct to set first", person="ann")
    played.dice("W 1").act("dealer", "cut the tiles")
    played.act("game supervisor", "cancel the wager", person="ann", cause="touched a tile in the shuffle or cut")
    played.deal().act("dealer", "retrieve the tiles")
    assert played.ask.who == "ben"
    assert {o.who for o in played.round.options() if o.act == "set"} == {"ben", "cat"}


def test_reading_p35_an_area_with_the_off_button_still_gets_tiles() -> None:
    played = Played(table_of(version=CROWN))
    played.act("dealer", "place the OFF button", box="box 5").close("ann box 2 20")
    played.dice("W 3").act("dealer", "cut the tiles").any_tiles()
    assert len(played.table.hands[5].tiles) == 4


def test_the_return_is_the_same_in_every_version() -> None:
    def weights(version: Game[Any]) -> list[int]:
        assert version.chances is not None
        return sorted(weight for _, weight in version.chances(version.wagers[0], "box 2"))

    assert weights(game(CROWN)) == weights(game())
