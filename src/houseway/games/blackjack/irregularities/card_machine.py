"""A card machine that fails in the middle of a round (qld ss 65B to 65D)."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.cards import card
from houseway.equipment.machine import CardMachine
from houseway.equipment.shoe import Shoe
from houseway.families.shuffling import shuffle
from houseway.games.blackjack.dealing import Reshuffle, cut, reshuffled
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.irregularities.common import cards_field, labels
from houseway.games.blackjack.moments import PLAYING, WAGERS
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.terms import SHUFFLED_FOR
from houseway.play.acts import Act, Ways, act, choice, several
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR
from houseway.play.round import Round

YES_NO: Final = ("yes", "no")
BACK: Final = cite("qld s65D(2)(a)")


def machine_deals(round_: Round[BlackjackTable], _who: str) -> Ways:
    """A card machine is in use and at least one card is out."""
    table = round_.table
    if not isinstance(table.shoe, CardMachine) or not any(table.shoe.on_table):
        return []
    facts = (choice("another_machine", YES_NO), choice("disadvantage", YES_NO))
    damaged = (cards_field(table, "damaged", optional=True),) if table.shoe.remaining else ()
    return [(*facts, *damaged)]


def machine_fails(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> Script:
    """Transferred to another machine where that is at hand and nobody was hurt; else finished from a shoe."""
    table = round_.table
    damaged = [card(name) for name in details.get("damaged", ())]
    if details["another_machine"] == "yes" and details["disadvantage"] == "no":
        transfer(table, damaged)
    else:
        yield from finish_from_a_shoe(table, damaged)
    return None


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
    old = table.shoe
    assert isinstance(old, CardMachine)
    old.remove_damaged(damaged)
    shoe = Shoe()
    old.transfer_to(shoe)
    shoe.replace_damaged()
    table.shoe = shoe
    table.entry.new_shoe()  # reading B55
    table.reshuffle = Reshuffle(by_hand(table, shoe))
    yield from reshuffled(table, table.moment)


def by_hand(table: BlackjackTable, shoe: Shoe) -> Steps[None]:
    """The opportunity to have amounts back, then the shuffle and the cut: no card is dealt before (s65D(2))."""
    yield from offer_wagers_back(table)
    yield from shuffle(SHUFFLED_FOR["malfunction"])
    yield from cut(table, shoe, "directed")
    table.rule("the shuffle counts as one directed and reported to an inspector", "qld s65D(3)", "qld s25(b)")


def offer_wagers_back(table: BlackjackTable) -> Steps[None]:
    """Each amount, and so on this hand or that; whoever is excluded has no say, and stays in the round (B17)."""
    for person in dict.fromkeys(p.person for p in table.placed):
        here = partial(stays_in, table, person)
        if here():
            offers = {"stay": Offer(BACK), "take back": take_back(table, person)}
            answer = yield Choice(person, offers, BACK, "the card machine has failed", wanted=here)
            if answer is not None and answer[1] == "take back":
                named = answer[2].get("hands", labels(still_in(table, person)))
                for hand in [each for each in table.hands() if each.label in named]:
                    table.retract(hand, person, BACK)


def take_back(table: BlackjackTable, person: str) -> Offer:
    hands = several("hands", labels(still_in(table, person)), optional=True, among=labels(table.hands()))
    return Offer(BACK, (hands,), "what lies on these hands; where none is named, every amount wagered in this round")


def stays_in(table: BlackjackTable, person: str) -> bool:
    return bool(still_in(table, person))


def still_in(table: BlackjackTable, person: str) -> list[Hand]:
    return [hand for hand in table.hands() if table.plays(person, hand)]


# s65A(3)(d): a cutting card under the cards


def before_the_first_round(round_: Round[BlackjackTable], _who: str) -> Ways:
    table = round_.table
    return [()] if isinstance(table.shoe, CardMachine) and not table.concealed and not table.entry.rounds else []


def conceal(round_: Round[BlackjackTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.concealed = True


def concealed(round_: Round[BlackjackTable], _who: str) -> Ways:
    return [()] if round_.table.concealed else []


def uncover(round_: Round[BlackjackTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.concealed = False


def a_machine(round_: Round[BlackjackTable], _who: str) -> Ways:
    return [()] if isinstance(round_.table.shoe, CardMachine) else []


def left_in(round_: Round[BlackjackTable], _who: str, _details: Mapping[str, Any]) -> None:
    what = "a cutting card was left in the card machine: it is taken out, and the round goes on"
    round_.table.rule(what, "qld s65A(3)(d)", "reading B57")


UNDER: Final = "qld s65A(3)(d)"
ACTS: Final[tuple[Act[BlackjackTable], ...]] = (
    act("conceal the bottom card", DEALER, UNDER, before_the_first_round, conceal, "with a cutting card", at=(WAGERS,)),
    act("remove the cutting card", DEALER, UNDER, concealed, uncover, at=(WAGERS,)),
    act("cutting card found in the machine", DEALER_OR_MORE_SENIOR, UNDER, a_machine, left_in, at=(WAGERS, *PLAYING),
        closed="no card machine is in use with cards in it"),
    act("card machine fails", DEALER_OR_MORE_SENIOR, "qld s65B(1)", machine_deals, machine_fails,
        closed="no card machine is in use, or no card of a round has come out of it"),
)  # fmt: skip
