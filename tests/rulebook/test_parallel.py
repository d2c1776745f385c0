"""Parts that run parallel: what is said of one is found in its sisters, and what they do not have is refused."""

from pathlib import Path

import pytest

from houseway.cite import cite
from houseway.rulebook.folder import law_folder
from houseway.rulebook.library import find, library, resolves
from houseway.rulebook.parallel import NoParallel, Parallel, parallel, parallels

TABLES = sorted((law_folder() / "parallels").glob("*.tsv"))
PAIRS = {"qld s349": "qld s272", "qld s349(6)": "qld s272(7)", "qld s350": None, "qld s350(4)": "qld s273(1)"}
SISTER = Parallel("qld part 15", PAIRS)


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("qld s349", "qld s272"),
        ("qld s349(2)", "qld s272(2)"),  # what is in a section follows it,
        ("qld s349(6)", "qld s272(7)"),  # unless it has a row of its own,
        ("qld s349(6)(a)", "qld s272(7)(a)"),  # which what is in it follows
        ("qld s350(4)(b)", "qld s273(1)(b)"),
        ("reading K3", "reading K3"),  # said for all alike
    ],
)
def test_what_is_said_is_found(said: str, found: str) -> None:
    assert SISTER(said) is SISTER(cite(said)) is cite(found)
    assert said in SISTER


@pytest.mark.parametrize("said", ["qld s350", "qld s350(3)", "qld s34", "qld s3490", "qld s351(1)"])
def test_what_a_part_does_not_have_is_refused(said: str) -> None:
    assert said not in SISTER
    with pytest.raises(NoParallel, match=r"qld part 15 has nothing parallel to qld s3"):
        SISTER(said)


def test_a_table_is_read_with_a_column_a_part(tmp_path: Path) -> None:
    file = tmp_path / "x.tsv"
    file.write_text("qld part 1\tqld part 2\theading\ns3\ts6\tSigns\ns3(2)\ts6(4)\ns4\t-\tLetters\n")
    first, second = parallels(file)
    assert first == Parallel("qld part 1", {"qld s3": "qld s3", "qld s3(2)": "qld s3(2)", "qld s4": "qld s4"})
    assert second == Parallel("qld part 2", {"qld s3": "qld s6", "qld s3(2)": "qld s6(4)", "qld s4": None})


@pytest.mark.parametrize("file", TABLES, ids=lambda file: file.stem)
def test_every_cell_of_the_tables_is_a_provision_of_its_part(file: Path) -> None:
    for part in parallels(file):
        there = [text for text in part.pairs.values() if text is not None]
        assert [text for text in there if not resolves(text) or find(text, library())[0].part != part.part] == []


def test_s393_6_of_7_card_stud_is_s349_6_of_5_card_stud() -> None:
    assert [parallel("poker", f"qld part {number}")("qld s349(6)").text for number in (15, 16, 17, 18)] == [
        "qld s272(7)",
        "qld s310(6)",
        "qld s349(6)",
        "qld s393(6)",
    ]
