"""The layout in text: the cloth with what lies on it, what else is marked on it or told at the table, and the odds."""

from collections.abc import Iterator
from typing import Any, Final

from houseway.cite import Cite
from houseway.money import Pays, dollars
from houseway.play.cells import Dress, picture
from houseway.play.cloth import CASINO, Cloth, Mark, Place, area_name
from houseway.play.table import Table
from houseway.play.wager import Placed, Verdict, Wager

HOUSE: Final = "Houseway"


def layout_text(table: Table, cloth: Cloth, told: list[Mark]) -> str:
    """Everything of a cloth, line by line, each with its citations."""
    marks = [
        each._replace(words=each.words.replace(CASINO, HOUSE)) for each in cloth.marks if each.words and each.under
    ]
    first = next((at for at, each in enumerate(marks) if HOUSE in each.words), 0)
    drawn = _drawn(table, cloth) if cloth.cells else _listed(table, cloth)
    rows = (_row(row, cloth.odds_under) for row in rows_offered(table))
    return "\n".join([*map(str, marks[: first + 1]), *drawn, *rows, *map(str, [*marks[first + 1 :], *told])])


def rows_offered(table: Table) -> list[Wager[Any]]:
    """The wagers that this table offers."""
    cloth = table.game.cloth(table)
    return [row for row in table.game.wagers if cloth.offers(row.name)]


def ways_to_pay(row: Wager[Any]) -> list[Pays]:
    """What a wager pays, in the order of its clauses."""
    return list(dict.fromkeys(clause.pays or row.pays for clause in row.clauses if clause.verdict is Verdict.WIN))


def _row(row: Wager[Any], under: tuple[Cite, ...]) -> str:
    cites = dict.fromkeys((*(row.paid_cites or row.cites), *under))
    odds = row.gets or ", ".join(map(str, ways_to_pay(row)))
    return f"{row.name}: {odds}: {row.says}  ({', '.join(map(str, cites))})"


def _lie(table: Table, place: Place) -> list[Placed]:
    return [p for p in table.placed if (p.wager.name, p.selection) == (place.wager, place.selection)]


def _drawn(table: Table, cloth: Cloth) -> Iterator[str]:
    """As a picture, and whose chips they are."""
    assert cloth.cells is not None

    def dress(place: Place) -> Dress:
        lies = ("*" if place.name in getattr(table, "lit", ()) else "") + ("o" if _lie(table, place) else "")
        return Dress(place.inscribed, place.pays, lies=lies)

    yield from picture(cloth, cloth.cells, dress).text()
    yield "o: chips lie there; *: it is lit"
    yield from (f"{p.person}: {_stake(p)} on {area_name(p.wager.name, p.selection)}" for p in table.placed)


def _listed(table: Table, cloth: Cloth) -> Iterator[str]:
    """A line for each wager, with its places and whose chips lie there."""
    kinds: dict[tuple[str, str, tuple[Cite, ...]], list[Place]] = {}
    for place in cloth.places:
        inscribed = "" if place.inscribed in place.selection else place.inscribed  # `box 1` bears a 1
        kinds.setdefault((place.wager, inscribed, place.under), []).append(place)
    for (wager, inscribed, under), places in kinds.items():
        heading = f"{inscribed} ({wager})" if inscribed else wager
        pays = f", {places[0].pays}" if places[0].pays and len({place.pays for place in places}) == 1 else ""
        yield str(Mark(f"{heading}{pays}: {' '.join(_bracket(table, place) for place in places)}", under))


def _bracket(table: Table, place: Place) -> str:
    lies = ", ".join(f"{p.person}: {_stake(p)}" for p in _lie(table, place))
    return f"[{place.selection}{' ' if lies else ''}{lies}]"


def _stake(placed: Placed) -> str:
    return f"${dollars(placed.stake)}" + (f" in {placed.chips}" if placed.chips else "")
