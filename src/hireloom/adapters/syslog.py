"""Sends the audit log to a syslog server, in the format of RFC 5424, by UDP, TCP or a Unix socket."""

import json
import logging
import os
import re
import socket
from collections.abc import Sequence
from contextlib import closing, suppress
from datetime import UTC
from typing import Any
from urllib.parse import urlsplit

from hireloom.domain.audit_chain import AuditRecord
from hireloom.ports.audit import AuditSinkAway

SECONDS = 5.0  # to connect, and for each write
AUTHPRIV, WARNING, INFO = 10 * 8, 4, 6  # the facility for security, and severities
LONGEST_NAME = 32

log = logging.getLogger(__name__)


class Syslog:
    """`url` is udp://host:port, tcp://host:port or unix:///path. On TCP each message follows its length (RFC 6587). A
    lost UDP packet is not noticed."""

    def __init__(self, url: str) -> None:
        self._url = urlsplit(url)
        self._host, self._process = socket.gethostname() or "-", os.getpid()

    def send(self, records: Sequence[AuditRecord]) -> None:
        messages = [self._message(record) for record in records]
        try:
            with closing(self._connected()) as line:
                if self._url.scheme != "tcp":
                    for message in messages:
                        line.send(message)
                    return
                line.sendall(b"".join(b"%d %b" % (len(message), message) for message in messages))
                line.shutdown(socket.SHUT_WR)
                with suppress(TimeoutError):  # otherwise the server closes, or an error says that it was not there
                    line.recv(1)
        except OSError as away:
            log.error("the syslog server could not do it: %s", away.strerror or away)
            raise AuditSinkAway from away

    def _connected(self) -> socket.socket:
        if self._url.scheme == "tcp":
            return socket.create_connection((self._url.hostname, self._url.port), SECONDS)
        family: int = socket.AF_UNIX
        address: Any = self._url.path
        if self._url.scheme == "udp":
            places = socket.getaddrinfo(self._url.hostname, self._url.port, type=socket.SOCK_DGRAM)
            family, _, _, _, address = places[0]
        line = socket.socket(family, socket.SOCK_DGRAM)
        try:
            line.settimeout(SECONDS)
            line.connect(address)
        except OSError:
            line.close()
            raise
        return line

    def _message(self, record: AuditRecord) -> bytes:
        """The text is JSON in ASCII, as in the export: whatever a subject contains, it is one line."""
        event = record.event
        severity = WARNING if event.action.endswith(".refused") else INFO
        at = event.at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
        name = re.sub(r"[^!-~]", "_", event.action)[:LONGEST_NAME]
        head = f"<{AUTHPRIV + severity}>1 {at} {self._host} hireloom {self._process} {name} -"
        return f"{head} {json.dumps(record.as_line())}".encode("ascii")
