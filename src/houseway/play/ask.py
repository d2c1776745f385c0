"""What a procedure waits for: an outcome of a device, a choice of a person, or wagers (see `wagering`).

A procedure yields one of these and is sent the answer. Each says under which provision it is asked, who may answer, and
whether an answer will do, so that nothing wrong ever reaches the procedure.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from houseway.cite import Cite, cite
from houseway.equipment.cards import NAME, card
from houseway.errors import BadInput, Ground, HousewayError, Refused, quoted
from houseway.money import BadMoney, cents, dollars
from houseway.play.acts import Answer, Field, Fields, Option, Ways, choice
from houseway.play.people import Role, told

if TYPE_CHECKING:
    from houseway.play.round import Round
    from houseway.play.wagering import Wagering

NOBODY: frozenset[Role] = frozenset()
SETTING: Final = cite("qld s3(1)")  # who runs the game sets the table up
YES_OR_NO: Final = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
SUMS: Final = ("amount", "stake")  # what people may name where nothing is to be named


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
Script: TypeAlias = Generator[Ask, Any, Answer | None]
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
        return Field(self.field, "card")

    def check(self, value: Any) -> None:
        if type(value) is not int or not 0 <= value < 52:
            raise BadInput(f"{quoted(value)} is not a card")
        if not self.device.counts[value]:
            why = f"the shoe holds no more {NAME[value]}"
            raise Refused(self.only_source, why, ground=Ground.WHAT) if self.only_source else BadInput(why)

    def write(self, value: int) -> str:
        return NAME[value]

    def read(self, text: str | int) -> int:
        return card(str(text))


class Offer(NamedTuple):
    """One thing that may be chosen, with its own provision and the details that it takes."""

    under: Cite
    fields: tuple[Field, ...] = ()
    says: str = ""
    refuses: Callable[[Mapping[str, Any]], Refused | None] | None = None  # why such details will not do
    accepted: tuple[Field, ...] = ()  # those of a bet that was taken by oversight, which is then remedied


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

    def refusal(self, act: str) -> HousewayError:
        """Why this is not among the offers."""
        found = self.refuses(act) if self.refuses else None
        return found or BadInput(f"'{act}' is not open here; allowed: {', '.join(self.offers)}")

    def options(self, round_: "Round[Any]", of: str | None = None) -> Iterator[Option]:
        for who in round_.named(self):
            if of in (None, who):
                for name, offer in self.offers.items():
                    yield Option(who, name, offer.under, offer.fields, offer.says or self.about)

    def __str__(self) -> str:
        who = self.who or told(self.roles)
        return f"{who}: {' | '.join(self.offers)}" + (f" ({self.about})" if self.about else "")


class Aside(Choice):
    """What a report waits for that keeps nobody from wagering meanwhile, where wagers are open."""

    __slots__ = ()
    beside = True


def check_details(fields: tuple[Field, ...], details: Mapping[str, Any], under: Cite) -> None:
    """Refuse an amount out of bounds; say what is allowed where a detail is missing, strange or unknown."""
    for field in fields:
        if field.name in details:
            CHECKS[field.kind](field.given(details) if field.by else field, details[field.name], under)
        elif not field.optional:
            raise BadInput(f"'{field.name}' is missing")
        if field.after:
            (_check_apart if field.kind == "moment" else _check_above)(field, details, under)
    for name in details.keys() - {f.name for f in fields}:
        if name in SUMS:
            raise Refused(under, f"no {name} is named here", ground=Ground.AMOUNT, instead="leave it out")
        allowed = "allowed: " + ", ".join(f.name for f in fields) if fields else "no details are taken"
        raise BadInput(f"'{name}' is not known here; {allowed}")


def check_settings(title: str, fields: Fields, given: Mapping[str, Any], of_any_table: Fields = ()) -> None:
    """Say what is allowed where a table is to be run in a way that the game does not know."""
    known = {field.name: field for field in (*of_any_table, *fields)}
    for name, value in given.items():
        if name not in known:
            allowed = ", ".join(field.name for field in fields) or "nothing of its own"
            raise BadInput(f"no table of {title} is run with '{name}'; it may be given {allowed}")
        CHECKS[known[name].kind](known[name], value, SETTING)


def read_settings(fields: Fields, given: Mapping[str, object]) -> dict[str, object]:
    """How a table is to be run, from what somebody wrote; what cannot be read is left to be refused."""
    known = {field.name: field for field in fields}
    return {
        name: _read_setting(known[name], each) if name in known and isinstance(each, str) else each
        for name, each in given.items()
    }


def _read_setting(field: Field, text: str) -> object:
    if field.kind == "yes":
        return YES_OR_NO.get(text.lower(), text)
    if field.kind == "money":
        try:
            return cents(text)
        except BadMoney:
            return text
    number = text.isdecimal() and (field.kind == "whole" or any(isinstance(each, int) for each in field.choices))
    return int(text) if number else text


def check_ways(ways: Ways, details: Mapping[str, Any], under: Cite) -> Fields:
    """The first of the ways that fits; where none does, the way that comes nearest says why."""
    problems: list[tuple[bool, int, HousewayError]] = []
    for fields in ways:
        try:
            check_details(fields, details, under)
            return fields
        except HousewayError as problem:
            # where it is refused, its shape was right: only the amount was not
            problems.append((isinstance(problem, Refused), _fitting(fields, details, under), problem))
    raise max(problems, key=lambda each: each[:2])[2]


def _fitting(fields: Fields, details: Mapping[str, Any], under: Cite) -> int:
    """How many of the details are as these fields have them."""
    found = 0
    for field in fields:
        try:
            CHECKS[field.kind](field.given(details), details.get(field.name), under)
            found += 1
        except HousewayError:
            continue
    return found


def in_money(value: object) -> str:
    """`$5.00`; what is no amount at all as it was written."""
    return f"${dollars(value)}" if type(value) is int else quoted(value)


def _check_amount(field: Field, amount: Any, under: Cite) -> None:
    if type(amount) is not int:
        raise BadInput(f"'{field.name}' must be an amount of money, not {in_money(amount)}")
    if not field.least <= amount <= field.most or (amount - field.least) % field.step:
        steps = f" in steps of ${dollars(field.step)}" if field.step > 1 else ""
        instead = f"allowed: ${dollars(field.least)} to ${dollars(field.most)}{steps}"
        under = field.above if field.above and amount > field.most else under
        raise Refused(under, f"${dollars(amount)} is not an allowed amount", ground=Ground.AMOUNT, instead=instead)


class NotOffered(BadInput):
    """A word that is none of those that are open; who knows the table can tell whether it is known there."""

    def __init__(self, field: Field, value: object, under: Cite) -> None:
        self.field, self.value, self.under = field, value, under
        super().__init__(f"'{field.name}' cannot be {quoted(value)}; {allowed_in(field)}")

    def refused(self) -> Refused:
        """The same, where what was named is there, but not open."""
        why = f"'{self.field.name}' cannot be {self.value} now"
        return Refused(self.under, why, instead=allowed_in(self.field))


def allowed_in(field: Field) -> str:
    if isinstance(field.choices, range) and field.choices:
        return f"allowed: {field.choices[0]} to {field.choices[-1]}"
    return "allowed: " + (", ".join(map(str, field.choices)) or "none")


def _check_choice(field: Field, value: Any, under: Cite) -> None:
    if value in field.choices:
        return
    if type(value) is int and all(type(each) is int for each in field.choices):
        ground = Ground.AMOUNT if isinstance(field.choices, range) else Ground.WHAT
        raise Refused(under, f"'{field.name}' cannot be {value}", ground=ground, instead=allowed_in(field))
    problem = NotOffered(field, value, under)
    raise problem.refused() if value in field.among or (isinstance(value, str) and value in NAME) else problem


def _check_choices(field: Field, values: Any, under: Cite) -> None:
    if not isinstance(values, list | tuple) or not values:
        raise BadInput(f"'{field.name}' must be a list of one or more")
    for value in values:
        _check_choice(field, value, under)
    if not field.least <= len(values) <= field.most or Counter(values) - Counter(field.choices):
        most = f" and at most {field.most}" if field.most < len(field.choices) else ""
        allowed = ", ".join(map(str, field.choices))
        instead = f"at least {field.least}{most} of these, each as often as it is there: {allowed}"
        why = f"'{field.name}' cannot be {', '.join(map(str, values))}"
        raise Refused(under, why, ground=Ground.AMOUNT, instead=instead)


def _check_text(field: Field, value: Any, _under: Cite) -> None:
    if not isinstance(value, str) or not value.strip():
        raise BadInput(f"'{field.name}' must be words, not {quoted(value)}")


def _check_moment(field: Field, value: Any, under: Cite) -> None:
    if not isinstance(value, datetime) or value.tzinfo is not None:  # the casino's own time
        raise BadInput(f"'{field.name}' must be a date and time like 1998-09-04T21:00:00, not {quoted(value)}")
    if field.earliest is not None and value < field.earliest:
        raise Refused(under, f"it is too early at {value}", ground=Ground.WHEN, instead=f"not before {field.earliest}")


def _check_apart(field: Field, details: Mapping[str, Any], under: Cite) -> None:
    earliest = details[field.after] + field.apart
    if details[field.name] < earliest:
        why = f"'{field.name}' is too early at {details[field.name]}"
        raise Refused(under, why, ground=Ground.WHEN, instead=f"not before {earliest}")


def _check_above(field: Field, details: Mapping[str, Any], under: Cite) -> None:
    least = details[field.after] * field.times
    if details[field.name] < least:
        why = f"${dollars(details[field.name])} is not an allowed amount"
        raise Refused(under, why, ground=Ground.AMOUNT, instead=f"${dollars(least)} or more")


def _check_card(field: Field, value: Any, _under: Cite) -> None:
    if type(value) is not int or not 0 <= value < len(NAME):
        raise BadInput(f"'{field.name}' must be a card like 10H, not {quoted(value)}")


def _check_yes(field: Field, value: Any, _under: Cite) -> None:
    if type(value) is not bool:
        raise BadInput(f"'{field.name}' must be true or false, not {quoted(value)}")


def _check_whole(field: Field, value: Any, _under: Cite) -> None:
    if type(value) is not int or not field.least <= value <= field.most:
        raise BadInput(f"'{field.name}' must be a whole number from {field.least} to {field.most}, not {quoted(value)}")


def _check_made(field: Field, value: Any, _under: Cite) -> None:
    if not isinstance(value, tuple(kind for kind in field.choices if isinstance(kind, type))):
        kinds = " or ".join(getattr(kind, "__name__", str(kind)) for kind in field.choices)
        raise BadInput(f"'{field.name}' must be a {kinds}, not {quoted(value)}")


CHECKS: Final[Mapping[str, Callable[[Field, Any, Cite], None]]] = {
    "card": _check_card,
    "yes": _check_yes,
    "whole": _check_whole,
    "made": _check_made,
    "choice": _check_choice,
    "choices": _check_choices,
    "money": _check_amount,
    "text": _check_text,
    "moment": _check_moment,
}
