"""Looking through accounts, posted jobs and emails on the command line, and taking one out."""

import os
from datetime import UTC, date, datetime, timedelta

import pytest

from hireloom.__main__ import main
from hireloom.domain.jobs import Job
from hireloom.domain.mails.account_mails import password_changed

ANNA = "anna@people.example"


@pytest.fixture(autouse=True)
def real_time(clock):
    """The commands are processes of their own, with the machine's clock."""
    clock.advance(datetime.now(UTC) - clock.now())


@pytest.fixture
def command(environment, container, monkeypatch, capsys):
    def command(*arguments: str) -> tuple[int, str]:
        monkeypatch.setattr(os, "environ", environment)
        status = main(list(arguments))
        text, complaint = capsys.readouterr()
        return status, text + complaint

    return command


@pytest.fixture
def put(container):
    def put(event: str) -> None:
        with container.store().writing() as tx:
            tx.outbox.put(password_changed(ANNA), event=event)

    return put


@pytest.fixture
def miss(container, clock):
    """A first attempt to send the letter that failed."""

    def miss(event: str, *, is_final: bool = False) -> None:
        with container.store().writing() as tx:
            leased = tx.outbox.lease(now=clock.now(), event=event)
            tx.outbox.keep(leased.missed(clock.now(), reason="The mail\tserver is away.", is_final=is_final))

    return miss


@pytest.fixture
def actions(container):
    def actions() -> list[str]:
        return [record.event.action for record in container.audit().records()]

    return actions


@pytest.fixture
def add_job(container, people, clock):
    owner = people.add("recruiter")

    def add_job(title: str, **changes: object) -> Job:
        fields = {"ends_on": clock.today() + timedelta(days=9), "description": "Mend looms."} | changes
        job = Job(
            title=title,
            company="Weft & Co",
            location="Pune",
            employment_type="Full-time",
            posted_on=date(2026, 7, 1),
            recruiter_id=owner.id,
            recruiter_email=owner.email,
            created_at=clock.now(),
            **fields,
        )
        with container.store().writing() as tx:
            return tx.jobs.add(job)

    return add_job


def test_emails_are_counted_and_listed(command, put, miss):
    put("passwords.1.changed")
    put("passwords.2.changed")
    miss("passwords.2.changed")
    assert command("outbox", "count") == (0, "waiting: 2\nsending: 0\nsent: 0\nfailed: 0\n")
    assert command("outbox", "list") == (
        0,
        f"passwords.2.changed\twaiting\t1\t{ANNA}\tThe mail server is away.\n"
        f"passwords.1.changed\twaiting\t0\t{ANNA}\t\n2 of 2 emails\n",
    )
    assert command("outbox", "list", "--state", "failed") == (0, "0 of 0 emails\n")


@pytest.mark.parametrize(("events", "number"), [([], 2), (["a"], 1), (["a", "no such"], 1)])
def test_emails_that_wait_after_an_outage_are_due_at_once(command, container, clock, put, miss, events, number):
    for event in ("a", "b", "failed"):
        put(event)
        miss(event, is_final=event == "failed")
    assert command("outbox", "retry", *events)[1].startswith(f"{number} emails are due now.")
    with container.store().reading() as tx:
        assert [tx.outbox.get(event).next_try_at <= datetime.now(UTC) for event in ("a", "b")] == [True, number == 2]


def test_a_dropped_email_is_not_sent_and_the_audit_log_says_so(command, container, put, actions):
    put("a")
    put("b")
    assert command("outbox", "drop", "a") == (0, f"Dropped the email a to {ANNA}; it was waiting.\n")
    container.outbox().deliver_due()
    assert command("outbox", "list")[1] == f"b\tsent\t1\t{ANNA}\t\n1 of 1 emails\n"
    assert "emails.dropped" in actions()
    assert command("outbox", "drop", "a") == (2, "hireloom: The outbox has no email a.\n")


def test_jobs_are_counted_and_listed_with_those_that_are_gone(command, add_job, clock):
    add_job("Weaver")
    add_job("Dyer\nof wool", ends_on=clock.today() - timedelta(days=1))
    add_job("Spinner", deleted_at=clock.now())
    assert command("jobs", "count") == (0, "people may apply: 1\nclosed: 0\ndeleted: 1\nall: 3\n")
    _, text = command("jobs", "list")
    assert [line.split("\t")[1:3] for line in text.splitlines()[:-1]] == [
        ["Deleted", "Spinner"],
        ["Expired", "Dyer of wool"],
        ["Active", "Weaver"],
    ]
    assert text.endswith("3 of 3 jobs\n")
    assert command("jobs", "list", "dyer", "pune")[1].endswith("1 of 1 jobs\n")
    assert command("jobs", "list", "--rows", "2")[1].endswith("2 of 3 jobs\n")


def test_a_fraud_is_deleted_once_and_the_audit_log_says_so(command, container, add_job, actions):
    job = add_job("Weaver")
    assert command("jobs", "delete", str(job.id))[1].startswith(f"Deleted job {job.id}, Weaver at Weft & Co.")
    with container.store().reading() as tx:
        assert tx.jobs.get(job.id).deleted_at
    assert "jobs.deleted" in actions()
    assert command("jobs", "delete", str(job.id))[0] == 2
    assert command("jobs", "delete", "999")[0] == 2


def test_accounts_are_counted_and_listed_newest_first(command, people):
    people.add("user", username="anna1", email=ANNA)
    people.add("recruiter", username="boris1", email="boris@weft.example", is_active=False)
    people.add("admin", username="chief1", email="chief@hireloom.example", is_super_admin=True)
    assert command("users", "count") == (0, "user: 1\nrecruiter: 1\nadmin: 1\n")
    _, text = command("users", "list")
    assert [line.split("\t")[1:] for line in text.splitlines()[:-1]] == [
        ["super admin", "active", "chief1", "chief@hireloom.example"],
        ["recruiter", "inactive", "boris1", "boris@weft.example"],
        ["user", "active", "anna1", ANNA],
    ]
    assert text.endswith("3 of 3 accounts\n")
    assert command("users", "list", "boris")[1].endswith("1 of 1 accounts\n")
    assert command("users", "list", "--role", "admin", "--rows", "1")[1].endswith("1 of 1 accounts\n")
