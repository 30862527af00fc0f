"""Cover for somebody who is away: a colleague has their jobs until a day on which they come back."""

from dataclasses import dataclass
from datetime import date, timedelta

from hireloom.domain.refusals import Conflict, Invalid, NotFound

LONGEST_COVER = timedelta(days=365)


class CoverEndInvalid(Invalid):
    sentence = "Please choose a last day within the next year."


class NothingToCover(Conflict):
    sentence = "They have no jobs that somebody could look after."


class NoSuchCover(NotFound):
    sentence = "Nobody looks after their jobs at the moment."


@dataclass(frozen=True, slots=True)
class JobCover:
    """`user_id` is away through `until`; the job is with `cover_id`."""

    job_id: int
    user_id: int
    cover_id: int
    until: date


def must_end_well(until: date, today: date) -> None:
    """Raises CoverEndInvalid."""
    if not today <= until <= today + LONGEST_COVER:
        raise CoverEndInvalid
