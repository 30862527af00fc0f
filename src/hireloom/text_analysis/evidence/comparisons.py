"""A resume next to a job: all that verdicts and quotes are learned from, read once for a pair."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import sqrt
from operator import mul

from hireloom.text_analysis.adverts.requirements import JobRequirements, telling_terms
from hireloom.text_analysis.adverts.whole_work import WorkRow
from hireloom.text_analysis.evidence.closeness import Closeness, JobWords, topics_of
from hireloom.text_analysis.evidence.meanings import Meaning, likeness_of, meaning, together
from hireloom.text_analysis.evidence.proof_lines import ProofLine, proof_lines
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.schools import without_schools
from hireloom.text_analysis.language.word_vectors import WordProfile, word_profile, word_vectors
from hireloom.text_analysis.language.words import root, stem, words
from hireloom.text_analysis.resumes.careers import Career, career
from hireloom.text_analysis.resumes.readings import Reading
from hireloom.text_analysis.resumes.sections import AWAY

FULL_LENGTH = 60  # characters; a long list shares words with everything
UNKNOWN = 4.0  # the rarity of a word that the table does not have, minus one
LEAST = 0.3
_EMPTY_WORDS = words_named("empty", "evidence")
_EMPTY = _EMPTY_WORDS | {root(word) for word in _EMPTY_WORDS}


@dataclass(frozen=True, slots=True)
class Comparison:
    """`work_texts` are what each sentence says about the work, empty where it says nothing, `titles` the meanings of
    the roles, and `meaning` that of the whole. `shared` is how many words of the job each sentence contains, weighted
    by their rarity, for its length; `families` are those of the job. `nearness` keeps what `alike` and `meant` have
    answered, because several measures ask for the same texts."""

    job: JobWords
    read: Reading
    life: Career
    lines: Sequence[ProofLine]
    work_texts: Sequence[str]
    titles: Sequence[Meaning]
    meaning: Meaning
    close: Closeness
    shared: Mapping[int, float]
    families: Sequence[str]
    nearness: dict[tuple[str, str], Sequence[float]] = field(default_factory=dict, compare=False, repr=False)


def comparison(
    job: JobWords, needs: JobRequirements, resume: Reading, close: Closeness | None, lexicon: Lexicon, now: int
) -> Comparison | None:
    """None if job or resume say too little to compare, as in other languages."""
    if close is None:
        return None
    life = career(resume.text, lexicon)
    shared: dict[int, float] = {}
    for term, places in resume.terms.items():
        for at in places:
            shared[at] = shared.get(at, 0.0) + job.profile.words.get(term, 0.0)
    sizes = {at: max(FULL_LENGTH, resume.sentences[at][1] - resume.sentences[at][0]) / FULL_LENGTH for at in shared}
    families = next((row.families for row in needs.asked if row.work is WorkRow.FIELD), ())
    lines = proof_lines(resume, life, now)
    work_texts = [_work_text(line) for line in lines]
    return Comparison(
        job,
        resume,
        life,
        lines,
        work_texts,
        [meaning(role.title) for role in life.roles if role.title],
        together(dict.fromkeys(map(meaning, work_texts))),
        close,
        {at: weight / sizes[at] for at, weight in shared.items()},
        [family for family, _ in families],
    )


def _work_text(line: ProofLine) -> str:
    """An objective or time away from work says nothing about the work, and neither does the name of a school."""
    return "" if line.shows_nothing or AWAY.search(line.text) else without_schools(line.text)


@lru_cache(maxsize=512)
def asked_profile(text: str, lexicon: Lexicon) -> WordProfile:
    """The words of a requirement, each once."""
    return word_profile(dict.fromkeys(telling_terms(text, lexicon), 1.0))


@lru_cache(maxsize=512)
def asked_topics(text: str, lexicon: Lexicon) -> tuple[float, ...]:
    """The direction of the words of a requirement, of length 1; empty if they say nothing."""
    topics = asked_profile(text, lexicon).topics
    length = sqrt(sum(map(mul, topics, topics)))
    return tuple(number / length for number in topics) if length else ()


def alike(text: str, pair: Comparison, lexicon: Lexicon) -> Sequence[float]:
    """How close the topic of each sentence of the resume is to that of the text, 0 to 1."""
    key = ("topics", text)
    if key not in pair.nearness:
        text_topics = asked_topics(text, lexicon)
        pair.nearness[key] = [max(0.0, sum(map(mul, text_topics, topics_of(stems)))) for stems in pair.close.stems]
    return pair.nearness[key]


def meant(text: str, pair: Comparison) -> Sequence[float]:
    """How close the meaning of each sentence of the resume is to that of the text, -1 to 1."""
    key = ("meanings", text)
    if key not in pair.nearness:
        text_meaning = meaning(text)
        pair.nearness[key] = [likeness_of(text_meaning, meaning(work_text)) for work_text in pair.work_texts]
    return pair.nearness[key]


@lru_cache(maxsize=4096)
def asked_words(text: str) -> Mapping[str, float]:
    """The roots of the words that say something, each with its rarity."""
    rarities_of = word_vectors()
    weights: dict[str, float] = {}
    for word in words(text):
        if word.norm not in _EMPTY and root(word.norm) not in _EMPTY:
            stemmed = stem(word.norm)
            weights[root(word.norm)] = max(LEAST, rarities_of[stemmed][0] - 1 if stemmed in rarities_of else UNKNOWN)
    return weights
