"""A shoe that is over, worked out again: all of it from its seed, or of it what one person was shown.

Whoever was shown a card gets its leaf and path, which anybody checks against the root that was told before the shoe.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from houseway.errors import BadInput, quoted
from houseway.house.people import INSPECT, Member
from houseway.house.tables.replay import DoesNotFit, follow_one
from houseway.house.tables.seed_words import SeedWords
from houseway.house.tables.shoes import TableShoes, commitment
from houseway.house.tables.table import BY_THE_HOUSE, RunningTable
from houseway.play.events import Came
from houseway.shown.cards import ShownOutcome, came_again, note_shown
from houseway.store.chain import Stored
from houseway.store.events import Committed, OrderLaid, Revealed, RoundBegins, Sealed, ShoeBegins, WordOpened
from houseway.store.store import Store


def check_seeds(events: Iterable[Stored], seeds: Mapping[int, str]) -> None:
    """Every seed was committed to, and none was told that was not the one; the words are those that were given."""
    committed: dict[int, str] = {}
    words = SeedWords()
    for event in events:
        match event.event:
            case Committed(shoe=shoe, hash=told):
                committed[shoe] = told
            case Sealed() | WordOpened() as given:
                words.take(_given(words, given))
            case ShoeBegins(shoe=shoe, words=mixed, silent=silent):
                if (list(mixed), list(silent)) != words.turn(shoe) or shoe not in committed:
                    raise DoesNotFit(f"shoe {shoe} has other words than were given, or was not committed to")
            case Revealed(shoe=shoe, seed=seed):
                if commitment(seed) != committed.get(shoe):
                    raise DoesNotFit(f"the seed of shoe {shoe} is not the one that was committed to")
    for shoe in sorted({*seeds, *committed}):
        if shoe not in seeds or commitment(seeds[shoe]) != committed.get(shoe):
            raise DoesNotFit(f"the seed of shoe {shoe} is not the one that was committed to")


def _given(words: SeedWords, given: Sealed | WordOpened) -> Sealed | WordOpened:
    """A word as it is stored was taken by the same rules; before words were sealed, there were none."""
    shoe, by = given.shoe, given.by
    try:
        if isinstance(given, Sealed):
            return words.seal(shoe, by, given.seal, given.seated)
        return words.open(shoe, by, given.word, given.salt) if given.salt else given
    except BadInput as wrong:
        raise DoesNotFit(f"shoe {shoe}: {wrong}") from None


class Shown(NamedTuple):
    """One outcome of a shoe; with its place in an order, and what proves it, where it came from one."""

    round: int
    device: str
    value: str | int
    to: str
    order: int = 0
    place: int = 0
    size: int = 0
    salt: str = ""
    path: tuple[str, ...] = ()


class VerifiedShoe(NamedTuple):
    """What was asked for of a shoe: all of it, or what somebody was shown."""

    whole: bool
    outcomes: list[Shown]
    orders: list[OrderLaid]  # as they were committed to


def verify_shoe(store: Store, table: str, shoe: int, who: Member | None = None) -> VerifiedShoe:
    """Every outcome of a shoe again, from its seed, or those that somebody was shown; `DoesNotFit` where another came.

    Where nothing lay face down everybody is told all of it; inspectors and administrators always are.
    """
    chain = chain_of(store, table)
    opened = store.opened(chain)
    if opened.dealt != BY_THE_HOUSE:
        raise BadInput(f"{table} is dealt by hand; it has no seeds")
    rounds = rounds_of(store, chain, table)
    if shoe not in rounds:
        over = f"{min(rounds)} to {max(rounds)} are" if rounds else "none is"
        raise BadInput(f"shoe {shoe} of {table} is not over, or a round that it gave something to is not; {over}")
    seed = _committed_to(store, chain, shoe)
    running = RunningTable(opened, TableShoes({shoe: seed}))
    whole = who is None or who.is_one(INSPECT) or not running.shoes.hides
    events = (event for number in rounds[shoe] for event in store.of_round(chain, number))
    dealt = list(_dealt(running, events, shoe, None if whole else who))
    if not whole and any(each.order is None for each in dealt):
        raise BadInput(f"shoe {shoe} of {table} is of before orders were committed to; an inspector may verify it")
    told = {each.order.number: each.order.told() for each in dealt if each.order is not None}
    return VerifiedShoe(whole, [_proven(each) for each in dealt if whole or each.shown], list(told.values()))


def rounds_of(store: Store, chain: int, table: str) -> dict[int, range]:
    """Of each shoe of a table that may be told of, the rounds that it may have given something to: all are over."""
    began = {begins.shoe: stored.round for stored in store.noted(chain, [ShoeBegins]) if (begins := _begins(stored))}
    listed, last = store.table(table), store.last_round(chain)
    if listed is not None and listed.closed:
        over, last = {*began}, last + 1
    else:
        over = {shoe - 1 for shoe in began} - _dealt_in(store, chain, last)
    return {shoe: range(max(began[shoe], 1), min(began.get(shoe + 1, last), last - 1) + 1) for shoe in over if shoe}


def _begins(stored: Stored) -> ShoeBegins | None:
    return event if isinstance(event := stored.event, ShoeBegins) else None


def _dealt_in(store: Store, chain: int, round_: int) -> set[int]:
    """The shoes that gave something in a round."""
    found, shoe = set[int](), 0
    for event in (stored.event for stored in store.of_round(chain, round_)):
        if isinstance(event, RoundBegins | ShoeBegins):
            shoe = event.shoe
        elif isinstance(event, Came):
            found.add(shoe)
    return found


def _committed_to(store: Store, chain: int, shoe: int) -> str:
    """Its seed."""
    seed = store.seeds(chain).get(shoe, "")
    if [Committed(shoe, commitment(seed))] != [
        event
        for stored in store.noted(chain, [Committed])
        if isinstance(event := stored.event, Committed) and event.shoe == shoe
    ]:
        raise DoesNotFit(f"the seed of shoe {shoe} is not the one that was committed to")
    return seed


def _dealt(running: RunningTable, events: Iterable[Stored], shoe: int, looks: Member | None) -> Iterator[ShownOutcome]:
    """Every outcome of the shoe, as its rounds are followed; what was shown to whoever looks is noted on the way."""
    found: list[ShownOutcome] = []
    for event in (stored.event for stored in events):
        if running.round is None and not isinstance(event, RoundBegins):
            continue  # how the shoe began, which the round says again
        follow_one(running, event)
        if isinstance(event, RoundBegins):
            found = []  # what came in another round lies there no more
        elif isinstance(event, Came):
            came = _came(running, event)
            came_again(found, came.value)
            if running.shoes.number == shoe:
                found.append(came)
                yield came
        if looks is not None and found:
            note_shown(found, looks, running)


def _came(running: RunningTable, came: Came) -> ShownOutcome:
    order = running.shoes.order
    place = order.given - 1 if order is not None else 0
    return ShownOutcome(running.number, came.device, came.value, came.to, order, place)


def _proven(each: ShownOutcome) -> Shown:
    order, place = each.order, each.place
    plain = Shown(each.round, each.device, each.value, each.to)
    if order is None:
        return plain
    size, path = len(order.values), tuple(order.path(place))
    return plain._replace(order=order.number, place=place, size=size, salt=order.salt(place), path=path)


def chain_of(store: Store, table: str) -> int:
    """The chain of a table, which may be closed."""
    found = store.table(table)
    if found is None:
        names = ", ".join(each.name for each in store.tables())
        raise BadInput(f"there is no table {quoted(table)}; there are {names or 'none'}")
    return found.chain
