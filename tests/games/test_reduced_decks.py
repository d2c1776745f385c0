"""What stands on the cloth of a poker table with a reduced deck, once the low ace has been announced."""

import pytest

from houseway.games import find


@pytest.mark.parametrize(
    ("name", "deck", "cited"),
    [
        pytest.param("draw", 40, ["qld s292(3)", "qld s292(10)(a)"], id="s292_3_s292_10_a"),
        pytest.param("draw", 32, ["qld s292(3)", "qld s292(10)(b)"], id="s292_3_s292_10_b"),
        pytest.param("5-card-stud", 40, ["qld s329(10)(a)"], id="s329_10_a"),
        pytest.param("5-card-stud", 32, ["qld s329(10)(b)"], id="s329_10_b"),
        pytest.param("7-card-stud", 40, ["qld s366"], id="s366_40_cards"),
        pytest.param("7-card-stud", 32, ["qld s366"], id="s366_32_cards"),
    ],
)
def test_the_cloth_says_what_a_reduced_deck_changes(name: str, deck: int, cited: list[str]) -> None:
    game = find(name)
    assert game.layout is not None
    drawn = game.layout(game.open_table(deck=deck, ace_low=True))
    assert [text for text in cited if f"({text})" not in drawn] == []
    assert [text for text in cited if f"({text})" in game.layout(game.open_table())] == []
