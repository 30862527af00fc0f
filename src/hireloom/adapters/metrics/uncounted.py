"""Nothing is counted: nobody has asked for figures."""

from contextlib import AbstractContextManager, nullcontext


class Uncounted:
    """Metrics that are dropped."""

    def request_served(self, route: str, method: str, status: int, seconds: float) -> None: ...

    def measured(self, _work: str) -> AbstractContextManager[None]:
        return nullcontext()

    def exposition(self) -> tuple[bytes, str] | None:
        return None
