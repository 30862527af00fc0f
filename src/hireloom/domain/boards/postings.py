"""Jobs of outside boards: postings, when each was seen, and the card that a person reads."""

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

from hireloom.domain.jobs import ProviderLink
from hireloom.domain.searches import ListPosition
from hireloom.domain.web_links import safe_link

FULL_TIME = "Full-time"
LONGEST_LINE, LONGEST_TEXT, MOST_LINKS = 200, 20_000, 12
REDATED = timedelta(days=7)  # a date that moves by this much was set again, not corrected
AWAY = timedelta(days=3)  # a shorter absence is a failure of the board
SEEN_SINCE = timedelta(days=7)  # a posting not seen for this long is not shown, even if its board gave no answer since


class NoPosting(ValueError):
    """A posting without id, title, company or page, or with a text that is too long or a link that is not safe."""


@dataclass(frozen=True, slots=True)
class Posting:
    """A job as one board describes it, in plain text. Every Posting can be shown; others raise NoPosting.

    `board` is the source, such as "greenhouse:acme"; `is_whole` says that the description was not cut;
    `is_dated` that the board named a day and not "9 days ago"; `says_repost` that it calls the job reposted.
    """

    board: str
    external_id: str
    title: str
    company: str
    location: str
    links: tuple[ProviderLink, ...]
    description: str = ""
    apply_url: str = ""
    employment_type: str = FULL_TIME
    salary: str = ""
    posted_on: date | None = None
    ends_on: date | None = None
    is_whole: bool = True
    is_dated: bool = True
    says_repost: bool = False

    def __post_init__(self) -> None:
        lines = (self.external_id, self.title, self.company)
        if not all(lines) or not self.links or len(self.links) > MOST_LINKS or len(self.description) > LONGEST_TEXT:
            raise NoPosting
        if any(len(line) > LONGEST_LINE for line in (*lines, self.location, self.salary)):
            raise NoPosting
        addresses = [link.url for link in self.links] + ([self.apply_url] if self.apply_url else [])
        if any(address != safe_link(address) for address in addresses):
            raise NoPosting

    def seen_on(self, day: date) -> "Posting":
        """The posting without a date that lies after `day`: it would keep the job above all others until then."""
        return replace(self, posted_on=None) if self.posted_on and self.posted_on > day else self


@dataclass(frozen=True, slots=True)
class Sighting:
    """A posting, and when it was seen. `gone_at`: when the board answered without it. `id` is 0 until it is stored."""

    posting: Posting
    first_seen: datetime
    last_seen: datetime
    gone_at: datetime | None = None
    came_back: bool = False
    id: int = 0

    @classmethod
    def first(cls, posting: Posting, now: datetime) -> "Sighting":
        return cls(posting.seen_on(now.date()), first_seen=now, last_seen=now)

    @property
    def listed_on(self) -> date:
        """The day since which people can read it, as far as it is known."""
        return self.posting.posted_on or self.first_seen.date()

    def is_known(self, now: datetime) -> bool:
        """Whether it is known if the posting still exists: it was seen lately, or its board answered without it."""
        return self.gone_at is not None or self.last_seen >= seen_since(now)

    def seen_again(self, posting: Posting, now: datetime) -> "Sighting":
        """The same posting in a later answer. An age that the board only estimates never makes it younger."""
        posting = posting.seen_on(now.date())
        before, after = self.posting.posted_on, posting.posted_on
        if before and (after is None or not posting.is_dated):
            posting = replace(posting, posted_on=min(before, after or before))
        is_redated = before and after and posting.is_dated and self.posting.is_dated and after - before >= REDATED
        was_away = self.gone_at is not None and now - self.gone_at >= AWAY
        return replace(
            self,
            posting=posting,
            last_seen=now,
            gone_at=None,
            came_back=self.came_back or bool(is_redated) or was_away,
        )


@dataclass(frozen=True, slots=True)
class BoardJob:
    """One job with all the places where it is posted: the card of the list. `members` are the ids of its postings."""

    number: int
    members: tuple[int, ...]
    title: str
    company: str
    location: str
    description: str
    employment_type: str
    salary: str
    posted_on: date
    ends_on: date | None
    links: tuple[ProviderLink, ...]
    apply_url: str
    first_seen: datetime
    last_seen: datetime
    is_stale: bool
    is_repost: bool
    is_whole: bool
    boards: tuple[str, ...] = ()  # of the copies
    credits: tuple[ProviderLink, ...] = ()  # text and link that a board's terms require next to its jobs

    @property
    def id(self) -> str:
        """The id in the API, where jobs posted here have plain numbers."""
        return f"b{self.number}"

    @property
    def keywords(self) -> str:
        """Boards list no skills besides the text."""
        return ""

    @property
    def spot(self) -> ListPosition:
        return ListPosition(self.posted_on, False, self.number)

    def is_open(self, today: date) -> bool:
        """Whether people can still apply, as far as the boards say."""
        return self.ends_on is None or self.ends_on >= today


def seen_since(now: datetime) -> datetime:
    """The moment since which a posting must have been seen to be shown."""
    return now - SEEN_SINCE
