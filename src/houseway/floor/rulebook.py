"""The law, looked up: a provision in the project's own words, as it stood at a moment."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query

from houseway.cite import cite
from houseway.floor.shapes import FoundProvision, ParallelShape, ProvisionShape, ProvisionsShape, Search
from houseway.floor.threads import aside
from houseway.floor.visitor import Who
from houseway.rulebook import find, moment, reading, resolves
from houseway.rulebook.account import account, account_of_reading
from houseway.rulebook.parallel import beside
from houseway.rulebook.search import search

router: Final = APIRouter(prefix="/api/rules", tags=["rules"])
On = Annotated[str | None, Query(max_length=40, description="A day or a moment, like 2000-12-15T04:00.")]
MOST: Final = 10
LATER: Final[dict[str, Any]] = {"was": "", "history": [], "replaces": [], "replaced_by": None}
"""What is told of a provision of one State alone."""


@router.get("", summary="A provision")
async def provision(
    _who: Who,
    asked: Annotated[str, Query(alias="cite", max_length=100, description="Like `qld s5(2)` or `vic 25/1999 r9.2`.")],
    on: On = None,
) -> ProvisionsShape:
    """What it does, how it is read, since when; of a whole section, each of its subsections."""
    return await aside(_looked_up, asked, on)


@router.get("/search", summary="Provisions by words")
async def by_words(
    _who: Who,
    words: Annotated[str, Query(max_length=200, description="What happened, in anybody's words.")],
    game: Annotated[str | None, Query(max_length=40, description="Of one game alone.")] = None,
    on: On = None,
) -> Search:
    """Those that fit best, the best first."""
    found = await aside(search, words, game, moment(on) if on is not None else None, None, MOST)
    return Search(found=[FoundProvision(cite=each.cite, heading=each.heading, says=each.says) for each in found])


def _looked_up(asked: str, on: str | None) -> ProvisionsShape:
    when, sought = moment(on) if on is not None else None, cite(asked)
    if sought.is_reading:
        return ProvisionsShape(cite=sought.text, provisions=[_read(account_of_reading(reading(sought)))])
    told = [_told(account(each, sought, when)) for each in find(sought)]
    return ProvisionsShape(cite=sought.text, provisions=told)


def _read(told: dict[str, Any]) -> ProvisionShape:
    """A reading, which some settlements cite: what it bears on, and why."""
    same: dict[str, Any] = {"title": "", "part": "", "since": "", "until": None, "in_force": True, **LATER}
    more: dict[str, Any] = {"terms": {}, "readings": [], "parallels": []}
    return ProvisionShape(
        cite=f"reading {told['reading']}",
        heading=f"how we read {', '.join(told['bears_on'])}",
        does=told["reads"],
        paragraphs={"because": told["because"]},
        **same,
        **more,
    )


def _told(told: dict[str, Any]) -> ProvisionShape:
    same = ("cite", "part", "title", "heading", "does", "paragraphs", "readings", "in_force")
    rest = {"terms": told["terms"] | told["dictionary"], "since": told["from"], "until": told.get("until")}
    rest |= {name: told.get(name, usual) for name, usual in LATER.items()}
    rest["parallels"] = [
        ParallelShape(part=part, cite=text) for part, text in beside(told["cite"]) if resolves(cite(text))
    ]
    return ProvisionShape(**{name: told[name] for name in same}, **rest)
