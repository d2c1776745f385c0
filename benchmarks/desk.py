"""How well the desk understands people: `python benchmarks/desk.py first` (or `second`) prints the table.

Each sentence of tests/disputes/said is asked twice, with its game and without. Whoever asks picks the choice that
leads to one of the provisions which decide the case, or else none of these.
"""

import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from houseway.cite import CITATION, cite
from houseway.disputes.desk import NONE, WHICH_GAME, asked
from houseway.disputes.replies import Reply
from houseway.rulebook.search import search

SAID = Path(__file__).parents[1] / "tests" / "disputes" / "said"
RIGHT_AFTER = ("right at once", "right after one question", "right after two", "right after three")
ROWS = (*RIGHT_AFTER, "wrong at once", "wrong after questions", "silent, and said so", "silent, and said so when asked",
        "silent, and ruled on at once", "silent, else", "not known")  # fmt: skip
FOUND = {1: "find: first", 3: "find: first three", 10: "find: first ten"}

Case = dict[str, Any]


def decides(cited: str, case: Case) -> bool:
    """Is it a provision of the case, one that stands in it, or one that it stands in?"""
    return any(cited in cite(text).steps or text in cite(cited).steps for text in case["provisions"])


def chosen(reply: Reply, case: Case) -> int:
    """The number of the choice that a person takes."""
    assert reply.question is not None
    if reply.question.ask == WHICH_GAME:
        return next((at for at, each in enumerate(reply.question.choices, 1) if each.say == case["game"]), 1)
    for number, each in enumerate(reply.question.choices, 1):
        silent = case["kind"] == "silent" and each.say != NONE and not CITATION.search(each.leads_to)
        if silent or any(decides(text, case) for text in CITATION.findall(each.leads_to)):
            return number
    return len(reply.question.choices)


def came_to(case: Case, game: str | None) -> str:
    """Which row of the table a case belongs to."""
    answers: list[int] = []
    reply = asked(case["said"], game, case["rules"])
    while reply.question is not None:
        answers.append(chosen(reply, case))
        reply = asked(case["said"], game, case["rules"], answers=answers)
    if case["kind"] == "silent":
        return _silent(reply, answers, case)
    if reply.answer is None:
        return "wrong at once" if reply.sure == "silent" and not answers else "not known"
    if any(decides(text, case) for text in reply.cites if CITATION.fullmatch(text)):
        return RIGHT_AFTER[len(answers)]
    return "wrong after questions" if answers else "wrong at once"


def _silent(reply: Reply, answers: list[int], case: Case) -> str:
    if reply.sure == "silent" or any(decides(text, case) for text in reply.cites):
        return "silent, and said so when asked" if answers else "silent, and said so"
    return "silent, and ruled on at once" if reply.sure == "yes" and not answers else "silent, else"


def found(case: Case, game: str | None) -> list[str]:
    cited = [each.cite for each in search(case["said"], game, None, case["rules"], 10)]
    at = next((at for at, text in enumerate(cited) if CITATION.fullmatch(text) and decides(text, case)), 10)
    return [row for most, row in FOUND.items() if at < most]


def table(cases: list[Case]) -> dict[str, tuple[Counter[str], Counter[str]]]:
    counted: dict[str, tuple[Counter[str], Counter[str]]] = {}
    for case in cases:
        for column, game in enumerate((case["game"], None)):
            rows = [came_to(case, game)]
            rows += found(case, game) if case["kind"] != "silent" else []
            for group in ("all", case["voice"], case["kind"]):
                counts = counted.setdefault(group, (Counter(), Counter()))[column]
                counts.update(rows)
                counts["cases"] += 1
                counts["with a rule"] += case["kind"] != "silent"
            if "--list" in sys.argv and column == 0 and rows[0] != RIGHT_AFTER[0]:
                print(f"{rows[0]}: {case['game']} {case['provisions'][:2]} {case['said']}")
    return counted


def main(half: str) -> None:
    cases = tomllib.loads((SAID / f"{half}.toml").read_text("utf-8"))["case"]
    for group, (given, open_) in table(cases).items():
        print(f"\n{group}: {given['cases']} sentences{'':30}game given   not given")
        for row in (*ROWS, *FOUND.values()):
            if given[row] or open_[row]:
                of = given["with a rule"] if row in FOUND.values() else given["cases"]
                print(f"  {row:48}{100 * given[row] / of:8.1f} %{100 * open_[row] / of:10.1f} %")


if __name__ == "__main__":
    main(sys.argv[1])
