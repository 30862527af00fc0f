"""Uploads and ClamAV: what it is sent, what it finds, and what happens to uploads when it is away."""

import io
import socket
import struct
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from hireloom.adapters.clamav import ClamAv
from hireloom.domain.files import Upload
from hireloom.ports.scanners import ScannerAway
from hireloom.settings import BadSetting, load
from hireloom.testing import paper
from tests.http.profile_calls import advanced, save
from tests.lookups import FROM_HERE, latest

MALWARE = b"X5O!P%@AP, in the middle of"


class Daemon:
    """Speaks INSTREAM as ClamAV does: finds MALWARE, and takes up to `limit` bytes."""

    def __init__(self, listening: socket.socket, limit: int = 50_000_000) -> None:
        self._listening, self.limit, self.got, self.answer = listening, limit, list[bytes](), b""
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                line, _ = self._listening.accept()
            except OSError:
                return
            with line, line.makefile("rb") as stream:
                line.sendall(self._judged(stream) + b"\0")

    def _judged(self, stream) -> bytes:
        if stream.read(10) != b"zINSTREAM\0":
            return b"UNKNOWN COMMAND"
        content = b""
        while length := struct.unpack("!I", stream.read(4))[0]:
            content += stream.read(length)
            if len(content) > self.limit:
                return b"INSTREAM size limit exceeded. ERROR"
        self.got.append(content)
        return self.answer or (b"stream: Win.Test.EICAR_HDB-1 FOUND" if MALWARE in content else b"stream: OK")


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening


@pytest.fixture
def daemon(listening: socket.socket) -> Daemon:
    return Daemon(listening)


@pytest.fixture
def url(listening: socket.socket) -> str:
    return f"tcp://127.0.0.1:{listening.getsockname()[1]}"


@pytest.mark.parametrize("content", [b"", b"x", b"\0" * 65_536, bytes(range(256)) * 1_000])
def test_the_whole_file_is_sent_and_passes(daemon: Daemon, url: str, content: bytes) -> None:
    assert ClamAv(url).malware_in(content) == ""
    assert daemon.got == [content]


def test_malware_is_named_wherever_it_is(daemon: Daemon, url: str) -> None:
    assert ClamAv(url).malware_in(b"a" * 65_530 + MALWARE + b"a" * 9) == "Win.Test.EICAR_HDB-1"


def test_a_unix_socket_is_asked_in_the_same_way(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "clamd"))
        listening.listen()
        Daemon(listening)
        assert ClamAv(f"unix://{tmp_path}/clamd").malware_in(MALWARE) == "Win.Test.EICAR_HDB-1"


@pytest.mark.parametrize("answer", [b"stream: OK\nstream: FOUND", b"\xff\xfe", b"x" * 5_000, b"stream:  FOUND"])
def test_any_other_answer_is_none(daemon: Daemon, url: str, answer: bytes) -> None:
    daemon.answer = answer
    with pytest.raises(ScannerAway):
        ClamAv(url).malware_in(b"x")


def test_a_file_that_is_too_large_for_it_was_not_checked(daemon: Daemon, url: str, caplog) -> None:
    daemon.limit = 100_000
    with pytest.raises(ScannerAway):
        ClamAv(url).malware_in(b"x" * 5_000_000)
    assert "could not do it" in caplog.text


def test_a_daemon_that_is_silent_or_not_there_is_not_waited_for(listening, url: str, nobody: int, tmp_path) -> None:
    for place in (url, f"tcp://127.0.0.1:{nobody}", f"unix://{tmp_path}/none"):
        with pytest.raises(ScannerAway):
            ClamAv(place, seconds=0.2).malware_in(b"x" * 5_000_000)


@pytest.fixture
def scanning(environment, url):
    """The settings of this test; `container` reads them."""
    environment["HIRELOOM_SCANNER_URL"] = url
    return environment


def infected() -> io.BytesIO:
    return io.BytesIO(paper.pdf() + MALWARE)


REFUSED = "This file contains malware, so we did not take it. Please check your computer."


def test_an_infected_upload_is_neither_read_nor_stored_and_is_recorded(scanning, daemon, signed_in, container) -> None:
    seeker = signed_in("user")
    for answer in (
        seeker.analyse(profileDocument=(infected(), "resume.pdf")),
        save(seeker, advanced(resume=paper.pdf() + MALWARE)),
    ):
        assert (answer.status_code, answer.get_json()["message"]) == (422, REFUSED)
    with container.store().reading() as tx:
        events = latest(tx, 2)
        assert [(event.action, event.details) for event in events] == [
            ("uploads.refused", FROM_HERE | {"malware": "Win.Test.EICAR_HDB-1"})
        ] * 2
    assert not [*container.files().kept_before(container.clock().now().replace(year=2100))]


@pytest.mark.spec("HIR-M12")
def test_infected_files_of_a_message_are_left_out(scanning, daemon, people, container) -> None:
    uploads = [Upload("permit.pdf", paper.pdf()), Upload("bad.pdf", paper.pdf() + MALWARE)]
    with container.thread_files().stored(uploads, by=people.add("user")) as enclosed:
        assert ([file.name for file in enclosed.files], enclosed.left_out) == (["permit.pdf"], ["bad.pdf"])


def test_a_clean_upload_passes(scanning, daemon, signed_in) -> None:
    seeker = signed_in("user")
    assert seeker.analyse().status_code == 200
    assert save(seeker, advanced()).status_code == 200
    assert len(daemon.got) == 2


@pytest.mark.parametrize(("required", "status"), [("1", 503), ("0", 200)])
def test_while_it_is_away_a_setting_decides(environment, nobody, required, status, request) -> None:
    environment |= {"HIRELOOM_SCANNER_URL": f"tcp://127.0.0.1:{nobody}", "HIRELOOM_SCANNER_REQUIRED": required}
    answer = request.getfixturevalue("signed_in")("user").analyse()
    assert answer.status_code == status
    if status == 503:
        assert answer.get_json()["message"].startswith("Files cannot be checked for malware at the moment.")


@pytest.mark.parametrize("wrong", ["udp://host:1", "tcp://host", "clamd:3310", "unix:///"])
def test_an_address_that_cannot_be_one_is_refused(environment, wrong) -> None:
    with pytest.raises(BadSetting, match="HIRELOOM_SCANNER_URL must be tcp://"):
        load(environment | {"HIRELOOM_SCANNER_URL": wrong})
