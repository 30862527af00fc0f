"""Arguments for the functions of text analysis, made from a text of any length: a resume, an advert, or a part."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any

from hireloom.domain.cover_letters.letter_answers import Answers
from hireloom.domain.cover_letters.orders import Emphasis, LetterOrder, LetterSender, Opening
from hireloom.domain.documents import Document
from hireloom.domain.jobs import Job
from hireloom.domain.marketing.content import PostKind
from hireloom.domain.marketing.platforms import PLATFORMS
from hireloom.domain.marketing.post_orders import JOBS, PostOrder, ProductFigures
from hireloom.domain.resume_match.analyses import Level
from hireloom.domain.resume_match.findings import Findings
from hireloom.domain.resumes.layouts import PageEntry, PageLine, PageSection, ResumePage
from hireloom.testing import samples
from hireloom.testing.measure import NOW
from hireloom.text_analysis.adverts.adverts import Advert, Line, advert
from hireloom.text_analysis.adverts.items import ListItem, items
from hireloom.text_analysis.adverts.requirements import JobRequirements, ProvableRequirement, job_requirements
from hireloom.text_analysis.adverts.sections import MOST_PASSAGES, AdvertPassage, Ask
from hireloom.text_analysis.adverts.sections import passages as advert_passages
from hireloom.text_analysis.evidence.closeness import Closeness, JobWords, closeness, job_counts, job_words
from hireloom.text_analysis.evidence.comparisons import Comparison, comparison
from hireloom.text_analysis.evidence.evidence import judged
from hireloom.text_analysis.evidence.job_skills import JobSkill, job_skills
from hireloom.text_analysis.evidence.misread_words import Respelled, respelled
from hireloom.text_analysis.evidence.statements import Statement, statements
from hireloom.text_analysis.language.lexicon import Lexicon, Mention, Skill
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.limits import Bound, bounds
from hireloom.text_analysis.language.parts_of_speech import NOUN, Token, tagged
from hireloom.text_analysis.language.periods import Period, periods
from hireloom.text_analysis.language.word_vectors import WordProfile, word_profile
from hireloom.text_analysis.language.words import words
from hireloom.text_analysis.resumes.career_lines import CareerLine, Pages
from hireloom.text_analysis.resumes.careers import Career, CareerRole, LooseText, career
from hireloom.text_analysis.resumes.dated_lines import ResumeLine, resume_lines
from hireloom.text_analysis.resumes.field_places import FieldPlaces
from hireloom.text_analysis.resumes.field_years import FieldYears, field_years
from hireloom.text_analysis.resumes.identities import words_of_identity
from hireloom.text_analysis.resumes.passages import MOST_LINES, Passage
from hireloom.text_analysis.resumes.passages import passages as resume_passages
from hireloom.text_analysis.resumes.positions import RoleTitle, posts
from hireloom.text_analysis.resumes.readings import Reading, reading
from hireloom.text_analysis.resumes.studies import Study, studies
from hireloom.text_analysis.writing.clauses.clause_nouns import Nouns
from hireloom.text_analysis.writing.descriptions.job_descriptions import JobBrief
from hireloom.text_analysis.writing.descriptions.keyword_duties import JobRank
from hireloom.text_analysis.writing.letters.choice import RoleChoice
from hireloom.text_analysis.writing.letters.claim_facts import ClaimFacts
from hireloom.text_analysis.writing.letters.deeds import JobWork, LetterDeed
from hireloom.text_analysis.writing.letters.distance import Distance
from hireloom.text_analysis.writing.letters.facts import LetterFacts, facts
from hireloom.text_analysis.writing.letters.gaps import Gap, Lack
from hireloom.text_analysis.writing.letters.own_words import OwnWords
from hireloom.text_analysis.writing.letters.phrases import LetterPhrases, load_phrases
from hireloom.text_analysis.writing.letters.roles import RoleTeller
from hireloom.text_analysis.writing.post_writing import PostPhrases, load_post_phrases
from hireloom.text_analysis.writing.questions.answer_facts import AnswerFacts
from hireloom.text_analysis.writing.questions.situations import JobActivity, job_activities
from hireloom.text_analysis.writing.trades.open_jobs import OpenJob
from hireloom.text_analysis.writing.trades.question_banks import Activity, QuestionBank, load_bank
from hireloom.text_analysis.writing.trades.usual_work import FieldOfWork, load_fields

TODAY = date(2026, 11, 1)
LINE = 200  # characters of a sentence of a page
MOST_ROLES = 100  # of the sample and whatever text follows it


@lru_cache(maxsize=4)
def _reading(text: str) -> Reading:
    return reading(samples.RESUME + text, load_lexicon())


@lru_cache(maxsize=4)
def _career(text: str) -> Career:
    return career(samples.RESUME + text, load_lexicon())


def _needs(text: str) -> JobRequirements:
    return job_requirements(text, load_lexicon())


def _closeness(text: str) -> Closeness | None:
    return closeness(job_words(samples.JOB, load_lexicon()), _needs(samples.JOB), _reading(text))


def _order(text: str) -> LetterOrder:
    """The text is spread over the advert, the resume and the notes, so that all of them together are as long."""
    third = text[: len(text) // 3]
    return LetterOrder(_opening(third), LetterSender("Marisol", "", "", ""), Document(third), Answers(notes=third))


def _role_choice(text: str) -> RoleChoice:
    letter_facts = facts(_order(text), load_lexicon(), NOW)
    return RoleChoice(letter_facts.posts, letter_facts.distance.fits, letter_facts.deeds, NOW)


def _opening(text: str) -> Opening:
    return Opening("Senior Python Engineer", "", text)  # so that its name is sought in the text


def _job(text: str) -> Job:
    now = datetime(2026, 11, 1, tzinfo=UTC)
    return Job("Senior Python Engineer", "Harborlight", text, text, "Full-time", TODAY, None, 1, "a@b.example", now)


def _post_order(text: str) -> PostOrder:
    counts = ProductFigures(10, 10, 10, 10, 10)
    kind = PostKind.FEATURE_HIGHLIGHT
    return PostOrder(PLATFORMS["linkedin"], kind, JOBS, counts, TODAY, [_job(text)], "https://loom.example", 1)


def _statements(text: str) -> tuple[Statement, ...]:
    return statements(_career(text), load_lexicon())


def _longest(text: str) -> Statement:
    return max(_statements(text), key=lambda statement: len(statement.sentence.text))


def _comparison(text: str) -> Comparison | None:
    job, needs = job_words(samples.JOB, load_lexicon()), _needs(samples.JOB)
    return comparison(job, needs, _reading(text), _closeness(text), load_lexicon(), NOW)


def _answer_facts(text: str) -> AnswerFacts:
    return AnswerFacts(_career(text), _statements(text), load_lexicon())


def _open_job(text: str) -> OpenJob:
    return OpenJob("Python Engineer", "software", text.split("\n"))


def _activities(text: str) -> list[JobActivity]:
    return job_activities(_open_job(samples.JOB), samples.RESUME, _statements(text), _answer_facts(text), load_bank())


def _places(text: str) -> list[int]:
    return list(range(len(_reading(text).sentences)))


def _page(text: str) -> ResumePage:
    lines = tuple(PageLine(text[at : at + LINE], str(at)) for at in range(0, len(text), LINE))
    return ResumePage("Marisol", ("a@b.example",), (PageSection("Experience", (PageEntry("Weaver", lines=lines),)),))


def _skill() -> Skill:
    return load_lexicon().skills_in("Python")[0].skill


def _bound() -> Bound:
    return next(bounds("keep the latency of our service below 200 ms"))


# What holds a person's text as it came.
TEXTS: Mapping[Any, Callable[[str], object]] = {
    str: str,
    list[str]: str.split,
    Document: Document,
    Job: _job,
    Opening: _opening,
    LetterOrder: _order,
    PostOrder: _post_order,
    JobBrief: lambda text: JobBrief("Engineer", "Harborlight", "Full-time", text, text),
}
# What we read from a text, which follows a sample so that there is something to read.
READERS: Mapping[Any, Callable[[str], object]] = {
    Advert: lambda text: advert(samples.JOB + text),
    Iterable[Line]: lambda text: advert(samples.JOB + text).lines,
    Sequence[ProvableRequirement]: lambda text: _needs(samples.JOB + text).asked,
    JobRequirements: lambda text: _needs(samples.JOB + text),
    JobWords: lambda text: job_words(samples.JOB + text, load_lexicon()),
    Reading: _reading,
    Respelled: lambda text: respelled(text, samples.JOB),
    Career: _career,
    Findings: lambda text: judged(text, samples.JOB, load_lexicon(), NOW),
    Closeness: _closeness,
    WordProfile: lambda text: word_profile(job_counts(samples.JOB + text, load_lexicon())),
    tuple[Statement, ...]: _statements,
    Iterable[Statement]: _statements,
    Sequence[Statement]: _statements,
    Statement: _longest,
    Line: lambda text: advert(samples.JOB + text).lines[-1],
    Sequence[AdvertPassage]: lambda text: list(advert_passages(samples.JOB + text)),
    Comparison: _comparison,
    Sequence[JobSkill]: lambda text: job_skills(samples.RESUME, samples.JOB + text, load_lexicon()),
    FieldYears: lambda text: field_years("Python", _career(text), load_lexicon(), NOW),
    AnswerFacts: _answer_facts,
    OpenJob: _open_job,
    Sequence[JobActivity]: _activities,
    ClaimFacts: lambda text: ClaimFacts(_order(text), load_lexicon(), NOW),
    JobWork: lambda text: JobWork(samples.JOB + text, "Senior Python Engineer", load_lexicon(), {}),
    RoleChoice: _role_choice,
    Distance: lambda text: facts(_order(text), load_lexicon(), NOW).distance,
    LetterFacts: lambda text: facts(_order(text), load_lexicon(), NOW),
    Nouns: Nouns,
    Token: lambda text: Token(text, NOUN, 0, len(text)),
    tuple[Token, ...]: tagged,
    OwnWords: lambda text: OwnWords(text, samples.JOB, load_lexicon()),
    RoleTeller: lambda text: RoleTeller(posts(_career(text), load_lexicon())),
    tuple[RoleTitle, ...]: lambda text: posts(_career(text), load_lexicon()),
    ResumePage: _page,
    Pages: lambda text: Pages(Document(text)),
    FieldPlaces: lambda text: FieldPlaces(Document(text)),
    CareerLine: lambda text: CareerLine(text, 0),
    Iterable[CareerLine]: lambda text: [CareerLine(line, 0) for line in text.split("\n")[:MOST_LINES]],
    Iterable[LooseText]: lambda text: _career(text).loose_texts,
    Sequence[LetterDeed]: lambda text: facts(_order(text), load_lexicon(), NOW).deeds,
    Iterable[Study]: lambda text: studies(samples.RESUME + text, load_lexicon()),
    Sequence[ResumeLine]: lambda text: list(resume_lines(samples.RESUME + text)),
    Sequence[Bound]: lambda text: list(bounds(text)),
    Iterable[Period]: lambda text: [period for line in text.split("\n") for period in periods(line)],
    Iterable[tuple[str, str]]: words_of_identity,
    Iterable[tuple[int, int]]: lambda text: [(word.start, word.end) for word in words(text)],
    Sequence[int]: _places,
    Collection[int]: _places,
    Collection[CareerRole]: lambda text: _career(text).roles,
    tuple[str, ...]: lambda text: tuple(text.split()),
    frozenset[str]: lambda text: frozenset(text.split()),
    Collection[str]: lambda text: frozenset(text.split()),
    Iterable[str]: str.split,
    Sequence[Iterable[str]]: lambda text: [line.split() for line in text.split("\n") if line.strip()][:MOST_PASSAGES],
    Mapping[str, float]: lambda text: dict.fromkeys(text.split(), 1.0),
}
# What does not grow with a text.
FIXED: Mapping[Any, Callable[[], object]] = {
    int: lambda: 3,
    bool: lambda: True,
    date: lambda: TODAY,
    range: lambda: range(3),
    Sequence[float]: lambda: [0.5] * MOST_ROLES,
    tuple[int, int]: lambda: (0, 3),
    tuple[float, ...]: lambda: (1.0, 2.0, 3.0),
    Callable[[str, Lexicon], Reading]: lambda: reading,
    Callable[[str], bool]: lambda: str.isupper,
    Callable[[], str]: lambda: str,
    Callable[[str], str]: lambda: str.upper,
    re.Pattern[str]: lambda: re.compile(r"\w+"),
    JobRank: lambda: JobRank.USUAL,
    Gap: lambda: Gap(Lack.INDUSTRY, "port logistics"),
    Iterable[Gap]: lambda: (Gap(Lack.LICENCE, "an RN license"),),
    Sequence[Skill]: lambda: [_skill()],
    Lexicon: load_lexicon,
    QuestionBank: load_bank,
    LetterPhrases: load_phrases,
    PostPhrases: load_post_phrases,
    Mapping[str, FieldOfWork]: load_fields,
    Ask: lambda: Ask.OPEN,
    Level: lambda: Level.BEGINNER,
    Emphasis: lambda: Emphasis.SKILLS,
    Skill: _skill,
    Bound: _bound,
    AdvertPassage: lambda: next(advert_passages(samples.JOB)),
    Passage: lambda: resume_passages(samples.RESUME)[0],
    RoleTitle: lambda: posts(_career(""), load_lexicon())[0],
    ProvableRequirement: lambda: _needs(samples.JOB).asked[0],
    ListItem: lambda: items("Python and SQL", load_lexicon())[0],
    Mention: lambda: load_lexicon().skills_in("Python")[0],
    JobSkill: lambda: job_skills(samples.RESUME, samples.JOB, load_lexicon())[0],
    CareerRole: lambda: _career("").roles[0],
    Period: lambda: next(iter(periods("2019 - 2020"))),
    Activity: lambda: load_bank().activities[0],
    JobActivity: lambda: _activities("")[0],
    LetterDeed: lambda: facts(_order(samples.RESUME), load_lexicon(), NOW).deeds[0],
}
