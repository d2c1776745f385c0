"""A draft notice: odds, sign, cloth, table and `rules diff` go by it, and what it lacks is said."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from houseway.cite import cite
from houseway.cli import main
from houseway.errors import BadInput, Refused
from houseway.families.baccarat.wagers import Counts
from houseway.games import find
from houseway.play.ask import Outcome
from houseway.play.cloth import Bent, Caption
from houseway.play.driver import answer_ordinarily
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.settlement import line_by
from houseway.play.wager import Placed, Verdict
from houseway.play.wagering import Wagering
from houseway.printing import cloth_of, sign_of, text_of
from houseway.printing.svg import svg
from houseway.rulebook import find as provisions
from houseway.what_if.draft import Draft, read_draft
from houseway.what_if.settable import changes_of, with_changes

Capture = pytest.CaptureFixture[str]
DRAFTS = Path(__file__).parents[2] / "docs" / "drafts"
SIX_DECKS, SINGLE_NUMBER = DRAFTS / "six-decks.toml", DRAFTS / "single-number.toml"


def draft(file: Path) -> Draft:
    return read_draft(file.read_text(encoding="utf-8"), file.name)


def test_the_odds_are_told_before_and_after(capsys: Capture) -> None:
    assert main(["odds", "roulette", "--draft", str(SINGLE_NUMBER), "--json"]) == 0
    row, *_ = json.loads(capsys.readouterr().out)
    assert (row["before"]["return"], row["after"]["return"], row["cost"]) == ("-1/37", "0", "-1/37")
    assert row["alone"] == [{"set": "payout of straight up", "value": "36 to 1", "cost": "-1/37"}]
    assert "draft single-number r1" in row["cites"]


def test_a_line_of_settlement_cites_the_draft() -> None:
    game = draft(SINGLE_NUMBER).lay_over(find("roulette"))
    table = game.open_table(people=[player("seat 1", 100_000), *game.staff()])
    round_: Round[Any] = Round(table)
    while (ask := round_.ask) is not None:
        if isinstance(ask, Outcome):
            round_.outcome(17)
        elif isinstance(ask, Wagering) and not table.placed:
            round_.act("seat 1", "wager", {"on": "straight up", "selection": "17", "stake": 500})
        else:
            answer_ordinarily(round_)
    won = [line for line in round_.lines if line.verdict is Verdict.WIN]
    assert (won[0].paid, won[0].stake) == (18_000, 500)
    assert cite("draft single-number r1") in won[0].cites


def test_sign_and_cloth_say_what_the_draft_says() -> None:
    game = draft(SINGLE_NUMBER).lay_over(find("roulette"))
    table = game.open_table()
    paid = {paid.wagers[0]: str(paid.payouts[0]) for line in text_of(table).lines for paid in line.paid}
    assert (paid["straight up"], paid["split"]) == ("36 to 1", "17 to 1")
    assert "36 to 1" in svg([sign_of(table)])


def test_a_cloth_that_tells_a_payout_tells_the_drafts() -> None:
    text = SINGLE_NUMBER.read_text(encoding="utf-8").replace("roulette", "blackjack").replace("qld s143(1)", "qld s20")
    text = text.replace('"payout of straight up"', '"payout of blackjack at 3 to 2"').replace("36 to 1", "6 to 5")
    table = read_draft(text, "six-to-five").lay_over(find("blackjack")).open_table()
    cloth = table.game.cloth(table)
    told = " ".join(
        figure.words for mark in cloth.marks for figure in mark.figures if isinstance(figure, Caption | Bent)
    )
    assert "BLACKJACK PAYS 6 TO 5" in told
    assert "INSURANCE PAYS 2 TO 1" in told  # as before
    assert "3 TO 2" not in told
    assert "6 to 5" in str(text_of(table).lines[0].paid)
    assert cloth_of(table).high > 0


def test_payouts_that_change_places_do_so_on_the_cloth_and_the_sign() -> None:
    game = find("triple-penny-two-up")
    swapped = {"payout of heads at 2 to 1": "4 to 1", "payout of heads at 4 to 1": "2 to 1"}
    before, after = (each.open_table() for each in (game, with_changes(game, changes_of(game, swapped))))
    was, now = (dict(table.game.cloth(table).paid)["heads"] for table in (before, after))
    other = {"2 to 1": "4 to 1", "4 to 1": "2 to 1"}
    assert [str(pays) for _, pays in now] == [other.get(str(pays), str(pays)) for _, pays in was]
    said = [(each.pays, each.inscribed) for each in after.game.cloth(after).places if each.wager == "heads"]
    stood = [(each.pays, each.inscribed) for each in before.game.cloth(before).places if each.wager == "heads"]
    swap = {"2 to 1": "4 to 1", "4 to 1": "2 to 1"}
    assert said == [
        tuple(re.sub("2 to 1|4 to 1", lambda found: swap[found[0]], words) for words in pair) for pair in stood
    ]


def test_a_payout_that_ends_like_another_stays_as_it_is() -> None:
    """`1 to 1` stands in `11 to 1` too."""
    game = find("wheel-of-fortune")
    table = with_changes(game, changes_of(game, {"payout of symbol a": "6 to 5"})).open_table()
    pays = {each.wager: each.pays for each in table.game.cloth(table).places}
    assert (pays["symbol a"], pays["symbol d"]) == ("6 to 5", "11 to 1")


def test_a_record_is_replayed_step_by_step_under_the_draft(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(__file__).parents[1] / "rounds" / "roulette-colour-chips.round"
    assert main(["replay", str(file), "--step", "--draft", str(SINGLE_NUMBER)]) == 0
    capsys.readouterr()
    empty = tmp_path / "draft.toml"
    empty.write_text("", encoding="utf-8")
    assert main(["replay", str(file), "--step", "--draft", str(empty)]) == 2
    assert "the draft lacks" in capsys.readouterr().err


def test_the_table_is_dealt_by_the_draft() -> None:
    game = draft(SIX_DECKS).lay_over(find("baccarat"))
    assert game.open_table().shoe.decks == 6
    with pytest.raises(Refused, match=r"6 decks, not 8 \(draft six-decks r1\)"):
        game.open_table(decks=8)


def test_a_commission_by_the_draft_is_charged_and_cited() -> None:
    game = draft(SIX_DECKS).lay_over(find("baccarat"))
    table = game.open_table(commission_rounded=False)
    row = game.wager_named["banker's hand"]
    line = line_by(table, Placed("seat 1", row, "seat 1", 10_000), row.decide(Counts(3, 7)))
    assert (line.paid, line.commission) == (10_000, 400)
    assert cite("draft six-decks r2") in line.cites


def test_a_rule_is_set_by_the_draft_or_by_hand(capsys: Capture) -> None:
    words = ["odds", "baccarat", "--draft", str(SIX_DECKS), "--set"]
    assert main([*words, "decks=7"]) == 2
    assert "decks is set by the draft already" in capsys.readouterr().err
    assert main([*words, "payout of tie bet=9 to 1", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)[0]["alone"]) == 3


def test_the_words_of_a_draft_can_be_looked_up() -> None:
    read = draft(SIX_DECKS)
    assert provisions("draft six-decks r2")[0] is read.provisions["draft six-decks r2"]


def test_play_goes_by_the_draft(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("odds\nquit\n"))
    assert main(["play", "roulette", "--seed", "1", "--no-record", "--draft", str(SINGLE_NUMBER)]) == 0
    assert "qld part 8 with draft single-number" in capsys.readouterr().out


def test_a_table_that_was_played_by_the_draft_replays_by_it(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record, words = str(tmp_path / "draft.round"), ["--draft", str(SIX_DECKS)]
    monkeypatch.setattr("sys.stdin", io.StringIO("10 banker\n" + "\n" * 40 + "quit\n"))
    assert main(["play", "baccarat", "--seed", "3", "--record", record, *words]) == 0
    assert f"houseway replay --draft {SIX_DECKS} plays it again" in " ".join(capsys.readouterr().out.split())
    assert main(["replay", record, *words]) == 0
    assert main(["replay", record]) == 2  # six decks are no table of Part 6
    assert "8 decks, not 6 (qld s84(1))" in capsys.readouterr().err


def test_the_sign_is_printed_by_the_draft(capsys: Capture) -> None:
    assert main(["rules", "sign", "roulette", "--draft", str(SINGLE_NUMBER), "--json"]) == 0
    sign = json.loads(capsys.readouterr().out)["sign"]
    straight_up = sign["lines"][0]["wagers"][0]
    assert straight_up["pays"][0]["pays"] == "36 to 1"
    assert straight_up["cites"] == ["draft single-number r1"]


def test_the_difference_is_shown_rule_by_rule(capsys: Capture) -> None:
    assert main(["rules", "diff", "baccarat", "--draft", str(SIX_DECKS), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(each["rule"], each["does"]) for each in found["changes"]] == [
        ("qld s84(1)", "substitute"),
        ("qld s90(2)", "substitute"),
    ]
    assert [(each["rule"], each["was"], each["is"]) for each in found["sets"]] == [
        ("decks", "8", "6"),
        ("commission of banker's hand", "5%", "4%"),
    ]
    assert main(["rules", "diff", "baccarat", "--draft", str(SIX_DECKS)]) == 0
    assert "is: draft six-decks r1  Baccarat is played with 6 decks" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('title = "Six', 'name = "Six', "the draft lacks title"),
        ('games = ["baccarat"]', 'games = ["bacarat"]', "'bacarat' is not a game held here; did you mean baccarat?"),
        ('rules = "qld"', 'rules = "nsw"', "rules is qld or vic, not 'nsw'"),
        ('part = "draft six-decks"', 'part = "vic 1/2026"', "part is the name of the draft"),
        ('cite = "draft six-decks r1"', 'cite = "draft other r1"', "draft other r1 is no rule of draft six-decks"),
        ('rules = ["qld s84(1)"]', 'rules = ["qld s999"]', "qld s999 is not in the rulebook"),
        ('does = "substitute"\nrules = ["qld s84(1)"]', 'does = "substitute"', "names the rules that it acts on"),
        ('puts = ["r1"]\n', "", "names the draft's rules that it puts there"),
        ('puts = ["r1"]', 'puts = "r1"', "puts of an operation is a list, like ['r1']"),
        ('rules = ["qld s84(1)"]', 'rules = "qld s84(1)"', "rules of an operation is a list, like ['qld s84(1)']"),
        ('puts = ["r1"]', 'puts = ["r7"]', "'r7' is no rule of the draft; it has r1, r2"),
        ('rule = "decks"\nvalue = "6"\n', 'rule = "decks"\n', "[[set]] decks lacks value"),
        ('rule = "decks"', 'rule = "seats"', "'seats' cannot be set in baccarat"),
        ('value = "6"', 'value = "six"', "decks is a whole number from 1 to 16, not 'six'"),
        ('under = "r1"', 'under = "r2"', "no procedure can follow draft six-decks r1: it sets nothing"),
        ('does = "substitute"\nrules = ["qld s84(1)"]', 'does = "abolish"', "does insert, substitute, delete, not"),
        ("[[set]]", "[set", "Expected"),
    ],
)
def test_a_draft_that_cannot_be_followed_is_refused_with_what_it_lacks(
    capsys: Capture, tmp_path: Path, old: str, new: str, says: str
) -> None:
    text = SIX_DECKS.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "draft.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert main(["odds", "baccarat", "--draft", str(file)]) == 2
    captured = capsys.readouterr()
    assert says in captured.err
    assert (captured.out, captured.err.count("\n")) == ("", 1)


def test_a_rule_is_inserted_in_no_others_place() -> None:
    text = SIX_DECKS.read_text(encoding="utf-8")
    text = text.replace('does = "substitute"\nrules = ["qld s84(1)"]', 'does = "insert"', 1)
    change, _ = read_draft(text, "inserted").as_changes()
    assert (change.does, change.rule, change.was) == ("insert", "draft six-decks r1", ())
    assert [each.cite.text for each in change.now or ()] == ["draft six-decks r1"]


def test_a_draft_is_for_the_games_and_rules_that_it_names() -> None:
    with pytest.raises(BadInput, match="is for baccarat under qld, not for roulette"):
        draft(SIX_DECKS).lay_over(find("roulette"))
    with pytest.raises(BadInput, match="not for baccarat under vic"):
        draft(SIX_DECKS).lay_over(find("baccarat", rules="vic"))
