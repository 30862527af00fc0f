"""What a job asks for and a deed shows, in the words in which a letter names it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.evidence.implied import TRADES
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import spoken
from hireloom.text_analysis.writing.letter_choice import is_task
from hireloom.text_analysis.writing.letter_duties import duty
from hireloom.text_analysis.writing.letter_evidence import LetterDeed
from hireloom.text_analysis.writing.letter_facts import LetterFacts
from hireloom.text_analysis.writing.letter_gaps import OFFICE
from hireloom.text_analysis.writing.letter_wording import sayable
from hireloom.text_analysis.writing.plain_deeds import is_plain_duty

LONGEST_DUTY, LONGEST_NAME = 10, 3  # words; more would only repeat the advert
# The part of a name, of a duty of which the match says that the deed shows it, and of any other that the two share.
PART_OF_NAME, PART_OF_PROOF, PART_OF_DUTY, MOST_SHARED = 0.95, 0.5, 0.6, 0.6
FEWEST_SHARED = 2  # terms, of a need that has as many
MOST = 2  # needs; more would make a list of the letter


def answered(deeds: Sequence[LetterDeed], facts: LetterFacts, lexicon: Lexicon) -> dict[LetterDeed, str]:
    """The deeds that answer a need of the job, each with another need: 'for billing', 'for someone to …'."""
    needs: dict[LetterDeed, str] = {}
    for deed in deeds:
        if len(needs) < MOST and not is_task(deed):
            need = next((need for need in _needs(deed, facts, lexicon) if need not in needs.values()), "")
            if need:
                needs[deed] = need
    return needs


def _needs(deed: LetterDeed, facts: LetterFacts, lexicon: Lexicon) -> Iterator[str]:
    named = [(1.0, name) for skill, name in facts.named if skill in deed.skills]
    named += [(_shared(label, deed, lexicon), _name(label, lexicon)) for label in deed.asks]
    names = [name for part, name in sorted(named, key=lambda pair: -pair[0]) if part >= PART_OF_NAME and name]
    yield from (f"for {name}" for name in sayable(names) if not OFFICE.search(name))
    of_match = [need for label in deed.asks if is_plain_duty(need := duty(label), label)]
    for need in (*of_match, *facts.duties):
        least = PART_OF_PROOF if need in of_match else PART_OF_DUTY
        if len(need.split()) <= LONGEST_DUTY and _shared(need, deed, lexicon) >= least and not _echoes(need, deed):
            yield f"for someone to {need}"


def _name(label: str, lexicon: Lexicon) -> str:
    """A short name of work, in the words of the advert: 'inventory management'; empty for anything else."""
    skills = [named.skill for named in lexicon.skills_in(label) if named.skill.name not in TRADES]
    is_name = len(label.split()) <= LONGEST_NAME and len(skills) == 1 and skills[0].kind in ("method", "knowledge")
    name = label.lower() if label.istitle() else label
    return spoken(replace(skills[0], name=name)) if is_name and not re.search(r"\d", label) else ""


def _shared(need: str, deed: LetterDeed, lexicon: Lexicon) -> float:
    """The part of what the need tells that the deed tells as well."""
    terms = sorted({term for term in telling_terms(need, lexicon) if " " not in term})
    tells = sum(map(lexicon.telling, terms))
    shared = [lexicon.telling(term) for term in terms if term in deed.terms]
    return sum(shared) / tells if len(shared) >= min(FEWEST_SHARED, len(terms)) and tells else 0.0


def _echoes(need: str, deed: LetterDeed) -> bool:
    """The deed repeats the words of the need."""
    words = set(need.split())
    return len(words & set(deed.clause.split())) > MOST_SHARED * len(words)
