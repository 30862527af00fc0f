"""The protocol between the web process and its reading children: a file descriptor is sent, JSON comes back.

JSON and not pickle, because a child may have read a hostile file and must not be able to run code in its parent.
"""

import array
import json
import socket
import struct
import time
from typing import Any

READY = b"!"
PICTURE = "picture"  # sent in place of the format of a document
LARGEST = 8 * 2**20  # bytes of an answer; 200 kB of text with positions is below 3 MB
_LENGTH = struct.Struct("!I")


class Silent(Exception):
    """The other side closed the connection, or sent something that is not a response."""


def send_file(to: socket.socket, format: str, file: int) -> None:
    socket.send_fds(to, [format.encode()], [file])


def receive_file(from_: socket.socket) -> tuple[str, int] | None:
    """The next file's format and descriptor, None when there will be no more."""
    name, control, _, _ = from_.recvmsg(16, socket.CMSG_LEN(array.array("i").itemsize))
    if not name or not control:
        return None
    return name.decode(), array.array("i", control[0][2])[0]


def send_answer(to: socket.socket, answer: dict[str, Any]) -> None:
    body = json.dumps(answer).encode()
    to.sendall(_LENGTH.pack(len(body)) + body)


def receive_answer(from_: socket.socket, *, until: float) -> dict[str, Any]:
    """An answer that arrived before the monotonic time `until`; raises TimeoutError or Silent."""
    (length,) = _LENGTH.unpack(receive(from_, _LENGTH.size, until=until))
    if length > LARGEST:
        raise Silent
    try:
        reply = json.loads(receive(from_, length, until=until))
    except ValueError as garbage:
        raise Silent from garbage
    if not isinstance(reply, dict):
        raise Silent
    return reply


def receive(from_: socket.socket, length: int, *, until: float) -> bytes:
    got = bytearray()
    while len(got) < length:
        left = until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        from_.settimeout(left)
        try:
            part = from_.recv(min(length - len(got), 2**18))
        except ConnectionError as gone:
            raise Silent from gone
        if not part:
            raise Silent
        got += part
    return bytes(got)
