"""A shoe that is over, worked out again: all of it from its seed, or of it what one person was shown.

Whoever was shown a card gets its leaf and path, which anybody checks against the root that was told before the shoe.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from houseway.errors import BadInput, quoted
from houseway.house.bodies import read
from houseway.house.chain import Stored
from houseway.house.fairness import Shoes, commitment
from houseway.house.following import DoesNotFit, follow_one
from houseway.house.people import INSPECT, Member
from houseway.house.running import BY_THE_HOUSE, Running
from houseway.house.shown import Dealt, came_again, note_shown
from houseway.house.store import Store
from houseway.house.words import Words
from houseway.play.codec import Data


def check_seeds(events: Iterable[Stored], seeds: Mapping[int, str]) -> None:
    """Every seed was committed to, and none was told that was not the one; the words are those that were given."""
    committed: dict[int, str] = {}
    words = Words()
    for event in events:
        match event.data:
            case {"house": "committed", "shoe": shoe, "hash": told}:
                committed[shoe] = told
            case {"house": "sealed" | "word"} as given:
                words.take(_given(words, given))
            case {"house": "shoe", "shoe": shoe, "words": mixed} as begins:
                if (mixed, begins.get("silent", [])) != words.turn(shoe) or shoe not in committed:
                    raise DoesNotFit(f"shoe {shoe} has other words than were given, or was not committed to")
            case {"house": "revealed", "shoe": shoe, "seed": seed}:
                if commitment(seed) != committed.get(shoe):
                    raise DoesNotFit(f"the seed of shoe {shoe} is not the one that was committed to")
    for shoe in sorted({*seeds, *committed}):
        if shoe not in seeds or commitment(seeds[shoe]) != committed.get(shoe):
            raise DoesNotFit(f"the seed of shoe {shoe} is not the one that was committed to")


def _given(words: Words, body: Data) -> Data:
    """A word as it is stored was taken by the same rules; before words were sealed, there were none."""
    shoe = body["shoe"]
    try:
        if body["house"] == "sealed":
            return words.seal(shoe, body["by"], body["seal"], body["seated"])
        return words.open(shoe, body["by"], body["word"], body["salt"]) if "salt" in body else body
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


class Verified(NamedTuple):
    """What was asked for of a shoe: all of it, or what somebody was shown."""

    whole: bool
    outcomes: list[Shown]
    orders: list[Data]  # as they were committed to


def verify_shoe(store: Store, table: str, shoe: int, who: Member | None = None) -> Verified:
    """Every outcome of a shoe again, from its seed, or those that somebody was shown; `DoesNotFit` where another came.

    Where nothing lay face down everybody is told all of it; inspectors and administrators always are.
    """
    chain = chain_of(store, table)
    opened = read(store.first(chain).body)
    if opened["dealt"] != BY_THE_HOUSE:
        raise BadInput(f"{table} is dealt by hand; it has no seeds")
    rounds = rounds_of(store, chain, table)
    if shoe not in rounds:
        over = f"{min(rounds)} to {max(rounds)} are" if rounds else "none is"
        raise BadInput(f"shoe {shoe} of {table} is not over, or a round that it gave something to is not; {over}")
    seed = _committed_to(store, chain, shoe)
    running = Running(opened, Shoes({shoe: seed}))
    whole = who is None or who.role in INSPECT or not running.shoes.hides
    events = (event for number in rounds[shoe] for event in store.of_round(chain, number))
    dealt = list(_dealt(running, events, shoe, None if whole else who))
    if not whole and any(each.order is None for each in dealt):
        raise BadInput(f"shoe {shoe} of {table} is of before orders were committed to; an inspector may verify it")
    told = {each.order.number: each.order.told() for each in dealt if each.order is not None}
    orders = [{name: order[name] for name in ("order", "of", "size", "root")} for order in told.values()]
    return Verified(whole, [_proven(each) for each in dealt if whole or each.shown], orders)


def rounds_of(store: Store, chain: int, table: str) -> dict[int, range]:
    """Of each shoe of a table that may be told of, the rounds that it may have given something to: all are over."""
    began = {event.data["shoe"]: event.round for event in store.noted(chain, ["shoe"])}
    listed, last = store.table(table), store.last_round(chain)
    if listed is not None and listed.closed:
        over, last = {*began}, last + 1
    else:
        over = {shoe - 1 for shoe in began} - _dealt_in(store, chain, last)
    return {shoe: range(max(began[shoe], 1), min(began.get(shoe + 1, last), last - 1) + 1) for shoe in over if shoe}


def _dealt_in(store: Store, chain: int, round_: int) -> set[int]:
    """The shoes that gave something in a round."""
    found, shoe = set[int](), 0
    for body in (event.data for event in store.of_round(chain, round_)):
        if body.get("house") in ("round", "shoe"):
            shoe = body["shoe"]
        elif _is_outcome(body):
            found.add(shoe)
    return found


def _committed_to(store: Store, chain: int, shoe: int) -> str:
    """Its seed."""
    seed = store.seeds(chain).get(shoe, "")
    told = [event.data["hash"] for event in store.noted(chain, ["committed"]) if event.data["shoe"] == shoe]
    if told != [commitment(seed)]:
        raise DoesNotFit(f"the seed of shoe {shoe} is not the one that was committed to")
    return seed


def _dealt(running: Running, events: Iterable[Stored], shoe: int, looks: Member | None) -> Iterator[Dealt]:
    """Every outcome of the shoe, as its rounds are followed; what was shown to whoever looks is noted on the way."""
    found: list[Dealt] = []
    for event in events:
        body = event.data
        if running.round is None and body.get("house") != "round":
            continue  # how the shoe began, which the round says again
        follow_one(running, body)
        if body.get("house") == "round":
            found = []  # what came in another round lies there no more
        elif _is_outcome(body):
            came = _came(running, body)
            came_again(found, came.value)
            if running.shoes.number == shoe:
                found.append(came)
                yield came
        if looks is not None and found:
            note_shown(found, looks, running)


def _is_outcome(body: Data) -> bool:
    return "by" in body and "act" not in body and "house" not in body


def _came(running: Running, body: Data) -> Dealt:
    field = next(name for name in body if name not in ("by", "to"))
    order = running.shoes.order
    place = order.given - 1 if order is not None else 0
    return Dealt(running.number, body["by"], body[field], body.get("to", ""), order, place)


def _proven(each: Dealt) -> Shown:
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
