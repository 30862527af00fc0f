"""While many long documents are read, everything else still answers."""

import io
import json
import threading
import urllib.request
from collections.abc import Iterator

import pytest
from dependency_injector import providers

from hireloom.domain.cover_letters.orders import Opening
from hireloom.domain.documents import Document, Format
from hireloom.domain.files import Upload
from hireloom.domain.refusals import Refusal, TooMany
from hireloom.ports.documents import DocumentReader
from hireloom.testing.samples import RESUME
from hireloom.usecases.analyses import SHARE
from hireloom.usecases.cover_letters import LetterRequest
from hireloom.usecases.resume_scores import AT_ONCE
from tests.http.application_calls import with_profile
from tests.running import running
from tests.waiting import until


class Gate:
    """A reader that begins to read when it is opened, and knows how many wait for that."""

    def __init__(self, reader: DocumentReader) -> None:
        self._reader, self._opened, self._waiting = reader, threading.Event(), threading.Semaphore(0)

    def read(self, content: bytes, *, name: str, formats: tuple[Format, ...]) -> Document:
        self._waiting.release()
        assert self._opened.wait(60)
        return self._reader.read(content, name=name, formats=formats)

    def close(self) -> None:
        self._reader.close()

    def wait_for(self, count: int) -> None:
        for _ in range(count):
            assert self._waiting.acquire(timeout=60)

    def open(self) -> None:
        self._opened.set()


@pytest.fixture
def gate(container) -> Gate:
    gate = Gate(container.reader())
    container.reader.override(providers.Object(gate))
    return gate


@pytest.fixture
def address(gate, app, settings) -> Iterator[str]:
    """The product on a real socket."""
    with running(app, settings.threads) as port:
        yield f"http://127.0.0.1:{port}"
        gate.open()


def is_well(address: str) -> bool:
    with urllib.request.urlopen(f"{address}/api/health", timeout=10) as answer:
        return bool(json.load(answer)["success"])


def test_health_answers_while_as_many_analyses_run_as_may_and_the_rest_are_told(
    gate, address, signed_in, make_docx, settings
):
    long_resume = make_docx(RESUME * 25)
    statuses: list[int] = []

    def analyse(browser) -> None:
        answer = browser.analyse(profileDocument=(io.BytesIO(long_resume), "long.docx"))
        statuses.append(answer.status_code)

    everybody = [signed_in() for _ in range(settings.analyses_at_once + 4)]
    reading = [threading.Thread(target=analyse, args=[browser]) for browser in everybody[:-4]]
    for thread in reading:
        thread.start()
    gate.wait_for(settings.analyses_at_once)
    assert is_well(address)
    for browser in everybody[-4:]:
        analyse(browser)
    assert statuses == [503] * 4
    gate.open()
    for thread in reading:
        assert is_well(address)
        thread.join(60)
    assert statuses[4:] == [200] * settings.analyses_at_once


def test_who_sends_what_takes_long_keeps_nobody_else_out(gate, address, signed_in, settings):
    greedy, other, share = signed_in(), signed_in(), settings.analyses_at_once // SHARE
    statuses: list[int] = []
    reading = [threading.Thread(target=lambda: statuses.append(greedy.analyse().status_code)) for _ in range(share)]
    for thread in reading:
        thread.start()
    gate.wait_for(share)
    assert greedy.analyse().status_code == 503
    gate.open()
    assert other.analyse().status_code == 200
    for thread in reading:
        thread.join(60)
    assert statuses == [200] * share
    assert greedy.analyse().status_code == 200


@pytest.fixture
def score(container, people):
    desk, by = container.resume_scores(), people.add("recruiter")
    return lambda: desk.score(Upload("a.docx", b"PK"), "A nurse", by=by)


@pytest.fixture
def letter(container, signed_in):
    browser = with_profile(signed_in())
    with container.store().reading() as tx:
        by = tx.users.get(browser.get("/api/session").get_json()["user"]["id"])
    return lambda: container.cover_letters().write(LetterRequest(Opening("Nurse")), by=by)


@pytest.mark.parametrize("call", ["score", "letter"])
def test_one_document_that_many_calls_of_one_person_wait_for_leaves_threads_to_everybody_else(
    gate, settings, request, call
):
    ask, refused = request.getfixturevalue(call), []

    def asking() -> None:
        try:
            ask()
        except Refusal as refusal:
            refused.append(isinstance(refusal, TooMany))

    assert settings.threads > 2 * AT_ONCE
    threads = [threading.Thread(target=asking) for _ in range(settings.threads)]
    for thread in threads:
        thread.start()
    gate.wait_for(1)
    assert until(lambda: refused == [True] * (settings.threads - AT_ONCE))
    gate.open()
    for thread in threads:
        thread.join(60)
    assert refused.count(True) == settings.threads - AT_ONCE
