"""The jobs that a person follows, in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, TimestampField
from hireloom.adapters.http.v1.fields import Slice, below, field, next_cursor, page, rows, sent
from hireloom.domain.api_keys import Scope
from hireloom.domain.boards.postings import LONGEST_LINE, LONGEST_TEXT
from hireloom.domain.tracked_jobs import LONGEST_NOTE, TrackedJob, TrackerCard
from hireloom.domain.web_links import LONGEST
from hireloom.usecases.tracked_jobs import TrackedJobDesk


class TrackedJobResource(ma.Schema):
    """A job that the owner of the key follows."""

    id = field(ma.fields.Integer, "The number of the entry", 31)
    title = field(ma.fields.String, "The job", "RN, Medical ICU")
    company = field(ma.fields.String, "Who offers it", "Palmetto Ridge")
    location = field(ma.fields.String, "Where it is, or empty", "Tampa, FL")
    address = field(ma.fields.String, "The page of the job, or empty", "https://ridge.example/jobs/12")
    stage = field(
        ma.fields.String, "Its stage: saved, applied, interview, offer, closed, or a stage of one's own", "saved"
    )
    note = field(ma.fields.String, "The person's own note", "Ask about the ratio.")
    applied_on = field(ma.fields.Date, "When the person applied", "2026-11-24", allow_none=True)
    added_at = field(TimestampField, "When it was added", "2026-11-25T09:30:00Z")


class TrackedJobSlice(ma.Schema):
    data = rows(TrackedJobResource, "The entries on this page, the newest first")
    next_cursor = next_cursor()


class TrackedJobFilter(Slice):
    address = sent(
        Text,
        "Only the job of this page; campaign parameters do not matter",
        "https://ridge.example/jobs/12?utm_source=mail",
        validate=ma.validate.Length(max=LONGEST),
    )


class NewTrackedJob(ma.Schema):
    title = sent(Text, "The job", "RN, Medical ICU", required=True, validate=ma.validate.Length(1, LONGEST_LINE))
    company = sent(Text, "Who offers it", "Palmetto Ridge", required=True, validate=ma.validate.Length(1, LONGEST_LINE))
    location = sent(Text, "Where it is", "Tampa, FL", load_default="", validate=ma.validate.Length(max=LONGEST_LINE))
    address = sent(
        Text,
        "The page of the job",
        "https://ridge.example/jobs/12",
        load_default="",
        validate=ma.validate.Length(max=LONGEST),
    )
    text = sent(
        Text,
        "The advert",
        "Nights in the medical ICU.",
        load_default="",
        validate=ma.validate.Length(max=LONGEST_TEXT),
    )
    note = sent(
        Text,
        "The person's own note",
        "Ask about the ratio.",
        load_default="",
        validate=ma.validate.Length(max=LONGEST_NOTE),
    )


area = Area("v1_tracked_jobs", __name__, url_prefix="/api/v1", description="Jobs that the owner of the key follows")


@area.route("/tracked-jobs", methods=["GET"])
@area.arguments(TrackedJobFilter, location="query")
@area.response(200, TrackedJobSlice, description="One page of the jobs")
@area.alt_response(400, schema=ErrorAnswer, description="The cursor does not belong to this list")
@keyed(Scope.TRACKER_READ)
def list_tracked_jobs(query: dict[str, Any]) -> dict[str, Any]:
    """List the jobs that you follow. The newest come first."""
    cards = desk(TrackedJobDesk).newest(
        below=below(query, "tracked"), count=query["limit"] + 1, address=query.get("address", ""), by=owner()
    )
    return page(cards, query, "tracked", lambda card: card.job.id, _shown)


@area.route("/tracked-jobs", methods=["POST"])
@area.arguments(NewTrackedJob)
@area.response(201, TrackedJobResource, description="The job; unchanged if it was followed already")
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@keyed(Scope.TRACKER_WRITE)
def follow_job(body: dict[str, Any]) -> dict[str, Any]:
    """Follow a job from anywhere."""
    facts = dict(body)
    text = facts.pop("text")
    person = owner()
    job = TrackedJob(person.id, added_at=clock().now(), **facts)
    return _shown(desk(TrackedJobDesk).add(job, text, by=person).card)


def _shown(card: TrackerCard) -> dict[str, Any]:
    job = card.job
    return {
        "id": job.id,
        "title": job.title,
        "company": job.company,
        "location": job.location,
        "address": job.address,
        "stage": card.stage,
        "note": job.note,
        "applied_on": job.applied_on,
        "added_at": job.added_at,
    }
