"""What a draft may change in the play of blackjack besides payouts: soft 17, and which totals may be doubled."""

from typing import TYPE_CHECKING, Any

from houseway.cite import Cite
from houseway.games.blackjack.texts import TO_16, VICTORIA_2000_CROWN_21, Text
from houseway.play.settable import Settable, one_of, two_numbers, with_text

if TYPE_CHECKING:
    from houseway.play.game import Game


def settable(text: Text) -> tuple[Settable, ...]:
    soft_17 = "draw" if text.to_soft_17 else "stand"
    return (
        Settable("soft 17", text.additional, one_of("stand", "draw"), soft_17, put_soft_17),
        Settable("totals doubled", text.doubles_under, two_numbers(4, 20), text.doubles, put_doubles),
    )


def put_soft_17(game: "Game[Any]", how: str, under: Cite | None) -> "Game[Any]":
    """What the dealer does with it, and what the cloth then says."""
    shown = VICTORIA_2000_CROWN_21.draws_to if how == "draw" else TO_16
    changes = {"to_soft_17": how == "draw", "draws_to": shown if under is None else shown._replace(under=(under,))}
    return with_text(game, **changes, **({} if under is None else {"additional": under}))


def put_doubles(game: "Game[Any]", totals: tuple[int, int], under: Cite | None) -> "Game[Any]":
    return with_text(game, doubles=totals, **({} if under is None else {"doubles_under": under}))
