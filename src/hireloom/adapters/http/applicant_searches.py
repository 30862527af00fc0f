"""Finding a person among the applicants for all of one's jobs."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.paging import words
from hireloom.adapters.http.core.spec import Area
from hireloom.domain.api_keys import Scope
from hireloom.usecases.applicant_searches import MOST_FOUND, ApplicantSearchDesk


class ApplicantSearch(ma.Schema):
    q = words("Words in the applicant's name or address")


class FoundApplicant(ma.Schema):
    application_id = ma.fields.Integer(required=True, metadata={"description": "The number of the application"})
    job_id = ma.fields.Integer(required=True, metadata={"description": "The number of the job"})
    job_title = ma.fields.String(required=True, metadata={"description": "The job's title when it was applied for"})
    name = ma.fields.String(required=True, metadata={"description": "The applicant's name"})
    stage = ma.fields.String(required=True, metadata={"description": "The stage or decision"})


class FoundApplicants(SuccessAnswer):
    applicants = ma.fields.List(
        ma.fields.Nested(FoundApplicant),
        required=True,
        metadata={"description": f"At most {MOST_FOUND}, the newest first"},
    )


area = Area("applicant_searches", __name__, url_prefix="/api", description="Finding applicants in all of one's jobs")


@area.route("/applicants", methods=["GET"])
@area.arguments(ApplicantSearch, location="query")
@area.response(200, FoundApplicants)
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def find_applicants(query: dict[str, Any]) -> dict[str, Any]:
    """Find people among the applicants whom you may read, for all of your jobs."""
    rows = desk(ApplicantSearchDesk).find(query.get("q", ""), by=caller())
    return {
        "success": True,
        "applicants": [
            {
                "application_id": application.id,
                "job_id": application.job_id,
                "job_title": application.job_title,
                "name": application.full_name,
                "stage": stage,
            }
            for application, stage in rows
        ],
    }
