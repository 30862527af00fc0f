"""The field of work of an advert, as families of occupations."""

from collections import Counter
from collections.abc import Mapping

from hireloom.text_analysis.adverts.adverts import Advert
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.language.lexicon import CUE, RANK_ONLY, Lexicon, Occupation
from hireloom.text_analysis.language.word_vectors import word_profile

SECOND = 0.3  # a second family counts from this share on
FEWEST_WORDS = 8  # known words of the trade; fewer say too little about the work
CERTAIN = 150.0  # the sum of the vectors of its words for a field, from which a text surely belongs to it
CLEAR = 0.6  # of the same, from which a field that the words do not speak for is not the advert's
UNHEARD = 0.1  # of the same, up to which the words do not speak for a field
NEARLY = 0.6  # of what the words say for the likeliest field, from which they speak for another one, too

_ANYBODY = ("Driver's license", "DBS check", "CPR certification")  # papers that many trades ask for

Families = tuple[tuple[str, float], ...]  # families of work, each with its share of 1


def fields_of(job_advert: Advert, lexicon: Lexicon) -> Families:
    """The field of work from the title, the words of the asks and duties, and their skills if the title names only a
    rank. A title whose field the words clearly do not speak for says no more than a rank: a clerk may work in an
    office or in a kitchen."""
    weights = lexicon.families_of(job_advert.title)
    by_words = families_of_words(job_advert, lexicon)
    most = max(by_words.values(), default=0.0)
    if most >= CLEAR:
        weights = {
            family: weight if by_words.get(family, 0.0) > UNHEARD else min(weight, RANK_ONLY)
            for family, weight in weights.items()
        }
    spoken = {family: part for family, part in by_words.items() if part >= NEARLY * most}
    skilled = {} if max(weights.values(), default=0.0) >= CUE else _families_of_skills(job_advert, lexicon)
    for family, part in (*spoken.items(), *skilled.items()):
        weights[family] = weights.get(family, 0.0) + CUE * part
    return strongest(weights)


def occupation_of(title: str, families: Families, lexicon: Lexicon) -> Occupation | None:
    """What the title means, unless the advert is of another field: the clerk of a kitchen is not an office clerk."""
    named = lexicon.occupation_of(title)
    return named if named and named.family in dict(families) else None


def strongest(weights: Mapping[str, float]) -> Families:
    """At most two families, the second only if its share is large enough."""
    first = sorted(weights.items(), key=lambda item: (-item[1], item[0]))[:2]
    families = [item for item in first if item[1] >= SECOND * sum(weights.values())] or first[:1]
    whole = sum(part for _, part in families)
    return tuple((family, part / whole) for family, part in families)


def families_of_words(job_advert: Advert, lexicon: Lexicon) -> dict[str, float]:
    """How much the words of the asks and duties speak for each field, 0 to 1; empty where they are few."""
    counts = Counter[str]()
    for line in job_advert.lines:
        if line.ask is not Ask.NOISE:
            counts.update(lexicon.telling_terms(line.bare_text))
    profile = word_profile(counts)
    if len(profile.words) < FEWEST_WORDS:
        return {}
    pairs = zip(lexicon.families, profile.fields, strict=True)
    return {family: min(1.0, part / CERTAIN) for family, part in pairs if part > 0}


def _families_of_skills(job_advert: Advert, lexicon: Lexicon) -> dict[str, float]:
    weights: dict[str, float] = {}
    skills = {
        m.skill for line in job_advert.lines if line.ask is not Ask.NOISE for m in lexicon.skills_in(line.bare_text)
    }
    for skill in skills:
        for family in skill.families if skill.kind != "soft" and skill.name not in _ANYBODY else ():
            weights[family] = weights.get(family, 0.0) + 1 / len(skill.families)
    total = sum(weights.values())
    return {family: part / total for family, part in weights.items()}
