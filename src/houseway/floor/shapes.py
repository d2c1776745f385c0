"""What is sent and answered, field by field: the description of the API is made of it."""

from datetime import date
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, StrictInt, StringConstraints
from typing_extensions import TypeAliasType

from houseway.floor.passwords import LONGEST, SHORTEST
from houseway.house.people import LONGEST as LONGEST_NAME
from houseway.house.people import HouseRole
from houseway.house.people import Right as OneRight
from houseway.house.tables.task import LONGEST_ID
from houseway.money import Cents, dollars

Name = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME)]
Anybody = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]
"""A name; "" is whom nobody knows."""
Password = Annotated[str, StringConstraints(max_length=LONGEST)]
NewPassword = Annotated[str, StringConstraints(min_length=SHORTEST, max_length=LONGEST)]
MONEY: Final = r"^[0-9]{1,12}(\.[0-9]{2})?$"
Money = Annotated[str, Field(pattern=MONEY, description="Dollars and cents, such as 12.50.")]
Dollars = Annotated[str, Field(pattern=r"^-?[0-9]+\.[0-9]{2}$")]
"""As an amount is told."""
Right = TypeAliasType("Right", OneRight)
Cite = TypeAliasType("Cite", str)
"""A provision, as it is cited."""
InDollars = Annotated[Cents, PlainSerializer(dollars, return_type=str)]
"""Counted in cents, and told in dollars and cents."""
Id = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_ID, pattern=r"^[ -~]+$")]


class SentShape(BaseModel):
    """Nothing is taken that is not asked for."""

    model_config = ConfigDict(extra="forbid")


class Retried(SentShape):
    """Something that is done once, though it is sent again."""

    id: Annotated[
        Id | None,
        Field(description="Makes a retry harmless: what was done under this id is answered again, and not done again."),
    ] = None


class SignIn(SentShape):
    name: Name
    password: Password


class NewOwnPassword(SentShape):
    old: Password
    new: NewPassword


class NewPerson(Retried):
    name: Name
    role: HouseRole
    also: list[HouseRole] = Field([], description="What they are besides; none that excludes another.", max_length=9)
    password: NewPassword | None = Field(None, description="Without one, nobody can sign in under this name.")


class NewRole(Retried):
    name: Name
    role: HouseRole
    also: list[HouseRole] = Field([], description="What they are besides; none that excludes another.", max_length=9)


class ResetPassword(SentShape):
    name: Name
    password: NewPassword


class OverTheCounterShape(Retried):
    person: Name
    amount: Money


class ColourUpShape(Retried):
    person: Anybody | None = Field(
        None,
        description="Whose, empty: of somebody whom nobody knows; without it, one's own. It takes who runs the cage.",
    )


class OwnOrOthers(ColourUpShape):
    amount: Money


class AtTableShape(Retried):
    table: Name
    amount: Money


class FloatShape(AtTableShape):
    chips: Annotated[dict[str, StrictInt], Field(max_length=30)] = Field(
        {}, description="How many of each worth, where that is told: `{'25.00': 4}`."
    )


class PersonShape(BaseModel):
    name: str
    role: HouseRole
    also: list[HouseRole] = Field([], description="What they are besides.")


class Holdings(BaseModel):
    """What somebody has away from the tables, and at each."""

    person: str
    purse: str = Field(description="Money, in dollars and cents.")
    chips: str = Field(description="Chips that they carry, in dollars and cents.")
    together: str = Field(description="Both, in dollars and cents.")
    at_tables: dict[str, str] = Field(
        description="Chips at each table, by its name; what lies on a layout is not counted."
    )


class BuyInBoundsShape(BaseModel):
    """What one may bring to a table."""

    least: InDollars
    usual: InDollars = Field(description="What one sits down with where one does not say.")
    most: InDollars = Field(description="All that one has in purse and chips, as far as the table's chips make it.")
    step: InDollars


class SatDownShape(BaseModel):
    """Somebody has sat down, or joined standing."""

    chips: InDollars = Field(description="What they brought.")
    bought: InDollars = Field(description="Of it, what was bought from the purse.")
    says: str = Field(description="That in words.")


class SignedIn(BaseModel):
    """Who is signed in, if anybody is."""

    person: PersonShape | None
    csrf: str | None = Field(description="To be sent as `X-CSRF-Token` with everything but GET.")
    holdings: Holdings | None
    may: list[Right] = Field(description="What one may do in the house, in order: so a page knows what to offer.")
    guests: bool = Field(description="Do guests get in here without a password?")


class Known(PersonShape):
    stays: bool = Field(description="A guest or a bot has play money, and takes no other role.")


class People(BaseModel):
    people: list[Known]
    more: bool = Field(description="Are there more after the last of these?")
    roles: list[HouseRole] = Field(description="Those that somebody can be given.")
    apart: list[tuple[HouseRole, HouseRole]] = Field(description="Which of them exclude each other.")


class Chips(BaseModel):
    person: str
    chips: dict[str, int] = Field(description="How many chips of each worth, in dollars.")


class DoneShape(BaseModel):
    done: str


class CloseDay(Retried):
    day: date = Field(description="One that is over; all days before it are closed with it.")


class Movement(BaseModel):
    """What went from one kind of account to another, by what it was."""

    movement: str
    amount: str


class InAll(BaseModel):
    """All accounts together, which hold nothing."""

    opening: str
    received: str
    given: str
    closing: str


class AccountRow(InAll):
    """One account over a gaming day, in dollars and cents; all purses are one, and all chips that people hold."""

    account: str


class StatementShape(BaseModel):
    """The cage on a gaming day: every posting of it is in it once."""

    day: str
    closed: bool = Field(description="Nothing more is entered there.")
    over: bool = Field(description="Is the day over, so that it can be closed?")
    ends: str = Field(description="When it is over, by the clock of the house.")
    balances: bool = Field(description="Is as much received as given, and does all of it come to nothing?")
    movements: list[Movement]
    accounts: list[AccountRow]
    in_all: InAll


class GamingDay(BaseModel):
    day: str
    closed: bool


class GamingDays(BaseModel):
    """The days on which anything moved, the latest first, and today."""

    today: str
    days: list[GamingDay]


class TableFloat(BaseModel):
    """What a table has of the house's, in dollars and cents."""

    table: str
    float: str
    drop: str = Field(description="In its box, and not yet counted.")
    counted_by: str = Field(description="Who has counted it, while it waits for somebody else to do so, too.")


class UnderWayShape(BaseModel):
    """Chips between the cage and a table that nobody has received yet."""

    event: int = Field(description="By which it was sent, in the house's own chain.")
    what: str = Field(description="`fill` or `credit`.")
    table: str
    amount: InDollars
    by: str
    at: str


class TableFloats(BaseModel):
    sent: list[UnderWayShape] = Field(description="What is under way.")
    tables: list[TableFloat]


class SealedWord(BaseModel):
    by: str
    seal: str


class OrderShape(BaseModel):
    """The order of cards, tiles or throws, as a tree of hashes."""

    order: int
    of: str
    size: int
    root: str = Field(description="Told before the first of it came.")


class ShoeShape(BaseModel):
    """A shoe of a table: what was told before it, and after it."""

    shoe: int
    commitment: str = Field(description="SHA-256 of the seed, told before the shoe.")
    sealed: list[SealedWord] = Field(description="Players' words, sealed before the shoe before it.")
    words: list[str] = Field(description="Those that were opened, and are mixed in; of the next shoe, so far.")
    orders: list[OrderShape] = Field(
        description="What was committed to before it came, where something may lie face down."
    )
    seed: str | None = Field(
        description="Told when a shoe is over; where cards lay face down, to inspectors and administrators."
    )


class ShoesShape(BaseModel):
    table: str
    shoes: list[ShoeShape] = Field(description="The latest, in order; the last is the next one.")


class OutcomeShape(BaseModel):
    round: int
    device: str
    value: str | int
    to: str
    order: int = Field(0, description="Which of the shoe's orders it came from; 0: none, it follows from the seed.")
    place: int = Field(0, description="Its place there, from 0.")
    size: int = 0
    salt: str = ""
    path: list[str] = Field([], description="From its leaf to the root, as in RFC 6962.")


class VerifiedShape(BaseModel):
    """A shoe, worked out again from its seed: every outcome, or those that whoever asks was shown."""

    table: str
    shoe: int
    fits: bool
    says: str = Field(description="What came of it, in one line.")
    whole: bool = Field(description="Is every outcome told?")
    orders: list[OrderShape]
    outcomes: list[OutcomeShape]


class Head(BaseModel):
    """The last event of a chain that may be told: of a round that is played, none where something may lie face down."""

    number: int
    hash: str


class HouseShape(BaseModel):
    """The whole store, gone through."""

    fits: bool
    wrong: str = Field(description="The first thing that does not fit.")
    events: int
    rounds: int
    postings: int
    heads: dict[int, Head] = Field(description="The end of each chain; nought is the house's own.")


class ParallelShape(BaseModel):
    """The same in another Part."""

    part: str
    cite: str


class ReadingTold(BaseModel):
    """How the law is read where it is unclear."""

    reading: str
    reads: str
    because: str


class ReadingOn(ReadingTold):
    bears_on: list[str]


class MadeShape(BaseModel):
    """A change that a law made of a section, or of a part of it."""

    model_config = ConfigDict(validate_by_name=True, serialize_by_alias=True)
    of: str
    change: str
    law: str
    name: str
    section: str
    effect: str = Field(alias="from")


class ReplacedBy(BaseModel):
    notice: str
    cites: list[str]
    reading: str


class ProvisionShape(BaseModel):
    """A provision in the project's own words."""

    cite: str
    title: str
    heading: str
    does: str
    paragraphs: dict[str, str]
    terms: dict[str, str]
    readings: list[ReadingOn]
    in_force: bool = Field(description="At the moment that was asked about.")
    since: str
    until: str | None
    part: str
    parallels: list[ParallelShape] = Field(description="What runs parallel to it in other Parts.")
    was: str = Field(description="The number that it had before 1995, in Queensland.")
    history: list[MadeShape] = Field(description="The laws that changed it, in Queensland.")
    replaces: list[str]
    replaced_by: ReplacedBy | None = Field(description="By which notice, and with what, in Victoria.")


class ProvisionsShape(BaseModel):
    cite: str
    provisions: list[ProvisionShape]


class FoundProvision(BaseModel):
    cite: str
    heading: str
    says: str


class Search(BaseModel):
    found: list[FoundProvision]


class HealthShape(BaseModel):
    status: str
    tables: int
