"""What an interview asks about: deeds of the resume that its answers can tell in one sentence."""

from dataclasses import replace

from hireloom.text_analysis.evidence.statements import Statement, statements
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.resumes.careers import Career
from hireloom.text_analysis.writing.clauses.readable_clauses import is_empty, is_worth_telling
from hireloom.text_analysis.writing.clauses.sound_clauses import is_sound
from hireloom.text_analysis.writing.questions.answer_facts import AnswerFacts
from hireloom.text_analysis.writing.questions.subjects import with_its_skills

ONE_BREATH = 22  # words of a deed; longer ones are told last
WORTH_ASKING = 1.0  # strength of a deed
MOST_DEEDS = 250  # of which an answer may tell; no resume has more


def told_deeds(
    life: Career, about: frozenset[str], lexicon: Lexicon, now: int
) -> tuple[AnswerFacts, tuple[Statement, ...]]:
    """The facts of the answers, and the deeds that these tell, which say most about the terms of the job first."""

    def worth(deed: Statement) -> float:
        return deed.strength + sum(map(lexicon.telling, sorted(deed.terms & about)))

    noted = (deed for deed in statements(life, lexicon) if deed.strength >= WORTH_ASKING)
    strong = tuple(map(with_its_skills, sorted(noted, key=worth, reverse=True)[:MOST_DEEDS]))
    facts = AnswerFacts(life, strong, lexicon, now)
    sayable = (_as_told(deed, facts, lexicon) for deed in filter(facts.says, strong))
    sayable = (deed for deed in sayable if _is_told_well(facts.clause(deed), deed.sentence.text))
    return facts, tuple(sorted(sayable, key=lambda deed: len(facts.clause(deed).split()) > ONE_BREATH))


def _is_told_well(clause: str, sentence: str) -> bool:
    return is_worth_telling(clause) and is_sound(clause, sentence) and not is_empty(clause)


def _as_told(deed: Statement, facts: AnswerFacts, lexicon: Lexicon) -> Statement:
    """The deed with the skills that are left in the words in which it is told."""
    clause = facts.clause(deed)
    return replace(deed, skills=deed.skills.intersection(mention.skill for mention in lexicon.skills_in(clause)))
