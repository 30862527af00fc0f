"""The lists of people and the audit log, for admins."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple, Protocol

from hireloom.domain.audit import AuditEvent, AuditSelection, SubjectKind
from hireloom.domain.identity.users import Role, User
from hireloom.domain.windows import Window


@dataclass(frozen=True, slots=True)
class PeopleQuery:
    """`words` are searched in name, address, phone number and public id, ignoring case."""

    roles: Collection[Role]
    window: Window
    words: str = ""


class PeoplePage(NamedTuple):
    people: Sequence[User]
    total: int


@dataclass(frozen=True, slots=True)
class AuditQuery:
    """`action` is the beginning of an action: "jobs." finds everything about jobs. `actor` and `subject` are addresses,
    names or numbers. From `since` up to but not including `until`."""

    window: Window
    actor: str = ""
    action: str = ""
    subject: str = ""
    since: datetime | None = None
    until: datetime | None = None
    selection: AuditSelection | None = None


class AuditSubject(NamedTuple):
    """What an event is about, as it is called today: an account by its username, a job by its title, and an application
    by the title of its job, `job_id`."""

    kind: SubjectKind
    name: str
    job_id: int | None = None


class AuditEntry(NamedTuple):
    """`actor` is the name of the person who did it; empty if there is none or they have left. `subject` is looked up
    for pages only, and None if nothing is left of it."""

    event: AuditEvent
    actor: str
    subject: AuditSubject | None = None


class AuditPage(NamedTuple):
    events: Sequence[AuditEntry]
    total: int


class PeopleLists(Protocol):
    def page(self, query: PeopleQuery) -> PeoplePage:
        """Newest account first, without deleted ones."""
        ...

    def counts(self) -> Mapping[Role, int]:
        """How many accounts of each role there are."""
        ...

    def audit(self, query: AuditQuery) -> AuditPage:
        """Newest first."""
        ...

    def whole_audit(self, query: AuditQuery) -> Iterator[AuditEntry]:
        """Like `audit`, but all entries, ignoring the window."""
        ...
