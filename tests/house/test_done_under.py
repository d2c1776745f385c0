"""A round again: each step is told with the provision under which it was listed when it was done."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from support.house import house_at, seated
from support.sessions import EVERY

from houseway.equipment.cards import NAME
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.play.acts import Option
from houseway.play.ask import Outcome
from houseway.play.driver import ordinary, ordinary_details
from houseway.play.events import Done
from houseway.play.wagering import Wagering
from houseway.rulebook import moment
from houseway.shown.replay import steps, stored_round

WHO = "table 1 bot 1"
GAMES = ("roulette", "sic-bo", "wheel-of-fortune", "tri-chro", "blackjack", "baccarat", "com-bo")
WAGERED = [name for name, game in EVERY.items() if game.name in GAMES]


@pytest.mark.parametrize("name", WAGERED)
def test_a_step_is_told_under_what_it_was_listed_under(name: str, tmp_path: Path) -> None:
    """Somebody wagers, wagers elsewhere, takes one of them back, buys chips, and wagering is closed."""

    async def tried() -> None:
        game, house = EVERY[name], house_at(tmp_path)
        how: dict[str, Any] = {"rules": game.rules, "on": moment(game.since), "variant": game.variant}
        table = await seated(house, "table 1", game.name, dealt="live", **how)
        listed: list[tuple[str, str]] = []
        source = Chance(SeededEntropy("under"))

        async def does(act: str, number: int = 0) -> None:
            round_ = table.running.round
            assert round_ is not None
            found: list[Option] = [each for each in round_.options() if each.act == act and each.who in (WHO, "dealer")]
            option = found[number]
            listed.append((act, option.under.text))
            await table.act(option.who, act, ordinary_details(option.fields))

        assert table.running.round is not None
        while not isinstance(ask := table.running.round.ask, Wagering):
            assert ask is not None
            if isinstance(ask, Outcome):
                await table.comes(ask.field, NAME[source.outcome(ask.device)])
            else:
                await table.act(*ordinary(table.running.round))
        first = table.chain.number
        await does("wager")
        await does("wager", number=-1)
        await does("withdraw")
        await does("buy chips")
        await does(ask.closed_by)
        round_ = stored_round(house.store, "table 1", table.running.number)
        told = [
            (each.event.event.act, " ".join(each.under))
            for each in steps(round_)
            if isinstance(each.event.event, Done) and each.event.number > first
        ]
        assert told == listed
        await house.stop()

    asyncio.run(tried())
