"""What a game is like to somebody new to it, from the file `face.toml` of its folder: no code, and no game is loaded.

The law's word is used, with the players' word beside it where they differ.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from houseway.money import Cents

SMALL: Final[Cents] = 500


@dataclass(frozen=True)
class Guide:
    """Five lines on how a game is won; what to type first, and what follows."""

    won: Sequence[str] = ()
    first: str = ""
    then: str = ""


@dataclass(frozen=True)
class Face:
    """Everything that a game may say of itself; one that says nothing is played all the same."""

    says: str = ""  # in the lobby
    key: str = ""  # that chooses it there: one of the letters of its name
    kind: str = ""  # by which tables are looked for: cards, poker, dice, wheels, coins, tiles, numbers
    wagers: Sequence[str] = ()  # small ones, as they are typed after the amount, made one beside the other
    stake: Cents = SMALL  # of each
    newcomers: bool = False  # somebody new is led here: a chip and a button, and a wager is settled
    settings: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # of a table at the terminal, by State
    asks: Mapping[str, str] = field(default_factory=dict)  # by moment: what a player is asked, in a player's words
    guide: Guide = Guide()
    versions: Mapping[str, Guide] = field(default_factory=dict)  # of a version of the game, where it has its own

    def guide_to(self, version: object) -> Guide:
        return self.versions.get(str(version), self.guide)


@cache
def face_in(folder: str) -> Face:
    """The face of the game that is written in this package."""
    spec = find_spec(folder)
    file = Path(((spec and spec.submodule_search_locations) or [""])[0]) / "face.toml"
    if not file.is_file():
        return Face()
    whole = tomllib.loads(file.read_text(encoding="utf-8"))
    guides = {name: Guide(**each) for name, each in whole.pop("versions", {}).items()}
    guide = Guide(**whole.pop("guide", {}))
    return Face(**whole, guide=guide, versions=guides)
