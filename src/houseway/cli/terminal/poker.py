"""What may be done at a poker table, in a line."""

from houseway.cli.terminal.drawings.poker import plain
from houseway.play.view import View

__all__ = ["hint"]


def hint(view: View) -> str:
    """What may be done now, with the amounts."""
    awaited = view.awaited or {}
    if awaited.get("kind") != "choice":
        return "start (or Enter) · buy 100 · leave · ? for all"
    about = f"{awaited['about']}: " if awaited["about"] else ""
    offers = sorted(awaited["offers"], key=lambda act: bool(act == "fold"))
    return about + " · ".join([*(_offer(view, act) for act in offers), "? for all"])


def _offer(view: View, act: str) -> str:
    if act == "call":
        return f"call ${plain(view.look.get('to_call', ''))}"
    for option in view.options:
        for detail in option["fields"] if option["act"] == act else ():
            if detail["kind"] == "money":
                least, most = plain(detail["least"]), plain(detail["most"])
                return f"{act} ${least}" if least == most else f"{act} ${least} to ${most}"
    return str(act)
