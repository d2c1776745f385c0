"""Queensland's endnotes: the amending laws, what each did to which section, and the numbers before 1995."""

import datetime as dt
import re
from pathlib import Path

import pytest

from houseway.cite import cite
from houseway.errors import NotHeld
from houseway.rulebook import find, library, resolves
from houseway.rulebook.folder import checkout, law_folder
from houseway.rulebook.history import (
    divisions,
    formerly,
    gone_since,
    is_former,
    laws,
    made,
    made_of,
    renumbered,
    stood_in,
    was,
    what_stands,
)

ENDNOTES = (checkout() or Path()).parent / "shared" / "seeds" / "qld-1985-reprint-1998" / "endnotes.txt"
seeds = pytest.mark.skipif(not ENDNOTES.is_file(), reason="the seeds are not here")


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("qld s36", "11.1 to 11.5"),
        ("qld s36(1)", "11.1"),
        ("qld s36(4)", "11.3, 2nd sentence"),
        ("qld s12", "2A.5(3)"),
        ("qld s70", "19.1, 4th sentence"),
        ("qld s109", "37.1"),
        ("qld s197(2)(b)", "72.4, proviso, (b)"),
        ("qld s223(5)", "85.5"),
        ("qld s50A", ""),  # inserted after the renumbering
        ("qld s224", ""),
        ("qld s480", ""),
    ],
)
def test_the_number_before_1995(text: str, number: str) -> None:
    assert was(text) == number


@pytest.mark.parametrize(
    ("number", "now"),
    [
        ("11.3", ["qld s36(3)", "qld s36(4)"]),
        ("1.1", ["qld s1"]),
        ("2A.5", ["qld s11(1)", "qld s11(2)", "qld s12"]),
        ("37.1(a)(i)", ["qld s109"]),
        ("82.1A", ["qld s215"]),
        ("82.1", ["qld s213(1)", "qld s213(2)", "qld s214"]),
    ],
)
def test_what_a_number_of_before_1995_has_become(number: str, now: list[str]) -> None:
    assert is_former(number)
    assert list(formerly(number)) == now


@pytest.mark.parametrize(
    ("number", "there", "gone"),
    [
        ("82.3", ["qld s216(3)", "qld s216(4)"], ["qld s216(5)", "qld s216(6)"]),
        ("9.8", ["qld s31(1)", "qld s31(2)"], ["qld s31(3)"]),
        ("37.3", ["qld s110(2)", "qld s110(3)"], ["qld s110(4)"]),
        ("16.6", ["qld s55"], ["qld s55(1)", "qld s55(2)"]),
    ],
)
def test_what_stands_of_a_number_some_of_which_is_gone(number: str, there: list[str], gone: list[str]) -> None:
    stand, rest = what_stands(map(cite, formerly(number)))
    assert ([each.text for each in stand], [each.text for each in rest]) == (there, gone)
    assert all(gone_since(each.text) for each in rest)


def test_something_is_shown_of_every_number_of_before_1995() -> None:
    for number in {re.split("[,(]", each.was)[0] for each in renumbered()}:
        stand, _ = what_stands(map(cite, formerly(number)))
        assert stand, number
        assert all(map(resolves, stand)), number


def test_the_divisions_are_those_of_the_renumbered_sections() -> None:
    for each in renumbered():
        if each.provision == "qld s2":
            continue  # it went from the general provisions to Part 1
        (stand, *_), _ = what_stands([cite(each.provision)])
        assert stood_in(re.split("[,(]", each.was)[0]) == find(stand)[0].part, each


@seeds
def test_the_divisions_are_those_of_the_endnotes() -> None:
    text = " ".join(ENDNOTES.read_text(encoding="utf-8").split())
    for row in divisions():
        at = text.index(f"DIVISION {row['division']}—{row['title'].upper() if row['first'] != '2A' else ''}")
        assert row["first"] == "96" or re.search(rf"P(?:art|ART) {row['first']}—", text[at:]), row


def test_a_number_that_was_omitted_or_never_was_is_not_held() -> None:
    with pytest.raises(NotHeld, match=r"qld 2\.5 was omitted on 1993-06-01 by SL 179/1993"):
        formerly("2.5")
    with pytest.raises(NotHeld, match=r"qld 85B\.3 was omitted on 1995-03-31 by SL 84/1995"):
        formerly("85B.3")  # the endnotes have 85B.1 to 85B.8
    with pytest.raises(NotHeld, match=r"qld 97\.2 was omitted"):
        formerly("97.2")  # 96.1 to 99.1
    with pytest.raises(NotHeld, match=r"had the number 85B\.9"):
        formerly("85B.9")
    with pytest.raises(NotHeld, match=r"had the number 99\.9"):
        formerly("99.9")
    assert not is_former("s36")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("qld s5", [("", "amended", "gazette 1986-05-28", "")]),
        (
            "qld s6(2)",
            [
                ("", "inserted", "gazette 1987-01-17", ""),
                ("", "amended", "gazette 1987-12-26", ""),
                ("", "amended", "SL 223/1997", "s 3"),
                ("", "amended", "SL 233/1998", "s 3"),
            ],
        ),
        (
            "qld s36(2)",
            [("(2)", "substituted", "SL 205/1994", "s 5"), ("heading", "inserted", "SL 84/1995", "ss 27 to 28")],
        ),
        ("qld s36(3)", [("heading", "inserted", "SL 84/1995", "ss 27 to 28")]),
        ("qld s65A", [("", "inserted", "SL 2/1996", "s 8")]),
        ("qld s248", [("", "inserted", "SL 228/1995", "s 7")]),
        ("qld s274", [("", "inserted", "SL 2/1996", "s 12"), ("", "amended", "SL 234/1998", "s 9")]),
        ("qld s459", [("", "inserted", "SL 223/1997", "s 4")]),
        ("qld s480", [("", "inserted", "SL 233/1998", "s 4")]),
        ("qld s3", []),
    ],
)
def test_which_laws_made_a_section_what_it_is(text: str, told: list[tuple[str, str, str, str]]) -> None:
    assert [(each.of, each.change, each.law.id, each.section) for each in made_of(text)] == told


def test_a_span_of_subsections_bears_on_each_of_them() -> None:
    assert [each.of for each in made_of("qld s38(2)") if each.law.id == "SL 205/1994"] == ["(1)–(2)"]
    assert [each.of for each in made_of("qld s38(4)") if each.law.id == "SL 205/1994"] == ["(4)"]


def test_reading_g8_the_table_of_renumbering_counts() -> None:
    assert [each.of for each in made_of("qld s97(3)") if each.law.id == "SL 179/1993"] == ["(3)–(6)"]
    assert was("qld s97(3)") == "30.3"
    assert was("qld s197(5)") == "72.6"


def test_the_amending_laws_commence_as_they_say() -> None:
    assert list(laws()) == list(dict.fromkeys(laws()))
    assert len(laws()) == 35
    assert laws()["gazette 1987-06-20"].commenced == dt.datetime(1987, 7, 1, 7)
    assert laws()["SL 205/1994"].commenced == dt.datetime(1994, 7, 1)
    assert laws()["SL 2/1996"].name == "Casino Gaming Amendment Rule (No. 1) 1996"
    assert max(each.commenced for each in laws().values()) == dt.datetime(1998, 8, 14)


def test_every_section_named_in_the_history_is_in_the_index_or_was_omitted() -> None:
    named = {each.provision for each in made()}
    sections = {each for each in named if each.startswith("qld s") and each != "qld schedule"}
    assert all(resolves(each) for each in sections)
    omitted = {each.provision for each in made() if each.change == "omitted" and not each.of}
    gone = named - sections - {"qld schedule", "55A.3"}  # of 55A.3 only the heading was omitted
    assert gone == omitted


def test_every_section_of_before_the_renumbering_has_its_old_number_and_no_later_one() -> None:
    for text in library().provisions:
        section = text.partition("(")[0]
        whole = [each for each in made_of(section) if not each.of]
        later = any(each.change == "inserted" and each.law.commenced.year > 1995 for each in whole)
        born = next((each for each in whole if each.change == "inserted"), None)
        if text.startswith("qld ") and int(cite(section).key[1][0]) < 224 and not later:
            assert was(section), text
        if later or (born and born.law.id == "SL 228/1995"):
            assert not was(section), text


@seeds
def test_the_table_of_renumbering_is_the_endnotes_own() -> None:
    text = " ".join(ENDNOTES.read_text(encoding="utf-8").split())
    table = text[text.index("Column 1 1.1 2.1") : text.index("SCHEDULE 2 section 225")]
    old = re.findall(r"(?<![\w.])\d+A?\.\d+[A-Z]?(?:\([0-9A-Za-z]+\))*", table)
    rows = (law_folder() / "qld" / "renumbered.tsv").read_text(encoding="utf-8").splitlines()[1:]
    held = [row.split("\t") for row in rows]
    assert [was.partition(",")[0] for _, _, was in held] == old
    for provision, definition, _ in held:
        assert re.search(rf"(?<![\w.]){re.escape(provision.removeprefix('qld s'))}(?![\d(])", table) or definition


@seeds
def test_every_entry_of_the_history_stands_in_the_annotations_of_its_section() -> None:
    text = " ".join(re.sub(r"\[page \d+\]", "", ENDNOTES.read_text(encoding="utf-8")).split())
    listed = text[text.index("This reprint has been renumbered") : text.index("TABLE OF RENUMBERED PROVISIONS")]
    for each in made():
        number = each.provision.removeprefix("qld s")
        alone = re.fullmatch(r"(\d+)[A-E]?|(\d+)A?\.\d+", number)
        if (
            alone and int(alone[1] or alone[2]) < 455 and each.law.id != "reprint 1"
        ):  # Parts 20 and 21 are one entry each
            places = [at.start() for at in re.finditer(rf"\bs {re.escape(number)}[ )]", listed)]
            assert any(_printed(each.law.id) in listed[max(0, at - 150) : at + 700] for at in places), each


def _printed(law: str) -> str:
    """`SL 84/1995` is printed `SL No. 84`, and a regulation goes by its day."""
    kind, _, name = law.partition(" ")
    return f"No. {name.partition('/')[0]} " if kind == "SL" else f"{dt.date.fromisoformat(name):%-d %B %Y}"


@seeds
def test_every_amending_law_of_the_endnotes_is_held() -> None:
    text = " ".join(re.sub(r"\[page \d+\]", "", ENDNOTES.read_text(encoding="utf-8")).split())
    listed = text[
        text.index("8 List of legislation for Casino Gaming Rules 1985") : text.index("This reprint has been")
    ]
    numbered = {f"SL {number}/{year}" for year, number in re.findall(r"(\d{4}) SL No\. (\d+)", listed)}
    assert numbered == {each for each in laws() if each.startswith("SL ")}
    regulations = listed[
        listed.index("regulations published gazette") : listed.index("Rules of Casino Games Amendment Rules")
    ]
    days = re.findall(r"(\d{1,2} [A-Z][a-z]+ \d{4}) pp? ", regulations)
    held = [each for each in laws() if each.startswith("gazette ")]
    assert [f"gazette {dt.datetime.strptime(each, '%d %B %Y').date()}" for each in days] == held
