"""While many long documents are read, everything else still answers."""

import io
import json
import threading
import time
import urllib.request
from collections.abc import Iterator
from statistics import median

import pytest
import waitress

from hireloom.testing.samples import RESUME

SECONDS = 0.2


@pytest.fixture
def address(app, settings) -> Iterator[str]:
    """The product on a real socket with as many threads as in use."""
    server = waitress.create_server(app, port=0, threads=settings.threads)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.effective_port}"
    server.task_dispatcher.shutdown()
    server.close()


@pytest.mark.slow
def test_health_answers_in_time_while_as_many_analyses_run_as_may_and_the_rest_are_told(
    address, signed_in, make_docx, settings
):
    long_resume = make_docx(RESUME * 25)
    statuses: list[int] = []

    def analyse(browser) -> None:
        answer = browser.analyse(profileDocument=(io.BytesIO(long_resume), "long.docx"))
        statuses.append(answer.status_code)

    people = [signed_in() for _ in range(settings.analyses_at_once + 4)]
    threads = [threading.Thread(target=analyse, args=[browser]) for browser in people]
    for thread in threads:
        thread.start()
    times = []
    while any(thread.is_alive() for thread in threads):
        start = time.perf_counter()
        with urllib.request.urlopen(f"{address}/api/health", timeout=10) as answer:
            assert json.load(answer)["success"]
        times.append(time.perf_counter() - start)
        time.sleep(0.02)
    assert set(statuses) <= {200, 503}
    assert statuses.count(200) >= settings.analyses_at_once
    assert len(times) > 3
    assert median(times) < SECONDS
