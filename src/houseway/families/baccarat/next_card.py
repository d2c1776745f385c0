"""The next hand's first card, where it is out already: unseen it opens that hand, seen it opens a dummy round."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import card
from houseway.families.baccarat.table import UNSEEN, CoupTable

NEXT: Final = "it is the next hand's first card"
AFTER_IT: Final = "it comes right after the next hand's first card, which is out already"
SECOND: Final = (cite("reading BC41"),)  # another card is out


def keep(table: CoupTable, name: str, what: str, *unseen: Cite) -> None:
    """For the next hand, where nobody has seen it; otherwise for a dummy round."""
    if name:
        await_dummy(table, name, f"{what}, and seen", table.part("qld s106(4)(a)"), *unseen[1:])
    else:
        table.see_cutting_card()
        others = SECOND if UNSEEN in (table.waiting, *table.behind) else ()
        if not others:
            table.wait(UNSEEN)
        use = then(table, AFTER_IT if others else NEXT)
        table.rule(f"{what}, and nobody has seen it: {use}", *unseen, *(no_hand_follows(table) or others))


def await_dummy(table: CoupTable, name: str, what: str, *under: Cite) -> None:
    """A card that has been seen comes out of the shoe and waits to be the first of a dummy round."""
    table.see_cutting_card()
    table.shoe.take(card(name))
    others = SECOND if table.waiting else ()
    table.wait(name)
    dummy = table.part("qld s106(5)(a)"), table.part("qld s106(6)")
    not_the_last = (cite("reading BC5"),) if table.last_round else ()
    what = f"{what}: {then(table, f'a {table.text.dummy_round} begins with it')}"
    table.rule(what, *under, *(no_hand_follows(table) or (*dummy, *not_the_last, *others)))


def found_face_up(table: CoupTable, name: str, *read: Cite) -> None:
    """In the shoe, as the first card of the next hand (s106(4)(b))."""
    what = f"{name}, the next hand's first card, lay face up in the shoe"
    await_dummy(table, name, what, table.part("qld s106(4)(b)"), *read)


def no_hand_follows(table: CoupTable) -> tuple[Cite, ...]:
    """What keeps anything from being dealt after the round that is being settled; nothing, if it is not the last."""
    last = table.last_round and table.started and not table.dummy
    return (table.part("qld s100(3)"), cite("reading BC14")) if last else ()


def then(table: CoupTable, what: str) -> str:
    return "it goes back with the others, as no hand follows" if no_hand_follows(table) else what
