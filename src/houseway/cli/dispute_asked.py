"""`houseway dispute` with nothing: asks for the game, what happened and when, on a terminal or through a pipe."""

import sys
from collections.abc import Collection
from typing import Any

from houseway.disputes import irregularities
from houseway.errors import BadInput, did_you_mean, printable, quoted
from houseway.games import GAMES
from houseway.play.game import Game

HOW = "say the game and what happened, like: houseway dispute roulette the ball jumped out of the wheel"


def asked_game() -> str:
    return _one_of("Which game?", "GAME", GAMES)


def asked_what(game: Game[Any]) -> str:
    """In anybody's words; a question mark, or nothing, lists what can be reported."""
    _say(f"{game.title}. What happened, in your own words? (? lists what can be reported)")
    while (said := _line()) in ("", "?"):
        _say(f"  {', '.join(each.act for each in irregularities(game))}")
    return said


def asked_when(game: Game[Any]) -> str:
    """Nothing: wherever it can happen."""
    _say(f"When? Enter: wherever it can happen; or one of: {', '.join(game.moments)}")
    try:
        said = _line()
        while _typed() and said and said not in game.moments:
            _say(f"a round never stands at {quoted(said)}; say one of those, or nothing")
            said = _line()
    except BadInput:  # a pipe that had no more to say
        return ""
    return said


def _one_of(question: str, what: str, there: Collection[str]) -> str:
    """One of several words; whoever types may try again."""
    _say(f"{question} {', '.join(there)}")
    while (said := _line().lower()) not in there:
        wrong = f"{what}: {quoted(said)} is not known; there are {', '.join(there)}{did_you_mean(said, there)}"
        if not _typed():
            raise BadInput(wrong)
        _say(wrong)
    return said


def _say(words: str) -> None:
    """Beside the answer, so that `--json` stays one document; nobody reads questions at the other end of a pipe."""
    if _typed():
        print(printable(words), file=sys.stderr)


def _line() -> str:
    if _typed():
        print("> ", end="", file=sys.stderr, flush=True)
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line:
        raise BadInput(HOW)
    return line.strip()


def _typed() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()
