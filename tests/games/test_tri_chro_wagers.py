"""The nineteen wagers of tri-chro: what wins and what it pays (s467), its limits (s459), and the exact odds."""

import random
from collections.abc import Callable
from datetime import datetime
from fractions import Fraction
from math import comb
from typing import Any

import pytest

from houseway.cite import cite
from houseway.equipment.balls import Ball
from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.games.tri_chro.rules import LIMITS
from houseway.games.tri_chro.table import TriChroTable
from houseway.games.tri_chro.texts import TEXTS
from houseway.games.tri_chro.wagers import facts
from houseway.money import Odds, cents
from houseway.odds.exact import every_return, exact
from houseway.play.acts import Option
from houseway.play.ask import Outcome
from houseway.play.game import Game
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.sign import Limits, Sign
from houseway.play.wager import Verdict
from houseway.play.walk import walk

GAMES = {balls: find("tri-chro", {"balls": balls}) for balls in (54, 63)}
BOTH = pytest.mark.parametrize("game", GAMES.values(), ids=["54", "63"])
RED, GREEN, GOLD = "red", "green", "gold"


def table_of(game: Game[Any], sign: Sign | None = None, **settings: Any) -> TriChroTable:
    table = game.open_table(people=[player("ann", 1_000_000), *staff()], sign=sign, **settings)
    assert isinstance(table, TriChroTable)
    return table


# The law's table: the wager, the colours it names, its odds with 54 and with 63 balls.
WAGERS = [
    ("red star pair", (RED,), (65, 1), (90, 1)),
    ("green star pair", (GREEN,), (65, 1), (90, 1)),
    ("gold star pair", (GOLD,), (65, 1), (90, 1)),
    ("odd stars red and green", (RED, GREEN), (27, 1), (38, 1)),
    ("odd stars green and gold", (GREEN, GOLD), (27, 1), (38, 1)),
    ("odd stars gold and red", (GOLD, RED), (27, 1), (38, 1)),
    ("any red pair", (RED,), (8, 1), (8, 1)),
    ("any green pair", (GREEN,), (8, 1), (8, 1)),
    ("any gold pair", (GOLD,), (8, 1), (8, 1)),
    ("odd pair red and green", (RED, GREEN), (33, 10), (33, 10)),
    ("odd pair green and gold", (GREEN, GOLD), (33, 10), (33, 10)),
    ("odd pair gold and red", (GOLD, RED), (33, 10), (33, 10)),
    ("no red", (RED,), (6, 5), (6, 5)),
    ("no green", (GREEN,), (6, 5), (6, 5)),
    ("no gold", (GOLD,), (6, 5), (6, 5)),
    ("any red", (RED,), (3, 4), (3, 4)),
    ("any green", (GREEN,), (3, 4), (3, 4)),
    ("any gold", (GOLD,), (3, 4), (3, 4)),
    ("any star", (), (3, 4), (3, 4)),
]


def required(name: str, colours: tuple[str, ...], balls: tuple[Ball, Ball]) -> bool:
    """The required ball selection, from the words of s467, without the rows."""
    found, stars = [ball.colour for ball in balls], [ball.symbol == "star" for ball in balls]
    if name == "any star":
        return any(stars)
    if name.startswith("odd"):
        return set(found) == set(colours) and (all(stars) or "stars" not in name)
    if name.endswith("pair"):
        return found == [colours[0]] * 2 and (all(stars) or "star" not in name)
    return (colours[0] in found) == name.startswith("any")


@BOTH
def test_s467_nineteen_wagers_are_permissible_and_no_other(game: Game[Any]) -> None:
    assert [row.name for row in game.wagers] == [name for name, *_ in WAGERS]
    for name in ("any pair", "red", "no star"):
        with pytest.raises(Refused) as caught:
            Round(table_of(game)).act("ann", "wager", {"on": name, "selection": name, "stake": 500})
        assert (caught.value.under, caught.value.ground) == (cite("qld s5(1)(a)"), Ground.WHAT)


@BOTH
@pytest.mark.parametrize(("name", "colours", "_54", "_63"), WAGERS)
def test_s467_s455_exactly_one_clause_decides_on_every_two_balls_and_it_is_the_laws(
    game: Game[Any], name: str, colours: tuple[str, ...], _54: Any, _63: Any
) -> None:
    row = game.wager_named[name]
    for first in TEXTS[54].balls:
        for second in TEXTS[54].balls:
            (clause,) = row.clauses_that_apply(facts(first, second))
            wins = required(name, colours, (first, second))
            assert clause.verdict is (Verdict.WIN if wins else Verdict.LOSE), (first, second)
            assert cite("qld s455") in clause.cites


@pytest.mark.parametrize(("balls", "under"), [(54, "qld s467(1)"), (63, "qld s467(2)")], ids=["s467_1", "s467_2"])
@pytest.mark.parametrize(("name", "colours", "of_54", "of_63"), WAGERS)
def test_s467_1_s467_2_odds_of_each_winning_wager(
    balls: int, under: str, name: str, colours: tuple[str, ...], of_54: tuple[int, int], of_63: tuple[int, int]
) -> None:
    pays, for_each = of_54 if balls == 54 else of_63
    assert GAMES[balls].wager_named[name].pays == Odds(pays, for_each)
    round_ = Round(table_of(GAMES[balls]))
    round_.act("ann", "wager", {"on": name, "selection": name, "stake": 1000})
    round_.act("dealer", "no more bets")
    round_.act("dealer", "activate the device")
    kinds = list(TEXTS[balls].balls)
    drawn = next((a, b) for a in kinds for b in kinds if required(name, colours, (a, b)))
    for ball in drawn:
        round_.outcome(ball)
    round_.act("dealer", "announce the result")
    (line,) = round_.lines
    assert (line.verdict, line.paid, line.returned) == (Verdict.WIN, 1000 * pays // for_each, 1000)
    assert line.cites[-1] == cite(under)


# Exact odds: ways to draw two balls without order, counted by hand


def ways(balls: int, name: str) -> int:
    """Of the unordered pairs of balls, how many make this wager win."""
    group, stars = balls // 3, 7
    if name == "any star":
        return comb(balls, 2) - comb(balls - 3 * stars, 2)
    if name.startswith("odd"):
        return stars**2 if "stars" in name else group**2
    if name.endswith("pair"):
        return comb(stars, 2) if "star" in name else comb(group, 2)
    none = comb(2 * group, 2)
    return none if name.startswith("no") else comb(balls, 2) - none


@pytest.mark.parametrize("balls", [54, 63])
@pytest.mark.parametrize(("name", "_colours", "of_54", "of_63"), WAGERS)
def test_s467_exact_return_of_each_wager(
    balls: int, name: str, _colours: Any, of_54: tuple[int, int], of_63: tuple[int, int]
) -> None:
    game = GAMES[balls]
    found = exact(game, game.wager_named[name], name)
    chance = Fraction(ways(balls, name), comb(balls, 2))
    pays = Fraction(*(of_54 if balls == 54 else of_63))
    assert (found.win, found.lose, found.void) == (chance, 1 - chance, Fraction(0))
    assert found.expected == chance * (pays + 1) - 1


@pytest.mark.parametrize(
    ("balls", "name", "expected"),
    [
        (54, "red star pair", "-5/159"),
        (54, "odd stars red and green", "-59/1431"),
        (54, "any red pair", "-2/53"),
        (54, "odd pair red and green", "-7/265"),
        (54, "no red", "-5/159"),
        (54, "any red", "-13/636"),
        (54, "any star", "199/1908"),
        (63, "red star pair", "-2/93"),
        (63, "odd stars red and green", "-2/93"),
        (63, "any red pair", "-1/31"),
        (63, "odd pair red and green", "-9/310"),
        (63, "no red", "-14/465"),
        (63, "any red", "-2/93"),
        (63, "any star", "-2/93"),
    ],
)
def test_s467_the_returns_as_fractions(balls: int, name: str, expected: str) -> None:
    assert exact(GAMES[balls], GAMES[balls].wager_named[name], name).expected == Fraction(expected)


def test_s467_1_reading_f6_any_star_with_54_balls_is_the_one_wager_that_favours_the_player() -> None:
    found = [(balls, each.wager) for balls in GAMES for each in every_return(GAMES[balls]) if each.favours_player]
    assert found == [(54, "any star")]


def test_a_walk_over_every_drawing_settles_as_the_odds_say() -> None:
    def begin() -> Round[Any]:
        round_ = Round(table_of(GAMES[54]))
        round_.act("ann", "wager", {"on": "any star", "selection": "any star", "stake": 400})
        return round_

    automaton = walk(begin, {})
    assert len(automaton.states) == 1 + len(TEXTS[54].balls), "the first ball, and the second after one of each kind"
    assert automaton.expected() == {"any star": Fraction(199, 1908)}


# s459: limits that follow the odds

LEAST_MAXIMUMS = [
    ("3 to 4", "1200", "a", (54, 63)),
    ("6 to 5", "800", "b", (54, 63)),
    ("33 to 10", "300", "c", (54, 63)),
    ("8 to 1", "125", "d", (54, 63)),
    ("27 to 1", "35", "e", (54,)),
    ("38 to 1", "25", "f", (63,)),
    ("65 to 1", "15", "g", (54,)),
    ("90 to 1", "10", "h", (63,)),
]


def sign_of(balls: int, minimum: str, **maximums: str) -> Sign:
    """One minimum for the table; maximums of $2,000 but for the odds named."""
    lines = {odds: maximums.get(odds, "2000") for odds in LIMITS[balls]}
    return Sign({odds: Limits(cents(minimum), cents(maximum)) for odds, maximum in lines.items()})


@pytest.mark.parametrize(("odds", "maximum", "letter", "games"), LEAST_MAXIMUMS)
def test_s459_1_a_minimum_of_5_dollars_or_less_calls_for_so_high_a_maximum(
    odds: str, maximum: str, letter: str, games: tuple[int, ...]
) -> None:
    assert [balls for balls in GAMES if odds in LIMITS[balls]] == list(games)
    for balls in games:
        for low in ("5", "1"):
            table_of(GAMES[balls], sign_of(balls, low, **{odds: maximum}))
            with pytest.raises(Refused, match=odds) as caught:
                table_of(GAMES[balls], sign_of(balls, low, **{odds: f"{int(maximum) - 1}.99"}))
            assert (caught.value.under, caught.value.ground) == (cite(f"qld s459(1)({letter})"), Ground.AMOUNT)
        table_of(GAMES[balls], sign_of(balls, "5.01", **{odds: "5.01"}))


@BOTH
def test_s459_1_reading_wf1_the_tables_minimum_is_the_lowest_on_its_sign(game: Game[Any]) -> None:
    lines = {odds: Limits(cents("6"), cents("6")) for odds in LIMITS[game.variant["balls"]]}
    table_of(game, Sign(lines))
    with pytest.raises(Refused) as caught:
        table_of(game, Sign(lines | {"8 to 1": Limits(cents("5"), cents("125"))}))
    assert caught.value.under == cite("qld s459(1)(a)")
    with pytest.raises(Refused) as caught:
        table_of(game, Sign({odds: line for odds, line in lines.items() if odds != "8 to 1"}))
    assert caught.value.under == cite("qld s5(1)(b)")


@BOTH
def test_s459_2_the_sign_shows_minimum_and_maximum_for_all_odds(game: Game[Any]) -> None:
    sign = table_of(game).sign
    shown = sign.shown(game.sign_under)
    assert "(qld s459(2))" in shown.splitlines()[0]
    assert {row.limit for row in game.wagers} == set(sign.limits)
    for odds, line in sign.limits.items():
        words = next(text for text in shown.splitlines() if text.startswith(f"{odds} ")).removeprefix(odds).split()
        assert words == [f"{line.minimum // 100}.00", f"{line.maximum // 100}.00"]


def test_s459_reading_g5_a_minimum_goes_up_without_notice() -> None:
    table = table_of(GAMES[54])
    details = {"kind": "8 to 1", "minimum": 100, "maximum": cents("125"), "now": datetime(1998, 9, 4, 21)}
    Round(table).act("pit boss", "change the sign", details)
    Round(table).act("pit boss", "change the sign", details | {"minimum": 1000})
    assert table.sign.limits["8 to 1"] == Limits(1000, 12_500)
    with pytest.raises(Refused) as caught:
        Round(table).act("pit boss", "change the sign", details | {"minimum": 1000, "maximum": cents("124")})
    assert caught.value.under == cite("qld s459(1)(d)"), "the other lines keep the table's minimum at $1"


# Whatever is listed may be done, with either number of balls and either device


@BOTH
@pytest.mark.parametrize("device", ["ball drawing device", "random result generator"])
@pytest.mark.parametrize("use_coins", [False, True])
@pytest.mark.parametrize("seed", range(2))
def test_listed_acts_are_accepted_and_no_cent_is_lost(
    game: Game[Any], device: str, use_coins: bool, seed: int, fill: Callable[[random.Random, Option], dict[str, Any]]
) -> None:
    chance, table = random.Random(seed), table_of(game, device=device, use_coins=use_coins)
    in_play = table.holdings()
    for _ in range(4):
        round_ = Round(table)
        for step in range(300):
            if round_.over:
                break
            options = round_.options()
            acts = {"no more bets", "activate the device", "ball", "approve a new drawing", "replace the broken ball"}
            ordinary = [o for o in options if o.act in acts | {"operate by hand", "announce the result"}]
            act = chance.choice(sorted({o.act for o in options}))
            option = chance.choice(ordinary if ordinary and step > 40 else [o for o in options if o.act == act])
            details = fill(chance, option)
            if isinstance(round_.ask, Outcome) and option.who == device:
                round_.outcome(details["ball"])
            else:
                round_.act(option.who, option.act, details)
            assert table.holdings() == in_play
        assert round_.over
