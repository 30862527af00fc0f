"""The talent pool of the caller's company."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import marshmallow as ma
from flask import Response

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text, TimestampField
from hireloom.domain.api_keys import Scope
from hireloom.domain.pool_terms import LONGEST_SEARCH, PoolTerms, terms_of_pool
from hireloom.domain.profile_match.recommendations import Recommendation
from hireloom.domain.tags import LONGEST_TAG, MOST_TAGS
from hireloom.domain.talent_pool import MOST_COUNTED, PoolKey, PoolPerson, pool_as_csv
from hireloom.domain.windows import MOST_A_PAGE, Window
from hireloom.usecases.talent_pool import TalentPoolDesk

USUAL_PAGE = 25
SEARCHED = (
    "Words in names, addresses, titles, jobs applied for, roles, skills and places, and terms such as tag:Hub,"
    ' skill:"night shift", title:nurse, place:Bath, source:fair, and consent:valid, soon, asked or none;'
    " all must be true"
)
KEYS, KEYS_OF_PEOPLE = "Keys of people, separated by commas", "Keys of people"
MOST_CHOSEN = 100


class PoolFormat(StrEnum):
    CSV = "csv"
    JSON = "json"


class PoolSearch(ma.Schema):
    search = Text(load_default="", validate=ma.validate.Length(max=LONGEST_SEARCH), metadata={"description": SEARCHED})
    tag = Text(load_default="", validate=ma.validate.Length(max=LONGEST_TAG), metadata={"description": "With this tag"})


class PoolExport(PoolSearch):
    keys = Text(
        load_default="",
        validate=ma.validate.Length(max=MOST_CHOSEN * 12),
        metadata={"description": f"{KEYS}; if absent, everybody whom the search finds", "example": "a31,p12"},
    )
    file_format = ma.fields.Enum(
        PoolFormat,
        by_value=True,
        data_key="format",
        load_default=PoolFormat.CSV,
        metadata={"description": "Kind of file"},
    )


class PoolPaging(PoolSearch):
    page = Digits(load_default=1, validate=ma.validate.Range(1, 100_000), metadata={"description": "From 1 on"})
    page_size = Digits(
        load_default=USUAL_PAGE, validate=ma.validate.Range(1, MOST_A_PAGE), metadata={"description": "People a page"}
    )


class PoolPersonFields(ma.Schema):
    key = ma.fields.String(
        required=True,
        metadata={"description": "Starts with a for applicants, with p for everyone else", "example": "a31"},
    )
    name = ma.fields.String(
        required=True, metadata={"description": "As in the latest application", "example": "Ada N."}
    )
    email = ma.fields.String(required=True, metadata={"description": "Likewise", "example": "ada@mail.example"})
    phone = ma.fields.String(required=True, metadata={"description": "Likewise; may be empty", "example": ""})
    title = ma.fields.String(
        required=True, metadata={"description": "The current one; may be empty", "example": "Nurse"}
    )
    place = ma.fields.String(
        required=True, metadata={"description": "Of the profile, unless nobody may find it", "example": "Portland, ME"}
    )
    roles = ma.fields.String(required=True, metadata={"description": "Likewise", "example": "Nurse"})
    skills = ma.fields.String(required=True, metadata={"description": "Likewise", "example": "Triage, ICU"})
    last_job = ma.fields.String(
        required=True, metadata={"description": "The latest job applied for; may be empty", "example": "Nurse"}
    )
    last_contact = TimestampField(
        required=True,
        metadata={"description": "When they applied, were added or written to", "example": "2026-11-25T09:30:00Z"},
    )
    applications = ma.fields.Integer(required=True, metadata={"description": "How many to the company", "example": 2})
    source = ma.fields.String(required=True, metadata={"description": "By which link or from where", "example": "fair"})
    tags = ma.fields.List(ma.fields.String(), required=True, metadata={"description": "In order", "example": ["Hub"]})
    consent_until = ma.fields.Date(
        required=True,
        allow_none=True,
        metadata={"description": "Until when the person has agreed to be written to", "example": "2027-05-02"},
    )
    asked_at = TimestampField(
        required=True,
        allow_none=True,
        metadata={"description": "When the person was asked for consent", "example": "2026-11-20T09:30:00Z"},
    )
    has_declined = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the person does not agree", "example": False}
    )
    kept_until = ma.fields.Date(
        required=True,
        allow_none=True,
        metadata={"description": "When somebody added will be removed; null for applicants", "example": "2027-05-02"},
    )


class PoolAnswer(SuccessAnswer):
    people = ma.fields.List(
        ma.fields.Nested(PoolPersonFields), required=True, metadata={"description": "The latest contact is first"}
    )
    total = ma.fields.Integer(
        required=True,
        metadata={"description": f"How many the search has found; {MOST_COUNTED} may be more", "example": 1},
    )
    tags = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "All tags of the company", "example": ["Hub"]}
    )


class PoolCountsAnswer(SuccessAnswer):
    people = ma.fields.Integer(required=True, metadata={"description": "Everybody in the pool", "example": 1846})
    with_consent = ma.fields.Integer(
        required=True, metadata={"description": "Those who have agreed to be written to", "example": 1702}
    )


class PoolTagsChange(ma.Schema):
    tags = ma.fields.List(
        Text(), required=True, metadata={"description": f"At most {MOST_TAGS}, of {LONGEST_TAG} characters each"}
    )


class PoolKeysTagging(ma.Schema):
    keys = ma.fields.List(
        Text(), required=True, validate=ma.validate.Length(1, MOST_CHOSEN), metadata={"description": KEYS_OF_PEOPLE}
    )
    add = ma.fields.List(Text(), load_default=list, metadata={"description": "Tags that everybody gets"})
    remove = ma.fields.List(Text(), load_default=list, metadata={"description": "Tags that nobody has afterwards"})


class PoolRemovalForm(ma.Schema):
    keys = ma.fields.List(
        Text(), required=True, validate=ma.validate.Length(1, MOST_CHOSEN), metadata={"description": KEYS_OF_PEOPLE}
    )


class PoolRemovalAnswer(SuccessAnswer):
    removed = ma.fields.Integer(
        required=True, metadata={"description": "How many; applicants stay with their applications", "example": 2}
    )


class PoolFitQuery(ma.Schema):
    keys = Text(required=True, validate=ma.validate.Length(1, MOST_CHOSEN * 12), metadata={"description": KEYS})


class PoolFitCount(ma.Schema):
    key = ma.fields.String(required=True, metadata={"description": "Whose", "example": "a31"})
    jobs = ma.fields.Integer(required=True, metadata={"description": "How many open jobs fit", "example": 3})
    best = ma.fields.Integer(required=True, metadata={"description": "The best fit, to 100", "example": 91})


class PoolFitCounts(SuccessAnswer):
    people = ma.fields.List(
        ma.fields.Nested(PoolFitCount), required=True, metadata={"description": "In the order of the keys"}
    )


class PoolTagsAnswer(SuccessAnswer):
    tags = ma.fields.List(ma.fields.String(), required=True, metadata={"description": "Those that the person has now"})


class PoolFitFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the job"})
    title = ma.fields.String(required=True, metadata={"description": "Its title"})
    location = ma.fields.String(required=True, metadata={"description": "Where it is"})
    score = ma.fields.Integer(required=True, metadata={"description": "How well it fits, to 100"})
    matching_skills = ma.fields.List(ma.fields.String(), required=True, metadata={"description": "That the person has"})
    missing_skills = ma.fields.List(ma.fields.String(), required=True, metadata={"description": "That nobody knows of"})


class PoolFitsAnswer(SuccessAnswer):
    jobs = ma.fields.List(ma.fields.Nested(PoolFitFields), required=True, metadata={"description": "Best first"})


area = Area("talent_pool", __name__, url_prefix="/api", description="Everybody who has applied to one's company")
PERSON = "<pool_key>"


@area.route("/company/pool", methods=["GET"])
@area.arguments(PoolPaging, location="query")
@area.response(200, PoolAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller's role does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@guarded(Who.RECRUITERS)
def pool(query: dict[str, Any]) -> dict[str, Any]:
    """List the people of the talent pool. Those whom a blind review hides are left out."""
    window = Window.of(query["page"], query["page_size"])
    page = desk(TalentPoolDesk).page(window, terms_in(query), by=caller())
    return {"success": True, "people": list(map(person_fields, page.people)), "total": page.total, "tags": page.tags}


@area.route("/company/pool/counts", methods=["GET"])
@area.response(200, PoolCountsAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller's role does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_READ)
def pool_counts() -> dict[str, Any]:
    """Count the people of the talent pool, and those of them who may be written to."""
    counts = desk(TalentPoolDesk).counts(by=caller())
    return {"success": True, "people": counts.people, "with_consent": counts.with_consent}


@area.route("/company/pool/export", methods=["GET"])
@area.arguments(PoolExport, location="query")
@area.file("text/csv", description="The file: CSV for spreadsheets, or JSON", schema=PoolPersonFields(many=True))
@area.alt_response(403, schema=ErrorAnswer, description="The caller's role does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_READ)
def export_pool(query: dict[str, Any]) -> Response:
    """Export people of the pool as CSV or JSON. At most 10,000; the security log says so."""
    keys, file_format = keys_in(query["keys"]), query["file_format"]
    people = desk(TalentPoolDesk).export(terms_in(query), keys, by=caller())
    if file_format is PoolFormat.CSV:
        response = Response(pool_as_csv(people), mimetype="text/csv")
    else:
        response = Response(PoolPersonFields(many=True).dumps(map(person_fields, people)), mimetype="application/json")
    response.headers["Content-Disposition"] = f"attachment; filename=hireloom-talent-pool.{file_format}"
    return response


@area.route(f"/company/pool/{PERSON}/tags", methods=["PUT"])
@area.arguments(PoolTagsChange)
@area.response(200, PoolTagsAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller's role does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="The person is not in the pool")
@area.alt_response(422, schema=ErrorAnswer, description="Too many tags, or too long ones")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_WRITE)
def tag_person(values: dict[str, Any], pool_key: str) -> dict[str, Any]:
    """Set the tags of somebody in the pool."""
    return {"success": True, "tags": desk(TalentPoolDesk).tag(PoolKey.of(pool_key), values["tags"], by=caller())}


@area.route(f"/company/pool/{PERSON}/jobs", methods=["GET"])
@area.response(200, PoolFitsAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller's role does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="The person is not in the pool")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_READ)
def pool_fits(pool_key: str) -> dict[str, Any]:
    """List your company's open jobs that fit somebody in the pool."""
    return {
        "success": True,
        "jobs": [_fit(fit) for fit in desk(TalentPoolDesk).fits(PoolKey.of(pool_key), by=caller())],
    }


@area.route(f"/company/pool/{PERSON}", methods=["DELETE"])
@area.response(200, SuccessAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller's role does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="Nobody like this was added to the pool")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_WRITE)
def remove_pool_person(pool_key: str) -> dict[str, Any]:
    """Remove somebody who was added to the pool."""
    desk(TalentPoolDesk).remove([PoolKey.of(pool_key)], by=caller())
    return {"success": True}


@area.route("/company/pool/removals", methods=["POST"])
@area.arguments(PoolRemovalForm)
@area.response(200, PoolRemovalAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller's role does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="None of them was added to the pool")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_WRITE)
def remove_pool_people(values: dict[str, Any]) -> dict[str, Any]:
    """Remove several people who were added to the pool."""
    keys = [PoolKey.of(key) for key in values["keys"]]
    return {"success": True, "removed": desk(TalentPoolDesk).remove(keys, by=caller())}


@area.route("/company/pool/tags", methods=["POST"])
@area.arguments(PoolKeysTagging)
@area.response(200, SuccessAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller's role does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="One of them is not in the pool; nobody was changed")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_WRITE)
def tag_pool_people(values: dict[str, Any]) -> dict[str, Any]:
    """Give tags to several people, or take tags away."""
    keys = [PoolKey.of(key) for key in values["keys"]]
    desk(TalentPoolDesk).tag_all(keys, values["add"], values["remove"], by=caller())
    return {"success": True}


@area.route("/company/pool/fits", methods=["GET"])
@area.arguments(PoolFitQuery, location="query")
@area.response(200, PoolFitCounts)
@area.alt_response(403, schema=ErrorAnswer, description="The caller's role does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="One of them is not in the pool")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_READ)
def count_pool_fits(query: dict[str, Any]) -> dict[str, Any]:
    """Count your company's open jobs that fit each of several people."""
    fits = desk(TalentPoolDesk).fits_of(keys_in(query["keys"]), by=caller())
    counts = [
        {"key": str(key), "jobs": len(listed), "best": max((fit.match.match_score for fit in listed), default=0)}
        for key, listed in fits.items()
    ]
    return {"success": True, "people": counts}


def terms_in(query: dict[str, Any]) -> PoolTerms:
    return terms_of_pool(query["search"]).tagged(query["tag"])


def keys_in(text: str) -> Sequence[PoolKey]:
    return [PoolKey.of(key) for key in dict.fromkeys(text.split(",")) if key][:MOST_CHOSEN]


def _fit(fit: Recommendation) -> dict[str, Any]:
    return {
        "id": fit.job.id,
        "title": fit.job.title,
        "location": fit.job.location,
        "score": fit.match.match_score,
        "matching_skills": fit.match.matching_skills,
        "missing_skills": fit.match.missing_skills,
    }


def person_fields(person: PoolPerson) -> dict[str, Any]:
    names = "name", "email", "phone", "title", "place", "roles", "skills", "applications", "source", "tags"
    return {
        name: getattr(person, name) for name in (*names, "consent_until", "asked_at", "has_declined", "kept_until")
    } | {
        "key": str(person.key),
        "last_job": person.job_title,
        "last_contact": person.last_contact_at,
    }
