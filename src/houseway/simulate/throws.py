"""Games of dice, wheels and coins: every wager, walked out of the procedure.

What one throw decides lies together; a wager that may stand is walked by itself, through as many rounds as it takes.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from houseway.errors import NotHeld, Refused
from houseway.play.ask import Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.game import Game
from houseway.play.walk import walk
from houseway.simulate.draws import DrawPlan
from houseway.simulate.games import Request
from houseway.simulate.plan import Plan
from houseway.simulate.real_table import check_strategy
from houseway.simulate.start import Sitting, StartPlace
from houseway.simulate.store import Walked, kept
from houseway.simulate.tables import compiled


def plans(asked: Request) -> Sequence[Plan]:
    check_strategy(asked.game, asked.strategy)
    walked = kept(asked, lambda: list(walks(asked)))
    return [DrawPlan(each.name, each.tables, dict(each.weights), alike) for each in walked]


def walks(asked: Request) -> Iterator[Walked]:
    places = places_of(asked.game)
    at_once = decided_at_once(lie_together(asked, places))
    if any(asked.wager in ("", place.wager) for place in at_once.places):
        yield first_walk((at_once, replace(at_once, kept=True)), "at once")[1]
    for place in places:
        if place not in at_once.places and asked.wager in ("", place.wager):
            yield alone(asked, place)


def places_of(game: Game[Any]) -> list[StartPlace]:
    return [StartPlace(row.name, selection) for row in game.wagers for selection in row.selections]


def lie_together(asked: Request, places: Iterable[StartPlace]) -> Sitting:
    """Those that may be made as soon as wagers are open, beside each other."""
    trying = Sitting(asked.game, asked.settings, ())
    round_ = trying.at(trying.table())
    while round_.wagering is None:
        answer_ordinarily(round_)
    return replace(trying, places=tuple(place for place in places if trying.lay(round_, place)))


def decided_at_once(sitting: Sitting) -> Sitting:
    """Without those that may stand after whatever comes first."""
    ends = walk(sitting, sitting.strategies, alike=alike, counts=sitting.counts).ends
    always = [{StartPlace(each.wager, each.selection) for each in end} for end in ends]
    return replace(sitting, places=tuple(place for place in sitting.places if all(place in each for each in always)))


def alone(asked: Request, place: StartPlace) -> Walked:
    """A wager by itself."""
    sittings = settings_for(Sitting(asked.game, asked.settings, (place,)))
    return first_walk(sittings, f"{place.wager} {place.selection}")[1]


def first_walk(sittings: Iterable[Sitting], name: str) -> tuple[Sitting, Walked]:
    """The first of the settings in which a wager can be made, and is decided in the end."""
    for sitting in sittings:
        try:
            return sitting, walked(sitting, name)
        except (ValueError, Refused):
            continue
    raise NotHeld(f"{name}: nobody can make that wager")


def settings_for(sitting: Sitting) -> Iterator[Sitting]:
    """As soon as it is open; with somebody who keeps the game going; after a throw; with another wager beneath it."""
    kept, before = replace(sitting, kept=True), first_outcomes(sitting)
    yield from (sitting, kept)
    yield from (replace(kept, before=(came,)) for came in before)
    for beneath in places_of(sitting.game):
        if beneath.wager not in sitting.names:
            yield replace(sitting, support=(beneath,))
            for came in before:
                yield replace(sitting, support=(beneath,), before=(came,))
                yield replace(kept, support=(beneath,), before=(came, came))


def first_outcomes(sitting: Sitting) -> list[Any]:
    """What can come first where somebody keeps the game going."""
    nothing = replace(sitting, places=(), kept=True)
    round_ = nothing.at(nothing.table())
    while not isinstance(round_.ask, Outcome) and not round_.over:
        nothing.answer(round_)
    if not isinstance(round_.ask, Outcome):
        return []
    return list({alike(outcome): outcome for outcome in round_.ask.device.weights()}.values())


def walked(sitting: Sitting, name: str) -> Walked:
    automaton = walk(sitting, sitting.strategies, alike=alike, onward=sitting.onward, counts=sitting.counts)
    device = automaton.states[automaton.start]
    if any(state[:3] != device[:3] for state in automaton.states):
        raise ValueError(f"{sitting.game.name} draws on several devices, or on one that remembers")
    if len(sitting.places) == 1:  # a wager may lie elsewhere by the time that it is decided
        at = sitting.places[0].selection
        automaton = replace(
            automaton, ends=[tuple(each._replace(selection=at) for each in end) for end in automaton.ends]
        )
    weights = tuple(zip(device.symbols, device.weights, strict=True))
    return Walked(f"{sitting.game.name}, {name}", compiled(automaton, alike), weights)


def alike(outcome: Any) -> Any:
    """Nobody tells one die from another, or one coin."""
    return tuple(sorted(outcome)) if isinstance(outcome, tuple) else outcome
