"""Queensland Part 3: the Minister's approval of a tournament (ss 7 to 12), and its prize pool."""

from datetime import date, datetime, timedelta
from typing import Any

import pytest
from support.tournament import (
    Data,
    checked,
    data_of,
    happens,
    held,
    lacks,
    queensland,
    refused,
    steps,
    text_of,
    without,
)

from houseway.errors import Refused
from houseway.tournament import read
from houseway.tournament.application import months_after

# s7 and s8: what a tournament is, and that it is approved beforehand


def test_s7_a_tournament_is_in_a_game_of_these_rules() -> None:
    assert lacks(queensland() | {"game": "com-bo"}) == ["qld s7"]
    for game in ("craps", "two-up", "keno", "pai-gow"):
        data = queensland() | {"game": game}
        data["conditions"]["players"] = {"minimum": 2, "maximum": 4}
        assert lacks(data) == []


def test_s8_nothing_is_held_without_the_ministers_prior_approval() -> None:
    data = queensland()
    del data["application"]
    assert lacks(data) == ["qld s8"]
    with pytest.raises(Refused, match="no application has been made") as caught:
        held(data)
    assert caught.value.under.text == "qld s8"


def test_s8_the_approval_comes_before_the_tournament() -> None:
    data = queensland()
    data["decision"]["on"] = date(1998, 12, 6)
    assert lacks(data) == ["qld s8"]


def test_s8_it_is_held_as_the_terms_of_the_approval_have_it() -> None:
    data = data_of("roulette-qld")  # the Minister approved a fee of $33.35 and not of $50.00
    running = held(data)
    assert running.conditions.entry_fee == 3335
    stand_in = {
        "what": "substitute",
        "session": "first round",
        "player": "seat 1",
        "substitute": "guest",
        "approved": True,
    }
    assert refused(happens(queensland, stand_in)) == ["qld s8"]  # no term lets anybody play for another
    early = {"what": "conclude", "session": "final", "hand": 2, "table": "roulette 1"}
    later = {"what": "alter start", "session": "final"} | dict.fromkeys(("to", "told"), datetime(1998, 12, 5, 23))
    assert refused(happens(queensland, early, later)) == ["qld s8", "qld s8"]


# s9: the application


def test_s9_1_two_calendar_months_before_any_tournament() -> None:
    data = queensland()  # on 5 December
    data["application"]["submitted"] = date(1998, 10, 6)
    data["review"]["on"] = date(1998, 10, 12)
    assert lacks(data) == ["qld s9(1)"]


@pytest.mark.parametrize(
    ("submitted", "until"),
    [((1998, 10, 5), (1998, 12, 5)), ((1998, 12, 31), (1999, 2, 28)), ((1999, 12, 31), (2000, 2, 29)),
     ((1998, 11, 30), (1999, 1, 30))],
)  # fmt: skip
def test_reading_t9_the_day_of_the_same_number_is_in_time(
    submitted: tuple[int, int, int], until: tuple[int, int, int]
) -> None:
    assert months_after(date(*submitted), 2) == date(*until)
    data = queensland() | {"on": datetime(*until, 20)}
    data["application"]["submitted"] = date(*submitted)
    data["review"] = {"recommends": "approval", "on": date(*until)}
    data["decision"]["on"] = date(*until)
    assert lacks(data) == []


def test_s9_1_the_application_is_in_writing_and_dated() -> None:
    data = queensland()
    data["application"] = {}
    assert lacks(data) == ["qld s9(1)", "qld s9(1)"]


@pytest.mark.parametrize(
    ("left_out", "under"),
    [
        ("entry_fee", "qld s9(1)(a)"),
        ("form", "qld s9(1)(a)"),
        ("chips", "qld s9(1)(b)(i)"),
        ("session", "qld s9(1)(b)(i)"),
        ("alterations", "qld s9(1)(b)(ii)"),
        ("additional_rules", "qld s9(1)(b)(iii)"),
        ("prizes", "qld s10(a)"),
    ],
)
def test_s9_1_a_and_s9_1_b_what_an_application_contains(left_out: str, under: str) -> None:
    assert lacks(without(queensland, left_out)) == [under]


def test_s9_1_everything_that_is_lacking_is_listed_at_once() -> None:
    data = queensland() | {"conditions": {}}
    found = lacks(data)
    assert found[:4] == ["qld s9(1)(a)", "qld s9(1)(b)(i)", "qld s9(1)(b)(i)", "qld s9(1)(a)"]
    assert {"qld s9(1)(b)(ii)", "qld s9(1)(b)(iii)", "qld s10(a)"} <= set(found)
    with pytest.raises(Refused, match="entry fee"):
        held(data)


def test_s9_1_c_what_the_chief_executive_requires_besides() -> None:
    data = queensland()
    data["application"]["required"].append("the names of the judges")
    assert lacks(data) == ["qld s9(1)(c)"]


def test_s9_1_b_ii_only_a_provision_that_is_expressly_altered_gives_way() -> None:
    data = queensland()
    data["conditions"]["limits"] = {"red": {"minimum": "10.00", "maximum": "300.00"}}
    assert lacks(data) == ["qld s141(2)"]  # the rules stand where nothing alters them
    altered = {"provision": "qld s141(2)", "becomes": "$10 to $300 on red", "because": "all wager alike"}
    data["conditions"]["alterations"] = [altered]
    assert lacks(data) == []
    assert held(data).game.name == "roulette"
    data["conditions"]["alterations"] = [altered | {"provision": "qld s141(9)"}]
    assert "qld s9(1)(b)(ii)" in lacks(data)  # there is no such provision


@pytest.mark.parametrize("provision", ["qld s10", "qld s37(1)"])
def test_reading_t13_conditions_alter_the_game_that_is_played_and_general_provisions(provision: str) -> None:
    data = queensland()
    data["conditions"]["alterations"] = [{"provision": provision, "because": "it is in the way"}]
    assert lacks(data) == ["qld s9(2)"]
    data["conditions"]["alterations"] = [{"provision": "qld s5(3)", "because": "chips of one value are used"}]
    assert lacks(data) == []


def test_s9_2_alterations_go_no_further_than_is_reasonably_necessary() -> None:
    data = queensland()
    data["conditions"]["alterations"] = [{"provision": "qld s143(1)", "becomes": "34 to 1"}]
    assert lacks(data) == ["qld s9(2)"]  # nobody says why
    data["conditions"]["alterations"][0]["because"] = "the house would like that"
    assert lacks(data) == []
    data["review"]["not_necessary"] = ["qld s143(1)"]
    assert lacks(data) == ["qld s9(2)"]  # the chief executive found that it is not


def test_s9_2_the_minister_may_strike_out_an_alteration_that_is_not_necessary() -> None:
    data = queensland()
    data["conditions"]["alterations"] = [{"provision": "qld s143(1)", "because": "the house would like that"}]
    data["review"]["not_necessary"] = ["qld s143(1)"]
    data["decision"] |= {"outcome": "approved with alterations", "alterations": {"alterations": []}}
    assert lacks(data) == []


def test_s9_3_a_an_application_for_one_tournament() -> None:
    assert lacks(queensland()) == []


def test_s9_3_b_several_tournaments_within_a_year_each_with_its_own_contents() -> None:
    data = queensland()
    other = {"title": "another", "on": datetime(1999, 12, 5, 20)}
    data["application"]["others"] = [other]
    assert lacks(data) == []
    other["conditions"] = {"form": []}
    assert [(each.under.text, each.what[:8]) for each in checked(data).lacks] == [("qld s9(1)(a)", "another:")]


def test_reading_t11_the_year_runs_to_the_day_of_the_same_number() -> None:
    data = queensland()
    data["application"]["others"] = [{"title": "another", "on": datetime(1999, 12, 6, 20)}]
    assert lacks(data) == ["qld s9(3)(b)"]


def test_s9_1_two_months_before_the_first_of_several() -> None:
    data = queensland()
    data["application"]["others"] = [{"title": "earlier", "on": datetime(1998, 11, 1, 20)}]
    assert lacks(data) == ["qld s9(1)"]


# s10: entry fees


def test_s10_a_all_entry_fees_go_into_the_pool_and_all_of_it_to_the_winning_players() -> None:
    running = held(queensland())
    assert sum(running.prizes.values()) == 8 * 5000
    assert running.books.balance(running.operator) == 0
    assert running.books.balance(running.pool) == 0


@pytest.mark.parametrize(
    "prizes",
    [
        {"shares": ["1/2", "1/4"]},
        {"shares": ["1/2", "1/2"], "takes": ["buy-backs"]},
        {"amounts": ["100.00"]},
    ],
    ids=["a quarter is left", "the fees stay out", "no share of the pool"],
)
def test_s10_a_nothing_of_the_fees_stays_with_the_operator(prizes: Data) -> None:
    data = queensland()
    data["conditions"]["prizes"] = prizes
    assert lacks(data) == ["qld s10(a)"]


WITHDRAWS = {"what": "withdraw", "player": "seat 8", "at": datetime(1998, 12, 4, 12)}


def test_s10_a_no_refund_unless_the_conditions_permit_it() -> None:
    def strict() -> Data:
        return without(queensland, "refunds")

    kept = happens(strict, WITHDRAWS)
    assert steps(kept, "refund") == ["nothing is refunded to seat 8"]
    assert sum(kept.prizes.values()) == 8 * 5000
    given = happens(queensland, WITHDRAWS)  # the example permits it
    assert steps(given, "refund") == ["$50.00 is refunded to seat 8"]
    assert sum(given.prizes.values()) == 7 * 5000


def test_s10_b_every_fee_is_the_amount_that_was_approved() -> None:
    data = queensland() | {"entrants": 7, "entrant": [{"name": "late entry", "paid": "60.00"}]}
    assert lacks(data) == ["qld s10(b)"]
    data["entrant"][0]["paid"] = "50.00"
    assert lacks(data) == []


def with_buy_backs() -> Data:
    data = queensland()
    data["conditions"]["buy_back"] = {"fee": "20.00", "times": 1, "into": "final"}
    data["conditions"]["session"][1]["tables"] = 2
    return data


def test_reading_t12_a_buy_back_is_an_entry_fee() -> None:
    back = {"what": "buy back", "session": "final", "player": "everybody"}
    running = happens(with_buy_backs, back)
    assert len(steps(running, "buy back")) == 4
    assert sum(running.prizes.values()) == 8 * 5000 + 4 * 2000
    wrong = happens(with_buy_backs, back | {"paid": "25.00"})
    assert set(refused(wrong)) == {"qld s10(b)"}


# s11: review and decision


def test_s11_1_the_chief_executive_reviews_and_recommends() -> None:
    data = queensland()
    del data["review"]
    assert lacks(data) == ["qld s11(1)"]
    data["review"] = {"on": date(1998, 9, 1), "recommends": "approval"}
    assert lacks(data) == ["qld s11(1)"]  # before there was an application


@pytest.mark.parametrize(
    ("review", "why"),
    [
        ({"recommends": ""}, "recommended anything"),
        ({"recommends": "  "}, "recommended anything"),
        ({"by": "casino operator"}, "not casino operator"),
        ({"by": ""}, "not nobody"),
        ({"on": None}, "is not stated"),
    ],
)
def test_s11_1_a_recommendation_has_words_an_author_and_a_day(review: dict[str, Any], why: str) -> None:
    data = queensland()
    data["review"] = {key: said for key, said in (data["review"] | review).items() if said is not None}
    assert lacks(data) == ["qld s11(1)"]
    assert any(why in lack.what for lack in checked(data).lacks)


def test_s11_1_the_chief_executive_may_be_named_as_author() -> None:
    data = queensland()
    data["review"]["by"] = "chief executive"
    assert lacks(data) == []


def test_s11_2_the_minister_decides_after_the_review() -> None:
    data = queensland()
    del data["decision"]
    assert lacks(data) == ["qld s11(2)"]
    data["decision"] = {"by": "Minister", "on": date(1998, 10, 1), "outcome": "approved"}
    assert lacks(data) == ["qld s11(2)"]  # the recommendation came later
    data["decision"] = {"by": "chief executive", "on": date(1998, 11, 1), "outcome": "approved"}
    assert lacks(data) == ["qld s11(2)"]


def test_s11_2_a_approved_without_alteration() -> None:
    assert held(queensland()).conditions.entry_fee == 5000


def test_s11_2_b_approved_subject_to_alterations() -> None:
    data = queensland()
    data["decision"] |= {"outcome": "approved with alterations", "alterations": {"chips": "800.00"}}
    assert held(data).conditions.chips == 80_000
    data["decision"]["outcome"] = "approved"  # then there are none
    assert lacks(data) == ["qld s11(2)(b)"]


def test_s11_2_c_refused() -> None:
    data = queensland()
    data["decision"]["outcome"] = "refused"
    assert lacks(data) == ["qld s11(2)(c)"]


# s12: cancellation


def cancelled(on: date, **changes: Any) -> Data:
    data = queensland()
    data["application"]["others"] = [{"title": "another", "on": datetime(1999, 3, 6, 20)}]
    reason = "the first was held with other chips than approved"
    data["cancellation"] = {"by": "Minister", "on": on, "advised_by": "chief executive", "reason": reason} | changes
    return data


def test_s12_the_approval_of_several_tournaments_may_be_cancelled() -> None:
    assert [each.what for each in checked(cancelled(date(1998, 12, 1))).lacks] == ["the approval has been cancelled"]
    assert lacks(cancelled(date(1998, 12, 8))) == []  # this one has been held by then


def test_reading_t8_an_approval_stands_until_it_is_cancelled() -> None:
    assert lacks(cancelled(date(2030, 1, 1))) == []


@pytest.mark.parametrize(
    "changes",
    [
        {"by": "chief executive"},
        {"by": "casino operator"},
        {"advised_by": "somebody else"},
        {"reason": ""},
    ],
)
def test_s12_what_the_minister_does_not_do_on_advice_and_for_a_reason_cancels_nothing(changes: Data) -> None:
    found = checked(cancelled(date(1998, 12, 1), **changes))
    assert found.may_be_held
    assert [each.under.text for each in found.without_effect] == ["qld s12"]


def test_s12_the_approval_of_one_tournament_is_not_cancelled() -> None:
    data = cancelled(date(1998, 12, 1))
    del data["application"]["others"]
    found = checked(data)
    assert found.may_be_held
    assert [each.under.text for each in found.without_effect] == ["qld s12"]


def test_s12_a_cancellation_does_not_reach_an_approval_that_comes_after_it() -> None:
    data = cancelled(date(1998, 12, 1))
    decided = data["decision"]["on"]
    found = checked(data | {"cancellation": data["cancellation"] | {"on": decided - timedelta(days=1)}})
    assert found.may_be_held
    assert [each.under.text for each in found.without_effect] == ["qld s12"]
    assert lacks(data | {"cancellation": data["cancellation"] | {"on": decided}}) == ["qld s12"]


def test_s8_what_only_victoria_asks_for_decides_nothing() -> None:
    found = checked(queensland() | {"approval": {"by": "nobody"}})
    assert found.may_be_held
    assert [each.key for each in found.without_effect] == [("approval",)]


def test_what_stands_against_a_tournament_is_told_with_its_line() -> None:
    data = queensland()
    data["conditions"]["prizes"] = {"shares": ["1/3"]}
    found = checked(data)
    line = text_of(data).splitlines()[(found.line(found.lacks[0]) or 0) - 1]
    assert line.startswith("conditions")
    assert read(text_of(data)).title == data["title"]
