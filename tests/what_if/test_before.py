"""Before a change everything is as the odds have it: each figure, at a stake and in decimals too."""

import pytest

from houseway.odds import odds
from houseway.what_if import what_if

CHANGE = {"payout of red": "6 to 5"}


@pytest.mark.parametrize("decimal", [None, 3])
@pytest.mark.parametrize("stake", [None, "5.00"])
def test_what_stood_is_what_the_odds_say(stake: str | None, decimal: int | None) -> None:
    pairs = what_if("roulette", CHANGE, stake=stake, decimal=decimal).as_data()
    rows = odds("roulette", stake=stake, decimal=decimal).as_data()
    assert len(pairs) == len(rows) > 10
    for pair, row in zip(pairs, rows, strict=True):
        assert pair["before"].items() <= row.items()
        assert ("at_stake" in pair["before"]) is (stake is not None)
        changed = pair["wager"] == "red"
        assert (pair["before"] != pair["after"]) is changed
        assert pair["alone"] == [{"set": "payout of red", "value": "6 to 5", "cost": pair["cost"]}]
