"""How hiring goes across jobs: counts of what happened to the applications of a period, next to the period before.
Where there are too few people, there is no percentage and no median: one more person would overturn it."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from hireloom.domain.applications import Status, SubmissionMethod
from hireloom.domain.days import Days
from hireloom.domain.insights import source_label
from hireloom.domain.rejection_reasons import OTHER_REASON
from hireloom.domain.shares import Share, Spread, spread

PERIODS = (30, 90, 365)  # days
MOST_JOBS_COMPARED = 50
STEPS = ("Applied", "Opened", "Moved on", "Interview", "Selected", "Offer")
Key = TypeVar("Key")


class HiringCourse(NamedTuple):
    """What has happened to one application. `moves` are the stages that it left, and when; `stage` is the one in which
    it is, or was when it was decided. `limits` are the days after which somebody is too
    long in a stage of the job. `interviews` counts those that have a time. A withdrawn application was not
    decided. `reason`: of its rejection, the last one that was written down.
    `is_blind`: whether the job is reviewed blind. `is_offered`: whether it received an offer that was not withdrawn;
    `has_declined`: whether the applicant declined the last one."""

    job_id: int
    job_title: str
    applied_at: datetime
    status: Status
    sent_by: SubmissionMethod
    source: str
    answer_due: date
    is_withdrawn: bool
    is_forgotten: bool
    opened_at: datetime | None
    decided_at: datetime | None
    interviewed_at: datetime | None
    interviews: int
    stage: str
    limits: Mapping[str, int] = MappingProxyType({})
    moves: tuple[tuple[str, datetime], ...] = ()
    reason: str = ""
    application_id: int = 0
    is_blind: bool = False
    job_location: str = ""
    is_offered: bool = False
    has_declined: bool = False

    @property
    def is_selected(self) -> bool:
        return self.status is Status.SELECTED

    @property
    def is_hired(self) -> bool:
        """Not every company makes its offers here, so whoever is selected counts, except who declined."""
        return self.is_selected and not self.has_declined

    def reason_label(self, listed: Collection[str]) -> str:
        """Its reason as figures show it, which are read by people who may not read what is written about somebody."""
        return self.reason if not self.reason or self.reason in listed else OTHER_REASON

    @property
    def step(self) -> int:
        """How many of STEPS it has reached; an application that reached a later one has reached those before. Only
        somebody who is selected gets an offer."""
        opened, is_offered = self.opened_at or self.decided_at, self.is_selected and self.is_offered
        reached = (True, opened, self.moves, self.interviewed_at, self.is_selected, is_offered)
        return max(number for number, has in enumerate(reached, 1) if has)


class StepFigure(NamedTuple):
    name: str
    people: int
    of_before: Share
    of_all: Share


class StageFigure(NamedTuple):
    """`goal`: the days after which an application is overdue in the stage, where all jobs agree on them; else None."""

    name: str
    stay: Spread
    goal: int | None


class SourceFigure(NamedTuple):
    name: str
    applied: int
    moved_on: Share
    selected: Share
    hired: Share


class ReasonFigure(NamedTuple):
    """How many were rejected for a reason of the company's list, or for OTHER_REASON; the name is empty where none was
    written down."""

    name: str
    rejected: int


class JobFigure(NamedTuple):
    """`to_selection`: from the application to the decision, of those who were hired. `weeks`: how many applied in
    each week of the period, as in `CompanyFigures.weeks`."""

    job_id: int
    title: str
    location: str
    applied: int
    interviewed: Share
    offered: Share
    selected: int
    hired: int
    first_answer: Spread
    to_selection: Spread
    promises: Share
    weeks: Sequence[int]


class WeekFigure(NamedTuple):
    """Of those who applied in the week: answered in time, and late."""

    began: date
    applied: int
    in_time: int
    late: int


@dataclass(frozen=True, slots=True)
class Summary:
    """`late`: who still waits for an answer whose promised day is over."""

    applications: int
    selected: int
    hired: int
    first_answer: Spread
    to_selection: Spread
    promises: Share
    interviews: int
    late: int

    @property
    def interviews_per_hire(self) -> float | None:
        """With one decimal; None before anybody was hired."""
        return round(self.interviews / self.hired, 1) if self.hired else None


@dataclass(frozen=True, slots=True)
class CompanyFigures:
    """`before` is about as many days just before `first`. `jobs` are those with most applications. `company` is the
    name of the company if the figures are about all of its jobs, else empty."""

    first: date
    last: date
    now: Summary
    before: Summary
    steps: Sequence[StepFigure]
    stages: Sequence[StageFigure]
    sources: Sequence[SourceFigure]
    jobs: Sequence[JobFigure]
    weeks: Sequence[WeekFigure]
    open_jobs: int
    all_jobs: int
    reasons: Sequence[ReasonFigure] = ()
    company: str = ""


def period(days: int, today: date) -> tuple[date, date]:
    """The first day of the period that ends today, and that of the one before."""
    first = today - timedelta(days - 1)
    return first, first - timedelta(days)


def company_figures(
    courses: Iterable[HiringCourse],
    *,
    length: int,
    now: datetime,
    days: Days,
    open_jobs: int = 0,
    all_jobs: int = 0,
    listed_reasons: Collection[str] = (),
    company: str = "",
) -> CompanyFigures:
    """About those who applied within `length` days up to today; `open_jobs` of `all_jobs` take applications. Only
    `listed_reasons` are named."""
    today = days.of(now)
    first, earlier = period(length, today)
    began, before_began = days.began(first), days.began(earlier)
    everybody = list(courses)
    current = [course for course in everybody if course.applied_at >= began]
    before = [course for course in everybody if before_began <= course.applied_at < began]
    return CompanyFigures(
        first,
        today,
        _summary(current, days, today),
        _summary(before, days, today),
        _steps(current),
        _stages(current),
        _sources(current),
        _jobs(current, first, days, today),
        _weeks(current, first, days, today),
        open_jobs,
        all_jobs,
        _reasons(current, listed_reasons),
        company,
    )


def is_kept(course: HiringCourse, days: Days, today: date) -> bool | None:
    """Whether the promised answer came in time; None if that is still open, or nobody owes it anymore."""
    if course.is_withdrawn:
        return None
    if course.decided_at:
        return days.of(course.decided_at) <= course.answer_due
    return None if course.is_forgotten or course.answer_due >= today else False


def _promises(courses: Iterable[HiringCourse], days: Days, today: date) -> Share:
    outcomes = [is_kept(course, days, today) for course in courses]
    return Share(outcomes.count(True), outcomes.count(True) + outcomes.count(False))


def _first_answer(courses: Iterable[HiringCourse]) -> Spread:
    return spread(
        course.decided_at - course.applied_at for course in courses if course.decided_at and not course.is_withdrawn
    )


def _to_selection(courses: Iterable[HiringCourse]) -> Spread:
    return spread(course.decided_at - course.applied_at for course in courses if course.is_hired and course.decided_at)


def _summary(courses: Sequence[HiringCourse], days: Days, today: date) -> Summary:
    return Summary(
        len(courses),
        sum(course.is_selected for course in courses),
        sum(course.is_hired for course in courses),
        _first_answer(courses),
        _to_selection(courses),
        _promises(courses, days, today),
        sum(course.interviews for course in courses),
        sum(is_kept(course, days, today) is False and course.decided_at is None for course in courses),
    )


def _steps(courses: Sequence[HiringCourse]) -> Sequence[StepFigure]:
    """Without offers where nobody received one: not every company makes them here."""
    reached = [sum(course.step >= number for course in courses) for number in range(1, len(STEPS) + 1)]
    befores = [len(courses), *reached]
    figures = [
        StepFigure(name, people, Share(people, before), Share(people, len(courses)))
        for name, people, before in zip(STEPS, reached, befores, strict=False)
    ]
    return figures if reached[-1] else figures[:-1]


def _stages(courses: Sequence[HiringCourse]) -> Sequence[StageFigure]:
    """How long people were in each stage before they left it, in the order in which most of them pass through."""
    stays, places = defaultdict[str, list[timedelta]](list), defaultdict[str, list[int]](list)
    for course in courses:
        left = [*course.moves, *([(course.stage, course.decided_at)] if course.decided_at else [])]
        times = [course.applied_at, *(at for _, at in left)]
        for place, ((name, _), (since, until)) in enumerate(zip(left, pairwise(times), strict=True)):
            stays[name].append(until - since)
            places[name].append(place)
    ordered = sorted(stays, key=lambda name: (sum(places[name]) / len(places[name]), name))
    return [StageFigure(name, spread(stays[name]), _goal(name, courses)) for name in ordered]


def _goal(stage: str, courses: Iterable[HiringCourse]) -> int | None:
    days = {course.limits.get(stage, 0) for course in courses if stage in course.limits}
    return days.pop() or None if len(days) == 1 else None


def _sources(courses: Iterable[HiringCourse]) -> Sequence[SourceFigure]:
    groups = _grouped(courses, lambda course: source_label(course.source, course.sent_by))
    figures = [
        SourceFigure(
            name,
            len(group),
            Share(sum(course.step > STEPS.index("Opened") + 1 for course in group), len(group)),
            Share(sum(course.is_selected for course in group), len(group)),
            Share(sum(course.is_hired for course in group), len(group)),
        )
        for name, group in groups.items()
    ]
    return sorted(figures, key=lambda figure: (-figure.applied, figure.name))


def _reasons(courses: Iterable[HiringCourse], listed: Collection[str]) -> Sequence[ReasonFigure]:
    rejected = [course for course in courses if course.status is Status.REJECTED]
    groups = _grouped(rejected, lambda course: course.reason_label(listed))
    figures = [ReasonFigure(name, len(group)) for name, group in groups.items()]
    return sorted(figures, key=lambda figure: (-figure.rejected, figure.name))


def _jobs(courses: Iterable[HiringCourse], first: date, days: Days, today: date) -> Sequence[JobFigure]:
    figures = [
        JobFigure(
            job_id,
            group[-1].job_title,
            group[-1].job_location,
            len(group),
            Share(sum(course.interviewed_at is not None for course in group), len(group)),
            Share(sum(course.step == len(STEPS) for course in group), len(group)),
            sum(course.is_selected for course in group),
            sum(course.is_hired for course in group),
            _first_answer(group),
            _to_selection(group),
            _promises(group, days, today),
            [week.applied for week in _weeks(group, first, days, today)],
        )
        for job_id, group in _grouped(courses, lambda course: course.job_id).items()
    ]
    return sorted(figures, key=lambda figure: (-figure.applied, figure.job_id))[:MOST_JOBS_COMPARED]


def _weeks(courses: Iterable[HiringCourse], first: date, days: Days, today: date) -> Sequence[WeekFigure]:
    starts = [first + timedelta(number) for number in range(0, (today - first).days + 1, 7)]
    moments = [days.began(start) for start in starts]
    groups = _grouped(courses, lambda course: bisect_right(moments, course.applied_at) - 1)
    figures = list[WeekFigure]()
    for number, start in enumerate(starts):
        group = groups.get(number, [])
        promises = _promises(group, days, today)
        figures.append(WeekFigure(start, len(group), promises.part, promises.whole - promises.part))
    return figures


def _grouped(courses: Iterable[HiringCourse], key: Callable[[HiringCourse], Key]) -> Mapping[Key, list[HiringCourse]]:
    groups = defaultdict[Key, list[HiringCourse]](list)
    for course in courses:
        groups[key(course)].append(course)
    return groups
