"""What a keno lounge may be set up with: the limits on its sign, its devices, and how many games a ticket is for."""

from dataclasses import dataclass
from typing import Final

from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.games.keno.entry import LEAST, LEAST_UNDER
from houseway.games.keno.terms import DEVICES
from houseway.games.keno.wagers import JACKPOT_LIMIT, LIMIT
from houseway.money import cents, dollars
from houseway.play.sign import Limits, Sign

PRESCRIBED_NUMBER: Final = 10  # s213(2)
MANNERS: Final = ("revolving", "other")  # the device revolves, or is designed otherwise to draw at random (s222(11))

DEFAULT_SIGN: Final = Sign(
    {LIMIT: Limits(LEAST[False], cents("100")), JACKPOT_LIMIT: Limits(LEAST[True], cents("100"))}
)


def check_sign(sign: Sign) -> None:
    """Refuse a minimum under the one that the Part sets for an entry ticket."""
    for kind, jackpot in ((LIMIT, False), (JACKPOT_LIMIT, True)):
        limits = sign.line(kind, "qld s5(1)(b)")
        if limits.minimum < LEAST[jackpot]:
            why = f"{kind}: the minimum for an entry ticket is ${dollars(LEAST[jackpot])} or more"
            raise Refused(LEAST_UNDER[jackpot], why, ground=Ground.AMOUNT)


@dataclass(frozen=True, slots=True)
class Rules:
    """The operator's choices."""

    device: str = DEVICES[0]
    spare: str = ""  # another device that is available, of either kind
    manner: str = MANNERS[0]
    most_games: int = PRESCRIBED_NUMBER
    approved: bool = False  # has the chief executive approved another number of games? (s213(2))
    cards_take_ways: bool = False  # can the writer's terminal validate a way bet on a keno card? (s216(2))

    def __post_init__(self) -> None:
        if self.device not in DEVICES:
            raise Refused(
                "qld s211(1)", f"a result does not come from a {quoted(self.device)}", instead=" or ".join(DEVICES)
            )
        if self.spare not in ("", *DEVICES):
            raise BadInput(f"'spare' is {' or '.join(DEVICES)}, or nothing, not {quoted(self.spare)}")
        if self.manner not in MANNERS:
            raise BadInput(f"'manner' is {' or '.join(MANNERS)}, not {quoted(self.manner)}")
        if self.most_games != PRESCRIBED_NUMBER and not (self.approved and self.most_games > 0):
            why = (
                f"a ticket is for {PRESCRIBED_NUMBER} games at most, unless the chief executive approves another number"
            )
            raise Refused("qld s213(2)", why, ground=Ground.WHAT)
