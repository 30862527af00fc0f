# ruff: noqa: F811 - fixtures of the other tests of threads
"""Answers in an IMAP folder: each is stored once, whatever fails in between."""

from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta, timezone
from email import message_from_bytes, policy
from email.utils import format_datetime
from types import SimpleNamespace

import pytest

from hireloom.ports.failures import StoreAway
from hireloom.ports.scanners import ScannerAway
from hireloom.testing import paper
from hireloom.usecases.threads import ThreadDesk
from hireloom.usecases.upload_scans import UploadsUnchecked
from tests.http.test_threads import application_id, email_of, mail  # noqa: F401
from tests.http.test_threads import environment as with_threads  # noqa: F401
from tests.http.thread_calls import texts, thread, write
from tests.imap_server import imap_server


@pytest.fixture
def server():
    with imap_server() as server:
        yield server


@pytest.fixture
def environment(with_threads, server):
    return with_threads | {
        "HIRELOOM_IMAP_HOST": "127.0.0.1",
        "HIRELOOM_IMAP_PORT": str(server.port),
        "HIRELOOM_IMAP_USER": "answers",
        "HIRELOOM_IMAP_PASSWORD": "right",
        "HIRELOOM_IMAP_SECURITY": "none",
    }


@pytest.fixture
def desk(container):
    return container.desks()[ThreadDesk]


def received(at):
    return f"from mail.example by mx.loom.example; {format_datetime(at)}"


@pytest.fixture
def arrive(server, its_recruiter, seeker, application_id, delivered, clock):
    """Answers of the applicant in the folder, received a moment ago."""
    write(its_recruiter, application_id, "Does Thursday suit you?")
    address = delivered()[-1].reply_to

    def arrive(*answers, **headers):
        for answer in answers:
            of_mail = {"Message-ID": f"<{answer}@mail.example>", "Received": received(clock.now())} | headers
            content = mail(email_of(seeker), address, answer, **of_mail)
            server.unseen[len(server.unseen) + 1] = content.as_bytes()

    return arrive


def with_failing_store(desk, failures):
    """The desk while the database fails so many times to write."""
    left = iter(range(failures))

    @contextmanager
    def writing():
        if next(left, None) is not None:
            raise StoreAway("gone", "gone")
        with desk.store.writing() as tx:
            yield tx

    return replace(desk, store=SimpleNamespace(reading=desk.store.reading, writing=writing))


@pytest.mark.parametrize("failures", [1, 2])
def test_what_cannot_be_stored_is_read_again(server, desk, arrive, its_recruiter, application_id, failures):
    arrive("one", "two", "three")
    with pytest.raises(StoreAway):
        with_failing_store(desk, failures).poll()
    assert len(server.unseen) == failures
    desk.poll()
    assert sorted(texts(its_recruiter, application_id)[1:]) == ["one", "three", "two"]
    assert server.unseen == {}


@pytest.mark.parametrize("headers", [{}, {"Message-ID": ""}])
def test_what_was_stored_before_a_crash_is_stored_once(server, desk, arrive, its_recruiter, application_id, headers):
    arrive("one", "two", **headers)
    server.marks = False
    desk.poll()  # stores the first one, and cannot mark it
    assert texts(its_recruiter, application_id)[1:] == ["one"]
    server.marks = True
    desk.poll()
    assert texts(its_recruiter, application_id)[1:] == ["one", "two"]
    assert server.unseen == {}


def attach_plans(server, *numbers):
    for number in numbers:
        with_file = message_from_bytes(server.unseen[number], policy=policy.default)
        with_file.add_attachment(paper.pdf("My plans"), maintype="application", subtype="pdf", filename="plans.pdf")
        server.unseen[number] = with_file.as_bytes()


def without_scanner(desk):
    """The desk while the malware scanner is away."""
    check = desk.thread_files.paper_check
    check = replace(check, scan=replace(check.scan, scanner=SimpleNamespace(malware_in=is_away)))
    return replace(desk, thread_files=replace(desk.thread_files, paper_check=check))


def is_away(content):
    raise ScannerAway


def test_a_file_that_nobody_can_check_now_is_not_left_out(server, desk, arrive, its_recruiter, application_id):
    arrive("one")
    attach_plans(server, 1)
    with pytest.raises(UploadsUnchecked):
        without_scanner(desk).poll()
    desk.poll()
    assert [file["name"] for file in thread(its_recruiter, application_id)[-1]["files"]] == ["plans.pdf"]


@pytest.mark.spec("HIR-M07")
def test_files_that_nobody_can_check_now_hold_up_no_other_answer(server, desk, arrive, its_recruiter, application_id):
    arrive("one", "two", "three", "four", "five")
    attach_plans(server, 1, 2, 3, 4)
    for _ in range(2):
        with pytest.raises(UploadsUnchecked):
            without_scanner(desk).poll()
        assert texts(its_recruiter, application_id)[1:] == ["five"]
        assert list(server.unseen) == [1, 2, 3, 4]
    desk.poll()
    desk.poll()
    assert texts(its_recruiter, application_id)[1:] == ["five", "one", "two", "three", "four"]
    assert all(message["files"] for message in thread(its_recruiter, application_id)[2:])
    assert server.unseen == {}


@pytest.mark.spec("HIR-M07")
def test_a_file_that_nobody_could_check_for_a_day_is_left_out(
    server, desk, arrive, its_recruiter, application_id, clock
):
    arrive("one", Received=received(clock.now() - timedelta(hours=23)))
    attach_plans(server, 1)
    with pytest.raises(UploadsUnchecked):
        without_scanner(desk).poll()
    clock.advance(timedelta(hours=1))
    without_scanner(desk).poll()
    message = thread(its_recruiter, application_id)[-1]
    assert (message["text"], message["files"]) == ("one", [])
    assert message["left_out"] == ["plans.pdf (could not be checked)"]
    assert server.unseen == {}


@pytest.mark.parametrize(
    "received", ["", "by mx.loom.example", "by mx; never", "by mx; Mon, 1 Jan 2200 10:00:00", "; 99999999999999999999"]
)
def test_no_file_waits_without_end_where_no_server_says_since_when(
    server, desk, arrive, its_recruiter, application_id, received
):
    arrive("one", Received=received)
    attach_plans(server, 1)
    without_scanner(desk).poll()
    assert thread(its_recruiter, application_id)[-1]["left_out"] == ["plans.pdf (could not be checked)"]


@pytest.mark.spec("HIR-M07")
@pytest.mark.parametrize("dates_come_last", [False, True])
@pytest.mark.parametrize("header", ["", "by mx.loom.example; Mon, 1 Jan 2001 10:00:00 +0000"])
def test_the_mailbox_itself_says_for_how_long_a_file_has_waited(
    server, desk, arrive, its_recruiter, application_id, clock, header, dates_come_last
):
    """A head without a time, or with a wrong one, neither takes the file away nor keeps the answer for ever."""
    arrive("one", Received=header)
    attach_plans(server, 1)
    at = (clock.now() - timedelta(hours=23)).astimezone(timezone(timedelta(hours=-7)))
    server.dates, server.dates_come_last = {1: f"{at:%d-%b-%Y %H:%M:%S %z}"}, dates_come_last
    with pytest.raises(UploadsUnchecked):
        without_scanner(desk).poll()
    clock.advance(timedelta(hours=1))
    without_scanner(desk).poll()
    assert thread(its_recruiter, application_id)[-1]["left_out"] == ["plans.pdf (could not be checked)"]
    assert server.unseen == {}


def test_a_file_waits_for_as_long_as_the_store_is_away(server, desk, arrive, its_recruiter, application_id, clock):
    arrive("one", Received=received(clock.now() - timedelta(days=3)))
    attach_plans(server, 1)
    with pytest.raises(StoreAway):
        with_failing_store(desk, 1).poll()
    assert server.unseen
