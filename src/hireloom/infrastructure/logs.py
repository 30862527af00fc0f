"""The log, as operators read it."""

import logging

QUIETER = {
    "alembic": logging.WARNING,
    "waitress.queue": logging.ERROR,  # warns for each request that waits in the queue
    "sqlalchemy.pool": logging.CRITICAL,  # logs a trace for each broken connection, which the store logs already
}


class OneLine(logging.Formatter):
    """An event is one line, even if its message contains line breaks; only a stack trace adds lines."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        return " ".join(filter(None, map(str.strip, super().formatMessage(record).splitlines())))


def begin() -> None:
    """Log to standard error, in this process and its children."""
    lines = logging.StreamHandler()
    lines.setFormatter(OneLine("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[lines])
    for name, level in QUIETER.items():
        logging.getLogger(name).setLevel(level)
