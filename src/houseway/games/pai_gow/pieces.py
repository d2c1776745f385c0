"""A pai gow table in pieces: the dice, and every box's tiles, the low hand before the high one."""

from houseway.play.pieces import Look, Piece, Pieces


def pieces(look: Look) -> Pieces:
    first = f"the first tiles go to box {look['first']}" if look["first"] else ""
    yield Piece("dice", "dice", look["dice"] or [], first)
    for box in look["boxes"]:
        at = f"box {box['box']}"
        if "low" in box:
            names = [box["low_is"], box["high_is"]]
            tiles = [*box["low"], "|", *box["high"]]
            shortly = " · ".join(name.partition(" with ")[0] for name in names)
            yield Piece("tiles", at, tiles, " · ".join(names), at, of=box["players"], tag=shortly)
        elif box["tiles"]:
            yield Piece("tiles", at, ["" if tile == "?" else tile for tile in box["tiles"]], at=at, of=box["players"])
