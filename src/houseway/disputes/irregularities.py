"""What can be reported, directed or declared at a table of a game, and which of it somebody's words mean."""

from typing import Any, Final, NamedTuple

from houseway.cite import Cite
from houseway.play.acts import Act
from houseway.play.game import Game
from houseway.play.house import house_acts
from houseway.rulebook import find
from houseway.rulebook.entries import Entry
from houseway.rulebook.reported import reported_acts
from houseway.rulebook.search import fits

ORDINARY: Final = frozenset(("seat", "buy chips", "leave", "change the sign", "announce a higher minimum"))
"""Nobody disputes that people come and go, or what the sign says."""


class Irregularity(NamedTuple):
    """Something that can be reported, by the name that it has at the table."""

    act: str
    under: Cite
    says: str
    causes: tuple[str, ...] = ()


def irregularities(game: Game[Any]) -> list[Irregularity]:
    """Those of a game, in the order of its acts, and then those of any table."""
    rows: dict[str, Act[Any]] = {**house_acts(game.general), **game.act_named}
    told = {each.act: each.causes for each in reported_acts() if each.game == game.name}
    return [
        Irregularity(row.name, row.under, row.says, told.get(row.name, ()))
        for row in rows.values()
        if row.name not in ORDINARY
    ]


def named(game: Game[Any], words: str, most: int = 3) -> list[Irregularity]:
    """Those that somebody's words may mean, the likeliest first."""
    known = irregularities(game)
    scores = fits([_entry(each) for each in known], words)
    best = sorted((at for at, score in enumerate(scores) if score > 0), key=lambda at: -scores[at])
    return [known[at] for at in best[:most]]


def _entry(each: Irregularity) -> Entry:
    law = find(each.under)
    does = " ".join(" ".join((one.does, *one.paragraphs.values())) for one in law)
    heading = law[0].heading
    return Entry(each.under.text, heading, (), each.says, " ; ".join((each.act, each.says, *each.causes)), does)
