"""Schools as resumes name them: with a word such as 'university', or by a well-known name."""

import re
from collections.abc import Callable

_WORD = (
    r"(?:university|universit[äéày]t?|universidad|universidade|college|institute|instituto|institut|school|academy|"
    r"polytechnic|hochschule|fachhochschule|vidyalaya|vidyapeeth|gymnasium|lyc[ée]e|conservatory|seminary)"
)
_NAMED = r"(?:[A-ZÀ-Þ][\w.&'’-]*|of|the|and|for|&)"
_SCHOOL = re.compile(
    rf"(?:(?:[A-ZÀ-Þ][\w.&'’-]{0, 60}\s+)(?:{_NAMED}\s+){{0,5}})?(?i:\b{_WORD}\b)"
    rf"(?:\s+(?:of|for|at|in|de|der|für)\s+(?:the\s+)?[A-ZÀ-Þ][\w.&'’-]*(?:\s+(?:{_NAMED})(?=\s+[A-ZÀ-Þ])|\s+[A-ZÀ-Þ][\w.&'’-]*){{0,4}})?"
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
_KNOWN = re.compile(
    rf"(?<![\w-])(?:(?:{_IN_TWO})\b|(?:{_WITH_PLACE})(?:[ ,-]{{1,2}}[A-ZÀ-Þ][\w'’-]+)"
    rf"|(?:{_ALONE})\b(?! [Ll]icen[cs]e))"
)
_PATTERNS = (_SCHOOL, _KNOWN)


def names_school(text: str) -> bool:
    return any(pattern.search(text) for pattern in _PATTERNS)


def without_schools(text: str, instead: Callable[[], str]) -> str:
    for pattern in _PATTERNS:
        text = pattern.sub(lambda _: instead(), text)
    return text
