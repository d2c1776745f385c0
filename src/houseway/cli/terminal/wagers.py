"""A person's own wagers: what they were when wagering last closed (`again`), and before each line (`undo`)."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from houseway.errors import BadInput
from houseway.money import Cents, cents, dollars
from houseway.play.cloth import area_name
from houseway.play.grammar import Intent
from houseway.play.view import View

Where: TypeAlias = tuple[str, str, str]
"""A wager, its selection and the colour of its chips."""
OPEN_LATER: Final = ("offer the spin",)  # closes no wagering for good
Lying: TypeAlias = Mapping[Where, Cents]


def own(view: View) -> Lying:
    """The viewer's wagers on the layout."""
    found: dict[Where, Cents] = {}
    for placed in view.placed:
        if placed["person"] == view.viewer:
            where = placed["wager"], placed["selection"], placed["chips"] or ""
            found[where] = found.get(where, 0) + cents(placed["stake"])
    return found


def open_to(view: View) -> bool:
    """May the viewer wager now?"""
    return view.yours and (view.awaited or {})["kind"] == "wagering"


class Wagers:
    """Remembers, from one line to the next."""

    def __init__(self) -> None:
        self.last: Lying = {}  # when wagering last closed
        self.sits_out = False  # has the person let it close without a wager in this round?
        self._undo: list[Lying] = []

    def line(self, was: View, view: View, *, closed: bool, over: bool) -> None:
        """A line was typed: how it stood before, and how it stands now. Has wagering closed, and is the round over?"""
        before = own(was) if open_to(was) else {}
        if open_to(was) and closed:
            self._undo.clear()
            self.last = before or self.last
            self.sits_out = not before and (was.awaited or {})["closed by"] not in OPEN_LATER
        elif open_to(was) and own(view) != before:
            self._undo.append(before)
        self.sits_out = self.sits_out and not over

    def again(self, view: View) -> list[Intent]:
        """What lay there when wagering last closed, and does not lie there now."""
        if not open_to(view):
            raise BadInput("wagers are not open now; type again when they are")
        if not self.last:
            raise BadInput("there is no wager of yours from before to make again")
        there = own(view)
        less = {where: stake - there.get(where, 0) for where, stake in self.last.items()}
        made = [_made(view, where, stake) for where, stake in less.items() if stake > 0]
        if not made:
            raise BadInput(f"it lies there: {told(there)}")
        return made

    def undo(self, view: View) -> list[Intent]:
        """Back to what lay there before the last line that changed it; the law says whether it may be taken back."""
        if not open_to(view) or not self._undo:
            raise BadInput("there is nothing to undo; undo takes back what you put down while wagers are open")
        before, there = self._undo[-1], own(view)
        changed = [where for where in {**there, **before} if there.get(where) != before.get(where)]
        gone = [_withdrawn(view, where) for where in reversed(changed) if where in there]  # one may go with another
        return gone + [_made(view, where, before[where]) for where in changed if where in before]

    def undone(self) -> None:
        """The line that was undone, and the one that undid it, are no more."""
        del self._undo[-2:]


def _withdrawn(view: View, where: Where) -> Intent:
    on, selection, colour = where
    for ticket in reversed(view.look.get("tickets", ())):
        if ticket["numbers"] == selection and ticket["plays"]:
            return Intent("refund a ticket", {"ticket": int(ticket["serial"])})
    return Intent("withdraw", {"on": on, "selection": selection} | ({"chips": colour} if colour else {}))


def _made(view: View, where: Where, stake: Cents) -> Intent:
    on, selection, colour = where
    if "tickets" in view.look:  # of keno
        numbers: dict[str, Any] = {"numbers": [int(number) for number in selection.split("-")], "stake": stake}
        return Intent("submit an entry", numbers | ({"kind": "jackpot keno"} if "jackpot" in on else {}))
    return Intent("wager", {"on": on, "selection": selection, "stake": stake} | ({"chips": colour} if colour else {}))


def told(lying: Lying) -> str:
    """`$5 red, $10 blackjack box 2`."""
    return ", ".join(f"${short(stake)} {area_name(on, selection)}" for (on, selection, _), stake in lying.items())


def staked(details: Mapping[str, Any]) -> str:
    """`$3 on 17-44`: a wager that somebody is about to make."""
    numbers = "-".join(map(str, details.get("numbers", ())))
    return f"${short(details['stake'])} on {numbers or area_name(details['on'], details['selection'])}"


def short(amount: Cents) -> str:
    """`5` for $5.00."""
    return dollars(amount).removesuffix(".00")
