"""A certificate says what `houseway odds` says, made twice it is the same, and whatever is changed in one is found."""

import json
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from houseway.certify.agreement import agreement_data
from houseway.certify.certificate import Application, Certificate, certificate
from houseway.certify.check import first_difference, verify
from houseway.certify.figures import figures, wager_data
from houseway.certify.law import provisions, provisions_data, readings_data
from houseway.certify.rounds import played
from houseway.cli import main
from houseway.errors import BadInput
from houseway.games import GAMES, variants
from houseway.odds.document import as_data

Capture = pytest.CaptureFixture[str]
DRAFTS = Path(__file__).parents[2] / "docs" / "drafts"
SAMPLED = 60


@cache
def made(game: str = "wheel-of-fortune", rounds: int = 20_000) -> Certificate:
    return certificate(Application(game, rounds=rounds))


@pytest.mark.parametrize("name", GAMES)
def test_every_figure_is_the_one_of_the_odds_and_follows_from_its_outcomes(name: str) -> None:
    game = variants(name)[0]
    if game.pot:
        assert certificate(Application(name, rounds=0)).data["hands"]
        return
    for each in figures(game, {}):
        said, plain = wager_data(each), as_data(each.row)
        assert said["return"]["exact"] == plain["return"]
        assert said["variance"]["exact"] == plain["variance"]
        assert [said[part] for part in ("win", "void", "lose")] == [plain[part] for part in ("win", "void", "lose")]
        assert each.outcomes is not None
        assert sum(each.outcomes.values()) == 1
        assert sum(net * chance for net, chance in each.outcomes.items()) == Fraction(plain["return"])
        assert said["largest_payout"] == str(max(each.outcomes))
        assert said["skewness"]


@pytest.mark.parametrize("name", GAMES)
def test_every_text_has_its_provisions_with_words_and_its_readings(name: str) -> None:
    for game in variants(name):
        found = provisions(game, game.since)
        told = provisions_data(found)
        assert len(told) == len(found) > 2
        assert all(each["does"] and each["answer"] and len(each["sha256"]) == 64 for each in told)
        assert readings_data(found)


def test_the_same_question_gives_the_same_bytes() -> None:
    one = made()
    text, again = one.text(), certificate(one.asked).text()
    assert text == again
    assert json.loads(text) == one.data
    assert verify(text)[1] is None


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict | list) and value:
        for at, inside in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inside, (*path, at))
    else:
        yield path


def changed(document: Any, path: tuple[Any, ...]) -> Any:
    """A copy with another value there."""
    copied = json.loads(json.dumps(document))
    at = copied
    for step in path[:-1]:
        at = at[step]
    value = at[path[-1]]
    at[path[-1]] = f"{value}x" if isinstance(value, str) else not value if isinstance(value, bool) else [value, 1]
    return copied


def named(path: tuple[Any, ...]) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")


def test_whatever_field_is_changed_is_found_and_named() -> None:
    one = made()
    paths = list(leaves(dict(one.data)))
    for path in paths[:: len(paths) // SAMPLED]:
        other = changed(one.data, path)
        found = first_difference(json.dumps(other), other, one)
        assert found is not None
        assert found.where.startswith(named(path))


def test_another_order_of_the_same_values_is_found_too() -> None:
    one = made()
    text = json.dumps(one.data, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    found = first_difference(text, json.loads(text), one)
    assert found is not None
    assert found.where.startswith("line")


def test_rounds_played_beside_agree_with_the_figures_and_are_those_of_their_seed() -> None:
    one, other = made(), certificate(Application("wheel-of-fortune", rounds=20_000, seed=2))
    assert one.data["simulation"]["agrees"]
    assert one.data["simulation"]["compared"] == len(one.data["wagers"])
    assert one.data["simulation"]["wagers"] != other.data["simulation"]["wagers"]


@pytest.mark.parametrize("name", ["roulette", "baccarat", "keno", "caribbean-stud"])
def test_odds_certificate_table_and_kernel_say_one_number(name: str) -> None:
    one = made(name, 2_000).data
    assert len(one["one_number"]) == len(one["wagers"])
    assert all(each["agree"] and each["odds"] == each["table"] for each in one["one_number"])
    beside = {each["wager"]: each["kernel"] for each in one["one_number"] if each["kernel"]}
    differs = {wager for wager, kernel in beside.items() if kernel["only_there"] or kernel["only_here"]}
    assert beside
    assert all("jackpot" in wager for wager in differs)  # a prize that has the share of this round in it already


def test_a_number_that_is_another_is_not_told_as_the_same() -> None:
    game = variants("roulette")[0]
    rows, rounds = figures(game, {}), played(game, {}, 2_000, 1)
    spoilt = [replace(each, outcomes={**(each.outcomes or {}), Fraction(36): Fraction(1, 37)}) for each in rows[:1]]
    (found,) = agreement_data(game, {}, spoilt, rounds)
    assert not found["agree"]
    assert found["kernel"]["only_here"] == ["36"]


def test_rounds_out_of_a_shoe_begin_with_all_cards_as_the_figures_do() -> None:
    assert made("baccarat", 2_000).data["simulation"]["shoe"] == "all cards are shuffled before every round"
    assert made().data["simulation"]["shoe"] is None


def test_a_draft_is_certified_with_its_text(tmp_path: Path) -> None:
    text = (DRAFTS / "single-number.toml").read_text(encoding="utf-8")
    drafted = certificate(Application("roulette", draft=text, rounds=0))
    plain = certificate(Application("roulette", rounds=0))
    assert drafted.data["draft"]["sets"]
    assert drafted.data["wagers"] != plain.data["wagers"]
    assert application_is_kept(drafted, tmp_path)


def application_is_kept(one: Certificate, folder: Path) -> bool:
    """What stands in the file is enough to make it again."""
    file = folder / "draft.json"
    file.write_text(one.text(), encoding="utf-8")
    return main(["certify", "--verify", str(file)]) == 0


def test_the_command_writes_verifies_and_says_the_first_difference(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "two-up.json"
    assert main(["certify", "two-up", "--rounds", "10K", "--seed", "7", "-o", str(file)]) == 0
    assert "agree with the figures" in capsys.readouterr().out
    assert main(["certify", "--verify", str(file)]) == 0
    assert "the same to the byte" in capsys.readouterr().out
    plain = json.loads(file.read_text(encoding="utf-8"))
    plain["asked"]["seed"] = 8
    file.write_text(json.dumps(plain, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    assert main(["certify", "--verify", str(file), "--json"]) == 1
    difference = json.loads(capsys.readouterr().out)["difference"]
    assert "seed: 7" in difference["written"]
    assert "seed: 8" in difference["comes_to"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "name a game"),
        (["roulette", "--verify", "x.json"], "name a game"),
        (["roulette", "-o", "x.doc"], "-o: 'x.doc'"),
        (["roulette", "--seed", str(2**64)], "a seed is a number"),
        (["roulette", "--on", "1990-01-01"], "no text of roulette"),
    ],
)
def test_what_cannot_be_certified_is_said_in_one_line(words: list[str], told: str, capsys: Capture) -> None:
    assert main(["certify", *words]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "[]", '{"format": "houseway.certificate/1"}', '{"format": "another"}'])
def test_what_is_no_certificate_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadInput, match=r"certificate|JSON"):
        verify(text)
