"""The audit log at a syslog server: what arrives by each way, and what happens when nobody is there."""

import json
import re
import socket
import threading
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from hireloom.adapters.syslog import Syslog
from hireloom.domain.audit import AuditEvent
from hireloom.ports.audit import AuditSinkAway
from hireloom.settings import BadSetting, load
from hireloom.usecases import audit
from hireloom.usecases.audit import AuditDesk

LINE = re.compile(rb"<(\d+)>1 (\S+) (\S+) hireloom (\d+) (\S+) - (\{.*\})")


class Receiver:
    """A syslog server by TCP that keeps what it gets; each message begins with its length."""

    def __init__(self) -> None:
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.got = bytearray()
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def url(self) -> str:
        return f"tcp://127.0.0.1:{self.socket.getsockname()[1]}"

    def _serve(self) -> None:
        while True:
            try:
                line, _ = self.socket.accept()
            except OSError:
                return
            with line:
                while part := line.recv(65_536):
                    self.got += part

    def messages(self) -> list[bytes]:
        left, octets = bytes(self.got), []
        while left:
            length, _, rest = left.partition(b" ")
            octets.append(rest[: int(length)])
            left = rest[int(length) :]
        return octets


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.socket.close()


@pytest.fixture
def datagrams(tmp_path: Path) -> Iterator[dict[str, socket.socket]]:
    udp, unix = socket.socket(type=socket.SOCK_DGRAM), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    udp.bind(("127.0.0.1", 0))
    unix.bind(str(tmp_path / "log"))
    yield {f"udp://127.0.0.1:{udp.getsockname()[1]}": udp, f"unix://{tmp_path}/log": unix}
    udp.close()
    unix.close()


@pytest.fixture
def log(container, clock):
    def log(*events: tuple[str, str]) -> None:
        with container.store().writing() as tx:
            tx.audit.add(
                *(
                    AuditEvent(clock.now() + timedelta(microseconds=7), action, 7, subject, {"device": "Löwe\n<1>"})
                    for action, subject in events
                )
            )

    return log


def test_each_entry_is_one_message_with_its_time_severity_and_hash(container, log, receiver):
    log(("jobs.posted", "17"), ("routes.refused", "/api\n<34>1 forged"))
    AuditDesk(container.store(), Syslog(receiver.url)).send()
    parts = [LINE.fullmatch(message) for message in receiver.messages()]
    assert [(part[1], part[5]) for part in parts if part] == [(b"86", b"jobs.posted"), (b"84", b"routes.refused")]
    assert re.fullmatch(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z", parts[0][2])
    result = [json.loads(part[6]) for part in parts if part]
    assert [event["subject"] for event in result] == ["17", "/api\n<34>1 forged"]
    assert result[0]["details"] == {"device": "Löwe\n<1>"}
    assert result[1]["previous_hash"] == result[0]["hash"]


def test_datagrams_hold_one_message_each(container, log, datagrams):
    log(("jobs.posted", "17"), ("jobs.posted", "18"))
    records = list(AuditDesk(container.store()).records())
    for url, line in datagrams.items():
        line.settimeout(5)
        Syslog(url).send(records)
        assert [json.loads(LINE.fullmatch(line.recv(65_536))[6])["subject"] for _ in range(2)] == ["17", "18"]


def test_what_was_sent_is_not_sent_again_and_a_long_log_goes_in_parts(container, log, receiver, monkeypatch):
    monkeypatch.setattr(audit, "SENT_AT_ONCE", 3)
    desk = AuditDesk(container.store(), Syslog(receiver.url))
    log(*(("jobs.posted", str(number)) for number in range(7)))
    desk.send()
    log(("jobs.posted", "7"))
    desk.send()
    desk.send()
    subjects = [json.loads(LINE.fullmatch(message)[6])["subject"] for message in receiver.messages()]
    assert subjects == [str(number) for number in range(8)]


@pytest.mark.parametrize("scheme", ["tcp", "unix"])
def test_while_nobody_is_there_everything_waits(container, log, receiver, tmp_path, nobody, scheme):
    log(("jobs.posted", "17"))
    url = {"tcp": f"tcp://127.0.0.1:{nobody}", "unix": f"unix://{tmp_path}/none"}[scheme]
    with pytest.raises(AuditSinkAway):
        AuditDesk(container.store(), Syslog(url)).send()
    AuditDesk(container.store(), Syslog(receiver.url)).send()
    assert len(receiver.messages()) == 1


def test_the_setting_decides_where_it_goes(make_container, environment, clock, receiver):
    container = make_container(load(environment | {"HIRELOOM_AUDIT_SYSLOG": receiver.url}))
    with container.store().writing() as tx:
        tx.audit.add(AuditEvent(clock.now(), "jobs.posted", 7, "17"))
    (work,) = (file for file in container.recurring() if file.name == "audit_copies")
    work.attempt()
    assert len(receiver.messages()) == 1


def test_without_the_setting_nothing_is_sent_nor_counted_as_sent(container, log):
    log(("jobs.posted", "17"))
    container.audit().send()
    with container.store().reading() as tx:
        assert tx.audit.sent_through() == 0


@pytest.mark.parametrize(
    "wrong", ["host:514", "udp://host", "tcp://:601", "udp://host:many", "unix://log", "unix:///", "http://host:80"]
)
def test_an_address_that_cannot_be_one_is_refused(environment, wrong):
    with pytest.raises(BadSetting, match="HIRELOOM_AUDIT_SYSLOG must be udp://"):
        load(environment | {"HIRELOOM_AUDIT_SYSLOG": wrong})
