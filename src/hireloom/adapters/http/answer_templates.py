"""Templates for answers."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.applications import APPLICATION
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.domain.answer_templates import (
    LONGEST_TEMPLATE,
    LONGEST_TEMPLATE_NAME,
    MOST_TEMPLATES,
    VARIABLES,
    AnswerTemplate,
)
from hireloom.domain.api_keys import Scope
from hireloom.usecases.answer_templates import AnswerTemplateDesk

TEMPLATE_VARIABLES = ", ".join(f"{{{name}}}" for name in VARIABLES)


class WrittenTemplate(ma.Schema):
    name = Text(required=True, metadata={"description": f"At most {LONGEST_TEMPLATE_NAME} characters"})
    text = Text(
        required=True,
        metadata={"description": f"At most {LONGEST_TEMPLATE:,} characters; these are filled in: {TEMPLATE_VARIABLES}"},
    )


class TemplatesEdit(ma.Schema):
    templates = ma.fields.List(
        ma.fields.Nested(WrittenTemplate),
        required=True,
        metadata={"description": f"At most {MOST_TEMPLATES}; none brings the default ones back"},
    )


class ShownTemplate(ma.Schema):
    name = ma.fields.String(required=True, metadata={"description": "What it is for"})
    text = ma.fields.String(required=True, metadata={"description": "Its text, with variables in braces"})


class TemplateList(SuccessAnswer):
    templates = ma.fields.List(
        ma.fields.Nested(ShownTemplate), required=True, metadata={"description": "In their order"}
    )


class ShownFilledTemplate(ShownTemplate):
    gaps = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "Variables about which nothing is known"}
    )
    template = ma.fields.String(
        required=True,
        metadata={
            "description": "The text before it was filled, with variables in braces",
            "example": "Thank you for applying, {first name}. Your resume shows {met}.",
        },
    )


class TemplateValue(ma.Schema):
    name = ma.fields.String(required=True, metadata={"description": "The variable", "example": "met"})
    value = ma.fields.String(
        required=True,
        metadata={"description": "What it stands for; empty if nothing is known", "example": "Shift planning and SQL"},
    )


class FilledTemplateList(SuccessAnswer):
    templates = ma.fields.List(
        ma.fields.Nested(ShownFilledTemplate), required=True, metadata={"description": "In their order"}
    )
    values = ma.fields.List(
        ma.fields.Nested(TemplateValue),
        required=True,
        metadata={"description": "What each variable stands for in this application"},
    )


area = Area("answer_templates", __name__, url_prefix="/api", description="Templates for answers to applicants")


@area.route("/company/answer-templates", methods=["GET"])
@area.response(200, TemplateList)
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_READ)
def company_templates() -> dict[str, Any]:
    """List your company's templates."""
    return _answer(desk(AnswerTemplateDesk).of_company(by=caller()))


@area.route("/company/answer-templates", methods=["PUT"])
@area.arguments(TemplatesEdit)
@area.response(200, TemplateList)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner of the company")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@area.alt_response(422, schema=ErrorAnswer, description="Too many, too long, given twice, or an unknown variable")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def edit_company_templates(values: dict[str, Any]) -> dict[str, Any]:
    """Set your company's templates."""
    form = [AnswerTemplate(template["name"], template["text"]) for template in values["templates"]]
    return _answer(desk(AnswerTemplateDesk).edit(form, by=caller()))


@area.route(f"/applications/{APPLICATION}/answer-templates")
@area.response(200, FilledTemplateList)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def application_templates(application_id: int) -> dict[str, Any]:
    """List the templates for an applicant: filled with what is known about the applicant."""
    filled = desk(AnswerTemplateDesk).of_application(application_id, by=caller())
    rows = [asdict(template) | {"gaps": list(template.gaps)} for template in filled.templates]
    values = [{"name": name, "value": value} for name, value in filled.values.items()]
    return {"success": True, "templates": rows, "values": values}


def _answer(templates: Sequence[AnswerTemplate]) -> dict[str, Any]:
    return {"success": True, "templates": [asdict(template) for template in templates]}
