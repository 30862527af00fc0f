"""The tracker's board: jobs that a person follows, wherever they were posted."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.domain.applications import Status
from hireloom.domain.boards.postings import LONGEST_LINE, LONGEST_TEXT
from hireloom.domain.identity.users import User
from hireloom.domain.tracked_jobs import LONGEST_NOTE, TrackedJob, TrackerCard
from hireloom.domain.tracker_stages import LONGEST_STAGE, STAGES, TrackerStage
from hireloom.domain.web_links import LONGEST
from hireloom.usecases.tracked_jobs import TrackedJobAnswer, TrackedJobDesk

TRACKED_JOB = "<int(max=2147483647):tracked_job_id>"


def _text(longest: int, about: str, **options: Any) -> Text:
    return Text(validate=ma.validate.Length(max=longest), metadata={"description": about}, **options)


class TrackedJobBody(ma.Schema):
    title = _text(LONGEST_LINE, "The job", required=True)
    company = _text(LONGEST_LINE, "Who offers it", required=True)
    location = _text(LONGEST_LINE, "Where it is", load_default="")
    salary = _text(LONGEST_LINE, "What it pays, as people write it", load_default="")
    address = _text(LONGEST, "The page of the job", load_default="")
    text = _text(LONGEST_TEXT, "The advert; a change without it leaves it as it was", load_default=None)
    note = _text(LONGEST_NOTE, "The person's own note", load_default="")
    contacts = _text(LONGEST_NOTE, "People to talk to", load_default="")
    applied_on = ma.fields.Date(
        load_default=None, allow_none=True, metadata={"description": "The day on which the person applied"}
    )
    ends_on = ma.fields.Date(load_default=None, allow_none=True, metadata={"description": "Last day to apply"})
    meets_at = ma.fields.AwareDateTime(
        load_default=None, allow_none=True, metadata={"description": "When the person talks to them next"}
    )
    remind_on = ma.fields.Date(load_default=None, allow_none=True, metadata={"description": "When to remind of it"})


class TrackedJobLink(ma.Schema):
    address = _text(LONGEST, "The page of the job", required=True)


class TrackedJobChoice(ma.Schema):
    job = _text(20, "The id of a job in the list, such as 17, or b12 for a board's", required=True)
    stage = Text(
        load_default=STAGES[0],
        validate=ma.validate.OneOf(STAGES),
        metadata={"description": "The column in which it starts"},
    )


class TrackedJobMove(ma.Schema):
    stage = _text(LONGEST_LINE, "The column", required=True)


class TrackedJobFields(ma.Schema):
    id = ma.fields.Integer(
        required=True, metadata={"description": "0 for an application that the person has not placed on the board"}
    )
    job = ma.fields.String(required=True, metadata={"description": "Its id in the list of jobs; empty for others"})
    title = ma.fields.String(required=True, metadata={"description": "The title of the job"})
    company = ma.fields.String(required=True, metadata={"description": "Who offers it"})
    location = ma.fields.String(required=True, metadata={"description": "Where it is"})
    salary = ma.fields.String(required=True, metadata={"description": "What it pays, as people write it"})
    address = ma.fields.String(required=True, metadata={"description": "The page of the job; empty if there is none"})
    stage = ma.fields.String(required=True, metadata={"description": "The key of the column in which it stands"})
    note = ma.fields.String(required=True, metadata={"description": "The person's own note"})
    contacts = ma.fields.String(required=True, metadata={"description": "People to talk to"})
    applied_on = ma.fields.Date(
        required=True,
        allow_none=True,
        metadata={"description": "The day on which the person applied; null before that"},
    )
    ends_on = ma.fields.Date(
        required=True, allow_none=True, metadata={"description": "The last day to apply; null if it is not known"}
    )
    meets_at = ma.fields.DateTime(
        required=True,
        allow_none=True,
        metadata={"description": "When the person talks to them next, in UTC; null if nothing is planned"},
    )
    remind_on = ma.fields.Date(
        required=True, allow_none=True, metadata={"description": "When to remind of it; null for never"}
    )
    has_text = ma.fields.Boolean(required=True, metadata={"description": "Whether the text of the advert is stored"})
    added_at = ma.fields.DateTime(required=True, metadata={"description": "When it came onto the board, in UTC"})
    match_score = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "The profile match when that application was sent"}
    )
    is_withdrawn = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the caller has withdrawn that application"}
    )
    application_id = ma.fields.Integer(required=True, allow_none=True, metadata={"description": "If sent by Hireloom"})
    status = ma.fields.String(
        required=True, allow_none=True, metadata={"enum": [*Status, None], "description": "Of that application"}
    )


class TrackerStageFields(ma.Schema):
    key = ma.fields.String(required=True, metadata={"description": "Stays the same when the stage is renamed"})
    name = ma.fields.String(required=True, metadata={"description": "What the column is called"})
    is_own = ma.fields.Boolean(required=True, metadata={"description": "Whether it is the person's own"})


class TrackerStageList(SuccessAnswer):
    stages = ma.fields.List(
        ma.fields.Nested(TrackerStageFields), required=True, metadata={"description": "The columns, in their order"}
    )


class OwnStage(ma.Schema):
    key = _text(LONGEST_STAGE, "Of a stage that exists; empty for a new one", load_default="")
    name = _text(LONGEST_LINE, "What it is called", required=True)


class OwnStages(ma.Schema):
    stages = ma.fields.List(
        ma.fields.Nested(OwnStage),
        required=True,
        metadata={"description": "All stages of the person's own, in their order; the others are removed"},
    )


class TrackerBoard(TrackerStageList):
    jobs = ma.fields.List(ma.fields.Nested(TrackedJobFields), required=True, metadata={"description": "All columns"})


class TrackedJobDone(MessageAnswer):
    """The change of the tracked job is made."""


class TrackedJobStored(TrackedJobDone):
    job = ma.fields.Nested(TrackedJobFields, required=True, metadata={"description": "The job as it is stored now"})


class TrackedJobAdded(TrackedJobStored):
    is_new = ma.fields.Boolean(required=True, metadata={"description": "False if the person already followed it"})


class TrackedJobText(SuccessAnswer):
    text = ma.fields.String(required=True, metadata={"description": "The advert; empty if none is stored"})


area = Area("tracked_jobs", __name__, url_prefix="/api", description="Jobs that a person follows, on one board")


@area.route("/tracked-jobs", methods=["GET"])
@area.response(200, TrackerBoard)
@guarded(Who.SIGNED_IN)
def tracker_board() -> dict[str, Any]:
    """List the jobs that the caller follows or has applied for, newest first."""
    tracker = desk(TrackedJobDesk)
    jobs = [card_fields(card) for card in tracker.board(by=caller())]
    return _stages(tracker.stages(by=caller())) | {"jobs": jobs}


@area.route("/tracked-jobs/stages", methods=["PUT"])
@area.arguments(OwnStages)
@area.response(200, TrackerStageList)
@area.alt_response(409, schema=ErrorAnswer, description="There are too many")
@area.alt_response(422, schema=ErrorAnswer, description="A name is missing, too long or twice")
@guarded(Who.SIGNED_IN)
def change_tracker_stages(values: dict[str, Any]) -> dict[str, Any]:
    """Add, rename, order and remove one's own stages."""
    names = [(stage["key"], stage["name"]) for stage in values["stages"]]
    return _stages(desk(TrackedJobDesk).change_stages(names, by=caller()))


@area.route("/tracked-jobs", methods=["POST"])
@area.arguments(TrackedJobBody)
@area.response(201, TrackedJobAdded)
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields or the message")
@guarded(Who.SIGNED_IN)
def add_tracked_job(values: dict[str, Any]) -> dict[str, Any]:
    """Follow a job by hand. One that the caller already follows stays as it was."""
    job, text = tracked_job_of(values, caller())
    return added(desk(TrackedJobDesk).add(job, text or "", by=caller()))


@area.route("/tracked-jobs/listed", methods=["POST"])
@area.arguments(TrackedJobChoice)
@area.response(201, TrackedJobAdded)
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@guarded(Who.SIGNED_IN)
def save_listed_job(values: dict[str, Any]) -> dict[str, Any]:
    """Follow a job of the job search."""
    return added(desk(TrackedJobDesk).save(values["job"], values["stage"], by=caller()))


@area.route("/tracked-jobs/read", methods=["POST"])
@area.arguments(TrackedJobLink)
@area.response(201, TrackedJobAdded)
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="No job can be read there")
@area.alt_response(429, schema=ErrorAnswer, description="Too many pages in an hour")
@guarded(Who.SIGNED_IN)
def read_job_page(values: dict[str, Any]) -> dict[str, Any]:
    """Follow the job that a web page describes as JobPosting of schema.org."""
    return added(desk(TrackedJobDesk).read(values["address"], by=caller()))


@area.route(f"/tracked-jobs/{TRACKED_JOB}", methods=["PUT"])
@area.arguments(TrackedJobBody)
@area.response(200, TrackedJobStored)
@area.alt_response(404, schema=ErrorAnswer, description="The caller follows no such job")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields or the message")
@guarded(Who.SIGNED_IN)
def change_tracked_job(values: dict[str, Any], tracked_job_id: int) -> dict[str, Any]:
    """Change what is written down about a job."""
    job, text = tracked_job_of(values, caller())
    card = desk(TrackedJobDesk).change(tracked_job_id, job, text, by=caller())
    return {"success": True, "message": "Saved.", "job": card_fields(card)}


@area.route(f"/tracked-jobs/{TRACKED_JOB}/stage", methods=["PUT"])
@area.arguments(TrackedJobMove)
@area.response(200, TrackedJobStored)
@area.alt_response(404, schema=ErrorAnswer, description="The caller follows no such job")
@area.alt_response(409, schema=ErrorAnswer, description="The recruiter has rejected the application")
@area.alt_response(422, schema=ErrorAnswer, description="There is no such stage")
@guarded(Who.SIGNED_IN)
def move_tracked_job(values: dict[str, Any], tracked_job_id: int) -> dict[str, Any]:
    """Move a job to another stage."""
    card = desk(TrackedJobDesk).move(tracked_job_id, values["stage"], by=caller())
    return {"success": True, "message": "Moved.", "job": card_fields(card)}


@area.route(f"/tracked-jobs/{TRACKED_JOB}", methods=["DELETE"])
@area.response(200, TrackedJobDone)
@area.alt_response(404, schema=ErrorAnswer, description="The caller follows no such job")
@guarded(Who.SIGNED_IN)
def remove_tracked_job(tracked_job_id: int) -> dict[str, Any]:
    """Remove a job from the board. An application that was sent stays."""
    desk(TrackedJobDesk).remove(tracked_job_id, by=caller())
    return {"success": True, "message": "Removed from your tracker."}


@area.route(f"/tracked-jobs/{TRACKED_JOB}/text", methods=["GET"])
@area.response(200, TrackedJobText)
@area.alt_response(404, schema=ErrorAnswer, description="The caller follows no such job")
@guarded(Who.SIGNED_IN)
def tracked_job_text(tracked_job_id: int) -> dict[str, Any]:
    """Show the text of a job's advert."""
    return {"success": True, "text": desk(TrackedJobDesk).text(tracked_job_id, by=caller())}


def _stages(stages: Sequence[TrackerStage]) -> dict[str, Any]:
    rows = [{"key": stage.key, "name": stage.name, "is_own": stage.is_own} for stage in stages]
    return {"success": True, "stages": rows}


def tracked_job_of(values: dict[str, Any], person: User) -> tuple[TrackedJob, str | None]:
    facts = dict(values)
    text = facts.pop("text")
    return TrackedJob(person.id, added_at=clock().now(), **facts), text


def card_fields(card: TrackerCard) -> dict[str, Any]:
    application = card.application
    return asdict(card.job) | {
        "stage": card.stage,
        "application_id": application.id if application else None,
        "status": application.status if application else None,
        "is_withdrawn": bool(application and application.withdrawn_at),
        "match_score": application.match_score if application else None,
    }


def added(answer: TrackedJobAnswer) -> dict[str, Any]:
    message = "Added to your tracker." if answer.is_new else "This job is already in your tracker."
    return {"success": True, "message": message, "is_new": answer.is_new, "job": card_fields(answer.card)}
