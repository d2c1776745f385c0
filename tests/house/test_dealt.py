"""Where the house deals, nobody of the staff names a card: neither the next one, nor one that may lie face down."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.house import Play, house_at, seated
from support.sessions import fill_option, table_of, walk

from houseway.equipment.cards import NAME
from houseway.errors import HousewayError
from houseway.games import find
from houseway.play.acts import Field
from houseway.play.people import PLAYERS
from houseway.play.round import Round
from houseway.shown.offers import offered

SEEDS = 4
STEPS = 12
GAMES_WITH_CARDS = ("blackjack", "baccarat", "mini-baccarat")  # at stud: tests/families/test_poker_alone.py


def naming(round_: Round[Any]) -> set[str]:
    """The acts of the staff that are open and name a card."""
    staff = [person.name for person in round_.table.people.values() if person.role not in PLAYERS]
    options = [option for name in staff for option in round_.options(name)]
    return {option.act for option in options if any(map(_names_a_card, option.fields))}


def where_a_person_deals(game: str, chance: Random) -> Iterator[str]:
    for round_, _ in walk(table_of(find(game), chance), chance, fill_option, 0.9):
        yield from naming(round_)


def _names_a_card(field: Field) -> bool:
    return field.kind == "card" or not set(NAME).isdisjoint(map(str, field.choices))


def told(offers: list[Any]) -> set[str]:
    return {each["act"] for each in offers if "act" in each}


@pytest.mark.parametrize("game", GAMES_WITH_CARDS)
def test_where_the_house_deals_a_report_that_names_a_card_is_refused_alike_whichever_card_it_is(
    tmp_path: Path, game: str
) -> None:
    async def tried(acts: set[str]) -> None:
        house = house_at(tmp_path)
        table = await seated(house, "t", game, 2)
        play = Play(table, 1)
        for _ in range(STEPS):
            await play.step()
            round_ = table.running.round
            assert round_ is not None
            assert told(offered(round_, list(round_.table.people))).isdisjoint(acts)
            for act in acts:
                answers = set()
                for card in NAME[::17]:
                    with pytest.raises(HousewayError) as wrong:
                        await table.act("dealer", act, {"card": card, "cards": [card]})
                    answers.add(str(wrong.value))
                assert len(answers) == 1
        await house.stop()

    acts = {act for seed in range(SEEDS) for act in where_a_person_deals(game, Random(seed))}
    assert acts
    asyncio.run(tried(acts))
