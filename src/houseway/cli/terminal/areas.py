"""What is typed at a table whose wagers have an area each: `5 on a`, `10 no red in white`, `withdraw all`, `spin`."""

import re
from collections.abc import Callable, Collection
from typing import Any, Final, TypeAlias

from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.errors import BadInput
from houseway.play.view import View

__all__ = ["read_areas"]

Area: TypeAlias = Callable[[str, View], tuple[str, str]]
"""The wager that some words name, and a lesson where they are not the law's."""

FIRST_WORDS: Final = ("wager", "bet", "place", "put")
WAGER: Final = re.compile(r"\$?(\d+(?:\.\d\d)?)(?:\s+(?:on\s+)?(.+))?")
IN_COLOUR: Final = re.compile(r"(.*?)\s+in\s+(\w+)")


def read_areas(line: str, view: View, area: Area, going_on: Collection[str]) -> list[Intent] | None:
    """What a line means here, or None where it is no phrase; the words `going_on` let the dealer go on."""
    text = " ".join(line.lower().split())
    if text in going_on:
        return [_go_on(view)]
    first, _, rest = text.partition(" ")
    if first in ("withdraw", "remove") and "=" not in rest:
        return _withdraw(rest.removeprefix("on "), view, area)
    match = WAGER.fullmatch(rest if first in (*FIRST_WORDS, "accept") else text)
    if match is None:
        return None
    return [_wager(match[1], match[2] or "", first == "accept", view, area)]


def _go_on(view: View) -> Intent:
    """The dealer closes the wagering, or does what is awaited next."""
    awaited = view.awaited or {}
    act = awaited.get("closed by") or next(iter(awaited.get("offers", ())), "")
    if not act:
        raise BadInput(f"awaited now: {awaited.get('says', 'nothing')}")
    return Intent(act, {}, "dealer")


def _wager(stake: str, where: str, accepted: bool, view: View, area: Area) -> Intent:
    in_colour = IN_COLOUR.fullmatch(where)
    where, colour = (in_colour[1], in_colour[2]) if in_colour else (where, "")
    name, lesson = area(where, view)
    details: dict[str, Any] = {"on": name, "selection": name, "stake": amount(stake)}
    details |= ({"chips": colour} if colour else {}) | ({"accepted": True} if accepted else {})
    return Intent("wager", details, lesson=lesson)


def _withdraw(text: str, view: View, area: Area) -> list[Intent]:
    own = [p for p in view.placed if p["person"] == view.viewer]
    if text in ("", "all"):
        if not own:
            raise BadInput("you have no wager on the layout to withdraw")
        return [_taken(p) for p in own]
    name, _ = area(text, view)
    return [_taken(p) for p in own if p["wager"] == name] or [Intent("withdraw", {"on": name, "selection": name})]


def _taken(placed: dict[str, Any]) -> Intent:
    details = {"on": placed["wager"], "selection": placed["selection"]}
    return Intent("withdraw", details | ({"chips": placed["chips"]} if placed["chips"] else {}))
