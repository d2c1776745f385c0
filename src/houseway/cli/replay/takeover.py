"""`houseway replay FILE --from LINE`: a recorded round goes on from there as somebody types it. What if?"""

from collections.abc import Callable
from typing import Any, Final

from houseway.cli.event_words import EventTeller
from houseway.cli.media import Console, Text
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SystemEntropy
from houseway.errors import BadInput, HousewayError
from houseway.play.acts import Fields
from houseway.play.ask import Card, Outcome
from houseway.play.codec import read_details, typed
from houseway.play.round import Round

HOW: Final = (
    "who does what: 'ann wager on=red selection=red stake=5'; what a device shows: '17', or Enter for chance; ?; q"
)
MOST: Final = 30  # options that fit a window


def go_on(out: Console, round_: Round[Any], read_line: Callable[[str], str] = input) -> None:
    """To the end of the round, or until whoever types has seen enough."""
    out.print(Text(HOW, style="dim"))
    chance, teller = Chance(SystemEntropy()), EventTeller(round_.game)
    while not round_.over:
        out.print(Text(f"awaited: {round_.ask}", style="bold"))
        try:
            said = read_line("> ").strip()
        except EOFError:
            return
        if said in ("q", "quit"):
            return
        if said == "?":
            _options(out, round_)
            continue
        try:
            _typed(round_, said, chance)
            for words, under in map(teller.told, round_.led_to):
                out.print(Text.assemble("  ", words, (f"  {under}" if under else "", "cyan")))
        except HousewayError as wrong:
            out.print(Text(str(wrong), style="red"))


def _options(out: Console, round_: Round[Any]) -> None:
    options = round_.options()
    for option in options[:MOST]:
        fields = " ".join(f"{field.name}=" for field in option.fields)
        out.print(Text(f"  {option.who} {option.act} {fields} ({option.under})"))
    if len(options) > MOST:
        out.print(f"  … and {len(options) - MOST} more")


def _typed(round_: Round[Any], said: str, chance: Chance) -> None:
    """What a device shows, or who does what with which details."""
    ask = round_.ask
    if isinstance(ask, Outcome) and not any(said.startswith(f"{name} ") for name in round_.table.people):
        if said:
            came = ask.read(int(said) if said.isdecimal() else said)
        else:
            came = chance.card(ask.device) if isinstance(ask, Card) else chance.outcome(ask.device)
        round_.outcome(came)
        return
    who = max((name for name in round_.table.people if said.startswith(f"{name} ")), key=len, default="")
    if not who:
        raise BadInput(f"say who does what; there are {', '.join(round_.table.people)}")
    words, equals, rest = said[len(who) + 1 :].partition("=")
    act, _, first = words.rpartition(" ") if equals else (words, "", "")
    known = round_.fields(who, act)
    details = _read(_details(f"{first}={rest}"), known) if equals else {}
    fields = typed(details, known)
    round_.act(who, act, read_details(details, fields), fields)


def _details(text: str) -> dict[str, str]:
    """`on=straight up selection=17 stake=5`: a value goes on to the next name."""
    found: dict[str, str] = {}
    name = ""
    for word in text.split():
        before, equals, after = word.partition("=")
        if equals:
            name, found[before] = before, after
        else:
            found[name] = f"{found[name]} {word}"
    return found


def _read(details: dict[str, str], fields: Fields) -> dict[str, Any]:
    """Whole numbers, but for amounts: those are read as dollars and cents."""
    amounts = {field.name for field in fields if field.kind == "money"}
    return {name: int(each) if each.isdecimal() and name not in amounts else each for name, each in details.items()}
