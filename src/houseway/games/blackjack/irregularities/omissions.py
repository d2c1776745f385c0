"""Positions and hands that the dealer goes past (qld ss 54, 56 to 59, 61): the fact, and its discovery."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.games.blackjack import moments
from houseway.games.blackjack.dealing import PASSED
from houseway.games.blackjack.decisions import Decision
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.irregularities.common import card_awaited, hand_named, labels
from houseway.games.blackjack.no_first_card import offer_withdrawal
from houseway.games.blackjack.omitted_hands import (
    NOT_HIT,
    ONE_CARD,
    is_last,
    last_hand_gone_past,
    late_second_card,
    no_cards,
    put_right,
    reconstructed,
    retract_or_go_on,
)
from houseway.games.blackjack.splitting import SPLIT_CARD
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.turns import play_hand
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice
from houseway.play.ask import Card, Script
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, PLAYERS
from houseway.play.round import Round

MISSED: Final = "the dealer misses this position, unnoticed"
ANYBODY: Final = DEALER_OR_MORE_SENIOR | PLAYERS


def may_go_past(round_: Round[BlackjackTable], _who: str) -> Ways:
    """In the first deal, or where a player is to be hit or not; not a position that was missed once already."""
    table, ask = round_.table, round_.table.asked
    if isinstance(ask, Card):
        missed = (table.no_first_card and ask.to == table.dealer.label) or ask.to in labels(table.owed)
        split = ask.under is SPLIT_CARD and any(h.label == ask.to and not h.offered for h in table.hands())
        return [()] if split or (ask.moment in moments.THE_DEAL and not missed) else []
    return [()] if isinstance(ask, Decision) and not ask.hand.offered and not table.dealer.separated else []


def go_past(_round: Round[BlackjackTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
    """Nobody has noticed yet; what follows depends on when somebody does."""
    return ScriptAnswer(PASSED)


def gone_past(round_: Round[BlackjackTable], _who: str) -> Ways:
    hands = [h for h in round_.table.hands() if h.passed and h.live and not h.offered and _in_time(round_, h)]
    return [(choice("hand", labels(hands), among=labels(round_.table.hands())),)] if hands else []


def _in_time(round_: Round[BlackjackTable], hand: Hand) -> bool:
    """Can this be ruled on now? The last player's is, once all the others are done (s57, s59)."""
    if round_.moment == moments.SECOND_CARDS:
        return hand not in round_.table.owed and _second_card_went_by(round_, hand)
    if turns_are_on(round_):
        return not is_last(round_.table, hand) or not hand.cards
    return True


def turns_are_on(round_: Round[BlackjackTable]) -> bool:
    """Is any hand's turn still to come, or not over?"""
    table = round_.table
    ahead = any(hand.live and not hand.done and not hand.passed for hand in table.hands())
    return round_.moment in moments.TURNS and (table.decision is not None or ahead)


def _second_card_went_by(round_: Round[BlackjackTable], hand: Hand) -> bool:
    table, awaited = round_.table, card_awaited(round_)
    if awaited is None or len(hand.cards) > 1:
        return False
    order = [box.label for box in table.in_play]
    return bool(table.owed) or awaited.to not in order or order.index(hand.label) < order.index(awaited.to)


def found_gone_past(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> Script:
    """What the law gives the players of the hand, by how far the round has come."""
    table, hand = round_.table, hand_named(round_.table, details["hand"])
    if not hand.cards:
        no_cards(table, hand)
    elif round_.moment == moments.SECOND_CARDS:
        yield from found_in_the_deal(table, hand)
    elif (yield from reconstructed(table, hand)):
        return None
    elif turns_are_on(round_):
        yield from found_in_the_play(table, hand)
    elif len(table.dealer.cards) < 2:
        yield from put_right(table, hand)
    else:
        yield from last_hand_gone_past(table)  # what the dealer still draws is drawn there
    return None


def found_in_the_deal(table: BlackjackTable, hand: Hand) -> Script:
    if not is_last(table, hand):
        table.rule(f"{hand.label} has one card: its players may retract or go on", ONE_CARD)
        yield from retract_or_go_on(table, hand, ONE_CARD)
    if hand.live:
        table.owed.append(hand)
    return None


def found_in_the_play(table: BlackjackTable, hand: Hand) -> Script:
    """A second card at once (s56(2)), and its turn in its place; after all others where other cards are out (s58)."""
    under = ONE_CARD if len(hand.cards) == 1 and not hand.split else NOT_HIT
    table.rule(f"{hand.label} was gone past: its players may retract or go on", under)
    yield from retract_or_go_on(table, hand, under)
    if under is ONE_CARD:
        in_its_place = table.no_hit_yet()
        yield from late_second_card(table, hand, ONE_CARD)
        hand.passed = False
        if in_its_place and hand.live and table.is_before_the_turn(hand):
            table.rule(f"{hand.label} is asked in its place", "qld s30(2)", "reading B62")
            yield from play_hand(table, hand)
    return None


def dealer_lacks_a_card(round_: Round[BlackjackTable], _who: str) -> Ways:
    table = round_.table
    found = table.no_first_card or table.withdrawal_offered
    return [()] if not table.dealer.cards and table.dealer.passed and not found else []


def found_dealer_without(round_: Round[BlackjackTable], _who: str, _details: Mapping[str, Any]) -> Script:
    table = round_.table
    if round_.moment == moments.SECOND_CARDS:
        table.no_first_card = True
        table.rule("the dealer has no first card: the second cards are finished, then it is dealt", "qld s54")
    else:
        yield from offer_withdrawal(table, cite("qld s61(1)(a)"))
    return None


EARLY: Final = moments.NO_SECOND_CARD_YET
LATER: Final = (*EARLY, moments.DEALERS_HAND, moments.SETTLING)
ACTS: Final[tuple[Act[BlackjackTable], ...]] = (
    act("go past", DEALER, "qld s30(1)", may_go_past, go_past, MISSED, at=(*moments.THE_DEAL, moments.DECISIONS),
        closed="nobody is to be dealt or asked now whom the dealer could miss"),
    act("hand gone past", ANYBODY, "qld s56(1)", gone_past, found_gone_past, "somebody notices", at=LATER,
        closed="no hand has been gone past that could still be put right"),
    act("dealer has no first card", ANYBODY, "qld s54", dealer_lacks_a_card, found_dealer_without, at=EARLY,
        closed="the dealer has a first card, or is not due one, or everybody was asked already"),
)  # fmt: skip
