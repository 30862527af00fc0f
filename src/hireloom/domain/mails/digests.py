"""The email about new jobs, at most once a day, and how to stop it."""

import base64
import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from hireloom.domain.boards.postings import BoardJob
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Button, Paragraph, SmallPrint
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.saved_searches import MOST_COUNTED, SavedSearch
from hireloom.domain.searches import Listing

FROM_HOUR = 7  # in the business's time zone; nobody wants it at midnight
MOST_JOBS = 5  # jobs per search; the rest are one click away
GOOD_FOR = timedelta(hours=36)
_WHY = (
    f"You received this email because you asked {PRODUCT_NAME} to tell you about new jobs, at most once a day."
    " Replies are not read."
)


@dataclass(frozen=True, slots=True)
class News:
    """What is new in one search; `count` stops at MOST_COUNTED."""

    search: SavedSearch
    jobs: Sequence[Listing | BoardJob]
    count: int


def event_of(user_id: int, today: date) -> str:
    """The same no matter which process writes it: a person gets one digest a day."""
    return f"saved-searches.{user_id}.{today.isoformat()}"


def digest(to: str, news: Sequence[News], *, site: str, unsubscribe: str) -> Letter:
    total = sum(search_news.count for search_news in news)
    parts: list[Paragraph | Button | SmallPrint] = [Paragraph(f"{_jobs(total)} since we last wrote to you.")]
    for search_news in news:
        name = one_line(search_news.search.name, at_most=80)
        lines = [f"{name}: {_jobs(search_news.count)}"]
        lines += map(_line, search_news.jobs[:MOST_JOBS])
        parts.append(Paragraph("\n".join(lines)))
        parts.append(Button("See them", f"{site.rstrip('/')}/user/jobslist?{search_news.search.criteria.address}"))
    parts.append(SmallPrint(f"To stop these emails, open {unsubscribe}"))
    return Letter(
        to,
        f"{_jobs(total)} for you",
        (*parts,),
        heading="New jobs for your searches",
        why=_WHY,
        good_for=GOOD_FOR,
        unsubscribe=unsubscribe,
    )


def token_of(user_id: int, secret: str) -> str:
    """The token that stops one person's emails without a log-in; nobody can make one for somebody else."""
    seal = hmac.new(secret.encode(), f"unsubscribe:{user_id}".encode(), hashlib.sha256).digest()
    return f"{user_id}-{base64.urlsafe_b64encode(seal).decode().rstrip('=')}"


def person_of(token: str, secret: str) -> int | None:
    """The person whose emails a token stops; None if it is not one of ours."""
    number = token.partition("-")[0]
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        return None
    fits = hmac.compare_digest(token.encode("utf-8", "replace"), token_of(int(number), secret).encode())
    return int(number) if fits else None


def _line(job: Listing | BoardJob) -> str:
    """With the credit that a board's terms require next to its jobs."""
    credits = "".join(f" ({credit.provider})" for credit in job.credits) if isinstance(job, BoardJob) else ""
    return one_line(f"• {job.title} at {job.company}, {job.location or 'location not given'}{credits}")


def _jobs(count: int) -> str:
    if count >= MOST_COUNTED:
        return f"{MOST_COUNTED} or more new jobs"
    return f"{count} new job{'' if count == 1 else 's'}"
