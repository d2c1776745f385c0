"""`houseway odds`: the exact return of every wager, for people and as JSON."""

import csv
import json
import re
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from houseway.cli import main
from houseway.games import find
from houseway.games.roulette.wagers import Spun, facts
from houseway.odds import rows, table
from houseway.odds.exact import Return
from houseway.odds.lines import FAVOURS
from houseway.play.wager import Wager

Capture = pytest.CaptureFixture[str]
KEYS = ["game", "rules", "wager", "selection", "pays", "win", "void", "lose", "return", "house_edge", "variance"]
KEYS += ["cites", "text", "from", "caveats"]


def test_s143_1_every_wager_and_selection_is_listed_as_promised(capsys: Capture) -> None:
    assert main(["odds", "roulette", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert len(rows) == 157
    assert {tuple(row) for row in rows} == {tuple(KEYS)}
    assert {row["return"] for row in rows} == {"-1/37"}
    assert rows[0] == {
        "game": "roulette",
        "rules": "qld",
        "wager": "straight up",
        "selection": "0",
        "pays": "35",
        "win": "1/37",
        "void": "0",
        "lose": "36/37",
        "return": "-1/37",
        "house_edge": "1/37",
        "variance": "46656/1369",
        "cites": ["qld s135", "qld s143(3)", "qld s143(1)"],
        "text": "qld part 8",
        "from": "1998-09-04",
        "caveats": [],
    }


def test_one_wager_alone(capsys: Capture) -> None:
    assert main(["odds", "roulette", "--wager", "dozen", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["selection"] for row in rows] == ["1-12", "13-24", "25-36"]
    assert all(Fraction(row["win"]) + Fraction(row["lose"]) == 1 for row in rows)


def test_s109_craps_has_the_return_per_wager_and_per_roll(capsys: Capture) -> None:
    assert main(["odds", "craps", "--wager", "win bet", "--json"]) == 0
    row, *_ = json.loads(capsys.readouterr().out)
    assert (row["return"], row["per_roll"]) == ("-7/495", "-7/1671")
    assert main(["odds", "craps", "--wager", "place bet to win"]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "place bet to win 6, 8 7 to 6 5/11 0 6/11 -1/66 1.515% 1.1639 -0.463%" in lines


def test_places_that_are_alike_are_one_line_with_the_percentage_beside(capsys: Capture) -> None:
    assert main(["odds", "roulette"]) == 0
    printed = capsys.readouterr().out
    lines = [" ".join(line.split()) for line in printed.splitlines()]
    assert "straight up 37 places 35 to 1 1/37 0 36/37 -1/37 2.703% 34.0804" in lines
    assert "red red 1 to 1 18/37 0 19/37 -1/37 2.703% 0.9993" in lines
    assert FAVOURS not in printed


def test_a_wager_that_favours_the_player_is_flagged(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    roulette = find("roulette")
    dozen = roulette.wager_named["dozen"]

    def without_the_high_numbers(_wager: Wager[Any], place: str) -> list[tuple[Spun, int]]:
        return [(facts("dozen", place, number), 1) for number in range(25)]

    generous = replace(roulette, chances=without_the_high_numbers, wagers=(dozen,))
    monkeypatch.setattr(table, "variants", lambda _name: (generous,))
    assert main(["odds", "roulette"]) == 0
    printed = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "dozen 2 places 2 to 1 12/25 0 13/25 11/25 -44.000% favours the player 2.2464" in printed
    assert printed[-1].startswith("What favours the player is flagged")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["odds", "blackjack", "--decks", "4"], "blackjack is played with 5 to 8 decks, not 4 (qld s16)"),
        (["odds", "craps", "--chart"], "--chart: craps has no chart; there is one of blackjack"),
        (["odds", "whist"], "'whist' is not a game held here"),
        (["odds", "roulette", "--wager", "basket"], "roulette has no 'basket'; there are straight up, split"),
    ],
)
def test_what_is_not_there_is_said_in_one_line(capsys: Capture, words: list[str], says: str) -> None:
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert says in captured.err
    assert captured.err.count("\n") == 1


def printed(capsys: Capture, *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def rows_of(capsys: Capture, *words: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(printed(capsys, *words, "--json"))
    return found


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("game", ["baccarat", "keno", "craps", "com-bo"])
def test_no_fraction_is_broken_however_narrow_the_table(game: str, width: int) -> None:
    found = table.odds(game)
    text = found.table(width)
    assert max(map(len, text.splitlines())) <= width
    words = {word for line in text.splitlines() for word in line.split()}
    assert {str(row.found.win) for row in found.rows} <= words
    assert {str(row.found.expected) for row in found.rows} <= words


def test_decimals_are_rounded_from_the_fraction(capsys: Capture) -> None:
    (row,) = rows_of(capsys, "odds", "roulette", "--wager", "red", "--decimal", "6")
    assert (row["return"], row["house_edge"]) == ("-0.027027", "0.027027")
    assert "-0.02703" in printed(capsys, "odds", "roulette", "--decimal", "5")


def test_a_sheet_has_a_line_for_every_row_and_its_text(capsys: Capture) -> None:
    head, *lines = csv.reader(printed(capsys, "odds", "tri-chro", "--csv").splitlines())
    first = dict(zip(head, lines[0], strict=True))
    assert (first["text"], first["from"], first["variant.balls"]) == ("qld part 20", "1998-09-04", "54")
    assert len(lines) == 38


def test_latex_sets_fractions_as_such(capsys: Capture) -> None:
    text = printed(capsys, "odds", "roulette", "--wager", "red", "--latex")
    assert text.startswith("% Roulette (qld part 8, from 1998-09-04)\n\\begin{tabular}{lll")
    assert r"red & red & 1~to~1 & $\frac{18}{37}$ & 0 & $\frac{19}{37}$ & $-\frac{1}{37}$ & 2.703\% & 0.9993 \\" in text


def test_s84_1_the_number_of_decks_that_is_allowed_is_said(capsys: Capture) -> None:
    assert rows_of(capsys, "odds", "baccarat", "--decks", "8", "--rules", "qld")[0]["text"] == "qld part 6"
    assert main(["odds", "baccarat", "--decks", "6"]) == 2
    assert "baccarat is played with 8 decks, not 6 (qld s84(1))" in capsys.readouterr().err
    assert main(["odds", "com-bo", "--decks", "6"]) == 2
    assert "8 or 1 decks, not 6" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("pair", "how_much", "expected", "per_staked"),
    [
        ("win bet + win odds", "single", "-7/495", "-7/825"),
        ("win bet + win odds", "double", "-7/495", "-1/165"),
        ("don't win bet + don't win odds", "single", "-3/220", "-3/440"),
        ("don't come bet + don't come odds", "double", "-3/220", "-1/220"),
    ],
)
def test_s119_s122_wagers_that_go_together(
    capsys: Capture, pair: str, how_much: str, expected: str, per_staked: str
) -> None:
    found = {row["selection"]: row for row in rows_of(capsys, "odds", "craps", "--wager", pair)}
    assert list(found) == ["single", "double"]
    assert (found[how_much]["return"], found[how_much]["return_per_staked"]) == (expected, per_staked)


def test_s119_1A_double_odds_only_where_the_operator_agrees(capsys: Capture) -> None:
    words = "odds", "craps", "--wager", "win bet + win odds", "--table", "double_odds=no"
    assert [row["selection"] for row in rows_of(capsys, *words)] == ["single"]


def test_s475_a_wager_that_was_moved_to_bonus_play_has_a_row(capsys: Capture) -> None:
    found = rows_of(capsys, "odds", "triple-penny-two-up", "--wager", "heads")
    assert {row["selection"]: row["return"] for row in found} == {"heads": "-1/32", "bonus play": "3/4"}
    assert found[1]["caveats"] == ["once it has been moved to bonus play"]


def test_s119_1B_whole_dollars_on_odds_are_the_players_gain(capsys: Capture) -> None:
    words = "odds", "craps", "--wager", "win odds", "--stake", "15"
    five = next(row for row in rows_of(capsys, *words) if row["selection"] == "5")
    assert (five["return"], five["at_stake"]["return"], five["at_stake"]["rounding"]) == ("0", "1/75", "1/75")
    exactly = rows_of(capsys, *words, "--table", "round_winnings=no")
    assert {row["at_stake"]["return"] for row in exactly if row["wager"] == "win odds"} == {"0"}


def test_s90_3_the_commission_is_rounded_up_to_half_dollars(capsys: Capture) -> None:
    words = "odds", "baccarat", "--rules", "qld", "--wager", "banker's hand", "--stake"
    (row, *_) = rows_of(capsys, *words, "25")  # $1.25 becomes $1.50
    assert Fraction(row["at_stake"]["rounding"]) == -Fraction(row["win"]) / 100
    (row, *_) = rows_of(capsys, *words, "100")
    assert row["at_stake"]["rounding"] == "0"


def test_s117_1_a_fee_is_counted_on_both_bases(capsys: Capture) -> None:
    row = rows_of(capsys, "odds", "craps", "--wager", "lay bet", "--stake", "15")[0]
    assert (row["return"], row["return_per_handed_over"]) == ("-1/40", "-1/41")
    at = row["at_stake"]
    assert (at["return"], at["handed_over"], at["return_per_handed_over"]) == ("-37/1500", "15.37", "-37/1537")


def test_a_stake_that_the_sign_does_not_allow_is_refused_unless_another_sign_does(capsys: Capture) -> None:
    words = ["odds", "roulette", "--wager", "red", "--stake", "0.50"]
    assert main(words) == 2
    assert "is under the minimum" in capsys.readouterr().err
    words = ["odds", "roulette", "--wager", "straight up", "--stake", "5000"]
    assert main(words) == 2
    assert "(qld s5(1)(b))" in capsys.readouterr().err
    assert rows_of(capsys, *words, "--maximum", "5000")[0]["at_stake"]["return"] == "-1/37"


def test_what_one_wager_refuses_is_said_in_its_row(capsys: Capture) -> None:
    found = rows_of(capsys, "odds", "craps", "--stake", "5")
    refused = {row["at_stake"]["rule"] for row in found if "refused" in row["at_stake"]}
    assert "qld s115(1)" in refused  # 7 to 6 of $5 is no whole number of cents
    assert any("return" in row["at_stake"] for row in found)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--json", "--csv"], "one format at a time"),
        (["--decimal", "99"], "0 to 50 places, not 99"),
        (["--stake", "0"], "above nought"),
        (["--stake", "ten"], "not an amount of money"),
    ],
)
def test_what_cannot_be_printed_is_said(capsys: Capture, words: list[str], says: str) -> None:
    assert main(["odds", "roulette", *words]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert says in captured.err


def test_set_tells_before_and_after_with_the_cost_of_each_change(capsys: Capture) -> None:
    words = "odds", "roulette", "--set", "payout of red=6 to 5", "--set", "payout of straight up = 36 to 1"
    text = printed(capsys, *words)
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert "red red -1/37 13/185 2.703% -7.027% -9.730% +0.000% -9.730%" in lines
    assert "straight up 37 places -1/37 0 2.703% 0.000% +0.000% -2.703% -2.703%" in lines
    assert "119 other rows are as before." in lines
    rows = rows_of(capsys, *words)
    assert len(rows) == 157
    red = next(row for row in rows if row["wager"] == "red")
    assert (red["before"]["return"], red["after"]["return"], red["return"]) == ("-1/37", "13/185", "13/185")


def test_what_can_be_set_is_listed_with_what_stands(capsys: Capture) -> None:
    found = rows_of(capsys, "odds", "baccarat", "--rules", "qld", "--set", "?")
    assert found[0] == {
        "game": "baccarat",
        "rules": "qld",
        "text": "qld part 6",
        "variant": {},
        "rule": "decks",
        "value": "8",
        "cite": "qld s84(1)",
    }
    assert "commission of banker's hand" in printed(capsys, "odds", "baccarat", "--set", "?")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--set", "decks"], "'decks' sets nothing; write it like decks=6"),
        (["--set", "deck=6"], "'deck' cannot be set in baccarat; did you mean decks?"),
        (["--set", "decks=6", "--set", "decks=7"], "decks is set twice"),
        (["--set", "decks=6", "--stake", "5"], "$5.00 is under the minimum of $10.00 (qld s5(1)(b))"),
    ],
)
def test_what_cannot_be_set_is_said(capsys: Capture, words: list[str], says: str) -> None:
    assert main(["odds", "baccarat", *words]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert says in captured.err


@pytest.mark.parametrize(
    "words", [["craps", "--stake", "25"], ["baccarat"], ["sic-bo", "--decimal", "5"], ["baccarat", "--set", "decks=6"]]
)
def test_latex_is_balanced_escaped_and_says_its_text(capsys: Capture, words: list[str]) -> None:
    out = printed(capsys, "odds", *words, "--latex")
    bare = re.sub(r"\\\\|\\.", "", "\n".join(line for line in out.splitlines() if not line.startswith("%")))
    assert bare.count("{") == bare.count("}")
    assert bare.count("$") % 2 == 0
    assert not set("#%_") & set(bare)
    assert out.count(r"\begin{tabular}") == out.count(r"\end{tabular}") == out.count(r"\midrule")
    assert "qld part" in re.sub("^%.*$", "", out, flags=re.MULTILINE)


def test_a_change_is_told_of_one_way_of_play(capsys: Capture) -> None:
    words = ["odds", "pai-gow", "--rules", "qld", "--set", "commission of bank=4%"]
    found = rows_of(capsys, *words, "--strategy", "best")
    assert {row["strategy"] for row in found} == {"best"}
    assert main([*words, "--strategy", "luck"]) == 2
    assert "no rows are played by 'luck'" in capsys.readouterr().err


def test_the_chart_is_for_the_rules_as_they_would_be(capsys: Capture) -> None:
    words = ["odds", "blackjack", "--rules", "qld", "--chart"]
    usual, changed = (printed(capsys, *words, *more) for more in ([], ["--set", "totals doubled=10 to 11"]))
    (before,), (after,) = (
        [line for line in text.splitlines() if line.startswith("hard 9 ")] for text in (usual, changed)
    )
    assert "D" in before
    assert "D" not in after


def test_rows_that_somebody_plays_name_their_strategy(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    half = Fraction(1, 2)
    played = [
        Return("blackjack", "box 1", (), half, Fraction(0), half, Fraction(0), net, Fraction(1), (), strategy=strategy)
        for strategy, net in (("best", Fraction(-1, 200)), ("total", Fraction(-1, 199)))
    ]
    monkeypatch.setattr(rows, "best_rows", lambda game, _settings, **_: played if game.name == "blackjack" else [])
    found = rows_of(capsys, "odds", "blackjack", "--rules", "qld", "--decks", "6")
    assert [(row["strategy"], row["return"]) for row in found] == [("best", "-1/200"), ("total", "-1/199")]
    assert "blackjack  box 1      best" in printed(capsys, "odds", "blackjack", "--rules", "qld")
    found = rows_of(capsys, "odds", "blackjack", "--rules", "qld", "--strategy", "total")
    assert [row["return"] for row in found] == ["-1/199"]
    assert main(["odds", "blackjack", "--rules", "qld", "--strategy", "luck"]) == 2
    assert "no rows are played by 'luck'; there are best, total" in capsys.readouterr().err


def test_s16_blackjacks_decks_are_those_of_a_table(capsys: Capture) -> None:
    assert main(["odds", "blackjack", "--rules", "qld", "--decks", "4"]) == 2
    assert "5 to 8 decks, not 4 (qld s16)" in capsys.readouterr().err
