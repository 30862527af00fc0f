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
from hireloom.text_analysis.evidence.implied import TRADES
from hireloom.text_analysis.evidence.statements import Deed, Statement, quoted, statements
from hireloom.text_analysis.evidence.wishes import JobSkill, wishes
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import periods
from hireloom.text_analysis.language.spellings import opening, spoken, with_article
from hireloom.text_analysis.language.titles import is_person, short
from hireloom.text_analysis.resumes.careers import career, quotable
from hireloom.text_analysis.writing import letter_duties
from hireloom.text_analysis.writing.answer_facts import AnswerFacts, is_answer
from hireloom.text_analysis.writing.drafts import QuestionDraft, Ties
from hireloom.text_analysis.writing.question_banks import EVERYONE, Cue, Frame, QuestionBank
from hireloom.text_analysis.writing.question_wording import (
    filled,
    is_plainly_missing,
    is_task,
    named_paper,
    ours,
    with_reason,
)

Item = TypeVar("Item")
ALL_OF_IT = ("sales", "marketing", "accounting", "nursing", "teaching", "customer service", "engineering", "management")
ABOUT = 0.5  # from this on a question of the trade is about the job, though it names no skill of it
MOST, ENOUGH = 60, 50  # general questions fill up to ENOUGH
LISTED_WORDS = 6  # of a list that an answer quotes
LONGEST_SOURCE = 14  # words of a line that a question quotes
BEST = 3  # so many lead each kind of question, in turn by level
HARD, SOFT, BOUND, NEAR, FEWEST_GENERAL = 12, 2, 16, 2, 8
DUTIES, WORTH_ASKING, FIRST = 5, 1.0, 200
# Where in the list each kind of question begins and ends, 0 to 1: special questions early, general ones late.
PLACES = {
    "trade": (0.0, 0.8), "duty": (0.01, 0.7), "skill": (0.04, 0.95), "near": (0.1, 1.0),
    "resume": (0.3, 0.95), "frame": (0.2, 0.8), "noted": (0.35, 1.0), "general": (0.5, 1.3),
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
    about = frozenset(
        term
        for line in advert(job).lines
        if line.ask is not Ask.NOISE
        for term in telling_terms(line.bare_text, lexicon)
    )
    room = _Room(
        job, lexicon, bank, level, deeds, spoken_facts, wishes(resume, job, lexicon), _needs_of(job, lexicon), about
    )
    streams = {
        "skill": list(room.skills()),
        "trade": list(room.trade()),
        "near": list(room.near()),
        "resume": list(room.resume()),
        "duty": list(room.duties()),
        "frame": list(room.frame()),
        "noted": list(room.noted()),
    }
    others = sum(len(drafts) for drafts in streams.values())
    streams["general"] = list(room.general(max(FEWEST_GENERAL, ENOUGH - others)))
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
        about: frozenset[str],
    ) -> None:
        self._job, self._lexicon, self._bank, self._level = job, lexicon, bank, level
        self._statements, self._facts, self._asked, self._needs = statements, facts, asked, needs
        self._about = about
        self._by_text = {statement.sentence.text: statement for statement in statements}
        title = needs.job.title if needs else ""
        self._start = crc32(f"{level}{title or job[:200]}".encode("utf-8", "replace"))
        self._used: set[Frame] = set()
        occupation = lexicon.occupation_of(title if needs else job[:FIRST])  # a job of one sentence has no other title
        self._title = occupation.title.split(" (")[0] if occupation else ""
        if self._title and is_person(title) and lexicon.roles_in(short(title)):
            self._title = re.sub(r"^\W*\w?\s?\+\s", "", short(title))  # as the job says it, without '$K + '
        self.family = occupation.family if occupation else self._told_by(title) or self._likely()

    def _told_by(self, title: str) -> str:
        """The family that the words of the title tell."""
        families = self._lexicon.families_of(title)
        return max(sorted(families), key=lambda family: families[family], default="")

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
        is_paper = wish.skill.kind in ("certificate", "licence", "language")
        is_bare = not any(map(self._facts.says, self._statements))
        is_listed = (is_paper or is_bare) and proof is None and len(self._listed(wish).split()) <= LISTED_WORDS
        return sentences or is_listed or (proof is not None and self._facts.says(proof))

    def _is_only_listed(self, wish: JobSkill) -> bool:
        """The resume names it in a list, and no sentence tells of it."""
        return bool(wish.proof) and not any(
            wish.skill in statement.skills and self._facts.says(statement) for statement in self._statements
        )

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
        hard = [wish for wish in self._asked if wish.skill.kind != "soft" and not self._is_the_trade(wish)][:HARD]
        soft = [wish for wish in self._asked if wish.skill.kind == "soft"][:SOFT]
        drafts = 0
        shown = sorted(self._turned(hard), key=lambda wish: self._is_only_listed(wish))
        for wish in (*shown, *hard, *soft):
            if drafts < BOUND and (draft := self._of_skill(wish)):
                drafts += 1
                yield draft

    def _is_the_trade(self, wish: JobSkill) -> bool:
        """The skill is the work as a whole: nobody asks a salesperson about 'sales'."""
        return wish.skill.name in TRADES or wish.skill.name.casefold() in ALL_OF_IT

    def _of_skill(self, wish: JobSkill) -> QuestionDraft | None:
        kind = _KINDS.get(wish.skill.kind, wish.skill.kind)
        name = spoken(wish.skill)
        lacks = not wish.proof and kind != "soft"
        if not (is_plainly_missing(wish) if lacks else self._is_told(wish)):
            return None
        new = f"new-{kind}" if kind in ("certificate", "language") else "new"
        frame = (self._take(new) or self._take(kind, known=False)) if lacks else self._take(kind)
        if not frame:
            return None
        bare = name.removeprefix("the ")
        topic = opening(bare)
        return QuestionDraft(
            opening(filled(frame.text, skill=name, Skill=opening(name), plain=named_paper(wish, name))),
            frame.answer,
            topic if len(topic.split()) <= 3 else _TOPICS.get(kind, "Skills"),
            lacks=(named_paper(wish, name) if kind == "certificate" else name) if lacks else "",
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
            named = [cue for cue in cues if self._named(cue)]
            about = [cue for cue in cues if cue.skills and cue not in named and self._nearness(cue) >= ABOUT]
            whole = [cue for cue in cues if not cue.skills]
            yield from map(self._from_cue, [cue for cue in (*named, *about, *whole) if is_answer(cue.answer)])

    def noted(self) -> Iterator[QuestionDraft]:
        """The questions of this trade whose answers are only notes."""
        cues = self._bank.asked_in(self.family, self._level) if self.family else []
        yield from map(
            self._from_cue, [cue for cue in cues if not is_answer(cue.answer) and (self._named(cue) or not cue.skills)]
        )

    def _nearness(self, cue: Cue) -> float:
        """How much of what the job is about the question tells."""
        terms = telling_terms(f"{' '.join(cue.skills)} {cue.text} {cue.answer}", self._lexicon)
        return sum(self._lexicon.telling(term) for term in set(terms) & self._about)

    def near(self) -> Iterator[QuestionDraft]:
        """Questions of other trades about the skills that this job names."""
        families = dict.fromkeys(family for wish in self._asked for family in wish.skill.families)
        cues = [
            cue
            for family in families
            if family != self.family
            for cue in self._bank.asked_in(family, self._level)
            if self._named(cue) and is_answer(cue.answer)
        ]
        yield from map(self._from_cue, cues[:NEAR])

    def general(self, count: int) -> Iterator[QuestionDraft]:
        cues = self._bank.asked_in(EVERYONE, self._level)
        turned = [cues[(self._start // len(cues) + step) % len(cues)] for step in range(min(count, len(cues)))]
        yield from map(self._from_cue, sorted(turned, key=lambda cue: not is_answer(cue.answer)))

    def _named(self, cue: Cue) -> list[JobSkill]:
        return [wish for wish in self._asked if wish.skill.name in cue.skills]

    def _from_cue(self, cue: Cue) -> QuestionDraft:
        named = self._named(cue)
        shown = next((wish for wish in named if wish.proof), None)
        if named and not shown and is_plainly_missing(named[0]):
            first = named[0]
            is_paper = first.skill.kind in ("certificate", "licence")
            name = named_paper(first, spoken(first.skill)) if is_paper else spoken(first.skill)
            beside, paper = self._beside(first), "held" if is_paper else ""
            return QuestionDraft(cue.text, cue.answer, cue.topic, name, beside=beside, paper=paper)
        proof, skill = (self._statement(shown), shown.skill) if shown else (None, None)
        text = with_reason(cue.text, [wish for wish in named if not self._is_the_trade(wish)])
        return QuestionDraft(text, cue.answer, cue.topic, proof=proof, skill=skill)

    def _turned(self, found: list[Item]) -> list[Item]:
        """The same, beginning at another place for each level, so that no two levels begin alike."""
        first = list(Level).index(self._level) % max(1, min(BEST, len(found)))
        return [*found[first:BEST], *found[:first], *found[BEST:]]

    def resume(self) -> Iterator[QuestionDraft]:
        """Questions about the strongest sentences of the resume, each chosen by its kind of deed."""
        for statement in self._turned([statement for statement in self._statements if self._facts.says(statement)]):
            frame = (self._take(statement.deed) if self._facts.shows(statement) else None) or self._take(Deed.ANY)
            if frame and ("{told}" in frame.answer or self._facts.has_more(statement)):
                text = filled(frame.text, asked=self._facts.asked(statement))
                of = statement if "{asked}" in frame.text or frame.about != Deed.ANY else None
                yield QuestionDraft(text, frame.answer, "Your resume", of=of)

    def duties(self) -> Iterator[QuestionDraft]:
        """Questions about the duties of the job, the most telling first."""
        asked = asked_duties(self._job, self._lexicon)
        duties = [duty for duty in asked if quotable(duty) and not _OF_WHO.search(duty) and is_task(duty)]
        terms = {duty: telling_terms(duty, self._lexicon) for duty in duties}
        duties.sort(key=lambda duty: -sum(sorted(self._lexicon.telling(term) for term in terms[duty])[-6:]))
        for duty in self._turned(duties[:DUTIES]):
            proof = shown_by(duty, self._statements, self._lexicon)
            frame = self._take("duty", known=bool(proof and self._facts.says(proof)))
            if not frame:
                continue
            touched = proof or any(set(terms[duty]) & statement.terms for statement in self._statements)
            text = filled(frame.text, duty=ours(letter_duties.duty(duty)))
            yield QuestionDraft(text, frame.answer, "This job", proof=proof, unmet=not touched, quote=quoted(duty))

    def frame(self) -> Iterator[QuestionDraft]:
        """Questions about the title, the years and the education that the job asks for."""
        while self._title and (frame := self._take("title")):
            text = filled(frame.text, title=self._title, a_title=with_article(self._title))
            yield QuestionDraft(text, frame.answer, "The role")
        for asked in self._needs.asked if self._needs else ():
            need = asked.requirement
            if need.kind is Kind.EXPERIENCE and asked.years and (frame := self._take("years")):
                yield QuestionDraft(filled(frame.text, plain=need.label), frame.answer, "Experience")
            is_short = quotable(need.source) and len(need.source.split()) <= LONGEST_SOURCE
            if need.kind is Kind.EDUCATION and is_short and (frame := self._take("education")):
                yield QuestionDraft(filled(frame.text, plain=quoted(need.source)), frame.answer, "Education")
