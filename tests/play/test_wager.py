"""Rows of wagers, where they may be placed and between which amounts, and in which order they are refused."""

from typing import Any

import pytest
from support.events import done

from houseway.cite import cite
from houseway.errors import BadInput, Ground, Refused
from houseway.games import find
from houseway.money import Odds
from houseway.play.acts import Option
from houseway.play.people import Person, player, staff
from houseway.play.round import Round
from houseway.play.sign import Limits
from houseway.play.table import Table
from houseway.play.wager import Verdict, Wager, loses, stands, voids, wins

GAME = find("roulette")
DIE: Wager[int] = Wager(
    "six",
    permitted="qld s5(1)(a)",
    clauses=(
        wins(lambda n: n == 6, "qld s135"),
        voids(lambda n: n == 1, "qld s143(2)"),
        stands(lambda n: n in (2, 3), "qld s136(5)"),
        loses(lambda n: n in (4, 5), "qld s135"),
        loses(lambda n: n == 5, "qld s143(2)"),
    ),
    pays=Odds(4),
)


def table_of(**chips: int) -> Table:
    people: list[Person] = [player(name, amount) for name, amount in (chips or {"ann": 50_000}).items()]
    table = GAME.open_table(people=[*people, *staff()])
    assert isinstance(table, Table)
    return table


def offered(round_: Round[Any], who: str, name: str) -> list[Option]:
    options = [o for o in round_.options() if (o.who, o.act) == (who, "wager")]
    return [o for o in options if o.fields[0].choices == (name,)]


def stake_of(option: Option) -> tuple[int, int, int]:
    field = next(f for f in option.fields if f.name == "stake")
    return field.least, field.most, field.step


@pytest.mark.parametrize(
    ("rolled", "verdict"),
    [
        (6, Verdict.WIN),
        (1, Verdict.VOID),
        (2, Verdict.STANDS),
        (3, Verdict.STANDS),
        (4, Verdict.LOSE),
        (5, Verdict.LOSE),
    ],
)
def test_the_first_clause_that_applies_decides_and_others_agree(rolled: int, verdict: Verdict) -> None:
    assert DIE.decide(rolled).verdict is verdict
    assert {clause.verdict for clause in DIE.clauses_that_apply(rolled)} == {verdict}


def test_facts_that_no_clause_foresees_are_our_own_bug() -> None:
    with pytest.raises(AssertionError, match="no clause of the six applies to 7"):
        DIE.decide(7)


def test_what_may_be_wagered_is_listed_between_its_amounts_and_under_its_provision() -> None:
    round_ = Round(table_of(ann=7_050))
    (option,) = offered(round_, "ann", "straight up")
    assert (option.under, option.says) == (cite("qld s135"), "one number, 0 included")
    assert len(option.fields[1].choices) == 37
    assert stake_of(option) == (100, 7_000, 100)


def test_places_with_the_same_bounds_are_listed_together() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", {"on": "straight up", "selection": "17", "stake": 9_950 - 50})
    rest, seventeen = offered(round_, "ann", "straight up")
    assert (len(rest.fields[1].choices), stake_of(rest)) == (36, (100, 10_000, 100))
    assert (list(seventeen.fields[1].choices), stake_of(seventeen)) == (["17"], (100, 100, 100))


def test_a_full_place_and_an_empty_purse_are_not_offered() -> None:
    round_ = Round(table_of(ann=10_000))
    round_.act("ann", "wager", {"on": "straight up", "selection": "17", "stake": 10_000})
    assert offered(round_, "ann", "straight up") == []


def test_s5_3_what_lies_there_out_of_step_is_listed_into_step() -> None:
    table = table_of()
    for kind in table.sign.limits:
        table.sign = table.sign.with_limits(kind, Limits(500, 250_000))
    table.sign = table.sign.with_increment(500)
    round_ = Round(table)
    round_.act("ann", "wager", {"on": "red", "selection": "red", "stake": 300, "accepted": True})
    (option,) = offered(round_, "ann", "red")
    assert stake_of(option) == (200, 49_700, 500)
    round_.act("ann", "wager", {"on": "red", "selection": "red", "stake": 200})


@pytest.mark.parametrize(
    ("details", "says"),
    [
        ({"on": "red", "selection": "red"}, "'stake' is missing"),
        ({"on": "red", "selection": "red", "stake": 0}, "above nought"),
        ({"on": "red", "selection": "red", "stake": "5.00"}, "above nought"),
        ({"on": "red", "selection": "red", "stake": True}, "above nought"),
        ({"on": "red", "selection": 17, "stake": 500}, "in words"),
        ({"on": "red", "selection": "red", "stake": 500, "colour": "blue"}, "no 'colour'"),
    ],
)
def test_a_wager_that_cannot_be_read_says_what_it_needs(details: dict[str, Any], says: str) -> None:
    round_ = Round(table_of())
    with pytest.raises(BadInput, match=says):
        round_.act("ann", "wager", details)
    assert done(round_) == []


ALL_WRONG = {"on": "any seven", "selection": "nowhere", "stake": 1}


def test_refusals_are_looked_at_in_one_order_who_when_what_how_much_and_with_what() -> None:
    table = table_of(ann=100)
    ann = table.people["ann"]
    round_ = Round(table)
    ann.excluded = True
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    details: dict[str, Any] = dict(ALL_WRONG)
    found = [_ground(round_, details)]
    ann.excluded = False
    found.append(_ground(round_, details))
    round_.act("dealer", "no spin", {"cause": "ball out of the wheel"})
    found.append(_ground(round_, details))
    details |= {"on": "red"}
    found.append(_ground(round_, details))
    details |= {"selection": "red"}
    found.append(_ground(round_, details))
    details |= {"stake": 550}
    found.append(_ground(round_, details))
    ann.purse.value = 550
    found.append(_ground(round_, details))
    details |= {"stake": 500}
    round_.act("ann", "wager", details)
    assert found == [
        ("qld s4(2)(b)", Ground.WHO),
        ("qld s136(4)", Ground.WHEN),
        ("qld s5(1)(a)", Ground.WHAT),
        ("qld s5(1)(a)", Ground.WHAT),
        ("qld s5(1)(b)", Ground.AMOUNT),
        ("qld s136(1)", Ground.MEANS),
        ("qld s6(1)", Ground.MEANS),
    ]
    assert [ground for _, ground in found] == sorted(ground for _, ground in found)


def _ground(round_: Round[Any], details: dict[str, Any]) -> tuple[str, Ground]:
    with pytest.raises(Refused) as caught:
        round_.act("ann", "wager", details)
    return caught.value.under.text, caught.value.ground


def test_a_wager_is_added_to_where_it_lies_and_withdrawn_whole() -> None:
    table = table_of()
    round_ = Round(table)
    for stake in (500, 700):
        round_.act("ann", "wager", {"on": "red", "selection": "red", "stake": stake})
    assert [p.stake for p in table.placed] == [1_200]
    with pytest.raises(Refused, match=r"on the layout: red$"):
        round_.act("ann", "withdraw", {"on": "black", "selection": "black"})
    with pytest.raises(BadInput, match=r"on the layout: red$"):
        round_.act("ann", "withdraw", {"on": "mauve", "selection": "mauve"})
    round_.act("ann", "withdraw", {"on": "red", "selection": "red"})
    assert (table.placed, table.people["ann"].purse.value) == ([], 50_000)
