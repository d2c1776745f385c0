"""The coverage of the law as a page of the docs: counts by Part, what is shown and how, what is physical and why."""

from collections.abc import Iterable, Iterator

from houseway.rulebook.coverage import Answered, Coverage, by_part
from houseway.rulebook.instruments import part_titles
from houseway.rulebook.library import Library

__all__ = ["page"]

HEAD = """# The law, provision by provision

This page is written by `houseway rules coverage --markdown`; a test compares it with what that prints.
Each of the {all:,} provisions is answered in one of three ways:

- **enforced** ({enforced:,}): code cites it and a test names it; `houseway rules show 'qld s37(4)'` tells which;
- **shown** ({shown:,}): the software produces the sign, layout, notice, ticket or announcement; a test looks at it;
- **physical** ({physical:,}): it is about things and hands, and nothing that software can refuse or draw.

`make check` fails where a provision is answered by nothing, or a citation or the name of a test leads to no provision.
"""


def page(coverage: Coverage, law: Library | None = None) -> str:
    """The page, in Markdown."""
    counts = {"enforced": coverage.count("enforced"), "shown": coverage.count("shown")}
    head = HEAD.format(all=len(coverage.answers), physical=coverage.count("physical"), **counts)
    sections = [
        ("## By Part", _parts(coverage, law)),
        ("## What is physical, and why", _rows(coverage.answers, "physical")),
        ("## What is shown, and by what", _rows(coverage.answers, "shown")),
        ("## What is answered by nothing", _rows(coverage.answers, None)),
    ]
    return "\n".join([head, *(f"{title}\n\n{table}" for title, table in sections if table)])


def _table(headings: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """Numbers stand to the right, where every heading but the first two is of one."""
    names = list(headings)
    lines = [names, ["---", "---", *("--:" for _ in names[2:])], *rows]
    return "".join(f"| {' | '.join(str(cell).replace('|', chr(92) + '|') for cell in line)} |\n" for line in lines)


def _parts(coverage: Coverage, law: Library | None) -> str:
    titles = part_titles(law)
    counted = [
        (each.part, (each.provisions, each.enforced, each.shown, each.physical, each.unanswered))
        for each in by_part(coverage)
    ]
    sums = (sum(column) for column in zip(*(numbers for _, numbers in counted), strict=True))
    rows = [(part, titles.get(part, ""), *numbers) for part, numbers in counted]
    headings = ("part", "title", "provisions", "enforced", "shown", "physical", "unanswered")
    return _table(headings, [*rows, ("**all**", "", *sums)])


def _rows(answers: Iterable[Answered], by: str | None) -> str:
    """The provisions that are answered so, each with its reason; nothing where there are none."""
    rows = list(_reasons(answers, by))
    return _table(("provision", {"physical": "why", "shown": "by"}.get(by or "", "lacking")), rows) if rows else ""


def _reasons(answers: Iterable[Answered], by: str | None) -> Iterator[tuple[str, str]]:
    for each in answers:
        if each.by == by:
            provision = each.provision
            yield provision.cite.text, provision.shown_by or provision.why or ", ".join(each.lacking)
