"""The deeds of a resume as clauses that a letter may tell, nearest to the job first."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from zlib import crc32

from hireloom.domain.cover_letters.orders import Opening
from hireloom.domain.documents import Document
from hireloom.domain.refusals import Invalid, Malformed
from hireloom.domain.resume_match.findings import Finding, State
from hireloom.domain.resume_match.job_texts import NoRequirement
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.evidence.meanings import Meaning, likeness_of, meaning
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.inflection import in_past
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.verbs import is_base
from hireloom.text_analysis.language.words import root, words
from hireloom.text_analysis.resumes.careers import Career
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.clauses.deed_clauses import letter_clause
from hireloom.text_analysis.writing.clauses.prose import is_hollow, is_stub
from hireloom.text_analysis.writing.clauses.shorter_lines import parts_of, single_deeds, unglued
from hireloom.text_analysis.writing.clauses.slips import smoothed
from hireloom.text_analysis.writing.letters.gaps import HIGH, title_roots
from hireloom.text_analysis.writing.letters.work import LetterWork, WorkTie
from hireloom.text_analysis.writing.trades.work_places import place_of_title

PER_TERM, MOST_TERMS, PER_TITLE = 1.0, 2.5, 1.5
PER_MEANING = 6.0  # for the line of the job to which the deed comes closest
NICE, SOFT = 0.5, 0.3  # what a nice-to-have counts compared with a must, and what somebody is like compared with work
PER_WEIGHT, MOST_PROOF = 0.5, 2.5  # for the points of what the deed shows
PER_NEED, PER_EVERYDAY, PER_JARGON = 1.5, 1.0, 0.5
PER_TEAM = 0.8  # having led people convinces
PER_FIRST, FIRST_LINES = 0.5, 2  # people begin with what their role was about
LUCK = 0.5  # decides among equals, for each job anew


@dataclass(frozen=True, slots=True)
class LetterDeed:
    """Something done, as a clause; `post` is its role by number or -1, `near` how much it says about the job, and
    `need` what the job asks for and the clause names, as it follows 'you ask for'."""

    clause: str
    post: int
    near: float
    has_figure: bool
    need: str = ""


def match_of(resume: Document, job: str, lexicon: Lexicon, now: int) -> tuple[Finding, ...]:
    """What the resume says about each requirement; nothing where the job asks for nothing."""
    try:
        return find(resume, job, lexicon, now=now).findings
    except (NoRequirement, Invalid, Malformed):
        return ()


def proofs(findings: Iterable[Finding], lexicon: Lexicon) -> dict[int, float]:
    """The places of the resume that show what the job asks for, with what that weighs."""
    findings = tuple(findings)
    labels = {finding.requirement.label for finding in findings}
    soft = {label for label in labels if any(named.skill.kind == "soft" for named in lexicon.skills_in(label))}
    weights: dict[int, float] = {}
    for finding in findings:
        for quote in () if finding.requirement.whole or finding.is_implied else finding.evidence:
            part = 1.0 if finding.state is State.MET else finding.share
            weight = finding.requirement.weight * part * (1.0 if finding.requirement.must else NICE)
            weight *= SOFT if finding.requirement.label in soft else 1.0
            weights[quote.start] = weights.get(quote.start, 0.0) + weight
    return weights


# A clause that has lost its end or a number in its middle, or says nothing: 'by 20% in just 3', 'managed nearly store
# operations', 'I developed a plan'.
_CUT_SHORT = re.compile(
    r"\b(?:just|only|every|over|about|nearly|approximately|than|up to|from|between)(?: \d+)?$"
    r"|\b(?:nearly|over|approximately|up to|more than)(?! (?:\$|\d|a |an |the |all\b|every|half|\w+ty\b|\w+teen\b"
    r"|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|million))(?= [a-z])"
    r"|\bmonthly [A-Z]\w*$|\d\.[a-z]"
    r"|^I (?:have )?\w+ an? (?:plan|strategy|tool|program|system|process|project|report)$|\baccepted responsibility\b"
    r"|\b(?!sales|business|process)[a-z]+[a-z]s (?:quality|customer|data|client|patient|project|inventory) [a-z]+"
)
# What people of any trade know.
_EVERYDAY = re.compile(
    r"\b(?:customers?|guests?|clients|cash|registers?|keys|phones?|calls|records|files|safety|train(?:ed|ing)?|teams?"
    r"|schedules?|clean(?:ed|ing)?|lift(?:ed|ing)?|supplies|inventory|orders|deliver\w*|meals|budgets?|payments?|reports)\b"
)
LATEST = 3000 * MONTHS  # of a role that has not ended
FEW = 3  # lines that make a clause: a resume with so few is told as it stands
MOSTLY = 0.7
NO_FIGURE = re.compile(r"\b(?:401 ?\(?k|24/7|24 ?[xX] ?7|\d+(?:st|nd|rd|th)\b|[a-z]+-?\d+\b)", re.I)
PEOPLE = re.compile(
    r"\b(?:team|staff|crew|employees|personnel|people|members|technicians|clerks|department|associates)\b"
)
LED = re.compile(
    r"I (?:have )?(?:led|lead|manage[d]?|supervise[d]?|oversee|oversaw|trained?|hired?|coach(?:ed)?|mentor(?:ed)?)\b"
)
# What a role like that of the job, one at the same kind of place or one of its field adds to each of its deeds.
SAME_WORK, SAME_PLACE, SAME_FIELD = 2.0, 1.2, 0.7


def fit(role: str, job: str, lexicon: Lexicon) -> float:
    """How close the title of a role comes to that of the job."""
    occupation, target = lexicon.occupation_of(role), lexicon.occupation_of(job)
    if role and ((occupation and occupation is target) or title_roots(role) & title_roots(job)):
        return SAME_WORK
    place = place_of_title(role)
    is_near = bool(place) and place == place_of_title(job)
    if set(lexicon.families_of(role)).isdisjoint(lexicon.families_of(job)):
        return SAME_PLACE if is_near else 0.0
    if is_near and not HIGH.search(role):
        return SAME_PLACE
    return SAME_WORK if HIGH.search(role) else SAME_FIELD  # a head of the trade has done it


_SHORT_FORM = re.compile(r"\b(?:QA|QC|HR)\b")


def link(role: str, job: Opening) -> float:
    """What ties a role to the job although its title is another one: a word of the whole headline, or its trade."""
    head = (role.casefold().split() or [""])[-1]
    is_trade = head in words_named("trades in titles", "writing") and head in job.short_title.casefold().split()
    of_role, of_job = (title_roots(_SHORT_FORM.sub(_in_full, title)) for title in (role, job.title))
    return SAME_FIELD if is_trade or of_role & of_job else 0.0


def _in_full(match: re.Match[str]) -> str:
    return {"QA": "Quality Assurance", "QC": "Quality Control", "HR": "Human Resources"}[match.group()]


class JobWork:
    """What the advert asks for, by which deeds are judged."""

    def __init__(
        self,
        job: str,
        title: str,
        lexicon: Lexicon,
        proofs: Mapping[int, float],
        needs: Mapping[Skill, str] | None = None,
        duties: Mapping[str, Collection[int]] | None = None,
        *,
        work: LetterWork | None = None,
        usual_work: Sequence[str] = (),
        is_change: bool = False,
    ) -> None:
        """`usual_work` is what people of the job's title do whatever the advert names, `needs` are named in deeds,
        `duties` shown by the lines at those places, `work` by any words; `is_change` is true of somebody whose trade
        the readers do not know."""
        self._lexicon, self._proofs, self._job = lexicon, proofs, job
        self._needs, self._duties, self._is_change = needs or {}, duties or {}, is_change
        self._work = work
        lines = [line for line in advert(job).lines if line.ask is not Ask.NOISE and line.bare_text]
        asks = [*(line.bare_text for line in lines), *usual_work]
        self._terms = {term for ask in asks for term in telling_terms(ask, lexicon)}
        self._of_title = frozenset(telling_terms(title, lexicon))
        self._meanings = [meaning(ask) for ask in asks]
        self.words = f"{title} {job}".casefold()

    def nearness(self, clause: str, span: range) -> float:
        """How much the clause, which stands in that span of the resume, says about the job."""
        terms = sorted(set(telling_terms(clause, self._lexicon)))
        telling = self._lexicon.telling
        near = min(MOST_TERMS, PER_TERM * sum(telling(term) for term in terms if term in self._terms))
        near += PER_TITLE * sum(telling(term) for term in terms if term in self._of_title)
        clause_meaning = meaning(clause)
        near += PER_MEANING * max((likeness_of(clause_meaning, line) for line in self._meanings), default=0.0)
        near += min(MOST_PROOF, PER_WEIGHT * sum(weight for at, weight in self._proofs.items() if at in span))
        near += PER_TEAM * bool(LED.match(clause) and PEOPLE.search(clause))
        tie = self._tie(clause, span)
        near += max(tie.worth, self._work.tie(clause).worth if self._work else 0.0)
        if self._is_change:
            jargon = (telling(term) for term in terms if " " not in term and term not in self._terms)
            near += PER_EVERYDAY * bool(_EVERYDAY.search(clause)) - PER_JARGON * sum(jargon)
        return near + LUCK * (crc32(f"{self._job[:200]}{clause}".encode("utf-8", "replace")) % 97) / 97

    def shared(self, thing: str) -> float:
        """How much of the thing the advert names, by how telling the words are."""
        telling = self._lexicon.telling
        return sum(telling(term) for term in sorted(set(telling_terms(thing, self._lexicon))) if term in self._terms)

    def need(self, clause: str, span: range) -> str:
        """What the job asks for and the clause shows, as it follows 'you ask for'; empty for nothing."""
        if need := self._tie(clause, span).need:
            return need
        of_work = self._work.tie(clause) if self._work else WorkTie()
        return of_work.need if self._is_change or not of_work.is_trade else ""

    def _tie(self, clause: str, span: range) -> WorkTie:
        """To the first of the needs that the clause names in any words, a tool in others than the job; otherwise to a
        duty like it that its place in the resume shows."""
        named = {mention.skill for mention in self._lexicon.skills_in(clause)} if self._needs else set()
        needs = ((skill, name) for skill, name in self._needs.items() if skill in named)
        names = (name for skill, name in needs if skill.kind != "tool" or name.casefold() not in clause.casefold())
        need = next(names, "") or self._duty(clause, span)
        return WorkTie(need, PER_NEED if need else 0.0)

    def _duty(self, clause: str, span: range) -> str:
        """'somebody to train staff' for 'I trained a staff of nine', which has its verb and what that is done to."""
        clause_roots = _roots(clause)
        names = (name for name, places in self._duties.items() if any(at in span for at in places))
        alike = (
            name for name in names if root(name.split()[0]) in clause_roots and _roots(_object(name)) & clause_roots
        )
        return next((f"somebody to {name}" for name in alike), "")


def _object(duty: str) -> str:
    """'staff' of 'train staff on a continual basis'."""
    return re.split(r"\s(?:in|on|of|for|to|with|at|by|from|and|or)\s", duty.partition(" ")[2])[0]


def _roots(text: str) -> frozenset[str]:
    return frozenset(root(word.norm) for word in words(text) if len(word.norm) > SHORT)


SHORT = 3  # letters of a word that says little
# A duty and a deed: how near they are, what their common words say, likeness of meaning of the same work, and the share
# of common words of a copy.
ANSWERS, TELLS, LIKE_WORK, ALIKE = 0.62, 0.3, 0.6, 0.8
MOST_DUTIES, MOST_NEAREST = 20, 40  # that are compared


LONGEST_DUTY = 200  # characters; a longer one is no part of a sentence
_REPEATS = re.compile(r"\b(\w{5,})\w*\b.*\b\1", re.I)  # 'administer medications by preparing medications'


def answered(deeds: Sequence[LetterDeed], duties: Collection[str], lexicon: Lexicon) -> LetterDeed | None:
    """The one of the nearest deeds that is the plainest answer to a duty of the job, with the duty as its need."""

    def read(text: str) -> tuple[frozenset[str], Meaning]:
        return frozenset(telling_terms(text, lexicon)), meaning(text)

    short = (duty for duty in duties if len(duty) <= LONGEST_DUTY)
    plain = (duty for duty in short if not any(map(str.isdigit, duty)) and not _REPEATS.search(duty))
    candidates = [(duty, *read(duty)) for duty in islice(plain, MOST_DUTIES)]
    best: tuple[float, str, LetterDeed | None] = (ANSWERS, "", None)
    for deed, (deed_terms, of_deed) in (
        (deed, read(deed.clause)) for deed in islice(deeds, MOST_NEAREST) if candidates
    ):
        for duty, duty_terms, of_duty in candidates:
            common = {term for term in duty_terms & deed_terms if " " not in term}
            says = sum(map(lexicon.telling, common))
            likeness = likeness_of(of_duty, of_deed)
            # Common words may have other senses, and other things may be done to what they name.
            is_same = likeness >= LIKE_WORK
            is_copy = len(common) > ALIKE * len([term for term in duty_terms if " " not in term])
            if says >= TELLS and is_same and not is_copy and likeness + says / 2 > best[0]:
                best = likeness + says / 2, duty, deed
    return replace(best[2], need=f"somebody to {best[1]}") if best[2] else None


def deeds(
    life: Career, roles: tuple[RoleTitle, ...], fits: Sequence[float], job: JobWork, lexicon: Lexicon
) -> tuple[LetterDeed, ...]:
    """Those below a role, the nearest to the job first; where there are no roles, all."""
    where = {text: number for number, post in reversed(list(enumerate(roles))) for text in post.sentences}
    stopped = [sentence.text.endswith((".", "!")) for sentence in life.sentences if sentence.where]
    ends_in_stops = sum(stopped) > MOSTLY * len(stopped)
    has_sentences = any(role.sentences for role in roles)
    made: dict[str, tuple[LetterDeed, bool]] = {}
    stubs: set[str] = set()
    for sentence in life.sentences:
        at = where.get(sentence.text, -1)
        opens = at >= 0 and sentence.text in roles[at].sentences[:FIRST_LINES]
        is_broken = ends_in_stops and sentence.where and not sentence.text.endswith((".", "!", ";"))
        is_loose = at < 0 and (has_sentences or not sentence.where)
        if is_broken or (roles and is_loose):
            continue  # its rest stands elsewhere, or it is about the person
        lines = (line for part in parts_of(sentence.text) for line in unglued(part))
        for piece in (deed for line in lines for deed in single_deeds(line)):
            if at >= 0 and not _is_of_its_time(piece, roles[at]):
                continue
            is_current = at >= 0 and roles[at].is_current
            clause, is_whole = letter_clause(piece, job.words, lexicon, is_current=is_current, source=sentence.text)
            clause = smoothed(clause, job.shared)
            is_broken = at >= 0 and _repeats_title(clause, roles[at].title)
            is_broken |= _CUT_SHORT.search(clause) is not None or _misreads_name(clause, sentence.text)
            if not clause or clause in made or is_broken:
                continue
            if is_stub(clause, piece):
                stubs.add(clause)
            span = range(sentence.start, sentence.start + len(sentence.text))
            near = job.nearness(clause, span)
            near += (fits[at] if at >= 0 else 0.0) + PER_FIRST * opens
            has_figure = any(map(str.isdigit, NO_FIGURE.sub("", clause)))
            made[clause] = LetterDeed(clause, at, near, has_figure, job.need(clause, span)), is_whole
    return _worth_telling(made.values(), stubs)


def _worth_telling(made: Collection[tuple[LetterDeed, bool]], stubs: Collection[str]) -> tuple[LetterDeed, ...]:
    """Of the deeds and whether readers know their words, the telling ones, the nearest first."""
    whole = [deed for deed, is_whole in made if is_whole]
    if len(whole) > FEW:
        telling = [deed for deed in whole if not is_hollow(deed.clause)] or whole
        whole = [deed for deed in telling if deed.clause not in stubs] or telling
    if not whole and len(made) <= FEW:  # a resume of few lines is told as it stands
        whole = [deed for deed, _ in made if deed.clause.count(",") < 2]
    return tuple(sorted(whole, key=lambda deed: -deed.near))


def _misreads_name(clause: str, line: str) -> bool:
    """A word of a name was read as a verb: 'repaired' of 'Auto Repair database'."""
    names = re.findall(r"(?<=[a-z] )[A-Z][a-z]+ ([A-Z][a-z]+)\b", line)
    return any(in_past(name.lower()) in clause.split() for name in names if is_base(name))


_LEADS = re.compile(
    r"I (?:have )?(?:also )?(?:manage|supervise|oversee|oversaw|run|ran|direct|lead|led|work|work as)(?:e?d)?\b"
)


def _repeats_title(clause: str, title: str) -> bool:
    """'I manage a consumer banking center' of a banking center manager."""
    match = _LEADS.match(clause)
    if not match or any(map(str.isdigit, clause)):
        return False
    object_roots = _roots(clause[match.end() :])
    of_title = object_roots & _roots(title)
    return len(of_title) > 1 and len(object_roots - of_title) < len(of_title)


def _is_of_its_time(line: str, role: RoleTitle) -> bool:
    """No year in the line lies outside those of the role, below which it may stand by mistake."""
    if role.period is None:
        return True
    first, last = role.period.first // MONTHS, (role.period.last or LATEST) // MONTHS
    return all(first <= int(year) <= last for year in re.findall(r"\b(?:19|20)\d\d\b", line))
