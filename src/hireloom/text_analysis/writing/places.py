"""Where in a resume to write about what it does not show: under the role whose work comes closest to it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Evidence, Finding, Findings, Kind, Place, Requirement, State, Use
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.evidence.copies import repeated, without, without_places
from hireloom.text_analysis.evidence.proofs import FEWEST_SHARED, is_list
from hireloom.text_analysis.language.hidden import instructions
from hireloom.text_analysis.language.labels import content
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import spoken
from hireloom.text_analysis.language.word_vectors import WordProfile, cosine, shared_words, word_profile
from hireloom.text_analysis.language.words import root, stem, words
from hireloom.text_analysis.resumes.careers import Career, CareerRole, career
from hireloom.text_analysis.resumes.readings import reading
from hireloom.text_analysis.resumes.titles_and_employers import parts

TITLE_COUNTS = 3  # as much of the work as three sentences
TOPIC = 0.5  # what the same topic counts compared with the same words
NEAR = 0.45  # how close a line must come so that words are added to it; otherwise a new line is clearer
FAINT = 0.15  # how close a role must come; otherwise it is the role that comes closest to the job
LONGEST_LINE, LONGEST_NAME = 200, 90  # characters
ALMOST = 0.7  # of the closeness of the role that comes closest: a newer one that comes as near as this is named instead
MOST_WORDS = 3
_IN_A_LINE = (Kind.SKILL, Kind.DUTY)
_USES = {"tool": Use.TOOL, "soft": Use.MANNER}


def placed(findings: Findings, resume: Document, job: str, lexicon: Lexicon) -> Findings:
    """The same findings; each one that a line of the resume could raise says which."""
    whole = reading(without_places(resume.text, instructions(resume.text)), lexicon)
    copied = repeated(whole, job)
    places = _places(without(whole, copied) if copied else whole.text, job, lexicon)
    return replace(
        findings, findings=tuple(replace(finding, place=places.of(finding)) for finding in findings.findings)
    )


@dataclass(frozen=True, slots=True)
class _Line:
    """A sentence about work and the number of the role above it."""

    at: Evidence
    role: int
    profile: WordProfile


@lru_cache(maxsize=16)
def _places(text: str, job: str, lexicon: Lexicon) -> "_Places":
    return _Places(text, job, lexicon)


class _Places:
    """The roles and lines of one resume, for one job."""

    def __init__(self, text: str, job: str, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._text = text
        self._life: Career = career(text, lexicon)
        self._names = [_name(role) for role in self._life.roles]
        self._roles = [self._profile(_role_text(role)) for role in self._life.roles]
        self._lines = list(self._lines_of_roles())
        whole = self._profile(job)
        self._nearness = [_near(whole, role) for role in self._roles]  # to the job

    def _profile(self, text: str) -> WordProfile:
        return word_profile(dict.fromkeys(telling_terms(text, self._lexicon), 1.0))

    def _lines_of_roles(self) -> Iterator[_Line]:
        for number, role in enumerate(self._life.roles):
            for sentence in role.sentences:
                end = sentence.start + len(sentence.text)  # at least: spaces between its words may be wider
                yield _Line(Evidence(sentence.start, end, sentence.text), number, self._profile(sentence.text))

    def of(self, finding: Finding) -> Place | None:
        """None where the person has to hold something, and where the resume names no role."""
        requirement = finding.requirement
        if finding.state is State.MET:
            return None
        if requirement.kind is Kind.EXPERIENCE:
            return self._undated() if "year" in requirement.label else None
        if requirement.kind not in _IN_A_LINE or not self._roles:
            return None
        need = self._profile(f"{requirement.label} {requirement.source}")
        use = self._use(requirement)
        line = None if use is Use.MANNER else self._proving(finding) or self._nearest_line(need)
        if line:
            words = self._lacking(requirement, line.at.quote)
            return Place(self._names[line.role], line.at, is_new=False, words=words, use=use)
        best = self._role_for(need)
        return Place(
            self._names[best], self._last_line(best), is_new=True, words=self._lacking(requirement, ""), use=use
        )

    def _use(self, requirement: Requirement) -> Use:
        kinds = [mention.skill.kind for mention in self._lexicon.skills_in(requirement.label)]
        return _USES.get(kinds[0], Use.WORK) if kinds and requirement.kind is Kind.SKILL else Use.WORK

    def _undated(self) -> Place | None:
        """The head of the first role without dates: its months would count."""
        for role, name in zip(self._life.roles, self._names, strict=True):
            if role.period is None and name:
                return Place(name, self._head(role), is_new=False)
        return None

    def _proving(self, finding: Finding) -> _Line | None:
        """The line of a role that already shows a part; one that only comes nearest may be of any role, and one with a
        single word of a duty speaks of something else: "shift"."""
        if finding.is_implied:
            return None
        proofs = [evidence.start for evidence in finding.evidence]
        lines = [line for at in proofs for line in self._lines if _fits(line) and _holds(line.at, at)]
        label_roots = set(_roots(finding.requirement.label))
        least = min(FEWEST_SHARED, len(label_roots)) if finding.requirement.kind is Kind.DUTY else 0
        return next((line for line in lines if len(label_roots.intersection(_roots(line.at.quote))) >= least), None)

    def _nearest_line(self, need: WordProfile) -> _Line | None:
        fit = [line for line in self._lines if _fits(line)]
        near = [(line, nearness) for line in fit if (nearness := _near(need, line.profile)) >= NEAR]
        most = max((nearness for _, nearness in near), default=0.0)
        close = [(line, nearness) for line, nearness in near if nearness >= ALMOST * most]
        best = max(close, key=lambda pair: (_newness(self._life.roles[pair[0].role]), pair[1]), default=None)
        return best[0] if best else None

    def _role_for(self, need: WordProfile) -> int:
        """The newest of the roles that come about as close as the closest: recruiters look for recent work."""
        near = [_near(need, role) for role in self._roles]
        if max(near) < FAINT:
            near = self._nearness
        most = max(near)
        close = [at for at, nearness in enumerate(near) if nearness >= ALMOST * most]
        return max(close, key=lambda at: (_newness(self._life.roles[at]), near[at], -at))

    def _last_line(self, number: int) -> Evidence:
        places = [line.at for line in self._lines if line.role == number]
        return places[-1] if places else self._head(self._life.roles[number])

    def _head(self, role: CareerRole) -> Evidence:
        return Evidence(role.start, role.end, " ".join(self._text[role.start : role.end].split()))

    def _lacking(self, requirement: Requirement, line: str) -> tuple[str, ...]:
        """What the job calls it: the skills of its label that the line does not name, otherwise the whole label."""
        own_skills = {mention.skill for mention in self._lexicon.skills_in(line)}
        named = dict.fromkeys(mention.skill for mention in self._lexicon.skills_in(requirement.label))
        if requirement.kind is Kind.SKILL and (lack := [spoken(skill) for skill in named if skill not in own_skills]):
            return tuple(lack[:MOST_WORDS])
        stems = {stem(word.norm) for word in words(line)}
        return () if stems.issuperset(stem(word.norm) for word in words(requirement.label)) else (requirement.label,)


def _newness(role: CareerRole) -> float:
    """The month in which the role ended, infinite if it goes on, and 0 if nobody says."""
    if role.period is None:
        return 0
    return inf if role.period.last is None else role.period.last


def _near(need: WordProfile, text: WordProfile) -> float:
    if not need.words or not text.words:
        return 0.0
    return shared_words(need, text) + TOPIC * max(0.0, cosine(need.topics, text.topics))


def _roots(text: str) -> Iterator[str]:
    """The roots of the words of a text that say something of the work."""
    return map(root, content(text))


def _fits(line: _Line) -> bool:
    """A deed that words can be added to, not a row of names."""
    return len(line.at.quote) <= LONGEST_LINE and not is_list(line.at.quote)


def _holds(line: Evidence, at: int) -> bool:
    return line.start <= at < line.end


def _role_text(role: CareerRole) -> str:
    return " ".join([*[role.title] * TITLE_COUNTS, *(sentence.text for sentence in role.sentences)])


def _name(role: CareerRole) -> str:
    """Title and employer as the resume writes them; a long title alone, and cut after a word."""
    pieces: Sequence[str] = [*parts(role.title)[:1], *parts(role.employer)[:1]]
    name = ", ".join(dict.fromkeys(pieces))
    if len(name) <= LONGEST_NAME:
        return name
    title = pieces[0]
    return title if len(title) <= LONGEST_NAME else f"{title[:LONGEST_NAME].rsplit(' ', 1)[0]} …"
