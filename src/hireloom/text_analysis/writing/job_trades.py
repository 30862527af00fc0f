"""The trade of a job: its title as a question names it, and the family whose questions fit."""

import re
from collections import Counter
from collections.abc import Sequence

from hireloom.text_analysis.evidence.job_skills import JobSkill
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.titles import is_person, short
from hireloom.text_analysis.writing.work_of_titles import certain_occupation

FIRST = 200  # letters of a job without a title, which may be one sentence
SHORT = 2  # from so many words on, a title is no short form like 'RN'
FEWEST = 3  # skills that tell a family


def trade(title: str, job: str, needs: Sequence[JobSkill], lexicon: Lexicon) -> tuple[str, str]:
    """The title in words for a person, and the family; either may be empty."""
    occupation = certain_occupation(title or job[:FIRST], lexicon)
    if not occupation and lexicon.occupation_of(title):
        return "", _of_skills(needs)
    if not occupation:
        return "", _of_words(title, needs, lexicon) or _of_skills(needs)
    spoken = short(title)
    if spoken.count("(") != spoken.count(")"):
        return "", occupation.family  # '(Auto) Appraiser' is not the name of a job
    if is_person(title) and lexicon.roles_in(spoken):
        spoken = re.sub(r"^\W*\w?\s?\+\s", "", spoken)  # as the job says it, without '$K + '
        return spoken, occupation.family
    named = occupation.title.split(" (")[0]
    is_said = all(re.search(rf"\b{re.escape(word)}", title, re.I) for word in named.split())  # and adds nothing to it
    return named if is_said or len(title.split()) < SHORT else "", occupation.family


def _of_words(title: str, needs: Sequence[JobSkill], lexicon: Lexicon) -> str:
    """The family of the title's words that skills of the job belong to as well, the goods before their sale: 'sports
    minded' is no sport, and real estate sales are real estate."""
    families, count = lexicon.families_of(title), _skills_by_family(needs)

    def rank(family: str) -> tuple[float, bool, bool, int]:
        return families[family], count[family] > 0, family != "sales", count[family]

    return max(sorted(families), key=rank, default="")


def _skills_by_family(needs: Sequence[JobSkill]) -> Counter[str]:
    return Counter(family for need in needs if need.skill.kind != "soft" for family in need.skill.families)


def advertised_family(family: str, needs: Sequence[JobSkill]) -> str:
    """The family of the title, unless the advert names no skill of it and several of another one."""
    return family if _skills_by_family(needs)[family] else _of_skills(needs) or family


def _of_skills(needs: Sequence[JobSkill]) -> str:
    """The family that most skills of the job belong to."""
    count = _skills_by_family(needs)
    best = max(count, key=lambda family: (count[family], family), default="")
    return best if count[best] >= FEWEST else ""
