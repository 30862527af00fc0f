"""Short letters about one's own application: a draft, which the person sends themselves."""

from dataclasses import dataclass

from hireloom.domain.applications import NoSuchApplication
from hireloom.domain.cover_letters.short_letters import LetterKind, short_letter
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.interviews import InterviewState
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store


@dataclass(frozen=True, slots=True)
class ShortLetterDesk:
    store: Store
    clock: Clock

    def draft(self, application_id: int, kind: LetterKind, *, by: User) -> str:
        """For the applicant alone. Raises NoSuchApplication and NothingToWriteAbout."""
        with self.store.reading() as tx:
            application = tx.applications.get(application_id)
            if application.user_id != by.id:
                raise NoSuchApplication
            interviews = tx.interviews.of(application.id)
        past = [
            interview.starts_at
            for interview in interviews
            if interview.state_at(self.clock.now()) is InterviewState.DONE
        ]
        last = max((self.clock.days.of(moment) for moment in past if moment), default=None)
        return short_letter(kind, application, interviewed_on=last, today=self.clock.today())
