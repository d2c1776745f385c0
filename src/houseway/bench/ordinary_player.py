"""A player at the other end of a socket who does the ordinary thing: wagers the least, takes what is offered first.

They know what any page knows: the view, what is theirs to do, and long lists when they ask for them.
"""

from random import Random
from typing import Any

from houseway.bench.table_client import TableClient
from houseway.play.codec import Data


class OrdinaryPlayer:
    """Plays at one table, by what is sent."""

    def __init__(self, client: TableClient, name: str, seed: object = 0) -> None:
        self.client, self.name, self.chance = client, name, Random(f"{seed} {name}")
        self._cloth: dict[str, list[Any]] = {}  # the places of each wager
        self._made: Data = {}  # the last wager on a place
        self._wagered = self._ready = -1  # where wagers were open: theirs is made, they need no more time
        self._tried: dict[str, int] = {}  # acts since something else was awaited
        self._where = -1

    @property
    def settled(self) -> list[Data]:
        """Wagers of theirs that came to an end."""
        return [each for each in self.client.events if "verdict" in each and each["person"] == self.name]

    @property
    def has_something_to_do(self) -> bool:
        """Is something asked of them, or are wagers open for which they are not ready?"""
        awaited = self.client.view["awaited"]
        wagering = awaited is not None and awaited["kind"] == "wagering"
        return bool(self._answers) or (wagering and self._ready != self.client.asked)

    @property
    def _answers(self) -> list[Data]:
        """Acts that are asked of them; wagers they make themselves."""
        return [each for each in self.client.view["yours"] if "act" in each]

    async def step(self) -> bool:
        """One thing, where something is theirs to do."""
        view = self.client.view
        where = self.client.asked
        if where != self._where:
            self._where, self._tried = where, {}
        wagering = view["awaited"] is not None and view["awaited"]["kind"] == "wagering"
        if (wagering or self._answers) and self._wagered != where:
            self._wagered = where
            if await self._wager():
                return True
        if self._answers:
            return await self._answer(self._answers)
        if wagering and self._ready != where and view["dealt"] == "house":
            self._ready = where
            return await self.client.does(ready=True)
        return False

    async def _wager(self) -> bool:
        options = (await self.client.says(ask="options")).get("answer", [])
        wagers = [each for each in options if each["act"] == "wager"] or [each for each in options if _staked(each)]
        self.chance.shuffle(wagers)
        for option in wagers:
            if "places" in option:
                places = option["places"] if option["places"] != "every" else await self._places(option["on"])
                if not places:
                    continue  # wagers were closed in the meantime
                chips = {"chips": option["chips"]} if "chips" in option else {}
                details = {"on": option["on"], "selection": places[0], "stake": option["least"]} | chips
            else:
                details = await self._filled(option["act"], option["ways"][0])
            if await self.client.does(act=option["act"], **{"with": details}):
                self._made = details if "places" in option else {}
                return True
        return False

    async def _places(self, wager: str) -> list[Any]:
        """All that the cloth has; asked for once, as a page looks at its cloth once."""
        if not self._cloth.get(wager):
            asked = {"act": "wager", "detail": "selection", "given": {"on": wager}}
            self._cloth[wager] = (await self.client.says(ask="choices", **asked))["answer"]
        return self._cloth[wager]

    async def _answer(self, options: list[Data]) -> bool:
        """The first that is offered, and another where that was tried already."""
        for option in sorted(options, key=lambda each: self._tried.get(each.get("act", ""), 0)):
            act = option.get("act", "")
            self._tried[act] = self._tried.get(act, 0) + 1
            if not act:
                continue
            ways = option["ways"] if "ways" in option else (await self.client.says(ask="ways", act=act))["answer"]
            details = await self._filled(act, ways[0] if ways else [])
            if await self.client.does(act=act, **{"with": details}):
                return True
        return False

    async def _filled(self, act: str, fields: list[Data]) -> Data:
        """The first of what may be chosen, the least that may be given; nothing that may be left out."""
        found: Data = {}
        for field in fields:
            if not field["optional"]:
                found[field["name"]] = await self._value(act, field, found)
        return found

    async def _value(self, act: str, field: Data, given: Data) -> Any:
        if field["kind"] in ("money", "whole"):
            return field["least"]
        choices = field.get("choices")
        if choices is None:
            asked = {"act": act, "detail": field["name"], "given": given}
            choices = (await self.client.says(ask="choices", **asked))["answer"]
        return choices[: max(1, field["least"])] if field["kind"] == "choices" else choices[0]


class AtAPage(OrdinaryPlayer):
    """Asks no more than a page does: a chip is laid where they last wagered, and nothing is asked before it.

    All who play one game share a cloth, which a page has from the house once.
    """

    def __init__(self, client: TableClient, name: str, cloth: dict[str, list[Any]]) -> None:
        super().__init__(client, name)
        self._cloth = cloth

    async def _wager(self) -> bool:
        awaited = self.client.view["awaited"]
        if awaited is None or awaited["kind"] != "wagering":
            return False
        if self._made:
            chip = {"on": self._made["on"], "selection": self._made["selection"], "chip": self._made["stake"]}
            if await self.client.does(lay=chip):
                return True
            self._made = {}  # it is not open now
        return await super()._wager()


def _staked(option: Data) -> bool:
    """Is it another way to put a stake down: an entry at keno?"""
    return any(field["name"] == "stake" for fields in option.get("ways", ())[:1] for field in fields)
