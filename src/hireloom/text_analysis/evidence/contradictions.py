"""Rows about the same skill must not contradict each other."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from hireloom.domain.resume_match.findings import Kind, State
from hireloom.text_analysis.adverts.requirements import ProvableRequirement
from hireloom.text_analysis.evidence.comparisons import asked_words
from hireloom.text_analysis.evidence.judgements import IMPLIED, NEAR, Judgement
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.words import root, words

MOST_BESIDE = 0.34  # of the words of a duty, that its skills do not name


def without_contradictions(
    needs: Sequence[ProvableRequirement], results: Sequence[Judgement], lexicon: Lexicon
) -> list[Judgement]:
    """The judgements, made consistent. A duty that only the work as a whole shows is partly met at most where a skill
    that it names is missing. A duty that names little besides skills that the resume shows is not missing."""
    rows: Mapping[Skill, Judgement] = {
        need.skills[0]: result for need, result in zip(needs, results, strict=True) if len(need.skills) == 1
    }
    return [_agreed(need, result, rows, lexicon) for need, result in zip(needs, results, strict=True)]


def _agreed(
    need: ProvableRequirement, result: Judgement, rows: Mapping[Skill, Judgement], lexicon: Lexicon
) -> Judgement:
    label = need.requirement.label
    if need.requirement.kind is not Kind.DUTY or result.state is State.PARTLY:
        return result
    mentions = [mention for mention in lexicon.skills_in(label) if mention.skill in rows]
    same = [rows[mention.skill] for mention in mentions]
    if result.state is State.MET and result.is_implied and any(row.state is State.MISSING for row in same):
        return replace(result, state=State.PARTLY, share=IMPLIED, note=NEAR)
    if result.state is State.MISSING and same and all(row.share and row.at for row in same):
        named = {root(word.norm) for mention in mentions for word in words(label[mention.start : mention.end])}
        label_words = asked_words(label)
        if len(label_words.keys() - named) <= MOST_BESIDE * len(label_words):
            weakest = min(same, key=lambda row: row.share)
            return Judgement(State.PARTLY, min(IMPLIED, weakest.share), weakest.at, NEAR, is_implied=True)
    return result
