"""What is sent and answered about tournaments, field by field; money in dollars and cents."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from houseway.floor.shapes import Name, Retried, SealedWord
from houseway.house.tournaments import LONGEST, LONGEST_WAIT, Stage

OneMay = Literal["enter", "withdraw", "buy back", "draw", "hold", "pause", "go on", "direct"]


class StatedIn(BaseModel):
    """A file that states a tournament's conditions."""

    file: str


class Announces(Retried):
    name: Name
    file: Annotated[str, StringConstraints(max_length=LONGEST)] = Field(description="As docs/tournaments.md has it.")
    waits: Annotated[int, Field(ge=0, le=LONGEST_WAIT)] | None = Field(
        None, description="Seconds from the first entry to the draw, and between sessions; without it, staff draw."
    )
    fills: Annotated[int, Field(ge=0, le=100)] = Field(0, description="Bots enter until so many play.")


class Concludes(Retried):
    table: Name
    agreed: bool = Field(False, description="Do all players there agree? Asked where chips become cash.")


class Pauses(Retried):
    paused: bool = Field(description="Or does it go on?")


class Directs(Retried):
    """What is done about somebody between two sessions."""

    what: Literal["disqualify", "absent"] = Field(description="`absent`: they do not come.")
    person: Name
    ground: Annotated[str, StringConstraints(max_length=100)] = Field(
        "", description="Of a disqualification, as the conditions state it."
    )


class Seals(Retried):
    seal: Annotated[str, StringConstraints(max_length=64)] = Field(
        description="SHA-256 of the salt, 32 digits from 0 to f, and the word after it."
    )


class OpensWord(Retried):
    word: Annotated[str, StringConstraints(max_length=40)]
    salt: Annotated[str, StringConstraints(max_length=32)]


class TournamentShape(BaseModel):
    """A line of the list."""

    name: str
    title: str
    game: str
    text: str = Field(description="The rules that it is held under.")
    stage: Stage
    entry_fee: str
    chips: str = Field(description="Tournament chips at the start; they have no value in money.")
    pool: str
    entrants: int
    least: int
    most: int | None
    draws_at: str | None = Field(description="When the next session is drawn by the clock.")
    entered: bool = Field(description="Has whoever asks entered?")
    table: str | None = Field(description="Where they sit in the session that is on.")
    stands: str = Field(description="How whoever asks stands in it, and when it goes on, in words.")
    may: list[OneMay] = Field(description="What whoever asks may do in it as it stands, in this order.")


class Condition(BaseModel):
    cite: str
    says: str


class EntrantShape(BaseModel):
    name: str
    bot: bool
    paid: str
    out: str = Field(description="Why; empty: still in.")


class ScoreShape(BaseModel):
    place: int
    name: str
    table: str
    chips: str
    out_at: int = Field(description="The hand after which they could wager no more; nought: still in play.")
    goes_on: bool


class DrawnShape(BaseModel):
    """A table of a session with whoever was drawn to sit there."""

    table: str
    players: list[str]
    hand: int = Field(description="So many hands are played.")
    open: bool = Field(description="Can it be looked at?")


class SessionShape(BaseModel):
    name: str
    hands: int
    repechage_of: str
    ends: str = Field(description="Who goes on, in words.")
    stage: str = Field(description="`to come`, `on` or `over`.")
    tables: list[DrawnShape] = Field(description="While it is on.")
    scores: list[ScoreShape] = Field(
        description="The leader board: the best first; while it is on, after the last hand."
    )


class PlacePrize(BaseModel):
    place: int
    names: list[str]
    prizes: dict[str, str]


class TournamentStepShape(BaseModel):
    step: str
    what: str
    cites: list[str]
    session: str


class TournamentTold(TournamentShape):
    """One tournament: its conditions, who entered, every session, and what it came to."""

    conditions: list[Condition]
    people: list[EntrantShape]
    grounds: list[str] = Field(description="Of a disqualification, as the conditions state them.")
    sessions: list[SessionShape]
    places: list[PlacePrize]
    steps: list[TournamentStepShape]
    commitment: str = Field(description="SHA-256 of the seed that seats are drawn by, told before anybody entered.")
    seed: str | None = Field(description="Told when it is over.")
    sealed: list[SealedWord] = Field(description="Words of entrants, as they were sealed; until the first draw.")
    words: list[str] = Field(description="Those that were opened, and are mixed into the draw.")
