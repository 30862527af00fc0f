"""What interviews for a job ask about."""

from collections.abc import Sequence

from hireloom.domain.interviews.kits import asked_for
from hireloom.domain.resume_match.findings import Requirement
from hireloom.domain.resume_match.job_texts import JobTooLong, NoRequirement, UnreadLanguage, comparable, must_be_read
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.language.lexicon import Lexicon


def interview_needs(advert: str, lexicon: Lexicon) -> Sequence[tuple[str, Requirement]]:
    """The requirements of an advert with the ids that they have in kits, scorecards and the debrief; none for an advert
    that cannot be read."""
    try:
        job = comparable(advert)
        must_be_read(job, what="job description")
        return asked_for(need.requirement for need in job_requirements(job, lexicon).asked)
    except (JobTooLong, NoRequirement, UnreadLanguage):
        return []
