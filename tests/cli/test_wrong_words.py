"""A wrong word gets the part that is wrong, as it was typed; no word of another State, and money in dollars."""

import io
import re
from typing import Any

import pytest
from rich.console import Console, RenderableType
from support.sessions import EVERY

from houseway.cli import main
from houseway.cli.terminal import pages
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.help import as_typed, help_on
from houseway.cli.terminal.pages import guide_to
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput, HousewayError, Refused, did_you_mean, quoted

OF_QUEENSLAND = re.compile("floor manager|assistant pit boss|chief executive|queensland", re.IGNORECASE)
OF_VICTORIA = re.compile("supervisor(?<!keno supervisor)|gaming shift manager|victoria", re.IGNORECASE)


def at(game: str, *before: str, **settings: Any) -> Conversation:
    talk = Conversation(TerminalSession(game, TableChoice(seed="1", **settings)), Screen(quiet=True))
    for line in before:
        talk.try_(line)
    return talk


def answer(talk: Conversation, line: str) -> str:
    """What the table has against a line."""
    with pytest.raises(HousewayError) as caught:
        talk.try_(line)
    instead = talk.instead(caught.value) if isinstance(caught.value, Refused) else ""
    return f"{as_typed(str(caught.value), line)} {instead}"


@pytest.mark.parametrize(
    ("game", "before", "line", "told"),
    [
        ("blackjack", ("cut",), "10 on box 9", "there are 7 boxes"),
        ("pai-gow", (), "10 on box 9", "there are 8 boxes"),
        ("mini-baccarat", ("cut",), "10 banker at seat 99", "there are 9 seats"),
        ("blackjack", ("cut",), "10 Bxo 2", "'Bxo' is no wager here; say it like 10 on box 2; did you mean box"),
        ("blackjack", (), "cut 900", "'900'; it is one of 10 to 406"),
        ("blackjack", ("cut",), "cut 100", "'cut 100' is not for now"),
        ("5-card-stud", ("start", ""), "raise 500", "at least $5.00, at most $13.00"),
        ("roulette", (), "SPNI", "'SPNI' is not understood; did you mean spin?"),
        ("roulette", (), "5 on -3", "'-3' is no place on the layout"),
        ("roulette", (), "5 Colum 2", "'Colum 2' is no place on the layout"),
        ("roulette", (), "5 colum 2", "did you mean column?"),
        ("roulette", (), "0 red", "above nought, not $0.00"),
        ("roulette", (), "accept 9000 red", "$500.00 in chips of $1.00, not $9000.00"),
        ("craps", ("accept",), "5 wni", "did you mean win?"),
        ("craps", ("accept",), "5 place", "say on which number, like place 6"),
        ("baccarat", ("accept",), "10 bakner", "there are banker, player and tie; did you mean banker"),
        ("sic-bo", (), "5 doble 3", "did you mean double"),
        ("tri-chro", (), "5 red gren", "'gren' is on no area"),
        ("two-up", (), "10 haeds", "did you mean heads?"),
        ("caribbean-stud", (), "10 jakpot", "did you mean jackpot?"),
        ("keno", (), "1 on 3 3 17", "3 3 17: a number is marked once"),
        ("keno", (), "1 on 81", "numbers from 1 to 80"),
    ],
)
def test_the_part_that_is_wrong_is_told(game: str, before: tuple[str, ...], line: str, told: str) -> None:
    assert told in answer(at(game, *before), line)


# A raise, by and to


@pytest.mark.parametrize("line", ["raise 9", "raise by 9", "raise to 14", "r 9", "raise to $14"])
def test_a_raise_is_by_an_amount_or_to_one(line: str) -> None:
    talk = at("5-card-stud", "start", "")
    assert "raise by $5 to $13" in talk.hint(talk.session.view())
    [intent] = talk.meant(line)
    assert (intent.act, intent.details) == ("raise", {"amount": 900})
    assert intent.lesson == "that is a raise by $9.00 to $14.00"


def test_a_raise_to_no_more_than_the_call_is_told() -> None:
    assert "a raise goes over $5.00" in answer(at("5-card-stud", "start", ""), "raise to 5")


# The words of one State


def printed(shown: list[RenderableType]) -> str:
    out = Console(file=io.StringIO(), width=140)
    for each in shown:
        out.print(each)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


@pytest.mark.parametrize("name", EVERY)
def test_words_of_the_other_state_stay_away(name: str) -> None:
    game = EVERY[name]
    on = game.since if game.rules == "vic" else None
    talk = at(game.name, rules=game.rules, on=on, variant=dict(game.variant))
    other = OF_VICTORIA if game.rules == "qld" else OF_QUEENSLAND
    for _ in range(8):
        view = talk.session.view()
        subjects = ("", "wager", "report", "words", *(person.name for person in talk.session.staff))
        shown = [printed(help_on(about, talk.session, 140)) for about in subjects]
        shown += [talk.hint(view), *(call["words"] for call in view.called), " ".join(guide_to(game).won)]
        assert not [text for text in shown if other.search(text)]
        talk.try_("")


def test_a_victorian_table_on_queenslands_part_says_so_in_one_line() -> None:
    for game, told in (("blackjack", "qld part 4"), ("baccarat", "qld part 6"), ("pai-gow", "qld part 19")):
        [line] = pages.notes(at(game, rules="vic").session.game)
        assert line.startswith(f"{told} stands in for Victorian rules that are not held")
    assert pages.notes(at("caribbean-stud", rules="vic").session.game) == []
    assert pages.notes(at("blackjack").session.game) == []


# What is not held


@pytest.mark.parametrize(
    "words",
    [
        ("odds", "roulette", "--wager", "red"),
        ("rules", "sign", "craps"),
        ("rules", "find", "exposed", "card", "--game", "blackjack"),
        ("rules", "show", "qld s36"),
        ("rules", "list", "craps"),
        ("rules", "approved", "blackjack"),
        ("play", "roulette", "--no-record"),
    ],
)
def test_a_moment_after_the_last_text_held_is_told_of(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    for on, told in (("2030-01-01", True), ("1998-09-04" if words[1] != "approved" else "2001-01-01", False)):
        main([*words, "--on", on])
        shown = capsys.readouterr()
        assert ("The last text held of" in " ".join((shown.out + shown.err).split())) is told


# Messages


def test_what_somebody_wrote_is_quoted_and_other_values_are_put_in_words() -> None:
    assert quoted("don't") == "'don't'"
    assert quoted("\x1b[2J") == "'\N{REPLACEMENT CHARACTER}[2J'"
    assert [quoted(value) for value in (None, [], ["a", 2], True, 5)] == ["nothing", "nothing", "'a', 2", "yes", "5"]


def test_a_word_like_it_is_offered_and_nothing_where_there_is_none() -> None:
    assert did_you_mean("roulete", ("roulette", "craps")) == "; did you mean roulette?"
    assert did_you_mean("xyzzy", ("roulette", "craps")) == ""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "roulete"), "did you mean roulette?"),
        (("ruls",), "'ruls' is not known; there are games, rules"),
        (("play", "roulette", "--seats", "many"), "--seats: 'many' is not a whole number"),
        (("odds", "roulette", "--spaces", "52"), "roulette is not held with spaces 52; there are no variants"),
    ],
)
def test_a_wrong_command_line_is_told_in_words(
    words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(list(words)) == 2
    assert told in capsys.readouterr().err


def test_a_page_that_is_none_is_bad_input() -> None:
    with pytest.raises(BadInput):
        at("roulette").try_("? xyzzy")


# On the command line


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("rules",), "houseway rules: say which: find, show, list"),
        (("rules", "show"), "CITE is still to be said; `houseway rules show --help` has an example"),
        (("rules", "find", "ball", "--gmae", "keno"), "'--gmae' is not known here; it takes"),
        (("rules", "find", "ball", "--gmae", "keno"), "did you mean --game?"),
        (("rules", "find", "ball", "--most", "0"), "--most: 1 answer or more, not 0"),
        (("games", "roulette"), "houseway games: 'roulette' is not known here; it takes --help, --json"),
        (("records", "whist"), "'whist' is not known; there are 5-card-stud"),
        (("play", "roulette", "--chips", "-1"), "bring between $0.00 and $10000000.00, not '-1'"),
        (("rules", "show", "it's"), "'it's' is not a citation; write one like 'qld s37(4)'"),
    ],
)
def test_a_wrong_command_is_one_line_that_says_what_there_is(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str
) -> None:
    assert main(words) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert told in line


def test_a_moment_after_the_last_text_is_told_once_and_of_the_state_that_was_asked_about(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for words in (("rules", "show", "s22"), ("rules", "find", "ball", "--game", "roulette"), ("odds", "roulette")):
        assert main([*words, "--on", "2030-01-01"]) == 0
        both = "".join(capsys.readouterr())
        assert (both.count("The last text held of qld"), both.count("The last text held of vic")) == (1, 0)
