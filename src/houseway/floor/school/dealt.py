"""The table of a table test, as its dealer sees it."""

from typing import cast

from houseway.floor.school.items import placed_told, question_told
from houseway.floor.school.table_test_shapes import DealtTable, LyingShape
from houseway.floor.view_shapes import PieceShape
from houseway.house.table_tests import text_of as of
from houseway.play.cloth import area_name
from houseway.play.pieces import as_data
from houseway.school.live.table import LiveTable


def dealt_table(table: LiveTable) -> DealtTable:
    """With what there is to be done and said, and never what has to be."""
    palette = table.palette()
    lies = [
        LyingShape(
            number=number, about=f"{each.person}: {area_name(each.wager, each.selection)}", placed=placed_told(each)
        )
        for number, each in table.lies.items()
    ]
    return DealtTable(
        of=of(table.game),
        cloth=not table.game.pot,
        told=list(table.told),
        lies=lies,
        pieces=cast(list[PieceShape], as_data(table.pieces())),
        acts=list(palette.acts),
        calls=list(palette.calls),
        cards=list(palette.cards),
        question=question_told(palette.question, table.game) if palette.question is not None else None,
    )
