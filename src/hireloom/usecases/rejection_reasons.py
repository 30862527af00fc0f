"""The reasons of rejections: a company's list, and what was written down about an application."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.applications import Status
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action, Member
from hireloom.domain.identity.users import User
from hireloom.domain.rejection_reasons import (
    DEFAULT_REASONS,
    NotRejected,
    ReasonsOfOwners,
    RejectionReason,
    edited_reasons,
    reason_text,
)
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_members import own_to_change
from hireloom.usecases.jobs import managed, readable


class ReasonChoices(NamedTuple):
    """What to choose from. `is_own`: the company wrote this list itself, so every rejection asks for a reason."""

    reasons: Sequence[str]
    is_own: bool


@dataclass(frozen=True, slots=True)
class RejectionReasonDesk:
    store: Store
    clock: Clock

    def of_job(self, job_id: int, *, by: User) -> ReasonChoices:
        """What the company of the job's recruiter chooses from."""
        with self.store.reading() as tx:
            job = managed(tx, job_id, by, Action.READ_RESUMES)
            return reason_choices(tx, tx.companies.standing_membership(job.recruiter_id))

    def of_company(self, *, by: User) -> ReasonChoices:
        with self.store.reading() as tx:
            return reason_choices(tx, tx.companies.standing_membership(by.id))

    def edit(self, form: Sequence[str], *, by: User) -> ReasonChoices:
        """Raises NoMember or ReasonsOfOwners. Reasons that were written down stay as they are."""
        reasons = edited_reasons(form)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            member = own_to_change(tx, by, ReasonsOfOwners())
            tx.rejection_reasons.put(member.company_id, reasons)
            details = {"reasons": str(len(reasons))}
            tx.audit.add(
                AuditEvent(self.clock.now(), "companies.reasons_edited", by.id, str(member.company_id), details)
            )
        return ReasonChoices(reasons, is_own=True)

    def of(self, application_id: int, *, by: User) -> Sequence[RejectionReason]:
        """All that were written down, oldest first, for those who decide."""
        with self.store.reading() as tx:
            readable(tx, tx.applications.get(application_id), by)
            return tx.rejection_reasons.of(application_id)

    def add(self, application_id: int, text: str, *, by: User) -> Sequence[RejectionReason]:
        """Write a reason down once the answer is out; the applicant does not learn it."""
        reason = reason_text(text)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            application = tx.applications.get_for_update(application_id)
            managed(tx, application.job_id, by, Action.DECIDE)
            if application.status is not Status.REJECTED or application.withdrawn_at or application.is_forgotten:
                raise NotRejected
            before = tx.rejection_reasons.of(application_id)
            if reason and (not before or before[-1].text != reason):
                row = RejectionReason(application_id, reason, False, by.id, self.clock.now())
                tx.rejection_reasons.add(row)
            return tx.rejection_reasons.of(application_id)


def reason_choices(tx: Transaction, member: Member | None) -> ReasonChoices:
    """The list of the member's company, or the default one."""
    reasons = tx.rejection_reasons.of_company(member.company_id) if member else ()
    return ReasonChoices(reasons or DEFAULT_REASONS, is_own=bool(reasons))
