"""Wheel of fortune's wagers: what wins (s149), between which limits (ss 153, 159), at what odds (ss 154, 160)."""

import random
from collections.abc import Callable
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Any

import pytest

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.games.wheel_of_fortune.table import FortuneTable
from houseway.games.wheel_of_fortune.texts import TEXTS
from houseway.games.wheel_of_fortune.wagers import facts
from houseway.money import cents
from houseway.odds.exact import exact
from houseway.play.acts import Option
from houseway.play.ask import Outcome
from houseway.play.game import Game
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.sign import Limits, Sign
from houseway.play.wager import Verdict

GAMES = {spaces: find("wheel-of-fortune", {"spaces": spaces}) for spaces in (50, 52)}
BOTH = pytest.mark.parametrize("game", GAMES.values(), ids=["50", "52"])
NOW = datetime(1998, 9, 4, 21)


def table_of(game: Game[Any], sign: Sign | None = None) -> FortuneTable:
    table = game.open_table(people=[player("ann", 1_000_000), *staff()], sign=sign)
    assert isinstance(table, FortuneTable)
    return table


# The law's tables: spaces, symbol, sections, odds to 1, and the return that follows.
ODDS = [
    (50, "a", 24, 1, Fraction(-1, 25)),
    (50, "b", 8, 5, Fraction(-1, 25)),
    (50, "c", 8, 5, Fraction(-1, 25)),
    (50, "d", 4, 11, Fraction(-1, 25)),
    (50, "e", 2, 22, Fraction(-2, 25)),
    (50, "f", 2, 22, Fraction(-2, 25)),
    (50, "g", 1, 44, Fraction(-1, 10)),
    (50, "h", 1, 44, Fraction(-1, 10)),
    (52, "a", 24, 1, Fraction(-1, 13)),
    (52, "b", 12, 3, Fraction(-1, 13)),
    (52, "c", 8, 5, Fraction(-1, 13)),
    (52, "d", 4, 11, Fraction(-1, 13)),
    (52, "e", 2, 23, Fraction(-1, 13)),
    (52, "f", 1, 47, Fraction(-1, 13)),
    (52, "g", 1, 47, Fraction(-1, 13)),
]


@BOTH
def test_s149_s158_a_wager_on_any_one_symbol_is_permissible_and_no_other(game: Game[Any]) -> None:
    assert [row.name for row in game.wagers] == [f"symbol {x}" for n, x, *_ in ODDS if n == game.variant["spaces"]]
    assert {row.cites[0] for row in game.wagers} == {cite("qld s149")}
    for name in ("symbol z", "symbols a and b", "peg"):
        with pytest.raises(Refused) as caught:
            Round(table_of(game)).act("ann", "wager", {"on": name, "selection": name, "stake": 500})
        assert (caught.value.under, caught.value.ground) == (cite("qld s5(1)(a)"), Ground.WHAT)


@BOTH
def test_s149_s158_a_wager_wins_on_its_own_symbol_and_loses_on_every_other(game: Game[Any]) -> None:
    letters = [row.name[-1] for row in game.wagers]
    for row in game.wagers:
        for spun in letters:
            (clause,) = row.clauses_that_apply(facts(row.name, spun))
            assert clause is row.decide(facts(row.name, spun))
            assert clause.verdict is (Verdict.WIN if row.name[-1] == spun else Verdict.LOSE)
            assert (cite("qld s158") in clause.cites) == (game.variant["spaces"] == 52)


@pytest.mark.parametrize(("spaces", "letter", "_sections", "pays", "_return"), ODDS)
def test_s154_1_s160_1_odds_of_each_winning_wager(
    spaces: int, letter: str, _sections: int, pays: int, _return: Fraction
) -> None:
    round_ = Round(table_of(GAMES[spaces]))
    round_.act("ann", "wager", {"on": f"symbol {letter}", "selection": f"symbol {letter}", "stake": 500})
    round_.act("dealer", "no more bets")
    round_.act("dealer", "spin the wheel")
    round_.outcome(letter)
    round_.act("dealer", "announce the winning symbol")
    (line,) = round_.lines
    assert (line.verdict, line.paid, line.left) == (Verdict.WIN, pays * 500, 500)
    assert line.cites[-1] == cite("qld s154(1)" if spaces == 50 else "qld s160(1)")


@pytest.mark.parametrize(("spaces", "letter", "sections", "pays", "expected"), ODDS)
def test_s154_1_s160_1_exact_return_of_each_wager(
    spaces: int, letter: str, sections: int, pays: int, expected: Fraction
) -> None:
    game = GAMES[spaces]
    found = exact(game, game.wager_named[f"symbol {letter}"], f"symbol {letter}")
    assert found.win == Fraction(sections, spaces)
    assert found.expected == expected == Fraction(sections * (pays + 1), spaces) - 1
    assert not found.favours_player


# s153, s159: limits that follow the odds

LEAST_MAXIMUMS = [
    (50, "1 to 1", "5", "400", "qld s153(2)(a)"),
    (50, "5 to 1", "5", "80", "qld s153(2)(b)"),
    (50, "11 to 1", "5", "40", "qld s153(2)(c)"),
    (50, "22 to 1", "5", "20", "qld s153(2)(d)"),
    (50, "44 to 1", "5", "10", "qld s153(2)(e)"),
    (52, "1 to 1", "5", "200", "qld s159(1)(a)"),
    (52, "3 to 1", "5", "80", "qld s159(1)(b)"),
    (52, "5 to 1", "5", "40", "qld s159(1)(c)"),
    (52, "11 to 1", "5", "20", "qld s159(1)(d)"),
    (52, "23 to 1", "2", "10", "qld s159(2)(a)"),
    (52, "47 to 1", "2", "5", "qld s159(2)(b)"),
]
SPACES = pytest.mark.parametrize("spaces", [50, 52])


def sign_of(spaces: int, minimum: str, **maximums: str) -> Sign:
    """One minimum for the table; maximums of $1,000 but for the odds named."""
    lines = {odds: maximums.get(odds, "1000") for odds in TEXTS[spaces].limits}
    return Sign({odds: Limits(cents(minimum), cents(maximum)) for odds, maximum in lines.items()})


@pytest.mark.parametrize(("spaces", "under"), [(50, "qld s153(1)"), (52, "qld s159(1)")])
def test_s153_1_s159_1_the_operator_sets_a_minimum_and_a_maximum(spaces: int, under: str) -> None:
    lacking = {odds: line for odds, line in sign_of(spaces, "1").limits.items() if odds != "5 to 1"}
    with pytest.raises(Refused, match="5 to 1") as caught:
        table_of(GAMES[spaces], Sign(lacking))
    assert caught.value.under == cite(under)
    assert {row.limit for row in GAMES[spaces].wagers} == set(TEXTS[spaces].limits)


@pytest.mark.parametrize(("spaces", "odds", "minimum", "maximum", "under"), LEAST_MAXIMUMS)
def test_s153_2_s159_1_s159_2_a_low_minimum_calls_for_so_high_a_maximum(
    spaces: int, odds: str, minimum: str, maximum: str, under: str
) -> None:
    just, short = {odds: maximum}, {odds: f"{int(maximum) - 1}.99"}
    for low in {minimum, "1"}:
        table_of(GAMES[spaces], sign_of(spaces, low, **just))
        with pytest.raises(Refused, match=odds) as caught:
            table_of(GAMES[spaces], sign_of(spaces, low, **short))
        assert (caught.value.under, caught.value.ground) == (cite(under), Ground.AMOUNT)
    over = f"{minimum}.01"
    table_of(GAMES[spaces], sign_of(spaces, over, **{odds: over}))


@SPACES
def test_s153_2_s159_1_reading_wf1_the_tables_minimum_is_the_lowest_on_its_sign(spaces: int) -> None:
    lines = {odds: Limits(cents("6"), cents("6")) for odds in TEXTS[spaces].limits}
    table_of(GAMES[spaces], Sign(lines))
    with pytest.raises(Refused) as caught:
        table_of(GAMES[spaces], Sign(lines | {"5 to 1": Limits(cents("5"), cents("80"))}))
    assert caught.value.under == cite("qld s153(2)(a)" if spaces == 50 else "qld s159(1)(a)")


@BOTH
def test_s153_1_s159_1_a_wager_outside_the_sign_is_refused(game: Game[Any]) -> None:
    table = table_of(game, sign_of(game.variant["spaces"], "5"))
    round_ = Round(table)
    details = {"on": "symbol d", "selection": "symbol d"}
    for stake, refused in ((400, True), (100_100, True), (500, False), (99_500, False), (100, True)):
        if refused:
            with pytest.raises(Refused, match="sign allows") as caught:
                round_.act("ann", "wager", {**details, "stake": stake})
            assert (caught.value.under, caught.value.ground) == (cite("qld s5(1)(b)"), Ground.AMOUNT)
        else:
            round_.act("ann", "wager", {**details, "stake": stake})
    assert [p.stake for p in table.placed] == [100_000]


@BOTH
def test_s153_3_s158_the_sign_shows_minimum_and_maximum_for_all_odds(game: Game[Any]) -> None:
    sign = table_of(game).sign
    shown = sign.shown(game.sign_under)
    assert "(qld s153(3))" in shown.splitlines()[0]
    for odds, line in sign.limits.items():
        words = next(text for text in shown.splitlines() if text.startswith(f"{odds} ")).removeprefix(odds).split()
        assert words == [f"{line.minimum // 100}.00", f"{line.maximum // 100}.00"]


def change(minimum: int, now: datetime, maximum: int = 50_000) -> dict[str, Any]:
    return {"kind": "5 to 1", "minimum": minimum, "maximum": maximum, "now": now}


@BOTH
def test_s153_4_s158_a_minimum_goes_up_only_20_minutes_after_a_sign_has_said_so(game: Game[Any]) -> None:
    table = table_of(game)
    round_ = Round(table)
    with pytest.raises(Refused, match="announce it first") as caught:
        round_.act("pit boss", "change the sign", change(2500, NOW))
    assert (caught.value.under, caught.value.ground) == (cite("qld s153(4)"), Ground.WHEN)
    notice = {"kind": "5 to 1", "minimum": 2500, "now": NOW, "effective": NOW + timedelta(minutes=19)}
    with pytest.raises(Refused) as caught:
        round_.act("pit boss", "announce a higher minimum", notice)
    assert caught.value.under == cite("qld s153(4)")
    round_.act("pit boss", "announce a higher minimum", notice | {"effective": NOW + timedelta(minutes=20)})
    assert "5 to 1: minimum 25.00 from 21:20 on 1998-09-04" in table.sign.shown()
    with pytest.raises(Refused) as caught:
        round_.act("pit boss", "change the sign", change(2500, NOW + timedelta(minutes=19)))
    assert caught.value.under == cite("qld s153(4)")
    round_.act("pit boss", "change the sign", change(2500, NOW + timedelta(minutes=20)))
    assert table.sign.limits["5 to 1"] == Limits(2500, 50_000)


def test_s153_2_b_the_least_maximum_that_is_allowed_is_listed_and_one_cent_less_refused() -> None:
    round_ = Round(table_of(GAMES[50]))
    ways = [o.fields for o in round_.options() if o.act == "change the sign" and o.fields[0].choices == ("5 to 1",)]
    assert {fields[2].least for fields in ways} == {cents("80")}
    with pytest.raises(Refused) as caught:
        round_.act("pit boss", "change the sign", change(100, NOW, cents("79.99")))
    assert caught.value.under == cite("qld s153(2)(b)")
    round_.act("pit boss", "change the sign", change(100, NOW, cents("80")))


# Whatever is listed may be done, on either wheel


@BOTH
@pytest.mark.parametrize("seed", range(4))
def test_listed_acts_are_accepted_and_no_cent_is_lost(
    game: Game[Any], seed: int, fill: Callable[[random.Random, Option], dict[str, Any]]
) -> None:
    chance, table = random.Random(seed), table_of(game)
    in_play = table.holdings()
    for _ in range(5):
        round_ = Round(table)
        for step in range(300):
            if round_.over:
                break
            options = round_.options()
            ordinary = [o for o in options if o.act in ("no more bets", "spin the wheel", "symbol")]
            act = chance.choice(sorted({o.act for o in options}))
            some = ordinary if ordinary and step > 40 else [o for o in options if o.act == act]
            option = chance.choice(some)
            details = fill(chance, option)
            if isinstance(round_.ask, Outcome) and option.who == "wheel":
                round_.outcome(details["symbol"])
            else:
                round_.act(option.who, option.act, details)
            assert table.holdings() == in_play
        assert round_.over
