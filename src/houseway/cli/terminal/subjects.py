"""`?`: what may be done now, by subject; what it shows can be typed as it stands there."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from houseway.cli.terminal.suggestions import as_one_word, line_for, said
from houseway.money import dollars
from houseway.play.acts import Field, Option
from houseway.play.grammar import Lexicon
from houseway.play.view import View

FEW: Final = 4  # rows of wagers stand among the rest; more have a page of their own
FEW_CHOICES: Final = 5
FEW_WAYS: Final = 3
NOT_REPORTED: Final = frozenset(
    (
        *("wager", "withdraw", "buy chips", "change the sign", "announce a higher minimum", "withdraw a notice"),
        *("leave", "seat", "take a seat", "take a place", "stand"),
    )
)
"""People come and go, and what the sign says is nothing that happened."""


class HelpRow(NamedTuple):
    """One thing that may be done: what to type, what it does and what else could stand there, the provision."""

    typed: str
    says: str
    under: str


class Subject(NamedTuple):
    """Rows on one subject."""

    title: str
    rows: Sequence[HelpRow]


def now(view: View, lexicon: Lexicon) -> list[Subject]:
    """Everything that the viewer may do now; of many wagers only a few."""
    offers = (view.awaited or {}).get("offers", ()) if view.yours else ()
    chosen = [o for o in view.listed if o.act in offers]
    on_wagers = [o for o in view.listed if o not in chosen and _on_a_wager(o)]
    rest = [o for o in view.listed if o not in chosen and o not in on_wagers]
    wagers = rows(on_wagers, view, lexicon)
    if len(wagers) > FEW:
        wagers = [*wagers[: FEW - 1], HelpRow("? wager", f"all {len(wagers)} that are open, with their amounts", "")]
    groups = (Subject("Your turn", rows(chosen, view, lexicon)), Subject("Wagers", wagers))
    return [each for each in (*groups, Subject("Besides", rows(rest, view, lexicon))) if each.rows]


def wagers(view: View, lexicon: Lexicon) -> list[Subject]:
    found = rows([o for o in view.listed if _on_a_wager(o)], view, lexicon)
    return [Subject("Wagers that are open" if found else "No wager is open to you now", found)]


def of_person(view: View, whose: View, lexicon: Lexicon) -> list[Subject]:
    """What somebody else may do, as the viewer types it."""
    return [Subject(f"The {whose.viewer} may now", rows(whose.listed, view, lexicon))]


def reports(view: View, everybody: Iterable[View], lexicon: Lexicon) -> list[Subject]:
    """What anybody may report, direct or declare now, each act once."""
    awaited = view.awaited or {}
    ordinary = {*NOT_REPORTED, *awaited.get("offers", ()), awaited.get("closed by")}
    found: dict[str, list[Option]] = {}
    for seen in everybody:
        own: dict[str, list[Option]] = {}
        for option in seen.listed:
            if option.act not in ordinary and option.act not in found:
                own.setdefault(option.act, []).append(option)
        found |= own
    return [
        Subject(
            "What can be reported or directed now", rows([o for ways in found.values() for o in ways], view, lexicon)
        )
    ]


def about(text: str, view: View, everybody: Iterable[View], lexicon: Lexicon) -> list[Subject]:
    """What has these words in its name, whoever may do it."""
    listed = [o for seen in everybody for o in seen.listed if text in o.act.lower() or text == _wager_of(o)]
    return [Subject(f"About “{text}”", rows(listed, view, lexicon))] if listed else []


def _on_a_wager(option: Option) -> bool:
    return any(field.name == "on" for field in option.fields)


def _wager_of(option: Option) -> str:
    return next((said(f.choices[0]) for f in option.fields if f.name == "on" and f.choices), "")


def rows(options: Iterable[Option], view: View, lexicon: Lexicon) -> list[HelpRow]:
    """A row for each; the ways to do one thing, where there are many, are one row with all that its details may be."""
    return [HelpRow(line_for(ways[0], view, lexicon), _says(ways), ways[0].under.text) for ways in _merged(options)]


def _merged(options: Iterable[Option]) -> Iterator[list[Option]]:
    found: dict[tuple[str, ...], list[Option]] = {}
    for option in options:
        kind = option.who, option.act, _wager_of(option), *(f.name for f in option.fields)
        found.setdefault(kind, []).append(option)
    for ways in found.values():
        yield from [ways] if len(ways) > FEW_WAYS else ([way] for way in ways)


def _says(ways: Sequence[Option]) -> str:
    """What it does, between which amounts, and what else may stand in place of what is shown."""
    first = ways[0]
    told = [first.says] if first.says else []
    for at, field in enumerate(first.fields):
        if not field.optional:
            told += _told([way.fields[at] for way in ways if _but_for(at, way, first)])
    return "; ".join(told)


def _but_for(at: int, way: Option, first: Option) -> bool:
    """Does everything else that is shown of the first of the ways go with this one, too?"""
    return all(
        number == at or ours.by or not ours.choices or ours.choices[0] in theirs.choices
        for number, (ours, theirs) in enumerate(zip(first.fields, way.fields, strict=True))
    )


def _told(fields: Sequence[Field]) -> Iterator[str]:
    """Of one detail in each of the ways."""
    first = fields[0]
    if first.kind == "money":
        least, most = min(f.least for f in fields), max(f.most for f in fields)
        step = f" in steps of ${dollars(first.step)}" if first.step not in (1, 100, first.least) else ""
        name = "" if first.name in ("stake", "amount") else f"{first.name}: "
        yield f"{name}${dollars(least)}" if least == most else f"{name}${dollars(least)} to ${dollars(most)}{step}"
        return
    choices = list(dict.fromkeys(as_one_word(said(choice)) for f in fields for choice in (() if f.by else f.choices)))
    if len(choices) > 1:
        name = "" if first.name in ("selection", "on") else f"{first.name}: "
        yield f"{name}{few(choices)}"


def few(choices: Sequence[str]) -> str:
    """`1, 2 … 36 (37 in all)`."""
    if len(choices) <= FEW_CHOICES:
        return ", ".join(choices)
    return f"{choices[0]}, {choices[1]} … {choices[-1]} ({len(choices)} in all)"
