"""How long the figures of a large log take by columns, without replay: a month of roulette as Parquet.

`python benchmarks/audit_columns.py --wagers 10000000`: the log is made by a seed, paid as it should be, in the order of
time, in a process of its own, whose memory is not counted; then `houseway audit --log FILE --mapping FILE --figures` is
run, and what it took is printed.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import numpy as np
import polars as pl

TABLES, PEOPLE, DAYS, A_SPIN = 50, 2_000, 30, 10  # the last: wagers on a spin
RED = np.isin(np.arange(37), [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
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


def log(wagers: int, seed: int) -> pl.DataFrame:
    chance, spins = np.random.default_rng(seed), wagers // A_SPIN
    spin = np.repeat(np.arange(spins), A_SPIN)
    ball = chance.integers(0, 37, spins)[spin]
    straight, number = chance.random(wagers) < 0.5, chance.integers(1, 37, wagers)
    stake = 5 * chance.integers(1, 5, wagers)
    wins = np.where(straight, number == ball, RED[ball])
    at = np.datetime64("2004-08-01T12:00:00") + (spin * (DAYS * 86_400 - 1) // spins).astype("timedelta64[s]")
    at = at.astype("datetime64[ms]")
    return pl.DataFrame(
        {
            "table": spin % TABLES, "round": spin // TABLES, "at": at, "who": chance.integers(0, PEOPLE, wagers),
            "bet": np.where(straight, "straight up", "red"), "on": np.where(straight, number.astype(str), "red"),
            "stake": stake, "won": np.where(wins, stake * np.where(straight, 35, 1), 0),
            "back": np.where(wins, stake, 0), "ball": ball,
        }
    ).with_columns(
        pl.format("R{}", "table").alias("table"), pl.format("p{}", "who").alias("who"),
        pl.col("at").dt.strftime("%Y-%m-%d %H:%M:%S"), pl.col("ball", "round").cast(pl.String),
        *(pl.format("{}.00", name).alias(name) for name in ("stake", "won", "back")),
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wagers", type=int, default=10_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--make", metavar="FILE", help="nothing but the log")
    args = parser.parse_args()
    if args.make:
        log(args.wagers, args.seed).write_parquet(args.make)
        return
    with TemporaryDirectory() as folder:
        file, mapping = Path(folder, "month.parquet"), Path(folder, "roulette.toml")
        asked = ["--wagers", str(args.wagers), "--seed", str(args.seed), "--make", str(file)]
        subprocess.run([sys.executable, __file__, *asked], check=True)
        mapping.write_text(MAPPING, encoding="utf-8")
        words = [sys.executable, "-m", "houseway", "audit", "--log", str(file), "--mapping", str(mapping), "--figures"]
        began = perf_counter()
        done = subprocess.Popen([*words, "--json"], stdout=subprocess.DEVNULL)
        _, status, used = os.wait4(done.pid, 0)
        took = perf_counter() - began
        print(
            f"{args.wagers:,} wagers, {file.stat().st_size / 1e6:.0f} MB, {os.cpu_count()} cores: "
            f"exit status {os.waitstatus_to_exitcode(status)}, load {os.getloadavg()[0]:.1f}"
        )
    print(
        f"{took:.1f} s by the clock; processor {used.ru_utime:.1f} s, {used.ru_stime:.1f} s of the system; "
        f"{used.ru_maxrss / 1e6:.2f} GB at most"
    )


if __name__ == "__main__":
    main()
