"""A tournament on its way: who is in it, who answers for it, the money, and every step that was taken."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, NamedTuple

from houseway import strategies
from houseway.cite import Cite
from houseway.equipment.entropy import Entropy, SeededEntropy, shuffle
from houseway.errors import Ground, Refused
from houseway.ledger.accounts import Account, of_system
from houseway.ledger.books import Books
from houseway.money import Cents
from houseway.play.game import Game
from houseway.play.record.toml import Data
from houseway.tournament.check import Checked
from houseway.tournament.conditions import Conditions, SessionConditions
from houseway.tournament.contender import Contender
from houseway.tournament.file import Filed
from houseway.tournament.ranking import Score
from houseway.tournament.table import TournamentTable
from houseway.tournament.texts import TournamentText

MOST_SHOWN: Final = 6
OPERATOR: Final = "the operator's desk"


class TournamentStep(NamedTuple):
    """Something that was done, or that was tried and refused, and under which provisions."""

    step: str
    what: str
    cites: tuple[Cite, ...]
    session: str = ""
    refused: bool = False

    def as_data(self) -> dict[str, Any]:
        found: dict[str, Any] = {"step": self.step} | ({"session": self.session} if self.session else {})
        found |= {"refused": True} if self.refused else {}
        return found | {"what": self.what, "cites": [each.text for each in self.cites]}


@dataclass(slots=True)
class Entrant:
    """A tournament player: what was paid, and how it stands."""

    name: str
    paid: Cents = 0
    pooled: Cents = 0  # of that, what went into the prize pool
    bought_back: int = 0
    out: str = ""  # why; empty: still in
    out_of: str = ""  # the session in which that was
    chips: Cents = 0  # at the end of the last session played
    plays_for: str = ""  # a substitute who sits there


class Finished(NamedTuple):
    """One session, over: how everybody stood, who goes on, and the records of its tables."""

    session: str
    scores: tuple[Score, ...]
    goes_on: tuple[str, ...]
    records: Mapping[str, str]


@dataclass(slots=True)
class TournamentState:
    """What `conduct` and `play` work on."""

    checked: Checked
    seed: str
    name: str = ""  # in the house; empty: its title
    entrants: dict[str, Entrant] = field(default_factory=dict)
    books: Books = field(default_factory=Books)
    steps: list[TournamentStep] = field(default_factory=list)
    sessions: list[Finished] = field(default_factory=list)
    active: list[TournamentTable] = field(default_factory=list)  # the tables of the session that is on
    drawn: int = 0  # so many were seated there
    session: SessionConditions | None = None
    hand: int = 0  # that is about to be played; 0: before the session
    in_charge: str = ""  # the director, or the deputy who took over; empty: nobody is there
    prepared: list[Data] = field(default_factory=list)  # what somebody did before play besides the file's events
    tables: list[str] = field(default_factory=list)
    starts: dict[str, datetime] = field(default_factory=dict)
    back: list[str] = field(default_factory=list)  # bought back into the session to come
    away: dict[str, int] = field(default_factory=dict)  # in it, not there for so many hands
    places: list[list[str]] = field(default_factory=list)
    prizes: dict[str, Cents] = field(default_factory=dict)

    def __post_init__(self) -> None:
        lacks = self.checked.lacks
        if lacks:
            told = "; ".join(f"{each.what} ({each.under})" for each in lacks[1:MOST_SHOWN])
            more = f"; and {len(lacks) - MOST_SHOWN} more" if len(lacks) > MOST_SHOWN else ""
            raise Refused(lacks[0].under, f"{lacks[0].what}{'; ' if told else ''}{told}{more}", ground=Ground.WHAT)

    @property
    def filed(self) -> Filed:
        return self.checked.filed

    @property
    def conditions(self) -> Conditions:
        return self.filed.approved

    @property
    def text(self) -> TournamentText:
        assert self.checked.text is not None
        return self.checked.text

    @property
    def game(self) -> Game[Any]:
        assert self.checked.game is not None
        return self.checked.game

    @property
    def answer_for_it(self) -> list[str]:
        """The director, and the deputies who take that responsibility while the director is absent."""
        data = self.filed.data
        return [str(each["name"]) for each in (data.get("director"), *data.get("deputy", ())) if each]

    @property
    def pool(self) -> Account:
        """The prize pool."""
        return of_system("tournament", self.name or self.filed.title)

    @property
    def operator(self) -> Account:
        """What the operator took of fees and put up for prizes."""
        return self.pool._replace(table=OPERATOR)

    def entropy(self, use: str) -> Entropy:
        """Every use of chance has a stream of its own."""
        return SeededEntropy(f"{self.seed} {use}")

    def contender(self, name: str, least: Cents) -> Contender:
        """Plays for one person in this session, in the same way each time it is run."""
        about = f"{self.session.name if self.session else ''} {name}"
        plays = strategies.of(self.game, self.entropy(f"{about} bot"))
        return Contender(plays, self.entropy(f"{about} stakes"), least)

    def lot(self, names: list[str], about: str) -> list[str]:
        """In an order that is drawn."""
        drawn = list(names)
        shuffle(self.entropy(about), drawn)
        return drawn

    def note(self, step: str, what: str, *cites: Cite | None) -> None:
        """Write a step down."""
        within = self.session.name if self.session else ""
        self.steps.append(
            TournamentStep(step, what, tuple(dict.fromkeys(each for each in cites if each is not None)), within)
        )

    def refuse(self, step: str, refused: Refused) -> None:
        """Write down what was tried; it changed nothing."""
        within = self.session.name if self.session else ""
        self.steps.append(TournamentStep(step, refused.why, (refused.under,), within, refused=True))

    @property
    def players(self) -> list[str]:
        """Those who are still in."""
        return [each.name for each in self.entrants.values() if not each.out]

    def seated_with(self, name: str) -> TournamentTable | None:
        return next((each for each in self.active if name in each.playing), None)
