"""The history of a resume: what it was when it was downloaded, sent or left, what has changed, and restoring it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import NamedTuple

from hireloom.domain.identity.users import User
from hireloom.domain.resumes.layouts import ResumePage, resume_page
from hireloom.domain.resumes.states import ChangedLine, ResumeState, SentResume, page_changes
from hireloom.domain.resumes.versions import ResumeVersion, cut, resume_tag
from hireloom.domain.versions import must_be_current
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction


class KeptState(NamedTuple):
    state: ResumeState
    uses: Sequence[SentResume]


class History(NamedTuple):
    """`present` is the number of the resume as it is now: that of the newest state if that shows the same."""

    present: int
    states: Sequence[KeptState]


@dataclass(frozen=True, slots=True)
class ResumeStateDesk:
    store: Store
    clock: Clock

    def history(self, resume_id: int, *, by: User) -> History:
        """The newest state first."""
        with self.store.reading() as tx:
            version = tx.resume_versions.get(resume_id, by.id)
            uses = [use for use in tx.resume_states.sent(by.id) if use.resume_id == version.id]
            states = tx.resume_states.of(version.id)
            newest = next(iter(states), None)
            past = [KeptState(state, [use for use in uses if use.number == state.number]) for state in states]
            if newest is None:
                return History(1, past)
            return History(newest.number + (not newest.shows(version, current_page(tx, version, by))), past)

    def sent(self, *, by: User) -> Sequence[SentResume]:
        """Which resumes went along with the person's applications."""
        with self.store.reading() as tx:
            return tx.resume_states.sent(by.id)

    def changes(self, resume_id: int, number: int, *, by: User) -> Sequence[ChangedLine]:
        """What the page says now, next to an earlier state or, with 0, next to the whole career. Raises NoSuchState."""
        with self.store.reading() as tx:
            version = tx.resume_versions.get(resume_id, by.id)
            if number:
                before = tx.resume_states.get(version.id, number).page
            else:
                before = resume_page(by, tx.profiles.of(by.id), tx.careers.of(by.id), version.look.language)
            return page_changes(before, current_page(tx, version, by))

    def restore(self, resume_id: int, number: int, seen: str | None, *, by: User) -> None:
        """The present state is kept first. Sentences that the career no longer has do not come back. Raises
        NoSuchState, ChangedElsewhere."""
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            version = tx.resume_versions.get(resume_id, by.id)
            must_be_current(seen, resume_tag(version))
            earlier = tx.resume_states.get(version.id, number).version
            keep_state(tx, version, by, now=now)
            tx.resume_versions.put(replace(earlier, job=version.job, changed_at=now, id=version.id))


def keep_state(tx: Transaction, version: ResumeVersion, by: User, *, now: datetime) -> ResumeState:
    """The state of the resume as it is; nothing is added if the newest one shows the same."""
    page = current_page(tx, version, by)
    newest = next(iter(tx.resume_states.of(version.id)), None)
    if newest and newest.shows(version, page):
        return newest
    return tx.resume_states.add(ResumeState(version, page, now))


def current_page(tx: Transaction, version: ResumeVersion, by: User) -> ResumePage:
    record = cut(version, tx.careers.of(by.id)).record
    return resume_page(by, tx.profiles.of(by.id), record, version.look.language)
