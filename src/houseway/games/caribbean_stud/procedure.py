"""One round of Caribbean stud, in the order of its text."""

from functools import cache, partial
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.games.caribbean_stud.dealing import deal_the_cards
from houseway.games.caribbean_stud.decisions import decide
from houseway.games.caribbean_stud.preparing import new_cards, shuffle_after_a_round
from houseway.games.caribbean_stud.rules import ANTE
from houseway.games.caribbean_stud.settling import pay_jackpots, settle_hands
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.terms import declared
from houseway.games.caribbean_stud.texts import Text
from houseway.games.caribbean_stud.wagers import BET, JACKPOT
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.game import Game
from houseway.play.people import Role
from houseway.play.wagering import Wagering

__all__ = ["late", "round_of_play"]

DEALER: Final = frozenset({Role.DEALER})


@cache
def wagering(game: Game[Any], text: Text) -> Wagering:
    rows = (game.wager_named[ANTE], game.wager_named[JACKPOT])
    return Wagering(rows, text.making.opened, text.deal.closed_by, text.deal.closed, text.making.after_first_card)


def round_of_play(table: CaribbeanStudTable) -> Script:
    """From the antes to the shuffle."""
    if table.due:
        yield from new_cards(table)
    yield wagering(table.game, table.text)
    table.wagering_closed()
    if not table.hands:
        return None
    table.begin_deal()
    yield from deal_the_cards(table)
    if table.in_play:
        yield from call_for_decisions(table)
    for hand in table.in_play:
        yield from decide(table, hand)
    if table.dealers_cards_matter():
        yield from dealers_hand(table)
    table.gather()
    yield from shuffle_after_a_round(table)
    return None


def call_for_decisions(table: CaribbeanStudTable) -> Steps[None]:
    """Said with the last card, or where the text names the call, by the dealer when all have their cards."""
    deal = table.text.deal
    if deal.called:
        yield Choice(
            DEALER,
            {deal.called: Offer(deal.decide.under)},
            deal.decide.under,
            "the cards are dealt",
            wanted=partial(anybody_left, table),
        )
    if table.in_play:
        table.announce(deal.decide)


def dealers_hand(table: CaribbeanStudTable) -> Steps[None]:
    """The dealer turns all cards face up and declares the hand, then settles."""
    says, left = table.text.settlement, partial(anybody_left, table)
    offers = {"turn the cards": Offer(says.turning, says="all the dealer's cards face up")}
    yield Choice(DEALER, offers, says.turning, "every hand has bet or folded", wanted=table.dealers_cards_matter)
    if not table.dealers_cards_matter():
        return
    table.dealer.exposed = True
    plays = table.dealer_qualifies()
    if plays:
        table.announce(says.qualifies, declared(table.dealer.rank))
    else:
        table.announce(says.no_hand)
    if not table.in_play:
        return
    under = says.settling if plays else says.settling_no_hand
    yield Choice(DEALER, {"settle": Offer(under)}, under, "the dealer's hand is declared", wanted=left)
    yield from pay_jackpots(table, settle_hands(table))


def anybody_left(table: CaribbeanStudTable) -> bool:
    return bool(table.in_play)


def late(table: CaribbeanStudTable, wager: str, act: str) -> Cite:
    """What keeps a wager from being made now, or handled."""
    text = table.text
    if act == "withdraw":
        return text.making.after_first_card
    if wager == BET:
        return text.deal.betting
    if not table.dealt:  # the cards are not ready
        return text.cards.into_device if table.rules.device else text.cards.loading
    return text.making.before_the_deal if wager == JACKPOT else cite(text.making.ante)
