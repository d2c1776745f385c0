"""What a game is to the core: its rows, its procedure, its acts, and how its table is set up and written down."""

import sys
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from houseway.cite import Cite
from houseway.errors import Refused
from houseway.money import Cents
from houseway.play.acts import Act, Fields, made, text
from houseway.play.ask import Script
from houseway.play.cloth import Cloth, Mark
from houseway.play.face import Face, face_in
from houseway.play.general import QLD, General
from houseway.play.key import key
from houseway.play.layout import layout_text
from houseway.play.people import Person, Role, staff
from houseway.play.pieces import Look, Note, Piece
from houseway.play.settings import check_settings, read_settings
from houseway.play.sign import Sign
from houseway.play.table import Table
from houseway.play.wager import Placed, Wager

if TYPE_CHECKING:
    from houseway.play.round import Round
    from houseway.play.settable import Settable


class Stages(NamedTuple):
    """A wager that stands over several throws. By stage: the facts that can come, where it stands then, the weight."""

    start: Hashable
    next: Callable[[Any], Iterable[tuple[Any, Hashable, int]]]
    says: Callable[[Any], str] = str  # a stage in words


class Together(NamedTuple):
    """A wager that is made in support of another, once that has its point: by what amounts, at a table so set up."""

    wager: str
    additional: str
    amounts: Callable[[Any, str, Hashable, Cents], Sequence[tuple[Cents, Cite]]]  # by (table, person, stage, stake)
    selection: Callable[[Hashable], str] = str  # by the stage of the first: where the second lies


def titled(title: str, variant: Mapping[str, Any]) -> str:
    """A game in one of its variants: `Wheel of fortune, 52 spaces`; a version with a name goes by it: `Crown 21`."""
    numbers = [
        f", {each} {name.removesuffix('s') if each == 1 else name}"
        for name, each in variant.items()
        if isinstance(each, int)
    ]
    return str(variant.get("version", title)) + "".join(numbers)


NUMERALS: Final = {"five": "5", "seven": "7"}  # with which a name may begin, and a package may not


def name_of(folder: str) -> str:
    """A game is called by its folder: `5-card-stud` is in `five_card_stud`."""
    first, *rest = folder.rpartition(".")[2].split("_")
    return "-".join((NUMERALS.get(first, first), *rest))


T = TypeVar("T", bound="Table")
ANY_TABLE: Final[Fields] = (made("people", list, tuple), made("sign", Sign, type(None)), text("name"))


@dataclass(frozen=True, eq=False)
class Game(Generic[T]):
    """One game under one body of rules. Every game folder makes one of these from the same files."""

    folder: str  # the package that it is written in; it is called by it, and what else belongs to it is found there
    title: str
    rules: str  # "qld" or "vic"
    part: str  # "qld part 8", "vic 29/2000": the text that the game is written in, or its latest notice
    players: tuple[int, int]  # the fewest and the most
    unit: Cents  # the smallest chip or coin (qld s6 lets some games use 50c)
    made_with: Cite  # what says that wagers are made with chips
    wagers: Sequence[Wager[Any]]
    procedure: "Callable[[T], Script]"  # one round
    acts: "Sequence[Act[T]]"  # irregularities and directions, besides those of Part 2
    table: "Callable[..., T]"  # makes one: table(game, people=..., sign=..., name=..., **settings), all with defaults
    check_sign: Callable[[Sign], None]  # refuses limits that the Part forbids
    late: "Callable[[T, str, str], Cite]"  # by (table, wager, "wager" or "withdraw"): what keeps it from being done now
    taken_back: "Callable[[T], Cite | None]" = field(default=lambda _table: None)  # what lets one be, wagering closed
    since: str = "1998-09-04"  # the moment from which this text is in force
    general: General = QLD  # what applies to every wager at the table
    notice_under: Cite | None = None  # what asks for 20 minutes' notice of a higher minimum
    notice_lines: frozenset[str] = frozenset()  # of these lines of the sign; of every one, where none is named
    look: "Callable[[T, str], Mapping[str, Any]]" = field(default=lambda _table, _viewer: {})
    pieces: Callable[[Look], Iterable[Piece]] = field(default=lambda _look: ())  # what a look is drawn as
    words: Callable[[Look], Iterable[Note]] = field(default=lambda _look: ())  # and what is told beside it
    cloth: "Callable[[T], Cloth]" = field(default=lambda table: Cloth(table.game.title, 0, (), ()))  # its places
    face_down: frozenset[str] = frozenset()  # what comes from its devices and may lie face down: "card", "tile"
    personal: bool = False  # does its table look otherwise to one than to another, though nothing lies face down?
    alike: bool = False  # does it look the same to everybody, though something may lie face down?
    private: frozenset[str] = frozenset()  # acts whose details are known to whoever does them, and to nobody else
    compared: "Callable[[T, Placed | None], Collection[str]]" = field(default=lambda _table, _placed: ())
    """By (table, wager): whose cards or tiles decide it, besides those of its own hand: `dealer`; its own, where that
    decides though it lies face down. Without a wager: what the dealer calls or rules on a hand rests on, too."""
    decides: "Callable[[T, Placed | str, Any, Sequence[Any]], bool] | None" = None
    """By (table, a wager or what is called, event, events before it): does it rest on this event, where the acts of
    a wager's owner are not all, or are too much? Of what came face down no more is told than that it came."""
    seen: "Callable[[T, Any, Sequence[Any]], bool] | None" = None
    """By (table, what came, events): does it lie open to everybody once these have happened?"""
    opens: "Callable[[T, Any], bool]" = field(default=lambda _table, _event: False)
    """By (table, event): does it say that hands are laid open, or are not? What is told of them rests on it."""
    told: "Callable[[T], Iterable[Mark]]" = field(default=lambda _table: ())  # what else stands at the table by now
    sign_under: Cite | None = None  # what asks for the sign at the table
    hands: Cite | None = None  # what lets another person put chips down for a player
    chances: Callable[[Wager[Any], str], Iterable[tuple[Any, int]]] | None = None  # what can decide a wager, weighted
    stages: Callable[[Wager[Any], str], Stages] | None = None  # instead, where several throws or spins decide it
    together: Sequence[Together] = ()  # wagers that are made in support of others
    settable: "Sequence[Settable]" = ()  # what a draft may change, besides the money of the rows
    settings: Fields = ()  # how a table may be run, besides its people, sign and name
    pot: bool = False  # do players bet against each other, in turn, for a pot?
    machine: str = ""  # the setting of a table at which a card machine deals, where the text allows one
    prizes_wait: bool = False  # is a winner paid when a ticket is presented?
    phh: str = ""  # its code in the poker hand history format, where that has one
    entry: str = ""  # the act by which one wagers on numbers of one's own choice, as on a ticket
    player_banks: bool = False  # may a player have the bank?
    roles: frozenset[Role] = frozenset()  # those that only this game has
    coins: bool = False  # may the prescribed coin be used (qld s6(1))?
    moments: Sequence[str] = ()  # where a round can stand, in the order of the Part
    between: frozenset[str] = frozenset()  # those of them that come before wagering is open
    trial: str = "roll"  # what one of those is called
    ponders: bool = False  # does it take seconds to find its best play, the first time?
    recalled: Mapping[str, Cite] = field(default_factory=dict)
    """What comes, where the rules say how somebody's word for it is overruled: that is not corrected as mistyped."""
    note: str = ""  # one line for the page of odds: what they rest on besides the law
    variant: Mapping[str, Any] = field(default_factory=dict)  # {"spaces": 52}, where a text has several
    variant_under: Mapping[str, Cite] = field(default_factory=dict)  # what allows these, and no other numbers of them
    key: "Callable[[Round[T]], Hashable]" = key  # what two rounds with equal futures share
    too_soon: "Callable[[T, Any], Refused | None] | None" = None  # by (table, value): why a device has yet to give it
    steps: Mapping[str, Cite] = field(default_factory=dict)  # what the procedure asks people to do: when, and by whom
    directed: Mapping[str, str] = field(default_factory=dict)
    """What the staff may direct for a player who does not decide, by act: where this is offered, or whatever is."""
    refuses: "Callable[[Round[T], str, str, Mapping[str, Any]], Refused | None] | None" = (
        None  # by (round, who, act, details): why that is not open, where more can be said than `steps` say
    )

    def __repr__(self) -> str:
        return f"<{self.name}, {self.rules}, {self.since}, {dict(self.variant)}>"

    @cached_property
    def name(self) -> str:
        """As the command line says it: `wheel-of-fortune`."""
        return name_of(self.folder)

    def module(self, name: str) -> Any:
        """A file of its folder that few have need of, loaded when it is asked for; None where there is none."""
        return import_module(f"{self.folder}.{name}") if self.has(name) else None

    def has(self, name: str) -> bool:
        """Is there such a file? Nothing is loaded."""
        return find_spec(f"{self.folder}.{name}") is not None

    @cached_property
    def came(self) -> Callable[[Look], str]:
        """What decided a round, in few words (`19 red`): `came` of the file that has its pieces."""
        found: Callable[[Look], str] | None = getattr(import_module(self.pieces.__module__), "came", None)
        return found or (lambda _look: "")

    @property
    def home(self) -> str:
        """Where its folder is."""
        return str(Path(str(sys.modules[self.folder].__file__)).parent)

    @property
    def face(self) -> Face:
        """What it is like to somebody new to it."""
        return face_in(self.folder)

    def open_table(self, **given: Any) -> T:
        """A table of this game: `people`, `sign` and `name`, and how it is run; what is left out is as usual."""
        check_settings(self.title, self.settings, given, ANY_TABLE)
        opened = self.table(self, **given)
        opened.check_lines()
        return opened

    def run_with(self, given: Mapping[str, object]) -> dict[str, object]:
        """The settings of a table, from what somebody wrote: `decks=6`, `super_sevens=yes`."""
        return read_settings(self.settings, given)

    def staff(self) -> list[Person]:
        """One of each role that the game has, named by what they are."""
        return staff(self.rules, self.roles)

    def layout(self, table: T) -> str:
        """The cloth in text, with what lies on it and what is told at the table."""
        return layout_text(table, self.cloth(table), list(self.told(table)))

    def notice(self, kind: str) -> Cite | None:
        """What asks for notice before the minimum on this line of the sign goes up."""
        return self.notice_under if not self.notice_lines or kind in self.notice_lines else None

    @property
    def against_each_other(self) -> bool:
        """Does what one player loses become another's?"""
        return self.pot or self.player_banks

    @property
    def hides(self) -> bool:
        """Does somebody see at its table what others do not?"""
        return bool(self.face_down or self.personal)

    @property
    def looks_alike(self) -> bool:
        """Does its table look the same to everybody? Then what it looks like is worked out once for all."""
        return self.alike or not self.hides

    @cached_property
    def wager_named(self) -> dict[str, Wager[Any]]:
        return {row.name: row for row in self.wagers}

    @cached_property
    def act_named(self) -> "dict[str, Act[T]]":
        return {row.name: row for row in self.acts}
