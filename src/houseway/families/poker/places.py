"""Between rounds of play: places at the table, table stakes, and the buck.

A player's chips at the table are their table stake: they are brought before a round of play, never in one.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, Final

from houseway.equipment.cards import RANK
from houseway.equipment.shoe import Shoe
from houseway.errors import Ground, Refused
from houseway.families.poker.moments import BEFORE, BETWEEN_ROUNDS
from houseway.families.poker.table import TABLE_STAKE, PokerTable
from houseway.money import dollars
from houseway.play.acts import Act, Fields, Ways, choice, money, plainly, several, text
from houseway.play.ask import Card, Script, Steps
from houseway.play.events import CASH
from houseway.play.people import DEALER_OR_MORE_SENIOR, PLAYERS, Person, Role, player
from houseway.play.round import Round
from houseway.play.sign_acts import MOST_CHIPS
from houseway.play.table import Call
from houseway.play.wagering import Wagering
from houseway.rulebook.parallel import Parallel

ACE_HIGH: Final = 14
START: Final = "start the round"
FOR_A_PLACE: Final = "qld s337(1)"
TAKES_PLACE: Final = " takes place "


def place_acts(part: Parallel) -> tuple[Act[PokerTable], ...]:
    """Instead of what any other table has for people who come, buy chips and go."""
    joins, draws, buys, fixed = map(part, ("qld s342(1)", "qld s337(1)", "qld s353(1)", "qld s342(3)"))
    staff, at = DEALER_OR_MORE_SENIOR, BETWEEN_ROUNDS
    more = "to the minimum table stake at least, between rounds"
    return (
        Act("seat", staff, joins, may_seat, seat, "a person joins with a table stake", _no_seat, at),
        Act("decide a place", staff, draws, may_decide, decide, "several want the same place", at=at),
        Act("buy chips", PLAYERS, buys, may_top_up, top_up, more, _in_a_round, at),
        Act("leave", PLAYERS, fixed, plainly, leave, "the table stake goes along", at=at),
    )


# The start of a round


def wait_for_players(table: PokerTable) -> Steps[None]:
    """Players come, bring more chips and go, until the dealer starts the round."""
    stake_shown, no_stake = table.part("qld s342(1)"), table.part("qld s353(2)")
    yield Wagering((), stake_shown, START, stake_shown, stake_shown, moment=BEFORE)
    for person in [p for p in table.people.values() if p.role is Role.PLAYER and not p.purse.value]:
        person.role = Role.SPECTATOR
        table.left(person.name)
        table.announce(Call("{0} has no table stake left and leaves the game", no_stake), person.name)


def deal_in(table: PokerTable) -> bool:
    """Who plays this round: the buck goes on, and everybody with a table stake is in. False where too few are."""
    least = table.sign.limits[TABLE_STAKE].minimum
    players = [p for p in table.clockwise() if _may_play(table, p, least)]
    if len(players) < 2:
        table.announce(Call("there are not enough players for a round", table.part("qld s342(2)")))
        table.begin([], table.buck)
        return False
    at = _buck(table, players)
    if not table.buck:
        table.since = [person.name for person in players]
    buck = table.part("qld s339(2)" if table.buck else "qld s339(1)")
    table.announce(Call("{0} has the buck", buck), players[at].name)
    table.begin(players[at:] + players[:at], players[at].name)
    table.again = False
    return True


def _may_play(table: PokerTable, person: Person, least: int) -> bool:
    """A new player brings the minimum; whoever played on may go on with less."""
    chips = person.purse.value
    return not person.excluded and (chips >= least or (person.name in table.played and chips > 0))


def _buck(table: PokerTable, players: list[Person]) -> int:
    """The player to the dealer's left has it first; then it goes on, whoever has gone in the meantime."""
    had = table.places.get(table.buck, table.buck_at)
    if not had:
        return 0
    places = [table.places[person.name] for person in players]
    after = [at for at, place in enumerate(places) if place > had or (table.again and place == had)]
    return after[0] if after else 0


# Who comes and goes


def may_seat(round_: Round[PokerTable], _who: str) -> Ways:
    table = round_.table
    places, least = table.vacant(), table.sign.limits[TABLE_STAKE].minimum
    chips = money("chips", -(-least // table.unit) * table.unit, MOST_CHIPS, table.unit)
    waiting = [p.name for p in table.people.values() if p.role is Role.SPECTATOR and p.name in table.places]
    kept: list[Fields] = [(choice("person", waiting), chips)] if waiting else []
    return kept + ([(text("person"), chips, choice("place", places, optional=True))] if places else [])


def seat(round_: Round[PokerTable], _who: str, details: Mapping[str, Any]) -> None:
    table, name = round_.table, details["person"]
    if (refused := _not_to_be_seated(table, name)) is not None:
        raise refused
    table.people[name] = player(name)
    table.move(table.people[name], details["chips"], CASH)
    table.take_place(name, details.get("place", table.places.get(name)))
    said = Call("{0} joins the game with a table stake of {1}", table.part("qld s342(1)"))
    table.announce(said, name, f"${dollars(details['chips'])}")


def _not_to_be_seated(table: PokerTable, name: str) -> Refused | None:
    """Somebody who plays no more at this table, or is there already."""
    known = table.people.get(name)
    if known is not None and known.excluded:
        return table.exclusion(name)
    if known is not None and known.role is not Role.SPECTATOR:
        return Refused(table.part("qld s342(1)"), f"{name} is at the table already", ground=Ground.WHO)
    return None


def _no_seat(round_: Round[PokerTable], details: Mapping[str, Any]) -> Refused | None:
    """By who it is, by when, by the place, and by the stake."""
    table, chips, place = round_.table, details.get("chips"), details.get("place")
    refused = _not_to_be_seated(table, str(details.get("person")))
    if refused is not None or round_.moment != BEFORE:
        return refused
    if not table.vacant():
        why = f"all {table.game.players[1]} places are taken"
        return Refused(table.part("qld s331(1)"), why, ground=Ground.WHO)
    if type(place) is int and place not in table.vacant():
        taken = place in table.places.values()
        under = table.part("qld s337(1)" if taken else "qld s331(1)")
        return Refused(under, f"place {place} is taken" if taken else f"there is no place {place}")
    least = table.sign.limits[TABLE_STAKE].minimum
    if type(chips) is int and chips < least:
        why = f"${dollars(chips)} is less than the minimum table stake of ${dollars(least)}"
        return Refused(table.part("qld s342(2)"), why, ground=Ground.AMOUNT)
    return None


def may_top_up(round_: Round[PokerTable], who: str) -> Ways:
    """What a player adds brings their table stake to the minimum at least."""
    table = round_.table
    unit, lacks = table.unit, table.sign.limits[TABLE_STAKE].minimum - table.people[who].purse.value
    least = max(-(-lacks // unit) * unit, unit)
    return [(money("amount", least, MOST_CHIPS, unit),)]


def _in_a_round(round_: Round[PokerTable], _details: Mapping[str, Any]) -> Refused | None:
    if round_.moment == BEFORE:
        return None
    fixed = round_.table.part("qld s342(3)")
    return Refused(fixed, "a table stake is not added to in a round of play", ground=Ground.WHEN)


def top_up(round_: Round[PokerTable], who: str, details: Mapping[str, Any]) -> None:
    round_.table.move(round_.table.people[who], details["amount"], CASH)


def leave(round_: Round[PokerTable], who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    person = table.people.pop(who)
    table.move(person, -person.purse.value, CASH)
    if person.excluded:
        table.people[who] = Person(who, Role.SPECTATOR, excluded=True, excluded_under=person.excluded_under)
    table.left(who)


# A place that several want


def may_decide(round_: Round[PokerTable], _who: str) -> Ways:
    """Players who would sit elsewhere, and onlookers who wish to become players."""
    table = round_.table
    here = [p for p in table.people.values() if p.role in (Role.PLAYER, Role.SPECTATOR)]
    people = [p.name for p in here if not p.excluded]
    places = table.vacant()
    most = min(len(people), len(table.shoe.deck))  # each may have to draw a card
    several_want = places and len(people) > 1
    return [(choice("place", places), several("people", people, least=2, most=most))] if several_want else []


def decide(round_: Round[PokerTable], _who: str, details: Mapping[str, Any]) -> Script:
    """In the rounds of play those who have been in the game longest come first; among equals, the highest card."""
    table = round_.table
    names = list(dict.fromkeys(details["people"]))
    if table.buck:
        names = _first_in_priority(table, names)
        table.rule(f"first in priority for the vacant seat: {', '.join(names)}", table.part("qld s337(2)(a)"))
    while len(names) > 1:
        names = yield from _draw(table, names)
    if names and details["place"] in table.vacant():  # people come and go meanwhile
        table.places[names[0]] = details["place"]
        table.rule(f"{names[0]}{TAKES_PLACE}{details['place']}", table.part(FOR_A_PLACE))
    return None


def _first_in_priority(table: PokerTable, names: list[str]) -> list[str]:
    """Players since the rounds of play started, then other players, then persons who wish to become players."""
    players = [name for name in names if table.people[name].role is Role.PLAYER]
    return [name for name in players if name in table.since] or players or names


def _draw(table: PokerTable, names: Iterable[str]) -> Steps[list[str]]:
    """One card each, of the whole deck; the highest, or those that share it, of those who are still there."""
    drawn: dict[str, int] = {}
    cards = Shoe.fresh(1, table.shoe.deck)
    for name in names:
        card = yield Card(cards, table.part(FOR_A_PLACE), name, partial(table.people.__contains__, name))
        if card is not None:
            cards.take(card)
            drawn[name] = card
    here = {name: card for name, card in drawn.items() if name in table.people}
    high = {name: ACE_HIGH if RANK[card] == 1 else RANK[card] for name, card in here.items()}
    return [name for name, value in high.items() if value == max(high.values())]
