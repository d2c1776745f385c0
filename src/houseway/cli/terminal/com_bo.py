"""Crown Com-Bo in the terminal: five cards in a row with what each is against the next, and the areas, lit."""

import re
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.areas import BOTH, OTHERS, STYLES, YOURS, read_areas
from houseway.cli.terminal.cloth import Cloth
from houseway.cli.terminal.face import Face, Intent, hint_plainly
from houseway.cli.terminal.phrases import amount
from houseway.equipment.cards import card, pretty
from houseway.errors import BadInput
from houseway.games import find
from houseway.games.com_bo.arithmetic import VALUE
from houseway.games.com_bo.layout import combination_odds
from houseway.money import cents, dollars
from houseway.play.view import View
from houseway.play.wager import Wager

__all__ = ["FACE", "area", "draw"]

WIDTH, BOXES = 75, 5
LIT: Final = "bold black on yellow"
LINES: Final = (
    tuple(f"high {n}" for n in range(1, 6)),
    tuple(f"low {n}" for n in range(1, 6)),
    tuple(f"high run {n}" for n in (2, 3, 4)),
    tuple(f"low run {n}" for n in (2, 3, 4)),
    ("com-bo",),
)
SHORT: Final = {"five-of-a-kind": "five", "full house": "full", "one pair": "pair"}
AGAINST: Final = {1: (">", "bold green"), 0: ("=", "bold yellow"), -1: ("<", "bold magenta")}
NAMED: Final = re.compile(r"(high(?:er)?|hi|h|down|low(?:er)?|lo|l|up)\s*(run|r)?\s*(\d)")
SPOKEN: Final = re.compile(r"(?:say|call)\s+\$?(\d+(?:\.\d\d)?)\s+(?:on\s+)?(.+?)(?:\s+with\s+(.+))?")
HIGH: Final = ("h", "d")  # a high run goes down
PHRASES: Final = (
    ("5 high 1 · 5 low 3", "card 1 ranks above card 2, card 3 below card 4; of 5 the next is 1; also 5 h1, 5 l3"),
    ("1 high run 2 · 1 low run 4", "from card 1 on, every card above (below) the next; also 1 hr2, 1 lr4"),
    ("2 com-bo", "paid for the highest combination of the five cards; one pair: money back"),
    ("withdraw high 1 · withdraw all", "take a wager back"),
    ("accept 2 high 1", "the dealer takes it by mistake, and the table rules on it (vic 29/2000 r6.2)"),
    ("say 5 high 1 with cash", "a spoken wager: the cash becomes chips at once (vic 29/2000 r5.3)"),
    ("deal", "no more bets, five cards, and the dealer enters the result; Enter does it too"),
)


def draw(view: View) -> RenderableType:
    """The cards, the cloth, and what stands on the keypad."""
    return Group(*_cards(view), *_cloth(view), *_below(view))


def _cards(view: View) -> list[Text]:
    """Each in its box, and between two of them which ranks above the other."""
    lines = [Text("     ", no_wrap=True) for _ in range(3)]
    dealt = view.look["boxes"]
    for box in range(BOXES):
        shown = pretty(card(dealt[box])) if box < len(dealt) else f" {box + 1}"
        style = "dim" if box >= len(dealt) else "bold red" if shown[-1] in "♥♦" else "bold"
        sign, ink = _sign(dealt, box)
        for line, inside in zip(lines, ("╭───╮", f"│{shown:<3}│", "╰───╯"), strict=True):
            line.append(inside, style)
            line.append(f"{sign if line is lines[1] else '':^10}"[: 6 if box == BOXES - 1 else 10], ink)
    if len(dealt) == BOXES:
        lines[1].append("1", "dim")
    return lines


def _sign(dealt: list[str], box: int) -> tuple[str, str]:
    """How a card stands to the next one; the last one's next is the first."""
    after = (box + 1) % BOXES
    if box >= len(dealt) or after >= len(dealt) or (after == 0 and len(dealt) < BOXES):
        return "", ""
    one, other = VALUE[card(dealt[box])], VALUE[card(dealt[after])]
    return AGAINST[(one > other) - (one < other)]


def _cloth(view: View) -> list[Text]:
    cloth = Cloth(WIDTH + 1, 2 * len(LINES) + 1, "green")
    rows = find("com-bo", {"decks": view.look["decks"]}).wager_named
    for line, names in enumerate(LINES):
        wide = WIDTH // len(names)
        for place, name in enumerate(names):
            _draw_area(cloth, view, rows[name], wide * place, 2 * line + 1, wide)
    return cloth.lines()


def _draw_area(cloth: Cloth, view: View, row: Wager[Any], left: int, y: int, wide: int) -> None:
    """What is printed there, with its odds where there is room, and the chips at the right-hand end."""
    cloth.box(left, y - 1, left + wide, y + 1)
    lit = row.name in view.look["lit"]
    printed = f"{'»' if lit else ' '}{row.name.upper()}{_odds(row, view)}".ljust(wide - 1)
    cloth.write(left + 1, y, printed, LIT if lit else "bold")
    if lies := _chips(view, row.name):
        cloth.write(left + wide - len(lies), y, lies, STYLES[lies[0]] + (" on red" if lit else ""))


def _odds(row: Wager[Any], view: View) -> str:
    if row.limit == "singles":
        return ""  # all 1 to 1
    if row.limit == "runs":
        return f"  {row.pays}"
    paid = combination_odds(view.look["decks"])
    return "  " + ", ".join(
        f"{SHORT.get(name, name)} {odds.removesuffix(' to 1').removeprefix('money ')}" for name, odds in paid.items()
    )


def _chips(view: View, name: str) -> str:
    """A mark for whose chips lie there, and what the viewer's come to; after the round, those that lay there."""
    lie = [p for p in (*view.placed, *(view.settlements if view.over else ())) if p["wager"] == name]
    own = sum(cents(p["stake"]) for p in lie if p["person"] == view.viewer)
    others = any(p["person"] != view.viewer for p in lie)
    mark = BOTH if own and others else YOURS if own else OTHERS if others else ""
    return f"{mark}${dollars(own).removesuffix('.00')}" if own else mark


def _below(view: View) -> list[Text]:
    look = view.look
    told = [f"{look['decks']} deck{'s' if look['decks'] > 1 else ''}, {look['cards_left']} cards in the shoe"]
    told += [f"keypad {' '.join(look['keypad'])}"] if look["keypad"] else []
    told += [f"drawn for the next round: {look['drawn']}"] if look["drawn"] else []
    told += ["the cutting card lies on the layout"] if look["cutting card"] else []
    told += ["the lights are out of order"] if look["fault"] else []
    markers = [Text(f"higher limit: {who}", "bold yellow") for who in look["higher limits"]]
    return [Text(" · ".join(told), "dim"), *markers]


def area(text: str, _view: View) -> tuple[str, str]:
    """The wager that some words name, and a lesson where they are not the law's."""
    words = " ".join(text.replace("-", " ").split())
    if words in ("com bo", "combo", "combos", "com bos"):
        return "com-bo", ""
    match = NAMED.fullmatch(words)
    if match is None:
        raise BadInput("say where it goes: high 1 to low 5, high run 2 to low run 4, com-bo")
    name = f"{'high' if match[1][0] in HIGH else 'low'}{' run' if match[2] else ''} {match[3]}"
    return name, "" if name == words else f"that area is called {name}"


def read(line: str, view: View) -> list[Intent] | None:
    if spoken := SPOKEN.fullmatch(" ".join(line.lower().split())):
        name, lesson = area(spoken[2], view)
        details = {"on": name, "selection": name, "stake": amount(spoken[1])}
        return [Intent("declare a wager", details | ({"with": spoken[3]} if spoken[3] else {}), lesson=lesson)]
    return read_areas(line, view, area, ("deal", "no more bets"))


def hint(view: View) -> str:
    if (view.awaited or {}).get("kind") == "wagering":
        return "5 high 1 · 1 low run 3 · 2 com-bo · withdraw … · deal (or Enter) · ? for all"
    return hint_plainly(view)


FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    phrases=PHRASES,
    says="higher or lower, runs, combinations of five cards",
)
