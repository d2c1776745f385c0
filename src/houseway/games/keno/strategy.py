"""Keno: present what has won, then buy a small ticket or two."""

from collections.abc import Sequence
from typing import Final

from houseway.money import cents
from houseway.play.acts import Field, Option
from houseway.play.strategy import Move
from houseway.play.view import View
from houseway.strategies.regular import Regular


class Keno(Regular):
    """Picks its numbers by its own entropy."""

    act = "submit an entry"
    most_wagers = 2

    def decide(self, view: View, options: Sequence[Option]) -> Move | None:
        wagers = view.yours and (view.awaited or {})["kind"] == "wagering"
        for ticket in view.look["tickets"] if wagers else ():
            if cents(ticket["owed"]):
                return "present a ticket", {"ticket": int(ticket["serial"])}
        return super().decide(view, options)

    def how_many(self) -> int:
        return self.entropy.below(self.most_wagers + 1)

    def take_back(self, options: Sequence[Option]) -> Move | None:  # noqa: ARG002
        return None

    def wager(self, view: View, options: Sequence[Option]) -> Move | None:  # noqa: ARG002
        if not self._wagers:
            return None
        self._wagers -= 1
        forms = [{field.name: field for field in option.fields} for option in options]
        jackpots = [form for form in forms if "kind" in form]
        jackpot = self.entropy.below(4) == 0 and bool(jackpots)
        return self._entry(jackpots if jackpot else [form for form in forms if "kind" not in form])

    def _entry(self, forms: list[dict[str, Field]]) -> Move | None:
        """For one game, at a whole number of dollars, on any number of spots that there is."""
        forms = [form for form in forms if form["games"].optional]
        spots = [number for form in forms for number in range(form["numbers"].least, form["numbers"].most + 1)]
        if not spots:
            return None
        stake = forms[0]["stake"]
        dollars = -(-stake.least // 100) * 100
        if dollars > stake.most or (dollars - stake.least) % stake.step:
            return None
        numbers = self._numbers(spots[self.entropy.below(len(spots))])
        kind = {"kind": forms[0]["kind"].choices[0]} if "kind" in forms[0] else {}
        return self.act, {"numbers": numbers, "stake": dollars} | kind

    def _numbers(self, count: int) -> list[int]:
        left = list(range(1, 81))
        return sorted(left.pop(self.entropy.below(len(left))) for _ in range(count))


STRATEGIES: Final = {"keno": Keno}
