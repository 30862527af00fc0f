"""While many long documents are read, everything else still answers."""

import http.client
import io
import json
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import pytest
from dependency_injector import providers

from hireloom.adapters.documents.sandbox import Sandbox
from hireloom.domain.cover_letters.orders import Opening
from hireloom.domain.documents import Document, Format
from hireloom.domain.files import Upload
from hireloom.domain.refusals import Refusal, TooMany
from hireloom.ports.documents import DocumentReader
from hireloom.ports.text_work import TextWork
from hireloom.testing.samples import JOB, RESUME
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

    def check(self, content: bytes, format: Format) -> None:
        self._reader.check(content, format)

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


@pytest.fixture
def impatient(environment: dict[str, str]) -> None:
    environment["HIRELOOM_ANALYSIS_WAIT"] = "0.1"


def test_health_answers_while_as_many_analyses_run_as_may_and_the_rest_are_told(
    impatient, gate, address, signed_in, make_docx, settings
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


def test_an_analysis_that_finds_all_places_taken_waits_for_the_next(gate, address, signed_in, settings):
    everybody, statuses = [signed_in() for _ in range(settings.analyses_at_once + 1)], list[int]()
    threads = [
        threading.Thread(target=lambda browser=browser: statuses.append(browser.analyse().status_code))
        for browser in everybody
    ]
    for thread in threads:
        thread.start()
    gate.wait_for(settings.analyses_at_once)
    assert is_well(address)
    gate.open()
    for thread in threads:
        thread.join(60)
    assert statuses == [200] * len(everybody)


def test_who_sends_what_takes_long_keeps_nobody_else_out(impatient, gate, address, signed_in, settings):
    greedy, other_browser, share = signed_in(), signed_in(), settings.analyses_at_once // 3
    statuses: list[int] = []
    reading = [threading.Thread(target=lambda: statuses.append(greedy.analyse().status_code)) for _ in range(share)]
    for thread in reading:
        thread.start()
    gate.wait_for(share)
    assert greedy.analyse().status_code == 503
    gate.open()
    assert other_browser.analyse().status_code == 200
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
    desk = container.cover_letters()  # made before the threads, as where the product is served
    return lambda: desk.write(LetterRequest(Opening("Nurse")), by=by)


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


class Hanging:
    """Text analysis for which a text with the word takes a minute."""

    def __init__(self, text_work: TextWork) -> None:
        self._work = text_work

    def __call__(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        if any("hanging" in text for text in args if isinstance(text, str)):
            self._work(time.sleep, 60)
        return self._work(function, *args, **kwargs)


DEADLINE = 6  # seconds: enough for an ordinary text while much else runs on the machine


@pytest.fixture
def hurried(environment: dict[str, str]) -> None:
    environment["HIRELOOM_ANALYSIS_SECONDS"] = str(DEADLINE)


@pytest.fixture
def hanging(hurried, container) -> Iterator[str]:
    sandbox = Sandbox()
    sandbox.warm()
    container.sandbox.override(providers.Object(sandbox))
    container.text_work.override(providers.Object(Hanging(container.text_work())))
    with running(container.app(), container.settings().threads) as port:
        yield f"http://127.0.0.1:{port}"
    sandbox.close()


def health_time(address: str) -> float:
    began = time.monotonic()
    assert is_well(address)
    return time.monotonic() - began


def health_times(address: str, stop: threading.Event) -> Iterator[float]:
    while not stop.wait(0.05):
        yield health_time(address)


def test_texts_that_take_a_minute_end_at_the_deadline_and_keep_nobody_out(hanging, signed_in, container):
    slow, statuses = f"A hanging job.\n{JOB}", list[tuple[int, str]]()

    def analyse(browser) -> None:
        answer = browser.analyse(jobDescription=slow)
        statuses.append((answer.status_code, answer.get_json()["code"]))

    accounts, other_browser = [signed_in() for _ in range(3)], signed_in()
    threads = [threading.Thread(target=analyse, args=(accounts[number % 3],)) for number in range(18)]
    calm = median(health_time(hanging) for _ in range(9))  # more than usual where other programs keep the machine busy
    stop, times = threading.Event(), list[float]()
    watching = threading.Thread(target=lambda: times.extend(health_times(hanging, stop)))
    watching.start()
    for thread in threads:
        thread.start()
    assert until(lambda: container.sandbox()._running > 0)
    began = time.monotonic()
    assert other_browser.analyse().status_code == 200
    assert time.monotonic() - began < DEADLINE + 10  # one deadline, and a new process on a busy machine
    for thread in threads:
        thread.join(120)
    stop.set()
    watching.join()
    assert set(statuses) <= {(422, "text_too_difficult"), (503, "too_busy"), (503, "unavailable")}
    assert (422, "text_too_difficult") in statuses
    assert median(times) < max(0.2, 4 * calm)
    assert other_browser.analyse().status_code == 200


def test_a_client_that_has_left_ends_its_work(hanging, container, people, visit):
    """The child is free long before the deadline, which is the fault of nobody who waits."""
    browser = visit()
    browser.enter(container, people.add("user"))
    cookie = browser.http.get_cookie("sid")
    line = http.client.HTTPConnection(hanging.removeprefix("http://"))
    body = json.dumps({"question": "Why?", "answer": "A hanging answer.", "facts": []})
    headers = {"Content-Type": "application/json", "X-CSRF-Token": browser.token}
    line.request("POST", "/api/practice", body, headers | {"Cookie": f"sid={cookie.value}"})
    sandbox = container.sandbox()
    assert until(lambda: sandbox._running == 1)
    began = time.monotonic()
    line.close()
    assert until(lambda: sandbox._running == 0)
    assert time.monotonic() - began < DEADLINE / 2
