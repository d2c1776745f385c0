"""What is best with the four tiles that one has."""

from houseway.equipment.tiles import NAME, tile
from houseway.games.pai_gow.best.hands import choice_of
from houseway.games.pai_gow.hand import splits
from houseway.games.pai_gow.house_way import set_hand
from houseway.play.view import View


def setting(view: View) -> str:
    """The best way to set four tiles against the house way, and what the law's own way costs."""
    number = _box(view)
    own = [tile(name) for name in next(box["tiles"] for box in view.look["boxes"] if box["box"] == number)]
    setting, choice = set_hand(own), choice_of(own, banks=number == view.look["bank"]["box"])
    low, high = (" ".join(NAME[each] for each in hand) for hand in (setting.low, setting.high))
    house_way = choice.expected(0)
    said = (
        f"The house way: low {low}, high {high}; type house way. It comes to {float(house_way):+.3f} of the wager.\n"
        f"{setting.rule.says} ({', '.join(setting.rule.cites)}).\n"
    )
    if not choice.best:
        return f"{said}Nothing is better against a hand that is set the house way too."
    ranks = choice.ways[choice.best][2:]
    better = next(low for low, way in splits(own).items() if way[2:] == ranks)
    gained = choice.expected(choice.best) - house_way
    return f"{said}Better against the house way: low {better}, which comes to {float(gained):.3f} more."


def worths(view: View) -> dict[str, float]:
    """What the house way comes to, and the best way where that is another, by its low hand."""
    number = _box(view)
    own = [tile(name) for name in next(box["tiles"] for box in view.look["boxes"] if box["box"] == number)]
    choice = choice_of(own, banks=number == view.look["bank"]["box"])
    found = {"the house way": float(choice.expected(0))}
    if choice.best:
        ranks = choice.ways[choice.best][2:]
        better = next(low for low, way in splits(own).items() if way[2:] == ranks)
        found[f"low hand {better}"] = float(choice.expected(choice.best))
    return found


def _box(view: View) -> int:
    return int(str((view.awaited or {})["about"]).split()[1])
