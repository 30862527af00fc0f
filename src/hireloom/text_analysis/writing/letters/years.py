"""How many years a letter may name: as the person counts them, or by the dates of roles like the job."""

import re

from hireloom.domain.cover_letters.orders import LetterOrder
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import Period, years
from hireloom.text_analysis.language.spellings import listed
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.resumes.careers import Career, CareerRole
from hireloom.text_analysis.resumes.dated_lines import dated_lines, resume_lines
from hireloom.text_analysis.resumes.sections import Section
from hireloom.text_analysis.writing.clauses.clause_nouns import noun_at
from hireloom.text_analysis.writing.clauses.employers import as_role
from hireloom.text_analysis.writing.clauses.plain_deeds import single_title
from hireloom.text_analysis.writing.clauses.wording import counted, sayable
from hireloom.text_analysis.writing.letters.gaps import title_roots

WITH_DATES = 15  # years; a shorter role is told with its dates
MOST_TITLES = 2  # whose years are added up
MORE, ROUND = 1.34, 1  # what a stated sum may exceed the one of the dates: a third, and a year
_LEADS_IN = re.compile(
    r"^(?:(?:of|in|as) )?(?:(?P<work>(?:\w+ )?)(?:experience|expertise|work)\b ?(?:in |with |as )?)?"
)

_COUNTED = re.compile(r"\b(?:data|records?|files?|history|statements?|reports?)$")  # what lasts years and is no work
_VAGUE = ("area", "field", "industry", "food", "business", "work", "office")  # which nobody says alone
_AREA = re.compile(
    r"^(?:the|an?|this) |\b(?:area|field|industry)s? of "
    r"|\s(?:experience|industry|field|area|sector|role|position|profession)s?$"
)


def experience(life: Career, order: LetterOrder, lexicon: Lexicon, now: int) -> str:
    """'15 years of experience in military healthcare'; empty if the resume is not clear about it. Years of work that
    has not ended are told by its beginning."""
    return _stated(life, order, lexicon, now) or _dated(life, order, lexicon, now)


def _stated(life: Career, order: LetterOrder, lexicon: Lexicon, now: int) -> str:
    """In the person's words; years with a tool are not years of work, and more than the dates allow are none."""
    spans = [role.period for role in life.roles if role.period and not role.unpaid]
    most = MORE * years(spans, now) + ROUND if spans else float("inf")
    for entry in sorted(life.stated, key=lambda entry: -entry.years):
        subject = " ".join(entry.subject.split())
        lead = _LEADS_IN.match(subject)
        work = _AREA.sub("", noun_at(subject[lead.end() :])) if lead else ""
        before = (lead["work"] or "").strip() if lead else ""
        is_of_tool = any(mention.skill.kind == "tool" for mention in lexicon.skills_in(subject))
        of_job = {*telling_terms(f"{order.job.short_title} {order.job.description}", lexicon)}
        is_near = not of_job.isdisjoint(telling_terms(f"{before} {work}", lexicon))
        if entry.years > most or is_of_tool or not lead or not is_near:
            continue
        is_somebody = "/" in work or is_person(work)  # 'experience in supervisor/Manager'
        if (
            work
            and not (is_somebody or _COUNTED.search(work))
            and sayable([work])
            and not before
            and work not in _VAGUE
        ):
            return f"{counted(int(entry.years))} of experience in {work}"
        if before and before.islower() and not before.endswith(("ed", "ive", "ional")):
            return f"{counted(int(entry.years))} of {before} experience"
    return ""


def _dated(life: Career, order: LetterOrder, lexicon: Lexicon, now: int) -> str:
    """In the occupation of the job, of roles that have ended, where no other role may belong to the field as well:
    Saturday jobs are not years of teaching, nor those in a shop years of selling insurance."""
    paid = [(role, role.period) for role in life.roles if role.title and not role.unpaid]
    if not paid or not all(period for _, period in paid) or _misses_dates(life, order):
        return ""
    target = lexicon.occupation_of(order.job.title)
    families = {target.family} if target else set(lexicon.families_of(order.job.title))
    same = [(period, _is_same(role, order, lexicon) or _is_in(role, families, lexicon)) for role, period in paid]
    other_families = [
        lexicon.families_of(role.title) for (role, _), (_, is_same) in zip(paid, same, strict=True) if not is_same
    ]
    periods: list[Period] = [period for period, is_same in same if period and is_same]
    if (
        not families
        or not all(map(families.isdisjoint, other_families))
        or not all(other_families)
        or any(p.last is None for p in periods)
    ):
        return ""
    count = round(years(periods, now)) if periods else 0
    if not count or (len(periods) == 1 and count <= WITH_DATES):
        return ""
    titles = {role.title.casefold(): role.title for (role, _), (_, is_same) in zip(paid, same, strict=True) if is_same}
    roles = listed([as_role(single_title(title)) for title in titles.values()])
    return f"{counted(count)} of experience as {roles}" if len(titles) <= MOST_TITLES else ""


def _misses_dates(life: Career, order: LetterOrder) -> bool:
    """A range of dates in the story of the work belongs to no role, so the sum of the roles says too little."""
    lines = tuple(resume_lines(order.resume.text))
    starts = {role.period.start for role in life.roles if role.period}
    return any(
        date.is_range and not date.stands_in_a_sentence and date.period.start not in starts
        for date in dated_lines(lines)
        if lines[date.at].section is Section.WORK
    )


def _is_in(role: CareerRole, families: set[str], lexicon: Lexicon) -> bool:
    role_families = set(lexicon.families_of(role.title))
    return bool(role_families) and role_families <= families


def _is_same(role: CareerRole, order: LetterOrder, lexicon: Lexicon) -> bool:
    occupation, target = lexicon.occupation_of(role.title), lexicon.occupation_of(order.job.title)
    if occupation and target:
        return occupation is target
    own_roots, asked_roots = title_roots(role.title), title_roots(order.job.short_title)
    return bool(asked_roots) and asked_roots <= own_roots
