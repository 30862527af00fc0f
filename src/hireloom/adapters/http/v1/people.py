"""The owner of the key in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import key_holder, owner
from hireloom.adapters.http.core.spec import Area, TimestampField
from hireloom.adapters.http.v1.fields import field, listed, nested
from hireloom.domain.api_keys import ApiKey, Scope
from hireloom.domain.files import public_name_of
from hireloom.domain.identity.users import Role
from hireloom.domain.profile_match.skills import split
from hireloom.usecases.careers import CareerDesk
from hireloom.usecases.profiles import ProfileDesk, ProfileReceipt


class ProfileResource(ma.Schema):
    """What a person says about their work."""

    name = field(ma.fields.String, "The name", "Maya Okafor")
    email = field(ma.fields.String, "Where recruiters reply", "maya@people.example")
    skills = listed(ma.fields.String, "What the person can do, a skill each", ["Python", "SQL"])
    roles = listed(ma.fields.String, "The work that is looked for", ["Backend Engineer"])
    experience = field(ma.fields.String, "A band of years, or empty", "3-5 years")
    locations = listed(ma.fields.String, "Places that are preferred", ["Berlin"])
    resume_id = field(
        ma.fields.String,
        "Names the resume for GET /api/v1/documents/{id}; null without one",
        "2026-3f0c1f7e.pdf",
        allow_none=True,
    )
    resume_name = field(
        ma.fields.String, "The name of its file; null without one", "Maya_Okafor_Resume.pdf", allow_none=True
    )
    changed_at = field(TimestampField, "When the profile was last saved", "2026-11-25T09:30:00Z")


class KeyResource(ma.Schema):
    """The key that calls."""

    name = field(ma.fields.String, "What its owner calls it", "Workday sync")
    hint = field(ma.fields.String, "Its beginning and end", "hl_live_7Qk…PjUa")
    scopes = listed(ma.fields.String, "What it may do; write includes read", ["jobs:read", "people:read"])
    is_test = field(ma.fields.Boolean, "Whether its calls are answered with examples", False)
    expires_at = field(TimestampField, "null if it never expires", "2027-02-22T09:30:00Z", allow_none=True)
    last_used_at = field(
        TimestampField,
        "The use before this call, to the minute; null for the first",
        "2026-11-25T09:30:00Z",
        allow_none=True,
    )
    last_address = field(ma.fields.String, "The network address of that use, or empty", "203.0.113.7")


class PersonResource(ma.Schema):
    """An account."""

    id = field(ma.fields.Integer, "The number of the account", 17)
    username = field(ma.fields.String, "The username", "maya2026")
    email = field(ma.fields.String, "The address to log in with", "maya@people.example")
    role = field(
        ma.fields.String, "What the person is here", "user", validate=ma.validate.OneOf([role.value for role in Role])
    )
    created_at = field(TimestampField, "When the account was created", "2026-11-25T09:30:00Z")
    profile = nested(ProfileResource, "null if there is none yet", allow_none=True)
    key = nested(KeyResource, "The key that calls")


class CareerResource(ma.Schema):
    """Profile and career in one document."""

    resume = field(
        ma.fields.Dict,
        "A JSON Resume",
        {"basics": {"name": "Maya Okafor", "email": "maya@people.example"}, "work": []},
    )


area = Area("v1_people", __name__, url_prefix="/api/v1", description="The person for whom the program acts")


@area.route("/me", methods=["GET"])
@area.response(200, PersonResource, description="The person")
@keyed(Scope.PEOPLE_READ)
def get_me() -> dict[str, Any]:
    """Show your profile. You are the owner of the key."""
    person = owner()
    receipt = desk(ProfileDesk).of(person.id, by=person)
    return {
        "id": person.id,
        "username": person.username,
        "email": person.email,
        "role": person.role.value,
        "created_at": person.created_at,
        "profile": _shown(receipt) if receipt else None,
        "key": _key(key_holder().key),
    }


@area.route("/me/resume", methods=["GET"])
@area.response(200, CareerResource, description="The resume")
@keyed(Scope.PEOPLE_READ)
def get_resume() -> dict[str, Any]:
    """Download your profile and career as a JSON Resume (jsonresume.org)."""
    return {"resume": desk(CareerDesk).json_resume(by=owner())}


def _shown(receipt: ProfileReceipt) -> dict[str, Any]:
    profile, resume = receipt
    return {
        "name": profile.name,
        "email": profile.email,
        "skills": split(profile.skills),
        "roles": split(profile.job_roles),
        "experience": profile.experience,
        "locations": split(profile.preferred_locations),
        "resume_id": public_name_of(profile.resume_key) if profile.resume_key else None,
        "resume_name": resume.name if resume else None,
        "changed_at": profile.updated_at,
    }


def _key(key: ApiKey) -> dict[str, Any]:
    names = ("name", "hint", "is_test", "expires_at", "last_used_at", "last_address")
    return {name: getattr(key, name) for name in names} | {"scopes": sorted(key.scopes)}
