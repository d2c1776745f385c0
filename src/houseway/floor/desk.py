"""The desk: somebody says what happened, and is told the ruling, or asked back (docs/desk.md).

At a table in play the answer has that table's game, text, sign and moment, and the wagers of whoever asks.
"""

import asyncio
from collections.abc import Callable, Hashable
from functools import partial
from typing import Annotated, Final, Literal, NamedTuple

from fastapi import APIRouter, Query
from starlette.responses import Response

from houseway.disputes import answer_on, asked
from houseway.disputes.desk import Answering
from houseway.disputes.live_table import AsItStands, InPlay
from houseway.disputes.wagers import SpokenWager
from houseway.floor.desk_shapes import ReplyShape
from houseway.floor.floor import OnFloor
from houseway.floor.problems import may_be
from houseway.floor.tables import Table, as_json
from houseway.floor.threads import aside
from houseway.floor.visitor import Who
from houseway.games import GAMES
from houseway.house.people import INSPECT, Member
from houseway.house.tables.table import RunningTable
from houseway.play.record import read
from houseway.play.view import sign_data
from houseway.rulebook.instruments import Moment
from houseway.shown.replay import as_far_as_played, stored_round
from houseway.shown.view import eye_of, written
from houseway.store.store import Store

router: Final = APIRouter(prefix="/api", tags=["desk"], responses=may_be(429))
Words = Annotated[str, Query(min_length=1, max_length=400, description="What happened, in anybody's words.")]
Answers = Annotated[
    list[Annotated[int, Query(ge=1, le=100)]],
    Query(max_length=3, description="To what was asked back: the numbers of the choices, from 1."),
]
Meant = Annotated[
    str | None, Query(max_length=200, description="What is meant by the words: one of `others`, by what it says.")
]
ANYTHING: Final = "what happened"  # about nothing: the index is made, and nothing is ruled on
BETWEEN: Final = 1.0  # seconds, in which acts are answered


class DeskQuestion(NamedTuple):
    """All that an answer depends on."""

    words: str
    game: str | None
    rules: str | None
    on: Moment | None
    answers: tuple[int, ...]
    event: str | None


@router.get("/desk", summary="What happened?", response_model=ReplyShape)
async def desk(
    words: Words,
    who: Who,
    floor: OnFloor,
    game: Annotated[str | None, Query(max_length=40)] = None,
    rules: Annotated[Literal["qld", "vic"] | None, Query(description="Of which State.")] = None,
    answers: Answers = [],  # noqa: B006 - FastAPI copies it
    event: Meant = None,
) -> Response:
    """The ruling and the money, what staff do, the law; or a question asked back, or that the law is silent."""
    question = DeskQuestion(words, game or None, rules, None, tuple(answers), event)
    return as_json((await floor.desk.answer(who.name, question, partial(_answered, question))).decode())


@router.get("/tables/{name}/desk", summary="What happened at this table?", response_model=ReplyShape)
async def desk_at(
    words: Words,
    who: Who,
    table: Table,
    floor: OnFloor,
    answers: Answers = [],  # noqa: B006 - FastAPI copies it
    event: Meant = None,
) -> Response:
    """The same where the table stands, with the wagers of whoever asks."""
    seen = await table.seen(lambda running, number: SeenTable(in_play(running, who), running.number, number))
    game = seen.table.game
    question = DeskQuestion(words, game.name, game.rules, table.running.opened.on, tuple(answers), event)
    if who.is_one(INSPECT) and not game.hides:
        trial: Callable[[], Answering] = partial(_as_it_stands, floor.house.store, table.name, seen)
        key: Hashable = (question, table.name, seen.number)
    else:
        trial, key = partial(_made_up, seen), (question, seen.key)
    return as_json((await floor.desk.answer(who.name, key, partial(_answered, question, trial))).decode())


class SeenTable(NamedTuple):
    """A table as whoever asks sees it, in which round, after which event."""

    table: InPlay
    round: int
    number: int

    @property
    def key(self) -> Hashable:
        """What a made-up table depends on."""
        at = self.table
        return at.game, written(sign_data(at.sign)), at.moment, at.person, at.wagers


def in_play(running: RunningTable, who: Member) -> InPlay:
    """With their wagers on the layout; where none lie there, those that were settled last."""
    own, last = eye_of(who, running).names, running.ended.round.lines if running.ended is not None else ()
    placed = [
        SpokenWager(each.wager.name, each.selection, each.stake) for each in running.table.placed if each.person in own
    ]
    for lines in (running.table.lines, last):
        placed = placed or [SpokenWager(each.wager, each.selection, each.stake) for each in lines if each.person in own]
    person = own[0] if placed else ""
    return InPlay(running.game, running.table.sign, running.table.moment, person, tuple(placed))


def _answered(question: DeskQuestion, trial: Callable[[], Answering] = lambda: answer_on) -> bytes:
    words, game, rules, on, answers, event = question
    return written(asked(words, game, rules, on, answers, trial(), event).as_data()).encode()


def _made_up(seen: SeenTable) -> Answering:
    return seen.table.answer


def _as_it_stands(store: Store, table: str, seen: SeenTable) -> Answering:
    return AsItStands(read(as_far_as_played(stored_round(store, table, seen.round))), seen.table).answer


async def make_ready() -> None:
    """What people say is read before anybody asks: game by game, so that acts are answered in between."""
    for game in (*GAMES, None):
        await aside(asked, ANYTHING, game)
        await asyncio.sleep(BETWEEN)
