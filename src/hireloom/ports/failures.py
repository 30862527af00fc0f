"""What an adapter raises if it cannot do its work."""

from hireloom.domain.refusals import Unavailable


class StoreAway(Unavailable):
    """The database or the file store is unavailable at the moment; the unit of work is rolled back. Anyone may read the
    `reason`; `cause`, which has the detail too, and `advice` are for operators: one sentence each, without secrets and
    stored values."""

    sentence = "Hireloom is busy at the moment. Please try again."

    def __init__(self, reason: str = "The store does not answer.", advice: str = "", *, detail: str = "") -> None:
        super().__init__()
        self.reason, self.cause, self.advice = reason, with_detail(reason, detail), advice


def with_detail(reason: str, detail: str) -> str:
    """One line: a sentence and, after a colon, what the other side said."""
    return " ".join(f"{reason.rstrip('.')}: {detail.rstrip('.')}.".split()) if detail else reason
