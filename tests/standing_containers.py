"""Containers that outlive a test: copying the declarations takes longer than most tests."""

from collections.abc import Sequence
from typing import Any

from dependency_injector import providers

from hireloom.bootstrap.container import Container
from hireloom.settings import Settings


class StandingContainers:
    """Lends each test containers as if they had just been made; none is lent twice at a time."""

    def __init__(self) -> None:
        self._free: list[tuple[Container, Sequence[Any]]] = []
        self._lent: list[tuple[Container, Sequence[Any]]] = []

    def lend(self, settings: Settings) -> Container:
        lent = self._free.pop() if self._free else self._made()
        self._lent.append(lent)
        lent[0].settings.override(settings)
        return lent[0]

    def _made(self) -> tuple[Container, Sequence[Any]]:
        container = Container()
        return container, tuple(container.traverse())

    def take_back(self) -> None:
        """All of them, at the end of a test: what it created and overrode is forgotten."""
        for container, declared in self._lent:
            for provider in declared:
                provider.reset_override()
                if isinstance(provider, providers.BaseSingleton):
                    provider.reset()
            self._free.append((container, declared))
        self._lent.clear()
