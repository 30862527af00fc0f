"""How close the work of a resume is to the work of a job, by all their words and not by single sentences."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from operator import mul

from hireloom.domain.resume_match.findings import Kind
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.requirements import JobRequirements, telling_terms
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.evidence.learned import part
from hireloom.text_analysis.evidence.meanings import Meaning, meaning, together
from hireloom.text_analysis.evidence.proofs import is_list
from hireloom.text_analysis.evidence.rare_words import likeness, rare_words
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.ranks import training
from hireloom.text_analysis.language.word_vectors import (
    TOPICS,
    WordProfile,
    cosine,
    shared_words,
    word_profile,
    word_vectors,
)
from hireloom.text_analysis.language.words import root, words
from hireloom.text_analysis.resumes.readings import Reading
from hireloom.text_analysis.resumes.sections import AWAY

TITLE_COUNTS = 3  # the title says more of the work than any other line
FEWEST_WORDS = 8  # known words of the trade in an advert; fewer, as in other languages, say too little to compare
LISTED = 0.1  # the weight of a word that occurs only in a list
FEWEST_KNOWN = 3  # words of the trade in a sentence, so that chance says nothing
MOST_SHOWN = 2  # sentences
FULL_LENGTH = 60  # characters
_NEWCOMERS = re.compile(
    r"\b(?:entry[- ]level|no (?:prior |previous )?experience|will train|training (?:is )?provided|part[- ]time)\b", re.I
)


@dataclass(frozen=True, slots=True)
class JobWords:
    """A job by its telling words, those of its title, and all its words; what it means, and what its title means.
    `newcomers` says whether it addresses them, and `training` how long its title takes to reach."""

    profile: WordProfile
    title: WordProfile
    rare: Mapping[str, float]
    meaning: Meaning
    title_meaning: Meaning
    newcomers: bool
    training: int


@lru_cache(maxsize=64)
def job_words(job: str, lexicon: Lexicon) -> JobWords:
    """The words of the title and of the lines that ask for something or describe the work."""
    job_advert = advert(job)
    title = word_profile(dict.fromkeys(telling_terms(job_advert.title, lexicon), 1.0))
    texts = [line.bare_text for line in job_advert.lines if line.ask is not Ask.NOISE]
    roots = Counter(word for text in texts for word in _roots(text))
    roots.update(dict.fromkeys(_roots(job_advert.title), TITLE_COUNTS))
    newcomers = bool(_NEWCOMERS.search(job))
    return JobWords(
        word_profile(job_counts(job, lexicon)),
        title,
        rare_words(roots),
        together(map(meaning, (job_advert.title, *texts))),
        meaning(job_advert.title),
        newcomers,
        training(job_advert.title),
    )


def _roots(text: str) -> Iterable[str]:
    """Each once, in the order of the text: sums over them are then the same in every process."""
    return dict.fromkeys(root(word.norm) for word in words(text))


def job_counts(job: str, lexicon: Lexicon) -> Mapping[str, float]:
    """How often each stem stands in the lines of the job that count."""
    job_advert = advert(job)
    counts = Counter[str]()
    for line in job_advert.lines:
        if line.ask is not Ask.NOISE:
            counts.update(telling_terms(line.bare_text, lexicon))
    for stem in telling_terms(job_advert.title, lexicon):
        counts[stem] += TITLE_COUNTS
    return counts


def resume_counts(resume: Reading) -> Mapping[str, float]:
    """In how many sentences of the resume each telling stem stands, each sentence by its worth."""
    return _counts(resume.terms, _worth(resume))


def resume_words(resume: Reading) -> Mapping[str, float]:
    """The same for the roots of all words."""
    return _counts(resume.roots, _worth(resume))


def _counts(places: Mapping[str, Sequence[int]], worth: Sequence[float]) -> Mapping[str, float]:
    return {word: sum(worth[at] for at in all_at) for word, all_at in places.items()}


def _worth(resume: Reading) -> Sequence[float]:
    """The weight of each sentence. A list of names weighs less than a deed, time away from work nothing, and
    repetitions only once."""
    sentences = [" ".join(resume.sentence(at).split()) for at in range(len(resume.sentences))]
    first = {text: at for at, text in reversed(list(enumerate(sentences)))}
    return [
        0.0 if first[text] != at or AWAY.search(text) else LISTED if is_list(text) else 1.0
        for at, text in enumerate(sentences)
    ]


@dataclass(frozen=True, slots=True)
class Closeness:
    """`words` and `fields` say how much the texts share, 0 to 1; `share` is the part of the work of the job that the
    work of the resume comes close to, by its words; `stems` are those of each of its sentences; `nearest` are the
    sentences that share most."""

    resume: WordProfile
    words: float
    fields: float
    share: float
    stems: tuple[tuple[str, ...], ...]
    nearest: tuple[int, ...]


def closeness(job: JobWords, needs: JobRequirements, resume: Reading) -> Closeness | None:
    """None if the job or the resume contains too few words of the trade, as in other languages."""
    profile = word_profile(resume_counts(resume))
    if min(len(job.profile.words), len(profile.words)) < FEWEST_WORDS:
        return None
    words = shared_words(job.profile, profile)
    share = part("words", word_measures(job, needs, resume, profile))
    stems = _by_sentence(resume)
    shared = {at: sum(job.profile.words.get(stem, 0.0) for stem in terms) for at, terms in stems.items()}
    nearest = sorted((at for at in shared if shared[at]), key=lambda at: (-shared[at] / _size(resume, at), at))
    by_sentence = tuple(tuple(stems.get(at, ())) for at in range(len(resume.sentences)))
    fields = cosine(job.profile.fields, profile.fields)
    return Closeness(profile, words, fields, share, by_sentence, tuple(nearest[:MOST_SHOWN]))


def _by_sentence(resume: Reading) -> Mapping[int, Sequence[str]]:
    stems: dict[int, list[str]] = {}
    for stem, places in resume.terms.items():
        for at in places:
            stems.setdefault(at, []).append(stem)
    return stems


def _size(resume: Reading, at: int) -> float:
    """A long list shares words with everything."""
    start, end = resume.sentences[at]
    return float(max(FULL_LENGTH, end - start))


@lru_cache(maxsize=1024)
def topics_of(stems: tuple[str, ...]) -> tuple[float, ...]:
    """The direction of a sentence with these stems; empty if it says too little."""
    vectors_of = word_vectors()
    vectors = [vectors_of[stem] for stem in stems if stem in vectors_of]
    if len(vectors) < FEWEST_KNOWN:
        return ()
    rows = ([rarity * number for number in vector[:TOPICS]] for rarity, vector in vectors)
    total = [sum(column) for column in zip(*rows, strict=True)]
    length = sqrt(sum(map(mul, total, total)))
    return tuple(number / length for number in total) if length else ()


def word_measures(job: JobWords, needs: JobRequirements, resume: Reading, profile: WordProfile) -> Mapping[str, float]:
    """What the share is computed from, by name."""
    return {
        "rare": likeness(job.rare, rare_words(resume_words(resume))),
        "topics": cosine(job.profile.topics, profile.topics),
        **job_measures(job, needs),
    }


def job_measures(job: JobWords, needs: JobRequirements) -> Mapping[str, float]:
    """How much a job asks of anybody: one for newcomers accepts work that is less similar."""
    musts = [need for need in needs.asked if need.requirement.must]
    years = max((must.years for must in musts), default=0.0)
    return {
        "years": min(10.0, years) / 10,
        "asks_years": float(years > 0),
        "licence": float(any(must.requirement.kind is Kind.CERTIFICATE for must in musts)),
        "newcomers": float(job.newcomers),
        "training": float(job.training),
    }
