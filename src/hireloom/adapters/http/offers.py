"""Offers to people who were selected, and their answers."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.applications import APPLICATION
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, File, Text, TimestampField, Truth
from hireloom.adapters.http.profiles import upload_of
from hireloom.domain.api_keys import Scope
from hireloom.domain.offers import LONGEST_OFFER_ANSWER, LONGEST_OFFER_LINE, LONGEST_OFFER_NOTE, OfferForm, OfferState
from hireloom.usecases.offers import OfferDesk, OfferHistory

OFFER = "<int(max=2147483647):offer_id>"


class OfferDraft(ma.Schema):
    title = Text(required=True, metadata={"description": f"At most {LONGEST_OFFER_LINE} characters"})
    pay = Text(required=True, metadata={"description": f"At most {LONGEST_OFFER_LINE} characters"})
    answer_by = ma.fields.Date(required=True, metadata={"description": "The last day to answer"})
    starts_on = ma.fields.Date(load_default=None, allow_none=True, metadata={"description": "The first day of work"})
    note = Text(load_default="", metadata={"description": f"At most {LONGEST_OFFER_NOTE:,} characters"})


class OfferDraftWithLetter(OfferDraft):
    REQUIRED_FIELDS = ("title", "pay", "answer_by", "letter")

    letter = File(
        required=True, metadata={"description": "The offer letter, a PDF; the applicant gets it by email, too"}
    )


class OfferLetter(ma.Schema):
    name = ma.fields.String(required=True, metadata={"description": "As it was attached"})
    size = ma.fields.Integer(required=True, metadata={"description": "In bytes"})
    key = ma.fields.String(required=True, metadata={"description": "To download it"})


class OfferAnswerForm(ma.Schema):
    accepts = Truth(required=True, metadata={"description": "false declines the offer"})
    words = Text(load_default="", metadata={"description": f"At most {LONGEST_OFFER_ANSWER:,} characters"})


class ShownOffer(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the offer"})
    title = ma.fields.String(required=True, metadata={"description": "The title of the job that is offered"})
    pay = ma.fields.String(required=True, metadata={"description": "What the person would earn"})
    starts_on = ma.fields.Date(required=True, allow_none=True, metadata={"description": "The first day of work"})
    note = ma.fields.String(required=True, metadata={"description": "What else was written"})
    answer_by = ma.fields.Date(required=True, metadata={"description": "The last day to answer"})
    state = ma.fields.String(
        required=True,
        validate=ma.validate.OneOf([state.value for state in OfferState]),
        metadata={"description": "Whether it has been answered or withdrawn"},
    )
    words = ma.fields.String(required=True, metadata={"description": "What the applicant added to the answer"})
    by = ma.fields.String(required=True, metadata={"description": "Who made it"})
    at = TimestampField(required=True, metadata={"description": "When it was made"})
    changed_at = TimestampField(
        required=True, allow_none=True, metadata={"description": "When it was answered or withdrawn"}
    )
    letter = ma.fields.Nested(
        OfferLetter, required=True, allow_none=True, metadata={"description": "The PDF that went with it"}
    )


class OfferList(SuccessAnswer):
    offers = ma.fields.List(ma.fields.Nested(ShownOffer), required=True, metadata={"description": "Oldest first"})


area = Area("offers", __name__, url_prefix="/api", description="Offers to people who were selected")


@area.route(f"/applications/{APPLICATION}/offers", methods=["GET"])
@area.response(200, OfferList)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's application")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@guarded(Who.SIGNED_IN, scope=Scope.APPLICATIONS_READ)
def offers(application_id: int) -> dict[str, Any]:
    """List the offers for an application: for the applicant and those who decide."""
    return _list(desk(OfferDesk).of(application_id, by=caller()))


@area.route(f"/applications/{APPLICATION}/offers", methods=["POST"])
@area.arguments(OfferDraft)
@area.response(201, OfferList)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="The applicant is not selected, or has accepted an offer")
@area.alt_response(422, schema=ErrorAnswer, description="A part is missing, too long, or a day is wrong")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def make_offer(values: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Make an offer to somebody who was selected. They get an email, and an open offer is withdrawn."""
    return _list(desk(OfferDesk).make(application_id, OfferForm(**values), by=caller()))


@area.route(f"/applications/{APPLICATION}/offers/letter", methods=["POST"])
@area.arguments(OfferDraftWithLetter, location="multipart")
@area.response(201, OfferList)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="The applicant is not selected, or has accepted an offer")
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="A part is missing or wrong, or the file is not a PDF")
@guarded(Who.RECRUITERS, body=UPLOADS_BODY, scope=Scope.APPLICATIONS_WRITE)
def make_offer_with_letter(values: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Make an offer with an offer letter. The letter is scanned first and attached to the email."""
    offers = desk(OfferDesk)
    upload = upload_of(values.pop("letter"), offers.thread_files.amounts.message_file_bytes)
    return _list(offers.make(application_id, OfferForm(**values), upload, by=caller()))


@area.route(f"/applications/{APPLICATION}/offers/{OFFER}", methods=["DELETE"])
@area.response(200, OfferList)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such offer")
@area.alt_response(409, schema=ErrorAnswer, description="It was already answered or withdrawn")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def withdraw_offer(application_id: int, offer_id: int) -> dict[str, Any]:
    """Withdraw an offer that nobody has answered."""
    return _list(desk(OfferDesk).withdraw(application_id, offer_id, by=caller()))


@area.route(f"/applications/{APPLICATION}/offers/{OFFER}/answer", methods=["POST"])
@area.arguments(OfferAnswerForm)
@area.response(200, OfferList)
@area.alt_response(404, schema=ErrorAnswer, description="There is no such offer to the caller")
@area.alt_response(409, schema=ErrorAnswer, description="It was answered or withdrawn, or has expired")
@area.alt_response(422, schema=ErrorAnswer, description="The answer is too long")
@guarded(Who.SIGNED_IN, scope=Scope.APPLICATIONS_WRITE)
def answer_offer(values: dict[str, Any], application_id: int, offer_id: int) -> dict[str, Any]:
    """Accept or decline an offer. It can be answered once; the recruiter gets an email."""
    return _list(desk(OfferDesk).answer(application_id, offer_id, **values, by=caller()))


def _list(history: OfferHistory) -> dict[str, Any]:
    names = [*ShownOffer().fields]
    return {"success": True, "offers": [{name: getattr(offer, name) for name in names} for offer in history.offers]}
