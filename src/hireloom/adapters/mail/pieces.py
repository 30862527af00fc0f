"""A long letter is sent piece by piece: a socket's time limit is for all that it is given at once, so small pieces tell
a slow line from one on which nothing moves."""

from collections.abc import Iterator
from socket import SO_SNDBUF, SOL_SOCKET, socket

PIECE = 32 * 1024  # bytes


def narrow(line: socket) -> None:
    """Make the system buffer little: when it takes more, what it took before has nearly left."""
    line.setsockopt(SOL_SOCKET, SO_SNDBUF, PIECE)


def pieces(content: bytes) -> Iterator[memoryview]:
    whole = memoryview(content)
    return (whole[start : start + PIECE] for start in range(0, len(whole), PIECE))
