"""What is sent and answered, field by field: the description of the API is made of it."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StringConstraints

from houseway.floor.passwords import LONGEST, SHORTEST
from houseway.house.people import LONGEST as LONGEST_NAME
from houseway.house.people import HouseRole
from houseway.house.tables import LONGEST_ID

Name = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME)]
Password = Annotated[str, StringConstraints(max_length=LONGEST)]
NewPassword = Annotated[str, StringConstraints(min_length=SHORTEST, max_length=LONGEST)]
Cents = Annotated[StrictInt, Field(gt=0, lt=1 << 53, description="Whole cents above nought.")]
Id = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_ID, pattern=r"^[ -~]+$")]
Retry = Annotated[
    Id | None,
    Field(description="Makes a retry harmless: what was done under this id is answered again, and not done again."),
]


class Sent(BaseModel):
    """Nothing is taken that is not asked for."""

    model_config = ConfigDict(extra="forbid")


class SignIn(Sent):
    name: Name
    password: Password


class NewOwnPassword(Sent):
    old: Password
    new: NewPassword


class NewPerson(Sent):
    name: Name
    role: HouseRole
    password: NewPassword | None = Field(None, description="Without one, nobody can sign in under this name.")
    id: Retry = None


class NewRole(Sent):
    name: Name
    role: HouseRole
    id: Retry = None


class ResetPassword(Sent):
    name: Name
    password: NewPassword


class OverTheCounter(Sent):
    person: Name
    amount: Cents
    id: Retry = None


class OwnOrOthers(Sent):
    amount: Cents
    person: Name | None = Field(None, description="Whose; without it, one's own. Others' takes who runs the cage.")
    id: Retry = None


class ColourUp(Sent):
    person: Name | None = Field(None, description="Whose; without it, one's own. Others' takes who runs the cage.")
    id: Retry = None


class AtTable(Sent):
    table: Name
    amount: Cents
    id: Retry = None


class Person(BaseModel):
    name: str
    role: HouseRole


class Holdings(BaseModel):
    """What somebody has away from the tables."""

    person: str
    purse: int = Field(description="Money, in cents.")
    chips: int = Field(description="Chips that they carry, in cents.")


class SignedIn(BaseModel):
    """Who is signed in, if anybody is."""

    person: Person | None
    csrf: str | None = Field(description="To be sent as `X-CSRF-Token` with everything but GET.")
    holdings: Holdings | None
    guests: bool = Field(description="Do guests get in here without a password?")


class People(BaseModel):
    people: list[Person]
    more: bool = Field(description="Are there more after the last of these?")


class Chips(BaseModel):
    person: str
    chips: dict[str, int] = Field(description="How many chips of each worth, in dollars.")


class Done(BaseModel):
    done: str


class Kept(BaseModel):
    """An account's change on a gaming day, and what it holds now, in cents."""

    account: str
    table: str
    day: int
    now: int


class Day(BaseModel):
    """The house's accounts on a gaming day, people's taken together."""

    day: str
    accounts: list[Kept]


class Shoe(BaseModel):
    """A shoe of a table: what was told before it, and after it."""

    shoe: int
    commitment: str = Field(description="SHA-256 of the seed, told before the shoe.")
    words: list[str] = Field(description="Players' words that are mixed in; of the next shoe, so far.")
    seed: str | None = Field(description="Told when the shoe is over.")


class Shoes(BaseModel):
    table: str
    shoes: list[Shoe] = Field(description="The latest, in order; the last is the next one.")


class Outcome(BaseModel):
    round: int
    device: str
    value: str | int
    to: str


class Verified(BaseModel):
    """Every outcome of a shoe, worked out again from its seed."""

    fits: bool
    wrong: str
    outcomes: list[Outcome]


class Head(BaseModel):
    """The last event of a chain."""

    number: int
    hash: str


class House(BaseModel):
    """The whole store, gone through."""

    fits: bool
    wrong: str = Field(description="The first thing that does not fit.")
    events: int
    rounds: int
    postings: int
    heads: dict[int, Head] = Field(description="The end of each chain; nought is the house's own.")


class Parallel(BaseModel):
    """The same in another Part."""

    part: str
    cite: str


class Provision(BaseModel):
    """A provision in the project's own words."""

    cite: str
    title: str
    heading: str
    does: str
    paragraphs: dict[str, str]
    terms: dict[str, str]
    readings: list[dict[str, Any]]
    in_force: bool = Field(description="At the moment that was asked about.")
    since: str
    until: str | None
    part: str
    parallels: list[Parallel] = Field(description="What runs parallel to it in other Parts.")
    was: str = Field(description="The number that it had before 1995, in Queensland.")
    history: list[dict[str, Any]] = Field(description="The laws that changed it, in Queensland.")
    replaces: list[str]
    replaced_by: dict[str, Any] | None = Field(description="By which notice, and with what, in Victoria.")


class Provisions(BaseModel):
    cite: str
    provisions: list[Provision]


class FoundProvision(BaseModel):
    cite: str
    heading: str
    says: str


class Search(BaseModel):
    found: list[FoundProvision]


class Health(BaseModel):
    status: str
    tables: int
