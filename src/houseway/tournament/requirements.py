"""What the conditions of a tournament have to state, and what does not fit together in them."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.money import dollars
from houseway.play.game import Game
from houseway.quotation import quoted
from houseway.tournament.conditions import BuyBack, Conditions, SessionConditions
from houseway.tournament.texts import TournamentText


class Lack(NamedTuple):
    """Something that stands against a tournament, and the provision that it is wanting under."""

    under: Cite
    what: str
    key: tuple[str, ...] = ()  # where in the file


class ConditionRow(NamedTuple):
    """A condition: its name in a file, where a text asks for it (a field of `Text`), and in words."""

    name: str
    under: str
    words: str


ROWS: Final = (
    ConditionRow("entry_fee", "fee", "the amount of the entry fee (0.00 for none)"),
    ConditionRow("chips", "chips", "the tournament chips of a player at the start of a session"),
    ConditionRow("wager", "wager", 'whether a wager must be made, and of how much ("none")'),
    ConditionRow("sessions", "structure", "its sessions"),
    ConditionRow("repechage", "structure", 'whether there is a repechage ("none")'),
    ConditionRow("buy_back", "buy_back", 'whether one may buy back in ("none")'),
    ConditionRow("entitled_only", "entitled", "that only those may enter who may come into the casino and gamble"),
    ConditionRow("withdraw_until", "terms", "until when one may withdraw at no cost"),
    ConditionRow("form", "terms", "the form of application"),
    ConditionRow("players", "terms", "the fewest and the most players"),
    ConditionRow("disqualified_for", "leaving", "the grounds of disqualification"),
    ConditionRow("retirement", "leaving", "when a player may retire"),
    ConditionRow("refunds", "leaving", 'what is refunded to whoever goes ("none")'),
    ConditionRow("late_arrival", "late", "what follows from coming late"),
    ConditionRow("non_attendance", "late", "what follows from not coming"),
    ConditionRow("prizes", "prizes", "the prizes"),
    ConditionRow(
        "rules_prevail", "prevail", "that it is conducted by the conditions and the rules, and that the rules prevail"
    ),
    ConditionRow("secret_wagers", "secret", "how many secret wagers a player may make in a session"),
)
SHARED_OUT: Final = cite("qld s10(a)")


def lacking(text: TournamentText, game: Game[Any], conditions: Conditions) -> Iterator[Lack]:
    """Everything that the conditions leave out, in the law's order, then what does not fit."""
    for row in ROWS:
        if row.name in text.stated and not _there(conditions, row.name):
            yield Lack(getattr(text, row.under), f"the conditions do not state {row.words}", ("conditions", row.name))
    for session in conditions.sessions:
        yield from _session(text, conditions, session)
    if conditions.sessions:
        yield from _together(text, game, conditions)
    yield from _prizes(text, conditions)


def _there(conditions: Conditions, name: str) -> bool:
    value = getattr(conditions, name)
    if name == "prizes":
        return bool(value and (value.shares or value.amounts))
    if name == "players":
        return None not in value
    if name in ("sessions", "form"):
        return bool(value)
    return value is not None and value is not False


def _session(text: TournamentText, conditions: Conditions, session: SessionConditions) -> Iterator[Lack]:
    def lack(what: str) -> Lack:
        return Lack(text.structure, f"session {quoted(session.name)}: {what}", ("conditions", "session"))

    if session.tables is None:
        yield lack("the number of active tables is not stated")
    if not session.length:
        yield lack("its duration is not stated, in hands or minutes")
    if session is not conditions.final and not session.goes_on:
        yield lack("how players go on from it is not stated")
    names = [each.name for each in conditions.sessions]
    if names.count(session.name) > 1:
        yield lack("another session has this name")
    if session.repechage_of and session.repechage_of not in names[: names.index(session.name)]:
        yield lack(f"no session {quoted(session.repechage_of)} comes before it")


def _together(text: TournamentText, game: Game[Any], conditions: Conditions) -> Iterator[Lack]:
    """Sessions and what is said of them elsewhere."""
    named = [each.name for each in conditions.sessions if each.repechage_of]
    if conditions.repechage is not None and conditions.repechage not in (named or ["none"]):
        said = " and ".join(named) or "none"
        why = f"the repechage is {quoted(conditions.repechage)}, but of the sessions {said} is one"
        yield Lack(text.structure, why, ("conditions", "repechage"))
    if conditions.final.repechage_of:
        yield Lack(text.structure, "the last session is a repechage", ("conditions", "session"))
    back = conditions.buy_back
    if isinstance(back, BuyBack) and back.into not in [each.name for each in conditions.sessions[1:]]:
        why = f"one buys back into {quoted(back.into)}, which is no session after the first"
        yield Lack(text.buy_back, why, ("conditions", "buy_back"))
    yield from _room(text, game, conditions)


def _room(text: TournamentText, game: Game[Any], conditions: Conditions) -> Iterator[Lack]:
    least, most = conditions.players
    first = conditions.sessions[0]
    room = (first.tables or 0) * (first.seats or game.players[1])
    if first.tables and most is not None and most > room:
        yield Lack(text.terms, f"{most} players may enter, and the first session has room for {room}", ("conditions",))
    if least is not None and most is not None and least > most:
        yield Lack(text.terms, f"at least {least} players and at most {most}", ("conditions", "players"))
    for session in conditions.sessions:
        if session.seats > game.players[1]:
            why = f"session {quoted(session.name)}: a table has {game.players[1]} players at most, not {session.seats}"
            yield Lack(text.structure, why, ("conditions", "session"))
        chips = session.chips or conditions.chips
        if chips is not None and chips < conditions.least_wager:
            why = f"${dollars(chips)} in chips do not cover a wager of ${dollars(conditions.least_wager)}"
            yield Lack(text.chips, f"session {quoted(session.name)}: {why}", ("conditions", "chips"))


def _prizes(text: TournamentText, conditions: Conditions) -> Iterator[Lack]:
    """The shares make up the pool; in Queensland every fee goes into it, and all of it to the winners."""
    prizes = conditions.prizes
    if prizes is None:
        return
    if prizes.shares and sum(prizes.shares) != 1:
        yield Lack(text.prizes, f"the shares come to {sum(prizes.shares)} of the pool, not 1", ("conditions", "prizes"))
    if text.prizes is SHARED_OUT:
        if not prizes.shares and conditions.entry_fee:
            yield Lack(SHARED_OUT, "the prize pool of the entry fees is not shared out", ("conditions", "prizes"))
        if set(prizes.takes) != {"entry fees", "buy-backs"}:
            yield Lack(SHARED_OUT, "not all entry fees go into the prize pool", ("conditions", "prizes"))
