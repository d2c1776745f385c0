"""Nights with something planted in them, and clean ones: recall, alarms, and what other thresholds would have found.

So many of each kind and as many clean: `python benchmarks/planted.py counter=30 wheel=40 no-burn=300`. Nights have
numbers, which are their seeds: `--first 10000` makes others than those of a run before, and what both found adds up.
"""

import argparse
from collections import defaultdict
from multiprocessing import Pool
from time import perf_counter
from typing import Any

from houseway.audit.plant import KINDS, PlantedNight, Trial, planted_night


def heard(asked: tuple[str, int, bool]) -> tuple[str, bool, PlantedNight]:
    kind, number, planted = asked
    return kind, planted, planted_night(kind, number, planted)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("nights", nargs="*", default=[f"{kind}=20" for kind in KINDS], metavar="KIND=N")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, metavar="NUMBER", help="of the nights of each kind")
    args = parser.parse_args()
    many = {kind: int(count) for kind, _, count in (each.partition("=") for each in args.nights)}
    asked = [(kind, args.first + at, at < count) for kind, count in many.items() for at in range(2 * count)]
    nights: dict[str, tuple[list[PlantedNight], list[PlantedNight]]] = defaultdict(lambda: ([], []))
    began = perf_counter()
    with Pool(args.processes) as pool:
        for kind, planted, night in pool.imap_unordered(heard, asked):
            nights[kind][not planted].append(night)
    print(
        f"{len(asked):,} nights, half of them clean, in {perf_counter() - began:,.0f} s by {args.processes} processes"
    )
    everything = Trial("all kinds", *([each for kind in KINDS for each in nights[kind][clean]] for clean in (0, 1)))
    for each in (*(Trial(kind, *nights[kind]) for kind in many), everything):
        told(each)


def told(trial: Trial) -> None:
    data = trial.as_data()
    print(f"\n{trial.kind}: {len(trial.nights):,} nights, found in {_share(data, 'recall')}; "
          f"{len(trial.clean):,} clean ones, an alarm on {_share(data, 'false_alarms')}")  # fmt: skip
    print("  threshold  recall  false alarms")
    for each in data["roc"]:
        print(f"  {each['threshold']:>9}  {each['recall']:>6.1%}  {each['false_alarms']:>12.1%}")


def _share(data: dict[str, Any], name: str) -> str:
    low, high = data[f"{name}_between"]
    return f"{data[name]:.1%} (95%: {low:.1%} to {high:.1%})"


if __name__ == "__main__":
    main()
