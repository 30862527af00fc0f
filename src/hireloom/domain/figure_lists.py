"""The applications behind a figure: whom it counts."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import date, datetime
from enum import StrEnum

from hireloom.domain.applications import Status
from hireloom.domain.company_figures import STEPS, HiringCourse, is_kept, period
from hireloom.domain.days import Days
from hireloom.domain.insights import source_label
from hireloom.domain.refusals import Invalid

MOST_BEHIND = 200  # applications shown behind one figure


class CountedBy(StrEnum):
    STEP = "step"  # who came at least this far
    HIRED = "hired"
    SOURCE = "source"
    REASON = "reason"  # of the rejection, as figures name it
    IN_TIME = "in_time"
    NOT_IN_TIME = "not_in_time"
    LATE = "late"  # who still waits after the promised day


class NoSuchFigure(Invalid):
    sentence = "There is no such figure."


def behind(
    courses: Iterable[HiringCourse],
    counted_by: CountedBy,
    name: str,
    *,
    length: int,
    now: datetime,
    days: Days,
    listed_reasons: Collection[str] = (),
) -> Sequence[HiringCourse]:
    """Those whom the figure of this name counts within `length` days up to today, the newest first. Raises
    NoSuchFigure."""
    if counted_by is CountedBy.STEP and name not in STEPS:
        raise NoSuchFigure
    today = days.of(now)
    began = days.began(period(length, today)[0])
    counts = _tests(name, days, today, listed_reasons)[counted_by]
    chosen = [course for course in courses if course.applied_at >= began and counts(course)]
    return sorted(chosen, key=lambda course: (course.applied_at, course.application_id), reverse=True)


def _tests(
    name: str, days: Days, today: date, listed_reasons: Collection[str]
) -> Mapping[CountedBy, Callable[[HiringCourse], bool]]:
    return {
        CountedBy.STEP: lambda course: course.step > STEPS.index(name),
        CountedBy.HIRED: lambda course: course.is_hired,
        CountedBy.SOURCE: lambda course: source_label(course.source, course.sent_by) == name,
        CountedBy.REASON: lambda course: (
            course.status is Status.REJECTED and course.reason_label(listed_reasons) == name
        ),
        CountedBy.IN_TIME: lambda course: is_kept(course, days, today) is True,
        CountedBy.NOT_IN_TIME: lambda course: is_kept(course, days, today) is False,
        CountedBy.LATE: lambda course: is_kept(course, days, today) is False and course.decided_at is None,
    }
