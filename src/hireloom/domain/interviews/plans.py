"""The interviews that a job plans for its applicants: who asks what, and in which order they are booked."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from hireloom.domain.interviews.interviews import Interview, InterviewState, InterviewTerms
from hireloom.domain.interviews.scorecards import UnknownRequirement
from hireloom.domain.refusals import Conflict, Invalid

MOST_PLANNED = 8


class PlanTooLong(Invalid):
    sentence = f"A plan has at most {MOST_PLANNED} interviews."


class NoInterviewPlan(Conflict):
    sentence = "This job has no interview plan yet."


class AlreadyPlanned(Conflict):
    sentence = "This job has an interview plan already."


class PlanProposed(Conflict):
    sentence = "All interviews of the plan are proposed already."


@dataclass(frozen=True, slots=True)
class PlannedInterview:
    """`asks` are labels of requirements: they mean the same when the advert is edited and its numbers change."""

    terms: InterviewTerms
    asks: tuple[str, ...] = ()


def checked_plan(
    form: Sequence[tuple[InterviewTerms, Sequence[str]]], *, labels: Mapping[str, str], possible: Collection[int]
) -> tuple[PlannedInterview, ...]:
    """The plan with what each interview asks, by the ids of requirements. Raises a refusal if a rule is broken."""
    if len(form) > MOST_PLANNED:
        raise PlanTooLong
    if any(id_ not in labels for _, ids in form for id_ in ids):
        raise UnknownRequirement
    return tuple(
        PlannedInterview(terms.checked(possible), tuple(dict.fromkeys(labels[id_] for id_ in ids)))
        for terms, ids in form
    )


def reused(
    plan: Sequence[PlannedInterview], there: Sequence[PlannedInterview], labels: Collection[str]
) -> tuple[PlannedInterview, ...]:
    """The plan of another job, for one that plans `there` and asks about these labels. Raises NoInterviewPlan or
    AlreadyPlanned."""
    if not plan:
        raise NoInterviewPlan
    if there:
        raise AlreadyPlanned
    return tuple(
        replace(interview, asks=tuple(label for label in interview.asks if label in labels)) for interview in plan
    )


def missing_steps(
    plan: Sequence[PlannedInterview], interviews: Iterable[Interview]
) -> Sequence[tuple[int, PlannedInterview]]:
    """Like `steps_left`. Raises NoInterviewPlan or PlanProposed if there are none."""
    if not plan:
        raise NoInterviewPlan
    missing = steps_left(plan, interviews)
    if not missing:
        raise PlanProposed
    return missing


def steps_left(
    plan: Sequence[PlannedInterview], interviews: Iterable[Interview]
) -> Sequence[tuple[int, PlannedInterview]]:
    """The interviews of the plan that the applicant does not have yet, each with its place in the plan."""
    there = {interview.step for interview in interviews if interview.is_standing}
    return [(step, planned) for step, planned in enumerate(plan, 1) if step not in there]


def followers(interviews: Sequence[Interview], *, now: datetime) -> Sequence[Interview]:
    """Those that open for booking because all before them in the plan have a time, and those that wait again because
    one gave it up."""
    changed = list[Interview]()
    for interview in interviews:
        is_open = all(earlier.starts_at for earlier in _earlier(interview, interviews))
        if interview.state is InterviewState.WAITING and is_open:
            changed.append(interview.opened(now))
        elif interview.state is InterviewState.PROPOSED and not is_open:
            changed.append(interview.waiting())
    return changed


def in_order(slots: Iterable[datetime], interview: Interview, interviews: Sequence[Interview]) -> Sequence[datetime]:
    """The times at which it begins after the interviews before it in the plan, and ends before those after it."""
    ends = [earlier.ends_at for earlier in _earlier(interview, interviews) if earlier.ends_at]
    starts = [
        later.starts_at
        for later in interviews
        if later.is_standing and later.step > interview.step > 0 and later.starts_at
    ]
    first, last = max(ends, default=None), min(starts, default=None)
    length = timedelta(minutes=interview.minutes)
    return [slot for slot in slots if (first is None or slot >= first) and (last is None or slot + length <= last)]


def _earlier(interview: Interview, interviews: Iterable[Interview]) -> Sequence[Interview]:
    return [earlier for earlier in interviews if earlier.is_standing and 0 < earlier.step < interview.step]
