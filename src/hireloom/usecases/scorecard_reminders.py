"""Reminding interviewers of scorecards that are due, and once more of those that are late."""

from dataclasses import dataclass
from datetime import timedelta

from hireloom.domain.interviews.interviews import LONGEST, Interview
from hireloom.domain.interviews.scorecards import REMINDED_AFTER, SCORED_WITHIN, pending, reminder_due
from hireloom.domain.mails.scorecard_mails import scorecard_event, scorecard_wanted
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_profiles import days_of
from hireloom.usecases.daily_mails import is_too_early
from hireloom.usecases.interviews import colleagues

_LOOK_BACK = timedelta(minutes=LONGEST) + SCORED_WITHIN + REMINDED_AFTER


@dataclass(frozen=True, slots=True)
class ScorecardReminderDesk:
    store: Store
    clock: Clock
    dispatcher: Dispatcher
    site: str

    def write(self) -> int:
        """Write the emails that are due, not before the morning of the interviewer's company; returns how many."""
        now = self.clock.now()
        with self.store.reading() as tx:
            due = [
                (interview, user_id)
                for interview in tx.interviews.begun(after=now - _LOOK_BACK, before=now)
                for user_id in interview.interviewer_ids
                if self._is_due(tx, interview, user_id)
            ]
        count = sum(self._write(interview, user_id) for interview, user_id in due)
        if count:
            self.dispatcher.hurry()
        return count

    def _write(self, before: Interview, user_id: int) -> bool:
        """What was due a moment ago may have been submitted, called off, or written by another worker meanwhile."""
        with self.store.writing() as tx:
            user = tx.users.get_for_update(user_id)
            application = tx.applications.get_for_update(before.application_id)
            interview, now = tx.interviews.get_for_update(before.id), self.clock.now()
            reminder = reminder_due(interview, now)
            if reminder is None or not self._is_due(tx, interview, user_id):
                return False
            what, until = reminder
            letter = scorecard_wanted(
                user.email,
                interview,
                tx.jobs.get(application.job_id),
                what,
                user_id=user_id,
                zone=str(days_of(tx, self.clock, user_id).zone),
                site=self.site,
                now=now,
                until=until,
            )
            tx.outbox.put(letter, event=scorecard_event(interview, user_id, what))
            return True

    def _is_due(self, tx: Transaction, interview: Interview, user_id: int) -> bool:
        reminder = reminder_due(interview, self.clock.now())
        if reminder is None or tx.outbox.get(scorecard_event(interview, user_id, reminder[0])):
            return False
        application = tx.applications.get(interview.application_id)
        return (
            application.can_be_answered
            and (interview.id, user_id) in pending([interview], tx.interviews.scorecards(application.id))
            and tx.stages.wants_email(user_id)
            and any(user.id == user_id and user.is_active for user in colleagues(tx, tx.jobs.get(application.job_id)))
            and not is_too_early(self.clock, days_of(tx, self.clock, user_id))
        )
