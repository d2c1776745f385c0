"""What is in force when: the real instruments, and the moments on either side of each change."""

import datetime as dt
from pathlib import Path

import pytest

from houseway.errors import BadInput, NotHeld
from houseway.rulebook import find, games_of, in_force, instrument_of, instruments, library, moment, on, short_title


def test_s1_short_title_names_the_queensland_rules() -> None:
    assert short_title() == "Casino Gaming Rules 1985"


@pytest.mark.parametrize("when", ["1998-09-04", "1999-01-01T00:00", dt.date(2004, 1, 1), dt.datetime(2020, 1, 1), None])
def test_the_ruleset_of_a_game_from_the_reprint_on(when: str | dt.date | None) -> None:
    ruleset = on("qld", when, "blackjack")
    assert (ruleset.game, ruleset.jurisdiction, ruleset.part) == ("blackjack", "qld", "qld part 4")
    assert (ruleset.title, ruleset.from_) == ("Blackjack", dt.datetime(1998, 9, 4))
    assert [each.id for each in ruleset.instruments] == ["qld 1985"]


def test_a_ruleset_has_its_own_part_and_the_parts_for_every_game() -> None:
    parts = {each.part for each in on("qld", None, "roulette").provisions}
    assert parts == {"qld part 1", "qld part 2", "qld part 3", "qld part 8"}


def test_a_moment_before_the_text_held_says_since_when_it_is() -> None:
    with pytest.raises(NotHeld, match="held since 1998-09-04"):
        on("qld", "1998-09-03", "blackjack")
    with pytest.raises(NotHeld, match="held since 1999-11-08T04:00"):
        on("vic", "1999-11-08T03:59", "blackjack")


def test_an_unknown_jurisdiction_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="'nsw'; there are qld, vic"):
        on("nsw", "1999-01-01", "blackjack")


def test_a_game_that_a_jurisdiction_does_not_have_is_not_held() -> None:
    with pytest.raises(NotHeld, match=r"'com-bo'.* qld; there are blackjack, sic-bo, .*triple-penny-two-up"):
        on("qld", None, "com-bo")


def test_a_game_whose_first_notice_comes_later_is_not_held_before_it() -> None:
    with pytest.raises(NotHeld, match=r"com-bo .*before 2000-12-15T04:00 \(vic 29/2000\)"):
        on("vic", "2000-12-15T03:59", "com-bo")


def test_a_text_of_which_only_the_index_is_held_is_no_ruleset(tmp_path: Path) -> None:
    (tmp_path / "index.tsv").write_text("provision\tpart\theading\nvic 1/2000 r1\tvic 1/2000\tOne\n")
    (tmp_path / "instruments.toml").write_text(
        '[[instrument]]\nid = "vic 1/2000"\ntitle = "One"\neffect = 2000-01-01T04:00:00\n'
        'held = "index"\ngames = ["one"]\n'
    )
    with pytest.raises(NotHeld, match=r"vic 1/2000 \(One\) is indexed, but its text is not yet held in full"):
        on("vic", None, "one", library(tmp_path))


@pytest.mark.parametrize(("when", "in_it"), [("2000-12-14", False), ("2000-12-15", True), ("2000-12-15T03:59", False)])
def test_a_bare_date_asks_for_noon_so_that_a_change_at_four_is_in(when: str, in_it: bool) -> None:
    cites = [each.cite.text for each in in_force("vic", when, "blackjack")]
    assert ("vic 27/2000 r27.1" in cites) == in_it
    assert "vic 24/1999" in cites


def test_the_provisions_in_force_without_a_game_are_all_but_those_replaced() -> None:
    there = {each.cite.text for each in (*in_force("qld"), *in_force("vic"))}
    assert library().provisions.keys() - there == {"vic 26/1999 r14.6.11"}


@pytest.mark.parametrize("text", ["1999", "yesterday", "1999-13-01", "2000-12-15T25:00", "2000-12-15T04:00+10:00", ""])
def test_what_is_no_local_date_or_moment_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadInput, match="2000-12-15T04:00"):
        moment(text)


def test_moments() -> None:
    assert moment("2000-12-15") == moment(dt.date(2000, 12, 15)) == dt.datetime(2000, 12, 15, 12)
    assert moment("2000-12-15T04:00") == dt.datetime(2000, 12, 15, 4)


def test_instruments_stand_in_the_order_in_which_they_take_effect() -> None:
    assert [each.effect for each in instruments()] == sorted(each.effect for each in instruments())
    assert len(instruments()) == 13
    assert {each.effect.time() for each in instruments() if each.jurisdiction == "vic"} == {dt.time(4)}


def test_every_provision_stands_in_an_instrument() -> None:
    assert instrument_of(find("vic 9/2004 appendix 3")[0]).id == "vic 9/2004"
    for jurisdiction in ("qld", "vic"):
        assert {instrument_of(each).jurisdiction for each in in_force(jurisdiction)} == {jurisdiction}


def test_the_games_of_a_jurisdiction() -> None:
    assert len(games_of("qld")) == 18
    assert set(games_of("vic")) == {"blackjack", "caribbean-stud", "baccarat", "com-bo", "roulette", "pai-gow"}
