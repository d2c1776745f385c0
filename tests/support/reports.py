"""Which rows of a game's acts report what has happened, and which are for somebody to decide.

What is decided (a direction, an announcement, a player's choice) may simply not be open. What happened is taken and
ruled on whenever it comes up, or refused by a provision that says why then. A row is a report unless it stands here.
"""

from collections.abc import Iterator
from typing import Any, Final

from houseway.families.prohibitions import is_never
from houseway.play.acts import Act, Option
from houseway.play.duties import Duty
from houseway.play.game import Game
from houseway.play.house import house_acts
from houseway.play.round import Round

__all__ = ["DECIDED", "may_be_reported", "reports"]

OF_EVERY_TABLE: Final = {
    *("seat", "buy chips", "leave", "declare wagers void", "exclude", "permit a device"),
    *("change the sign", "announce a higher minimum", "withdraw a notice", "require increments"),
}
OF_POKER: Final = {
    *("announce the ace low as well", "announce the commission", "announce the form of betting"),
    *("announce which card opens", "announce less commission", "announce the ace low", "approve a mixed sign"),
    *("change the betting", "choose the deck", "decide a place", "decide the deck", "direct silence"),
    *("ask for a count", "ask for a check of the deck", "finish the rounds of play", "propose a higher table stake"),
    *("propose a higher minimum", "show the ante bet", "show the pot betting", "tell all what was learnt"),
    *("declare a bet void", "exclude from the game", "exclude from the round", "bar from the table"),
    *("reconstruct the deal",),
}
OF_CARDS: Final = {
    *("act as", "announce the last hand of the final", "ask for a reshuffle", "ask to open both hands"),
    *("authorise to deal", "authorise to open", "change a wager", "collect commission", "direct a Dummy Coup"),
    *("direct the dealer to bank", "direct to relinquish the shoe", "end the direction", "examine a form"),
    *("let a player handle the cards", "make a secret wager", "offer the shoe", "order the shoe passed"),
    *("pass the shoe", "pay commission", "permit changes", "relinquish the shoe", "replace the cards"),
    *("take a seat", "take back the form", "use preshuffled cards", "ask to see the first card", "join standing"),
    *("remove more cards", "stand", "take a place", "declare a wager"),
    *("act for an absent player", "conceal the bottom card", "count the limits per", "direct a shuffle"),
    *("direct three last rounds", "even money", "give up a box", "remove the cutting card", "set the cutting card"),
    *("agree other limits", "bet", "fold", "cannot bet", "change the cards", "change the maximum payment"),
    *("change the maximum payout", "close an absent player's hand", "declare a suspect's wagers void"),
    *("have the cards counted", "keep players apart", "lift the silence", "place the marker", "take the marker away"),
    *("put the jackpot in service", "shuffle by hand", "take the jackpot out of service", "read the meter"),
    *("keep a person out", "hold a person to the minimum", "let a person in"),
    *("allow a higher limit", "conclude gaming", "end the higher limit", "verify the cards"),
}
OF_DICE_AND_WHEELS: Final = {
    *("call a wager", "call off", "call on", "double odds", "order to pass the dice", "pass the dice", "reduce"),
    *("overrule as boxperson", "overrule as floor manager", "overrule as pit boss", "place an on marker button"),
    *("change the ball", "exchange colour chips", "issue colour chips", "value chips", "tell the inspector"),
    *("call an inspector", "direct the boxer to spin", "display results by", "place a bonus for the spinner"),
    *("place for the spinner", "retire", "stop spinning", "direct a house spinner", "lights work again", "no spin"),
    *("no roll", "lay an omitted wager"),
}
OF_KENO_AND_TILES: Final = {
    *("ask for the entry back", "begin a keno day", "clear the blank", "claim on a wrong ticket", "mark a way"),
    *("present a ticket", "refund a ticket", "repair the device", "submit an entry", "submit the way bet"),
    *("arrange a higher maximum", "ask for la ja", "ask for the house way", "cancel the wager", "combine chips"),
    *("direct to set first", "display the house's liability", "keep apart", "place the OFF button"),
    *("remove the OFF button", "set", "vacate the seat", "break in play", "replace a tile", "replace all tiles"),
    *("play the hand", "retrieve the wager", "have the tiles dealt again", "handle the bank's tiles"),
}
DECIDED: Final = frozenset({*OF_EVERY_TABLE, *OF_POKER, *OF_CARDS, *OF_DICE_AND_WHEELS, *OF_KENO_AND_TILES})
"""What somebody decides, by name: these words mean the same in every game."""


def reports(game: Game[Any]) -> Iterator[Act[Any]]:
    """The rows that say what has happened."""
    for name, row in {**house_acts(game.general), **game.act_named}.items():
        if name not in DECIDED and not is_never(row) and not isinstance(row, Duty):
            yield row


def may_be_reported(round_: Round[Any], wanted: str = "") -> list[Option]:
    """The ways of a report that are open to somebody; of any, where none is wanted."""
    found: list[Option] = []
    for row in reports(round_.game):
        if wanted in ("", row.name):
            who = next((p.name for p in round_.table.people.values() if p.role in row.by), "")
            found += [Option(who, row.name, row.under, way, row.says) for way in row.ways(round_, who)] if who else []
    return found
