"""A tournament as it is told: from what the house knows of it, and from its tables while a session is on."""

from collections.abc import Iterator

from houseway.floor.shapes import SealedWord
from houseway.floor.tournaments.shapes import (
    Condition,
    DrawnShape,
    EntrantShape,
    OneMay,
    PlacePrize,
    ScoreShape,
    SessionShape,
    TournamentShape,
    TournamentStepShape,
    TournamentTold,
)
from houseway.house.house import House
from houseway.house.people import PLAY, RUN_TOURNAMENTS, Member
from houseway.house.tables.contest import Contest, by_place
from houseway.house.tables.shoes import commitment
from houseway.house.tournaments import Stage, finished
from houseway.house.tournaments import Tournament as Held
from houseway.money import dollars
from houseway.tournament.departures import may_buy_back
from houseway.tournament.ranking import Score as Stood
from houseway.tournament.sheet import goes_on, sheet
from houseway.tournament.state import Entrant as Entered


def line(house: House, held: Held, who: Member) -> TournamentShape:
    """As the list has it."""
    running, conditions = held.running, held.running.conditions
    draws_at = held.draws_at
    return TournamentShape(
        name=running.name,
        title=running.filed.title,
        game=running.game.title,
        text=running.text.title,
        stage=held.stage,
        entry_fee=dollars(conditions.entry_fee or 0),
        chips=dollars(conditions.chips or 0),
        pool=dollars(house.held(running.pool)),
        entrants=len(running.entrants),
        least=conditions.players[0] or 1,
        most=conditions.players[1],
        draws_at=draws_at.isoformat() if draws_at is not None else None,
        entered=who.name in running.entrants,
        table=next((name for name, seat in held.tables.items() if who.name in seat.playing), None),
        stands=_stands(held, who),
        may=list(_may(held, who)),
    )


def _may(held: Held, who: Member) -> Iterator[OneMay]:
    """What somebody may do in it as it stands; the rest of the conditions says the refusal."""
    plays, runs, entrant = who.is_one(PLAY), who.is_one(RUN_TOURNAMENTS), held.running.entrants.get(who.name)
    if plays and held.stage is Stage.ENTRIES:
        yield "enter" if entrant is None else "withdraw"
    if plays and held.stage is Stage.BETWEEN and entrant is not None and _comes_back(held, entrant):
        yield "buy back"
    if runs and held.stage in (Stage.ENTRIES, Stage.BETWEEN):
        yield "draw"
    if runs and held.stage is Stage.ENTRIES:
        yield "hold"
    if runs and held.stage in (Stage.ENTRIES, Stage.BETWEEN):
        yield "go on" if held.paused else "pause"
    if runs and held.stage is Stage.BETWEEN:
        yield "direct"


def _stands(held: Held, who: Member) -> str:
    """`You go on; the seats for the final are drawn at 20:15`."""
    entrant = held.running.entrants.get(who.name)
    if entrant is None or held.stage is Stage.OVER:
        return ""
    if entrant.out:
        return f"You are out: {entrant.out}"
    table = next((name for name, seat in held.tables.items() if who.name in seat.playing), None)
    if held.stage is Stage.SESSION:
        return f"You play at {table}" if table is not None else "You wait for the next session"
    at, session = held.draws_at, held.running.session or held.running.conditions.sessions[0]
    when = "when it goes on" if held.paused else f"at {at:%H:%M:%S}" if at is not None else "when the staff draw it"
    is_in = "You go on" if held.stage is Stage.BETWEEN else "You have entered"
    return f"{is_in}; the seats for the {session.name} are drawn {when}"


def _comes_back(held: Held, entrant: Entered) -> bool:
    """Into the session that is to come."""
    running, back = held.running, held.running.conditions.buy_back
    into = getattr(back, "into", None)
    return running.session is not None and running.session.name == into and may_buy_back(running, entrant)


async def told(house: House, held: Held, who: Member) -> TournamentTold:
    """All that there is to tell of it."""
    running = held.running
    said = sheet(running.text, running.game, running.conditions)
    steps = [TournamentStepShape(**{"session": "", **each.as_data()}) for each in running.steps if not each.refused]
    seed = house.systems.secrets[held.secret]
    return TournamentTold(
        **line(house, held, who).model_dump(),
        conditions=[Condition(cite=under.text, says=says) for under, says in said],
        people=[
            EntrantShape(name=each.name, bot=each.name in held.bots, paid=dollars(each.paid), out=each.out)
            for each in running.entrants.values()
        ],
        grounds=list(running.conditions.disqualified_for or ()),
        sessions=await _sessions(house, held),
        places=_places(held),
        steps=steps,
        commitment=commitment(seed),
        seed=seed if held.stage is Stage.OVER else None,
        sealed=[SealedWord(by=each.by, seal=each.seal) for each in (*held.words.opening, *held.words.sealing)],
        words=held.mixed or [each.word for each in held.words.opening if each.word is not None],
    )


async def _sessions(house: House, held: Held) -> list[SessionShape]:
    over = {each["session"]: each for each in finished(held)}
    found = []
    for session in held.running.conditions.sessions:
        tables: list[DrawnShape] = []
        scores: list[ScoreShape] = []
        stage = "to come"
        if session.name in over:
            stage, done = "over", over[session.name]
            scores = _leader_board([Stood(*each) for each in done["scores"]], set(done["goes_on"]))
        elif held.stage is Stage.SESSION and session is held.running.session:
            stage, (tables, scores) = "on", await _on(house, held)
        elif held.stage is Stage.OVER:
            stage = "not played"
        found.append(
            SessionShape(
                name=session.name,
                hands=session.length,
                repechage_of=session.repechage_of,
                ends=goes_on(held.running.conditions, session),
                stage=stage,
                tables=tables,
                scores=scores,
            )
        )
    return found


async def _on(house: House, held: Held) -> tuple[list[DrawnShape], list[ScoreShape]]:
    """The tables of the session that is on, and how everybody stands there; of those that this process runs."""
    tables, scores = [], []
    for name, seat in held.tables.items():
        contest: Contest | None = None
        if name in house.tables:
            contest = await house.tables[name].seen(lambda running, _: running.contest)
        hand = contest.hand if contest is not None else 0
        tables.append(DrawnShape(table=name, players=list(seat.playing), hand=hand, open=contest is not None))
        scores += contest.scores(name) if contest is not None else []
    return tables, _leader_board(scores, set())


def _leader_board(scores: list[Stood], goes_on: set[str]) -> list[ScoreShape]:
    return [
        ScoreShape(
            place=place,
            name=each.name,
            table=each.table,
            chips=dollars(each.chips),
            out_at=each.out_at,
            goes_on=each.name in goes_on,
        )
        for place, each in by_place(scores)
    ]


def _places(held: Held) -> list[PlacePrize]:
    """Who took which place, and won what; those who went out before the last session may win something too."""
    prizes: dict[str, int] = held.came_to.get("prizes", {})
    found: list[PlacePrize] = []
    place = 1
    placed = [list(names) for names in held.came_to.get("places", [])]
    left = [name for name in prizes if not any(name in names for names in placed)]
    for names in [*placed, *([left] if left else [])]:
        won = {name: dollars(prizes[name]) for name in names if name in prizes}
        found.append(PlacePrize(place=place, names=names, prizes=won))
        place += len(names)
    return found
