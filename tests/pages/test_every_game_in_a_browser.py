"""A person plays every game in a browser, from the lobby to the provision behind their settlement.

What happened is told on the felt: what came, what one won or lost, on each stack and hand, and nothing before ball,
card, dice or coins have come to rest.
"""

import re

import pytest
from playwright.sync_api import expect
from support.browser import Floor
from support.full_tables import SIZES
from support.in_pages import GAME_OF, goes_on_after, is_refused, plays_a_round
from support.visit import DESKTOP, Visit

from houseway.games import GAMES

pytestmark = pytest.mark.long

FIRST = {game: table for table, game in reversed(GAME_OF.items())}
LAST = {game: table for table, game in GAME_OF.items()}
"""Of the tables of each game, so that more of their texts are played."""
TOLD = re.compile(r"you (win|lose) \$[\d.,]+|push: your chips come back|you come out even")
NO_STACK = ("5-card-stud", "7-card-stud", "draw", "keno", "manila")
"""Where wagers lie at no place of the cloth."""
WATCH = """() => {
  window.early = [];
  const moves = (each) => each.playState === 'running'
    && Number.isFinite(Number(each.effect?.getComputedTiming().endTime))
    && each.effect.target?.closest('.card, .tile, .die, .coin, .ball, .wheel');
  let last = '';
  const tells = '.verdict .words, .flag, .mine strong';
  new MutationObserver(() => {
    const told = [...document.querySelectorAll(tells)].map((each) => each.textContent).join();
    const moving = document.getAnimations().some(moves);
    if (told && told !== last && moving) window.early.push(told);
    if (moving && document.querySelector('.call abbr')) window.early.push('wagers are open');
    last = told;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Whatever is told while something of the equipment still moves."""


@pytest.mark.parametrize("game", GAMES)
def test_on_a_desktop_something_is_refused_with_its_rule_and_then_a_round_is_played_and_told_on_the_felt(
    where_it_moves: Visit, open_floor: Floor, game: str
) -> None:
    person = where_it_moves
    person.page.set_viewport_size(DESKTOP)
    is_refused(person.goes_on_to(open_floor.table(FIRST[game])), game)
    goes_on_after(person, game)
    person.page.evaluate(WATCH)
    plays_a_round(person, game)
    wrong = told_rightly(person, game)
    wrong += [f"{game}, too early: {each}" for each in person.page.evaluate("window.early")]
    for size in SIZES.values():
        person.page.set_viewport_size(size)
        wrong += told_on_the_felt(person, game)
    assert wrong == [], "\n".join(wrong)
    person.page.set_viewport_size(DESKTOP)
    person.reads_why()


@pytest.mark.parametrize("game", GAMES)
def test_a_round_on_a_phone(on_a_phone: Visit, open_floor: Floor, game: str) -> None:
    plays_a_round(on_a_phone.goes_on_to(open_floor.table(LAST[game])), game)
    on_a_phone.reads_why()


def told_rightly(person: Visit, game: str) -> list[str]:
    """What is missing, in words."""
    verdict = person.page.locator(".verdict")
    expect(verdict.locator("strong")).to_have_text(TOLD)
    view = person.fetched(f"/api/tables/{person.page.url.rpartition('/')[2]}")["view"]
    won = next(
        (each["nets"][name] for each in (view, view["last"]) for name in view["you"]["names"] if name in each["nets"]),
        "0",
    )
    told, found = verdict.locator("strong").inner_text(), []
    if str(abs(float(won))).removesuffix(".0") not in told and float(won):
        found.append(f"{game}: {told}, and it is {won}")
    if game not in NO_STACK and not person.page.locator(".flag").count():
        found.append(f"{game}: no stack is flagged")
    return found


def told_on_the_felt(person: Visit, game: str) -> list[str]:
    """And is it seen whole at this size?"""
    verdict, found = person.page.locator(".verdict"), []
    felt, line = person.page.locator(".felt").bounding_box(), verdict.bounding_box()
    assert felt is not None
    assert line is not None
    if not (felt["y"] <= line["y"] and line["y"] + line["height"] <= felt["y"] + felt["height"]):
        found.append(f"{game}, {person.page.viewport_size}: it is not on the felt")
    return found
