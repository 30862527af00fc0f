"""Accounts that nobody uses anymore: we notify their owners, and delete the accounts a month later."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.presence import InactivityPolicy, InactivityStep, is_needed
from hireloom.domain.identity.users import User
from hireloom.domain.mails.account_mails import account_inactive
from hireloom.ports.clock import Clock
from hireloom.ports.files import FileStore
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.erasures import erase
from hireloom.usecases.interview_notices import InterviewNotices
from hireloom.usecases.leftovers import forget

AT_ONCE = 200  # accounts that are looked up together; each is changed in its own unit of work


@dataclass(frozen=True, slots=True)
class InactiveAccountDesk:
    """`site` is the address that people type; `is_made_up` recognizes addresses of a demo world, whose owners could
    never log in."""

    store: Store
    clock: Clock
    files: FileStore
    dispatcher: Dispatcher
    interview_notices: InterviewNotices
    policy: InactivityPolicy
    site: str
    is_made_up: Callable[[str], bool]

    def work(self) -> None:
        """May be killed at any moment, and may run in two processes at once."""
        for user_id in self._lapsing():
            done = self._tell_or_remove(user_id)
            if done is InactivityStep.TO_BE_TOLD:
                self.dispatcher.hurry()

    def _lapsing(self) -> Iterator[int]:
        last = 0
        while True:
            with self.store.reading() as tx:
                ids = tx.presences.inactive(self.policy, self.clock.now(), after=last, count=AT_ONCE)
            if not ids:
                return
            yield from ids
            last = ids[-1]

    def _tell_or_remove(self, user_id: int) -> InactivityStep | None:
        """Decides again inside the unit of work and returns what was done: somebody who logs in at the same time either
        waits or is noticed here."""
        keys: list[str] = []
        with self.store.writing() as tx:
            user = tx.users.get_for_update(user_id)
            due = self.policy.due(tx.presences.of(user_id), self.clock.now())
            if due is None or self._stays(tx, user):
                return None
            if due is InactivityStep.TO_BE_TOLD:
                self._tell(tx, user)
            else:
                keys = erase(tx, user, self.interview_notices)
                tx.audit.add(AuditEvent(self.clock.now(), "accounts.lapsed", subject=str(user_id)))
        forget(self.files, keys)
        return due

    def _stays(self, tx: Transaction, user: User) -> bool:
        posted = tx.jobs.of_recruiter(user.id)
        return self.is_made_up(user.email) or is_needed(user, posted, today=self.clock.today())

    def _tell(self, tx: Transaction, user: User) -> None:
        now, presence = self.clock.now(), tx.presences.of(user.id)
        letter = account_inactive(
            user.email,
            seen=self.clock.days.of(presence.last_seen),
            ends=self.clock.days.of(self.policy.ends(presence, now)),
            can_log_in=user.is_active,
            site=self.site,
        )
        tx.presences.note_told(user.id, now)
        tx.outbox.put(letter, event=f"accounts.{user.id}.inactive.{now:%Y-%m-%d}")
        tx.audit.add(AuditEvent(now, "accounts.told_of_lapse", subject=str(user.id)))
