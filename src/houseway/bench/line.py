"""The line of one player of a load to a floor process: frames of text and no more, so that the load takes little."""

import asyncio
from collections.abc import Callable, Mapping
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.typing import Origin
from websockets.uri import WebSocketURI, parse_uri


class FrameLine(asyncio.Protocol):
    """Hands on every frame as it comes."""

    def __init__(self, to: WebSocketURI, headers: Mapping[str, str], takes: Callable[[bytes], None]) -> None:
        self._protocol = ClientProtocol(to, origin=Origin(headers["Origin"]))
        self._headers, self._takes = headers, takes
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        request = self._protocol.connect()
        request.headers["Cookie"] = self._headers["Cookie"]
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                wrong = self._protocol.handshake_exc
                self.opened.set_result(None) if wrong is None else self.opened.set_exception(wrong)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._takes(bytes(event.data))
        self._flush()

    def send(self, text: str) -> None:
        if self.transport.is_closing():
            raise ConnectionError("the socket is closed")
        self._protocol.send_text(text.encode())
        self._flush()

    def _flush(self) -> None:
        self.transport.write(b"".join(self._protocol.data_to_send()))

    def connection_lost(self, _wrong: Exception | None) -> None:
        for each in (self.opened, self.closed):
            if not each.done():
                each.set_result(None)


async def connected(address: str, headers: Mapping[str, str], takes: Callable[[bytes], None]) -> FrameLine:
    """A line that is open."""
    to = parse_uri(address)
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: FrameLine(to, headers, takes), to.host, to.port
    )
    await line.opened
    return line
