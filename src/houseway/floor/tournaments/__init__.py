"""Tournaments over the API: what there is, entering and withdrawing, draws, leader boards, prizes."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends

from houseway.errors import BadInput
from houseway.floor.floor import OnFloor
from houseway.floor.problems import NotThere, may_be
from houseway.floor.shapes import Retried
from houseway.floor.tournaments.answers import line, told
from houseway.floor.tournaments.shapes import (
    Announces,
    Concludes,
    Directs,
    OpensWord,
    Pauses,
    Seals,
    TournamentShape,
    TournamentTold,
)
from houseway.floor.visitor import Key, Who, needs, own_id
from houseway.house.director import conclude, draw
from houseway.house.house import House
from houseway.house.people import PLAY, RUN_TOURNAMENTS, Member
from houseway.house.tournaments import Stage
from houseway.house.tournaments import Tournament as Held

router: Final = APIRouter(prefix="/api/tournaments", tags=["tournaments"], responses=may_be(400, 401, 403, 404, 409))
Plays = Annotated[Member, needs(PLAY)]
Runs = Annotated[Member, needs(RUN_TOURNAMENTS)]
AT_ONCE: Final = 400  # hands of one player, played by strategies while everybody else waits


async def held_of(floor: OnFloor, name: str) -> Held:
    """The tournament that an address names."""
    try:
        return floor.house.systems.tournament(name)
    except BadInput as wrong:
        raise NotThere(str(wrong)) from None


Named = Annotated[Held, Depends(held_of)]


@router.get("", summary="Every tournament")
async def tournaments(who: Who, floor: OnFloor) -> list[TournamentShape]:
    """Those that are on first, then those that are over."""
    found = sorted(floor.house.systems.tournaments.values(), key=lambda each: each.stage is Stage.OVER)
    return [line(floor.house, each, who) for each in found]


@router.get("/{name}", summary="One tournament")
async def tournament(who: Who, floor: OnFloor, held: Named) -> TournamentTold:
    """Its conditions with their provisions, who entered, every session with its draw and leader board, the prizes."""
    return await told(floor.house, held, who)


@router.post("", summary="Announce a tournament", status_code=201)
async def announce(sent: Announces, who: Runs, floor: OnFloor, key: Key = None) -> TournamentShape:
    """By the file that states its conditions; what stands against it is refused with its provision."""
    how = {} if sent.waits is None else {"waits": sent.waits}
    details = {"tournament": sent.name, "file": sent.file, "fills": sent.fills, **how}
    await floor.house.tournament("open", own_id(who, sent.id or key), **details)
    return line(floor.house, floor.house.systems.tournament(sent.name), who)


@router.post("/{name}/entries", summary="Enter")
async def enter(sent: Retried, who: Plays, floor: OnFloor, held: Named, key: Key = None) -> TournamentShape:
    """For oneself; the entry fee comes out of one's purse."""
    return await _does(floor.house, who, "enter", held, sent.id or key)


@router.post("/{name}/withdrawals", summary="Withdraw")
async def withdraw(sent: Retried, who: Plays, floor: OnFloor, held: Named, key: Key = None) -> TournamentShape:
    """Before the first draw, for what the conditions give back."""
    return await _does(floor.house, who, "withdraw", held, sent.id or key)


@router.post("/{name}/buy-backs", summary="Buy back in")
async def buy_back(sent: Retried, who: Plays, floor: OnFloor, held: Named, key: Key = None) -> TournamentShape:
    """Between sessions, where the conditions have it."""
    return await _does(floor.house, who, "buy back", held, sent.id or key)


@router.post("/{name}/briefing", summary="Brief the players")
async def brief(sent: Retried, who: Runs, floor: OnFloor, held: Named, key: Key = None) -> TournamentShape:
    """By the Tournament Director whom the conditions name, or a deputy; who enters later is to be briefed again."""
    return await _does(floor.house, who, "brief", held, sent.id or key)


@router.post("/{name}/conclusions", summary="Conclude play at a table")
async def conclusion(sent: Concludes, who: Runs, floor: OnFloor, held: Named, key: Key = None) -> TournamentTold:
    """By the Tournament Director or a deputy, once it is settled who goes on, before all hands are played."""
    name = held.running.name
    await conclude(floor.house, name, sent.table, who.name, sent.agreed, own_id(who, sent.id or key))
    return await told(floor.house, held, who)


@router.post("/{name}/pauses", summary="It is paused, or goes on")
async def pause(sent: Pauses, who: Runs, floor: OnFloor, held: Named, key: Key = None) -> TournamentShape:
    """Before a session is drawn; where the conditions have a Tournament Director, by them or a deputy."""
    return await _directs(floor.house, who, "pause" if sent.paused else "go on", held, sent.id or key)


@router.post("/{name}/directions", summary="Somebody is disqualified, or does not come")
async def directs(sent: Directs, who: Runs, floor: OnFloor, held: Named, key: Key = None) -> TournamentShape:
    """Between two sessions, as the conditions have it: what follows, and what is given back, is theirs to say."""
    more = {"directs": sent.what, "person": sent.person, "ground": sent.ground}
    return await _directs(floor.house, who, "direct", held, sent.id or key, **more)


@router.post("/{name}/seals", summary="Seal a word for the draw")
async def seal(sent: Seals, who: Plays, floor: OnFloor, held: Named, key: Key = None) -> TournamentShape:
    """Of whoever has entered; it is opened when entries are closed."""
    return await _does(floor.house, who, "seal", held, sent.id or key, seal=sent.seal)


@router.post("/{name}/words", summary="Open the word that one sealed")
async def word(sent: OpensWord, who: Plays, floor: OnFloor, held: Named, key: Key = None) -> TournamentShape:
    """Between the closing of entries and the first draw."""
    return await _does(floor.house, who, "word", held, sent.id or key, word=sent.word, salt=sent.salt)


@router.post("/{name}/draw", summary="Draw the next session")
async def draw_session(sent: Retried, who: Runs, floor: OnFloor, held: Named, key: Key = None) -> TournamentTold:
    """Everybody is seated by lot at tables that are opened for it; before the first session entries close, and words
    that were sealed are opened: then it is drawn half a minute later."""
    name = held.running.name
    await draw(floor.house, name, own_id(who, sent.id or key))
    return await told(floor.house, floor.house.systems.tournament(name), who)


@router.post("/{name}/hold", summary="Hold it at once")
async def hold(sent: Retried, who: Runs, floor: OnFloor, held: Named, key: Key = None) -> TournamentTold:
    """From the first session to the prizes, played by strategies; for a short one before its first draw."""
    name, conditions = held.running.name, held.running.conditions
    if sum(session.length for session in conditions.sessions) * len(held.running.entrants) > AT_ONCE:
        raise BadInput("it takes too long to be held at once; draw it session by session, and it is played at tables")
    await floor.house.tournament("hold", own_id(who, sent.id or key), tournament=name)
    return await told(floor.house, floor.house.systems.tournament(name), who)


async def _directs(house: House, who: Member, what: str, held: Held, id: str | None, **more: str) -> TournamentShape:
    name = held.running.name
    await house.tournament(what, own_id(who, id), tournament=name, by=who.name, **more)
    return line(house, house.systems.tournament(name), who)


async def _does(house: House, who: Member, what: str, held: Held, id: str | None, **more: str) -> TournamentShape:
    name = held.running.name
    await house.tournament(what, own_id(who, id), tournament=name, person=who.name, **more)
    return line(house, house.systems.tournament(name), who)
