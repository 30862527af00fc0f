"""A question before its answer quotes the resume, and the choice of the sentence to quote and its wording."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from hireloom.domain.resume_match.analyses import Level, Question
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.evidence.statements import Statement
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.spellings import spoken
from hireloom.text_analysis.writing.questions.answer_facts import AnswerFacts, content
from hireloom.text_analysis.writing.trades.question_banks import QuestionBank

WORN = 6.0  # subtracted from a sentence for each time it was quoted
MOST_SHARED = 2.0  # the most that words shared with the job add to a sentence
OF_USE = 2.0  # from here on a sentence is worth telling in place of what is missing
IN_FIELD = 1.5  # added for a role in the field of the job


@dataclass(frozen=True, slots=True)
class QuestionDraft:
    """`lacks` is the skill that the resume does not show, as written inside a sentence; `proof` the statement that
    shows what is asked; `listed` are the resume's words for it where no statement mentions it, and `paper` the kind
    of sentence that suits a language; `of` is the statement that the question itself quotes;
    `unmet` marks an activity that nothing shows; `beside` is the statement about something like what is missing."""

    text: str
    answer: str
    topic: str
    lacks: str = ""
    proof: Statement | None = None
    of: Statement | None = None
    unmet: bool = False
    listed: str = ""
    paper: str = ""
    beside: Statement | None = None
    skill: Skill | None = None
    is_whole: bool = False  # the answer says all that there is to say
    is_own: bool = False  # it tells of the person's own work
    is_loose: bool = False  # the job is only loosely about it


@dataclass(slots=True)
class Ties:
    """Chooses sentences so that no quote and no wording repeats before all others were used. `about` are the telling
    words of the job, `family` its field: if no sentence fits the question, one that fits the job is used."""

    statements: Sequence[Statement]
    facts: AnswerFacts
    bank: QuestionBank
    lexicon: Lexicon
    about: Collection[str] = ()
    family: str = ""
    _turns: Counter[str] = field(default_factory=Counter)
    _fits: list[float] = field(default_factory=list)

    def tied(self, draft: QuestionDraft, level: Level) -> Question:
        statement, when = self._statement(draft)
        quote = statement.quote if statement else draft.listed
        gap = bool(draft.lacks) or draft.unmet
        return Question(draft.text, self._answer(draft, statement, when), draft.topic, level, gap, quote)

    def _answer(self, draft: QuestionDraft, statement: Statement | None, when: str) -> str:
        """Facts of the resume in whole sentences, and what the bank says about the matter."""
        is_frame = "{" in draft.answer
        if draft.is_whole or (draft.of and not is_frame):
            return draft.answer
        matter = "" if is_frame else content(draft.answer)
        if statement and is_frame and when in ("met", "near"):
            return self._framed(draft.answer, statement)
        if matter and (when in ("near", "open") or (when == "met" and statement is self._last_of(statement))):
            return matter  # an unrelated fact, or the one before it, would only distract
        if matter and when == "met":
            when = "known" if draft.skill else "near"  # the fact needs a word to lead up to it
        sentence = self.facts.tell(statement) if statement else ""
        low = sentence if sentence.startswith("I ") else f"{sentence[:1].lower()}{sentence[1:]}"
        skill = draft.lacks or (spoken(draft.skill) if draft.skill else "")
        support = self._next(when).format(told=sentence, low=low, quote=draft.listed, skill=skill)
        order = (support, matter) if draft.lacks else (matter, support)
        return " ".join(filter(None, order))

    def _last_of(self, statement: Statement | None) -> Statement | None:
        return statement if statement is None or self.facts.is_last(statement) else None

    def _framed(self, frame: str, statement: Statement) -> str:
        """The frame with the fact that it asks for, or another frame if that fact was used just now or is missing."""
        more = self.facts.more(statement) if "{more}" in frame or self.facts.is_last(statement) else ""
        sentence = self.facts.tell(statement) if "{told}" in frame or not more else ""
        answer = frame.replace("{told}", sentence).replace("{more}", more)
        missing = [part for part in (sentence, more) if part not in answer]
        return " ".join(" ".join((answer, *missing)).split())

    def _statement(self, draft: QuestionDraft) -> tuple[Statement | None, str]:
        """The statement to use, and the kind of sentence for it."""
        if draft.of:
            return draft.of, "met"
        if draft.proof:
            return self._least_told(draft.proof, draft.skill), "met"
        if draft.skill and not draft.lacks and not draft.paper:
            of_skill = [statement for statement in self.statements if draft.skill in statement.skills]
            if of_skill:
                return min(of_skill, key=self.facts.times), "met"
        if draft.listed and not draft.lacks:
            return None, draft.paper or "listed"
        if draft.lacks and draft.paper:
            return None, "unspoken"
        if draft.lacks:
            is_fresh = draft.beside is not None and not self.facts.times(draft.beside)
            of = "-work" if draft.skill and draft.skill.kind in ("method", "knowledge") else ""
            if is_fresh:
                return draft.beside, f"gap{of}"
            further = self._near(draft)
            is_of_use = further and not self.facts.times(further) and self._fit(further) >= OF_USE
            return (further, f"bring{of}") if is_of_use else (None, f"bare{of}")
        near = self._near(draft)
        return near, "near" if near else "open"

    def _least_told(self, proof: Statement, skill: Skill | None) -> Statement:
        """The proof, or another statement about the same skill if the proof was used before."""
        if not self.facts.times(proof):
            return proof
        with_skill = [statement for statement in self.statements if skill in statement.skills]
        return min(with_skill, key=self.facts.times, default=proof)

    def _near(self, draft: QuestionDraft) -> Statement | None:
        """The statement that says most about the matter."""
        terms = telling_terms(f"{draft.text} {draft.lacks}", self.lexicon)
        fits = self._fits = self._fits or [self._fit(statement) for statement in self.statements]

        def common(statement: Statement) -> float:
            return sum(self.lexicon.telling(term) for term in terms if term in statement.terms)

        def worth(at: int) -> float:
            statement = self.statements[at]
            return 4 * common(statement) + fits[at] - WORN * self.facts.times(statement)

        best = max(range(len(fits)), key=worth, default=None)
        return None if best is None else self.statements[best]

    def _fit(self, statement: Statement) -> float:
        """How well the statement fits the job, whatever the question is."""
        shared = sum(self.lexicon.telling(term) for term in sorted(statement.terms.intersection(self.about)))
        is_in_field = self.family in self.lexicon.families_of(statement.sentence.where)
        return min(MOST_SHARED, shared) + IN_FIELD * is_in_field + 0.1 * statement.strength

    def _next(self, when: str) -> str:
        options = self.bank.supports.get(when, ("",))
        self._turns[when] += 1
        return options[(self._turns[when] - 1) % len(options)]
