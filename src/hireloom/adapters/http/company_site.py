"""The careers site of the caller's company, for those who change it."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk, surroundings
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, Truth
from hireloom.domain.api_keys import Scope
from hireloom.domain.careers_sites import LONGEST_ABOUT, LONGEST_HEADLINE
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


def _shown(own: OwnSite) -> dict[str, Any]:
    site = own.site
    return {
        "success": True,
        "company": own.company.name or own.company.domain,
        "headline": site.headline,
        "about": site.about,
        "colour": site.colour,
        "is_published": site.is_published,
        "can_edit": own.can_edit,
        "url": f"{surroundings().public_url}/careers/{own.company.domain}",
    }
