"""What Celery's worker finds in the product: every work that recurs, each a task, and nothing that could be misused."""

from dataclasses import replace
from threading import Event

import pytest
from dependency_injector import providers

from hireloom.adapters.tasks.worker import LONG_AT_ONCE
from hireloom.bootstrap.container import Container
from hireloom.domain.mails.account_mails import password_changed
from hireloom.domain.mails.deliveries import DeliveryState
from hireloom.domain.mails.letters import Attachment, Letter
from hireloom.testing.mailers import RecordingMailer

WORKS = {
    "letters": 5.0,
    "boards": 60.0,
    "digests": 600.0,
    "reminders": 600.0,
    "overdue_stages": 600.0,
    "due_scorecards": 600.0,
    "job_covers": 600.0,
    "pool_consents": 600.0,
    "housekeeping": 21600.0,
    "inactive_accounts": 21600.0,
    "interviews": 600.0,
    "email_changes": 600.0,
    "calendars": 600.0,
    "webhooks": 5.0,
    "audit_copies": 5.0,
    "answers": 30.0,
    "scheduled_messages": 30.0,
    "marketing": 15.0,
}


@pytest.fixture
def environment(environment: dict[str, str]) -> dict[str, str]:
    return environment | {
        "HIRELOOM_WORK": "celery",
        "HIRELOOM_CELERY_BROKER_URL": "redis://127.0.0.1:1",
        "HIRELOOM_SECRET": "a secret of forty characters, more or less",
    }


def test_every_work_that_recurs_is_a_task_that_can_be_done(
    container: Container, caplog: pytest.LogCaptureFixture
) -> None:
    app, _ = container.celery().args
    assert {name: entry["schedule"] for name, entry in app.conf.beat_schedule.items()} == WORKS
    with container.store().writing() as tx:
        tx.outbox.put(password_changed("anna@people.example"), event="a")
        tx.outbox.put(password_changed("anna@people.example"), event="b")
    app.tasks["letter"].run("b")
    for name in WORKS:
        app.tasks[name].run()
    assert len(container.mailer().letters) == 2
    assert "failed" not in caplog.text


def test_one_process_carries_as_many_long_letters_at_once_as_a_server_does(container: Container) -> None:
    """Celery gives nearly all tasks to its first process while that is free, and it is while other letters go out."""
    is_free = Event()

    class Slow(RecordingMailer):
        def send(self, letter: Letter, message_id: str) -> None:
            is_free.wait(60)
            super().send(letter, message_id)

    container.mailer.override(providers.Object(Slow()))
    photos = Attachment("photos.zip", "application/zip", bytes(2 * 1024 * 1024))
    letter, events = replace(password_changed("anna@people.example"), attachments=(photos,)), "abcd"
    with container.store().writing() as tx:
        tx.outbox.put_all(dict.fromkeys(events, letter))
    app, stop = container.celery().args
    for event in events:
        app.tasks["letter"].run(event)
    assert len(events) == LONG_AT_ONCE
    assert {container.outbox().state_of(event) for event in events} == {DeliveryState.SENDING}
    is_free.set()
    stop()
    assert {container.outbox().state_of(event) for event in events} == {DeliveryState.SENT}


def test_messages_are_json_nobody_keeps_answers_and_what_is_late_is_dropped(container: Container) -> None:
    app, _ = container.celery().args
    assert (app.conf.accept_content, app.conf.task_serializer) == (["json"], "json")
    assert (app.conf.result_backend, app.conf.task_acks_late) == (None, True)
    assert all(entry["options"]["expires"] == max(60, WORKS[name]) for name, entry in app.conf.beat_schedule.items())
    assert all(app.tasks[name].time_limit for name in [*WORKS, "letter"])
    assert app.conf.broker_transport_options["visibility_timeout"] > max(app.tasks[name].time_limit for name in WORKS)


def test_a_broker_that_is_away_for_hours_ends_no_worker(container: Container) -> None:
    app, _ = container.celery().args
    assert app.conf.broker_connection_max_retries is None


def test_letters_are_handed_to_it(container: Container) -> None:
    assert type(container.dispatcher()).__name__ == "CeleryDispatcher"
