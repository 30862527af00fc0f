"""What a job asks for: its text as a list of weighted requirements, the same list every time."""

import re
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice

from hireloom.domain.resume_match.findings import Condition, JobFacts, Kind, Requirement
from hireloom.domain.resume_match.job_texts import FEWEST_WORDS, LONGEST_JOB, JobTooLong, NoRequirement
from hireloom.text_analysis.adverts.adverts import Advert, Line, advert
from hireloom.text_analysis.adverts.asked_phrases import asked_phrases
from hireloom.text_analysis.adverts.beginners import takes_beginners
from hireloom.text_analysis.adverts.education import levels_asked
from hireloom.text_analysis.adverts.experience_fields import (
    alternatives_of,
    counts_studies,
    field_of,
    is_of_experience,
    linked,
)
from hireloom.text_analysis.adverts.fields_of_work import Families, fields_of, occupation_of, strongest
from hireloom.text_analysis.adverts.groups import Group, groups
from hireloom.text_analysis.adverts.job_conditions import job_conditions
from hireloom.text_analysis.adverts.licences import licence_asked, profession_licences, professions_asked
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.adverts.unknown_tools import unknown_tools
from hireloom.text_analysis.adverts.whole_work import WorkRow, whole_work
from hireloom.text_analysis.language.degrees import level_name
from hireloom.text_analysis.language.durations import MONTHS_OF_A_YEAR, Duration, durations
from hireloom.text_analysis.language.labels import label, shortened, without_wish
from hireloom.text_analysis.language.languages import SECOND_LANGUAGE
from hireloom.text_analysis.language.lexicon import Lexicon, Occupation, Skill
from hireloom.text_analysis.language.licensed_professions import titled
from hireloom.text_analysis.language.limits import Bound, bounds
from hireloom.text_analysis.language.words import stem, words

# Whole points of a must and of a nice-to-have.
WEIGHTS = {
    Kind.TITLE: (8, 8),
    Kind.EXPERIENCE: (3, 2),
    Kind.SKILL: (3, 1),
    Kind.EDUCATION: (2, 1),
    Kind.CERTIFICATE: (3, 1),
    Kind.LANGUAGE: (2, 1),
    Kind.DUTY: (3, 2),
}
SOFT = (1, 1)
GENERAL = (2, 1)  # a skill that is not of the job's own field
PLAIN_DUTY = (2, 1)
TELLING_DUTY = 1.6
TELLING_TITLE = 0.5  # an unknown title becomes a requirement from this weight on
MOST_SOFT = 9
BACKGROUND = (14, 14)
WELCOME = 1 / 3  # the share of its weight that experience keeps in a job that needs none
MOST_SKILLS, MOST_YEARS, MOST_LICENCES = 20, 4, 4
FEWEST_ASKED, MOST_ASKED = 0.25, 30  # years; an advert that names more speaks of something else


@dataclass(frozen=True, slots=True)
class ProvableRequirement:
    """A requirement and how to prove it: by the work as a whole, an occupation, skills, telling stems, years, a degree,
    or numbers within bounds. `professions` are those whose title or license it asks for; one of them is enough."""

    requirement: Requirement
    work: WorkRow | None = None
    occupation: Occupation | None = None
    skills: tuple[Skill, ...] = ()
    names: tuple[str, ...] = ()
    inside: bool = False
    either: bool = False
    terms: tuple[str, ...] = ()
    years: float = 0.0
    degree: int = 0
    families: Families = ()
    bounds: tuple[Bound, ...] = ()
    begins: bool = False  # the terms are beginnings of words, in a language without statistics
    professions: frozenset[str] = frozenset()
    written: bool = False  # the skills are unknown to the lexicon and stand in the resume as written, or not at all

    @property
    def is_manner(self) -> bool:
        """It asks for soft skills alone, which the work as a whole shows as well."""
        return bool(self.skills) and all(skill.kind == "soft" for skill in self.skills)


@dataclass(frozen=True, slots=True)
class JobRequirements:
    """`conditions` are demands besides skill, each as the advert words it: shown, never scored."""

    job: JobFacts
    asked: tuple[ProvableRequirement, ...]
    conditions: tuple[Condition, ...] = ()


@lru_cache(maxsize=16)
def job_requirements(job: str, lexicon: Lexicon) -> JobRequirements:
    """The requirements of a job text, musts first. Raises NoRequirement or JobTooLong."""
    if len(job) > LONGEST_JOB:
        raise JobTooLong
    count = len(job.split())
    job_advert = advert(job)
    families = fields_of(job_advert, lexicon)
    occupation = occupation_of(job_advert.title, families, lexicon)
    all_years = _all_years(job_advert, families, lexicon)
    years = list(_experience(all_years))
    open_to_all = not years and takes_beginners(job_advert, [family for family, _ in families], lexicon)
    field = [*_title(job_advert, occupation, families, lexicon), *_background(job_advert, families, lexicon)]
    single = [*years, *_skills(job_advert, families, lexicon), *_education(job_advert)]
    single += _licences(job_advert, lexicon)
    single += _phrases(
        job_advert, {need.requirement.source: need.requirement.kind for need in (*all_years.values(), *single)}, lexicon
    )
    if count < FEWEST_WORDS or not (field or single):
        raise NoRequirement
    conditions = tuple(job_conditions(job_advert, lexicon))
    demanded = {condition.label.casefold() for condition in conditions}
    needs = _once([*field, *_whole_work(job_advert), *single], demanded)
    if open_to_all:
        musts = {line.text for line in job_advert.lines if line.ask is Ask.MUST}
        needs = [need if need.requirement.source in musts else _learned(need) for need in needs]
    ordered = sorted(needs, key=lambda need: not need.requirement.must)
    return JobRequirements(
        JobFacts(job_advert.title, job_advert.company, count),
        tuple(replace(need, requirement=replace(need.requirement, id=at)) for at, need in enumerate(ordered, start=1)),
        conditions,
    )


def _once(needs: Iterable[ProvableRequirement], demanded: Container[str]) -> list[ProvableRequirement]:
    """Each label and the license of each profession once: a skill that another line or a condition asks for in the same
    words is no duty as well."""
    once: dict[str | frozenset[str], ProvableRequirement] = {}
    for need in map(_of_profession, needs):
        is_licence = need.professions and need.requirement.kind is Kind.CERTIFICATE
        if need.requirement.kind in (Kind.SKILL, Kind.DUTY) and need.requirement.label.casefold() in demanded:
            continue
        key = need.professions if is_licence else need.requirement.label.casefold()
        same = once.setdefault(key, need)
        if need.requirement.must and not same.requirement.must:
            once[key] = need
    return list(once.values())


def _of_profession(need: ProvableRequirement) -> ProvableRequirement:
    """With the licensed professions of a title or a license."""
    label, source = need.requirement.label, need.requirement.source
    if need.work is WorkRow.ROLE:
        return replace(need, professions=titled(label))
    if need.requirement.kind is Kind.CERTIFICATE:
        return replace(need, professions=professions_asked((label, *need.names), source))
    return need


def _requirement(
    kind: Kind, label: str, must: bool, source: str, weights: tuple[int, int] | None = None
) -> Requirement:
    return Requirement(0, kind, label, must, (weights or WEIGHTS[kind])[0 if must else 1], source)


def _learned(need: ProvableRequirement) -> ProvableRequirement:
    """Title, experience, skills and duties as nice-to-haves, for a job that needs no experience."""
    requirement = need.requirement
    if requirement.kind not in (Kind.TITLE, Kind.EXPERIENCE, Kind.SKILL, Kind.DUTY):
        return need
    weight = max(1, round(requirement.weight * WELCOME))
    return replace(need, requirement=replace(requirement, must=False, weight=weight))


def _title(
    job_advert: Advert, occupation: Occupation | None, families: Families, lexicon: Lexicon
) -> Iterator[ProvableRequirement]:
    terms = tuple(dict.fromkeys(s for word in words(job_advert.title) if lexicon.telling(s := stem(word.norm))))
    if job_advert.title and (occupation or families or sum(map(lexicon.telling, terms)) >= TELLING_TITLE):
        requirement = _requirement(Kind.TITLE, job_advert.title, True, job_advert.title)
        yield ProvableRequirement(requirement, WorkRow.ROLE, occupation=occupation, terms=terms, families=families)


def _background(job_advert: Advert, families: Families, lexicon: Lexicon) -> Iterator[ProvableRequirement]:
    if families:
        name = "Background in " + " or ".join(lexicon.family_name(family) for family, _ in families)
        requirement = _requirement(
            Kind.EXPERIENCE, name, True, job_advert.title or job_advert.lines[0].text, BACKGROUND
        )
        yield ProvableRequirement(requirement, WorkRow.FIELD, families=families)


def _whole_work(job_advert: Advert) -> Iterator[ProvableRequirement]:
    source = job_advert.title or job_advert.lines[0].text
    for row, name in whole_work(job_advert):
        yield ProvableRequirement(replace(_requirement(Kind.EXPERIENCE, name, True, source), whole=True), row)


def _all_years(job_advert: Advert, families: Families, lexicon: Lexicon) -> dict[str, ProvableRequirement]:
    """Years of experience by their label in small letters."""
    needs: dict[str, ProvableRequirement] = {}
    for line in job_advert.lines:
        for span in islice(durations(line.text), MOST_YEARS) if line.ask is not Ask.NOISE else ():
            if need := _years(line, span, families, lexicon):
                needs.setdefault(need.requirement.label.lower(), need)
    return needs


def _experience(needs: Mapping[str, ProvableRequirement]) -> Iterator[ProvableRequirement]:
    """Years without a field count only if they are more than those with a field."""
    special = max((need.years for name, need in needs.items() if not name.endswith(_ANY_EXPERIENCE)), default=0)
    distinct = [need for name, need in needs.items() if not (name.endswith(_ANY_EXPERIENCE) and need.years <= special)]
    yield from sorted(distinct, key=lambda need: (not need.requirement.must, -need.years))[:MOST_YEARS]


def _years(line: Line, span: Duration, families: Families, lexicon: Lexicon) -> ProvableRequirement | None:
    """The years that a place of the line asks for, None where it speaks of other years. Their own field counts where
    they name one, otherwise `families`, the field of the advert."""
    years, rest = span.least, _SENTENCE_END.split(line.text[span.end : span.end + MOST_AFTER], maxsplit=1)[0]
    if _FROM_NONE.search(line.text[: span.start]):
        return None
    if not FEWEST_ASKED <= years <= MOST_ASKED or counts_studies(rest) or not is_of_experience(line, span, rest):
        return None
    time = _in_words(span)
    field = field_of(rest.lstrip(")"))
    named = field + alternatives_of(rest, field)
    is_role = any(mention.end - mention.start == len(field) for mention in lexicon.roles_in(field))
    of_what = (
        linked(rest, field, named, is_role=is_role and not field.lower().endswith("sales"))
        if field
        else f"of {_ANY_EXPERIENCE}"
    )
    must = line.asks_at(span.start) is not Ask.NICE
    field_families = strongest(lexicon.families_of(field)) or families
    return ProvableRequirement(
        _requirement(Kind.EXPERIENCE, f"{time} {of_what}", must, line.text), years=years, families=field_families
    )


def _in_words(span: Duration) -> str:
    """'3+ years', or '6+ months' where the job counts in months."""
    count, unit = (span.least, "year") if span.is_in_years else (span.least * MONTHS_OF_A_YEAR, "month")
    return f"{count:.0f}+ {unit}{'s' * (count > 1)}"


_FROM_NONE = re.compile(r"\b(?:0|zero|no)\s(?:months?|years?)\s?(?:to|-|–|or)\s?$", re.I)  # '0 months to 1 year'
_SENTENCE_END = re.compile(r"[.;\n]")
MOST_AFTER = 200  # characters after a span of years that may name its field
_ANY_EXPERIENCE = "relevant experience"


def _education(job_advert: Advert) -> Iterator[ProvableRequirement]:
    for is_nice, level, line in levels_asked(job_advert):
        yield ProvableRequirement(
            _requirement(Kind.EDUCATION, level_name(level, line.text), not is_nice, line.text), degree=level
        )


def _licences(job_advert: Advert, lexicon: Lexicon) -> Iterator[ProvableRequirement]:
    """Licenses and certificates that the lexicon does not know by name, each once, and the license that a title needs
    even if no line asks for it."""
    licences: dict[tuple[str, ...], ProvableRequirement] = {}
    for line in job_advert.lines:
        licence = licence_asked(line, lexicon)
        if licence and licence.terms not in licences:
            must = line.asks_at(licence.start) is not Ask.NICE
            name = label(licence.text, lexicon)
            requirement = _requirement(Kind.CERTIFICATE, name, must, line.text)
            licences[licence.terms] = ProvableRequirement(requirement, terms=licence.terms)
    yield from islice(licences.values(), MOST_LICENCES)
    for name, must, source, is_implied in profession_licences(job_advert):
        requirement = _requirement(Kind.CERTIFICATE, name, must, source)
        yield ProvableRequirement(replace(requirement, whole=is_implied))


_KINDS = {"certificate": Kind.CERTIFICATE, "licence": Kind.CERTIFICATE, "language": Kind.LANGUAGE}


def _skills(job_advert: Advert, families: Families, lexicon: Lexicon) -> Iterator[ProvableRequirement]:
    """The skills of the advert: explicit musts first, then those of the job's own field; soft skills as one."""
    counts = Counter(
        m.skill for line in job_advert.lines if line.ask is not Ask.NOISE for m in lexicon.skills_in(line.bare_text)
    )
    job_families = {family for family, _ in families}
    skill_groups = groups(job_advert.lines, lexicon)

    def worth(group: Group) -> tuple[float, ...]:
        field = max((len(job_families & set(skill.families)) > 0 for skill in group.skills), default=False)
        explicit = 1.5 if group.ask is Ask.MUST else 1.1 if group.ask is Ask.NICE else 0.9
        return (explicit + field + 0.3 * min(3, max(counts[skill] for skill in group.skills)),)

    hard = [group for group in skill_groups if group.skills[0].kind != "soft"]
    for group in sorted(hard, key=worth, reverse=True)[:MOST_SKILLS]:
        must = group.ask is not Ask.NICE
        kind = _KINDS.get(group.skills[0].kind, Kind.SKILL)
        near = kind is not Kind.SKILL or any(job_families & set(skill.families) for skill in group.skills)
        weights = WEIGHTS[kind] if near else GENERAL
        requirement = _requirement(kind, group.label, must, group.source, weights)
        limits = tuple(bounds(group.line.text)) if len(group.skills) == 1 else ()
        named = ProvableRequirement(requirement, skills=group.skills, names=group.names, bounds=limits)
        yield replace(named, inside=group.inside, either=group.either)
    for tool in unknown_tools(job_advert.lines, lexicon):
        requirement = _requirement(Kind.SKILL, " or ".join(tool.names), tool.must, tool.source, GENERAL)
        skilled = tuple(Skill(name, "tool", ()) for name in tool.names)
        yield ProvableRequirement(requirement, skills=skilled, names=tool.names, either=len(skilled) > 1, written=True)
    if second := _second_language(job_advert, skill_groups, lexicon):
        yield second
    for group in [group for group in skill_groups if group.skills[0].kind == "soft"][:MOST_SOFT]:
        requirement = _requirement(Kind.SKILL, group.label, group.ask is not Ask.NICE, group.source, SOFT)
        yield ProvableRequirement(requirement, skills=group.skills, names=group.names, either=group.either)


_BILINGUAL = re.compile(r"\b(?:bi|multi)-?lingual|\bsecond language\b", re.I)


def _second_language(job_advert: Advert, skill_groups: Iterable[Group], lexicon: Lexicon) -> ProvableRequirement | None:
    """'Bilingual is a plus' names no language, so each but English is one."""
    if any(skill.kind == "language" and skill.name != "English" for group in skill_groups for skill in group.skills):
        return None
    for line in job_advert.lines:
        if line.ask in (Ask.MUST, Ask.NICE) and (named := _BILINGUAL.search(line.text)):
            is_must = line.asks_at(named.start()) is not Ask.NICE
            languages = tuple(skill for skill in lexicon.languages if skill.name != "English")
            requirement = _requirement(Kind.LANGUAGE, SECOND_LANGUAGE, is_must, line.text)
            names = tuple(skill.name for skill in languages)
            return ProvableRequirement(requirement, skills=languages, names=names, either=True)
    return None


def _phrases(job_advert: Advert, covered: Mapping[str, Kind], lexicon: Lexicon) -> Iterator[ProvableRequirement]:
    for phrase in asked_phrases(job_advert, covered, lexicon):
        line = phrase.line
        named = without_wish(phrase.name or (shortened(line.text) if phrase.begins else label(line.text, lexicon)))
        weights = WEIGHTS[Kind.DUTY] if phrase.worth >= TELLING_DUTY else PLAIN_DUTY
        yield ProvableRequirement(
            _requirement(Kind.DUTY, named, line.ask is not Ask.NICE, line.text, weights),
            terms=phrase.terms,
            begins=phrase.begins,
            bounds=tuple(bounds(line.text)),
        )


def telling_terms(text: str, lexicon: Lexicon) -> tuple[str, ...]:
    """The stems of a text, and pairs of adjacent stems, that the statistics know; each once."""
    return lexicon.telling_terms(text)
