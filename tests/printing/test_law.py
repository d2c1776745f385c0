"""What the Parts ask for on signs and cloths, section by section."""

from typing import Any

import pytest
from support.printing import table_of

from houseway.cite import cite
from houseway.errors import Refused
from houseway.games import find
from houseway.money import cents
from houseway.play.cloth import Outline
from houseway.play.game import Game
from houseway.play.shapes import Rect
from houseway.play.sign import Limits
from houseway.play.table import Table
from houseway.printing import cloth_of, sign_of, text_of
from houseway.printing.sheet import TextLine


def asked(game: Game[Any] | str, under: str) -> None:
    """The sign is asked for by this provision, with letters and figures of 8 mm at the least."""
    table = table_of(find(game) if isinstance(game, str) else game)
    text = text_of(table)
    assert (text.under, text.height, text.asked) == (cite(under), 8.0, True)
    words = [each.words for each in sign_of(table).words]
    assert any(f"8 mm high or higher, as {under} asks" in each for each in words)


def inscribed(table: Table, under: str) -> str:
    """What the cloth bears under a provision; letters along an arc are put together again."""
    shapes = [shape for mark in cloth_of(table).marks if cite(under) in mark.under for shape in mark.shapes]
    words = [shape for shape in shapes if isinstance(shape, TextLine)]
    assert words, f"nothing on the cloth stands there under {under}"
    return "".join(each.words if len(each.words) == 1 else f" {each.words} " for each in words)


def told(table: Table, under: str) -> str:
    """What the sign tells under a provision."""
    shapes = [shape for mark in sign_of(table).marks if cite(under) in mark.under for shape in mark.shapes]
    return " ".join(shape.words for shape in shapes if isinstance(shape, TextLine))


def test_s23_2_the_sign_of_blackjack_has_letters_of_8_mm() -> None:
    asked("blackjack", "qld s23(2)")


def test_s74_2_the_sign_of_sic_bo_has_letters_of_8_mm() -> None:
    asked("sic-bo", "qld s74(2)")


def test_s89_3_the_sign_of_baccarat_has_letters_of_8_mm() -> None:
    asked("baccarat", "qld s89(3)")


def test_s113_3_the_sign_of_craps_has_letters_of_8_mm() -> None:
    asked("craps", "qld s113(3)")


def test_s141_3_the_sign_of_roulette_has_letters_of_8_mm() -> None:
    asked("roulette", "qld s141(3)")


@pytest.mark.parametrize("spaces", [50, 52])
def test_s153_3_the_sign_of_the_wheel_of_fortune_has_letters_of_8_mm(spaces: int) -> None:
    asked(find("wheel-of-fortune", {"spaces": spaces}), "qld s153(3)")


def test_s171_3_the_sign_of_two_up_has_letters_of_8_mm() -> None:
    asked("two-up", "qld s171(3)")


def test_s183_2_the_sign_of_mini_dice_has_letters_of_8_mm() -> None:
    asked("mini-dice", "qld s183(2)")


def test_s197_3_the_sign_of_mini_baccarat_has_letters_of_8_mm() -> None:
    asked("mini-baccarat", "qld s197(3)")


def test_s259_2_the_sign_of_manila_has_the_blind_bet_and_the_table_stake_in_8_mm() -> None:
    asked("manila", "qld s259(2)")
    lines = {line.kind: line.limits.minimum for line in text_of(table_of(find("manila"))).lines}
    assert lines == {"blind bet": cents("5"), "minimum table stake": cents("20")}


def test_s295_2_the_sign_of_draw_has_the_table_stake_in_8_mm() -> None:
    asked("draw", "qld s295(2)")
    assert "TABLE STAKE $100" in told(table_of(find("draw")), "qld s295(2)")


def test_s332_2_the_sign_of_5_card_stud_has_the_table_stake_in_8_mm() -> None:
    asked("5-card-stud", "qld s332(2)")
    assert "TABLE STAKE $50" in told(table_of(find("5-card-stud")), "qld s332(2)")


def test_s376_2_the_sign_of_7_card_stud_has_the_table_stake_in_8_mm() -> None:
    asked("7-card-stud", "qld s376(2)")
    assert "TABLE STAKE $50" in told(table_of(find("7-card-stud")), "qld s376(2)")


@pytest.mark.parametrize("balls", [54, 63])
def test_s459_2_the_sign_of_tri_chro_has_letters_of_8_mm(balls: int) -> None:
    asked(find("tri-chro", {"balls": balls}), "qld s459(2)")


def test_s476_2_the_sign_of_triple_penny_two_up_has_letters_of_8_mm() -> None:
    asked("triple-penny-two-up", "qld s476(2)")


def test_s5_4_increments_stand_on_the_sign_with_the_minimum() -> None:
    table = table_of(find("roulette"))
    table.sign = table.sign.with_increment(cents("1"))
    assert told(table, "qld s5(4)") == "IN INCREMENTS OF $1"


def test_s13_3_the_cloth_of_blackjack_bears_three_messages() -> None:
    letters = inscribed(table_of(find("blackjack")), "qld s13(3)")
    for message in ("BLACKJACKPAYS3TO2", "DRAWTO16", "INSURANCEPAYS2TO1"):
        assert message in letters


def test_s13_2_a_the_cloth_of_blackjack_has_a_numbered_box_for_each_wager() -> None:
    assert set(inscribed(table_of(find("blackjack")), "qld s13(2)(a)")) == set("1234567")


def test_s50A_1_b_the_sign_gives_what_bonus_blackjack_pays() -> None:
    table = find("blackjack").open_table(decks=6, bonus_blackjack="AS KS")
    text = text_of(table)
    (bonus,) = (each for line in text.lines for each in line.paid if each.wagers == ("bonus blackjack",))
    assert ("6-7-8 of one suit, 6 decks", "$800") in bonus.payouts
    assert [said.words for said in text.said if said.under == cite("qld s50C(3)")] == [
        "the nominated blackjack is AS KS"
    ]


def test_s45_super_sevens_are_on_the_sign_and_the_cloth_only_where_they_are_offered() -> None:
    with_, without = find("blackjack").open_table(super_sevens=True), table_of(find("blackjack"))
    assert [line.kind for line in text_of(with_).lines] == ["blackjack", "super sevens"]
    assert [line.kind for line in text_of(without).lines] == ["blackjack"]
    assert "SEVENS" in inscribed(with_, "qld s45")


def test_s66_6_the_cloth_of_sic_bo_has_the_odds_of_every_area() -> None:
    letters = inscribed(table_of(find("sic-bo")), "qld s66(6)")
    assert letters.count("180 to 1") == letters.count("11 to 1") == 6
    assert letters.count("62 to 1") == 2


@pytest.mark.parametrize(("game", "under"), [("sic-bo", "qld s66(1)"), ("mini-dice", "qld s176(1)")])
def test_s66_1_s176_1_the_dealer_has_one_side_of_the_table_and_the_players_the_other(game: str, under: str) -> None:
    dealer, players = (
        shape
        for mark in cloth_of(table_of(find(game))).marks
        if cite(under) in mark.under
        for shape in mark.shapes
        if isinstance(shape, TextLine)
    )
    assert (dealer.words, players.words) == ("DEALER", "PLAYERS")
    assert players.y - dealer.y > 100


def test_s66_5_s176_6_s469_3_a_drop_box_is_at_the_table() -> None:
    for game, under in (("sic-bo", "qld s66(5)"), ("mini-dice", "qld s176(6)"), ("triple-penny-two-up", "qld s469(3)")):
        assert inscribed(table_of(find(game)), under) == " drop box "


def test_s66_4_s67_3_s176_5_the_tumbler_and_the_terminal_are_fixed_to_the_table() -> None:
    assert inscribed(table_of(find("sic-bo")), "qld s66(4)") == " dice tumbler, fixed  entry terminal, fixed "
    assert inscribed(table_of(find("sic-bo")), "qld s67(3)") == " entry terminal, fixed "
    assert inscribed(table_of(find("mini-dice")), "qld s176(5)") == " dice tumbler, fixed "


def test_s107_1_the_table_of_craps_is_long_with_round_corners_and_walls() -> None:
    sheet = cloth_of(table_of(find("craps")))
    outer, inner = (shape for mark in sheet.marks if cite("qld s107(1)") in mark.under for shape in mark.shapes)
    assert isinstance(outer, Outline)
    assert isinstance(inner, Outline)
    assert isinstance(outer.shape, Rect)
    assert isinstance(inner.shape, Rect)
    assert outer.shape.wide > 1.5 * outer.shape.high
    assert min(outer.corner, inner.corner) > 0
    assert outer.shape.x < inner.shape.x < min(words.left for words in sheet.words if "CRAPS" in words.words)


def test_s131_1_the_wheel_is_at_one_end_beyond_zero_and_wide_enough() -> None:
    sheet = cloth_of(table_of(find("roulette")))
    assert "0.75 M ACROSS OR MORE" in inscribed(table_of(find("roulette")), "qld s131(1)")
    (wheel,) = (words for words in sheet.words if words.words.startswith("THE WHEEL"))
    assert wheel.x < min(words.x for words in sheet.words if words.words == "0")


@pytest.mark.parametrize(("spaces", "under"), [(50, "qld s145(1)"), (52, "qld s156(1)")])
def test_s145_1_s156_1_the_wheel_of_fortune_is_a_metre_and_a_half_across(spaces: int, under: str) -> None:
    assert "1.5 m across" in inscribed(table_of(find("wheel-of-fortune", {"spaces": spaces})), under)


def test_s162_1_s469_1_dealers_and_spinner_have_the_inner_side_players_the_other() -> None:
    for game, under in (("two-up", "qld s162(1)"), ("triple-penny-two-up", "qld s469(1)")):
        assert inscribed(table_of(find(game)), under) == " dealers and spinner  players and supervisors "


def test_s90_6_a_rectangle_for_marker_buttons_bears_the_number_of_each_player() -> None:
    numbers = inscribed(table_of(find("baccarat")), "qld s90(6)").split()
    assert numbers == ["123456789", "10", "11", "12", "13", "14"]


def test_s131_3_the_cloth_of_roulette_has_zero_and_every_number_once() -> None:
    marks = [mark for mark in cloth_of(table_of(find("roulette"))).marks if cite("qld s131(3)") in mark.under]
    words = [shape.words for mark in marks for shape in mark.shapes if isinstance(shape, TextLine)]
    assert sorted(int(each) for each in words if each.isdecimal()) == list(range(37))


def test_s145_4_the_cloth_of_the_wheel_has_each_symbol_with_its_odds() -> None:
    letters = inscribed(table_of(find("wheel-of-fortune", {"spaces": 50})), "qld s145(4)")
    assert all(letter in letters for letter in "ABCDEFGH")
    assert letters.count("22 to 1") == letters.count("44 to 1") == letters.count(" 5 to 1") == 2


def test_s154_3_the_notice_on_pegs_is_on_the_cloth_and_on_the_sign() -> None:
    table = table_of(find("wheel-of-fortune", {"spaces": 52}))
    assert "peg" in inscribed(table, "qld s154(3)")
    assert "peg" in told(table, "qld s154(3)")


def test_s162_2_the_boxes_of_two_up_bear_an_H_or_a_T() -> None:
    assert set(inscribed(table_of(find("two-up")), "qld s162(2)")) == {"H", "T"}


def test_s189_4_each_area_of_mini_baccarat_shows_what_it_is_for() -> None:
    letters = inscribed(table_of(find("mini-baccarat")), "qld s189(4)")
    assert letters.count("PLAYER") == letters.count("BANKER") == letters.count("TIE") == 9


def test_s197_2_b_the_sign_of_mini_baccarat_gives_the_most_on_a_tie() -> None:
    assert told(table_of(find("mini-baccarat")), "qld s197(2)(b)") == "TIE BET $5 $62.50"


def test_s230_2_b_the_cloth_of_caribbean_stud_says_what_the_dealer_plays_with() -> None:
    assert "ACE&KINGORHIGHER" in inscribed(table_of(find("caribbean-stud", rules="qld")), "qld s230(2)(b)")


def test_s232_1_b_the_maximum_payment_is_on_the_sign_of_caribbean_stud() -> None:
    assert "$20,000" in told(table_of(find("caribbean-stud", rules="qld")), "qld s232(1)(b)")


def test_vic_25_1999_r2_2_2_the_cloth_says_what_the_dealer_plays_with() -> None:
    table = table_of(find("caribbean-stud", rules="vic", on="2000-01-01"))
    assert "ACE/KINGORHIGHER" in inscribed(table, "vic 25/1999 r2.2.2")


def test_vic_25_1999_r2_2_1_the_cloth_has_places_for_the_ante_the_bet_and_the_jackpot() -> None:
    letters = inscribed(table_of(find("caribbean-stud", rules="vic", on="2000-01-01")), "vic 25/1999 r2.2.1")
    assert letters.count(" ANTE ") == letters.count(" BET ") == letters.count(" JACKPOT ") == 7


def test_s231_1_a_place_with_a_slot_says_so_and_one_with_an_area_bears_its_name() -> None:
    game = find("caribbean-stud", rules="qld")
    assert inscribed(table_of(game), "qld s231(1)").count("SLOT") == 7
    table = game.open_table(slots=False, jackpot_area="progressive")
    assert inscribed(table, "qld s230(3)(c)").count("PROGRESSIVE") == 7


def test_vic_25_1999_r11_2_a_sign_says_what_a_jackpot_wager_costs() -> None:
    table = table_of(find("caribbean-stud", rules="vic", on="2000-01-01"))
    assert told(table, "vic 25/1999 r11.2") == "A JACKPOT WAGER COSTS $1"


def test_s258_2_a_the_cloth_of_manila_has_a_circle_for_discards() -> None:
    assert "DISCARDS" in inscribed(table_of(find("manila")), "qld s258(2)(a)")


def test_s311_4_a_sign_says_which_kind_of_betting_applies_at_draw() -> None:
    assert told(find("draw").open_table(betting="half pot"), "qld s311(4)") == "HALF POT BETTING"


def test_s345_2_a_the_ante_bet_stands_on_the_sign_of_5_card_stud() -> None:
    assert told(table_of(find("5-card-stud")), "qld s345(2)(a)").startswith("ANTE BET $")


def test_s350_4_s394_4_a_sign_says_which_pot_betting_applies_at_stud() -> None:
    assert "POT" in told(table_of(find("5-card-stud")), "qld s350(4)")
    assert "POT" in told(table_of(find("7-card-stud")), "qld s394(4)")


def test_s413_2_b_ii_the_boxes_of_pai_gow_are_numbered_circles() -> None:
    assert set(inscribed(table_of(find("pai-gow", rules="qld")), "qld s413(2)(b)(ii)")) == set("12345678")


def test_s421_1_b_i_the_liability_of_the_house_as_co_banker_is_displayed() -> None:
    assert "$3,500" in told(table_of(find("pai-gow", rules="qld")), "qld s421(1)(b)(i)")


def test_s430_2_the_approved_cuts_are_on_a_sign() -> None:
    assert "big slice" in told(table_of(find("pai-gow", rules="qld")), "qld s430(2)")


def test_vic_9_2004_r18_3_1_crown_pai_gow_has_six_areas() -> None:
    table = table_of(find("pai-gow", {"version": "Crown Pai Gow"}, rules="vic"))
    assert set(inscribed(table, "vic 9/2004 r18.3.1")) >= set("123456")
    assert "7" not in inscribed(table, "vic 9/2004 r18.3.1")


@pytest.mark.parametrize("balls", [54, 63])
def test_s456_6_the_cloth_of_tri_chro_states_each_wager_and_what_it_pays(balls: int) -> None:
    game = find("tri-chro", {"balls": balls})
    letters = " ".join(inscribed(table_of(game), "qld s456(6)").split())
    for row in game.wagers:
        assert str(row.pays) in letters
        assert all(word in letters for word in row.name.upper().split())


@pytest.mark.parametrize(
    ("words", "under"),
    [
        ("HEADS", "qld s469(2)(a)"),
        ("TAILS", "qld s469(2)(b)"),
        ("BONUS PLAY HEADS", "qld s469(2)(c)"),
        ("BONUS PLAY TAILS", "qld s469(2)(d)"),
        ("SPINNER'S WAGER", "qld s469(2)(e)"),
        ("SPINNER'S BONUS WAGER", "qld s469(2)(f)"),
    ],
)
def test_s469_2_the_cloth_of_triple_penny_marks_six_areas(words: str, under: str) -> None:
    assert " ".join(inscribed(table_of(find("triple-penny-two-up")), under).split()) == words


def test_vic_29_2000_r2_2_the_cloth_of_com_bo_has_five_boxes_and_an_area_for_each_wager() -> None:
    game = find("com-bo", {"decks": 1})
    letters = inscribed(table_of(game), "vic 29/2000 r2.2")
    assert all(row.name.upper() in letters for row in game.wagers)
    assert "FULL HOUSE" in letters
    assert "100 to 1" in letters


def test_s210_the_schedule_of_prizes_is_on_the_sign_of_keno() -> None:
    text = text_of(table_of(find("keno")))
    entries = {each.wagers[0]: dict(each.payouts) for line in text.lines for each in line.paid}
    assert entries["4 spot"] == {"catch 2": "1 for 1", "catch 3": "4 for 1", "catch 4": "120 for 1"}
    assert entries["6 spot jackpot"]["catch 6"] == "the pool, from 1000 for 1"
    assert entries["6 spot jackpot"]["catch 3"] == "1 for 1"


@pytest.mark.parametrize(
    ("game", "variant", "kinds", "limits", "under"),
    [
        ("blackjack", {}, ("blackjack",), ("5", "99"), "qld s23(3)"),
        ("baccarat", {}, ("wager",), ("10", "499"), "qld s89(2)(a)"),
        ("craps", {}, ("win bet",), ("5", "199"), "qld s113(2)(a)"),
        ("roulette", {}, ("straight up",), ("5", "19"), "qld s141(2)"),
        ("wheel-of-fortune", {"spaces": 50}, ("1 to 1",), ("5", "399"), "qld s153(2)(a)"),
        ("wheel-of-fortune", {"spaces": 52}, ("47 to 1",), ("2", "4"), "qld s159(2)(b)"),
        ("two-up", {}, ("spinner's wager",), ("5", "99"), "qld s171(2)"),
        ("mini-baccarat", {"decks": 6}, ("wager",), ("5", "199"), "qld s197(2)(a)"),
        ("tri-chro", {"balls": 54}, ("65 to 1",), ("5", "14"), "qld s459(1)(g)"),
        ("triple-penny-two-up", {}, ("heads or tails",), ("5", "99"), "qld s476(1)"),
    ],
)
def test_no_table_is_printed_with_limits_that_its_part_forbids(
    game: str, variant: dict[str, int], kinds: tuple[str, ...], limits: tuple[str, str], under: str
) -> None:
    found = find(game, variant)
    sign = table_of(found).sign
    for kind in kinds:
        sign = sign.with_limits(kind, Limits(*map(cents, limits)))
    with pytest.raises(Refused) as refused:
        found.open_table(sign=sign)
    assert refused.value.under == cite(under)
