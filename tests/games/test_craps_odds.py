"""Odds behind a craps wager, and whose responsibility wagers are (ss 114, 119 to 122)."""

from typing import Any

import pytest
from support.craps import FLOOR, GAME, STICK, begin, bet, craps_table, lines, refusal, throw, ways
from support.events import voided

from houseway.errors import Ground
from houseway.games.craps.table import CrapsTable
from houseway.play.round import Round

# s114: whose responsibility


def test_s114_1_a_wager_counts_where_it_lies() -> None:
    round_ = begin(craps_table(), point=6)
    bet(round_, "ann", "place bet to win", "4", 500, placed_by="dealer")  # ann had meant 10
    (won,) = throw(round_, 1, 3)
    assert "qld s114(1)" in [c.text for c in won.cites]
    assert won.paid == 900


def test_s114_2_whoever_places_it_as_told_the_wager_is_the_players() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table, point=6)
    bet(round_, "bob", "field bet", placed_by=STICK)
    assert [p.person for p in table.placed] == ["bob"]
    assert GAME.hands is not None
    assert GAME.hands.text == "qld s114(2)"


# ss 119 to 122: odds


def with_point(name: str, stake: int, dice: tuple[int, int], **settings: bool) -> tuple[CrapsTable, Round[Any]]:
    """Bob has this bet, and the dice have given it its point."""
    table = craps_table("ann", "bob", **settings)
    if name in ("win bet", "don't win bet"):
        round_ = begin(table)
        bet(round_, "ann", "win bet")
    else:
        round_ = begin(table, point=6 if sum(dice) != 6 else 8)
    bet(round_, "bob", name, stake=stake)
    throw(round_, *dice)
    return table, Round(table)


TAKEN = [("win bet", "119"), ("come bet", "121")]
LAID = [("don't win bet", "120"), ("don't come bet", "122")]
SEVENS = (3, 4)
POINTS = [((1, 3), "2", "1/2"), ((1, 4), "3/2", "2/3"), ((2, 4), "6/5", "5/6"), ((2, 6), "6/5", "5/6"),
          ((4, 5), "3/2", "2/3"), ((4, 6), "2", "1/2")]  # fmt: skip


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("win bet", id="s119_1"),
        pytest.param("don't win bet", id="s120_1"),
        pytest.param("come bet", id="s121_1"),
        pytest.param("don't come bet", id="s122_1"),
    ],
)
def test_odds_are_made_behind_a_bet_that_has_its_point(name: str) -> None:
    odds, section = name.replace("bet", "odds"), dict(TAKEN + LAID)[name]
    table = craps_table("ann", "bob")
    round_ = begin(table, point=6)
    assert refusal(round_, "bob", "wager", on=odds, selection="6", stake=1000) == (f"qld s{section}(1)", Ground.WHEN)
    _, round_ = with_point(name, 1000, (4, 6))
    assert refusal(round_, "bob", "wager", on=odds, selection="4", stake=1000) == (f"qld s{section}(1)", Ground.WHEN)
    amount = 1000 if name in dict(TAKEN) else 2000
    bet(round_, "bob", odds, "10", amount)


@pytest.mark.parametrize(
    ("name", "section"),
    [pytest.param("win bet", "119", id="s119_1A"), pytest.param("come bet", "121", id="s121_1A")],
)
def test_odds_taken_are_as_much_again_or_by_agreement_twice_as_much(name: str, section: str) -> None:
    odds = name.replace("bet", "odds")
    _table, round_ = with_point(name, 1000, (4, 5), double_odds=True)
    assert ways(round_, "bob", "wager")[-2:] == [f"qld s{section}(1A)(a)", f"qld s{section}(1A)(b)"]
    for wrong in (500, 1500, 2500):
        refused = refusal(round_, "bob", "wager", on=odds, selection="9", stake=wrong)
        assert refused == (f"qld s{section}(1A)(a)", Ground.AMOUNT)
    bet(round_, "bob", odds, "9", 1000)
    bet(round_, "bob", odds, "9", 1000)  # twice now
    assert refusal(round_, "bob", "wager", on=odds, selection="9", stake=1000)[1] is Ground.AMOUNT
    round_.act("bob", "reduce", {"on": odds, "selection": "9", "amount": 1000})
    round_.act(FLOOR, "double odds", {"answer": "decline"})
    assert refusal(round_, "bob", "wager", on=odds, selection="9", stake=1000)[1] is Ground.AMOUNT


def test_s119_1A_and_its_like_come_from_the_operators_agreement() -> None:
    table, round_ = with_point("win bet", 1000, (4, 5), double_odds=False)
    assert ways(round_, "bob", "wager")[-1] == "qld s119(1A)(a)"
    round_.act(FLOOR, "double odds", {"answer": "agree"})
    assert ways(round_, "bob", "wager")[-1] == "qld s119(1A)(b)"
    assert table.double_odds


@pytest.mark.parametrize(
    ("name", "section"),
    [pytest.param("don't win bet", "120", id="s120_1A"), pytest.param("don't come bet", "122", id="s122_1A")],
)
@pytest.mark.parametrize(
    ("dice", "equal", "double"), [((1, 3), 2000, 4000), ((4, 5), 1500, 3000), ((2, 6), 1200, 2400)]
)
def test_odds_laid_win_as_much_as_the_bet_or_by_agreement_twice_as_much(
    name: str, section: str, dice: tuple[int, int], equal: int, double: int
) -> None:
    odds, point = name.replace("bet", "odds"), str(sum(dice))
    for amount in (equal, double):
        _, round_ = with_point(name, 1000, dice, double_odds=True)
        wrong = refusal(round_, "bob", "wager", on=odds, selection=point, stake=1000)
        assert wrong == (f"qld s{section}(1A)(a)", Ground.AMOUNT)
        bet(round_, "bob", odds, point, amount)
        throw(round_, *SEVENS)
        assert (odds, point, "win", 1000 if amount == equal else 2000) in lines(round_)


@pytest.mark.parametrize("name", [pytest.param("win bet", id="s119_1B"), pytest.param("come bet", id="s121_1B")])
@pytest.mark.parametrize(("rounds", "won"), [(True, 800), (False, 750)])
def test_reading_bc3_winnings_with_part_of_a_dollar_may_be_rounded_up(name: str, rounds: bool, won: int) -> None:
    odds = name.replace("bet", "odds")
    table, round_ = with_point(name, 500, (4, 5), round_winnings=rounds)
    bet(round_, "bob", odds, "9", 500)
    line = next(x for x in throw(round_, 3, 6) if x.wager == odds)
    assert line.paid == won
    assert (f"qld s{dict(TAKEN)[name]}(1B)" in [c.text for c in line.cites]) == rounds
    assert table.round_winnings == rounds


@pytest.mark.parametrize(
    "name", [pytest.param("don't win bet", id="s120_1B"), pytest.param("don't come bet", id="s122_1B")]
)
@pytest.mark.parametrize(("rounds", "lay", "won"), [(True, 1600, 800), (False, 1500, 750)])
def test_reading_d3_the_winnings_aimed_at_are_rounded_and_the_lay_with_them(
    name: str, rounds: bool, lay: int, won: int
) -> None:
    odds = name.replace("bet", "odds")
    _, round_ = with_point(name, 750, (1, 3), round_winnings=rounds)
    bet(round_, "bob", odds, "4", lay)
    throw(round_, *SEVENS)
    assert (odds, "4", "win", won) in lines(round_)


@pytest.mark.parametrize(
    ("name", "section"),
    [
        pytest.param("win bet", "119", id="s119_2"),
        pytest.param("come bet", "121", id="s121_2"),
        pytest.param("don't win bet", "120", id="s120_2"),
        pytest.param("don't come bet", "122", id="s122_2"),
    ],
)
@pytest.mark.parametrize(("dice", "taken", "laid"), POINTS)
def test_the_bet_is_paid_1_to_1_and_the_odds_true_odds(
    name: str, section: str, dice: tuple[int, int], taken: str, laid: str
) -> None:
    odds, point = name.replace("bet", "odds"), str(sum(dice))
    _, round_ = with_point(name, 3000, dice)
    stake = next(
        o.fields[2].least
        for o in round_.options()
        if (o.who, o.act) == ("bob", "wager") and o.fields[0].choices == (odds,)
    )
    bet(round_, "bob", odds, point, stake)
    throw(round_, *(dice if name in dict(TAKEN) else SEVENS))
    found = {x.wager: x for x in round_.lines if x.person == "bob"}
    pays = taken if name in dict(TAKEN) else laid
    top, _, bottom = pays.partition("/")
    assert (found[name].paid, found[odds].paid) == (3000, stake * int(top) // int(bottom or 1))
    assert found[odds].cites[-1].text in (f"qld s{section}(2)", f"qld s{section}(1B)")


def test_s120_1A_reading_d11_laid_odds_stay_with_a_smaller_bet_and_go_back_with_none() -> None:
    table, round_ = with_point("don't win bet", 2000, (1, 3))
    bet(round_, "bob", "don't win odds", "4", 4000)
    round_.act("bob", "reduce", {"on": "don't win bet", "selection": "don't win bet", "amount": 1000})
    assert [p.stake for p in table.placed if p.person == "bob"] == [1000, 4000]
    round_.act("bob", "withdraw", {"on": "don't win bet", "selection": "don't win bet"})
    assert not [p for p in table.placed if p.person == "bob"]
    assert table.people["bob"].purse.value == 100_000
    assert voided(round_) == [("bob", "don't win odds", 4000, ["qld s111(2)", "reading D11"])]


def test_s120_1A_reading_d16_odds_that_no_chips_make_are_not_laid() -> None:
    _, round_ = with_point("don't win bet", 700, (2, 4))  # it would take 8.40
    assert "qld s120(1A)(a)" not in ways(round_, "bob", "wager")
    assert refusal(round_, "bob", "wager", on="don't win odds", selection="6", stake=840)[0] == "qld s6(2)"


def test_s4_2_a_reading_d11_odds_go_back_as_the_wager_that_they_supported() -> None:
    table, round_ = with_point("don't win bet", 1000, (4, 5))
    bet(round_, "bob", "don't win odds", "9", 1500)
    round_.act(FLOOR, "declare wagers void", {"person": "bob"})
    under = ["qld s4(2)(a)"]
    assert voided(round_) == [("bob", "don't win bet", 1000, under), ("bob", "don't win odds", 1500, under)]
    assert table.people["bob"].purse.value == 100_000


def test_s119_1A_reading_d2_odds_accepted_by_mistake_stand_as_far_as_they_may() -> None:
    table, round_ = with_point("win bet", 1000, (4, 5))
    bet(round_, "bob", "win odds", "9", 1700, accepted=True)
    assert [p.stake for p in table.placed if p.wager.name == "win odds"] == [1000]
    assert "qld s119(1A)(a)" in [c.text for c in round_.rulings[-1].cites]
