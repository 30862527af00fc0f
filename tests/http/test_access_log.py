"""The line that each request leaves in the log, and the id by which its other lines are found."""

import logging

import pytest

from hireloom.infrastructure import logs

TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"


@pytest.mark.parametrize(
    ("header", "logged_id"),
    [
        ({"X-Request-Id": "from-the-proxy-1"}, "from-the-proxy-1"),
        ({"traceparent": f"00-{TRACE}-00f067aa0ba902b7-01"}, TRACE),
        ({"X-Request-Id": "from-the-proxy-1", "traceparent": f"00-{TRACE}-00f067aa0ba902b7-01"}, "from-the-proxy-1"),
    ],
)
def test_an_id_that_comes_with_the_request_is_kept(visit, header, logged_id):
    assert visit().get("/api/health", headers=header).headers["X-Request-Id"] == logged_id


@pytest.mark.parametrize("header", ["short", "x" * 65, "with spaces in it", "<script>alert(1)", "líne-noise-1"])
def test_an_id_that_could_harm_the_log_is_replaced(visit, header):
    number = visit().get("/api/health", headers={"X-Request-Id": header.encode()}).headers["X-Request-Id"]
    assert number != header
    assert len(number) == 12


def test_each_request_leaves_one_line(visit, caplog):
    caplog.set_level(logging.INFO, "hireloom.access")
    visitor = visit()
    visitor.get("/api/health")
    visitor.get("/unsubscribe/a-token-that-nobody-else-may-see")
    visitor.get("/api/nope?email=maya@inbox.example")
    lines = [record.getMessage().rsplit(" ", 2)[0] for record in caplog.records if record.name == "hireloom.access"]
    assert lines == ["GET /api/health 200", "GET /unsubscribe/<token> 404", "GET (no route) 404"]


def test_lines_within_a_request_have_its_id_and_later_ones_do_not(visit):
    with logs.within_request("asked-by-a-task"):
        assert logs.request_id() == "asked-by-a-task"
    assert logs.request_id() == ""
    visit().get("/api/health").close()
    assert logs.request_id() == ""
