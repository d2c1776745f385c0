"""Wagers that are spoken: with chips to go with them, or with what is changed into chips at once."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.errors import Ground, HousewayError, Refused, quoted
from houseway.money import dollars
from houseway.play import remedy
from houseway.play.acts import Act, Field, Fields, Ways, choice, text
from houseway.play.events import CASH
from houseway.play.people import PLAYERS, player
from houseway.play.round import Round
from houseway.play.sign_acts import MOST_CHIPS
from houseway.play.table import Call, Table
from houseway.play.wagering import check_wager, put_down, read_wager
from houseway.play.ways import wager_options

CHIPS: Final = "chips"
SPOKEN: Final[Fields] = (text("on"), text("selection"), Field("stake", "money"), text("with"))


def declare_wager(said: Call, *means: str) -> Act[Table]:
    """The act, under the provision of what is said then: who, how many dollars, in what and on which wager.

    `means` is what may go with a spoken wager. Chips are the player's own; anything else becomes chips.
    """
    *first, last = means
    listed = f"with {', '.join(first)} or {last}"
    changed = tuple(each for each in means if each != CHIPS)

    def before_no_more_bets(round_: Round[Table], who: str) -> Ways:
        """With chips what they cover, otherwise every wager that this person may make."""
        ask, table = round_.wagering, round_.table
        if ask is None or table.people[who].excluded:
            return []
        purses = [((CHIPS,), table.people[who])] if CHIPS in means else []
        return [
            (*option.fields, choice("with", with_))
            for with_, person in (*purses, (changed, player(who, MOST_CHIPS)))
            for row in ask.rows
            for option in wager_options(table, person, row)
        ]

    def declare(round_: Round[Table], who: str, details: Mapping[str, Any]) -> None:
        table, stake = round_.table, details["stake"]
        person = table.people[who]
        if details["with"] in changed:
            table.move(person, stake, CASH)
        row = table.game.wager_named[details["on"]]
        if row.exactly is not None:
            put_down(table, person, row, details["selection"], stake, "")
        else:
            remedy.let_stand(remedy.Attempt(table, person, row.name, details["selection"], stake), row, "")
        table.announce(said, who, dollars(stake), details["with"], details["on"])

    def why_not(round_: Round[Table], details: Mapping[str, Any]) -> Refused | None:
        """Where wagers are open: nothing goes with it, or the wager itself is not allowed."""
        if round_.wagering is None:
            return None  # too late, under the same provision
        if details.get("with") not in means:
            why = "a wager that is only spoken is not accepted"
            return Refused(said.under, why, ground=Ground.MEANS, instead=listed)
        if details.get("on") not in [row.name for row in round_.wagering.rows]:
            why = f"{quoted(details.get('on'))} is not a permissible wager"
            return Refused(round_.table.game.general.not_permitted, why)
        return None

    return Act(
        "declare a wager", PLAYERS, said.under, before_no_more_bets, declare, listed, why_not, taken=_all_the_same
    )


def _all_the_same(round_: Round[Table], who: str, details: Mapping[str, Any], problem: HousewayError) -> Fields:
    """An amount outside the limits, where the rules take it as they do one that is put down (reading G14)."""
    table, on = round_.table, {name: each for name, each in details.items() if name != "with"}
    if details.keys() != {f.name for f in SPOKEN} or getattr(problem, "ground", Ground.AMOUNT) != Ground.AMOUNT:
        raise problem
    row, selection, stake, _ = read_wager(table, table.game.wagers, on)
    person = table.people[who] if details["with"] == CHIPS else player(who, MOST_CHIPS)
    try:
        check_wager(table, person, row, selection, stake)
    except Refused as refused:
        remedy.check_taken(table, person, on, refused)
        return SPOKEN
    raise problem
