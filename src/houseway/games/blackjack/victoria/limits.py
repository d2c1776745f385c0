"""The notice of limits since 15 December 2000 (27/2000 rule 6.1): for each playing area, or for each player."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from houseway.cite import cite
from houseway.games.blackjack.boxes import Amounts, whole_box
from houseway.games.blackjack.moments import WAGERS
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.wagers import BLACKJACK_WAGER
from houseway.money import dollars
from houseway.play.acts import Ways, act, choice
from houseway.play.people import DIRECTORS
from houseway.play.round import Round
from houseway.play.settlement import take_off
from houseway.play.sign import Limits
from houseway.play.wager import Placed

NOTICE: Final = cite("vic 27/2000 r6.1")
ALONE: Final = cite("reading B48")
EACH: Final = "each wager"


def counted_with(table: BlackjackTable, person: str, selection: str) -> list[Placed]:
    """The wagers that count together with one of this person's on this box, that one among them."""
    if table.rules.limits_per == "player":
        return [p for p in table.placed if p.wager.name == BLACKJACK_WAGER.name and p.person == person]
    return table.main_wagers(selection)


def within(table: BlackjackTable, person: str, selection: str, amounts: Amounts) -> Amounts:
    """What is left of the minimum and of the maximum, with what already counts (reading B48)."""
    if not table.rules.limits_per:
        return whole_box(table, person, selection, amounts)
    limits, _, most = amounts
    others = [p for p in counted_with(table, person, selection) if (p.person, p.selection) != (person, selection)]
    down = sum(p.stake for p in others)
    step = table.sign.increment_of("blackjack") or table.unit
    return Limits(max(limits.minimum - down, step), max(limits.maximum - down, 0)), NOTICE, most


def drop_what_is_left(table: BlackjackTable, gone: Placed) -> None:
    """A wager was taken back, and those that counted with it do not reach the minimum without it: they go back, too."""
    if not table.rules.limits_per or gone.wager is not BLACKJACK_WAGER:
        return
    left = counted_with(table, gone.person, gone.selection)
    if 0 < sum(p.stake for p in left) < table.sign.limits["blackjack"].minimum:
        last = left[-1]
        what = f"{last.person}'s ${dollars(last.stake)} on {last.selection} is under the minimum by itself"
        table.rule(f"{what}: it goes back", NOTICE, ALONE)
        take_off(table, last, NOTICE, ALONE)  # and so on, with what is left then


# The notice changes


def may_state(round_: Round[BlackjackTable], _who: str) -> Ways:
    return [(choice("per", (EACH, "playing area", "player")),)] if not round_.table.placed else []


def state(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    per = "" if details["per"] == EACH else details["per"]
    table.run_by(replace(table.rules, limits_per=per, box_limited_as_a_whole=False))


STATE_THE_LIMITS: Final = act(
    "count the limits per", DIRECTORS, "vic 27/2000 r6.1", may_state, state, "as the notice at the table then says",
    at=(WAGERS,),
)  # fmt: skip
