"""The caller's resumes: versions of the career, each for one job."""

from dataclasses import asdict
from typing import Any

from flask import Response

from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.resume_files import RESUME_TYPES, sent_resume
from hireloom.adapters.http.resume_version_fields import (
    OtherTemplateQuery,
    ReadBackAnswer,
    ResumeAnswer,
    ResumeChange,
    ResumeList,
    ResumeMatchAnswer,
    ResumeRemoved,
    ResumeStart,
    ResumeUses,
)
from hireloom.domain.api_keys import Scope
from hireloom.domain.resume_match.scores import gains_of, points
from hireloom.domain.resumes.layouts import ResumeLook
from hireloom.domain.resumes.versions import JobText, OwnSentence, ResumeVersion, resume_tag
from hireloom.text_analysis.evidence.sentence_points import PageMatch
from hireloom.usecases.resume_versions import ResumeEdit, ResumeVersionDesk, ShownResume

RESUME = "/<int(max=2147483647):resume_id>"

area = Area("resumes", __name__, url_prefix="/api/me/resumes", description="Resumes as versions of the career")


@area.route("", methods=["GET"])
@area.response(200, ResumeList)
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_READ)
def my_resumes() -> dict[str, Any]:
    """List your resumes. Those changed last come first."""
    return {"success": True, "resumes": [row_of(version) for version in desk(ResumeVersionDesk).of(by=caller())]}


@area.route("", methods=["POST"])
@area.arguments(ResumeStart)
@area.response(201, ResumeAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields or the message")
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_WRITE)
def begin_resume(values: dict[str, Any]) -> dict[str, Any]:
    """Begin a resume: for a job here or for an advert from elsewhere."""
    job = JobText(values["job_title"], values["company"], values["advert"], values["job_id"])
    return answer_of(desk(ResumeVersionDesk).begin(values["name"], job, by=caller()))


@area.route("/uses", methods=["GET"])
@area.response(200, ResumeUses)
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_READ)
def resume_uses() -> dict[str, Any]:
    """Count the resumes that show each sentence of your career."""
    return {"success": True, "uses": desk(ResumeVersionDesk).uses(by=caller())}


@area.route(RESUME, methods=["GET"])
@area.response(200, ResumeAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such resume")
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_READ)
def my_resume(resume_id: int) -> dict[str, Any]:
    """Show a resume with its page."""
    return answer_of(desk(ResumeVersionDesk).one(resume_id, by=caller()))


@area.route(RESUME, methods=["PUT"])
@area.arguments(ResumeChange)
@area.response(200, ResumeAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such resume")
@area.alt_response(409, schema=ErrorAnswer, description="It was changed elsewhere")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields or the message")
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_WRITE)
def save_resume(values: dict[str, Any], resume_id: int) -> dict[str, Any]:
    """Save a resume: which sentences it shows, in which order and in which words."""
    edit = ResumeEdit(
        values["name"],
        frozenset(values["left_out"]),
        tuple(values["order"]),
        tuple(OwnSentence(**sentence) for sentence in values["sentences"]),
        ResumeLook(values["template"], values["paper"], values["accent"], values["has_photo"], values["language"]),
    )
    return answer_of(desk(ResumeVersionDesk).save(resume_id, edit, values["version"], by=caller()))


@area.route(RESUME, methods=["DELETE"])
@area.response(200, ResumeRemoved)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such resume")
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_WRITE)
def remove_resume(resume_id: int) -> dict[str, Any]:
    """Delete a resume: the career stays as it is."""
    desk(ResumeVersionDesk).remove(resume_id, by=caller())
    return {"success": True, "message": "Resume deleted."}


@area.route(f"{RESUME}/sentences/<sentence_id>/confirmation", methods=["PUT"])
@area.response(200, ResumeAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="There is no such resume or sentence")
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_WRITE)
def confirm_sentence(resume_id: int, sentence_id: str) -> dict[str, Any]:
    """Confirm that a sentence of a resume is true. It goes into the career, and so onto the page."""
    return answer_of(desk(ResumeVersionDesk).confirm(resume_id, sentence_id, by=caller()))


@area.route(f"{RESUME}/match", methods=["GET"])
@area.response(200, ResumeMatchAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such resume")
@area.alt_response(422, schema=ErrorAnswer, description="The texts cannot be compared; the message says why")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy")
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_READ)
def resume_match(resume_id: int) -> dict[str, Any]:
    """Compare a resume with its job, sentence by sentence."""
    return _match(desk(ResumeVersionDesk).match(resume_id, by=caller()))


@area.route(f"{RESUME}/file", methods=["GET"])
@area.arguments(OtherTemplateQuery, location="query")
@area.file(*RESUME_TYPES, description="The file")
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such resume")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_READ)
def resume_file(values: dict[str, Any], resume_id: int) -> Response:
    """Download a resume. Sentences that nothing in the career says are left out."""
    format = values["format"]
    return sent_resume(desk(ResumeVersionDesk).file(resume_id, format, values["template"], by=caller()), format)


@area.route(f"{RESUME}/read-back", methods=["GET"])
@area.arguments(OtherTemplateQuery, location="query")
@area.response(200, ReadBackAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such resume")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields or the message")
@area.alt_response(429, schema=ErrorAnswer, description="Too many analyses")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy")
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_READ)
def resume_read_back(values: dict[str, Any], resume_id: int) -> dict[str, Any]:
    """Make the file of a resume and read it, as an employer's software would. Counts as an analysis."""
    answer = desk(ResumeVersionDesk).read_back(resume_id, values["format"], values["template"], by=caller())
    return {"success": True, **answer._asdict()}


def row_of(version: ResumeVersion) -> dict[str, Any]:
    return {
        "id": version.id,
        "name": version.name,
        "job_title": version.job.title,
        "company": version.job.company,
        "job_id": version.job.job_id,
        "changed_at": version.changed_at,
    }


def answer_of(view: ShownResume) -> dict[str, Any]:
    version = view.version
    resume = row_of(version) | {
        "advert": version.job.text,
        "left_out": sorted(version.left_out),
        "order": list(version.order),
        "sentences": [asdict(sentence) for sentence in version.sentences],
        "template": version.look.template,
        "paper": version.look.paper,
        "accent": version.look.accent,
        "has_photo": version.look.has_photo,
        "language": version.look.language,
    }
    return {
        "success": True,
        "resume": resume,
        "version": resume_tag(version),
        "career": asdict(view.career),
        "page": asdict(view.page),
        "missing_letters": desk(ResumeVersionDesk).missing_letters(view.page),
        "photo": view.photo,
        "waiting": [sentence.id for sentence in view.waiting],
    }


def _match(match: PageMatch) -> dict[str, Any]:
    requirements = [
        {
            "label": finding.requirement.label,
            "must": finding.requirement.must,
            "state": finding.state,
            "weight": finding.requirement.weight,
            "points": points(finding),
            "quotes": [evidence.quote for evidence in finding.evidence],
        }
        for finding in match.findings.findings
    ]
    gains = gains_of(match.findings)
    for finding, requirement in zip(match.findings.findings, requirements, strict=True):
        requirement["gain"] = gains.get(finding.requirement.id, 0)
    return {
        "success": True,
        "percent": match.score.percent,
        "band": match.score.band,
        "heading": match.score.heading,
        "points": match.score.points,
        "max_points": match.score.max_points,
        "requirements": requirements,
        "sentences": [sentence._asdict() for sentence in match.sentences],
    }
