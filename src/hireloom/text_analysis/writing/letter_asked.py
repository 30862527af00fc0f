"""What a job asks for by name and a resume proves by name: skills, and the years of some work."""

from collections.abc import Iterable, Iterator

from hireloom.domain.resume_match.findings import Finding, Kind, State
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.writing.letter_shortfalls import work_of_years
from hireloom.text_analysis.writing.letter_wording import counted


def proved_skills(findings: Iterable[Finding], lexicon: Lexicon) -> Iterator[Skill]:
    """Those that a line of the resume names, the heaviest first."""
    for finding in _met(findings, Kind.SKILL):
        skills = {mention.skill for mention in lexicon.skills_in(finding.requirement.label)}
        quoted = {mention.skill for line in finding.evidence for mention in lexicon.skills_in(line.quote)}
        if len(skills) == 1 and skills <= quoted:
            yield from skills


def proved_years(findings: Iterable[Finding]) -> str:
    """'the five years of payroll experience that you ask for'; empty where no dated roles add up to them."""
    for finding in _met(findings, Kind.EXPERIENCE):
        years, work = work_of_years(finding.requirement)
        if work and finding.years and finding.years.months >= years * MONTHS > MONTHS:
            return f"the {counted(years)} of {work} that you ask for"
    return ""


def _met(findings: Iterable[Finding], kind: Kind) -> list[Finding]:
    met = (
        finding
        for finding in findings
        if finding.requirement.kind is kind and finding.state is State.MET and not finding.is_implied
    )
    return sorted(met, key=lambda finding: -finding.requirement.weight)
