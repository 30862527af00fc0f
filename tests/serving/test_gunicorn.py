"""Several processes that serve, as the image runs them."""

import os
import signal
import sqlite3
import subprocess
import threading
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.serving.servers import (
    GUNICORN,
    HELP,
    MUCH,
    ROOT,
    Server,
    call,
    prepared,
    shared_pages,
    signed_in,
    started,
    upload,
)
from tests.waiting import until

MB = 1024 * 1024


@pytest.fixture
def own_folder(tmp_path: Path, migrated: Path) -> Path:
    return prepared(tmp_path / "data", migrated)


@contextmanager
def serving(folder: Path, processes: int) -> Iterator[Server]:
    with started(GUNICORN, folder, HIRELOOM_WORK="worker", WEB_CONCURRENCY=str(processes)) as server:
        assert call(server.port, "GET", "/api/health")[0] == 200
        assert until(lambda: len(server.children()) == processes)
        yield server


@pytest.fixture
def server(own_folder: Path) -> Iterator[Server]:
    with serving(own_folder, 1) as server:
        yield server


@pytest.fixture
def of_two(own_folder: Path) -> Iterator[Server]:
    with serving(own_folder, 2) as server:
        yield server


def asking(answers: list[Any], ask: Callable[[], Any]) -> threading.Thread:
    thread = threading.Thread(target=lambda: answers.append(ask()))
    thread.start()
    return thread


def test_background_work_in_threads_is_refused_with_what_to_do(own_folder: Path) -> None:
    process = subprocess.run(
        GUNICORN,
        env=os.environ | {"HIRELOOM_DATA_DIR": str(own_folder), "HIRELOOM_PORT": "0"},
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert (process.returncode, process.stderr.count("\n")) == (2, 1)
    assert "set HIRELOOM_WORK to worker or celery, and run `hireloom worker` next to them" in process.stderr


def test_a_database_that_cannot_be_opened_is_one_clear_line(own_folder: Path) -> None:
    away = {"HIRELOOM_DATABASE_URL": "postgresql://nobody@127.0.0.1:1/none", "HIRELOOM_WORK": "worker"}
    with started(GUNICORN, own_folder, **away) as server:
        assert server.process.wait(60) == 2
        assert "hireloom: The database cannot be opened" in server.log
        assert "Traceback" not in server.log


def test_one_that_dies_is_replaced_and_all_end_together(of_two: Server) -> None:
    first, second = of_two.children()
    assert min(map(shared_pages, of_two.children())) > 110 * MB  # of 145; 80 if each makes its own application
    os.kill(first, signal.SIGKILL)
    assert until(lambda: len(of_two.children()) == 2 and first not in of_two.children())
    assert call(of_two.port, "GET", "/api/health")[0] == 200
    last = of_two.children()
    assert of_two.stop() == 0
    assert not [process for process in (*last, second) if Path(f"/proc/{process}").exists()]


def test_none_lives_on_when_the_parent_is_killed(server: Server) -> None:
    children = server.children()
    server.process.kill()
    server.process.wait(60)
    assert until(lambda: not [child for child in children if Path(f"/proc/{child}").exists()])


def test_what_is_in_work_is_finished_before_the_end(server: Server, own_folder: Path) -> None:
    """One request waits for the database, which another program keeps locked; a long answer is on its way."""
    answers: list[Any] = []
    connection = sqlite3.connect(own_folder / "hireloom.db", isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    thread = asking(answers, lambda: call(server.port, "POST", "/api/help-messages", HELP))
    assert until(lambda: is_in_work(server))
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/much.txt", timeout=60) as answer:
        server.process.terminate()
        assert until(lambda: "Handling signal: term" in server.log)
        assert len(answer.read()) == MUCH
    connection.execute("ROLLBACK")
    connection.close()
    thread.join(60)
    assert answers == [(201, {"success": True, "message": "Message sent successfully!"})]
    assert server.process.wait(60) == 0


def is_in_work(server: Server) -> bool:
    """Whether it has a connection whose request has been read completely."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    waiting = [
        queues for _, local, _, state, queues, *_ in rows if local.endswith(f":{server.port:04X}") and state == "01"
    ]
    return bool(waiting) and all(queues.endswith(":00000000") for queues in waiting)


@pytest.mark.spec("APPLY-14", "OPEN-011")
def test_who_sends_far_too_much_gets_the_answer_and_no_broken_line(server: Server) -> None:
    assert upload(server.port, 100 * MB, signed_in(server.port)) == (
        413,
        {"success": False, "code": "paper_too_large", "message": "File size should not exceed 30MB."},
    )
