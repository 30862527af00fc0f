"""What an adapter raises if it cannot do its work."""

from hireloom.domain.refusals import Unavailable


class StoreAway(Unavailable):
    """The database or the file store is unavailable at the moment; the unit of work is rolled back."""

    sentence = "Hireloom is busy at the moment. Please try again."
