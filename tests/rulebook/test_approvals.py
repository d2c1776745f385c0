"""The register of approved games: whether, since when and by which notice."""

import datetime as dt
from fractions import Fraction
from pathlib import Path

import pytest

from houseway.errors import NotHeld
from houseway.rulebook import library
from houseway.rulebook.approvals import RESTS_ON, approvals, approved, in_register
from houseway.rulebook.folder import checkout
from houseway.rulebook.instruments import instruments
from houseway.rulebook.missing_texts import known_notices

GAZETTE = (checkout() or Path()).parent / "shared/seeds/vic-gazette/2000-12-07-S184-notices-26-31.txt"


@pytest.mark.parametrize(("when", "answer"), [("2000-12-09T03:59", None), ("2000-12-09T04:00", True), (None, True)])
def test_vic_30_2000_b_the_games_of_the_list_are_approved_from_four_on_9_december(
    when: str | None, answer: bool | None
) -> None:
    found = approved("Queen of the Nile", when)
    assert found.approved is answer
    assert found.approval is not None
    assert found.approval.by == ("vic 30/2000" if answer else "vic 23/2000")


def test_vic_30_2000_a_what_23_2000_approved_is_revoked_then() -> None:
    (revoked,) = [each for each in in_register() if each.by == "vic 23/2000"]
    assert (revoked.until, revoked.ended_by) == (dt.datetime(2000, 12, 9, 4), "vic 30/2000")
    assert revoked in approvals("2000-12-01")
    assert revoked not in approvals("2000-12-09")
    before = approved("Adonis", "2000-11-09")
    assert (before.approved, before.perhaps, before.why) == (None, False, "none before vic 30/2000 is held")


def test_vic_30_2000_the_list_has_86_names() -> None:
    (listed,) = [each for each in in_register() if each.by == "vic 30/2000"]
    assert len(listed.names) == len(set(listed.names)) == 86
    assert [each.text for each in listed.cites] == ["vic 30/2000"]


@pytest.mark.skipif(not GAZETTE.is_file(), reason="the seeds are not here")
def test_vic_30_2000_the_names_are_those_of_the_gazette() -> None:
    text = GAZETTE.read_text(encoding="utf-8").replace("’", "'")
    schedule = text[text.index("Aristocrat\n\n6, 7, 8") : text.index("Casino Rules Notice No. 31")]
    names = [each.strip() for line in schedule.splitlines()[2:31] for each in line.split("\t") if each.strip()]
    (listed,) = [each for each in in_register() if each.by == "vic 30/2000"]
    assert sorted(names) == sorted(listed.names)


@pytest.mark.parametrize("name", ["Crown Com-Bo", "crown com-bo", "COM-BO", "combo"])
def test_vic_29_2000_com_bo_is_approved_from_four_on_15_december(name: str) -> None:
    found = approved(name, "2000-12-15T04:00")
    assert (found.name, found.approved) == ("Crown Com-Bo", True)
    assert found.approval is not None
    assert [each.text for each in found.approval.cites] == ["vic 29/2000"]
    assert approved(name, "2000-12-15T03:59").approved is False


def test_vic_24_1999_r21_superbucks_is_gone_from_8_november_1999() -> None:
    before, after = approved("Superbucks", "1999-11-08T03:59"), approved("superbucks blackjack", "1999-11-08T04:00")
    assert (before.approved, after.approved) == (True, False)
    assert before.approval is not None
    assert before.approval.since is None
    assert after.why.startswith("its approval ended with vic 24/1999. Rule 21")


@pytest.mark.parametrize(
    ("when", "answer"),
    [("1990-01-01", None), ("1997-04-23", None), ("1997-04-24", None), ("1999-11-03", None), ("1999-11-04", True)],
)
def test_vic_24_1999_since_when_superbucks_was_approved_is_not_known(when: str, answer: bool | None) -> None:
    found = approved("Superbucks", when)
    assert (found.approved, found.perhaps) == (answer, when in ("1997-04-24", "1999-11-03"))
    assert ("Superbucks Blackjack" in [name for each in approvals(when) for name in each.names]) == (answer is True)


def test_vic_31_2000_r15_5_rapid_roulette_pays_twelve_and_a_half() -> None:
    approval = approved("Rapid Roulette").approval
    assert approval is not None
    assert approval.price is not None
    assert (approval.price.rule, approval.price.odds) == ("15.5", Fraction(25, 2))
    assert RESTS_ON[approval.price.by].text == "vic 31/2000 r15.5"


def test_vic_31_2000_the_price_is_right_from_four_on_9_december_2000() -> None:
    approval = approved("Rapid Roulette", "1999-10-05").approval
    assert approval is not None
    assert approval.price is not None
    assert (approval.by, approval.price.from_) == ("vic 20/1999", dt.datetime(2000, 12, 9, 4))
    assert approved("Rapid Roulette", "1999-10-04").approved is None  # 20/1999 is not held


@pytest.mark.parametrize(
    ("name", "when"),
    [("Crown 21", "2000-12-15T04:00"), ("Crown Pai Gow", "2004-07-30T04:00"), ("Caribbean Stud Poker", "1997-04-24")],
)
def test_a_game_is_approved_from_its_moment_on(name: str, when: str) -> None:
    at = dt.datetime.fromisoformat(when)
    assert approved(name, at).approved
    assert not approved(name, at - dt.timedelta(minutes=1)).approved


def test_reading_t8_an_approval_stands_until_a_revocation_that_is_held() -> None:
    for name in ("Blackjack", "baccarat", "pai-gow", "caribbean-stud", "Winning Streak"):
        assert approved(name, "2020-01-01").approved


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("diamonds and hearts", "Diamonds & Hearts"),
        ("DRAGONS EYE", "Dragon's Eye"),
        ("6 7 8 spot progressive keno", "6, 7, 8, Spot Progressive Keno"),
    ],
)
def test_a_name_is_found_by_its_letters_whatever_the_case_and_signs(asked: str, name: str) -> None:
    assert approved(asked).name == name


def test_vic_30_2000_super_bucks_is_a_machines_game_and_not_superbucks_blackjack() -> None:
    found = approved("Super Bucks", "1999-11-05")
    assert (found.approved, found.approval) == (None, None)
    assert set(found.near) == {"Super Bucks II", "Super Bucks III", "Superbucks Blackjack"}
    assert approved("SUPERBUCKS", "1999-11-05").name == approved("super bucks blackjack").name == "Superbucks Blackjack"
    assert approved("super bucks ii").name == "Super Bucks II"


@pytest.mark.parametrize("name", ["Blackjack", "Baccarat", "Pai Gow", "Caribbean Stud Poker"])
def test_before_the_first_notice_that_is_known_no_approval_is_held(name: str) -> None:
    assert approved(name, "1997-04-23").approved is None


@pytest.mark.parametrize("name", ["Crown 21", "Crown Com-Bo", "Crown Pai Gow"])
def test_before_the_notice_that_approves_it_as_new_a_game_is_not_approved(name: str) -> None:
    assert approved(name, "1999-01-01").approved is False


def test_of_an_unknown_name_no_approval_is_held_and_near_ones_are_named() -> None:
    found = approved("Queen of Nile")
    assert (found.approved, found.approval) == (None, None)
    assert found.near[0] == "Queen of the Nile"
    assert approved("penguin").near[:2] == ("Penguin Pays", "Penguin Pirate II")
    assert approved("").near == ()


def test_every_entry_is_by_a_notice_that_is_held_or_known() -> None:
    notices = {each.id for each in instruments()} | {each.name for each in known_notices()}
    unknown = [each for each in in_register() if each.by not in notices]
    assert [each.names for each in unknown] == [("Superbucks Blackjack",)]
    assert {each.ended_by for each in in_register() if each.until} <= notices


def test_a_law_without_a_register_says_so(tmp_path: Path) -> None:
    (tmp_path / "index.tsv").write_text("provision\tpart\theading\n")
    with pytest.raises(NotHeld, match="no register of approved games"):
        in_register(library(tmp_path))
