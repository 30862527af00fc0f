"""The facts for a letter: roles, deeds, skills and certificates of a person, nearest to the job first."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from zlib import crc32

from hireloom.domain.cover_letters.orders import LetterOrder, Opening
from hireloom.domain.refusals import Invalid, Malformed
from hireloom.domain.resume_match.findings import State
from hireloom.domain.resume_match.job_texts import NoRequirement
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.evidence.duties import asked_duties
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.evidence.implied import TRADES
from hireloom.text_analysis.evidence.statements import Statement, statements
from hireloom.text_analysis.evidence.wishes import JobSkill, wishes
from hireloom.text_analysis.language.degrees import degrees
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.spellings import spoken
from hireloom.text_analysis.resumes.careers import Career, career
from hireloom.text_analysis.resumes.positions import RoleTitle, posts
from hireloom.text_analysis.resumes.readings import reading
from hireloom.text_analysis.writing import letter_deeds, letter_duties
from hireloom.text_analysis.writing.letter_degrees import degree_of
from hireloom.text_analysis.writing.letter_employers import named
from hireloom.text_analysis.writing.letter_gaps import Gap, gaps, title_roots
from hireloom.text_analysis.writing.letter_prose import is_spelled, reads_well, unpadded
from hireloom.text_analysis.writing.letter_years import years_of_work
from hireloom.text_analysis.writing.own_words import OwnWords
from hireloom.text_analysis.writing.plain_deeds import is_plain, is_plain_duty
from hireloom.text_analysis.writing.readable_clauses import roughness

WEAKEST, PER_TERM, MOST_TERMS, PER_SKILL = 1.0, 1.5, 4.0, 1.0
LUCK = 0.4
MOSTLY, SMOOTH = 0.7, 0.5
NICE = 0.5  # what a wish of the job counts beside a must
PER_WEIGHT, MOST_PROOF = 0.2, 3.0  # for the points of what the deed shows
# What a duty and a deed must have in common to be told together, and the part of the duty that this must be.
SHARED_DUTY, SHARED_PART = 0.8, 0.5


@dataclass(frozen=True, slots=True)
class LetterDeed:
    """Something done, as a clause; `post` is its role by number or -1, `near` how much it says about the job."""

    clause: str
    post: int
    near: float
    strength: float
    has_figure: bool
    terms: frozenset[str]
    skills: frozenset[Skill]


@dataclass(frozen=True, slots=True)
class LetterFacts:
    posts: tuple[RoleTitle, ...]
    years: int
    is_all: bool  # the years are all of work, not those of the job's field alone
    deeds: tuple[LetterDeed, ...]
    tools: tuple[str, ...]  # that the job asks for and the person has, in words that both would use
    subjects: tuple[str, ...]  # knowledge and methods of that kind
    papers: tuple[str, ...]
    languages: tuple[str, ...]
    degree: str
    asks_degree: bool
    own_words: tuple[str, ...]
    duties: tuple[str, ...]  # of the job, as they follow 'to'
    named: tuple[tuple[Skill, str], ...]  # the skills of the job, as its deeds may show them
    gaps: tuple[Gap, ...]
    fits: tuple[float, ...]  # how near the title of each role comes to that of the job


def facts(order: LetterOrder, lexicon: Lexicon, now: int) -> LetterFacts:
    resume, job = order.resume.text, order.job.advert
    life = career(resume, lexicon)
    roles = tuple(named(post, lexicon) for post in posts(life, lexicon))
    whole, near = years_of_work(life, order, lexicon, now)
    had = f"{resume}\n\nSkills\n{order.sender.skills}\n{order.answers.strengths}"
    named_wishes = [
        wish for wish in wishes(had, job, lexicon) if wish.proof or wish.skill in reading(had, lexicon).skills
    ]
    telling = [wish for wish in named_wishes if not _is_trade(wish.skill, order, roles)]
    own = OwnWords(had, job, lexicon)
    return LetterFacts(
        posts=roles,
        years=near or whole,
        is_all=near in (0, whole),
        deeds=tuple(_deeds(life, roles, job, order.job.short_title, lexicon, _proofs(order, lexicon, now))),
        tools=tuple(dict.fromkeys(_names(named_wishes, own, ("tool",)))),
        subjects=tuple(dict.fromkeys(_names(telling, own, ("method", "knowledge")))),
        papers=tuple(
            name
            for wish in named_wishes
            if wish.skill.kind in ("certificate", "licence")
            if (name := own.paper(wish.skill))
        ),
        languages=tuple(wish.skill.name for wish in named_wishes if wish.skill.kind == "language"),
        degree=degree_of(life),
        asks_degree=any(degrees(line.text) for line in advert(job).lines if line.ask is not Ask.NOISE),
        own_words=tuple(_own_words(life)),
        duties=tuple(_duties(order.job, lexicon)),
        named=tuple(
            (wish.skill, spoken(wish.skill))
            for wish in telling
            if wish.must
            and own.skill(wish.skill) == spoken(wish.skill)
            and wish.skill.kind in ("tool", "method", "knowledge")
        ),
        fits=tuple(_fit(role.title, order.job.short_title, lexicon) for role in roles),
        gaps=gaps(order.job, had, tuple(role.title for role in life.roles), lexicon),
    )


def _names(wishes: Iterable[JobSkill], own: OwnWords, kinds: tuple[str, ...]) -> Iterator[str]:
    names = (own.skill(wish.skill) for wish in wishes if wish.skill.kind in kinds)
    yield from (name for name in names if any(map(str.isalpha, name)) and ". " not in name)


def _is_trade(skill: Skill, order: LetterOrder, roles: tuple[RoleTitle, ...]) -> bool:
    """Skills that the role implies: a nurse need not say that she knows nursing."""
    titles = " ".join((order.job.title, *(post.title for post in roles))).casefold().split()
    names = skill.name.casefold().split()
    in_title = all(len(name) > 3 and any(word[:4] == name[:4] for word in titles) for name in names)
    trade = skill.kind == "knowledge" and any(word[:5] == names[-1][:5] for word in titles)
    return skill.name in TRADES or trade or (skill.kind != "tool" and in_title)


def _proofs(order: LetterOrder, lexicon: Lexicon, now: int) -> dict[int, float]:
    """The places of the resume that show what the job asks for, with what that weighs."""
    try:
        findings = find(order.resume, order.job.advert, lexicon, now=now).findings
    except (NoRequirement, Invalid, Malformed):
        return {}
    proofs: dict[int, float] = {}
    for finding in findings:
        for quote in finding.evidence if not finding.requirement.whole else ():
            part = 1.0 if finding.state is State.MET else finding.share
            weight = finding.requirement.weight * part * (1.0 if finding.requirement.must else NICE)
            proofs[quote.start] = proofs.get(quote.start, 0.0) + weight
    return proofs


WHOLE = 2  # the grade of a clause that passes both gates
LATEST = 3000 * MONTHS  # of a role that has not ended
FEW = 3  # lines that make a clause: a resume with so few is told as it stands
PER_FIGURE = 1.0  # numbers and results convince most
PER_TITLE = 1.5  # a deed speaks of what the title of the job names
NAMELESS = 0.7  # how much less one of a role without a title counts
LOOSE = 1.0  # how much less a deed below no role counts, if there are roles
ODD_INSIDE = re.compile(r"\s,|\d[a-z]{3}|[a-z] [A-Z][a-z]+(?:ed|ing|ize|ate)? [a-z]+ing\b|\band \w+ing and\b")
GLUED = re.compile(r"(?<=[a-z)])\.(?=[A-Z][a-z]+ )")  # 'built roads.Operated a crane'
SAME_WORK, SAME_FIELD = 2.0, 0.7  # what a role like that of the job adds to each of its deeds


def _fit(role: str, job: str, lexicon: Lexicon) -> float:
    """How near the title of a role comes to that of the job."""
    own, target = lexicon.occupation_of(role), lexicon.occupation_of(job)
    if role and ((own and own is target) or title_roots(role) & title_roots(job)):
        return SAME_WORK
    families = set(lexicon.families_of(role)) & set(lexicon.families_of(job))
    return SAME_FIELD if families else 0.0


def _deeds(
    life: Career, roles: tuple[RoleTitle, ...], job: str, title: str, lexicon: Lexicon, proofs: Mapping[int, float]
) -> Iterator[LetterDeed]:
    about = {
        term
        for line in advert(job).lines
        if line.ask is not Ask.NOISE
        for term in telling_terms(line.bare_text, lexicon)
    }
    named = {
        mention.skill
        for line in advert(job).lines
        if line.ask is not Ask.NOISE
        for mention in lexicon.skills_in(line.bare_text)
    }
    of_title = frozenset(telling_terms(title, lexicon))
    fits = [_fit(role.title, title, lexicon) for role in roles]
    where = {text: number for number, post in reversed(list(enumerate(roles))) for text in post.sentences}
    stopped = [sentence.text.endswith((".", "!")) for sentence in life.sentences if sentence.where]
    ends_in_stops = sum(stopped) > MOSTLY * len(stopped)
    made: list[tuple[LetterDeed, int]] = []
    for statement in statements(life, lexicon):
        if ends_in_stops and statement.sentence.where and not statement.sentence.text.endswith((".", "!", ";")):
            continue  # its rest stands elsewhere
        at = where.get(statement.sentence.text, -1)
        if statement.strength < WEAKEST:
            continue
        line = statement.sentence
        proof = sum(weight for place, weight in proofs.items() if line.start <= place < line.start + len(line.text))
        for piece in GLUED.split(line.text):
            if at >= 0 and not _is_of_its_time(piece, roles[at]):
                continue
            clause = unpadded(letter_deeds.clause(piece, is_current=at >= 0 and roles[at].is_current))
            is_loose = at < 0 and roles  # a line about oneself is not about work
            if not clause or (is_loose and (piece.startswith("I ") or not clause.startswith("I "))):
                continue
            terms = frozenset(telling_terms(piece, lexicon))
            skills = frozenset(mention.skill for mention in lexicon.skills_in(piece) if mention.skill.kind != "soft")
            near = min(MOST_TERMS, PER_TERM * sum(lexicon.telling(term) for term in sorted(terms & about)))
            near += min(MOST_PROOF, PER_WEIGHT * proof) + PER_SKILL * min(2, len(skills & named))
            near += PER_TITLE * sum(lexicon.telling(term) for term in sorted(terms & of_title))
            near += fits[at] if at >= 0 else -LOOSE * bool(roles)
            near -= NAMELESS * (at >= 0 and not roles[at].title)
            has_figure = statement.has_figure and any(map(str.isdigit, piece))
            deed = LetterDeed(clause, at, near, _worth(statement, at), has_figure, terms, skills)
            is_sure = is_plain(clause, piece, is_current=at >= 0 and roles[at].is_current)
            made.append((deed, is_sure + (is_sure and reads_well(clause) and is_spelled(clause, lexicon))))

    def worth(deed: LetterDeed) -> float:
        """A small number by job, so that different jobs get different deeds of nearly the same worth."""
        return (
            deed.near
            + 0.4 * deed.strength
            + PER_FIGURE * deed.has_figure
            - roughness(deed.clause)
            + LUCK * (crc32(f"{job[:200]}{deed.clause}".encode("utf-8", "replace")) % 97) / 97
        )

    best = max((grade for _, grade in made), default=0)  # what reads worse stays out
    if best < WHOLE and len(made) > FEW:
        return  # rather nothing than notes
    deeds = [deed for deed, grade in made if grade == best and not ODD_INSIDE.search(deed.clause)]
    yield from sorted(deeds, key=lambda deed: -worth(deed))


def _is_of_its_time(line: str, role: RoleTitle) -> bool:
    """No year in the line lies outside those of the role, below which it may stand by mistake."""
    if role.period is None:
        return True
    first, last = role.period.first // MONTHS, (role.period.last or LATEST) // MONTHS
    return all(first <= int(year) <= last for year in re.findall(r"\b(?:19|20)\d\d\b", line))


def _worth(statement: Statement, at: int) -> float:
    """Later roles say more about today."""
    return statement.strength - 0.5 * max(at, 0)


_SEEKING = re.compile(r"\b(?:look|seek|want|hop|search)(?:ing)?\b", re.I)


# Age and private life are not for a letter.
_PRIVATE = re.compile(
    r"\bI(?: am|['’]m) \d\d\b|\byears old\b|\b(?:married|single|divorced|pregnant|my (?:children|kids))\b", re.I
)


def _own_words(life: Career) -> Iterator[str]:
    """What the head of the resume says in the first person, whole sentences only."""
    for sentence in life.sentences:
        is_whole = (
            sentence.text.startswith("I ") and sentence.text.endswith(".") and 5 <= len(sentence.text.split()) <= 24
        )
        if (
            is_whole
            and not sentence.where
            and not _SEEKING.search(sentence.text)
            and not _PRIVATE.search(sentence.text)
            and roughness(sentence.text) <= SMOOTH
        ):
            yield sentence.text


def _duties(opening: Opening, lexicon: Lexicon) -> Iterator[str]:
    """The most telling ones first, none into which the title of the job has slipped."""
    weights = {}
    for line in asked_duties(opening.advert, lexicon):
        duty = letter_duties.duty(line)
        if duty and is_plain_duty(duty, duty) and not duty.casefold().endswith(opening.short_title.casefold()):
            weights[duty] = sum(sorted(lexicon.telling(term) for term in telling_terms(duty, lexicon))[-6:])
    yield from sorted(weights, key=lambda duty: -weights[duty])
