"""Ends of chains that are signed: whoever has the house's public key sees that it once had these, and no others.

The signature is Ed25519 over the document without it, as JSON with its keys in order. A published end promises
everything before it: an event that is changed, or cut off, gives another.
"""

import json
import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from houseway.errors import BadInput, quoted
from houseway.house.open_rounds import ends
from houseway.house.tables.replay import DoesNotFit
from houseway.play.codec import Data
from houseway.store.store import Store

FILE: Final = "heads.key"  # in the folder of the house
OURS_ALONE: Final = 0o600


def heads(store: Store, at: datetime) -> Data:
    """Where every chain ends now, as far as it may be told."""
    return {
        "houseway": "heads",
        "at": at.isoformat(),
        "heads": {str(chain): list(end) for chain, end in ends(store).items()},
    }


def signed(document: Data, key: Ed25519PrivateKey) -> Data:
    """The document with the public key of whoever signed it, and the signature."""
    whole = document | {"signer": public(key)}
    return whole | {"signature": key.sign(_written(whole)).hex()}


def check(document: Mapping[str, Any], signer: str | None) -> None:
    """It is signed; where a signer is named, by them. `DoesNotFit` where it is not."""
    by, signature = document.get("signer"), document.get("signature")
    if by is None or signature is None:
        raise DoesNotFit("the ends of the chains are not signed")
    if signer is not None and by != signer:
        raise DoesNotFit(f"the ends of the chains are signed by {by}, and not by {signer}")
    rest = {name: value for name, value in document.items() if name != "signature"}
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(by)).verify(bytes.fromhex(signature), _written(rest))
    except (InvalidSignature, ValueError, TypeError):
        raise DoesNotFit("the signature of the ends of the chains is not theirs") from None


def _written(document: Mapping[str, Any]) -> bytes:
    return json.dumps(document, sort_keys=True, separators=(",", ":")).encode()


def public(key: Ed25519PrivateKey) -> str:
    return key.public_key().public_bytes_raw().hex()


def key_at(file: Path) -> Ed25519PrivateKey:
    """The key in a file that nobody else may read; a new one, where there is none."""
    try:
        if not file.exists():
            return _new(file)
        if os.name == "posix" and file.stat().st_mode & 0o077:
            raise BadInput(f"{quoted(str(file))} may be read by others; make it private first (chmod 600)")
        found = load_pem_private_key(file.read_bytes(), None)
    except OSError as wrong:
        raise BadInput(f"{quoted(str(file))} cannot be read or made: {wrong.strerror}") from None
    except (ValueError, TypeError):
        found = None
    if not isinstance(found, Ed25519PrivateKey):
        raise BadInput(f"{quoted(str(file))} holds no private Ed25519 key without a password, as PEM")
    return found


def _new(file: Path) -> Ed25519PrivateKey:
    key = Ed25519PrivateKey.generate()
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OURS_ALONE), "wb") as out:
        out.write(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return key
