"""What a citation resolves to, in a small law of our own and in the real one."""

from pathlib import Path

import pytest

from houseway.cite import BadCite, cite
from houseway.errors import BadInput, NotHeld
from houseway.rulebook import find, library, meaning, reading, readings_on, resolves, terms_in
from houseway.rulebook.folder import checkout, law_folder
from houseway.rulebook.library import Library
from houseway.rulebook.provisions import stems

INDEX = """provision\tpart\theading
qld s2\tpart-01-first\tDictionary
qld s5(1)\tpart-01-first\tWagers
qld s5(2)\tpart-01-first\tWagers
qld s18\tpart-01-first\tWinning
qld s65A(3)\tpart-02-second\tMachine
qld s221\tpart-02-second\tUnpaid
vic 25/1999\tvic 25/1999\tStud
vic 25/1999 r9.2\tvic 25/1999\tStud
vic 25/1999 r9.2.1\tvic 25/1999\tStud
vic 9/2004 appendix 3\tvic 9/2004\tCuts
"""

PART = """part = "qld part 1"
title = "First"
games = []
[[provision]]
cite = "qld s2"
does = "points to the words"
shown_by = "the dictionary"
[[provision]]
cite = "qld s5(1)"
does = "says which wagers are void"
[[provision]]
cite = "qld s5(2)"
does = "deals with the others"
[provision.paragraphs]
a = "first"
"b.i" = "second, one"
"b.ii" = "second, two"
[[provision]]
cite = "qld s18"
does = "says who wins"
why = "nobody can"
"""

TERMS = '[[term]]\nterm = "void"\nmeans = "neither won nor lost"\ncite = "qld s2"\n'

READINGS = """[[reading]]
id = "B4"
bears_on = ["qld s5(2)(a)"]
reads = "so"
because = "thus"
[[reading]]
id = "B5"
bears_on = ["qld s5"]
reads = "otherwise"
because = "hence"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "qld").mkdir()
    (tmp_path / "index.tsv").write_text(INDEX)
    (tmp_path / "qld" / "part-01-first.toml").write_text(PART)
    (tmp_path / "qld" / "schedule-dictionary.toml").write_text(TERMS)
    (tmp_path / "readings.toml").write_text(READINGS)
    return tmp_path


@pytest.fixture
def law(folder: Path) -> Library:
    return library(folder)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("qld s5(2)", ["qld s5(2)"]),
        ("qld s5(2)(b)", ["qld s5(2)"]),
        ("qld s5(2)(b)(ii)", ["qld s5(2)"]),
        ("qld s5", ["qld s5(1)", "qld s5(2)"]),
        ("qld s18", ["qld s18"]),
        ("qld s65A(3)(a)", ["qld s65A(3)"]),
        ("vic 25/1999", ["vic 25/1999"]),
        ("vic 25/1999 r9", ["vic 25/1999 r9.2", "vic 25/1999 r9.2.1"]),
        ("vic 9/2004", ["vic 9/2004 appendix 3"]),
        ("vic 9/2004 appendix 3", ["vic 9/2004 appendix 3"]),
    ],
)
def test_a_citation_finds_the_provisions_that_it_names(law: Library, text: str, found: list[str]) -> None:
    assert [each.cite.text for each in find(text, law)] == found
    assert resolves(text, law)


@pytest.mark.parametrize(
    "text",
    [
        "qld s5(3)",  # no such subsection
        "qld s5(b)",  # the section has subsections, and no paragraphs of its own
        "qld s5(2)(c)",  # no such paragraph
        "qld s5(2)(b)(iii)",
        "qld s18(a)",  # held in full, without paragraphs
        "qld s221(1)",  # of the index only, and it has no subsections
        "qld s6",
        "vic 25/1999 r9.3",
        "vic 25/1999 r9.2.2",
        "vic 26/1999",
        "reading B6",
    ],
)
def test_what_does_not_exist_does_not_resolve(law: Library, text: str) -> None:
    assert not resolves(text, law)


def test_an_unknown_citation_is_not_held_and_the_error_names_near_ones(law: Library) -> None:
    with pytest.raises(NotHeld, match=r"qld s5\(3\) is not in the rulebook; near it: qld s5\(1\), qld s5\(2\)"):
        find("qld s5(3)", law)
    with pytest.raises(NotHeld, match=r"near it: qld s5\(1\), qld s5\(2\), qld s18, qld s65A\(3\)"):
        find("qld s6", law)


def test_an_unknown_paragraph_is_not_held_and_the_error_names_those_there_are(law: Library) -> None:
    with pytest.raises(NotHeld, match=r"qld s5\(2\) has no paragraph \(c\); it has \(a\), \(b\)\(i\), \(b\)\(ii\)"):
        find("qld s5(2)(c)", law)


def test_a_provision_keeps_the_headings_of_the_index_and_the_words_of_its_part(law: Library) -> None:
    (provision,) = find("qld s5(1)", law)
    assert (provision.heading, provision.part, provision.does) == ("Wagers", "qld part 1", "says which wagers are void")
    assert provision.held
    (indexed,) = find("qld s221", law)
    assert not indexed.held
    assert (indexed.does, indexed.part) == ("", "qld part 2")


def test_a_reading_is_found_with_or_without_its_word(law: Library) -> None:
    assert reading("reading B4", law) is reading("B4", law)
    assert reading("B4", law).reads == "so"
    with pytest.raises(NotHeld, match="no reading B9; there are B4, B5"):
        reading("B9", law)
    with pytest.raises(NotHeld, match=r"no reading Z9; there are F1 to F\d+, G1 to G\d+, "):
        reading("Z9")


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("qld s5(2)(a)", ["B4", "B5"]),
        ("qld s5(2)", ["B4", "B5"]),
        ("qld s5(2)(b)", ["B5"]),
        ("qld s5(1)", ["B5"]),
        ("qld s5", ["B4", "B5"]),
        ("qld s18", []),
    ],
)
def test_readings_bear_on_what_they_name_on_its_parents_and_on_its_children(
    law: Library, text: str, ids: list[str]
) -> None:
    assert [each.id for each in readings_on(text, law)] == ids


def test_s2_dictionary_terms_are_held(law: Library) -> None:
    assert meaning("void", law).means == "neither won nor lost"
    assert meaning("void").cite == "qld s2"
    with pytest.raises(NotHeld, match="'push'"):
        meaning("push", law)


def test_s2_dictionary_terms_are_shown_beside_the_provisions_that_use_them(law: Library) -> None:
    assert [term.term for term in terms_in(find("qld s5(1)", law)[0], law)] == ["void"]
    assert terms_in(find("qld s5(2)", law)[0], law) == ()
    assert [term.term for term in terms_in(find("qld s2", law)[0], law)] == ["void"]


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ('cite = "qld s65A(3)"\ndoes = "x"\nwhy = "y"\nshown_by = "z"', "has both shown_by and why"),
        ('cite = "qld s65A(3)"', "no does"),
        ('does = "x"', "a provision has no cite"),
        ("does = ", "part-02"),
    ],
)
def test_a_part_that_is_badly_written_is_refused_with_its_file(folder: Path, entry: str, said: str) -> None:
    file = folder / "qld" / "part-02-second.toml"
    file.write_text(f'part = "qld part 2"\ntitle = "Second"\n[[provision]]\n{entry}\n')
    with pytest.raises(BadInput, match=f"part-02-second.toml.*{said}|{said}"):
        find("qld s65A(3)", library(folder))


def test_a_provision_written_twice_is_refused(folder: Path) -> None:
    entry = '[[provision]]\ncite = "qld s65A(3)"\ndoes = "x"\n'
    (folder / "qld" / "part-02-second.toml").write_text(f'part = "qld part 2"\ntitle = "Second"\n{entry * 2}')
    with pytest.raises(BadInput, match="written twice"):
        find("qld s65A(3)", library(folder))


def test_only_the_part_that_is_asked_for_is_read(folder: Path) -> None:
    (folder / "qld" / "part-02-second.toml").write_text('part = "qld part 2"\ntitle = "Second"\n[[provision]]\nnot so')
    law = library(folder)
    assert find("qld s18", law)[0].does == "says who wins"
    with pytest.raises(BadInput, match="part-02-second"):
        find("qld s65A(3)", law)


def test_an_appendix_is_a_citation_too() -> None:
    appendix = cite("vic 9/2004 appendix 3")
    assert appendix.text == "vic 9/2004 appendix 3"
    assert appendix > cite("vic 9/2004")
    with pytest.raises(BadCite):
        cite("vic 9/2004 appendix three")


def test_everything_that_a_citation_stands_in_nearest_first() -> None:
    assert stems("qld s5(2)(b)(i)") == ("qld s5(2)(b)", "qld s5(2)", "qld s5")
    assert stems("vic 10/2004 r9.1(g)") == ("vic 10/2004 r9.1", "vic 10/2004 r9", "vic 10/2004")


def test_a_wheel_has_its_law_inside_and_no_checkout(tmp_path: Path) -> None:
    package = tmp_path / "site-packages" / "houseway"
    (package / "law").mkdir(parents=True)
    (package / "law" / "index.tsv").write_text(INDEX)
    assert law_folder(package) == package / "law"
    assert checkout(package) is None


def test_a_checkout_has_its_law_at_the_root(tmp_path: Path) -> None:
    package = tmp_path / "src" / "houseway"
    for each in (package, tmp_path / "law", tmp_path / "tests"):
        each.mkdir(parents=True)
    (tmp_path / "law" / "index.tsv").write_text(INDEX)
    assert law_folder(package) == tmp_path / "law"
    assert checkout(package) == tmp_path


def test_without_a_law_folder_nothing_is_held(tmp_path: Path) -> None:
    with pytest.raises(NotHeld, match=r"index\.tsv"):
        law_folder(tmp_path / "src" / "houseway")
