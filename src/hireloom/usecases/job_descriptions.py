"""Job descriptions for the recruiters' form; the form accepts every one of them."""

from dataclasses import dataclass

from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.job_forms import LONGEST_DESCRIPTION, JobSentence
from hireloom.domain.job_forms import description as taken_by_form
from hireloom.domain.refusals import Invalid
from hireloom.ports.analysts import Analyst
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.adverts.tidy import tidied
from hireloom.text_analysis.writing.descriptions.job_descriptions import JobBrief
from hireloom.text_analysis.writing.descriptions.unused_keywords import unused_keywords
from hireloom.usecases.limits import take


@dataclass(frozen=True, slots=True)
class WrittenDescription:
    """A description, what wrote it, and the keywords of the recruiter that it does not use."""

    text: str
    by: str
    unused_keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DescriptionDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    analyst: Analyst
    text_work: TextWork

    def write(self, position: JobBrief, *, by: User) -> WrittenDescription:
        """Raises FieldsMissing, TooMuchText or TooMany."""
        position = position.checked()
        with self.store.writing() as tx:
            take(tx, self.rate_limits.descriptions, str(by.id), now=self.clock.now())
        answered = self.analyst.description(position)
        text = taken_by_form(answered.value)
        return WrittenDescription(text, answered.by, unused_keywords(position.keywords, text))

    def tidy(self, text: str, *, by: User) -> str:
        """A pasted advert in sections, with every sentence of it. Raises Invalid or TooMany."""
        if len(text) > LONGEST_DESCRIPTION:
            raise Invalid(JobSentence.DESCRIPTION_TOO_LONG)
        with self.store.writing() as tx:
            take(tx, self.rate_limits.descriptions, str(by.id), now=self.clock.now())
        return self.text_work(tidied, text)
