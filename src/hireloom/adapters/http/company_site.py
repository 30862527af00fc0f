"""The careers site of the caller's company, for those who change it."""

from io import BytesIO
from typing import Any

import marshmallow as ma
from flask import Response, request, send_file

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk, surroundings
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, File, Text, Truth
from hireloom.adapters.http.core.versions import PictureVersion
from hireloom.adapters.http.profiles import upload_of
from hireloom.domain.answers import ENOUGH_ANSWERED, AnswerFigures
from hireloom.domain.api_keys import Scope
from hireloom.domain.careers_sites import LONGEST_ABOUT, LONGEST_HEADLINE
from hireloom.domain.company_pictures import LARGEST_PICTURE
from hireloom.domain.files import Upload
from hireloom.usecases.careers_sites import CareersSiteDesk, OwnSite


class CareersSiteChange(ma.Schema):
    headline = Text(
        required=True,
        metadata={"description": f"At most {LONGEST_HEADLINE} characters", "example": "Work that keeps a town going"},
    )
    about = Text(
        required=True,
        metadata={
            "description": f"At most {LONGEST_ABOUT} characters; may be empty",
            "example": "We run two hospitals.",
        },
    )
    colour = Text(required=True, metadata={"description": "White text on it must be readable", "example": "#1d4e89"})
    is_published = Truth(required=True, metadata={"description": "Whether anybody sees the page", "example": True})


class SiteAnswerFigures(ma.Schema):
    days = ma.fields.Integer(
        required=True,
        metadata={"description": "The figures cover those who applied in this many days up to today", "example": 90},
    )
    applications = ma.fields.Integer(
        required=True,
        metadata={
            "description": "How many of them were promised an answer by now and did not withdraw",
            "example": 1184,
        },
    )
    in_time = ma.fields.Integer(
        required=True, metadata={"description": "How many of these were answered by the promised day", "example": 1148}
    )
    half_days = ma.fields.Integer(
        required=True,
        allow_none=True,
        metadata={
            "description": "After how many days half of them had an answer; null if half do not have one yet",
            "example": 6,
        },
    )


class OwnCareersSite(SuccessAnswer):
    company = ma.fields.String(required=True, metadata={"description": "Its name", "example": "Fairhaven"})
    headline = ma.fields.String(required=True, metadata={"description": "The heading", "example": "Work at Fairhaven"})
    about = ma.fields.String(
        required=True, metadata={"description": "About the company; may be empty", "example": "We run two hospitals."}
    )
    colour = ma.fields.String(required=True, metadata={"description": "Its color", "example": "#1d4e89"})
    is_published = ma.fields.Boolean(
        required=True, metadata={"description": "Whether anybody sees the page", "example": True}
    )
    can_edit = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the caller may change it", "example": True}
    )
    cover_url = ma.fields.String(
        required=True,
        metadata={
            "description": "The path of its picture; empty if it has none",
            "example": "/api/company/careers-page/cover?v=9f86d081884c7d65",
        },
    )
    answers = ma.fields.Nested(
        SiteAnswerFigures,
        required=True,
        allow_none=True,
        metadata={
            "description": "How quickly applicants were answered, as the page shows it next to open jobs;"
            f" null below {ENOUGH_ANSWERED} answers",
        },
    )
    url = ma.fields.String(
        required=True,
        metadata={"description": "Its address", "example": "https://hireloom.example/careers/fairhaven.example"},
    )


area = Area("company_site", __name__, url_prefix="/api", description="The careers page of one's company")


@area.route("/company/careers-page", methods=["GET"])
@area.response(200, OwnCareersSite)
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_READ)
def own_careers_page() -> dict[str, Any]:
    """Show your company's careers page, or a first proposal."""
    return _shown(desk(CareersSiteDesk).own(by=caller()))


@area.route("/company/careers-page", methods=["PUT"])
@area.arguments(CareersSiteChange)
@area.response(200, OwnCareersSite)
@area.alt_response(403, schema=ErrorAnswer, description="Only owners of a verified company may")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@area.alt_response(422, schema=ErrorAnswer, description="A value breaks a rule, or the color is too light")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def change_careers_page(values: dict[str, Any]) -> dict[str, Any]:
    """Change your company's careers page, publish it or take it down."""
    return _shown(desk(CareersSiteDesk).change(**values, by=caller()))


class CareersCoverForm(ma.Schema):
    REQUIRED_FIELDS = ("file",)

    file = File(metadata={"description": "A JPEG or PNG, 10 MB at most", "example": "(binary)"})


@area.route("/company/careers-page/cover", methods=["GET"])
@area.arguments(PictureVersion, location="query")
@area.file("image/jpeg", description="The picture")
@area.alt_response(404, schema=ErrorAnswer, description="There is none, or the caller belongs to no company")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_READ)
def own_cover(_: dict[str, Any]) -> Response:
    """Show the picture of your company's careers page."""
    response = send_file(BytesIO(desk(CareersSiteDesk).own_cover(by=caller())), mimetype="image/jpeg")
    response.headers["Cache-Control"] = "private, no-store"
    return response


@area.route("/company/careers-page/cover", methods=["PUT"])
@area.arguments(CareersCoverForm, location="multipart")
@area.response(200, OwnCareersSite)
@area.alt_response(403, schema=ErrorAnswer, description="Only owners of a verified company may")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="The file cannot be used; the message says why")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy")
@guarded(Who.RECRUITERS, body=UPLOADS_BODY, scope=Scope.COMPANY_WRITE)
def change_cover(values: dict[str, Any]) -> dict[str, Any]:
    """Change the picture at the top of your company's careers page. It is cut to 1200 by 520 pixels."""
    upload = upload_of(values.get("file"), LARGEST_PICTURE) or Upload("", b"")
    return _shown(desk(CareersSiteDesk).change_cover(upload, by=caller()))


@area.route("/company/careers-page/cover", methods=["DELETE"])
@area.response(200, OwnCareersSite)
@area.alt_response(403, schema=ErrorAnswer, description="Only owners of a verified company may")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def remove_cover() -> dict[str, Any]:
    """Remove the picture of your company's careers page."""
    return _shown(desk(CareersSiteDesk).change_cover(None, by=caller()))


def _shown(careers_page: OwnSite) -> dict[str, Any]:
    site = careers_page.site
    here = request.path.removesuffix("/cover")  # a program reads the picture with its key, under /api/v1
    return {
        "success": True,
        "company": careers_page.company.name or careers_page.company.domain,
        "headline": site.headline,
        "about": site.about,
        "colour": site.colour,
        "is_published": site.is_published,
        "can_edit": careers_page.can_edit,
        "answers": _figures(careers_page.answers),
        "cover_url": f"{here}/cover?v={careers_page.cover}" if careers_page.cover else "",
        "url": f"{surroundings().public_url}/careers/{careers_page.company.domain}",
    }


def _figures(answers: AnswerFigures | None) -> dict[str, int | None] | None:
    if answers is None:
        return None
    share = answers.in_time
    return {
        "days": answers.days,
        "applications": share.whole,
        "in_time": share.part,
        "half_days": answers.half_days,
    }
