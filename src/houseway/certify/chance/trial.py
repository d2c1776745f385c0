"""The tests of a device: all p-values, held against an α that was fixed beforehand for all of them together."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final

from houseway.certify.chance.defects import CHANCES, SOURCES
from houseway.certify.chance.devices import DEVICES, USUAL, Orders, Series, TableDevice
from houseway.certify.chance.order_tests import dealt_tests, order_tests
from houseway.certify.chance.series_tests import ChanceTest, series_tests
from houseway.certify.evidence import two_sided
from houseway.equipment.cards import FULL_DECK
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import Entropy, SeededEntropy, SystemEntropy
from houseway.errors import BadInput, quoted
from houseway.games import GAMES, variants
from houseway.odds.exact import exact, net_of
from houseway.play.game import Game
from houseway.play.wager import Verdict

ALPHA: Final = 0.001
"""That anything alarms where nothing is wrong, over all the tests of one device."""
DEFECTS: Final[Mapping[str, tuple[str, int]]] = {
    "modulo": ("wheel", 200_000),
    "off-by-one": ("pack", 20_000),
    "seed-31": ("pack", 240_000),
    "lag": ("dice-2", 50_000),
    "loaded": ("dice-2", 50_000),
    "pay-line": ("wheel", 200_000),
}
"""Where each is planted, and after how many draws it is found."""
PAY_LINE: Final = 2  # of the rows of a game: whose payment is planted a unit too high
MOST: Final = 10**8
FEWEST: Final = 500  # outcomes of a table
CHUNK: Final = 1 << 14


def device_tests(device: str, draws: int | None = None, seed: str | None = None, plant: str = "") -> dict[str, Any]:
    """All tests of a device; without a seed, by the chance that a floor runs on."""
    of = _device(device)
    if plant and plant not in DEFECTS:
        raise BadInput(f"--plant: {quoted(plant)} is no defect that is planted; there are {', '.join(DEFECTS)}")
    draws = draws or of.draws
    if not 1_000 // (of.taken or 1) < draws <= MOST:
        raise BadInput(f"--draws: {draws:,} are too few or too many for {device}; by itself it has {of.draws:,}")
    source = _entropy(seed)
    chance, begin = _planted(source, plant)
    found = of.drawn(chance, draws, begin)
    results = [*(series_tests(found) if isinstance(found, Series) else order_tests(found))]
    if isinstance(found, Series):
        results += _returns(of, found, plant == "pay-line")
    return _told(device, of, draws, seed, plant, results)


def history_tests(table: str, came: Sequence[str], weights: Mapping[Any, int]) -> dict[str, Any]:
    """What came at a table of a house, in its order, tested in the same way."""
    places = {str(value): at for at, value in enumerate(weights)}
    if strange := [value for value in came if value not in places]:
        raise BadInput(f"--table: {quoted(strange[0])} cannot come from the device of {table} as it is now")
    if len(came) < FEWEST:
        raise BadInput(f"--table: {len(came):,} outcomes of {table} are too few to say anything; {FEWEST:,} may")
    whole = sum(weights.values())
    found = Series([places[value] for value in came], [each / whole for each in weights.values()])
    about = TableDevice(f"what came at {table}", len(came), weights)
    return _told(table, about, len(came), None, "", [*series_tests(found)])


def dealt_history_tests(table: str, rounds: Sequence[Sequence[int]], decks: int) -> dict[str, Any]:
    """The cards of each round of a table of a house, in the order in which they came."""
    dealt = [list(each) for each in rounds if each]
    if len(dealt) < FEWEST:
        raise BadInput(f"--table: {len(dealt):,} rounds of {table} are too few to say anything; {FEWEST:,} may")
    about = TableDevice(f"cards dealt at {table}, round by round", len(dealt))
    return _told(table, about, len(dealt), None, "", [*dealt_tests(Orders(dealt, [decks] * len(FULL_DECK)))])


def _told(
    device: str, of: TableDevice, draws: int, seed: str | None, plant: str, results: list[ChanceTest]
) -> dict[str, Any]:
    level = ALPHA / len(results)
    return {
        "device": device,
        "about": of.about,
        "draws": draws,
        "seed": seed,
        "certifiable": seed is None and not plant,
        "plant": plant,
        "alpha": ALPHA,
        "each_at": level,
        "tests": [{"name": each.name, "statistic": round(each.statistic, 4), "p": each.p} for each in results],
        "passes": all(each.p >= level for each in results),
    }


def _device(name: str) -> TableDevice:
    if (known := USUAL.get(name, name)) not in DEVICES:
        raise BadInput(f"--device: {quoted(name)} is no device; there are {', '.join(DEVICES)}")
    return DEVICES[known]


def _entropy(seed: str | None) -> Entropy:
    return SystemEntropy() if seed is None else SeededEntropy(seed)


def _planted(source: Entropy, plant: str) -> tuple[Chance, Callable[[], None]]:
    """Chance with a defect in it, and what begins a new order."""
    if plant in CHANCES:
        return CHANCES[plant](source), lambda: None
    entropy = SOURCES[plant](source) if plant in SOURCES else source
    return Chance(entropy), getattr(entropy, "begin", lambda: None)


def _returns(of: TableDevice, found: Series, planted: bool) -> list[ChanceTest]:
    """What each wager of the game that goes by this device returned, by the outcomes as they came."""
    game = _game_of(of)
    if game is None or game.chances is None:
        return []
    results = []
    for number, row in enumerate(game.wagers):
        selection = row.selections[-1]
        nets = []
        for fact, _ in game.chances(row, selection):
            clause = row.decide(fact)
            net = net_of(clause.verdict, clause.pays or row.pays, row.commission)
            more = planted and number == PAY_LINE and clause.verdict is Verdict.WIN
            nets.append(float(net) + more)
        known = exact(game, row, selection)
        mean = sum(nets[value] for value in found.values) / len(found.values)
        z = (mean - float(known.expected)) / sqrt(float(known.variance) / len(found.values))
        results.append(ChanceTest(f"return of {row.name}, {selection}", z, two_sided(z)))
    return results


def _game_of(of: TableDevice) -> Game[Any] | None:
    """The game whose wagers are decided by one outcome of this device alone, in the order in which it can come."""
    for game in (each for name in GAMES for each in variants(name) if each.chances is not None and not each.pot):
        table = game.open_table()
        wheel = getattr(table, "wheel", None) or getattr(getattr(table, "text", None), "wheel", None)
        if wheel is not None and wheel.weights() == of.weights:
            return game
    return None


def raw(file: Path, size: int, seed: str | None = None) -> None:
    """So many bytes of the numbers that chance is made of, for the suites of others (PractRand, dieharder)."""
    if not 0 < size <= 1 << 40:
        raise BadInput(f"--raw: 1 to {1 << 40} bytes, not {size}")
    below = _entropy(seed).below
    try:
        with file.open("wb") as out:
            for left in range(size, 0, -CHUNK):
                words = (below(1 << 32).to_bytes(4, "little") for _ in range(-(-min(CHUNK, left) // 4)))
                out.write(b"".join(words)[: min(CHUNK, left)])
    except OSError as wrong:
        raise BadInput(f"--raw: {quoted(str(file))} cannot be written: {wrong.strerror}") from None


def controls(seed: str) -> list[dict[str, Any]]:
    """Every defect, planted at the number of draws that it is stated for."""
    return [device_tests(device, draws, f"{seed} {name}", name) for name, (device, draws) in DEFECTS.items()]
