"""Which role may do what over the API; the tests of roles and of the description hold the floor to it."""

from typing import Any

from support.floor import ROLES

EVERYBODY = set(ROLES)
CAGE = {"cashier", "administrator"}
SEE_CAGE = CAGE | {"count", "floor manager", "pit boss", "inspector", "surveillance"}
COUNT = {"count", "inspector", "administrator"}
METERS = {"pit boss", "administrator"}
INSPECT = {"inspector", "surveillance", "administrator"}
PLAYS = {"guest", "player"}
RUNS = {"floor manager", "pit boss", "administrator"}
PERSON = {"person": "player ann", "amount": "0.05"}
TABLE = {"table": "nowhere", "amount": "0.05"}
SUPERVISE = {"keno supervisor", *RUNS}
DIRECT = {"tournament director", *RUNS}
WRITE = {"keno writer", *CAGE}
AT_A_TERMINAL = {*PLAYS, *WRITE}
BUYS = {"ways": [[3, 17, 44]], "stake": "1.00"}
OTHERS = {"patron": "player ann"}
TICKET = {"ticket": "HOUSEWAY-KENO 0000000001 0000000000000000"}
ITEM = "limit/roulette/qld/1998-09-04/17"
TEACH = {"instructor", "administrator"}
PUPIL = {"person": "trainee ann"}
METER = {"system": "east", "tables": ["nowhere"], "cost": "1.00"}

MAY: dict[tuple[str, str], tuple[set[str], Any]] = {
    ("GET", "/api/cage/holdings"): (EVERYBODY, None),
    ("GET", "/api/cage/holdings?person=player ann"): (SEE_CAGE | {"player"}, None),
    ("POST", "/api/cage/deposits"): (CAGE, PERSON),
    ("POST", "/api/cage/withdrawals"): (CAGE, PERSON),
    ("POST", "/api/cage/buy-ins"): (PLAYS | CAGE, {"amount": "0.05"}),
    ("POST", "/api/cage/cash-outs"): (PLAYS | CAGE, {"amount": "0.05"}),
    ("POST", "/api/cage/colour-ups"): (PLAYS | CAGE, {}),
    ("POST", "/api/cage/buy-ins#others"): (CAGE | {"player"}, PERSON),
    ("POST", "/api/cage/cash-outs#others"): (CAGE | {"player"}, PERSON),
    ("POST", "/api/cage/colour-ups#others"): (CAGE | {"player"}, {"person": "player ann"}),
    ("POST", "/api/cage/fills"): (CAGE, TABLE),
    ("POST", "/api/cage/credits"): (CAGE, TABLE),
    ("POST", "/api/cage/sent/7/receipt"): ({"dealer", "floor manager", "pit boss"}, {}),
    ("POST", "/api/cage/sent/7/return"): (CAGE, {}),
    ("GET", "/api/calls"): (EVERYBODY, None),
    ("POST", "/api/cage/counts"): (COUNT, TABLE),
    ("GET", "/api/cage/position"): (SEE_CAGE, None),
    ("GET", "/api/cage/day/tables"): (SEE_CAGE, None),
    ("GET", "/api/cage/day/sheet.pdf"): (SEE_CAGE, None),
    ("GET", "/api/cage/windows"): (SEE_CAGE | WRITE, None),
    ("POST", "/api/cage/windows"): (WRITE, {"window": " "}),
    ("POST", "/api/cage/windows/closing"): (WRITE, {}),
    ("GET", "/api/cage/slips"): (SEE_CAGE, None),
    ("GET", "/api/cage/slips/1/slip.pdf"): (SEE_CAGE, None),
    ("GET", "/api/cage/tables"): (SEE_CAGE, None),
    ("GET", "/api/cage/days"): (SEE_CAGE, None),
    ("GET", "/api/cage/day"): (SEE_CAGE, None),
    ("POST", "/api/cage/closings"): (CAGE, {"day": "2004-07-01"}),
    ("GET", "/api/people"): ({"administrator"}, None),
    ("POST", "/api/people"): ({"administrator"}, {"name": "dealer", "role": "dealer"}),
    ("PUT", "/api/people/role"): ({"administrator"}, {"name": "nobody", "role": "dealer"}),
    ("PUT", "/api/people/password"): ({"administrator"}, {"name": "nobody", "password": "a long password"}),
    ("GET", "/api/history"): (EVERYBODY, None),
    ("GET", "/api/shoes/nowhere"): (EVERYBODY, None),
    ("GET", "/api/shoes/nowhere/1/outcomes"): (EVERYBODY, None),
    ("GET", "/api/rules?cite=qld s5"): (EVERYBODY, None),
    ("GET", "/api/rules/search?words=exposed card"): (EVERYBODY, None),
    ("GET", "/api/rules/contents"): (EVERYBODY, None),
    ("GET", "/api/rules/part?part=qld part 8"): (EVERYBODY, None),
    ("GET", "/api/rules/moments"): (EVERYBODY, None),
    ("GET", "/api/rules/changes?since=1999-01-01&until=2001-01-01&rules=vic"): (EVERYBODY, None),
    ("GET", "/api/rules/applied?cite=qld s5"): (EVERYBODY, None),
    ("GET", "/api/desk?words=the ball jumped out&game=roulette"): (EVERYBODY, None),
    ("GET", "/api/rounds/nowhere/7"): (EVERYBODY, None),
    ("GET", "/api/rounds/nowhere/7/at/8"): (EVERYBODY, None),
    ("GET", "/api/rounds/nowhere/7/cloth"): (EVERYBODY, None),
    ("GET", "/api/rounds/nowhere/7/why"): (EVERYBODY, None),
    ("GET", "/api/rounds/nowhere/7/why/8"): (EVERYBODY, None),
    ("GET", "/api/rounds/nowhere/7/cloth.svg"): (EVERYBODY, None),
    ("GET", "/api/rounds/nowhere/7/record"): (INSPECT, None),
    ("GET", "/api/rounds/nowhere/7/history"): (INSPECT, None),
    ("GET", "/api/night"): (INSPECT | RUNS, None),
    ("GET", "/api/inspection/chains"): (INSPECT, None),
    ("GET", "/api/inspection/returns"): (INSPECT, None),
    ("GET", "/api/inspection/events"): (INSPECT, None),
    ("GET", "/api/inspection/verify"): (INSPECT, None),
    ("GET", "/api/inspection/inquiries/refunds"): (INSPECT, None),
    ("POST", "/api/inspection/verify"): ({"inspector", "administrator"}, None),
    ("GET", "/api/inspection/export"): (INSPECT, None),
    ("GET", "/api/games"): (RUNS, None),
    ("GET", "/api/tournaments"): (EVERYBODY, None),
    ("GET", "/api/announcement"): (DIRECT, None),
    ("POST", "/api/tournaments"): (DIRECT, {"name": "spring", "file": ""}),
    ("GET", "/api/tournaments/nobodys"): (EVERYBODY, None),
    ("POST", "/api/tournaments/nobodys/entries"): (PLAYS, {}),
    ("POST", "/api/tournaments/nobodys/withdrawals"): (PLAYS, {}),
    ("POST", "/api/tournaments/nobodys/buy-backs"): (PLAYS, {}),
    ("POST", "/api/tournaments/nobodys/briefing"): (DIRECT, {}),
    ("POST", "/api/tournaments/nobodys/pauses"): (DIRECT, {"paused": True}),
    ("POST", "/api/tournaments/nobodys/directions"): (DIRECT, {"what": "absent", "person": "ann"}),
    ("POST", "/api/tournaments/nobodys/conclusions"): (DIRECT, {"table": "t1"}),
    ("POST", "/api/tournaments/nobodys/seals"): (PLAYS, {"seal": "0" * 64}),
    ("POST", "/api/tournaments/nobodys/words"): (PLAYS, {"word": "luck", "salt": "0" * 32}),
    ("POST", "/api/tournaments/nobodys/draw"): (DIRECT, {}),
    ("POST", "/api/tournaments/nobodys/hold"): (DIRECT, {}),
    ("GET", "/api/keno"): (EVERYBODY, None),
    ("GET", "/api/keno/prizes"): (EVERYBODY, None),
    ("GET", "/api/keno/tickets"): (PLAYS, None),
    ("POST", "/api/keno/tickets"): (AT_A_TERMINAL, BUYS),
    ("POST", "/api/keno/tickets#others"): (WRITE | {"player"}, BUYS | OTHERS),
    ("POST", "/api/keno/oversights"): (WRITE, BUYS | OTHERS),
    ("GET", "/api/keno/tickets/1"): (EVERYBODY, None),
    ("GET", "/api/keno/tickets/1/ticket.svg"): (EVERYBODY, None),
    ("POST", "/api/keno/payments"): (AT_A_TERMINAL, TICKET),
    ("POST", "/api/keno/refunds"): (AT_A_TERMINAL, TICKET),
    ("GET", "/api/keno/dollars"): (PLAYS, None),
    ("POST", "/api/keno/dollars"): (AT_A_TERMINAL, {"amount": "5.00"}),
    ("POST", "/api/keno/dollars#others"): (WRITE | {"player"}, {"amount": "5.00", **OTHERS}),
    ("POST", "/api/keno/dollars/redemptions"): (AT_A_TERMINAL, {"serial": 1}),
    ("POST", "/api/keno/lounge"): (SUPERVISE, {"settings": {"most_games": 11}}),
    ("PUT", "/api/keno/hours"): (SUPERVISE, {"draws": 60}),
    ("POST", "/api/keno/days"): (SUPERVISE, {}),
    ("POST", "/api/keno/closings"): (SUPERVISE, {}),
    ("POST", "/api/keno/draws"): (SUPERVISE, {"game": 1}),
    ("GET", "/api/keno/unpaid"): (WRITE | SUPERVISE | {"inspector", "surveillance"}, None),
    ("POST", "/api/keno/unpaid"): (CAGE, {}),
    ("POST", "/api/keno/claims"): (CAGE, TICKET | OTHERS),
    ("GET", "/api/jackpots"): (EVERYBODY, None),
    ("POST", "/api/jackpots"): (METERS, METER),
    ("POST", "/api/jackpots/nowhere/closing"): (METERS, {}),
    ("GET", "/api/school"): (EVERYBODY, None),
    ("GET", "/api/school/next?game=roulette&kind=limit"): (EVERYBODY, None),
    ("GET", f"/api/school/item?name={ITEM}"): (EVERYBODY, None),
    ("GET", "/api/school/cloth?of=roulette/qld/1998-09-04"): (EVERYBODY, None),
    ("GET", "/api/school/cloth.svg?of=roulette/qld/1998-09-04"): (EVERYBODY, None),
    ("POST", "/api/school/answers"): (EVERYBODY, {"item": ITEM, "given": "5", "seconds": 3}),
    ("GET", "/api/school/answers"): (EVERYBODY, None),
    ("DELETE", "/api/school/answers"): (EVERYBODY, None),
    ("GET", "/api/school/standing"): (EVERYBODY, None),
    ("GET", "/api/school/lessons?game=two-up"): (EVERYBODY, None),
    ("GET", "/api/school/lessons/1?game=two-up"): (EVERYBODY, None),
    ("GET", "/api/school/tests"): (EVERYBODY, None),
    ("POST", "/api/school/tests"): (EVERYBODY, {"game": "two-up", "rounds": 1, "seed": "17"}),
    ("POST", "/api/school/tests#others"): (TEACH | {"trainee"}, {"game": "two-up", "rounds": 1, **PUPIL}),
    ("GET", "/api/school/tests/999"): (EVERYBODY, None),
    ("POST", "/api/school/tests/999/answers"): (EVERYBODY, {"place": 0, "given": "5", "seconds": 3}),
    ("GET", "/api/school/tests/999/report"): (EVERYBODY, None),
    ("GET", "/api/school/tests/999/report.pdf"): (EVERYBODY, None),
    ("GET", "/api/school/tests/999/steps/0"): (EVERYBODY, None),
    ("GET", "/api/school/curricula"): (EVERYBODY, None),
    ("GET", "/api/school/classes"): (EVERYBODY, None),
    ("POST", "/api/school/classes"): (TEACH, {"name": "evening"}),
    ("GET", "/api/school/classes/nobodys"): (TEACH, None),
    ("DELETE", "/api/school/classes/nobodys"): (TEACH, None),
    ("PUT", "/api/school/classes/nobodys/people"): (TEACH, {"people": []}),
    ("POST", "/api/school/classes/nobodys/work"): (
        TEACH,
        {"game": "craps", "kind": "pay", "count": 5, "due": "2004-09-01"},
    ),
    ("DELETE", "/api/school/classes/nobodys/work/1"): (TEACH, None),
    ("GET", "/metrics"): ({"inspector", "administrator"}, None),
    ("PUT", "/api/session/password"): (EVERYBODY - {"guest"}, {"old": "a long password", "new": "a long password"}),
}
ROUTES = {
    "/jackpots/nowhere": "/jackpots/{system}",
    "/inquiries/refunds": "/inquiries/{asked}",
    "/slips/1": "/slips/{number}",
    "/sent/7": "/sent/{sent}",
    "/tickets/1": "/tickets/{ticket}",
    "/nowhere/1/": "/{table}/{shoe}/",
    "/nowhere/7": "/{table}/{round}",
    "/nowhere": "/{table}",
    "/lessons/1": "/lessons/{number}",
    "/tests/999": "/tests/{number}",
    "/tasks/0": "/tasks/{place}",
    "/steps/0": "/steps/{place}",
    "/work/1": "/work/{number}",
    "/8": "/{n}",
    "/nobodys": "/{name}",
}
"""What stands for a name in an address, as the description names it; in this order."""
OPEN = {
    ("GET", "/health"),
    ("GET", "/api/session"),
    ("POST", "/api/session"),
    ("POST", "/api/session/guest"),
    ("DELETE", "/api/session"),
}


def described_as(method: str, path: str) -> tuple[str, str]:
    """The route of an example, as the description names it."""
    plain = path.partition("#")[0].partition("?")[0]
    for example, named in ROUTES.items():
        plain = plain.replace(example, named)
    return method, plain
