"""A name server on this machine that answers with the TXT records and addresses it is given."""

import socket
import threading
from typing import Any

import dns.flags
import dns.message
import dns.rcode
import dns.rdatatype
import dns.rrset


class NameServer:
    """`mood` is "answers", "failure" or "silence"."""

    def __init__(self) -> None:
        self.records: dict[str, list[str]] = {}
        self.hosts: dict[str, str] = {}  # names and their IPv4 addresses
        self.later: dict[str, str] = {}  # what they are from the second time on
        self.asked: list[str] = []
        self.mood = "answers"
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind(("127.0.0.1", 0))
        self._thread = threading.Thread(target=self._serve, daemon=True)

    def forget(self) -> None:
        self.records.clear()
        self.hosts.clear()
        self.later.clear()
        self.asked.clear()
        self.mood = "answers"

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._socket.getsockname()[1]}"

    def __enter__(self) -> "NameServer":
        self._thread.start()
        return self

    def __exit__(self, *_: Any) -> None:
        own_address = self._socket.getsockname()
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as end:
            end.sendto(b"", own_address)  # an empty message means stop
        self._thread.join()
        self._socket.close()

    def _serve(self) -> None:
        while True:
            query, sender = self._socket.recvfrom(4096)
            if not query:
                return
            if self.mood != "silence":
                self._socket.sendto(self._answer(query), sender)

    def _answer(self, packet: bytes) -> bytes:
        query = dns.message.from_wire(packet)
        response = dns.message.make_response(query)
        response.flags |= dns.flags.RA
        name = query.question[0].name
        asked_for, kind = name.to_text(omit_final_dot=True), dns.rdatatype.to_text(query.question[0].rdtype)
        self.asked.append(asked_for)
        texts, address = self.records.get(asked_for), self.hosts.get(asked_for)
        if self.mood == "failure":
            response.set_rcode(dns.rcode.SERVFAIL)
        elif address and kind != "TXT":
            if kind == "A":
                response.answer.append(dns.rrset.from_text(name, 60, "IN", "A", address))
                self.hosts[asked_for] = self.later.get(asked_for, address)
        elif texts is None:
            response.set_rcode(dns.rcode.NXDOMAIN)
        else:
            response.answer.append(dns.rrset.from_text(name, 60, "IN", "TXT", *(f'"{text}"' for text in texts)))
        return response.to_wire()
