"""Whoever says stop a second time does not want to wait for anything."""

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

from hireloom.__main__ import _at_work
from hireloom.adapters.tasks.worker import LAST_LETTER
from hireloom.domain.mails.account_mails import password_changed
from hireloom.domain.mails.deliveries import DeliveryState
from hireloom.serving.signals import STOPS, until_told
from tests.waiting import until

SERVER = """
import os, sys
from flask import Flask
from hireloom import settings
from hireloom.serving.server import serve

begun, go_on = map(int, sys.argv[1:])
app = Flask("held")

@app.get("/hold")
def hold():
    os.write(begun, b"!")
    os.read(go_on, 1)
    return "done"

serve(app, settings.load())
"""

LATE = """
import sys, threading
from pathlib import Path
from flask import Flask
from hireloom import settings
from hireloom.serving.server import serve

given, app, go_on, answering = settings.load(), Flask("held"), threading.Event(), []

@app.get("/hold")
def hold():
    answering.append(threading.current_thread())
    print("begun", flush=True)
    go_on.wait(60)
    return "done"

try:
    serve(app, given)
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


def test_a_request_in_work_is_not_waited_for_any_more(tmp_path):
    begun, says_begun = os.pipe()
    waits, go_on = os.pipe()
    environment = os.environ | {"HIRELOOM_DATA_DIR": str(tmp_path), "HIRELOOM_PORT": "0"}
    command = [sys.executable, "-c", SERVER, str(says_begun), str(waits)]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, pass_fds=[says_begun, waits])
    for each in (says_begun, waits):
        os.close(each)  # else nobody would hear of it when the server has died
    try:
        port = int(server.stdout.readline().rpartition(":")[2])
        with create_connection(("127.0.0.1", port), timeout=60) as line:
            line.sendall(b"GET /hold HTTP/1.1\r\nHost: x\r\n\r\n")
            assert os.read(begun, 1) == b"!"
            server.send_signal(signal.SIGINT)
            assert until(lambda: is_closed(port))  # it was heard
            assert server.poll() is None
            server.send_signal(signal.SIGINT)
            assert server.wait(20) == 0
    finally:
        server.kill()
        server.communicate()
        for each in (begun, go_on):
            os.close(each)


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


def test_a_letter_in_hand_is_not_waited_for_any_more(container):
    object.__setattr__(container.outbox(), "mailer", mailer := HeldMailer())
    with container.store().writing() as tx:
        tx.outbox.put(password_changed("anna@people.example"), event="passwords.1.changed")
    only_mail = SimpleNamespace(mail_worker=container.mail_worker, board_worker=container.board_worker, recurring=list)

    def be_told_twice() -> None:
        with _at_work(only_mail):
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
    with _at_work(only_mail, begins=False):
        asking.start()
        assert mailer.has_it.wait(60)
        asking.join()
        threading.Timer(0.1, mailer.is_free.set).start()
    assert container.outbox().state_of(event) is DeliveryState.SENT


def test_a_worker_is_left_wherever_it_is():
    kept = {each: signal.getsignal(each) for each in STOPS}

    def tell() -> None:
        if until(lambda: signal.getsignal(signal.SIGTERM) is not kept[signal.SIGTERM]):
            os.kill(os.getpid(), signal.SIGTERM)

    telling = threading.Thread(target=tell)
    telling.start()
    try:
        until_told()
        telling.join()
        with pytest.raises(SystemExit):
            signal.raise_signal(signal.SIGINT)
    finally:
        signal.set_wakeup_fd(-1)
        for each, handler in kept.items():
            signal.signal(each, handler)
