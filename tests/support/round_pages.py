"""The part of each page in docs/rounds/ that follows from the code: `make pages` writes it, and a test compares it.

Acts and steps are the game's own; their details, and who does what, are seen while its recorded rounds are replayed.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from houseway.cite import cite
from houseway.families.prohibitions import ANYBODY
from houseway.games import GAMES, find, variants
from houseway.play.acts import Act, Fields
from houseway.play.ask import Choice, Outcome
from houseway.play.duties import CLOSING, LEAVE_UNDONE
from houseway.play.events import Done, Events
from houseway.play.game import Game
from houseway.play.house import house_acts
from houseway.play.people import Role, told
from houseway.play.record import Record, read, replay
from houseway.play.record.keys import UNTOLD, CountedKeys
from houseway.play.round import Round
from houseway.play.wagering import Wagering

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = ROOT / "docs" / "rounds"
BEGINS: Final = "<!-- What follows is written by `make pages` from the code and the recorded rounds. -->\n"


@dataclass
class Known:
    """An act, a key or a device."""

    texts: dict[str, None] = field(default_factory=dict)  # whose code says that they know it
    by: dict[Role, None] = field(default_factory=dict)
    details: dict[str, bool] = field(default_factory=dict)  # may it be left out?
    under: dict[str, None] = field(default_factory=dict)
    never: bool = False
    usual: dict[str, None] = field(default_factory=dict)


@dataclass
class Page:
    """What one page tells of: a game, or a game in Victoria."""

    name: str
    games: list[Game[Any]]
    keys: dict[str, Known] = field(default_factory=dict)
    acts: dict[str, Known] = field(default_factory=dict)
    devices: dict[str, Known] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return PAGES / f"{self.name}.md"

    def text(self, game: Game[Any]) -> str:
        """What a text is called on this page."""
        year = game.since[:4]
        alike = [each for each in self.games if (each.rules, each.since) == (game.rules, game.since)]
        return f"{game.rules} {year}" + (f" {' '.join(map(str, game.variant.values()))}" if len(alike) > 1 else "")


def pages() -> list[Page]:
    found: dict[str, Page] = {}
    for name in GAMES:
        for game in variants(name):
            own = f"{name}-victoria"
            page = own if game.rules == "vic" and (PAGES / f"{own}.md").exists() else name
            found.setdefault(page, Page(page, [])).games.append(game)
    return list(found.values())


# What there is


def learn(page: Page) -> Page:
    """From the code, and from what the recorded rounds come by."""
    for game in page.games:
        text = page.text(game)
        _learn_keys(page, game, text)
        for name, under in game.steps.items():
            _know(page.acts, name, text).under[under.text] = None
        for row in game.acts:
            known = _know(page.acts, row.name, text)
            known.never = row.by == ANYBODY
            known.by |= dict.fromkeys(role for role in Role if role in row.by)
            known.under[row.under.text] = None
    for record in _recorded():
        if find(record.game, record.variant, record.rules, record.on) in page.games:
            replay(record, find, _Watch(page))
    return page


@cache
def _recorded() -> list[Record]:
    """Every recorded round, read once for all pages."""
    files = sorted((ROOT / "tests" / "rounds").glob("*.round"))
    return [read(file.read_text(encoding="utf-8"), file.name) for file in files]


def _know(where: dict[str, Known], name: str, text: str) -> Known:
    known = where.setdefault(name, Known())
    known.texts[text] = None
    return known


def _learn_keys(page: Page, game: Game[Any], text: str) -> None:
    taken = CountedKeys({})
    game.open_table().restore(taken)
    for key, usual in taken.asked.items():
        known = _know(page.keys, key, text)
        if usual is not UNTOLD and usual not in (None, (), {}, []):
            known.usual[_written(usual)] = None
    for setting in game.settings if "rules" in taken.asked else ():
        if setting.kind != "made":
            _know(page.keys, f"rules.{setting.name}", text)


def _written(usual: Any) -> str:
    if isinstance(usual, bool):
        return "true" if usual else "false"
    return f'"{usual}"' if isinstance(usual, str) else str(usual)


class _Watch:
    """Looks at what is asked, and at the ways in which acts are open, at every moment of a round."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def __call__(self, round_: Round[Any], events: Events) -> None:
        ask, acts, house = round_.ask, self.page.acts, house_acts(round_.game.general)
        for event in events:
            if isinstance(event, Done) and event.act not in (*acts, *house, "wager", "withdraw", LEAVE_UNDONE):
                acts[event.act] = Known(under={event.refused.text: None} if event.refused else {})
        if isinstance(ask, Outcome):
            self.page.devices.setdefault(f"{ask.who}: {ask.field}", Known()).under[ask.under.text] = None
        elif isinstance(ask, Choice) and ask.moment != CLOSING:
            for name, offer in ask.offers.items():
                known = acts.setdefault(name, Known())
                self._seen(known, offer.fields, round_)
                if name not in round_.game.steps:
                    known.under[offer.under.text] = None
        elif isinstance(ask, Wagering):
            known = acts.setdefault(ask.closed_by, Known())
            known.under[ask.closed_under.text] = None
            self._seen(known, (), round_)
        for row in round_.game.acts if ask is not None else ():
            self._ways(row, round_)

    def _seen(self, known: Known, fields: Fields, round_: Round[Any]) -> None:
        assert round_.ask is not None
        people = round_.table.people
        known.by |= dict.fromkeys(people[name].role for name in round_.named(round_.ask) if name in people)
        _details(known, fields)

    def _ways(self, row: Act[Any], round_: Round[Any]) -> None:
        for person in round_.table.people.values():
            for fields in row.ways(round_, person.name) if person.role in row.by else ():
                _details(self.page.acts[row.name], fields)


def _details(known: Known, fields: Fields) -> None:
    for each in fields:
        known.details[each.name] = known.details.get(each.name, True) and each.optional


# And how it is written


def written(page: Page) -> str:
    """The part of a page that follows from the code."""
    return BEGINS + "\n" + "\n".join(_sections(page))


def _sections(page: Page) -> Iterator[str]:
    texts = [page.text(game) for game in page.games]
    done = {name: known for name, known in page.acts.items() if not known.never}
    never = {name: known for name, known in page.acts.items() if known.never}
    tables: Sequence[tuple[str, tuple[str, ...], Mapping[str, Known]]] = (
        ("Every key of `[table]`", ("key", "where it is left out"), page.keys),
        ("Every act", ("act", "by", "details", "under"), done),
        ("What is always refused", ("act", "under"), never),
        ("Every device", ("device", "under"), page.devices),
    )
    for title, columns, rows in tables:
        if rows:
            yield _table(title, columns, rows, texts)


def _table(title: str, columns: Sequence[str], rows: Mapping[str, Known], texts: Sequence[str]) -> str:
    several = any(0 < len(known.texts) < len(texts) for known in rows.values())
    heads = [*columns, *(["only in"] if several else [])]
    lines = [f"## {title}", "", f"| {' | '.join(heads)} |", "|" + " --- |" * len(heads)]
    for name in sorted(rows):
        cells = [f"`{name}`", *(_cell(rows[name], column) for column in columns[1:])]
        if several:
            cells.append(", ".join(rows[name].texts) if len(rows[name].texts) < len(texts) else "")
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def _cell(known: Known, column: str) -> str:
    match column:
        case "by":
            return told(frozenset(known.by))
        case "details":
            return ", ".join(f"`{name}`" + (" (optional)" if known.details[name] else "") for name in known.details)
        case "under":
            return ", ".join(str(each) for each in sorted(map(cite, known.under)))
        case _:
            return " or ".join(f"`{each}`" for each in known.usual)


def by_hand(page: Page) -> str:
    """What people wrote."""
    return page.path.read_text(encoding="utf-8").partition(BEGINS)[0].rstrip("\n") + "\n\n"


def main(*names: str) -> None:
    for page in [page for page in pages() if not names or page.name in names]:
        page.path.write_text(by_hand(page) + written(learn(page)), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
