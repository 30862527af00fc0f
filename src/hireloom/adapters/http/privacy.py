"""Exporting all of one's data as a single file, and deleting one's account."""

import json
import zipfile
from collections.abc import Iterator
from dataclasses import asdict
from datetime import date, datetime
from tempfile import SpooledTemporaryFile
from typing import Any

import marshmallow as ma
from flask import Response, jsonify, send_file

from hireloom.adapters.http.core.answer_fields import MessageAnswer
from hireloom.adapters.http.core.auth import present_visitor
from hireloom.adapters.http.core.context import desk, session_cookie
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.domain.api_keys import ApiKey
from hireloom.domain.careers.json_resumes import json_resume
from hireloom.domain.files import shown_name
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.resume_match.corrections import CorrectedMatch
from hireloom.domain.resumes.states import ResumeState
from hireloom.domain.webhooks import WebhookEndpoint
from hireloom.usecases.privacy import PersonalData, PrivacyDesk
from hireloom.usecases.trackers import ApplicationRecord

IN_MEMORY = 8 * 1024 * 1024  # bytes; a larger export is kept in a temporary file
NAME = "hireloom-data.zip"
EXPLAINED = f"""Everything that {PRODUCT_NAME} keeps about you.

account.json       your account
profile.json       your profile, when you have one
career.json        your career, with the words of the documents that it was read in
resume.json        profile and career in the JSON Resume format (jsonresume.org), which other products read
resumes.json       your resumes, each for one job
earlier_resumes.json  what they were when you downloaded, sent or left them
files/             the files that you uploaded, every version
feedback.json      the feedback that you gave
help.json          what you asked the help desk
jobs.json          the jobs that you posted
applications.json  your applications, word for word, and what happened to them
searches.json      your saved searches
notes.json         what you noted on applications
stage_moves.json   the applications that you moved to another stage
messages.json      what you wrote about applications, to the other side
rejection_reasons.json  the reasons for rejections that you wrote down
scheduled.json     messages that you wrote, or will get, and that are not sent yet
questions.json     what was asked about jobs with your address, and what you answered to visitors
consents.json      which companies have you in their talent pool, until when, and what you have answered
offers.json        the offers that you made or got, with their answers
interviews.json    interviews that you were invited to, proposed or hold
scorecards.json    what you wrote about interviews
corrections.json   how you corrected the reading of your resume, job by job
stories.json       the stories that you keep for interviews
hidden_jobs.json   the jobs and companies that you hide from searches
tracked_jobs.json  the jobs that you follow, with your notes, letters and the names of files
tracker_stages.json  the stages that you added to your tracker
sessions.json      where you are signed in
api_keys.json      the API keys that you made, without the keys themselves
company_membership.json  your company and your role in it
company_invitations.json  companies that invite you, or that you have asked to join
applicant_views.json  the views of applications that you saved
job_drafts.json    the drafts of jobs and the templates that you saved
job_teams.json     the jobs on whose team you are
webhooks.json      the webhooks that you added, without their secrets
webhook_deliveries.json  what was sent to them in the last 30 days
second_factors.json  your authenticator app, your passkeys and the devices that are trusted without it
company_logins.json  the accounts at your company with which you log in here
audit.json         the audit log of your account
"""


class PasswordAgain(ma.Schema):
    REQUIRED_FIELDS = ()

    password = Text(allow_none=True, metadata={"description": "Required again, unless the account has none"})


class DeletedAnswer(MessageAnswer):
    receipt = ma.fields.String(required=True, metadata={"description": "A reference for inquiries"})


area = Area("privacy", __name__, url_prefix="/api", description="One's own data")


@area.route("/me/export", methods=["POST"])
@area.arguments(PasswordAgain)
@area.file("application/zip", description="A zip of JSON and files")
@area.alt_response(400, schema=ErrorAnswer, description="The password is missing")
@area.alt_response(
    403, schema=ErrorAnswer, description="The password is wrong, or an account without one must confirm first"
)
@area.alt_response(429, schema=ErrorAnswer, description="Too many failed attempts")
@guarded(Who.SIGNED_IN)
def export_my_data(values: dict[str, Any]) -> Response:
    """Export everything stored about the caller."""
    return _sent(desk(PrivacyDesk), desk(PrivacyDesk).belongings(values.get("password"), **_asker()))


@area.route("/me/delete", methods=["POST"])
@area.arguments(PasswordAgain)
@area.response(200, DeletedAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="The password is missing")
@area.alt_response(
    403, schema=ErrorAnswer, description="The password is wrong, or an account without one must confirm first"
)
@area.alt_response(409, schema=ErrorAnswer, description="The last admin cannot leave")
@area.alt_response(429, schema=ErrorAnswer, description="Too many failed attempts")
@guarded(Who.SIGNED_IN)
def delete_my_account(values: dict[str, Any]) -> Response:
    """Delete the caller's account and everything that belongs to it, immediately and permanently."""
    receipt = desk(PrivacyDesk).delete(values.get("password"), **_asker())
    message = f"Your account and what belonged to it were deleted. Your receipt: {receipt}"
    response = jsonify(success=True, message=message, receipt=receipt)
    response.headers["Clear-Site-Data"] = '"storage"'
    session_cookie().take(response)
    return response


def _asker() -> dict[str, Any]:
    person = present_visitor()
    return {"by": person.user, "session": person.session}


def _sent(desk: PrivacyDesk, data: PersonalData) -> Response:
    spool = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 - the response closes it
    with zipfile.ZipFile(spool, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("README.txt", EXPLAINED)
        for name, content in _files_of(data):
            packed.writestr(name, json.dumps(content, ensure_ascii=False, indent=2, default=_plain))
        for number, (file, content) in enumerate(desk.contents(data.files), 1):
            file_name = shown_name(file.name, extension=file.key.rpartition(".")[2])
            packed.writestr(f"files/{number:03}-{file.kind}-{file_name}", content, zipfile.ZIP_STORED)
    spool.seek(0)
    response = send_file(spool, mimetype="application/zip", as_attachment=True, download_name=NAME)
    response.headers["Cache-Control"] = "no-store"
    return response


def _files_of(data: PersonalData) -> Iterator[tuple[str, Any]]:
    user = data.user
    yield (
        "account.json",
        {
            "id": user.id,
            "public_id": user.tf_id,
            "username": user.username,
            "email": user.email,
            "user_type": user.role,
            "phone_number": str(user.phone) if user.phone else None,
            "created_at": user.created_at,
        },
    )
    if data.profile:
        yield "profile.json", asdict(data.profile)
    yield "career.json", asdict(data.career)
    yield "resume.json", json_resume(data.user, data.profile, data.career)
    yield "resumes.json", [asdict(version) | {"left_out": sorted(version.left_out)} for version in data.resume_versions]
    yield "earlier_resumes.json", [_state(state) for state in data.resume_states]
    yield "feedback.json", [asdict(entry) for entry in data.feedback]
    yield "help.json", [asdict(message) for message in data.help_messages]
    yield "jobs.json", [asdict(job) for job in data.jobs]
    yield "searches.json", [asdict(search) for search in data.saved_searches]
    yield "notes.json", [asdict(note) for note in data.notes]
    yield "stage_moves.json", [asdict(move) for move in data.stage_moves]
    yield "rejection_reasons.json", [asdict(reason) for reason in data.rejection_reasons]
    yield "offers.json", [asdict(offer) for offer in data.offers]
    yield "messages.json", [asdict(message) for message in data.messages]
    yield "scheduled.json", [asdict(message) for message in data.scheduled_messages]
    yield "questions.json", _questions(data)
    yield "consents.json", [asdict(consent) for consent in data.pool_consents]
    yield "interviews.json", [asdict(interview) for interview in data.interviews]
    yield "scorecards.json", [asdict(card) for card in data.scorecards]
    yield "corrections.json", [_corrected(match) for match in data.corrected_matches]
    yield "applicant_views.json", [asdict(view) for view in data.applicant_views]
    yield "job_drafts.json", [asdict(draft) for draft in data.job_drafts]
    yield "stories.json", [asdict(story) for story in data.stories]
    yield "hidden_jobs.json", [asdict(hidden) for hidden in data.hidden_jobs]
    yield "tracker_stages.json", [asdict(stage) for stage in data.tracker_stages]
    yield (
        "tracked_jobs.json",
        [asdict(job) | {"text": text} | asdict(papers) for job, text, papers in data.tracked_jobs],
    )
    yield "applications.json", [_application(application) for application in data.applications]
    yield (
        "sessions.json",
        [{"created_at": session.created_at, "last_seen": session.last_seen} for session in data.sessions],
    )
    yield (
        "second_factors.json",
        {
            "authenticator_app_since": data.authenticator.added_at if data.authenticator else None,
            "passkeys": [
                {"name": passkey.name, "added_at": passkey.added_at, "used_at": passkey.used_at}
                for passkey in data.passkeys
            ],
            "trusted_devices": [
                {"name": device.name, "trusted_at": device.trusted_at} for device in data.trusted_devices
            ],
        },
    )
    yield "company_logins.json", [asdict(identity) for identity in data.linked_identities]
    yield "api_keys.json", [_api_key(key) for key in data.api_keys]
    yield "company_membership.json", asdict(data.membership) if data.membership else None
    yield "company_invitations.json", [asdict(invitation) for invitation in data.invitations]
    yield "job_teams.json", [asdict(part) for part in data.job_teams]
    yield (
        "webhooks.json",
        [_webhook(webhook) for webhook in data.webhooks],
    )
    yield "webhook_deliveries.json", [asdict(delivery) for delivery in data.webhook_deliveries]
    yield "audit.json", [asdict(event) for event in data.audit]


def _application(record: ApplicationRecord) -> dict[str, Any]:
    return asdict(record.application) | {
        "sent": asdict(record.snapshot),
        "timeline": [asdict(event) for event in record.timeline],
        "messages": [
            {"text": message.text, "at": message.at, "is_from_applicant": message.is_from_applicant}
            for message in record.messages
        ],
        "answers": [{"question": answer.question, "answer": answer.value} for answer in record.answers],
    }


def _questions(data: PersonalData) -> dict[str, Any]:
    questions = [
        asdict(question) | {"messages": [{"author": row.author, "text": row.text, "at": row.at} for row in messages]}
        for question, messages in data.questions
    ]
    return {"asked": questions, "answers": [asdict(answer) for answer in data.question_answers]}


def _state(state: ResumeState) -> dict[str, Any]:
    return asdict(state) | {"version": asdict(state.version) | {"left_out": sorted(state.version.left_out)}}


def _api_key(key: ApiKey) -> dict[str, Any]:
    return asdict(key) | {"seal": "(a hash)", "scopes": sorted(key.scopes)}


def _webhook(webhook: WebhookEndpoint) -> dict[str, Any]:
    secrets = {"secret": "(encrypted)", "former_secret": webhook.former_secret and "(encrypted)"}
    return asdict(webhook) | secrets | {"events": sorted(webhook.events)}


def _corrected(match: CorrectedMatch) -> dict[str, Any]:
    corrections = [
        {"about": correction.about, "statement": correction.statement, "made_at": correction.made_at}
        for correction in match.corrections
    ]
    return {"job": match.job, "is_shared": match.is_shared, "corrections": corrections}


def _plain(value: Any) -> str:
    if isinstance(value, datetime | date):
        return value.isoformat()
    raise TypeError(value)
