"""Crown Com-Bo in the terminal: five cards in a row with what each is against the next, and the areas, lit."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings.chips import lying
from houseway.cli.terminal.drawings.squares import LIT, coloured
from houseway.equipment.cards import card, pretty
from houseway.games.com_bo.arithmetic import VALUE
from houseway.games.com_bo.layout import combination_odds, laid_out
from houseway.play.cells import Dress, picture
from houseway.play.cloth import Place
from houseway.play.view import View

BOXES: Final = 5
CELLS: Final = (75, 10)
SHORT: Final = {"five-of-a-kind": "five", "full house": "full", "one pair": "pair"}
AGAINST: Final = {1: (">", "bold green"), 0: ("=", "bold yellow"), -1: ("<", "bold magenta")}


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
    """What is printed on each area, with its odds where there is room, and the chips at the right-hand end."""

    def dress(place: Place) -> Dress:
        chips, ink = lying(view, place)
        lit = place.name in view.look["lit"]
        ink += " on red" if lit else ""
        label = f"{'»' if lit else ' '}{place.inscribed}"
        return Dress(label, _odds(place, view), LIT if lit else "bold", "", chips, ink, left=True)

    return coloured(picture(laid_out(view.look["decks"]), CELLS, dress, "green"))


def _odds(place: Place, view: View) -> str:
    if place.pays:
        return "" if place.pays == "1 to 1" else place.pays
    paid = combination_odds(view.look["decks"]).items()
    return ", ".join(f"{SHORT.get(name, name)} {_short(odds)}" for name, odds in paid)


def _short(odds: str) -> str:
    return odds.removesuffix(" to 1").removeprefix("money ")


def _below(view: View) -> list[Text]:
    look = view.look
    told = [f"{look['decks']} deck{'s' if look['decks'] > 1 else ''}, {look['cards_left']} cards in the shoe"]
    told += [f"keypad {' '.join(look['keypad'])}"] if look["keypad"] else []
    told += [f"drawn for the next round: {look['drawn']}"] if look["drawn"] else []
    told += ["the cutting card lies on the layout"] if look["cutting card"] else []
    told += ["the lights are out of order"] if look["fault"] else []
    markers = [Text(f"higher limit: {who}", "bold yellow") for who in look["higher limits"]]
    return [Text(" · ".join(told), "dim"), *markers]
