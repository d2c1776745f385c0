"""Whole tournaments in which a little of everything happens, and all that stands against wrong ones; kept in
tests/tournament/whole.json.

`PYTHONPATH=tests python -m support.whole_tournaments` writes them anew, where something is rightly told otherwise.
"""

import json
from collections.abc import Callable, Iterable
from copy import deepcopy
from datetime import date, datetime
from pathlib import Path
from typing import Any

from houseway.errors import HousewayError, Refused
from houseway.tournament import TournamentState, run
from houseway.tournament.record import document
from houseway.tournament.sheet import sheet
from support.tournament import Data, baccarat, checked, com_bo, data_of, queensland, victorian

FILE = Path(__file__).parents[1] / "tournament" / "whole.json"
NOON = datetime(2000, 12, 19, 12)
CRITERION = "has played in a heat this year"
HEATS = {"session": "heats", "hand": 2}
DISQUALIFIED = {"what": "disqualify", **HEATS, "ground": "collusion"}


def with_conditions(make: Callable[[], Data], *events: Data, **conditions: Any) -> Data:
    """A tournament with other conditions, in which something happens besides play."""
    data = make()
    data["conditions"] |= conditions
    data["event"] = list(events)
    return data


def _conducted(make: Callable[[], Data] = victorian) -> Data:
    """Everything that may be done before play and between its hands, and much of what is refused."""
    data = with_conditions(
        make,
        {"what": "refuse entry", "player": "seat 9", "criterion": CRITERION},
        {"what": "refuse entry", "player": "seat 8", "criterion": "bad luck"},
        {"what": "refuse entry", "player": "seat 10"},
        {"what": "withdraw", "player": "seat 8", "at": NOON},
        {"what": "withdraw", "player": "seat 7", "at": NOON.replace(minute=1)},
        {"what": "withdraw", "player": "seat 7", "at": NOON},
        {"what": "designate tables", "tables": ["salon 4", "salon 5", "salon 6"]},
        {"what": "brief", "understood": True, "by": "tournament director"},
        {"what": "require signatures", "by": "tournament director"},
        {"what": "late", "session": "heats", "player": "seat 5", "hands": 3},
        {"what": "absent", "session": "heats", "player": "seat 6"},
        {"what": "retire", "session": "heats", "player": "seat 4"},
        {"what": "other play", **HEATS, "table": "salon 4"},
        {"what": "other play", **HEATS, "table": "salon 6"},
        {"what": "other play", **HEATS, "table": "salon 9"},
        {"what": "substitute", **HEATS, "player": "seat 3", "substitute": "guest", "approved": True},
        {"what": "substitute", **HEATS, "player": "seat 2", "substitute": "guest", "approved": True},
        {"what": "substitute", **HEATS, "player": "seat 2", "substitute": "seat 1", "approved": True},
        {"what": "substitute", **HEATS, "player": "seat 2", "substitute": "cousin", "approved": False},
        {"what": "retire", **HEATS, "player": "seat 3"},
        {"what": "time is up", **HEATS},
        {"what": "leave", "session": "heats", "hand": 3},
        {"what": "take over", "session": "heats", "hand": 3, "by": "passer-by"},
        DISQUALIFIED | {"hand": 3, "player": "seat 1"},
        {"what": "take over", "session": "heats", "hand": 3, "by": "deputy director"},
        {"what": "take over", "session": "heats", "hand": 3, "by": "deputy director"},
        DISQUALIFIED | {"hand": 3, "player": "seat 1", "by": "tournament director"},
        DISQUALIFIED | {"hand": 3, "player": "seat 1", "ground": "bad luck"},
        DISQUALIFIED | {"hand": 3, "player": "seat 1"},
        DISQUALIFIED | {"hand": 3, "player": "seat 1"},
        DISQUALIFIED | {"hand": 3, "player": "nobody"},
        {"what": "conclude", "session": "heats", "hand": 3, "table": "salon 4"},
        {"what": "conclude", "session": "heats", "hand": 3, "table": "salon 9"},
        {"what": "return", "session": "heats", "hand": 4},
        {"what": "buy back", "session": "second chance", "player": "seat 1"},
        {"what": "buy back", "session": "second chance", "player": "seat 2", "paid": "5.00"},
        {"what": "buy back", "session": "second chance", "player": "everybody"},
        {"what": "buy back", "session": "final", "player": "everybody"},
        {"what": "alter start", "session": "final", "to": datetime(2000, 12, 20, 22),
         "told": datetime(2000, 12, 20, 20, 41)},
        {"what": "alter start", "session": "final", "to": datetime(2000, 12, 20, 22),
         "told": datetime(2000, 12, 20, 20, 40)},
        {"what": "alter start", "session": "final", "hand": 2, "to": datetime(2000, 12, 20, 23),
         "told": datetime(2000, 12, 20, 20, 40)},
        criteria=[CRITERION],
        refunds={"retired": "1/2", "withdrawn": "1/3", "absent": "1/4", "disqualified": "1/5"},
        players={"minimum": 4, "maximum": 14},
    )  # fmt: skip
    return data | {"entrants": 10}


def _forfeits() -> Data:
    """Who comes late or not at all forfeits; a compulsory wager is more than a hand is played for."""
    data = with_conditions(
        victorian,
        {"what": "late", "session": "heats", "player": "seat 5", "hands": 2},
        {"what": "absent", "session": "heats", "player": "seat 6"},
        wager={"compulsory": True, "minimum": "60.00"}, late_arrival="forfeits", non_attendance="forfeits",
        buy_back="none",
    )  # fmt: skip
    data["conditions"]["prizes"] = {"amounts": ["1000.01", "500.00"], "ties": "lot", "odd_cents": "lot"}
    return data


def _concluded() -> Data:
    """Chips become cash, play ends early by agreement at one table, and by the clock at the other."""
    data = with_conditions(
        victorian,
        DISQUALIFIED | {"player": "seat 1"},
        DISQUALIFIED | {"player": "seat 2"},
        *(
            {"what": "conclude", "session": "heats", "hand": 3, "table": f"blackjack {n}", **agreed}
            for n in (1, 2) for agreed in ({}, {"agreed": True})
        ),
        {"what": "time is up", "session": "heats", "hand": 4},
        {"what": "late", "session": "second chance", "player": "seat 3", "hands": 1},
        late_arrival="plays on",
    )  # fmt: skip
    data["conditions"]["session"][0] |= {"cash": "1/10", "minutes": 60}
    data["conditions"]["prizes"] |= {"takes": ["buy-backs"], "odd_cents": "lot"}
    return data


def _back() -> Data:
    """In Queensland whoever is eliminated buys back in, and that is an entry fee."""
    data = with_conditions(
        queensland,
        {"what": "buy back", "session": "second", "player": "everybody", "paid": "10.00"},
        {"what": "buy back", "session": "second", "player": "seat 1", "paid": "9.99"},
        {"what": "buy back", "session": "first round", "hand": 2, "player": "seat 1"},
        buy_back={"fee": "10.00", "times": 1, "into": "second"},
    )
    second = {"name": "second", "tables": 1, "hands": 3, "advance": 2}
    data["conditions"]["session"].insert(1, {**second, "repechage_of": "first round"})
    return data


def _out(make: Callable[[], Data] = victorian) -> Data:
    """Whoever comes late is out, and so is whoever does not make the compulsory wager."""
    data = with_conditions(
        make, {"what": "late", "session": "heats", "player": "seat 5", "hands": 2},
        wager={"compulsory": True, "minimum": "900.00", "omitted": "out"}, late_arrival="out",
    )  # fmt: skip
    data["conditions"]["session"][2]["hands"] = 12
    return data


def _short() -> Data:
    """A final of few chips: players go out, and nobody is left."""
    data = victorian()
    data["conditions"]["session"] = [
        {"name": "heats", "tables": 2, "hands": 3, "advance": 1, "advance_in_all": 2},
        {"name": "final", "tables": 1, "hands": 60, "chips": "50.00"},
    ]
    data["conditions"] |= {"repechage": "none", "buy_back": "none", "ties": "lot"}
    data["conditions"]["prizes"] = {"shares": ["1/2", "1/4", "1/8", "1/16", "1/32", "1/64", "1/64"], "ties": "lot"}
    return data


def _equal(rule: str, prizes: str) -> Data:
    """Craps with one roll a session: most stand equal at its end."""
    data = queensland() | {"game": "craps"}
    data["conditions"] |= {"wager": "none", "ties": rule, "players": {"minimum": 2, "maximum": 8}}
    data["conditions"]["prizes"]["ties"] = prizes
    for session in data["conditions"]["session"]:
        session["hands"] = 1
    return data


HELD: dict[str, Callable[[], Data]] = {
    "the example of blackjack": lambda: data_of("blackjack-vic"),
    "the example of roulette": lambda: data_of("roulette-qld"),
    "much happens": _conducted,
    "much happens at com-bo": lambda: _conducted(com_bo),
    "chips are forfeited": _forfeits,
    "play ends early": _concluded,
    "out": _out,
    "back in, in Queensland": _back,
    "nobody is left": _short,
    "secret wagers": baccarat,
    "a play-off": lambda: _equal("play-off", "play-off"),
    "the session before": lambda: _equal("earlier session", "earlier session"),
    "by lot": lambda: _equal("lot", "share"),
}


def _changed(make: Callable[[], Data], *path: str | int, to: Any = None) -> Callable[[], Data]:
    """With something else at a place of the file, or with nothing there."""

    def made() -> Data:
        data = deepcopy(make())
        at: Any = data
        for step in path[:-1]:
            at = at.setdefault(step, {}) if isinstance(at, dict) else at[step]
        if to is None:
            at.pop(path[-1], None)
        else:
            at[path[-1]] = to
        return data

    return made


CANCELLED: dict[str, Any] = {
    "by": "Minister",
    "advised_by": "chief executive",
    "reason": "fraud",
    "on": date(1998, 11, 2),
}
ANOTHER = {"title": "March tournament", "on": datetime(1999, 3, 6, 20), "conditions": {"prizes": {"shares": ["1/2"]}}}
ALTERED = {"provision": "qld s141(2)", "becomes": "other limits", "because": "all play alike"}
SECOND = {"name": "final", "tables": 1, "hands": 3, "seats": 9, "chips": "5.00"}
WRONG_QLD: dict[str, tuple[tuple[str | int, ...], Any]] = {
    **{f"no {name}": ((name,), None) for name in ("application", "review", "decision")},
    **{f"no {name}": (("conditions", name), None) for name in queensland()["conditions"]},
    "not in writing": (("application", "in_writing"), False),
    "no day": (("application", "submitted"), None),
    "too late": (("application", "submitted"), date(1998, 10, 6)),
    "in time": (("application", "submitted"), date(1998, 10, 5)),
    "not supplied": (("application", "supplied"), []),
    "another": (("application", "others"), [ANOTHER]),
    "two years": (("application", "others"), [ANOTHER | {"on": datetime(1999, 12, 6), "conditions": {}}]),
    "a year": (("application", "others"), [ANOTHER | {"on": datetime(1999, 12, 5), "conditions": {}}]),
    "no reason": (("conditions", "alterations"), [ALTERED | {"because": ""}]),
    "another game's": (("conditions", "alterations"), [ALTERED | {"provision": "qld s57(1)"}]),
    "no provision": (("conditions", "alterations"), [ALTERED | {"provision": "vic 28/2000 r20.1"}]),
    "with its reason": (("conditions", "alterations"), [ALTERED]),
    "reviewed by nobody": (("review", "by"), ""),
    "reviewed by another": (("review", "by"), "Minister"),
    "no recommendation": (("review", "recommends"), " "),
    "no day of the review": (("review", "on"), None),
    "reviewed before": (("review", "on"), date(1998, 9, 20)),
    "decided by another": (("decision", "by"), "chief executive"),
    "no outcome": (("decision", "outcome"), None),
    "refused": (("decision", "outcome"), "refused"),
    "altered without alterations": (("decision", "outcome"), "approved with alterations"),
    "alterations without being altered": (("decision", "alterations"), {"entry_fee": "33.35"}),
    "no day of the decision": (("decision", "on"), None),
    "decided before": (("decision", "on"), date(1998, 10, 11)),
    "decided after": (("decision", "on"), date(1998, 12, 6)),
    "cancelled, of one": (("cancellation",), CANCELLED),
    "a director": (("director",), {"name": "tournament director", "qualified": True}),
    "no shares": (("conditions", "prizes", "shares"), None),
    "half of the pool": (("conditions", "prizes", "shares"), ["1/2"]),
    "not all fees": (("conditions", "prizes", "takes"), ["entry fees"]),
    "another fee": (("entrant",), [{"name": "ann", "paid": "49.99"}, {"name": "bob", "paid": "50.00"}]),
    "other chips": (("entrant",), [{"name": "ann", "chips": "499.99"}, {"name": "bob", "chips": "500.00"}]),
    "not of this law": (("game",), "com-bo"),
}
WRONG_VIC: dict[str, tuple[tuple[str | int, ...], Any]] = {
    **{f"no {name}": ((name,), None) for name in ("director", "approval")},
    **{f"no {name}": (("conditions", name), None) for name in victorian()["conditions"]},
    **{f"the rules prevail: {word}": (("conditions", "rules_prevail"), word) for word in (True, False)},
    "a director who is not qualified": (("director", "qualified"), False),
    "a deputy who is not qualified": (("deputy", 0, "qualified"), False),
    "approved by another": (("approval", "by"), "Minister"),
    "approved by nobody": (("approval", "by"), None),
    "not in writing": (("approval", "in_writing"), False),
    "no day of approval": (("approval", "on"), None),
    "approved on the day": (("approval", "on"), date(2000, 12, 20)),
    "approved after": (("approval", "on"), date(2000, 12, 21)),
    "an application": (("application",), {"in_writing": True}),
    "an alteration": (("conditions", "alterations"), [ALTERED]),
    "no tables": (("conditions", "session", 0, "tables"), None),
    "no hands": (("conditions", "session", 0, "hands"), None),
    "nobody goes on": (("conditions", "session", 0, "advance"), None),
    "two of one name": (("conditions", "session", 1, "name"), "heats"),
    "a repechage of what is to come": (("conditions", "session", 1, "repechage_of"), "final"),
    "another repechage": (("conditions", "repechage"), "final"),
    "the last is a repechage": (("conditions", "session", 2, "repechage_of"), "heats"),
    "a buy-back into the first": (("conditions", "buy_back", "into"), "heats"),
    "more than have room": (("conditions", "players", "maximum"), 15),
    "as many as have room": (("conditions", "players", "maximum"), 14),
    "no most": (("conditions", "players"), {"minimum": 15}),
    "least over most": (("conditions", "players"), {"minimum": 7, "maximum": 6}),
    "least is most": (("conditions", "players"), {"minimum": 6, "maximum": 6}),
    "too many seats, too few chips": (("conditions", "session", 2), SECOND),
    "chips for one wager": (("conditions", "session", 2, "chips"), "25.00"),
    "no prizes": (("conditions", "prizes"), {"ties": "lot"}),
    "more than the pool": (("conditions", "prizes", "shares"), ["1/2", "3/10", "3/10"]),
    "another fee": (("entrant",), [{"name": "ann", "paid": "99.99"}, {"name": "bob", "paid": "100.00"}]),
    "too few players": (("entrants",), 5),
    "too many players": (("entrants",), 15),
}
WRONG = {f"qld: {name}": _changed(queensland, *path, to=to) for name, (path, to) in WRONG_QLD.items()}
WRONG |= {f"vic: {name}": _changed(victorian, *path, to=to) for name, (path, to) in WRONG_VIC.items()}
_several = _changed(queensland, "application", "others", to=[ANOTHER | {"conditions": {}}])
_HOW: dict[str, dict[str, Any]] = {
    "": {}, " by another": {"by": "chief executive"}, " without a reason": {"reason": ""},
    " on nobody's advice": {"advised_by": ""}, " before it was approved": {"on": date(1998, 10, 29)},
    " when it was approved": {"on": date(1998, 10, 30)}, " on the day": {"on": date(1998, 12, 5)},
    " afterwards": {"on": date(1998, 12, 6)},
}  # fmt: skip
WRONG |= {f"qld: cancelled{how}": _changed(_several, "cancellation", to=CANCELLED | more) for how, more in _HOW.items()}
WRONG["qld: altering that is not necessary"] = _changed(
    _changed(queensland, "conditions", "alterations", to=[ALTERED]), "review", "not_necessary", to=["qld s141(2)"]
)
ALL_OUT = [{"what": "disqualify", "player": f"seat {n}", "ground": "collusion", **HEATS} for n in range(1, 7)]
_ONE_OF_EACH = {each["what"]: number for number, each in reversed([*enumerate(_conducted()["event"])])}
LEFT_OUT = {f"{name}": _changed(_conducted, name) for name in _conducted()} | {
    f"of {what}, {name}": _changed(_conducted, "event", number, name)
    for what, number in _ONE_OF_EACH.items() for name in _conducted()["event"][number]
} | {f"in Queensland, {name}": _changed(_back, name) for name in _back()}  # fmt: skip
STOPPED: dict[str, Callable[[], Data]] = {
    "not understood": lambda: with_conditions(victorian, {"what": "brief", "understood": False}),
    "briefed by a passer-by": lambda: with_conditions(victorian, {"what": "brief", "understood": True, "by": "eve"}),
    "briefed by a passer-by, with no deputy": lambda: _changed(STOPPED["briefed by a passer-by"], "deputy")(),
    "not signed": lambda: with_conditions(victorian, {"what": "require signatures", "unsigned": ["seat 2", "eve"]}),
    "too few enter": lambda: victorian() | {"entrants": 5},
    "too many enter": lambda: victorian() | {"entrants": 15},
    "too few tables": lambda: with_conditions(victorian, {"what": "designate tables", "tables": ["salon 4"]}),
    "nobody is there": lambda: with_conditions(victorian, {"what": "leave", **HEATS}),
    "all are out": lambda: with_conditions(victorian, *ALL_OUT),
    "not approved": lambda: _changed(victorian, "approval")(),
}


def told_of(running: TournamentState) -> dict[str, Any]:
    """All that a tournament tells, and what was posted in its books."""
    found = document(running)
    for session in found["sessions"]:
        session["records"] = sorted(session["records"])  # the rounds themselves are kept elsewhere
    posted = [[each.about, str(each.posting.giver), str(each.posting.taker), each.posting.amount, *each.posting.cites]
              for each in running.books.entries]  # fmt: skip
    conditions = [f"{text} ({under})" for under, text in sheet(running.text, running.game, running.conditions)]
    entrants = {each.name: [each.paid, each.pooled, each.bought_back, each.out, each.out_of, each.chips]
                for each in running.entrants.values()}  # fmt: skip
    more = {"posted": posted, "sheet": conditions, "entrants": entrants, "tables": running.tables}
    return {**found, **more, "starts": {name: str(at) for name, at in running.starts.items()}}


def held(name: str) -> dict[str, Any]:
    return told_of(run(checked(HELD[name]()), "7"))


def against(name: str) -> list[str]:
    """What stands against a tournament, and what has no effect in it, each with its line."""
    found = checked(WRONG[name]())
    rows = [(found.line(each), each.under, each.what) for each in found.lacks]
    rows += [(found.line(each), each.under, f"without effect: {each.what}") for each in found.without_effect]
    return [f"{line}: {what} ({under})" for line, under, what in rows]


def stopped(name: str) -> str:
    """Why a tournament is not held, or does not go on."""
    try:
        run(checked(STOPPED[name]()), "7")
    except Refused as refused:
        return f"{refused} [{refused.ground.name}]"
    raise AssertionError(f"{name}: it was held")


def left_out(name: str) -> list[str]:
    """What is said of a file that leaves something out; of one that may, who comes to which place, or why nobody."""
    try:
        found = checked(LEFT_OUT[name]())
        if found.lacks:
            return [f"{found.line(each)}: {each.what} ({each.under})" for each in found.lacks]
        if name.startswith("of "):
            return []
        running = run(found, "7")
    except HousewayError as wrong:
        return [f"{wrong}{f' [{wrong.ground.name}]' if isinstance(wrong, Refused) else ''}"]
    steps = [f"{each.what} ({', '.join(map(str, each.cites))})" for each in running.steps if each.refused]
    return [*steps, " then ".join(map(", ".join, running.places))]


TOLD: dict[str, tuple[Iterable[str], Callable[[str], Any]]] = {
    "held": (HELD, held), "against": (WRONG, against), "stopped": (STOPPED, stopped), "left out": (LEFT_OUT, left_out),
}  # fmt: skip


def main() -> None:
    whole = {kind: {name: tells(name) for name in names} for kind, (names, tells) in TOLD.items()}
    FILE.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
