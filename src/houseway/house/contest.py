"""A table of the house in one session of a tournament: its hands are counted, and who cannot wager any more is out.

Its chips have no value in money, so nothing that happens here is posted to the ledger. How far it has come stands in
the table's own chain: an event after every hand, and at the beginning of every round.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.house.events import Concluded, Event, HandCounted, Opened, RoundBegins, SessionStated, Standing
from houseway.ledger.entries import EXCHANGED, JOINS
from houseway.money import Cents, dollars
from houseway.play.codec import Data
from houseway.play.events import HOUSE
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.tournament.allotted import NOT_ALLOTTED, not_allotted
from houseway.tournament.conditions import Session, WagerRule
from houseway.tournament.counting import chips_of, wagered
from houseway.tournament.running import Running
from houseway.tournament.seated import Seated
from houseway.tournament.sheet import goes_on, wager_rule
from houseway.tournament.standing import Score, ranked

SIGN: Final = ("change the sign", "announce a higher minimum", "require increments")
NOT_HERE: Final[Mapping[str, tuple[str, str]]] = {
    **dict.fromkeys(JOINS, ("exclusive", "this table is for the tournament alone, and its seats were drawn")),
    "leave": ("leaving", "tournament players stay at their table until the session is over"),
    **{act: ("chips", why) for act, why in NOT_ALLOTTED.items()},
    **dict.fromkeys(("issue colour chips", EXCHANGED), ("chips", "tournament chips are allotted, and no others used")),
    **dict.fromkeys(SIGN, ("structure", "the limits are those of the conditions")),
}
"""What is not done at a table of a tournament: where its text says so, and why."""
CITED: Final = ("exclusive", "leaving", "chips", "structure", "wager", "settled", "agreed", "director")


def stated(running: Running, session: Session, seat: Seated) -> SessionStated:
    """What the conditions say of a table in a session, as the first event of its chain has it."""
    conditions, text, rule = running.conditions, running.text, running.conditions.wager
    last = session is conditions.final
    compulsory = rule if isinstance(rule, WagerRule) and rule.compulsory else None
    return {
        "tournament": running.name,
        "session": session.name,
        "hands": session.length,
        "chips": session.chips or conditions.chips or 0,
        "players": list(seat.playing),
        "goes_on": 1 if last else session.goes_on,
        "advance": 1 if last else session.advance or 0,
        "ends": goes_on(conditions, session),
        "director": running.answer_for_it if text.director is not None else [],
        "open": bool(session.advance_in_all),  # who goes on is not settled at one table
        "cash": session.cash is not None,
        "least": seat.least,
        "stake": conditions.least_wager,
        "compulsory": None if compulsory is None else (compulsory.minimum, compulsory.omitted),
        "must": "" if compulsory is None else wager_rule(conditions),
        "under": {name: found.text for name in CITED if (found := getattr(text, name)) is not None},
    }


def check_filled(opened: Opened) -> None:
    """Refuse chips of value to a table of a tournament, whose first event this is."""
    if opened.contest is not None:
        why = "tournament chips are allotted, and no others used; this table has no float"
        raise Refused(cite(opened.contest["under"]["chips"]), why)


class Contest:
    """How far a session has come at one table."""

    def __init__(self, told: SessionStated) -> None:
        self.told = told
        self.tournament, self.session = told["tournament"], told["session"]
        self.hands, self.goes_on = told["hands"], told["goes_on"]
        self.hand = 0  # so many were played
        self.chips = dict.fromkeys(told["players"], told["chips"])
        self.out_at: dict[str, int] = {}  # who went out, and after which hand
        self.concluded = ""  # by whom, before all hands are played
        self.over = ""  # why

    @property
    def live(self) -> list[str]:
        """Those who can still wager."""
        return [name for name in self.chips if name not in self.out_at]

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

    def check_conclusion(self, by: str, agreed: bool) -> None:
        """Refuse to end play early: it is for whoever answers for the tournament, once it is settled who goes on."""
        told, under = self.told, self.told["under"]
        if not told.get("director"):
            raise Refused(cite(under.get("settled", under["structure"])), "all hands are played that were approved")
        if by not in told["director"]:
            raise Refused(cite(under["director"]), f"{by} is not responsible for the tournament", ground=Ground.WHO)
        if self.over:
            raise Refused(cite(under["structure"]), f"the session is over: {self.over}", ground=Ground.WHEN)
        if told["open"] or len(self.live) > told["advance"]:
            why = f"it is not settled who goes on: {', '.join(self.live)} can still wager"
            raise Refused(cite(under["settled"]), why, ground=Ground.WHEN)
        if told["cash"] and not agreed:
            why = "chips become cash at the end of the session, and not all players here agree"
            raise Refused(cite(under["agreed"]), why, ground=Ground.WHO)

    # After each hand

    def counted(self, round_: Round[Any], game: Game[Any]) -> HandCounted:
        """What a hand that is over led to: chips that are forfeited, who is out, how everybody stands."""
        table, number = round_.table, self.hand + 1
        forfeits, out_at = self._compulsory(round_, number)
        chips = {name: self.chips[name] for name in self.out_at}
        for name in self.live:
            there = name in table.people  # or was sent away
            chips[name] = chips_of(table, name) - forfeits.get(name, 0) if there else self.chips[name]
            if not there or chips[name] < max(self.told["least"], 1):
                out_at.setdefault(name, number)
        out, held = {**self.out_at, **out_at}, {name: chips[name] for name in self.chips}
        return HandCounted(number, forfeits, out, held, self._ends(number, len(chips) - len(out), game))

    def _compulsory(self, round_: Round[Any], number: int) -> tuple[dict[str, Cents], dict[str, int]]:
        """Who wagered less than the compulsory wager forfeits the rest, or is out."""
        if self.told["compulsory"] is None:
            return {}, {}
        minimum, omitted = self.told["compulsory"]
        people = round_.table.people
        missing = {name: minimum - wagered(round_, name) for name in self.live if name in people}
        short = {name: amount for name, amount in missing.items() if amount > 0}
        if omitted == "out":
            return {}, dict.fromkeys(short, number)
        return {name: min(amount, people[name].purse.value) for name, amount in short.items()}, {}

    def _ends(self, number: int, live: int, game: Game[Any]) -> str:
        if number >= self.hands:
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
        for name, amount in counted.forfeits.items():
            table.move(table.people[name], -amount, HOUSE)
        table.log = log
        self.take(counted)

    # As the events have it

    def standing(self) -> Standing:
        """What the beginning of a round tells of it."""
        return Standing(self.hand, dict(self.chips), dict(self.out_at), self.concluded)

    def take(self, event: Event) -> None:
        """As an event says."""
        match event:
            case Concluded(by=by):
                self.concluded = by
            case RoundBegins(contest=Standing() as told):
                self.over, self.concluded = "", told.concluded or self.concluded
                self._stands(told)
            case HandCounted():
                self.over = event.over
                self._stands(event)

    def _stands(self, told: Standing | HandCounted) -> None:
        self.hand, self.out_at = told.hand, dict(told.out_at)
        self.chips = {name: told.chips[name] for name in self.told["players"]}

    def scores(self, table: str) -> list[Score]:
        return [Score(name, table, chips, self.out_at.get(name, 0)) for name, chips in self.chips.items()]

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
