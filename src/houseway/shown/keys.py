"""One key for each act of a game, the same whenever it is offered: a letter of its name, players' acts first.

The lexicon has what players do in the order in which a newcomer meets it, so those have the letters that one would try.
A game asks its people for more acts than there are letters; what comes last has none, and is reached by its button.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from string import ascii_lowercase
from typing import Any, Final

from houseway.play.game import Game
from houseway.play.grammar import lexicon_of

TAKEN: Final = frozenset("ahmoux")
"""What every table has: again, hint, sound (mute), other acts, undo, double."""


@lru_cache(maxsize=64)
def keys_of(game: Game[Any]) -> Mapping[str, str]:
    """By act."""
    found: dict[str, str] = {}
    for act in dict.fromkeys(_acts(game)):
        letter = next((each for each in _wanted(act) if each not in TAKEN and each not in found.values()), None)
        if letter is not None:
            found[act] = letter
    return found


def _acts(game: Game[Any]) -> Iterator[str]:
    """Those of players first, and of those the ones with plain names."""
    said = [word for words in lexicon_of(game).said.values() for word in words if word.name in game.steps]
    players, staff = ([word.name for word in said if bool(word.who) is by_staff] for by_staff in (False, True))
    known = {*players, *staff}
    yield from sorted(players, key=_is_long)
    yield from (step for step in game.steps if step not in known and not _is_long(step))
    yield from (*staff, *game.steps)


def _is_long(act: str) -> bool:
    return " " in act


def _wanted(act: str) -> Iterable[str]:
    """The first letters of its words, then the others of its name, then any."""
    words = [word for word in act.lower().split() if word.isalpha()]
    return [*(word[0] for word in words), *"".join(words), *ascii_lowercase]
