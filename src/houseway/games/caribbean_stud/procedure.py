"""One round of Caribbean stud, in the order of its text."""

from houseway.cite import Cite, cite
from houseway.games.caribbean_stud import moments
from houseway.games.caribbean_stud.dealing import deal_the_cards, turn_up
from houseway.games.caribbean_stud.decisions import decide
from houseway.games.caribbean_stud.preparation import new_cards, shuffle_after_a_round
from houseway.games.caribbean_stud.rules import ANTE
from houseway.games.caribbean_stud.settlement import pay_jackpots, settle_hands
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.terms import declared
from houseway.games.caribbean_stud.wagers import BET, JACKPOT
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DEALER
from houseway.play.wagering import Wagering


def round_of_play(table: CaribbeanStudTable) -> Script:
    """From the antes to the shuffle."""
    if table.due:
        yield from new_cards(table)
    yield open_wagering(table)
    table.wagering_closed()
    if not table.hands:
        return None
    yield from deal_the_cards(table)
    if not table.hands:  # every ante was taken back before the first card
        return None
    if table.in_play:
        yield from call_for_decisions(table)
    for hand in table.in_play:
        yield from decide(table, hand)
    if table.dealers_cards_matter():
        yield from dealers_hand(table)
    table.gather()
    yield from shuffle_after_a_round(table)
    return None


def open_wagering(table: CaribbeanStudTable) -> Wagering:
    making, deal = table.text.making, table.text.deal
    rows = [table.game.wager_named[name] for name in (ANTE, JACKPOT)]
    under = (making.opened, deal.closed_by, deal.closed, making.after_first_card)
    return Wagering(rows, *under, moment=moments.WAGERS_OPEN)


def call_for_decisions(table: CaribbeanStudTable) -> Steps[None]:
    """Said with the last card, or where the text names the call, by the dealer when all have their cards."""
    deal = table.text.deal
    if deal.called:
        offers, under = {deal.called: Offer(deal.decide.under)}, deal.decide.under
        about, left = "the cards are dealt", table.anybody_left
        yield Choice(DEALER, offers, under, about, wanted=left, moment=moments.DEALT)
    if table.in_play:
        table.announce(deal.decide)


def dealers_hand(table: CaribbeanStudTable) -> Steps[None]:
    """The dealer turns all cards face up and declares the hand, then settles."""
    says, matter = table.text.settlement, table.dealers_cards_matter
    yield from table.text.count_hands(table)
    if not matter():
        return
    offers = {"turn the cards": Offer(says.turning, says="all the dealer's cards face up")}
    about = "every hand has bet or folded"
    yield Choice(DEALER, offers, says.turning, about, wanted=matter, moment=moments.DECIDED)
    if not matter():
        return
    table.dealer.exposed = True
    yield from turn_up(table, table.dealer, says.turning, moments.DECIDED)
    if not matter():
        return
    yield from table.text.count_the_dealers(table)
    if not matter():
        return
    plays = table.dealer_qualifies()
    if plays:
        table.announce(says.qualifies, declared(table.dealer.rank))
    else:
        table.announce(says.no_hand)
    if not table.in_play:
        return
    under = says.settling if plays else says.settling_no_hand
    offers, about = {"settle": Offer(under)}, "the dealer's hand is declared"
    yield Choice(DEALER, offers, under, about, wanted=table.anybody_left, moment=moments.DECLARED)
    for hand in reversed(table.in_play):
        if plays or table.wager_on(hand, JACKPOT) is not None:
            yield from turn_up(table, hand, under, moments.DECLARED)
    yield from pay_jackpots(table, settle_hands(table))


def late(table: CaribbeanStudTable, wager: str, act: str) -> Cite:
    """What keeps a wager from being made now, or handled."""
    text = table.text
    if act == "withdraw":
        return text.making.after_first_card
    if wager == BET:
        return text.deal.betting
    if table.moment in (moments.NEW_CARDS, moments.NEW_IN_PLACE):
        return text.cards.into_device if table.rules.device else text.cards.loading
    if taken_back(table) is not None:
        return text.deal.closed
    return text.making.before_the_deal if wager == JACKPOT else cite(text.making.ante)


def taken_back(table: CaribbeanStudTable) -> Cite | None:
    """What lets a wager be taken back although no more are made: from the call to the first card nothing forbids it."""
    called = table.text.deal.closed_by_call and table.moment == moments.DEALING
    return table.text.making.after_first_card if called and not table.dealt else None
