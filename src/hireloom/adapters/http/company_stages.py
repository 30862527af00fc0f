"""The stages with which new jobs of the caller's company begin."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text
from hireloom.domain.api_keys import Scope
from hireloom.domain.stages import LONGEST_STAGE, MOST_STAGE_DAYS, MOST_STAGES, Stage
from hireloom.usecases.company_stages import CompanyStageDesk, StageTemplate


class TemplateStage(ma.Schema):
    name = Text(required=True, metadata={"description": f"At most {LONGEST_STAGE} characters"})
    days = Digits(load_default=0, metadata={"description": f"At most {MOST_STAGE_DAYS}; 0 for no limit"})


class TemplateStageFields(ma.Schema):
    name = ma.fields.String(required=True, metadata={"description": "What the company calls it"})
    days = ma.fields.Integer(required=True, metadata={"description": "After which one is overdue; 0 for no limit"})


class CompanyStagesEdit(ma.Schema):
    stages = ma.fields.List(
        ma.fields.Nested(TemplateStage), required=True, metadata={"description": f"1 to {MOST_STAGES}, in their order"}
    )


class StageEmailSwitch(ma.Schema):
    on = ma.fields.Boolean(required=True, metadata={"description": "Whether the caller gets these emails"})


class CompanyStages(SuccessAnswer):
    stages = ma.fields.List(
        ma.fields.Nested(TemplateStageFields), required=True, metadata={"description": "In their order"}
    )
    wants_email = ma.fields.Boolean(
        required=True,
        metadata={"description": "Whether the caller gets emails about overdue applications and scorecards"},
    )


area = Area("company_stages", __name__, url_prefix="/api", description="The stages of new jobs")


@area.route("/company/stages", methods=["GET"])
@area.response(200, CompanyStages)
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_READ)
def company_stages() -> dict[str, Any]:
    """List your company's stages: new jobs begin with them."""
    return _shown(desk(CompanyStageDesk).of_company(by=caller()))


@area.route("/company/stages", methods=["PUT"])
@area.arguments(CompanyStagesEdit)
@area.response(200, CompanyStages)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner of the company")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@area.alt_response(422, schema=ErrorAnswer, description="No or too many stages, or a bad name or limit")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def edit_company_stages(values: dict[str, Any]) -> dict[str, Any]:
    """Set your company's stages: new jobs begin with them."""
    form = [Stage(stage["name"], 0, stage["days"]) for stage in values["stages"]]
    return _shown(desk(CompanyStageDesk).edit(form, by=caller()))


@area.route("/company/stages/email", methods=["PUT"])
@area.arguments(StageEmailSwitch)
@area.response(200, SuccessAnswer)
@guarded(Who.RECRUITERS, scope=Scope.PEOPLE_WRITE)
def switch_stage_email(values: dict[str, Any]) -> dict[str, Any]:
    """Switch your emails about overdue applications and scorecards on or off."""
    desk(CompanyStageDesk).switch_email(on=values["on"], by=caller())
    return {"success": True}


def _shown(template: StageTemplate) -> dict[str, Any]:
    stages = [{"name": stage.name, "days": stage.days} for stage in template.stages]
    return {"success": True, "stages": stages, "wants_email": template.wants_email}
