"""Skills that a resume shows without naming them: by a tool that needs the skill, or a role in the trade."""

from collections.abc import Sequence
from functools import lru_cache

from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.lexicon import Occupation, Skill
from hireloom.text_analysis.language.words import stem, words
from hireloom.text_analysis.resumes.readings import Reading

TRADES = dict(rows_of("trades.tsv", "evidence"))
ROLES = {skill: frozenset(titles.split("|")) for skill, titles in rows_of("roles.tsv", "evidence")}
SIMILAR_TOOLS = [frozenset(names.split("|")) for _, names in rows_of("similar_tools.tsv", "evidence")]
SHOWN_BY = {skill: frozenset(names.split("|")) for skill, names in rows_of("shown_by.tsv", "evidence")}


def _does(role: Occupation, skill: Skill) -> bool:
    """A Waiter serves customers, a Data Engineer does data engineering and a Product Manager product management."""
    if role.family == TRADES.get(skill.name) or role.title in ROLES.get(skill.name, ()):
        return True
    does, named = _stems(role.title), _stems(skill.name)
    return skill.kind in _DONE and bool(named) and does[-len(named) :] == named


_DONE = ("method", "knowledge")
_DOERS = {"driver": "driv"}  # whose stem keeps the ending


@lru_cache(maxsize=8192)
def _stems(name: str) -> tuple[str, ...]:
    # engineering, engineer: engin
    return tuple(_DOERS.get(cut, cut) for cut in (stem(stem(word.norm)) for word in words(name)))


def shown_by(skill: Skill, resume: Reading) -> Sequence[int]:
    """The numbers of the sentences that name the skill, otherwise of those that show it, otherwise none."""
    if named := resume.skills.get(skill, ()):
        return named
    showing = SHOWN_BY.get(skill.name, frozenset())
    places = {at for skill_named, at_all in resume.skills.items() if skill_named.name in showing for at in at_all}
    places |= {at for role, at in resume.roles.items() if _does(role, skill)}
    return sorted(places)


def similar_tools(skills: Sequence[Skill], resume: Reading) -> dict[str, Sequence[int]]:
    """The tools of the same kinds that the resume names, each with the numbers of its sentences."""
    names = {skill.name for skill in skills}
    kinds = frozenset[str]().union(*(kind for kind in SIMILAR_TOOLS if names & kind))
    return {skill.name: at for skill, at in resume.skills.items() if skill.name in kinds - names}
