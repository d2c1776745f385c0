"""What the law leaves to somebody to decide: each option, tried at the table for what it leads to."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from houseway.cite import Cite
from houseway.disputes.first_line import line_told, sentence
from houseway.disputes.prefix import played_again
from houseway.disputes.tables import STEPS, Moment
from houseway.errors import HousewayError
from houseway.play.ask import Choice, Power
from houseway.play.driver import ordinary_details
from houseway.play.events import Event, Events, Ruled, Settled
from houseway.play.people import DIRECTORS, PLAYERS, told
from houseway.play.round import Round

STAYS: Final = "What lies on the layout stays there."


class LegalOption(NamedTuple):
    """What somebody may decide, under which provision, and what then becomes of it."""

    who: str
    what: str
    leads_to: tuple[str, ...]
    under: Cite
    cites: tuple[Cite, ...] = ()  # what is then ruled under

    def as_data(self) -> dict[str, Any]:
        return {"who": self.who, "what": self.what, "leads_to": list(self.leads_to), "under": self.under.text}


def decision(round_: Round[Any]) -> bool:
    """Is somebody asked to decide what becomes of what was reported, one way or another?"""
    ask = round_.ask
    if not isinstance(ask, Choice) or len(ask.offers) < 2:
        return False
    return isinstance(ask, Power) or (round_.interrupted and _decides(round_, ask))


def _decides(round_: Round[Any], ask: Choice) -> bool:
    if ask.roles:
        return ask.roles <= DIRECTORS
    person = round_.table.people.get(ask.who)
    return person is not None and person.role in PLAYERS


def options(at: Moment) -> tuple[LegalOption, ...]:
    """What may be decided where the round stands; it stays as it is."""
    return tuple(_options(at))


def _options(at: Moment) -> Iterator[LegalOption]:
    ask, log = at.round.ask, tuple(at.round.log)
    assert isinstance(ask, Choice)
    who = _who(at.round, ask)
    for name, offer in ask.offers.items():
        events = _leads_to(at, log, name) if at.again is not None else ()
        told = dict.fromkeys(text for event in events if (text := _told(event)))
        leads_to = tuple(text for text in told if not text.endswith(f": {name}."))  # no more than what was decided
        cites = tuple(cite for event in events if isinstance(event, Ruled) for cite in event.ruling.cites)
        stays = () if any(isinstance(event, Settled) for event in events) else (STAYS,)
        what = f"{name}{f': {offer.says}' if offer.says else ''}"
        yield LegalOption(who, what, (*leads_to, *stays), offer.under, cites)


def _who(round_: Round[Any], ask: Choice) -> str:
    """Whoever of those who are there comes first: the floor manager, a player."""
    if not ask.roles:
        return ask.who
    return next(round_.named(ask), told(ask.roles))


def _leads_to(at: Moment, log: tuple[Any, ...], name: str) -> Sequence[Event]:
    """The same round again to this place; it is decided so, and dealt with."""
    assert at.again is not None
    other = played_again(at.again(), log, len(log))
    round_ = other.round
    ask = round_.ask
    assert isinstance(ask, Choice)
    offer, start = ask.offers[name], len(log)
    try:
        round_.act(next(round_.named(ask)), name, offer.usual or ordinary_details(offer.fields))
        for _ in range(STEPS):
            if not round_.interrupted or not other.driver.step(round_):
                break
    except (HousewayError, AssertionError):
        return ()
    return Events(round_.log, start)


def _told(event: Event) -> str:
    if isinstance(event, Ruled):
        return sentence(event.ruling.what)
    return line_told(event.line) if isinstance(event, Settled) else ""
