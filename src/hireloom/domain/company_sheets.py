"""The figures of a company as a table for spreadsheets."""

from collections.abc import Iterator

from hireloom.domain.company_figures import CompanyFigures, Summary
from hireloom.domain.shares import Share, Spread
from hireloom.domain.sheets import as_csv

TOO_FEW = "too few"
_HEAD = ("figure", "of", "value", "before")


def figures_as_csv(figures: CompanyFigures) -> str:
    """One figure a row; `before` is the period before where it was counted."""
    return as_csv(_HEAD, _rows(figures))


def _rows(figures: CompanyFigures) -> Iterator[tuple[object, ...]]:
    yield "first day", "", figures.first, ""
    yield "last day", "", figures.last, ""
    yield "open jobs", "", figures.open_jobs, ""
    yield "late answers", "", figures.now.late, ""
    for name, now, before in zip(_SUMMARY, _summary(figures.now), _summary(figures.before), strict=True):
        yield name, "", now, before
    for step in figures.steps:
        yield "people who reached", step.name, step.people, ""
        yield "percent of the step before", step.name, _percent(step.of_before), ""
    for stage in figures.stages:
        yield "median days in stage", stage.name, _median(stage.stay), ""
        if stage.goal:
            yield "days allowed in stage", stage.name, stage.goal, ""
    for source in figures.sources:
        yield "applications from", source.name, source.applied, ""
        yield "percent selected from", source.name, _percent(source.selected), ""
        yield "percent hired from", source.name, _percent(source.hired), ""
    for reason in figures.reasons:
        yield "rejected for", reason.name or "no reason written down", reason.rejected, ""
    for job in figures.jobs:
        yield "applications for", job.title, job.applied, ""
        if any(listed.offered.part for listed in figures.jobs):
            yield "percent who received an offer for", job.title, _percent(job.offered), ""
        yield "selected for", job.title, job.selected, ""
        yield "hired for", job.title, job.hired, ""
        yield "percent answered in time for", job.title, _percent(job.promises), ""


_SUMMARY = (
    "applications",
    "selected",
    "hired",
    "median days to first answer",
    "median days to the selection of those hired",
    "percent answered in time",
    "interviews per hire",
)


def _summary(summary: Summary) -> tuple[object, ...]:
    return (
        summary.applications,
        summary.selected,
        summary.hired,
        _median(summary.first_answer),
        _median(summary.to_selection),
        _percent(summary.promises),
        "" if summary.interviews_per_hire is None else summary.interviews_per_hire,
    )


def _percent(share: Share) -> object:
    return TOO_FEW if share.percent is None else share.percent


def _median(stay: Spread) -> object:
    return TOO_FEW if stay.median is None else stay.median
