"""ClamAV's daemon, asked by its command INSTREAM over TCP or a Unix socket."""

import logging
import re
import socket
import struct
from contextlib import suppress
from urllib.parse import urlsplit

from hireloom.infrastructure.connections import reason
from hireloom.infrastructure.deadline import Deadline
from hireloom.ports.scanners import ScannerAway

SECONDS = 30.0  # for one file
PIECE = 64 * 1024  # bytes sent at a time
LONGEST_ANSWER = 1_000
_INFECTED = re.compile(r"stream: ([!-~]{1,100}) FOUND")

log = logging.getLogger(__name__)


class ClamAv:
    """`url` is tcp://host:port or unix:///path. Each file has its own connection."""

    def __init__(self, url: str, *, seconds: float = SECONDS) -> None:
        self._url, self._seconds = urlsplit(url), seconds

    def malware_in(self, content: bytes) -> str:
        try:
            answer = self._asked(content)
        except OSError as away:
            raise _away(reason(away)) from away
        if answer == "stream: OK":
            return ""
        if match := _INFECTED.fullmatch(answer):
            return match[1]
        raise _away(answer[:200] or "it closed the connection")

    def _asked(self, content: bytes) -> str:
        with self._connected() as line:
            deadline = Deadline(self._seconds, lambda: [line])
            try:
                with suppress(
                    BrokenPipeError, ConnectionResetError
                ):  # it refused a file that is too large, and says so
                    line.sendall(b"zINSTREAM\0")
                    for start in range(0, len(content), PIECE):
                        piece = content[start : start + PIECE]
                        line.sendall(struct.pack("!I", len(piece)) + piece)
                    line.sendall(struct.pack("!I", 0))
                return _answer(line)
            finally:
                deadline.done()

    def _connected(self) -> socket.socket:
        if self._url.scheme == "tcp":
            return socket.create_connection((self._url.hostname, self._url.port), self._seconds)
        line = socket.socket(socket.AF_UNIX)
        line.settimeout(self._seconds)
        try:
            line.connect(self._url.path)
        except OSError:
            line.close()
            raise
        return line


def _away(cause: str) -> ScannerAway:
    log.error("the malware scanner could not do it: %s", cause)
    return ScannerAway(f"The malware scanner cannot be used: {cause}.")


def _answer(line: socket.socket) -> str:
    """Up to its zero byte, or to the end of the connection."""
    answer = b""
    while len(answer) < LONGEST_ANSWER and b"\0" not in answer and (part := line.recv(LONGEST_ANSWER)):
        answer += part
    return answer.partition(b"\0")[0].decode("ascii", "replace").strip()
