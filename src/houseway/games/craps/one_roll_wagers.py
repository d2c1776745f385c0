"""Wagers that the next roll decides (qld s109, s115)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from houseway.cite import Cite, cite
from houseway.errors import BadInput
from houseway.games.craps.arithmetic import in_field, in_horn, is_craps
from houseway.games.craps.facts import Thrown, When, one_of
from houseway.money import Cents, Odds, dollars
from houseway.play.wager import Clause, Placed, Wager, loses, wins


def _either(totals: Sequence[int]) -> str:
    """`2, 3 or 12`."""
    return " or ".join(filter(None, (", ".join(map(str, totals[:-1])), str(totals[-1]))))


def _one_roll(name: str, pays: Odds, says: str, *totals: int) -> Wager[Thrown]:
    when, why = one_of(*totals), f"{{0.total}} is thrown: this wager wins on {_either(totals)} alone"
    return Wager(
        name,
        permitted="qld s109",
        clauses=(
            wins(when, "qld s109", because=why, unless="{0.total} does not win it"),
            loses(lambda thrown: not when(thrown), "qld s109", because=why),
        ),
        pays=pays,
        paid_under="qld s115(1)",
        limit=name,
        selections=(name,),
        says=says,
    )


CRAPS_2: Final = _one_roll("craps 2", Odds(33, 1), "2 on the next roll", 2)
CRAPS_3: Final = _one_roll("craps 3", Odds(16, 1), "3 on the next roll", 3)
CRAPS_12: Final = _one_roll("craps 12", Odds(33, 1), "12 on the next roll", 12)
ELEVEN: Final = _one_roll("11 in 1 roll", Odds(16, 1), "11 on the next roll", 11)

IN_FIELD: Final = "{0.total} is thrown, which is in the field"
NOT_DOUBLE: Final = "{0.total} is neither 2 nor 12"
FIELD_BET: Final = Wager[Thrown](
    "field bet",
    permitted="qld s109",
    clauses=(
        wins(one_of(2, 12), "qld s109", pays=Odds(2, 1), because=f"{IN_FIELD}, and pays double", unless=NOT_DOUBLE),
        wins(
            lambda thrown: in_field(thrown.total) and thrown.total not in (2, 12),
            *("qld s109",),
            because=IN_FIELD,
            unless="{0.total} is not in the field",
        ),
        loses(
            lambda thrown: not in_field(thrown.total),
            *("qld s109",),
            because="{0.total} is thrown, which is not in the field: 2, 3, 4, 9, 10, 11 and 12 are",
        ),
    ),
    pays=Odds(1, 1),
    paid_under="qld s115(1)",
    limit="field bet",
    selections=("field bet",),
    says="2, 3, 4, 9, 10, 11 or 12 on the next roll",
)


# s115(2): a horn or horn high bet is paid as separate wagers on 2, 3, 11 and 12. One of them wins, and what the others
# lose comes off: of four units, 33 to 1 on one less three is 30 to 4. That is the whole row; `apart` has its parts.

HORN: Final = {2: CRAPS_2, 3: CRAPS_3, 11: ELEVEN, 12: CRAPS_12}
Rows: TypeAlias = Mapping[str, Wager[Any]]
AS_THEY_ARE: Final[Rows] = {row.name: row for row in HORN.values()}


HORN_WON: Final = "{0.total} is thrown, one of 2, 3, 11 and 12 that it is on"
HORN_LOST: Final = "{0.total} is thrown, none of 2, 3, 11 and 12 that it is on"
ONE_PART: Final = "{0.total} is thrown, and this part of the {wager} is on {0.point}"


def _parts(rows: Rows) -> dict[int, Wager[Thrown]]:
    """The wagers that a horn bet is paid as, from the rows of a game."""
    return {total: rows[row.name] for total, row in HORN.items()}


def _together(row: Wager[Thrown], on_it: int, units: int) -> Odds:
    assert isinstance(row.pays, Odds)
    return Odds(row.pays.pays * on_it - (units - on_it), units)


def _horn(rows: Rows = AS_THEY_ARE) -> tuple[Clause[Thrown], ...]:
    paid = (
        wins(
            one_of(total), "qld s109", pays=_together(row, 1, 4), because=HORN_WON, unless=f"{{0.total}} is not {total}"
        )
        for total, row in _parts(rows).items()
    )
    return (*paid, loses(lambda thrown: not in_horn(thrown.total), "qld s109", because=HORN_LOST))


def _high(total: int, high: bool) -> When:
    """This total is thrown, and it is the one with the additional unit, or another."""
    return lambda thrown: thrown.total == total and (thrown.point == total) == high


def _horn_high(rows: Rows = AS_THEY_ARE) -> tuple[Clause[Thrown], ...]:
    paid = [
        wins(
            _high(total, high),
            *("qld s109",),
            pays=_together(row, 2 if high else 1, 5),
            because=f"{HORN_WON}, with {'two units' if high else 'one unit'} of five",
            unless=f"{{0.total}} is not {total}, or {total} has {'one unit' if high else 'two units'} of five",
        )
        for total, row in _parts(rows).items()
        for high in (True, False)
    ]
    return (*paid, loses(lambda thrown: not in_horn(thrown.total), "qld s109", because=HORN_LOST))


def in_units(number: int, under: str) -> Callable[[Any, str], tuple[Cents, Cite]]:
    """So many chips of the smallest kind at least, and as many on each part."""
    return lambda table, _selection: (number * table.unit, cite(under))


def whole_units(table: Any, placed: Placed) -> None:
    step, _ = placed.wager.steps(table, placed.selection)
    if placed.stake % step:
        raise BadInput(f"a {placed.wager.name} is made in steps of ${dollars(step)}, not of ${dollars(placed.stake)}")


HORN_BET: Final = Wager[Thrown](
    "horn bet",
    permitted="qld s109",
    clauses=_horn(),
    made_of=_horn,
    paid_under="qld s115(2)",
    limit="horn bet",
    selections=("horn bet",),
    says="2, 3, 11 or 12 on the next roll, a quarter on each",
    in_steps=in_units(4, "qld s115(2)"),
    placed=whole_units,
)
HORN_HIGH_BET: Final = Wager[Thrown](
    "horn high bet",
    permitted="qld s109",
    clauses=_horn_high(),
    made_of=_horn_high,
    paid_under="qld s115(2)",
    limit="horn high bet",
    selections=tuple(map(str, HORN)),
    says="2, 3, 11 or 12 on the next roll: of five units two on one of them",
    in_steps=in_units(5, "qld s109"),
    placed=whole_units,
)


def _part(name: str, rows: Rows = AS_THEY_ARE) -> Wager[Thrown]:
    """One of the wagers that a horn or horn high bet is paid as: its place is the total that it is on."""
    paid = (
        wins(_high(total, True), "qld s109", pays=row.pays, because=ONE_PART, unless=ONE_PART)
        for total, row in _parts(rows).items()
    )
    missed: When = lambda thrown: thrown.total != thrown.point  # noqa: E731
    lost = loses(missed, "qld s109", "qld s115(2)", because=ONE_PART)
    return Wager(name, permitted="qld s109", clauses=(*paid, lost), paid_under="qld s115(2)")


PARTS: Final = {row.name: _part(row.name) for row in (HORN_BET, HORN_HIGH_BET)}


def apart(placed: Placed, rows: Rows = AS_THEY_ARE) -> list[Placed]:
    """A horn bet as four wagers, a horn high bet as five, the fifth on its high number; any other as it is."""
    part = PARTS.get(placed.wager.name)
    if part is None:
        return [placed]
    if any(rows[name] is not row for name, row in AS_THEY_ARE.items()):
        part = _part(part.name, rows)
    on = [*map(str, HORN), *((placed.selection,) if placed.wager.name == HORN_HIGH_BET.name else ())]
    return [Placed(placed.person, part, total, placed.stake // len(on)) for total in on]


ONE_ROLL_WAGERS: Final = (
    FIELD_BET,
    _one_roll("any 7", Odds(4, 1), "7 on the next roll", 7),
    _one_roll("any craps", Odds(15, 2), "2, 3 or 12 on the next roll", *(n for n in range(2, 13) if is_craps(n))),
    CRAPS_2,
    CRAPS_3,
    CRAPS_12,
    ELEVEN,
    HORN_BET,
    HORN_HIGH_BET,
)
