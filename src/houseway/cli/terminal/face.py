"""What a game adds to the terminal: how its table is drawn, and what may be typed there."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from houseway.games import GAMES
from houseway.play.view import View

__all__ = ["Face", "Intent", "face_of", "hint_elsewhere", "hint_plainly"]


class Intent(NamedTuple):
    """What somebody meant by a line. `who` is empty for whoever typed it; `lesson` teaches the law's word."""

    act: str
    details: Mapping[str, Any]
    who: str = ""
    lesson: str = ""


def draw_plainly(view: View) -> RenderableType:
    """What every game has to show, for one that has no drawing of its own."""
    return Text("\n".join(f"{name}: {value}" for name, value in view.look.items()))


def read_nothing(_line: str, _view: View) -> list[Intent] | None:
    """No phrases of its own: acts are typed as they are listed."""
    return None


def hint_plainly(view: View) -> str:
    """The acts that are awaited of whoever looks."""
    awaited = view.awaited or {}
    if awaited.get("kind") != "choice":
        return f"wager … · withdraw … · {awaited.get('closed by', 'on')} (or Enter) · ? for all"
    offers = [f"{act}{_up_to(view, act)}" for act in awaited["offers"]]
    about = f"{awaited['about']}: " if awaited["about"] else ""
    return f"{about}{' · '.join(offers)} · ? for all"


def hint_elsewhere(view: View) -> str:
    """`10 on box 4 · `: a box that is free besides the first, where the viewer may wager on it."""
    open_ = (f for option in view.options if option["act"] == "wager" for f in option["fields"])
    boxes = dict.fromkeys(box for f in open_ if f["name"] == "selection" for box in f["choices"])
    free = [box for box in boxes if all(placed["selection"] != box for placed in view.placed)]
    return f"10 on {free[1]} · " if len(free) > 1 else ""


def _up_to(view: View, act: str) -> str:
    """The most that goes with an act."""
    for option in view.options:
        for detail in option["fields"] if option["act"] == act else ():
            if detail["kind"] == "money":
                return f" (up to ${detail['most']})"
    return ""


@dataclass(frozen=True)
class Face:
    """One game at the terminal."""

    draw: Callable[[View], RenderableType] = draw_plainly
    read: Callable[[str, View], list[Intent] | None] = read_nothing
    hint: Callable[[View], str] = hint_plainly
    phrases: Sequence[tuple[str, str]] = ()  # what may be typed, and what it does
    says: str = ""  # one line for the lobby
    settings: Mapping[str, Any] = field(default_factory=dict)  # of a table in Queensland, besides its people


def face_of(game: str) -> Face:
    """The module here that is called as the game's folder is; a game without one is drawn plainly."""
    module = f"{__package__}.{GAMES[game]}"
    if find_spec(module) is None:
        return Face()
    face = import_module(module).FACE
    assert isinstance(face, Face)
    return face
