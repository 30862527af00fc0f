"""What whoever runs it reads in the log."""

import logging

QUIETER = {
    "alembic": logging.WARNING,
    "waitress.queue": logging.ERROR,  # a line for each request that waits, when many do
    "sqlalchemy.pool": logging.CRITICAL,  # a trace for each line that broke, of which the store says a sentence
}


class OneLine(logging.Formatter):
    """Whatever a library or a server puts into a message, an event begins one line; only a trace has more."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        return " ".join(filter(None, map(str.strip, super().formatMessage(record).splitlines())))


def begin() -> None:
    """To standard error, for this process and those that it makes."""
    lines = logging.StreamHandler()
    lines.setFormatter(OneLine("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[lines])
    for name, level in QUIETER.items():
        logging.getLogger(name).setLevel(level)
