"""What a draft may change in the play of blackjack besides payouts: decks, the dealer's draws, what may be doubled."""

import re
from typing import TYPE_CHECKING, Any

from houseway.cite import Cite
from houseway.errors import BadInput, quoted
from houseway.games.blackjack.texts import Text
from houseway.play.settable import Settable, one_of, two_numbers, whole_number, with_text

if TYPE_CHECKING:
    from houseway.play.game import Game

MOST_DECKS = 16


def settable(text: Text) -> tuple[Settable, ...]:
    soft_17 = "draw" if text.to_soft_17 else "stand"
    return (
        Settable("decks", text.decks_under, some_decks, text.decks, put_decks, usual=str(text.decks[1])),
        Settable("dealer stands on", text.additional, whole_number(12, 20), text.stands_on, put_stands_on),
        Settable("soft 17", text.additional, one_of("stand", "draw"), soft_17, put_soft_17),
        Settable("totals doubled", text.doubles_under, two_numbers(4, 20), text.doubles, put_doubles),
    )


def some_decks(written: str) -> tuple[int, int]:
    """`6`, or as the law has it `5 to 8`."""
    found = re.fullmatch(r"([0-9]{1,2})(?: to ([0-9]{1,2}))?", " ".join(written.split()))
    least, most = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 1 <= least <= most <= MOST_DECKS:
        raise BadInput(f"a number of decks up to {MOST_DECKS}, or two like '5 to 8', not {quoted(written)}")
    return least, most


def put_decks(game: "Game[Any]", decks: tuple[int, int], under: Cite | None) -> "Game[Any]":
    return with_text(game, decks=decks, **({} if under is None else {"decks_under": under}))


def put_stands_on(game: "Game[Any]", total: int, under: Cite | None) -> "Game[Any]":
    """Hard or soft; where the dealer draws to a soft 17, to a soft hand of this total."""
    return _put_draws(game, total, _text(game).to_soft_17, under)


def put_soft_17(game: "Game[Any]", how: str, under: Cite | None) -> "Game[Any]":
    """What the dealer does with a soft hand of the total on which a hard one stands."""
    return _put_draws(game, _text(game).stands_on, how == "draw", under)


def _text(game: "Game[Any]") -> Text:
    text: Text = game.table.keywords["text"]  # type: ignore[attr-defined]
    return text


def _put_draws(game: "Game[Any]", total: int, to_soft: bool, under: Cite | None) -> "Game[Any]":
    """When the dealer draws, and what the cloth then says."""
    words = f"DEALER MUST STAND ON {total} AND MUST DRAW TO {total - 1}"
    if to_soft:
        words = f"DEALER STANDS ON HARD {total} AND SOFT {total + 1}, DRAWS TO SOFT {total}"
    shown = _text(game).draws_to._replace(words=words)
    changes = {"stands_on": total, "to_soft_17": to_soft}
    if under is None:
        return with_text(game, **changes, draws_to=shown)
    return with_text(game, **changes, draws_to=shown._replace(under=(under,)), additional=under)


def put_doubles(game: "Game[Any]", totals: tuple[int, int], under: Cite | None) -> "Game[Any]":
    return with_text(game, doubles=totals, **({} if under is None else {"doubles_under": under}))
