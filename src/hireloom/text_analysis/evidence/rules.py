"""What the sentences of a resume say about each requirement, by rule: names, words, numbers, levels and years."""

import re
from collections.abc import Collection
from functools import lru_cache

from hireloom.domain.resume_match.findings import Kind
from hireloom.text_analysis.adverts.requirements import ProvableRequirement
from hireloom.text_analysis.evidence.degree_subjects import asked_subject, is_of_subject
from hireloom.text_analysis.evidence.implied import shown_by, similar_tools
from hireloom.text_analysis.evidence.professions_held import is_of_oneself, professions_held
from hireloom.text_analysis.evidence.proofs import (
    fullest,
    in_its_words,
    measured,
    overlap,
    weights_of,
    where_said,
    written_at,
)
from hireloom.text_analysis.evidence.work import Judged
from hireloom.text_analysis.language.degrees import SCHOOL, level_name
from hireloom.text_analysis.language.foreign_words import beginning
from hireloom.text_analysis.language.labels import content
from hireloom.text_analysis.language.languages import SECOND_LANGUAGE, language_of
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.spellings import listed, with_article
from hireloom.text_analysis.language.verbs import is_base, is_gerund
from hireloom.text_analysis.language.words import Word, root, stem, words
from hireloom.text_analysis.resumes.field_years import FieldYears
from hireloom.text_analysis.resumes.readings import Reading, claims_title

MET, PARTLY = 0.5, 0.2  # shares of a duty from which it counts as met, or partly


def ruled(
    need: ProvableRequirement,
    resume: Reading,
    years: FieldYears | None,
    lexicon: Lexicon,
    now: int,
) -> Judged:
    """The part of the requirement that the resume shows, the sentences that show it, and what is missing. `years` are
    those in the field of a requirement that asks for years."""
    kind = need.requirement.kind
    if years:
        return _experience(need, resume, years, now)
    if kind is Kind.EDUCATION:
        return _education(need, resume)
    if kind is Kind.DUTY:
        return _duty(need, resume, lexicon)
    if kind is Kind.CERTIFICATE and need.professions:
        return _licence_to_practise(need, resume, lexicon)
    if kind is Kind.CERTIFICATE and not need.skills:
        return _licence(need, resume, lexicon)
    return _languages(need, resume) if kind is Kind.LANGUAGE else _skills(need, resume)


def _languages(need: ProvableRequirement, resume: Reading) -> Judged:
    """A person who writes a resume in a language can use it: no single line shows that, all of them do, and the one
    that speaks of communication most."""
    share, _, note = _skills(need, resume)
    language = language_of(resume.text)
    at = _shortest(need, resume)
    if need.requirement.label == SECOND_LANGUAGE and not at and (bilingual := resume.roots.get(root("bilingual"))):
        return 1.0, list(bilingual)[:1], ""
    if share == 1 or language not in need.names or not resume.sentences:
        return share, at, note
    at = at or _of_communication(resume)
    shown_languages = [
        name for name, skill in zip(need.names, need.skills, strict=True) if name != language and skill in resume.skills
    ]
    if need.either or len(shown_languages) + 1 == len(need.names):
        return 1.0, at, f"Your resume is written in {language}."
    lack = [name for name in need.names if name != language and name not in shown_languages]
    note = f"Your resume is written in {language}. The job also asks for {listed(lack)}."
    return (len(shown_languages) + 1) / len(need.names), at, note


def _shortest(need: ProvableRequirement, resume: Reading) -> list[int]:
    """For each language the shortest sentence that names it: it says how well more often than a long list does."""
    places = [
        min(named, key=lambda at: len(resume.sentence(at)))
        for skill in need.skills
        if (named := resume.skills.get(skill))
    ]
    return list(dict.fromkeys(places))


_COMMUNICATES = tuple(map(root, ("communication", "communicated", "written", "verbal", "oral")))


def _of_communication(resume: Reading) -> list[int]:
    places = [at for word in _COMMUNICATES for at in resume.roots.get(word, ())]
    return [fullest(places, resume)] if places else []


SHORTEST = 0.25  # years
NEAR_COUNTS = 0.5  # the part of a year in close work that counts, and never as a whole requirement
ALMOST = 0.9  # the most that close work makes up of the years asked for
UNDATED = 0.25  # of the years asked for, where no role of the field has dates, or only close work shows it
NO_DATES = "Your work comes near this, and no role with dates shows the years."


def _experience(need: ProvableRequirement, resume: Reading, field: FieldYears, now: int) -> Judged:
    """Years in roles of the field. Work close to the field counts half and makes the requirement at most partly met."""
    at = [place for role in (field.roles or field.near) if (place := resume.sentence_at(role.shown_at)) is not None]
    if field.stated:
        at = [place for place in (resume.sentence_at(field.stated.start),) if place is not None] + at
    if field.years >= need.years:
        return 1.0, at, ""
    have = field.years + NEAR_COUNTS * field.near_months / MONTHS
    if field.roles and at and not have:
        return UNDATED, at, NO_DATES
    if not at or have < SHORTEST:
        return 0.0, [], ""
    note = f"Your resume shows {field.sentence(now)}. The job asks for {_lasting(need.years)}."
    return min(ALMOST, have / need.years), at, note


def _lasting(years: float) -> str:
    count, unit = (years, "year") if years.is_integer() else (years * MONTHS, "month")
    return f"{count:.0f} {unit}{'s' * (count > 1)}"


_COLLEGE = re.compile(r"\b(?:college|university|institute|polytechnic)\b", re.I)
_TRAINING = re.compile(rf"{_COLLEGE.pattern}|\b(?:certificate|diploma)\b", re.I)
OTHER_SUBJECT = 0.5  # what a degree in another subject shows
UNFINISHED = 0.5  # what studies without a degree show of one


def _education(need: ProvableRequirement, resume: Reading) -> Judged:
    """A school diploma is shown by any studies at a college, finished or not; it is not part of a degree itself."""
    level, at = max(resume.degrees.items(), default=(0, 0))
    if level <= SCHOOL and level < need.degree:
        studied, share = (_TRAINING, 1.0) if need.degree == SCHOOL else (_COLLEGE, UNFINISHED)
        places = [place for place in sorted(resume.studies) if studied.search(resume.sentence(place))]
        note = "" if need.degree == SCHOOL else "Your resume shows studies, but no degree that we could read."
        return (share, places[:1], note) if places else (0.0, [], "")
    if level >= need.degree:
        subject = asked_subject(need.requirement.source) if need.degree > SCHOOL else ""
        if not subject or is_of_subject(subject, map(resume.sentence, (*resume.studies, at))):
            return 1.0, [at], ""
        return OTHER_SUBJECT, [at], f"Your degree is in another subject. The job asks for one in {subject}."
    level_shown = _level(level, resume.sentence(at))
    return (
        0.5,
        [at],
        f"Your resume shows {level_shown}. The job asks for {_level(need.degree, need.requirement.source)}.",
    )


def _level(level: int, text: str) -> str:
    name = level_name(level, text)
    return with_article(name[0].lower() + name[1:])


_PAPER = re.compile(r"\b(?:licen[cs]\w*|certifi\w*|regist(?:ered|ration)|credential\w*|card|boards?)\b", re.I)
BY_TITLE = 0.5  # of a license that only the title of a role shows
BY_PROTECTED_TITLE = 0.75  # of a license without which nobody bears the title
SEVERAL_WORDS = 3  # of a name, of which one may be missing
NO_LICENCE = "Your resume names the work, and no line names the license."
TITLE_ALONE = "Your title says so, and no line names the license itself."


def _licence(need: ProvableRequirement, resume: Reading, lexicon: Lexicon) -> Judged:
    """A sentence names the license; the title of a role whose holder would have it counts in part: 'Registered Nurse'
    alone is a title."""
    name, roots = " ".join(need.terms), {_holder(word) for word in need.terms}
    least = len(roots) - (len(roots) >= SEVERAL_WORDS)
    named = [at for at in range(len(resume.sentences)) if len(roots & _holders(resume.sentence(at))) >= least]
    papers = [at for at in named if _PAPER.search(_without_roles(resume.sentence(at), lexicon))]
    proof = [at for at in papers if not claims_title(resume.sentence(at), name)]
    titles = [at for at in named if at not in proof and _names_holder(resume.sentence(at), name, lexicon)]
    if proof:
        return 1.0, proof[:1], ""
    return (BY_TITLE, titles[:1], NO_LICENCE) if titles else (0.0, [], "")


def _licence_to_practise(need: ProvableRequirement, resume: Reading, lexicon: Lexicon) -> Judged:
    """The license of a profession is named, or the title that nobody bears without it."""
    holder = professions_held(resume, lexicon)
    if (at := holder.licence_of(need.professions)) is not None:
        return 1.0, [at], ""
    share, places, note = _skills(need, resume) if need.skills else (0.0, [], "")
    if share >= 1 and any(is_of_oneself(resume.sentence(place), need.skills, lexicon) for place in places):
        return share, places, note
    at = holder.title_of(need.professions)
    return (BY_PROTECTED_TITLE, [at], TITLE_ALONE) if at is not None else (0.0, [], "")


def _without_roles(sentence: str, lexicon: Lexicon) -> str:
    for role in lexicon.roles_in(sentence):
        sentence = sentence[: role.start] + " " * (role.end - role.start) + sentence[role.end :]
    return sentence


def _names_holder(sentence: str, name: str, lexicon: Lexicon) -> bool:
    """The sentence claims the title, or names an occupation whose holder would have the license."""
    return claims_title(sentence, name) or any(
        _holders(name) <= _holders(sentence[role.start : role.end]) for role in lexicon.roles_in(sentence)
    )


def _holders(sentence: str) -> set[str]:
    return {_holder(word.norm) for word in words(sentence)}


@lru_cache(maxsize=8192)
def _holder(norm: str) -> str:
    """What a physical therapist and physical therapy have in common."""
    return stem(norm).removesuffix("ist").removesuffix("i")


_ANY_OF = re.compile(r"\b(?:any|one|either|some) of\b|\band\s?/\s?or\b", re.I)


def _skills(need: ProvableRequirement, resume: Reading) -> Judged:
    """Each skill of the group counts the same."""
    pairs = zip(need.skills, need.names, strict=True)
    places = {name: written_at(name, resume) if need.written else shown_by(skill, resume) for skill, name in pairs}
    skill_roots = {root(word.norm) for name in need.names for word in words(name)}
    _, missed = measured([bound for bound in need.bounds if skill_roots & bound.subject], resume)
    have = {
        name: fullest(fit, resume)
        for name, all_at in places.items()
        if (fit := [at for at in all_at if at not in missed])
    }
    if not have:
        return _similar_tool(need, resume)
    if need.either or _ANY_OF.search(need.requirement.source):
        return 1.0, list(have.values())[:1], ""
    named = list(have)[1:] if need.inside and len(have) > 1 and need.names[0] in have else list(have)
    lack = [name for name in need.names if name not in have]
    note = f"Your resume names {listed(named)}. The job also asks for {listed(lack)}." if lack else ""
    return len(have) / len(need.skills), list(dict.fromkeys(have.values())), note


SIMILAR_TOOL = 0.1  # what somebody who knows Looker shows of Tableau
_DENIED = re.compile(r"\b(?:no|not|never|without|away from)\b", re.I)


def _similar_tool(need: ProvableRequirement, resume: Reading) -> Judged:
    for name, places in similar_tools(need.skills, resume).items():
        if at := [place for place in places if not _DENIED.search(resume.sentence(place))]:
            return SIMILAR_TOOL, [fullest(at, resume)], f"Your resume names {name}, a tool of the same kind."
    return 0.0, [], ""


def _duty(need: ProvableRequirement, resume: Reading, lexicon: Lexicon) -> Judged:
    """Met if a sentence has the words of the duty, half of their weight, or a number within the limit; a sentence
    with a number beyond the limit shows nothing."""
    counts, missed = measured(need.bounds, resume)
    if (sentence := in_its_words(need.requirement.label, resume, missed)) is not None:
        return 1.0, [sentence], ""
    share, at = overlap(need, resume, lexicon, missed)
    if counts:
        best = max(counts, key=lambda place: (counts[place], -place))
        length = len(content(need.requirement.source))
        by_number = max(PARTLY, (counts[best] + NUMBER_AND_UNIT) / length)
        share, at = max((share, at), (by_number, [best]), key=lambda pair: pair[0])
    if share < BY_SKILL and (by_skill := _shown_as_skill(need, resume, lexicon, missed)):
        share, at = BY_SKILL, by_skill
    if share >= MET:
        return 1.0, at, ""
    if share >= PARTLY:
        return share / MET, at, _beyond(need, resume, at[0], lexicon)
    return 0.0, [], ""


NUMBER_AND_UNIT = 2  # words
BY_SKILL = 0.25  # the share of a duty that a skill of the same name shows


def _shown_as_skill(need: ProvableRequirement, resume: Reading, lexicon: Lexicon, missed: Collection[int]) -> list[int]:
    """The fullest sentence that shows the skill behind the duty: 'filled shelves' shows 'replenish shelves'."""
    skills = {mention.skill for mention in lexicon.done_in(need.requirement.source)}
    places = [at for skill in skills for at in resume.skills.get(skill, ()) if at not in missed]
    return [fullest(places, resume)] if places else []


MOST_NAMED = 3


def _beyond(need: ProvableRequirement, resume: Reading, at: int, lexicon: Lexicon) -> str:
    """The most telling words of the duty that the nearest sentence lacks, as the job writes them."""
    weights = weights_of(need, lexicon)
    lack = {term for term, places in where_said(need, resume, weights).items() if at not in places}
    source = need.requirement.source
    of = beginning if need.begins else stem
    spellings = {s: _in_a_row(source, word) for word in words(source) if (s := of(word.norm)) in lack}
    most = sorted(spellings, key=lambda term: -weights[term])[:MOST_NAMED]
    named = [spellings[term] for term in spellings if term in most]
    return (
        f"Your resume comes near this. The job also speaks of {listed(named)}." if named else "Your resume comes near."
    )


def _in_a_row(source: str, word: Word) -> str:
    """The word as part of a list: a verb that begins the sentence loses its capital."""
    spelling = source[word.start : word.end]
    opens = not source[: word.start].strip(" -–•*\"'(")
    return spelling.lower() if opens and spelling.istitle() and (is_base(spelling) or is_gerund(spelling)) else spelling
