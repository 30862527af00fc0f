"""The names of skills and certificates in a letter: in words that the person used, never in ours alone."""

import re
from dataclasses import replace
from functools import cached_property

from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.spellings import paper, spoken, with_article
from hireloom.text_analysis.language.words import root, words

_WHOLE_PAPER = re.compile(r"\b(?:status|membership|certification|certificate|licen[cs]e|diploma|card|permit)$", re.I)
_PAPER = re.compile(r"(?<=\s)(?:Licen[cs]e|Certification|Card|Permit|Diploma)$")
_NO_ARTICLE = ("certification", "status", "membership")


class OwnWords:
    """`had` is the person's own text, `job` the advert."""

    def __init__(self, had: str, job: str, lexicon: Lexicon) -> None:
        self._had, self._lexicon = had, lexicon
        self._own, self._of_job = self._named_in(had), self._named_in(job)

    def skill(self, skill: Skill) -> str:
        """The name of the skill if the person used it, otherwise words that both the job and the person used, otherwise
        the person's short form; empty if the person described the skill only in other words."""
        spellings = self._own.get(skill, [])
        names = {spelling.casefold() for spelling in spellings}
        bare = re.sub(r"\s*\([^)]*\)", "", skill.name)
        if bare.casefold() in names or (" " in bare and self._tells(bare)):
            return spoken(skill)
        shared = [spelling for spelling in self._of_job.get(skill, []) if spelling.casefold() in names]
        for name in (*shared, *spellings):
            if any(sign.isupper() or sign.isdigit() for sign in name[1:]) or (name in shared and " " in name):
                return spoken(replace(skill, name=name.lower() if name.istitle() and spoken(skill).islower() else name))
            if name in shared and name[0].isupper() and skill.kind == "tool":
                return name
        return ""

    def paper(self, skill: Skill) -> str:
        """As it stands in 'I hold …', in the person's own words where these name a paper: 'an RN license', 'ServSafe
        certification'. Empty where they name its field only, or another paper: somebody who studied health and social
        care need not hold a diploma."""
        spellings = self._own.get(skill, [])
        if not any(_names_a_paper(spelling, skill) for spelling in spellings):
            return ""
        paper_name = next(
            (spelling for spelling in spellings if _WHOLE_PAPER.search(spelling) and not spelling.isupper()), ""
        )
        name = _PAPER.sub(lambda end: end.group().lower(), paper_name) or self._named(skill, spellings[0])
        name = f"{name} certification" if name.casefold().endswith(" aid") else name
        name = re.sub(r"^(C\.?P\.?A\.?) certification$", r"\1 license", name)  # which a state gives
        return name if name.split()[-1].lower() in _NO_ARTICLE else with_article(name)

    def _named(self, skill: Skill, spelling: str) -> str:
        """Our name of the paper, unless it says more than the person does: 'CDL Class A' of a CDL, or 'Lean Six Sigma'
        of Six Sigma."""
        is_grade = re.search(r"\b(?:class|level|grade|type)\b", skill.name, re.I) is not None
        is_part = skill.kind == "certificate" and " " in spelling and spelling.casefold() in skill.name.casefold()
        is_part = is_part and skill.name != f"{spelling}+"  # whose sign the lexicon leaves out: CompTIA A+
        return paper(replace(skill, name=spelling)) if is_grade or is_part else paper(skill)

    def _named_in(self, text: str) -> dict[Skill, list[str]]:
        names: dict[Skill, list[str]] = {}
        for mention in self._lexicon.skills_in(text):
            names.setdefault(mention.skill, []).append(" ".join(text[mention.start : mention.end].split()))
        return names

    def _tells(self, name: str) -> bool:
        """One line has all words of the name side by side, or with one other between: 'administered oral medications'
        for 'medication administration', but not 'the program of a PLC' for 'PLC programming'."""
        roots = {root(word.norm) for word in words(name)}
        wide = len(roots) + 1
        return any(
            roots <= set(line[at : at + wide])
            for line in self._lines
            for at in range(max(1, len(line) - len(roots) + 1))
        )

    @cached_property
    def _lines(self) -> list[list[str]]:
        return [[root(word.norm) for word in words(line)] for line in self._had.splitlines()]


def _names_a_paper(text: str, skill: Skill) -> bool:
    """It says that it is one, is its short form, or its name as everybody writes it."""
    is_short = any(sum(sign.isupper() or sign.isdigit() for sign in word) > 1 for word in text.split())
    whole = text.istitle() and " " in text  # 'Six Sigma Green Belt'
    whole |= text.casefold() == re.sub(r"\s*\([^)]*\)", "", skill.name).casefold()
    return bool(whole or is_short or _WHOLE_PAPER.search(text) or _CERTIFIED.search(text))


_CERTIFIED = re.compile(
    r"\b(?:certified|certifications?|certificates?|licen[cs]ed?|registered|registration|qualified|degree|diploma|nvq|bachelor"
    r"|chartered|permit|ticket|pass|card|cert|current|endorsement|clearance|check|aid)\b",
    re.I,
)
