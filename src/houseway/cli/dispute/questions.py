"""`houseway dispute` with nothing: asks for the game, what happened and when; and what is asked back."""

import sys
from collections.abc import Collection
from typing import Any

from houseway.disputes import FollowUp, irregularities
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
        while is_typed() and said and said not in game.moments:
            _say(f"a round never stands at {quoted(said)}; say one of those, or nothing")
            said = _line()
    except BadInput:  # a pipe that had no more to say
        return ""
    return said


def asked_back(question: FollowUp) -> int:
    """The number of the choice that somebody types."""
    _say(question.ask)
    for number, each in enumerate(question.choices, 1):
        _say(f"  {number}. {each.say}" + (f" ({each.leads_to})" if each.leads_to else ""))
    while not ((said := _line()).isdecimal() and 1 <= int(said) <= len(question.choices)):
        _say(f"type a number from 1 to {len(question.choices)}")
    return int(said)


def _one_of(question: str, what: str, there: Collection[str]) -> str:
    """One of several words; whoever types may try again."""
    _say(f"{question} {', '.join(there)}")
    while (said := _line().lower()) not in there:
        wrong = f"{what}: {quoted(said)} is not known; there are {', '.join(there)}{did_you_mean(said, there)}"
        if not is_typed():
            raise BadInput(wrong)
        _say(wrong)
    return said


def _say(words: str) -> None:
    """Beside the answer, so that `--json` stays one document; nobody reads questions at the other end of a pipe."""
    if is_typed():
        print(printable(words), file=sys.stderr)


def _line() -> str:
    if is_typed():
        print("> ", end="", file=sys.stderr, flush=True)
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line:
        raise BadInput(HOW)
    return line.strip()


def is_typed() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()
