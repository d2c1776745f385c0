"""The wagers of mini-baccarat: ss 193 to 198, and their exact odds with 8 and with 6 decks."""

from datetime import datetime
from fractions import Fraction
from itertools import product

import pytest
from support.mini_baccarat import FLOOR, WAGER, Played, begin, deal, table_of

from houseway.equipment.cards import card, many
from houseway.errors import Ground, Refused
from houseway.families.baccarat.chances import coups
from houseway.games import find, variants
from houseway.games.mini_baccarat.arithmetic import points_of
from houseway.games.mini_baccarat.wagers import WAGERS, Counts
from houseway.money import Odds, cents
from houseway.odds.exact import Return, exact
from houseway.play.sign import Limits, Sign

SMALL = Sign({"wager": Limits(cents("5"), cents("200"))})

# s193: point counts


@pytest.mark.parametrize(("rank", "value"), [(str(n), n) for n in range(2, 10)])
def test_s193_1_a_2_to_9_have_their_face_value(rank: str, value: int) -> None:
    assert {points_of([card(rank + suit)]) for suit in "CDHS"} == {value}


@pytest.mark.parametrize("rank", ["10", "J", "Q", "K"])
def test_s193_1_b_tens_and_court_cards_count_nought(rank: str) -> None:
    assert {points_of([card(rank + suit)]) for suit in "CDHS"} == {0}


def test_s193_1_c_an_ace_counts_1() -> None:
    assert {points_of([card("A" + suit)]) for suit in "CDHS"} == {1}


def test_s193_2_the_point_count_is_a_single_digit() -> None:
    assert {points_of([a, b, c]) for a, b, c in product(range(52), repeat=3)} == set(range(10))


@pytest.mark.parametrize(
    ("cards", "count"), [("4S 3H", 7), ("9S AH", 0), ("7S 9H", 6), ("9S 9H 9D", 7), ("KS QS 10S", 0)]
)
def test_s193_3_of_two_digits_the_right_one_counts(cards: str, count: int) -> None:
    assert points_of(many(cards)) == count


def test_s193_what_was_announced_binds_nobody_the_cards_do() -> None:
    played = begin("ann banker 10").cards("7S 9H 9S")
    assert played.refusal("ann", "dispute the count", hand="player's hand") == ("qld s193(2)", Ground.WHEN)
    played.cards("QC").act("ann", "dispute the count", hand="player's hand")
    [ruling] = played.round.rulings
    assert ruling.what == "the player's hand (7S 9S) counts 6, whatever was announced"
    assert played.rulings == [["qld s193(1)", "qld s193(2)", "qld s193(3)"]]


# s194: what wins, loses and is void

HIGHER = "4S 9H 2S QC"  # player's hand 6, banker's hand 9
LOWER = "9S 4H QS 2C"
LEVEL = "9S 9H QS QC"


@pytest.mark.parametrize(
    ("on", "cards", "verdict", "under"),
    [
        ("banker", HIGHER, "win", "qld s194(a)(i)"),
        ("banker", LOWER, "lose", "qld s194(a)(ii)"),
        ("banker", LEVEL, "void", "qld s194(a)(iii)"),
        ("player", LOWER, "win", "qld s194(b)(i)"),
        ("player", HIGHER, "lose", "qld s194(b)(ii)"),
        ("player", LEVEL, "void", "qld s194(b)(iii)"),
        ("tie", LEVEL, "win", "qld s194(c)"),
        ("tie", HIGHER, "lose", "qld s194(c)"),
        ("tie", LOWER, "lose", "qld s194(c)"),
    ],
)
def test_s194_each_wager_wins_loses_or_is_void_by_the_point_counts(
    on: str, cards: str, verdict: str, under: str
) -> None:
    played = deal(f"ann {on} 10", cards=cards)
    assert (played.verdict("ann", on), played.cites("ann", on)[0]) == (verdict, under)


def test_s194_for_every_pair_of_counts_exactly_one_clause_fires() -> None:
    for wager, players, bankers in product(WAGERS, range(10), range(10)):
        assert len(wager.clauses_that_apply(Counts(players, bankers))) == 1


def test_s194_no_other_wager_is_permissible() -> None:
    played = Played(table_of("ann"))
    assert [row.name for row in WAGERS] == list(WAGER.values())
    assert played.refusal("ann", "wager", on="pair", selection="seat 1", stake=1000) == ("qld s5(1)(a)", Ground.WHAT)


# s195, s196: how and until when


def test_s195_1_a_wager_is_made_with_chips_that_the_player_has_on_its_area() -> None:
    played = Played(table_of("ann", chips="20")).wager("ann", "banker", "10")
    assert [(p.wager.name, p.selection, p.stake) for p in played.table.placed] == [("banker's hand", "seat 1", 1000)]
    assert played.refusal("ann", "wager", **played.on("ann", "player", "15")) == ("qld s195(1)", Ground.MEANS)


def test_s195_2_a_wager_by_word_of_mouth_is_not_accepted() -> None:
    assert Played(table_of("ann")).refused("ann", "declare a wager") == "qld s195(2)"


def test_s195_3_coins_of_50c_may_be_used_and_no_others() -> None:
    played = Played(table_of("ann")).wager("ann", "player", "7.50")
    assert played.table.placed[0].stake == 750
    assert played.refusal("ann", "wager", **played.on("ann", "tie", "5.25")) == ("qld s195(3)", Ground.MEANS)


def test_s196_nothing_is_placed_changed_or_withdrawn_once_the_first_card_is_dealt() -> None:
    played = begin("ann banker 10").cards("4S")
    assert played.refusal("ann", "wager", **played.on("ann", "player", "10")) == ("qld s196", Ground.WHEN)
    assert played.refusal("ann", "withdraw", on=WAGER["banker"], selection="seat 1") == ("qld s196", Ground.WHEN)


def test_s196_until_then_a_wager_may_be_added_to_and_taken_back() -> None:
    played = Played(table_of("ann")).wager("ann", "banker", "10").wager("ann", "banker", "5")
    assert played.table.placed[0].stake == 1500
    played.act("ann", "withdraw", on=WAGER["banker"], selection="seat 1")
    assert (played.table.placed, played.table.people["ann"].purse.value) == ([], 200_000)


def test_s196_between_no_more_bets_and_the_first_card_a_wager_may_still_be_withdrawn() -> None:
    played = begin("ann banker 10", "bob player 10")
    assert "withdraw" in played.listed("ann")
    assert played.refused("ann", "wager", **played.on("ann", "player", "10")) == "qld s202(2)"
    played.act("ann", "withdraw", on=WAGER["banker"], selection="seat 1").cards("4S 9H 2S QC").settle()
    assert [line.person for line in played.lines()] == ["bob"]


def test_s196_reading_mb3_no_round_is_dealt_where_every_wager_was_withdrawn() -> None:
    played = begin("ann banker 10").act("ann", "withdraw", on=WAGER["banker"], selection="seat 1")
    assert played.awaits == "wagers"
    assert played.close().over


def test_s196_reading_g6_what_came_too_late_goes_back_and_what_was_taken_back_too_late_lies_again() -> None:
    played = begin("ann banker 10").cards("4S")
    played.wager("ann", "player", "10", accepted=True)
    played.act("ann", "withdraw", on=WAGER["banker"], selection="seat 1", accepted=True)
    assert played.rulings == [["qld s196", "reading G6"], ["qld s196", "reading G6"]]
    played.cards("9H 2S QC").settle()
    assert next((x.wager, x.verdict.value) for x in played.lines()) == ("player's hand", "void")
    assert [(x.wager, x.stake) for x in played.lines()][1:] == [("banker's hand", 1000)]


# s197: limits


def test_s197_1_a_table_has_a_minimum_and_a_maximum() -> None:
    with pytest.raises(Refused) as caught:
        table_of(sign=Sign({"tie bet": Limits(500, 1000)}))
    assert caught.value.under.text == "qld s197(1)"
    played = Played(table_of("ann"))
    for stake in ("4.50", "500.50"):
        assert played.refused("ann", "wager", **played.on("ann", "player", stake)) == "qld s5(1)(b)"


@pytest.mark.parametrize(
    ("minimum", "maximum", "allowed"), [("5", "199", False), ("5", "200", True), ("5.50", "50", True)]
)
def test_s197_2_a_with_a_minimum_up_to_5_dollars_the_maximum_is_200_or_more(
    minimum: str, maximum: str, allowed: bool
) -> None:
    sign = Sign({"wager": Limits(cents(minimum), cents(maximum))})
    if allowed:
        assert table_of(sign=sign).limits.maximum == cents(maximum)
        return
    with pytest.raises(Refused) as caught:
        table_of(sign=sign)
    assert caught.value.under.text == "qld s197(2)(a)"


def test_s197_2_b_a_tie_bet_is_at_most_one_eighth_of_the_maximum() -> None:
    played = Played(table_of("ann", sign=SMALL))
    assert played.refusal("ann", "wager", **played.on("ann", "tie", "25.50")) == ("qld s197(2)(b)", Ground.AMOUNT)
    played.wager("ann", "tie", "25").close().cards(LEVEL).settle()
    assert played.line("ann", "tie").paid == cents("200")  # never more than the maximum


def test_s197_2_b_reading_bc37_one_eighth_is_counted_in_whole_chips() -> None:
    """An eighth of $1001 is $125.12 and a half cent, which no chips make up."""
    table = table_of("ann", sign=Sign({"wager": Limits(cents("5"), cents("1001"))}))
    played = Played(table).wager("ann", "tie", "130", accepted=True)
    assert played.table.placed[0].stake == cents("125")


def test_s197_2_b_nor_may_the_sign_allow_more() -> None:
    with pytest.raises(Refused) as caught:
        table_of(sign=SMALL.with_limits("tie bet", Limits(500, 2550)))
    assert caught.value.under.text == "qld s197(2)(b)"
    lower = table_of("ann", sign=SMALL.with_limits("tie bet", Limits(100, 1000)))
    played = Played(lower).wager("ann", "tie", "1")  # a line of its own may also allow less than the table's minimum
    assert played.refused("ann", "wager", **played.on("ann", "tie", "9.50")) == "qld s5(1)(b)"


def test_reading_mb8_a_tie_bet_has_the_tables_minimum_unless_the_sign_has_its_own() -> None:
    played = Played(table_of("ann"))
    assert played.refused("ann", "wager", **played.on("ann", "tie", "4.50")) == "qld s5(1)(b)"


def test_s5_3_increments_on_the_sign_bind_a_tie_bet_though_it_has_no_line_there() -> None:
    played = Played(table_of("ann")).act(FLOOR, "require increments", amount=500)
    for on in WAGER:
        assert played.refusal("ann", "wager", **played.on("ann", on, "12")) == ("qld s5(3)", Ground.AMOUNT)
    played.wager("ann", "tie", "15")


def test_reading_g4_a_tie_bet_over_one_eighth_is_trimmed_though_the_sign_has_no_line_for_it() -> None:
    played = Played(table_of("ann", sign=SMALL)).wager("ann", "tie", "40", accepted=True)
    assert played.table.placed[0].stake == 2500
    assert played.rulings == [["qld s5(2)(b)", "qld s197(2)(b)", "reading G4"]]


def test_s197_3_the_sign_shows_both() -> None:
    game = find("mini-baccarat")
    shown = table_of().sign.shown(game.sign_under).splitlines()
    assert shown[0].endswith("(qld s197(3))")
    assert shown[1].split() == ["wager", "5.00", "500.00"]


def test_s197_4_a_higher_minimum_is_announced_20_minutes_before() -> None:
    played = Played(table_of("ann"))
    nine, later = datetime(1998, 9, 4, 21), datetime(1998, 9, 4, 21, 20)
    raised = {"kind": "wager", "minimum": 1000, "maximum": 50_000}
    assert played.refused(FLOOR, "change the sign", **raised, now=later) == "qld s197(4)"
    early = {"kind": "wager", "minimum": 1000, "now": nine, "effective": datetime(1998, 9, 4, 21, 19)}
    assert played.refused(FLOOR, "announce a higher minimum", **early) == "qld s197(4)"
    played.act(FLOOR, "announce a higher minimum", **{**early, "effective": later})
    played.act(FLOOR, "change the sign", **raised, now=later)
    assert played.table.limits.minimum == 1000


def test_s197_5_all_that_a_player_wagers_on_a_round_stays_within_the_maximum() -> None:
    played = Played(table_of("ann", "bob", sign=SMALL)).wager("ann", "banker", "150").wager("ann", "tie", "10")
    assert played.refusal("ann", "wager", **played.on("ann", "player", "40.50")) == ("qld s197(5)", Ground.AMOUNT)
    assert played.refused("ann", "wager", **played.on("ann", "banker", "41")) == "qld s197(5)"
    played.wager("ann", "player", "40").wager("bob", "banker", "200")  # the limit is each player's own


def test_s197_5_it_leaves_less_for_a_tie_bet_than_one_eighth() -> None:
    played = Played(table_of("ann", sign=SMALL)).wager("ann", "player", "190")
    assert played.refused("ann", "wager", **played.on("ann", "tie", "10.50")) == "qld s197(5)"
    played.wager("ann", "tie", "10")
    assert "wager" not in played.listed("ann")  # not even the minimum is left


def test_reading_g3_the_excess_over_the_total_comes_off_the_wager_placed_last() -> None:
    played = (
        Played(table_of("ann", sign=SMALL)).wager("ann", "banker", "150").wager("ann", "player", "80", accepted=True)
    )
    assert [(p.wager.name, p.stake) for p in played.table.placed] == [
        ("banker's hand", 15_000),
        ("player's hand", 5000),
    ]
    assert played.rulings == [["qld s5(2)(b)", "qld s197(5)", "reading G3"]]


# s198: odds


@pytest.mark.parametrize(
    ("on", "cards", "pays", "stake", "paid", "under"),
    [
        ("player", LOWER, Odds(1, 1), "10", "10", "qld s198(1)"),
        ("banker", HIGHER, Odds(19, 20), "10", "9.50", "qld s198(2)"),
        ("banker", HIGHER, Odds(19, 20), "7", "6.65", "qld s198(2)"),
        ("tie", LEVEL, Odds(8, 1), "10", "80", "qld s198(3)"),
    ],
)
def test_s198_what_a_winning_wager_is_paid(on: str, cards: str, pays: Odds, stake: str, paid: str, under: str) -> None:
    played = deal(f"ann {on} {stake}", cards=cards)
    line = played.line("ann", on)
    assert (line.paid, line.returned, line.commission) == (cents(paid), cents(stake), 0)
    assert under in played.cites("ann", on)
    assert find("mini-baccarat").wager_named[WAGER[on]].pays == pays


def test_s198_1_the_players_hand_is_paid_1_to_1() -> None:
    assert deal("ann player 10", cards=LOWER).net("ann") == 1000


def test_s198_2_reading_mb2_nothing_rounds_19_to_20_so_a_stake_comes_out_in_whole_cents() -> None:
    played = Played(table_of("ann"))
    assert played.refusal("ann", "wager", **played.on("ann", "banker", "7.50")) == ("qld s198(2)", Ground.AMOUNT)
    played.wager("ann", "banker", "7.50", accepted=True)
    assert (played.table.placed[0].stake, played.rulings) == (700, [["qld s198(2)"]])


def test_s198_3_a_tie_bet_is_paid_8_to_1() -> None:
    assert deal("ann tie 10", cards=LEVEL).net("ann") == 8000


# The exact odds

WAYS = {  # banker, player, tie: ordered draws of six cards, as others have counted them
    8: (2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216),
    6: (403_095_751_234_560, 392_220_492_728_832, 83_552_962_932_288),
}
RETURNS = {
    8: ("-114753351728/10847218479825", "-241149546272/19524993263685", "-103841353768/723147898655"),
    6: ("-460294100/43594702723", "-18880657128/1525814595305", "-220299549488/1525814595305"),
}
PERCENT = {8: ("-1.0579", "-1.2351", "-14.3596"), 6: ("-1.0558", "-1.2374", "-14.4382")}


def of(decks: int, on: str) -> Return:
    game = find("mini-baccarat", {"decks": decks})
    return exact(game, game.wager_named[WAGER[on]], "seat 1")


@pytest.mark.parametrize("decks", [8, 6])
def test_the_odds_rest_on_every_draw_of_six_cards(decks: int) -> None:
    ways = coups(decks)
    banker = sum(n for (p, b), n in ways.items() if b > p)
    player = sum(n for (p, b), n in ways.items() if p > b)
    assert (banker, player, sum(ways.values()) - banker - player) == WAYS[decks]
    cards = 52 * decks
    assert sum(WAYS[decks]) == cards * (cards - 1) * (cards - 2) * (cards - 3) * (cards - 4) * (cards - 5)


@pytest.mark.parametrize("decks", [8, 6])
def test_the_exact_return_of_each_wager_equals_the_published_figure(decks: int) -> None:
    found = [of(decks, on) for on in WAGER]
    assert tuple(str(each.expected) for each in found) == RETURNS[decks]
    assert tuple(f"{float(each.expected) * 100:.4f}" for each in found) == PERCENT[decks]


@pytest.mark.parametrize("decks", [8, 6])
def test_win_void_and_lose_are_the_counted_ways(decks: int) -> None:
    total = sum(WAYS[decks])
    banker, player, tie = (Fraction(ways, total) for ways in WAYS[decks])
    for on, win, void, lose in (
        ("banker", banker, tie, player),
        ("player", player, tie, banker),
        ("tie", tie, Fraction(0), banker + player),
    ):
        found = of(decks, on)
        assert (found.win, found.void, found.lose) == (win, void, lose)


def test_eight_decks_are_the_usual_game_and_six_the_other() -> None:
    assert [game.variant for game in variants("mini-baccarat")] == [{"decks": 8}, {"decks": 6}]
