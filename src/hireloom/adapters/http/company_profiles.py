"""The profile of the caller's company: its logo, its time zone and the defaults of its new jobs."""

from io import BytesIO
from typing import Any

import marshmallow as ma
from flask import Response, request, send_file

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, File, Text, Truth
from hireloom.adapters.http.core.versions import PictureVersion
from hireloom.adapters.http.profiles import upload_of
from hireloom.domain.api_keys import Scope
from hireloom.domain.company_pictures import LARGEST_PICTURE
from hireloom.domain.files import Upload
from hireloom.domain.job_forms import MOST_ANSWER_DAYS
from hireloom.domain.pool_people import STAY
from hireloom.usecases.company_profiles import CompanyProfile, CompanyProfileDesk

ZONE = "Europe/Amsterdam"


class CompanyProfileChange(ma.Schema):
    zone = Text(
        required=True,
        metadata={"description": "A zone of the IANA database; empty for the site's zone", "example": ZONE},
    )
    answer_days = Digits(
        required=True,
        metadata={
            "description": f"Days within which applicants of new jobs are promised an answer, 1 to {MOST_ANSWER_DAYS}",
            "example": 10,
        },
    )
    blind_review = Truth(
        required=True, metadata={"description": "Whether new jobs start with a blind review", "example": False}
    )
    names_from = Text(
        load_default=None,
        allow_none=True,
        metadata={
            "description": "The stage from which their blind review shows names; empty for after a decision;"
            " unchanged if left out",
            "example": "Interview",
        },
    )


class CompanyProfileAnswer(SuccessAnswer):
    name = ma.fields.String(
        required=True, metadata={"description": "Empty if nobody has named the company", "example": "Fairhaven"}
    )
    domain = ma.fields.String(
        required=True,
        metadata={"description": "The domain of the company's email addresses", "example": "fairhaven.example"},
    )
    zone = ma.fields.String(
        required=True,
        metadata={"description": "The time zone that the company has chosen; empty if none", "example": ZONE},
    )
    zone_in_use = ma.fields.String(
        required=True,
        metadata={"description": "The time zone in use: the chosen one, or else the site's", "example": ZONE},
    )
    answer_days = ma.fields.Integer(
        required=True,
        metadata={"description": "Days within which applicants of new jobs are promised an answer", "example": 10},
    )
    blind_review = ma.fields.Boolean(
        required=True, metadata={"description": "Whether new jobs start with a blind review", "example": False}
    )
    names_from = ma.fields.String(
        required=True,
        metadata={
            "description": "The stage from which their blind review shows names; empty for after a decision",
            "example": "Interview",
        },
    )
    logo_url = ma.fields.String(
        required=True,
        metadata={
            "description": "The path of the logo; empty if there is none",
            "example": "/api/company/logo?v=9f86d081884c7d65",
        },
    )
    keep_papers_days = ma.fields.Integer(
        required=True,
        metadata={"description": "Days after the decision until driving licenses and visas are removed", "example": 30},
    )
    keep_rejected_days = ma.fields.Integer(
        required=True,
        metadata={"description": "Days after the rejection until an application is anonymized", "example": 183},
    )
    keep_pool_days = ma.fields.Integer(
        required=True,
        metadata={
            "description": "Days until somebody who was added to the talent pool is deleted, unless they agree to more",
            "example": 365,
        },
    )
    can_edit = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the caller may change the profile", "example": True}
    )


class CompanyLogoForm(ma.Schema):
    REQUIRED_FIELDS = ("file",)

    file = File(metadata={"description": "A JPEG or PNG, 10 MB at most", "example": "(binary)"})


area = Area("company_profiles", __name__, url_prefix="/api", description="The profile of one's company")


@area.route("/company/profile", methods=["GET"])
@area.response(200, CompanyProfileAnswer)
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_READ)
def company_profile() -> dict[str, Any]:
    """Show your company's profile: its logo, its time zone and the defaults of its new jobs."""
    return _shown(desk(CompanyProfileDesk).of(by=caller()))


@area.route("/company/profile", methods=["PUT"])
@area.arguments(CompanyProfileChange)
@area.response(200, CompanyProfileAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner of the company")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@area.alt_response(422, schema=ErrorAnswer, description="An unknown time zone, or too few or too many days")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def change_company_profile(values: dict[str, Any]) -> dict[str, Any]:
    """Change your company's time zone and the defaults of its new jobs. Existing jobs stay as they are."""
    return _shown(desk(CompanyProfileDesk).change(**values, by=caller()))


@area.route("/company/logo", methods=["GET"])
@area.arguments(PictureVersion, location="query")
@area.file("image/png", description="The logo")
@area.alt_response(404, schema=ErrorAnswer, description="There is no logo, or the caller belongs to no company")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_READ)
def own_company_logo(_: dict[str, Any]) -> Response:
    """Show your company's logo."""
    response = send_file(BytesIO(desk(CompanyProfileDesk).own_logo(by=caller())), mimetype="image/png")
    response.headers["Cache-Control"] = "private, no-store"
    return response


@area.route("/company/logo", methods=["PUT"])
@area.arguments(CompanyLogoForm, location="multipart")
@area.response(200, CompanyProfileAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner of the company")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="The file cannot be used; the message says why")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy")
@guarded(Who.RECRUITERS, body=UPLOADS_BODY, scope=Scope.COMPANY_WRITE)
def change_company_logo(values: dict[str, Any]) -> dict[str, Any]:
    """Change your company's logo. The picture is scaled to fit 128 by 128 pixels."""
    upload = upload_of(values.get("file"), LARGEST_PICTURE) or Upload("", b"")
    return _shown(desk(CompanyProfileDesk).change_logo(upload, by=caller()))


@area.route("/company/logo", methods=["DELETE"])
@area.response(200, CompanyProfileAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner of the company")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def remove_company_logo() -> dict[str, Any]:
    """Remove your company's logo."""
    return _shown(desk(CompanyProfileDesk).change_logo(None, by=caller()))


def _shown(profile: CompanyProfile) -> dict[str, Any]:
    company, retention = profile.company, desk(CompanyProfileDesk).retention
    here = request.path.rpartition("/")[0]  # a program reads the logo with its key, under /api/v1
    return {
        "success": True,
        "name": company.name,
        "domain": company.domain,
        "zone": company.zone,
        "zone_in_use": profile.zone,
        "answer_days": company.answer_days,
        "blind_review": company.blind_review,
        "names_from": company.names_from,
        "logo_url": f"{here}/logo?v={profile.logo}" if profile.logo else "",
        "keep_papers_days": retention.papers.days,
        "keep_rejected_days": retention.rejected.days,
        "keep_pool_days": STAY.days,
        "can_edit": profile.can_edit,
    }
