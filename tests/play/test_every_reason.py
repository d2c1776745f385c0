"""Whatever is not open says why, in words: every act of every game, tried by everybody before anybody plays."""

import pytest
from support.sessions import EVERY

from houseway.errors import HousewayError, Refused
from houseway.play.house import house_acts
from houseway.play.people import staff
from houseway.play.round import Round


@pytest.mark.parametrize("name", EVERY)
def test_an_act_that_is_refused_where_nobody_plays_says_why_and_under_what(name: str) -> None:
    game, told = EVERY[name], dict[tuple[str, str], HousewayError]()
    for act in (*game.act_named, *house_acts(game.general)):
        round_ = Round(game.open_table(people=staff(rules=game.rules)))
        for who in round_.table.people:
            try:
                round_.act(who, act, {})
            except HousewayError as wrong:
                told[act, who] = wrong
            else:
                break
    refused = [each for each in told.values() if isinstance(each, Refused)]
    assert len(refused) > 20
    assert [each for each in refused if " " not in each.why] == []
    assert [each for each in told.values() if "None" in str(each)] == []
