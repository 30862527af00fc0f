"""Why applications are rejected: a list for each company, and the reason of each rejection. It is written down with the
answer, never before; the applicant learns it only if the recruiter says so."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.refusals import Conflict, Invalid, NotAllowed

MOST_REASONS, LONGEST_REASON = 20, 80
OTHER_REASON = "Other"  # stands in figures for all that are not in the list
DEFAULT_REASONS = (
    "A required skill is missing",
    "Not enough experience in this field",
    "A required license or permit is missing",
    "Somebody else fits better",
    "The position is filled",
    "Place or hours do not fit",
    "Pay expectations do not fit",
)


class ReasonsInvalid(Invalid):
    sentence = f"Please write 1 to {MOST_REASONS} different reasons of at most {LONGEST_REASON} characters."


class RejectionReasonTooLong(Invalid):
    sentence = f"A reason can have at most {LONGEST_REASON} characters."


class ReasonForRejections(Invalid):
    sentence = "Only a rejection has a reason."


class NotRejected(Conflict):
    sentence = "This application is not rejected, so it has no reason."


class ReasonsOfOwners(NotAllowed):
    sentence = "Only an owner of the company can change its list of reasons."


@dataclass(frozen=True, slots=True)
class RejectionReason:
    """Why an application was rejected. `by` is the name to show, set once the reason is stored."""

    application_id: int
    text: str
    is_shared: bool  # with the applicant
    by_id: int
    at: datetime
    by: str = ""


def edited_reasons(form: Sequence[str]) -> tuple[str, ...]:
    """Raises ReasonsInvalid."""
    reasons = tuple(" ".join(text.split()) for text in form)
    is_fit = all(0 < len(reason) <= LONGEST_REASON and reason.isprintable() for reason in reasons)
    if not is_fit or not 0 < len({reason.casefold() for reason in reasons}) == len(reasons) <= MOST_REASONS:
        raise ReasonsInvalid
    return reasons


def reason_text(typed: str | None) -> str:
    """One line; empty for none. Raises RejectionReasonTooLong."""
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in typed or "").split())
    if len(text) > LONGEST_REASON:
        raise RejectionReasonTooLong
    return text
