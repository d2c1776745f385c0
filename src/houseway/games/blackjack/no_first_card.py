"""A dealer without a first card (qld ss 54, 61): everybody may withdraw, once."""

from houseway.cite import Cite, cite
from houseway.games.blackjack import moments
from houseway.games.blackjack.dealing import deal
from houseway.games.blackjack.omitted_hands import offer
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.ask import Steps


def dealer_without_a_card(table: BlackjackTable) -> Steps[None]:
    """Found with the second cards (s54), or later (s61)."""
    if table.no_first_card:
        yield from deal(table, table.dealer, cite("qld s54(b)"), moments.SECOND_CARDS)
        yield from offer_withdrawal(table, cite("qld s54(c)"))
    elif not table.withdrawal_offered:
        yield from offer_withdrawal(table, cite("qld s61(1)(a)"))


def offer_withdrawal(table: BlackjackTable, under: Cite) -> Steps[None]:
    """Whoever is over 21 has lost already (s61(3)(b), reading B35)."""
    table.withdrawal_offered = True
    lost = any(hand.live and hand.bust for hand in table.hands())
    table.rule("the dealer has no first card: each player may withdraw", under, *(("reading B35",) if lost else ()))
    for hand in table.hands():
        if hand.live and not hand.bust:
            yield from offer(table, hand, under, "stay", "withdraw", moments.WITHDRAWAL)
