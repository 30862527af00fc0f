"""What tests look up in the store that is otherwise shown only in admins' lists."""

from collections.abc import Sequence

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery
from hireloom.ports.people_lists import AuditQuery, PeopleQuery
from hireloom.ports.stores import Transaction

FROM_HERE = {"device": "Unknown device", "address": "127.0.0.1"}  # where the calls of tests come from


def latest(tx: Transaction, count: int) -> Sequence[AuditEvent]:
    """The entries of the audit log, newest first."""
    return [event.event for event in tx.people_lists.audit(AuditQuery(Window(count=count))).events]


def of_role(tx: Transaction, role: Role) -> Sequence[User]:
    """Newest account first, without deleted ones."""
    return tx.people_lists.page(PeopleQuery([role], Window())).people


def all_jobs(tx: Transaction) -> Sequence[Job]:
    """Newest first, deleted ones too."""
    return [job.job for job in tx.job_lists.page(JobQuery(Window(), with_deleted=True)).jobs]
