"""What is sent and answered at the keno lounge, field by field."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StrictBool, StrictInt, StringConstraints

from houseway.floor.shapes import Anybody, InDollars, Money, Name, Retried

Serial = Annotated[StrictInt, Field(ge=1, le=10**12)]
Seconds = Annotated[StrictInt, Field(ge=0, le=24 * 60 * 60)]
Number = Annotated[StrictInt, Field(ge=0, le=99)]
Code = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Words = Annotated[str, StringConstraints(max_length=200)]
Means = Literal["cash", "chips", "cheque", "keno dollars"]
At = Annotated[
    Literal["self-service", "writer", "either"],
    Field(
        description="Where a patron does it: themself, or at a writer's, whom the house has where it draws by clock; "
        "`either`: where it can be done."
    ),
]
Patron = Annotated[
    Anybody | None,
    Field(description="Whom a keno writer serves, empty: somebody whom nobody knows; without it, oneself."),
]
Station = Annotated[StrictInt, Field(ge=1, le=9999, description="The writer's station.")]

# What is sent


class Served(Retried):
    """Somebody is served by a keno writer, or serves themself."""

    patron: Patron = None
    station: Station = 1


class ServedAt(Served):
    at: At = "self-service"


class Buys(ServedAt):
    ways: list[list[Number]] = Field(min_length=1, max_length=20, description="The numbers of each way.")
    stake: Money = Field(description="On each way, in each game.")
    games: Annotated[StrictInt, Field(ge=1, le=1000)] = 1
    jackpot: StrictBool = False
    keno_dollars: list[Serial] = Field([], max_length=50, description="These pay for it as far as they go.")
    chips: Money = "0"


class Accepts(Retried):
    ways: list[list[Number]] = Field(min_length=1, max_length=20, description="The numbers of each way.")
    stake: Money = Field(description="On each way, in each game.")
    games: Annotated[StrictInt, Field(ge=1, le=99)] = 1
    jackpot: StrictBool = False
    handed_in: Money | None = Field(None, description="Where it was less than all games cost.")
    patron: Name
    station: Station = 1


class Presents(ServedAt):
    ticket: Code = Field(description="The code on it; a keno writer may key in its serial number.")


class Collects(Presents):
    paid_in: Means = "cash"


class BuysDollars(ServedAt):
    amount: Money
    chips: StrictBool = Field(False, description="For chips instead of money.")


class Redeems(Served):
    serial: Serial
    cashier: StrictBool = Field(False, description="At the casino cashier's, after 28 days.")


class Claims(Retried):
    ticket: Code
    patron: Name
    asked: Words = Field("", description="What else the chief executive has asked for.")
    given: Words = ""


class OpensLounge(Retried):
    settings: dict[str, Any] = Field({}, description="What Part 13 leaves to the operator (docs/keno.md).")


class SetsHours(Retried):
    draws: Seconds = Field(description="From the first ticket of a game to its draw; nought: people draw.")
    quiet: Seconds = Field(0, description="From its opening, where nobody has a ticket.")


class BeginsDay(Retried):
    hours: Annotated[StrictInt, Field(ge=1, le=1000)] = 24
    approved: StrictBool = Field(False, description="Has an inspector approved another period than 24 hours?")


class DrawsShape(Retried):
    game: Annotated[StrictInt, Field(ge=1, lt=1 << 31)] = Field(description="`count` of the board: drawn once.")
    numbers: list[Number] | None = Field(None, max_length=100, description="As the device gave them; or by chance.")
    events: list[dict[str, StrictInt | Words]] = Field([], max_length=100, description="What was reported (s222).")


# What is answered


class KenoDayShape(BaseModel):
    date: str
    opens: str
    closes: str


class DrawShape(BaseModel):
    day: str = Field(description="Its keno day.")
    game: int
    at: str
    numbers: list[int] = Field(description="In the order in which they came.")


class Board(BaseModel):
    """What everybody sees in the lounge (qld s222(2), (3))."""

    open: bool = Field(description="Does the house have a lounge?")
    by_the_clock: bool = Field(default=False, description="Does the house draw by itself, with a writer of its own?")
    pays_in: list[Means] = Field(default=[], description="How a patron is paid here.")
    says: str = Field(default="", description="Which game is sold, in words.")
    day: KenoDayShape | None = None
    on: bool = Field(default=False, description="Is a keno day on, so that tickets are sold?")
    game: int = Field(default=0, description="The game that is sold, as it is numbered in its keno day.")
    count: int = Field(default=0, description="The game that is drawn next, counted over all days.")
    closed: bool = Field(default=False, description="Is the game before that closed, and still to be drawn?")
    draws_at: str | None = Field(default=None, description="When it is drawn, in universal time, where that is known.")
    waits: int | None = Field(default=None, description="Seconds from its first ticket on, where it has none yet.")
    under: list[str] = Field(default=[], description="What has it shown.")
    pools: dict[str, InDollars] = Field(default={}, description="Of jackpot keno, by number of spots.")
    pools_under: list[str] = Field(default=[], description="How a pool is won, and what a ticket in it costs.")
    inspectors: list[str] = Field(default=[], description="Who looks on when balls are replaced, as a draw names them.")
    by_hand_under: list[str] = Field(default=[], description="What is done where a drawing goes wrong.")
    drawn: list[DrawShape] = Field(default=[], description="The latest first.")


class PrizeRow(BaseModel):
    """What a number of spots wins: for each $1, by catch."""

    spots: int
    prizes: dict[str, InDollars]
    pool: bool = Field(description="Does a total catch win the jackpot pool?")


class KindShape(BaseModel):
    kind: str
    jackpot: bool
    minimum: InDollars = Field(description="For a ticket and a game, all ways together.")
    maximum: InDollars
    step: InDollars = Field(description="What is on each way is a multiple of it.")
    under: list[str]
    rows: list[PrizeRow]


class PrizesShape(BaseModel):
    """The schedule of prizes, and between which amounts a ticket is sold."""

    name: str
    example: bool
    approved: str | None
    kinds: list[KindShape]
    most_games: int
    unpaid_days: int = Field(description="For so long winnings are paid.")
    paid_under: list[str]


class Win(BaseModel):
    day: str
    game: int
    way: int = Field(description="Of the ticket's ways; nought is the first.")
    caught: int
    prize: InDollars
    jackpot: bool
    says: str


class TicketShape(BaseModel):
    serial: int
    code: str | None = Field(description="For whoever bought it, and for keno writers.")
    title: str
    ways: list[list[int]]
    stake: InDollars
    games: int
    cost: InDollars
    jackpot: bool
    issued: str
    day: str
    first: int = Field(description="The number of its first game.")
    writer: str
    station: int
    state: str
    left: int = Field(description="Games that are still to be played.")
    says: str = Field(description="For which games it is, in words.")
    refund: InDollars = Field(description="What would come back for them.")
    owed: InDollars
    paid: InDollars
    with_chief_executive: InDollars
    until: str = Field(description="The last keno day on which the house pays it.")
    played: DrawShape | None = Field(description="The last draw that it was in.")
    won: list[Win]


class RuledShape(BaseModel):
    ruling: str
    cites: list[str]


class AcceptedShape(BaseModel):
    """What became of an entry that was taken by oversight."""

    rulings: list[RuledShape]
    back: InDollars
    ticket: TicketShape | None = Field(description="For what stands, if anything does.")


class Tickets(BaseModel):
    tickets: list[TicketShape] = Field(description="The latest first.")
    more: bool


class PaidShape(BaseModel):
    ticket: int
    paid: dict[str, InDollars] = Field(description="By means.")
    keno_dollars: int | None = Field(default=None, description="The serial number of those that were issued.")
    says: str


class Dollars(BaseModel):
    serial: int
    amount: InDollars
    day: str = Field(description="The keno day of issue; good for wagers for 28 days.")


class OwnDollars(BaseModel):
    keno_dollars: list[Dollars]
    together: InDollars


class Issued(BaseModel):
    keno_dollars: int
    amount: InDollars


class AmountShape(BaseModel):
    amount: InDollars


class WasDrawn(BaseModel):
    game: int
    wagered: InDollars
    winners: int
    prizes: InDollars
    rulings: list[RuledShape] = Field(description="What was ruled on what went wrong, until the next game is drawn.")
    says: str


class Owed(BaseModel):
    """A winning ticket that nobody has presented yet."""

    serial: int
    day: str
    owed: InDollars
    until: str
    unpaid: bool = Field(description="Are its 28 days over (qld s220(1))?")


class Unpaid(BaseModel):
    tickets: list[Owed]
    owed: InDollars
    unpaid: InDollars = Field(description="What is to be handed to the chief executive.")
    with_chief_executive: InDollars
    under: list[str] = Field(description="What becomes of it after its days, and how it is claimed then.")


class HandedOverShape(BaseModel):
    cheque: InDollars
    tickets: int
    says: str
