"""Managing accounts, and reading the audit log."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent, AuditSelection
from hireloom.domain.identity.users import NoSuchUser, Role, User
from hireloom.domain.refusals import Malformed, NotAllowed
from hireloom.domain.windows import Window
from hireloom.ports.clock import Clock
from hireloom.ports.files import FileStore
from hireloom.ports.job_lists import JobQuery
from hireloom.ports.people_lists import AuditEntry, AuditPage, AuditQuery, PeoplePage, PeopleQuery
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_members import pass_ownership
from hireloom.usecases.erasures import erase
from hireloom.usecases.interview_notices import InterviewNotices
from hireloom.usecases.leftovers import forget

EXPORTED = 100_000  # rows of the audit log at most; export older ones by date


class OwnAdminRights(Malformed):
    sentence = "You cannot remove your own admin rights."


class OwnAccount(Malformed):
    sentence = "You cannot change your own account."


class Totals(NamedTuple):
    """`jobs` includes deleted ones."""

    people: Mapping[Role, int]
    jobs: int
    feedback: int
    help_messages: int


class AuditList(NamedTuple):
    """A page of the log, and how many of the matching events, in any selection, were refusals."""

    page: AuditPage
    refused: int


class AuditExport(NamedTuple):
    """The newest matching events of the log; `is_whole` is false if there are older ones that match."""

    events: Sequence[AuditEntry]
    is_whole: bool


@dataclass(frozen=True, slots=True)
class AdminDesk:
    """Every change to an account ends its sessions, so that the new rights start with the next log-in."""

    store: Store
    clock: Clock
    files: FileStore
    interview_notices: InterviewNotices

    def people(self, roles: Collection[Role], window: Window, words: str = "") -> PeoplePage:
        """A page of accounts in these roles."""
        with self.store.reading() as tx:
            return tx.people_lists.page(PeopleQuery(roles, window, words))

    def counts(self) -> Totals:
        """How long the lists of admins are."""
        window = Window(count=1)
        with self.store.reading() as tx:
            jobs = tx.job_lists.page(JobQuery(window, with_deleted=True)).total
            return Totals(
                tx.people_lists.counts(), jobs, tx.feedback.newest(window)[1], tx.help_messages.newest(window)[1]
            )

    def audit(self, query: AuditQuery) -> AuditList:
        refused = replace(query, window=Window(count=1), selection=AuditSelection.REFUSED)
        with self.store.reading() as tx:
            return AuditList(tx.people_lists.audit(query), tx.people_lists.audit(refused).total)

    def export(self, query: AuditQuery, *, by: User) -> AuditExport:
        """The newest EXPORTED events that match the query; the export itself is recorded, too."""
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), "audits.exported", by.id))
        with self.store.snapshot() as tx:  # a long read must not keep writers waiting
            events = list(islice(tx.people_lists.whole_audit(query), EXPORTED + 1))
        return AuditExport(events[:EXPORTED], is_whole=len(events) <= EXPORTED)

    def remove_admin(self, email: str | None, *, by: User) -> User:
        return self._change(email, User.demoted, "admins.removed", by=by, refusal=OwnAdminRights)

    def restore_admin(self, email: str | None, *, by: User) -> User:
        return self._change(email, User.admin_again, "admins.restored", by=by, refusal=OwnAccount)

    def deactivate(self, email: str | None, *, by: User) -> User:
        """Raises OwnAccount, NoSuchUser or AdminsStay."""

        def change(user: User) -> User:
            user.must_not_be_admin()
            return user.deactivated()

        return self._change(email, change, "accounts.deactivated", by=by, refusal=OwnAccount)

    def activate(self, email: str | None, *, by: User) -> User:
        return self._change(email, User.activated, "accounts.activated", by=by, refusal=OwnAccount)

    def convert(self, email: str | None, *, by: User) -> User:
        """To a recruiter. Raises OwnAccount, NoSuchUser, AdminsStay, AlreadyRecruiter or NoBusinessEmail."""
        return self._change(email, User.as_recruiter, "accounts.converted", by=by, refusal=OwnAccount)

    def delete(self, email: str | None, *, by: User) -> None:
        """Remove what identifies the person; what counts toward other people's figures stays."""
        with self.store.writing() as tx:
            user = _found(tx, email, by=by, refusal=OwnAccount)
            user.must_not_be_admin()
            keys = erase(tx, user, self.interview_notices)
            tx.audit.add(AuditEvent(self.clock.now(), "accounts.deleted", by.id, str(user.id)))
        forget(self.files, keys)

    def _change(
        self, email: str | None, change: Callable[[User], User], action: str, *, by: User, refusal: type[Malformed]
    ) -> User:
        with self.store.writing() as tx:
            user = _found(tx, email, by=by, refusal=refusal)
            changed = change(user)
            if changed == user:
                return user
            tx.sessions.end_all(user.id)
            tx.audit.add(AuditEvent(self.clock.now(), action, by.id, user.email))
            if not (changed.is_active and changed.role is Role.RECRUITER):
                pass_ownership(tx, user.id, self.clock.now())
            return tx.users.put(changed)


def _found(tx: Transaction, email: str | None, *, by: User, refusal: type[Malformed]) -> User:
    """The user with this address, locked together with all admins: if two admins demote each other, the second waits
    and is no longer an admin by then."""
    user = tx.users.by_email(email) if email else None
    admins = {admin.id: admin for admin in tx.users.with_admins_for_update(user.id if user else by.id)}
    actor = admins.get(by.id)
    if actor is None or not (actor.is_admin and actor.is_active):
        raise NotAllowed
    if user is None or user.id not in admins:
        raise NoSuchUser
    if user.id == by.id:
        raise refusal
    admins[user.id].must_be_open_to(actor)
    return admins[user.id]
