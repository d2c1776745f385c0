"""Coins that were lost, touched or wrongly spun: what becomes of the set, and of the spin."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.cite import Cite
from houseway.families.ring.moments import COINS_LIE, IN_THE_AIR
from houseway.families.ring.spinning import SPOILT
from houseway.families.ring.table import RingTable
from houseway.play.acts import Act, ScriptAnswer, Ways, because, choice, plainly
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round
from houseway.rulebook.parallel import Parallel

WRONGLY: Final[Mapping[str, str]] = {
    "spun without the kip": "qld s472(4)",
    "not clearly visible before the spin": "qld s472(3)(a)",
    "not one side of each uppermost": "qld s472(3)(b)",
}


def coins_astray(part: Parallel, bowl: Cite, moments: Iterable[str]) -> tuple[Act[RingTable], ...]:
    """Coins that are lost from wherever they were, that another hand had, and a spin in a way that is not allowed."""

    def missing(round_: Round[RingTable], _who: str) -> Ways:
        return [(choice("coins", range(1, round_.table.coins + 1)),)]

    def lost(round_: Round[RingTable], _who: str, details: Mapping[str, Any]) -> None:
        round_.table.lose(details["coins"])

    def touch(round_: Round[RingTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
        """Out of the bowl they go back there; with the coins in the air or on the floor the spin decides nothing."""
        table, spun = round_.table, round_.moment in (IN_THE_AIR, COINS_LIE)
        then = "the spin decides nothing" if spun else "the boxer has looked at them and keeps them again"
        table.rule(f"somebody who may not has touched the coins: {then}", bowl, "reading E19")
        table.called_off = table.called_off or spun
        return ScriptAnswer(SPOILT) if spun else None

    def wrongly(round_: Round[RingTable], _who: str, details: Mapping[str, Any]) -> None:
        what = f"{details['how']}: that makes no spin invalid, and it counts; the next is made as the rule has it"
        round_.table.rule(what, part(WRONGLY[details["how"]]), "reading E20")

    def ways_to_spin(_round: Round[RingTable], _who: str) -> Ways:
        return [(choice("how", tuple(WRONGLY)),)]

    staff, every, spun = DEALER_OR_MORE_SENIOR, frozenset(moments), frozenset({IN_THE_AIR, COINS_LIE})
    kip, none = part("qld s472(4)"), "no coins have been spun whose result is not shown"
    return (
        Act("coins missing", staff, part("qld s474(3)"), missing, lost, "out of the bowl or elsewhere"),
        Act("coins touched by another", staff, bowl, plainly, touch, "than the boxer and the spinner", at=every),
        Act("coins wrongly spun", staff, kip, ways_to_spin, wrongly, at=spun, closed=because(kip, none)),
    )
