"""What one person may be told of a stored event. Nothing else of the store reaches a client.

It is told by the event and the person alone, so that whoever comes back later is told what they would have been told at
once. A card that may lie face down is told as having come; which one it is, their view says, to whoever may see it.
"""

from typing import Any, Final, NamedTuple

from houseway.money import dollars
from houseway.play.codec import Data
from houseway.play.events import CASH, CHANGE
from houseway.play.game import Game
from houseway.play.view import OF_A_PURSE, ONLOOKER, OPEN_DETAILS

AMOUNTS: Final = frozenset({"amount", "chips", "maximum", "minimum", "most", "stake", "worth"})
"""Details that are amounts, where they are whole numbers: cents."""
OPEN: Final = (*OPEN_DETAILS, "person")
OF_THE_HOUSE: Final[dict[str, tuple[str, ...]]] = {
    "opened": ("table", "game", "rules", "dealt", "on", "variant"),
    "round": ("round", "shoe"),
    "committed": ("shoe", "hash"),
    "revealed": ("shoe", "seed"),
    "shoe": ("shoe", "words", "silent"),
    "order": ("shoe", "order", "of", "size", "root"),
    "sealed": ("shoe", "by", "seal"),
    "word": ("shoe", "by", "word", "salt"),
    "ready": ("person",),
    "overdue": ("person",),
    "said": ("person",),  # by the dealer of a live table; which of them, the store knows
    "gone": ("person",),
    "pace": ("pace",),
    "bot": ("person",),
    "closed": (),
    "hand": ("hand", "forfeits", "out_at", "over"),
}
"""What everybody is told of what the house notes; of how a table stands nothing, of what is not listed that it was."""


class Teller(NamedTuple):
    """Somebody at a table of a game, or looking on there."""

    game: Game[Any]
    names: tuple[str, ...] = (ONLOOKER,)  # under which they are there
    everything: bool = False  # do they see everybody's chips?

    def tell(self, body: Data) -> Data | None:
        """What this person is told; nothing, where it is nobody else's matter."""
        if "house" in body:
            return self._noted(body)
        if "act" in body:
            return self._act(body)
        if "by" in body:
            return self._came(body)
        if "chips" in body and "from" in body:
            return self._moved(body)
        return body

    def concerns(self, body: Data) -> bool:
        """Is it told to this person otherwise than to everybody?"""
        return self.everything or body.get("by") in self.names or body.get("to") in self.names

    def _noted(self, body: Data) -> Data:
        """The seed of a shoe with cards that lay face down is told to nobody here, though older houses stored it so."""
        open_ = OF_THE_HOUSE.get(body["house"], ())
        kept = {"seed"} if self.game.face_down else set()
        return {"house": body["house"]} | {k: body[k] for k in open_ if k in body and k not in kept}

    def _act(self, body: Data) -> Data | None:
        own = body["by"] in self.names
        if "refused" in body:
            return plainly(body) if own else None
        shown = body["with"] if own else () if body["act"] in self.game.private else OPEN
        if body["act"] in OF_A_PURSE and not own and not self.everything:
            shown = ("person",)
        return plainly({"by": body["by"], "act": body["act"]}, {k: v for k, v in body["with"].items() if k in shown})

    def _came(self, body: Data) -> Data:
        field = next(name for name in body if name not in ("by", "to"))
        told = {"by": body["by"], "came": field} | ({"to": body["to"]} if "to" in body else {})
        return told if field in self.game.face_down else told | {"value": body[field]}

    def _moved(self, body: Data) -> Data | None:
        """What somebody has bought or carries away is seen on no layout."""
        hidden = body["from"] in (CASH, CHANGE) and body["to"] not in self.names and not self.everything
        return None if hidden else body


def plainly(body: Data, details: Data | None = None) -> Data:
    """Amounts in dollars and cents, as everywhere that something is told."""
    given = body["with"] if details is None else details
    told = {k: dollars(v) if k in AMOUNTS and type(v) is int else v for k, v in given.items()}
    return body | {"with": told}
