"""Each rule of the coverage, in a law of a few lines, so that each can fail."""

from collections.abc import Callable
from pathlib import Path

import pytest

from houseway.errors import BadInput
from houseway.rulebook.coverage import Coverage, by_part, document, survey
from houseway.rulebook.coverage_page import page
from houseway.rulebook.library import Library, library

INDEX = """provision\tpart\theading
qld s5(1)\tpart-02-general\tWagers
qld s5(2)\tpart-02-general\tWagers
qld s6\tpart-02-general\tSigns
qld s7\tpart-02-general\tLetters
qld s8\tpart-02-general\tForgotten
qld s9\tpart-02-general\tWhat this Part is about
qld s80(1)\tpart-05-sic-bo\tDice
"""

PART = """part = "qld part 2"
title = "General"
games = []
[[provision]]
cite = "qld s5(1)"
does = "one"
[[provision]]
cite = "qld s5(2)"
does = "two"
[provision.paragraphs]
a = "a"
b = "b"
[[provision]]
cite = "qld s6"
does = "three"
shown_by = "{shown_by}"
[[provision]]
cite = "qld s7"
does = "four"
why = "eight millimetres"
[[provision]]
cite = "qld s9"
does = "five"
kept_by = "the order of the script"
"""
INSTRUMENTS = """[[instrument]]
id = "qld 1985"
title = "Rules"
effect = 1998-09-04
held = "full"
parts = [{part = "qld part 2", title = "General provisions", games = []}]
"""
TESTED = ("qld s5(1) test", "qld s6 test")

Build = Callable[..., Coverage]


@pytest.fixture
def held(tmp_path: Path) -> Callable[..., Library]:
    def build(*rows: str, shown_by: str = "the sign", bears_on: str = "qld s5", more: str = "") -> Library:
        came_out = "".join(f"{cite}\t{kind}\t1\there\n" for cite, _, kind in (row.rpartition(" ") for row in rows))
        for name, text in {
            "index.tsv": INDEX,
            "instruments.toml": INSTRUMENTS,
            "evidence.tsv": f"citation\tkind\tplaces\twhere\n{came_out}",
            "qld/part-02-general.toml": PART.replace("{shown_by}", shown_by) + more,
            "readings.toml": f'[[reading]]\nid = "B4"\nbears_on = ["{bears_on}"]\nreads = "x"\nbecause = "y"\n',
        }.items():
            file = tmp_path / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return library(tmp_path)

    return build


@pytest.fixture
def covered(held: Callable[..., Library]) -> Build:
    return lambda *rows, **named: survey(held(*rows, **named))


def answer(coverage: Coverage, cite: str) -> tuple[str | None, tuple[str, ...]]:
    return next((each.by, each.lacking) for each in coverage.answers if each.provision.cite.text == cite)


def dangling(coverage: Coverage) -> list[tuple[str, str]]:
    return [(each.where, each.text) for each in coverage.dangling]


@pytest.mark.parametrize("kind", ["refusal", "settlement", "ruling", "ask"])
def test_enforced_is_what_came_out_of_a_refusal_a_settlement_a_ruling_or_an_ask(covered: Build, kind: str) -> None:
    assert answer(covered(f"qld s5(1) {kind}", *TESTED), "qld s5(1)") == ("enforced", ())


@pytest.mark.parametrize("kind", ["call", "drawn"])
def test_what_is_only_announced_or_drawn_is_shown_and_not_enforced(covered: Build, kind: str) -> None:
    assert answer(covered(f"qld s5(1) {kind}", *TESTED), "qld s5(1)") == ("shown", ())


def test_what_is_both_enforced_and_shown_is_enforced(covered: Build) -> None:
    assert answer(covered("qld s5(1) refusal", "qld s5(1) call", *TESTED), "qld s5(1)") == ("enforced", ())


def test_what_nothing_came_out_under_is_unanswered_though_a_test_names_it(covered: Build) -> None:
    assert answer(covered(*TESTED), "qld s5(1)") == (None, ("nothing came out under it",))


@pytest.mark.parametrize("kind", ["refusal", "drawn"])
def test_what_no_test_names_is_unanswered_though_it_came_out(covered: Build, kind: str) -> None:
    assert answer(covered(f"qld s5(1) {kind}"), "qld s5(1)") == (None, ("no test names it",))


def test_a_paragraph_counts_for_its_provision(covered: Build) -> None:
    coverage = covered("qld s5(2)(b) ruling", "qld s5(2)(a) test")
    assert answer(coverage, "qld s5(2)") == ("enforced", ())
    assert answer(coverage, "qld s5(1)")[0] is None


def test_a_bare_section_resolves_and_counts_for_none_of_its_subsections(covered: Build) -> None:
    coverage = covered("qld s5 ruling", *TESTED)
    assert answer(coverage, "qld s5(1)") == (None, ("nothing came out under it",))
    assert coverage.dangling == ()


def test_shown_may_rest_on_the_citation_of_what_shows_it(covered: Build) -> None:
    shown_by = "the sign under qld s5(1)"
    assert answer(covered("qld s5(1) drawn", *TESTED, shown_by=shown_by), "qld s6") == ("shown", ())


def test_what_is_said_to_show_it_shows_nothing_by_itself(covered: Build) -> None:
    assert answer(covered("qld s5(1) drawn", *TESTED), "qld s6") == (None, ("nothing came out under it",))


def test_what_would_show_it_and_only_enforced_something_else_shows_nothing(covered: Build) -> None:
    coverage = covered("qld s5(1) ruling", *TESTED, shown_by="the sign under qld s5(1)")
    assert answer(coverage, "qld s6") == (None, ("nothing came out under it",))


def test_frames_needs_what_it_is_kept_by_only(covered: Build) -> None:
    assert answer(covered(), "qld s9") == ("frames", ())


def test_what_came_out_is_no_longer_a_frame(covered: Build) -> None:
    assert answer(covered("qld s9 ask", "qld s9 test"), "qld s9") == ("enforced", ())


def test_physical_needs_its_reason_only(covered: Build) -> None:
    assert answer(covered(), "qld s7") == ("physical", ())


def test_a_provision_of_which_only_the_index_is_held_is_unanswered(covered: Build) -> None:
    assert answer(covered("qld s80(1) ask", "qld s80(1) test"), "qld s80(1)") == (None, ("index only",))


def test_a_provision_left_out_of_a_part_held_in_full_is_unanswered_even_among_the_held(covered: Build) -> None:
    coverage = covered()
    assert answer(coverage, "qld s8") == (None, ("its Part is held in full without it",))
    assert "qld s8" in [each.provision.cite.text for each in coverage.unanswered(held=True)]


def test_held_and_part_restrict_what_is_unanswered(covered: Build) -> None:
    coverage = covered()
    assert [each.provision.cite.text for each in coverage.unanswered(part="qld part 5")] == ["qld s80(1)"]
    assert "qld s80(1)" not in [each.provision.cite.text for each in coverage.unanswered(held=True)]
    assert len(coverage.unanswered()) == 5


@pytest.mark.parametrize("cite", ["qld s99", "qld s5(2)(c)", "reading B9"])
def test_what_came_out_and_resolves_to_nothing_dangles(covered: Build, cite: str) -> None:
    assert dangling(covered("reading B4 ruling", f"{cite} ruling")) == [("law/evidence.tsv:3", cite)]


@pytest.mark.parametrize("bears_on", ["qld s99", "s5"])
def test_a_reading_that_bears_on_nothing_dangles(covered: Build, bears_on: str) -> None:
    assert dangling(covered(bears_on=bears_on)) == [("law/readings.toml:3", bears_on)]


@pytest.mark.parametrize("cite", ["qld s90", "qld s80(1)"])
def test_a_provision_that_the_index_does_not_have_under_its_part_dangles(covered: Build, cite: str) -> None:
    more = f'[[provision]]\ncite = "{cite}"\ndoes = "x"\n'
    assert dangling(covered(more=more)) == [("law/qld/part-02-general.toml:26", cite)]


def test_what_a_provision_is_shown_by_dangles_where_it_leads_nowhere(covered: Build) -> None:
    assert dangling(covered(shown_by="the sign of qld s99")) == [("law/qld/part-02-general.toml:16", "qld s99")]


@pytest.mark.parametrize("said", ["words", "never"])
@pytest.mark.parametrize(
    ("besides", "by"),
    [
        ("", "told"),
        ("qld s5(1) drawn", "told"),  # a ruling is printed like everything else
        ("qld s5(1) call", "shown"),
        ("qld s5(1) ask", "enforced"),
        ("qld s5(1) ruling", "enforced"),
    ],
)
def test_what_was_only_said_is_told_and_not_enforced(covered: Build, said: str, besides: str, by: str) -> None:
    coverage = covered(f"qld s5(1) {said}", *filter(None, [besides]), *TESTED)
    assert answer(coverage, "qld s5(1)") == (by, ())
    assert document(coverage)["told"] == by_part(coverage)[0].told == (by == "told")


def test_the_document_counts_every_provision_and_lists_what_is_lacking(covered: Build) -> None:
    told = document(covered("qld s5(1) ruling", "qld s99 ruling", *TESTED), held=True)
    assert list(told) == ["provisions", "enforced", "told", "shown", "frames", "physical", "unanswered", "dangling"]
    assert (told["provisions"], told["enforced"], told["shown"]) == (7, 1, 0)
    assert (told["frames"], told["physical"]) == (1, 1)
    assert [each["cite"] for each in told["unanswered"]] == ["qld s5(2)", "qld s6", "qld s8"]
    assert told["unanswered"][1]["lacking"] == ["nothing came out under it"]
    assert told["dangling"] == [{"cite": "qld s99", "where": "law/evidence.tsv:3"}]


def test_the_document_of_one_part_counts_that_part(covered: Build) -> None:
    told = document(covered("qld s5(1) ruling", *TESTED), part="qld part 2")
    assert (told["provisions"], told["enforced"], told["physical"], len(told["unanswered"])) == (6, 1, 1, 3)


def test_the_page_has_every_part_and_the_reasons(held: Callable[..., Library]) -> None:
    law = held("qld s6 drawn", "qld s5(1) call", *TESTED)
    text = page(survey(law), law)
    assert "| qld part 2 | General provisions | 6 | 0 | 0 | 2 | 1 | 1 | 2 |" in text
    assert "| **all** |  | 7 | 0 | 0 | 2 | 1 | 1 | 3 |" in text
    assert (
        "## What is physical, and why\n\n| provision | why |\n| --- | --- |\n| qld s7 | eight millimetres |\n" in text
    )
    assert "| provision | kept by |\n| --- | --- |\n| qld s9 | the order of the script |" in text
    assert "| qld s6 | the sign |" in text
    assert "| qld s5(1) | call (here) |" in text
    assert "| qld s8 | its Part is held in full without it |" in text


def test_of_what_is_answered_a_part_may_be_physical_and_that_is_told_besides(held: Callable[..., Library]) -> None:
    half = '[[provision]]\ncite = "qld s8"\ndoes = "six"\nphysical = "how chips lie"\n'
    law = held("qld s8 refusal", "qld s8 test", more=half)
    coverage = survey(law)
    assert answer(coverage, "qld s8") == ("enforced", ())
    assert [each.provision.cite.text for each in coverage.in_part_physical()] == ["qld s8"]
    assert "## What is physical in part\n\n| provision | the rest is | what is physical, and why |" in page(
        coverage, law
    )
    assert "| qld s8 | enforced | how chips lie |" in page(coverage, law)


def test_what_is_physical_as_a_whole_is_not_so_in_part(held: Callable[..., Library]) -> None:
    both = '[[provision]]\ncite = "qld s8"\ndoes = "six"\nwhy = "hands"\nphysical = "how chips lie"\n'
    with pytest.raises(BadInput, match=r"qld s8 is physical as a whole \(why\) and in part \(physical\)"):
        survey(held(more=both))


def test_the_parts_are_counted_apart(covered: Build) -> None:
    general, sic_bo = by_part(covered("qld s5(1) ruling", *TESTED))
    assert (general.part, general.held, general.provisions) == ("qld part 2", True, 6)
    assert (general.enforced, general.shown, general.frames, general.physical) == (1, 0, 1, 1)
    assert general.unanswered == 3
    assert (sic_bo.part, sic_bo.held, sic_bo.unanswered) == ("qld part 5", False, 1)
