"""Whoever asks for much at once and takes none of it keeps nobody else out."""

import socket
import threading
import urllib.request
from dataclasses import replace

import pytest
from flask import Flask, request

from hireloom.serving import slow_readers
from hireloom.serving.server import listening
from tests.waiting import until

MUCH = 8 * 1024 * 1024  # more than waits in the system
ASKED = 5


class Served:
    def __init__(self, settings, runs):
        self.begun, self._app = threading.Semaphore(0), Flask("behind")
        self._app.add_url_rule("/much", view_func=self._much)
        self._app.add_url_rule("/little", view_func=lambda: "here", endpoint="little")
        self.server = runs(listening(self._app, replace(settings, port=0, threads=1)))
        self.at = ("127.0.0.1", int(self.server.effective_port))

    def _much(self):
        self.begun.release()
        return request.args["sign"] * MUCH

    def ask_and_take_nothing(self, signs):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(20)
        line.connect(self.at)
        line.sendall(b"".join(b"GET /much?sign=%d HTTP/1.1\r\nHost: x\r\n\r\n" % each for each in signs))
        assert self.begun.acquire(timeout=60)
        return line

    def little(self):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.at[1]}/little", timeout=60) as answer:
            return answer.read()


@pytest.fixture
def served(settings, runs):
    return Served(settings, runs)


def test_the_next_one_of_a_line_begins_when_the_answer_before_it_was_taken_and_others_are_answered(served):
    with served.ask_and_take_nothing(range(ASKED)) as line:
        assert [served.little() for _ in range(3 * ASKED)] == [b"here"] * 3 * ASKED
        assert not served.begun.acquire(blocking=False)
        with line.makefile("rb") as came:
            for sign in range(ASKED):
                while came.readline().strip():
                    pass
                assert came.read(MUCH) == b"%d" % sign * MUCH


def test_a_line_from_which_nobody_takes_the_answer_is_closed(served, monkeypatch):
    with monkeypatch.context() as now, served.ask_and_take_nothing(range(ASKED)):
        now.setattr(slow_readers, "TAKEN_WITHIN", 0)
        assert until(lambda: not served.server.active_channels)
    assert served.little() == b"here"
