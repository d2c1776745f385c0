"""What is planted is found; a clean night is left alone; a count is what the cards say."""

import json

import pytest

from houseway.audit.count import CountedShoe, PairSums, tag
from houseway.audit.plant import KINDS, trial
from houseway.certify.evidence import between
from houseway.cli import main
from houseway.equipment.cards import card
from houseway.errors import BadInput

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("kind", "nights"),
    [("overpayment", 2), ("late-bets", 2), ("counter", 3), ("dumping", 5), ("no-burn", 3), ("wheel", 1)],
)
def test_what_is_planted_is_found_and_clean_nights_are_quiet(kind: str, nights: int) -> None:
    found = trial(kind, nights).as_data()
    assert found["recall"] >= 0.75
    assert found["false_alarms"] <= 0.5
    low, high = found["recall_between"]
    assert low <= found["recall"] <= high
    assert [each["recall"] for each in found["roc"]] == sorted(each["recall"] for each in found["roc"])


def test_how_sure_a_share_is_that_was_counted() -> None:
    assert between(754, 754) == pytest.approx((0.99493, 1.0), abs=1e-4)
    assert between(31, 754) == pytest.approx((0.02912, 0.05771), abs=1e-4)
    assert between(0, 10)[0] == 0.0


def test_clean_nights_are_one_of_each_kind_and_have_nothing_to_be_found() -> None:
    found = trial("clean", 1).as_data()
    assert (found["nights"], found["recall"]) == (0, None)


def test_the_command_prints_a_trial(capsys: Capture) -> None:
    assert main(["audit", "--plant", "overpayment", "--nights", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["kind"] == "overpayment"


def test_what_is_not_planted_is_said_with_what_is() -> None:
    with pytest.raises(BadInput, match=f"there are {', '.join(KINDS)}"):
        trial("ghosts", 1)
    with pytest.raises(BadInput, match="one, or more"):
        trial("wheel", 0)


def test_a_shoe_is_counted_as_hi_lo_has_it() -> None:
    assert [tag(card(name)) for name in ("2H", "6S", "7D", "9C", "10H", "KS", "AS")] == [1, 1, 0, 0, -1, -1, -1]
    shoe = CountedShoe("1", 2)
    shoe.see([card("5H")] * 8 + [card("8H")] * 44)
    assert shoe.true_count == 8.0


def test_wagers_that_follow_the_count_are_certain_and_flat_ones_say_nothing() -> None:
    rising, flat = PairSums(), PairSums()
    for number in range(60):
        rising.add(number % 7, 10 + 3 * (number % 7) + number % 2)
        flat.add(number % 7, 10)
    assert rising.r > 0.99
    assert rising.p is not None
    assert rising.p < 1e-12
    assert flat.p is None
