"""Why something was ruled: every ruling of the recorded rounds has a because, and what it names is among its facts."""

from pathlib import Path

import pytest

from houseway.games import GAMES, find
from houseway.play.record import read
from houseway.why import Explained, explained

ROUNDS = Path(__file__).parents[1] / "rounds"


def rulings(path: Path) -> list[Explained]:
    record = read(path.read_text(encoding="utf-8"), path.name)
    return [each for each in explained(record, find) if each.kind == "ruling"]


def decides(told: str, because: str) -> bool:
    """Is the fact what the because is made of?"""
    return told in because


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_names_the_fact_that_decides_it(name: str) -> None:
    found = [each for path in sorted(ROUNDS.glob(f"{name}-*.round")) for each in rulings(path)]
    assert found
    for each in found:
        because, facts = each.reason.because, each.reason.facts
        wagered = because.split(", and it was accepted")[0] if ", and it was accepted" in because else ""
        assert because, each.reason.conclusion
        named = [fact for fact in facts if decides(fact.says, because)]
        assert named or (wagered and any(" wagers " in fact.says for fact in facts)), (because, facts)


def test_s5_2_b_a_wager_over_the_maximum_is_held_against_the_sign() -> None:
    [over] = [
        each.reason
        for each in rulings(ROUNDS / "roulette-accepted-against-the-sign.round")
        if "over the maximum" in each.reason.conclusion
    ][:1]
    assert "and it was accepted, but the sign has $" in over.because
    assert any(fact.event == 0 and fact.says.startswith("the sign: ") for fact in over.facts)
