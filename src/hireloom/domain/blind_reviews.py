"""Until when a blind review hides who applied: until a decision, or until the person reaches a stage of the job."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from hireloom.domain.applications import Application
from hireloom.domain.jobs import Job
from hireloom.domain.refusals import Invalid
from hireloom.domain.stages import Stage, named, stage_of


class NamingStageInvalid(Invalid):
    sentence = "Names can be shown from the second stage of the job on, or after a decision."


def naming_stage(number: int | None, stages: Sequence[Stage]) -> int | None:
    """The number of the stage from which names are shown; None for after a decision. Raises NamingStageInvalid."""
    if number is not None and number not in {stage.number for stage in stages[1:]}:
        raise NamingStageInvalid
    return number


def naming_stage_called(name: str, stages: Sequence[Stage]) -> int | None:
    """The number of the stage with the name that a company has chosen for new jobs; None if the job has no such stage,
    so that names stay hidden longer rather than shorter."""
    return next((stage.number for stage in stages[1:] if stage.name.casefold() == name.casefold()), None)


def shown_from(job: Job, stages: Sequence[Stage]) -> dict[str, str]:
    """For the security log: the name of the stage from which the job shows names, if it has one."""
    return {} if job.names_from is None else {"until": named(job.names_from, stages).name}


def named_from(application: Application, job: Job, stages: Sequence[Stage], *, at: datetime) -> Application:
    """The application, showing its name if its stage says so. Somebody whom a person has revealed stays revealed;
    whom the stage has revealed is hidden again further back. A stage shows nobody who has withdrawn or is forgotten."""
    numbers = [stage.number for stage in stages]
    shows = (
        job.blind_review
        and job.names_from in numbers
        and numbers.index(stage_of(application, stages).number) >= numbers.index(job.names_from)
    )
    if shows and application.revealed_at is None and application.can_be_answered:
        return replace(application, revealed_at=at, is_named_by_stage=True)
    if not shows and application.is_named_by_stage:
        return replace(application, revealed_at=None, is_named_by_stage=False)
    return application
