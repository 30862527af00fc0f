"""Deciding about an applicant in the debrief."""

from dataclasses import dataclass

from hireloom.domain.amounts import Amounts
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.debriefs import DebriefLocked, DebriefVerdict, debrief_note
from hireloom.domain.interviews.interviews import ApplicationDecided
from hireloom.domain.interviews.scorecards import may_read_others
from hireloom.domain.notes import must_have_room
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.usecases.decisions import DecisionDesk, DecisionOutcome
from hireloom.usecases.jobs import managed
from hireloom.usecases.notes import NoteDesk


@dataclass(frozen=True, slots=True)
class DebriefDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    decisions: DecisionDesk
    notes: NoteDesk

    def decide(self, application_id: int, verdict: DebriefVerdict, reason: str, *, by: User) -> DecisionOutcome:
        """The reason becomes a note for the team; the applicant gets the email of the decision, and none when held.
        Raises DebriefReasonNeeded, DebriefLocked or ApplicationDecided."""
        note = debrief_note(verdict, reason)
        with self.store.reading() as tx:
            application = tx.applications.get(application_id)
            managed(tx, application.job_id, by, Action.DECIDE)
            interviews, cards = tx.interviews.of(application_id), tx.interviews.scorecards(application_id)
            if not may_read_others(interviews, cards, by.id):
                raise DebriefLocked
            if not application.can_be_answered:
                raise ApplicationDecided
            must_have_room(tx.notes.counts([application_id])[application_id], self.amounts.notes)
        outcome = DecisionOutcome(application)
        if status := verdict.status:
            outcome = self.decisions.decide(application_id, status, by=by)
        self.notes.add(application_id, note, by=by)
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), verdict.action, by.id, str(application_id)))
        return outcome
