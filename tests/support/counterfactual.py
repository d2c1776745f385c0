"""Trees of reasons against rounds in which one thing is otherwise: what a tree names, and what it does not.

`python tests/support/counterfactual.py 200` plays so many rounds of every game and text, and tells how many were held.
"""

import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from houseway.play.events import Called, Came, Done, Event, Events
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.why.reason import fact
from houseway.why.record import KINDS
from support.sessions import EVERY
from support.why import Input, again, changed, inputs, otherwise, played, trees

__all__ = ["Held", "held", "main"]

CHANGES: Final = 6
TRIES: Final = 8
"""Other values, amounts or acts in place of one that a settlement names, before it is said to be idle."""
RESULTS: Final = Path(__file__).parents[2] / "benchmarks" / "results" / "counterfactual.txt"


class Held(NamedTuple):
    """How much was looked at, by kind; and what does not hold, in a sentence each."""

    trees: Counter[str]  # that were asked for
    unnamed: Counter[str]  # held against a round in which nothing that they name is otherwise
    named: Counter[str]  # held against a round in which one thing that they name is otherwise
    idle: Counter[str]  # of those, by which nothing is otherwise but the words of the fact itself
    wrong: list[str]

    def __add__(self, other: "Held") -> "Held":  # type: ignore[override]
        counted = self.trees + other.trees, self.unnamed + other.unnamed, self.named + other.named
        return Held(*counted, self.idle + other.idle, self.wrong + other.wrong)


NONE: Final = Held(Counter(), Counter(), Counter(), Counter(), [])


def held(game: Game[Any], seed: int) -> Held:
    """One round by chance, and others with one thing changed."""
    round_, chance = played(game, seed), Random(seed)
    given, found = inputs(round_), trees(round_)
    kinds = {event.number: KINDS[type(event)] for event in Events(round_.log) if event.number in found}
    looked_at = Held(Counter(kinds.values()), Counter(), Counter(), Counter(), [])
    if not given:
        return looked_at
    for _ in range(CHANGES):
        _unnamed(looked_at, kinds, seed, round_, found, again(game, seed, changed(game, seed, given, chance)))
    _named(looked_at, kinds, seed, game, round_, found, given, chance)
    return looked_at


# What a tree does not name


def _unnamed(
    looked_at: Held, kinds: dict[int, str], seed: int, first: Round[Any], found: dict[int, Any], other: Round[Any]
) -> None:
    """Where all that it names is as it was, the tree must be there again, to the byte."""
    others = list(trees(other).values())
    for number, tree in found.items():
        named = facts(tree)
        if any(named) and _reached(first, other, number) and _as_it_was(first, other, named):
            looked_at.unnamed[kinds[number]] += 1
            if not any(_is_there(kinds[number], tree, each) for each in others):
                looked_at.wrong.append(f"seed {seed}, event {number}: not named, but changes {tree['conclusion']}")


def facts(tree: dict[str, Any]) -> list[int]:
    """The events that it names."""
    return [each["event"] for each in tree["facts"]] + [event for child in tree["children"] for event in facts(child)]


def _as_it_was(first: Round[Any], other: Round[Any], named: Sequence[int]) -> bool:
    """The same was done, came and was moved; and what was refused was refused again, what was not was not."""
    was, is_ = Events(first.log), Events(other.log)
    return all(
        not event or (event <= len(is_) and _told(other, is_[event - 1]) == _told(first, was[event - 1]))
        for event in named
    )


def _told(round_: Round[Any], event: Event) -> tuple[str, object]:
    return fact(event, round_.game.private).says, getattr(event, "refused", None)


def _reached(first: Round[Any], other: Round[Any], number: int) -> bool:
    """A round that waits for somebody, whose answer did not fit any more, has concluded nothing of what lies ahead.

    When a call has its turn depends on the whole table: where another is made at that point, it may still come.
    """
    if other.over or len(other.log) < number:
        return other.over
    if first.log[number - 1][0] is not Called:
        return True
    (_, call, about), (kind, *there) = first.log[number - 1], other.log[number - 1]
    return kind is Called and there[0] == call and there[1][:1] == about[:1]


def _is_there(kind: str, tree: dict[str, Any], other: dict[str, Any]) -> bool:
    """To the byte; a call may have its turn later, after more that it then names."""
    if kind != "call":
        return tree == other
    named = [each for each in other["facts"] if each in tree["facts"]]
    return tree == other | {"facts": named}


# What it names


def _named(
    looked_at: Held,
    kinds: dict[int, str],
    seed: int,
    game: Game[Any],
    first: Round[Any],
    found: dict[int, Any],
    given: list[Input],
    chance: Random,
) -> None:
    """Where one thing that it names is otherwise, the tree must not be there again."""
    for number, event, at in _picked(first, found, chance):
        other = again(game, seed, otherwise(game, seed, given, at, chance))
        if _as_it_was(first, other, [event]):  # the next did the same in its place
            continue
        looked_at.named[kinds[number]] += 1
        others = list(trees(other).values())
        if kinds[number] == "settlement" and _decided(found[number]) in map(_decided, others):
            more = (again(game, seed, otherwise(game, seed, given, at, chance)) for _ in range(TRIES))
            stays = (_decided(found[number]) in map(_decided, trees(each).values()) for each in more)
            looked_at.idle["settlement"] += all(stays)
        if found[number] in others:
            looked_at.wrong.append(f"seed {seed}, event {number}: named as input {at}, but changes nothing of it")


def _decided(tree: dict[str, Any]) -> dict[str, Any]:
    """The tree without the words of its facts."""
    return tree | {"facts": []}


def _picked(first: Round[Any], found: dict[int, Any], chance: Random) -> Iterator[tuple[int, int, int]]:
    """Of some trees one input each that it names: the tree, the event, its place among the inputs.

    Of what lies face down only that it came is named, so it may be another.
    """
    came = [event.number for event in Events(first.log) if isinstance(event, Came | Done)]
    for number in chance.sample(sorted(found), min(CHANGES, len(found))):
        open_ = [each["event"] for each in found[number]["facts"] if "face down" not in each["says"]]
        if those := [event for event in open_ if event in came]:
            event = chance.choice(those)
            yield number, event, came.index(event)


# By the thousand


def _of(asked: tuple[str, int, int]) -> tuple[str, Held]:
    name, first, rounds = asked
    found = NONE
    for seed in range(first, first + rounds):
        found += held(EVERY[name], seed)
    return name, found


def main(rounds: int, first: int = 1) -> int:
    with ProcessPoolExecutor(int(os.environ.get("HOUSEWAY_WORKERS", "0")) or None) as pool:
        by_game = dict(pool.map(_of, [(name, first, rounds) for name in EVERY]))
    text = "\n".join(_lines(by_game, rounds, first))
    RESULTS.write_text(text + "\n", encoding="utf-8")
    print(text)
    return 1 if any(each.wrong for each in by_game.values()) else 0


def _lines(by_game: dict[str, Held], rounds: int, first: int) -> Iterator[str]:
    kinds = tuple(KINDS.values())
    every = sum(by_game.values(), NONE)
    yield f"Trees of reasons in {rounds} rounds by chance of every game and text, from seed {first}."
    yield "'unnamed': again in a round in which something was otherwise that the tree does not name: it must be there."
    yield "'named': again in a round in which something was otherwise that it names: it must not be there."
    yield f"'idle': of those, settlements that stayed the same but for the fact's own words ({TRIES + 1} others tried)."
    yield ""
    yield f"{'':36}" + "".join(f"{kind:>13}" for kind in kinds) + f"{'all':>10}"
    told = ("trees", every.trees), ("unnamed", every.unnamed), ("named", every.named), ("idle", every.idle)
    for what, counted in told:
        yield f"{what:36}" + "".join(f"{counted[kind]:>13,}" for kind in kinds) + f"{counted.total():>10,}"
    yield ""
    for name, each in by_game.items():
        counts = f"{each.trees.total():>9,} trees {each.unnamed.total():>9,} unnamed {each.named.total():>9,} named"
        yield f"{name:36}{counts}   {each.idle.total()} idle   {len(each.wrong)} wrong"
        yield from (f"  {wrong}" for wrong in each.wrong[:20])


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:])))
