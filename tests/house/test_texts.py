"""What a game may be opened as: each text and variant, with its settings and the lines of its sign."""

import pytest

from houseway.games import GAMES, variants
from houseway.house.tables.setup import texts
from houseway.money import cents


@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_told_with_what_may_be_set_and_its_usual_sign(game: str) -> None:
    told, known = texts(game), variants(game)
    assert [(each["rules"], each["since"], each["part"], each["variant"]) for each in told] == [
        (each.rules, each.since, each.part, dict(each.variant)) for each in known
    ]
    for text, one in zip(told, known, strict=True):
        assert {each["name"] for each in text["settings"]} == {f.name for f in one.settings if f.kind != "made"}
        assert {kind: tuple(map(cents, line)) for kind, line in text["sign"].items()} == {
            kind: (line.minimum, line.maximum) for kind, line in one.open_table().sign.limits.items()
        }
