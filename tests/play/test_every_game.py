"""What must hold for every game: whatever listed actions are taken, and whatever unlisted ones are tried."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from support.seeds import seeded
from support.sessions import EVERY, Details, Fill, table_of, walk

from houseway.cite import cite
from houseway.errors import BadInput, HousewayError, Refused
from houseway.games.craps.one_roll_wagers import apart
from houseway.games.keno.entry import selection
from houseway.games.keno.table import KenoTable
from houseway.play.acts import Option
from houseway.play.ask import Outcome
from houseway.play.details import check_details
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.table import Table
from houseway.play.wager import Placed, Verdict
from houseway.tournament.allotment import SPOKEN

EVERY_GAME = pytest.mark.parametrize("name", EVERY)
WALKS = 12
FEW_WALKS = 6  # where every option is worked out at every step


def won_by_house(lines: list[Line]) -> int:
    return sum(line.collected - line.paid + line.commission for line in lines)


@EVERY_GAME
@seeded(FEW_WALKS)
def test_listed_actions_are_accepted_and_the_round_comes_to_its_end(name: str, chance: Random, fill: Fill) -> None:
    table = table_of(EVERY[name], chance)
    for _ in range(2):
        for round_, _lines in walk(table, chance, fill):
            assert round_.over or round_.options()
        assert round_.over


@EVERY_GAME
def test_s142_at_a_table_without_players_nothing_is_listed_that_cannot_be_said(name: str) -> None:
    round_ = Round(EVERY[name].open_table(people=EVERY[name].staff()))
    for option in round_.options():
        assert all(field.choices for field in option.fields if field.kind in ("choice", "choices")), option


@EVERY_GAME
@seeded(WALKS)
def test_money_in_equals_money_out_and_the_house_wins_or_loses_by_verdicts_alone(
    name: str, chance: Random, fill: Fill
) -> None:
    table = table_of(EVERY[name], chance)
    in_play = table.holdings()
    for _ in range(3):
        house = table.house
        for round_, _lines in walk(table, chance, fill, steady=0.7):
            assert table.holdings() == in_play
            assert table.house - house == won_by_house(round_.lines)  # a line may be undone, and its money with it
            assert all(person.purse.value >= 0 for person in table.people.values())


@EVERY_GAME
@seeded(WALKS)
def test_every_wager_ends_in_exactly_one_verdict_or_is_withdrawn(name: str, chance: Random, fill: Fill) -> None:
    table = table_of(EVERY[name], chance)
    for _ in range(2):
        seen, ahead = {id(p): p for p in table.placed}, _paid_ahead(table)
        adding = patch.object(table, "add_wager", _noting(table, seen))  # it may be settled before the next step
        with patch.object(table, "note", wraps=table.note) as noted, adding:
            for _round, lines in walk(table, chance, fill, steady=0.7):
                assert all(_adds_up(line) for line in lines)
                seen |= {id(p): p for p in table.placed}
                ahead |= _paid_ahead(table)
        parts = [*seen.values(), *(part for p in seen.values() for part in apart(p) if part is not p)]  # qld s115(2)
        placed = Counter(
            (p.person, p.wager.name, _place(EVERY[name], p.wager.name, p.selection)) for p in parts
        ) + Counter(wager for _, wager in ahead)
        never = [call.args[0] for call in noted.call_args_list]  # it was put down, and never lay there
        assert all(line.verdict is Verdict.VOID for line in never)
        final = _final(table.lines)
        lines = [line for line in final if line.stake]  # a pot may be won by somebody who had no chips in it
        for line in never:
            lines.remove(line)
        settled = Counter((line.person, line.wager, _place(EVERY[name], line.wager, line.selection)) for line in lines)
        assert settled <= placed
        stays = Counter((p.person, p.wager.name, p.selection) for p in table.placed)
        assert stays == Counter((x.person, x.wager, x.selection) for x in final if x.left)


def _noting(table: Table, seen: dict[int, Placed]) -> Callable[..., Placed]:
    add = table.add_wager

    def added(*wager: Any) -> Placed:
        placed = add(*wager)
        seen[id(placed)] = placed
        return placed

    return added


def _final(lines: list[Line]) -> list[Line]:
    """The last line of each wager: what stood for the next round may be found void before this one is over."""
    later = [{(x.person, x.wager, x.selection) for x in lines[at + 1 :]} for at in range(len(lines))]
    return [
        line
        for line, after in zip(lines, later, strict=True)
        if line.verdict is not Verdict.STANDS or (line.person, line.wager, line.selection) not in after
    ]


def _paid_ahead(table: Table) -> set[tuple[int, tuple[str, str, str]]]:
    """Wagers in games to come, by the serial number of the ticket that they are on."""
    if not isinstance(table, KenoTable):
        return set()
    return {
        (ticket.serial, (ticket.person, name, selection(way)))
        for ticket in table.tickets.values()
        if table.to_come(ticket)
        for name, way in zip(ticket.entry.wagers, ticket.entry.ways, strict=True)
    }


def _place(game: Game[Any], wager: str, selection: str) -> str:
    """Where a wager lies; chips bet at poker lie in one pot or another, as others bet or fold."""
    row = game.wager_named.get(wager)
    return selection if row is None or row.selections or row.check is not None else ""


def _adds_up(line: Line) -> bool:
    if line.verdict is Verdict.WIN:
        kept = line.returned + line.left  # nothing, where the stake was the price of a ticket
        shared = 0 < kept <= line.stake  # a pot may bring its winner no more than is in it
        return (kept in (0, line.stake) if line.paid else shared) and bool(line.cites)
    kept = {Verdict.LOSE: 0, Verdict.VOID: line.returned, Verdict.STANDS: line.left}[line.verdict]
    lost = line.verdict is Verdict.LOSE
    return line.paid == 0 and bool(line.cites) and (line.returned + line.left == kept) and (lost or kept == line.stake)


# What is not listed


def fits(options: list[Option], who: str, act: str, details: Details) -> bool:
    for option in options:
        if (option.who, option.act) == (who, act):
            try:
                check_details(option.fields, details, cite("qld s5(1)"))
            except HousewayError:
                continue
            return True
    return False


def spoilt(chance: Random, option: Option, details: dict[str, Any], table: Table) -> tuple[str, str, Details]:
    """The same with one thing wrong: another person, an amount out of bounds, a detail too few or too many."""
    amounts = [field for field in option.fields if field.kind == "money"]
    way = chance.choice(["person", "act", "amount", "missing", "extra", "strange"])
    if way == "person":
        return chance.choice(sorted(table.people)), option.act, details
    if way == "act":
        return option.who, "whistle", details
    if way == "amount" and amounts:
        field = chance.choice(amounts)
        wrong = chance.choice([field.most + field.step, field.least - field.step, -1, 0])
        return option.who, option.act, {**details, field.name: wrong}
    if way == "missing" and details:
        gone = chance.choice(sorted(details))
        return option.who, option.act, {name: value for name, value in details.items() if name != gone}
    if way == "strange" and details:
        return option.who, option.act, {**details, chance.choice(sorted(details)): "nothing of the kind"}
    return option.who, option.act, {**details, "surplus": 1}


def state(round_: Round[Any]) -> tuple[object, ...]:
    table = round_.table
    placed = [(p.person, p.wager.name, p.selection, p.stake, p.chips) for p in table.placed]
    purses = {p.name: (p.purse.value, dict(p.purse.non_value), p.excluded, p.warned) for p in table.people.values()}
    said = len(table.lines), len(table.rulings), len(table.called)
    return id(round_.ask), table.house, table.cash, placed, purses, said, table.sign


def is_taken_all_the_same(table: Table, act: str, details: Details) -> bool:
    """An amount outside the limits, where the rules take it and say how it is settled (reading G14)."""
    stake = details.get("stake")
    made = act in ("wager", *SPOKEN)
    return made and bool(table.game.general.takes) and type(stake) is int and stake > 0


@EVERY_GAME
@seeded(WALKS)
def test_what_is_not_listed_is_refused_and_changes_nothing(name: str, chance: Random, fill: Fill) -> None:
    table = table_of(EVERY[name], chance)
    for round_, _lines in walk(table, chance, fill, steady=0.7):
        options = round_.options()
        if not options or isinstance(round_.ask, Outcome):
            continue
        option = chance.choice(options)
        who, act, details = spoilt(chance, option, fill(chance, option), table)
        if fits(options, who, act, details) or is_taken_all_the_same(table, act, details):
            continue
        before, logged = state(round_), len(round_.log)
        with pytest.raises(HousewayError) as caught:
            round_.act(who, act, details)
        assert state(round_) == before
        assert len(round_.log) - logged == isinstance(caught.value, Refused)


@EVERY_GAME
@seeded(WALKS)
def test_a_device_gives_only_what_can_come_and_only_when_it_is_awaited(name: str, chance: Random, fill: Fill) -> None:
    table = table_of(EVERY[name], chance)
    for round_, _lines in walk(table, chance, fill, steady=0.9):
        before = state(round_)
        with pytest.raises(BadInput):
            round_.outcome("a brick")
        assert state(round_) == before
