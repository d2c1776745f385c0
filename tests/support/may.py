"""Which role may do what over the API; the tests of roles and of the description hold the floor to it."""

from typing import Any

from support.floor import ROLES

EVERYBODY = set(ROLES)
CAGE = {"pit boss", "administrator"}
PLAYS = {"guest", "player"}
RUNS = {"floor manager", "pit boss", "administrator"}
PERSON = {"person": "player ann", "amount": "0.05"}
TABLE = {"table": "nowhere", "amount": "0.05"}

MAY: dict[tuple[str, str], tuple[set[str], Any]] = {
    ("GET", "/api/cage/holdings"): (EVERYBODY, None),
    ("GET", "/api/cage/holdings?person=player ann"): (CAGE | {"inspector", "player"}, None),
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
    ("POST", "/api/cage/counts"): (CAGE, TABLE),
    ("GET", "/api/cage/tables"): (CAGE | {"inspector"}, None),
    ("GET", "/api/cage/days"): (CAGE | {"inspector"}, None),
    ("GET", "/api/cage/day"): (CAGE | {"inspector"}, None),
    ("POST", "/api/cage/closings"): (CAGE, {"day": "2004-07-01"}),
    ("GET", "/api/people"): ({"administrator"}, None),
    ("POST", "/api/people"): ({"administrator"}, {"name": "dealer", "role": "dealer"}),
    ("PUT", "/api/people/role"): ({"administrator"}, {"name": "nobody", "role": "dealer"}),
    ("PUT", "/api/people/password"): ({"administrator"}, {"name": "nobody", "password": "a long password"}),
    ("GET", "/api/shoes/nowhere"): (EVERYBODY, None),
    ("GET", "/api/shoes/nowhere/1/outcomes"): (EVERYBODY, None),
    ("GET", "/api/rules?cite=qld s5"): (EVERYBODY, None),
    ("GET", "/api/rules/search?words=exposed card"): (EVERYBODY, None),
    ("POST", "/api/inspection/verify"): ({"inspector", "administrator"}, None),
    ("GET", "/api/inspection/export"): ({"inspector", "administrator"}, None),
    ("GET", "/api/games"): (RUNS, None),
    ("GET", "/api/tournaments"): (EVERYBODY, None),
    ("POST", "/api/tournaments"): (RUNS, {"name": "spring", "file": ""}),
    ("GET", "/api/tournaments/nobodys"): (EVERYBODY, None),
    ("POST", "/api/tournaments/nobodys/entries"): (PLAYS, {}),
    ("POST", "/api/tournaments/nobodys/withdrawals"): (PLAYS, {}),
    ("POST", "/api/tournaments/nobodys/buy-backs"): (PLAYS, {}),
    ("POST", "/api/tournaments/nobodys/draw"): (RUNS, {}),
    ("POST", "/api/tournaments/nobodys/hold"): (RUNS, {}),
    ("GET", "/metrics"): ({"inspector", "administrator"}, None),
    ("PUT", "/api/session/password"): (EVERYBODY - {"guest"}, {"old": "a long password", "new": "a long password"}),
}
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
    plain = plain.replace("/nowhere/1/", "/{table}/{shoe}/").replace("/nowhere", "/{table}")
    return method, plain.replace("/nobodys", "/{name}")
