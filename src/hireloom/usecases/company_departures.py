"""Leaving a company, or being removed from it."""

from dataclasses import dataclass

from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import member_of, must_be_removable
from hireloom.domain.identity.users import User
from hireloom.domain.job_teams import NeedsHeir, must_take_over
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.usecases.company_members import hand_over, own_members
from hireloom.usecases.former_interviewers import leave_interviews
from hireloom.usecases.interview_notices import InterviewNotices


@dataclass(frozen=True, slots=True)
class CompanyDepartureDesk:
    store: Store
    clock: Clock
    interview_notices: InterviewNotices

    def remove(self, user_id: int, heir_id: int | None = None, *, by: User) -> None:
        """Leave, or take somebody out, who then cannot rejoin alone. `heir_id` takes over the jobs, if there are any;
        others hold their coming interviews. Raises NoMember, OwnersOnly, LastOwner, NeedsHeir or CannotTakeOver."""
        with self.store.writing() as tx:
            members = own_members(tx, by)
            leaving = member_of(members, user_id)
            must_be_removable(leaving, by=member_of(members, by.id), members=members)
            job_ids = [job.id for job in tx.jobs.of_recruiter(user_id)]
            if heir_id is None and job_ids:
                raise NeedsHeir
            if heir_id is not None:
                must_take_over(member_of(members, heir_id), leaving)
                hand_over(tx, job_ids, tx.users.get(heir_id))
            tx.companies.teams.remove_all(user_id)
            tx.companies.covers.remove_all(user_id)
            tx.applications.unassign_all(user_id)
            user = tx.users.get(user_id)
            if user_id == by.id:
                tx.companies.remove_member(user_id)
            else:
                tx.companies.bar(user, leaving.company_id, at=self.clock.now())
                tx.sessions.end_all(user_id)
            leave_interviews(tx, user, self.interview_notices)
            details = {"jobs": str(len(job_ids))} if job_ids else {}
            tx.audit.add(AuditEvent(self.clock.now(), "companies.left", by.id, user.email, details))
        self.interview_notices.hurry()
