"""Practicing answers to interview questions, of which nothing is kept, and the interviews to practice for."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from hireloom.domain.applications import Application
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.interviews import Interview, InterviewState
from hireloom.domain.interviews.kits import topics
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.adverts.interview_needs import interview_needs
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.writing.questions.practice import PracticeResult, practised
from hireloom.usecases.limits import take


class ComingInterview(NamedTuple):
    """An interview to which somebody is invited. `advert` is the text as they applied for it, and `topics` what the
    interview asks about."""

    interview: Interview
    application: Application
    advert: str
    topics: Sequence[str]


@dataclass(frozen=True, slots=True)
class PracticeDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    text_work: TextWork
    lexicon: Lexicon

    def check(self, question: str, answer: str, facts: Sequence[str], *, by: User) -> PracticeResult:
        """What the answer covers and lacks."""
        with self.store.writing() as tx:
            take(tx, self.rate_limits.practice, str(by.id), now=self.clock.now())
        return self.text_work(practised, question, answer, facts)

    def coming(self, *, by: User) -> Sequence[ComingInterview]:
        """One's own interviews that are proposed or booked, the next one first; those without a time come last."""
        now, latest = self.clock.now(), datetime.max.replace(tzinfo=UTC)
        with self.store.reading() as tx:
            applications = {
                application.id: application
                for application in tx.applications.of_user(by.id)
                if application.can_be_answered
            }
            listed = [interview for interview in tx.interviews.standing(applications) if _is_coming(interview, now)]
            adverts = {
                id_: _advert(applications[id_], tx.applications.snapshot(id_).job_description)
                for id_ in {interview.application_id for interview in listed}
            }
        needs = {id_: self.text_work(interview_needs, advert, self.lexicon) for id_, advert in adverts.items()}
        return [
            ComingInterview(
                interview,
                applications[interview.application_id],
                adverts[interview.application_id],
                topics([need for _, need in needs[interview.application_id]], interview.minutes, interview.asks),
            )
            for interview in sorted(listed, key=lambda interview: (interview.starts_at or latest, interview.id))
        ]


def _is_coming(interview: Interview, now: datetime) -> bool:
    is_open = interview.state is InterviewState.PROPOSED and not interview.is_expired(now)
    return is_open or interview.state_at(now) is InterviewState.BOOKED


def _advert(application: Application, description: str) -> str:
    return "\n".join((application.job_title, application.job_company, "", description))
