"""The tracker's board: jobs that a person follows, wherever they were posted."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.core.statuses import status_word
from hireloom.adapters.http.tracked_job_fields import (
    AdvertChecked,
    OwnStages,
    TrackedJobAdded,
    TrackedJobBody,
    TrackedJobChoice,
    TrackedJobDone,
    TrackedJobLink,
    TrackedJobMove,
    TrackedJobStored,
    TrackedJobText,
    TrackerBoard,
    TrackerFigures,
    TrackerStageList,
)
from hireloom.domain.api_keys import Scope
from hireloom.domain.identity.users import User
from hireloom.domain.tracked_jobs import TrackedJob, TrackerCard
from hireloom.domain.tracker_stages import TrackerStage
from hireloom.usecases.tracked_jobs import AdvertCheck, TrackedJobAnswer, TrackedJobDesk

TRACKED_JOB = "<int(max=2147483647):tracked_job_id>"


area = Area("tracked_jobs", __name__, url_prefix="/api", description="Jobs that a person follows, on one board")


@area.route("/tracked-jobs", methods=["GET"])
@area.response(200, TrackerBoard)
@guarded(Who.SIGNED_IN)
def tracker_board() -> dict[str, Any]:
    """List the jobs that the caller follows or has applied for, newest first."""
    tracker = desk(TrackedJobDesk)
    jobs = [card_fields(card) for card in tracker.board(by=caller())]
    return _stages(tracker.stages(by=caller())) | {"jobs": jobs}


@area.route("/tracked-jobs/figures", methods=["GET"])
@area.response(200, TrackerFigures)
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_READ)
def tracker_figures() -> dict[str, Any]:
    """Count your applications and answers by source."""
    return {"success": True, "sources": [asdict(row) for row in desk(TrackedJobDesk).figures(by=caller())]}


@area.route(f"/tracked-jobs/{TRACKED_JOB}/check", methods=["POST"])
@area.response(200, AdvertChecked)
@area.alt_response(404, schema=ErrorAnswer, description="The caller follows no such job")
@area.alt_response(422, schema=ErrorAnswer, description="No job can be read on its page")
@area.alt_response(429, schema=ErrorAnswer, description="Too many pages in an hour")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_WRITE)
def check_advert(tracked_job_id: int) -> dict[str, Any]:
    """Read a job's advert again and compare it with the stored one."""
    return _advert_check(desk(TrackedJobDesk).check(tracked_job_id, by=caller()))


@area.route("/applications/<int(max=2147483647):application_id>/advert", methods=["GET"])
@area.response(200, AdvertChecked)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such application")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_READ)
def applied_advert(application_id: int) -> dict[str, Any]:
    """Compare the advert that you applied to with the one that is there now."""
    return _advert_check(desk(TrackedJobDesk).check_application(application_id, by=caller()))


@area.route("/tracked-jobs/stages", methods=["PUT"])
@area.arguments(OwnStages)
@area.response(200, TrackerStageList)
@area.alt_response(409, schema=ErrorAnswer, description="There are too many")
@area.alt_response(422, schema=ErrorAnswer, description="A name is missing, too long or twice")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_WRITE)
def change_tracker_stages(values: dict[str, Any]) -> dict[str, Any]:
    """Set the stages of your tracker: add, rename, order and remove them."""
    names = [(stage["key"], stage["name"]) for stage in values["stages"]]
    return _stages(desk(TrackedJobDesk).change_stages(names, by=caller()))


@area.route("/tracked-jobs", methods=["POST"])
@area.arguments(TrackedJobBody)
@area.response(201, TrackedJobAdded)
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields or the message")
@guarded(Who.SIGNED_IN)
def add_tracked_job(values: dict[str, Any]) -> dict[str, Any]:
    """Follow a job that the caller describes. One that they already follow stays as it was."""
    job, text = tracked_job_of(values, caller())
    return added(desk(TrackedJobDesk).add(job, text or "", by=caller()))


@area.route("/tracked-jobs/listed", methods=["POST"])
@area.arguments(TrackedJobChoice)
@area.response(201, TrackedJobAdded)
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_WRITE)
def save_listed_job(values: dict[str, Any]) -> dict[str, Any]:
    """Follow a job from the job search."""
    return added(desk(TrackedJobDesk).save(values["job"], values["stage"], by=caller()))


@area.route("/tracked-jobs/read", methods=["POST"])
@area.arguments(TrackedJobLink)
@area.response(201, TrackedJobAdded)
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="No job can be read there")
@area.alt_response(429, schema=ErrorAnswer, description="Too many pages in an hour")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_WRITE)
def read_job_page(values: dict[str, Any]) -> dict[str, Any]:
    """Follow the job on a web page that describes it as a schema.org JobPosting."""
    return added(desk(TrackedJobDesk).read(values["address"], by=caller()))


@area.route(f"/tracked-jobs/{TRACKED_JOB}", methods=["PUT"])
@area.arguments(TrackedJobBody)
@area.response(200, TrackedJobStored)
@area.alt_response(404, schema=ErrorAnswer, description="The caller follows no such job")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields or the message")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_WRITE)
def change_tracked_job(values: dict[str, Any], tracked_job_id: int) -> dict[str, Any]:
    """Change a job that you follow: what is written down about it."""
    job, text = tracked_job_of(values, caller())
    card = desk(TrackedJobDesk).change(tracked_job_id, job, text, by=caller())
    return {"success": True, "message": "Saved.", "job": card_fields(card)}


@area.route(f"/tracked-jobs/{TRACKED_JOB}/stage", methods=["PUT"])
@area.arguments(TrackedJobMove)
@area.response(200, TrackedJobStored)
@area.alt_response(404, schema=ErrorAnswer, description="The caller follows no such job")
@area.alt_response(409, schema=ErrorAnswer, description="The recruiter has rejected the application")
@area.alt_response(422, schema=ErrorAnswer, description="There is no such stage")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_WRITE)
def move_tracked_job(values: dict[str, Any], tracked_job_id: int) -> dict[str, Any]:
    """Move a job that you follow to another stage."""
    card = desk(TrackedJobDesk).move(tracked_job_id, values["stage"], by=caller())
    return {"success": True, "message": "Moved.", "job": card_fields(card)}


@area.route(f"/tracked-jobs/{TRACKED_JOB}", methods=["DELETE"])
@area.response(200, TrackedJobDone)
@area.alt_response(404, schema=ErrorAnswer, description="The caller follows no such job")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_WRITE)
def remove_tracked_job(tracked_job_id: int) -> dict[str, Any]:
    """Remove a job from your tracker: an application that was sent stays."""
    desk(TrackedJobDesk).remove(tracked_job_id, by=caller())
    return {"success": True, "message": "Removed from your tracker."}


@area.route(f"/tracked-jobs/{TRACKED_JOB}/text", methods=["GET"])
@area.response(200, TrackedJobText)
@area.alt_response(404, schema=ErrorAnswer, description="The caller follows no such job")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_READ)
def tracked_job_text(tracked_job_id: int) -> dict[str, Any]:
    """Show the text of a job's advert."""
    return {"success": True, "text": desk(TrackedJobDesk).text(tracked_job_id, by=caller())}


def _stages(stages: Sequence[TrackerStage]) -> dict[str, Any]:
    rows = [{"key": stage.key, "name": stage.name, "is_own": stage.is_own} for stage in stages]
    return {"success": True, "stages": rows}


def _advert_check(check: AdvertCheck) -> dict[str, Any]:
    lines = [asdict(line) for line in check.lines]
    return {
        "success": True,
        "is_changed": check.is_changed,
        "lines": lines,
        "before": check.before,
        "text": check.text,
    }


def tracked_job_of(values: dict[str, Any], person: User) -> tuple[TrackedJob, str | None]:
    facts = dict(values)
    text = facts.pop("text")
    return TrackedJob(person.id, added_at=clock().now(), **facts), text


def card_fields(card: TrackerCard) -> dict[str, Any]:
    application = card.application
    return asdict(card.job) | {
        "stage": card.stage,
        "application_id": application.id if application else None,
        "status": status_word(application.status) if application else None,
        "is_withdrawn": bool(application and application.withdrawn_at),
        "match_score": application.match_score if application else card.job.match_score,
    }


def added(answer: TrackedJobAnswer) -> dict[str, Any]:
    message = "Added to your tracker." if answer.is_new else "This job is already in your tracker."
    return {"success": True, "message": message, "is_new": answer.is_new, "job": card_fields(answer.card)}
