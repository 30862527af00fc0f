"""The protocol between the web process and its children: a file descriptor is sent, an answer comes back.

An answer about a document is JSON and not pickle, because a child may have read a hostile file and must not be able to
run code in its parent. For the results of text analysis see `pickles`.
"""

import array
import json
import socket
import struct
import time
from collections.abc import Callable
from typing import Any, NamedTuple

READY = b"!"
CHECK = "check "  # sent before the format of a document that is not to be read, only opened
PICTURE = "picture"  # sent in place of the format
PORTRAIT = "portrait"  # likewise
COVER = "cover"  # likewise
LOGO = "logo"  # likewise
WORK = "work"  # likewise: a function of text analysis with its arguments
LARGEST_HEAD = 8 * 2**20  # bytes; 200 kB of text with positions is below 3 MB
LARGEST_BODY = 32 * 2**20  # bytes: an email with its files
PATIENCE = 0.25  # seconds between two checks of whether anybody is still waiting
_LENGTHS = struct.Struct("!II")


class Silent(Exception):
    """The other side closed the connection, or sent something that is not a response."""


class RequesterGone(Exception):
    """Nobody is waiting for the answer anymore."""


class Answer(NamedTuple):
    head: dict[str, Any]
    body: bytes  # the pickled result of a function, or a picture; otherwise empty


def send_file(to: socket.socket, kind: str, file: int) -> None:
    socket.send_fds(to, [kind.encode()], [file])


def receive_file(from_: socket.socket) -> tuple[str, int] | None:
    """The next file's kind and descriptor, None when there will be no more."""
    name, control, _, _ = from_.recvmsg(16, socket.CMSG_LEN(array.array("i").itemsize))
    if not name or not control:
        return None
    return name.decode(), array.array("i", control[0][2])[0]


def send_answer(to: socket.socket, answer: Answer) -> None:
    head = json.dumps(answer.head).encode()
    to.sendall(_LENGTHS.pack(len(head), len(answer.body)) + head + answer.body)


def receive_answer(from_: socket.socket, *, until: float, is_abandoned: Callable[[], bool]) -> Answer:
    """An answer that arrived before the monotonic time `until`; raises TimeoutError, Silent or RequesterGone."""
    lengths = _LENGTHS.unpack(receive(from_, _LENGTHS.size, until=until, is_abandoned=is_abandoned))
    if lengths[0] > LARGEST_HEAD or lengths[1] > LARGEST_BODY:
        raise Silent
    head, body = (receive(from_, length, until=until, is_abandoned=is_abandoned) for length in lengths)
    try:
        reply = json.loads(head)
    except ValueError as garbage:
        raise Silent from garbage
    if not isinstance(reply, dict):
        raise Silent
    return Answer(reply, body)


def receive(
    from_: socket.socket, length: int, *, until: float, is_abandoned: Callable[[], bool] = lambda: False
) -> bytes:
    got = bytearray()
    while len(got) < length:
        left = until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        if is_abandoned():
            raise RequesterGone
        from_.settimeout(min(left, PATIENCE))
        try:
            part = from_.recv(min(length - len(got), 2**18))
        except TimeoutError:
            continue
        except ConnectionError as gone:
            raise Silent from gone
        if not part:
            raise Silent
        got += part
    return bytes(got)
