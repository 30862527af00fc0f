"""What a job asks for by name and a resume proves by name: skills, needs that a deed meets, and years of some work."""

import re
from collections.abc import Iterable, Iterator

from hireloom.domain.resume_match.findings import Finding, Kind, State
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.spellings import spoken
from hireloom.text_analysis.language.verbs import is_base
from hireloom.text_analysis.writing.clauses.plain_deeds import is_plain_duty
from hireloom.text_analysis.writing.clauses.wording import counted, sayable
from hireloom.text_analysis.writing.letters.duties import duty
from hireloom.text_analysis.writing.letters.shortfalls import work_of_years


def proved_skills(findings: Iterable[Finding], lexicon: Lexicon) -> Iterator[Skill]:
    """Those that a line of the resume names, the heaviest first."""
    for finding in _met(findings, Kind.SKILL):
        skills = {mention.skill for mention in lexicon.skills_in(finding.requirement.label)}
        quoted = {mention.skill for line in finding.evidence for mention in lexicon.skills_in(line.quote)}
        if len(skills) == 1 and skills <= quoted:
            yield from skills


def proved_needs(findings: Iterable[Finding], lexicon: Lexicon) -> dict[Skill, str]:
    """The skills of the rows that the resume meets, at least in part, each as the job names it; the heaviest first."""
    rows = [row for row in findings if row.requirement.kind is Kind.SKILL and row.state is not State.MISSING]
    rows = [row for row in rows if not row.is_implied]
    needs: dict[Skill, str] = {}
    for row in sorted(rows, key=lambda row: (not row.requirement.must, -row.requirement.weight)):
        skills, source = {named.skill for named in lexicon.skills_in(row.requirement.label)}, row.requirement.source
        for mention in lexicon.skills_in(source):
            if mention.skill in skills and mention.skill.kind in _NEEDS:
                needs.setdefault(mention.skill, _as_noun(mention.skill, source[mention.start : mention.end]))
    return {skill: name for skill, name in needs.items() if name and sayable([name])}


def proved_duties(findings: Iterable[Finding]) -> dict[str, frozenset[int]]:
    """The duties that the resume meets, as they follow 'somebody to', with the places of the lines that show each."""
    rows = (row for row in findings if row.requirement.kind is Kind.DUTY and row.state is not State.MISSING)
    duties = ((duty(row.requirement.label), row) for row in rows if not row.is_implied)
    return {
        name: frozenset(line.start for line in row.evidence)
        for name, row in duties
        if name.islower() and len(name.split()) <= LONGEST_DUTY and is_plain_duty(name, name)
    }


LONGEST_DUTY = 8  # words after 'somebody to'
_NEEDS = ("method", "knowledge", "tool")


def _as_noun(skill: Skill, wording: str) -> str:
    """The words of the job as they follow 'you ask for'; our name where the job has only a name in capitals."""
    name = spoken(skill)
    if wording.casefold().replace("-", " ") == name.casefold():
        return name
    low = wording.lower()
    is_plain = re.fullmatch(r"[a-z]+(?:[ -][a-z]+){1,3}", low) and not is_base(low.split()[0]) and low.endswith(_NOUNS)
    return low if is_plain and not wording.isupper() else ""


_NOUNS = (
    "ing",
    "ment",
    "tion",
    "ance",
    "ence",
    "ity",
    "ics",
    "service",
    "control",
    "care",
    "safety",
    "design",
    "analysis",
)


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
