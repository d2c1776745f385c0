"""What can be reported at a table now: by whom, under which provision, and with which details."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, NamedTuple

from houseway.disputes.irregularities import irregularities, rows_of
from houseway.play.game import Game
from houseway.play.people import PLAYERS
from houseway.play.round import Round
from houseway.play.view import Data, field_data

CAUSES: Final = 3
TOLD: Final = ("cause", "fault", "kind", "reason", "why", "what")  # details that say what happened
BY_PLAYERS: Final = frozenset((
    "fold irregularly", "bet out of turn", "check out of turn", "tell all what was learnt", "dispute the total",
    "dispute the count", "claim on a wrong ticket", "notify the dealer: light not lit", "declare a wager",
    "call a wager", "handle the bank's tiles",
))  # fmt: skip
"""Of what players alone do, what is out of the ordinary."""


class OpenReport(NamedTuple):
    """Something that somebody at the table may report now: who, under which provision, and with which details."""

    act: str
    who: str
    says: str
    under: str
    ways: list[list[Data]]

    @property
    def words(self) -> str:
        """`no spin: ball hung up, ball out of the wheel …`."""
        said = [
            c for way in self.ways for f in way for c in f.get("choices", ()) if " " in str(c) and f["name"] in TOLD
        ]
        causes = list(dict.fromkeys(map(str, said)))
        few = ", ".join(causes[:CAUSES]) + (" …" if len(causes) > CAUSES else "")
        return ": ".join(filter(None, (self.act, self.says or few)))


@cache
def reportable(game: Game[Any]) -> list[str]:
    """What can be reported at some time: first what the game knows, then what any table does."""
    rows = rows_of(game)
    acts = [each.act for each in irregularities(game)]
    own = [act for act in acts if act in rows and (rows[act].by != PLAYERS or act in BY_PLAYERS)]
    return sorted(own, key=lambda act: act not in game.act_named)


def open_reports(round_: Round[Any], people: Iterable[str]) -> list[OpenReport]:
    """What one of these people can report now, in the order of `reportable`; each by the first of them who may."""
    if round_.over:
        return []
    found = (_open_to(round_, act, people) for act in reportable(round_.game))
    return [report for report in found if report is not None]


def _open_to(round_: Round[Any], act: str, people: Iterable[str]) -> OpenReport | None:
    row, here = rows_of(round_.game)[act], round_.table.people
    for who in [who for who in people if who in here and here[who].role in row.by]:
        ways = [[field_data(field) for field in way if not field.optional] for way in row.ways(round_, who)]
        if ways:
            return OpenReport(act, who, row.says, row.under.text, ways)
    return None
