"""`houseway floor` alone: the house over the web, until it is told to stop."""

import argparse
import asyncio
import json
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from houseway.cli.output import text_of
from houseway.errors import BadInput, quoted
from houseway.floor.settings import PORT, FloorSettings

if TYPE_CHECKING:
    from houseway.floor.server import Opening, Started


def add(parser: argparse.ArgumentParser) -> None:
    """What is said where no other act is named."""
    parser.add_argument(
        "--host", metavar="ADDRESS", default="127.0.0.1", help="where to listen (default: this machine alone)"
    )
    parser.add_argument("--port", metavar="N", type=int, default=PORT, help=f"default {PORT}; 0 is any that is free")
    parser.add_argument(
        "--origin",
        metavar="URL",
        action="append",
        default=[],
        help="an address under which people reach it, like https://house.example; may be said again",
    )
    parser.add_argument("--tls-cert", metavar="FILE", help="the certificate, with --tls-key")
    parser.add_argument("--tls-key", metavar="FILE", help="its key")
    parser.add_argument(
        "--plain-http", action="store_true", help="beyond this machine without TLS, which something in front of it does"
    )
    parser.add_argument("--proxy", metavar="ADDRESS", help="whose X-Forwarded-For is believed")
    parser.add_argument(
        "--connections", metavar="N", type=int, help="of one address at once (default: 500, or a quarter of the files)"
    )
    parser.add_argument("--no-guests", action="store_true", help="nobody comes in without a password")
    parser.add_argument("--bare", action="store_true", help="a first run opens no tables")
    parser.add_argument(
        "--password-file",
        metavar="FILE",
        help="the administrator's password in a first run; else one is made up and printed",
    )
    parser.add_argument("--metrics-token-file", metavar="FILE", help="what Prometheus shows to read /metrics")
    parser.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), help="of the JSON lines on standard error"
    )
    parser.add_argument(
        "--open", dest="browser", action="store_true", default=None, help="open a browser (default: on a terminal)"
    )
    parser.add_argument(
        "--no-browser", "--no-open", dest="browser", action="store_false", default=None, help="open none"
    )


def run(args: argparse.Namespace) -> int:
    """Prints one line with the address when it is ready."""
    from houseway.floor.logs import log_to  # not for `houseway --help`: what serves the web takes its time
    from houseway.floor.server import serve

    opening = _opening(args)
    log_to(level=args.log_level or ("warning" if sys.stderr.isatty() else "info"))
    browser = sys.stdout.isatty() if args.browser is None else args.browser
    asyncio.run(serve(opening, lambda started: _tell(started, as_json=args.json, browser=browser)))
    return 0


def _opening(args: argparse.Namespace) -> "Opening":
    from houseway.floor.addresses import Listening, check
    from houseway.floor.server import Opening

    folder = made_folder(args.data) if args.database is None else args.data
    cert, key = (Path(each) if each else None for each in (args.tls_cert, args.tls_key))
    settings = FloorSettings(guests=not args.no_guests, metrics_token=_secret(args.metrics_token_file) or "")
    if not 0 <= args.port < 1 << 16:
        raise BadInput(f"--port: {args.port} is no port; allowed: 0 to 65535")
    if args.connections is not None and args.connections < 1:
        raise BadInput(f"--connections: {args.connections} is too few; allowed: 1 and more")
    listening = Listening(args.host, args.port, cert, key, args.plain_http, args.proxy, args.connections)
    check(listening)
    return Opening(
        folder,
        args.database,
        listening,
        tuple(args.origin),
        settings,
        _secret(args.password_file),
        not args.bare,
    )


def made_folder(data: str) -> str:
    """A folder for the house, made where there is none, for nobody else to read."""
    try:
        Path(data).mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as wrong:
        raise BadInput(f"--data: {quoted(data)} cannot be made a folder: {wrong.strerror}") from None
    return data


def _secret(file: str | None) -> str | None:
    """The first line of a file that only the house should read."""
    return text_of(file).partition("\n")[0].strip() if file else None


def _tell(started: "Started", *, as_json: bool, browser: bool) -> None:
    made_up = started.administrator
    if as_json:
        told = started._asdict() | {"administrator": made_up._asdict() if made_up else None}
        print(json.dumps(told), flush=True)
    else:
        if made_up is not None:
            print(f"The administrator signs in as {made_up.name} with the password {made_up.password}")
            print("It is told this once; change it after signing in.")
        print(f"The house is open at {started.address} with {started.tables} tables; Ctrl-C closes it.", flush=True)
    if browser:
        webbrowser.open(started.address)
