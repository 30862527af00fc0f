"""The reading processes are shared fairly between people, and do no work that nobody waits for."""

import os
import signal
import threading

import pytest

from hireloom.adapters.documents.sandbox import Child, Sandbox
from hireloom.domain.refusals import RequesterLeft, Unavailable
from hireloom.infrastructure.requesters import Requester, on_behalf_of
from tests.sandboxes import pids, state, text
from tests.waiting import until


def text_for(person: str, sandbox: Sandbox) -> str:
    with on_behalf_of(Requester(person)):
        return text(sandbox)


class NotingSandbox(Sandbox):
    """Knows whose turn came when."""

    def __init__(self, **values: int) -> None:
        super().__init__(**values)
        self.came: list[str] = []

    def _free_child(self) -> Child:
        self.came.append(threading.current_thread().name)
        return super()._free_child()


def test_a_full_queue_refuses_and_those_who_wait_come_in_order() -> None:
    sandbox = NotingSandbox(children=1, queue=3)
    text(sandbox)
    (pid,) = pids(sandbox)
    os.kill(pid, signal.SIGSTOP)
    sandbox.came.clear()
    names, readers = ["reads", "first", "second", "third"], []
    for number, name in enumerate(names):
        readers.append(threading.Thread(target=text_for, args=(name, sandbox), name=name))
        readers[-1].start()
        assert until(lambda: sandbox.came == ["reads"] and len(sandbox._waiting) == number)  # noqa: B023
    with pytest.raises(Unavailable, match="try again"):
        text(sandbox)
    os.kill(pid, signal.SIGCONT)
    for reader in readers:
        reader.join()
    assert sandbox.came == names
    assert "Maria" in text(sandbox)
    sandbox.close()


def test_many_calls_of_one_person_delay_the_first_of_another_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    sandbox = NotingSandbox(children=1)
    text_for("greedy", sandbox)
    (pid,) = pids(sandbox)
    os.kill(pid, signal.SIGSTOP)
    sandbox.came.clear()
    calls = [f"greedy {number}" for number in range(10)] + ["other 0", "other 1", "third 0"]
    readers = [threading.Thread(target=text_for, args=(call.split()[0], sandbox), name=call) for call in calls]
    for number, reader in enumerate(readers):
        reader.start()
        assert until(lambda: len(sandbox.came) + len(sandbox._waiting) == number + 1)  # noqa: B023
    os.kill(pid, signal.SIGCONT)
    for reader in readers:
        reader.join()
    assert sandbox.came[:7] == ["greedy 0", "other 0", "third 0", "greedy 1", "other 1", "greedy 2", "greedy 3"]
    sandbox.close()


def test_one_person_cannot_fill_the_queue() -> None:
    sandbox = Sandbox(children=1, queue=9)
    text(sandbox)
    os.kill(pids(sandbox)[0], signal.SIGSTOP)
    refused: list[str] = []

    def ask(person: str) -> None:
        try:
            text_for(person, sandbox)
        except Unavailable:
            refused.append(person)

    calls = ["greedy"] * 9 + ["other"]
    readers = [threading.Thread(target=ask, args=(call,)) for call in calls]
    for number, reader in enumerate(readers):
        reader.start()
        assert until(lambda: sandbox._running + len(sandbox._waiting) + len(refused) == number + 1)  # noqa: B023
    assert refused
    assert set(refused) == {"greedy"}
    os.kill(pids(sandbox)[0], signal.SIGCONT)
    for reader in readers:
        reader.join()
    sandbox.close()


@pytest.mark.parametrize("runs", [True, False], ids=["in a child", "in the queue"])
def test_work_ends_when_whoever_asked_has_left(runs: bool) -> None:
    sandbox = Sandbox(children=1)
    text(sandbox)
    (pid,) = pids(sandbox)
    os.kill(pid, signal.SIGSTOP)
    others = [] if runs else [threading.Thread(target=text, args=(sandbox,))]
    for thread in others:
        thread.start()
        assert until(lambda: not sandbox._idle)
    left = threading.Event()
    threading.Timer(0.1, left.set).start()
    with on_behalf_of(Requester("impatient", left.is_set)), pytest.raises(RequesterLeft):
        text(sandbox)
    assert (state(pid) == "gone") is runs
    for thread in others:
        os.kill(pid, signal.SIGCONT)
        thread.join()
    assert "Maria" in text(sandbox)
    sandbox.close()
