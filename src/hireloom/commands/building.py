"""What commands share: how they are declared, the container that they work with, and the rows that they print."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from hireloom.settings import Settings

if TYPE_CHECKING:
    from hireloom.bootstrap.container import Container


class AddCommand(Protocol):
    def __call__(self, name: str, run: object, about: str, more: str = "") -> argparse.ArgumentParser:
        """Declare a command; `run` gets the settings and the arguments, and is None if the command has actions."""
        ...


def built(config: Settings) -> "Container":
    """Imported only when a command needs it, so that help and settings appear immediately."""
    from hireloom.bootstrap.container import Container

    return Container(settings=config)


@contextmanager
def container_for(config: Settings) -> Iterator["Container"]:
    """Its connections to the database are closed at the end."""
    container = built(config)
    try:
        yield container
    finally:
        container.store().close()


def one_line(*fields: object) -> str:
    """The fields with tabs between them, without the tabs and line breaks that people may have typed."""
    return "\t".join(" ".join(str(field).split()) for field in fields)
