"""Somebody at the desk who knows what happened: what the desk makes of a sentence, and after how many questions."""

import tomllib
from pathlib import Path
from typing import Any

from houseway.cite import CITATION, cite
from houseway.disputes import DeskAnswer, Reply, asked
from houseway.disputes.desk import ANOTHER_GAME, NONE, WHICH_GAME
from houseway.play.game import Game
from houseway.rulebook.events import Event
from houseway.rulebook.search import search

Case = dict[str, Any]
SAID = Path(__file__).parents[1] / "disputes" / "said"
RIGHT = ("right at once", "right after one question", "right after two", "right after three")
WRONG, WRONG_AFTER, NOT_KNOWN = "wrong at once", "wrong after questions", "not known"
SILENT, SILENT_AFTER = "silent, and said so", "silent, and said so when asked"
RULED_ON, SILENT_ELSE = "silent, and ruled on at once", "silent, and not known to be"
ROWS = (*RIGHT, WRONG, WRONG_AFTER, NOT_KNOWN, SILENT, SILENT_AFTER, RULED_ON, SILENT_ELSE)
FOUND = {1: "find: the first", 3: "find: of the first three", 10: "find: of the first ten"}


def said(half: str) -> list[Case]:
    cases: list[Case] = tomllib.loads((SAID / f"{half}.toml").read_text("utf-8"))["case"]
    return cases


def by_law(game: Game[Any], event: Event, _words: str) -> DeskAnswer:
    """The provisions alone, without a table: what the desk understood is what is looked at."""
    return DeskAnswer(game.name, game.rules, event.name, cite(event.decides[0]), "", {}, "", ())


def decides(text: str, case: Case) -> bool:
    """Is it a provision of the case, one that stands in it, or one that it stands in?"""
    return any(text in cite(each).steps or each in cite(text).steps for each in case["provisions"])


def chosen(reply: Reply, case: Case) -> int:
    """The choice that leads to a provision of the case, or to silence where the law is silent; else none of these."""
    assert reply.question is not None
    choices = reply.question.choices
    for number, each in enumerate(choices, 1):
        if reply.question.ask == WHICH_GAME:
            fits = each.say == case["game"]
        else:
            silent = case["kind"] == "silent" and each.say != NONE and not CITATION.search(each.leads_to)
            fits = silent or any(decides(text, case) for text in CITATION.findall(each.leads_to))
        if fits or (each.say == ANOTHER_GAME and reply.game != case["game"]):
            return number
    return len(choices)


def came_to(case: Case, game: str | None) -> str:
    """What comes of a sentence, with its game or without."""
    answers: list[int] = []
    reply = asked(case["said"], game, case["rules"], answer=by_law)
    while reply.question is not None:
        answers.append(chosen(reply, case))
        reply = asked(case["said"], game, case["rules"], answers=answers, answer=by_law)
    right = any(decides(text, case) for text in reply.cites if CITATION.fullmatch(text))
    if case["kind"] == "silent":
        said_so = reply.sure == "silent" or right
        ruled = RULED_ON if reply.sure == "yes" and not answers else SILENT_ELSE
        return (SILENT_AFTER if answers else SILENT) if said_so else ruled
    if right:
        return RIGHT[len(answers)]
    return NOT_KNOWN if reply.sure == "no" else WRONG_AFTER if answers else WRONG


def found(case: Case, game: str | None) -> list[str]:
    """Among how many of the first answers of `rules find` a provision of the case is."""
    cited = [each.cite for each in search(case["said"], game, None, case["rules"], 10)]
    at = next((at for at, text in enumerate(cited) if CITATION.fullmatch(text) and decides(text, case)), 10)
    return [row for most, row in FOUND.items() if at < most]
