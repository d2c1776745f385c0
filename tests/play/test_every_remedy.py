"""Every kind of wager of every text, made and taken all the same: at both ends of what is allowed, by whoever may not,
and when it is too late. What is refused, on which ground, what is ruled, what lies there and what its owner holds.

Where something is rightly told otherwise, `PYTHONPATH=tests python -m support.whole_remedies` writes it anew; the
change of tests/play/remedies.txt then shows what is told otherwise.
"""

import pytest
from support.whole_remedies import FILE, GAMES, whole


def _kept() -> dict[str, list[str]]:
    """By the name of a text, which stands above its lines."""
    found: dict[str, list[str]] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line in GAMES:
            name = line
            found[name] = []
        else:
            found[name].append(line)
    return found


KEPT = _kept()


@pytest.mark.parametrize("name", GAMES)
def test_s5_vic_25_1999_r6_wagers_at_both_ends_of_what_may_be_made_are_refused_or_remedied_as_they_were(
    name: str,
) -> None:
    assert [*whole(name)] == KEPT[name]


def test_nothing_is_kept_that_is_not_tried() -> None:
    assert [*KEPT] == [*GAMES]
