"""The sum behind a requirement of years: every dated role of the resume, and which of them count."""

from dataclasses import replace

from hireloom.domain.resume_match.findings import Finding, Kind
from hireloom.domain.resume_match.role_years import MONTHS, Counting, DatedRole, RoleYears, YearSum
from hireloom.text_analysis.adverts.requirements import ProvableRequirement
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.resumes.careers import CareerRole, career
from hireloom.text_analysis.resumes.field_years import asked_field, field_years


def with_years(found: Finding, asked: ProvableRequirement, text: str, lexicon: Lexicon, now: int) -> Finding:
    """The finding of a requirement of years with its sum; any other one as it is, and every one where no role has
    dates."""
    if found.requirement.kind is not Kind.EXPERIENCE or not asked.years:
        return found
    life = career(text, lexicon)
    field = asked_field(found.requirement.source, asked.years, lexicon)
    years = field_years(field, life, lexicon, now, [family for family, _ in asked.families])

    def counting(role: CareerRole) -> Counting:
        if role.unpaid:
            return Counting.NOT
        return Counting.WHOLLY if role in years.roles else Counting.HALF if role in years.near else Counting.NOT

    roles = tuple(
        RoleYears(DatedRole(role.title, role.employer, role.period.first, role.period.last), counting(role))
        for role in life.roles
        if role.period
    )
    return replace(found, years=YearSum(round(MONTHS * asked.years), now, roles)) if roles else found


def as_lines(role: DatedRole) -> str:
    """A role as a resume would list it."""
    last = "present" if role.last is None else _in_figures(role.last)
    return f"\n\nExperience\n{role.title}, {role.employer}\n{_in_figures(role.first)} - {last}\n"


def _in_figures(month: int) -> str:
    return f"{month % MONTHS + 1:02}/{month // MONTHS}"
