"""The lists of people and of what they did, for admins."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple, Protocol

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import Role, User
from hireloom.domain.windows import Window


@dataclass(frozen=True, slots=True)
class PeopleQuery:
    """`words` are looked for in name, address, number and public id, in any case."""

    roles: Collection[Role]
    window: Window
    words: str = ""


class PeoplePage(NamedTuple):
    people: Sequence[User]
    total: int


@dataclass(frozen=True, slots=True)
class AuditQuery:
    """`action` is the beginning of an action: "jobs." finds all about jobs. `actor` and `subject` are addresses, names
    or numbers. From `since` on and before `until`."""

    window: Window
    actor: str = ""
    action: str = ""
    subject: str = ""
    since: datetime | None = None
    until: datetime | None = None


class AuditEntry(NamedTuple):
    """`actor` is the name of whoever did it, empty for nobody or for somebody who has left."""

    event: AuditEvent
    actor: str


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
        """As `audit`, all of it whatever the window."""
        ...
