"""What the notices do to numbered rules, until when a rule stands, and what is known of texts that are not held."""

import datetime as dt
from pathlib import Path

import pytest

from houseway.errors import NotHeld
from houseway.rulebook import find, in_force, library, on, reading
from houseway.rulebook.instruments import instruments
from houseway.rulebook.missing_texts import known_by, known_game, known_notices, known_of, told
from houseway.rulebook.operations import Operation, misprints, operations, replaced_by, replaces

NOTICES = [each.id for each in instruments() if each.jurisdiction == "vic"]


def cites(game: str, when: str) -> list[str]:
    return [each.cite.text for each in in_force("vic", when, game)]


def test_no_notice_renumbers_and_every_notice_does_something() -> None:
    verbs = {each.does for notice in NOTICES for each in operations(notice)}
    assert verbs == {"insert", "substitute", "replace", "delete", "approve", "revoke"}
    assert all(operations(notice) for notice in NOTICES)


def test_a_substitution_takes_a_rule_out_with_all_under_it_and_a_part_of_a_rule_leaves_them() -> None:
    whole = Operation("vic 1/2000", "substitute", ("14.6",), ("14.6",))
    assert whole.takes_out("14.6")
    assert whole.takes_out("14.6.11.1")
    assert not whole.takes_out("14.60")
    opening = Operation("vic 1/2000", "substitute", ("14.6",), ("14.6",), only="the opening words")
    assert opening.takes_out("14.6")
    assert not opening.takes_out("14.6.11")
    assert not Operation("vic 1/2000", "insert", puts=("14.6",)).takes_out("14.6")


@pytest.mark.parametrize(("when", "old", "new"), [("2001-03-16T03:59", True, False), ("2001-03-16T04:00", False, True)])
def test_vic_4_2001_r14_6_11_takes_the_place_of_the_opening_words_at_four(when: str, old: bool, new: bool) -> None:
    there = cites("baccarat", when)
    assert ("vic 26/1999 r14.6.11" in there) == old
    assert ("vic 4/2001 r14.6.11" in there) == new


def test_reading_t4_the_three_sub_rules_stay() -> None:
    there = cites("baccarat", "2004-01-01")
    assert {f"vic 26/1999 r14.6.11.{n}" for n in (1, 2, 3)} <= set(there)
    gone = replaced_by(find("vic 26/1999 r14.6.11")[0])
    assert gone is not None
    assert (gone.by.id, gone.operation.item, gone.operation.reading) == ("vic 4/2001", "14", "T4")
    assert [each.cite.text for each in gone.instead] == ["vic 4/2001 r14.6.11"]
    assert [each.cite.text for each in replaces(find("vic 4/2001 r14.6.11")[0])] == ["vic 26/1999 r14.6.11"]


def test_reading_cs5_the_numbers_of_2004_take_nothing_from_the_rules_of_1999() -> None:
    before, after = cites("caribbean-stud", "2004-07-30T03:59"), cites("caribbean-stud", "2004-07-30T04:00")
    assert set(before) < set(after)
    assert {"vic 25/1999 r9.3", "vic 25/1999 r9.4.1", "vic 10/2004 r9.3", "vic 10/2004 r9.4.1"} <= set(after)
    assert not any(each.numbering_held for each in operations("vic 10/2004"))


def test_a_deletion_is_in_force_from_its_moment() -> None:
    (deleted,) = operations("vic 24/1999")
    assert (deleted.does, deleted.rules, deleted.puts) == ("delete", ("21",), ())
    assert "vic 27/2000 r6.6" in cites("blackjack", "2000-12-15")
    assert "vic 27/2000 r6.6" not in cites("blackjack", "2000-12-14")


def test_every_misprint_has_a_reading_that_says_how_it_is_read() -> None:
    found = [each for notice in NOTICES for each in misprints(notice)]
    assert all(reading(each.reading).reads for each in found)
    wheres = {(each.notice, each.where, each.reading) for each in found}
    assert {
        ("vic 9/2004", "r12.1.4", "P7"),
        ("vic 31/2000", "r15.5", "V3"),
        ("vic 31/2000", "r15.5", "V7"),
        ("vic 29/2000", "r1.1", "V2"),
        ("vic 4/2001", "the list of earlier notices", "V8"),
    } <= wheres
    for each in found:
        assert not each.where.startswith("r") or find(f"{each.notice} {each.where}")


@pytest.mark.parametrize(
    ("game", "base"), [("blackjack", "qld part 4"), ("baccarat", "qld part 6"), ("pai-gow", "qld part 19")]
)
def test_where_victorias_own_rules_are_not_held_the_ruleset_has_queenslands_part_as_its_base(
    game: str, base: str
) -> None:
    ruleset = on("vic", "2004-08-01", game)
    assert {each.part for each in ruleset.base} == {base, "qld part 2"}
    assert {each.cite.body for each in ruleset.provisions} == {"vic"}
    known = known_game(game)
    assert known is not None
    assert "not held" in reading(known.reading).reads


@pytest.mark.parametrize("game", ["caribbean-stud", "com-bo"])
def test_a_game_whose_rules_are_all_victorian_has_no_base(game: str) -> None:
    assert on("vic", "2004-08-01", game).base == ()
    assert on("qld", None, "blackjack").base == ()


def test_a_ruleset_names_the_notices_of_its_time_that_are_not_held() -> None:
    names = [each.name for each in on("vic", "2000-06-30", "blackjack").known]
    assert names[0] == "notice of 24 April 1997"
    assert "vic 10/2000" in names
    assert "vic 22/2000" not in names


def test_rapid_roulette_is_not_held_and_what_is_known_is_told() -> None:
    with pytest.raises(
        NotHeld, match=r"only one price of rule 15.5 is held.*approved by vic 20/1999 of 1999-10-05 \(S 147\)"
    ):
        on("vic", None, "roulette")
    with pytest.raises(NotHeld, match=r"roulette .*before 2000-12-09T04:00 .*vic 20/1999"):
        on("vic", "2000-12-01", "roulette")


def test_a_moment_before_the_first_notice_is_not_held_and_tells_what_is_known_by_then() -> None:
    with pytest.raises(NotHeld) as wrong:
        on("vic", "1999-04-01", "blackjack")
    assert "approved by notice of 24 April 1997 (S 44); amended by notice of 30 April 1998 (G 17)" in str(wrong.value)
    assert "vic 1/1999 of 1999-03-18 (S 39)" in str(wrong.value)
    assert "vic 13/1999" not in str(wrong.value)


def test_a_notice_that_is_known_and_not_held() -> None:
    notice = known_by("vic 13/1999 r4.2")
    assert notice is not None
    assert (notice.published, notice.gazette) == (dt.date(1999, 8, 13), "S 121")
    assert "known, not held: it amends Blackjack" in told(notice)
    machines = known_by("vic 23/2000")
    assert machines is not None
    assert "Aristocrat gaming machine games" in told(machines)
    assert known_by("vic 24/1999") is None


def test_the_known_notices_stand_by_day_and_none_of_them_is_held() -> None:
    days = [each.published for each in known_notices()]
    assert days == sorted(days)
    assert not {each.name for each in known_notices()} & set(NOTICES)
    assert known_of("com-bo") == ""


def test_a_law_without_such_files_has_no_operations_and_knows_nothing(tmp_path: Path) -> None:
    (tmp_path / "index.tsv").write_text("provision\tpart\theading\nvic 1/2000 r1\tvic 1/2000\tOne\n")
    law = library(tmp_path)
    assert operations("vic 1/2000", law) == ()
    assert known_notices(law=law) == ()
