"""`houseway rules show`, `list`, `diff` and `approved`, asked about a moment."""

import shlex
from pathlib import Path

import pytest
from support.commands import Capture, told
from support.commands import said as printed

from houseway.cli import main


def said(capsys: Capture, *words: str, status: int = 0) -> str:
    """In one line, wherever the lines break."""
    return " ".join(printed(capsys, *words, status=status).split())


def refused(capsys: Capture, *words: str) -> str:
    assert main(words) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    return printed.err


def test_s36_show_tells_the_number_before_1995_and_the_laws(capsys: Capture) -> None:
    document = told(capsys, "rules", "show", "qld s36")
    assert document["was"] == "11.1 to 11.5"
    assert [(each["law"], each["section"]) for each in document["history"]] == [
        ("SL 205/1994", "s 5"),
        ("SL 84/1995", "ss 27 to 28"),
    ]
    assert [each["was"] for each in document["provisions"]][3:] == ["11.3, 2nd sentence", "11.4", "11.5"]
    printed = said(capsys, "rules", "show", "qld s36")
    assert "was 11.1 to 11.5 before the renumbering of 1995" in printed
    assert printed.count("SL 205/1994") == 1


def test_show_finds_a_section_by_its_number_of_before_1995(capsys: Capture) -> None:
    document = told(capsys, "rules", "show", "qld 11.3")
    assert [each["cite"] for each in document["provisions"]] == ["qld s36(3)", "qld s36(4)"]
    assert "is now qld s36(3), qld s36(4)" in said(capsys, "rules", "show", "qld 11.3")
    assert told(capsys, "rules", "show", "11.1")["cite"] == "qld s36(1)"
    assert "omitted on 1993-06-01 by SL 179/1993" in refused(capsys, "rules", "show", "qld 2.5")


def test_show_of_a_former_number_shows_what_stands_and_names_what_is_gone(capsys: Capture) -> None:
    document = told(capsys, "rules", "show", "qld 82.3")
    assert [each["cite"] for each in document["provisions"]] == ["qld s216(3)", "qld s216(4)"]
    changed_by = ["SL 2/1996", "SL 234/1998"]
    assert document["gone"] == [{"cite": f"qld s216({n})", "changed_by": changed_by} for n in (5, 6)]
    printed = said(capsys, "rules", "show", "qld 82.3")
    assert "is now qld s216(3), qld s216(4)" in printed
    assert "qld s216(5), which it became too, is no longer there" in printed
    gone = refused(capsys, "rules", "show", "qld s216(5)")
    assert "it was 82.3, 3rd sentence, and is gone since SL 2/1996 of 1996-01-12, SL 234/1998" in gone


@pytest.mark.parametrize(("when", "status"), [((), 1), (("--on", "2001-03-16T03:59"), 0), (("--on", "2001-03-16"), 1)])
def test_show_of_a_rule_that_was_replaced(capsys: Capture, when: tuple[str, ...], status: int) -> None:
    document = told(capsys, "rules", "show", "vic 26/1999 r14.6.11", *when, status=status)
    assert document["in_force"] == (status == 0)
    assert document["until"] == "2001-03-16T04:00"
    assert document["replaced_by"] == {"notice": "vic 4/2001", "cites": ["vic 4/2001 r14.6.11"], "reading": "T4"}
    printed = said(capsys, "rules", "show", "vic 26/1999 r14.6.11", *when, status=status)
    assert "from 1999-11-08T04:00 until 2001-03-16T04:00" in printed


def test_show_tells_the_operation_what_it_replaced_and_the_misprint(capsys: Capture) -> None:
    document = told(capsys, "rules", "show", "vic 9/2004 r12.1.4")
    assert document["operations"] == [{"item": "8", "does": "replace", "rules": ["12.1.4"], "puts": ["12.1.4"]}]
    assert [each["printed"] for each in document["misprints"]] == ["2.1.4"]
    assert [each["notice"] for each in document["known"]][-1] == "vic 30/2002"
    printed = said(capsys, "rules", "show", "vic 4/2001 r14.6.11")
    assert "item 14 of vic 4/2001: substitute the opening words of 14.6.11 (reading T4)" in printed
    assert "in place of vic 26/1999 r14.6.11" in printed
    assert "after rule 7.1.5, insert 7.1.6" in said(capsys, "rules", "show", "vic 4/2001 r7.1.6")
    assert "with 12.8, 12.9, 12.10, 12.11, 12.12" in said(capsys, "rules", "show", "vic 4/2001 r12.12")


def test_show_of_a_notice_that_is_known_and_not_held(capsys: Capture) -> None:
    assert "known, not held: it amends Blackjack" in refused(capsys, "rules", "show", "vic 13/1999 r4")


def test_list_of_victorias_game_has_its_base_and_what_is_known(capsys: Capture) -> None:
    rows = told(capsys, "rules", "list", "blackjack", "--rules", "vic", "--on", "2000-12-20")
    assert "qld s36(1)" in [row["cite"] for row in rows if row.get("base")]
    assert "vic 22/2000" in [row["cite"] for row in rows if row["held"] == "known"]
    printed = said(capsys, "rules", "list", "blackjack", "--rules", "vic", "--on", "1999-12-01")
    assert "their base is qld part 4" in printed
    assert "vic 23/1999 amends (1999-10-22, S 156)" in printed
    assert "vic 27/1999" not in printed


def test_list_before_the_first_notice_says_what_is_known(capsys: Capture) -> None:
    wrong = refused(capsys, "rules", "list", "blackjack", "--rules", "vic", "--on", "1999-01-01")
    assert "approved by notice of 24 April 1997 (S 44)" in wrong


def test_diff_shows_what_was_what_is_and_by_which_notice(capsys: Capture) -> None:
    words = ("rules", "diff", "baccarat", "--from", "2001-03-15", "--to", "2001-03-17")
    document = told(capsys, *words)
    assert (document["rules"], document["from"], len(document["changes"])) == ("vic", "2001-03-15T12:00", 23)
    last = document["changes"][-1]
    assert (last["rule"], last["notice"], last["item"], last["effect"]) == (
        "14.6.11",
        "vic 4/2001",
        "14",
        "2001-03-16T04:00",
    )
    assert [each["cite"] for each in last["was"]] == ["vic 26/1999 r14.6.11"]
    printed = said(capsys, *words)
    assert "rule 14.6.11: substitute, the opening words only (item 14), reading T4 was: vic 26/1999 r14.6.11" in printed
    assert "rule 7.1.6: insert (item 7) was: nothing is: vic 4/2001 r7.1.6" in printed
    assert "rule 1.1.10: substitute (item 1) was: not held" in printed


def test_diff_names_the_notices_known_and_not_held(capsys: Capture) -> None:
    words = ("rules", "diff", "pai-gow", "--from", "1999-01-01", "--to", "2003-12-31")
    document = told(capsys, *words)
    assert document["changes"] == []
    assert [each["notice"] for each in document["known"]] == [
        "vic 25/2000",
        "vic 11/2002",
        "vic 21/2002",
        "vic 30/2002",
    ]
    assert "0 changes of vic pai-gow" in said(capsys, *words)


def test_diff_of_queensland_is_by_the_endnotes(capsys: Capture) -> None:
    words = ("rules", "diff", "craps", "--from", "1998-01-01", "--to", "1998-12-31")
    changes = told(capsys, *words)["changes"]
    assert {each["rule"] for each in changes if each["notice"] != "SL 109/1998"} == {"qld s6"}  # for every game
    assert "qld s119: amended (s 9)" in said(capsys, *words)
    assert told(
        capsys, "rules", "diff", "baccarat", "--rules", "qld", "--from", "1999-01-01", "--to", "2004-01-01"
    ) == {
        "game": "baccarat",
        "rules": "qld",
        "from": "1999-01-01T12:00",
        "to": "2004-01-01T12:00",
        "changes": [],
        "known": [],
        "beyond": "The last text held of qld is of 1998-09-04; what was made after that is not held.",
    }


@pytest.mark.parametrize(
    ("words", "allowed"),
    [
        (("diff", "chess", "--from", "1999-01-01", "--to", "2000-01-01"), "baccarat"),
        (("diff", "baccarat", "--from", "2000-01-01", "--to", "1999-01-01"), "the earlier of the two comes first"),
        (("diff", "baccarat", "--from", "soon", "--to", "1999-01-01"), "2000-12-15"),
        (("diff", "baccarat", "--to", "1999-01-01"), "--from"),
        (("approved", "Adonis", "--on", "soon"), "2000-12-15"),
    ],
)
def test_wrong_input_is_one_line_that_says_what_is_allowed(
    capsys: Capture, words: tuple[str, ...], allowed: str
) -> None:
    assert allowed in refused(capsys, "rules", *words)


def test_vic_30_2000_approved_says_whether_since_when_and_by_which_notice(capsys: Capture) -> None:
    document = told(capsys, "rules", "approved", "adonis", "--on", "2000-12-09")
    assert (document["name"], document["approved"], document["by"]) == ("Adonis", True, "vic 30/2000")
    assert (document["since"], document["cites"], document["near"]) == ("2000-12-09T04:00", ["vic 30/2000"], [])
    assert "Adonis is approved" in said(capsys, "rules", "approved", "adonis")


def test_approved_answers_no_and_not_known(capsys: Capture) -> None:
    words = ("rules", "approved", "Adonis", "--on", "2000-12-01")
    assert told(capsys, *words, status=1)["approved"] is None
    assert "that is not known" in said(capsys, *words, status=1)
    printed = said(capsys, "rules", "approved", "Superbucks", status=1)
    assert "is not approved" in printed
    assert (
        "by a notice that is not known, since a moment that is not known, until 1999-11-08T04:00 by vic 24/1999"
        in printed
    )
    printed = said(capsys, "rules", "approved", "Queen of Nile", status=1)
    assert "No approval of Queen of Nile is held" in printed
    assert "near it: Queen of the Nile" in printed
    assert "No approval of Adonis is held for then" in said(
        capsys, "rules", "approved", "Adonis", "--on", "2000-11-09", status=1
    )


def test_vic_31_2000_r15_5_approved_shows_the_price_that_was_put_right(capsys: Capture) -> None:
    document = told(capsys, "rules", "approved", "rapid roulette")
    assert document["odds"] == {"rule": "15.5", "pays": "25/2", "from": "2000-12-09T04:00", "cite": "vic 31/2000 r15.5"}
    assert "rule 15.5 pays 12 1/2 from 2000-12-09T04:00 by vic 31/2000" in said(
        capsys, "rules", "approved", "rapid roulette"
    )


def test_approved_without_a_name_lists_what_stands(capsys: Capture) -> None:
    names = [each["name"] for each in told(capsys, "rules", "approved", "--on", "2000-12-20")]
    assert {"Blackjack", "Crown Com-Bo", "Wizard Ways"} <= set(names)
    assert "Superbucks Blackjack" not in names
    assert len(names) == 7 + 86
    assert "games of Aristocrat, which is not held" in said(capsys, "rules", "approved", "--on", "2000-11-20")


@pytest.mark.parametrize("words", [["diff"], ["approved"]])
def test_help_has_an_example(capsys: Capture, words: list[str]) -> None:
    assert "example: houseway rules" in said(capsys, "rules", *words, "--help")


def test_what_the_page_on_the_rulebook_asks_is_answered(capsys: Capture) -> None:
    page = (Path(__file__).parents[2] / "docs" / "rulebook.md").read_text(encoding="utf-8")
    asked = [shlex.split(line)[1:] for line in page.splitlines() if line.startswith("    houseway ")]
    answers = {" ".join(words[1:]): main(words) for words in asked}
    capsys.readouterr()
    assert len(answers) > 8
    assert {words for words, status in answers.items() if status} == {
        "show vic 13/1999",  # known, not held
        "approved Crown Com-Bo --on 2000-12-14",  # not yet
    }


def test_show_of_a_moment_before_the_reprint_tells_what_the_endnotes_know_of_it(capsys: Capture) -> None:
    wrong = refused(capsys, "rules", "show", "qld s23(1)", "--on", "1997-01-01")
    assert (
        "held as it stood from 1998-09-04 on, not before; known since then: amended by SL 109/1998 on 1998-05-01"
        in wrong
    )
    wrong = refused(capsys, "rules", "show", "qld s36(2)", "--on", "1997-01-01")
    assert "no law is known to have changed it since then" in wrong


@pytest.mark.parametrize("name", ["", "!!!"])
def test_approved_takes_a_name(capsys: Capture, name: str) -> None:
    assert "is no name of a game" in refused(capsys, "rules", "approved", name)


def test_approved_has_the_same_keys_for_a_name_that_is_not_there(capsys: Capture) -> None:
    there = told(capsys, "rules", "approved", "Adonis")
    assert list(told(capsys, "rules", "approved", "nosuch", status=1)) == list(there)


@pytest.mark.parametrize(
    ("game", "when", "notice", "known"),
    [
        ("com-bo", "2000-12-15T03:59", "2000-12-15T04:00 (vic 29/2000)", ""),
        ("caribbean-stud", "1999-12-01T03:59", "1999-12-01T04:00 (vic 25/1999)", "notice of 24 April 1997 (S 44)"),
        ("pai-gow", "2004-07-30T03:59", "2004-07-30T04:00 (vic 9/2004)", "vic 30/2002"),
        ("roulette", "2000-12-09T03:59", "2000-12-09T04:00 (vic 31/2000)", "vic 20/1999"),
    ],
)
def test_list_of_a_game_before_its_first_notice_says_that_it_is_not_held(
    capsys: Capture, game: str, when: str, notice: str, known: str
) -> None:
    wrong = refused(capsys, "rules", "list", game, "--rules", "vic", "--on", when)
    assert f"no rules of {game} for vic are held before {notice}" in wrong
    assert known in wrong
    assert told(capsys, "rules", "list", game, "--rules", "vic", "--on", notice[:16])


def test_list_of_both_says_what_is_not_held_of_one(capsys: Capture) -> None:
    printed = said(capsys, "rules", "list", "pai-gow", "--on", "2004-07-30T03:59")
    assert "no rules of pai-gow for vic are held before 2004-07-30T04:00 (vic 9/2004)" in printed
    assert "qld s413(1)" in printed


def test_show_of_a_reading_takes_no_moment_that_is_none(capsys: Capture) -> None:
    assert "'soon' is no date" in refused(capsys, "rules", "show", "reading B4", "--on", "soon")


@pytest.mark.parametrize(
    ("game", "to", "said_of"),
    [
        ("sic-bo", "1998-09-04", ""),
        ("sic-bo", "1998-09-05", "of qld is of 1998-09-04"),
        ("pai-gow", "2004-07-30", ""),
        ("pai-gow", "2004-07-31", "of vic is of 2004-07-30"),
    ],
)
def test_after_the_last_text_held_it_is_said_that_nothing_more_is_held(
    capsys: Capture, game: str, to: str, said_of: str
) -> None:
    words = ("rules", "diff", game, "--from", "1998-01-01", "--to", to)
    assert said_of in told(capsys, *words)["beyond"]
    assert ("what was made after that is not held" in said(capsys, *words)) == bool(said_of)
    assert said_of in said(capsys, "rules", "list", game, "--on", to)
