"""Skills as people write them: which spellings mean the same, and which a text names."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from hireloom.domain.profile_match.skill_names import SKILL_NAMES
from hireloom.text_analysis.language.phrases import Phrases
from hireloom.text_analysis.language.words import words

# Short forms that people type into a list of skills; in running text they are too short to be sure.
_SHORT = """
js=javascript; ts=typescript; py=python; node=node.js; nodejs=node.js; node js=node.js; reactjs=react;
react.js=react; react js=react; vuejs=vue.js; vue=vue.js; vue js=vue.js; nextjs=next.js; next js=next.js;
expressjs=express.js; express js=express.js; angularjs=angular; angular.js=angular; postgres=postgresql;
k8s=kubernetes; golang=go; c sharp=c#; csharp=c#; cpp=c++; c plus plus=c++; dotnet=.net; dot net=.net;
ml=machine learning; dl=deep learning; amazon web services=aws; google cloud platform=google cloud; gcp=google cloud;
microsoft azure=azure; rest api=rest; rest apis=rest; restful=rest; restful api=rest; restful apis=rest;
ci cd=ci/cd; cicd=ci/cd; ci-cd=ci/cd; mssql=sql server; ms sql=sql server; ms sql server=sql server;
microsoft sql server=sql server; mongo=mongodb; mongo db=mongodb; ms excel=excel; microsoft excel=excel;
ms word=word; microsoft word=word; powerbi=power bi; html5=html; css3=css; ruby on rails=rails; ror=rails;
sklearn=scikit-learn; tf=tensorflow; es6=javascript; shell scripting=bash; ux/ui=ui/ux
"""
_BETWEEN = re.compile(r"[,;|\n\r•‣●▪◦·∙]")
_KEPT = "+#"  # C++, C#: part of the name at its ends
_LINE_START = re.compile(r"(?:^|\n|[•‣●▪◦·∙*–-])[\s\"'(]*$")
_AFTER_SENTENCE = re.compile(r"[.!?][\s\"'(]+$")


@lru_cache(maxsize=65536)
def normalised(skill: str) -> str:
    """The spelling in which a skill is compared, the same for all its spellings; empty for a text that names none."""
    folded = _folded(skill)
    return _SPELLINGS.get(folded, folded)


def split(text: str) -> tuple[str, ...]:
    """The skills that a text field lists, as written, each once whatever its spelling."""
    return tuple(_distinct(_items(text)).values())


def compared(text: str) -> frozenset[str]:
    """The same skills as `split` finds, each in the spelling in which it is compared."""
    return frozenset(_distinct(_items(text)))


def in_text(text: str) -> tuple[str, ...]:
    """The skills that running text names, as written there, in the order of their first mention."""
    running = words(text)
    named = []
    for is_plain_word, first, last in _NAMES.find(text, running):
        start, end = running[first].start, running[last - 1].end
        if _folded(text[start:end]) not in _SPELLINGS:
            continue  # another form, such as a plural: it may be another word, as JavaBeans is
        if not (is_plain_word and _may_open_a_sentence(text, start, end)):
            named.append(text[start:end])
    return tuple(_distinct(named).values())


def _items(text: str) -> list[str]:
    return [" ".join(each.split()).lstrip("-–*> ") for each in _BETWEEN.split(text)]


def _distinct(written: Sequence[str]) -> dict[str, str]:
    """Each skill as first written, by the spelling in which it is compared."""
    found: dict[str, str] = {}
    for each in written:
        if key := normalised(each):
            found.setdefault(key, each)
    return found


def _may_open_a_sentence(text: str, start: int, end: int) -> bool:
    """Whether the word may open a sentence: there it has a capital whatever it means. At the start of a line, which may
    be a title or an item of a list, only small letters behind the word show a sentence."""
    before = text[max(0, start - 8) : start]
    if _AFTER_SENTENCE.search(before):
        return True
    goes_on = text[end : end + 1] == " " and text[end + 1 : end + 2].islower()
    return goes_on and bool(_LINE_START.search(before))


def _folded(skill: str) -> str:
    """In one case, with single blanks, without signs around it."""
    text = skill
    while True:  # the folded form may fold further
        again = unicodedata.normalize("NFKC", text).casefold().replace("_", " ")
        again = _without_signs_around(" ".join(again.split()))
        if again == text:
            return text
        text = again


def _without_signs_around(text: str) -> str:
    signs = [at for at, sign in enumerate(text) if sign.isalnum()]
    if not signs:
        return ""
    first, last = signs[0], signs[-1] + 1
    while last < len(text) and (text[last] in _KEPT or unicodedata.combining(text[last])):
        last += 1
    while first and text[first - 1] in _KEPT:
        first -= 1
    if first and text[first - 1] == ".":
        first -= 1
    return text[first:last]


def _listed() -> Iterator[tuple[str, tuple[str, ...]]]:
    for entry in " ".join(SKILL_NAMES.split()).split(";"):
        names = tuple(name.strip() for name in entry.split("|") if name.strip())
        yield names[0], names


def _spellings() -> dict[str, str]:
    """Maps each spelling to the one that is compared; that one maps to itself."""
    found: dict[str, str] = {}
    for pair in " ".join(_SHORT.split()).split(";"):
        short, _, meant = pair.strip().partition("=")
        found[short] = meant
    for name, names in _listed():
        meant = _folded(name.lstrip("="))
        meant = found.setdefault(meant, meant)
        for each in names:
            found.setdefault(_folded(each.lstrip("=")), meant)
    return {name: found.get(meant, meant) for name, meant in found.items()}


_SPELLINGS = _spellings()
_NAMES: Phrases[bool] = Phrases((name, name.startswith("=")) for _, names in _listed() for name in names)
