"""What can be reported, directed or declared at a table of a game, and which of it somebody's words mean."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from houseway.cite import Cite
from houseway.play.acts import Act
from houseway.play.game import Game
from houseway.play.house import house_acts
from houseway.rulebook import find
from houseway.rulebook.entries import SearchEntry
from houseway.rulebook.provisions import Provision
from houseway.rulebook.reports import reported_acts
from houseway.rulebook.search import fits

ORDINARY: Final = frozenset((
    "seat", "join standing", "buy chips", "leave", "change the sign", "announce a higher minimum",
    "withdraw a notice",
))  # fmt: skip
"""Nobody disputes that people come and go, or what the sign says."""
OVERSIGHT: Final = "wager taken by oversight"
INSTEAD: Final = frozenset(("entry accepted", "take a bet over the limit"))  # at keno, and at poker
OVER, UNDER, TOO_LATE, NOT_PERMITTED = "over the maximum", "under the minimum", "too late", "not a permitted wager"


class Irregularity(NamedTuple):
    """Something that can be reported, by the name that it has at the table."""

    act: str
    under: Cite
    says: str
    causes: tuple[str, ...] = ()


def rows_of(game: Game[Any]) -> Mapping[str, Act[Any]]:
    """The acts of a game's table by name, those of any table among them."""
    return {**house_acts(game.general), **game.act_named}


def irregularities(game: Game[Any]) -> list[Irregularity]:
    """Those of any table, and then those of the game in the order of its acts."""
    told = {each.act: each.causes for each in reported_acts() if each.game == game.name}
    causes = (OVER, UNDER, TOO_LATE, NOT_PERMITTED)
    taken = Irregularity(OVERSIGHT, game.general.over_maximum, "the dealer accepted it", causes)
    return [
        *((taken,) if game.act_named.keys().isdisjoint(INSTEAD) else ()),
        *(
            Irregularity(row.name, row.under, row.says, told.get(row.name, ()))
            for row in rows_of(game).values()
            if row.name not in ORDINARY
        ),
    ]


def named(game: Game[Any], words: str, most: int = 3) -> list[Irregularity]:
    """Those that somebody's words may mean, the likeliest first."""
    known = irregularities(game)
    scores = fits([_entry(each) for each in known], words)
    best = sorted((at for at, score in enumerate(scores) if score > 0), key=lambda at: -scores[at])
    return [known[at] for at in best[:most]]


def _entry(each: Irregularity) -> SearchEntry:
    law = find(each.under)
    does = " ".join(" ".join((one.does, *_paragraphs(one, each.under))) for one in law)
    return SearchEntry(
        each.under.text, law[0].heading, (), each.says, " ; ".join((each.act, each.says, *each.causes)), does
    )


def _paragraphs(law: Provision, under: Cite) -> Iterator[str]:
    """Those of a provision that a report is under: all, or the one that is cited with what stands in it."""
    path = under.text[len(law.cite.text) :].strip("()").replace(")(", ".")
    return (text for key, text in law.paragraphs.items() if not path or key == path or key.startswith(f"{path}."))
