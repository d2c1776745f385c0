"""A table of the house in one session of a tournament: its hands are counted, and who cannot wager any more is out.

Its chips have no value in money, so nothing that happens here is posted to the ledger. How far it has come stands in
the table's own chain: an event after every hand, and at the beginning of every round.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, cast

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.ledger.postings import EXCHANGED, JOINS
from houseway.money import dollars
from houseway.play.codec import Data
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.store.events import (
    Concluded,
    Event,
    HandCounted,
    Opened,
    RoundBegins,
    SessionStanding,
    SessionStated,
)
from houseway.tournament.allotment import NOT_ALLOTTED, not_allotted
from houseway.tournament.ranking import Score, ranked
from houseway.tournament.session import HandCount, TableSession, take_forfeits
from houseway.tournament.state import TournamentState
from houseway.tournament.table import TournamentTable

SIGN: Final = ("change the sign", "announce a higher minimum", "withdraw a notice", "require increments")
NOT_HERE: Final[Mapping[str, tuple[str, str]]] = {
    **dict.fromkeys(JOINS, ("exclusive", "this table is for the tournament alone, and its seats were drawn")),
    "leave": ("leaving", "tournament players stay at their table until the session is over"),
    **{act: ("chips", why) for act, why in NOT_ALLOTTED.items()},
    **dict.fromkeys(("issue colour chips", EXCHANGED), ("chips", "tournament chips are allotted, and no others used")),
    **dict.fromkeys(SIGN, ("structure", "the limits are those of the conditions")),
}
"""What is not done at a table of a tournament: where its text says so, and why."""


def opened_with(running: TournamentState, seat: TournamentTable) -> SessionStated:
    """What the conditions say of a table in a session, as the first event of its chain has it."""
    director = running.answer_for_it if running.text.director is not None else []
    return cast(SessionStated, {"tournament": running.name, **seat.session.told, "director": director})


def check_filled(opened: Opened) -> None:
    """Refuse chips of value to a table of a tournament, whose first event this is."""
    if opened.contest is not None:
        why = "tournament chips are allotted, and no others used; this table has no float"
        raise Refused(cite(opened.contest["under"]["chips"]), why)


class Contest(TableSession):
    """How far a session has come at one table, as its events have it."""

    def __init__(self, told: SessionStated) -> None:
        super().__init__(told)
        self.tournament: str = told["tournament"]
        self.session: str = told["session"]
        self.concluded = ""  # by whom, before all hands are played

    def check(self, who: str, act: str, details: Mapping[str, Any]) -> None:
        """Refuse what is not done in a tournament."""
        under = self.told["under"]
        if self.over:
            raise Refused(cite(under["structure"]), f"the session is over: {self.over}")
        if who in self.out_at:
            raise Refused(cite(under["structure"]), f"{who} is out since hand {self.out_at[who]}")
        if act in NOT_HERE:
            where, why = NOT_HERE[act]
            raise Refused(cite(under[where]), why)
        if why := not_allotted(act, details):
            raise Refused(cite(under["chips"]), why)

    def check_over(self) -> None:
        """Refuse to close the table while it is needed."""
        if not self.over:
            raise Refused(cite(self.told["under"]["exclusive"]), "a session of the tournament is on at this table")

    def check_conclusion(self, by: str, agreed: bool, table: str) -> None:
        """Refuse to end play early: it is for whoever answers for the tournament, once it is settled who goes on."""
        told, under = self.told, self.told["under"]
        if not told.get("director"):
            raise Refused(cite(under.get("settled", under["structure"])), "all hands are played that were approved")
        if by not in told["director"]:
            raise Refused(cite(under["director"]), f"{by} is not responsible for the tournament", ground=Ground.WHO)
        if self.over:
            raise Refused(cite(under["structure"]), f"the session is over: {self.over}", ground=Ground.WHEN)
        self.check_settled(table, agreed)

    # After each hand

    def counted(self, round_: Round[Any], game: Game[Any]) -> HandCounted:
        """What a hand that is over led to, and whether the session is over with it."""
        found = self.count(round_)
        return HandCounted(*found[:3], found.chips, self._ends(found, game))

    def _ends(self, found: HandCount, game: Game[Any]) -> str:
        live = len(found.chips) - len(found.out_at)
        if found.hand >= self.hands:
            return "all hands are played"
        if live < max(1, game.players[0]):
            return "too few can still wager"
        if self.concluded:
            return f"{self.concluded} has concluded play at this table"
        by_itself = self.told.get("settles", False)  # tables that were opened when that ended a session
        return "it is settled who goes on" if live <= self.goes_on and by_itself else ""

    def happened(self, table: Table, counted: HandCounted) -> None:
        """The hand is counted: forfeited chips go, outside of any round."""
        log, table.log = table.log, []
        take_forfeits(table, counted.forfeits)
        table.log = log
        self.take(counted)

    # As the events have it

    def standing(self) -> SessionStanding:
        """What the beginning of a round tells of it."""
        return SessionStanding(self.hand, dict(self.chips), dict(self.out_at), self.concluded)

    def take(self, event: Event) -> None:
        """As an event says."""
        match event:
            case Concluded(by=by):
                self.concluded = by
            case RoundBegins(contest=SessionStanding() as told):
                self.over, self.concluded = "", told.concluded or self.concluded
                self._stands(told)
            case HandCounted():
                self.over = event.over
                self._stands(event)

    def _stands(self, told: SessionStanding | HandCounted) -> None:
        self.hand, self.out_at = told.hand, dict(told.out_at)
        self.chips = {name: told.chips[name] for name in self.told["players"]}

    def shown(self, table: str) -> Data:
        """What everybody at the table sees of it: how all stood when the last hand was over, the best first."""
        standing = [
            {"place": place, "name": each.name, "chips": dollars(each.chips), "out_at": each.out_at}
            for place, each in by_place(self.scores(table))
        ]
        told: Data = {"tournament": self.tournament, "session": self.session, "hands": self.hands}
        told |= {"advance": self.told["advance"], "ends": self.told["ends"], "must": self.told["must"]}
        return told | {"hand": self.hand, "over": self.over, "standing": standing, "under": self.told["under"]}


def by_place(scores: Sequence[Score]) -> Iterator[tuple[int, Score]]:
    """The best first; those with the same score share a place."""
    for score in ranked(scores):
        yield 1 + sum(other.key > score.key for other in scores), score
