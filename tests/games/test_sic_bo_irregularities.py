"""Sic-bo when something is not as usual: chips (s73), the entry terminal (s78), no spin (s80)."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from support.tumbler import NO_MORE_BETS, SETTLE, called, on, refusal, roll, ruled, settle, withdrawal

from houseway.cite import cite
from houseway.equipment.chips import Purse
from houseway.equipment.non_value_chips import NonValueChips
from houseway.errors import Ground
from houseway.families.colour_chips import COLOURS
from houseway.families.tumbler import ACTIVATE
from houseway.games import find
from houseway.games.sic_bo.table import CHIP_CITES, SicBoTable
from houseway.games.sic_bo.terms import ENTRY, PRESS, TAKE_OFF
from houseway.play.acts import Option
from houseway.play.ask import Outcome
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering

GAME = find("sic-bo")
FLOOR = "floor manager"
NOT_FLAT, FAULTY = "die not flat", "tumbler not operating correctly"


def table_of(*names: str, **settings: Any) -> SicBoTable:
    table = GAME.open_table(people=[*(player(name, 50_000) for name in names or ("ann",)), *staff()], **settings)
    assert isinstance(table, SicBoTable)
    return table


# s80: how the dice lie is seen with the cover off


def test_s80_1_dice_under_a_cover_are_not_said_to_lie_badly() -> None:
    table = GAME.open_table(people=[player("ann", 50_000), *staff()], covered=True)
    round_ = Round(table)
    round_.act("dealer", "activate the tumbler")
    assert refusal(round_, "dealer", "no spin", cause="die not flat")[0] == "qld s80(1)"


# s73: non-value chips


def issue(round_: Round[Any], who: str, colour: str, **more: Any) -> None:
    details = {"person": who, "colour": colour, "worth": 100, "amount": 2000, **more}
    round_.act("dealer", "issue colour chips", details)


def test_s73_1_no_two_players_have_one_colour_unless_all_agree() -> None:
    round_ = Round(table_of("ann", "bob", "cat"))
    issue(round_, "ann", "blue")
    details = {"person": "bob", "colour": "blue", "worth": 100, "amount": 2000}
    assert refusal(round_, "dealer", "issue colour chips", **details) == ("qld s73(1)", Ground.MEANS)
    issue(round_, "bob", "blue", agreed=["ann"])
    not_all = {**details, "person": "cat", "agreed": ["ann"]}
    assert refusal(round_, "dealer", "issue colour chips", **not_all) == ("qld s73(1)", Ground.MEANS)
    issue(round_, "cat", "blue", agreed=["bob", "ann"])


def test_s73_2_chips_of_another_table_are_not_used_here() -> None:
    table = table_of("ann", "bob")
    table.people["ann"].purse.non_value["sic-bo 2", "blue"] = 50
    round_ = Round(table)
    assert refusal(round_, "ann", "wager", **on("small", chips="blue")) == ("qld s73(2)", Ground.MEANS)
    issue(round_, "bob", "blue")
    assert refusal(round_, "ann", "wager", **on("small", chips="blue")) == ("qld s73(2)", Ground.MEANS)
    round_.act("bob", "wager", on("doubles", "2", 300, chips="blue"))
    settle(round_, (2, 2, 5))
    assert table.people["bob"].purse.non_value == {("sic-bo 1", "blue"): 20 + 33}, "paid in its own colour"


def test_s73_3_a_chips_are_exchanged_at_the_table_that_issued_them() -> None:
    table = table_of()
    table.people["ann"].purse.non_value["sic-bo 2", "pink"] = 10
    round_ = Round(table)
    elsewhere = {"person": "ann", "colour": "pink", "of": "sic-bo 2"}
    assert refusal(round_, "dealer", "exchange colour chips", **elsewhere) == ("qld s73(3)", Ground.MEANS)
    issue(round_, "ann", "blue")
    round_.act("dealer", "exchange colour chips", {"person": "ann", "colour": "blue", "of": "sic-bo 1"})
    assert table.people["ann"].purse == Purse(50_000, {("sic-bo 2", "pink"): 10})


def test_s73_3_b_chips_of_a_table_that_is_closed_are_exchanged_here() -> None:
    table = table_of()
    closed = NonValueChips("sic-bo 2", COLOURS, CHIP_CITES, closed=True)
    closed.restore("pink", 500, ["ann"])
    table.closed_tables["sic-bo 2"] = closed
    table.people["ann"].purse.non_value["sic-bo 2", "pink"] = 10
    Round(table).act("dealer", "exchange colour chips", {"person": "ann", "colour": "pink", "of": "sic-bo 2"})
    assert table.people["ann"].purse == Purse(55_000)


# s78: entering the result


def test_s78_1_the_result_is_entered_after_it_is_announced_and_before_wagers_are_settled() -> None:
    round_ = Round(table_of())
    for act in (PRESS, ENTRY):
        assert refusal(round_, "dealer", act) == ("qld s78(1)", Ground.WHEN)
    round_.act("dealer", NO_MORE_BETS)
    round_.act("dealer", ACTIVATE)
    for act in (PRESS, ENTRY):
        assert refusal(round_, "dealer", act) == ("qld s78(1)", Ground.WHEN)
    round_.outcome((1, 2, 3))
    assert called(round_)[-1] == ("1, 2, 3; total 6", "qld s77(2)")
    assert refusal(round_, "dealer", SETTLE) == ("qld s78(1)", Ground.WHEN)
    assert refusal(round_, "ann", PRESS) == ("qld s78(1)", Ground.WHO)
    round_.act("dealer", PRESS)
    assert refusal(round_, "dealer", SETTLE) == ("qld s78(1)", Ground.WHEN)
    round_.act("dealer", ENTRY)
    round_.act("dealer", SETTLE)
    assert round_.over


def test_s78_2_when_it_is_entered_the_winning_areas_are_lit_and_wagers_settled() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("triples", "5", 100))
    roll(round_, (5, 5, 5))
    round_.act("dealer", PRESS)
    round_.act("dealer", ENTRY)
    assert table.lit == [
        "triples 5", "doubles 5", "any triple", "3 dice totals 15", "individual die face values 5"
    ]  # fmt: skip
    due = [(o.act, o.under.text) for o in round_.options() if o.who == "dealer" and o.act in (PRESS, ENTRY, SETTLE)]
    assert due == [(SETTLE, "qld s78(2)")]
    round_.act("dealer", SETTLE)
    assert [line.paid for line in round_.lines] == [18_000]


def test_s78_3_s78_4_wrong_buttons_are_put_right_before_the_entry_button_is_pressed() -> None:
    table = table_of()
    round_ = Round(table)
    roll(round_, (2, 3, 6))
    assert refusal(round_, "dealer", ENTRY) == ("qld s78(4)", Ground.WHEN), "nothing has been pressed"
    round_.act("dealer", PRESS, {"numbers": [2, 3, 5]})
    offers = {o.act: o.under.text for o in round_.options() if o.who == "dealer" and o.act in (PRESS, ENTRY)}
    assert offers == {PRESS: "qld s78(3)", ENTRY: "qld s78(4)"}
    round_.act("dealer", PRESS, {"numbers": [2, 3, 6]})
    assert table.terminal.led == (2, 3, 6)
    round_.act("dealer", ENTRY)
    assert "3 dice totals 11" in table.lit


def test_s78_5_s78_6_wrong_numbers_that_were_entered_are_cleared_and_entered_anew() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("3 dice totals", "10"))
    roll(round_, (2, 3, 6))
    round_.act("dealer", PRESS, {"numbers": [2, 3, 5]})
    round_.act("dealer", ENTRY)
    assert "3 dice totals 10" in table.lit, "the lights mislead"
    assert refusal(round_, "dealer", SETTLE) == ("qld s78(5)", Ground.WHEN)
    assert refusal(round_, "dealer", PRESS) == ("qld s78(6)", Ground.WHEN), "they must be cleared first"
    round_.act("dealer", ENTRY)
    assert (table.terminal.entered, table.terminal.led, table.lit) == ((), (), [])
    for act in (PRESS, ENTRY):
        round_.act("dealer", act)
    assert refusal(round_, "dealer", ENTRY) == ("qld s78(5)", Ground.WHEN), "right numbers are not cleared"
    assert refusal(round_, "dealer", PRESS) == ("qld s78(6)", Ground.WHEN)
    round_.act("dealer", SETTLE)
    assert [line.verdict for line in round_.lines] == [Verdict.LOSE], "by the dice: a total of 11"


def test_s78_7_a_result_is_valid_though_a_winning_area_does_not_light() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("big"))
    assert refusal(round_, "dealer", "area does not light", area="big") == ("qld s78(7)", Ground.WHEN)
    roll(round_, (2, 3, 6))
    round_.act("dealer", PRESS)
    assert refusal(round_, "dealer", "area does not light", area="big") == ("qld s78(7)", Ground.WHEN)
    round_.act("dealer", ENTRY)
    round_.act(FLOOR, "area does not light", {"area": "big"})
    assert ruled(round_) == ["qld s78(7)", "qld s67(2)", "reading S7"]
    assert "big" not in table.lit
    round_.act("dealer", SETTLE)
    assert [(line.verdict, line.paid) for line in round_.lines] == [(Verdict.WIN, 500)]


def test_s79_reading_s6_what_somebody_else_has_entered_is_entered_anew() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("dealer", "entry by another")  # there is no result: it is noted
    assert ruled(round_) == ["qld s79", "reading S6"]
    roll(round_, (2, 3, 6))
    for act in (PRESS, ENTRY):
        round_.act("dealer", act)
    round_.act("dealer", "entry by another")
    assert ruled(round_) == ["qld s79", "reading S6"]
    assert (table.terminal.entered, table.lit) == ((), [])
    assert refusal(round_, "dealer", SETTLE) == ("qld s78(1)", Ground.WHEN)
    for act in (PRESS, ENTRY, SETTLE):
        round_.act("dealer", act)
    assert round_.over


# s80: no spin


@pytest.mark.parametrize(("cause", "under"), [(NOT_FLAT, "qld s80(1)"), (FAULTY, "qld s80(2)")])
@pytest.mark.parametrize("announced", [False, True])
def test_s80_1_s80_2_reading_s2_no_spin_decides_nothing(cause: str, under: str, announced: bool) -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    for who in ("ann", "bob"):
        round_.act(who, "wager", on("small"))
    round_.act("dealer", NO_MORE_BETS)
    round_.act("dealer", ACTIVATE)
    if announced:
        round_.outcome((5, 6, 6))
    round_.act("dealer", "no spin", {"cause": cause})
    assert called(round_)[-1] == ("no spin", under)
    assert ruled(round_) == [under, "reading S2"]
    assert (round_.over, round_.lines) == (False, [])
    assert isinstance(round_.ask, Wagering)
    round_.act("ann", "withdraw", withdrawal("small"))
    assert [(x.person, x.paid) for x in settle(round_, (1, 2, 4))] == [("bob", 500)]


@pytest.mark.parametrize("who", ["ann", FLOOR, "pit boss", "inspector"])
def test_s80_1_it_is_the_dealer_who_announces_no_spin(who: str) -> None:
    round_ = Round(table_of())
    roll(round_, (1, 2, 4))
    assert refusal(round_, who, "no spin", cause=NOT_FLAT) == ("qld s80(1)", Ground.WHO)


def test_s80_1_there_is_no_spin_to_call_off_before_the_tumbler_is_activated() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "dealer", "no spin", cause=NOT_FLAT) == ("qld s80(1)", Ground.WHEN)
    round_.act("dealer", NO_MORE_BETS)
    assert refusal(round_, "dealer", "no spin", cause=FAULTY) == ("qld s80(1)", Ground.WHEN)


def test_s80_1_s80_2_under_a_cover_nobody_sees_how_a_die_lies_but_a_fault_shows() -> None:
    round_ = Round(table_of(covered=True))
    round_.act("ann", "wager", on("small"))
    round_.act("dealer", ACTIVATE)
    causes = [f.choices for o in round_.options() if o.act == "no spin" for f in o.fields]
    assert causes == [(FAULTY,)]
    round_.act("dealer", "no spin", {"cause": FAULTY})
    for step in (ACTIVATE, NO_MORE_BETS):
        round_.act("dealer", step)
    round_.act("dealer", "no spin", {"cause": FAULTY})
    for step in (ACTIVATE, NO_MORE_BETS, TAKE_OFF):
        round_.act("dealer", step)
    round_.act("dealer", "no spin", {"cause": NOT_FLAT})
    assert ruled(round_) == ["qld s80(1)", "reading S2"]
    assert isinstance(round_.ask, Wagering)
    assert [p.stake for p in round_.table.placed] == [500]


# Any order of things, under a cover too (the open tumbler is walked with every other game)


@pytest.mark.parametrize("seed", range(20))
def test_s72_3_whatever_is_listed_under_a_cover_is_accepted_and_loses_no_cent(
    seed: int, fill: Callable[[random.Random, Option], dict[str, Any]]
) -> None:
    chance = random.Random(seed)
    table = table_of("ann", "bob", covered=True, spun=bool(seed % 2))
    before, round_ = table.holdings(), Round(table)
    for step in range(1000):
        assert round_.ask is not None
        on_to_the_end = [option for option in round_.ask.options(round_) if option.act != "wager"]
        option = chance.choice(round_.options() if step < 40 else on_to_the_end)
        details = fill(chance, option)
        if isinstance(round_.ask, Outcome) and option.act == "dice":
            round_.outcome(details["dice"])
        else:
            round_.act(option.who, option.act, details)
        assert table.holdings() == before
        if round_.over:
            return
    raise AssertionError(f"stuck: {round_.ask}")


def test_the_table_is_written_down_and_set_up_again() -> None:
    table = table_of(covered=True, spun=True)
    assert (table.as_data(), table_of().as_data()) == ({"spun": True, "covered": True}, {})
    table.tumbler.lies = (2, 3, 6)
    again = table_of()
    again.restore(table.as_data())
    assert again.as_data() == {"spun": True, "covered": True, "dice": "2-3-6"}
    assert (again.moment, again.dice_seen()["tumbler"]) == ("", "at rest")
    assert cite("qld s76(b)") == again.tumbler.under.spun


def test_s78_7_only_an_area_that_wins_can_stay_dark() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "dealer", "area does not light", area="small") == ("qld s78(7)", Ground.WHEN)
    roll(round_, (2, 3, 6))
    for act in (PRESS, ENTRY):
        round_.act("dealer", act)
    assert refusal(round_, "dealer", "area does not light", area="small") == ("qld s78(7)", Ground.WHAT)
    round_.act("dealer", "area does not light", {"area": "big"})
    assert refusal(round_, "dealer", "area does not light", area="big") == ("qld s78(7)", Ground.WHAT)


@pytest.mark.parametrize("covered", [False, True])
def test_s79_reading_s6_a_tumbler_that_somebody_activated_before_it_was_due_has_decided_nothing(covered: bool) -> None:
    round_ = Round(table_of(covered=covered))
    before = round_.ask
    round_.act("dealer", "invalid spin", {"cause": "activated by somebody who may not"})
    assert (ruled(round_), round_.ask) == (["qld s79", "reading S6"], before)
    too_few = {"cause": "tumbler turned over too few times", "times": 1}
    assert refusal(round_, "dealer", "invalid spin", **too_few) == ("qld s76", Ground.WHEN)
