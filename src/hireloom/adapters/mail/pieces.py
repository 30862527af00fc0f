"""A long letter goes piece by piece, as a socket has one time limit for all that it is given at once: so a slow line is
told from one on which nothing moves."""

from collections.abc import Iterator
from socket import SO_SNDBUF, SOL_SOCKET, socket

PIECE = 32 * 1024  # bytes


def narrow(line: socket) -> None:
    """The system keeps little of it for later: what it was given has nearly left when it takes more."""
    line.setsockopt(SOL_SOCKET, SO_SNDBUF, PIECE)


def pieces(content: bytes) -> Iterator[memoryview]:
    whole = memoryview(content)
    return (whole[start : start + PIECE] for start in range(0, len(whole), PIECE))
