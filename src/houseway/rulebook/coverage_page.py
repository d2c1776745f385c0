"""The coverage of the law as a page of the docs: counts by Part, what is shown and how, what is physical and why."""

from collections.abc import Iterable

from houseway.rulebook.coverage import ANSWERS, Answered, Coverage, by_part
from houseway.rulebook.evidence import SHOWS, TELLS, evidence
from houseway.rulebook.instruments import part_titles
from houseway.rulebook.library import Library
from houseway.rulebook.provisions import Answer

HEAD = """# The law, provision by provision

This page is written by `houseway rules coverage --markdown`; a test compares it with what that prints.
Each of the {all:,} provisions is answered in one of five ways:

- **enforced** ({enforced:,}): a citation of it came out of a refusal, a settlement, a ruling, or something asked or
  offered, while the tests ran, and a test names it; `houseway rules show 'qld s37(4)'` tells where, and which;
- **told** ({told:,}): it came out of nothing but rulings that changed nothing (no chip, card, ask or other state of the
  table), or refusals of what people do with hands, eyes or mouth, from which no table can keep them;
- **shown** ({shown:,}): something drawn, printed or announced bears it, likewise;
- **frames** ({frames:,}): it says what a section is about, defines a word, or is kept by the order of a script, and is
  said to be kept by what;
- **physical** ({physical:,}): it is about things and hands, and nothing that software can refuse or draw.

Of {halves:,} of the others a part is physical: what that is, and why, is said besides.

What came out stands in `law/evidence.tsv`, which `make evidence` writes. `make check` fails where a provision is
answered by nothing, or a citation leads to no provision.
"""


def page(coverage: Coverage, law: Library | None = None) -> str:
    """The page, in Markdown."""
    counts = {answer: coverage.count(answer) for answer in ANSWERS}
    head = HEAD.format(all=len(coverage.answers), halves=len(coverage.in_part_physical()), **counts)
    sections = [
        ("## By Part", _parts(coverage, law)),
        ("## What is physical, and why", _rows(coverage, "physical", law)),
        ("## What is physical in part", _halves(coverage)),
        ("## What frames, and by what it is kept", _rows(coverage, "frames", law)),
        ("## What is told, and by what", _rows(coverage, "told", law)),
        ("## What is shown, and by what", _rows(coverage, "shown", law)),
        ("## What is answered by nothing", _rows(coverage, None, law)),
    ]
    return "\n".join([head, *(f"{title}\n\n{table}" for title, table in sections if table)])


def _table(headings: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """Numbers stand to the right, where every heading but the first two is of one."""
    names = list(headings)
    return _lines([names, ["---", "---", *("--:" for _ in names[2:])], *rows])


def _words(headings: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    names = list(headings)
    return _lines([names, ["---"] * len(names), *rows])


def _lines(lines: Iterable[Iterable[object]]) -> str:
    return "".join(f"| {' | '.join(str(cell).replace('|', chr(92) + '|') for cell in line)} |\n" for line in lines)


def _parts(coverage: Coverage, law: Library | None) -> str:
    titles = part_titles(law)
    counted = [(each.part, each.counts) for each in by_part(coverage)]
    sums = (sum(column) for column in zip(*(numbers for _, numbers in counted), strict=True))
    rows = [(part, titles.get(part, ""), *numbers) for part, numbers in counted]
    headings = ("part", "title", "provisions", *ANSWERS, "unanswered")
    return _table(headings, [*rows, ("**all**", "", *sums)])


def _rows(coverage: Coverage, by: Answer | None, law: Library | None) -> str:
    """The provisions that are answered so, each with its reason; nothing where there are none."""
    rows = [(each.provision.cite.text, _reason(each, law)) for each in coverage.answers if each.by == by]
    heading = {"physical": "why", "frames": "kept by", "shown": "by", "told": "by"}.get(by or "", "lacking")
    return _table(("provision", heading), rows) if rows else ""


def _halves(coverage: Coverage) -> str:
    """Sentences that say two things, of which software answers one."""
    halves = [(x.provision.cite.text, x.by or "unanswered", x.provision.physical) for x in coverage.in_part_physical()]
    return _words(("provision", "the rest is", "what is physical, and why"), halves) if halves else ""


def _reason(each: Answered, law: Library | None) -> str:
    """In words; what is shown goes without them by where it came out."""
    provision = each.provision
    if said := provision.why or provision.kept_by or provision.shown_by or ", ".join(each.lacking):
        return said
    rows = evidence(law)[provision.cite.text]
    return "; ".join(
        f"{row.kind} ({row.where[0]})" for row in rows if row.kind in (TELLS if each.by == "told" else SHOWS)
    )
