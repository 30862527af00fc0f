"""The kind of work that the title of a job means."""

import re
from collections.abc import Container

from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.lexicon import Lexicon, Occupation

GENERAL = "general"
LEADERSHIP = "executive"  # the work of those who lead leaders, where their field has no row of its own
# Titles that the table of occupations does not know, or knows as something else, with the work that they mean.
_PATTERNS = [
    (work, certainty == "sure", re.compile(pattern, re.I))
    for work, certainty, pattern in rows_of("work_by_title.tsv", "writing")
]
_LEADS = re.compile(
    r"\b(?:lead|head|(?<!funeral )director|supervisor|chief(?! of staff))\b"
    r"|(?<!account )(?<!product )(?<!project )(?<!program )(?<!case )(?<!community )(?<!relationship )(?<!success )"
    r"(?<!brand )(?<!media )(?<!category )\bmanager\b(?! trainee)",
    re.I,
)
_EXECUTIVE = re.compile(
    r"^(?!.*\b(?:assistant|secretary) to\b).*"
    r"\b(?:[se]?vp|vice president|chief (?!engineer|of staff)|"
    r"(?<!funeral )(?<!activities )(?<!casting )(?<!music )(?<!choir )(?<!film )(?<!stage )director|"
    r"c[efot]o|president|head of)\b",
    re.I,
)


def leads(title: str) -> bool:
    """It leads people."""
    return _LEADS.search(title) is not None


def is_executive(title: str) -> bool:
    """It leads those who lead, or a whole field."""
    return _EXECUTIVE.search(title) is not None


def certain_occupation(title: str, lexicon: Lexicon) -> Occupation | None:
    """The occupation, unless it is named after a field and the title names another one: an electrical service manager
    repairs no cars."""
    occupation = lexicon.occupation_of(title)
    if not occupation or not occupation.title.casefold().startswith(occupation.family):
        return occupation
    is_named = occupation.family in title.casefold()
    return occupation if is_named or set(lexicon.families_of(title)) == {occupation.family} else None


def work_of(title: str, keywords: str, works: Container[str], lexicon: Lexicon) -> str:
    """The one of the works that the title tells, otherwise the field of most keywords."""
    occupation, weights = certain_occupation(title, lexicon), lexicon.families_of(title)
    if not occupation and lexicon.occupation_of(title):
        weights, keywords = {GENERAL: 1.0}, ""
    if not occupation and not weights:
        for mention in lexicon.skills_in(keywords):
            for family in mention.skill.families if mention.skill.kind != "soft" else ():
                weights[family] = weights.get(family, 0.0) + 1 / len(mention.skill.families)
    family = (
        occupation.family if occupation else max(sorted(weights), key=lambda family: weights[family], default=GENERAL)
    )
    meant = [(work, is_sure) for work, is_sure, pattern in _PATTERNS if pattern.search(title)]
    if is_executive(title):
        of_title = [work for work, _ in meant if work.startswith(LEADERSHIP)]
        return next(work for work in (*of_title, f"{LEADERSHIP}:{family}", LEADERSHIP) if work in works)
    sure = [work for work, is_sure in meant if is_sure and not work.startswith(LEADERSHIP)]
    named = [occupation.title] if occupation else []
    unsure = [work for work, is_sure in meant if not is_sure]
    return next((work for work in (*sure, *named, *unsure, family) if work in works), GENERAL)
