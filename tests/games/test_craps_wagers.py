"""What each wager of craps does on each roll (s109), what it pays (ss 115 to 117), and what it returns exactly."""

from fractions import Fraction
from itertools import product

import pytest
from support.craps import GAME, begin, bet, craps_table, refusal, throw

from houseway.errors import Ground
from houseway.games.craps.arithmetic import POINTS
from houseway.games.craps.facts import Thrown
from houseway.games.craps.one_roll_wagers import apart
from houseway.games.craps.wagers import SLEEPERS
from houseway.games.craps.wagers import number as number_of
from houseway.odds.exact import all_facts, exact
from houseway.play.wager import Placed, Verdict

WIN, LOSE, VOID, STANDS = Verdict.WIN, Verdict.LOSE, Verdict.VOID, Verdict.STANDS
TOTALS = range(2, 13)


def verdicts(name: str, point: int = 0, *, hard: bool = False) -> dict[int, Verdict]:
    row = GAME.wager_named[name]
    return {total: row.decide(Thrown(total, hard, point)).verdict for total in TOTALS}


def expected(default: Verdict, **given: str) -> dict[int, Verdict]:
    found = dict.fromkeys(TOTALS, default)
    for verdict, totals in given.items():
        found |= {int(total): Verdict(verdict) for total in totals.split()}
    return found


# s109: on the first roll, and once there is a point


@pytest.mark.parametrize("name", ["win bet", "come bet"])
def test_s109_win_and_come_bets_first_win_on_7_and_11_and_lose_on_2_3_and_12(name: str) -> None:
    assert verdicts(name) == expected(STANDS, win="7 11", lose="2 3 12")


@pytest.mark.parametrize("name", ["don't win bet", "don't come bet"])
def test_s109_dont_bets_first_win_on_3_and_12_lose_on_7_and_11_and_are_void_on_2_not_on_12(name: str) -> None:
    assert verdicts(name) == expected(STANDS, win="3 12", lose="7 11", void="2")


@pytest.mark.parametrize(("name", "point"), list(product(("win bet", "come bet", "win odds", "come odds"), POINTS)))
def test_s109_with_a_point_win_and_come_bets_win_on_it_and_lose_on_7(name: str, point: int) -> None:
    assert verdicts(name, point) == expected(STANDS, win=str(point), lose="7")


@pytest.mark.parametrize("name", ["don't win bet", "don't come bet", "lay bet", "don't win odds", "don't come odds"])
@pytest.mark.parametrize("point", POINTS)
def test_s109_with_a_point_dont_bets_and_lay_bets_win_on_7_and_lose_on_it(name: str, point: int) -> None:
    assert verdicts(name, point) == expected(STANDS, win="7", lose=str(point))


@pytest.mark.parametrize("name", ["place bet to win", "buy bet"])
@pytest.mark.parametrize("point", POINTS)
def test_s109_place_and_buy_bets_win_on_their_number_before_7(name: str, point: int) -> None:
    assert verdicts(name, point) == expected(STANDS, win=str(point), lose="7")


@pytest.mark.parametrize("number", [6, 8])
def test_s109_big_6_and_big_8(number: int) -> None:
    assert verdicts(f"big {number}", number) == expected(STANDS, win=str(number), lose="7")


@pytest.mark.parametrize("number", [4, 6, 8, 10])
def test_s109_a_hardway_wins_on_the_pair_and_loses_on_the_number_any_other_way_or_on_7(number: int) -> None:
    name = f"{number} the hardway"
    assert verdicts(name, number, hard=True)[number] is WIN
    assert verdicts(name, number) == expected(STANDS, lose=f"{number} 7")


@pytest.mark.parametrize(
    ("name", "wins"),
    [
        ("field bet", "2 3 4 9 10 11 12"),
        ("any 7", "7"),
        ("any craps", "2 3 12"),
        ("craps 2", "2"),
        ("craps 3", "3"),
        ("craps 12", "12"),
        ("11 in 1 roll", "11"),
        ("horn bet", "2 3 11 12"),
    ],
)
def test_s109_a_one_roll_wager_wins_on_its_totals_and_loses_on_any_other(name: str, wins: str) -> None:
    assert verdicts(name) == expected(LOSE, win=wins)


@pytest.mark.parametrize("high", [2, 3, 11, 12])
def test_s109_a_horn_high_bet_wins_on_the_same_totals_whichever_is_high(high: int) -> None:
    assert verdicts("horn high bet", high) == expected(LOSE, win="2 3 11 12")


def test_s109_s112_1_a_wager_that_is_off_fires_one_verdict_on_every_roll_too() -> None:
    for name in SLEEPERS:
        row = GAME.wager_named[name]
        for point, total, hard in product(POINTS, TOTALS, (True, False)):
            facts = Thrown(total, hard, point, active=False)
            assert len({c.verdict for c in row.clauses_that_apply(facts)}) == 1
            assert row.decide(facts).verdict in ((STANDS, VOID) if name == "come odds" else (STANDS,))


def test_s109_every_fact_that_can_come_fires_one_verdict_of_every_row() -> None:
    for row in GAME.wagers:
        for selection in row.selections:
            seen = list(all_facts(GAME, row, selection))
            assert len(seen) % 36 == 0
            for facts in seen:
                assert {c.verdict for c in row.clauses_that_apply(facts)} == {row.decide(facts).verdict}


def test_s109_a_horn_high_bet_is_placed_in_units_of_5() -> None:
    round_ = begin(craps_table(), point=6)
    wrong = {"on": "horn high bet", "selection": "12", "stake": 400}
    assert refusal(round_, "ann", "wager", **wrong) == ("qld s109", Ground.AMOUNT)
    bet(round_, "ann", "horn high bet", "12", 500)


# s115: payout odds

PAID = [
    ("win bet", "", 0, (5, 6), "1"), ("don't win bet", "", 0, (1, 2), "1"),
    ("come bet", "", 6, (5, 6), "1"), ("don't come bet", "", 6, (6, 6), "1"),
    ("place bet to win", "4", 6, (1, 3), "9/5"), ("place bet to win", "5", 6, (1, 4), "7/5"),
    ("place bet to win", "6", 8, (1, 5), "7/6"), ("place bet to win", "8", 6, (2, 6), "7/6"),
    ("place bet to win", "9", 6, (3, 6), "7/5"), ("place bet to win", "10", 6, (4, 6), "9/5"),
    ("big 6", "", 8, (1, 5), "1"), ("big 8", "", 6, (2, 6), "1"),
    ("4 the hardway", "", 6, (2, 2), "15/2"), ("6 the hardway", "", 8, (3, 3), "19/2"),
    ("8 the hardway", "", 6, (4, 4), "19/2"), ("10 the hardway", "", 6, (5, 5), "15/2"),
    ("field bet", "", 6, (1, 1), "2"), ("field bet", "", 6, (6, 6), "2"), ("field bet", "", 6, (1, 2), "1"),
    ("field bet", "", 6, (1, 3), "1"), ("field bet", "", 6, (4, 5), "1"), ("field bet", "", 6, (4, 6), "1"),
    ("field bet", "", 6, (5, 6), "1"), ("any 7", "", 0, (3, 4), "4"), ("any craps", "", 6, (1, 2), "15/2"),
    ("craps 2", "", 6, (1, 1), "33"), ("craps 3", "", 6, (1, 2), "16"), ("craps 12", "", 6, (6, 6), "33"),
    ("11 in 1 roll", "", 6, (5, 6), "16"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "selection", "point", "dice", "odds"), PAID)
def test_s115_1_what_a_winner_is_paid(name: str, selection: str, point: int, dice: tuple[int, int], odds: str) -> None:
    round_ = begin(craps_table("ann", "bob"), point=point)
    if not point:
        bet(round_, "ann", "don't win bet" if name == "win bet" else "win bet")
    bet(round_, "bob", name, selection, 3000)
    won = [x for x in throw(round_, *dice) if x.person == "bob"]
    assert [(x.verdict, x.paid) for x in won] == [(WIN, int(3000 * Fraction(odds)))]
    assert (won[0].returned, won[0].left) == (3000, 0)
    assert won[0].cites[-1].text == "qld s115(1)"


HORN = ("2", "3", "11", "12")


@pytest.mark.parametrize(("dice", "odds", "on"), [((1, 1), 33, 2), ((1, 2), 16, 3), ((5, 6), 16, 11), ((6, 6), 33, 12)])
def test_s115_2_a_horn_bet_is_paid_as_four_wagers_and_a_horn_high_bet_as_five(
    dice: tuple[int, int], odds: int, on: int
) -> None:
    round_ = begin(craps_table(), point=6)
    bet(round_, "ann", "horn bet", stake=2000)
    bet(round_, "ann", "horn high bet", "12", 2500)
    throw(round_, *dice)
    found = sorted((x.wager, int(x.selection), x.stake, x.net) for x in round_.lines)
    parts = [("horn bet", int(n)) for n in HORN] + [("horn high bet", int(n)) for n in (*HORN, "12")]
    assert found == [(name, n, 500, odds * 500 if n == on else -500) for name, n in parts]
    won = next(x for x in round_.lines if x.verdict is WIN)
    assert "qld s115(2)" in [cite.text for cite in won.cites]


@pytest.mark.parametrize("name", ["horn bet", "horn high bet"])
def test_s115_2_the_parts_come_to_what_the_whole_row_pays(name: str) -> None:
    row = GAME.wager_named[name]
    for selection in row.selections:
        whole = Placed("ann", row, selection, 2000)
        for total in TOTALS:
            clause = row.decide(Thrown(total, False, number_of(name, selection, 0)))
            net = clause.pays.on(2000) if clause.verdict is WIN and clause.pays else -2000
            decided = [(p, p.wager.decide(Thrown(total, False, int(p.selection)))) for p in apart(whole)]
            assert net == sum(c.pays.on(p.stake) if c.pays else -p.stake for p, c in decided)


def test_s115_2_a_horn_bet_has_as_much_on_each_of_the_four() -> None:
    round_ = begin(craps_table(), point=6)
    wrong = {"on": "horn bet", "selection": "horn bet", "stake": 250}
    assert refusal(round_, "ann", "wager", **wrong) == ("qld s115(2)", Ground.AMOUNT)


def test_s115_1_reading_d16_a_wager_that_cannot_be_paid_exactly_is_refused() -> None:
    round_ = begin(craps_table(), point=8)
    five_on_6 = {"on": "place bet to win", "selection": "6", "stake": 500}
    assert refusal(round_, "ann", "wager", **five_on_6) == ("qld s115(1)", Ground.AMOUNT)
    bet(round_, "ann", "place bet to win", "4", 500)
    bet(round_, "ann", "place bet to win", "6", 600)


def test_s115_1_reading_d16_accepted_all_the_same_it_is_void_for_what_cannot_be_paid() -> None:
    table = craps_table()
    round_ = begin(table, point=8)
    bet(round_, "ann", "place bet to win", "6", 500, accepted=True)
    assert [(p.selection, p.stake) for p in table.placed] == [("6", 450)]
    assert round_.rulings[-1].cites[0].text == "qld s115(1)"


# ss 116 to 118: true odds for a percentage


@pytest.mark.parametrize(
    ("number", "dice", "odds"),
    [("4", (1, 3), "2"), ("5", (1, 4), "3/2"), ("6", (1, 5), "6/5"), ("8", (2, 6), "6/5"), ("9", (3, 6), "3/2"),
     ("10", (4, 6), "2")],
)  # fmt: skip
def test_s116_2_buy_bets_are_paid_true_odds(number: str, dice: tuple[int, int], odds: str) -> None:
    round_ = begin(craps_table(), point=6 if number == "8" else 8)
    bet(round_, "ann", "buy bet", number, 2000)
    (won,) = throw(round_, *dice)
    assert (won.paid, won.commission, won.returned) == (int(2000 * Fraction(odds)), 100, 2000)
    assert "qld s116(2)" in [c.text for c in won.cites]


@pytest.mark.parametrize(
    ("number", "odds"), [("4", "1/2"), ("5", "2/3"), ("6", "5/6"), ("8", "5/6"), ("9", "2/3"), ("10", "1/2")]
)
def test_s117_2_lay_bets_are_paid_true_odds(number: str, odds: str) -> None:
    round_ = begin(craps_table(), point=6 if number == "8" else 8)
    bet(round_, "ann", "lay bet", number, 6000)
    (won,) = throw(round_, 3, 4)
    paid = int(6000 * Fraction(odds))
    assert (won.paid, won.commission) == (paid, paid // 20)
    assert "qld s117(2)" in [c.text for c in won.cites]


def test_s116_1_5_percent_of_the_wager_is_paid_when_it_is_made_and_is_gone_when_it_loses() -> None:
    table = craps_table(chips=2100)
    round_ = begin(table, point=8)
    bet(round_, "ann", "buy bet", "4", 2000)
    assert table.people["ann"].purse.value == 0
    (lost,) = throw(round_, 3, 4)
    assert (lost.net, table.house) == (-2100, 2100)


def test_s116_1_a_player_who_cannot_pay_the_percentage_cannot_make_the_bet() -> None:
    round_ = begin(craps_table(chips=2050), point=8)
    wager = {"on": "buy bet", "selection": "4", "stake": 2000}
    assert refusal(round_, "ann", "wager", **wager) == ("qld s116(1)", Ground.MEANS)


def test_s117_1_5_percent_of_what_it_could_win() -> None:
    table = craps_table(chips=2050)
    round_ = begin(table, point=8)
    bet(round_, "ann", "lay bet", "4", 2000)
    assert table.people["ann"].purse.value == 0
    (lost,) = throw(round_, 1, 3)
    assert (lost.commission, lost.net) == (50, -2050)


def test_s116_1_s117_1_reading_d5_never_more_than_5_percent() -> None:
    buy, lay = GAME.wager_named["buy bet"], GAME.wager_named["lay bet"]
    assert buy.fee_on("4", 2500) == 125
    assert buy.fee_on("4", 50) == 2
    assert lay.fee_on("5", 100) == 3


def test_s118_1_the_percentage_comes_back_with_a_wager_that_is_removed() -> None:
    table = craps_table()
    round_ = begin(table, point=8)
    bet(round_, "ann", "buy bet", "4", 2000)
    bet(round_, "ann", "lay bet", "5", 3000)
    for name, number in (("buy bet", "4"), ("lay bet", "5")):
        round_.act("ann", "withdraw", {"on": name, "selection": number})
    assert table.people["ann"].purse.value == 100_000
    assert not table.house


def test_s118_1_reading_d4_a_part_of_it_comes_back_with_a_part_of_the_wager() -> None:
    table = craps_table()
    round_ = begin(table, point=8)
    bet(round_, "ann", "buy bet", "4", 2000)
    round_.act("ann", "reduce", {"on": "buy bet", "selection": "4", "amount": 1500})
    assert table.people["ann"].purse.value == 100_000 - 500 - 25
    assert [c.text for c in round_.rulings[-1].cites] == ["qld s118(1)", "reading D4"]


def test_s118_2_no_other_wager_costs_anything_besides_its_stake() -> None:
    assert {row.name for row in GAME.wagers if row.fee is not None} == {"buy bet", "lay bet"}
    round_ = begin(craps_table(), point=8)
    assert refusal(round_, "dealer", "charge a percentage")[0] == "qld s118(2)"


# Published figures


@pytest.mark.parametrize(
    ("name", "selection", "returns", "per_roll"),
    [
        ("win bet", "win bet", "-7/495", "-7/1671"),
        ("come bet", "come bet", "-7/495", "-7/1671"),
        ("don't win bet", "don't win bet", "-3/220", "-9/2228"),
        ("don't come bet", "don't come bet", "-3/220", "-9/2228"),
        ("place bet to win", "4", "-1/15", "-1/60"),
        ("place bet to win", "5", "-1/25", "-1/90"),
        ("place bet to win", "6", "-1/66", "-1/216"),
        ("buy bet", "4", "-1/20", "-1/80"),
        ("lay bet", "4", "-1/40", "-1/160"),
        ("lay bet", "5", "-1/30", "-1/108"),
        ("lay bet", "6", "-1/24", "-11/864"),
        ("big 6", "big 6", "-1/11", "-1/36"),
        ("4 the hardway", "4 the hardway", "-1/18", "-1/72"),
        ("6 the hardway", "6 the hardway", "-1/22", "-1/72"),
        ("field bet", "field bet", "-1/18", "-1/18"),
        ("any 7", "any 7", "-1/6", "-1/6"),
        ("any craps", "any craps", "-1/18", "-1/18"),
        ("craps 2", "craps 2", "-1/18", "-1/18"),
        ("craps 3", "craps 3", "-1/18", "-1/18"),
        ("horn bet", "horn bet", "-1/18", "-1/18"),
        ("horn high bet", "12", "-1/18", "-1/18"),
        ("win odds", "4", "0", "0"),
        ("don't come odds", "6", "0", "0"),
    ],
)
def test_s115_1_what_a_wager_returns_exactly(name: str, selection: str, returns: str, per_roll: str) -> None:
    found = exact(GAME, GAME.wager_named[name], selection)
    assert (found.expected, found.per_trial) == (Fraction(returns), Fraction(per_roll))
    assert found.win + found.lose + found.void == 1


def test_a_win_bet_is_decided_in_557_in_165_rolls() -> None:
    found = exact(GAME, GAME.wager_named["win bet"], "win bet")
    assert (found.trials, found.win) == (Fraction(557, 165), Fraction(244, 495))
    assert exact(GAME, GAME.wager_named["don't win bet"], "don't win bet").void == Fraction(1, 36)
