"""The messages about applications, and the mailbox in which answers by email arrive."""

from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from hireloom.domain.threads.inboxes import ThreadHead
from hireloom.domain.threads.incoming_mails import IncomingMail, MailCall
from hireloom.domain.threads.messages import ThreadMessage
from hireloom.domain.threads.scheduled_messages import ScheduledMessage
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery


class InboxPage(NamedTuple):
    """`total` and `unread` count all threads, on all pages."""

    heads: Sequence[ThreadHead]
    total: int
    unread: int


class ScheduledMessages(Protocol):
    """Messages that are sent later."""

    def of(self, application_id: int) -> Sequence[ScheduledMessage]:
        """Those about this application, the next one first."""
        ...

    def of_person(self, user_id: int) -> Sequence[ScheduledMessage]:
        """Those that this person wrote, or will get, oldest first."""
        ...

    def of_jobs(self, jobs: JobQuery, count: int) -> Sequence[ScheduledMessage]:
        """Those about applications for these jobs, the next one first; at most `count`."""
        ...

    def get_for_update(self, message_id: int) -> ScheduledMessage:
        """Raises NoSuchScheduledMessage."""
        ...

    def due(self, now: datetime, count: int) -> Sequence[ScheduledMessage]:
        """Those to send by now, the oldest first; at most `count`."""
        ...

    def add(self, message: ScheduledMessage) -> ScheduledMessage:
        """The message with an id."""
        ...

    def put(self, message: ScheduledMessage) -> None:
        """In place of the one with this id."""
        ...

    def hold(self, message_id: int) -> None:
        """It waits until somebody decides about it."""
        ...

    def hold_all(self, user_id: int) -> None:
        """The same for those by this person."""
        ...

    def remove(self, message_id: int) -> None: ...

    def forget_application(self, application_id: int) -> None:
        """Remove those about this application."""
        ...

    def forget_user(self, user_id: int) -> None:
        """Remove those by this person, and those about this person's applications."""
        ...


class ApplicationFiles(Protocol):
    """The files of messages and of answers to questions; messages add their own."""

    def add(self, application_id: int, keys: Collection[str]) -> None:
        """These stored files are answers to questions."""
        ...

    def forget_application(self, application_id: int) -> Sequence[str]:
        """Remove the descriptions of this application's files; returns the keys of those to remove from the store of
        files. Comes before the messages are removed."""
        ...

    def forget_user(self, user_id: int) -> Sequence[str]:
        """The same for all applications of this person."""
        ...


class Threads(Protocol):
    @property
    def files(self) -> ApplicationFiles: ...
    @property
    def scheduled(self) -> ScheduledMessages: ...

    def of(self, application_id: int) -> Sequence[ThreadMessage]:
        """Oldest first."""
        ...

    def by(self, user_id: int) -> Sequence[ThreadMessage]:
        """What this person wrote, oldest first."""
        ...

    def add(self, message: ThreadMessage) -> ThreadMessage:
        """The message with an id."""
        ...

    def inbox(
        self,
        reader_id: int,
        window: Window,
        jobs: JobQuery | None = None,
        words: str = "",
        among: Collection[int] | None = None,
    ) -> InboxPage:
        """The threads about these jobs, or about one's own applications: unread ones first, then those that this side
        has not answered, then the others, each newest first. `words` are searched in names, addresses, titles of jobs
        and messages; of people whom a blind review hides, in the titles alone. About jobs of others, only the
        applications `among` these ids."""
        ...

    def newest(
        self,
        reader_id: int,
        jobs: JobQuery | None = None,
        words: str = "",
        among: Collection[int] | None = None,
        *,
        below: int | None,
        count: int,
    ) -> Sequence[ThreadHead]:
        """Of the same threads, those whose last message has the highest ids less than `below`."""
        ...

    def read_until(self, application_id: int, reader_id: int) -> int:
        """The id of the last message that this person has seen; 0 if none."""
        ...

    def mark_read(self, application_id: int, reader_id: int, message_id: int) -> None:
        """This person has seen the messages up to this one; an older one changes nothing."""
        ...

    def has_mail(self, mail_id: str) -> bool:
        """Whether an email with this Message-ID was taken before."""
        ...

    def forget_application(self, application_id: int) -> None:
        """Remove the messages about this application."""
        ...

    def forget_user(self, user_id: int) -> None:
        """Remove the messages about this person's applications, and what says which ones they have read. What they
        wrote about others stays, under a deleted user."""
        ...


class MailHook(Protocol):
    def mail(self, call: MailCall, now: datetime) -> IncomingMail:
        """The email that a provider brings. Raises NotFromTheProvider for anybody else's call, and for an old one."""
        ...


class MailboxAway(Exception):
    """The mailbox cannot be read at the moment; the text says why, for operators."""


class Mailbox(Protocol):
    def take_new(self, take: Callable[[IncomingMail], object]) -> None:
        """Give each new email to `take`, a few dozen at most, and mark it as seen once it was taken. One that `take`
        fails with stays new, and those after it are read; after three failures that are StoreAway or not Unavailable,
        or ten of any kind, the rest waits. The next call begins after the last one read. Raises MailboxAway, or the
        first failure of `take`."""
        ...

    def look(self) -> str:
        """Log in and open the folder; returns where. Raises MailboxAway."""
        ...
