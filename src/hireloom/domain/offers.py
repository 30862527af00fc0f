"""Offers to people who were selected: what is offered, until when it can be answered, and what the person answered."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from enum import StrEnum

from hireloom.domain.applications import Application, Status
from hireloom.domain.files import StoredFile
from hireloom.domain.refusals import Conflict, Invalid, NotFound

LONGEST_OFFER_LINE, LONGEST_OFFER_NOTE, LONGEST_OFFER_ANSWER = 200, 5_000, 2_000
MOST_OFFERS = 20  # for one application
FURTHEST_YEARS = 3  # of the start and of the last day to answer

_UNWRITABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


class OfferLineNeeded(Invalid):
    sentence = f"Please give the title and the pay of the offer, each with at most {LONGEST_OFFER_LINE} characters."


class OfferNoteTooLong(Invalid):
    sentence = f"A note can have at most {LONGEST_OFFER_NOTE:,} characters."


class OfferAnswerTooLong(Invalid):
    sentence = f"Your answer can have at most {LONGEST_OFFER_ANSWER:,} characters."


class OfferDayWrong(Invalid):
    sentence = f"Please choose days from today on, within {FURTHEST_YEARS} years."


class OfferNeedsSelection(Conflict):
    sentence = "Only somebody who is selected can get an offer."


class OfferAccepted(Conflict):
    sentence = "The applicant has accepted an offer, so this is closed."


class TooManyOffers(Conflict):
    sentence = f"There are {MOST_OFFERS} offers for this application already."


class OfferChanged(Conflict):
    sentence = "This offer can no longer be answered or withdrawn. Please load it again."


class OfferOver(Conflict):
    sentence = "The time to answer this offer is over. Please write to the company."


class NoSuchOffer(NotFound):
    sentence = "This offer does not exist."


class OfferState(StrEnum):
    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class OfferForm:
    title: str
    pay: str
    answer_by: date
    starts_on: date | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """`answer_by` is the last day to answer. `words` are the applicant's, `by` is the name of the person who made it,
    set once it is stored. `letter` is a PDF that goes with the offer."""

    application_id: int
    title: str
    pay: str
    starts_on: date | None
    note: str
    answer_by: date
    by_id: int
    at: datetime
    state: OfferState = OfferState.OPEN
    words: str = ""
    changed_at: datetime | None = None
    by: str = ""
    id: int = 0
    letter: StoredFile | None = None

    def is_over(self, today: date) -> bool:
        return self.state is OfferState.OPEN and self.answer_by < today

    def answered(self, *, accepts: bool, words: str | None, today: date, now: datetime) -> "Offer":
        """Raises OfferAnswerTooLong, OfferChanged or OfferOver."""
        text = _UNWRITABLE.sub("", (words or "").replace("\r\n", "\n")).strip()
        if len(text) > LONGEST_OFFER_ANSWER:
            raise OfferAnswerTooLong
        if self.state is not OfferState.OPEN:
            raise OfferChanged
        if self.is_over(today):
            raise OfferOver
        state = OfferState.ACCEPTED if accepts else OfferState.DECLINED
        return replace(self, state=state, words=text, changed_at=now)

    def withdrawn(self, now: datetime) -> "Offer":
        """Raises OfferChanged."""
        if self.state is not OfferState.OPEN:
            raise OfferChanged
        return replace(self, state=OfferState.WITHDRAWN, changed_at=now)


def offered(
    application: Application, form: OfferForm, before: Sequence[Offer], *, by_id: int, today: date, now: datetime
) -> Offer:
    """A new offer to somebody who is selected. Raises a refusal if it breaks a rule."""
    if application.status is not Status.SELECTED or application.is_forgotten:
        raise OfferNeedsSelection
    must_not_be_accepted(before)
    if len(before) >= MOST_OFFERS:
        raise TooManyOffers
    title, pay = (_line(text) for text in (form.title, form.pay))
    note = _UNWRITABLE.sub("", form.note.replace("\r\n", "\n")).strip()
    if len(note) > LONGEST_OFFER_NOTE:
        raise OfferNoteTooLong
    days = [form.answer_by, *([form.starts_on] if form.starts_on else [])]
    if not all(today <= day and day.year <= today.year + FURTHEST_YEARS for day in days):
        raise OfferDayWrong
    return Offer(application.id, title, pay, form.starts_on, note, form.answer_by, by_id, now)


def must_not_be_accepted(offers: Sequence[Offer]) -> None:
    """Raises OfferAccepted."""
    if any(offer.state is OfferState.ACCEPTED for offer in offers):
        raise OfferAccepted


def open_offer(offers: Sequence[Offer]) -> Offer | None:
    """There is one at most: a new offer takes the place of the one before."""
    return next((offer for offer in offers if offer.state is OfferState.OPEN), None)


def _line(typed: str) -> str:
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in typed).split())
    if not 0 < len(text) <= LONGEST_OFFER_LINE:
        raise OfferLineNeeded
    return text
