"""Where a floor process listens, under which addresses people reach it, and what is too open."""

import socket
import ssl
from ipaddress import ip_address
from pathlib import Path
from typing import NamedTuple

from houseway.errors import BadInput, quoted
from houseway.floor.settings import LOOPBACK, PORT


class Listener(NamedTuple):
    """Where, and how it is kept private."""

    host: str = "127.0.0.1"
    port: int = PORT
    certificate: Path | None = None
    key: Path | None = None
    plain_http: bool = False
    proxy: str | None = None  # the address whose word on where a request came from is taken
    connections: int | None = None  # of an address at once; as many as fit, where it is not said

    @property
    def scheme(self) -> str:
        return "https" if self.certificate else "http"


def check(listening: Listener) -> None:
    """Refuse what would send passwords over the network in the open."""
    if (listening.certificate is None) != (listening.key is None):
        raise BadInput("--tls-cert and --tls-key go together")
    if listening.certificate is not None and listening.key is not None:
        try:
            ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(listening.certificate, listening.key)
        except (OSError, ssl.SSLError) as wrong:
            why = (
                wrong.strerror if isinstance(wrong, OSError) and not isinstance(wrong, ssl.SSLError) else "no such pair"
            )
            raise BadInput(f"--tls-cert, --tls-key: the files cannot be used: {why}") from None
    elif not is_loopback(listening.host) and not listening.plain_http:
        raise BadInput(
            f"--host {listening.host}: beyond this machine, passwords go by TLS: give --tls-cert and --tls-key, or say "
            "--plain-http where something in front of it does that"
        )


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def origins(listening: Listener, named: tuple[str, ...] = ()) -> frozenset[str]:
    """The addresses under which people reach it: those that are named, or this machine's."""
    if named:
        return frozenset(map(_origin, named))
    hosts = {*LOOPBACK} if is_loopback(listening.host) or listening.host in ("0.0.0.0", "::") else {listening.host}
    return frozenset(_origin(f"{listening.scheme}://{host}:{listening.port}") for host in hosts)


def _origin(text: str) -> str:
    """As a browser says it: without the port that goes without saying, and nothing after it."""
    scheme, found, host = text.rstrip("/").partition("://")
    if not found or scheme not in ("http", "https") or not host or any(c in host for c in "/?#@ "):
        raise BadInput(
            f"--origin: {quoted(text)} is no origin; it looks like https://house.example or http://10.0.0.5:8765"
        )
    usual = ":443" if scheme == "https" else ":80"
    return f"{scheme}://{host.lower().removesuffix(usual)}"


def address(listening: Listener, known: frozenset[str]) -> str:
    """Where a browser finds it: by the address it listens on, where that is one that people may use."""
    host = f"[{listening.host}]" if ":" in listening.host else listening.host
    own = _origin(f"{listening.scheme}://{host}:{listening.port}")
    return own if own in known else min(known)


def bound(listening: Listener) -> socket.socket:
    """A socket that waits for people; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in listening.host else socket.AF_INET
    try:
        made = socket.create_server((listening.host, listening.port), family=family)
    except (OSError, UnicodeError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else "no such address"
        raise BadInput(f"cannot listen on {quoted(listening.host)} port {listening.port}: {why}") from None
    # Who comes in takes it over: an answer goes out at once, and not when the one before it was acknowledged, which
    # takes 40 ms. What asyncio does for its own sockets it does not do for one that is handed to it.
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return made
