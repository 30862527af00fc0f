"""While many long documents are read, everything else still answers."""

import io
import json
import threading
import urllib.request
from collections.abc import Iterator
from dataclasses import replace

import pytest
from dependency_injector import providers

from hireloom.domain.documents import Document, Format
from hireloom.ports.documents import DocumentReader
from hireloom.serving.server import listening
from hireloom.testing.samples import RESUME
from hireloom.usecases.analyses import SHARE
from tests.running import running


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
    with running(listening(app, replace(settings, port=0))) as server:
        yield f"http://127.0.0.1:{server.effective_port}"
        gate.open()


def is_well(address: str) -> bool:
    with urllib.request.urlopen(f"{address}/api/health", timeout=10) as answer:
        return bool(json.load(answer)["success"])


@pytest.mark.slow
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
