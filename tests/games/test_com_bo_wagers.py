"""What decides each wager of Crown Com-Bo and what it pays (notice 29/2000, rule 8), and the exact odds."""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import comb, perm, prod
from typing import Any

import pytest
from support.com_bo import deal as deal_cards
from support.com_bo import finish, on, settled, table_of, under

from houseway.equipment.cards import many
from houseway.games import find
from houseway.games.com_bo.arithmetic import VALUE, alike, falls, rises, ties
from houseway.games.com_bo.wagers import KINDS, Dealt, combination, in_order
from houseway.odds.exact import all_facts, every_return, exact
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.play.sign import Limits, Sign
from houseway.play.wager import Verdict

EIGHT, ONE = find("com-bo", {"decks": 8}), find("com-bo", {"decks": 1})
BOTH = pytest.mark.parametrize("game", [EIGHT, ONE], ids=["eight decks", "one deck"])
EVERY = [row.name for row in EIGHT.wagers]
LOW_SIGN = Sign({kind: Limits(100, 100_000) for kind in KINDS})


def facts(cards: str) -> Dealt:
    return in_order([VALUE[card] for card in many(cards)])


def winners(cards: str, decks: int = 8) -> set[str]:
    """The wagers that are paid on these cards."""
    lines = settled(table_of(decks=decks, sign=LOW_SIGN), cards, *EVERY)
    assert [line.wager for line in lines] == EVERY
    return {line.wager for line in lines if line.verdict is Verdict.WIN}


# 8.1: singles and runs


@pytest.mark.parametrize(
    ("cards", "won"),
    [
        ("KS 9H QD 2C 7S", {"high 1", "low 2", "high 3", "low 4", "low 5"}),
        ("KS QS 9H 7C 2D", {"high 1", "high 2", "high 3", "high 4", "low 5", "high run 2", "high run 3", "high run 4"}),
        ("2D 7C 9H QS KS", {"low 1", "low 2", "low 3", "low 4", "high 5", "low run 2", "low run 3", "low run 4"}),
        ("AS KS QS 2C 3D", {"high 1", "high 2", "high 3", "low 4", "low 5", "high run 2", "high run 3"}),
        ("3D 2C AS KS QS", {"high 1", "low 2", "high 3", "high 4", "high 5"}),  # an ace is not below a 2
        ("2C 3C 4C 3D 5D", {"low 1", "low 2", "high 3", "low 4", "high 5", "low run 2"}),
        ("QS 9H 7C 8C KD", {"high 1", "high 2", "low 3", "low 4", "high 5", "high run 2"}),
    ],
)
def test_vic_29_2000_r8_1_singles_and_runs_win_as_the_cards_rank(cards: str, won: set[str]) -> None:
    assert winners(cards) - {"com-bo"} == won
    assert winners(cards, decks=1) - {"com-bo"} == won


@pytest.mark.parametrize(
    ("name", "cards", "one_deck", "eight_decks"),
    [
        *((f"high {n}", "KS QS JS 10S 9S" if n < 5 else "2S 3S 4S 5S 6S", 1, 1) for n in range(1, 6)),
        *((f"low {n}", "2S 3S 4S 5S 6S" if n < 5 else "KS QS JS 10S 9S", 1, 1) for n in range(1, 6)),
        ("high run 2", "KS QS JS 10S 9S", 6, 6),
        ("high run 3", "KS QS JS 10S 9S", 30, 35),
        ("high run 4", "KS QS JS 10S 9S", 200, 250),
        ("low run 2", "2S 3S 4S 5S 6S", 6, 6),
        ("low run 3", "2S 3S 4S 5S 6S", 30, 35),
        ("low run 4", "2S 3S 4S 5S 6S", 200, 250),
        ("com-bo", "2S 2H 5D 5C 9S", 1, 1),
        ("com-bo", "2S 5H 2D 9C 2H", 5, 2),
        ("com-bo", "2S 5H 2D 5C 2H", 100, 20),
        ("com-bo", "9S 9H 9D 9C 2H", 500, 50),
    ],
)
def test_vic_29_2000_r8_1_the_two_columns_of_odds(name: str, cards: str, one_deck: int, eight_decks: int) -> None:
    for decks, to_one in ((1, one_deck), (8, eight_decks)):
        (line,) = settled(table_of(decks=decks), cards, name, stake=1000)
        assert (line.verdict, line.paid, line.returned) == (Verdict.WIN, 1000 * to_one, 1000)
        assert "r8.1" in under(line)


def test_vic_29_2000_r8_1_five_of_a_kind_is_for_eight_decks_alone() -> None:
    (line,) = settled(table_of(), "9S 9H 9D 9C 9S", "com-bo", stake=1000)
    assert (line.verdict, line.paid) == (Verdict.WIN, 1_000_000)
    assert all(combination(dealt) != "five-of-a-kind" for dealt in all_facts(ONE, ONE.wager_named["com-bo"], "com-bo"))
    assert [str(clause.pays) for clause in ONE.wager_named["com-bo"].clauses if clause.verdict is Verdict.WIN] == [
        "500 to 1", "100 to 1", "5 to 1", "1 to 1",
    ]  # fmt: skip


@pytest.mark.parametrize("decks", [1, 8])
def test_vic_29_2000_r8_1_one_pair_gives_the_money_back_and_no_combination_loses(decks: int) -> None:
    table = table_of(decks=decks)
    (pair,) = settled(table, "2S 5H 2D 9C KH", "com-bo")
    assert (pair.verdict, pair.paid, pair.returned) == (Verdict.VOID, 0, 500)
    assert under(pair) == ["r8.1", "r8.3", "reading V1"]
    (none,) = settled(table, "3S 5S 6S 9S KS", "com-bo")
    assert (none.verdict, none.collected) == (Verdict.LOSE, 500), "suits make nothing"
    (row,) = settled(table, "4C 5C 6C 7D 8D", "com-bo")
    assert row.verdict is Verdict.LOSE, "nor does a sequence"


# 8.2: ties


@pytest.mark.parametrize(
    ("cards", "lost"),
    [
        ("9S 9H QD 2C 7S", ("high 1", "low 1", "high run 2", "high run 3", "high run 4", "low run 2")),
        ("KS 9H 9D 2C AS", ("high 2", "low 2", "high run 2", "high run 3", "high run 4")),
        ("KS QH 9D 9C 7S", ("high 3", "low 3", "high run 3", "high run 4")),
        ("KS QH 9D 7C 7S", ("high 4", "low 4", "high run 4")),
    ],
)
def test_vic_29_2000_r8_2_ties_lose_and_break_a_run(cards: str, lost: tuple[str, ...]) -> None:
    for line in settled(table_of(), cards, *lost):
        assert line.verdict is Verdict.LOSE
        assert under(line) == ["r8.2", "r1.1", "r5.8(a)"]


def test_vic_29_2000_r8_2_a_run_that_ended_before_the_tie_is_paid() -> None:
    assert {"high run 2", "high run 3"} <= winners("KS QH 9D 7C 7S")
    assert "high run 2" in winners("KS QH 9D 9C 7S")


def test_vic_29_2000_r8_2_reading_cm2_equal_cards_in_positions_5_and_1_lose_too() -> None:
    for line in settled(table_of(), "9S QH 2D 7C 9H", "high 5", "low 5"):
        assert line.verdict is Verdict.LOSE
        assert under(line) == ["r8.2", "reading CM2", "r5.8(a)"]


# 8.3: one combination


@pytest.mark.parametrize(
    ("cards", "made"),
    [
        ("9S 9H 9D 9C 9S", "five-of-a-kind"),
        ("9S 9H 2D 9C 9D", "quad"),
        ("9S 2H 9D 2C 9H", "full house"),
        ("9S 2H 9D 3C 9H", "triple"),
        ("9S 2H 9D 2C 3H", "two pair"),
        ("9S 2H 4D 2C 3H", "one pair"),
        ("9S 2H 4D 5C 3H", ""),
    ],
)
def test_vic_29_2000_r8_3_reading_v1_the_highest_combination_alone_is_paid(cards: str, made: str) -> None:
    assert combination(facts(cards)) == made
    lines = settled(table_of(), cards, "com-bo")
    assert len(lines) == 1
    applying = EIGHT.wager_named["com-bo"].clauses_that_apply(facts(cards))
    assert len(applying) == 1
    assert (applying[0].verdict is Verdict.LOSE) == (made == "")


def test_vic_29_2000_r8_3_a_com_bo_wager_is_one_wager() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("com-bo", 500))
    round_.act("ann", "wager", on("com-bo", 500))
    deal_cards(round_, "9S 2H 9D 2C 9H")
    assert [(line.stake, line.paid) for line in finish(round_)] == [(1000, 20_000)]


# Every fact, and the exact odds


@BOTH
def test_exactly_one_verdict_for_every_deal(game: Game[Any]) -> None:
    for row in game.wagers:
        deals = list(all_facts(game, row, row.name))
        assert len(deals) == (541 if game is EIGHT else 540), "five equal cards are not in one deck"
        for dealt in deals:
            assert len({clause.verdict for clause in row.clauses_that_apply(dealt)}) == 1, (row.name, dealt)


@BOTH
def test_weights_are_those_of_all_ways_to_deal_five_cards(game: Game[Any]) -> None:
    assert game.chances is not None
    total = sum(weight for _, weight in game.chances(game.wagers[0], "high 1"))
    assert total == perm(52 * game.variant["decks"], 5)


@pytest.mark.parametrize(
    ("decks", "name", "expected"),
    [
        (1, "high 1", Fraction(-1, 17)),
        (1, "low 5", Fraction(-1, 17)),
        (1, "high run 2", Fraction(-43, 1275)),
        (1, "low run 3", Fraction(-1583, 12495)),
        (1, "high run 4", Fraction(-3137, 20825)),
        (1, "com-bo", Fraction(-22, 245)),
        (8, "high 1", Fraction(-31, 415)),
        (8, "low 5", Fraction(-31, 415)),
        (8, "high run 2", Fraction(-7057, 85905)),
        (8, "low run 3", Fraction(-67521, 788417)),
        (8, "high run 4", Fraction(-44144963, 406034755)),
        (8, "com-bo", Fraction(-2900104, 34802979)),
    ],
)
def test_vic_29_2000_r8_1_exact_returns(decks: int, name: str, expected: Fraction) -> None:
    game = find("com-bo", {"decks": decks})
    assert exact(game, game.wager_named[name], name).expected == expected


def test_one_deck_combinations_come_as_often_as_in_poker() -> None:
    assert ONE.chances is not None
    counted: Counter[str] = Counter()
    for dealt, weight in ONE.chances(ONE.wager_named["com-bo"], "com-bo"):
        counted[combination(dealt)] += weight
    hands = {name: weight // 120 for name, weight in counted.items()}  # each hand in each of its orders
    assert hands == {
        "quad": 624, "full house": 3744, "triple": 54_912, "two pair": 123_552, "one pair": 1_098_240, "": 1_317_888,
    }  # fmt: skip


@pytest.mark.parametrize("decks", [1, 8])
def test_com_bo_agrees_with_a_count_of_every_hand(decks: int) -> None:
    """By the ranks of a hand, whatever their order, and by nothing of the game's own."""
    pays = {1: {(4, 1): 500, (3, 2): 100, (3, 1, 1): 5, (2, 2, 1): 1}, 8: {(5,): 1000, (4, 1): 50, (3, 2): 20}}
    pays[8] |= {(3, 1, 1): 2, (2, 2, 1): 1}
    net = 0
    for ranks in combinations_with_replacement(range(13), 5):
        kinds = tuple(sorted(Counter(ranks).values(), reverse=True))
        ways = prod(comb(4 * decks, kind) for kind in kinds)
        net += ways * (pays[decks].get(kinds, 0 if kinds == (2, 1, 1, 1) else -1))
    game = find("com-bo", {"decks": decks})
    assert exact(game, game.wager_named["com-bo"], "com-bo").expected == Fraction(net, comb(52 * decks, 5))


@pytest.mark.parametrize("decks", [1, 8])
def test_singles_and_runs_agree_with_a_count_of_every_deal(decks: int) -> None:
    """Rank by rank, four cards deep; each card less that has been dealt already."""
    won: Counter[str] = Counter()
    for ranks in product(range(13), repeat=4):
        ways = prod(perm(4 * decks, times) for times in Counter(ranks).values())
        won["low 3"] += ways * (ranks[2] < ranks[3])
        won["low run 2"] += ways * (ranks[0] < ranks[1] < ranks[2])
        won["high run 3"] += ways * (ranks[0] > ranks[1] > ranks[2] > ranks[3])
    game = find("com-bo", {"decks": decks})
    for name, ways in won.items():
        assert exact(game, game.wager_named[name], name).win == Fraction(ways, perm(52 * decks, 4))


@BOTH
def test_high_and_low_return_the_same_and_nothing_favours_the_player(game: Game[Any]) -> None:
    found = {each.wager: each for each in every_return(game)}
    assert not any(each.favours_player for each in found.values())
    for name, each in found.items():
        if name.startswith("high"):
            assert each.expected == found[name.replace("high", "low")].expected


def test_arithmetic_says_the_same_of_the_values_and_of_their_order() -> None:
    for cards in ("AS KS QS 2C 3D", "9S 9H QD 2C 9C", "2C 3C 4C 5C AS"):
        values = [VALUE[card] for card in many(cards)]
        order = in_order(values)
        first, second, third, fourth, fifth = values
        assert alike(first, second, third, fourth, fifth) == alike(*order)
        for last in (2, 3, 4, 5):
            for of in (falls, rises, ties):
                assert of(first, second, third, fourth, fifth, last) == of(*order, last)
