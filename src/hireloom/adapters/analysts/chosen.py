"""The model that is chosen at the moment: an admin may change it while servers run."""

from collections.abc import Callable, Sequence
from threading import Lock

from hireloom.domain.model_choices import ModelChoice
from hireloom.ports.chats import Chat, Message, Schema

FRESH = 5.0  # seconds for which a choice is not asked for again


class ChosenChat:
    """`chosen` is asked every few seconds; `make` is called once for each choice, so that what guards and remembers one
    model is not used for the next."""

    def __init__(
        self,
        make: Callable[[ModelChoice], Chat],
        chosen: Callable[[], ModelChoice],
        *,
        monotonic: Callable[[], float],
    ) -> None:
        self._make = make
        self._chosen = chosen
        self._monotonic = monotonic
        self._lock = Lock()
        self._current: tuple[ModelChoice, Chat] | None = None
        self._asked_at = float("-inf")

    @property
    def name(self) -> str:
        """The name of the model that answers at the moment."""
        return self._now()[0].name

    def complete(self, messages: Sequence[Message], schema: Schema) -> str:
        return self._now()[1].complete(messages, schema)

    def _now(self) -> tuple[ModelChoice, Chat]:
        with self._lock:
            if self._current is None or self._monotonic() - self._asked_at >= FRESH:
                choice = self._chosen()
                self._asked_at = self._monotonic()
                if self._current is None or self._current[0] != choice:
                    self._current = choice, self._make(choice)
            return self._current
