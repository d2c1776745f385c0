"""A tree of hashes (RFC 6962): its root commits to every leaf, and a leaf is shown to be in it by a path of few hashes.

Whoever has the root, a leaf, its place, the number of leaves and the path can check it with SHA-256 and nothing else.
"""

from collections.abc import Sequence
from hashlib import sha256

from houseway.errors import BadInput


def leaf(text: str) -> bytes:
    """The hash of one leaf; a leaf and a node are never mistaken for each other."""
    return sha256(b"\0" + text.encode()).digest()


def levels(leaves: Sequence[bytes]) -> list[list[bytes]]:
    """From the leaves to the root; a node without a neighbour goes up as it is."""
    found = [list(leaves)]
    while len(found[-1]) > 1:
        below = found[-1]
        above = [sha256(b"\1" + below[at] + below[at + 1]).digest() for at in range(0, len(below) - 1, 2)]
        found.append(above + below[len(above) * 2 :])
    return found


def path(tree: Sequence[Sequence[bytes]], at: int) -> list[str]:
    """The neighbours on the way from a leaf to the root."""
    found = []
    for level in tree[:-1]:
        if (other := at ^ 1) < len(level):
            found.append(level[other].hex())
        at //= 2
    return found


def root_of(text: str, at: int, size: int, path: Sequence[str]) -> str:
    """The root of a tree of so many leaves that has this one there, by its path."""
    node, neighbours = leaf(text), list(map(bytes.fromhex, path))[::-1]
    while size > 1:
        if at ^ 1 < size:
            if not neighbours:
                raise BadInput("the path is too short for a tree of that size")
            other = neighbours.pop()
            node = sha256(b"\1" + (other + node if at % 2 else node + other)).digest()
        at, size = at // 2, (size + 1) // 2
    if neighbours:
        raise BadInput("the path is too long for a tree of that size")
    return node.hex()
