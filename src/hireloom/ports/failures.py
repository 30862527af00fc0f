"""What an adapter raises if it cannot do its work."""

from hireloom.domain.refusals import Unavailable


class StoreAway(Unavailable):
    """The database or the file store is unavailable at the moment; the unit of work is rolled back. `cause` and
    `advice` are for operators: one sentence each, without secrets and stored values."""

    sentence = "Hireloom is busy at the moment. Please try again."

    def __init__(self, cause: str = "The store does not answer.", advice: str = "") -> None:
        super().__init__()
        self.cause, self.advice = " ".join(cause.split()), advice
