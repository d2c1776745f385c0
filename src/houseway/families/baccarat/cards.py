"""The cards of a baccarat game: inspected, shuffled or preshuffled, cut, in the shoe, and the first of them burnt."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.equipment.cards import Card as CardNumber
from houseway.families.baccarat.cites import CardCites
from houseway.families.baccarat.points import FACE_VALUE
from houseway.families.baccarat.table import COMPLETED, NO_CARDS_LEFT, REPLACED, START, CoupTable
from houseway.families.shuffling import DEALER, cut_and_mark, shuffle
from houseway.play.acts import Act, Answer, Ways, choice
from houseway.play.ask import Card, Choice, Offer, Script, Steps
from houseway.play.people import PIT_BOSSES, PLAYERS, Role

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["burn", "burn_by_first", "card_acts", "prepare_the_cards"]

FLOOR_MANAGER: Final = frozenset({Role.FLOOR_MANAGER})
NEW: Final = object()
PRESHUFFLED: Final = object()
"""What is brought to the table in place of the cards that were to be sorted or shuffled."""


def prepare_the_cards(table: CoupTable) -> Steps[None]:
    """From the decks on the table to a shoe that is ready to be dealt from."""
    table.preshuffled = yield from shuffled(table, table.cites.cards)
    yield from into_the_shoe(table, table.cites.cards)


def into_the_shoe(table: CoupTable, under: CardCites) -> Steps[None]:
    """Cut, marked, loaded and burnt; over again where a player asks for preshuffled cards to be shuffled."""
    while True:
        table.reshuffle_asked = False
        table.burnt = []
        table.shoe.reshuffle()
        depths = (under.behind, table.shoe.remaining, under.behind)
        yield from cut_and_mark(table.shoe, table.cutters(), under.shuffling, table.may_cut, depths)
        yield from table.burn_cards()
        if not table.reshuffle_asked:
            return table.begin_shoe()
        table.preshuffled = False
        yield from shuffle(under.reshuffled)


def shuffled(table: CoupTable, under: CardCites) -> Steps[bool]:
    """Sorted and inspected where they are new, then shuffled; True where preshuffled cards are used instead."""
    brought: object = NEW if table.due == START else None
    while True:
        if brought is NEW:
            brought = yield from inspect(table, under)
        if brought is PRESHUFFLED:
            return True
        brought = yield Choice(DEALER, {"shuffle": Offer(under.shuffling.shuffling)}, under.shuffling.shuffling)
        if brought not in (NEW, PRESHUFFLED):
            return False


def inspect(table: CoupTable, under: CardCites) -> Steps[object]:
    """The dealer and a supervisor, each on their own; then the players see the cards spread."""
    sorting, spreading = under.shuffling.sorting, under.shuffling.spreading
    for who, name, cite in (
        (DEALER, "sort and inspect", sorting),
        (frozenset({under.sorted_by}), "sort and inspect", sorting),
        (DEALER, "spread the cards", spreading),
    ):
        if (yield Choice(who, {name: Offer(cite)}, cite, "new cards are on the table")) is PRESHUFFLED:
            return PRESHUFFLED
    table.announce(under.inspected)
    return None


def burn(table: CoupTable) -> Steps[CardNumber]:
    """The next card goes to the discards."""
    under = table.cites.cards
    came: CardNumber = yield Card(table.shoe, under.burnt, under.discards, only_source=table.cites.only_source)
    table.shoe.take(came)
    table.shoe.discard([came])
    table.burnt.append(came)
    return came


def burn_by_first(table: CoupTable) -> Steps[None]:
    """The first card, and as many more as its face value."""
    first = yield from burn(table)
    for _ in range(FACE_VALUE[first]):
        yield from burn(table)


# What may be directed and asked for


def awaits(round_: "Round[CoupTable]", *offers: str) -> bool:
    ask = round_.ask
    return isinstance(ask, Choice) and not round_.interrupted and any(name in ask.offers for name in offers)


def may_begin(round_: "Round[CoupTable]", _who: str) -> Ways:
    new = round_.table.due == START and awaits(round_, "sort and inspect", "spread the cards")
    return [()] if new else []


def begin(round_: "Round[CoupTable]", who: str, _details: Mapping[str, Any]) -> Answer:
    under = round_.table.cites.cards.begin_preshuffled
    round_.table.rule(f"the {who} directs that the game begin with preshuffled cards", under)
    return Answer(PRESHUFFLED)


def may_replace(round_: "Round[CoupTable]", _who: str) -> Ways:
    completed = round_.table.due in (COMPLETED, NO_CARDS_LEFT) and awaits(round_, "shuffle")
    return [(choice("cards", ("new", "preshuffled")),)] if completed else []


def replace(round_: "Round[CoupTable]", who: str, details: Mapping[str, Any]) -> Answer:
    table, preshuffled = round_.table, details["cards"] == "preshuffled"
    under = table.cites.cards
    table.shoe.replace()
    table.due = REPLACED
    cite = under.replaced_preshuffled if preshuffled else under.replaced
    table.rule(f"the {who} replaces all decks with {details['cards']} ones", cite)
    return Answer(PRESHUFFLED if preshuffled else NEW)


def may_ask(round_: "Round[CoupTable]", who: str) -> Ways:
    """Until a card is dealt from the shoe."""
    table = round_.table
    asks = table.preshuffled and not table.reshuffle_asked and not table.people[who].excluded
    return [()] if asks and not round_.interrupted else []


def ask_again(round_: "Round[CoupTable]", who: str, _details: Mapping[str, Any]) -> Script | None:
    """At once where the cards are not cut yet or lie in the shoe; otherwise as soon as they are in it."""
    table = round_.table
    in_the_shoe = not table.due
    table.rule(f"{who} asks for the preshuffled cards to be shuffled again", table.cites.cards.reshuffled)
    if not in_the_shoe and not awaits(round_, "offer the cut"):
        table.reshuffle_asked = True
        return None
    table.preshuffled = False
    return shuffled_again(table, in_the_shoe)


def shuffled_again(table: CoupTable, in_the_shoe: bool) -> Script:
    yield from shuffle(table.cites.cards.reshuffled)
    if in_the_shoe:
        yield from into_the_shoe(table, table.cites.cards)
    return None


def card_acts(under: CardCites) -> tuple[Act[CoupTable], ...]:
    """The rows of acts."""
    return (
        Act("use preshuffled cards", PIT_BOSSES, under.begin_preshuffled, may_begin, begin),
        Act("replace the cards", PIT_BOSSES, under.replaced, may_replace, replace, "after a shoe"),
        Act("ask for a reshuffle", PLAYERS, under.reshuffled, may_ask, ask_again, "of preshuffled cards"),
    )
