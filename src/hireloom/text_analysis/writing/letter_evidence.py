"""The deeds of a resume as clauses that a letter may tell, nearest to the job first."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from zlib import crc32

from hireloom.domain.cover_letters.orders import LetterOrder
from hireloom.domain.refusals import Invalid, Malformed
from hireloom.domain.resume_match.findings import Finding, State
from hireloom.domain.resume_match.job_texts import NoRequirement
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.evidence.meanings import likeness_of, meaning
from hireloom.text_analysis.evidence.statements import Deed, statements
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.resumes.careers import Career
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.deed_clauses import ODD_INSIDE, WHOLE, deed_clause
from hireloom.text_analysis.writing.letter_gaps import HIGH, title_roots
from hireloom.text_analysis.writing.readable_clauses import roughness
from hireloom.text_analysis.writing.shorter_lines import single_deeds

WEAKEST, PER_TERM, MOST_TERMS, PER_SKILL = 1.0, 1.0, 3.0, 1.0
PER_MEANING = 5.0  # for the line of the job to which the deed comes closest
LUCK = 0.4
MOSTLY = 0.7
NICE, SOFT = 0.5, 0.3  # what a nice-to-have counts compared with a must, and what somebody is like compared with work
PER_WEIGHT, MOST_PROOF = 0.8, 4.0  # for the points of what the deed shows


@dataclass(frozen=True, slots=True)
class LetterDeed:
    """Something done, as a clause; `post` is its role by number or -1, `near` how much it says about the job."""

    clause: str
    post: int
    near: float
    has_figure: bool
    terms: frozenset[str]
    skills: frozenset[Skill]
    asks: tuple[str, ...] = ()  # the labels of the requirements that its line shows


def match_of(order: LetterOrder, lexicon: Lexicon, now: int) -> tuple[Finding, ...]:
    """What the resume says about each requirement; nothing where the job asks for nothing."""
    try:
        return find(order.resume, order.job.advert, lexicon, now=now).findings
    except (NoRequirement, Invalid, Malformed):
        return ()


def proofs(findings: Iterable[Finding], lexicon: Lexicon) -> dict[int, float]:
    """The places of the resume that show what the job asks for, with what that weighs."""
    findings = tuple(findings)
    labels = {finding.requirement.label for finding in findings}
    soft = {label for label in labels if any(named.skill.kind == "soft" for named in lexicon.skills_in(label))}
    weights: dict[int, float] = {}
    for finding in findings:
        for quote in finding.evidence if not finding.requirement.whole else ():
            part = 1.0 if finding.state is State.MET else finding.share
            weight = finding.requirement.weight * part * (1.0 if finding.requirement.must else NICE)
            weight *= SOFT if finding.requirement.label in soft else 1.0
            weights[quote.start] = weights.get(quote.start, 0.0) + weight
    return weights


def shown(findings: Iterable[Finding]) -> dict[int, list[str]]:
    """The places of the resume that show a requirement, with its label."""
    labels: dict[int, list[str]] = {}
    for finding in sorted(findings, key=lambda finding: -finding.requirement.weight):
        if finding.state is State.MET and not finding.requirement.whole:
            for quote in finding.evidence:
                labels.setdefault(quote.start, []).append(finding.requirement.label)
    return labels


LATEST = 3000 * MONTHS  # of a role that has not ended
FEW = 3  # lines that make a clause: a resume with so few is told as it stands
PER_TEAM = 0.8  # having led people convinces
PER_TITLE = 1.5  # a deed speaks of what the title of the job names
NAMELESS = 0.7  # how much less one of a role without a title counts
LOOSE = 1.0  # how much less a deed below no role counts, if there are roles
NO_FIGURE = re.compile(r"\b(?:401 ?\(?k|24/7|24 ?[xX] ?7|\d+(?:st|nd|rd|th)\b|[a-z]+-?\d+\b)", re.I)
PEOPLE = re.compile(
    r"\b(?:team|staff|crew|employees|personnel|people|members|technicians|clerks|department|projects?)\b"
)
SAME_WORK, SAME_FIELD = 2.0, 0.7  # what a role like that of the job adds to each of its deeds


def fit(role: str, job: str, lexicon: Lexicon) -> float:
    """How close the title of a role comes to that of the job."""
    own, target = lexicon.occupation_of(role), lexicon.occupation_of(job)
    if role and ((own and own is target) or title_roots(role) & title_roots(job)):
        return SAME_WORK
    if set(lexicon.families_of(role)).isdisjoint(lexicon.families_of(job)):
        return 0.0
    return SAME_WORK if HIGH.search(role) else SAME_FIELD  # a head of the trade has done it


def deeds(
    life: Career,
    roles: tuple[RoleTitle, ...],
    fits: Sequence[float],
    job: str,
    title: str,
    lexicon: Lexicon,
    proofs: Mapping[int, float],
    labels: Mapping[int, Sequence[str]],
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
    lines = [meaning(line.bare_text) for line in advert(job).lines if line.ask is not Ask.NOISE and line.bare_text]
    of_title = frozenset(telling_terms(title, lexicon))
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
        span = range(line.start, line.start + len(line.text))
        proof = sum(weight for place, weight in proofs.items() if place in span)
        asks = tuple(label for place, names in labels.items() if place in span for label in names)
        for piece in single_deeds(line.text):
            if at >= 0 and not _is_of_its_time(piece, roles[at]):
                continue
            text, clause, grade = deed_clause(piece, at >= 0 and roles[at].is_current, lexicon)
            is_loose = at < 0 and roles  # a line about oneself is not about work
            if not clause or (is_loose and (piece.startswith("I ") or not clause.startswith("I "))):
                continue
            terms = frozenset(telling_terms(text, lexicon))
            skills = frozenset(mention.skill for mention in lexicon.skills_in(text) if mention.skill.kind != "soft")
            near = min(MOST_TERMS, PER_TERM * sum(lexicon.telling(term) for term in sorted(terms & about)))
            near += min(MOST_PROOF, PER_WEIGHT * proof) + PER_SKILL * min(2, len(skills & named))
            near += PER_TITLE * sum(lexicon.telling(term) for term in sorted(terms & of_title))
            near += PER_MEANING * max((likeness_of(meaning(text), line) for line in lines), default=0.0)
            near += PER_TEAM * (statement.deed is Deed.LED and PEOPLE.search(clause) is not None)
            near += fits[at] if at >= 0 else -LOOSE * bool(roles)
            near -= NAMELESS * (at >= 0 and not roles[at].title)
            has_figure = statement.has_figure and any(map(str.isdigit, NO_FIGURE.sub("", clause)))
            near -= roughness(clause)
            near += LUCK * (crc32(f"{job[:200]}{clause}".encode("utf-8", "replace")) % 97) / 97  # decides among equals
            made.append((LetterDeed(clause, at, near, has_figure, terms, skills, asks), grade))

    best = max((grade for _, grade in made), default=0)  # what reads worse stays out
    if best < WHOLE and len(made) > FEW:
        return  # rather nothing than notes
    if best < WHOLE:
        made = [(deed, grade) for deed, grade in made if deed.post >= 0 and deed.clause.count(",") < 2]
    deeds = [deed for deed, grade in made if grade == best and not ODD_INSIDE.search(deed.clause)]
    yield from sorted(deeds, key=lambda deed: -deed.near)


def _is_of_its_time(line: str, role: RoleTitle) -> bool:
    """No year in the line lies outside those of the role, below which it may stand by mistake."""
    if role.period is None:
        return True
    first, last = role.period.first // MONTHS, (role.period.last or LATEST) // MONTHS
    return all(first <= int(year) <= last for year in re.findall(r"\b(?:19|20)\d\d\b", line))
