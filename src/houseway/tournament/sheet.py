"""The conditions as a sheet for the players, who sign it where that is required: a line each, with its provision."""

from collections.abc import Iterator
from typing import Any, Final

from houseway.cite import Cite
from houseway.money import dollars
from houseway.play.game import Game
from houseway.tournament.conditions import BuyBack, Conditions, SessionConditions, WagerRule
from houseway.tournament.texts import TournamentText

FOLLOWS: Final = {"out": "is out", "plays on": "plays on", "forfeits": "forfeits the least wager of each hand missed"}


def sheet(text: TournamentText, game: Game[Any], conditions: Conditions) -> Iterator[tuple[Cite, str]]:
    """What is stated, in words."""
    yield text.fee, f"Entry costs ${dollars(conditions.entry_fee or 0)}."
    yield text.chips, f"Each player starts a session with ${dollars(conditions.chips or 0)} in tournament chips."
    yield text.wager, wager_rule(conditions)
    for session in conditions.sessions:
        yield text.structure, _session(conditions, session)
    yield text.buy_back, _buy_back(conditions)
    yield text.entitled, "Only persons may enter who may come into the casino and gamble."
    if conditions.may_refuse_any:
        yield text.may_refuse, "Any application may be refused."
    for each in conditions.criteria:
        yield text.criteria, f"Selection: {each}."
    yield text.terms, _terms(conditions)
    yield text.leaving, _leaving(conditions)
    yield text.late, _late(conditions)
    yield text.prizes, _prizes(conditions)
    if conditions.secret_wagers is not None and text.secret is not None:
        yield text.secret, f"A player may make {conditions.secret_wagers} secret wagers in a session."
    for rule in conditions.additional_rules or ():
        yield text.structure, f"Besides: {rule}."
    for altered in conditions.alterations or ():
        becomes = altered.becomes or "does not apply"
        yield text.prevail, f"{altered.provision}: {becomes} ({altered.because})."
    if conditions.rules_prevail:
        yield (
            text.prevail,
            f"{text.head[0].upper()}{text.head[1:]} conducts it by these conditions and the rules of {game.title}; "
            "where the two differ, the rules prevail.",
        )


def wager_rule(conditions: Conditions) -> str:
    """What must be wagered, and what follows where it is not."""
    rule = conditions.wager
    if not isinstance(rule, WagerRule):
        return "No wager is compulsory."
    if not rule.compulsory:
        return f"Wagers come to ${dollars(rule.minimum)} or more in a hand, where any is made."
    follows = "the player is out" if rule.omitted == "out" else "the rest is forfeited"
    return f"Each hand has a compulsory wager of ${dollars(rule.minimum)}; where it is not made, {follows}."


def _session(conditions: Conditions, session: SessionConditions) -> str:
    tables = "1 table" if session.tables == 1 else f"{session.tables} tables"
    minutes = f", {session.minutes} minutes at most" if session.minutes else ""
    who = f" (repechage of {session.repechage_of})" if session.repechage_of else ""
    starts = f" from {session.starts:%H:%M on %d.%m.%Y}" if session.starts else ""
    cash = f"; chips are worth {session.cash} of their value in cash" if session.cash is not None else ""
    hands = f", {session.hands} hand{'' if session.hands == 1 else 's'}" if session.hands else ""
    return f"{session.name}{who}{starts}: {tables}{hands}{minutes}; {goes_on(conditions, session)}{cash}."


def goes_on(conditions: Conditions, session: SessionConditions) -> str:
    """Who does, at the end of a session."""
    if session is conditions.final:
        return "the most chips win"
    on = [f"{_best(session.advance)} of each table"] if session.advance else []
    on += [f"{_best(session.advance_in_all)} of all the others"] if session.advance_in_all else []
    alone = len(on) == 1 and 1 in (session.advance, session.advance_in_all)
    return f"{' and '.join(on)} {'goes' if alone else 'go'} on"


def _best(number: int) -> str:
    return "the best player" if number == 1 else f"the best {number}"


def _buy_back(conditions: Conditions) -> str:
    back = conditions.buy_back
    if not isinstance(back, BuyBack):
        return "Nobody buys back in."
    times = "once" if back.times == 1 else f"{back.times} times"
    return f"Whoever is eliminated may buy back {times} for ${dollars(back.fee)}, before {back.into} starts."


def _terms(conditions: Conditions) -> str:
    least, most = conditions.players
    until = conditions.withdraw_until
    told = [f"{least or 1} to {most} players" if most else f"{least or 1} players or more"]
    told += [f"withdrawal at no cost until {until:%H:%M on %d.%m.%Y}"] if until else []
    told += [f"the form asks for {', '.join(conditions.form)}"] if conditions.form else []
    return f"{'; '.join(told)}."


def _leaving(conditions: Conditions) -> str:
    told = (
        [f"disqualified for {' or '.join(conditions.disqualified_for) or 'nothing'}"]
        if conditions.disqualified_for
        else []
    )
    told += [f"retirement: {conditions.retirement}"] if conditions.retirement else []
    shares = [
        f"{'all of the fee' if share == 1 else f'{share} of the fee'} if {why}"
        for why, share in (conditions.refunds or {}).items()
    ]
    told.append(f"refunds: {', '.join(shares) or 'none'}")
    return f"{'; '.join(told)}."


def _late(conditions: Conditions) -> str:
    late, absent = conditions.late_arrival or "plays on", conditions.non_attendance or "out"
    return f"Whoever comes late {FOLLOWS[late]}; whoever does not come {FOLLOWS[absent]}."


def _prizes(conditions: Conditions) -> str:
    prizes = conditions.prizes
    if prizes is None:
        return "No prizes."
    told = []
    if prizes.shares:
        added = f" and ${dollars(prizes.added)} from the operator" if prizes.added else ""
        told.append(f"of a pool of {' and '.join(prizes.takes)}{added}: {', '.join(map(str, prizes.shares))}")
    if prizes.amounts:
        told.append(f"by place: {', '.join(f'${dollars(each)}' for each in prizes.amounts)}")
    told.append(f"ties: {prizes.ties}; odd cents: {prizes.odd_cents}")
    return f"{'; '.join(told)}."
