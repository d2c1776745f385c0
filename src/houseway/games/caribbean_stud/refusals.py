"""Why something is refused that nobody has asked this person for: not their turn, or not its place in the order."""

from typing import Final

from houseway.errors import Ground, Refused
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.play.acts import Details
from houseway.play.people import Role
from houseway.play.round import Round

DEALERS_STEPS: Final = frozenset(
    {
        "sort and inspect",
        "spread the cards",
        "shuffle",
        "cut the cards",
        "put the cards in the shoe",
        "insert the cards in the device",
        "turn the cards",
        "settle",
    }
)


def refuses(round_: Round[CaribbeanStudTable], who: str, act: str, _details: Details) -> Refused | None:
    """A bet or fold that is not awaited, or a step of the dealer's before the one that comes first."""
    table, ask = round_.table, round_.ask
    person = table.people.get(who)
    if person is None or ask is None:
        return None
    if person.role is Role.PLAYER and act in ("bet", "fold"):
        under = table.text.deal.betting if act == "bet" else table.text.deal.folding
        why = f"it is not the time for {who} to {act}"
        return Refused(under, why, ground=Ground.WHEN, instead=f"awaited: {ask}")
    never = table.text.cards.players_never_cut
    if person.role is Role.PLAYER and act == "cut the cards" and never is not None:
        return Refused(never, "a player never cuts the cards", ground=Ground.WHO)
    before_payment = {step for step, _ in table.text.settlement.before_payment}
    if person.role is Role.DEALER and act in DEALERS_STEPS | before_payment | {
        table.text.deal.closed_by,
        table.text.deal.called,
    }:
        return Refused(ask.under, f"something comes before '{act}'", ground=Ground.WHEN, instead=f"awaited: {ask}")
    return None
