"""Each kind of equipment in letters, with its label: wheel, dice, coins, balls, lights, beads, puck, tiles, cards."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.text import Text

from houseway.cli.terminal.drawings.cards import fan
from houseway.cli.terminal.drawings.chips import OTHERS, YOURS
from houseway.play.pieces import Piece

BACK: Final = "░"
RED_PIPS: Final = frozenset("14")  # of a tile, as they are painted
PIPS: Final = {1: "    ●    ", 2: "●       ●", 3: "●   ●   ●", 4: "● ●   ● ●", 5: "● ● ● ● ●", 6: "● ●● ●● ●"}
ON_COLOUR: Final = {
    "red": "bold white on red", "green": "bold white on green", "gold": "bold black on yellow",
    "black": "bold white on black", "a": "white on grey23", "b": "white on red", "c": "white on blue",
    "d": "black on green", "e": "white on magenta", "f": "black on cyan", "g": "black on yellow", "h": "black on white",
}  # fmt: skip
BEADS: Final = {"P": "bold white on blue", "B": "bold white on red", "T": "bold white on green"}
IN_SIGHT: Final = {False: 75, True: 32}  # columns of a rim; in a low window
MOST_BEADS: Final = 24


def titled(piece: Piece, says: str = "") -> Text:
    said = " ".join(filter(None, (piece.state if piece.state not in ("won", "turn") else "", says)))
    title = Text(piece.label, "bold green" if piece.state == "won" else "bold")
    return title.append(f"  {said}" if said else "", "dim")


def blocks(lines: Sequence[Text]) -> Text:
    joined = Text("\n").join(lines)
    joined.no_wrap = True
    return joined


def _cards(piece: Piece, notes: str, low: bool) -> Text:
    lines = fan(titled(piece), piece.what, piece.says or notes, any(piece.closed))
    return blocks(lines[1:] if low and piece.at else lines)  # where it lies is seen


def tiles(piece: Piece, _notes: str, _low: bool) -> Text:
    """Tiles upright, side by side; the low hand stands apart from the high one."""
    lines = [Text() for _ in range(4)]
    for name in piece.what:
        one, _, other = ("  ", "", "  ") if name == "|" else (name or f"{BACK}-{BACK}").partition("-")
        edges = ("", "", "") if name == "|" else ("╭─╮", "│", "╰─╯")
        lines[0].append(edges[0] or "  ")
        lines[3].append(edges[2] or "  ")
        for line, pips in ((lines[1], one), (lines[2], other)):
            line.append(edges[1]).append(pips, "bold red" if pips in RED_PIPS else "bold").append(edges[1])
    return blocks([*lines, Text(piece.says, "bold")] if piece.says else lines)


def _dice(piece: Piece, _notes: str, low: bool) -> Text:
    """With their pips, where there is room."""
    title = titled(piece, piece.says)
    if not piece.what or low:
        thrown = "".join(f" [ {face} ]" for face in piece.what) or " - -"
        return title.append(thrown, "bold white on red" if piece.what else "dim")
    rows = [PIPS[face] for face in piece.what]
    middle = ["   ".join(f"│ {'  '.join(pips[3 * at : 3 * at + 3])} │" for pips in rows) for at in range(3)]
    ends = ["   ".join(f"{left}{'─' * 9}{right}" for _ in rows) for left, right in ("┌┐", "└┘")]
    return blocks([title, *(Text(line, "bold") for line in (ends[0], *middle, ends[1]))])


def _coins(piece: Piece, _notes: str, _low: bool) -> Text:
    """A head is an H, a tail bears its cross."""
    lines = [titled(piece)] + ([Text() for _ in range(3)] if piece.what else [])
    for face in piece.what:
        head = str(face).lower().startswith("h")
        lines[1].append("╭───╮ ")
        lines[2].append("│ ").append("H" if head else "✗", "bold yellow" if head else "bold white").append(" │ ")
        lines[3].append("╰───╯ ")
    return blocks(lines)


def _balls(piece: Piece, _notes: str, _low: bool) -> Text:
    line = titled(piece)
    for ball in piece.what:
        colour, _, star = str(ball).partition(" ")
        line.append("  ").append(f" {'★' if star else ' '}{colour} ", ON_COLOUR.get(colour, "bold"))
    return line


def _wheel(piece: Piece, _notes: str, low: bool) -> Text:
    """The rim on both sides of what came, under the indicator."""
    rim = piece.rim or ()
    wide = max(len(name) for name, _ in rim) + 2
    came = str(piece.what[0]) if piece.what else None
    middle = next((at for at, (name, _) in enumerate(rim) if name == came), 0)
    half = IN_SIGHT[low] // wide // 2
    strip = Text()
    for at in range(middle - half, middle + half + 1):
        name, colour = rim[at % len(rim)]
        won = came is not None and at == middle
        strip.append(
            f"[{name}]".center(wide) if won else name.center(wide), ON_COLOUR.get(colour, "bold") + " bold" * won
        )
    title = titled(piece)
    if low:
        return title.append("  ").append_text(strip)
    return blocks([title.append(" " * (half * wide + (wide - 1) // 2 - len(title))).append("▼", "bold"), strip])


def _lights(piece: Piece, notes: str, _low: bool) -> Text:
    """A light for each spin; a card where they have failed."""
    on, number = piece.what
    if notes:
        return Text(f"[{piece.label} {on}]", f"bold {piece.says}")
    line = Text(f"{piece.label} ", "bold").append(YOURS * on, f"bold {piece.says}")
    return line.append(OTHERS * (number - on), "dim")


def _puck(piece: Piece, _notes: str, _low: bool) -> Text:
    shows = f" {piece.says.upper()} {' '.join(map(str, piece.what))}".rstrip() + " "
    return Text(shows, "bold black on white" if piece.what else "bold white on black")


def _beads(piece: Piece, _notes: str, _low: bool) -> Text:
    """`P B B T P`: how the hands went, the latest last."""
    line = titled(piece)
    for result in piece.what[-MOST_BEADS:]:
        letter = str(result)[0].upper()
        line.append(" ").append(letter, BEADS.get(letter, "bold"))
    return line


DRAWN: Final[Mapping[str, Callable[[Piece, str, bool], Text]]] = {
    "balls": _balls,
    "beads": _beads,
    "cards": _cards,
    "coins": _coins,
    "dice": _dice,
    "lights": _lights,
    "puck": _puck,
    "tiles": tiles,
    "wheel": _wheel,
}
"""By kind, with what is told of it besides; in a low window with less of a picture."""
