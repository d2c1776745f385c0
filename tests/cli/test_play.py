"""`houseway play`: scripted sessions through a pipe, what is typed, what is refused, and the record at the end."""

import io
import json
import re
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.seeds import SESSIONS

from houseway.cli import main
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.lobby import QUIT, keys
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput, Refused
from houseway.games import GAMES, find
from houseway.games.roulette.layout import PLACES, laid_out
from houseway.games.roulette.wagers import WAGERS
from houseway.play import view
from houseway.play.cells import Grid
from houseway.play.grammar import lexicon_of
from houseway.play.record import read, replay
from houseway.play.round import Round

Capture = pytest.CaptureFixture[str]


def flat(text: str) -> str:
    """Without the line breaks and columns."""
    return " ".join(text.split())


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def records() -> list[str]:
    """The names of the records in the user's data folder, less the time."""
    found = sorted(path.name for path in Path("houseway/records").iterdir())
    return [re.sub(r"-\d{4}-\d\d-\d\d-\d{6}", "", name) for name in found]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> Any:
    """Runs `houseway play` with lines from a pipe; gives what it printed."""

    def run(*lines: str, words: tuple[str, ...] = ("roulette", "--seed", "7"), status: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", *words]) == status
        return capsys.readouterr().out

    return run


def at_the_table(game: str = "roulette", **settings: Any) -> Conversation:
    return Conversation(TerminalSession(game, TableChoice(seed="7", **settings)), Screen(quiet=True))


# A session


def test_a_round_is_played_settled_with_citations_and_recorded(typed: Any) -> None:
    out = flat(typed("10 black", "5 on 22", "spin", "", "", "quit"))
    assert "win straight up 22 $5.00 is paid $175.00" in out
    assert "qld s135" in out
    assert "The record is in " in out
    assert records() == ["roulette-seed-7.round"]


def test_the_same_seed_and_the_same_lines_give_the_same_bytes(typed: Any) -> None:
    lines = ("5 on 17", "nonsense", "600 red", "", "", "?", "10 red", "spin", "")
    words = ("roulette", "--seed", "7", "--record", "s.round")
    first = typed(*lines, words=words)
    record = Path("s.round").read_bytes()
    assert typed(*lines, words=words) == first
    assert Path("s.round").read_bytes() == record


def test_another_session_with_the_same_seed_overwrites_no_record(typed: Any) -> None:
    typed("5 on 17", "spin", "")
    typed("5 on 18", "spin", "")
    assert len(records()) == 2


@pytest.mark.parametrize("lines", [("5 on 17", "", "", "quit"), ("5 on 17", ""), ("5 on 17",), ()])
@pytest.mark.parametrize("game", ["roulette", "blackjack"])
def test_whenever_the_input_ends_the_record_replays(typed: Any, game: str, lines: tuple[str, ...]) -> None:
    typed(*lines, words=(game, "--seed", "7", "--record", "s.round"))
    assert main(["replay", "s.round"]) == 0


def test_no_record_is_written_where_none_is_wanted(typed: Any) -> None:
    assert "record" not in typed("5 red", "quit", words=("roulette", "--seed", "7", "--no-record"))
    assert not list(Path().iterdir())


def test_no_record_is_left_of_a_table_where_nothing_happened(typed: Any) -> None:
    for words in (("roulette", "--seed", "7"), ("blackjack",), ("manila",)):
        assert "The record is in" not in typed("?", "help", "quit", words=words)
    assert not records()


def test_ctrl_c_leaves_a_record(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    lines = iter(["5 red"])

    def interrupted(_screen: Screen, _prompt: str = "") -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "read", interrupted)
    assert main(["play", "roulette", "--seed", "7"]) == 0
    assert "The record is in " in capsys.readouterr().out
    assert records() == ["roulette-seed-7.round"]


def test_json_is_one_document(typed: Any) -> None:
    out = json.loads(
        typed(
            "10 black", "600 on 17", "spin", "", "", words=("roulette", "--seed", "7", "--json", "--record", "s.round")
        )
    )
    assert (out["game"], out["rules"], out["record"]) == ("roulette", "qld", "s.round")
    assert {line["verdict"] for line in out["rounds"][0]["settlements"]} <= {"win", "lose"}
    assert out["refusals"] == [{"line": "600 on 17", "rule": "qld s5(1)(b)", "why": out["refusals"][0]["why"]}]


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("roulette", "--seats", "99"),
        ("roulette", "--seats", "0"),
        ("roulette", "--chips", "lots"),
        ("roulette", "--chips", "-5"),
        ("roulette", "--name", "dealer"),
        ("roulette", "--name", "seat 2"),
        ("roulette", "--name", "\x1b"),
        ("roulette", "--record", "no/such/folder/x.round"),
        ("roulette", "--record", "."),
        ("roulette", "--records", "/dev/null"),
        ("roulette", "--table", "people=3"),
        ("roulette", "--table", "colour=blue"),
        ("blackjack", "--table", "decks=9"),
    ],
)
def test_a_wrong_setting_is_told_in_one_line(capsys: Capture, words: tuple[str, ...]) -> None:
    assert main(["play", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# The lobby


def test_the_lobby_lists_every_game_and_takes_its_letter_or_name(typed: Any) -> None:
    out = typed("poker", "roul", "5 red", "quit", "a", "accept", "quit", "quit", words=("--seed", "7"))
    assert "'poker' is no game here" in out
    assert "Roulette, qld part 8" in out
    assert "Baccarat, qld part 6" in out
    assert records() == ["baccarat-seed-7.round", "roulette-seed-7.round"]


def test_a_game_has_a_key_of_its_own_name_and_an_initial_is_never_a_game_that_begins_otherwise() -> None:
    assert list(keys().values()) == list(GAMES)
    assert all(len(key) == 1 and key in name and key not in QUIT for key, name in keys().items())
    for initial in {name[0] for name in GAMES}:
        assert keys()[initial].startswith(initial)


# What is typed


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("17", ("straight up", "17")),
        ("17-20", ("split", "17-20")),
        ("20/17", ("split", "17-20")),
        ("split 17 and 20", ("split", "17-20")),
        ("street 4", ("street", "4-5-6")),
        ("corner 1-2-4-5", ("corner", "1-2-4-5")),
        ("6-line 1-6", ("6-line", "1-2-3-4-5-6")),
        ("2nd dozen", ("dozen", "13-24")),
        ("column 3", ("column", "3-36")),
        ("1-18", ("low", "1-18")),
        ("13-24", ("dozen", "13-24")),
        ("red", ("red", "red")),
        ("0", ("straight up", "0")),
    ],
)
def test_a_place_on_the_layout_is_named_as_people_name_it(text: str, meant: tuple[str, str]) -> None:
    assert place(text) == meant


def place(text: str) -> tuple[str, str]:
    """The wager and the place that some words name."""
    [intent] = LEXICONS[0].read(f"5 {text}", SEEN) or []
    return intent.details["on"], intent.details["selection"]


@pytest.mark.parametrize("kind", PLACES)
def test_every_place_can_be_named_by_its_own_name(kind: str) -> None:
    assert {place(f"{kind} {selection}") for selection in PLACES[kind]} == {(kind, s) for s in PLACES[kind]}


def test_a_place_that_is_none_is_told_in_one_line() -> None:
    with pytest.raises(BadInput, match="is no place on the layout"):
        place("the moon")


def test_another_word_is_taken_and_the_laws_word_taught(typed: Any) -> None:
    out = typed("cut", "10", "deal", "hit", words=("blackjack", "--seed", "7"))
    assert "the law calls it “draw”" in out or "is not something" in out


@pytest.mark.parametrize("line", ["10 on box 3", "10 box 3", "10 on 3", "10 3", "bet 10 on box 3", "$10 box 3"])
def test_a_box_is_named_as_people_name_it(line: str) -> None:
    talk = at_the_table("blackjack", seats=1)
    talk.try_("cut")
    talk.try_(line)
    assert [(p.wager.name, p.selection, p.stake) for p in talk.session.table.placed] == [("blackjack", "box 3", 1000)]


def test_wagers_are_withdrawn_by_name_or_all_at_once() -> None:
    talk = at_the_table(seats=1)
    for line in ("5 on 17", "10 red", "5 split 17-20", "withdraw 17"):
        talk.take(line)
    assert [p["wager"] for p in talk.session.view().placed] == ["red", "split"]
    talk.take("withdraw all")
    assert not talk.session.view().placed
    assert talk.session.view().chips == "500.00"


# Refusals teach


def test_a_refusal_tells_why_the_provision_its_words_and_what_may_be_done(typed: Any) -> None:
    out = typed("5 split 17-30", "9000 red", "600 red")
    assert "Refused: there is no split on '17-30' (qld s5(1)(a))" in out
    assert "Instead: split on 14-17, 16-17, 17-18, 17-20" in out
    assert "Instead: the sign allows $5.00 to $2500.00 for red" in out
    assert "buy chips: buy 100" in out


def test_s5_2_what_the_dealer_took_by_mistake_is_ruled_on(typed: Any) -> None:
    out = flat(typed("buy 5000", "accept 3000 red", "accept 2 low"))
    assert "void for the $500.00 over the maximum (qld s5(2)(b)" in out
    assert "under the minimum: valid this once (qld s5(2)(a)" in out


def test_a_report_is_made_in_another_role(typed: Any) -> None:
    out = typed(
        'as dealer no spin cause="ball hung up"', "spin", 'as dealer no spin cause="ball hung up"', "? pit boss"
    )
    assert "Refused: 'no spin' is not open now (qld s144(5))" in out
    assert "Ruling: no spin: ball hung up" in out
    assert "The pit boss may now" in out
    assert "as pit boss exclude" in out


@pytest.mark.parametrize("game", ["roulette", "blackjack"])
def test_only_the_staff_of_the_game_are_at_its_table(typed: Any, game: str) -> None:
    out = flat(typed("?", "quit", words=(game, "--seed", "7")))
    assert "? dealer · ? floor manager · ? assistant pit boss · ? pit boss · ? inspector · ? chief executive" in out


def test_s142_value_chips_are_prohibited_by_a_pit_boss(typed: Any) -> None:
    issue = 'as dealer issue colour chips person="seat 1" colour=white worth=2 amount=50'
    out = typed('as "pit boss" value chips use=prohibit', "5 on 17", issue, "4 on 17 in white")
    assert "(qld s142)" in flat(out)
    assert "$4.00 straight up 17 in white" in out


def test_who_deals_by_hand_types_what_the_table_showed(typed: Any) -> None:
    out = typed("5 on 17", "spin", "", "99", "ball 17", "", words=("roulette", "--seats", "1", "--deal-by-hand"))
    assert "it can give" in out
    assert "win  straight up 17  $5.00 is paid $175.00" in out


def test_s4_2_b_who_is_excluded_looks_on(typed: Any) -> None:
    out = typed("as floor manager exclude seat 1", "10 red", "", "")
    assert "(qld s4(2)(b))" in flat(out)
    assert "You take no part · Enter: no more bets" in out


def as_typed(option: dict[str, Any], unused: str, round_: Round[Any]) -> str:
    """An option of somebody's, with the last of its choices."""
    typed = [f"as {option['who']} {option['act']}"]
    given: dict[str, Any] = {}
    for field in option["fields"]:
        choices = field.get("choices", [unused])
        if "by" in field:
            choices = view.choices(round_, option["who"], option["act"], field["name"], given)
        if not choices and field["optional"]:
            continue  # nobody else is there who could have agreed
        given[field["name"]] = choices[-1]
        value = {"money": field.get("least"), "moment": "1998-09-04T21:00"}.get(field["kind"], choices[-1])
        typed += [] if field["optional"] else [f'{field["name"]}="{value}"']
    return " ".join(typed)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize("game", ["roulette", "blackjack"])
def test_everything_that_is_listed_can_be_typed(game: str, by_hand: bool, seed: int) -> None:
    chance, talk = Random(seed), at_the_table(game, seats=2, by_hand=by_hand)
    for step in range(40):
        who = chance.choice(list(talk.session.table.people))
        options = [option for option in talk.session.view(who).options if option["who"] == who]
        line = as_typed(chance.choice(options), f"person {step}", talk.session.round) if options else ""
        with suppress(Refused):  # an amount or a moment may be bounded by another detail
            talk.try_(line)
        if talk.session.over:
            break
    assert not replay(read(talk.session.close()), find).differences


def test_a_table_that_closes_says_so_and_lets_the_person_go(typed: Any) -> None:
    rounds = ["10", "deal", *["stand"] * 4] * 4
    out = typed("cut", "as pit boss direct three last rounds", *rounds, words=("blackjack", "--seed", "7", "--quick"))
    assert "The table is closed." in out


# Pages


def test_pages_show_what_may_be_done_and_the_law(typed: Any) -> None:
    out = typed(
        "?",
        "? words",
        "help",
        "odds",
        "sign",
        "layout",
        "rules qld s136(4)",
        "rules reading S2",
        "rules s9999",
        "rules",
        "table",
    )
    for words in (
        "Besides",
        "what can be typed",
        "how it is won",
        "35 to 1",
        "(qld s141(3))",
        "qld s131(3)",
        "no more bets",
        "is not in the rulebook",
    ):
        assert words in out


@pytest.mark.parametrize("game", ["manila", "draw", "5-card-stud", "7-card-stud"])
def test_a_bet_in_a_pot_has_no_odds(typed: Any, game: str) -> None:
    out = typed("odds", words=(game, "--seed", "7"))
    assert "part of the pot" in out
    assert "the house has the commission alone" in out
    assert " to 1" not in out


@pytest.mark.parametrize(("game", "there"), [("roulette", True), ("blackjack", True), ("manila", False)])
def test_exact_returns_are_pointed_to_where_there_are_any(typed: Any, game: str, there: bool) -> None:
    assert (f"houseway odds {game}" in typed("odds", words=(game, "--seed", "7"))) == there


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("reading S2", "decides no wager"),
        ("Reading s2", "decides no wager"),
        ("qld s65A(2)", "super sevens or bonus"),
        ("s65a(2)", "super sevens or bonus"),
        ("QLD S131(2A)", "green"),
        ("vic 25/1999 r9.2", "Caribbean Stud"),
    ],
)
def test_a_provision_is_found_as_the_law_or_as_people_write_it(typed: Any, written: str, says: str) -> None:
    assert says in flat(typed(f"rules {written}"))


# The drawings


def test_s136_3_every_wager_has_a_spot_of_its_own_on_the_layout() -> None:
    cloth = laid_out(WAGERS)
    assert cloth.cells is not None
    grid = Grid(cloth, cloth.cells)
    inside = {place: (grid.box(place).right - 1, grid.box(place).bottom - 1) for place in cloth.places if place.ink}
    spots = [inside.get(place) or grid.at(place.chips) for place in cloth.places]
    assert len(spots) == len(set(spots)) == 157


@pytest.mark.parametrize("game", ["roulette", "blackjack"])
def test_a_table_fits_80_columns(typed: Any, game: str) -> None:
    lines = ("cut", "5", "10 on box 3", "5 on 17", "10 red", "", "", "stand", "stand", "?", "help", "odds", "sign")
    out = typed(*lines, words=(game, "--seed", "7", "--seats", "5"))
    assert max(map(len, out.splitlines())) <= 80


def test_the_crown_is_drawn_on_the_winning_number(typed: Any) -> None:
    drawn = typed("spin", "")
    assert "»22" in drawn
    assert "crown: 22" in drawn


# Whatever is typed, nothing breaks

VOCABULARY = """
5 10 0 2.50 $3 -1 9999999 on in red black 17 17-20 split corner 1-2-4-5 dozen column street 6-line withdraw all spin
deal draw hit stand double split insure even money decline cut box 1 2 3 super sevens ? dealer as seat pit boss
exclude person=seat buy chips leave rules s36 qld reading no spin cause= " ' value use=prohibit accept wager =
on=red stake=5 selection=red accepted=yes by=x act=y refused=z now=1998-09-04T21:00 seat help sign odds done
again undo best report results steps go yes
"""
WORDS = st.sampled_from(VOCABULARY.split())
LINES = st.one_of(st.lists(WORDS, max_size=7).map(" ".join), st.text(max_size=40))


def check(game: str, lines: list[str], **settings: Any) -> None:
    talk = at_the_table(game, **settings)
    before = talk.session.table.holdings()
    for line in lines:
        talk.take("".join(c if c.isprintable() else " " for c in line))
        if talk.session.over:
            break
        talk.show()
    assert talk.session.table.holdings() == before
    assert not replay(read(talk.session.close()), find).differences


@settings(max_examples=SESSIONS or 10, deadline=None)
@given(st.lists(LINES, max_size=12))
def test_any_lines_at_roulette_leave_a_record_that_replays(lines: list[str]) -> None:
    check("roulette", lines, seats=2)


@settings(max_examples=SESSIONS or 10, deadline=None)
@given(st.lists(LINES, max_size=12))
def test_any_lines_at_blackjack_leave_a_record_that_replays(lines: list[str]) -> None:
    check("blackjack", ["cut", *lines], seats=2)


@settings(max_examples=SESSIONS or 10, deadline=None)
@given(st.lists(st.one_of(LINES, st.sampled_from(["", "7H", "card KS", "17", "ball 0"])), max_size=16))
def test_any_lines_dealt_by_hand_leave_a_record_that_replays(lines: list[str]) -> None:
    for game in ("roulette", "blackjack"):
        check(game, lines, seats=2, by_hand=True)


@settings(max_examples=300, deadline=None)
@given(LINES)
def test_a_phrase_is_understood_or_refused_never_a_crash(line: str) -> None:
    for lexicon in LEXICONS:
        with suppress(BadInput):
            lexicon.read(line, SEEN)


SEEN = TerminalSession("roulette", TableChoice(seed="7", seats=1)).view()
LEXICONS = [lexicon_of(find(game)) for game in ("roulette", "blackjack")]
