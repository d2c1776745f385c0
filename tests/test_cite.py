"""Citations and refusals: their shape, their order, and what stands in what."""

import random

import pytest

from houseway.cite import BadCite, cite, cite_typed, cites
from houseway.errors import BadRecord, Ground, Refused

IN_ORDER = [
    "qld s3(1)",
    "qld s5(1)(b)",
    "qld s5(2)",
    "qld s5(2)(a)",
    "qld s5(2)(b)",
    "qld s6(1)",
    "qld s39(2)",
    "qld s65",
    "qld s65A(1)",
    "qld s65A(10)",
    "qld s65B",
    "qld s131(2)",
    "qld s131(2A)",
    "qld s131(2B)",
    "qld s131(3)",
    "reading B4",
    "reading B10",
    "reading F2",
    "vic 24/1999 r2",
    "vic 25/1999 r9.2",
    "vic 25/1999 r9.10",
    "vic 4/2001 r1",
]


def test_citations_are_ordered_as_the_law_is() -> None:
    shuffled = IN_ORDER.copy()
    random.Random(8).shuffle(shuffled)
    assert [c.text for c in sorted(map(cite, shuffled))] == IN_ORDER


def test_one_text_is_one_citation() -> None:
    assert cite("qld s5(2)(b)") is cite("qld s5(2)(b)")
    assert cites("qld s5(1)", cite("qld s5(2)")) == (cite("qld s5(1)"), cite("qld s5(2)"))
    assert len({cite("qld s5(1)"), cite("qld s5(1)"), cite("qld s5")}) == 2


LONG = "9" * 5000  # more digits than Python reads as a number


@pytest.mark.parametrize(
    "text",
    [
        *("", "s5(2)", "qld 5(2)", "nsw s5", "qld s5(2) and (3)", "reading 4", "vic 25 r9", "qld s", "qld s٥"),
        *(f"qld s{LONG}", f"qld s5({LONG})", f"vic 1/1999 r{LONG}", f"reading B{LONG}"),
    ],
)
def test_anything_else_is_no_citation(text: str) -> None:
    with pytest.raises(BadCite, match="write one like"):
        cite(text)


def test_a_citation_knows_what_it_stands_in() -> None:
    assert cite("qld s5(2)(b)").steps == ("qld s5(2)(b)", "qld s5(2)", "qld s5")
    assert cite("qld s139").steps == ("qld s139",)


def test_a_reading_is_told_from_the_law() -> None:
    assert cite("reading G2").is_reading
    assert not cite("qld s5(2)(a)").is_reading
    assert repr(cite("qld s139")) == "cite('qld s139')"


def test_a_refusal_says_what_the_rule_is_and_what_may_be_done() -> None:
    refused = Refused("qld s136(4)", "wagering is closed", ground=Ground.WHEN, instead="wait for the next spin")
    assert str(refused) == "wagering is closed (qld s136(4)); wait for the next spin"
    assert (refused.under, refused.ground) == (cite("qld s136(4)"), Ground.WHEN)


def test_grounds_of_refusal_stand_in_one_order() -> None:
    assert sorted(Ground) == [Ground.WHO, Ground.WHEN, Ground.WHAT, Ground.AMOUNT, Ground.MEANS]


def test_a_bad_record_says_where() -> None:
    assert str(BadRecord("no such act", line=7, file="a.round")) == "a.round:7: no such act"
    assert str(BadRecord("no such act")) == "no such act"


def test_what_somebody_types_needs_no_state() -> None:
    for typed, text in [("s136(5)", "qld s136(5)"), (" 136(5) ", "qld s136(5)"), ("25/1999 r9.2", "vic 25/1999 r9.2")]:
        assert cite_typed(typed) is cite(text)
    assert cite_typed("reading B4") is cite("reading B4")
    with pytest.raises(BadCite):
        cite_typed("nonsense")
