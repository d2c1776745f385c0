"""What the notices changed between two moments: exactly that, rule by rule."""

import datetime as dt
import itertools

import pytest

from houseway.errors import BadInput, NotHeld
from houseway.rulebook import games_of, in_force, instruments
from houseway.rulebook.changes import Difference, RuleChange, difference
from houseway.rulebook.history import Amendment, made

ALL = ("1999-01-01", "2004-12-31")


def by_rule(found: Difference) -> dict[str, RuleChange]:
    return {each.rule: each for each in found.changes}


def texts(change: RuleChange, side: str) -> list[str] | None:
    provisions = getattr(change, side)
    return None if provisions is None else [each.cite.text for each in provisions]


def test_vic_24_1999_r21_is_deleted_and_its_words_are_not_held() -> None:
    (change,) = difference("vic", "blackjack", "1999-11-01", "1999-11-30").changes
    assert (change.rule, change.does, change.by) == ("21", "delete", "vic 24/1999")
    assert (texts(change, "was"), texts(change, "now")) == (None, [])


def test_the_changes_of_15_december_2000_to_blackjack() -> None:
    found = difference("vic", "blackjack", "2000-12-14", "2000-12-15")
    assert [(each.by, each.item, each.does, each.rule) for each in found.changes] == [
        ("vic 26/2000", "", "substitute", "15.5"),
        ("vic 27/2000", "1", "substitute", "6.1"),
        ("vic 27/2000", "1", "delete", "6.6"),
        ("vic 27/2000", "2", "insert", "27"),
        ("vic 28/2000", "", "substitute", "20"),
        ("vic 28/2000", "", "substitute", "22.6.2"),
    ]
    assert texts(by_rule(found)["27"], "now") == ["vic 27/2000 r27.1", "vic 27/2000 r27.2", "vic 27/2000 r27.2.1"]
    assert texts(by_rule(found)["27"], "was") == []
    assert by_rule(found)["22.6.2"].only == "Table 2"


def test_vic_4_2001_r14_6_11_shows_what_was_and_what_is() -> None:
    change = by_rule(difference("vic", "baccarat", "2001-03-15", "2001-03-16"))["14.6.11"]
    assert texts(change, "was") == ["vic 26/1999 r14.6.11"]
    assert texts(change, "now") == ["vic 4/2001 r14.6.11"]
    assert change.reading == "T4"


def test_reading_v11_a_substitution_that_puts_in_more_rules_than_it_takes_out_inserts_them() -> None:
    changes = by_rule(difference("vic", "baccarat", "2001-03-15", "2001-03-16"))
    assert [changes[f"12.{n}"].does for n in range(8, 13)] == ["substitute"] * 3 + ["insert"] * 2


def test_vic_9_2004_r2_4_is_deleted_and_another_put_in() -> None:
    found = [each for each in difference("vic", "pai-gow", *ALL).changes if each.rule == "2.4"]
    assert [(each.item, each.does) for each in found] == [("1", "delete"), ("2", "insert")]
    assert [texts(each, "now") for each in found] == [[], ["vic 9/2004 r2.4"]]


def test_vic_10_2004_r9_3_reading_cs5_what_stood_before_is_not_held() -> None:
    change = by_rule(difference("vic", "caribbean-stud", "2004-01-01", "2004-12-31"))["9.3"]
    assert (texts(change, "was"), change.reading) == (None, "CS5")


def test_vic_25_1999_r14_every_one_of_the_fourteen_rules_is_substituted() -> None:
    found = difference("vic", "caribbean-stud", "1999-01-01", "1999-12-31").changes
    assert [each.rule for each in found] == [str(n) for n in range(1, 15)]
    assert all(each.now for each in found)


def test_vic_29_2000_a_game_that_is_approved_has_all_its_rules_from_nothing() -> None:
    found = difference("vic", "com-bo", *ALL).changes
    assert {each.does for each in found} == {"approve"}
    assert {each.was for each in found} == {()}


@pytest.mark.parametrize("game", games_of("vic"))
def test_the_moment_itself_is_in_and_the_one_before_is_out(game: str) -> None:
    for each in instruments():
        if each.jurisdiction == "vic" and any(game in part.games for part in each.parts):
            just_before = each.effect - dt.timedelta(minutes=1)
            assert each.id in {change.by for change in difference("vic", game, just_before, each.effect).changes}
            assert each.id not in {c.by for c in difference("vic", game, each.effect, "2020-01-01").changes}
            assert each.id not in {c.by for c in difference("vic", game, "1990-01-01", just_before).changes}


def rules_in_force(game: str, when: dt.datetime) -> set[str]:
    """The rows of rules, without those of whole notices; none before the first notice on the game."""
    try:
        held = in_force("vic", when, game)
    except NotHeld:
        held = ()
    return {each.cite.text for each in held if each.cite.text != each.part}


@pytest.mark.parametrize("game", games_of("vic"))
def test_what_is_in_force_later_is_what_was_and_what_came_without_what_went(game: str) -> None:
    moments = sorted({each.effect for each in instruments() if each.jurisdiction == "vic"})
    for one, other in itertools.combinations(moments, 2):
        found = difference("vic", game, one, other).changes
        came = {each.cite.text for change in found for each in change.now or ()}
        deleted = {f"{change.by} r{change.rule}" for change in found if change.does == "delete"}
        went = {each.cite.text for change in found for each in change.was or ()}
        assert rules_in_force(game, other) == (rules_in_force(game, one) | came | deleted) - went


def test_the_notices_known_and_not_held_in_that_time_are_named() -> None:
    known = difference("vic", "blackjack", "2000-01-01", "2000-12-31").known
    assert [each.name for each in known] == ["vic 3/2000", "vic 10/2000", "vic 15/2000", "vic 22/2000"]
    assert difference("vic", "blackjack", "2001-01-01", "2004-12-31") == Difference((), ())


def test_queensland_is_one_text_after_the_reprint_and_its_endnotes_tell_of_the_time_before() -> None:
    assert difference("qld", "blackjack", "1998-09-04", "2004-12-31").changes == ()
    found = difference("qld", "blackjack", "1996-01-01", "1998-09-04").changes
    assert found[0].by == "SL 2/1996"
    told = {each.rule: each for each in found}
    assert (told["qld s53"].does, told["qld s53"].by, told["qld s53"].was) == ("substituted", "SL 109/1998", None)
    assert texts(told["qld s53"], "now") == ["qld s53(1)", "qld s53(2)"]
    assert texts(told["qld s65B"], "was") == []
    assert [(each.does, each.now is None) for each in found if each.rule == "qld s23"] == [
        ("substituted", True),  # amended again in 1998
        ("amended", False),
    ]


def test_vic_9_2004_r12_1_4_1_what_a_notice_deletes_again_is_not_what_stands() -> None:
    told = by_rule(difference("vic", "pai-gow", "2004-07-01", "2004-08-01"))
    assert texts(told["12.1.4"], "now") == ["vic 9/2004 r12.1.4"]
    assert (texts(told["12.1.4.1"], "was"), texts(told["12.1.4.1"], "now")) == (None, [])


@pytest.mark.parametrize("game", games_of("vic"))
def test_no_provision_is_put_in_twice(game: str) -> None:
    put = [text for each in difference("vic", game, *ALL).changes for text in texts(each, "now") or ()]
    assert len(set(put)) == len(put)


def test_queensland_tells_of_what_is_gone_the_schedules_and_what_is_for_every_game() -> None:
    found = difference("qld", "keno", "1985-01-01", "1998-12-31").changes
    told = {(each.rule, each.does): each for each in found}
    for rule in ("qld 85A.1 to 85A.8", "qld 85B.1 to 85B.8", "qld 86.3", "qld schedule of prizes"):
        gone = told[rule, "omitted"]
        assert (gone.by, texts(gone, "was"), texts(gone, "now")) == ("SL 84/1995", None, [])
    inserted = told["qld 85A.1 to 85A.8", "inserted"]
    assert (inserted.by, texts(inserted, "was"), texts(inserted, "now")) == ("gazette 1987-11-28", [], None)
    assert texts(told["qld schedule", "inserted"], "now") is None  # card machine came after
    assert texts(told["qld schedule card machine", "inserted"], "now") == ["qld s2"]
    assert [each.by for each in found if each.rule == "qld s6"][-1] == "SL 233/1998"
    assert not any(each.rule.startswith(("qld 6.2", "qld 87.")) for each in found)


def test_queensland_every_change_is_told_under_a_game_or_is_of_gaming_machines() -> None:
    changes = {
        (each.rule, each.does, each.by)
        for game in games_of("qld")
        for each in difference("qld", game, "1985-01-01", "1998-12-31").changes
    }
    left_out = {each.provision for each in made() if (_rule(each), each.change, each.law.id) not in changes}
    assert {int(each.partition(".")[0]) for each in left_out} == set(range(87, 97))


def _rule(each: Amendment) -> str:
    return f"{each.named} {each.of}".strip()


@pytest.mark.parametrize(
    ("game", "gone"),
    [("blackjack", ["qld 6.2", "qld 9.3"]), ("sic-bo", ["qld 18.1"]), ("craps", ["qld 38.3", "qld 40.5"])],
)
def test_queensland_a_number_that_is_gone_is_of_the_game_of_its_division(game: str, gone: list[str]) -> None:
    found = difference("qld", game, "1985-01-01", "1998-12-31").changes
    assert sorted({each.rule for each in found if each.rule[4:5].isdigit()} - {"qld 1.2", "qld 2.5"}) == gone


def test_an_earlier_moment_comes_first_and_the_game_must_be_one() -> None:
    with pytest.raises(BadInput, match="2004-01-01 is later than --to 1999-01-01"):
        difference("vic", "blackjack", "2004-01-01", "1999-01-01")
    with pytest.raises(NotHeld, match=r"'craps'.* vic; there are blackjack"):
        difference("vic", "craps", *ALL)
