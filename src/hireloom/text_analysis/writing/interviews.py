"""Interview questions for one job and one resume at one level: a fixed list that is divided into pages."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import TypeVar
from zlib import crc32

from hireloom.domain.resume_match.analyses import Level, Question
from hireloom.domain.resume_match.findings import Kind
from hireloom.domain.resume_match.job_texts import NoRequirement
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.requirements import JobRequirements, job_requirements, telling_terms
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.evidence.duties import asked_duties, shown_by
from hireloom.text_analysis.evidence.statements import Deed, Statement, quoted, statements
from hireloom.text_analysis.evidence.wishes import JobSkill, wishes
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import periods
from hireloom.text_analysis.language.spellings import opening, paper, spoken, with_article
from hireloom.text_analysis.language.titles import is_person, short
from hireloom.text_analysis.resumes.careers import career, quotable
from hireloom.text_analysis.writing import letter_deeds
from hireloom.text_analysis.writing.answer_facts import AnswerFacts
from hireloom.text_analysis.writing.drafts import QuestionDraft, Ties
from hireloom.text_analysis.writing.question_banks import EVERYONE, Cue, Frame, QuestionBank

Item = TypeVar("Item")
MOST, ENOUGH = 60, 50  # general questions fill up to ENOUGH
LISTED_WORDS = 6  # of a list that an answer quotes
LONGEST_SOURCE = 14  # words of a line that a question quotes
BEST = 3  # so many lead each kind of question, in turn by level
MOST_NAMES = 3  # in a duty
HARD, SOFT, BOUND, NEAR, FEWEST_GENERAL = 12, 2, 16, 5, 8
DUTIES, WORTH_ASKING, FIRST = 5, 1.0, 200
# Where in the list each kind of question begins and ends, 0 to 1: special questions early, general ones late.
PLACES = {
    "duty": (0.0, 0.8), "skill": (0.01, 0.95), "resume": (0.02, 0.9), "trade": (0.06, 0.9),
    "frame": (0.15, 0.8), "near": (0.4, 1.0), "general": (0.3, 1.3),
}  # fmt: skip
# Lines about the person they look for say nothing about the work.
_OF_WHO = re.compile(
    r"^you\s?:|\b(?:wir suchen|sie bringen|candidates?|to be successful|experience (?:in|with|as)"
    r"|years?['’]? (?:of )?experience)\b",
    re.I,
)
_KINDS = {"licence": "certificate"}
_TOPICS = {"tool": "Tools", "method": "Methods", "knowledge": "Knowledge", "soft": "Working style"}


@lru_cache(maxsize=16)
def interview(resume: str, job: str, lexicon: Lexicon, bank: QuestionBank, level: Level) -> tuple[Question, ...]:
    """The questions in the order in which they are asked, none twice. Raises JobTooLong."""
    life = career(resume, lexicon)
    deeds = tuple(statement for statement in statements(life, lexicon) if statement.strength >= WORTH_ASKING)
    spoken_facts = AnswerFacts(life, deeds, lexicon)
    room = _Room(job, lexicon, bank, level, deeds, spoken_facts, wishes(resume, job, lexicon), _needs_of(job, lexicon))
    streams = {
        "skill": list(room.skills()),
        "trade": list(room.trade()),
        "near": list(room.near()),
        "resume": list(room.resume()),
        "duty": list(room.duties()),
        "frame": list(room.frame()),
    }
    others = sum(len(drafts) for drafts in streams.values())
    streams["general"] = list(room.general(max(FEWEST_GENERAL, ENOUGH - others)))
    about = {
        term
        for line in advert(job).lines
        if line.ask is not Ask.NOISE
        for term in telling_terms(line.bare_text, lexicon)
    }
    ties = Ties(deeds, spoken_facts, bank, lexicon, about, room.family)
    return tuple(ties.tied(draft, level) for draft in _mixed(streams))


def _mixed(streams: dict[str, list[QuestionDraft]]) -> list[QuestionDraft]:
    """All drafts, each kind spread over its range of the list, no text twice."""
    placed = []
    for order, (kind, drafts) in enumerate(streams.items()):
        first, last = PLACES[kind]
        for at, draft in enumerate(drafts):
            placed.append((first + (last - first) * at / len(drafts), order, at, draft))
    seen: dict[str, QuestionDraft] = {}
    for _, _, _, draft in sorted(placed, key=lambda place: place[:3]):
        seen.setdefault(_folded(draft.text), draft)
    return list(seen.values())[:MOST]


def _folded(text: str) -> str:
    return "".join(sign for sign in text.casefold() if sign.isalnum())


def _needs_of(job: str, lexicon: Lexicon) -> JobRequirements | None:
    try:
        return job_requirements(job, lexicon)
    except NoRequirement:
        return None


class _Room:
    """One interview: the facts of the job and the resume, and each kind of question made from them."""

    def __init__(
        self,
        job: str,
        lexicon: Lexicon,
        bank: QuestionBank,
        level: Level,
        statements: tuple[Statement, ...],
        facts: AnswerFacts,
        asked: tuple[JobSkill, ...],
        needs: JobRequirements | None,
    ) -> None:
        self._job, self._lexicon, self._bank, self._level = job, lexicon, bank, level
        self._statements, self._facts, self._asked, self._needs = statements, facts, asked, needs
        self._by_text = {statement.sentence.text: statement for statement in statements}
        title = needs.job.title if needs else ""
        self._start = crc32(f"{level}{title or job[:200]}".encode("utf-8", "replace"))
        self._used: set[Frame] = set()
        occupation = lexicon.occupation_of(title if needs else job[:FIRST])  # a job of one sentence has no other title
        self._title = occupation.title.split(" (")[0] if occupation else ""
        if self._title and is_person(title) and lexicon.roles_in(short(title)):
            self._title = short(title)  # as the job says it
        self.family = occupation.family if occupation else self._likely()

    def _likely(self) -> str:
        """The family that most skills of the job belong to, at least three of them."""
        count: dict[str, int] = {}
        for wish in self._asked:
            for family in wish.skill.families if wish.skill.kind != "soft" else ():
                count[family] = count.get(family, 0) + 1
        best = max(count, key=lambda family: (count[family], family), default="")
        return best if count.get(best, 0) >= 3 else ""

    def _take(self, about: str, *, known: bool = True) -> Frame | None:
        """The next unused frame; each job begins at a different one."""
        frames = self._bank.about(about, self._level, known=known)
        for step in range(len(frames)):
            frame = frames[(self._start + step) % len(frames)]
            if frame not in self._used:
                self._used.add(frame)
                return frame
        return None

    def _statement(self, wish: JobSkill) -> Statement | None:
        """The statement that shows the skill; having a certificate or a language is no deed."""
        return None if wish.skill.kind in ("certificate", "licence", "language") else self._by_text.get(wish.proof)

    def _is_told(self, wish: JobSkill) -> bool:
        """A sentence or a short list of the resume can answer for the skill."""
        proof = self._statement(wish)
        sentences = any(
            wish.skill in statement.skills and self._facts.says(statement) for statement in self._statements
        )
        is_listed = proof is None and len(self._listed(wish).split()) <= LISTED_WORDS
        return sentences or is_listed or (proof is not None and self._facts.says(proof))

    def _beside(self, wish: JobSkill) -> Statement | None:
        """The strongest statement about something of the same kind in the same field: Cerner beside Epic."""
        fields = set(wish.skill.families)
        statements = (
            statement
            for statement in self._statements
            if any(skill.kind == wish.skill.kind and fields & set(skill.families) for skill in statement.skills)
        )
        return next(statements, None) if wish.skill.kind in ("tool", "method") else None

    def _listed(self, wish: JobSkill) -> str:
        """The skill in the resume's own words, taken from a list of skills."""
        text = wish.proof
        for span in reversed(periods(text)):
            text = f"{text[: span.start]}|{text[span.end :]}"
        for piece in re.split(r"[,;|•/]\s*|\s[-–]\s", text):
            if any(mention.skill is wish.skill for mention in self._lexicon.skills_in(piece)):
                return quoted(piece)
        return quoted(wish.proof)

    def skills(self) -> Iterator[QuestionDraft]:
        """Questions about the skills of the job, the most telling first, and second ones where there is more."""
        hard = [wish for wish in self._asked if wish.skill.kind != "soft"][:HARD]
        soft = [wish for wish in self._asked if wish.skill.kind == "soft"][:SOFT]
        drafts = 0
        for wish in (*self._turned(hard), *soft, *hard):
            if drafts < BOUND and (draft := self._about(wish)):
                drafts += 1
                yield draft

    def _about(self, wish: JobSkill) -> QuestionDraft | None:
        kind = _KINDS.get(wish.skill.kind, wish.skill.kind)
        name = spoken(wish.skill)
        lacks = not wish.proof and kind != "soft"
        if not (_is_plainly_missing(wish) if lacks else self._is_told(wish)):
            return None
        new = f"new-{kind}" if kind in ("certificate", "language") else "new"
        frame = (self._take(new) or self._take(kind, known=False)) if lacks else self._take(kind)
        if not frame:
            return None
        bare = name.removeprefix("the ")
        topic = opening(bare)
        return QuestionDraft(
            opening(_filled(frame.text, skill=name, Skill=opening(name), plain=_with_article(wish, name))),
            frame.answer,
            topic if len(topic.split()) <= 3 else _TOPICS.get(kind, "Skills"),
            lacks=(_with_article(wish, name) if kind == "certificate" else name) if lacks else "",
            beside=self._beside(wish) if lacks else None,
            skill=wish.skill,
            proof=self._statement(wish),
            listed=self._listed(wish),
            paper={"certificate": "held", "language": "tongue"}.get(kind, ""),
        )

    def trade(self) -> Iterator[QuestionDraft]:
        """Questions of this trade: first about the skills that the job names, then for everyone in the trade."""
        if self.family:
            cues = self._bank.asked_in(self.family, self._level)
            yield from map(self._from_cue, [cue for cue in cues if self._named(cue)])
            yield from map(self._from_cue, [cue for cue in cues if not cue.skills])

    def near(self) -> Iterator[QuestionDraft]:
        """Questions of other trades about the skills that this job names."""
        families = dict.fromkeys(family for wish in self._asked for family in wish.skill.families)
        cues = [
            cue
            for family in families
            if family != self.family
            for cue in self._bank.asked_in(family, self._level)
            if self._named(cue)
        ]
        yield from map(self._from_cue, cues[:NEAR])

    def general(self, count: int) -> Iterator[QuestionDraft]:
        cues = self._bank.asked_in(EVERYONE, self._level)
        for step in range(min(count, len(cues))):
            yield self._from_cue(cues[(self._start + step) % len(cues)])

    def _named(self, cue: Cue) -> list[JobSkill]:
        return [wish for wish in self._asked if wish.skill.name in cue.skills]

    def _from_cue(self, cue: Cue) -> QuestionDraft:
        named = self._named(cue)
        shown = next((wish for wish in named if wish.proof), None)
        if named and not shown and _is_plainly_missing(named[0]):
            return QuestionDraft(cue.text, cue.answer, cue.topic, spoken(named[0].skill), beside=self._beside(named[0]))
        proof, skill = (self._statement(shown), shown.skill) if shown else (None, None)
        return QuestionDraft(cue.text, cue.answer, cue.topic, proof=proof, skill=skill)

    def _turned(self, found: list[Item]) -> list[Item]:
        """The same, beginning at another place for each level, so that no two levels begin alike."""
        first = list(Level).index(self._level) % max(1, min(BEST, len(found)))
        return [*found[first:BEST], *found[:first], *found[BEST:]]

    def resume(self) -> Iterator[QuestionDraft]:
        """Questions about the strongest sentences of the resume, each chosen by its kind of deed."""
        for statement in self._turned([statement for statement in self._statements if self._facts.says(statement)]):
            frame = (self._take(statement.deed) if self._facts.shows(statement) else None) or self._take(Deed.ANY)
            if frame and ("{told}" in frame.answer or self._facts.has_more(statement)):
                text = _filled(frame.text, asked=self._facts.asked(statement))
                of = statement if "{asked}" in frame.text or frame.about != Deed.ANY else None
                yield QuestionDraft(text, frame.answer, "Your resume", of=of)

    def duties(self) -> Iterator[QuestionDraft]:
        """Questions about the duties of the job, the most telling first."""
        asked = asked_duties(self._job, self._lexicon)
        duties = [duty for duty in asked if quotable(duty) and not _OF_WHO.search(duty) and _is_task(duty)]
        terms = {duty: telling_terms(duty, self._lexicon) for duty in duties}
        duties.sort(key=lambda duty: -sum(sorted(self._lexicon.telling(term) for term in terms[duty])[-6:]))
        for duty in self._turned(duties[:DUTIES]):
            frame = self._take("duty")
            if not frame:
                return
            proof = shown_by(duty, self._statements, self._lexicon)
            touched = proof or any(set(terms[duty]) & statement.terms for statement in self._statements)
            text = _filled(frame.text, duty=_ours(letter_deeds.duty(duty)))
            yield QuestionDraft(text, frame.answer, "This job", proof=proof, unmet=not touched, quote=quoted(duty))

    def frame(self) -> Iterator[QuestionDraft]:
        """Questions about the title, the years and the education that the job asks for."""
        while self._title and (frame := self._take("title")):
            filled = (_filled(text, title=self._title, a_title=with_article(self._title)) for text in (frame.text,))
            yield QuestionDraft(next(filled), frame.answer, "The role")
        for asked in self._needs.asked if self._needs else ():
            need = asked.requirement
            if need.kind is Kind.EXPERIENCE and asked.years and (frame := self._take("years")):
                yield QuestionDraft(_filled(frame.text, plain=need.label), frame.answer, "Experience")
            is_short = quotable(need.source) and len(need.source.split()) <= LONGEST_SOURCE
            if need.kind is Kind.EDUCATION and is_short and (frame := self._take("education")):
                yield QuestionDraft(_filled(frame.text, plain=quoted(need.source)), frame.answer, "Education")


def _is_plainly_missing(wish: JobSkill) -> bool:
    """The resume would name it: a tool, a paper or a language, but not a kind of work, which may go by other names."""
    if wish.skill.kind == "tool":
        return spoken(wish.skill)[0].isupper()
    return wish.skill.kind in ("certificate", "licence", "language") and wish.skill.name != "English"


def _is_task(line: str) -> bool:
    """The line says what to do, and no row of titles."""
    duty = letter_deeds.duty(line)
    return bool(duty) and sum(word[0].isupper() for word in duty.split()) < MOST_NAMES


def _ours(duty: str) -> str:
    """A duty as the employer says it: 'keep our queries fast'."""
    for pattern, instead in (
        (r"\byour\b", "our"),
        (r"\byours\b", "ours"),
        (r"\byou are\b", "we are"),
        (r"\byou\b", "us"),
    ):
        duty = re.sub(pattern, instead, duty)
    return duty


def _with_article(wish: JobSkill, name: str) -> str:
    """'an RN license', 'ServSafe certification'."""
    whole = paper(wish.skill) if wish.skill.kind in ("certificate", "licence") else name
    return with_article(whole) if wish.skill.kind == "licence" else whole


def _filled(text: str, **words: str) -> str:
    """The text with its placeholders filled; filled-in text is never read as a placeholder."""
    return text.format_map(words)
