"""The people and the figures of the company of the key's owner, in /api/v1."""

from dataclasses import asdict
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.company_figures import FigureFields, FigureQuery, shown
from hireloom.adapters.http.company_site import CareersSiteFields
from hireloom.adapters.http.company_site import shown as shown_site
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, TimestampField
from hireloom.adapters.http.pool_duplicates import PoolDuplicateFields, duplicate_fields
from hireloom.adapters.http.talent_pool import PoolFields, PoolPaging, page_of, pool_fields
from hireloom.adapters.http.v1.fields import field, rows
from hireloom.domain.api_keys import Scope
from hireloom.domain.company_roles import CompanyRole
from hireloom.ports.companies import MemberRow
from hireloom.usecases.answer_templates import AnswerTemplateDesk
from hireloom.usecases.careers_sites import CareersSiteDesk
from hireloom.usecases.company_figures import CompanyFigureDesk
from hireloom.usecases.company_members import CompanyMemberDesk
from hireloom.usecases.pool_duplicates import PoolDuplicateDesk

ROLE = ma.validate.OneOf([role.value for role in CompanyRole])


class CompanyMemberResource(ma.Schema):
    """Somebody who works in the company."""

    id = field(ma.fields.Integer, "The number of the account", 17)
    username = field(ma.fields.String, "The username", "elena1")
    email = field(ma.fields.String, "The address", "elena@people.example")
    role = field(ma.fields.String, "What the person may do there", "recruiter", validate=ROLE)
    job_count = field(ma.fields.Integer, "How many jobs the person has posted and not deleted", 9)
    joined_at = field(TimestampField, "When the person joined", "2026-11-25T09:30:00Z")


class CompanyMemberRows(ma.Schema):
    data = rows(CompanyMemberResource, "In the order in which they joined; empty if the owner belongs to no company")


class AnswerTemplateResource(ma.Schema):
    """A template for answers."""

    name = field(ma.fields.String, "What it is for", "Invitation to a call")
    text = field(ma.fields.String, "Its text, with variables in braces", "Hello {name}, your work with {proof} ...")


class AnswerTemplateRows(ma.Schema):
    data = rows(AnswerTemplateResource, "In their order; those of the product if the company has none of its own")


area = Area("v1_company", __name__, url_prefix="/api/v1", description="The people and the figures of one's company")


@area.route("/company/members", methods=["GET"])
@area.response(200, CompanyMemberRows, description="The people")
@keyed(Scope.COMPANY_READ)
def list_members() -> dict[str, Any]:
    """List the people of the company of the key's owner."""
    return {"data": [_shown(row) for row in desk(CompanyMemberDesk).of(owner()).rows]}


@area.route("/company/figures", methods=["GET"])
@area.arguments(FigureQuery, location="query")
@area.response(200, FigureFields, description="The figures")
@area.alt_response(403, schema=ErrorAnswer, description="The figures of this job are not the key's owner's to see")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@keyed(Scope.COMPANY_READ)
def read_figures(query: dict[str, Any]) -> dict[str, Any]:
    """Show how hiring goes across all jobs whose figures the key's owner may see, next to the previous period."""
    return shown(desk(CompanyFigureDesk).of(query["days"], query["job_id"], by=owner()))


@area.route("/company/careers-page", methods=["GET"])
@area.response(200, CareersSiteFields, description="The careers page")
@area.alt_response(404, schema=ErrorAnswer, description="The key's owner belongs to no company")
@keyed(Scope.COMPANY_READ)
def read_careers_page() -> dict[str, Any]:
    """Show the careers page of the company of the key's owner."""
    return shown_site(desk(CareersSiteDesk).own(by=owner()))


@area.route("/company/answer-templates", methods=["GET"])
@area.response(200, AnswerTemplateRows, description="The templates")
@keyed(Scope.COMPANY_READ)
def list_answer_templates() -> dict[str, Any]:
    """List the templates for answers of the company of the key's owner."""
    return {"data": [asdict(template) for template in desk(AnswerTemplateDesk).of_company(by=owner())]}


@area.route("/company/pool", methods=["GET"])
@area.arguments(PoolPaging, location="query")
@area.response(200, PoolFields, description="The people")
@area.alt_response(403, schema=ErrorAnswer, description="The role of the key's owner does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="The key's owner belongs to no company")
@keyed(Scope.CANDIDATES_READ)
def list_pool(query: dict[str, Any]) -> dict[str, Any]:
    """List everybody who has applied to the company of the key's owner or was added to its pool, except people whom a
    blind review hides."""
    return pool_fields(page_of(query, by=owner()))


@area.route("/company/pool/duplicates", methods=["GET"])
@area.response(200, PoolDuplicateFields, description="The pairs")
@area.alt_response(403, schema=ErrorAnswer, description="The role of the key's owner does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="The key's owner belongs to no company")
@keyed(Scope.CANDIDATES_READ)
def list_pool_duplicates() -> dict[str, Any]:
    """List entries of the pool that look like one person, by address, number or resume; a recruiter decides."""
    return duplicate_fields(desk(PoolDuplicateDesk).proposed(by=owner()))


def _shown(row: MemberRow) -> dict[str, Any]:
    return {
        "id": row.user.id,
        "username": row.user.username,
        "email": row.user.email,
        "role": row.member.role,
        "job_count": row.jobs,
        "joined_at": row.member.joined_at,
    }
