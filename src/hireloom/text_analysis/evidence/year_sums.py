"""The sum behind a requirement of years: every dated role of the resume, and which of them count."""

from collections.abc import Collection
from dataclasses import replace

from hireloom.domain.resume_match.findings import Finding, Kind
from hireloom.domain.resume_match.role_years import MONTHS, Counting, DatedRole, RoleYears, YearSum
from hireloom.text_analysis.adverts.requirements import ProvableRequirement
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.resumes.careers import CareerRole, career
from hireloom.text_analysis.resumes.field_years import asked_field, field_years


def with_years(
    finding: Finding,
    need: ProvableRequirement,
    text: str,
    lexicon: Lexicon,
    now: int,
    alike: Collection[CareerRole] = (),
) -> Finding:
    """A finding about years, with its sum; any other one unchanged, and every one if no role has dates."""
    if finding.requirement.kind is not Kind.EXPERIENCE or not need.years:
        return finding
    life = career(text, lexicon)
    field = asked_field(finding.requirement.source, need.years, lexicon, finding.requirement.label)
    years = field_years(field, life, lexicon, now, [family for family, _ in need.families], alike)

    def counting(role: CareerRole) -> Counting:
        if role.unpaid:
            return Counting.NOT
        return Counting.WHOLLY if role in years.roles else Counting.HALF if role in years.near else Counting.NOT

    roles = tuple(
        RoleYears(DatedRole(role.title, role.employer, role.period.first, role.period.last), counting(role))
        for role in life.roles
        if role.period
    )
    return replace(finding, years=YearSum(round(MONTHS * need.years), now, roles)) if roles else finding


def as_lines(role: DatedRole) -> str:
    """A role as a resume would list it."""
    last = "present" if role.last is None else _in_figures(role.last)
    return f"\n\nExperience\n{role.title}, {role.employer}\n{_in_figures(role.first)} - {last}\n"


def _in_figures(month: int) -> str:
    return f"{month % MONTHS + 1:02}/{month // MONTHS}"
