"""Calendars that people publish or open by CalDAV: what they block, across clock changes, and what blocks nothing."""

import threading
import time
import tracemalloc
from datetime import UTC, datetime

import httpx2
import pytest
from radicale.app import Application
from radicale.config import load
from werkzeug import Response
from werkzeug.serving import make_server

from hireloom.adapters.published_calendars import IcsCalendars
from hireloom.domain.amounts import MB
from hireloom.domain.interviews.busy_times import (
    BusyCalendar,
    CalendarAddressInvalid,
    CalendarPasswordInvalid,
    CalendarUnreadable,
)

HERE = ("localhost", "127.0.0.1")  # where the test's server is, which is not on the internet
FIRST, LAST = datetime(2026, 10, 19, tzinfo=UTC), datetime(2026, 11, 12, tzinfo=UTC)
WEEKLY = """BEGIN:VEVENT
UID:a
DTSTART;TZID=Europe/Amsterdam:20260105T100000
DTEND;TZID=Europe/Amsterdam:20260105T110000
RRULE:FREQ=WEEKLY;UNTIL=20991231T000000Z
EXDATE;TZID=Europe/Amsterdam:20261102T100000
END:VEVENT"""
DAY = "BEGIN:VEVENT\nUID:b\nDTSTART;VALUE=DATE:20261110\nEND:VEVENT"
FREE = "BEGIN:VEVENT\nUID:c\nDTSTART:20261103T100000Z\nDTEND:20261103T110000Z\nTRANSP:TRANSPARENT\nEND:VEVENT"
OWN_EVENT = "BEGIN:VEVENT\nUID:interview-7@loom.example\nDTSTART:20261103T100000Z\nDTEND:20261103T110000Z\nEND:VEVENT"
FREE_BUSY = """BEGIN:VFREEBUSY
UID:d
FREEBUSY;FBTYPE=BUSY:20261104T100000Z/PT2H
FREEBUSY;FBTYPE=FREE:20261105T100000Z/PT1H
END:VFREEBUSY"""


def here(function, *arguments):
    return function(*arguments)


def reader(**options):
    options = {"private_hosts": HERE, "patience": 5} | options
    return IcsCalendars(lambda *_: ["10.0.0.7"], here, own_host="loom.example", **options)


@pytest.fixture
def publish(httpserver):
    def publish(*entries, **options):
        text = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", *entries, "END:VCALENDAR", ""])
        content = text.replace("\r\n", "\n").replace("\n", "\r\n")
        httpserver.expect_request("/me.ics").respond_with_data(options.get("content", content))
        return httpserver.url_for("/me.ics")

    return publish


@pytest.mark.spec("HIR-I42")
def test_entries_block_by_the_clock_on_the_wall_of_their_zone(publish):
    address = publish(WEEKLY, DAY, FREE, OWN_EVENT, FREE_BUSY)
    times = reader().busy(address, "Europe/Amsterdam", first=FIRST, last=LAST)
    assert [f"{time.begins:%d %H:%M} {time.ends - time.begins}" for time in times] == [
        "19 08:00 1:00:00",
        "26 09:00 1:00:00",  # the clocks have changed
        "04 10:00 2:00:00",
        "09 09:00 1:00:00",
        "09 23:00 1 day, 0:00:00",  # the whole day of the person
    ]


@pytest.mark.spec("HIR-I43")
@pytest.mark.parametrize("declares_length", [True, False])
def test_a_calendar_of_50_mb_is_left_at_the_limit_in_flat_memory(httpserver, declares_length):
    chunk, produced = b"x" * 65_536, []

    def content():
        for _ in range(50 * MB // len(chunk)):
            produced.append(len(chunk))
            yield chunk

    length = {"Content-Length": str(50 * MB)} if declares_length else {}
    httpserver.expect_request("/huge").respond_with_handler(lambda _: Response(content(), headers=length))
    address = httpserver.url_for("/huge")
    tracemalloc.start()
    try:
        with pytest.raises(CalendarUnreadable, match="or is larger than 4 MB"):
            reader().busy(address, "UTC", first=FIRST, last=LAST)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 16 * MB
    assert sum(produced) < 25 * MB  # what the sockets held when the connection was closed


@pytest.mark.spec("HIR-I43")
def test_what_cannot_be_read_says_why(publish, httpserver):
    def problem(address, **options):
        with pytest.raises(CalendarUnreadable) as refusal:
            reader(**options).busy(address, "UTC", first=FIRST, last=LAST)
        return str(refusal.value)

    httpserver.expect_request("/hangs").respond_with_handler(lambda _: time.sleep(1) or Response())
    httpserver.expect_request("/large").respond_with_data(b"x" * (5 * 1024 * 1024))
    silent = "Your calendar did not answer in time, or is larger than 4 MB."
    assert problem(httpserver.url_for("/hangs"), patience=0.5) == silent
    assert problem(httpserver.url_for("/large")) == silent
    assert problem("https://calendar.example/me.ics", private_hosts=()) == silent  # the name leads into our network
    often = WEEKLY.replace("WEEKLY", "SECONDLY")
    assert problem(publish(often)).startswith("Your calendar takes too long")
    httpserver.clear()
    assert problem(publish(content="<html>")) == "What is at this address is no calendar that we can read."
    assert problem(httpserver.url_for("/none")).startswith("The address does not lead to")


@pytest.mark.parametrize(
    "address", ["", "http://x.example/a.ics", "https://a b", "file:///etc/passwd", "https://u@x.example"]
)
def test_only_https_addresses_are_taken(address):
    with pytest.raises(CalendarAddressInvalid):
        BusyCalendar.at(7, address)
    with pytest.raises(CalendarAddressInvalid):
        BusyCalendar.at(7, address, "eva", "secret")
    assert BusyCalendar.at(7, "webcal://x.example/a.ics").address == "https://x.example/a.ics"


@pytest.fixture
def radicale(tmp_path):
    """A CalDAV server with one calendar, on this machine."""
    users = tmp_path / "users"
    users.write_text("eva@loom:s/cret: ?\n")
    server = load()
    auth = {"type": "htpasswd", "htpasswd_filename": str(users), "htpasswd_encryption": "plain", "delay": "0"}
    server.update({"auth": auth, "storage": {"filesystem_folder": str(tmp_path / "calendars")}}, "test")
    wsgi = make_server("127.0.0.1", 0, Application(server), threaded=True)
    threading.Thread(target=wsgi.serve_forever, daemon=True).start()
    with httpx2.Client(base_url=f"http://localhost:{wsgi.port}", auth=("eva@loom", "s/cret: ?")) as client:
        client.request("MKCALENDAR", "/eva%40loom/work/").raise_for_status()
        yield client
    wsgi.shutdown()


def opened(radicale, password="s/cret: ?"):
    """As it is stored; only tests read without encryption."""
    calendar = BusyCalendar.at(7, "https://localhost/eva%40loom/work/", "eva@loom", password)
    assert calendar.host == "localhost"
    return calendar.address.replace("https", "http").replace("@localhost", f"@localhost:{radicale.base_url.port}")


@pytest.mark.spec("HIR-I46")
def test_caldav_blocks_what_a_published_calendar_blocks(radicale):
    for number, entry in enumerate([WEEKLY, DAY, FREE, OWN_EVENT]):
        text = f"BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n{entry}\nEND:VCALENDAR\n".replace("\n", "\r\n")
        headers = {"Content-Type": "text/calendar"}
        radicale.put(f"/eva%40loom/work/{number}.ics", content=text, headers=headers).raise_for_status()
    times = reader().busy(opened(radicale), "Europe/Amsterdam", first=FIRST, last=LAST)
    assert [f"{time.begins:%d %H:%M} {time.ends - time.begins}" for time in times] == [
        "19 08:00 1:00:00",
        "26 09:00 1:00:00",  # the clocks have changed
        "09 09:00 1:00:00",
        "09 23:00 1 day, 0:00:00",  # the whole day of the person
    ]


@pytest.mark.spec("HIR-I46")
def test_caldav_that_cannot_be_read_says_why(radicale, httpserver):
    def problem(address, **options):
        with pytest.raises(CalendarUnreadable) as refusal:
            reader(**options).busy(address, "UTC", first=FIRST, last=LAST)
        return str(refusal.value)

    assert problem(opened(radicale, "wrong")) == "Your calendar refuses the user name or the password."
    silent = "Your calendar did not answer in time, or is larger than 4 MB."
    assert problem("https://eva:secret@calendar.example/work/", private_hosts=()) == silent  # leads into our network
    address = httpserver.url_for("/work/").replace("://", "://eva:secret@")
    bomb = """<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa">]><d:multistatus xmlns:d="DAV:">&a;</d:multistatus>"""
    for answer in ("<html>", bomb, "<html/>"):
        httpserver.clear()
        httpserver.expect_request("/work/", method="REPORT").respond_with_data(answer, status=207)
        assert problem(address) == "What is at this address is no calendar that we can read."


@pytest.mark.parametrize(("user_name", "password"), [("eva", ""), ("", "secret"), ("eva", "x" * 201)])
def test_caldav_needs_a_user_name_and_a_password(user_name, password):
    with pytest.raises(CalendarPasswordInvalid):
        BusyCalendar.at(7, "https://calendar.example/work/", user_name, password)
