"""Tests of chance: calm where nothing is wrong, as often as α says; and each planted defect is found."""

import asyncio
import json
import math
from pathlib import Path

import pytest
from support.house import Play, house_at, seated

from houseway.audit.history import TableHistory, history_of
from houseway.certify.chance import DEFECTS, DEVICES, dealt_history_tests, defects, device_tests, history_tests, raw
from houseway.certify.chance.devices import USUAL, Orders, Series
from houseway.certify.chance.order_tests import order_tests
from houseway.certify.chance.series_tests import grouped
from houseway.certify.chance.trial import ALPHA
from houseway.certify.evidence import chi_square_tail, poisson_two_sided
from houseway.cli import main
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.equipment.pool import Pool
from houseway.errors import BadInput

Capture = pytest.CaptureFixture[str]
FEW = {"wheel": 8_000, "dice-2": 3_000, "dice-3": 4_000, "coins-2": 2_000, "coins-3": 2_000, "balls": 400,
       "tiles": 500, "pack": 3_000, "shoe-6": 120, "shoe-8": 100, "cut": 120, "symbols-50": 2_000, "symbols-52": 2_000,
       "coloured-54": 1_000, "coloured-63": 1_000}  # fmt: skip
QUICK = [name for name in DEFECTS if name != "seed-31"]


@pytest.mark.parametrize("device", DEVICES)
def test_a_device_passes_and_every_p_value_is_told(device: str) -> None:
    found = device_tests(device, FEW[device], "1")
    assert found["passes"]
    assert found["each_at"] == ALPHA / len(found["tests"])
    assert len(found["tests"]) >= (3 if device.startswith("coloured") else 10)
    assert all(0 <= each["p"] <= 1 for each in found["tests"])
    assert not found["certifiable"]
    assert device_tests(device, FEW[device])["certifiable"]


@pytest.mark.parametrize("plant", QUICK)
def test_each_defect_is_found_at_its_number_of_draws(plant: str) -> None:
    device, draws = DEFECTS[plant]
    assert not device_tests(device, draws, "2", plant)["passes"]
    assert device_tests(device, draws, "2")["passes"]


def test_orders_from_few_seeds_come_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """With 2²⁰ seeds after 8,000 orders; with 2³¹ it takes the number that is stated, and a quarter of a minute."""
    monkeypatch.setattr(defects, "SEEDS", 1 << 20)
    found = device_tests("pack", 8_000, "2", "seed-31")
    assert [each["name"] for each in found["tests"] if each["p"] < found["each_at"]] == ["an order comes twice"]


def test_p_values_are_as_small_as_they_should_be_and_no_smaller() -> None:
    low = high = tests = 0
    for seed in range(40):
        for each in device_tests("dice-2", 2_000, f"level {seed}")["tests"]:
            if each["name"] not in ("collisions", "birthday spacings"):  # so few are expected that p is in steps
                tests, low, high = tests + 1, low + (each["p"] < 0.1), high + (each["p"] > 0.9)
    assert 0.06 * tests < low < 0.14 * tests
    assert 0.06 * tests < high < 0.14 * tests


@pytest.mark.parametrize(("kind", "device"), USUAL.items())
def test_a_kind_of_device_means_its_usual_one(kind: str, device: str) -> None:
    assert (
        device_tests(kind, 1_200 if kind != "shoe" else 10, "3")["tests"]
        == device_tests(device, 1_200 if kind != "shoe" else 10, "3")["tests"]
    )


def test_what_lies_behind_a_cut_is_tested_and_a_pack_that_is_not_shuffled_is_found() -> None:
    ordered = [[*range(at, 52), *range(at)] for at in range(1, 42)] * 25  # cut, and never shuffled
    found = {each.name: each.p for each in order_tests(Orders(ordered, [1] * 52))}
    assert found["the order of every four"] < 1e-9
    assert found["neighbours at places 1 and 2"] < 1e-9
    assert {"the one behind a cut after 13", "the one behind a cut after 26", "the suit of the first"} <= found.keys()


@pytest.mark.parametrize("game", ["roulette", "two-up", "craps", "sic-bo", "wheel-of-fortune", "baccarat"])
def test_what_came_at_a_table_of_a_house_is_read_as_its_device_gave_it(game: str, tmp_path: Path) -> None:
    async def played() -> TableHistory:
        house = house_at(tmp_path)
        await Play(await seated(house, "one", game), 1).rounds(3)
        found = history_of(house.store, "one")
        await house.stop()
        return found

    found = asyncio.run(played())
    if game == "baccarat":
        assert (found.decks, len(found.dealt) >= 3, found.came) == (8, True, [])
        assert all(0 <= card < 52 for each in found.dealt for card in each)
    else:
        assert len(found.came) >= 1 + (game != "craps")
        assert set(found.came) <= found.weights.keys()


def test_a_table_is_named_with_its_house(tmp_path: Path, capsys: Capture) -> None:
    async def played() -> None:
        house = house_at(tmp_path)
        await Play(await seated(house, "one", "roulette"), 1).rounds(1)
        await house.stop()

    asyncio.run(played())
    for words, why in (
        (["--data", str(tmp_path)], "name the one table"),
        (["--data", str(tmp_path), "--table", "two"], "no round is told of"),
        (["--data", str(tmp_path), "--table", "one"], "too few to say anything"),
        (["--data", str(tmp_path), "--table", "one", "--day", "1999-01-01"], "in this house on these days"),
        (["--data", str(tmp_path), "--table", "one", "--from", "1999-01-01"], "too few to say anything"),
    ):
        assert main(["certify", "--chance", *words]) == 2
        assert why in capsys.readouterr().err


def test_dealt_cards_are_tested_round_by_round() -> None:
    chance = Chance(SeededEntropy("dealt"))
    dealt = [[chance.outcome(Pool(dict.fromkeys(range(52), 8))) for _ in range(5)] for _ in range(800)]
    assert dealt_history_tests("one", dealt, 8)["passes"]
    stacked = [[0, *each[1:]] if at % 10 == 0 else each for at, each in enumerate(dealt)]
    assert not dealt_history_tests("one", stacked, 8)["passes"]
    with pytest.raises(BadInput, match="too few"):
        dealt_history_tests("one", dealt[:5], 8)


def test_groups_are_neighbours_and_nearly_equal() -> None:
    values, shares = grouped(Series(list(range(37)), [1 / 37] * 37), 8)
    assert values == sorted(values)
    assert len(shares) == 8
    assert max(shares) - min(shares) < 1.5 / 37


def test_a_rare_thing_is_as_likely_as_poisson_says() -> None:
    assert poisson_two_sided(0, 3.0) == pytest.approx(2 * 0.049787, rel=1e-4)
    assert poisson_two_sided(9, 3.0) == pytest.approx(2 * 0.003803, rel=1e-3)


@pytest.mark.parametrize("free", [2, 10, 36, 170, 1_000])
def test_the_tail_of_chi_square_is_the_sum_that_it_is_for_even_degrees_of_freedom(free: int) -> None:
    for statistic in (0.01 * free, 0.5 * free, free, 1.3 * free, 2 * free):
        terms = (i * math.log(statistic / 2) - statistic / 2 - math.lgamma(i + 1) for i in range(free // 2))
        assert chi_square_tail(statistic, free) == pytest.approx(math.fsum(map(math.exp, terms)), rel=1e-9)


def test_raw_bytes_are_those_of_the_seed(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    raw(one, 10_001, "7")
    assert main(["certify", "--chance", "--raw", str(other), "--bytes", "10001", "--seed", "7"]) == 0
    assert one.read_bytes() == other.read_bytes()
    assert len(one.read_bytes()) == 10_001


def test_the_command_prints_a_device_and_exits_with_1_where_something_is_found(capsys: Capture) -> None:
    assert main(["certify", "--chance", "--device", "coins-2", "--draws", "2000", "--seed", "1", "--json"]) == 0
    assert {"device", "draws", "alpha", "tests", "passes"} <= json.loads(capsys.readouterr().out).keys()
    assert main(["certify", "--chance", "--plant", "loaded", "--seed", "1"]) == 1
    assert "something is found" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--chance", "--device", "crystal"], "is no device; there are wheel"),
        (["--chance", "--plant", "ghost"], "is no defect"),
        (["--device", "wheel"], "--device goes with --chance"),
        (["roulette", "--to", "1999-01-01"], "--to goes with --chance"),
        (["--chance", "--device", "wheel", "--day", "1999-01-01"], "of what came at a table of a house"),
        (["roulette", "--chance"], "takes no game"),
        (["--chance", "--device", "wheel", "--draws", "10"], "too few"),
    ],
)
def test_what_cannot_be_tested_is_said(words: list[str], why: str, capsys: Capture) -> None:
    assert main(["certify", *words]) == 2
    assert why in capsys.readouterr().err


def test_what_is_no_defect_is_said() -> None:
    with pytest.raises(BadInput, match="is no defect"):
        device_tests("wheel", 5_000, "1", "ghost")


def test_what_came_at_a_table_is_tested_in_the_same_way() -> None:
    weights = dict.fromkeys(range(6), 1)
    chance = Chance(SeededEntropy("history"))
    came = [str(chance.outcome(Pool(weights))) for _ in range(3_000)]
    found = history_tests("dice 1", came, weights)
    assert (found["passes"], found["certifiable"], found["draws"]) == (True, True, 3_000)
    assert not history_tests("dice 1", came + ["5"] * 400, weights)["passes"]
    with pytest.raises(BadInput, match="too few"):
        history_tests("dice 1", came[:20], weights)
    with pytest.raises(BadInput, match="cannot come"):
        history_tests("dice 1", [*came, "7"], weights)
