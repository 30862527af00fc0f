"""Letters are sent once, no matter who sends them: threads of this process, or workers that are told by Celery."""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from hireloom.adapters.mail.html import html_of
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.adapters.tasks.recurring import Work
from hireloom.adapters.tasks.worker import AT_ONCE, MailWorker
from hireloom.domain.mails.account_mails import password_changed
from hireloom.domain.mails.deliveries import DeliveryState
from hireloom.domain.mails.letters import Letter
from hireloom.ports.mailers import Dispatcher, MailFailed
from hireloom.testing.clock import StoppedClock
from hireloom.usecases.outbox import OutboxDesk
from tests.waiting import until

if TYPE_CHECKING:  # loading Celery takes half a second, which only these tests should spend
    from hireloom.adapters.tasks.celery_dispatcher import CeleryDispatcher
    from hireloom.adapters.tasks.celery_messages import Messages

LETTERS = "letters"
MINUTE = timedelta(minutes=1)
BROKER = "memory://localhost"
THREADS, MOST_WAITING = 16, 12


class Carrier:
    """A mailer that can be held up and can refuse."""

    def __init__(self) -> None:
        self.failure: MailFailed | None = None
        self.is_free = threading.Event()
        self.is_free.set()
        self.sent: list[str] = []

    def send(self, _letter: Letter, message_id: str) -> None:
        self.is_free.wait(20)
        if self.failure:
            raise self.failure
        self.sent.append(message_id.strip("<>").partition("@")[0])


@pytest.fixture
def carrier() -> Carrier:
    return Carrier()


@pytest.fixture
def desk(migrated: Path, tmp_path: Path, clock: StoppedClock, carrier: Carrier) -> Iterator[OutboxDesk]:
    path = tmp_path / "hireloom.db"
    path.write_bytes(migrated.read_bytes())
    store = SqlStore(connect(f"sqlite:///{path}"), clock)
    yield OutboxDesk(store, clock, carrier, "hireloom.example", html_of)
    store.close()


@pytest.fixture
def put(desk: OutboxDesk) -> Callable[..., None]:
    def put(*events: str) -> None:
        with desk.store.writing() as tx:
            for event in events:
                tx.outbox.put(password_changed("anna@people.example"), event=event)

    return put


class DispatcherContract:
    """Inherit and supply the fixtures `dispatcher`, with workers that work, and `look`: the moment at which somebody
    looks for what nobody was told about."""

    def test_who_waits_hears_that_it_was_sent(
        self, dispatcher: Dispatcher, put: Callable[..., None], carrier: Carrier
    ) -> None:
        put("a", "b")
        assert dispatcher.deliver("a", within=60)
        assert dispatcher.deliver("a", within=60)  # again is as good as once
        assert carrier.sent.count("a") == 1

    def test_what_is_hurried_is_sent_once_each(
        self, dispatcher: Dispatcher, put: Callable[..., None], carrier: Carrier
    ) -> None:
        events = [f"a.{number}" for number in range(10)]
        for event in events:
            put(event)
            dispatcher.hurry()
        assert until(lambda: len(carrier.sent) == len(events))
        assert sorted(carrier.sent) == events

    def test_many_who_wait_for_one_letter_hear_of_it_and_it_goes_once(
        self, dispatcher: Dispatcher, put: Callable[..., None], carrier: Carrier
    ) -> None:
        put("a")
        calls: list[bool] = []
        waiting = [threading.Thread(target=lambda: calls.append(dispatcher.deliver("a", within=60))) for _ in range(5)]
        for thread in waiting:
            thread.start()
        for thread in waiting:
            thread.join()
        assert (calls, carrier.sent) == ([True] * 5, ["a"])

    def test_who_waits_for_what_is_refused_hears_it_before_their_time_is_over_and_it_is_tried_again(
        self,
        dispatcher: Dispatcher,
        look: Callable[[], None],
        put: Callable[..., None],
        carrier: Carrier,
        clock: StoppedClock,
    ) -> None:
        carrier.failure = MailFailed("The mail server is busy (450).")
        put("a")
        began = time.monotonic()
        assert not dispatcher.deliver("a", within=60)
        assert time.monotonic() - began < 50
        carrier.failure = None
        clock.advance(MINUTE)
        look()
        assert until(lambda: carrier.sent == ["a"])

    def test_nobody_waits_longer_than_they_want_and_it_goes_out_all_the_same(
        self, dispatcher: Dispatcher, put: Callable[..., None], carrier: Carrier, desk: OutboxDesk
    ) -> None:
        carrier.is_free.clear()
        put("a")
        assert not dispatcher.deliver("a", within=0.1)
        carrier.is_free.set()
        assert until(lambda: desk.state_of("a") is DeliveryState.SENT)
        assert carrier.sent == ["a"]

    @pytest.mark.parametrize("events", [("a",), tuple("abcdefghij")])
    def test_while_a_mail_server_hangs_callers_leave_threads_to_others(
        self,
        dispatcher: Dispatcher,
        put: Callable[..., None],
        carrier: Carrier,
        events: tuple[str, ...],
    ) -> None:
        """Whether they wait for one letter or for many: who does not wait anymore hears that it is not sent yet."""
        carrier.is_free.clear()
        put(*events)
        with ThreadPoolExecutor(THREADS) as threads:
            calls = [threads.submit(dispatcher.deliver, events[number % len(events)], 15) for number in range(40)]
            assert until(lambda: sum(call.done() for call in calls) == len(calls) - MOST_WAITING, within=10)
            assert not any(call.result() for call in calls if call.done())
            carrier.is_free.set()
            outcomes = [call.result() for call in calls]
        assert sum(outcomes) == MOST_WAITING if len(events) == 1 else any(outcomes)
        assert len(carrier.sent) == len(set(carrier.sent))
        put("z")
        assert dispatcher.deliver("z", within=60)  # all places are free again

    def test_what_is_sent_is_so_for_those_too_who_cannot_wait(
        self, dispatcher: Dispatcher, put: Callable[..., None], carrier: Carrier
    ) -> None:
        put("a")
        assert dispatcher.deliver("a", within=60)
        carrier.is_free.clear()
        put("b")
        with ThreadPoolExecutor(THREADS) as threads:
            calls = [threads.submit(dispatcher.deliver, "b", 10) for _ in range(THREADS)]
            assert until(lambda: sum(call.done() for call in calls) == THREADS - MOST_WAITING, within=8)
            assert dispatcher.deliver("a", within=0)
            carrier.is_free.set()

    def test_what_nobody_was_told_of_is_found(
        self, look: Callable[[], None], put: Callable[..., None], carrier: Carrier
    ) -> None:
        put("a", "b")
        look()
        assert until(lambda: len(carrier.sent) == 2)

    def test_of_what_is_not_there_nobody_says_that_it_was_sent(self, dispatcher: Dispatcher) -> None:
        assert not dispatcher.deliver("nothing", within=0.1)


def no_thread(_thread: threading.Thread) -> None:
    raise RuntimeError("can't start new thread")


def test_a_machine_that_had_no_thread_left_takes_no_place_along(
    desk: OutboxDesk, put: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    put("a")
    worker = MailWorker(desk)
    with monkeypatch.context() as full:
        full.setattr(threading.Thread, "start", no_thread)
        assert not any(worker.deliver("a", within=0) for _ in range(AT_ONCE + 1))
    assert worker.deliver("a", within=60)


def test_a_stop_waits_for_the_letter_of_somebody_who_does_not_wait_any_more(
    desk: OutboxDesk, put: Callable[..., None], carrier: Carrier
) -> None:
    """Otherwise it may have been taken, and goes out again after the next start."""
    carrier.is_free.clear()
    put("a")
    worker = MailWorker(desk)
    assert not worker.deliver("a", within=0.05)
    stopping = threading.Thread(target=worker.stop)
    stopping.start()
    stopping.join(0.1)
    assert stopping.is_alive()
    carrier.is_free.set()
    stopping.join()
    assert desk.state_of("a") is DeliveryState.SENT


class TestThreads(DispatcherContract):
    @pytest.fixture
    def dispatcher(self, desk: OutboxDesk, monkeypatch: pytest.MonkeyPatch) -> Iterator[MailWorker]:
        monkeypatch.setattr("hireloom.adapters.tasks.worker.LOOK_AGAIN", 0.05)
        worker = MailWorker(desk)
        worker.start()
        yield worker
        worker.stop()

    @pytest.fixture
    def look(self, dispatcher: MailWorker) -> Callable[[], None]:
        return lambda: None  # it looks by itself


@pytest.fixture(scope="module")
def present() -> SimpleNamespace:
    """The desk and the email worker of the present test."""
    return SimpleNamespace()


@pytest.fixture(scope="module")
def messages(present: SimpleNamespace) -> Iterator["Messages"]:
    """Messages to one worker for all tests: starting one takes longer than its work."""
    from celery.contrib.testing.worker import start_worker

    from hireloom.adapters.tasks.celery_messages import Messages, spoken_to
    from hireloom.adapters.tasks.celery_worker import app_at

    works = [Work(LETTERS, lambda: present.worker.look(), every=5.0)]
    app = app_at(BROKER, works, lambda event: present.desk.deliver(event))
    app.conf.broker_transport_options = {"polling_interval": 0.01}
    how = {"pool": "threads", "concurrency": 4, "loglevel": "WARNING"}
    with start_worker(app, perform_ping_check=False, shutdown_timeout=120, **how):
        yield Messages(spoken_to(BROKER))


class TestCelery(DispatcherContract):
    @pytest.fixture
    def dispatcher(self, messages: "Messages", desk: OutboxDesk, present: SimpleNamespace) -> "CeleryDispatcher":
        from hireloom.adapters.tasks.celery_dispatcher import CeleryDispatcher

        present.desk, present.worker = desk, MailWorker(desk)
        return CeleryDispatcher(messages, desk, MailWorker(desk))

    @pytest.fixture
    def look(self, dispatcher: "CeleryDispatcher", messages: "Messages") -> Callable[[], None]:
        return lambda: messages.send(LETTERS)  # as beat does


class TestCeleryWithoutItsBroker(DispatcherContract):
    """Then the process that was asked sends, and no request fails or waits for longer."""

    @pytest.fixture
    def dispatcher(self, desk: OutboxDesk) -> "CeleryDispatcher":
        from hireloom.adapters.tasks.celery_dispatcher import CeleryDispatcher
        from hireloom.adapters.tasks.celery_messages import Messages, spoken_to

        return CeleryDispatcher(Messages(spoken_to("redis://:known-to-nobody@127.0.0.1:1")), desk, MailWorker(desk))

    @pytest.fixture
    def look(self, dispatcher: "CeleryDispatcher") -> Callable[[], None]:
        return dispatcher.hurry

    def test_after_a_moment_without_a_thread_it_is_told_again(
        self,
        dispatcher: "CeleryDispatcher",
        put: Callable[..., None],
        carrier: Carrier,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        with monkeypatch.context() as full:
            full.setattr(threading.Thread, "start", no_thread)
            dispatcher.hurry()
        put("a")
        dispatcher.hurry()
        assert until(lambda: carrier.sent == ["a"])

    def test_the_log_says_it_once_and_without_a_secret(
        self, dispatcher: "CeleryDispatcher", put: Callable[..., None], caplog: pytest.LogCaptureFixture
    ) -> None:
        for event in ("a", "b", "c"):
            put(event)
            assert dispatcher.deliver(event, within=60)
        text = [message for message in caplog.messages if "broker" in message]
        assert len(text) == 1
        assert "known-to-nobody" not in caplog.text
