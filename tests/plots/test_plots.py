"""Pictures say what the tables say, and the same figures give the same file."""

import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from houseway.cli import main
from houseway.odds import odds
from houseway.plots.bars import costs, edges
from houseway.plots.canvas import drawn
from houseway.plots.simulation import picture
from houseway.plots.strategy_chart import chart_picture
from houseway.simulate import count_cards, simulate
from houseway.strategies.chart import read
from houseway.what_if import what_if

Capture = pytest.CaptureFixture[str]


def test_every_wager_has_a_bar_as_long_as_its_house_edge() -> None:
    axes = edges(odds("tri-chro", balls=54)).axes[0]
    names = [label.get_text() for label in axes.get_yticklabels()]
    lengths = [bar.get_width() for bar in axes.patches]  # type: ignore[attr-defined]
    assert lengths == sorted(lengths)
    assert len(names) == len(lengths) == 19
    star = odds("tri-chro", balls=54, wager="any star").rows[0].found
    assert names[0] == "any star"  # the one that favours the player
    assert lengths[0] == pytest.approx(float(100 * star.house_edge))


def test_a_change_has_a_bar_for_each_rule_and_one_for_all() -> None:
    found = what_if("baccarat", {"decks": "6", "payout of tie bet": "9 to 1"}, rules="qld")
    axes = costs(found).axes[0]
    legend = axes.get_legend()
    assert legend is not None
    assert [text.get_text() for text in legend.get_texts()] == ["decks = 6", "payout of tie bet = 9 to 1", "together"]
    assert [label.get_text() for label in axes.get_yticklabels()] == ["banker's hand", "player's hand", "tie bet"]


def test_every_text_that_differs_has_a_sheet_of_its_own() -> None:
    titles = [axes.get_title(loc="left") for axes in edges(odds("tri-chro")).axes]
    assert [title.partition(" (")[0] for title in titles] == ["Tri-chro, 54 balls", "Tri-chro, 63 balls"]
    assert len(edges(odds("baccarat")).axes) == 1  # three texts, whose wagers cost the same
    assert len(costs(what_if("wheel-of-fortune", {"payout of symbol a": "6 to 5"})).axes) == 2


def test_in_a_notebook_odds_and_changes_are_drawn() -> None:
    for found in (odds("roulette"), what_if("roulette", {"payout of red": "6 to 5"})):
        drawing = found._repr_svg_()
        assert drawing is not None
        assert ElementTree.fromstring(drawing).tag.endswith("svg")


def test_without_matplotlib_there_is_a_table_and_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert odds("roulette")._repr_svg_() is None
    assert "<table>" in odds("roulette")._repr_html_()


def test_the_same_figures_give_the_same_file() -> None:
    first, second = (drawn(edges(odds("roulette")), ".svg") for _ in range(2))
    assert first == second
    assert ElementTree.fromstring(first).tag.endswith("svg")


@pytest.mark.parametrize(("suffix", "starts"), [(".svg", b"<?xml"), (".png", b"\x89PNG"), (".pdf", b"%PDF")])
def test_a_picture_is_drawn_in_the_format_of_its_file(
    capsys: Capture, tmp_path: Path, suffix: str, starts: bytes
) -> None:
    file = tmp_path / f"meter{suffix}"
    assert main(["jackpot", "return", "120000", "--plot", str(file)]) == 0
    assert file.read_bytes().startswith(starts)
    assert "returns" in capsys.readouterr().out


def test_what_is_no_picture_is_said(capsys: Capture) -> None:
    assert main(["odds", "roulette", "--plot", "odds.txt"]) == 2
    assert "'odds.txt' is no picture; name a file like odds.svg, odds.png, odds.pdf" in capsys.readouterr().err


def test_a_chart_has_a_square_for_each_hand_against_each_card() -> None:
    chart = read("against 9 10 A\nhard 16 d s d\npair 8 X X X\n")
    hard, pairs = chart_picture(chart).axes
    assert [text.get_text() for text in hard.texts] == ["-"] * 7 + ["d", "s", "d"]
    assert [text.get_text() for text in pairs.texts] == ["-"] * 7 + ["X", "X", "X"]


def test_the_chart_of_the_command_is_drawn(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "chart.svg"
    assert main(["odds", "blackjack", "--rules", "qld", "--chart", "--plot", str(file)]) == 0
    assert "hard 16" in capsys.readouterr().out
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_returns_stand_beside_the_exact_ones() -> None:
    found = simulate("wheel-of-fortune", 10_000, 1)
    axes = picture(found).axes[0]
    assert [label.get_text() for label in axes.get_yticklabels()] == [each.wager for each in found.wagers]
    exact: Any = axes.lines[-2].get_xdata()
    assert list(exact) == pytest.approx([float(100 * (each.exact or 0)) for each in found.wagers])


def test_sessions_are_drawn_with_all_of_them_in_the_bars() -> None:
    found = simulate("mini-dice", 50_000, 1, session=100)
    results, fan = picture(found).axes
    assert sum(bar.get_height() for bar in results.patches) == 500  # type: ignore[attr-defined]
    assert [text.get_text() for text in fan.texts] == ["5%", "95%", "25%", "50%", "75%"]


def test_the_count_is_drawn_against_the_return() -> None:
    found = count_cards("mini-baccarat", "hi-lo", 50_000, penetration="1/4..1/2")
    by_count, by_depth, _ = picture(found).axes
    assert by_count.get_xlabel() == "count before the round"
    assert [label.get_text() for label in by_depth.get_xticklabels()] == ["1/4", "3/8", "1/2"]
