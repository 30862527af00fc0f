"""What a license or certificate is for, if an advert asks for one that the lexicon does not know by name."""

import re
from typing import NamedTuple

from hireloom.text_analysis.adverts.adverts import Line
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.lexicon import CREDENTIALS, Lexicon
from hireloom.text_analysis.language.places import region_letters
from hireloom.text_analysis.language.words import singular, words

MOST_WORDS = 5  # of what it is for
_PAPER = r"(?:licen[cs](?:e|es|ure)|certification|certificate|registration|credential)s?"
_WORD = r"[\w&/'’-]{1,40}"
_NAME = rf"(?:{_WORD}\s){{0,{MOST_WORDS - 1}}}{_WORD}"
_ASIDE = r"\s?\([^()]{1,30}\)"  # 'registered nurse (RN) license'
_AS = re.compile(
    rf"\b(?:{_PAPER}|licensed|certified|registered)\s(?:to (?:practi[cs]e|work)\s)?as\s(?:an?\s)?(?P<name>{_NAME})",
    re.I,
)
_BEFORE = re.compile(rf"(?<!\w)(?P<name>{_NAME})(?:{_ASIDE})?\s{_PAPER}\b", re.I)
_BEHIND = re.compile(rf"\b(?:licensed|certified)\s(?P<name>{_NAME})", re.I)
# 'license to practice pharmacy', 'licensed by the State Board of Nursing'; not 'to practice in Ohio'
_PRACTISED = re.compile(
    rf"\blicen[cs]\w+\s(?:to practi[cs]e\s(?!by|in|as|at|with|before|within|under|the\b)"
    rf"|(?:[\w ]{{0,40}}\s)?Board of\s(?:Examiners (?:of|for)\s)?)(?P<name>{_NAME})",
    re.I,
)
_IN = re.compile(rf"\b{_PAPER}\s(?:in|for)\s(?:the\s)?(?P<name>{_NAME})", re.I)
_ANY = re.compile(r"licen[cs]|certifi|credential|regist", re.I)  # what each of these patterns needs
# 'hold an active real estate license'
_LEAD = re.compile(r"(?:(?:must|hold|possess|have|maintain|obtain|an?|the|active|current|valid)\s)+", re.I)
_END = re.compile(r"\s(?:by|in|from|with|or|and|to|within|who|for|required|preferred|is|are|the|of)\b|/", re.I)
_BARE = words_named("no subject of a licence", "adverts").union(
    singular(word) for name in region_letters("US") for word in name.split()
)


class LicenceAsk(NamedTuple):
    """`terms` name what the license is for, in order: physical, therapist; the line asks for it from `start` on, in the
    words of `text`, which leaves out what stands in brackets."""

    start: int
    text: str
    terms: tuple[str, ...]


def licence_asked(line: Line, lexicon: Lexicon) -> LicenceAsk | None:
    """The license that a line asks for: 'licensed as a physical therapist by the state' is one. None where it asks for
    none, names nothing, or names one that the lexicon knows."""
    if line.ask not in (Ask.MUST, Ask.NICE) or not (licence := _ask_in(line.text)):
        return None
    in_lexicon = any(mention.skill.kind in CREDENTIALS for mention in lexicon.skills_in(line.bare_text))
    return None if in_lexicon else licence


def _ask_in(text: str) -> LicenceAsk | None:
    for pattern in (_AS, _PRACTISED, _BEFORE, _BEHIND, _IN) if _ANY.search(text) else ():
        for match in pattern.finditer(text):
            name = match["name"]
            cut = name.rsplit("/", 1)[-1] if pattern is _BEFORE else _END.split(name, maxsplit=1)[0]
            if terms := tuple(word.norm for word in words(cut) if word.norm not in _BARE):
                start = match.start()
                if pattern is _BEFORE and (lead := _LEAD.match(name)):
                    start += lead.end()
                return LicenceAsk(start, re.sub(_ASIDE, "", text[start:]), terms)
    return None
