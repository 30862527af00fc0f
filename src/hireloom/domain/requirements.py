"""What a job asks for: its text as a list of weighted requirements, the same list every time."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from hireloom.domain.adverts import Advert, Ask, Line, advert
from hireloom.domain.degrees import NAMES, degrees
from hireloom.domain.lexicon import Lexicon, Occupation, Skill
from hireloom.domain.matches import JobFacts, Kind, Requirement
from hireloom.domain.refusals import Invalid
from hireloom.domain.words import stem, words

# Whole points: what a must weighs, and what a nice-to-have weighs.
WEIGHTS = {
    Kind.TITLE: (10, 10),
    Kind.EXPERIENCE: (4, 2),
    Kind.SKILL: (3, 1),
    Kind.EDUCATION: (2, 1),
    Kind.CERTIFICATE: (3, 1),
    Kind.LANGUAGE: (2, 1),
    Kind.DUTY: (3, 2),
}
SOFT = (1, 1)
BACKGROUND = (10, 10)
SECOND_FAMILY = 0.3  # a second family counts from this part on
MOST_SKILLS, MOST_DUTIES, MOST_OTHERS = 9, 6, 2
FEWEST_WORDS = 5
LABEL_WORDS = 8


class NoRequirement(Invalid):
    sentence = "Please paste the whole job description: we could not find any requirement in this text."


class JobTooLong(Invalid):
    sentence = "The job description is too long. Please paste only the text of the job, at most 100,000 characters."


@dataclass(frozen=True, slots=True)
class Asked:
    """A requirement and what to look for: an occupation, skills of which each counts, stems that tell, years, a degree."""

    requirement: Requirement
    occupation: Occupation | None = None
    skills: tuple[Skill, ...] = ()
    terms: tuple[str, ...] = ()
    years: int = 0
    degree: int = 0
    families: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Wanted:
    job: JobFacts
    asked: tuple[Asked, ...]


LONGEST_JOB = 100_000


@lru_cache(maxsize=512)
def wanted(job: str, lexicon: Lexicon) -> Wanted:
    """The requirements of a job text, musts first. Raises NoRequirement or JobTooLong."""
    if len(job) > LONGEST_JOB:
        raise JobTooLong
    count = len(job.split())
    read = advert(job)
    occupation = lexicon.occupation_of(read.title) if read.title else None
    asked = [
        *_title(read, occupation, lexicon),
        *_background(read, lexicon),
        *_experience(read, occupation),
        *_skills(read, lexicon),
        *_education(read),
        *_duties(read, lexicon),
    ]
    if count < FEWEST_WORDS or not asked:
        raise NoRequirement
    ordered = sorted(asked, key=lambda each: not each.requirement.must)
    return Wanted(
        JobFacts(read.title, read.company, count),
        tuple(replace(each, requirement=replace(each.requirement, id=at)) for at, each in enumerate(ordered, start=1)),
    )


def _requirement(
    kind: Kind, label: str, must: bool, source: str, weights: tuple[int, int] | None = None
) -> Requirement:
    return Requirement(0, kind, label, must, (weights or WEIGHTS[kind])[0 if must else 1], source)


def _title(read: Advert, occupation: Occupation | None, lexicon: Lexicon) -> Iterator[Asked]:
    terms = tuple(dict.fromkeys(s for word in words(read.title) if lexicon.telling(s := stem(word.norm))))
    if occupation or terms:
        yield Asked(_requirement(Kind.TITLE, read.title, True, read.title), occupation=occupation, terms=terms)


def _background(read: Advert, lexicon: Lexicon) -> Iterator[Asked]:
    """The field of work that the title tells, or else the skills do: at most two families."""
    told = lexicon.families_of(read.title) or _families_of_skills(read, lexicon)
    first = sorted(told.items(), key=lambda each: (-each[1], each[0]))[:2]
    families = [each for each in first if each[1] >= SECOND_FAMILY] or first[:1]
    if families:
        whole = sum(part for _, part in families)
        label = "Background in " + " or ".join(lexicon.family_name(family) for family, _ in families)
        requirement = _requirement(Kind.EXPERIENCE, label, True, read.title or read.lines[0].text, BACKGROUND)
        yield Asked(requirement, families=tuple((family, part / whole) for family, part in families))


def _families_of_skills(read: Advert, lexicon: Lexicon) -> dict[str, float]:
    told: dict[str, float] = {}
    found = {m.skill for line in read.lines if line.ask is not Ask.NOISE for m in lexicon.skills_in(line.text)}
    for skill in found:
        for family in skill.families if skill.kind != "soft" else ():
            told[family] = told.get(family, 0.0) + 1 / len(skill.families)
    total = sum(told.values())
    return {family: part / total for family, part in told.items()}


_NUMBERS = "one two three four five six seven eight nine ten".split()
_YEARS = re.compile(
    r"\b(?P<least>\d{1,2}|" + "|".join(_NUMBERS) + r")\s?\+?\s?(?:\(\d{1,2}\)\s?)?(?:(?:-|–|to|or)\s?\d{1,2}\s?)?\+?"
    r"(?:\s?or more)?\s?(?:years?|yrs?)\b['’]?(?P<rest>[^.;\n]*)",
    re.I,
)


def _experience(read: Advert, occupation: Occupation | None) -> Iterator[Asked]:
    found: dict[str, Asked] = {}
    for line in read.lines:
        if line.ask is Ask.NOISE:
            continue
        for match in _YEARS.finditer(line.text):
            rest = match["rest"]
            if "experience" not in line.text.lower() and not re.match(r"\s(?:of|in|as)\b", rest):
                continue
            least = match["least"].lower()
            years = int(least) if least.isdigit() else _NUMBERS.index(least) + 1
            if not 1 <= years <= 30:
                continue
            field = _field(rest) or (occupation.title.lower() + " work" if occupation else "relevant work")
            label = f"{years}+ years of {field}" if years > 1 else f"1+ year of {field}"
            must = line.ask is not Ask.NICE
            found.setdefault(label.lower(), Asked(_requirement(Kind.EXPERIENCE, label, must, line.text), years=years))
    yield from sorted(found.values(), key=lambda each: (not each.requirement.must, -each.years))[:MOST_OTHERS]


_FIELD = re.compile(
    r"^\s?(?:of\s)?(?:(?:related|relevant|progressive|proven|previous|prior|professional|hands.on|direct|solid|recent)\s)*"
    r"(?P<before>[\w&/+#. -]{0,50}?)\s?(?:work(?:ing)?\s)?experience(?:\s(?:in|as an?|with|as|of|working(?: in| as an?| with)?)\s"
    r"(?P<after>[\w&/+#. -]{2,60}))?|^\s(?:in|of|as an?)\s(?P<plain>[\w&/+#. -]{2,60})",
    re.I,
)


def _field(rest: str) -> str:
    """What the years are asked in: '5 years of experience in accounting' says accounting."""
    found = _FIELD.match(rest)
    if not found:
        return ""
    said = found["after"] or found["before"] or found["plain"] or ""
    said = re.split(
        r"\b(?:is|are|preferred|required|desired|or|with|including|and/or|related|relevant|similar|the|a|an)\b", said
    )[0]
    return " ".join(said.split()[:5]).strip(" -.&/")


def _education(read: Advert) -> Iterator[Asked]:
    """The lowest level that is enough, as a must where any sentence asks for it so."""
    for line in read.lines:
        levels = degrees(line.text) if line.ask is not Ask.NOISE else ()
        if levels:
            level = min(levels)
            must = line.ask is not Ask.NICE
            yield Asked(_requirement(Kind.EDUCATION, NAMES[level], must, line.text), degree=level)
            return


_KINDS = {"certificate": Kind.CERTIFICATE, "licence": Kind.CERTIFICATE, "language": Kind.LANGUAGE}


def _skills(read: Advert, lexicon: Lexicon) -> Iterator[Asked]:
    """The skills that the advert names, the often and strictly asked first; the soft ones as one requirement."""
    seen: dict[Skill, list[Line]] = {}
    for line in read.lines:
        if line.ask is not Ask.NOISE:
            for mention in lexicon.skills_in(line.text):
                seen.setdefault(mention.skill, []).append(line)
    soft = [skill for skill in seen if skill.kind == "soft"]
    hard = [skill for skill in seen if skill.kind != "soft"]

    def must(skill: Skill) -> bool:
        return any(line.ask is not Ask.NICE for line in seen[skill])

    hard.sort(key=lambda skill: (not must(skill), -min(len(seen[skill]), 3)))
    for skill in hard[:MOST_SKILLS]:
        kind = _KINDS.get(skill.kind, Kind.SKILL)
        yield Asked(_requirement(kind, skill.name, must(skill), seen[skill][0].text), skills=(skill,))
    if soft:
        label = ", ".join(skill.name for skill in soft[:3])
        yield Asked(
            _requirement(Kind.SKILL, label, False, seen[soft[0]][0].text, SOFT),
            skills=tuple(soft[:3]),
        )


def _duties(read: Advert, lexicon: Lexicon) -> Iterator[Asked]:
    """The sentences that say most about the work, as telling phrases."""
    ranked: list[tuple[float, int, Line, tuple[str, ...]]] = []
    for at, line in enumerate(read.lines):
        if line.ask is Ask.NOISE or line.text == read.title:
            continue
        terms = telling_terms(line.text, lexicon)
        if len(terms) >= 2:
            weight = sum(sorted((lexicon.telling(term) for term in terms), reverse=True)[:6])
            ranked.append((weight * (1.3 if line.ask is Ask.DUTY else 1.0), at, line, terms))
    chosen = sorted(sorted(ranked, key=lambda each: (-each[0], each[1]))[:MOST_DUTIES], key=lambda each: each[1])
    for _, _, line, terms in chosen:
        yield Asked(
            _requirement(Kind.DUTY, _label(line.text), line.ask is not Ask.NICE, line.text),
            terms=terms,
        )


def telling_terms(text: str, lexicon: Lexicon) -> tuple[str, ...]:
    """The stems of a text, and pairs of them in a row, that the statistics know; each once."""
    stems = [stem(word.norm) for word in words(text)]
    pairs = [f"{one} {two}" for one, two in zip(stems, stems[1:], strict=False)]
    return tuple(dict.fromkeys(term for term in (*stems, *pairs) if lexicon.telling(term)))


def _label(text: str) -> str:
    """A sentence of the advert, short enough for a row."""
    spoken = re.split(r"[,;:(]", text)[0].split()
    cut = " ".join(spoken[:LABEL_WORDS]).strip(" .,;:-")
    return cut[:1].upper() + cut[1:]
