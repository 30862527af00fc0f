"""Writing to people in a talent pool: only with their consent, which each email lets them take back."""

import base64
import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from hireloom.domain.answer_templates import AnswerTemplate
from hireloom.domain.refusals import Conflict, NotFound
from hireloom.domain.talent_pool import NotInPool, PoolKey, PoolPerson

CONSENT = timedelta(days=365)  # what we ask for
ASK_AGAIN = timedelta(days=90)
ENDS_SOON = timedelta(days=14)
MOST_AT_A_TIME = 50


class NoConsent(Conflict):
    sentence = "This person has not agreed to be written to. Please ask for consent first."


class NoSuchConsentLink(NotFound):
    sentence = "This link is not one of ours, or the details that it was about are deleted."


POOL_TEMPLATES = (
    AnswerTemplate(
        "A job that may fit",
        "Hello {first name}, we have met before, and I thought of you for a job that we are filling at {company}. May I"
        " tell you more? Just reply to this email. {recruiter}",
    ),
    AnswerTemplate(
        "Stay in touch",
        "Hello {first name}, at the moment no job at {company} fits what you are looking for. I would like to stay in"
        " touch. Has anything changed, your place or the work you want? Just reply to this email. {recruiter}",
    ),
)


@dataclass(frozen=True, slots=True)
class PoolConsent:
    """What a company may do with somebody in its talent pool. `kept_until` is set only if the company added them."""

    company: str
    consent_until: date | None
    asked_at: datetime | None
    declined_at: datetime | None
    last_contact_at: datetime | None
    kept_until: date | None = None


def may_be_written_to(person: PoolPerson, today: date) -> bool:
    """A "no" of the person weighs more than a consent that came with an entry merged into theirs."""
    agrees = person.consent_until is not None and person.consent_until >= today and not person.has_declined
    return bool(person.email) and agrees


def may_be_asked(person: PoolPerson, now: datetime, today: date) -> bool:
    """People who said no are not asked again; people who said nothing, only after a while."""
    is_due = person.asked_at is None or now >= person.asked_at + ASK_AGAIN
    return bool(person.email) and not person.has_declined and not may_be_written_to(person, today) and is_due


def facts_of(person: PoolPerson, *, company: str, recruiter: str) -> Mapping[str, str]:
    """What a template is filled with."""
    return {"first name": person.name.partition(" ")[0], "company": company, "recruiter": recruiter}


def consent_token(company_id: int, key: PoolKey, email: str, secret: str) -> str:
    """Lets the owner of this mailbox answer for this entry without a log-in."""
    what = f"pool:{company_id}:{key}:{email}"
    seal = hmac.new(secret.encode(), what.encode(), hashlib.sha256).digest()
    return f"{company_id}-{key}-{base64.urlsafe_b64encode(seal).decode().rstrip('=')}"


def entry_of(token: str) -> tuple[int, PoolKey]:
    """Which company and entry a token names; whether it is ours, the address decides. Raises NoSuchConsentLink."""
    company, key, *seal = token.split("-", 2)[:3] if token.count("-") >= 2 else ("", "", "")
    if not (seal and company.isascii() and company.isdigit() and len(company) < 10):
        raise NoSuchConsentLink
    try:
        return int(company), PoolKey.of(key)
    except NotInPool:
        raise NoSuchConsentLink from None


def is_ours(token: str, company_id: int, key: PoolKey, email: str, secret: str) -> bool:
    own_token = consent_token(company_id, key, email, secret)
    return bool(email) and hmac.compare_digest(token.encode("utf-8", "replace"), own_token.encode())
