"""Why a wager returns what it does: every way for it to end, how likely, what it comes to, and the sum of these."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

from houseway.money import in_dollars
from houseway.odds.combinations import stages_together
from houseway.odds.exact import Return, decided
from houseway.odds.figures import in_decimals
from houseway.odds.stakes import PERSON, AtStake
from houseway.odds.term import Ending
from houseway.odds.terms import Position, stages_of, terms_of
from houseway.play.game import Game
from houseway.play.settlement import line_by
from houseway.play.wager import Clause, Placed, Wager
from houseway.why.law import provided
from houseway.why.reason import Reason, Rejected

if TYPE_CHECKING:
    from houseway.odds.rows import Row

Part: TypeAlias = Ending | Position
BEST_PLAY = "houseway.odds.best_play"


def why(row: "Row") -> Reason:
    """The tree of a row's return: `houseway.why/1`."""
    day, found = row.game.since[:10], row.found
    parts, (by, ups) = parts_of(row), _played(row)
    at = () if row.at is None else (_at_stake(row, day),)
    shown = (_of_parts(f"the same by the card that the dealer shows: {found.expected}", ups, day),) if ups else ()
    law = tuple(provided(each, day) for each in found.cites[1:])
    return replace(
        provided(found.cites[0], day),
        conclusion=_concluded(found),
        because=_because(found, row.game.trial, by),
        figure=(*map(_step, parts), f"in all: {found.expected}", *_rounded(row.at)),
        children=(*(_node(part, day) for part in parts), *shown, *at, *law),
    )


def parts_of(row: "Row") -> Sequence[Part]:
    """What the return is the sum of."""
    game, found = row.game, row.found
    if found.terms:
        return found.terms
    for pair in game.together:
        if found.wager == f"{pair.wager} + {pair.additional}" and row.table is not None:
            return stages_together(row.table, pair, found.selection)
    return _of_a_wager(game, game.wager_named[found.wager], found.selection)


def _of_a_wager(game: Game[Any], wager: Wager[Any], selection: str, worth: Any = None) -> Sequence[Part]:
    if game.stages is None:
        return terms_of(wager, selection, decided(game, wager, selection)[0], worth)
    stages = stages_of(game, wager, selection, worth)
    one = len(stages) == 1 or all(stage.reached == 1 and not stage.onward for stage in stages)
    return [term for stage in stages for term in stage.terms] if one else stages


def _played(row: "Row") -> tuple[str, list[Ending]]:
    if not row.found.strategy:
        return "", []
    told: tuple[str, list[Ending]] = import_module(BEST_PLAY).played(row.game, row.found)
    return told


# In words


def _concluded(found: Return) -> str:
    where = f" on {found.selection}" if found.selection and found.selection not in found.wager else ""
    a_hundred = in_decimals(abs(found.expected) * 100, 2)
    of = f"${a_hundred} of every $100.00 {'comes on top' if found.expected > 0 else 'is lost'} in the long run"
    by = f", played by '{found.strategy}'" if found.strategy else ""
    return f"the return of {found.wager}{where}{by} is {found.expected} of the wager: {of}"


def _because(found: Return, trial: str, by: str) -> str:
    ends = ((found.win, "wins"), (found.void, "goes back"), (found.lose, "loses"))
    told = ", ".join(f"{what} with probability {chance}" for chance, what in ends if chance)
    throws = f"; that takes {found.trials} {trial}s on average" if found.trials not in (None, 1) else ""
    return f"it {told}{throws}{f'; {by}' if by else ''}"


def _step(part: Part) -> str:
    if isinstance(part, Position):
        return f"{part.says}: {part.reached} × {_value(part)} = {part.adds}"
    return f"it {part.ends}: {part.chance} × {part.net} = {part.adds}"


def _value(stage: Position) -> Fraction:
    return sum((term.adds for term in stage.terms), Fraction(0))


def _node(part: Part, day: str) -> Reason:
    if isinstance(part, Position):
        onward = f"; it goes on to another stage with probability {part.onward}" if part.onward else ""
        because = f"it comes there with probability {part.reached}; what changes nothing is left out{onward}"
        return _of_parts(f"{part.says} it comes to {_value(part)}", part.terms, day, because)
    law = [provided(each, day) for each in dict.fromkeys(part.cites)]
    node = replace(law[0], children=tuple(law[1:])) if law else Reason("")
    return replace(node, conclusion=f"it {part.ends}, with probability {part.chance}", because=part.says)


def _of_parts(conclusion: str, parts: Sequence[Part], day: str, because: str = "") -> Reason:
    total = sum((part.adds if isinstance(part, Ending) else _value(part) for part in parts), Fraction(0))
    steps = (*map(_step, parts), f"in all: {total}")
    return Reason(conclusion, because, figure=steps, children=tuple(_node(part, day) for part in parts))


# At a stake


def _rounded(at: AtStake | None) -> Sequence[str]:
    if at is None or at.refused is not None:
        return ()
    return (f"at {in_dollars(at.stake)}: {at.expected - at.rounding} + {at.rounding} by rounding = {at.expected}",)


def _at_stake(row: "Row", day: str) -> Reason:
    at = row.at
    assert at is not None
    if at.refused is not None:
        not_so = Rejected(at.refused.under, at.refused.why)
        return Reason(f"a stake of {in_dollars(at.stake)} is not permitted", at.refused.why, considered=(not_so,))
    settled = f"at {in_dollars(at.stake)}, settled to the cent, it comes to {at.expected}"
    rounding = f"{at.rounding} of that is rounding" if at.rounding else "rounding changes nothing there"
    return _of_parts(settled, _parts_at(row, at), day, rounding)


def _parts_at(row: "Row", at: AtStake) -> Sequence[Part]:
    """Each way to end, settled at the stake; where decisions matter, only the sum."""
    table, wager = row.table, row.game.wager_named.get(row.found.wager)
    if table is None or wager is None or row.found.strategy or row.found.terms:
        return (Ending("is settled to the cent", "by the best play at that stake", Fraction(1), at.expected),)
    placed = Placed(PERSON, wager, row.found.selection, at.stake)

    def worth(clause: Clause[Any]) -> Fraction:
        return Fraction(line_by(table, placed, clause).net, at.stake)

    return _of_a_wager(row.game, wager, row.found.selection, worth)
