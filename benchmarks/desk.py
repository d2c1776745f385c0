"""How well the desk understands people: `python benchmarks/desk.py first` (or `second`) prints the table.

Each sentence of tests/disputes/said is told twice, with its game and without. Whoever tells it picks, of what is asked
back, what leads to a provision that decides the case, or none of these. With `--list`, what was not right at once.
"""

import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.desk import FOUND, RIGHT, ROWS, Case, came_to, found, said

Counts = tuple[Counter[str], Counter[str]]  # with the game, and without


def counted(cases: list[Case], *, listed: bool) -> dict[str, Counts]:
    groups: dict[str, Counts] = {}
    for case in cases:
        for column, game in enumerate((case["game"], None)):
            rows = [came_to(case, game), *(found(case, game) if case["kind"] != "silent" else ())]
            for group in ("all", case["voice"], case["kind"]):
                counts = groups.setdefault(group, (Counter(), Counter()))[column]
                counts.update((*rows, "sentences", *(("with a rule",) if case["kind"] != "silent" else ())))
            if listed and rows[0] != RIGHT[0]:
                print(f"{rows[0]}{'' if game else ', no game'}: {case['game']} {case['provisions']} {case['said']}")
    return groups


def main(half: str) -> None:
    for group, (named, unnamed) in counted(said(half), listed="--list" in sys.argv).items():
        heading = f"{group}: {named['sentences']} sentences"
        print(f"\n{heading:50}{'game given':>12}{'not given':>12}")
        for row in (*ROWS, *FOUND.values()):
            of = named["with a rule" if row in FOUND.values() else "sentences"] or 1
            if named[row] or unnamed[row]:
                print(f"  {row:48}{100 * named[row] / of:10.1f} %{100 * unnamed[row] / of:10.1f} %")


if __name__ == "__main__":
    main(sys.argv[1])
