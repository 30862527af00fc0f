"""What operators read in the log: an event is a line."""

import json
import logging
import sys

import pytest

from hireloom.infrastructure import logs as log_lines

REFUSED = "connection failed: Connection refused\n\tIs the server running on that host?\n\n(Try again.)"


def line(message: str, *values: object, problem: Exception | None = None) -> str:
    trace = (type(problem), problem, None) if problem else None
    record = logging.LogRecord("any", logging.ERROR, "any.py", 1, message, values, trace)
    return log_lines.OneLine("%(levelname)s %(name)s: %(message)s").format(record)


def test_a_message_of_many_lines_is_one() -> None:
    expected = "ERROR any: away: connection failed: Connection refused Is the server running on that host? (Try again.)"
    assert line("away: %s", REFUSED) == expected


def test_what_somebody_typed_begins_no_line_of_its_own() -> None:
    assert "\n" not in line("no such job: %s", "12\r\n2026-11-22 INFO root: all is well\x85\u2028")


def test_a_trace_keeps_its_lines() -> None:
    assert line("request broke", problem=ValueError("no\nnumber")).splitlines() == [
        "ERROR any: request broke",
        "ValueError: no",
        "number",
    ]


def test_a_line_to_the_database_that_broke_leaves_no_trace_of_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    """The store says in a sentence what happened."""
    monkeypatch.setattr(logging.root, "handlers", [])
    monkeypatch.setattr(logging.root, "level", logging.WARNING)
    log_lines.begin()
    (handler,) = logging.root.handlers
    assert isinstance(handler, logging.StreamHandler)
    assert handler.stream is sys.stderr
    assert not logging.getLogger("sqlalchemy.pool.impl.QueuePool").isEnabledFor(logging.ERROR)
    assert logging.getLogger("hireloom.adapters.sql.store").isEnabledFor(logging.INFO)


def test_a_line_names_its_request() -> None:
    with log_lines.within_request("4fd1c0ffee12"):
        assert line("no such job") == "ERROR any: no such job [4fd1c0ffee12]"


def test_an_event_may_be_a_json_object() -> None:
    record = logging.LogRecord("any", logging.ERROR, "any.py", 1, "no such job: %s", ("12\n13",), None)
    with log_lines.within_request("4fd1c0ffee12"):
        line = log_lines.JsonLine().format(record)
    assert "\n" not in line
    event = json.loads(line)
    assert event.pop("time").endswith("+00:00")
    assert event == {
        "level": "ERROR",
        "logger": "any",
        "message": "no such job: 12\n13",
        "request_id": "4fd1c0ffee12",
    }
