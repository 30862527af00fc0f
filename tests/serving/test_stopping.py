"""The first signal to stop lets requests and letters in hand finish; the second one waits for nothing."""

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from socket import create_connection
from types import SimpleNamespace

import pytest

from hireloom.adapters.tasks.worker import LAST_LETTER
from hireloom.bootstrap.startup import background_work
from hireloom.domain.mails.account_mails import password_changed
from hireloom.domain.mails.deliveries import DeliveryState
from hireloom.serving.signals import STOPS, wait_for_signal
from tests.waiting import until

SERVER = """
import os, sys
from flask import Flask
from hireloom import settings
from hireloom.serving.address import bound
from hireloom.serving.server import serve

begun, go_on = map(int, sys.argv[1:])
app = Flask("held")

@app.get("/hold")
def hold():
    os.write(begun, b"!")
    os.read(go_on, 1)
    return "done"

given = settings.load()
serve(app, given, bound(given))
"""

INTERRUPTED = """
import os, signal, sys
from flask import Flask
from hireloom import settings
from hireloom.serving.address import bound
from hireloom.serving.server import serve

given = settings.load()
listener = bound(given)

def stop_again(frame, event, _):
    if event == "call" and frame.f_code.co_name == "_acquire_restore" and listener.fileno() < 0:
        sys.setprofile(None)
        os.kill(os.getpid(), signal.SIGINT)

sys.setprofile(stop_again)
serve(Flask("interrupted"), given, listener)
"""

LATE = """
import sys, threading
from pathlib import Path
from flask import Flask
from hireloom import settings
from hireloom.serving.address import bound
from hireloom.serving.server import serve

given, app, go_on, answering = settings.load(), Flask("held"), threading.Event(), []

@app.get("/hold")
def hold():
    answering.append(threading.current_thread())
    print("begun", flush=True)
    go_on.wait(60)
    return "done"

try:
    serve(app, given, bound(given))
finally:
    opened_since = [Path(given.data_dir, str(number)).open("wb") for number in range(20)]
    go_on.set()
    answering[0].join(20)
"""


class HeldMailer:
    """Has a letter in hand until it is let go."""

    def __init__(self):
        self.has_it, self.is_free = threading.Event(), threading.Event()

    def send(self, _letter, _message_id):
        self.has_it.set()
        self.is_free.wait(60)


def is_closed(port):
    with suppress(ConnectionRefusedError, ConnectionResetError), create_connection(("127.0.0.1", port), timeout=60):
        return False
    return True


class HeldServer:
    """One whose only call answers when it is let go."""

    def __init__(self, data):
        self.begun, says_begun = os.pipe()
        waits, self.go_on = os.pipe()
        environment = os.environ | {"HIRELOOM_DATA_DIR": str(data), "HIRELOOM_PORT": "0"}
        command = [sys.executable, "-c", SERVER, str(says_begun), str(waits)]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "pass_fds": [says_begun, waits]}
        self.process = subprocess.Popen(command, env=environment, text=True, **pipes)
        for end in (says_begun, waits):
            os.close(end)  # else nobody would hear of it when the server has died
        self.port = int(self.process.stdout.readline().rpartition(":")[2])

    def ask(self):
        line = create_connection(("127.0.0.1", self.port), timeout=60)
        line.sendall(b"GET /hold HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert os.read(self.begun, 1) == b"!"
        return line

    def end(self):
        self.process.kill()
        self.process.communicate()
        for end in (self.begun, self.go_on):
            os.close(end)


@pytest.fixture
def busy(tmp_path):
    busy = HeldServer(tmp_path)
    yield busy
    busy.end()


def test_a_request_in_work_is_finished_and_nobody_else_let_in(busy):
    with busy.ask() as line, line.makefile("rb") as came:
        busy.process.send_signal(signal.SIGTERM)
        assert until(lambda: is_closed(busy.port))
        assert any("still running" in text for text in busy.process.stderr)  # waitress itself waits no longer
        os.write(busy.go_on, b"!")
        assert came.read().endswith(b"\r\n\r\ndone")
    assert busy.process.wait(20) == 0


def test_told_twice_a_request_in_work_is_not_waited_for_any_more(busy):
    with busy.ask():
        busy.process.send_signal(signal.SIGINT)
        assert until(lambda: is_closed(busy.port))  # it was heard
        assert busy.process.poll() is None
        busy.process.send_signal(signal.SIGINT)
        assert busy.process.wait(20) == 0


def test_told_twice_while_a_lock_is_being_taken_the_server_ends_without_an_error(tmp_path):
    environment = os.environ | {"HIRELOOM_DATA_DIR": str(tmp_path), "HIRELOOM_PORT": "0"}
    command = [sys.executable, "-c", INTERRUPTED]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout.readline().startswith("Hireloom is ready")
        server.send_signal(signal.SIGINT)
        assert (server.communicate(timeout=20)[1], server.returncode) == ("", 0)


def test_what_ends_later_than_the_server_writes_into_no_file(tmp_path):
    environment = os.environ | {"HIRELOOM_DATA_DIR": str(tmp_path), "HIRELOOM_PORT": "0"}
    command = [sys.executable, "-c", LATE]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        port = int(server.stdout.readline().rpartition(":")[2])
        with create_connection(("127.0.0.1", port), timeout=60) as line:
            line.sendall(b"GET /hold HTTP/1.1\r\nHost: x\r\n\r\n")
            assert until(lambda: server.stdout.readline() == "begun\n")
            server.send_signal(signal.SIGINT)
            assert until(lambda: is_closed(port))
            server.send_signal(signal.SIGINT)
            assert server.wait(20) == 0
        assert [(tmp_path / str(number)).read_bytes() for number in range(20)] == [b""] * 20
    finally:
        server.kill()
        server.communicate()


def test_told_twice_a_letter_in_hand_is_not_waited_for_any_more(container):
    object.__setattr__(container.outbox(), "mailer", mailer := HeldMailer())
    with container.store().writing() as tx:
        tx.outbox.put(password_changed("anna@people.example"), event="passwords.1.changed")
    only_mail = SimpleNamespace(mail_worker=container.mail_worker, board_worker=container.board_worker, recurring=list)

    def be_told_twice() -> None:
        with background_work(only_mail):
            assert mailer.has_it.wait(60)
            sys.exit(0)  # as the second signal does

    began = time.monotonic()
    try:
        with pytest.raises(SystemExit):
            be_told_twice()
        assert time.monotonic() - began < LAST_LETTER - 1
    finally:
        mailer.is_free.set()
        container.mail_worker().stop()


def test_told_once_a_server_finishes_the_letters_that_somebody_asked_it_for_though_others_send_the_rest(container):
    object.__setattr__(container.outbox(), "mailer", mailer := HeldMailer())
    with container.store().writing() as tx:
        tx.outbox.put(password_changed("anna@people.example"), event=(event := "passwords.1.changed"))
    only_mail = SimpleNamespace(mail_worker=container.mail_worker, board_worker=container.board_worker, recurring=list)
    asking = threading.Thread(target=container.mail_worker().deliver, args=(event, 0.0))
    with background_work(only_mail, begins=False):
        asking.start()
        assert mailer.has_it.wait(60)
        asking.join()
        threading.Timer(0.1, mailer.is_free.set).start()
    assert container.outbox().state_of(event) is DeliveryState.SENT


def test_a_worker_is_left_wherever_it_is():
    handlers = {stop: signal.getsignal(stop) for stop in STOPS}

    def tell() -> None:
        if until(lambda: signal.getsignal(signal.SIGTERM) is not handlers[signal.SIGTERM]):
            os.kill(os.getpid(), signal.SIGTERM)

    telling = threading.Thread(target=tell)
    telling.start()
    try:
        wait_for_signal("ready")
        telling.join()
        with pytest.raises(SystemExit):
            signal.raise_signal(signal.SIGINT)
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
