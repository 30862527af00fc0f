"""Figures over all jobs whose figures the caller may see."""

from typing import Any

from flask import Response

from hireloom.adapters.http.company_figure_fields import BehindQuery, CompanyFigureAnswer, CountedList, FigureQuery
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.core.statuses import status_word
from hireloom.domain.api_keys import Scope
from hireloom.domain.company_figures import CompanyFigures, Summary
from hireloom.domain.shares import Share, Spread
from hireloom.usecases.company_figures import CompanyFigureDesk, CountedApplication

area = Area("company_figures", __name__, url_prefix="/api", description="How hiring goes across jobs")


@area.route("/company/figures", methods=["GET"])
@area.arguments(FigureQuery, location="query")
@area.response(200, CompanyFigureAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The figures of this job are not the caller's to see")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_READ)
def figures(query: dict[str, Any]) -> dict[str, Any]:
    """Show how hiring goes: across all jobs whose figures you may see, next to the previous period."""
    return {"success": True, **_shown(desk(CompanyFigureDesk).of(query["days"], query["job_id"], by=caller()))}


@area.route("/company/figures/applications", methods=["GET"])
@area.arguments(BehindQuery, location="query")
@area.response(200, CountedList)
@area.alt_response(403, schema=ErrorAnswer, description="The figures of this job are not the caller's to see")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(422, schema=ErrorAnswer, description="There is no such figure")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def figure_applications(query: dict[str, Any]) -> dict[str, Any]:
    """List the applications behind a figure."""
    counted_by, name, length, job_id = query["counted_by"], query["name"], query["days"], query["job_id"]
    rows, total = desk(CompanyFigureDesk).behind(counted_by, name, length, job_id, by=caller())
    return {"success": True, "applications": [_counted(row) for row in rows], "total": total}


@area.route("/company/figures/export", methods=["GET"])
@area.arguments(FigureQuery, location="query")
@area.file("text/csv", description="CSV for spreadsheets")
@area.alt_response(403, schema=ErrorAnswer, description="The figures of this job are not the caller's to see")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_READ)
def export_figures(query: dict[str, Any]) -> Response:
    """Export the figures as CSV."""
    sheet = desk(CompanyFigureDesk).sheet(query["days"], query["job_id"], by=caller())
    response = Response(sheet, mimetype="text/csv")
    response.headers["Content-Disposition"] = "attachment; filename=hireloom-figures.csv"
    return response


def _shown(figures: CompanyFigures) -> dict[str, Any]:
    return {
        "first": figures.first,
        "last": figures.last,
        "company": figures.company,
        "open_jobs": figures.open_jobs,
        "all_jobs": figures.all_jobs,
        "now": _summary(figures.now),
        "before": _summary(figures.before),
        "steps": [
            step._asdict() | {"of_before": _share(step.of_before), "of_all": _share(step.of_all)}
            for step in figures.steps
        ],
        "stages": [stage._asdict() | {"stay": _spread(stage.stay)} for stage in figures.stages],
        "sources": [
            source._asdict()
            | {"moved_on": _share(source.moved_on), "selected": _share(source.selected), "hired": _share(source.hired)}
            for source in figures.sources
        ],
        "jobs": [
            job._asdict()
            | {
                "interviewed": _share(job.interviewed),
                "offered": _share(job.offered),
                "first_answer": _spread(job.first_answer),
                "to_selection": _spread(job.to_selection),
                "promises": _share(job.promises),
            }
            for job in figures.jobs
        ],
        "weeks": [week._asdict() for week in figures.weeks],
        "reasons": [reason._asdict() for reason in figures.reasons],
    }


def _counted(row: CountedApplication) -> dict[str, Any]:
    application = row.application
    return {
        "application_id": application.id,
        "job_id": application.job_id,
        "job_title": application.job_title,
        "name": row.name,
        "status": status_word(application.status),
        "stage": row.stage,
        "applied_at": application.applied_at,
    }


def _summary(summary: Summary) -> dict[str, Any]:
    return {
        "applications": summary.applications,
        "selected": summary.selected,
        "hired": summary.hired,
        "first_answer": _spread(summary.first_answer),
        "to_selection": _spread(summary.to_selection),
        "promises": _share(summary.promises),
        "interviews": summary.interviews,
        "late": summary.late,
        "interviews_per_hire": summary.interviews_per_hire,
    }


def _share(share: Share) -> dict[str, int | None]:
    return {"part": share.part, "whole": share.whole, "percent": share.percent}


def _spread(stay: Spread) -> dict[str, float | None]:
    return {
        "people": stay.people,
        "one_in_ten": stay.one_in_ten,
        "median": stay.median,
        "nine_in_ten": stay.nine_in_ten,
    }
