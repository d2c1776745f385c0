"""The cards of a baccarat game: inspected, shuffled or preshuffled, cut, in the shoe, and the first of them burnt."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.equipment.cards import Card as CardNumber
from houseway.families.baccarat.faults import begin_anew
from houseway.families.baccarat.moments import BURNING
from houseway.families.baccarat.points import FACE_VALUE
from houseway.families.baccarat.table import ASKED, BEHIND, COMPLETED, NO_CARDS_LEFT, REPLACED, START, CoupTable
from houseway.families.baccarat.text import shuffling
from houseway.families.shuffling import (
    BEFORE_THE_CUT,
    INSPECTING,
    SHUFFLING,
    cut_and_mark,
    inspect_new_cards,
    show_the_cards,
    shuffle,
)
from houseway.play.acts import Act, ScriptAnswer, Ways, choice
from houseway.play.ask import Card, Choice, Offer, Script, Steps
from houseway.play.events import Call
from houseway.play.people import DEALER, PIT_BOSSES, PLAYERS
from houseway.play.round import Round
from houseway.rulebook.parallel import Parallel

DISCARDS: Final = "discard holder"
NEW: Final = object()
PRESHUFFLED: Final = object()
"""What is brought to the table in place of the cards that were to be sorted or shuffled."""


def prepare_the_cards(table: CoupTable) -> Steps[None]:
    """From the decks on the table to a shoe that is ready to be dealt from."""
    table.preshuffled = yield from shuffled(table)
    yield from into_the_shoe(table)


def into_the_shoe(table: CoupTable) -> Steps[None]:
    """Cut, marked, loaded and burnt; over again where a player asks for preshuffled cards to be shuffled."""
    while True:
        table.reshuffle_asked = False
        table.burnt = []
        table.shoe.reshuffle()
        depths = (BEHIND, table.shoe.remaining, BEHIND)
        yield from cut_and_mark(table.shoe, table.cutters(), shuffling(table.part), table.may_cut, depths)
        yield from table.burn_cards()
        if not table.reshuffle_asked:
            return table.begin_shoe()
        table.preshuffled = False
        yield from shuffle(table.part("qld s92A"))


def shuffled(table: CoupTable) -> Steps[bool]:
    """Sorted and inspected where they are new, then shuffled; True where preshuffled cards are used instead."""
    brought: object = NEW if table.due == START else None
    under = table.part("qld s92A") if table.due == ASKED else table.part("qld s92(1)")
    while True:
        if brought is NEW:
            brought = yield from inspect(table)
        if brought is PRESHUFFLED:
            return True
        brought = yield Choice(DEALER, {"shuffle": Offer(under)}, under, moment=SHUFFLING)
        if brought not in (NEW, PRESHUFFLED):
            return False


def inspect(table: CoupTable) -> Steps[object]:
    """The dealer and a supervisor, then the players; unless preshuffled cards are used instead."""
    came = yield from inspect_new_cards(table, table.part("qld s91(1)"), table.part("qld s91(2)"))
    if came is None:
        show_the_cards(table, Call(table.text.inspected, table.part("qld s91(3)")))
    return came


def burn(table: CoupTable) -> Steps[CardNumber]:
    """The next card goes to the discards."""
    under = table.part("qld s93(8)")
    came: CardNumber = yield Card(table.shoe, under, DISCARDS, only_source=table.only_source, moment=BURNING)
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


def may_begin(round_: Round[CoupTable], _who: str) -> Ways:
    return [()] if round_.table.due == START else []


def begin(round_: Round[CoupTable], who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
    table = round_.table
    table.rule(f"the {who} directs that the game begin with preshuffled cards", table.part("qld s91(4)"))
    return ScriptAnswer(PRESHUFFLED)


def may_replace(round_: Round[CoupTable], _who: str) -> Ways:
    table = round_.table
    completed = table.due in (COMPLETED, NO_CARDS_LEFT) and not table.dummy  # one may be directed after the last coup
    return [(choice("cards", ("new", "preshuffled")),)] if completed else []


def replace(round_: Round[CoupTable], who: str, details: Mapping[str, Any]) -> ScriptAnswer:
    table, preshuffled = round_.table, details["cards"] == "preshuffled"
    table.shoe.replace()
    table.due = REPLACED
    under = table.part("qld s92(2)(b)") if preshuffled else table.part("qld s92(2)(a)")
    table.rule(f"the {who} replaces all decks with {details['cards']} ones", under)
    return ScriptAnswer(PRESHUFFLED if preshuffled else NEW)


def may_ask(round_: Round[CoupTable], who: str) -> Ways:
    """Until a card is dealt from the shoe."""
    table = round_.table
    return [()] if table.preshuffled and not table.reshuffle_asked and not table.people[who].excluded else []


def ask_again(round_: Round[CoupTable], who: str, _details: Mapping[str, Any]) -> Script | ScriptAnswer | None:
    """At once where the cards are not cut yet or lie in the shoe; otherwise as soon as they are in it."""
    table = round_.table
    table.rule(f"{who} asks for the preshuffled cards to be shuffled again", table.part("qld s92A"))
    if round_.moment == BEFORE_THE_CUT:
        table.preshuffled = False
        return shuffled_again(table)
    if table.due:
        table.reshuffle_asked = True
        return None
    table.finish_shoe(ASKED)
    table.preshuffled = False
    return begin_anew(round_)


def shuffled_again(table: CoupTable) -> Script:
    yield from shuffle(table.part("qld s92A"))
    return None


def card_acts(part: Parallel, moments: Iterable[str]) -> tuple[Act[CoupTable], ...]:
    """The rows of acts; `moments` are all of the game's."""
    begins, replaces, asks = part("qld s91(4)"), part("qld s92(2)(a)"), part("qld s92A")
    new, old, ever = frozenset({INSPECTING}), frozenset({SHUFFLING}), frozenset(moments)
    return (
        Act("use preshuffled cards", PIT_BOSSES, begins, may_begin, begin, at=new),
        Act("replace the cards", PIT_BOSSES, replaces, may_replace, replace, "after a shoe", at=old),
        Act("ask for a reshuffle", PLAYERS, asks, may_ask, ask_again, "of preshuffled cards", at=ever),
    )
