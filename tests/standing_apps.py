"""Flask applications that stay up over many tests: building one costs more than most tests do."""

import threading
from collections import defaultdict
from typing import Any

from dependency_injector import providers
from flask import Flask

from hireloom.adapters.http.app import create_app
from hireloom.bootstrap.container import Container
from hireloom.ports.clock import Clock
from hireloom.ports.metrics import Metrics

_MAKING = threading.RLock()  # where the product is served its desks are there before its threads, and one of each


class _Seat:
    """Takes the place of a desk in a standing app and passes everything on to that desk of the present test."""

    def __init__(self) -> None:
        self.taken_by: Any = None

    def __getattr__(self, name: str) -> Any:
        with _MAKING:
            desk = self.taken_by()
        return getattr(desk, name)


class StandingApps:
    """Lends each container an app that was built for the same surroundings; nothing in it outlives the container.

    The app itself keeps no state: whatever changes is behind the desks, which belong to the container.
    """

    def __init__(self) -> None:
        self._free: dict[str, list[tuple[Flask, dict[type, _Seat]]]] = defaultdict(list)
        self._lent: list[tuple[str, tuple[Flask, dict[type, _Seat]]]] = []

    def lend_to(self, container: Container) -> None:
        container.app.override(
            providers.Singleton(
                self._seated,
                container.surroundings,
                providers.Object(container.desks.kwargs),
                providers.Object(container.clock),
                container.metrics,
            )
        )

    def _seated(self, surroundings: Any, desks: dict[type, Any], clock: Any, metrics: Any) -> Flask:
        key = repr(surroundings)
        if self._free[key]:
            app, seats = self._free[key].pop()
        else:
            seats = {kind: _Seat() for kind in (*desks, Clock, Metrics)}
            app = create_app(
                surroundings, seats, seats[Clock], seats[Metrics]
            )  # nothing may be asked of a desk yet: it would stay the first one's
        for kind, seat in seats.items():
            seat.taken_by = {Clock: clock, Metrics: lambda: metrics}.get(kind) or desks[kind]
        self._lent.append((key, (app, seats)))
        return app

    def take_back(self) -> None:
        """All of them, at the end of a test."""
        for key, (app, seats) in self._lent:
            for seat in seats.values():
                seat.taken_by = None
            self._free[key].append((app, seats))
        self._lent.clear()
