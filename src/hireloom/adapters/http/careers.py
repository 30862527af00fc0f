"""The caller's career: everything that they have done, written once."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from hireloom.adapters.http.career_fields import (
    CareerAnswer,
    CareerFileForm,
    CareerForm,
    CareerSuggestionAnswer,
    JsonResumeAnswer,
    JsonResumeForm,
)
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk, surroundings
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.profiles import upload_of
from hireloom.domain.api_keys import Scope
from hireloom.domain.careers.career_files import NoCareerFile
from hireloom.domain.careers.records import CareerRecord, career_version, record_of
from hireloom.domain.files import StoredFile
from hireloom.usecases.career_files import CareerFileDesk
from hireloom.usecases.careers import CareerDesk, CareerSuggestions

LARGEST = 4 * 1024 * 1024  # bytes of a career with all its sources

area = Area("careers", __name__, url_prefix="/api/me", description="The career of a job seeker, written once")


@area.route("/career", methods=["GET"])
@area.response(200, CareerAnswer)
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_READ)
def my_career() -> dict[str, Any]:
    """Show your career: it is empty until you have written one."""
    return _answer(desk(CareerDesk).of(by=caller()), desk(CareerFileDesk).of(by=caller()))


@area.route("/career", methods=["PUT"])
@area.arguments(CareerForm)
@area.response(200, CareerAnswer)
@area.alt_response(409, schema=ErrorAnswer, description="It was changed elsewhere")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields or the message")
@guarded(Who.SIGNED_IN, body=LARGEST, scope=Scope.PEOPLE_WRITE)
def save_career(values: dict[str, Any]) -> dict[str, Any]:
    """Save your whole career."""
    record = desk(CareerDesk).save(record_of(values["career"]), values["version"], by=caller())
    return _answer(record, desk(CareerFileDesk).of(by=caller()))


@area.route("/career/from-resume", methods=["POST"])
@area.response(200, CareerSuggestionAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The profile has no resume")
@area.alt_response(422, schema=ErrorAnswer, description="The file cannot be used; the message says why")
@area.alt_response(429, schema=ErrorAnswer, description="Too many documents in a minute")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy")
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_WRITE)
def read_career_from_resume() -> dict[str, Any]:
    """Read a career from the resume in your profile. A copy is kept for a day, and then as long as the
    career refers to it."""
    return _suggestions(desk(CareerDesk).read_resume(by=caller()))


@area.route("/career/from-json-resume", methods=["POST"])
@area.arguments(JsonResumeForm)
@area.response(200, CareerSuggestionAnswer)
@area.alt_response(422, schema=ErrorAnswer, description="It is not a JSON Resume")
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_WRITE)
def read_career_from_json_resume(values: dict[str, Any]) -> dict[str, Any]:
    """Read a career from a JSON Resume. The file is kept for a day, and then as long as the career refers to it."""
    return _suggestions(desk(CareerDesk).read_json_resume(values["resume"], by=caller()))


@area.route("/career/from-file", methods=["POST"])
@area.arguments(CareerFileForm, location="multipart")
@area.response(200, CareerSuggestionAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="The file is missing")
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="The file cannot be used; the message says why")
@area.alt_response(429, schema=ErrorAnswer, description="Too many documents in a minute")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy")
@guarded(Who.SIGNED_IN, body=UPLOADS_BODY, scope=Scope.PEOPLE_WRITE)
def read_career_from_file(values: dict[str, Any]) -> dict[str, Any]:
    """Read a career from a file: a resume, LinkedIn's data archive, a Europass file or a JSON Resume. The file is kept
    for a day, and then as long as the career refers to it."""
    upload = upload_of(values.get("file"), surroundings().amounts.career_file_bytes)
    if upload is None:
        raise NoCareerFile
    dates = dict(zip(values["lines"], values["dates"], strict=False))
    return _suggestions(desk(CareerDesk).read_file(upload, dates, by=caller()))


@area.route("/career/json-resume", methods=["GET"])
@area.response(200, JsonResumeAnswer)
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_READ)
def my_json_resume() -> dict[str, Any]:
    """Show your profile and career as a JSON Resume."""
    return {"success": True, "resume": desk(CareerDesk).json_resume(by=caller())}


def _answer(record: CareerRecord, files: Sequence[StoredFile]) -> dict[str, Any]:
    return {"success": True, "career": asdict(record), "files": files, "version": career_version(record)}


def _suggestions(suggestions: CareerSuggestions) -> dict[str, Any]:
    return {
        "success": True,
        "name": suggestions.name,
        "career": asdict(suggestions.record),
        "excess": suggestions.excess,
        "disagreements": [disagreement._asdict() for disagreement in suggestions.disagreements],
        "contacts": suggestions.contacts._asdict(),
        "is_scan": suggestions.is_scan,
        "file": suggestions.file,
        "not_kept": suggestions.not_kept,
    }
