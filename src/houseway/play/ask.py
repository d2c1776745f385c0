"""What a procedure waits for: an outcome of a device, a choice of a person, or wagers (see `wagering`).

A procedure yields one of these and is sent the answer. Each says under which provision it is asked, who may answer, and
whether an answer will do, so that nothing wrong ever reaches the procedure.
"""

from collections.abc import Callable, Generator, Iterator, Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from houseway.cite import Cite
from houseway.equipment.cards import FACE_DOWN, FULL_DECK, NAME, UNSEEN, card
from houseway.errors import BadInput, Ground, HousewayError, Refused, quoted
from houseway.money import Cents
from houseway.play.acts import Field, Fields, Option, ScriptAnswer, choice
from houseway.play.people import Role, told

if TYPE_CHECKING:
    from houseway.play.round import Round
    from houseway.play.wagering import Wagering

NOBODY: frozenset[Role] = frozenset()
CARDS: Final = frozenset(FULL_DECK)


def always() -> bool:
    return True


class Device(Protocol):
    """A piece of equipment that something comes from: what can come, with exact weights."""

    def weights(self) -> Mapping[Any, int]: ...


class Ask:
    """What is awaited, at which moment of the round, from whom, under which provision."""

    __slots__ = ("under", "wanted", "who")
    who: str  # a person, or the device
    under: Cite
    wanted: Callable[[], bool]  # still to be answered after an interruption?
    moment: str = ""  # where the round stands, in the law's words (see `Game.moments`)
    beside: bool = False  # do wagers go on, where they are open, while a report waits for this (see `Aside`)?
    roles: frozenset[Role] = NOBODY  # or anybody in one of these roles

    @property
    def wagering(self) -> "Wagering | None":
        """The wagers that are open until this is answered."""
        return None

    def options(self, round_: "Round[Any]", of: str | None = None) -> Iterator[Option]:
        """What may be answered, by anybody or by one person."""
        raise NotImplementedError

    def __str__(self) -> str:
        return f"{self.who} ({self.under})"


T = TypeVar("T")
Steps: TypeAlias = Generator[Ask, Any, T]
"""A part of a procedure: it yields what it waits for, is sent the answers, and returns what came of them."""
Script: TypeAlias = Generator[Ask, Any, ScriptAnswer | None]
"""A whole procedure or report."""


class Outcome(Ask):
    """Something comes from a device: a card, a ball at rest. `field` names it in the record, `to` says for whom."""

    __slots__ = ("device", "field", "moment", "to")
    device: Any

    def __init__(
        self,
        who: str,
        device: Device,
        field: str,
        under: Cite,
        to: str = "",
        wanted: Callable[[], bool] = always,
        *,
        moment: str = "",
    ) -> None:
        self.who, self.device, self.field = who, device, field
        self.under, self.to, self.wanted, self.moment = under, to, wanted, moment

    def check(self, value: Any) -> None:
        """Refuse what cannot come from this device now."""
        if not self.device.weights().get(value):
            raise BadInput(f"the {self.who} cannot give {quoted(value)}; it can give {self._allowed()}")

    def _allowed(self) -> str:
        return ", ".join(str(self.write(v)) for v, weight in self.device.weights().items() if weight)

    def write(self, value: Any) -> str | int:
        """The outcome as the record has it."""
        return value if isinstance(value, int) else str(value)

    def read(self, text: str | int) -> Any:
        """The outcome that the record has."""
        for value in self.device.weights():
            if self.write(value) == text:
                return value
        raise BadInput(f"{quoted(text)} is no outcome of the {self.who}; it can give {self._allowed()}")

    def options(self, round_: "Round[Any]", of: str | None = None) -> Iterator[Option]:  # noqa: ARG002
        if of in (None, self.who):
            says = f"for {self.to}" if self.to else ""
            yield Option(self.who, self.field, self.under, (self.comes(),), says)

    def comes(self) -> Field:
        """What may be handed in as having come."""
        return choice(self.field, tuple(v for v, weight in self.device.weights().items() if weight))

    def __str__(self) -> str:
        return f"a {self.field} from the {self.who}" + (f" for {self.to}" if self.to else "")


class Card(Outcome):
    """The next card from a shoe or card machine. The procedure takes it out when it is sent the answer."""

    __slots__ = ("only_source",)
    face_down = False  # may it come without anybody knowing which it is?
    who = "shoe"
    field = "card"

    def __init__(
        self,
        shoe: Any,
        under: Cite,
        to: str,
        wanted: Callable[[], bool] = always,
        only_source: Cite | None = None,
        moment: str = "",
    ) -> None:
        self.device = shoe
        self.under = under
        self.to = to
        self.wanted = wanted
        self.only_source = only_source
        self.moment = moment

    def comes(self) -> Field:
        """Any card: which of them the shoe still holds is nobody's to see."""
        return Field(self.field, "card", (UNSEEN,) if self.face_down else ())

    def check(self, value: Any) -> None:
        if type(value) is not int or value not in CARDS:
            if value == UNSEEN and self.face_down:
                return
            raise BadInput(f"{quoted(value)} is not a card")
        if not self.device.counts[value]:
            why = f"the shoe holds no more {NAME[value]}"
            raise Refused(self.only_source, why, ground=Ground.WHAT) if self.only_source else BadInput(why)

    def write(self, value: int) -> str:
        return FACE_DOWN if value == UNSEEN else NAME[value]

    def read(self, text: str | int) -> int:
        return UNSEEN if text == FACE_DOWN and self.face_down else card(str(text))


class CardFaceDown(Card):
    """One that whoever deals by hand lays face down: it may come unseen, its face when it is turned up."""

    __slots__ = ()
    face_down = True


class CardTurnedUp(Card):
    """What a card is that came face down, when it is turned up. The procedure puts it in the place of that card."""

    __slots__ = ()
    who = "turned up"
    field = "face"

    def __str__(self) -> str:
        return f"the next card of {self.to} that is turned up"


class Cost(IntEnum):
    """What choosing something takes from whoever chooses it, the least first."""

    NOTHING = 0  # things stay as they are
    GIVES_UP = 1  # a hand, a spin, what one has in the round
    MORE = 2  # chips, a card, or a part in the game that was only offered


class Offer(NamedTuple):
    """One thing that may be chosen, with its own provision and the details that it takes."""

    under: Cite
    fields: tuple[Field, ...] = ()
    says: str = ""
    refuses: Callable[[Mapping[str, Any]], Refused | None] | None = None  # why such details will not do
    accepted: Callable[[], Fields] | None = None  # those of a bet that was taken by oversight, which is then remedied
    usual: Mapping[str, Any] = {}  # the details where nobody gives them, if they are not the first and the least
    ordinary: bool = False  # is it what somebody chooses who plays on without thinking twice?
    costs: Cost = Cost.NOTHING
    puts: Cents = 0  # what it puts down besides its details
    told: Mapping[str, str] = {}  # what each that may be chosen for its one detail comes to, in words


class Choice(Ask):
    """A person decides. `refuses` says why something that is not offered may not be done."""

    __slots__ = ("about", "moment", "offers", "refuses", "roles")

    def __init__(
        self,
        who: str | frozenset[Role],
        offers: Mapping[str, Offer],
        under: Cite,
        about: str = "",
        refuses: Callable[[str], Refused | None] | None = None,
        wanted: Callable[[], bool] = always,
        *,
        moment: str = "",
    ) -> None:
        self.moment = moment
        if isinstance(who, str):
            self.who, self.roles = who, NOBODY
        else:
            self.who, self.roles = "", who
        self.offers, self.under, self.about, self.refuses, self.wanted = offers, under, about, refuses, wanted

    @property
    def leaves_no_choice(self) -> bool:
        """Is one thing offered alone, that takes no details?"""
        return len(self.offers) == 1 and not any(offer.fields for offer in self.offers.values())

    @property
    def ordinary(self) -> str:
        """What is said to be so, or else what is offered first and gives nothing up."""
        told = (act for act, offer in self.offers.items() if offer.ordinary)
        kept = (act for act, offer in self.offers.items() if offer.costs is not Cost.GIVES_UP)
        return next(told, None) or next(kept, None) or next(iter(self.offers))

    def cheapest(self, but: str = "") -> str:
        """What costs least; the ordinary where that costs no more than something else, and never `but`."""
        left = [act for act in self.offers if act != but] or [but]
        return min(left, key=lambda act: (self.offers[act].costs, act != self.ordinary))

    def puts(self, act: str) -> Cents:
        """What choosing this puts down, where nobody asks for another amount than the usual; nought: that is open."""
        offer = self.offers[act]
        amounts = [field for field in offer.fields if field.kind == "money" and not field.optional]
        exact = sum(field.least for field in amounts if field.least == field.most)
        return offer.puts or sum(offer.usual.get(field.name, 0) for field in amounts) or exact

    def refusal(self, act: str) -> HousewayError:
        """Why this is not among the offers."""
        found = self.refuses(act) if self.refuses else None
        return found or BadInput(f"'{act}' is not open here; allowed: {', '.join(self.offers)}")

    def options(self, round_: "Round[Any]", of: str | None = None) -> Iterator[Option]:
        for who in round_.named(self):
            if of in (None, who):
                ordinary = self.ordinary
                for name, offer in self.offers.items():
                    says = offer.says or self.about
                    yield Option(who, name, offer.under, offer.fields, says, ordinary=name == ordinary)

    def __str__(self) -> str:
        who = self.who or told(self.roles)
        return f"{who}: {' | '.join(self.offers)}" + (f" ({self.about})" if self.about else "")


class Power(Choice):
    """What the staff may do one way or another after something went wrong: no program does it while somebody is there.

    What is offered first interferes least, and is what becomes of it where nobody is (reading G27).
    """

    __slots__ = ()


class Aside(Choice):
    """What a report waits for that keeps nobody from wagering meanwhile, where wagers are open."""

    __slots__ = ()
    beside = True
