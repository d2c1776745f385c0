"""Players' words for a shoe: one each, sealed before any is known, opened before the shoe, players before onlookers."""

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from support.house import Play, house_at, next_shoe, seated

from houseway.errors import BadInput
from houseway.house.tables.replay import DoesNotFit
from houseway.house.tables.seed_words import LEFT_OUT, MOST, SeedWords, seal_of
from houseway.house.tables.task import HouseTable
from houseway.play.events import Came
from houseway.store.codec import as_data
from houseway.store.codec import written as text
from houseway.store.events import SeedWord
from houseway.verify.house import verify
from houseway.verify.shoe import check_seeds

SALT = "0123456789abcdef" * 2


async def coins(folder: Path) -> HouseTable:
    folder.mkdir(exist_ok=True)
    table = await seated(house_at(folder), "coins", "two-up", 1)
    await Play(table, 1).rounds(1)
    return table


def begun(table: HouseTable) -> list[Any]:
    bodies = [as_data(stored.event) for stored in table.house.store.events(table.number)]
    return [body for body in bodies if body["kind"] == "shoe"]


def test_a_word_is_sealed_during_one_shoe_opened_during_the_next_and_changes_the_one_after(tmp_path: Path) -> None:
    async def evening(folder: Path, word: str) -> list[Any]:
        table = await coins(folder)
        first = table.running.shoes.number
        await table.seal("ann", seal_of(word, SALT))
        with pytest.raises(BadInput, match="has sealed no word for shoe"):
            await table.word("ann", word, SALT)  # it is for the shoe after
        await next_shoe(table)
        await table.word("ann", word, SALT)
        await next_shoe(table)
        *_, shoe = begun(table)
        assert (shoe["shoe"], shoe["words"]) == (first + 2, [word])
        before = table.chain.number
        await Play(table, 1).rounds(8)
        assert not verify(table.house.store).wrong
        await table.house.stop()
        came = (stored.event for stored in table.house.store.after(table.number, before, 10_000))
        return [each for each in came if isinstance(each, Came)]

    first, second = (asyncio.run(evening(tmp_path / word, word)) for word in ("luck", "fortune"))
    assert first != second


def test_whether_who_seals_a_word_plays_is_kept_with_it(tmp_path: Path) -> None:
    async def tried() -> None:
        table = await coins(tmp_path)
        for who in ("gus", "coins bot 1"):
            await table.seal(who, seal_of(who, SALT))
        sealed = [as_data(stored.event) for stored in table.house.store.events(table.number)]
        assert [(each["by"], each["seated"]) for each in sealed if each["kind"] == "sealed"] == [
            ("gus", False),
            ("coins bot 1", True),
        ]
        await table.house.stop()

    asyncio.run(tried())


def test_with_nobody_giving_words_nothing_is_said_of_them(tmp_path: Path) -> None:
    async def tried() -> None:
        table = await coins(tmp_path)
        await next_shoe(table)
        assert begun(table)[-1].keys() == {"kind", "shoe", "words"}
        await table.house.stop()

    asyncio.run(tried())


def test_who_does_not_open_is_named_and_left_out_and_gives_no_word_for_a_while(tmp_path: Path) -> None:
    async def tried() -> None:
        table = await coins(tmp_path)
        for who in ("ann", "bob"):
            await table.seal(who, seal_of(who, SALT))
        await next_shoe(table)
        await table.word("bob", "bob", SALT)
        await next_shoe(table)
        *_, shoe = begun(table)
        assert (shoe["words"], shoe["silent"]) == (["bob"], ["ann"])
        await table.seal("bob", seal_of("again", SALT))
        with pytest.raises(
            BadInput, match=rf"did not open it, and gives none up to shoe {shoe['shoe'] + 1 + LEFT_OUT}"
        ):
            await table.seal("ann", seal_of("again", SALT))
        assert not verify(table.house.store).wrong
        await table.house.stop()

    asyncio.run(tried())


def test_silence_ends_after_some_shoes() -> None:
    words = SeedWords(opening=[SeedWord("ann", seal_of("luck", SALT))])
    for shoe in range(2, 3 + LEFT_OUT):
        words.turn(shoe)
        with pytest.raises(BadInput, match="gives none"):
            words.seal(shoe + 1, "ann", seal_of("luck", SALT), True)
    assert words.silent == {"ann": 3 + LEFT_OUT}
    words.turn(3 + LEFT_OUT)
    assert words.seal(4 + LEFT_OUT, "ann", seal_of("luck", SALT), True)
    assert words.silent == {}, "nobody is kept in mind for ever"


def test_what_is_sealed_and_opened_survives_a_restart(tmp_path: Path) -> None:
    async def tried() -> None:
        table = await coins(tmp_path)
        await table.seal("ann", seal_of("luck", SALT))
        await next_shoe(table)
        await table.seal("bob", seal_of("fortune", SALT))
        await Play(table, 7).rounds(1)
        await table.house.stop()
        table = house_at(tmp_path, seed=2).tables["coins"]
        given = table.running.shoes.given
        assert ([each.by for each in given.opening], [each.by for each in given.sealing]) == (["ann"], ["bob"])
        await table.word("ann", "luck", SALT)
        await next_shoe(table)
        assert begun(table)[-1]["words"] == ["luck"]
        assert not verify(table.house.store).wrong
        await table.house.stop()

    asyncio.run(tried())


@pytest.mark.parametrize(
    ("word", "salt", "why"),
    [
        ("", SALT, "1 to 40 letters"),
        ("x" * 41, SALT, "1 to 40 letters"),
        ("a\nb", SALT, "1 to 40 letters"),
        ("fortune", SALT, "not what was sealed"),
        ("luck", SALT[::-1], "not what was sealed"),
        ("luck", SALT[:-1], "not what was sealed"),
    ],
)
def test_what_was_not_sealed_is_not_opened(word: str, salt: str, why: str) -> None:
    words = SeedWords(opening=[SeedWord("ann", seal_of("luck", SALT))])
    with pytest.raises(BadInput, match=why):
        words.open(2, "ann", word, salt)


def test_a_short_salt_and_a_longer_word_are_not_another_opening_of_the_same_seal() -> None:
    words = SeedWords(opening=[SeedWord("ann", seal_of("luck", SALT))])
    assert seal_of(SALT[-1] + "luck", SALT[:-1]) == seal_of("luck", SALT)
    with pytest.raises(BadInput, match="not what was sealed"):
        words.open(2, "ann", SALT[-1] + "luck", SALT[:-1])


def test_a_word_is_opened_once() -> None:
    words = SeedWords(opening=[SeedWord("ann", seal_of("luck", SALT))])
    words.take(words.open(2, "ann", "luck", SALT))
    with pytest.raises(BadInput, match="open already"):
        words.open(2, "ann", "luck", SALT)


@pytest.mark.parametrize("seal", ["", "luck", "g" * 64, "a" * 63, "A" * 64])
def test_a_seal_is_a_hash(seal: str) -> None:
    with pytest.raises(BadInput, match="a seal is a SHA-256"):
        SeedWords().seal(3, "ann", seal, True)


def filled(seated: bool) -> SeedWords:
    words = SeedWords()
    for number in range(MOST):
        words.take(words.seal(3, f"guest {number}", seal_of(str(number), SALT), seated))
    return words


def test_one_word_each() -> None:
    words = SeedWords()
    words.take(words.seal(3, "ann", seal_of("luck", SALT), True))
    with pytest.raises(BadInput, match="one each"):
        words.seal(3, "ann", seal_of("fortune", SALT), True)


def test_whoever_plays_comes_before_those_who_look_on() -> None:
    words = filled(seated=False)
    with pytest.raises(BadInput, match="has its 50 words"):
        words.seal(3, "another guest", seal_of("luck", SALT), False)
    words.take(words.seal(3, "ann", seal_of("luck", SALT), True))
    assert ([each.by for each in words.sealing][-2:], len(words.sealing)) == (["guest 48", "ann"], MOST)
    words.take(words.seal(3, "bob", seal_of("luck", SALT), True))
    assert ([each.by for each in words.sealing][-3:], len(words.sealing)) == (["guest 47", "ann", "bob"], MOST)
    with pytest.raises(BadInput, match="has its 50 words"):
        filled(seated=True).seal(3, "ann", seal_of("luck", SALT), True)


@pytest.mark.parametrize("changed", ["word", "silent", "seal"])
def test_other_words_than_were_given_are_found(tmp_path: Path, changed: str) -> None:
    async def tried() -> None:
        table = await coins(tmp_path)
        for who in ("ann", "bob"):
            await table.seal(who, seal_of(who, SALT))
        await next_shoe(table)
        await table.word("bob", "bob", SALT)
        await next_shoe(table)
        store, numbers = table.house.store, count()
        events = list(store.events(table.number))
        check_seeds(events, store.seeds(table.number))
        for at, event in enumerate(events):
            body = as_data(event.event)
            if changed == "seal" and body["kind"] == "sealed":
                body["seal"] = seal_of(str(next(numbers)), SALT)
            elif changed == "word" and body["kind"] == "shoe":
                body["words"] = [*body["words"], "another"]
            elif changed == "silent":
                body.pop("silent", None)
            events[at] = event._replace(body=text(body))
        with pytest.raises(DoesNotFit):
            check_seeds(events, store.seeds(table.number))
        await table.house.stop()

    asyncio.run(tried())
