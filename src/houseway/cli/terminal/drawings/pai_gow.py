"""Pai gow in the terminal: the bank's tiles above, every box below, and the ways in which you may set your four."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings.window import Fitted
from houseway.cli.terminal.lexicons.pai_gow import LETTERS, settings
from houseway.equipment.tiles import tile
from houseway.games.pai_gow.arithmetic import hand_name
from houseway.games.pai_gow.hand import splits
from houseway.games.pai_gow.moments import BEFORE_THE_CUT
from houseway.play.view import Data, View

RED_PIPS: Final = frozenset("14")  # as they are painted
BACK: Final = "░"


def draw(view: View) -> RenderableType:
    """The bank, the boxes with players, the boxes that are free, and your ways to set."""
    look = view.look
    bank = look["boxes"][look["bank"]["box"] - 1]
    played = [box for box in look["boxes"] if box["players"] and box is not bank]
    free = [str(box["box"]) for box in look["boxes"] if not box["players"] and box is not bank]
    parts: list[RenderableType] = [_hand(bank, _bank_title(view))]
    parts.append(Fitted(lambda low: _boxes(view, played, low)))
    if view.moment in BEFORE_THE_CUT and free:
        parts.append(Text(f"free: box {', '.join(free)}", "dim"))
    return Group(*parts, *_ways(view))


def _boxes(view: View, played: list[Data], low: bool) -> RenderableType:
    """Side by side; in a low window those of others in a line each."""
    drawn = [box for box in played if not low or view.viewer in box["players"]]
    told = [_line(box, _title(view, box, few=True)) for box in played if box not in drawn]
    columns = Columns([_hand(box, _title(view, box)) for box in drawn], padding=(0, 3))
    return Group(*([columns] if drawn else []), *told) if played else Text("")


def _line(box: Data, title: Text) -> Text:
    """`box 2  seat 2  2-2 1-2: 7 with the low 4 · 5-5 5-5: mooy pair`, on one line."""
    title.no_wrap, title.overflow = True, "ellipsis"
    if "low" not in box:
        return title.append(f"   {' '.join(BACK * 2 if name == '?' else name for name in box['tiles'])}")
    hands = [f"{' '.join(box[which])}: {box[f'{which}_is']}" for which in ("low", "high")]
    return title.append(f"  {' · '.join(hands)}", "default")


def _bank_title(view: View) -> Text:
    """`chung at box 1: the house`, and what a player has put up."""
    bank, dice = view.look["bank"], view.look["dice"]
    who = " and ".join("you" if name == view.viewer else name for name in bank["bankers"])
    banks = "bank" if len(bank["bankers"]) > 1 or who == "you" else "banks"
    whose = {"house": "the house banks", "player/banker": f"{who} {banks}", "co-banker": f"{who} and the house bank"}
    title = Text(f"◉ box {bank['box']}  {whose[bank['kind']]}", "bold")
    chips = ", ".join(f"${p['stake']}" for p in view.placed if p["wager"] == "bank")
    title.append(f"  {chips}" if chips else "", "yellow" if view.viewer in bank["bankers"] else "cyan")
    return title.append(f"  dice {'-'.join(map(str, dice))}: box {view.look['first']} first" if dice else "", "dim")


def _title(view: View, box: Data, *, few: bool = False) -> Text:
    """`box 3  you $10.00`: who plays there, the first player first, and for how much; `few`: the others by number."""
    lies = {p["person"]: p["stake"] for p in view.placed if p["selection"] == f"box {box['box']}"}
    names = [("you" if n == view.viewer else n) + (f" ${lies[n]}" if n in lies else "") for n in box["players"]]
    if few and len(names) > 2:
        names = [f"{names[0]} +{len(names) - 1}"]
    title = Text(f"box {box['box']}{' priority' if box['priority'] else ''}", "bold")
    return title.append(f"  {', '.join(names)}", "yellow" if view.viewer in box["players"] else "cyan")


def _hand(box: Data, title: Text) -> Text:
    """Four tiles; once set and seen, the low hand before the high one."""
    if not box["tiles"]:
        return title.append("\n")
    if "low" in box:
        named = Text.assemble((box["low_is"], "bold"), "  ·  ", (box["high_is"], "bold"))
        return Text("\n").join([title, *_drawn([box["low"], box["high"]]), named])
    under = Text("set" if box["set"] else "", "dim") if box.get("live", True) else Text("out of play", "dim")
    return Text("\n").join([title, *_drawn([box["tiles"]]), under])


def _drawn(groups: list[list[str]]) -> list[Text]:
    """Tiles upright, side by side."""
    lines = [Text(), Text(), Text(), Text()]
    for number, tiles in enumerate(groups):
        for line in lines if number else ():
            line.append("  ")
        for name in tiles:
            one, other = (BACK, BACK) if name == "?" else name.split("-")
            lines[0].append("╭─╮")
            lines[3].append("╰─╯")
            for line, pips in ((lines[1], one), (lines[2], other)):
                line.append("│").append(pips, "bold red" if pips in RED_PIPS else "bold").append("│")
    return lines


def _ways(view: View) -> list[RenderableType]:
    """`a  3 with the high 6 · 9 with the 12`: what each setting makes."""
    own = next((b for b in view.look["boxes"] if len(b["tiles"]) == 4 and not b["set"] and "?" not in b["tiles"]), None)
    found: list[RenderableType] = []
    for letter, low in zip(LETTERS, settings(view) if own else (), strict=False):
        way = splits([tile(name) for name in own["tiles"]])[low] if own else None
        if way is not None:
            low_is, high_is = hand_name(way.low_rank), hand_name(way.high_rank)
            found.append(Text.assemble((f"  {letter}", "bold yellow"), f"  low {low}: {low_is}   high: {high_is}"))
    return found
