"""Files in a bucket: the contract against an independent implementation of the protocol, and how its faults are
handled."""

import base64
import hashlib
import logging
import re
import socket
import threading
import uuid
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Response

from hireloom.adapters.files.sealed import SealedFiles
from hireloom.domain.files import FileKind, StoredFile
from hireloom.domain.refusals import NotFound
from hireloom.ports.failures import StoreAway
from hireloom.ports.files import FileStore
from hireloom.testing.files import ON, FileStoreContract
from hireloom.testing.services import PlayedService

if TYPE_CHECKING:  # loading the S3 client takes a second, which only these tests should spend
    from hireloom.adapters.files.s3 import S3Files

KEY = {"key_id": "AKIDKNOWNTONOBODY", "key_secret": "a secret known to nobody"}
SOME = "2026/00000000-0000-4000-8000-000000000000.pdf"
LATER = datetime(2100, 1, 1, tzinfo=UTC)
ACCESS_DENIED = '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>No</Message></Error>'

Make = Callable[..., "S3Files"]
Ask = Callable[[FileStore], object]


@pytest.fixture(scope="module")
def service() -> Iterator[str]:
    from moto.server import ThreadedMotoServer

    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = ThreadedMotoServer("127.0.0.1", 0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    yield f"http://{host}:{port}"
    server.stop()


@pytest.fixture(scope="module")
def owner(service: str) -> Any:
    """Sees all that is in the bucket."""
    import boto3

    account = {"aws_access_key_id": "x", "aws_secret_access_key": "x", "region_name": "us-east-1"}
    client = boto3.client("s3", endpoint_url=service, **account)
    client.create_bucket(Bucket="papers")
    return client


@pytest.fixture
def make(service: str, owner: Any) -> Make:
    from hireloom.adapters.files.s3 import S3Files

    return lambda **changes: S3Files(**({"bucket": "papers", "endpoint_url": service} | KEY | changes))


@pytest.fixture
def place() -> str:
    """Empty, as no test has been there."""
    return uuid.uuid4().hex


class TestS3(FileStoreContract):
    @pytest.fixture
    def files(self, make: Make, place: str) -> "S3Files":
        return make(prefix=place)

    def test_they_lie_under_their_prefix_and_what_else_is_there_is_left_alone(
        self, files: "S3Files", make: Make, owner: Any, place: str
    ) -> None:
        key = files.keep(b"x", extension="pdf", on=ON)
        neighbour = make(prefix=f"{place}2")
        neighbour.keep(b"x", extension="pdf", on=ON)
        owner.put_object(Bucket="papers", Key=f"{place}/readme.txt", Body=b"of somebody else")
        assert owner.get_object(Bucket="papers", Key=f"{place}/{key}")["Body"].read() == b"x"
        assert list(files.kept_before(LATER)) == [[key]]
        with pytest.raises(NotFound):
            neighbour.read(key)

    def test_without_a_prefix_they_lie_at_the_top(self, make: Make, owner: Any) -> None:
        key = make().keep(b"x", extension="pdf", on=ON)
        assert owner.get_object(Bucket="papers", Key=key)["Body"].read() == b"x"

    def test_many_are_known_page_by_page(self, files: "S3Files", monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("hireloom.adapters.files.s3.AT_A_TIME", 2)
        keys = {files.keep(b"x", extension="pdf", on=ON) for _ in range(5)}
        pages = list(files.kept_before(LATER))
        assert [len(keys) for keys in pages] == [2, 2, 1]
        assert {key for keys in pages for key in keys} == keys

    def test_a_bucket_that_is_not_there_is_no_file_that_is_not_there(self, make: Make) -> None:
        with pytest.raises(StoreAway):
            make(bucket="another").read(SOME)


@pytest.mark.spec("SEC-33")
def test_the_bucket_knows_nothing_of_what_is_sealed(make: Make, owner: Any, place: str) -> None:
    files, content = SealedFiles(make(prefix=place), secret="a secret of forty characters, more or less"), b"of Anna"
    key = files.keep(content, owner_id=1, kind=FileKind.DRIVING_LICENSE, extension="pdf", on=ON)
    assert content not in owner.get_object(Bucket="papers", Key=f"{place}/{key}")["Body"].read()
    at = datetime(2026, 11, 21, tzinfo=UTC)
    assert files.read(StoredFile(key, 1, FileKind.DRIVING_LICENSE, "a.pdf", len(content), "", at)) == content


ASKS: dict[str, Ask] = {
    "keep": lambda files: files.keep(b"x", extension="pdf", on=ON),
    "read": lambda files: files.read(SOME),
    "remove": lambda files: files.remove(SOME),
    "kept_before": lambda files: list(files.kept_before(LATER)),
}


class Dripping:
    """Says `head` and then a byte now and then, for ten seconds."""

    came_to_its_end = False

    def __init__(self, head: bytes) -> None:
        self._head, self._listens = head, socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listens.getsockname()[1]}"
        self._closed = threading.Event()
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                line, _ = self._listens.accept()
                threading.Thread(target=self._answer, args=(line,), daemon=True).start()

    def _answer(self, line: socket.socket) -> None:
        with suppress(OSError), line:
            line.sendall(self._head)
            for _ in range(500):
                line.sendall(b"x")
                if self._closed.wait(0.02):
                    return
            self.came_to_its_end = True

    def close(self) -> None:
        self._closed.set()
        self._listens.shutdown(socket.SHUT_RDWR)  # otherwise a caller that waits there waits forever
        self._listens.close()


class TestFaults(PlayedService):
    """Each server knows one answer."""

    @pytest.fixture(params=list(ASKS))
    def ask(self, request: pytest.FixtureRequest) -> Ask:
        return ASKS[request.param]

    @pytest.fixture
    def files(self, make: Make, httpserver: HTTPServer) -> "S3Files":
        return make(endpoint_url=httpserver.url_for("").rstrip("/"))

    @pytest.fixture
    def answers(self, httpserver: HTTPServer) -> Callable[..., None]:
        """The answer to every call from now on."""
        return lambda handle: httpserver.expect_request(re.compile(".*")).respond_with_handler(handle)

    def test_a_refusal_is_not_the_readers_fault_and_the_log_says_why_without_a_secret(
        self, files: "S3Files", ask: Ask, answers: Callable[..., None], caplog: pytest.LogCaptureFixture
    ) -> None:
        answers(lambda _: Response(ACCESS_DENIED, 403))
        with pytest.raises(StoreAway) as refused:
            ask(files)
        assert "AccessDenied" in caplog.text
        result = f"{refused.value!r} {refused.value.__cause__!r} {files!r} {vars(files)} {caplog.text}"
        assert not [value for value in KEY.values() if value in result]

    def test_what_is_too_busy_is_asked_once_more(
        self, files: "S3Files", answers: Callable[..., None], httpserver: HTTPServer
    ) -> None:
        text = iter([Response("", 503), Response(b"paper", 200)])
        answers(lambda _: next(text))
        assert files.read(SOME) == b"paper"
        assert len(httpserver.log) == 2

    def test_nobody_there_is_a_refusal_in_time(self, make: Make, ask: Ask) -> None:
        with pytest.raises(StoreAway):
            ask(make(endpoint_url="http://127.0.0.1:1", connect=0.2))

    @pytest.mark.usefixtures("hanging")
    def test_an_answer_that_does_not_come_is_not_waited_for(self, make: Make, httpserver: HTTPServer) -> None:
        with pytest.raises(StoreAway):
            make(endpoint_url=httpserver.url_for("").rstrip("/"), answer=0.3).read(SOME)

    @pytest.mark.parametrize("head", [b"", b"HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n"])
    def test_what_drips_is_hung_up_on(self, make: Make, ask: Ask, dripping: Callable[..., Any], head: bytes) -> None:
        """A time-out for each read never ends it."""
        server = dripping(head)
        with pytest.raises(StoreAway):
            ask(make(endpoint_url=server.url, answer=5, whole=0.3))
        assert not server.came_to_its_end

    def test_a_line_that_was_given_back_is_not_hung_up_on(self) -> None:
        """After a try was answered: another call may use the connection by then."""
        from hireloom.adapters.files.s3_lines import exchange

        with exchange(60) as exchanges:
            for line in ("of a try that was answered", "of the next one"):
                exchanges.takes(SimpleNamespace(sock=line))
            assert exchanges._patience._lines() == ["of the next one"]

    @pytest.mark.parametrize("exchanges", ["read", "kept_before"])
    def test_half_an_answer_is_none(self, files: "S3Files", answers: Callable[..., None], exchanges: str) -> None:
        half = b'<?xml version="1.0"?><ListBucketResult><Contents><Key>2026/'
        answers(lambda _: Response(iter([half]), headers={"Content-Length": str(2 * len(half))}))
        with pytest.raises(StoreAway):
            ASKS[exchanges](files)

    def test_what_is_no_answer_of_a_bucket_is_none(self, files: "S3Files", answers: Callable[..., None]) -> None:
        answers(lambda _: Response(b"<html>Welcome to the proxy", 200))
        with pytest.raises(StoreAway):
            list(files.kept_before(LATER))

    def test_what_arrived_otherwise_than_it_was_sent_can_be_noticed(
        self, files: "S3Files", answers: Callable[..., None], httpserver: HTTPServer
    ) -> None:
        answers(lambda _: Response(""))
        files.keep(b"%PDF-1.7", extension="pdf", on=ON)
        request, _ = httpserver.log[0]
        assert base64.b64decode(request.headers["Content-MD5"]) == hashlib.md5(b"%PDF-1.7").digest()
        assert request.get_data() == b"%PDF-1.7"

    @pytest.fixture
    def dripping(self) -> Iterator[Callable[[bytes], Dripping]]:
        servers: list[Dripping] = []
        yield lambda head: servers.append(Dripping(head)) or servers[-1]  # type: ignore[func-returns-value]
        for server in servers:
            server.close()
