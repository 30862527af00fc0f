"""Offers in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, TimestampField
from hireloom.adapters.http.offers import OFFER, OfferAnswerForm
from hireloom.adapters.http.v1.applications import APPLICATION
from hireloom.adapters.http.v1.fields import field, rows, sent
from hireloom.domain.api_keys import Scope
from hireloom.domain.offers import LONGEST_OFFER_LINE, LONGEST_OFFER_NOTE, OfferForm, OfferState
from hireloom.usecases.offers import OfferDesk, OfferHistory


class NewOffer(ma.Schema):
    title = sent(Text, f"At most {LONGEST_OFFER_LINE} characters", "Ward Nurse", required=True)
    pay = sent(Text, f"At most {LONGEST_OFFER_LINE} characters", "EUR 3,800 a month", required=True)
    answer_by = sent(ma.fields.Date, "The last day to answer", "2026-12-09", required=True)
    starts_on = sent(ma.fields.Date, "The first day of work", "2027-01-04", load_default=None, allow_none=True)
    note = sent(
        Text, f"Added to the email; at most {LONGEST_OFFER_NOTE:,} characters", "Welcome to the ward.", load_default=""
    )


class OfferResource(ma.Schema):
    """An offer to somebody who was selected."""

    id = field(ma.fields.Integer, "The number of the offer", 71)
    title = field(ma.fields.String, "The title of the job that is offered", "Ward Nurse")
    pay = field(ma.fields.String, "What the person would earn", "EUR 3,800 a month")
    starts_on = field(ma.fields.Date, "The first day of work; null if open", "2027-01-04", allow_none=True)
    note = field(ma.fields.String, "What else was written; may be empty", "Welcome to the ward.")
    answer_by = field(ma.fields.Date, "The last day to answer", "2026-12-09")
    state = field(
        ma.fields.String,
        "What became of it",
        "open",
        validate=ma.validate.OneOf([state.value for state in OfferState]),
    )
    words = field(ma.fields.String, "What the applicant added to the answer; may be empty", "With pleasure.")
    letter = field(
        ma.fields.String,
        "The name of the PDF that went with it; empty if there is none",
        "Offer.pdf",
        attribute="letter_name",
    )
    at = field(TimestampField, "When it was made", "2026-11-25T09:30:00Z")
    changed_at = field(
        TimestampField,
        "When it was answered or withdrawn; null if open",
        "2026-11-27T08:00:00Z",
        allow_none=True,
    )


class OfferRows(ma.Schema):
    data = rows(OfferResource, "The offers for this application, the oldest first")


area = Area("v1_offers", __name__, url_prefix="/api/v1", description="Offers to people who were selected")


@area.route(f"/applications/{APPLICATION}/offers", methods=["GET"])
@area.response(200, OfferRows, description="The offers")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@keyed(Scope.APPLICATIONS_READ)
def list_offers(application_id: int) -> dict[str, Any]:
    """List the offers for an application: for the applicant and those who decide."""
    return _rows(desk(OfferDesk).of(application_id, by=owner()))


@area.route(f"/applications/{APPLICATION}/offers", methods=["POST"])
@area.arguments(NewOffer)
@area.response(201, OfferRows, description="The offer is made and on its way to the applicant")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="The applicant is not selected, or has accepted an offer")
@area.alt_response(422, schema=ErrorAnswer, description="A part is missing, too long, or a day is wrong")
@keyed(Scope.APPLICATIONS_WRITE)
def make_offer(body: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Make an offer to somebody who was selected; they get an email, and an open offer is withdrawn."""
    return _rows(desk(OfferDesk).make(application_id, OfferForm(**body), by=owner()))


@area.route(f"/applications/{APPLICATION}/offers/{OFFER}", methods=["DELETE"])
@area.response(200, OfferRows, description="The offers after the change")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such offer")
@area.alt_response(409, schema=ErrorAnswer, description="It was already answered or withdrawn")
@keyed(Scope.APPLICATIONS_WRITE)
def withdraw_offer(application_id: int, offer_id: int) -> dict[str, Any]:
    """Withdraw an offer that nobody has answered; the applicant gets an email."""
    return _rows(desk(OfferDesk).withdraw(application_id, offer_id, by=owner()))


@area.route(f"/applications/{APPLICATION}/offers/{OFFER}/answer", methods=["POST"])
@area.arguments(OfferAnswerForm)
@area.response(200, OfferRows, description="The offers after the change")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such offer to the key's owner")
@area.alt_response(409, schema=ErrorAnswer, description="It was answered or withdrawn, or has expired")
@area.alt_response(422, schema=ErrorAnswer, description="The answer is too long")
@keyed(Scope.APPLICATIONS_WRITE)
def answer_offer(body: dict[str, Any], application_id: int, offer_id: int) -> dict[str, Any]:
    """Accept or decline an offer, once; the recruiter gets an email."""
    return _rows(desk(OfferDesk).answer(application_id, offer_id, **body, by=owner()))


def _rows(history: OfferHistory) -> dict[str, Any]:
    return {"data": history.offers}
