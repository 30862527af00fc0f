"""Files and versions of a letter, kept with a tracked job."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, File, Text, TimestampField
from hireloom.adapters.http.profiles import upload_of
from hireloom.adapters.http.tracked_jobs import TRACKED_JOB
from hireloom.domain.api_keys import Scope
from hireloom.domain.files import LARGEST_ATTACHMENT, Upload
from hireloom.domain.tracked_documents import LONGEST_VERSION, TrackedDocuments
from hireloom.usecases.tracked_documents import TrackedDocumentDesk

LETTER = "<int(max=2147483647):letter_id>"


class TrackedFileForm(ma.Schema):
    REQUIRED_FIELDS = ("file",)

    file = File(metadata={"description": "PDF, Word or a picture, 10 MB at most"})


class LetterVersionForm(ma.Schema):
    text = Text(
        required=True,
        validate=ma.validate.Length(1, LONGEST_VERSION),
        metadata={"description": "The letter as it is now"},
    )


class TrackedFileFields(ma.Schema):
    key = ma.fields.String(required=True, metadata={"description": "For GET /api/documents/download"})
    public_name = ma.fields.String(required=True, metadata={"description": "To remove it by"})
    name = ma.fields.String(required=True, metadata={"description": "As it was uploaded"})
    size = ma.fields.Integer(required=True, metadata={"description": "In bytes"})


class LetterVersionFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the version"})
    text = ma.fields.String(required=True, metadata={"description": "The letter"})
    written_at = TimestampField(required=True, metadata={"description": "When it was stored"})


class TrackedDocumentsAnswer(SuccessAnswer):
    files = ma.fields.List(ma.fields.Nested(TrackedFileFields), required=True, metadata={"description": "Oldest first"})
    letters = ma.fields.List(
        ma.fields.Nested(LetterVersionFields),
        required=True,
        metadata={"description": "The versions of the letter, newest first"},
    )


class SavedLetterFields(LetterVersionFields):
    title = ma.fields.String(required=True, metadata={"description": "Of the job that it was written for"})
    company = ma.fields.String(required=True, metadata={"description": "Of that job"})
    application_ids = ma.fields.List(
        ma.fields.Integer(), required=True, metadata={"description": "The applications that were sent with this text"}
    )


class SavedLettersAnswer(SuccessAnswer):
    letters = ma.fields.List(
        ma.fields.Nested(SavedLetterFields), required=True, metadata={"description": "Newest first, 50 at most"}
    )


area = Area("tracked_documents", __name__, url_prefix="/api", description="Files and letters kept with a tracked job")


@area.route(f"/tracked-jobs/{TRACKED_JOB}/documents", methods=["GET"])
@area.response(200, TrackedDocumentsAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller follows no such job")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_READ)
def tracked_documents(tracked_job_id: int) -> dict[str, Any]:
    """List the documents of a job that you follow: files and versions of the letter."""
    return _shown(desk(TrackedDocumentDesk).of(tracked_job_id, by=caller()))


@area.route("/tracked-jobs/letters", methods=["GET"])
@area.response(200, SavedLettersAnswer)
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_READ)
def saved_letters() -> dict[str, Any]:
    """List your letters: all versions for all jobs that you follow."""
    letters = [
        {
            "id": letter.version.id,
            "text": letter.version.text,
            "written_at": letter.version.written_at,
            "title": letter.title,
            "company": letter.company,
            "application_ids": letter.application_ids,
        }
        for letter in desk(TrackedDocumentDesk).saved_letters(by=caller())
    ]
    return {"success": True, "letters": letters}


@area.route(f"/tracked-jobs/{TRACKED_JOB}/files", methods=["POST"])
@area.arguments(TrackedFileForm, location="multipart")
@area.response(201, TrackedDocumentsAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller follows no such job")
@area.alt_response(409, schema=ErrorAnswer, description="There are too many")
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="The file cannot be used; the message says why")
@guarded(Who.SIGNED_IN, body=UPLOADS_BODY, scope=Scope.TRACKER_WRITE)
def add_tracked_file(values: dict[str, Any], tracked_job_id: int) -> dict[str, Any]:
    """Add a file to a job that you follow."""
    upload = upload_of(values.get("file"), LARGEST_ATTACHMENT) or Upload("", b"")
    return _shown(desk(TrackedDocumentDesk).add_file(tracked_job_id, upload, by=caller()))


@area.route(f"/tracked-jobs/{TRACKED_JOB}/files/<file_name>", methods=["DELETE"])
@area.response(200, TrackedDocumentsAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job or file")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_WRITE)
def remove_tracked_file(tracked_job_id: int, file_name: str) -> dict[str, Any]:
    """Remove a file from a job for good."""
    return _shown(desk(TrackedDocumentDesk).remove_file(tracked_job_id, file_name, by=caller()))


@area.route(f"/tracked-jobs/{TRACKED_JOB}/letters", methods=["POST"])
@area.arguments(LetterVersionForm)
@area.response(201, TrackedDocumentsAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller follows no such job")
@area.alt_response(422, schema=ErrorAnswer, description="Nothing is written, or too much")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_WRITE)
def keep_letter(values: dict[str, Any], tracked_job_id: int) -> dict[str, Any]:
    """Save a version of a letter for a job. Beyond the limit, the oldest one is removed."""
    return _shown(desk(TrackedDocumentDesk).add_letter(tracked_job_id, values["text"], by=caller()))


@area.route(f"/tracked-jobs/{TRACKED_JOB}/letters/{LETTER}", methods=["DELETE"])
@area.response(200, TrackedDocumentsAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job or version")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_WRITE)
def remove_letter(tracked_job_id: int, letter_id: int) -> dict[str, Any]:
    """Remove a version of a letter."""
    return _shown(desk(TrackedDocumentDesk).remove_letter(tracked_job_id, letter_id, by=caller()))


def _shown(documents: TrackedDocuments) -> dict[str, Any]:
    names = ("key", "public_name", "name", "size")
    files = [{name: getattr(file, name) for name in names} for file in documents.files]
    letters = [{"id": letter.id, "text": letter.text, "written_at": letter.written_at} for letter in documents.letters]
    return {"success": True, "files": files, "letters": letters}
