"""Words that name a skill elsewhere and something else here."""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.lexicon import Mention
from hireloom.text_analysis.language.words import lowered

_GREEK = (
    r"(?:alpha|beta|gamma|delta|epsilon|zeta|theta|iota|kappa|lambda|omicron|sigma|tau|upsilon|phi|chi|psi|omega|mu|nu"
    r"|pi|rho|eta)"
)
# In small letters, as all but the next one. 'Alpha Lambda Delta' is a society of students.
_LETTERS = re.compile(rf"\b{_GREEK}(?:\s{_GREEK})+\b")
# The 'Defense Logistics Agency' and the 'American Marketing Association' are authorities and societies; only 'the' or
# 'at' makes one of an Administration or of a Board, by which trades and pleadings are named too.
_BODY = (
    r"(?:Defense|Federal|National|Naval|American|International|British|European)\s"
    r"(?:[A-Z][\w&-]+\s(?:and\s|of\s|&\s)?){1,4}"
)
_OF_A_BODY = re.compile(
    rf"\b{_BODY}(?:Agenc(?:y|ies)|Association|Society|Institute|Council|Commission|Bureau)\b"
    rf"|\b(?:[Tt]he|[Aa]t)\s{_BODY}(?:Administration|Board)\b"
)
# 'The sale of the Pirates' is news about a club.
_OF_A_CLUB = re.compile(r"\b[Ss]ale of the (?:[A-Z][\w'’]*\s)*[A-Z]\w+s\b")


# Names of something else that contain the name of a skill: the prevention of data loss guards no shop, a warehouse of
# data has no shelves, a multi-disciplinary team disciplines nobody, who drives to a nursing home need not nurse, and a
# page careers.php asks for no PHP.
_PARTS_OF_NAMES = re.compile(
    r"\bdata (?:loss prevention|warehous\w+)|\bfirewall polic(?:y|ies) administration"
    r"|\breact(?:s|ing)? (?:accordingly|quickly|promptly|appropriately|calmly|effectively|to\b)"
    r"|\b(?:multi|inter|cross|trans)[- ]?disciplinary\b"
    r"|\bnursing (?:homes?|facilit(?:y|ies))|\bpatient care (?:facilit(?:y|ies)|cent(?:er|re)s?)"
    r"|\bspring (?:of )?(?:['’‘]\d\d|(?:19|20)\d\d)\b|\bspring (?:semester|term|quarter|break)\b"
    r"|\b(?:proof|evidence|certificates?) of insurance\b"
    r"|\btime management stud(?:y|ies)"
    r"|\binter-?company sales\b|\blevels of leadership\b"
    r"|\b(?:networks?|data(?:base)?|structural|systems?|referential|pipeline|assets?|mechanical|products?|signals?|files?"
    r"|inventory|source|records?|container|sterile|skin) integrity\b"
    r"|\bdsm[- ]?(?:\d|iv)[- ]?t?r\b"
    r"|\bcoach(?:ing)?(?:,? (?:and|&) |/|, )counsel(?:l?ing)?\b"
    r"|\w\.(?:php|html?|jsp)\b"
    r"|\bhealth insurance portability\b|\bdifferentiat\w+ (?:between|among|us|our|itself)\b"
    r"|\b(?:hiring|interviewing|terminat\w+|disciplin\w+|evaluat\w+|motivating),? (?:and |& )?counsell?ing\b"
    r"|\bcounsell?ing,? (?:and |& |or )(?:terminat|evaluat|motivat|hir)\w+"
    r"|\b(?:as|provides?|providing) (?:a )?backup\b(?! (?:and|solutions?|systems?|technolog\w+|software|services?)\b)"
    r"|\b(?:manual|standard|automatic|\(manual\)|power|data|order|fax|electric(?:al|ity)?) transmission\b"
    r"|\btransmission (?:lines?|of|substations?|systems? operat\w+|towers?)\b"
    r"|\b(?:patient|air|foot) traffic control\b|\bteammates?\b(?! (?:audit|software))"
    r"|\bcomposite (?:reports?|scores?|index|drawings?)\b|\bgerber files?\b|\bcisco (?=webex|jabber|phones?)"
    r"|\bpatching (?:(?:and|&|holes in) )?(?:paint\w*|drywall|holes|walls|sand\w*|plaster\w*)"
    r"|\b(?:drywall|asphalt|plaster|concrete|wall) patching\b|\b(?:available|offered|ready) for sale\b"
    r"|\b(?:technical|software|solutions?|systems?|network|cloud|data|enterprise|application) architecture design\b"
    r"|\b(?:to|with|from|by|of|contact|through) (?:the |our )?human resources? (?:department|office|representatives?)\b"
    r"|\blicen[cs]\w* renewals?\b|\b(?:customer|client|guest|brand|patient) loyalty\b(?! (?:program|card|scheme))"
    r"|\b(?:pass|complete|undergo|subject to|submit to) (?:an? |the )?(?:\w+ ){0,3}background investigations?\b"
    r"|\bwith (?:\w+ )?legal counsel\b"
    r"|\b(?:backup|storage) (?:and|&) data protection\b"
    r"|\bdata protection (?:technolog\w+|solutions?|software|appliances?|architecture|admin\w*|services?|products?)"
    r"|\bbackup (?:paperwork|documentation|cover(?:age)?|staff|person|driver|support for)\b"
    r"|\bcounsell?ing (?:and|&|or) (?:disciplin|coach|correct)\w+|\bdisciplin\w+ (?:and|&|or) counsell?ing\b"
    r"|\b(?:patients?|medication|credit|career|financial|debt|nutrition(?:al)?|dietary|genetic|academic|admissions?"
    r"|housing|employees?|customers?|bereavement) counsell?ing\b"
)


# 'German workers' and 'French cuisine' speak of a country, not of a language that somebody speaks.
_OF_A_COUNTRY = re.compile(
    r"[- ](?:local|national|cuisine|dishes|food|fries|restaurant|bistro|bakery|market|compan(?:y|ies)"
    r"|subsidiar(?:y|ies)|branch|government|army|military|navy|embassy|art|wines?|pastr(?:y|ies)|citizens?|nationals|workers?|employees?"
    r"|partners?|shepherds?|tiles?|doors?|drains?|heritage|manufacturers?|suppliers?|investors?)\b",
    re.I,
)


_BESIDE = {letters: frozenset(beside.split()) for letters, beside in rows_of("other_senses.tsv")}
_BESIDES = re.compile(r"[\w&'-]+")
AROUND = 60  # characters on either side of a mention that decide its sense


def has_other_sense(text: str, mention: Mention) -> bool:
    """The words of the mention are letters of a society, part of the name of a body or of another name, a club that
    changes hands, a country, or letters that stand for something else beside the words around them."""
    first = max(0, mention.start - AROUND)
    near, start, end = text[first : mention.end + AROUND], mention.start - first, mention.end - first
    if mention.skill.kind == "language" and _OF_A_COUNTRY.match(text, mention.end):
        return True
    if _stand_for_else(near, near[start:end]):
        return True
    return any(left <= start and end <= right for left, right in _other_names(near))


def _stand_for_else(near: str, letters: str) -> bool:
    words_beside = _BESIDE.get(letters)
    return words_beside is not None and not words_beside.isdisjoint(_BESIDES.findall(lowered(near)))


@lru_cache(maxsize=1024)
def _other_names(text: str) -> Sequence[tuple[int, int]]:
    small = lowered(text)
    matches = chain(
        _LETTERS.finditer(small), _OF_A_CLUB.finditer(text), _OF_A_BODY.finditer(text), _PARTS_OF_NAMES.finditer(small)
    )
    return [match.span() for match in matches]
