"""Reading and saving the profile and its resume."""

from typing import Any

import marshmallow as ma
from werkzeug.datastructures import FileStorage

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk, surroundings
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.core.versions import VERSION
from hireloom.adapters.http.profile_fields import ProfileFields, ProfileForm, errors_as_written, form_of, shown
from hireloom.domain.api_keys import Scope
from hireloom.domain.files import Upload
from hireloom.domain.identity.phones import Phone
from hireloom.domain.profile_forms import version
from hireloom.usecases.profiles import ProfileDesk, ProfileReceipt

NONE_YET = "Profile not found"
PERSON = "<int(max=2147483647):user_id>"


class RegisteredPhone(ma.Schema):
    country_code = ma.fields.String(required=True, metadata={"description": "Such as +1"})
    digits = ma.fields.String(required=True, metadata={"description": "Without the country code"})


class ProfileAnswer(SuccessAnswer):
    """Without a profile `success` is false and `message` says so."""

    profile = ma.fields.Nested(
        ProfileFields, required=True, allow_none=True, metadata={"description": "The profile; null if there is none"}
    )
    version = ma.fields.String(metadata=VERSION)
    message = ma.fields.String(metadata={"description": "A sentence for the person, if there is no profile"})
    phone = ma.fields.Nested(
        RegisteredPhone, metadata={"description": "What the account was registered with, if there is no profile"}
    )


class SavedProfile(MessageAnswer):
    profile = ma.fields.Nested(
        ProfileFields, required=True, metadata={"description": "The profile as it is stored now"}
    )
    version = ma.fields.String(required=True, metadata=VERSION)


class Skills(ma.Schema):
    skills = ma.fields.String(required=True, metadata={"description": "Separated by commas; empty without a profile"})


class SkillsAnswer(SuccessAnswer):
    profile = ma.fields.Nested(Skills, required=True, metadata={"description": "The skills of the profile"})
    message = ma.fields.String(metadata={"description": "A sentence for the person, if there is no profile"})


area = Area("profiles", __name__, url_prefix="/api", description="What job seekers tell about themselves")


@area.route(f"/jobsdb/user/{PERSON}")
@area.response(200, ProfileAnswer)
@guarded(Who.SIGNED_IN)
def profile(user_id: int) -> dict[str, Any]:
    """Show one's own profile; an admin may read any."""
    return _profile_answer(
        desk(ProfileDesk).of(user_id, by=caller()), caller().phone if user_id == caller().id else None
    )


@area.route("/jobsdb", methods=["POST"])
@area.arguments(ProfileForm, location="multipart")
@area.response(200, SavedProfile)
@area.alt_response(409, schema=ErrorAnswer, description="It was changed elsewhere")
@area.alt_response(413, schema=ErrorAnswer, description="The resume is too large")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@guarded(Who.SIGNED_IN, identity=("user_id",), body=UPLOADS_BODY, scope=Scope.PEOPLE_WRITE, for_programs="/me/profile")
def save_profile(values: dict[str, Any]) -> dict[str, Any]:
    """Save your profile: fields that are not sent keep their values."""
    with errors_as_written():
        receipt = desk(ProfileDesk).save(form_of(values), upload_of(values.get("resume")), by=caller())
    reply = {"success": True, "message": "Profile saved successfully!"}
    return reply | {"profile": shown(receipt), "version": version(receipt.profile)}


@area.route(f"/profile/{PERSON}")
@area.response(200, SkillsAnswer)
@guarded(Who.SIGNED_IN)
def profile_skills(user_id: int) -> dict[str, Any]:
    """Show the skills of one's own profile; an admin may read any."""
    return _skills_answer(desk(ProfileDesk).of(user_id, by=caller()))


def upload_of(file: FileStorage | None, limit: int | None = None) -> Upload | None:
    """Reads at most one byte more than the limit, usually that of a resume, which is enough to tell that the file is
    too large."""
    most = surroundings().amounts.resume_bytes if limit is None else limit
    return Upload(file.filename or "", file.stream.read(most + 1)) if file else None


def _profile_answer(receipt: ProfileReceipt | None, phone: Phone | None) -> dict[str, Any]:
    if receipt is None:
        registered = {"phone": phone} if phone else {}
        return {"success": False, "profile": None, "message": NONE_YET} | registered
    return {"success": True, "profile": shown(receipt), "version": version(receipt.profile)}


def _skills_answer(receipt: ProfileReceipt | None) -> dict[str, Any]:
    if receipt is None:
        return {"success": False, "profile": {"skills": ""}, "message": NONE_YET}
    return {"success": True, "profile": {"skills": receipt.profile.skills}}
