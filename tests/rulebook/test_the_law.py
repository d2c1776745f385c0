"""The law folder itself."""

import random

import pytest

from houseway.cite import cite
from houseway.rulebook import library
from houseway.rulebook.coverage import survey
from houseway.rulebook.coverage_page import page
from houseway.rulebook.folder import checkout, law_folder
from houseway.rulebook.instruments import instruments
from houseway.rulebook.library import resolves

ROOT = checkout()
LAW = library()


def test_the_index_has_every_provision_once_and_each_is_a_citation() -> None:
    rows = (law_folder() / "index.tsv").read_text(encoding="utf-8").splitlines()[1:]
    texts = [row.split("\t")[0] for row in rows]
    assert len(texts) == len(set(texts)) == len(LAW.provisions) == 1941
    assert [cite(text).text for text in texts] == texts


def test_the_index_stands_in_the_order_of_its_citations() -> None:
    """All but the appendix, which the law puts behind the rules of its notice."""
    standing = [each.cite for each in LAW.provisions.values() if "appendix" not in each.cite.text]
    assert sorted(standing) == standing
    shuffled = random.Random(1).sample(standing, len(standing))
    assert sorted(shuffled) == standing


@pytest.mark.evidence
def test_every_citation_in_the_law_resolves() -> None:
    assert [(each.where, each.text) for each in survey().dangling] == []


@pytest.mark.evidence
def test_every_provision_is_answered_and_the_page_in_the_docs_says_how() -> None:
    assert ROOT is not None
    coverage = survey()
    assert [each.provision.cite.text for each in coverage.unanswered()] == []
    written = (ROOT / "docs" / "coverage.md").read_text(encoding="utf-8")
    assert page(coverage) == written, "write it anew: houseway rules coverage --markdown > docs/coverage.md"


@pytest.mark.evidence
def test_what_came_out_is_not_called_physical_or_framing() -> None:
    """Physical in part it may be: `why` is then `physical`; and what it was kept by is what came out."""
    earned = [each.provision for each in survey().answers if each.by in ("enforced", "told", "shown")]
    assert [each.cite.text for each in earned if each.why or each.kept_by] == []


@pytest.mark.parametrize(
    "text", ["qld s16", "qld s19(1)", "qld s29(1)", "qld s162(2)", "qld s427(2)", "vic 25/1999 r5.5"]
)
def test_which_part_of_a_sentence_is_about_things_is_said_in_the_index(text: str) -> None:
    assert LAW.provisions[text].physical


def test_what_every_reading_bears_on_resolves() -> None:
    assert LAW.readings
    assert [text for each in LAW.readings.values() for text in each.bears_on if not resolves(text)] == []


def test_the_parts_of_the_foundations_are_held_in_full() -> None:
    assert {"qld part 1", "qld part 2", "qld part 4", "qld part 8"} <= LAW.parts.keys()
    assert [each.cite.text for each in LAW.provisions.values() if each.part in LAW.parts and not each.held] == []


def test_instruments_and_part_files_agree() -> None:
    said = {part.part: (part.title, part.games) for each in instruments() for part in each.parts}
    assert {each.part: (each.title, each.games) for each in LAW.parts.values()}.items() <= said.items()
    assert {each.part for each in LAW.provisions.values()} == said.keys()


def test_s2_dictionary_terms_rest_on_a_section() -> None:
    assert LAW.terms
    assert {each.cite for each in LAW.terms.values()} == {"qld s2"}
