"""Rule 20 of Victorian blackjack (28/2000) and rule 10 of Com-Bo (29/2000): who conducts it, and the conditions."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from typing import Any

import pytest
from support.tournament import BOTH, Data, baccarat, checked, com_bo, held, lacks, queensland, steps, victorian, without

from houseway.errors import BadRecord, NotHeld, Refused
from houseway.games import find
from houseway.play.record import read as read_rounds
from houseway.tournament.conditions import Conditions
from houseway.tournament.requirements import lacking
from houseway.tournament.sheet import sheet
from houseway.tournament.texts import BACCARAT, text_for

Make = Callable[[], Data]
Named = Callable[[str], str]
both = pytest.mark.parametrize(("make", "named"), BOTH, ids=["blackjack", "com-bo"])


# The rules prevail


@both
def test_vic_28_2000_r20_2_1_k_vic_29_2000_r10_2_1_k_no_condition_alters_a_rule(make: Make, named: Named) -> None:
    data = make()
    altered = {"provision": "qld s18", "becomes": "a hand of 22 wins", "because": "it is fun"}
    data["conditions"]["alterations"] = [altered]
    data["decision"] = {"by": "Minister", "outcome": "approved with alterations", "alterations": {"chips": "9.00"}}
    found = checked(data)
    assert found.may_be_held
    assert (found.text, found.game) != (None, None)
    told = list(sheet(found.text, found.game, found.filed.approved))  # type: ignore[arg-type]
    assert not any("22" in words or "$9.00" in words for _, words in told)
    assert (found.filed.approved.alterations, found.filed.approved.chips) == (None, 100_000)
    assert [(each.under.text, each.key) for each in found.without_effect] == [
        (named("vic 28/2000 r20.1.3"), ("decision",)),
        (named("vic 28/2000 r20.2.1(k)"), ("conditions", "alterations")),
    ]
    assert held(data).steps == held(make()).steps


# 20.1, 10.1: general


@both
def test_vic_28_2000_r20_1_vic_29_2000_r10_1_a_tournament_that_lacks_nothing_is_held(make: Make, named: Named) -> None:
    assert lacks(make()) == []
    assert held(make()).steps[0].cites[0].text == named("vic 28/2000 r20.1")


@both
def test_vic_28_2000_r20_1_1_vic_29_2000_r10_1_1_all_play_with_an_equal_chance(make: Make, named: Named) -> None:
    data = make() | {"entrants": 5, "entrant": [{"name": "guest", "chips": "2000.00"}]}
    assert lacks(data) == [named("vic 28/2000 r20.1.1")]
    running = held(make())
    seats = [step for step in running.steps if step.step == "seats"]
    assert all("each with $1000.00" in step.what for step in seats)
    assert {step.cites[1].text for step in seats} == {named("vic 28/2000 r20.1.1")}
    drawn = [held(make(), seed).steps for seed in ("1", "2")]  # who sits where is drawn by lot
    first, second = ([step.what for step in found if step.step == "seats"] for found in drawn)
    assert first != second


@both
def test_vic_28_2000_r20_1_2_a_vic_29_2000_r10_1_2_a_a_qualified_director(make: Make, named: Named) -> None:
    data = make()
    data["director"]["qualified"] = False
    assert lacks(data) == [named("vic 28/2000 r20.1.2(a)")]
    del data["director"]
    assert lacks(data) == [named("vic 28/2000 r20.1.2(a)")]


@both
def test_vic_28_2000_r20_1_2_b_vic_29_2000_r10_1_2_b_each_deputy_is_qualified(make: Make, named: Named) -> None:
    data = make()
    data["deputy"].append({"name": "second deputy"})
    assert lacks(data) == [named("vic 28/2000 r20.1.2(b)")]
    data["deputy"] = []  # nobody has to be nominated
    assert lacks(data) == []


@both
@pytest.mark.parametrize(
    "approval",
    [
        None,
        {"by": "Director of Casino Surveillance", "on": date(2000, 12, 18)},
        {"by": "somebody else", "on": date(2000, 12, 18), "in_writing": True},
        {"by": "Director of Casino Surveillance", "on": date(2000, 12, 21), "in_writing": True},
    ],
    ids=["none", "spoken", "by another", "afterwards"],
)
def test_vic_28_2000_r20_1_3_vic_29_2000_r10_1_3_written_approval_beforehand(
    make: Make, named: Named, approval: Data | None
) -> None:
    data = make() | ({"approval": approval} if approval else {})
    if approval is None:
        del data["approval"]
    assert lacks(data) == [named("vic 28/2000 r20.1.3")]


# 20.2, 10.2: the conditions


@both
@pytest.mark.parametrize(
    ("left_out", "letter"),
    [
        ("entry_fee", "(a)"),
        ("chips", "(b)"),
        ("wager", "(c)"),
        ("session", "(d)"),
        ("repechage", "(d)"),
        ("buy_back", "(e)"),
        ("entitled_only", "(f)(i)"),
        ("withdraw_until", "(g)"),
        ("form", "(g)"),
        ("players", "(g)"),
        ("disqualified_for", "(h)"),
        ("retirement", "(h)"),
        ("refunds", "(h)"),
        ("late_arrival", "(i)"),
        ("non_attendance", "(i)"),
        ("prizes", "(j)"),
        ("rules_prevail", "(k)"),
    ],
)
def test_vic_28_2000_r20_2_1_vic_29_2000_r10_2_1_what_the_conditions_must_include(
    make: Make, named: Named, left_out: str, letter: str
) -> None:
    assert lacks(without(make, left_out))[0] == named(f"vic 28/2000 r20.2.1{letter}")


@both
def test_vic_28_2000_r20_2_vic_29_2000_r10_2_all_that_is_lacking_is_listed_by_its_letter(
    make: Make, named: Named
) -> None:
    found = lacks(make() | {"conditions": {}})
    letters = [
        "(a)",
        "(b)",
        "(c)",
        "(d)",
        "(d)",
        "(e)",
        "(f)(i)",
        "(g)",
        "(g)",
        "(g)",
        "(h)",
        "(h)",
        "(h)",
        "(i)",
        "(i)",
    ]
    assert found == [named(f"vic 28/2000 r20.2.1{letter}") for letter in [*letters, "(j)", "(k)"]]


@both
@pytest.mark.parametrize("left_out", ["tables", "hands", "advance"])
def test_vic_28_2000_r20_2_1_d_vic_29_2000_r10_2_1_d_tables_duration_and_progression_of_each_session(
    make: Make, named: Named, left_out: str
) -> None:
    data = make()
    del data["conditions"]["session"][0][left_out]
    assert lacks(data) == [named("vic 28/2000 r20.2.1(d)")]


@pytest.mark.parametrize(
    ("change", "letter"),
    [
        ({"repechage": "none"}, "(d)"),
        ({"buy_back": {"fee": "1.00", "times": 1, "into": "heats"}}, "(e)"),
        ({"players": {"minimum": 6, "maximum": 15}}, "(g)"),
        ({"players": {"minimum": 9, "maximum": 8}}, "(g)"),
        ({"chips": "20.00"}, "(b)"),
        ({"prizes": {"shares": ["1/2", "1/3"]}}, "(j)"),
    ],
    ids=["a repechage that is not stated", "back into the first session", "no room", "min over max", "no wager",
         "a sixth is left"],
)  # fmt: skip
def test_vic_28_2000_r20_2_1_conditions_that_do_not_fit_together(change: Data, letter: str) -> None:
    data = victorian()
    data["conditions"] |= change
    assert set(lacks(data)) == {f"vic 28/2000 r20.2.1{letter}"}


def test_vic_28_2000_r20_2_1_k_the_rules_prevail_over_the_conditions() -> None:
    data = victorian()
    data["conditions"]["limits"] = {"blackjack": {"minimum": "5.00", "maximum": "50.00"}}
    (lack,) = checked(data).lacks
    assert lack.under.text == "qld s23(3)"  # the base text of blackjack's limits
    assert "the rules prevail (vic 28/2000 r20.2.1(k))" in lack.what
    data["conditions"]["alterations"] = [{"provision": "qld s23(3)", "because": "the final is small"}]
    assert lacks(data) == ["qld s23(3)"]  # no condition alters a rule in Victoria


def test_the_sheet_states_every_letter() -> None:
    found = checked(victorian())
    assert found.text is not None
    assert found.game is not None
    stated = {under.text for under, _ in sheet(found.text, found.game, found.filed.approved)}
    letters = ("(a)", "(b)", "(c)", "(d)", "(e)", "(f)(i)", "(f)(ii)", "(g)", "(h)", "(i)", "(j)", "(k)")
    assert stated == {f"vic 28/2000 r20.2.1{letter}" for letter in letters}


@pytest.mark.parametrize(("share", "told"), [("1", "all"), ("1/2", "1/2")])
def test_vic_28_2000_r20_2_1_h_a_refund_is_all_or_a_share(share: str, told: str) -> None:
    data = victorian()
    data["conditions"]["refunds"] = {"withdrawn": share}
    found = checked(data)
    assert found.text is not None
    assert found.game is not None
    words = " ".join(says for _, says in sheet(found.text, found.game, found.filed.approved))
    assert f"refunds: {told} of the fee if withdrawn" in words


# Other games


def test_vic_26_1999_r14_2_8_the_number_of_secret_wagers_is_stated() -> None:
    game, stated = find("baccarat"), checked(victorian()).filed.approved
    found = [each.under.text for each in lacking(BACCARAT, game, stated)]
    assert found == ["vic 26/1999 r14.2.8"]


def test_vic_26_1999_r14_2_8_no_player_makes_more_of_them_in_a_session() -> None:
    running = held(baccarat())
    for done in running.sessions:
        rounds = [played for text in done.records.values() for played in read_rounds(text).rounds]
        settled = [line for played in rounds for line in played.settled]
        made = Counter(line["person"] for line in settled if line["wager"].startswith("secret"))
        assert set(made.values()) == {1}
        said = [each for played in rounds for each in played.events if "last hand of the final" in each.get("act", "")]
        assert len(said) == (done.session == "final")


def test_reading_bc8_any_number_may_be_stated() -> None:
    stated = replace(checked(victorian()).filed.approved, secret_wagers=5)
    assert list(lacking(BACCARAT, find("baccarat"), stated)) == []
    told = [words for under, words in sheet(BACCARAT, find("baccarat"), stated) if under is BACCARAT.secret]
    assert told == ["A player may make 5 secret wagers in a session."]


def test_reading_t10_the_rest_of_rule_14_is_not_held_and_is_read_like_rule_20() -> None:
    found = [each.under.text for each in lacking(BACCARAT, find("baccarat"), Conditions())]
    assert set(found) == {"reading T10", "vic 26/1999 r14.2.8"}
    assert len(found) == 18


def test_vic_25_1999_a_game_whose_rules_know_no_tournaments() -> None:
    data = victorian() | {"game": "caribbean-stud"}
    assert lacks(data) == ["vic 25/1999"]


def test_rules_that_are_not_held_are_not_guessed() -> None:
    with pytest.raises(NotHeld, match="not held"):
        text_for(find("pai-gow", rules="vic"), datetime(2004, 8, 1))
    with pytest.raises(BadRecord, match="held since 2000-12-15"):
        lacks(victorian() | {"on": datetime(2000, 12, 1, 19)})


def test_reading_v2_com_bos_tournaments_are_those_of_rule_10() -> None:
    running = held(com_bo())
    cited = {each.text for step in running.steps for each in step.cites}
    assert all(text.startswith(("vic 29/2000 r10.", "reading T")) for text in cited)


# What a file looks like


@pytest.mark.parametrize(("table", "lacking"), [({"decks": 12}, "qld s16")])
def test_what_the_game_itself_refuses_stands_against_it(table: dict[str, Any], lacking: str) -> None:
    assert lacks(victorian() | {"table": table}) == [lacking]


def test_a_tournament_that_lacks_something_does_not_run() -> None:
    with pytest.raises(Refused, match="the amount of the entry fee"):
        held(without(victorian, "entry_fee"))
    assert steps(held(queensland()), "approval") == ["the conditions have been approved beforehand"]
