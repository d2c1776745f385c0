"""A file that is none of a tournament's is told with the line of what is wrong, and what would be right."""

from collections.abc import Collection
from typing import Any

import pytest
from support.tournament import lacks, queensland, text_of, victorian

from houseway.errors import BadRecord

LATE = {"what": "late", "player": "seat 1", "hands": 1, "session": "heats"}
BUY_BACK = {"fee": "5.00", "times": 1, "into": "second chance"}
WAGER = {"minimum": "5.00", "compulsory": True}
LINE = {"minimum": "5.00", "maximum": "50.00"}


def session(**changes: Any) -> dict[str, Any]:
    return {"session": [{"name": "final", "hands": 3, **changes}]}


IN_CONDITIONS: list[tuple[dict[str, Any], str]] = [
    ({"surprise": 1}, "'surprise' is not known in 'conditions'; allowed: entry_fee, "),
    ({"wager": WAGER | {"surprise": 1}}, "'surprise' is not known in 'wager'; allowed: minimum, "),
    ({"buy_back": BUY_BACK | {"surprise": 1}}, "'surprise' is not known in 'buy_back'; allowed: fee, "),
    ({"players": {"surprise": 1}}, "'surprise' is not known in 'players'; allowed: minimum, "),
    ({"refunds": {"surprise": "1"}}, "'surprise' is not known in 'refunds'; allowed: withdrawn, "),
    ({"prizes": {"surprise": 1}}, "'surprise' is not known in 'prizes'; allowed: shares, "),
    ({"limits": {"blackjack": LINE | {"surprise": 1}}}, "'surprise' is not known in 'blackjack'; allowed: minimum, "),
    ({"alterations": [{"surprise": 1}]}, "'surprise' is not known in an alteration; allowed: provision, "),
    (session(surprise=1), "'surprise' is not known in a session; allowed: name, "),
    ({"entry_fee": 100}, "'entry_fee' must be text"),
    ({"entry_fee": "a lot"}, "is not an amount of money"),
    ({"entry_fee": "-1.00"}, "'entry_fee' cannot be -1.00: it is nought or more"),
    ({"chips": "0"}, "'chips' cannot be 0: it is above nought"),
    ({"wager": "some"}, "allowed: none"),
    ({"wager": WAGER | {"omitted": "later"}}, "'omitted' cannot be 'later'; allowed: forfeit, out"),
    ({"wager": WAGER | {"minimum": "0"}}, "'minimum' cannot be 0: it is above nought"),
    ({"wager": {"minimum": "5.00"}}, "'compulsory' is missing"),
    ({"retirement": "whenever"}, "allowed: at any time"),
    ({"late_arrival": "whenever"}, "'late_arrival' cannot be 'whenever'; allowed: "),
    ({"non_attendance": "pity"}, "'non_attendance' cannot be 'pity'; allowed: "),
    ({"ties": "a duel"}, "'ties' cannot be 'a duel'; allowed: "),
    ({"criteria": [""]}, "'criteria' is a list of words"),
    ({"form": [1]}, "'form' is a list of words"),
    ({"disqualified_for": [" "]}, "'disqualified_for' is a list of words"),
    ({"additional_rules": [["a"]]}, "'additional_rules' is a list of words"),
    ({"secret_wagers": -1}, "'secret_wagers' is 0 or more, not -1"),
    ({"notice_minutes": -1}, "'notice_minutes' is 0 or more, not -1"),
    ({"players": {"minimum": 0}}, "'minimum' is 1 or more, not 0"),
    ({"players": {"maximum": 0}}, "'maximum' is 1 or more, not 0"),
    ({"buy_back": "some"}, "allowed: none"),
    ({"buy_back": BUY_BACK | {"times": 0}}, "'times' is 1 or more, not 0"),
    ({"buy_back": BUY_BACK | {"fee": "some"}}, "is not an amount of money"),
    ({"buy_back": {"fee": "5.00", "times": 1}}, "'into' is missing"),
    ({"refunds": "some"}, "allowed: none"),
    ({"refunds": {"retired": "3/2"}}, "no more than the whole"),
    ({"refunds": {"retired": "-1/2"}}, "must be a share"),
    ({"prizes": {"shares": ["half"]}}, "must be a share"),
    ({"prizes": {"shares": ["1/0"]}}, "must be a share"),
    ({"prizes": {"shares": [1]}}, "must be a share"),
    ({"prizes": {"amounts": ["-5"]}}, "it is nought or more"),
    ({"prizes": {"added": "lots"}}, "is not an amount of money"),
    ({"prizes": {"takes": ["the house"]}}, "'takes' cannot be 'the house'; allowed: "),
    ({"prizes": {"ties": "a duel"}}, "'ties' cannot be 'a duel'; allowed: "),
    ({"prizes": {"odd_cents": "the dealer"}}, "'odd_cents' cannot be 'the dealer'; allowed: "),
    ({"limits": {"blackjack": {"minimum": "5.00"}}}, "'maximum' is missing"),
    ({"limits": {"blackjack": LINE | {"minimum": "0"}}}, "'minimum' cannot be 0: it is above nought"),
    ({"session": [{"tables": 1}]}, "'name' is missing"),
    (session(hands=0), "'hands' is 1 or more"),
    (session(tables=0), "'tables' is 1 or more"),
    (session(minutes=0), "'minutes' is 1 or more"),
    (session(seats=0), "'seats' is 1 or more"),
    (session(advance=-1), "'advance' is 0 or more"),
    (session(advance_in_all=-1), "'advance_in_all' is 0 or more"),
    (session(chips="0"), "'chips' cannot be 0"),
    (session(cash="half"), "must be a share"),
    (session(starts="noon"), "'starts' must be a date and time"),
]
ELSEWHERE: list[tuple[dict[str, Any], str]] = [
    ({"format": 2}, "format 2 is not known"),
    ({"surprise": 1}, "'surprise' is not known in a tournament"),
    ({"game": "whist"}, "'whist' is not a game"),
    ({"rules": "nsw"}, "is held under qld, vic, not under 'nsw'"),
    ({"variant": {"version": "Whist"}}, "is not held with version Whist"),
    ({"table": {"chairs": 12}}, "no table of Blackjack is run with"),
    ({"entrants": 5000}, "'entrants' is between 0 and 1000"),
    ({"entrants": -1}, "'entrants' is between 0 and 1000"),
    ({"entrants": 1, "entrant": [{"name": "seat 1"}]}, "entered twice"),
    ({"entrant": [{"name": " "}]}, "'name' is the name of somebody"),
    ({"entrant": [{"name": "ann", "paid": "lots"}]}, "is not an amount of money"),
    ({"entrant": [{"name": "ann", "chips": "-5"}]}, "it is nought or more"),
    ({"entrant": [{"paid": "5.00"}]}, "'name' is missing"),
    ({"director": {"qualified": True}}, "'name' is missing in 'director'"),
    ({"director": {"name": ""}}, "'name' is the name of somebody"),
    ({"deputy": [{"qualified": True}]}, "'name' is missing"),
    ({"deputy": [{"name": ""}]}, "'name' is the name of somebody"),
    ({"event": ["dance"]}, "'what' cannot be"),
    ({"event": [{"what": "dance"}]}, "'what' cannot be 'dance'"),
    ({"event": [LATE | {"session": "ball"}]}, "no session 'ball'"),
    ({"event": [LATE | {"hands": 0}]}, "from 1 to 4"),
    ({"event": [LATE | {"hands": 5}]}, "from 1 to 4"),
    ({"event": [{"what": "leave", "session": "heats", "hand": 99}]}, "from 1 to 4"),
    ({"event": [{"what": "brief", "understood": True, "session": "final"}]}, "comes before play"),
    ({"event": [{"what": "buy back", "player": "a", "session": "final", "paid": "x"}]}, "is not an amount of money"),
    ({"event": [{"what": "designate tables", "tables": [1]}]}, "'tables' is a list of words"),
    ({"event": [{"what": "require signatures", "unsigned": [""]}]}, "'unsigned' is a list of words"),
]
IN_QUEENSLAND: list[tuple[dict[str, Any], str]] = [
    ({"decision": {"outcome": "perhaps"}}, "'outcome' cannot be 'perhaps'; allowed: approved, "),
    ({"decision": {"outcome": ""}}, "'outcome' cannot be ''; allowed: approved, "),
    ({"decision": {"outcome": "Approved"}}, "'outcome' cannot be 'Approved'; allowed: approved, "),
    ({"decision": {"on": "today"}}, "'on' must be a"),
    ({"decision": {"alterations": {"chips": "0"}}}, "'chips' cannot be 0"),
    ({"application": {"others": [{"title": "another"}]}}, "'on' is missing"),
    ({"application": {"required": [1]}}, "'required' is a list of words"),
    ({"application": {"supplied": [""]}}, "'supplied' is a list of words"),
    ({"application": {"in_writing": "yes"}}, "'in_writing' must be true or false"),
    ({"review": {"not_necessary": [1]}}, "'not_necessary' is a list of words"),
    ({"cancellation": {"whim": True}}, "'whim' is not known in"),
]


def told(data: dict[str, Any], why: str, at: Collection[str]) -> None:
    """With the line of what was changed: each key of the file has one of its own."""
    with pytest.raises(BadRecord, match=why) as caught:
        lacks(data)
    assert caught.value.line is not None
    assert text_of(data).splitlines()[caught.value.line - 1].partition(" = ")[0] in at


@pytest.mark.parametrize(("change", "why"), IN_CONDITIONS)
def test_a_condition_that_is_wrong(change: dict[str, Any], why: str) -> None:
    data = victorian()
    told(data | {"conditions": data["conditions"] | change}, why, ["conditions"])


def test_a_limit_of_what_the_sign_has_no_line_for() -> None:
    """The table says so, which is opened by the whole file."""
    data = victorian()
    told(data | {"conditions": data["conditions"] | {"limits": {"roulette": LINE}}}, "no line for 'roulette'", data)


@pytest.mark.parametrize(("change", "why"), ELSEWHERE)
def test_what_else_is_wrong(change: dict[str, Any], why: str) -> None:
    told(victorian() | change, why, {*change, "game"})  # which game it is hangs on the rules, too


@pytest.mark.parametrize(("change", "why"), IN_QUEENSLAND)
def test_an_application_or_a_decision_that_is_wrong(change: dict[str, Any], why: str) -> None:
    data = queensland()
    told(data | {name: data.get(name, {}) | each for name, each in change.items()}, why, change)
