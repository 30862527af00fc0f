"""The log, as operators read it: a line for each event, with the id of the request that it belongs to."""

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime

QUIETER = {
    "alembic": logging.WARNING,
    "waitress.queue": logging.ERROR,  # warns for each request that waits in the queue
    "sqlalchemy.pool": logging.CRITICAL,  # logs a trace for each broken connection, which the store logs already
}
FORMATS = ("text", "json")

_request_id: ContextVar[str] = ContextVar("request_id", default="")


def request_id() -> str:
    """The id of the request that is being served, or that asked for the work being done; empty outside of requests."""
    return _request_id.get()


@contextmanager
def within_request(request_id: str) -> Iterator[None]:
    """Lines logged inside belong to this request."""
    before = _request_id.set(request_id)
    try:
        yield
    finally:
        _request_id.reset(before)


class OneLine(logging.Formatter):
    """An event is one line, even if its message contains line breaks; only a stack trace adds lines."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        line = " ".join(filter(None, map(str.strip, super().formatMessage(record).splitlines())))
        number = request_id()
        return f"{line} [{number}]" if number else line


class JsonLine(logging.Formatter):
    """An event is a JSON object on one line: time, level, logger, message, and request_id, exception where there are
    any."""

    def format(self, record: logging.LogRecord) -> str:
        event = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "request_id": request_id(),
            "exception": self.formatException(record.exc_info) if record.exc_info else "",
        }
        return json.dumps({name: value for name, value in event.items() if value}, ensure_ascii=False)


def begin(form: str = "text") -> None:
    """Log to standard error in one of FORMATS, in this process and its children."""
    lines = logging.StreamHandler()
    lines.setFormatter(JsonLine() if form == "json" else OneLine("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[lines])
    for name, level in QUIETER.items():
        logging.getLogger(name).setLevel(level)
