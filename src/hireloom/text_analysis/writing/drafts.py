"""A question before its answer quotes the resume, and the choice of the sentence to quote and its wording."""

import re
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from hireloom.domain.resume_match.analyses import Level, Question
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.evidence.statements import Statement
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import opening
from hireloom.text_analysis.writing.question_banks import QuestionBank

WORN = 0.45  # subtracted from a sentence for each time it was quoted
MOST_TOLD = 2.0  # the most that words shared with the job add to a sentence
IN_FIELD = 1.5  # added for a role in the field of the job
RELATED = 0.2  # from this share on a sentence is about the same matter
_RESULTS = re.compile(r"\b(?:numbers?|figures?|results?|measur\w*|effect|amounts?|how do you know)\b", re.I)


@dataclass(frozen=True, slots=True)
class QuestionDraft:
    """`lacks` is the skill that the resume does not show, as written inside a sentence; `proof` the statement that
    shows what is asked; `listed` are the resume's words for it where no statement tells of it, and `paper` the kind
    of sentence that suits a certificate or a language; `of` is the statement that the question itself quotes;
    `unmet` marks a duty that nothing shows; `beside` is the statement that tells of something like what is lacking."""

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


@dataclass(slots=True)
class Ties:
    """Chooses sentences so that no quote and no wording repeats before all others were used. `about` are the telling
    words of the job, `family` its field: if no sentence fits the question, one that fits the job is used."""

    statements: Sequence[Statement]
    bank: QuestionBank
    lexicon: Lexicon
    about: Collection[str] = ()
    family: str = ""
    _quoted: Counter[str] = field(default_factory=Counter)
    _turns: Counter[str] = field(default_factory=Counter)

    def tied(self, draft: QuestionDraft, level: Level) -> Question:
        statement, when = self._statement(draft)
        said_so = statement.quote if statement else draft.listed
        support = self._next(when)
        if statement:
            self._quoted[statement.quote] += 1
        said = support.format(
            quote=said_so,
            where=draft.of.told.where if draft.of else "",
            skill=draft.lacks,
            Skill=opening(draft.lacks),
        )
        quote = said_so or draft.quote
        gap = bool(draft.lacks) or draft.unmet
        return Question(draft.text, f"{draft.answer} {said}".strip(), draft.topic, level, gap, quote)

    def _statement(self, draft: QuestionDraft) -> tuple[Statement | None, str]:
        """The statement to quote, and the kind of sentence to quote it in."""
        if draft.of:
            return draft.of, "role" if draft.of.told.where else "nowhere"
        if draft.proof:
            counts = draft.proof.has_figure and _RESULTS.search(f"{draft.text} {draft.answer}")
            return draft.proof, "number" if counts else "met"
        if draft.listed:
            return None, draft.paper or "listed"
        near, related = (draft.beside, True) if draft.beside else self._near(draft)
        kind, without = ("gap", "bare") if draft.lacks else ("unmet", "void") if draft.unmet else ("near", "open")
        if not near:
            return None, without
        return near, kind if related else "loose" if kind == "near" else f"{kind}-loose"

    def _near(self, draft: QuestionDraft) -> tuple[Statement | None, bool]:
        """The statement that tells most about the matter, and whether that is enough to say so."""
        terms = telling_terms(f"{draft.text} {draft.lacks}", self.lexicon)

        def common(each: Statement) -> float:
            return sum(self.lexicon.telling(term) for term in terms if term in each.terms)

        def worth(each: Statement) -> float:
            told = min(
                MOST_TOLD, sum(self.lexicon.telling(term) for term in sorted(each.terms.intersection(self.about)))
            )
            told += IN_FIELD * (self.family in self.lexicon.families_of(each.told.where))
            return 4 * common(each) + told + 0.1 * each.strength - WORN * self._quoted[each.quote]

        best = max(self.statements, key=worth, default=None)
        return best, best is not None and common(best) >= RELATED

    def _next(self, when: str) -> str:
        options = self.bank.supports.get(when, ("",))
        self._turns[when] += 1
        return options[(self._turns[when] - 1) % len(options)]
