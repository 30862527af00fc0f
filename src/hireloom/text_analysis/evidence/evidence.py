"""What a resume says about each requirement of a job, with the sentence that says it."""

from collections.abc import Collection
from dataclasses import replace

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Evidence, Finding, Findings, Kind, State
from hireloom.domain.resume_match.job_texts import must_be_read
from hireloom.domain.resume_match.raises import skill_task
from hireloom.text_analysis.adverts.requirements import ProvableRequirement, wanted
from hireloom.text_analysis.evidence.closeness import Closeness, closeness, job_words
from hireloom.text_analysis.evidence.copies import repeated, without, without_places
from hireloom.text_analysis.evidence.implied import shown_by
from hireloom.text_analysis.evidence.keyword_lists import without_full_lists
from hireloom.text_analysis.evidence.likelihood import likely
from hireloom.text_analysis.evidence.proofs import (
    fullest,
    in_its_words,
    is_dump,
    measured,
    overlap,
    where_said,
    written_at,
)
from hireloom.text_analysis.evidence.quotes import part_about
from hireloom.text_analysis.evidence.row_weights import weights_of
from hireloom.text_analysis.evidence.work import TASKS, Judged, WorkComparison, work_of
from hireloom.text_analysis.evidence.year_sums import with_years
from hireloom.text_analysis.language.degrees import level_name
from hireloom.text_analysis.language.foreign_words import beginning
from hireloom.text_analysis.language.hidden import instructions
from hireloom.text_analysis.language.labels import content
from hireloom.text_analysis.language.languages import language_of
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.spellings import listed, with_article
from hireloom.text_analysis.language.verbs import is_base, is_gerund
from hireloom.text_analysis.language.words import Word, root, stem, words
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.field_years import asked_field, field_years
from hireloom.text_analysis.resumes.readings import Reading, reading

MET, PARTLY = 0.5, 0.2  # shares of a duty from which it counts as met, or partly
MOST_QUOTES = 3
FROM_A_DUMP = 0.5  # of a requirement that only a long row of names shows


def find(resume: Document, job: str, lexicon: Lexicon, *, now: int) -> Findings:
    """Each requirement of the job and its evidence; `now` is the month that "to now" means, as `month_of` counts.
    Raises NoRequirement where the job asks for nothing, JobTooLong, UnreadLanguage."""
    return judged(reading(without_places(resume.text, instructions(resume.text)), lexicon), job, lexicon, now)


def judged(read: Reading, job: str, lexicon: Lexicon, now: int) -> Findings:
    """As `find`, for a resume that was read before."""
    must_be_read(job, what="job description")
    must_be_read(read.text, what="resume")
    needs = wanted(job, lexicon)
    copied = repeated(read, job)
    own = reading(without(read, copied), lexicon) if copied else read
    told = job_words(job, lexicon)
    work = work_of(told, needs, own, closeness(told, needs, own), lexicon, now)
    weights = weights_of(needs.asked)
    found = (
        _finding(replace(asked, requirement=replace(asked.requirement, weight=weight)), work)
        for asked, weight in zip(needs.asked, weights, strict=True)
    )
    summed = [with_years(*each, own.text, lexicon, now) for each in zip(found, needs.asked, strict=True)]
    return Findings(needs.job, without_full_lists(summed, own), copied=len(copied), conditions=needs.conditions)


def _finding(asked: ProvableRequirement, work: WorkComparison) -> Finding:
    kind = asked.requirement.kind
    read, close, lexicon, now = work.read, work.close, work.lexicon, work.now
    if asked.work:
        share, at, note = work.judged(asked)
    elif kind is Kind.EXPERIENCE:
        share, at, note = _experience(asked, read, lexicon, now)
    elif kind is Kind.EDUCATION:
        share, at, note = _education(asked, read)
    elif kind is Kind.DUTY:
        share, at, note = _duty(asked, read, lexicon)
    else:
        share, at, note = _skills(asked, read)
    if not share and kind is Kind.LANGUAGE:
        share, at, note = _own_language(asked, read)
    if not share and close and kind in (Kind.DUTY, Kind.SKILL, Kind.CERTIFICATE):
        share, at, note = _implied(asked, read, close, lexicon)
    if (
        share > FROM_A_DUMP
        and kind not in (Kind.TITLE, Kind.EXPERIENCE)
        and all(is_dump(read.said(each)) for each in at)
    ):
        share, note = FROM_A_DUMP, "Only a long list names it, and no line tells of it."
    state = State.MET if share >= 1 else State.PARTLY if share > 0 else State.MISSING
    quotes = tuple(_quote(read, sentence, asked) for sentence in at[:MOST_QUOTES]) if share > 0 else ()
    partly = state is State.PARTLY
    whole = asked.names[0] if asked.inside and partly else ""
    task = skill_task(asked.requirement.label, asked.skills, whole=whole) if asked.skills else TASKS.get(asked.work, "")
    return Finding(asked.requirement, state, quotes, note if partly else "", share=share, task=task)


def _own_language(asked: ProvableRequirement, read: Reading) -> Judged:
    """Who writes a resume in a language can use it."""
    own = language_of(read.text)
    if own not in asked.names or not read.sentences or (len(asked.names) > 1 and not asked.either):
        return 0.0, [], ""
    return 1.0, [fullest(range(len(read.sentences)), read)], ""


IMPLIED = 0.5  # of a requirement that the resume comes near without naming it


def _implied(asked: ProvableRequirement, read: Reading, close: Closeness, lexicon: Lexicon) -> Judged:
    """What no sentence names, and readers of such pairs accepted as shown, or as shown in part."""
    found = likely(asked.requirement.label, read, close, lexicon)
    if found.state is State.MISSING:
        return 0.0, [], ""
    if found.state is State.MET and asked.requirement.kind is not Kind.CERTIFICATE:
        return 1.0, [found.at], ""
    return IMPLIED, [found.at], "Your resume comes near this, and no line names it."


def _quote(read: Reading, at: int, asked: ProvableRequirement) -> Evidence:
    """The sentence, or of a long one the part around the words that are asked for."""
    start, end = part_about(read.text, read.sentences[at], asked.requirement.label)
    return Evidence(start, end, " ".join(read.text[start:end].split()))


NEAR_COUNTS = 0.5  # the part of a year in near work that counts, and never as a whole requirement
SHORTEST = 0.25  # years
ALMOST = 0.9  # the most that near work makes of the years asked for


def _experience(asked: ProvableRequirement, read: Reading, lexicon: Lexicon, now: int) -> Judged:
    """Years in roles of the field that the job names; where it names none, of the field of the job. Work near the field
    counts by half and makes the requirement partly met at most."""
    life = career(read.text, lexicon)
    field = asked_field(asked.requirement.source, asked.years, lexicon)
    found = field_years(field, life, lexicon, now, [family for family, _ in asked.families])
    at = [place for role in (found.roles or found.near) if (place := read.sentence_at(role.shown_at)) is not None]
    if found.stated:
        at = [place for place in (read.sentence_at(found.stated.start),) if place is not None] + at
    if found.years >= asked.years:
        return 1.0, at, ""
    have = found.years + NEAR_COUNTS * found.near_months / MONTHS
    if not at or have < SHORTEST:
        return 0.0, [], ""
    said = found.sentence(now)
    return min(ALMOST, have / asked.years), at, f"Your resume shows {said}. The job asks for {_years(asked.years)}."


def _years(count: int) -> str:
    return f"{count} year{'s' * (count != 1)}"


def _education(asked: ProvableRequirement, read: Reading) -> Judged:
    if not read.degrees:
        return 0.0, [], ""
    level, at = max(read.degrees.items())
    if level >= asked.degree:
        return 1.0, [at], ""
    shown = _level(level, read.said(at))
    return 0.5, [at], f"Your resume shows {shown}. The job asks for {_level(asked.degree, asked.requirement.source)}."


def _level(level: int, said: str) -> str:
    name = level_name(level, said)
    return with_article(name[0].lower() + name[1:])


def _skills(asked: ProvableRequirement, read: Reading) -> Judged:
    """Each skill of the group counts the same."""
    found = zip(asked.skills, asked.names, strict=True)
    shown = {name: written_at(name, read) if asked.written else shown_by(skill, read) for skill, name in found}
    own = {root(word.norm) for name in asked.names for word in words(name)}
    _, missed = measured([bound for bound in asked.bounds if own & bound.subject], read)
    have = {
        name: fullest(fit, read) for name, all_at in shown.items() if (fit := [at for at in all_at if at not in missed])
    }
    if not have:
        return 0.0, [], ""
    if asked.either:
        return 1.0, list(have.values())[:1], ""
    named = list(have)[1:] if asked.inside and len(have) > 1 and asked.names[0] in have else list(have)
    lack = [name for name in asked.names if name not in have]
    note = f"Your resume names {listed(named)}. The job also asks for {listed(lack)}." if lack else ""
    return len(have) / len(asked.skills), list(dict.fromkeys(have.values())), note


def _duty(asked: ProvableRequirement, read: Reading, lexicon: Lexicon) -> Judged:
    """Met if a sentence has the words of the duty, half of what they tell, or a number within the limit; a sentence
    with a number beyond the limit shows nothing."""
    kept, missed = measured(asked.bounds, read)
    if (said := in_its_words(asked.requirement.label, read, missed)) is not None:
        return 1.0, [said], ""
    share, at = overlap(asked, read, lexicon, missed)
    if kept:
        best = max(kept, key=lambda each: (kept[each], -each))
        length = len(content(asked.requirement.source))
        by_number = max(PARTLY, (kept[best] + NUMBER_AND_UNIT) / length)
        share, at = max((share, at), (by_number, [best]), key=lambda each: each[0])
    if share < BY_SKILL and (shown := _shown_as_skill(asked, read, lexicon, missed)):
        share, at = BY_SKILL, shown
    if share >= MET:
        return 1.0, at, ""
    if share >= PARTLY:
        return share / MET, at, _beyond(asked, read, at[0], lexicon)
    return 0.0, [], ""


NUMBER_AND_UNIT = 2  # words
BY_SKILL = 0.25  # the share of a duty that a skill of the same name shows


def _shown_as_skill(asked: ProvableRequirement, read: Reading, lexicon: Lexicon, missed: Collection[int]) -> list[int]:
    """The fullest sentence that shows the skill behind the duty: 'filled shelves' shows 'replenish shelves'."""
    known = {mention.skill for mention in lexicon.done_in(asked.requirement.source)}
    places = [at for skill in known for at in read.skills.get(skill, ()) if at not in missed]
    return [fullest(places, read)] if places else []


MOST_NAMED = 3


def _beyond(asked: ProvableRequirement, read: Reading, at: int, lexicon: Lexicon) -> str:
    """The most telling words of the duty that the nearest sentence lacks, as the job writes them."""
    lack = {term for term, places in where_said(asked, read).items() if at not in places}
    source = asked.requirement.source
    of = beginning if asked.begins else stem
    said = {s: _in_a_row(source, word) for word in words(source) if (s := of(word.norm)) in lack}
    most = sorted(said, key=lambda term: -lexicon.telling(term))[:MOST_NAMED]
    named = [said[term] for term in said if term in most]
    return (
        f"Your resume comes near this. The job also speaks of {listed(named)}." if named else "Your resume comes near."
    )


def _in_a_row(source: str, word: Word) -> str:
    """The word as part of a list: a verb that begins the sentence loses its capital."""
    said = source[word.start : word.end]
    opens = not source[: word.start].strip(" -–•*\"'(")
    return said.lower() if opens and said.istitle() and (is_base(said) or is_gerund(said)) else said
