"""The text of a job as a person pasted it, and the limits of what may be compared."""

from hireloom.domain.refusals import Invalid
from hireloom.text_analysis.language.languages import language_of
from hireloom.text_analysis.language.pastes import pasted

LONGEST_JOB = 100_000  # characters
FEWEST_WORDS = 5


class NoRequirement(Invalid):
    sentence = "Please paste the whole job description in English: we could not find any requirement in this text."


READ_LANGUAGES = ("English", "German")


class UnreadLanguage(Invalid):
    """A text in a language that is not read: a number for it would be wrong."""

    def __init__(self, text: str, language: str) -> None:
        super().__init__(f"This {text} seems to be in {language}. We can compare texts in English and German only.")


class JobTooLong(Invalid):
    sentence = "The job description is too long. Please paste only the text of the job, at most 100,000 characters."


def whole_advert(title: str, company: str, description: str) -> str:
    """The job as one text, title and company first as adverts write them."""
    return "\n".join((*filter(None, (title, company)), "", description))


def must_be_read(text: str, *, what: str) -> None:
    """Raises UnreadLanguage where the text is in none of the languages that are read; `what` names it."""
    language = language_of(text)
    if language not in READ_LANGUAGES:
        raise UnreadLanguage(what, language)


def job_text(text: str) -> str:
    """The job as a person sees it; its length is measured as sent. Raises JobTooLong."""
    if len(text) > LONGEST_JOB:
        raise JobTooLong
    return pasted(text)


def comparable(text: str) -> str:
    """`job_text` of a job that says enough to be compared. Raises JobTooLong or NoRequirement."""
    job = job_text(text)
    if len(job.split()) < FEWEST_WORDS:
        raise NoRequirement
    return job
