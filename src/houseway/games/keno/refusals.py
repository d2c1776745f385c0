"""What people try that Part 13 rules out by name."""

from houseway.errors import Ground, Refused
from houseway.play.acts import Details


def refuses(_round: object, _who: str, act: str, _details: Details) -> Refused | None:
    if act in ("pay a prize", "pay the winner", "pay"):
        why = "no prize is paid before the keno ticket is presented"
        return Refused("qld s219(6)", why, ground=Ground.WHEN, instead="present the ticket")
    return None
