"""Several processes behind one socket, and the parent that keeps them."""

import os
import signal
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path

import pytest

from tests.waiting import until

SERVER = """
import os, sys
from functools import partial
from flask import Flask
from hireloom import settings
from hireloom.serving import address
from hireloom.serving.even_lines import Crowd
from hireloom.serving.processes import keep
from hireloom.serving.server import serve_at

MUCH = 8 * 1024 * 1024  # more than waits in the system
begun, go_on = map(int, sys.argv[1:])
app, given = Flask("behind"), settings.load()

@app.get("/who")
def who():
    return str(os.getpid())

@app.get("/much")
def much():
    return b"x" * MUCH

@app.get("/hold")
def hold():
    os.write(begun, b"!")
    os.read(go_on, 1)
    return "done"

[line, *_] = lines = address.taken(given)
line.listen()
print(line.getsockname()[1], flush=True)
crowd = Crowd(2)
keep([partial(serve_at, lines, app, given, crowd.place(number)) for number in range(2)])
"""


class Served:
    def __init__(self, data: Path) -> None:
        self.begun, begun = os.pipe()
        go_on, self.go_on = os.pipe()
        environment = os.environ | {"HIRELOOM_DATA_DIR": str(data), "HIRELOOM_PORT": "0"}
        command = [sys.executable, "-c", SERVER, str(begun), str(go_on)]
        self.parent = subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            pass_fds=[begun, go_on],
            start_new_session=True,
        )
        for each in (begun, go_on):
            os.close(each)  # else nobody would hear of it when all of them have died
        self.port = int(self.parent.stdout.readline())

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=60) as answer:
            return str(answer.read().decode())

    def children(self) -> list[str]:
        told = subprocess.run(["pgrep", "-P", str(self.parent.pid)], capture_output=True, text=True, check=False)
        return told.stdout.split()

    def who(self) -> int:
        return int(self.get("/who"))

    def end(self) -> None:
        self.parent.kill()
        self.parent.wait(20)
        self.parent.stdout.close()
        for each in (self.begun, self.go_on):
            os.close(each)


@pytest.fixture
def served(tmp_path):
    served = Served(tmp_path)
    yield served
    served.end()


def stop_for_a_while(process: int) -> None:
    os.kill(process, signal.SIGSTOP)
    assert until(lambda: Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "T")


def test_all_answer_one_that_dies_is_replaced_and_all_end_together(served):
    first = served.who()
    stop_for_a_while(first)
    second = served.who()
    assert second != first
    os.kill(second, signal.SIGKILL)
    third = served.who()
    assert third not in (first, second)
    os.kill(first, signal.SIGCONT)
    served.parent.terminate()
    assert served.parent.wait(20) == 0
    assert not [each for each in (first, second, third) if Path(f"/proc/{each}").exists()]


def test_a_request_in_work_is_finished_first(served):
    said = []
    asking = threading.Thread(target=lambda: said.append(served.get("/hold")))
    asking.start()
    os.read(served.begun, 1)
    served.parent.terminate()
    os.write(served.go_on, b"!")
    asking.join(60)
    assert said == ["done"]
    assert served.parent.wait(20) == 0


def test_ctrl_c_reaches_all_of_them_and_a_request_in_work_is_finished_all_the_same(served):
    said = []
    asking = threading.Thread(target=lambda: said.append(served.get("/hold")))
    asking.start()
    os.read(served.begun, 1)
    assert until(lambda: len(served.children()) == 2)
    os.killpg(served.parent.pid, signal.SIGINT)
    assert until(lambda: len(served.children()) < 2)  # the other one had nothing to do
    os.write(served.go_on, b"!")
    asking.join(60)
    assert said == ["done"]
    assert served.parent.wait(20) == 0


def test_a_long_answer_on_its_way_arrives_whole(served):
    with urllib.request.urlopen(f"http://127.0.0.1:{served.port}/much", timeout=60) as answer:
        assert until(lambda: len(served.children()) == 2)
        served.parent.terminate()
        assert until(lambda: len(served.children()) < 2)  # the other one had nothing to do
        assert len(answer.read()) == 8 * 1024 * 1024
    assert served.parent.wait(20) == 0


def test_nobody_lives_on_when_the_parent_is_killed(served):
    served.who()
    served.parent.kill()
    served.parent.communicate(timeout=60)  # ends when nobody has its output any more
