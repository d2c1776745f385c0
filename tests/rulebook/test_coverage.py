"""Each rule of the coverage, in a checkout of a few lines, so that each can fail."""

from collections.abc import Callable
from pathlib import Path

import pytest

from houseway.errors import BadInput
from houseway.rulebook.coverage import Coverage, by_part, document, survey
from houseway.rulebook.coverage_page import page

INDEX = """provision\tpart\theading
qld s5(1)\tpart-02-general\tWagers
qld s5(2)\tpart-02-general\tWagers
qld s6\tpart-02-general\tSigns
qld s7\tpart-02-general\tLetters
qld s8\tpart-02-general\tForgotten
qld s80(1)\tpart-05-sic-bo\tDice
"""

PART = """part = "qld part 2"
title = "General"
games = []
[[provision]]
cite = "qld s5(1)"
does = "one"
answer = "enforced"
[[provision]]
cite = "qld s5(2)"
does = "two"
answer = "enforced"
[provision.paragraphs]
a = "a"
b = "b"
[[provision]]
cite = "qld s6"
does = "three"
answer = "shown"
shown_by = "{shown_by}"
[[provision]]
cite = "qld s7"
does = "four"
answer = "physical"
why = "eight millimetres"
"""

Build = Callable[..., Coverage]


@pytest.fixture
def covered(tmp_path: Path) -> Build:
    def build(
        src: str = "", tests: str = "", *, shown_by: str = "the sign", bears_on: str = "qld s5", more: str = ""
    ) -> Coverage:
        reading = f'[[reading]]\nid = "B4"\nbears_on = ["{bears_on}"]\nreads = "x"\nbecause = "y"\n'
        for name, text in {
            "law/index.tsv": INDEX,
            "law/qld/part-02-general.toml": PART.replace("{shown_by}", shown_by) + more,
            "law/readings.toml": reading,
            "src/houseway/game.py": src,
            "tests/test_game.py": tests,
        }.items():
            file = tmp_path / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return survey(tmp_path)

    return build


def answer(coverage: Coverage, cite: str) -> tuple[str | None, tuple[str, ...]]:
    return next((each.by, each.lacking) for each in coverage.answers if each.provision.cite.text == cite)


def dangling(coverage: Coverage) -> list[tuple[str, str]]:
    return [(each.where, each.text) for each in coverage.dangling]


def test_enforced_needs_code_that_cites_it_and_a_test_that_names_it(covered: Build) -> None:
    assert answer(covered(), "qld s5(1)") == (None, ("no code cites it", "no test names it"))


def test_code_alone_does_not_enforce(covered: Build) -> None:
    assert answer(covered("X = 'qld s5(1)'"), "qld s5(1)") == (None, ("no test names it",))


def test_a_test_alone_does_not_enforce(covered: Build) -> None:
    assert answer(covered("", "def test_s5_1_x(): ..."), "qld s5(1)") == (None, ("no code cites it",))


def test_code_and_a_test_enforce(covered: Build) -> None:
    assert answer(covered("X = 'qld s5(1)'", "def test_s5_1_x(): ..."), "qld s5(1)") == ("enforced", ())


def test_a_paragraph_counts_for_its_provision(covered: Build) -> None:
    coverage = covered("X = 'qld s5(2)(b)'", "def test_s5_2_a_x(): ...")
    assert answer(coverage, "qld s5(2)") == ("enforced", ())
    assert answer(coverage, "qld s5(1)")[0] is None


def test_a_bare_section_resolves_and_counts_for_none_of_its_subsections(covered: Build) -> None:
    coverage = covered("X = 'qld s5'", "def test_s5_x(): ...")
    assert answer(coverage, "qld s5(1)") == (None, ("no code cites it", "no test names it"))
    assert coverage.dangling == ()
    assert coverage.untested_sections == ("qld s6",)


@pytest.mark.parametrize(
    "src",
    [
        "# qld s5(1)",
        "'''qld s5(1)'''",
        "def f():\n    'qld s5(1)'",
        "X = 1\n'qld s5(1)'",
        "X = 'refused under qld s5(1), see there'",
        "X = f'{1} qld s5(1)'",
    ],
)
def test_comments_docstrings_and_sentences_enforce_nothing(covered: Build, src: str) -> None:
    assert "no code cites it" in answer(covered(src), "qld s5(1)")[1]


@pytest.mark.parametrize("src", ["X = 'qld s5(1)'", "f(under=('qld s6', 'qld s5(1)'))", "X = 'qld s6, qld s5(1)'"])
def test_a_literal_of_nothing_but_citations_counts(covered: Build, src: str) -> None:
    assert answer(covered(src), "qld s5(1)")[1] == ("no test names it",)


def test_ids_in_a_table_of_cases_name_provisions(covered: Build) -> None:
    tests = "C = [pytest.param(1, id='s5_1_x')]\n@pytest.mark.parametrize('x', C, ids=['s6_y'])\ndef test_x(): ..."
    coverage = covered("X = ['qld s5(1)', 'qld s6']", tests)
    assert answer(coverage, "qld s5(1)") == ("enforced", ())
    assert answer(coverage, "qld s6") == ("shown", ())


def test_shown_needs_a_citation_and_a_test(covered: Build) -> None:
    assert answer(covered(), "qld s6") == (None, ("no code cites it", "no test names it"))
    assert answer(covered("X = 'qld s6'", "def test_s6_x(): ..."), "qld s6") == ("shown", ())


def test_shown_may_rest_on_the_citation_of_what_shows_it(covered: Build) -> None:
    coverage = covered("X = 'qld s5(1)'", "def test_s6_x(): ...", shown_by="the sign under qld s5(1)")
    assert answer(coverage, "qld s6") == ("shown", ())


def test_physical_needs_its_reason_only(covered: Build) -> None:
    assert answer(covered(), "qld s7") == ("physical", ())


def test_a_provision_of_which_only_the_index_is_held_is_unanswered(covered: Build) -> None:
    coverage = covered("X = 'qld s80(1)'", "def test_s80_1_x(): ...")
    assert answer(coverage, "qld s80(1)") == (None, ("index only",))


def test_a_provision_left_out_of_a_part_held_in_full_is_unanswered_even_among_the_held(covered: Build) -> None:
    coverage = covered()
    assert answer(coverage, "qld s8")[0] is None
    assert "qld s8" in [each.provision.cite.text for each in coverage.unanswered(held=True)]


def test_held_and_part_restrict_what_is_unanswered(covered: Build) -> None:
    coverage = covered()
    assert [each.provision.cite.text for each in coverage.unanswered(part="qld part 5")] == ["qld s80(1)"]
    assert "qld s80(1)" not in [each.provision.cite.text for each in coverage.unanswered(held=True)]
    assert len(coverage.unanswered()) == 5


@pytest.mark.parametrize(
    ("src", "where"),
    [
        ("X = 'qld s99'", "src/houseway/game.py:1"),
        ("\nX = 'sorry: qld s99'", "src/houseway/game.py:2"),
        ("X = f'{1} under qld s99'", "src/houseway/game.py:1"),
    ],
)
def test_a_citation_in_code_that_resolves_to_nothing_dangles(covered: Build, src: str, where: str) -> None:
    assert dangling(covered(src)) == [(where, "qld s99")]


def test_a_paragraph_that_is_not_there_dangles(covered: Build) -> None:
    assert dangling(covered("X = 'qld s5(2)(c)'")) == [("src/houseway/game.py:1", "qld s5(2)(c)")]


def test_an_unknown_reading_dangles(covered: Build) -> None:
    assert dangling(covered("X = ['reading B4', 'reading B9']")) == [("src/houseway/game.py:1", "reading B9")]


def test_a_citation_that_an_fstring_completes_is_not_judged(covered: Build) -> None:
    assert dangling(covered("X = f'qld s9{1}'")) == []


def test_a_test_named_by_nothing_that_exists_dangles(covered: Build) -> None:
    coverage = covered("", "def test_s99_x(): ...\ndef test_s5_9_x(): ...")
    assert dangling(coverage) == [("tests/test_game.py:1", "qld s99"), ("tests/test_game.py:2", "qld s5(9)")]


@pytest.mark.parametrize("bears_on", ["qld s99", "s5"])
def test_a_reading_that_bears_on_nothing_dangles(covered: Build, bears_on: str) -> None:
    assert dangling(covered(bears_on=bears_on)) == [("law/readings.toml:3", bears_on)]


def test_a_provision_that_the_index_does_not_have_dangles(covered: Build) -> None:
    more = '[[provision]]\ncite = "qld s9"\ndoes = "x"\nanswer = "enforced"\n'
    assert dangling(covered(more=more)) == [("law/qld/part-02-general.toml:26", "qld s9")]


def test_a_section_has_a_test_when_anything_in_it_is_named(covered: Build) -> None:
    assert covered().untested_sections == ("qld s5", "qld s6")
    assert covered("", "def test_s5_2_a_x(): ...").untested_sections == ("qld s6",)


def test_the_document_counts_every_provision_and_lists_what_is_lacking(covered: Build) -> None:
    told = document(covered("X = 'qld s5(1)', 'qld s99'", "def test_s5_1_x(): ..."), held=True)
    assert list(told) == ["provisions", "enforced", "shown", "physical", "unanswered", "dangling"]
    assert (told["provisions"], told["enforced"], told["shown"], told["physical"]) == (6, 1, 0, 1)
    assert [each["cite"] for each in told["unanswered"]] == ["qld s5(2)", "qld s6", "qld s8"]
    assert told["unanswered"][1]["lacking"] == ["no code cites it", "no test names it"]
    assert told["dangling"] == [{"cite": "qld s99", "where": "src/houseway/game.py:1"}]


def test_the_document_of_one_part_counts_that_part(covered: Build) -> None:
    told = document(covered("X = 'qld s5(1)'", "def test_s5_1_x(): ..."), part="qld part 2")
    assert (told["provisions"], told["enforced"], told["physical"], len(told["unanswered"])) == (5, 1, 1, 3)


def test_the_page_has_every_part_and_the_reasons(covered: Build) -> None:
    text = page(covered("X = 'qld s6'", "def test_s6_x(): ..."))
    assert "| qld part 2 | General provisions | 5 | 0 | 1 | 1 | 3 |" in text
    assert "| **all** |  | 6 | 0 | 1 | 1 | 4 |" in text
    assert (
        "## What is physical, and why\n\n| provision | why |\n| --- | --- |\n| qld s7 | eight millimetres |\n" in text
    )
    assert "| qld s6 | the sign |" in text
    assert "| qld s8 | its Part is held in full without it |" in text


def test_the_parts_are_counted_apart(covered: Build) -> None:
    general, sic_bo = by_part(covered("X = 'qld s5(1)'", "def test_s5_1_x(): ..."))
    assert (general.part, general.held, general.provisions) == ("qld part 2", True, 5)
    assert (general.enforced, general.shown, general.physical, general.unanswered) == (1, 0, 1, 3)
    assert (sic_bo.part, sic_bo.held, sic_bo.unanswered) == ("qld part 5", False, 1)


def test_source_that_cannot_be_read_is_said_with_its_line(covered: Build) -> None:
    with pytest.raises(BadInput, match=r"src/houseway/game\.py:2"):
        covered("x = 1\ndef")
