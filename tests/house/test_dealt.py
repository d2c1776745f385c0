"""Where the house deals, nobody of the staff names a card: neither the next one, nor one that may lie face down."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from support.house import Play, house_at, seated

from houseway.equipment.cards import NAME
from houseway.errors import Refused
from houseway.games import GAMES
from houseway.house.offered import offered
from houseway.play.acts import Option

STEPS = 12
WITH_CARDS = [
    game for game in GAMES if game in ("blackjack", "baccarat", "mini-baccarat", "5-card-stud", "7-card-stud")
]


def names_a_card(option: Option) -> bool:
    return any(field.kind == "card" or set(map(str, field.choices)) & set(NAME) for field in option.fields)


def told(offers: list[Any]) -> set[str]:
    return {each["act"] for each in offers if "act" in each}


@pytest.mark.parametrize("game", WITH_CARDS)
def test_where_the_house_deals_no_report_of_the_staff_names_a_card_whatever_the_card_is(
    tmp_path: Path, game: str
) -> None:
    async def tried() -> int:
        house, found = house_at(tmp_path), 0
        table = await seated(house, "t", game, 2)
        play = Play(table, 1)
        for _ in range(STEPS):
            await play.step()
            round_ = table.running.round
            assert round_ is not None
            staff = [person.name for person in table.running.table.people.values() if person.role.value != "player"]
            naming = [option for name in staff for option in round_.options(name) if names_a_card(option)]
            assert told(offered(round_, staff)).isdisjoint(option.act for option in naming)
            answers = set()
            for option in naming:
                for card in NAME[::17]:
                    details = {field.name: _said(field, card) for field in option.fields if not field.optional}
                    with pytest.raises(Refused) as refused:
                        await table.act(option.who, option.act, details)
                    answers.add((option.act, str(refused.value)))
                    found += 1
            assert len(answers) == len({option.act for option in naming})  # the same, whichever card is named
        await house.stop()
        return found

    assert asyncio.run(tried())


def _said(field: Any, card: str) -> Any:
    if field.kind in ("card", "choice") and (field.kind == "card" or card in map(str, field.choices)):
        return card
    if field.kind == "choices":
        return [card] if card in map(str, field.choices) else list(field.choices[:1])
    return field.choices[0] if field.choices else field.least
