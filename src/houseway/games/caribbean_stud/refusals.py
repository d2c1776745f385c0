"""Why something is refused at a moment or to somebody that it is not open to; and the steps of a round."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.games.caribbean_stud import moments
from houseway.games.caribbean_stud.decisions import affords, too_few_chips
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.people import Role
from houseway.play.round import Round

if TYPE_CHECKING:
    from houseway.games.caribbean_stud.texts import Text


def steps(text: "Text") -> Mapping[str, Cite]:
    """Every step that the procedure, or a report, asks people for, with what says when and by whom it is taken."""
    cards, deal, says = text.cards, text.deal, text.settlement
    found = {
        "sort and inspect": cards.sorting,
        "spread the cards": cards.spreading,
        "shuffle": cards.shuffling,
        "cut the cards": cards.cutting,
        "put the cards in the shoe": cards.loading,
        "insert the cards in the device": cards.into_device,
        deal.closed_by: deal.closed,
        "bet": deal.betting,
        "fold": deal.folding,
        "turn the cards": says.turning,
        "settle": says.settling,
        **dict(says.before_payment),
        **text.reports,
    }
    if deal.called:
        found[deal.called] = deal.decide.under
    return {step: under for step, under in found.items() if under is not None}


def refuses(round_: Round[CaribbeanStudTable], who: str, act: str, details: Details) -> Refused | None:
    """The provision that stands against it, where there is a more telling one than that of the step."""
    table = round_.table
    if table.people[who].role is not Role.PLAYER:
        return _comes_first(round_, who, act)
    if act == "wager":
        return _added(table, who, str(details.get("on", "")), str(details.get("selection", "")))
    if act in ("bet", "fold"):
        return _undecided(table, who, act)
    never = table.text.cards.players_never_cut
    if act == "cut the cards" and never is not None:
        return Refused(never, "a player never cuts the cards", ground=Ground.WHO)
    return None


def _comes_first(round_: Round[CaribbeanStudTable], who: str, act: str) -> Refused | None:
    """A step of the dealer's before another that is due."""
    ask, table = round_.ask, round_.table
    dealers = table.people[who].role is Role.DEALER and act in table.game.steps and act not in ("bet", "fold")
    if not dealers or not isinstance(ask, Choice) or Role.DEALER not in ask.roles or act in ask.offers:
        return None
    return Refused(ask.under, f"something comes before '{act}'", ground=Ground.WHEN, instead=f"awaited: {ask}")


def _added(table: CaribbeanStudTable, who: str, on: str, selection: str) -> Refused | None:
    """A wager that lies there is not changed once the first card is dealt."""
    hand = table.hand_of(who)
    if table.moment not in moments.CARDS_OUT or table.wager_on(hand, on) is None:
        return None
    if hand is None or hand.label != selection:
        return None
    if table.text.deal.closed_by_call and not table.dealt:
        return None  # no more bets: that says it
    why = f"{who}'s {on} is not changed after the first card"
    return Refused(table.text.making.after_first_card, why, ground=Ground.WHEN)


def _undecided(table: CaribbeanStudTable, who: str, act: str) -> Refused | None:
    """A player bets or folds once, with a hand, when the cards are dealt."""
    deal, making, hand = table.text.deal, table.text.making, table.hand_of(who)
    under = deal.betting if act == "bet" else deal.folding
    if not table.dealt:
        return Refused(under, f"it is not the time for {who} to {act}: no cards are dealt", ground=Ground.WHEN)
    if hand is None:
        return Refused(under, f"{who} has no hand in this round", ground=Ground.WHO)
    if hand.folded:
        return Refused(deal.folding, f"{who} has folded", ground=Ground.WHEN)
    if not hand.live:
        return Refused(under, f"{who} is out of the round", ground=Ground.WHEN)
    if hand.bet and act == "bet":
        return Refused(making.one_wager, f"{who} has bet already", ground=Ground.WHEN)
    if hand.bet:
        return Refused(making.after_first_card, f"{who}'s wagers lie until they are decided", ground=Ground.WHEN)
    if table.moment != moments.DECISIONS:
        return Refused(under, "the players decide when all the cards are dealt", ground=Ground.WHEN)
    return too_few_chips(table, hand) if act == "bet" and not affords(table, hand) else None
