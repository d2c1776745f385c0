"""The evidence: how it is collected, and that what is written in `law/evidence.tsv` still exists."""

import ast
import re
import subprocess
import sys
from functools import cache
from importlib import import_module
from operator import attrgetter
from pathlib import Path

import pytest

from houseway.cite import CITATION, cites
from houseway.cli import COMMANDS
from houseway.games import GAMES, variants
from houseway.play.house import house_acts
from houseway.rulebook import library, resolves
from houseway.rulebook.collector import Collector
from houseway.rulebook.evidence import (
    ENFORCES,
    KINDS,
    SHOWS,
    TELLS,
    TEST,
    EvidenceRow,
    counts_for,
    evidence,
    read,
    write,
)
from houseway.rulebook.folder import checkout

ROOT = checkout() or Path()
LAW = library()
ROWS = tuple(read(LAW.folder / "evidence.tsv"))


# Collecting


def test_what_comes_out_is_noted_once_a_place_in_the_laws_order() -> None:
    heard = Collector()
    heard.note("ruling", "a:f", cites("qld s5(2)(b)", "reading G2"))
    heard.note("ruling", "a:f", cites("qld s5(2)(b)"))
    heard.note("refusal", "b:g", cites("qld s5(2)(b)", "qld s5(1)"))
    assert heard.rows() == [
        EvidenceRow("qld s5(1)", "refusal", 1, ("b:g",)),
        EvidenceRow("qld s5(2)(b)", "refusal", 1, ("b:g",)),
        EvidenceRow("qld s5(2)(b)", "ruling", 1, ("a:f",)),
        EvidenceRow("reading G2", "ruling", 1, ("a:f",)),
    ]


def test_of_many_places_the_first_are_written_and_the_others_counted() -> None:
    heard = Collector()
    for place in "dcba":
        heard.note("ask", place, cites("qld s5(1)"))
    assert heard.rows() == [EvidenceRow("qld s5(1)", "ask", 4, ("a", "b"))]


def test_what_several_processes_heard_is_put_together() -> None:
    heard, other = Collector(), Collector()
    heard.note("ask", "a", cites("qld s5(1)"))
    other.note("ask", "b", cites("qld s5(1)"))
    other.note("call", "a", cites("qld s5(1)"))
    heard.take_over(other.noted())
    assert heard.rows() == [EvidenceRow("qld s5(1)", "ask", 2, ("a", "b")), EvidenceRow("qld s5(1)", "call", 1, ("a",))]


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    rows = [EvidenceRow("qld s5(1)", "ask", 4, ("roulette: red", "games.roulette.procedure:spin"))]
    write(tmp_path / "evidence.tsv", rows)
    assert list(read(tmp_path / "evidence.tsv")) == rows


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("qld s5(2)", "qld s5(2)"),
        ("qld s5(2)(b)", "qld s5(2)"),
        ("qld s5", "qld s5"),
        ("reading G2", "reading G2"),
        ("reading G999", ""),
        ("qld s999", ""),
    ],
)
def test_what_a_citation_counts_for(text: str, counts: str) -> None:
    assert counts_for(text, LAW) == counts


def test_every_kind_enforces_or_tells_or_shows_or_is_a_test() -> None:
    assert sorted((*ENFORCES, *TELLS, *SHOWS, TEST)) == sorted(KINDS)


def came_out(tmp_path: Path, *asked: str) -> dict[tuple[str, str], tuple[str, ...]]:
    """What comes out while these tests run."""
    quietly = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    heard = tmp_path / "heard.tsv"
    subprocess.run([*quietly, *asked, f"--evidence={heard}"], cwd=ROOT, capture_output=True, check=True)
    return {(row.cite, row.kind): row.where for row in read(heard)}


def test_a_ruling_that_changes_nothing_is_words(tmp_path: Path) -> None:
    """s193(2): who disputes a count is told what it is; s63: cards go to the discard rack."""
    files = [f"tests/games/test_{name}.py" for name in ("blackjack_irregularities", "mini_baccarat_wagers")]
    told = came_out(tmp_path, *files, "-k", "s63 or s193")
    assert told["qld s193(1)", "words"] == ("games.mini_baccarat.irregularities:dispute_count",)
    assert ("qld s193(1)", "ruling") not in told
    assert told["qld s63", "ruling"] == ("games.blackjack.irregularities.cards:extra_hand",)
    assert ("qld s63", "words") not in told


def test_a_refusal_of_what_no_table_can_prevent_is_never_enforced(tmp_path: Path) -> None:
    files = ["tests/games/test_two_up_spins.py", "tests/games/test_ring.py"]
    told = came_out(tmp_path, *files, "-k", "s175_4 or s475_1")
    assert told["qld s175(4)", "never"] == ("families.prohibitions:never",)
    assert ("qld s175(4)", "refusal") not in told
    assert told["qld s170(3)", "refusal"]


def test_what_came_out_while_a_test_ran_is_written_where_it_is_asked_for_and_nowhere_else(tmp_path: Path) -> None:
    before = (LAW.folder / "evidence.tsv").stat().st_mtime_ns
    heard = came_out(tmp_path, "tests/games/test_roulette.py", "-k", "s132 or s134")
    assert heard["qld s134", "words"] == ("games.roulette.irregularities:handle",)
    assert heard["qld s132(2)", "call"] == ("games.roulette.procedure:one_spin",)
    assert {"refusal", "ask", "test"} <= {kind for cite, kind in heard if cite == "qld s134"}
    assert (LAW.folder / "evidence.tsv").stat().st_mtime_ns == before


# The file that goes with the law


def code_places() -> set[str]:
    return {place for row in ROWS if row.kind != TEST for place in row.where}


@pytest.mark.evidence
def test_every_citation_of_the_evidence_resolves() -> None:
    assert len(ROWS) > 5000
    assert [row.cite for row in ROWS if not resolves(row.cite)] == []
    assert "" not in evidence()


@pytest.mark.evidence
def test_every_function_that_the_evidence_names_exists() -> None:
    functions = sorted(place for place in code_places() if re.fullmatch(r"[\w.]+:[\w.]+", place))
    assert len(functions) > 500
    assert [place for place in functions if not exists(place)] == []


def exists(place: str) -> bool:
    """`games.roulette.procedure:spin`."""
    module, _, name = place.partition(":")
    try:
        attrgetter(name)(import_module(f"houseway.{module}"))
    except (ImportError, AttributeError):
        return False
    return True


@pytest.mark.evidence
def test_every_row_of_a_game_that_the_evidence_names_exists() -> None:
    named = sorted(place for place in code_places() if ": " in place)
    assert len(named) > 200
    assert [place for place in named if place.partition(": ")[2] not in rows_of(place.partition(": ")[0])] == []


@cache
def rows_of(name: str) -> set[str]:
    """The wagers and acts of a game, in any text of it."""
    games = variants(name) if name in GAMES else ()
    return {each for game in games for each in (*game.wager_named, *game.act_named, *house_acts(game.general))}


@pytest.mark.evidence
def test_every_command_that_the_evidence_names_exists() -> None:
    commands = {place.split()[1] for place in code_places() if place.startswith("houseway ")}
    assert commands
    assert commands <= {*COMMANDS, "--version"}


@pytest.mark.evidence
def test_the_evidence_names_nothing_else() -> None:
    forms = re.compile(r"[\w.]+:[\w.]+|[\w-]+: .+|houseway .+")
    assert [place for place in sorted(code_places()) if not forms.fullmatch(place)] == []


@pytest.mark.evidence
def test_every_test_that_the_evidence_names_exists() -> None:
    tests = sorted({place for row in ROWS if row.kind == TEST for place in row.where})
    assert len(tests) > 1000
    assert [place for place in tests if place.partition("::")[2] not in functions_in(place.partition("::")[0])] == []


@cache
def functions_in(file: str) -> set[str]:
    path = ROOT / file
    tree = ast.parse(path.read_text(encoding="utf-8")) if path.is_file() else ast.Module([], [])
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


# What frames


def framing() -> dict[str, str]:
    return {each.cite.text: each.kept_by for each in LAW.provisions.values() if each.kept_by}


def test_what_a_frame_is_kept_by_is_a_function_that_exists_or_a_provision() -> None:
    found = framing()
    assert len(found) == 17
    pointed = {text: re.findall(r"`([\w.]+:[\w.]+)`", kept_by) for text, kept_by in found.items()}
    assert [(text, place) for text, places in pointed.items() for place in places if not exists(place)] == []
    assert [text for text, places in pointed.items() if not places and not kept_under(text)] == []


def kept_under(text: str) -> list[str]:
    return [each for each in CITATION.findall(framing()[text]) if resolves(each)]


@pytest.mark.evidence
def test_the_provision_that_keeps_a_frame_came_out_itself() -> None:
    kinds = {text: {row.kind for row in evidence().get(counts_for(text, LAW), ())} for text in LAW.provisions}
    keepers = {(text, each) for text in framing() for each in kept_under(text)}
    assert sorted((text, each) for text, each in keepers if not kinds[counts_for(each, LAW)] & (ENFORCES | SHOWS)) == []


@pytest.mark.evidence
def test_nothing_is_said_to_frame_that_came_out_itself() -> None:
    came_out = {counts_for(row.cite, LAW) for row in ROWS if row.kind != TEST}
    assert sorted(framing().keys() & came_out) == []
