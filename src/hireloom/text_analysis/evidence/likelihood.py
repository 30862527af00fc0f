"""Whether a recruiter would accept that a resume shows what none of its sentences names: a learned estimate."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from operator import mul

from hireloom.domain.resume_match.findings import State
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.evidence.closeness import Closeness
from hireloom.text_analysis.evidence.learned import weighed
from hireloom.text_analysis.evidence.proofs import is_list
from hireloom.text_analysis.evidence.word_vectors import cosine, word_profile, word_vectors
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.words import root, stem, words
from hireloom.text_analysis.resumes.readings import Reading

UNKNOWN = 4.0  # the rarity of a word that the table does not hold, less one
LEAST = 0.3
SURE = 0.7  # how much likelier than the other verdicts "met" must be, as a logarithm: twice as likely
LONGEST = 250  # characters of a sentence that somebody reads as proof
TOPIC = 0.5  # what the same topic counts beside the same words, in choosing the sentence to show
_EMPTY_WORDS = (
    "a an and or of in the to with for on at by as is be must have you your our we will can able ability including such"
    " that this other all any at least plus year years experience experienced skill strong excellent good knowledge"
    " proven work working related similar equivalent prior previous required preferred using use understanding"
    " demonstrated familiarity background etc within"
)
_EMPTY = frozenset(_EMPTY_WORDS.split()) | {root(word) for word in _EMPTY_WORDS.split()}
_LICENCE = re.compile(r"licen[cs]|certif|registr", re.I)


@dataclass(frozen=True, slots=True)
class Likely:
    """The state that readers would choose, and the sentence that comes nearest, -1 without any."""

    state: State
    at: int


def likely(asked: str, read: Reading, close: Closeness, lexicon: Lexicon) -> Likely:
    """How the resume stands to `asked`, a skill or a deed that none of its sentences names."""
    measured, nearest = likelihood_measures(asked, read, close, lexicon)
    missing, partly, met = weighed("likely", measured)
    if nearest < 0 or missing > max(partly, met):
        return Likely(State.MISSING, nearest)
    return Likely(State.MET if met > max(partly, missing) + SURE else State.PARTLY, nearest)


def likelihood_measures(
    asked: str, read: Reading, close: Closeness, lexicon: Lexicon
) -> tuple[Mapping[str, float], int]:
    """What the estimate is made from, and the sentence that comes nearest."""
    weights = _weights(asked)
    total = sum(weights.values()) or 1.0
    said: dict[int, float] = {}
    for word, weight in weights.items():
        for at in read.roots.get(word, ()):
            said[at] = said.get(at, 0.0) + weight / total
    own = word_profile(dict.fromkeys(telling_terms(asked, lexicon), 1.0)).topics
    length = sqrt(sum(map(mul, own, own))) or 1.0
    alike = [max(0.0, sum(map(mul, own, topics)) / length) for topics in close.topics]
    skills = lexicon.skills_in(asked)
    together = max(said.values(), default=0.0)
    measured = {
        "anywhere": sum(weight for word, weight in weights.items() if word in read.roots) / total,
        "together": together,
        "topic": max(alike, default=0.0),
        "topics": cosine(own, close.resume.topics) if own else 0.0,
        "words_of_job": close.words,
        "field_of_job": close.fields,
        "rare": total / max(1, len(weights)),
        "length": float(len(weights)),
        "manner": float(bool(skills) and all(mention.skill.kind == "soft" for mention in skills)),
        "licence": float(_LICENCE.search(asked) is not None),
        "together_in_field": together * max(0.0, close.fields),
    }
    near = [
        (said.get(at, 0.0) + TOPIC * topic) * (0.5 if is_list(text := read.said(at)) or len(text) > LONGEST else 1.0)
        for at, topic in enumerate(alike)
    ]
    best = max(range(len(near)), key=lambda at: (near[at], -at), default=-1)
    return measured, best if best >= 0 and near[best] > 0 else -1


def _weights(asked: str) -> Mapping[str, float]:
    """The roots of the words that say something, each with its rarity."""
    known = word_vectors()
    found: dict[str, float] = {}
    for word in words(asked):
        if word.norm not in _EMPTY and root(word.norm) not in _EMPTY:
            stemmed = stem(word.norm)
            found[root(word.norm)] = max(LEAST, known[stemmed][0] - 1 if stemmed in known else UNKNOWN)
    return found
