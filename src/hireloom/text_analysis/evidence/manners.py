"""Deeds that show a soft skill without naming it: somebody who reconciles accounts pays attention to detail."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from hireloom.domain.resume_match.findings import Kind
from hireloom.text_analysis.adverts.requirements import ProvableRequirement
from hireloom.text_analysis.evidence.proof_lines import shows_nothing
from hireloom.text_analysis.evidence.proofs import is_list
from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.words import root, words
from hireloom.text_analysis.resumes.readings import Reading


def _roots(text: str) -> frozenset[str]:
    return frozenset(root(word.norm) for word in words(text))


# The words that ask for a manner count only as written: 'organized' is a manner, 'organization' an employer.
_ROWS = [(skill, frozenset(asks.split()), _roots(deeds)) for skill, asks, deeds in rows_of("manners.tsv", "evidence")]
_DEEDS = {skill: deeds for skill, _, deeds in _ROWS}
FEWEST_WORDS = 4  # of a sentence that tells of a deed


def deeds_of_manner(need: ProvableRequirement, resume: Reading) -> Mapping[int, int]:
    """The sentences whose deeds show the soft skills of a requirement, each with how many such words it has. Empty
    where it asks for anything else. Lists are left out: they tell of no deed."""
    counts = _counts((skill.name for skill in need.skills), resume) if need.is_manner else {}
    return {at: count for at, count in counts.items() if not is_list(resume.sentence(at))}


def showing_manner(need: ProvableRequirement, resume: Reading) -> Sequence[int]:
    """The sentences that best show how somebody works, where a requirement asks for a soft skill or a duty asks for one
    in other words ('Communicate at all levels'). Empty where none is asked for."""
    skills = [skill.name for skill in need.skills] if need.is_manner else []
    if need.requirement.kind is Kind.DUTY:
        label_words = {word.norm for word in words(need.requirement.label)}
        skills = [skill for skill, asks, _ in _ROWS if asks & label_words]
    counts = _counts(skills, resume)
    showing = [at for at in counts if not shows_nothing(resume.sentence(at))]
    telling = [at for at in showing if _tells(resume.sentence(at))]
    return sorted(telling or showing, key=lambda at: (-counts[at], at))


def _counts(skills: Iterable[str], resume: Reading) -> Mapping[int, int]:
    deeds = frozenset[str]().union(*(_DEEDS.get(skill, ()) for skill in skills))
    return Counter(at for word in sorted(deeds) for at in resume.roots.get(word, ()))


def _tells(sentence: str) -> bool:
    return len(sentence.split()) >= FEWEST_WORDS and not is_list(sentence)
