"""For admins: what the product runs on, whether it works, and how long emails wait."""

from datetime import timedelta
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Flag, TimestampField, text_field
from hireloom.domain.model_choices import LONGEST_ADDRESS, LONGEST_NAME
from hireloom.usecases.model_tests import COSTS, LONGEST_ANSWER, ModelTestDesk, ModelTrial
from hireloom.usecases.operations import Checkup, OperationsDesk
from hireloom.usecases.outbox import OutboxDesk

STATES = ("working", "slow", "failing", "absent")
LATELY = timedelta(seconds=50).total_seconds()  # screens ask every minute


class SystemQuery(ma.Schema):
    again = Flag(
        load_default=False,
        metadata={"description": "Check now; without it, an answer may be up to a minute old"},
    )


class SystemProvider(ma.Schema):
    name = ma.fields.String(
        required=True, metadata={"description": "Which part it is; job boards have one each", "example": "email"}
    )
    state = ma.fields.String(
        required=True,
        validate=ma.validate.OneOf(STATES),
        metadata={"description": "slow: it took two seconds or more; absent: the settings do not use it"},
    )
    message = ma.fields.String(
        required=True, metadata={"description": "What was found, without secrets", "example": "PostgreSQL 17.2"}
    )
    advice = ma.fields.String(required=True, metadata={"description": "What to do if it fails; may be empty"})
    setting = ma.fields.String(
        required=True, metadata={"description": "The setting that would set it up; empty if it is set up"}
    )
    seconds = ma.fields.Float(required=True, metadata={"description": "How long the check took, 5 seconds at most"})


class SystemPlugin(ma.Schema):
    package = ma.fields.String(
        required=True, metadata={"description": "The installed package", "example": "hireloom-maildir"}
    )
    version = ma.fields.String(required=True, metadata={"description": "Its version", "example": "1.0.0"})
    kind = ma.fields.String(required=True, metadata={"description": "What it brings", "example": "mail service"})
    state = ma.fields.String(
        required=True,
        validate=ma.validate.OneOf(["refused", "broken", "loaded", "idle"]),
        metadata={
            "description": "idle: no setting chooses it; refused: one does, but it does not start; broken: it works, "
            "but has lately failed as its port does not allow"
        },
    )
    problem = ma.fields.String(required=True, metadata={"description": "Why it does not start; otherwise empty"})
    breach = ma.fields.String(
        required=True,
        metadata={"description": "How it last broke the contract of its port", "example": "it raised KeyError"},
    )
    breach_at = TimestampField(required=True, allow_none=True, metadata={"description": "When; null if it never did"})


class OutboxAge(ma.Schema):
    at = TimestampField(required=True, metadata={"description": "A full hour before now, or now"})
    minutes = ma.fields.Integer(
        required=True, metadata={"description": "For how many minutes the oldest email had waited then"}
    )


class SystemAnswer(SuccessAnswer):
    providers = ma.fields.List(
        ma.fields.Nested(SystemProvider), required=True, metadata={"description": "What fails first"}
    )
    plugins = ma.fields.List(
        ma.fields.Nested(SystemPlugin), required=True, metadata={"description": "Those that do not start first"}
    )
    ages = ma.fields.List(
        ma.fields.Nested(OutboxAge), required=True, metadata={"description": "The last 24 hours, the oldest first"}
    )
    waiting = ma.fields.Integer(required=True, metadata={"description": "Emails that have not been sent yet"})
    sent = ma.fields.Integer(required=True, metadata={"description": "Emails sent in the last 24 hours"})
    model = ma.fields.String(
        required=True, metadata={"description": "The name of the model that answers; empty if there is none"}
    )
    model_address = ma.fields.String(
        required=True,
        metadata={"description": "Where it is asked; empty for a plugin", "example": "http://localhost:11434/v1"},
    )
    cost = ma.fields.String(
        required=True,
        validate=ma.validate.OneOf(COSTS),
        metadata={"description": "own: nobody bills its answers; billed: there is a key of a service"},
    )


class ModelForm(ma.Schema):
    address = text_field(
        LONGEST_ADDRESS, "Where it is asked, an OpenAI-compatible service; ignored for a plugin", required=True
    )
    model = text_field(LONGEST_NAME, "The name of the model there", required=True)


class ModelAddressForm(ma.Schema):
    address = text_field(LONGEST_ADDRESS, "An OpenAI-compatible service; ignored for a plugin", required=True)


class ModelNames(SuccessAnswer):
    names = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={
            "description": "Those that the service lists, by alphabet; none if it lists none or does not answer",
            "example": ["llama3.2:3b", "qwen3:8b"],
        },
    )


class ModelTestAnswer(SuccessAnswer):
    answer = ma.fields.String(
        required=True, metadata={"description": f"What the model answered, at most {LONGEST_ANSWER} characters"}
    )
    problem = ma.fields.String(required=True, metadata={"description": "Why there is no answer; empty if there is one"})
    seconds = ma.fields.Float(required=True, metadata={"description": "How long it took"})


area = Area("system_checks", __name__, url_prefix="/api/admin", description="What the product runs on")


@area.route("/system")
@area.arguments(SystemQuery, location="query")
@area.response(200, SystemAnswer)
@guarded(Who.ADMINS)
def system(query: dict[str, Any]) -> dict[str, Any]:
    """Show whether everything that the settings name works, and how long emails wait."""
    overview = desk(OperationsDesk).overview(at_most=0.0 if query["again"] else LATELY)
    backlog = desk(OutboxDesk).backlog()
    model = desk(ModelTestDesk).chosen()
    return {
        "success": True,
        "providers": [_provider(finding) for finding in overview.findings],
        "plugins": desk(OperationsDesk).installed_plugins(),
        "ages": [{"at": at, "minutes": int(seconds // 60)} for at, seconds in backlog.ages],
        "waiting": backlog.waiting,
        "sent": backlog.sent_lately,
        "model": model.name,
        "model_address": model.address,
        "cost": desk(ModelTestDesk).cost(model),
    }


@area.route("/system/model", methods=["POST"])
@area.arguments(ModelForm)
@area.response(200, ModelTestAnswer)
@area.alt_response(409, schema=ErrorAnswer, description="No model is set up")
@area.alt_response(422, schema=ErrorAnswer, description="The address or the name is not possible")
@area.alt_response(429, schema=ErrorAnswer, description="Too many in an hour")
@guarded(Who.ADMINS)
def test_model(values: dict[str, Any]) -> dict[str, Any]:
    """Ask a model one question about an invented resume."""
    return _tried(desk(ModelTestDesk).test(values["address"], values["model"], by=caller()))


@area.route("/system/model/names", methods=["POST"])
@area.arguments(ModelAddressForm)
@area.response(200, ModelNames)
@area.alt_response(409, schema=ErrorAnswer, description="No model is set up")
@area.alt_response(422, schema=ErrorAnswer, description="The address is not possible")
@area.alt_response(429, schema=ErrorAnswer, description="Too many questions in an hour")
@guarded(Who.ADMINS)
def list_models(values: dict[str, Any]) -> dict[str, Any]:
    """List the models of a service."""
    return {"success": True, "names": desk(ModelTestDesk).names(values["address"], by=caller())}


@area.route("/system/model", methods=["PUT"])
@area.arguments(ModelForm)
@area.response(200, ModelTestAnswer)
@area.alt_response(409, schema=ErrorAnswer, description="No model is set up, or this one does not answer")
@area.alt_response(422, schema=ErrorAnswer, description="The address or the name is not possible")
@area.alt_response(429, schema=ErrorAnswer, description="Too many in an hour")
@guarded(Who.ADMINS, confirmed=True)
def save_model(values: dict[str, Any]) -> dict[str, Any]:
    """Use this model from now on, in all servers, if it answers a question about an invented resume now."""
    return _tried(desk(ModelTestDesk).save(values["address"], values["model"], by=caller()))


def _tried(trial: ModelTrial) -> dict[str, Any]:
    return {"success": True, "answer": trial.answer, "problem": trial.problem, "seconds": round(trial.seconds, 3)}


def _provider(finding: Checkup) -> dict[str, Any]:
    return {
        "name": finding.name,
        "state": finding.state,
        "message": finding.words,
        "advice": finding.advice,
        "setting": finding.setting,
        "seconds": round(finding.seconds, 3),
    }
