"""Events in words, each with its provision."""

from typing import Any

from houseway.cite import Cite
from houseway.money import dollars
from houseway.play.acts import Details, Fields
from houseway.play.cloth import area_name
from houseway.play.events import Asked, Called, Came, Done, Event, Metered, Moved, Ruled, Settled, Undone
from houseway.play.game import Game
from houseway.play.house import house_acts


class Teller:
    """Tells the events of a round one after another; what somebody does, under what they were asked or may do it."""

    def __init__(self, game: Game[Any]) -> None:
        self._rows = {**house_acts(game.general), **game.act_named}
        self._steps = game.steps
        self._asked: Cite | None = None

    def told(self, event: Event) -> tuple[str, str]:
        """An event in words, and its provision."""
        match event:
            case Done(who=who, act=act, details=details, fields=fields, refused=refused):
                tried = " — refused" if refused else ""
                return f"{who}: {act} {_details(details, fields)}".rstrip() + tried, _cited(refused or self._under(act))
            case Came(device=device, field=field, value=value, to=to):
                return f"{device}: {field} {value}" + (f" for {to}" if to else ""), _cited(self._asked)
            case Called(words=words, under=under):
                return f"called: {words}", _cited(under)
            case Moved(person=person, amount=amount, account=account):
                way = f"to {person} from the {account}" if amount > 0 else f"from {person} to the {account}"
                return f"${dollars(abs(amount))} {way}", ""
            case Metered(person=person, amount=amount, under=under):
                return f"the meter counts {person}'s ${dollars(amount)}", _cited(under)
            case Ruled(ruling=ruling):
                return f"ruled: {ruling.what}", ", ".join(map(str, ruling.cites))
            case Settled(line=line) | Undone(line=line):
                undone = "taken back: " if isinstance(event, Undone) else ""
                paid = f"paid ${dollars(line.paid)}, " if line.paid else ""
                what = f"{undone}{line.person}'s {area_name(line.wager, line.selection)}: {line.verdict.value}"
                return f"{what}, {paid}returned ${dollars(line.returned)}", ", ".join(map(str, line.cites))
            case Asked(what=what, under=under):
                self._asked = under
                return f"awaited: {what}", under.text

    def _under(self, act: str) -> Cite | None:
        return self._rows[act].under if act in self._rows else self._steps.get(act) or self._asked


def _details(details: Details, fields: Fields) -> str:
    """`$5.00 on straight up 17` of a wager, and what else is said of it; else every detail after its name."""
    if type(details.get("stake")) is int and {"on", "selection"} <= details.keys():
        made = f"${dollars(details['stake'])} on {area_name(details['on'], details['selection'])}"
        others = {name: each for name, each in details.items() if name not in ("on", "selection", "stake")}
        return f"{made} {_details(others, fields)}".rstrip()
    money = {field.name for field in fields if field.kind == "money"} | {"stake"}
    return " ".join(f"{name} {_said(name in money, each)}" for name, each in details.items())


def _said(money: bool, value: Any) -> str:
    return f"${dollars(value)}" if money and type(value) is int else str(value)


def _cited(under: Cite | None) -> str:
    return "" if under is None else under.text
