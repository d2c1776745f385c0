"""Every route that changes something: by whom, with what, after what, and each field with another value.

The tests send each one twice under one id, with an id that was given to something else, and with every field changed;
a route that is not here, or a field that has no other value here, fails them.
"""

from typing import Any

from support import changing as has
from support.changing import ANN, BOB, FIRST, OTHERS, Change, Given, money, opened, sits
from support.directed import SPRING, file
from support.tournament import queensland

PERSON, OTHER_PERSON = {"person": ANN, "amount": "5.00"}, {"person": BOB, "amount": "6.00"}
FLOAT, OTHER_FLOAT = {"table": "wheel", "amount": "20.00"}, {"table": "coins", "amount": "21.00"}
IN_CHIPS, DRAWER = {"chips": {"5.00": 4}}, {"cash": {"100.00": 4}, "chips": {"25.00": 8}}
WHEEL, COINS, LIVE = opened("wheel", "roulette"), opened("coins", "two-up"), opened("live", "roulette", dealt="live")
PLAYS = money, WHEEL, sits("wheel")
PLAYS_LIVE = money, LIVE, sits("live")
RED = {"on": "red", "selection": "red", "stake": "5.00"}
BLACK = {"on": "black", "selection": "black", "stake": "5.00"}
LINKED: dict[str, Any] = {"rules": "vic", "on": "2004-08-01", "dealt": "live"}
A, B, C = (opened(name, "caribbean-stud", **LINKED) for name in "abc")
AT = "/api/tables/{name}"
SPUN = ("/api/tables/live/act", {"act": "spin the ball"})

PEOPLE: dict[tuple[str, str], list[Change]] = {
    ("POST", "/api/people"): [
        Change(
            "administrator",
            {"name": "kim", "role": "dealer", "also": [], "password": "a long password"},
            {"name": "lou", "role": "trainee", "also": ["dealer"]},
        )
    ],
    ("PUT", "/api/people/role"): [
        Change(
            "administrator",
            {"name": BOB, "role": "dealer", "also": []},
            {"name": ANN, "role": "trainee", "also": ["dealer"]},
            (money,),
        )
    ],
}
CAGE: dict[tuple[str, str], list[Change]] = {
    ("POST", "/api/cage/deposits"): [Change("cashier", PERSON, OTHER_PERSON, (money,))],
    ("POST", "/api/cage/withdrawals"): [Change("cashier", PERSON, OTHER_PERSON, (money,))],
    ("POST", "/api/cage/buy-ins"): [Change("cashier", PERSON, OTHER_PERSON, (money,))],
    ("POST", "/api/cage/cash-outs"): [Change("cashier", PERSON, OTHER_PERSON, (money,))],
    ("POST", "/api/cage/colour-ups"): [
        Change("cashier", {"person": ANN}, {"person": BOB}, (money,), given=("/api/cage/deposits", PERSON))
    ],
    ("POST", "/api/cage/fills"): [Change("cashier", FLOAT, OTHER_FLOAT | IN_CHIPS, (WHEEL, COINS))],
    ("POST", "/api/cage/credits"): [Change("cashier", FLOAT, OTHER_FLOAT | IN_CHIPS, (WHEEL, COINS, has.filled))],
    ("POST", "/api/cage/sent/{sent}/receipt"): [
        Change("floor manager", {}, {}, (WHEEL, has.sent), f"{has.SENT}/receipt", has.RECEIVES)
    ],
    ("POST", "/api/cage/sent/{sent}/return"): [Change("cashier", {}, {}, (WHEEL, has.sent), f"{has.SENT}/return")],
    ("POST", "/api/cage/counts"): [Change("administrator", FLOAT, OTHER_FLOAT, (*PLAYS, COINS, has.dropped))],
    ("POST", "/api/cage/windows"): [
        Change("cashier", {"window": "w1", **DRAWER}, {"window": "w2", "cash": {"5.00": 1}, "chips": {"5.00": 1}})
    ],
    ("POST", "/api/cage/windows/closing"): [
        Change("cashier", DRAWER, {"cash": {"5.00": 1}, "chips": {"5.00": 1}}, (has.at_a_window,))
    ],
    ("POST", "/api/cage/closings"): [
        Change("cashier", {"day": "2004-08-01"}, {"day": "2004-08-02"}, (money, has.days_later))
    ],
}

TABLES: dict[tuple[str, str], list[Change]] = {
    ("POST", "/api/tables"): [
        Change(
            "floor manager",
            {"name": "pit 1", "game": "blackjack", "rules": "vic", "on": "2000-12-20", "settings": {"decks": 6}}
            | {"variant": {"version": "Blackjack"}},
            {"name": "pit 2", "game": "roulette", "dealt": "live", "rules": "qld", "on": "2000-12-21"}
            | {"variant": {"version": "Crown 21"}, "settings": {"decks": 4}, "increment": "5.00"}
            | {"limits": {"blackjack wager": {"minimum": "10", "maximum": "400"}}},
        )
    ],
    ("POST", f"{AT}/act"): [
        Change("player", {"act": "wager", "with": RED}, {"act": "withdraw", "with": BLACK}, PLAYS),
        Change("player", {"act": "buy chips", "with": {"amount": "7"}}, {"with": {"amount": "8"}}, PLAYS),
        Change(
            "dealer",
            {"act": "wager", "as": ANN, "with": RED},
            {"as": "dealer"},
            PLAYS_LIVE,
            "/api/tables/live/act",
            SPUN,
        ),
    ],
    ("POST", f"{AT}/lays"): [
        Change("player", {"lays": "first"}, {"lays": "double"}, PLAYS),
        Change("dealer", {"lays": "first", "as": ANN}, {"as": "dealer"}, PLAYS_LIVE, "/api/tables/live/lays", SPUN),
    ],
    ("POST", f"{AT}/lay"): [
        Change(
            "player",
            {"on": "red", "selection": "red", "chip": "5.00"},
            {"on": "black", "selection": "black", "chip": "6.00"},
            PLAYS,
        ),
        Change(
            "dealer",
            {"on": "red", "selection": "red", "chip": "5.00", "as": ANN},
            {"as": "dealer"},
            PLAYS_LIVE,
            "/api/tables/live/lay",
            SPUN,
        ),
    ],
    ("POST", f"{AT}/comes"): [
        Change(
            "dealer",
            {"field": "ball", "value": 17, "round": 1},
            {"field": "card", "value": 18, "round": 7},
            (*PLAYS_LIVE, has.ball_at_rest),
            "/api/tables/live/comes",
            ("/api/tables/live/act", {"act": "place the crown"}),
        )
    ],
    ("POST", f"{AT}/recording"): [
        Change(
            "floor manager",
            {"manner": "result only", "devices": {}},
            {"manner": "every wager", "devices": {"device ann": "ball"}},
            (opened("live", "roulette", dealt="live"),),
            "/api/tables/live/recording",
            ("/api/tables/live/increments", {"amount": "5.00"}),
        )
    ],
    ("POST", f"{AT}/corrections"): [
        Change(
            "dealer",
            {"round": 1, "step": 5, "field": "ball", "now": 18},
            {"round": 2, "step": 4, "field": "card", "now": 19},
            (*PLAYS_LIVE, has.red_at_live, has.ball_at_rest, has.ball_typed),
            "/api/tables/live/corrections",
            ("/api/tables/live/act", {"act": "place the crown"}),
        )
    ],
    ("POST", f"{AT}/disputes"): [
        Change(
            "floor manager",
            {"round": 1, "patron": ANN, "note": "the ball was touched", "amount": "5.00", "outcome": "open"}
            | {"witnesses": BOB, "ruling": "none", "camera": "C4"},
            {"round": 2, "patron": BOB, "note": "it was not", "amount": "6.00", "outcome": "to the inspector"}
            | {"witnesses": ANN, "ruling": "a spin again", "camera": "C5"},
            PLAYS,
        )
    ],
    ("POST", f"{AT}/patrons"): [
        Change(
            "dealer",
            {"person": ANN, "cash": "50.00", "chips": "20.00"},
            {"person": BOB, "cash": "51.00", "chips": "21.00", "seat": 2},
            (money, opened("live", "manila", dealt="live")),
            "/api/tables/live/patrons",
            ("/api/tables/live/patrons", {"chips": "30.00", "person": BOB}),
        )
    ],
    ("POST", f"{AT}/patrons/cash"): [
        Change(
            "dealer",
            {"person": ANN, "amount": "50.00"},
            {"person": BOB, "amount": "51.00"},
            (*PLAYS_LIVE, has.bob_at_live),
            "/api/tables/live/patrons/cash",
            SPUN,
        )
    ],
    ("POST", f"{AT}/patrons/departures"): [
        Change(
            "dealer",
            {"person": ANN},
            {"person": BOB},
            (*PLAYS_LIVE, has.bob_at_live),
            "/api/tables/live/patrons/departures",
            SPUN,
        )
    ],
    ("POST", f"{AT}/seal"): [
        Change("player", {"seal": "1" * 64}, {"seal": "2" * 64}, PLAYS, given=("/api/tables/wheel/ready", {}))
    ],
    ("POST", f"{AT}/word"): [
        Change(
            "player", {"word": "luck", "salt": has.SALT}, {"word": "fortune", "salt": "0" * 32}, (*PLAYS, has.sealed)
        )
    ],
    ("POST", f"{AT}/sit"): [
        Change("player", {"chips": "300.00", "seat": 3}, {"chips": "310.00", "seat": 4}, (money, opened("wheel", game)))
        for game in ("manila", "baccarat")
    ],
    ("POST", f"{AT}/stand"): [
        Change("player", {"chips": "30.00"}, {"chips": "31.00"}, (money, opened("wheel", "mini-baccarat")))
    ],
    ("POST", f"{AT}/leave"): [Change("player", {}, {}, (*PLAYS, has.red))],
    ("POST", f"{AT}/ready"): [Change("player", {}, {}, (*PLAYS, has.red))],
    ("POST", f"{AT}/limits"): [
        Change(
            "floor manager",
            {"kind": "straight up", "minimum": "1.00", "maximum": "50.00"},
            {"kind": "split", "minimum": "0.50", "maximum": "60.00"},
            (WHEEL,),
        ),
        Change(  # for which notice is due
            "floor manager",
            {"kind": "win bet", "minimum": "20.00", "maximum": "900.00", "effective": "2004-08-01T18:00:00"},
            {"kind": "come bet", "minimum": "25.00", "maximum": "1000.00", "effective": "2004-08-01T19:00:00"},
            (opened("wheel", "craps"),),
        ),
    ],
    ("POST", f"{AT}/notices/withdrawal"): [
        Change("floor manager", {"kind": "win bet"}, {"kind": "come bet"}, (opened("wheel", "craps"), has.notices))
    ],
    ("POST", f"{AT}/increments"): [
        Change("floor manager", {"amount": "5.00", "kind": "red"}, {"amount": "10.00", "kind": "black"}, (WHEEL,))
    ],
    ("POST", f"{AT}/pace"): [
        Change("floor manager", {"pace": {"wagers": 11}}, {"pace": {"wagers": 12}}, (WHEEL,)),
        Change("floor manager", {"pace": {"decides": 45}}, {"pace": {"wagers": 20}}, (WHEEL,)),
    ],
    ("POST", f"{AT}/close"): [Change("floor manager", {}, {}, PLAYS)],
}

BUYS: dict[str, Any] = {"ways": [[1, 2, 3]], "stake": "1.00", "games": 1}
FROM_WRITER = {"patron": ANN, "station": 4}
OTHER_WRITER = {"patron": BOB, "station": 5}
TICKETS = money, has.lounge, has.sold
WON = *TICKETS, has.drawn
KENO_DOLLARS = money, has.lounge, has.keno_dollars
UNPAID = *WON, has.month_later

LOUNGE: dict[tuple[str, str], list[Change]] = {
    ("POST", "/api/keno/lounge"): [
        Change("keno supervisor", {"settings": {"casino": "Harbour"}}, {"settings": {"casino": "Bay"}})
    ],
    ("PUT", "/api/keno/hours"): [
        Change("floor manager", {"draws": 60, "quiet": 90}, {"draws": 61, "quiet": 91}, (has.lounge,), given=has.CLOSES)
    ],
    ("POST", "/api/keno/days"): [
        Change("floor manager", {"hours": 12, "approved": True}, {"hours": 13, "approved": False}, (has.closed_lounge,))
    ],
    ("POST", "/api/keno/closings"): [Change("floor manager", {}, {}, (has.lounge,))],
    ("POST", "/api/keno/draws"): [
        Change("floor manager", {"game": 1, "numbers": FIRST}, {"game": 2, "numbers": OTHERS}, TICKETS),
        Change("floor manager", {"game": 1, "numbers": FIRST}, {"events": [{"act": "call", "number": 99}]}, TICKETS),
    ],
    ("POST", "/api/keno/tickets"): [
        Change(
            "player",
            BUYS,
            {"ways": [[1, 2, 4]], "stake": "1.10", "games": 2, "jackpot": True, "keno_dollars": [1], "at": "writer"},
            (*KENO_DOLLARS, has.by_the_clock),
            given=("/api/keno/dollars", {"amount": "1.00"}),
        ),
        Change("keno writer", BUYS | FROM_WRITER, {"chips": "1.00"} | OTHER_WRITER, (money, has.lounge)),
    ],
    ("POST", "/api/keno/payments"): [
        Change(
            "keno writer",
            {"ticket": "1", "paid_in": "cash"} | FROM_WRITER,
            {"ticket": "2", "paid_in": "chips"} | OTHER_WRITER,
            WON,
        ),
        Change("player", {"ticket": has.CODE, "at": "writer"}, {"at": "self-service"}, (*WON, has.by_the_clock)),
    ],
    ("POST", "/api/keno/oversights"): [
        Change(
            "keno writer",
            {"ways": [[1, 2, 3]], "stake": "1.05", "games": 2} | FROM_WRITER,
            {"ways": [[1, 2, 4]], "stake": "1.15", "games": 3, "jackpot": True, "handed_in": "1.05"} | OTHER_WRITER,
            (money, has.lounge),
        ),
    ],
    ("POST", "/api/keno/refunds"): [
        Change("keno writer", {"ticket": "1"} | FROM_WRITER, {"ticket": "2"} | OTHER_WRITER, TICKETS),
        Change("player", {"ticket": has.CODE, "at": "writer"}, {"at": "self-service"}, (*TICKETS, has.by_the_clock)),
    ],
    ("POST", "/api/keno/dollars"): [
        Change(
            "keno writer",
            {"amount": "5.00"} | FROM_WRITER,
            {"amount": "6.00", "chips": True} | OTHER_WRITER,
            (money, has.lounge, has.sold),
            given=has.SELLS,
        ),
        Change(
            "player",
            {"amount": "5.00", "at": "writer"},
            {"at": "self-service"},
            (money, has.lounge, has.by_the_clock),
            given=("/api/keno/tickets", BUYS),
        ),
    ],
    ("POST", "/api/keno/dollars/redemptions"): [
        Change("cashier", {"serial": 1} | FROM_WRITER, {"serial": 2, "cashier": True} | OTHER_WRITER, KENO_DOLLARS)
    ],
    ("POST", "/api/keno/unpaid"): [Change("administrator", {}, {}, UNPAID)],
    ("POST", "/api/keno/claims"): [
        Change(
            "administrator",
            {"ticket": has.CODE, "patron": ANN, "asked": "a name", "given": "ann"},
            {"ticket": has.OTHER_CODE, "patron": BOB, "asked": "a card", "given": ""},
            (*UNPAID, has.handed_over),
        )
    ],
}

SYSTEMS: dict[tuple[str, str], list[Change]] = {
    ("POST", "/api/jackpots"): [
        Change(
            "pit boss",
            {"system": "east", "tables": ["a"], "cost": "1.00", "approved": True},
            {
                "system": "west",
                "tables": ["b"],
                "cost": "2.00",
                "arrangement": "vic 25/1999",
                "seed": 2,
                "start": "5.00",
            }
            | {"rate": "1/4", "shares": "equal parts", "approved": False},
            (A, B),
        )
    ],
    ("POST", "/api/jackpots/{system}/closing"): [
        Change(
            "pit boss",
            {"to": {"west": None}},
            {"to": {"north": None}},
            (A, B, C, has.meters),
            "/api/jackpots/east/closing",
        )
    ],
    ("POST", "/api/tournaments"): [
        Change(
            "floor manager",
            {"name": "autumn", "file": file(queensland), "waits": 30, "fills": 6},
            {"name": "winter", "file": file(queensland) + "# another", "waits": 31, "fills": 5},
        )
    ],
    ("POST", "/api/tournaments/{name}/entries"): [Change("player", {}, {}, (money, has.announced))],
    ("POST", "/api/tournaments/{name}/withdrawals"): [Change("player", {}, {}, (has.announced, has.entered(ANN)))],
    ("POST", "/api/tournaments/{name}/buy-backs"): [Change("player", {}, {}, (has.is_out,))],
    ("POST", "/api/tournaments/{name}/seals"): [
        Change("player", {"seal": "1" * 64}, {"seal": "2" * 64}, (has.announced, has.entered(ANN)))
    ],
    ("POST", "/api/tournaments/{name}/words"): [
        Change(
            "player",
            {"word": "luck", "salt": has.SALT},
            {"word": "fortune", "salt": "0" * 32},
            (has.announced, has.entered(ANN), has.sealed_for_the_draw),
        )
    ],
    ("POST", "/api/tournaments/{name}/briefing"): [Change("pit boss", {}, {}, (has.directed,))],
    ("POST", "/api/tournaments/{name}/pauses"): [
        Change("floor manager", {"paused": True}, {"paused": False}, (has.announced, has.entered(ANN)))
    ],
    ("POST", "/api/tournaments/{name}/directions"): [
        Change(
            "floor manager",
            {"what": "disqualify", "person": f"{SPRING} bot 1", "ground": "touching chips after the call"},
            {"what": "absent", "person": f"{SPRING} bot 2", "ground": "another"},
            (has.between_sessions,),
        )
    ],
    ("POST", "/api/tournaments/{name}/conclusions"): [
        Change(
            "pit boss",
            {"table": has.FINAL_TABLE, "agreed": True},
            {"table": "wheel", "agreed": False},
            (has.decided,),
            given=(f"/api/tables/{has.FINAL_TABLE}/pace", {"pace": {"wagers": 9}}),
        )
    ],
    ("POST", "/api/tournaments/{name}/draw"): [Change("floor manager", {}, {}, (has.announced, has.entered(ANN)))],
    ("POST", "/api/tournaments/{name}/hold"): [
        Change("floor manager", {}, {}, (has.announced, has.entered(ANN, "cy", "dee", "eve")))
    ],
}

CHANGES = PEOPLE | CAGE | TABLES | LOUNGE | SYSTEMS
WITHOUT_AN_ID = {
    ("POST", "/api/session"): "a session more, of which nothing is stored under an id",
    ("DELETE", "/api/session"): "a session that is over stays over",
    ("POST", "/api/session/guest"): "another guest, who is somebody else",
    ("PUT", "/api/session/password"): "the same password again",
    ("PUT", "/api/people/password"): "the same password again",
    ("POST", "/api/inspection/verify"): "looks, and changes nothing",
    ("POST", "/api/tables/{name}/choices"): "asks, and changes nothing",
    ("POST", "/api/tables/{name}/foreseen"): "asks, and changes nothing",
    ("POST", "/api/tables/{name}/corrections/foreseen"): "asks, and changes nothing",
    ("POST", "/api/school/answers"): "kept once under its id, beside the chains: test_school_api",
    ("DELETE", "/api/school/answers"): "what is deleted stays so",
    ("POST", "/api/school/classes"): "a class of that name is there already",
    ("DELETE", "/api/school/classes/{name}"): "a class that is over stays over",
    ("PUT", "/api/school/classes/{name}/people"): "the same people again",
    ("POST", "/api/school/classes/{name}/work"): "the same is set once",
    ("DELETE", "/api/school/classes/{name}/work/{number}"): "what is taken back stays so",
    ("POST", "/api/school/tests"): "one test more, which rests until somebody begins it",
    ("POST", "/api/school/tests/{number}/answers"): "a step is done at its place, and once",
}
NOT_STORED = {("/api/people", "password"): "a secret, which no event has"}
NOT_COMPARED = {
    **NOT_STORED,
    ("/api/tables/{name}/comes", "round"): "it only says of which round it is not taken",
    ("/api/tables", "name"): "another table has a chain of its own, in which nobody has given this id",
}
"""Fields whose other value is not told from the first where an id is given again."""
ADDRESSED = {"/api/tables/{name}": "/api/tables/wheel", "/api/tournaments/{name}": f"/api/tournaments/{SPRING}"}
GIVEN: dict[tuple[str, str], Given] = {
    ("", "/api/people"): ("/api/cage/colour-ups", {}),
    ("", "/api/cage"): ("/api/cage/colour-ups", {}),
    ("player", "/api/tables/"): ("/api/tables/wheel/seal", {"seal": "0" * 64}),
    ("floor manager", "/api/tables/"): ("/api/tables/wheel/pace", {"pace": {"wagers": 9}}),
}
"""By the role and the start of a route: what whoever does it may have given the id to before."""
