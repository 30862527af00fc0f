"""Schools as texts name them: 'Hill Training Institute', 'University of Delft', 'MIT'.

The name of a school says more about money and luck than about work.
"""

import re
from collections.abc import Callable

from hireloom.text_analysis.language.sentence_cache import sentence_cache

_CAPITALISED = r"[A-ZÀ-Þ](?:\w{0,2}\.(?=\s)|(?:[\w&'’-]|\.\w){0,30})"  # 'St.', but not the last word of a sentence
_WORD = r"(?=[A-ZÀ-Þ])(?i:university|college|school|institute|academy|polytechnic|conservatory|seminary)\b"
_FOREIGN = (  # the name follows without a preposition: 'Universität Wien'
    r"(?=[A-ZÀ-Þ])(?i:universit[äéày]t?|universidade?|institut|instituto|(?:fach)?hochschule|vidyalaya|vidyapeeth"
    r"|gymnasium|lyc[ée]e)\b"
)
_BEFORE = rf"(?:{_CAPITALISED}\s(?:(?i:of|for|and|the)\s)?){{0,6}}"
_AFTER = (
    rf"(?:\s(?i:of|for|at|in|de|der|für)(?:\s(?i:the)\s)?(?:\s?{_CAPITALISED}(?:\s(?:and|of)(?=\s[A-Z]))?){{1,6}}"
    rf"(?:\sat(?:\s{_CAPITALISED}){{1,2}})?)?"  # 'University of North Carolina at Chapel Hill'
)
# Short names: some stand alone, others have a place after them.
_WITH_PLACE = "IIT|IIIT|NIT|IIM|BITS|ETH|TU|FH|RWTH|LMU|HTW|HAW|SUNY|CUNY|ENS|ESC|HEC|INSA"
_ALONE = (
    "MIT|EPFL|ETHZ|UCLA|UCSD|UCSB|UCL|LSE|NYU|NUS|NTU|CMU|KAIST|UNSW|UBC|HKUST|INSEAD|Caltech|CalTech|Stanford|Harvard"
    "|Yale|Princeton|Cornell|Dartmouth|Oxford|Cambridge|Berkeley|Wharton|Sorbonne|Tsinghua|Bocconi|Eton"
)
_IN_TWO = (
    r"Georgia Tech|Virginia Tech|Carnegie Mellon|Johns Hopkins|Sciences Po|Penn State|Ohio State"
    r"|UC (?:Berkeley|Davis|Irvine|Los Angeles|San Diego|Santa \w+)"
)
_SCHOOL = re.compile(
    rf"\b{_BEFORE}(?:{_WORD}|{_FOREIGN}(?:\s{_CAPITALISED}){{0,3}}){_AFTER}"
    rf"|(?<![\w-])(?=[A-Z])(?:(?:{_IN_TWO})\b|(?:{_WITH_PLACE})(?:[ ,-]{{1,2}}[A-ZÀ-Þ][\w'’-]+)"
    rf"|(?:{_ALONE})\b(?! [Ll]icen[cs]e))"
)
# 'High School Teacher', 'School Nurse', 'Institute': a kind of school, which is part of the work and nobody's name.
_KIND = re.compile(
    r"(?:(?:primary|elementary|middle|high|secondary|nursery|infant|junior|senior|public|special|boarding|grammar|sunday)\s)"
    rf"{{0,2}}(?:{_WORD}|{_FOREIGN})",
    re.I,
)
_TEACHING_HOSPITAL = re.compile(r"\bTeaching(?= Hospitals?\b)")


def names_school(text: str) -> bool:
    """The text names a school by its proper name."""
    return any(not _KIND.fullmatch(school.group()) for school in _SCHOOL.finditer(text))


def school_in(text: str) -> str:
    """The first proper name of a school, or empty."""
    return next((name for name in map(re.Match.group, _SCHOOL.finditer(text)) if not _KIND.fullmatch(name)), "")


def replace_schools(text: str, mark: Callable[[], str]) -> str:
    """The text with a mark in place of each school that has a proper name."""
    return _SCHOOL.sub(lambda school: school.group() if _KIND.fullmatch(school.group()) else mark(), text)


@sentence_cache
def without_schools(text: str) -> str:
    """What the text says about work: each school becomes a space, and a teaching hospital a hospital."""
    return replace_schools(_TEACHING_HOSPITAL.sub(" ", text), lambda: " ")
