"""The conditions of a tournament as they are stated; whatever is left out is None, and found by `check`."""

from dataclasses import dataclass, field
from datetime import datetime
from fractions import Fraction
from typing import Final, Literal

from houseway.cite import Cite
from houseway.money import Cents
from houseway.play.sign import Limits

OMITTED: Final = ("forfeit", "out")
RETIREMENT: Final = ("at any time", "between sessions", "never")
LATE: Final = ("plays on", "forfeits", "out")
NO_SHOW: Final = ("out", "forfeits")
TIES: Final = ("play-off", "earlier session", "lot")
PRIZE_TIES: Final = ("share", *TIES)
ODD_CENTS: Final = ("best placed", "lot")


@dataclass(frozen=True, slots=True)
class WagerRule:
    """What must be wagered in every round of play, and what follows where it is not."""

    minimum: Cents
    compulsory: bool
    omitted: str = "forfeit"


@dataclass(frozen=True, slots=True)
class SessionConditions:
    """One session: how many tables are active, how long it lasts, who plays in it and who goes on."""

    name: str
    tables: int | None = None
    hands: int | None = None
    minutes: int = 0  # or, and, the time that it lasts
    seats: int = 0  # at each table; 0: as many as the game has
    advance: int | None = None  # from each table
    advance_in_all: int = 0  # besides them, the best of all tables
    chips: Cents | None = None  # where they are not those of every session
    starts: datetime | None = None
    repechage_of: str = ""  # a second chance for those who went out of that session
    cash: Fraction | None = None  # what a chip is worth in cash at its end

    @property
    def length(self) -> int:
        """In hands; where only a time is stated, one a minute, unless it is up earlier."""
        return self.hands or self.minutes

    @property
    def goes_on(self) -> int:
        return (self.advance or 0) + self.advance_in_all


@dataclass(frozen=True, slots=True)
class BuyBack:
    """Whoever is out may come back for a fee, so often, into one of the sessions."""

    fee: Cents
    times: int
    into: str


@dataclass(frozen=True, slots=True)
class Prizes:
    """Shares of the prize pool by place, and amounts that the operator adds by place."""

    shares: tuple[Fraction, ...] = ()
    amounts: tuple[Cents, ...] = ()
    added: Cents = 0  # to the pool, by the operator
    takes: tuple[str, ...] = ("entry fees", "buy-backs")
    ties: str = "share"
    odd_cents: str = "best placed"


@dataclass(frozen=True, slots=True)
class Alteration:
    """A provision that does not apply in the tournament, or applies otherwise (qld s9(1)(b)(ii))."""

    provision: Cite
    becomes: str  # empty: it does not apply
    because: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditions:
    """Everything that is stated."""

    entry_fee: Cents | None = None
    chips: Cents | None = None
    wager: WagerRule | Literal["none"] | None = None
    sessions: tuple[SessionConditions, ...] = ()
    repechage: str | None = None  # the session that is one, or "none"
    buy_back: BuyBack | Literal["none"] | None = None
    entitled_only: bool = False
    may_refuse_any: bool = False
    criteria: tuple[str, ...] = ()
    withdraw_until: datetime | None = None
    form: tuple[str, ...] | None = None
    players: tuple[int | None, int | None] = (None, None)
    disqualified_for: tuple[str, ...] | None = None
    retirement: str | None = None
    refunds: dict[str, Fraction] | None = None  # "none" is an empty one
    late_arrival: str | None = None
    non_attendance: str | None = None
    prizes: Prizes | None = None
    rules_prevail: bool = False
    substitutes: bool | None = None  # whether players may name some; None: nothing is said
    secret_wagers: int | None = None
    notice_minutes: int = 20
    ties: str = "lot"
    limits: dict[str, Limits] = field(default_factory=dict)
    additional_rules: tuple[str, ...] | None = None
    alterations: tuple[Alteration, ...] | None = None

    def session(self, name: str) -> SessionConditions:
        return next(each for each in self.sessions if each.name == name)

    @property
    def final(self) -> SessionConditions:
        """The last session: whoever stands best at its end has won."""
        return self.sessions[-1]

    @property
    def least_wager(self) -> Cents:
        return self.wager.minimum if isinstance(self.wager, WagerRule) else 0

    def altered(self, under: Cite) -> bool:
        """Is this provision, or one that it stands in, altered or left out?"""
        named = {each.provision.text for each in self.alterations or ()}
        return not named.isdisjoint(under.steps)
