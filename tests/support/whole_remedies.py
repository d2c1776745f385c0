"""Wagers at every game, at both ends of what may be made: refused, or taken all the same and remedied; kept in
tests/play/remedies.txt.

`PYTHONPATH=tests python -m support.whole_remedies` writes them anew, where something is rightly told otherwise.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.errors import HousewayError, Refused
from houseway.money import Cents, dollars
from houseway.play.ask import Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.events import Called, Ruled, Settled
from houseway.play.game import Game
from houseway.play.people import Person, Role, player, staff
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.wager import Wager
from houseway.what_if.settable import changes_of, with_changes
from support.sessions import EVERY

FILE: Final = Path(__file__).parents[1] / "play" / "remedies.txt"
HELD: Final = 3_000_00
MOST: Final = 60  # steps until wagers are open, or closed
Details: TypeAlias = dict[str, Any]
Act: TypeAlias = tuple[str, str, Details]
CLOSES: Final[Act] = ("", "what is ordinary", {})
TEXTS: Final = [
    name for name, game in EVERY.items() if game is next(each for each in EVERY.values() if each.part == game.part)
]
"""Each text of a game once, in its first variant."""
PAID_IN_PARTS: Final = {
    "pai-gow qld 1998-09-04": ("payout of player's hand", "3 to 2"),
    "craps qld 1998-09-04": ("payout of win bet", "1 to 3"),
    "two-up qld 1998-09-04": ("payout of heads", "2 to 3"),
    "roulette qld 1998-09-04": ("payout of straight up", "35 to 7"),
}
GAMES: Final = {name: EVERY[name] for name in TEXTS} | {
    f"{name}, {rule} {odds}": with_changes(EVERY[name], changes_of(EVERY[name], {rule: odds}))
    for name, (rule, odds) in PAID_IN_PARTS.items()
}


def opened(game: Game[Any]) -> Round[Any] | None:
    """A round in which wagers are open for the first time; none at a game of other players' bets."""
    out = player("out", HELD)
    out.excluded = True
    people = [player("ann", HELD), player("bob", HELD), out, Person("sue", Role.SPECTATOR), *staff(rules=game.rules)]
    round_ = Round(game.open_table(people=people))
    goes_on(round_, until_open=True)
    return round_ if not round_.over else None


def goes_on(round_: Round[Any], *, until_open: bool) -> None:
    """As it does ordinarily, to where wagers are open, or are open no more."""
    source = Chance(SeededEntropy("remedies"))
    for _ in range(MOST):
        if round_.over or (round_.wagering is not None) == until_open:
            return
        if isinstance(round_.ask, Outcome):
            round_.outcome(source.outcome(round_.ask.device))
        else:
            answer_ordinarily(round_)


def some(round_: Round[Any]) -> Iterator[tuple[Wager[Any], str]]:
    """One of all rows that are bounded alike but for their amounts, on its first place."""
    table, known = round_.table, set[object]()
    assert round_.wagering is not None
    for row in round_.wagering.rows:
        places = row.places(table, "ann")
        if not places:
            continue
        bounded = (row.in_steps is None, row.amounts is None, row.exactly is None, row.fee is None, row.check is None)
        alike = (row.step > 1, *bounded, row.placed is None, row.cut is None, row.limits_read == {})
        if alike not in known:
            known.add(alike)
            yield row, places[0]


def stakes(round_: Round[Any], row: Wager[Any], place: str) -> list[Cents]:
    """About the least, the most, and all that somebody holds."""
    limits, unit = row.limits(round_.table, "ann", place), round_.table.unit
    low, high = limits.minimum, limits.maximum
    near = {0, 1, low - unit, low - 1, low, high, high + 1, high + unit, HELD, HELD + 1}
    return sorted(each for each in near if each <= HELD + 1)


def tries(row: Wager[Any], place: str, stake: Cents) -> dict[str, list[Act]]:
    """A wager that is made; that is taken all the same, where it lies already, and where nobody notices."""
    made: Details = {"on": row.name, "selection": place, "stake": stake}
    taken: Act = ("ann", "wager", made | {"accepted": True})
    unnoticed: Act = ("ann", "wager", made | {"accepted": True, "unnoticed": True})
    return {"made": [("ann", "wager", made)], "taken": [taken], "twice": [taken, taken], "unnoticed": [unnoticed]}


def by_anybody(row: Wager[Any], place: str, stake: Cents) -> dict[str, list[Act]]:
    """By whom, with what and when no wager is made; and what is taken back."""
    made: Details = {"on": row.name, "selection": place, "stake": stake}
    named: Details = {"on": row.name, "selection": place}
    lies: Act = ("ann", "wager", made)
    changed: dict[str, Details] = {
        "no such wager": {"on": "moonshot"}, "no such place": {"selection": "nowhere"}, "in white": {"chips": "white"},
        "another detail": {"stakes": 1}, "no amount": {"stake": "5.00"}, "on a number": {"on": 5},
        "by bob's hand": {"placed_by": "bob"}, "by zoe's hand": {"placed_by": "zoe"}, "by sue's": {"placed_by": "sue"},
        "by out's": {"placed_by": "out"}, "by one's own": {"placed_by": "ann"},
    }  # fmt: skip
    found: dict[str, list[Act]] = {}
    for how, more in changed.items():
        found[how] = [("ann", "wager", made | more)]
        found[f"{how}, taken"] = [("ann", "wager", made | {"accepted": True} | more)]
    for when, first in ((" open", [lies]), (" closed", [lies, CLOSES])):
        for who in ("ann", "bob", "dealer", "sue", "out"):
            found[who + when] = [*first, (who, "wager", made)]
            found[f"{who}{when}, taken"] = [*first, (who, "wager", made | {"accepted": True})]
            found[f"{who}{when}, back"] = [*first, (who, "withdraw", named)]
            found[f"{who}{when}, has it back"] = [*first, (who, "withdraw", named | {"accepted": True})]
        for how in ("in white", "another detail", "no such wager"):
            found[f"{how}{when}, back"] = [*first, ("ann", "withdraw", named | changed[how])]
            found[f"{how}{when}, has it back"] = [
                *first,
                ("ann", "withdraw", named | changed[how] | {"accepted": True}),
            ]
    return found


def told(game: Game[Any], acts: list[Act]) -> str:
    """What the last of some acts came to."""
    round_ = opened(game)
    assert round_ is not None
    first = 0
    try:
        for who, act, details in acts:
            first = len(round_.events)
            if (who, act, details) == CLOSES:
                goes_on(round_, until_open=False)
            else:
                round_.act(who, act, details)
    except Refused as refused:
        return f"{refused.why} ({refused.under}) [{refused.ground.name}]"
    except HousewayError as wrong:
        return f"{type(wrong).__name__}: {wrong}"
    return "; ".join([*_came_of(round_, first), *_left(round_.table)])


def _came_of(round_: Round[Any], first: int) -> Iterator[str]:
    for event in round_.events[first:]:
        match event:
            case Ruled(ruling=ruling):
                yield f"{ruling.what} ({', '.join(cite.text for cite in ruling.cites)})"
            case Settled(line=line):
                under = ", ".join(cite.text for cite in line.cites)
                yield f"{line.verdict.value} ${dollars(line.stake)}{' never' * line.never} ({under})"
            case Called():
                yield f"{event.words!r}"


def _left(table: Table) -> Iterator[str]:
    """What lies there, what ann holds, and what is known of her."""
    for placed in table.placed:
        yield f"lies ${dollars(placed.stake)}{' unnoticed' * placed.unnoticed}"
    ann = table.people["ann"]
    yield f"holds ${dollars(ann.purse.value)}{', warned' * ann.warned}"


def whole(name: str) -> Iterator[str]:
    """Each wager of a text, with its place, and then a line for each try."""
    game = GAMES[name]
    if (round_ := opened(game)) is None:
        return
    for number, (row, place) in enumerate(some(round_)):
        yield f"{row.name} on {place}"
        for stake in stakes(round_, row, place):
            for how, acts in tries(row, place, stake).items():
                if how in ("made", "taken") or 0 < stake < HELD:
                    yield f"  ${dollars(stake)} {how}: {told(game, acts)}"
        least = row.limits(round_.table, "ann", place).minimum
        for how, acts in by_anybody(row, place, least).items() if number == 0 and name in EVERY else ():
            yield f"  {how}: {told(game, acts)}"


def main() -> None:
    lines = (line for name in GAMES for line in (name, *whole(name)))
    FILE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
