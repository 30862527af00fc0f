"""Finding a person among the applicants for all of one's jobs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.applications import Application
from hireloom.domain.identity.users import User
from hireloom.domain.stages import Stage, stage_of, stages_of
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.usecases.job_teams import readable_applications

MOST_FOUND = 10


class FoundApplication(NamedTuple):
    """`stage` is the name of the stage, or the decision."""

    application: Application
    stage: str


@dataclass(frozen=True, slots=True)
class ApplicantSearchDesk:
    store: Store
    clock: Clock

    def find(self, words: str, *, by: User) -> Sequence[FoundApplication]:
        """The newest applications that the person may read, by words of the applicant's name or address. A blind review
        hides people here, too."""
        if not words.strip():
            return []
        with self.store.reading() as tx:
            jobs, among = readable_applications(tx, by)
            applications = tx.applicants.named(words, MOST_FOUND, jobs, by.id, among)
            stages = {
                job_id: stages_of(tx.stages.of_job(job_id))
                for job_id in {application.job_id for application in applications}
            }
        return [
            FoundApplication(application, _stage(application, stages[application.job_id]))
            for application in applications
        ]


def _stage(application: Application, stages: Sequence[Stage]) -> str:
    return stage_of(application, stages).name if application.is_open else application.status.value
