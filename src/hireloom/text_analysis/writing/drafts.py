"""A question before its answer quotes the resume, and the choice of the sentence to quote and its wording."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from hireloom.domain.resume_match.analyses import Level, Question
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.evidence.statements import Statement
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.spellings import opening
from hireloom.text_analysis.writing.answer_facts import AnswerFacts, content
from hireloom.text_analysis.writing.question_banks import QuestionBank

WORN = 6.0  # subtracted from a sentence for each time it was quoted
MOST_SHARED = 2.0  # the most that words shared with the job add to a sentence
IN_FIELD = 1.5  # added for a role in the field of the job
RELATED = 0.2  # from this share on a sentence is about the same matter


@dataclass(frozen=True, slots=True)
class QuestionDraft:
    """`lacks` is the skill that the resume does not show, as written inside a sentence; `proof` the statement that
    shows what is asked; `listed` are the resume's words for it where no statement mentions it, and `paper` the kind
    of sentence that suits a certificate or a language; `of` is the statement that the question itself quotes;
    `unmet` marks a duty that nothing shows; `beside` is the statement about something like what is missing."""

    text: str
    answer: str
    topic: str
    lacks: str = ""
    proof: Statement | None = None
    of: Statement | None = None
    unmet: bool = False
    listed: str = ""
    paper: str = ""
    quote: str = ""
    beside: Statement | None = None
    skill: Skill | None = None


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

    def tied(self, draft: QuestionDraft, level: Level) -> Question:
        statement, when = self._statement(draft)
        quote = (statement.quote if statement else draft.listed) or draft.quote
        gap = bool(draft.lacks) or draft.unmet
        return Question(draft.text, self._answer(draft, statement, when), draft.topic, level, gap, quote)

    def _answer(self, draft: QuestionDraft, statement: Statement | None, when: str) -> str:
        """Facts of the resume in whole sentences, and what the bank says about the matter."""
        is_frame = "{told}" in draft.answer or "{more}" in draft.answer
        matter = "" if is_frame else content(draft.answer)
        if (
            statement
            and matter
            and not draft.lacks
            and (self.facts.is_last(statement) or not self.facts.says(statement))
        ):
            return matter
        if statement and is_frame and not draft.lacks and not draft.unmet and not when.startswith("touched"):
            return self._framed(draft.answer, statement)
        if matter and when == "met":
            when = "near"  # the fact needs a word that leads to it
        if matter and draft.quote and when.endswith("loose"):
            return f"{matter} {self._next('void')}" if draft.unmet else matter
        sentence = ""
        if statement:
            is_worn = self.facts.is_last(statement) and self.facts.has_more(statement)
            sentence = self.facts.more(statement) if is_worn else self.facts.tell(statement)
        support = self._next(when).format(
            told=sentence, quote=draft.listed, skill=draft.lacks, Skill=opening(draft.lacks)
        )
        if matter and when == "loose" and not self._is_of_field(statement):
            return matter  # a fact from elsewhere would only distract
        order = (support, matter) if draft.lacks or draft.unmet else (matter, support)
        return " ".join(filter(None, order))

    def _is_of_field(self, statement: Statement | None) -> bool:
        """The fact is from work in the field of the job or names what the job is about."""
        if statement is None or self.facts.times(statement) > 1:
            return False
        near = sum(self.lexicon.telling(term) for term in sorted(statement.terms.intersection(self.about)))
        return self.family in self.lexicon.families_of(statement.sentence.where) or near > 0

    def _framed(self, frame: str, statement: Statement) -> str:
        """The frame with the fact that it asks for, or another frame if that fact was used just now or is missing."""
        wants_more = "{more}" in frame or self.facts.is_last(statement)
        more = self.facts.more(statement) if wants_more else ""
        sentence = self.facts.tell(statement) if "{told}" in frame or not more else ""
        answer = frame.replace("{told}", sentence).replace("{more}", more)
        missing = [part for part in (sentence, more) if part not in answer]
        return " ".join(" ".join((answer, *missing)).split())

    def _statement(self, draft: QuestionDraft) -> tuple[Statement | None, str]:
        """The statement to quote, and the kind of sentence to quote it in."""
        if draft.of:
            return draft.of, "met"
        proof = self._least_told(draft.proof, draft.skill) if draft.proof else None
        if proof and (self.facts.says(proof) or not draft.quote):
            return proof, "met"
        if draft.listed and not draft.lacks and draft.skill and not draft.paper:
            statements = [
                statement
                for statement in self.statements
                if draft.skill in statement.skills and self.facts.says(statement)
            ]
            if statements:
                return min(statements, key=self.facts.times), "met"
        if draft.listed:
            return None, draft.paper or "listed"
        near, related = (draft.beside, True) if draft.beside else self._near(draft)
        if draft.quote and near and not draft.unmet:
            return near, "touched" if related else "touched-loose"
        if draft.lacks and draft.paper == "held":
            return near, "paper" if near else "bare-paper"
        kind, without = ("gap", "bare") if draft.lacks else ("unmet", "void") if draft.unmet else ("near", "open")
        if not near:
            return None, without
        return near, kind if related else "loose" if kind == "near" else f"{kind}-loose"

    def _least_told(self, proof: Statement, skill: Skill | None) -> Statement:
        """The proof, or another statement about the same skill if the proof was used before or makes no sentence."""
        if self.facts.says(proof) and not self.facts.times(proof):
            return proof
        others = [
            statement for statement in self.statements if skill in statement.skills and self.facts.says(statement)
        ]
        return min(others, key=self.facts.times, default=proof)

    def _near(self, draft: QuestionDraft) -> tuple[Statement | None, bool]:
        """The statement that says most about the matter, and whether that is enough to say so."""
        terms = telling_terms(f"{draft.text} {draft.lacks}", self.lexicon)

        def common(statement: Statement) -> float:
            return sum(self.lexicon.telling(term) for term in terms if term in statement.terms)

        def worth(statement: Statement) -> float:
            weight = min(
                MOST_SHARED,
                sum(self.lexicon.telling(term) for term in sorted(statement.terms.intersection(self.about))),
            )
            weight += IN_FIELD * (self.family in self.lexicon.families_of(statement.sentence.where))
            return (
                4 * common(statement)
                + weight
                + 0.1 * statement.strength
                - WORN * self.facts.times(statement)
                + 20 * self.facts.says(statement)
            )

        best = max(self.statements, key=worth, default=None)
        return best, best is not None and common(best) >= RELATED

    def _next(self, when: str) -> str:
        options = self.bank.supports.get(when, ("",))
        self._turns[when] += 1
        return options[(self._turns[when] - 1) % len(options)]
