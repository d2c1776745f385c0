"""The runtime of a round, with a toy game: one wager, one die, one choice, and reports that interrupt it."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest
from support.events import done

from houseway.cite import Cite, cite
from houseway.equipment.wheel import Wheel
from houseway.errors import BadInput, Ground, Refused
from houseway.games import find
from houseway.money import Odds
from houseway.play.acts import ScriptAnswer, Ways, act, choice, money
from houseway.play.ask import Choice, Offer, Outcome, Script
from houseway.play.events import Came, Settled
from houseway.play.game import Game
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS, Role, player, staff
from houseway.play.round import Round
from houseway.play.settlement import give_back, settle
from houseway.play.sign import Limits, Sign
from houseway.play.table import Table
from houseway.play.wager import Verdict, Wager, loses, wins
from houseway.play.wagering import Wagering

UNDER = cite("qld s132(1)")
SIX: Wager[int] = Wager(
    "six",
    permitted="qld s135",
    clauses=(wins(lambda n: n == 6, "qld s135"), loses(lambda n: n != 6, "qld s143(2)")),
    pays=Odds(4),
    limit="six",
    selections=("six",),
)
ROLLING = "the die rolls"
DIE = Wheel("die", (1, 2, 3, 4, 5, 6))
WAGERS = Wagering([SIX], cite("qld s136(1)"), "roll", UNDER, withdrawn_under=cite("qld s136(4)"))


def play(table: Table) -> Script:
    """Wagers, a choice for every player who wagered, a die, the settlement."""
    yield WAGERS
    for placed in list(table.placed):
        name = placed.person
        still_in = lambda placed=placed: placed in table.placed  # noqa: E731
        offers = {"stay": Offer(UNDER), "raise": Offer(UNDER, (money("amount", 100, 500, 100),))}
        answer = yield Choice(name, offers, UNDER, f"{name}'s choice", refuses=why_not, wanted=still_in)
        if answer is not None and answer[1] == "raise":
            table.people[name].purse.value -= answer[2]["amount"]
            placed.stake += answer[2]["amount"]
    number = yield Outcome("die", DIE, "number", UNDER, moment=ROLLING)
    for placed in list(table.placed):
        settle(table, placed, number)
    return None


def why_not(tried: str) -> Refused | None:
    return Refused("qld s136(5)", "there is nothing to surrender") if tried == "surrender" else None


def any_time(_round: Round[Any], _who: str) -> Ways:
    return [()]


def report(round_: Round[Any], _who: str, _details: Mapping[str, Any]) -> Script:
    """A script of its own that asks a pit boss, and may answer in place of what was awaited."""
    offers = {"go on": Offer(UNDER), "take it as six": Offer(UNDER)}
    _, found, _ = yield Choice(frozenset({Role.PIT_BOSS}), offers, UNDER, "the die is cocked")
    round_.table.rule("a cocked die", UNDER)
    return ScriptAnswer(6) if found == "take it as six" else None


def take_out(round_: Round[Any], _who: str, details: Mapping[str, Any]) -> None:
    for placed in [p for p in round_.table.placed if p.person == details["person"]]:
        give_back(round_.table, placed, UNDER)


def call_it(_round: Round[Any], _who: str, details: Mapping[str, Any]) -> ScriptAnswer:
    return ScriptAnswer(details["number"])


def one_or_six(_round: Round[Any], _who: str) -> Ways:
    return [(choice("number", (1, 6)),)]


def those_in(round_: Round[Any], _who: str) -> Ways:
    names = [p.person for p in round_.table.placed]
    return [(choice("person", names),)] if names else []


def late(_table: Table, _wager: str, _act: str) -> Cite:
    return cite("qld s136(4)")


GAME: Game[Any] = replace(
    find("roulette"),
    folder="toy",
    wagers=(SIX,),
    procedure=play,
    acts=(
        act("cocked", DEALER_OR_MORE_SENIOR, "qld s144(2)", any_time, report),
        act("take out", DIRECTORS, "qld s4(2)(a)", those_in, take_out),
        act("call it", DEALER_OR_MORE_SENIOR, "qld s144(1)", one_or_six, call_it, at=(ROLLING,)),
    ),
    steps=dict.fromkeys(("roll", "stay", "raise", "go on", "take it as six"), UNDER),
    check_sign=lambda _sign: None,
    late=late,
    notice_under=None,
    hands=None,
)


def round_of(*names: str) -> Round[Any]:
    people = [*(player(name, 5_000) for name in names or ("ann",)), *staff()]
    round_ = Round(Table(GAME, Sign({"six": Limits(100, 1000)}), people))
    for name in names or ("ann",):
        round_.act(name, "wager", {"on": "six", "selection": "six", "stake": 500})
    return round_


def refusal(round_: Round[Any], who: str, tried: str, **details: Any) -> tuple[str, Ground]:
    before = round_.ask, round_.table.holdings(), len(round_.log)
    with pytest.raises(Refused) as caught:
        round_.act(who, tried, details)
    assert (round_.ask, round_.table.holdings(), len(round_.log)) == (before[0], before[1], before[2] + 1)
    return caught.value.under.text, caught.value.ground


def awaited(round_: Round[Any]) -> str:
    return str(round_.ask)


def test_a_round_shows_what_is_awaited_from_step_to_step() -> None:
    round_ = round_of()
    seen = [awaited(round_)]
    round_.act("dealer", "roll")
    seen.append(awaited(round_))
    round_.act("ann", "raise", {"amount": 300})
    seen.append(awaited(round_))
    round_.outcome(6)
    assert seen == ["wagers, until 'roll'", "ann: stay | raise (ann's choice)", "a number from the die"]
    assert (round_.over, round_.options()) == (True, [])
    assert [(x.stake, x.paid, x.verdict) for x in round_.lines] == [(800, 3_200, Verdict.WIN)]


def test_everything_is_logged_and_a_refused_attempt_with_its_refusal() -> None:
    round_ = round_of()
    refusal(round_, "ann", "wager", on="six", selection="six", stake=9_000)
    round_.act("dealer", "roll")
    round_.act("ann", "stay")
    round_.outcome(2)
    wager, refused, *rest = done(round_)
    assert (wager.who, wager.act, wager.refused) == ("ann", "wager", None)
    assert (refused.act, refused.refused) == ("wager", cite("qld s5(1)(b)"))
    assert [(event.who, event.act) for event in rest] == [("dealer", "roll"), ("ann", "stay")]
    came, settled = round_.led_to
    assert came == Came(came.number, "die", "number", 2, "")
    assert isinstance(settled, Settled)
    assert settled.number == came.number + 1 == len(round_.events)


def test_what_is_wrong_is_not_logged_and_changes_nothing() -> None:
    round_ = round_of()
    round_.act("dealer", "roll")
    logged = list(round_.log)
    wrong: list[tuple[str, str, dict[str, Any]]] = [
        ("ann", "whistle", {}),
        ("zoe", "stay", {}),
        ("ann", "raise", {}),
        ("ann", "raise", {"amount": "1.00"}),
        ("ann", "stay", {"loudly": True}),
    ]
    for who, tried, details in wrong:
        with pytest.raises(BadInput):
            round_.act(who, tried, details)
    with pytest.raises(BadInput, match="no device is awaited"):
        round_.outcome(6)
    assert (round_.log, awaited(round_)) == (logged, "ann: stay | raise (ann's choice)")


def test_who_may_not_when_not_and_what_not_each_have_their_provision() -> None:
    round_ = round_of("ann", "bob")
    assert refusal(round_, "ann", "roll") == ("qld s132(1)", Ground.WHO)
    round_.act("dealer", "roll")
    assert refusal(round_, "bob", "stay") == ("qld s132(1)", Ground.WHO)
    assert refusal(round_, "ann", "surrender") == ("qld s136(5)", Ground.WHAT)
    assert refusal(round_, "ann", "raise", amount=600) == ("qld s132(1)", Ground.AMOUNT)
    assert refusal(round_, "ann", "stay", amount=100) == ("qld s132(1)", Ground.AMOUNT)
    assert refusal(round_, "ann", "wager", on="six", selection="six", stake=100) == ("qld s136(4)", Ground.WHEN)
    assert refusal(round_, "ann", "withdraw", on="six", selection="six") == ("qld s136(4)", Ground.WHEN)
    assert refusal(round_, "ann", "cocked") == ("qld s144(2)", Ground.WHO)
    assert refusal(round_, "dealer", "call it", number=6) == ("qld s144(1)", Ground.WHEN)


def test_a_report_runs_on_top_of_the_round_which_then_goes_on() -> None:
    round_ = round_of()
    round_.act("dealer", "roll")
    round_.act("dealer", "cocked")
    assert awaited(round_) == "pit boss: go on | take it as six (the die is cocked)"
    assert refusal(round_, "ann", "stay") == ("qld s132(1)", Ground.WHEN)
    assert refusal(round_, "dealer", "roll") == ("qld s132(1)", Ground.WHEN)
    with pytest.raises(BadInput, match="awaited: pit boss"):
        round_.act("ann", "whistle")
    assert round_.interrupted
    round_.act("pit boss", "go on")
    assert awaited(round_) == "ann: stay | raise (ann's choice)"
    assert [r.what for r in round_.rulings] == ["a cocked die"]


def test_a_report_may_be_interrupted_by_another() -> None:
    round_ = round_of()
    round_.act("dealer", "roll")
    round_.act("dealer", "cocked")
    round_.act("dealer", "cocked")
    round_.act("pit boss", "go on")
    assert round_.interrupted
    round_.act("pit boss", "go on")
    assert awaited(round_) == "ann: stay | raise (ann's choice)"


def test_a_report_may_answer_in_place_of_what_was_awaited() -> None:
    round_ = round_of()
    round_.act("dealer", "roll")
    round_.act("ann", "stay")
    round_.act("dealer", "cocked")
    round_.act("pit boss", "take it as six")
    assert round_.over
    assert round_.lines[0].verdict is Verdict.WIN


def test_an_act_without_a_script_may_answer_at_once() -> None:
    round_ = round_of()
    round_.act("dealer", "roll")
    round_.act("ann", "stay")
    round_.act("dealer", "call it", {"number": 1})
    assert round_.lines[0].verdict is Verdict.LOSE


def test_a_report_closes_no_other_and_what_that_answers_waits_for_the_procedure() -> None:
    round_ = round_of()
    round_.act("dealer", "roll")
    round_.act("ann", "stay")
    round_.act("dealer", "cocked")
    round_.act("dealer", "call it", {"number": 1})
    assert awaited(round_) == "pit boss: go on | take it as six (the die is cocked)"
    round_.act("pit boss", "go on")
    assert (round_.over, round_.lines[0].verdict) == (True, Verdict.LOSE)


def test_who_is_excluded_is_told_so_whatever_step_is_tried() -> None:
    round_ = round_of("ann", "bob")
    round_.act("dealer", "roll")
    round_.table.people["bob"].excluded = True
    assert refusal(round_, "bob", "stay") == ("qld s4(2)(b)", Ground.WHO)


def test_what_is_no_longer_wanted_is_not_awaited() -> None:
    round_ = round_of("ann", "bob")
    round_.act("dealer", "roll")
    round_.act("pit boss", "take out", {"person": "ann"})
    assert awaited(round_) == "bob: stay | raise (bob's choice)"
    round_.act("pit boss", "take out", {"person": "bob"})
    assert awaited(round_) == "a number from the die"
    round_.outcome(3)
    assert [x.verdict for x in round_.lines] == [Verdict.VOID, Verdict.VOID]


def test_nothing_may_be_done_when_the_round_is_over() -> None:
    round_ = round_of()
    round_.act("dealer", "roll")
    round_.act("ann", "stay")
    round_.outcome(1)
    with pytest.raises(BadInput, match="over"):
        round_.act("dealer", "roll")
    with pytest.raises(BadInput, match="over"):
        round_.outcome(1)


def test_money_that_does_not_add_up_is_our_own_bug() -> None:
    round_ = round_of()
    round_.act("dealer", "roll")
    round_.act("ann", "stay")
    round_.table.people["ann"].purse.value += 1
    with pytest.raises(AssertionError, match="money in does not equal money out"):
        round_.outcome(1)


def test_people_come_buy_and_go_between_rounds() -> None:
    round_ = round_of()
    table = round_.table
    before = table.holdings()
    round_.act("dealer", "seat", {"person": "dot", "chips": 2_000})
    round_.act("dot", "buy chips", {"amount": 500})
    assert table.people["dot"].purse.value == 2_500
    round_.act("dot", "leave")
    assert "dot" not in table.people
    assert refusal(round_, "ann", "leave") == ("qld s136(4)", Ground.WHEN)  # a wager lies, and may be withdrawn
    assert table.holdings() == before


def test_a_minimum_goes_up_without_notice_where_the_part_asks_for_none() -> None:
    round_ = round_of()
    details = {"kind": "six", "minimum": 800, "maximum": 2000, "now": datetime(1998, 9, 4, 21)}
    round_.act("pit boss", "change the sign", details)
    assert round_.table.sign.limits["six"] == Limits(800, 2000)
    assert "announce a higher minimum" not in {o.act for o in round_.options()}
