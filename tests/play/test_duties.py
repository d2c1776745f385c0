"""What the law asks of a person besides the next step: done by somebody, or noted as not done (with a toy game)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from support.events import done

from houseway.cite import cite
from houseway.equipment.wheel import Wheel
from houseway.errors import Refused
from houseway.games import find
from houseway.play.acts import act, plainly
from houseway.play.ask import Choice, Offer, Outcome, Script
from houseway.play.driver import answer_ordinarily
from houseway.play.duties import CLOSING, LEAVE_UNDONE, duty
from houseway.play.events import Ruled
from houseway.play.game import Game
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, Role, player, staff
from houseway.play.round import Round
from houseway.play.sign import Limits, Sign
from houseway.play.table import Table

UNDER = cite("qld s132(1)")
TELL = duty("tell the pit boss", DEALER, "vic 25/1999 r14.5", "what happened")
BRUSH = duty("brush the die", frozenset({Role.STICKPERSON}), "qld s127(1)")  # of whom this table has none


def play(table: Table) -> Script:
    """A number is called before a die is thrown; whoever has something to tell has to tell it before that."""
    yield Choice(DEALER, {"call": Offer(UNDER)}, UNDER, moment="before the throw")
    table.overdue(BRUSH)
    yield Outcome("die", Wheel("die", (1, 2, 3)), "number", UNDER, moment="the die rolls")
    return None


def fell(round_: Round[Any], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.owe(TELL)


def fell_at_a_seat(round_: Round[Any], who: str, _details: Mapping[str, Any]) -> None:
    round_.table.owe(TELL, "seat 1", "vic 25/1999 r14.6")
    round_.table.owe(TELL, who)


def dusty(round_: Round[Any], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.owe(BRUSH)


GAME: Game[Any] = replace(
    find("roulette"),
    folder="toy",
    procedure=play,
    acts=(
        act("it fell", DEALER_OR_MORE_SENIOR, "qld s144(2)", plainly, fell),
        act("it fell at two seats", DEALER_OR_MORE_SENIOR, "qld s144(2)", plainly, fell_at_a_seat),
        act("it is dusty", DEALER_OR_MORE_SENIOR, "qld s144(2)", plainly, dusty),
        TELL,
        BRUSH,
    ),
)


def round_of() -> Round[Any]:
    return Round(Table(GAME, Sign({"six": Limits(100, 1000)}), [player("ann", 5_000), *staff(of_the_game=frozenset())]))


def notes(round_: Round[Any]) -> list[tuple[str, str]]:
    return [(e.ruling.what, e.ruling.cites[0].text) for e in round_.events if isinstance(e, Ruled)]


def may(round_: Round[Any], name: str) -> set[str]:
    return {option.who for option in round_.options() if option.act == name}


def test_a_duty_is_open_to_its_people_while_it_is_due() -> None:
    round_ = round_of()
    assert may(round_, "tell the pit boss") == set()
    with pytest.raises(Refused, match="nothing has happened that asks anybody to tell the pit boss") as caught:
        round_.act("dealer", "tell the pit boss")
    assert caught.value.under == TELL.under
    round_.act("dealer", "it fell")
    assert may(round_, "tell the pit boss") == {"dealer"}
    with pytest.raises(Refused, match="is for dealer"):
        round_.act("floor manager", "tell the pit boss")
    round_.act("dealer", "tell the pit boss")
    assert may(round_, "tell the pit boss") == set()


def test_who_has_done_it_is_asked_no_more_and_nothing_is_noted() -> None:
    round_ = round_of()
    round_.act("dealer", "it fell")
    round_.act("dealer", "tell the pit boss")
    round_.act("dealer", "call")
    round_.outcome(1)
    assert round_.over
    assert notes(round_) == []


def test_what_is_still_due_at_the_end_is_asked_for_before_the_round_is_closed() -> None:
    round_ = round_of()
    round_.act("dealer", "call")
    round_.act("floor manager", "it fell")
    round_.outcome(1)
    assert (round_.moment, str(round_.ask)) == (CLOSING, "dealer: tell the pit boss | leave it undone (still due)")
    assert [option.act for option in round_.options("dealer")].count("tell the pit boss") == 1
    round_.act("dealer", "tell the pit boss")
    assert round_.over
    assert notes(round_) == []


def test_what_was_left_undone_is_noted_under_its_provision() -> None:
    round_ = round_of()
    round_.act("dealer", "it fell")
    round_.act("dealer", "call")
    round_.outcome(1)
    round_.act("dealer", LEAVE_UNDONE)
    assert round_.over
    assert notes(round_) == [("not done: tell the pit boss", "vic 25/1999 r14.5")]


def test_what_nobody_at_the_table_could_do_is_noted_without_asking() -> None:
    round_ = round_of()
    round_.act("dealer", "call")
    round_.act("dealer", "it is dusty")
    round_.outcome(1)
    assert round_.over
    assert notes(round_) == [("not done: brush the die", "qld s127(1)")]


def test_a_duty_that_the_law_gives_a_time_for_is_noted_when_that_has_passed() -> None:
    round_ = round_of()
    round_.act("dealer", "it is dusty")
    assert notes(round_) == []
    round_.act("dealer", "call")
    assert notes(round_) == [("not done: brush the die", "qld s127(1)")]
    round_.outcome(1)
    assert round_.over


def test_the_same_duty_is_due_once_for_each_thing_that_it_is_about() -> None:
    round_ = round_of()
    for _ in range(2):
        round_.act("dealer", "it fell at two seats")
    round_.act("dealer", "tell the pit boss", {"about": "dealer"})
    round_.act("dealer", "call")
    round_.outcome(1)
    round_.act("dealer", LEAVE_UNDONE)
    assert notes(round_) == [("not done: tell the pit boss (seat 1)", "vic 25/1999 r14.6")]


@pytest.mark.parametrize("at_the_end", [False, True])
def test_ordinary_staff_do_what_is_due_before_anything_else(at_the_end: bool) -> None:
    round_ = round_of()
    if at_the_end:
        answer_ordinarily(round_)
    round_.act("dealer", "it fell at two seats")
    if at_the_end:
        round_.outcome(1)
    answer_ordinarily(round_)
    if not at_the_end:
        round_.outcome(1)
    assert round_.over
    assert notes(round_) == []
    told = [e.details["about"] for e in done(round_) if e.act == "tell the pit boss"]
    assert told == ["seat 1", "dealer"]
