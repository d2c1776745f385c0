"""Logs of roulette, paid as they should be, in any of the formats; and how they are read."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import polars as pl

from houseway.audit.columns import ColumnAudit
from houseway.audit.logs import LogAudit
from houseway.equipment.entropy import SeededEntropy

MAPPING = """game = "roulette"
[rows]
table = "table"
round = "round"
time = "at"
person = "who"
wager = "bet"
selection = "on"
stake = "stake"
paid = "won"
returned = "back"
[outcomes]
wheel = "ball"
"""
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
COLUMNS = ("table", "round", "at", "who", "bet", "on", "stake", "won", "back", "ball")


def rows(spins: int = 60) -> list[tuple[str, ...]]:
    """Three gaming days of two tables; each is paid as it should be."""
    chance, found = SeededEntropy("columns"), []
    for spin in range(spins):
        ball = chance.below(37)
        for who in ("ann", "bob", "cat")[: 1 + chance.below(3)]:
            for _ in range(1 + chance.below(2)):
                stake = 5 * (1 + chance.below(4))
                bet, on = ("red", "red") if chance.below(2) else ("straight up", str(1 + chance.below(36)))
                wins = ball in RED if bet == "red" else on == str(ball)
                won = stake * (35 if bet == "straight up" else 1) if wins else 0
                at = f"2004-08-0{1 + spin // 20} {20 + spin // 10 % 2}:{spin % 10:02}"
                money = f"{stake:.2f}", f"{won:.2f}", f"{stake if wins else 0:.2f}"
                found.append((f"R{1 + spin % 2}", str(spin), at, who, bet, on, *money, str(ball)))
    merged = dict.fromkeys(each[:6] for each in found)
    return [each for each in found if merged.pop(each[:6], 1) is None]  # a wager is made once


def written(folder: Path, kind: str, given: Sequence[tuple[str, ...]]) -> Path:
    frame, file = pl.DataFrame(given, schema=list(COLUMNS), orient="row"), folder / f"log.{kind}"
    if kind == "csv":
        frame.write_csv(file)
    elif kind == "jsonl":
        frame.write_ndjson(file)
    else:
        frame.write_parquet(file)
    return file


def figures(found: ColumnAudit | LogAudit) -> object:
    tables = {name: asdict(each) for name, each in found.night.tables.items()}
    people = {name: asdict(each) for name, each in found.night.people.items()}
    return tables, people, {name: (each.came, each.days) for name, each in found.night.devices.items()}
