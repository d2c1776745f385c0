"""May this tournament be held? Everything that stands against it, each with its provision."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import BadInput, HousewayError, NotHeld, Refused, quoted
from houseway.games import find
from houseway.money import cents
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.table import Table
from houseway.tournament.application import queensland, without_effect
from houseway.tournament.approval import victoria
from houseway.tournament.file import Filed
from houseway.tournament.requirements import Lack, lacking
from houseway.tournament.texts import TournamentText, text_for

QUEENSLANDS: Final = ("application", "review", "decision", "cancellation")
VICTORIAS: Final = ("director", "deputy", "approval")


@dataclass(frozen=True, slots=True)
class Checked:
    """A file, the game and text that it is held under, and what stands against it."""

    filed: Filed
    game: Game[Any] | None
    text: TournamentText | None
    lacks: tuple[Lack, ...]
    without_effect: tuple[Lack, ...] = ()  # what the file states and the text gives no force

    @property
    def may_be_held(self) -> bool:
        return not self.lacks

    def line(self, lack: Lack) -> int | None:
        return self.filed.source.places.line(*(int(step) if step.isdecimal() else step for step in lack.key))


def check(filed: Filed) -> Checked:
    """All that a tournament lacks; what the file asks for that is not held is an error of its own."""
    try:
        game = find(filed.game, filed.variant, filed.rules, filed.on)
        text = text_for(game, filed.on)
    except Refused as refused:
        return Checked(filed, None, None, (Lack(refused.under, refused.why, ("game",)),))
    except NotHeld as missing:
        if filed.rules != "qld":
            raise filed.source.bad(str(missing), "game") from None
        return Checked(
            filed, None, None, (Lack(cite("qld s7"), f"a tournament is in a game of these rules: {missing}"),)
        )
    except BadInput as wrong:
        raise filed.source.bad(str(wrong), "variant" if filed.variant else "game") from None
    return Checked(filed, game, text, tuple(_lacks(filed, game, text)), tuple(_without_effect(filed, text)))


def _lacks(filed: Filed, game: Game[Any], text: TournamentText) -> Iterator[Lack]:
    yield from lacking(text, game, filed.approved)
    yield from _entries(filed, text)
    yield from _by_the_rules(filed, game, text)
    if text.director is not None:
        yield from victoria(text, filed)
    else:
        yield from queensland(text, game, filed)


def _without_effect(filed: Filed, text: TournamentText) -> Iterator[Lack]:
    """What the other State's law provides for, alterations of the rules where these prevail, no true cancellation."""
    elsewhere = QUEENSLANDS if text.director is not None else VICTORIAS
    for name in [each for each in elsewhere if each in filed.data]:
        yield Lack(text.approval, f"nothing depends on [{name}] under {text.title}", (name,))
    if text.director is None:
        yield from without_effect(filed)
    elif filed.data.get("conditions", {}).get("alterations"):
        why = "no condition alters a provision: where the two differ, the rules prevail"
        yield Lack(text.prevail, why, ("conditions", "alterations"))


def _entries(filed: Filed, text: TournamentText) -> Iterator[Lack]:
    """Everybody pays the approved fee and starts with the same chips."""
    fee, chips = filed.approved.entry_fee, filed.approved.chips
    for number, each in enumerate(filed.entrants):
        key = ("entrant", str(number))
        if "paid" in each and cents(each["paid"]) != fee:
            under = cite("qld s10(b)") if text.equal is None else text.fee
            yield Lack(under, f"{each['name']} paid ${each['paid']}, which is not the entry fee", key)
        if "chips" in each and cents(each["chips"]) != chips:
            why = f"{each['name']} starts with ${each['chips']}: all play with the same chance"
            yield Lack(text.equal or text.approval, why, key)


def _by_the_rules(filed: Filed, game: Game[Any], text: TournamentText) -> Iterator[Lack]:
    """A table is set up as the conditions have it, so that what the game's own rules forbid comes out."""
    try:
        open_table(filed, game, [], f"{game.name} 1")
    except Refused as refused:
        yield Lack(refused.under, f"{refused.why}; the rules prevail ({text.prevail})", ("conditions", "limits"))
    except HousewayError as wrong:
        raise filed.source.bad(str(wrong), "table") from None


def open_table(filed: Filed, game: Game[Any], people: list[Person], name: str) -> Table:
    """A table of the tournament. A limit that the game forbids is shown only where its provision is altered (s9)."""
    settings, known = game.run_with(filed.table), {field.name for field in game.settings}
    if "commission_deferred" in known:
        settings.setdefault("commission_deferred", False)  # qld s90(4), reading T17: nothing is paid there but in chips
    if "secret_wagers" in known and filed.approved.secret_wagers is not None:
        settings["secret_wagers"] = filed.approved.secret_wagers
    table: Table = game.open_table(people=people, name=name, **settings)
    limits = filed.approved.limits
    for kind in limits:
        if kind not in {*table.sign.limits, *(row.limit for row in game.wagers)}:
            raise BadInput(f"the sign has no line for {quoted(kind)}; it has {', '.join(table.sign.limits)}")
    sign = replace(table.sign, limits={**table.sign.limits, **limits}, notices=())
    try:
        table.check_sign(sign)
    except Refused as refused:
        if game.rules != "qld" or not filed.approved.altered(refused.under):
            raise  # in Victoria the rules prevail over any condition
    table.sign = sign
    return table
