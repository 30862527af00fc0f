"""Stages of undecided applications: which stages a job has, and how applications move between them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime

from hireloom.domain.applications import Application
from hireloom.domain.days import Days
from hireloom.domain.refusals import Conflict, Invalid, NotFound
from hireloom.domain.versions import version_of

MOST_STAGES = 8
LONGEST_STAGE = 40
MOST_STAGE_DAYS = 90


class StageCountWrong(Invalid):
    sentence = f"A job has 1 to {MOST_STAGES} stages."


class StageNameNeeded(Invalid):
    sentence = "Please give every stage a name."


class StageNameTooLong(Invalid):
    sentence = f"The name of a stage can have at most {LONGEST_STAGE} characters."


class StageNameTaken(Invalid):
    sentence = "Two stages cannot have the same name."


class StageDaysWrong(Invalid):
    sentence = f"The limit of a stage is 1 to {MOST_STAGE_DAYS} days, or none."


class NoSuchStage(NotFound):
    sentence = "This stage no longer exists. Please load the stages again."


class CannotMove(Conflict):
    """`data` says who decided, and when."""

    sentence = "Only an application that is waiting for a decision can be moved."


class MovedMeanwhile(Conflict):
    """`data` says to which stage, by whom and when."""

    sentence = "Somebody has moved this application in the meantime."


class NotOverdue(Conflict):
    sentence = "This application is not past the limit of its stage."


class NobodyToNudge(Conflict):
    sentence = "Nobody else looks after this application."


class AlreadyNudged(Conflict):
    sentence = "Whoever looks after this application was nudged today. Please try again tomorrow."


@dataclass(frozen=True, slots=True)
class Stage:
    """`number` identifies it within its job and stays when the name changes; 0 for a new one. After `days` days in it
    an application is overdue; 0 for no limit."""

    name: str
    number: int = 0
    days: int = 0


DEFAULT_STAGES = (Stage("New", 1), Stage("Screen", 2), Stage("Interview", 3), Stage("Offer", 4))


@dataclass(frozen=True, slots=True)
class StageMove:
    """Stages by their names at that time. `by` is the name to show, set once the move is stored."""

    application_id: int
    before: str
    after: str
    by_id: int
    at: datetime
    by: str = ""


@dataclass(frozen=True, slots=True)
class OverdueStage:
    """How many applications have been in a stage for longer than its limit."""

    job_id: int
    job_title: str
    recruiter_id: int
    stage: str
    count: int


def stages_of(stored: Sequence[Stage]) -> tuple[Stage, ...]:
    """A job without stages of its own has the default ones."""
    return tuple(stored) or DEFAULT_STAGES


def version(stages: Iterable[Stage]) -> str:
    return version_of((stage.number, stage.name, stage.days) for stage in stages)


def edited(stages: Sequence[Stage], form: Sequence[Stage]) -> tuple[Stage, ...]:
    """The list in `form`, with a number for each new stage. Raises a refusal if it breaks a rule."""
    if not 0 < len(form) <= MOST_STAGES:
        raise StageCountWrong
    clean = [replace(stage, name=" ".join(stage.name.split())) for stage in form]
    if not all(stage.name for stage in clean):
        raise StageNameNeeded
    if any(len(stage.name) > LONGEST_STAGE for stage in clean):
        raise StageNameTooLong
    if not all(0 <= stage.days <= MOST_STAGE_DAYS for stage in clean):
        raise StageDaysWrong
    old = [stage.number for stage in clean if stage.number]
    if len({stage.name.casefold() for stage in clean}) < len(clean) or len(set(old)) < len(old):
        raise StageNameTaken
    numbers = {stage.number for stage in stages}
    if not numbers.issuperset(old):
        raise NoSuchStage
    highest, numbered = max(numbers), list[Stage]()
    for stage in clean:
        highest += not stage.number
        numbered.append(replace(stage, number=stage.number or highest))
    return tuple(numbered)


def renamed(name: str, before: Sequence[Stage], after: Sequence[Stage]) -> str:
    """What the stage called `name` is called in a list without numbers that replaces another: a line of the same list
    with a new name is the same stage; otherwise the name stays."""
    old, new = ([stage.name.casefold() for stage in stages] for stages in (before, after))
    if len(old) != len(new) or name.casefold() not in old or name.casefold() in new:
        return name
    at = old.index(name.casefold())
    return name if new[at] in old else after[at].name


def successors(before: Sequence[Stage], after: Sequence[Stage]) -> Sequence[tuple[Stage, Stage]]:
    """Each stage that was removed, and where its applications go: to the nearest earlier stage that stays, or else to
    the first."""
    left = {stage.number: stage for stage in after}
    to, pairs = after[0], list[tuple[Stage, Stage]]()
    for stage in before:
        if stage.number in left:
            to = left[stage.number]
        else:
            pairs.append((stage, to))
    return pairs


def stage_of(application: Application, stages: Sequence[Stage]) -> Stage:
    """New applications are in the first stage."""
    return next((stage for stage in stages if stage.number == application.stage), stages[0])


def named(number: int, stages: Sequence[Stage]) -> Stage:
    """Raises NoSuchStage."""
    stage = next((stage for stage in stages if stage.number == number), None)
    if stage is None:
        raise NoSuchStage
    return stage


def moved(
    application: Application, to: Stage, *, stages: Sequence[Stage], seen: int | None, at: datetime
) -> Application:
    """The application in stage `to`. `seen` is the stage in which the person saw it; None skips that check. Raises
    CannotMove or MovedMeanwhile."""
    if not application.can_be_answered:
        raise CannotMove
    now = stage_of(application, stages).number
    if seen is not None and now not in (seen, to.number):
        raise MovedMeanwhile
    return application if now == to.number else replace(application, stage=to.number, stage_since=at)


def nudged(application: Application, stage: Stage, *, by_id: int, today: date, days: Days) -> Application:
    """The application once user `by_id` has nudged whoever looks after it, which can be done once a day. Raises
    NotOverdue, NobodyToNudge or AlreadyNudged."""
    here = application.stage_days(today, days)
    if here is None or not 0 < stage.days <= here:
        raise NotOverdue
    if application.assignee_id in (None, by_id):
        raise NobodyToNudge
    if application.nudged_on == today:
        raise AlreadyNudged
    return replace(application, nudged_on=today)
