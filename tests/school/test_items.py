"""Items of every kind, game and text: made again they are the same, the answer is marked right, and nothing else is."""

import os
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

import pytest
from support.sessions import EVERY

from houseway.errors import BadInput, BadRecord
from houseway.games import find
from houseway.play.game import Game
from houseway.play.record import read, replay
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.school import DRILLS, AnswerForm, Item, item, items, kinds, mark
from houseway.school.drills.take_or_refuse import REFUSE, TAKE
from houseway.school.marks import partly

COUNT = int(os.environ.get("HOUSEWAY_SESSIONS", "1"))
ALL = [(text, kind) for text, game in EVERY.items() for kind in kinds(game)]
BYTES = 5_000


@lru_cache(maxsize=max(8, 400 // COUNT))
def some(text: str, kind: str) -> list[Item]:
    return list(islice(items(EVERY[text], kind, 1), COUNT))


def game_of(found: Item) -> Game[Any]:
    return found.name.game


@pytest.mark.parametrize(("text", "kind"), ALL)
def test_an_item_is_its_name(text: str, kind: str) -> None:
    for each in some(text, kind):
        again = item(each.id)
        assert again == each
        assert again.as_data() == each.as_data()


@pytest.mark.parametrize(("text", "kind"), ALL)
def test_the_answer_is_right_and_another_is_not(text: str, kind: str) -> None:
    for each in some(text, kind):
        assert mark(each, each.answer).right
        assert not any(mark(each, wrong).right for wrong in others(each)), each.id
        assert others(each)


def others(found: Item) -> list[str]:
    """Answers of the same form that are wrong."""
    question, right = found.question, {found.answer, *found.also}
    match question.form:
        case AnswerForm.AMOUNT:
            return [f"{float(found.answer) + 0.5:.2f}", "0" if float(found.answer) else "1"]
        case AnswerForm.AMOUNTS:
            return [", ".join("12345" for _ in question.about)]
        case AnswerForm.CHOICE:
            return [each for each in question.choices if each not in right]
        case AnswerForm.EACH:
            return [", ".join([each] * len(question.about)) for each in question.choices][:0] + _one_other(found)
        case AnswerForm.WAGER:
            return [f"1{found.answer}"]
        case AnswerForm.ERROR:
            return [*_spoilt_parts(found)]


def _spoilt_parts(found: Item) -> Iterator[str]:
    """Every other line, every other kind of error, and every provision that is offered and not cited, one at a time."""
    line, what, under = found.answer.split(", ")
    yield from (f"{n}, {what}, {under}" for n in range(1, len(found.question.told) + 1) if str(n) != line)
    yield from (f"{line}, {each}, {under}" for each in found.question.choices if each != what)
    yield from (f"{line}, {what}, {cite}" for cite, _ in found.question.provisions if cite not in found.cites)


def _one_other(found: Item) -> list[str]:
    """One of the wagers fares otherwise."""
    parts = found.answer.split(", ")
    other = next(each for each in found.question.choices if each != parts[0])
    return [", ".join([other, *parts[1:]])]


@pytest.mark.parametrize(("text", "kind"), ALL)
def test_no_question_offers_one_answer_twice_or_what_is_right_as_well(text: str, kind: str) -> None:
    for each in some(text, kind):
        choices = each.question.choices
        assert len(set(choices)) == len(choices)
        provisions = [cite for cite, _ in each.question.provisions]
        assert len(set(provisions)) == len(provisions)
        assert not provisions or set(provisions) & set(each.cites)
        if each.question.form is AnswerForm.CHOICE:
            assert each.answer in choices
            assert not set(each.also) & set(choices)
        assert len(str(each.question.as_data()).encode()) < BYTES


@pytest.mark.parametrize("text", EVERY)
def test_what_is_paid_is_what_the_record_settles_when_it_is_replayed(text: str) -> None:
    for each in some(text, "pay"):
        replayed = replay(read(each.record), find)
        paid: dict[str, int] = {}
        for _, line in replayed.lines[-last_settled(replayed.last) :]:
            paid[line.person] = paid.get(line.person, 0) + won(line)
        asked = {who: paid[who] for who in each.question.about}
        told = f"{sum(asked.values()) / 100:.2f}"
        if each.question.form is AnswerForm.AMOUNT:
            assert each.answer == told
        else:
            assert each.answer == ", ".join(f"{who} {amount / 100:.2f}" for who, amount in asked.items())


def won(line: Line) -> int:
    return line.net + line.collected if line.verdict is Verdict.WIN else 0


def last_settled(round_: Any) -> int:
    """How many lines came of the last act or outcome of a round."""
    return sum(type(event).__name__ == "Settled" for event in round_.led_to)


@pytest.mark.parametrize("text", EVERY)
def test_an_error_to_be_spotted_is_one_that_a_replay_finds(text: str) -> None:
    for each in some(text, "spot"):
        try:
            replayed = replay(read(each.record), find)
        except BadRecord:
            continue
        assert replayed.differences or any(not refusal.stated for refusal in replayed.refusals), each.id


def test_a_bet_is_taken_or_refused_as_at_the_recorded_table() -> None:
    seen = set()
    for text in EVERY:
        for each in some(text, "take-or-refuse"):
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
    assert {kind for _, kind in ALL} == set(DRILLS)
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
        for each in some(text, "rule"):
            replayed = replay(read(each.record), find)
            ruled = [ruling for _, ruling in replayed.rulings]
            assert set(each.cites) <= {cite.text for ruling in ruled for cite in ruling.cites}
            if each.question.asks.endswith("What is ruled?"):
                assert each.answer in [ruling.what for ruling in ruled]
