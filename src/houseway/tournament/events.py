"""What may happen in a tournament besides its play, as a file writes it: one table an event, in the order of time."""

from typing import Any, Final, NamedTuple

from houseway.play.record.places import Path
from houseway.play.record.source import LIST, MOMENT, TEXT, WHOLE, YES, RecordSource, ValueKind
from houseway.play.record.toml import Data
from houseway.quotation import quoted
from houseway.tournament.conditions import Conditions
from houseway.tournament.reader import words

EVERYBODY: Final = "everybody"
COMMON: Final = {"what": TEXT, "by": TEXT, "session": TEXT, "hand": WHOLE}


class Shape(NamedTuple):
    """The details of one kind of event, which of them it needs, and when it happens."""

    says: str
    kinds: dict[str, ValueKind]
    needed: tuple[str, ...]
    before_play: bool = False


EVENTS: Final = {
    "refuse entry": Shape(
        "an application is turned down", {"player": TEXT, "criterion": TEXT}, ("player",), before_play=True
    ),
    "withdraw": Shape(
        "an applicant withdraws", {"player": TEXT, "at": MOMENT}, ("player", "at"), before_play=True
    ),
    "designate tables": Shape("the tables to be used", {"tables": LIST}, ("tables",), before_play=True),
    "brief": Shape(
        "the conditions are gone through with the players", {"understood": YES}, ("understood",), before_play=True
    ),
    "require signatures": Shape(
        "each player signs a copy of the conditions", {"unsigned": LIST}, (), before_play=True
    ),
    "leave": Shape("whoever conducts the tournament goes away", {}, ("session",)),
    "take over": Shape("a deputy takes the responsibility", {}, ("by", "session")),
    "return": Shape("the director is back", {}, ("session",)),
    "other play": Shape("a table is wanted for other play", {"table": TEXT}, ("table", "session")),
    "substitute": Shape(
        "somebody plays in a player's position",
        {"player": TEXT, "substitute": TEXT, "approved": YES},
        ("player", "substitute", "session"),
    ),
    "alter start": Shape(
        "a session starts at another time", {"to": MOMENT, "told": MOMENT}, ("to", "told", "session")
    ),
    "conclude": Shape(
        "play at a table ends early", {"table": TEXT, "agreed": YES}, ("table", "session", "hand")
    ),
    "time is up": Shape("a session has lasted as long as it may", {}, ("session", "hand")),
    "disqualify": Shape("a player is out", {"player": TEXT, "ground": TEXT}, ("player", "ground")),
    "retire": Shape("a player gives up", {"player": TEXT}, ("player",)),
    "late": Shape(
        "a player comes after so many hands", {"player": TEXT, "hands": WHOLE}, ("player", "hands", "session")
    ),
    "absent": Shape("a player does not come", {"player": TEXT}, ("player", "session")),
    "buy back": Shape(
        "a player who is out comes back for the fee", {"player": TEXT, "paid": TEXT}, ("player", "session")
    ),
}  # fmt: skip


def check_event(source: RecordSource, event: Any, path: Path, conditions: Conditions) -> Data:
    """An event of a known kind, with the details that it takes."""
    what = event.get("what") if isinstance(event, dict) else None
    if not isinstance(what, str) or what not in EVENTS:
        raise source.bad(f"'what' cannot be {quoted(what)}; allowed: {', '.join(EVENTS)}", *path)
    shape = EVENTS[what]
    source.table(event, COMMON | shape.kinds, *path, needed=shape.needed, what=f"'{what}'")
    for name in sorted(event.keys() & {"tables", "unsigned"}):
        words(source, event[name], (*path, name))
    if "paid" in event:
        source.money(event["paid"], *path, "paid", least=0)
    named = event.get("session")
    if named is not None and shape.before_play:
        raise source.bad(f"'{what}' comes before play, and has no session", *path, "session")
    sessions = [each.name for each in conditions.sessions]
    if named is not None and named not in sessions:
        raise source.bad(f"no session {quoted(named)}; there are {', '.join(sessions) or 'none'}", *path, "session")
    for name in sorted(event.keys() & {"hand", "hands"}):
        if named is None:
            raise source.bad(f"'{name}' is a hand of a session; 'session' says of which", *path, name)
        most = conditions.session(named).length
        if not 1 <= event[name] <= most:
            raise source.bad(f"'{name}' is a hand of a session, from 1 to {most}", *path, name)
    return dict(event)
