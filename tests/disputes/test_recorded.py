"""A dispute about a recorded round: reported at that very table, and told against what the record had settled."""

from pathlib import Path
from typing import Any

import pytest

from houseway.disputes import OVERSIGHT, DeskAnswer, ruling_on_record
from houseway.disputes.difference import RecordedRuling
from houseway.errors import BadInput
from houseway.money import dollars
from houseway.play.record import Record, read

ROUNDS = Path(__file__).parents[1] / "rounds"


def record_of(name: str) -> Record:
    file = ROUNDS / f"{name}.round"
    return read(file.read_text("utf-8"), file.name)


def ruled(name: str, act: str, words: str = "", **told: Any) -> tuple[DeskAnswer, RecordedRuling]:
    answer = ruling_on_record(record_of(name), act, words, **told)[0]
    assert answer.recorded is not None
    return answer, answer.recorded


def cited(answer: DeskAnswer) -> list[str]:
    return [step for each in answer.cites for step in each.steps]


@pytest.mark.parametrize(
    ("name", "words", "irregularity", "provision", "line", "stays"),
    [
        ("roulette-zero", "ball jumped out of the wheel", "no spin", "qld s144(4)", 42, "ann's straight up 0 $5.00"),
        ("craps-golden", "a die fell off the table", "off the table", "qld s127(1)", 129, "ann's come bet 9 $5.00"),
        ("two-up-golden", "a coin landed outside the ring", "barred", "qld s175(2)", 88, "bob's spinner's wager on"),
        ("manila-golden", "a player bet out of turn", "bet out of turn", "qld s281(1)", 70, "dan's bet in the pot"),
        ("blackjack-vic-crown-21-golden", "dealer skipped a player", "go past", "vic 26/2000 r15.5", 49, "bob's insur"),
    ],
)  # fmt: skip
def test_without_a_line_it_is_reported_at_the_last_place_with_the_wagers_of_the_record(
    name: str, words: str, irregularity: str, provision: str, line: int, stays: str
) -> None:
    answer, there = ruled(name, irregularity, words)
    assert (answer.irregularity, there.line) == (irregularity, line)
    assert provision in cited(answer)
    assert any(str(each).startswith(stays) for each in answer.stays)


def test_s144_4_what_the_ball_had_shown_decides_nothing_once_there_was_no_spin() -> None:
    answer, there = ruled("roulette-zero", "no spin", "ball jumped out of the wheel")
    assert there.awaited == "wagers, until 'spin the ball'"
    assert not answer.later
    assert {each.ruled for each in there.changes} == {None}
    assert {str(each.recorded) for each in there.changes} >= {"win, +$175.00", "lose, -$5.00"}


def test_s5_2_b_the_round_goes_on_as_it_is_recorded_and_what_changes_is_told() -> None:
    told = {"cause": "over the maximum", "on": "straight up", "selection": "0", "stake": "150"}
    answer, there = ruled("roulette-zero", OVERSIGHT, "the dealer took a bet over the maximum", given=told)
    assert "qld s5(2)(b)" in cited(answer)
    assert [(each.wager, dollars(each.returned)) for each in answer.lines] == [("straight up", "55.00")]
    [change] = there.changes
    assert (str(change.recorded), str(change.ruled)) == ("win, +$175.00", "void and win, +$3500.00")
    assert list(there.told()) == ["ann gets $3325.00 more than is recorded in all"]


LATE = {"cause": "too late", "on": "straight up", "selection": "0", "stake": "5"}


@pytest.mark.parametrize(("line", "moment"), [(42, "no more bets"), (43, "the ball is at rest")])
def test_s136_4_a_late_wager_in_a_recorded_round_comes_back_and_the_rest_is_as_recorded(line: int, moment: str) -> None:
    answer, there = ruled("roulette-zero", OVERSIGHT, "a bet was taken too late", line=line, given=LATE)
    assert (answer.moment, there.line, cited(answer)[0]) == (moment, line, "qld s136(4)")
    [back] = answer.lines
    assert (back.wager, back.selection, dollars(back.returned), back.paid) == ("straight up", "0", "5.00", 0)
    [change] = there.changes
    assert (str(change.recorded), str(change.ruled)) == ("win, +$175.00", "void and win, +$175.00")
    assert list(there.told()) == ["ann gets the same in all"]


def test_s136_4_without_a_line_it_was_late_at_the_last_place_and_of_a_wager_that_lies_there() -> None:
    answer, there = ruled("roulette-zero", OVERSIGHT, "a late bet was accepted", given={"cause": "too late"})
    assert (answer.irregularity, there.line) == ("wager taken by oversight", 43)
    assert [(each.person, dollars(each.returned)) for each in answer.lines] == [("ann", "1.00")]


@pytest.mark.parametrize(
    ("line", "cause", "why"),
    [
        (41, "too late", "wagers are still open there"),
        (42, "over the maximum", "wagers are not open there"),
        (42, "under the minimum", "wagers are not open there"),
        (42, "by mistake", "a wager is taken by oversight over the maximum, .*, not 'by mistake'"),
    ],
)
def test_what_happened_to_a_wager_fits_where_the_round_stood(line: int, cause: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        ruled("roulette-zero", OVERSIGHT, "a bet was taken too late", line=line, given={"cause": cause})


def test_s5_2_a_a_low_wager_in_a_recorded_round() -> None:
    told = {"cause": "under the minimum", "on": "red", "selection": "red", "stake": "1", "person": "ann"}
    answer, _ = ruled("roulette-zero", OVERSIGHT, "the dealer took a bet", line=40, given=told)
    assert cited(answer)[0] == "qld s5(2)(a)"
    with pytest.raises(BadInput, match="'bob'"):
        ruled("roulette-zero", OVERSIGHT, "the dealer took a bet", line=40, given=told | {"person": "bob"})


def test_s106_2_the_next_card_is_the_next_card_and_everybody_gets_what_is_recorded() -> None:
    answer, there = ruled("baccarat-golden", "third card to the player's hand")
    assert "qld s106(2)" in cited(answer)
    assert there.changes == ()
    assert list(there.told()) == ["Everybody gets what the record has."]
    assert sum(line.net for line in answer.later) == 10000


def test_a_line_says_where_and_a_line_of_no_round_is_told_with_those_that_are() -> None:
    assert ruled("roulette-zero", "no spin", "ball out of the wheel", line=41)[0].moment == "the ball runs"
    assert ruled("roulette-zero", "no spin", "ball out of the wheel", when="the ball runs")[1].line == 41
    for line in (0, 12, 99):
        with pytest.raises(BadInput, match=rf"--line: {line} is not in a round; those of .* on lines 34 to 44"):
            ruled("roulette-zero", "no spin", "ball out of the wheel", line=line)
    with pytest.raises(BadInput, match=r"'no spin'.* at line 36; it can after lines 41, 42"):
        ruled("roulette-zero", "no spin", "ball out of the wheel", line=36)


def test_what_nobody_may_do_is_refused_in_the_record_too_and_a_wrong_detail_is_told() -> None:
    answer, there = ruled("manila-golden", "exchange cards")
    assert (answer.refused, cited(answer)[0], there.changes) == (True, "qld s284(2)(a)", ())
    with pytest.raises(BadInput, match="'hat' is no detail of it; known: cause"):
        ruled("roulette-zero", "no spin", "ball out of the wheel", given={"hat": "red"})
    with pytest.raises(BadInput, match="no round is recorded here"):
        ruled("roulette-s141-2-must-not-open", "no spin", "ball out of the wheel")


def test_a_record_that_ends_where_it_happened_is_compared_with_nothing() -> None:
    record = record_of("roulette-zero")
    events = record.rounds[0].events
    del events[7:]
    record.rounds[0].settles.clear() if record.rounds[0].settles else None
    there = ruling_on_record(record, "no spin", "ball out of the wheel")[0].recorded
    assert there is not None
    assert (there.goes_on, there.changes, list(there.told())) == (False, (), ["The record ends there."])
