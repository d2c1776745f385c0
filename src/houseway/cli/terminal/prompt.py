"""The line over the prompt: what may be typed now, and what Enter does."""

import re
from typing import Final

from houseway.cli.terminal.wagers import open_to, own
from houseway.money import cents
from houseway.play.events import Came
from houseway.play.view import View

WIDE: Final = 80
STANDS: Final = {"ball": "the number stands", "dice": "the dice stand", "spin": "they stand"}
ON: Final = ", on until decided"  # what a newcomer's Enter goes on to do where coins are spun
DIGITS: Final = tuple("0123456789")
BY_ENTER: Final = re.compile(r" \((?:or )?Enter\)")


def with_enter(hint: str, words: str, more: str = "", *, told: bool = False) -> str:
    """The hint of a lexicon with what Enter does, and goes on to do; `told`: the lexicon says so. On one line."""
    if told and "Enter" in hint:
        return _fitted(hint.split(" · "))
    parts = [BY_ENTER.sub("", part).removeprefix("Enter: ") for part in hint.split(" · ")]
    about, _, parts[0] = parts[0].rpartition(": ")
    same = next((part for part in parts if _same(part, words)), words)
    rest = [part for part in parts if part != same]
    return _fitted([*([about] if about else []), f"Enter: {same}{more}", *rest])


def _fitted(parts: list[str]) -> str:
    """On one line: without what stands in brackets, examples of wagers, what has more to be typed, and `? for all`."""
    if len(" · ".join(parts)) > WIDE:
        parts = [re.sub(r" \((?!or Enter).*?\)", "", part) for part in parts]
    for spare in (_is_example, lambda part: "…" in part, lambda part: part == "? for all"):
        while len(" · ".join(parts)) > WIDE and (found := [each for each in parts if spare(each)]):
            parts.remove(found[-1])
    return " · ".join(parts)


def _is_example(part: str) -> bool:
    return part.startswith((*DIGITS, "first ", "spinner ")) and "Enter" not in part


def _same(part: str, words: str) -> bool:
    """Does a part of a hint mean this: `accept` the dice, `bet $10.00`, `house way`?"""
    plain = part.partition(" (")[0]
    said = "decline" if plain == "no" else plain
    return words == said or words.startswith(f"{said} ") or words.endswith(f" {said}") or said.startswith(f"{words} $")


def possible(hint: str, view: View) -> str:
    """Without taking anything back while nothing of the viewer's lies there; nor wagers, where there are no chips."""
    if own(view):
        return hint
    if open_to(view) and not cents(view.chips):
        return " · ".join(["You have no chips: buy 100", *(e for e in hint.split(" · ") if "Enter" in e), "? for all"])
    return " · ".join(each for each in hint.split(" · ") if not each.startswith(("withdraw", "remove")))


def of_a_device(view: View, example: str, *, steps: bool) -> str:
    """What comes from a device is typed or left to chance; or, step by step, what went wrong before it is reported."""
    awaited = view.awaited or {}
    to = f" for {awaited['to']}" if awaited["to"] else ""
    if steps:
        return f"{view.moment} · Enter: the {awaited['field']}{to} comes · report · ? for all"
    return f"Type what came{to}: {awaited['field']} …, like {example} · Enter: leave it to chance · ? for all"


def of_what_came(view: View, came: Came | None, *, new: bool) -> str:
    """Before it counts: what went wrong with it is reported, or it stands; `new`: nothing was decided here before."""
    what = "the result stands" if came is None else STANDS.get(came.field, f"the {came.field} stands")
    what += ON if new and "spinner" in view.look else ""
    lies = view.moment if came is None else f"{view.moment}: {came.value}"
    return _fitted([lies[:1].upper() + lies[1:], f"Enter: {what}", "report", "? for all"])
