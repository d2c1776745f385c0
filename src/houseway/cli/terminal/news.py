"""What happened at the table since the person last did something, in plain words: `seat 2 checks · seat 3 bets $5`."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from houseway.cli.terminal.drawings.chips import named, you
from houseway.cli.terminal.table import under
from houseway.play.grammar import Lexicon
from houseway.play.view import Data, View
from houseway.play.words import in_third_person

LEAST, MOST = 1, 5  # lines
BELOW = 4  # lines for what is said, what may be done, and what is typed
Entry: TypeAlias = tuple[str, str, str]
"""Who speaks, if it is an announcement, the words, and the provision."""
THE_BOXER: Final = "direct the boxer to spin"
WHOLE_DOLLARS: Final = re.compile(r"(?<=\d)\.00\b")
STAFF: Final = {"shuffle": "the dealer shuffles", THE_BOXER: "the boxer spins"}
"""What the staff do without a call."""


def happened(view: View, lexicon: Lexicon, beside: Sequence[RenderableType] = ()) -> RenderableType:
    """As much of it as the window has room for `beside` everything else."""
    return Log([*_entries(view, lexicon)], beside)


class Log:
    """The last acts and calls."""

    def __init__(self, entries: Sequence[Entry], beside: Sequence[RenderableType]) -> None:
        self._entries, self._beside = entries, beside

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        taken = sum(len(console.render_lines(each, options)) for each in self._beside)
        room = console.size.height - taken - BELOW if console.is_terminal else MOST
        lines = min(MOST, max(LEAST, room))
        for start in range(len(self._entries)):
            shown = _flowing(self._entries[start:], cut=start > 0)
            if len(shown.wrap(console, options.max_width)) <= lines or start == len(self._entries) - 1:
                yield shown
                return


def _flowing(entries: Sequence[Entry], cut: bool) -> Text:
    """One after the other; a run of calls has its speaker before it, and the provisions stand at the end."""
    told = Text("… " if cut else "", "dim")
    for speaker, run in groupby(entries, key=lambda each: each[0]):
        told.append(" · " if len(told) > 2 else "", "dim").append(f"{speaker}: " if speaker else "")
        told.append(" · ".join(words for _, words, _ in run), "bold" if speaker else "cyan")
    cites = list(dict.fromkeys(cite for _, _, cite in entries if cite))
    return told.append(f" ({under(cites)})" if cites else "", "dim")


def _entries(view: View, lexicon: Lexicon) -> Iterator[Entry]:
    players = [p["name"] for p in view.people if p["role"] == "player"]
    acts = [each for each in view.happened if "ruling" not in each]  # rulings have lines of their own
    declined = False  # by the last who was asked
    for key, run in groupby(acts, key=lambda each: _alike(lexicon, each, players)):
        some = list(run)
        act = some[0].get("act")
        if declined and act == THE_BOXER:
            yield "", lexicon.nobody, ""
        if "called" in some[0]:
            for each in (each for each in some if not lexicon.shown(each["called"])):
                yield "Dealer", named(view, each["called"].replace("dealer: ", "the dealer has ")), each["cite"]
        elif said := _said(view, key, [each["who"] for each in some]):
            yield "", said, ""
        declined = bool(lexicon.nobody) and (act == "decline" or (declined and act is None))
    if declined and not view.look["spinner"] and "accept" not in (view.awaited or {}).get("offers", ()):
        yield "", lexicon.nobody, ""


def _alike(lexicon: Lexicon, each: Data, players: Sequence[str]) -> str:
    """The phrase for what was done: whoever do the same one after the other are told together."""
    if "called" in each:
        return "called"
    if each["who"] not in players:
        return f"={STAFF.get(each['act'], '')}"
    if each["act"] == "wager":  # the chips lie there
        return "="
    return WHOLE_DOLLARS.sub("", lexicon.does.get(each["act"]) or each["does"])


def _said(view: View, phrase: str, who: Sequence[str]) -> str:
    """`seat 3 raises by $20`, `you and seat 2 check`; nothing of what goes without saying."""
    if phrase.startswith("="):
        return phrase[1:]
    names = [you(view, name) for name in dict.fromkeys(who)]
    said = in_third_person(phrase) if len(names) == 1 and names != ["you"] else phrase
    return f"{', '.join(names[:-1])}{' and ' * (len(names) > 1)}{names[-1]} {said}"
