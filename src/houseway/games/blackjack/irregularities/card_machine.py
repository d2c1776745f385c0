"""A card machine that fails in the middle of a round (qld ss 65B to 65D)."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.cards import card
from houseway.equipment.machine import CardMachine
from houseway.equipment.shoe import Shoe
from houseway.families.shuffling import shuffle
from houseway.games.blackjack.dealing import cut
from houseway.games.blackjack.irregularities.common import card_awaited, cards_field, go_on
from houseway.games.blackjack.moments import MOMENTS
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.terms import SHUFFLED_FOR
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round

YES_NO: Final = ("yes", "no")


def machine_deals(round_: Round[BlackjackTable], _who: str) -> Ways:
    """A card machine is in use and at least one card is out."""
    table = round_.table
    if not isinstance(table.shoe, CardMachine) or not any(table.shoe.on_table):
        return []
    facts = (choice("another_machine", YES_NO), choice("disadvantage", YES_NO))
    return [(*facts, cards_field(table, "damaged", optional=True))]


def machine_fails(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> Script:
    """Transferred to another machine where that is at hand and nobody was hurt; else finished from a shoe."""
    table = round_.table
    awaited = card_awaited(round_)
    damaged = [card(name) for name in details.get("damaged", ())]
    if details["another_machine"] == "yes" and details["disadvantage"] == "no":
        transfer(table, damaged)
    else:
        yield from finish_from_a_shoe(table, damaged)
    return go_on(awaited)


def transfer(table: BlackjackTable, damaged: list[int]) -> None:
    old = table.shoe
    assert isinstance(old, CardMachine)
    old.remove_damaged(damaged)
    another = CardMachine(approved=old.approved)
    old.transfer_to(another)
    another.replace_damaged()
    table.shoe = another
    if damaged:
        what = "damaged cards are replaced, the others transferred to another machine, and the game goes on"
        table.rule(what, "qld s65C(1)", "qld s65C(2)")
    else:
        table.rule("the cards are transferred to another machine, and the game goes on", "qld s65B(1)", "qld s65B(2)")


def finish_from_a_shoe(table: BlackjackTable, damaged: list[int]) -> Steps[None]:
    """Everybody may have their wagers back; the rest finish the round from a shoe, shuffled and cut by hand."""
    what = "the machine is not replaced: players may have their wagers back, and a shoe finishes the round"
    table.rule(what, "qld s65D(1)", "qld s65D(2)", "reading B37")
    yield from offer_wagers_back(table)
    old = table.shoe
    assert isinstance(old, CardMachine)
    old.remove_damaged(damaged)
    shoe = Shoe()
    old.transfer_to(shoe)
    shoe.replace_damaged()
    table.shoe = shoe
    yield from shuffle(SHUFFLED_FOR["malfunction"])
    yield from cut(table, shoe, "directed")
    table.rule("the shuffle counts as one directed and reported to an inspector", "qld s65D(3)", "qld s25(b)")


def offer_wagers_back(table: BlackjackTable) -> Steps[None]:
    """Whoever is excluded has no say, and stays in the round (reading B17)."""
    under = cite("qld s65D(2)(a)")
    offers = {"stay": Offer(under), "take back": Offer(under, says="every amount wagered in this round")}
    for person in dict.fromkeys(p.person for p in table.placed):
        here = partial(still_in, table, person)
        answer = (yield Choice(person, offers, under, "the card machine has failed", wanted=here)) if here() else None
        if answer is not None and answer[1] == "take back":
            for hand in table.hands():
                table.retract(hand, person, under)


def still_in(table: BlackjackTable, person: str) -> bool:
    return any(table.plays(person, hand) for hand in table.hands())


ACTS: Final[tuple[Act[BlackjackTable], ...]] = (
    act("card machine fails", DEALER_OR_MORE_SENIOR, "qld s65B(1)", machine_deals, machine_fails, at=MOMENTS),
)
