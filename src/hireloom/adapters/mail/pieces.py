"""Sends long letters in pieces: a socket's timeout is for all bytes that are passed at once, so small pieces tell a
slow connection from one on which nothing moves."""

from collections.abc import Iterator
from socket import SO_SNDBUF, SOL_SOCKET, socket

PIECE = 32 * 1024  # bytes


def narrow(line: socket) -> None:
    """Make the system buffer only a little: when it accepts more, nearly all earlier bytes have been sent."""
    line.setsockopt(SOL_SOCKET, SO_SNDBUF, PIECE)


def pieces(content: bytes) -> Iterator[memoryview]:
    whole = memoryview(content)
    return (whole[start : start + PIECE] for start in range(0, len(whole), PIECE))
