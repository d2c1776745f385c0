"""A pai gow table in pieces: the dice, and every box's tiles, the low hand before the high one."""

from houseway.play.pieces import Look, Piece, Pieces, Said, say


def pieces(look: Look) -> Pieces:
    first = f"the first tiles go to box {look['first']}" if look["first"] else ""
    yield Piece("dice", "dice", look["dice"] or [], first)
    for box in look["boxes"]:
        at = f"box {box['box']}"
        if "low" in box:
            names = [box["low_is"], box["high_is"]]
            tiles = [*box["low"], "|", *box["high"]]
            yield Piece(
                *("tiles", at, tiles, " · ".join(names), at),
                of=box["players"],
                tag=_shortly(box),
                against="" if box["box"] == look["bank"]["box"] else _banks(look),
            )
        elif box["tiles"]:
            yield Piece("tiles", at, ["" if tile == "?" else tile for tile in box["tiles"]], at=at, of=box["players"])


def came(look: Look) -> str:
    banks = _banks(look)
    return f"bank {banks}" if banks else ""


def _banks(look: Look) -> str:
    """What its two hands are, once they are shown."""
    found = [box for box in look["boxes"] if box["box"] == look["bank"]["box"] and "low" in box]
    return _shortly(found[0]) if found else ""


def _shortly(box: Look) -> str:
    return " · ".join(box[name].partition(" with ")[0] for name in ("low_is", "high_is"))


def words(look: Look) -> Said:
    bank = look["bank"]
    house = ["the house"] if bank["kind"] != "player/banker" else []
    yield say("bank", f"box {bank['box']}", *bank["bankers"], *house, loud=True)
    for name, boxes in (("set", _set), ("out of play", _out_of_play)):
        if found := [f"box {box['box']}" for box in look["boxes"] if box["tiles"] and boxes(box)]:
            yield say(name, *found)


def _set(box: Look) -> bool:
    """By whom, only they and the dealer see how."""
    return bool(box["set"]) and "low" not in box


def _out_of_play(box: Look) -> bool:
    return not box.get("live", True)
