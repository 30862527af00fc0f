"""The text of a job as a person pasted it, and the limits of what may be compared."""

from hireloom.domain.refusals import Invalid
from hireloom.text_analysis.language.pastes import pasted

LONGEST_JOB = 100_000  # characters
FEWEST_WORDS = 5


class NoRequirement(Invalid):
    sentence = "Please paste the whole job description in English: we could not find any requirement in this text."


class JobTooLong(Invalid):
    sentence = "The job description is too long. Please paste only the text of the job, at most 100,000 characters."


def job_text(sent: str) -> str:
    """The job as a person sees it; its length is measured as sent. Raises JobTooLong."""
    if len(sent) > LONGEST_JOB:
        raise JobTooLong
    return pasted(sent)


def comparable(sent: str) -> str:
    """`job_text` of a job that says enough to be compared. Raises JobTooLong or NoRequirement."""
    job = job_text(sent)
    if len(job.split()) < FEWEST_WORDS:
        raise NoRequirement
    return job
