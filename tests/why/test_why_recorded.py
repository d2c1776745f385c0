"""Why everything in the recorded rounds was so: the format, and what must be in every tree."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from houseway.cli import main
from houseway.games import find
from houseway.play.record import read
from houseway.play.record.text import Record
from houseway.rulebook import resolves
from houseway.why import Explained, Reason, explained

ROUNDS = Path(__file__).parents[1] / "rounds"
SCHEMA = jsonschema_rs.validator_for((Path(__file__).parents[2] / "docs" / "why.schema.json").read_text())
GOLDEN = sorted(ROUNDS.glob("*golden*.round")) + sorted(ROUNDS.glob("roulette-*.round"))


def recorded(path: Path) -> Record:
    return read(path.read_text(encoding="utf-8"), path.name)


def of(name: str, kind: str) -> list[Explained]:
    return [each for each in explained(recorded(ROUNDS / f"{name}.round"), find) if each.kind == kind]


def nodes(reason: Reason) -> list[Reason]:
    return [reason, *(below for child in reason.children for below in nodes(child))]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_tree_of_a_recorded_round_is_as_its_schema_says_and_cites_what_there_is(path: Path) -> None:
    found = explained(recorded(path), find)
    assert any(each.kind == "settlement" for each in found) or "must-not-open" in path.stem
    for each in found:
        assert SCHEMA.is_valid(each.reason.as_data()), list(SCHEMA.iter_errors(each.reason.as_data()))
        for node in nodes(each.reason):
            assert node.provision is None or resolves(node.provision)
            assert node.children or node.provision or node.facts, "a leaf is an event or a value of the law"
            assert all(fact.event < each.event or each.kind == "refusal" for fact in node.facts)


@pytest.mark.parametrize("path", GOLDEN[:6], ids=lambda path: path.stem)
def test_trees_of_equal_rounds_are_equal_to_the_byte(path: Path) -> None:
    one, other = ([each.reason.as_data() for each in explained(recorded(path), find)] for _ in range(2))
    assert json.dumps(one) == json.dumps(other)


def test_s143_2_a_player_who_has_never_seen_the_law_is_told_that_the_ball_is_on_0() -> None:
    even = of("roulette-zero", "settlement")[0].reason
    assert even.conclusion == "ann's even loses: $5.00 collected"
    assert even.because == "the ball is on 0, which even does not cover"
    assert [fact.says for fact in even.facts] == ["ann wagers $5.00 on even", "0 from the wheel"]


def test_s143_1_the_arithmetic_of_a_straight_up_is_told_in_steps() -> None:
    straight_up = of("roulette-zero", "settlement")[2].reason
    in_hand = "ann gets $175.00 in hand: $175.00 won; the $5.00 staked stay on the layout"
    assert straight_up.figure == ("$5.00 at 35 to 1 = $175.00", in_hand)
    assert straight_up.provision is not None


def test_s136_4_a_refusal_tells_what_was_tried_where_the_round_stood_and_why_not() -> None:
    late = of("roulette-too-late", "refusal")[0].reason
    assert late.because == "wagering is closed, since 'no more bets' by the dealer"
    assert [fact.says for fact in late.facts] == [
        "the dealer says: no more bets",
        "next to come: a ball from the wheel (no more bets)",
        "ann is refused: wager $10.00 on black",
    ]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--line", "6"], "--line: the record has settlements 1 to 5, not 6"),
        (["--refusal", "1"], "--refusal: the record has no refusal, not 1"),
        (["-o", "why.png"], "-o: 'why.png' is neither an SVG nor a PDF"),
    ],
)
def test_what_is_not_there_is_said_in_one_line(asked: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why", str(ROUNDS / "roulette-zero.round"), *asked]) == 2
    assert said in capsys.readouterr().err


def test_one_tree_is_a_document_and_several_are_a_list(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def printed(*words: str) -> Any:
        assert main(["why", str(ROUNDS / "roulette-zero.round"), *words]) == 0
        return capsys.readouterr().out

    assert json.loads(printed("--line", "1", "--json"))["format"] == "houseway.why/1"
    assert len(json.loads(printed("--json"))) == 5
    drawn = tmp_path / "why.svg"
    assert "1 conclusion" in printed("--line", "3", "-o", str(drawn))
    assert "$5.00 at 35 to 1 = $175.00" in drawn.read_text(encoding="utf-8")
