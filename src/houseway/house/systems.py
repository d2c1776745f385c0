"""Keno, prize meters and tournaments of a house: each act is done here, and its postings are what the books say of it.

They have a chain of their own. The same acts lead to the same again, so that chain is all there is: recovery and
`verify` do them once more.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Any, Final, NamedTuple

from houseway.errors import BadInput, HousewayError, quoted
from houseway.house import lounge, tournaments
from houseway.house.lounge_hours import Hours, hours_of
from houseway.house.people import check_name
from houseway.house.tables.replay import DoesNotFit
from houseway.house.tables.shoes import commitment, new_seed
from houseway.house.tournaments import Tournament
from houseway.jackpot import Jackpots, acts
from houseway.jackpot.tables import PRIZES
from houseway.keno import KenoSystem
from houseway.ledger.accounts import KENO, Account, purse
from houseway.ledger.books import Books
from houseway.ledger.postings import Posting
from houseway.money import Cents
from houseway.play.codec import Data
from houseway.store.chain import ChainEntry
from houseway.store.codec import same
from houseway.store.events import SYSTEMS, Committed, Event, Revealed, SystemAct
from houseway.store.system_acts import DRAW

CHAIN: Final = -1  # of what is done here; whoever runs the house's systems writes it, and nobody else
WITH_SECRETS: Final = (KENO, "tournament")
AWARDS: Final = 50  # prizes of meters that are kept at hand


class SystemResult(NamedTuple):
    """What was done: the details that are kept, what it led to, and the books that it is entered in."""

    details: Data
    led_to: Data
    books: Books


class Award(NamedTuple):
    """A prize that a meter's table paid; whose it is stands at the table alone."""

    system: str
    table: str
    at: datetime
    hand: str
    amount: Cents
    cites: tuple[str, ...]


class Systems:
    """The lounge, the prize meters and the tournaments, as far as they have come."""

    def __init__(self, secrets: Mapping[int, str], seed: Callable[[], str] = new_seed) -> None:
        self.secrets, self.seed = dict(secrets), seed  # the key of a lounge's tickets, the seeds of tournaments
        self.keno: KenoSystem | None = None
        self.hours = Hours()  # of the lounge
        self.jackpots = Jackpots()
        self.awards: deque[Award] = deque(maxlen=AWARDS)
        self.tournaments: dict[str, Tournament] = {}
        self.found: Any = None  # what the last act at the lounge or with a meter gave, as it is before it is told
        self.spoilt = False  # something was begun and not ended: they are to be set up from the store again

    def do(self, system: str, what: str, at: datetime, details: Data) -> list[ChainEntry]:
        """Somebody does something, said as events of their chain; what is refused is not said."""
        said: list[ChainEntry] = []
        if what == "open" and system in WITH_SECRETS:
            number, secret = max(self.secrets, default=0) + 1, self.seed()
            self.secrets[number], self.spoilt = secret, True
            said.append(ChainEntry(Committed(number, commitment(secret))))
            details = {**details, "secret": number}
        of = SYSTEMS[system]
        done, postings = self.happen(of(what, details, {}), at)
        said.append(ChainEntry(of(what, done.details, done.led_to), postings))
        if system == "tournament" and (over := self.tournament(details["tournament"])).came_to:  # its seed may be told
            said.append(ChainEntry(Revealed(over.secret, self.secrets[over.secret])))
        self.spoilt = False
        return said

    def happen(self, act: SystemAct, at: datetime, known: bool = False) -> tuple[SystemResult, list[Posting]]:
        """An act with its postings; one that is `known` is not worked out again where that takes long."""
        what = act.do
        before = {id(books): len(books.entries) for books in self._books()}
        try:
            done = self._does(act.kind, what, at, act.details, act.led_to if known else None)
        except HousewayError:
            self.spoilt |= what in (DRAW, "draw", "score", "hold")
            raise
        except (KeyError, TypeError, ValueError, AttributeError, ArithmeticError) as wrong:
            self.spoilt = True
            raise BadInput(f"{what}: {wrong}{' is missing' if isinstance(wrong, KeyError) else ''}") from None
        return done, done.books.since(before.get(id(done.books), 0))

    def costs(self, system: str, what: str, details: Data) -> dict[Account, Cents]:
        """What somebody has to have for this; nothing where that is not known, or they are refused it anyway."""
        with suppress(HousewayError, KeyError, TypeError, ValueError, AttributeError):
            if system == KENO:
                return lounge.costs(self.lounge(), what, details)
            if system == "tournament" and what in ("enter", "buy back"):
                conditions = self.tournament(details["tournament"]).running.conditions
                fee = conditions.entry_fee if what == "enter" else getattr(conditions.buy_back, "fee", 0)
                return {purse(details["person"]): fee or 0}
        return {}

    def again(self, act: SystemAct, at: datetime) -> list[Posting]:
        """The postings of an act that is stored; `DoesNotFit` where it leads to something else."""
        done, postings = self.happen(act, at)
        if not same(replace(act, details=done.details, led_to=done.led_to), act):
            raise DoesNotFit(f"{act.kind}: {act.do} leads to {done.led_to}, not {act.led_to}")
        return postings

    def _books(self) -> list[Books]:
        found = [self.jackpots.books, *(each.running.books for each in self.tournaments.values())]
        return [*found, *([self.keno.books] if self.keno is not None else [])]

    def _does(self, system: str, what: str, at: datetime, details: Data, known: Data | None) -> SystemResult:
        if system == KENO:
            return self._keno(what, at, details)
        if system == "jackpot":
            return self._jackpot(what, at, details)
        return self._tournament(what, at, details, known)

    # Prize meters

    def _jackpot(self, what: str, at: datetime, details: Data) -> SystemResult:
        if what == "open":
            check_name(details["system"])
        found = self.found = acts.done(self.jackpots, what, at, details)
        for won in found if what == PRIZES else ():
            cites = tuple(each.text for each in won.cites)
            self.awards.append(Award(details["system"], details["table"], at, won.hand, won.amount, cites))
        led_to = acts.came_of(found) | {"meters": acts.meters(self.jackpots)}
        return SystemResult(details, led_to, self.jackpots.books)

    # Keno

    def lounge(self) -> KenoSystem:
        """The keno lounge, which has been opened."""
        if self.keno is None:
            raise BadInput("the house has no keno lounge; open it first")
        return self.keno

    def _keno(self, what: str, at: datetime, details: Data) -> SystemResult:
        if what == lounge.HOURS:
            books = self.lounge().books
            self.hours = hours_of(details)
            return SystemResult(details, {}, books)
        if what != "open":
            kept, self.found = lounge.done(self.lounge(), what, at, details, self.seed)
            return SystemResult(kept, lounge.told(self.found), self.lounge().books)
        if self.keno is not None:
            raise BadInput("the house has a keno lounge already")
        opened = lounge.opening(details.get("settings", {}), details.get("schedule"))
        self.keno = lounge.lounge_of(opened, self.secrets[details["secret"]])
        return SystemResult(opened | {"secret": details["secret"]}, {}, self.keno.books)

    # Tournaments

    def tournament(self, name: str) -> Tournament:
        """A tournament, on its way or over."""
        if name not in self.tournaments:
            there = ", ".join(self.tournaments) or "none"
            raise BadInput(f"there is no tournament {quoted(name)}; there are {there}")
        return self.tournaments[name]

    def _tournament(self, what: str, at: datetime, details: Data, known: Data | None) -> SystemResult:
        name = details["tournament"]
        if what == "open":
            check_name(name)
            if name in self.tournaments:
                raise BadInput(f"there is a tournament {quoted(name)} already; a name is given once")
            how = {each: details[each] for each in ("waits", "fills") if each in details}
            self.tournaments[name] = tournaments.announced(name, details["file"], details["secret"], **how)
            return SystemResult(details, {}, self.tournaments[name].running.books)
        found = self.tournament(name)
        if what == "enter":
            led_to = tournaments.enter(found, details["person"], at, bool(details.get("bot")))
        elif what == "withdraw":
            led_to = tournaments.leave(found, details["person"], at)
        elif what == "buy back":
            led_to = tournaments.come_back(found, details["person"])
        elif what in tournaments.DIRECTIONS:
            led_to = tournaments.DIRECTIONS[what](found, details, at)
        elif what == "draw":
            led_to = tournaments.draw(found, self.secrets[found.secret], at)
        elif what == "seal":
            led_to = tournaments.seal(found, details["person"], details["seal"])
        elif what == "word":
            led_to = tournaments.open_word(found, details["person"], details["word"], details["salt"])
        elif what == "score":
            led_to = tournaments.score(found, details["session"], details["scores"], at)
        elif what == "hold":
            details = {"tournament": name, "secret": found.secret, "seed": self.secrets[found.secret]}
            led_to = tournaments.held(found, details["seed"]) if known is None else found.over(known)
        else:
            raise BadInput(f"{quoted(what)} is not done with a tournament; allowed: {', '.join(tournaments.ACTS)}")
        return SystemResult(details, led_to, found.running.books)


def led_to(events: Iterable[Event]) -> Data:
    """What the act among these led to."""
    return next((event.led_to for event in events if isinstance(event, SystemAct)), {})
