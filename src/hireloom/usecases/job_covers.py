"""Somebody is away, and a colleague has their jobs until they come back."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action, Member, OwnersOnly, may, member_of
from hireloom.domain.identity.users import User
from hireloom.domain.job_covers import JobCover, NoSuchCover, NothingToCover, must_end_well
from hireloom.domain.job_teams import must_take_over
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_members import hand_over, own_members


@dataclass(frozen=True, slots=True)
class JobCoverDesk:
    store: Store
    clock: Clock

    def begin(self, user_id: int, cover_id: int, until: date, *, by: User) -> None:
        """For oneself, or by an owner: all jobs are with the colleague through `until`, with everything that names
        their recruiter. Raises NoMember, OwnersOnly, CannotTakeOver, CoverEndInvalid or NothingToCover."""
        must_end_well(until, self.clock.today())
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            members = own_members(tx, by)
            _must_be_allowed(members, user_id, by)
            must_take_over(member_of(members, cover_id), member_of(members, user_id))
            ids = [job.id for job in tx.jobs.of_recruiter(user_id)]
            if not ids:
                raise NothingToCover
            hand_over(tx, ids, tx.users.get(cover_id))
            tx.companies.covers.put_all([JobCover(job_id, user_id, cover_id, until) for job_id in ids])
            details = {"cover": str(cover_id), "until": str(until), "jobs": str(len(ids))}
            tx.audit.add(AuditEvent(self.clock.now(), "companies.cover_began", by.id, str(user_id), details))

    def move_end(self, user_id: int, until: date, *, by: User) -> None:
        """Somebody is away for longer, or for a shorter time. Raises NoMember, OwnersOnly, CoverEndInvalid or
        NoSuchCover."""
        must_end_well(until, self.clock.today())
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            _must_be_allowed(own_members(tx, by), user_id, by)
            if not tx.companies.covers.of_users([user_id]):
                raise NoSuchCover
            tx.companies.covers.move_end(user_id, until)
            details = {"until": str(until)}
            tx.audit.add(AuditEvent(self.clock.now(), "companies.cover_moved", by.id, str(user_id), details))

    def end(self, user_id: int, *, by: User) -> None:
        """Before its time. Raises NoMember, OwnersOnly or NoSuchCover."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            _must_be_allowed(own_members(tx, by), user_id, by)
            if not tx.companies.covers.of_users([user_id]):
                raise NoSuchCover
            self._return(tx, user_id, by.id)

    def end_due(self) -> int:
        """Give back the jobs of everybody who is no longer away; returns how many people that are."""
        with self.store.reading() as tx:
            back = tx.companies.covers.over(self.clock.today())
        for user_id in back:
            with self.store.writing() as tx:
                self._return(tx, user_id, None)
        return len(back)

    def _return(self, tx: Transaction, user_id: int, by_id: int | None) -> None:
        """What somebody else has taken for good in the meantime stays with them; people who have left get nothing."""
        user, member = tx.users.get_for_update(user_id), tx.companies.standing_membership(user_id)
        covers = tx.companies.covers.of_users([user_id])
        holders = {job_id: tx.jobs.get(job_id).recruiter_id for job_id in sorted(cover.job_id for cover in covers)}
        ids = [cover.job_id for cover in covers if holders[cover.job_id] == cover.cover_id]
        tx.companies.covers.remove(user_id)
        if user.is_active and member is not None and may(Action.POST_JOBS, member.role):
            hand_over(tx, ids, user)
            details = {"jobs": str(len(ids))}
            tx.audit.add(AuditEvent(self.clock.now(), "companies.cover_ended", by_id, str(user_id), details))


def _must_be_allowed(members: Sequence[Member], user_id: int, by: User) -> None:
    if user_id != by.id and not may(Action.CHANGE_PEOPLE, member_of(members, by.id).role):
        raise OwnersOnly
