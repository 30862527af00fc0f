"""A server is told to stop before a mail server has answered: the letter is finished, so that it goes out once."""

import asyncio
import functools
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from tests.serving.proxies import free_port
from tests.serving.servers import GUNICORN, PASSWORD, WAITRESS, call, prepared, signed_in, started


class HeldPost:
    """A mail server that takes letters when it is let go."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.has_it, self.is_free = threading.Event(), threading.Event()
        self.received = 0

    async def handle_DATA(self, _server: Any, _session: Any, _envelope: Any) -> str:
        self.has_it.set()
        await asyncio.to_thread(self.is_free.wait, 60)
        self.received += 1
        return "250 OK"


@pytest.fixture
def post() -> Iterator[HeldPost]:
    post = HeldPost(free_port())
    controller = Controller(post, hostname="127.0.0.1", port=post.port)
    controller.start()
    yield post
    post.is_free.set()
    controller.stop()


@pytest.mark.parametrize("command", [WAITRESS, GUNICORN], ids=["waitress", "gunicorn"])
def test_a_letter_in_hand_is_finished_before_the_end(
    post: HeldPost, command: Sequence[str], tmp_path: Path, migrated: Path
) -> None:
    folder = prepared(tmp_path / "data", migrated)
    mail = {
        "HIRELOOM_MAIL": "smtp",
        "HIRELOOM_MAIL_FROM": "hello@hireloom.example",
        "HIRELOOM_SMTP_HOST": "127.0.0.1",
        "HIRELOOM_SMTP_PORT": str(post.port),
        "HIRELOOM_SMTP_SECURITY": "none",
    }
    with started(command, folder, HIRELOOM_WORK="worker", WEB_CONCURRENCY="1", **mail) as server:
        as_seeker = functools.partial(call, **signed_in(server.port))
        asking = threading.Thread(
            target=as_seeker, args=(server.port, "POST", "/api/me/delete", {"password": PASSWORD})
        )
        asking.start()
        assert post.has_it.wait(60)
        server.process.terminate()
        asking.join(60)  # it is answered within some seconds, whether the letter is gone or not
        assert server.process.poll() is None
        post.is_free.set()
        assert server.process.wait(60) == 0
    assert post.received == 1
    database = sqlite3.connect(folder / "hireloom.db")
    assert database.execute("SELECT state FROM outbox").fetchall() == []  # where this letter stays until it is sent
    database.close()
