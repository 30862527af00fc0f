"""What a port's provider raises when it cannot do its work."""

from hireloom.domain.refusals import Unavailable


class StoreAway(Unavailable):
    """The database or the store of files can neither read nor write at the moment; the unit of work is rolled back."""

    sentence = "Hireloom is busy at the moment. Please try again."
