"""What the house notes besides what happens at a table, as values: one class a kind, told apart by its type.

`kind` is its tag in every text. A field carries its type: money is whole cents here and dollars and cents in text.
`open` names what everybody at the table is told of it; of what is not named there, nothing. `house.codec` writes them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias, get_args

from typing_extensions import TypedDict

from houseway.ledger.accounts import OUTSIDE, carried, purse
from houseway.ledger.postings import Posting
from houseway.play import events as play
from houseway.play.codec import Data
from houseway.store.cage_events import CageNote
from houseway.store.dispute_events import DisputeWritten
from houseway.store.event import HouseEvent
from houseway.store.pace import Pace
from houseway.store.recording import Recording, RecordingSet
from houseway.store.school_events import TableTested
from houseway.store.system_acts import KENO, TOURNAMENT, Money, ScoresEntered


class SeedWord(NamedTuple):
    """One person's for one shoe."""

    by: str
    seal: str
    seated: bool = False  # when it was sealed
    word: str | None = None  # once it is opened


@dataclass(frozen=True, slots=True)
class Laid:
    """What a later round needs to go on with an order of cards or tiles."""

    number: int
    of: str
    held: Mapping[str | int, int]
    given: int


WagerMade: TypeAlias = tuple[str, str, Money, str]
"""On what, which selection, for how much, and the colour of the chips; none: value chips."""


@dataclass(frozen=True, slots=True)
class SessionStanding:
    """How far a session of a tournament has come at a table."""

    hand: int
    chips: Mapping[str, Money]
    out_at: Mapping[str, int]
    concluded: str = ""


class SessionStated(TypedDict, total=False):
    """What the conditions of a tournament say of a table in one of its sessions."""

    tournament: str
    session: str
    hands: int
    chips: Money
    players: list[str]
    goes_on: int
    advance: int
    ends: str
    director: list[str]
    open: bool  # who goes on is not settled at one table
    cash: bool
    least: Money
    stake: Money
    compulsory: tuple[Money, str] | None  # at least so much a hand, and what becomes of who wagers less
    must: str
    under: dict[str, str]
    settles: bool  # of tables that were opened when that ended a session


# A table


@dataclass(frozen=True, slots=True)
class Opened(HouseEvent):
    """The first event of a table's chain: its game, its text, and how it stands before anybody plays."""

    kind = "opened"
    open = ("table", "game", "rules", "dealt", "on", "variant")
    table: str
    game: str
    rules: str
    dealt: str
    on: date
    variant: Data
    stands: Data
    altered: tuple[str, ...] = ()
    contest: SessionStated | None = None


@dataclass(frozen=True, slots=True)
class RoundBegins(HouseEvent):
    """With all that is needed to go on from here."""

    kind = "round"
    open = ("round", "shoe")
    round: int
    shoe: int
    words: tuple[str, ...]
    under: int  # so many rounds of this seed
    stands: Data
    opening: tuple[SeedWord, ...] = ()
    sealing: tuple[SeedWord, ...] = ()
    silent: Mapping[str, int] = field(default_factory=dict)
    orders: int | None = None
    laid: Laid | None = None
    pace: Pace | None = None
    bots: Mapping[str, str] | None = None
    contest: SessionStanding | None = None
    recording: Recording | None = None  # of a live table, where it is not as usual
    wagered: Mapping[str, tuple[WagerMade, ...]] | None = None  # by player, in the last round that they wagered in


@dataclass(frozen=True, slots=True)
class Committed(HouseEvent):
    """The hash of a seed is told."""

    kind = "committed"
    open = ("shoe", "hash")
    shoe: int
    hash: str


@dataclass(frozen=True, slots=True)
class Revealed(HouseEvent):
    """A seed is told, once its shoe is over."""

    kind = "revealed"
    open = ("shoe", "seed")
    shoe: int
    seed: str


@dataclass(frozen=True, slots=True)
class ShoeBegins(HouseEvent):
    """With the words that were opened for it; who has not opened theirs is named."""

    kind = "shoe"
    open = ("shoe", "words", "silent")
    shoe: int
    words: tuple[str, ...]
    silent: tuple[str, ...] = ()
    orders: int | None = None


@dataclass(frozen=True, slots=True)
class OrderLaid(HouseEvent):
    """An order of what will come is committed to."""

    kind = "order"
    open = ("shoe", "order", "of", "size", "root")
    shoe: int
    order: int
    of: str
    size: int
    root: str


@dataclass(frozen=True, slots=True)
class Sealed(HouseEvent):
    """Somebody's word for a shoe, which nobody knows yet."""

    kind = "sealed"
    open = ("shoe", "by", "seal")
    shoe: int
    by: str
    seal: str
    seated: bool


@dataclass(frozen=True, slots=True)
class WordOpened(HouseEvent):
    """The word that somebody sealed; without a salt, as words were given before they were sealed."""

    kind = "word"
    open = ("shoe", "by", "word", "salt")
    shoe: int
    by: str
    word: str
    salt: str = ""


@dataclass(frozen=True, slots=True)
class Ready(HouseEvent):
    """A player needs no more time for wagers."""

    kind = "ready"
    open = ("person",)
    person: str


@dataclass(frozen=True, slots=True)
class Overdue(HouseEvent):
    """A player has not decided in time."""

    kind = "overdue"
    open = ("person",)
    person: str


@dataclass(frozen=True, slots=True)
class SaidFor(HouseEvent):
    """A dealer of a live table says what somebody does; which of them, the store knows."""

    kind = "said"
    open = ("person",)
    by: str
    person: str


@dataclass(frozen=True, slots=True)
class Corrected(HouseEvent):
    """Something was typed wrongly, and is recorded as it was: what came, or a detail of what was done. The round is
    played once more: what followed from it is taken back, and made again by the events that follow."""

    kind = "corrected"
    open = ("round", "field", "was", "now", "act", "device", "person")
    round: int
    step: int  # which of the things that were done or came in that round
    kept: int  # so many events of the round stand
    field: str
    was: str | int
    now: str | int
    act: str = ""  # none: it came
    device: str = ""  # from this
    person: str = ""  # who did it; for whom it came
    by: str = ""  # as what it is corrected
    typed_by: str = ""
    typed_as: str = ""


@dataclass(frozen=True, slots=True)
class RoundTakenBack(HouseEvent):
    """The round that has begun is none: the one before it is corrected, and it begins again after that."""

    kind = "round taken back"
    open = ("round",)
    round: int


@dataclass(frozen=True, slots=True)
class PatronBrings(HouseEvent):
    """Cash that a patron lays down at a live table; and chips, where nobody knows whose they were."""

    kind = "patron brings"
    open = ("person",)
    person: str
    cash: Money
    chips: Money

    def postings(self) -> list[Posting]:
        moved = Posting(OUTSIDE, purse(self.person), self.cash), Posting(carried(""), carried(self.person), self.chips)
        return [each for each in moved if each.amount]


@dataclass(frozen=True, slots=True)
class PatronTakes(HouseEvent):
    """Chips that a patron whom nobody knows carries away from a live table."""

    kind = "patron takes"
    open = ("person",)
    person: str
    chips: Money

    def postings(self) -> list[Posting]:
        return [Posting(carried(self.person), carried(""), self.chips)]


@dataclass(frozen=True, slots=True)
class Gone(HouseEvent):
    """Somebody's place is given up."""

    kind = "gone"
    open = ("person",)
    person: str


@dataclass(frozen=True, slots=True)
class PaceSet(HouseEvent):
    """How fast the table goes on, and what of it was asked for."""

    kind = "pace"
    open = ("pace",)
    pace: Pace
    changes: Mapping[str, int] | None = None


@dataclass(frozen=True, slots=True)
class BotComes(HouseEvent):
    kind = "bot"
    open = ("person",)
    person: str
    strategy: str


@dataclass(frozen=True, slots=True)
class Closed(HouseEvent):
    """Nobody plays at the table any more."""

    kind = "closed"


@dataclass(frozen=True, slots=True)
class HandCounted(HouseEvent):
    """What a hand of a tournament led to, once it was over."""

    kind = "hand"
    open = ("hand", "forfeits", "out_at", "over")
    hand: int
    forfeits: Mapping[str, Money]
    out_at: Mapping[str, int]
    chips: Mapping[str, Money]
    over: str


@dataclass(frozen=True, slots=True)
class Concluded(HouseEvent):
    """Who answers for a tournament ends play at a table."""

    kind = "concluded"
    by: str
    agreed: bool


# Keno, prize meters, tournaments


@dataclass(frozen=True, slots=True)
class SystemAct(HouseEvent):
    """Something that was done with one of them, and what it led to."""

    do: str
    details: Data = field(metadata={"key": "with"})
    led_to: Data
    of: tuple[int, int] | None = None  # the act of a table that it came of: its chain and number


class KenoAct(SystemAct):
    kind = "keno"
    __slots__ = ()
    by_act = MappingProxyType({"led_to": KENO})


class JackpotAct(SystemAct):
    kind = "jackpot"
    __slots__ = ()


class TournamentAct(SystemAct):
    kind = "tournament"
    __slots__ = ()
    by_act = MappingProxyType({"details": {"score": ScoresEntered}, "led_to": TOURNAMENT})


TableNote: TypeAlias = (
    Opened
    | RoundBegins
    | Committed
    | Revealed
    | ShoeBegins
    | OrderLaid
    | Sealed
    | WordOpened
    | Ready
    | Overdue
    | SaidFor
    | Corrected
    | RoundTakenBack
    | DisputeWritten
    | PatronBrings
    | PatronTakes
    | Gone
    | PaceSet
    | RecordingSet
    | BotComes
    | Closed
    | HandCounted
    | Concluded
)
Event: TypeAlias = play.Event | HouseEvent
KINDS: Final[Mapping[str, type[HouseEvent]]] = {
    each.kind: each
    for each in (*get_args(TableNote), *get_args(CageNote), TableTested, KenoAct, JackpotAct, TournamentAct)
}
SYSTEMS: Final[Mapping[str, type[SystemAct]]] = {each.kind: each for each in (KenoAct, JackpotAct, TournamentAct)}
