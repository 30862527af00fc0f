"""How a skill is written in the middle of an English sentence: 'wound care', but 'Kanban', 'HACCP' and 'PostgreSQL'."""

import re

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.lexicon import Skill

_PROPER = words_named("proper names")
_THINGS = words_named("ordinary tools")
_NAMED = ("certificate", "licence", "language")
_PAPERS = (
    "license",
    "licence",
    "certification",
    "permit",
    "card",
    "certificate",
    "clearance",
    "aid",
    "admission",
    "endorsement",
)


def spoken(skill: Skill) -> str:
    """The skill's name for use inside a sentence."""
    name = re.sub(r"\s*\([^)]*\)", "", skill.name)
    first, *rest = name.split()
    if rest and rest[-1] in ("Act", "Code"):
        return f"the {name}"
    plain = re.fullmatch(r"[A-Z][a-zé]+(?:['’]s|(?:-[a-z]+)*)", first) and not any(
        sign.isupper() or sign.isdigit() for word in rest for sign in word
    )
    if not plain or (skill.kind in _NAMED and name.split()[-1] not in _PAPERS) or first in _PROPER:
        return name
    if skill.kind == "tool" and not rest and first not in _THINGS:
        return name
    return first.lower() + name[len(first) :]


_PAPER_WORDS = (*_PAPERS, "registration", "diploma", "status", "membership", "degree")


def paper(skill: Skill) -> str:
    """A certificate or license as an object to hold: 'RN license', 'ServSafe certification'."""
    name = spoken(skill).removeprefix("the ")
    return name if skill.kind == "licence" or name.split()[-1].lower() in _PAPER_WORDS else f"{name} certification"


def opening(name: str) -> str:
    """The same name at the beginning of a sentence: 'Wound care', but 'jQuery'."""
    first = name.split()[0] if name.split() else ""
    return name[:1].upper() + name[1:] if first.islower() else name


_EIGHTS = re.compile(r"8\d*|1[18](?:\d{3})*")


def with_article(title: str) -> str:
    """'a Chef', 'an Electrician', 'an HR Manager', 'a SOUS CHEF'."""
    first = title.split()[0]
    if _is_spelled(first, title) or re.match(r"[A-Z]\.|[A-Z]-|M(?:Sc|Tech|Phil|Ed|Des|Eng|Com|Pharm)\b", first):
        return f"{'an' if first[0] in 'AEFHILMNORSX' else 'a'} {title}"
    low = first.lower()
    if figure := re.match(r"\W?(\d+)", low):  # 'an $8M', 'an 11%'
        return f"{'an' if _EIGHTS.fullmatch(figure[1]) else 'a'} {title}"
    vowel = (low[0] in "aeiou" and not re.match(r"(?:uni|use|uti|euro|one\b)", low)) or low.startswith(_SILENT)
    return f"{'an' if vowel else 'a'} {title}"


_OF = re.compile(
    r"(?=(?:University|Institute|School|College|Department|Ministry|Bank|Museum|Office|City|County|Church|Council|Cent(?:er|re))"
    r" (?:of|for)\b)"
)


def with_the(name: str) -> str:
    """A place as a sentence names it: 'the University of Leeds', but 'Leeds University'."""
    return f"the {name}" if _OF.match(name) else name


_SILENT = ("hour", "honest", "honor", "honour", "heir")  # the h is not spoken
LONGEST_SPELLED = 4


def _is_spelled(first: str, title: str) -> bool:
    """Spoken letter by letter, as HR is. In a title in capitals, an early vowel means an ordinary word."""
    first = first.split("/")[0]
    if not re.match(r"[A-Z]&?[A-Z]", first):
        return False
    is_shouted = title.isupper() or re.match(r"\S+\s+[A-Z]{4,}\b", title)
    return not is_shouted or (len(first) <= LONGEST_SPELLED and not re.search(r"[AEIOUY]", first[:2]))


def listed(names: list[str], joint: str = "and") -> str:
    """'a', 'a and b', 'a, b and c'; or with 'or'."""
    return f" {joint} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
