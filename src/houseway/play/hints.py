"""What may be done now, on one line: for a game that has nothing better to say, and parts for those that have."""

from houseway.play.view import View


def hint_plainly(view: View) -> str:
    """The acts that are awaited of whoever looks."""
    awaited = view.awaited or {}
    if awaited.get("kind") != "choice":
        return f"wager … · withdraw … · {awaited.get('closed by', 'on')} (or Enter) · ? for all"
    offers = [f"{act}{_up_to(view, act)}" for act in awaited["offers"]]
    about = f"{awaited['about']}: " if awaited["about"] else ""
    return f"{about}{' · '.join(offers)} · ? for all"


def hint_elsewhere(view: View) -> str:
    """`10 on box 4 · `: a box that is free besides the first, where the viewer may wager on it."""
    open_ = (f for option in view.options if option["act"] == "wager" for f in option["fields"])
    boxes = dict.fromkeys(box for f in open_ if f["name"] == "selection" for box in f["choices"])
    free = [box for box in boxes if all(placed["selection"] != box for placed in view.placed)]
    return f"10 on {free[1]} · " if len(free) > 1 else ""


def _up_to(view: View, act: str) -> str:
    """The most that goes with an act."""
    for option in view.options:
        for detail in option["fields"] if option["act"] == act else ():
            if detail["kind"] == "money":
                return f" (up to ${detail['most']})"
    return ""
