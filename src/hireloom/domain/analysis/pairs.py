"""A resume and a job as sent, and the limits of what may be compared."""

from dataclasses import dataclass, replace

from hireloom.domain.analysis.requirements import FEWEST_WORDS, LONGEST_JOB, JobTooLong, NoRequirement
from hireloom.domain.files import MB
from hireloom.domain.language.pastes import pasted
from hireloom.domain.refusals import TooLarge

SCREEN_LIMIT, MODAL_LIMIT = 10 * MB, 30 * MB  # exactly the limit is accepted


@dataclass(frozen=True, slots=True)
class Upload:
    name: str
    content: bytes

    def must_fit(self, limit: int) -> None:
        """Raises TooLarge."""
        if len(self.content) > limit:
            raise TooLarge(f"File size should not exceed {limit // MB}MB.")


@dataclass(frozen=True, slots=True)
class Pair:
    """`in_modal` is the seeker's match dialog, which takes larger files."""

    upload: Upload
    job: str
    in_modal: bool = False

    def checked(self) -> "Pair":
        """The same pair with the job as a person sees it. Raises TooLarge, JobTooLong or NoRequirement."""
        self.upload.must_fit(MODAL_LIMIT if self.in_modal else SCREEN_LIMIT)
        job = job_text(self.job)
        if len(job.split()) < FEWEST_WORDS:
            raise NoRequirement
        return replace(self, job=job)


def job_text(sent: str) -> str:
    """The job as a person sees it; its length is measured as sent. Raises JobTooLong."""
    if len(sent) > LONGEST_JOB:
        raise JobTooLong
    return pasted(sent)
