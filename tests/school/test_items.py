"""Items one by one: their names, how answers are read and told, and what they follow from."""

from functools import cache

import pytest
from support.sessions import EVERY

from houseway.errors import BadInput
from houseway.games import find
from houseway.play.record import read, replay
from houseway.school import DRILLS, AnswerForm, Item, item, items, kinds, mark
from houseway.school.drills.take_or_refuse import REFUSE, TAKE
from houseway.school.marks import partly


@cache
def one_of(text: str, kind: str) -> Item:
    return next(items(EVERY[text], kind, 1))


def test_a_bet_is_taken_or_refused_as_at_the_recorded_table() -> None:
    seen = set()
    for text in EVERY:
        each = one_of(text, "take-or-refuse")
        seen.add(each.answer)
        assert bool(each.cites) == (each.answer == REFUSE)
        assert [reason.provision.text for reason in each.why() if reason.provision] == list(each.cites)
    assert seen == {TAKE, REFUSE}


@pytest.mark.parametrize("given", ["", "thirty", "$", "3x", "1e3", "-5", "9" * 600])
def test_what_is_no_amount_is_told_so_and_is_not_wrong(given: str) -> None:
    with pytest.raises(BadInput, match=r"amount|characters"):
        mark(one("pay", AnswerForm.AMOUNT), given)


@pytest.mark.parametrize("given", ["0", "99", "perhaps", ""])
def test_what_is_no_choice_is_told_with_what_there_is(given: str) -> None:
    with pytest.raises(BadInput, match="is not among the answers: 1 "):
        mark(one("call", AnswerForm.CHOICE), given)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("0 1 a", "is no line; there are 1 to"),
        ("900 1 a", "is no line; there are 1 to"),
        ("3, 9, a", "is not among the answers: 1 a wrong payment"),
        ("3, a wrong call, qld s9999", r"qld s9999 is not in the rulebook; .*offered are: a "),
        ("3, a wrong call, z", r"'z' is not a citation; .*offered are: a "),
        ("3 1", "the line, what is wrong and a provision are asked for"),
        ("", "the line, what is wrong and a provision are asked for"),
    ],
)
def test_what_is_no_answer_to_a_spoilt_round_is_told_with_what_there_is(given: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        mark(one("spot", AnswerForm.ERROR), given)


def test_where_what_and_under_which_provision_are_marked_each_by_itself() -> None:
    asked = next(each for each in items(find("roulette"), "spot", "any") if each.also)
    line, what, under = asked.answer.split(", ")
    number = asked.question.choices.index(what) + 1
    letter = "abcd"[[cite for cite, _ in asked.question.provisions].index(under)]
    assert mark(asked, f"{line} {number} {letter}").right
    for cite in asked.cites:
        assert mark(asked, f"{line}, {what}, {cite.removeprefix('qld ')}").right
    missed = mark(asked, f"{line}, {number % 2 + 1 if number < 3 else 1}, {letter}")
    assert [(each.part, each.right) for each in missed.parts] == [
        ("where", True), ("what", False), ("under which provision", True),
    ]  # fmt: skip
    assert missed.parts[2].answer == " or ".join(asked.cites)
    assert partly(missed) == "2 of 3 parts are right"


def test_of_several_amounts_each_is_marked() -> None:
    asked = next(each for each in items(find("sic-bo"), "settle", "any") if len(each.question.about) > 1)
    rest = asked.answer.split(", ")[1:]
    marked = mark(asked, ", ".join(["0.07", *(each.rpartition(" ")[2] for each in rest)]))
    assert [each.right for each in marked.parts] == [False, *(True for _ in rest)]
    assert marked.parts[0].part == asked.question.about[0]
    assert marked.parts[0].given == "$0.07"


def test_what_is_no_wager_of_the_game_is_told_so_and_is_not_wrong() -> None:
    for game in ("roulette", "blackjack", "pai-gow"):
        asked = next(items(find(game), "lay", "any"))
        for given in ("hello", "5 on nothing", "5 on box 77"):
            with pytest.raises(BadInput, match="is no wager; one is laid like: 5 on "):
                mark(asked, given)


def one(kind: str, form: AnswerForm) -> Item:
    return next(each for each in items(find("roulette"), kind, "any") if each.question.form is form)


def test_an_amount_may_be_given_as_chips() -> None:
    asked = one("pay", AnswerForm.AMOUNT)
    amount = round(float(asked.answer) * 2)
    assert mark(asked, f"{amount}x0.50").right
    assert mark(asked, f"${asked.answer}").right
    assert mark(asked, asked.answer.removesuffix("0")).right
    assert not mark(asked, f"{amount}x0.50 1x5").right


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("pay/roulete/qld/1998-09-04/1", "did you mean roulette"),
        ("pay/roulette/vic/1998-09-04/1", "is no item; an item of roulette is called pay/roulette/qld/1998-09-04/17"),
        ("payy/roulette/qld/1998-09-04/1", "is no kind of item; there are lay, .*did you mean pay"),
        ("tiles/roulette/qld/1998-09-04/1", "there are no items of kind tiles for roulette: no tiles are set at it"),
    ],
)
def test_what_is_no_item_is_told_with_what_there_is(name: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        item(name)


def test_every_kind_is_there_for_some_game_and_says_what_it_asks() -> None:
    assert {kind for game in EVERY.values() for kind in kinds(game)} == set(DRILLS)
    assert all(each.says for each in DRILLS.values())


@pytest.mark.parametrize("kind", DRILLS)
def test_items_of_one_skill_are_kin(kind: str) -> None:
    game = find("pai-gow" if kind == "tiles" else "blackjack")
    first = next(items(game, kind, "kin"))
    kin = next(items(game, kind, "others", first.skill))
    assert kin.skill == first.skill
    assert kin.id != first.id


def test_what_is_reported_is_ruled_on_as_the_table_of_the_record_does() -> None:
    for text in ("roulette qld 1998-09-04", "blackjack qld 1998-09-04", "craps qld 1998-09-04"):
        each = one_of(text, "rule")
        ruled = [ruling for _, ruling in replay(read(each.record), find).rulings]
        assert set(each.cites) <= {cite.text for ruling in ruled for cite in ruling.cites}
