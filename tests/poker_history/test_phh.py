"""`houseway replay --phh`: a round of 7 card stud as a poker hand history, or why it cannot be one."""

import json
import tomllib
from pathlib import Path

import pytest
from support.fixed_limits import played, stud_table

from houseway.cli import main
from houseway.equipment.cards import REDUCED_DECK_32
from houseway.equipment.shoe import Shoe
from houseway.errors import BadInput
from houseway.families.poker.stud.table import BLIND, HIGHEST
from houseway.games import GAMES, find
from houseway.play.people import player, staff
from houseway.play.record import Recorder, read, replay
from houseway.play.round import Round
from houseway.poker_history.fixed_limit import Unfit, fixed_limits
from houseway.poker_history.hand import HistoryHand, Watcher
from houseway.poker_history.phh import Histories

Capture = pytest.CaptureFixture[str]
ROUNDS = Path(__file__).parents[1] / "rounds"
FIXED_LIMITS = ROUNDS / "7-card-stud-fixed-limits.round"

ACTIONS = """
d dh p1 KhKd9s, d dh p2 AcQd8h, d dh p3 7s4cJs, d dh p4 3h3d3c, p4 pb, p1 cbr 10, p2 cc, p3 f, p4 cc,
d dh p1 9c, d dh p2 Qs, d dh p4 Td, p1 cbr 10, p2 cbr 20, p4 cc, p1 cc,
d dh p1 4d, d dh p2 6d, d dh p4 6c, p1 cbr 20, p2 cc, p4 cc,
d dh p1 2s, d dh p2 Jd, d dh p4 2h, p1 cc, p2 cbr 20, p1 cc,
d dh p1 7h, d dh p2 5c, d dh p4 Ts, p1 cbr 20, p2 cc,
p1 sm KhKd9s9c4d2s7h, p4 sm 3h3d3cTd6c2hTs, p2 sm
"""
"""The bring-in, completed to the small bet; two small bets; a big bet that taps p4 out; two more; the showdown."""


def written(capsys: Capture, *files: Path) -> str:
    assert main(["replay", *map(str, files), "--phh"]) == 0
    return capsys.readouterr().out


def spoilt(tmp_path: Path, old: str, new: str) -> Path:
    """The record with one thing changed, and stating nothing."""
    text = FIXED_LIMITS.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "spoilt.round"
    path.write_text(text.replace(old, new).partition("settles = [")[0], encoding="utf-8")
    return path


def golden_hand() -> HistoryHand:
    watcher = Watcher()
    replay(read(FIXED_LIMITS.read_text(encoding="utf-8"), "golden"), find, watcher)
    (hand,) = watcher.hands
    return hand


def refused(capsys: Capture, file: Path) -> str:
    assert main(["replay", str(file), "--phh"]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert str(file) in said.err
    return said.err


def test_a_round_within_fixed_limits_is_written_step_by_step(capsys: Capture) -> None:
    history = tomllib.loads(written(capsys, FIXED_LIMITS))
    assert history["variant"] == "F7S"
    assert (history["antes"], history["bring_in"]) == ([1, 1, 1, 1], 5)
    assert (history["small_bet"], history["big_bet"]) == (10, 20)
    assert history["starting_stacks"] == [200, 150, 100, 35]
    assert history["actions"] == [action.strip() for action in ACTIONS.split(",")]
    assert history["players"] == ["ann", "bob", "cat", "dan"]
    assert (history["seats"], history["seat_count"]) == ([1, 2, 3, 4], 7)


def test_it_ends_with_what_everybody_has_after_the_commission(capsys: Capture) -> None:
    history = tomllib.loads(written(capsys, FIXED_LIMITS))
    assert history["finishing_stacks"] == [216, 59, 99, 101]
    assert history["winnings"] == [107, 0, 0, 101]
    assert history["_commission"] == 10
    assert sum(history["starting_stacks"]) == sum(history["finishing_stacks"]) + 10


def test_several_rounds_are_numbered(capsys: Capture) -> None:
    both = tomllib.loads(written(capsys, FIXED_LIMITS, FIXED_LIMITS))
    assert list(both) == ["1", "2"]
    assert both["1"] == both["2"] == tomllib.loads(written(capsys, FIXED_LIMITS))


def test_as_json_it_is_one_document(capsys: Capture) -> None:
    text = written(capsys, FIXED_LIMITS)
    assert main(["replay", str(FIXED_LIMITS), "--phh", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"phh": text}


def test_a_record_that_differs_from_what_it_states_is_written_with_status_1(capsys: Capture, tmp_path: Path) -> None:
    text = FIXED_LIMITS.read_text(encoding="utf-8")
    path = tmp_path / "differs.round"
    path.write_text(text.replace('paid = "71.00"', 'paid = "72.00"'), encoding="utf-8")
    assert main(["replay", str(path), "--phh"]) == 1
    assert tomllib.loads(capsys.readouterr().out)["variant"] == "F7S"


def test_a_bet_of_another_amount_is_named(capsys: Capture, tmp_path: Path) -> None:
    """Two big bets of 20, and then one of 30."""
    last = '{by = "shoe", card = "10S", to = "dan"},\n  {by = "ann", act = "bet", amount = "%s"}'
    said = refused(capsys, spoilt(tmp_path, last % "20.00", last % "30.00"))
    assert "ann's bet of $30.00 in round of betting 5 would be $20.00 with fixed limits" in said


@pytest.mark.parametrize(
    ("what", "value", "why"),
    [
        ("opens", HIGHEST, "highest value card betting applied"),
        ("betting_form", BLIND, "blind betting applied"),
        ("shoe", Shoe.fresh(1, REDUCED_DECK_32), "it was played with 32 cards"),
    ],
)
def test_a_table_of_another_form_is_no_variant_of_the_format(what: str, value: object, why: str) -> None:
    hand = golden_hand()
    setattr(hand.table, what, value)
    with pytest.raises(Unfit, match=why):
        fixed_limits(hand)


def test_what_no_player_did_cannot_be_told() -> None:
    hand = golden_hand()
    hand.odd = "a communal card was dealt"
    with pytest.raises(Unfit, match="a communal card"):
        fixed_limits(hand)


def test_a_hand_declared_dead_cannot_be_told(capsys: Capture, tmp_path: Path) -> None:
    dead = '{by = "dealer", act = "declare a hand dead", person = "ann", holds = "too few cards"},\n  '
    file = spoilt(tmp_path, '{by = "ann", act = "show"},\n  ', dead)
    assert "ann was put out of the round of play" in refused(capsys, file)


@pytest.mark.parametrize("file", ["roulette-every-wager", "caribbean-stud-golden"])
def test_a_game_that_the_format_does_not_have_says_so(capsys: Capture, file: str) -> None:
    assert "no variant for it" in refused(capsys, ROUNDS / f"{file}.round")


@pytest.mark.parametrize("game", sorted({"5-card-stud", "draw", "manila"} & set(GAMES)))
def test_the_other_games_of_poker_have_no_variant_in_the_format(game: str) -> None:
    table = find(game).open_table(people=[player("ann", 10_000), player("bob", 10_000), *staff(rules="qld")])
    round_ = Round(table)
    with pytest.raises(BadInput, match="no variant for it"):
        Histories().of("table")(round_, round_.events)


def test_a_record_and_its_replay_give_the_same_history() -> None:
    histories, again, table = Histories(), Histories(), stud_table(9)
    watch, recorder = histories.of("table"), Recorder(table)
    for round_, events in played(table, 9):
        watch(round_, events)
        recorder.add(round_)
    replay(read(recorder.text(), "table"), find, again.of("table"))
    assert again.written() == histories.written()


def test_a_round_that_is_not_over_is_written_as_far_as_it_is_known() -> None:
    histories, table = Histories(), stud_table(9)
    watch = histories.of("table")
    for round_, events in played(table, 9):
        watch(round_, events)
        if round_.table.betting_rounds == 2:
            break
    history = tomllib.loads(histories.written())
    assert "finishing_stacks" not in history
    assert not any(" sm" in action for action in history["actions"])


def test_nothing_played_is_nothing_to_write() -> None:
    with pytest.raises(BadInput, match="no round of play"):
        Histories().written()
