"""The field of work of an advert, as families of occupations."""

from collections.abc import Mapping

from hireloom.text_analysis.adverts.adverts import Advert
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.language.lexicon import CUE, Lexicon

SECOND = 0.3  # a second family counts from this share on

_ANYBODY = ("Driver's licence", "DBS check", "CPR certification")  # papers that many trades ask for

Families = tuple[tuple[str, float], ...]  # families of work, each with its share of 1


def fields_of(job_advert: Advert, lexicon: Lexicon) -> Families:
    """The field of work from the title, and from the skills if the title names only a rank."""
    weights = lexicon.families_of(job_advert.title)
    if max(weights.values(), default=0.0) < CUE:
        for family, part in _families_of_skills(job_advert, lexicon).items():
            weights[family] = weights.get(family, 0.0) + part
    return strongest(weights)


def strongest(weights: Mapping[str, float]) -> Families:
    """At most two families, the second only if its share is large enough."""
    first = sorted(weights.items(), key=lambda item: (-item[1], item[0]))[:2]
    families = [item for item in first if item[1] >= SECOND * sum(weights.values())] or first[:1]
    whole = sum(part for _, part in families)
    return tuple((family, part / whole) for family, part in families)


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
