"""How often something may be done: by a name, an address, a person."""

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final

from starlette.requests import HTTPConnection

from houseway.floor.problems import TooOften
from houseway.floor.settings import FloorSettings, Rate

MOST_KEYS: Final = 100_000  # remembered; the longest unused are forgotten first


class Limit:
    """A bucket for each key, that fills again with time."""

    def __init__(self, what: str, rate: Rate, time: Callable[[], float]) -> None:
        self.what, self.rate, self.time = what, rate, time
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when it was so

    def take(self, key: str) -> None:
        """Once more; `TooOften` where it is once too much."""
        most, seconds = self.rate
        now = self.time()
        left, since = self._left.pop(key, (float(most), now))
        left = min(float(most), left + max(0.0, now - since) * most / seconds)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)
        if left < 1:
            raise TooOften(self.what, ceil((1 - left) * seconds / most))

    def forget(self, key: str) -> None:
        """It went well, and what was tried before counts no more."""
        self._left.pop(key, None)


class RateLimits:
    """Those of one process."""

    def __init__(self, settings: FloorSettings) -> None:
        self.by_name = Limit("attempts to sign in under this name", settings.sign_ins_by_name, settings.time)
        self.by_address = Limit("attempts to sign in from here", settings.sign_ins_by_address, settings.time)
        self.guests = Limit("new guests from here", settings.guests_by_address, settings.time)
        self.acts = Limit("acts", settings.acts_by_person, settings.time)
        self.long_looks = Limit("long looks at the store", settings.long_looks_by_person, settings.time)
        self.looks = Limit("requests", settings.looks_by_person, settings.time)
        self.looks_from = Limit("requests from here", settings.looks_by_address, settings.time)
        self.pictures = Limit("pictures to be drawn", settings.pictures_by_person, settings.time)
        self.reasons = Limit("reasons asked for", settings.reasons_by_person, settings.time)
        self.questions = Limit("questions at the desk", settings.questions_by_person, settings.time)
        self.phrases = Limit("phrases", settings.phrases_by_person, settings.time)
        self.worths = Limit("hints", settings.worths_by_person, settings.time)
        self.workings = Limit("odds to be worked out", settings.odds_by_person, settings.time)


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from, as it is counted."""
    return address_key(request.client.host if request.client else "")


def address_key(host: str) -> str:
    """An address as it is counted: of IPv6 the network, since one person has as many addresses as they like there."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(int(address) >> 64) if isinstance(address, IPv6Address) else str(address)
