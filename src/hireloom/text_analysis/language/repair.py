"""Repairs what copying does to text: letters decoded by the wrong table, words that lost the space between them, and
sentences that lost their line break."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache
from html import unescape
from itertools import pairwise

from hireloom.text_analysis.language.data_files import lines_of, rows_of, words_named, words_of
from hireloom.text_analysis.language.words import root, singular, stem

# What the bytes 128 to 255 become when UTF-8 is read as Windows-1252, and back; five of them are undefined there and
# come out as control characters.
_BYTES = {bytes([code]).decode("cp1252", "ignore") or chr(code): code for code in range(0x80, 0x100)}
_TAIL = "".join(re.escape(sign) for sign, code in _BYTES.items() if code < 0xC0) + "\x80-\x9f"
# First letters of the European alphabets, of typographic signs and of pictures.
_MOJIBAKE = re.compile(f"(?:[Â-Å][{_TAIL}]|[âï][{_TAIL}]{{2}}|ð[{_TAIL}]{{3}})+")
# Signs whose last byte was undefined and got lost, and the space that stands alone.
_CUT_OFF = {"â€": '"', "ï¼": ",", "Â": ""}
_REST = re.compile("â€(?![\\w])|ï¼|Â(?![\\w])")
_SUSPECT = re.compile("[Â-Åâïð]")  # the first letters of both: rare, and sought faster than their patterns
# What a web page wrote for a sign: 'Master&rsquo;s'.
_ENTITY = re.compile(r"&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,4});", re.I)
TWICE = 2  # text may have gone through the wrong table twice


def repaired(text: str) -> str:
    """`text` with the letters it was written in: 'caf\u00e9' for 'caf\u00c3\u00a9'."""
    if "&" in text:
        text = _ENTITY.sub(lambda match: unescape(match.group()), text)
    if not text.isascii() and _SUSPECT.search(text):
        for _ in range(TWICE):
            text = _MOJIBAKE.sub(_decoded, text)
        text = _REST.sub(lambda match: _CUT_OFF[match.group()], text)
    words = _RUN_TOGETHER.findall(text)
    is_whole = list(map(_words_apart, words)) == words  # as almost all are: faster than to put each back
    return text if is_whole else _RUN_TOGETHER.sub(lambda match: _words_apart(match.group()), text)


def _decoded(match: re.Match[str]) -> str:
    raw = bytes(_BYTES.get(sign, ord(sign) & 0xFF) for sign in match.group())
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return match.group()


# A word in small letters that is no part of a name, an address or a compound with a dash.
_RUN_TOGETHER = re.compile(r"(?<![\w@./&'’+-])[a-z]{7,40}(?![\w@./&'’+-])")
_SMALL = words_named("run into other words")
_PARTS = words_named("parts of one word")
_WHOLE = words_of("closed_compounds.txt")
SHORTEST_BESIDE, SHORTEST_PAIR = 5, 6  # letters of a word beside one such as "and", and of two others each


@cache
def _usual() -> frozenset[str]:
    return frozenset(term for table in ("terms.tsv", "rarities.tsv") for term, *_ in rows_of(table))


@cache
def _names() -> frozenset[str]:
    """The words of skills and occupations: 'elasticsearch' is one."""
    rows = (row for table in ("skills.tsv", "occupations.tsv") for row in rows_of(table))
    return frozenset(word.lower() for row in rows for cell in row for word in re.findall(r"\w+", cell))


@lru_cache(maxsize=65536)
def _words_apart(word: str) -> str:
    """'promotes effective' for 'promoteseffective': two common words that are not a known word together."""
    if _is_usual(word) or singular(word) in _WHOLE or word in _names():
        return word
    cuts = range(min(map(len, _SMALL)), len(word) - min(map(len, _SMALL)) + 1)
    pairs = ((word[:cut], word[cut:]) for cut in cuts)
    return next((f"{first} {second}" for first, second in pairs if _are_two(first, second)), word)


def _are_two(first: str, second: str) -> bool:
    if first in _SMALL or second in _SMALL:
        longer = second if first in _SMALL else first
        return len(longer) >= SHORTEST_BESIDE and _is_usual(longer)
    are_long = min(len(first), len(second)) >= SHORTEST_PAIR and _PARTS.isdisjoint((first, second))
    return are_long and _is_usual(first) and _is_usual(second)


def _is_usual(word: str) -> bool:
    return stem(singular(word)) in _usual() or root(word) in _usual()


_GLUED = re.compile(
    r"\b([A-Z]?[a-z]{3,})([A-Z][a-z]{2,}|We|You|In|If|As|To|At|No)\b|(?<=[A-Za-z!]\))(?=[A-Z][a-z])|(?<=[a-z]:)(?=[A-Z])"
)
# A list that lost its breaks: 'wordExcelPower PointPublisher'; hardly a name has two capitals inside.
_CHAIN = re.compile(r"\b[A-Z]?[a-z]{2,}(?:[A-Z]{3,}(?=[A-Z][a-z])|[A-Z][a-z]{2,}|(?:We|You|If)\b){2,}\b")
_LINK = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_SIGN = re.compile(r"(?<=[a-z]{3})(?=[A-Z](?:[/#]|\+\+))|(?<=\+\+)(?=[A-Z][a-z]{2})")  # 'EnhancementC/C++Acoustic'
# 'Requirements2 years of', 'old.A degree', 'oldA degree', 'done.JOB REQUIREMENTS',
# 'skillsEXCELLENT BENEFITS'
_RUN_ON = re.compile(
    r"(?<=[a-z]{2})(?=\d{1,2}\s?(?:\+|-|–|to)?\s?\d{0,2}\s?\+?\s(?:[Yy]ears?|yrs?)\b)"
    r"|(?<=[a-z]{3}[.…])(?=(?!JS|NET|COM)[A-Z]{2,}\s|An?\s[a-z])|(?<=[a-z]{3})(?=A\s[A-Z]?[a-z]{3})|(?<=[a-z]{3})(?=[A-Z]{6,}\b)"
    r"|(?<=[a-z]{2})(?=EOE\b)"
    # 'follow-upAbility to', 'urgencyWE ARE ONLY'
    r"|(?<=-up)(?=[A-Z][a-z]{3})|(?<=[a-z]{3})(?=[A-Z]{2,5}\s[A-Z]{3,}\s[A-Z]{2,})"
    r"|(?<=[a-zA-Z.]{3})(?<![A-Z][A-Z])(?=[A-Z]{2}\d{2,}\s?[A-Z])"
    # 'MongoDBAbout Acme'
    r"|(?<=[a-zA-Z)]{3})(?<! )(?=About (?:[A-Z]|the\b|us\b|our\b))"
)
# Dashes of a list that lost its breaks: 'Requirements:-Two years of sales-Good with people-Own car', and behind a word
# of such a list that has a capital of its own: '-Java-Neural networks'.
_DASH = re.compile(r"(?<![-\w])([a-z]{2,}|[A-Za-z]+:)-(?=[A-Z])|\s-(?=[A-Z][a-z])")
_DASH_INSIDE = re.compile(
    r"(?<=\n- )(?!(?:Full|Part|Self|Pre|Post|Non|Multi|Semi|Co|Ex|Anti|Long|Short|Fast|High|Low|Hands|Problem|Client"
    r"|Customer|Team|Detail|Time|Well|Entry|Mid|Top|Cross|Inter|On|Off|In|All|Up|Hard|Quick|Face|Goal|Deadline|Results?"
    r"|Decision|Coca|Rolls|Hewlett|Harley|Mercedes)-)([A-Z]\w{1,20})-(?=[A-Z][a-z]{2})|([a-z]{2}\))-(?=[A-Z][a-z]{2})"
)
FEWEST_DASHES = 3
# 'TalkWell is a …': a company name as the subject of a sentence.
_SUBJECT = re.compile(
    r"\b([A-Z][a-z]{2,}[A-Z][a-z]{2,})\b(?:['’]s\b|,?\s(?:is|are|was|has|offers|provides|builds|makes|helps|runs"
    r"|seeks|needs|Inc|LLC|Ltd|GmbH|Corp)\b)"
)
_SOUND = frozenset(lines_of("camel_case.tsv"))


# 'preferredCCP Certification', 'RequirementsCDL or', but 'MongoDB and'
_INTO_NAME = re.compile(r"\b([A-Z]?[a-z]{4,})([A-Z]{2,5})(?=\s(?:[A-Z][a-z]|or\b|and\b))")


def _before_name(match: re.Match[str]) -> str:
    return match.group() if match.group().lower() in _names() else f"{match[1]}\n{match[2]}"


# 'softwarePMP certification', 'a plusVoIP', but no name such as 'macOS'
_INTO_SHORT_NAME = re.compile(r"(?<![\w@./-])(plus|[a-z]{5,20})([A-Z]{3,6}|VoIP)(?=[\s,;/]|$)")


def _before_short_name(match: re.Match[str]) -> str:
    is_name = not _is_usual(match[1]) or match.group().lower() in _names()
    return match.group() if is_name else f"{match[1]}\n{match[2]}"


# A deed that ran into a name in capitals: 'GFSI, SQF and SPCPossesses knowledge'.
_INTO_DEED = re.compile(r"(?<=[A-Z]{2})[A-Z][a-z]{3,20}\b")
_DEEDS = frozenset(map(root, words_of("duty_verbs.txt") | words_named("words that open an ask")))


def _before_deed(match: re.Match[str]) -> str:
    return f"\n{match.group()}" if root(match.group().lower()) in _DEEDS else match.group()


# Names of fields whose table lost its breaks: 'Travel: No CitizenshipStatus: Other Function: Claims ShiftLength: 8'.
_FIELD_NAME = re.compile(
    r"(?<=\s)([A-Z][a-z]+)(Status|Model|Number|Segment|Type|Code|Level|Length|Name|Date|Shift|Location|Category|Title):(?=\s)"
)
_PLAIN_FIELD_NAME = re.compile(
    r"(?<=[\w)]) (?=(?:Function|Division|Department|Shift|Schedule|Travel|Location): [A-Z\d])"
)
FEWEST_FIELDS = 2


def _fields_apart(text: str) -> str:
    names = list(_FIELD_NAME.finditer(text))
    if len(names) < FEWEST_FIELDS:
        return text
    first = names[0].start()
    return text[:first] + _PLAIN_FIELD_NAME.sub("\n", _FIELD_NAME.sub("\n\\1 \\2:", text)[first:])


# Physical demands whose list lost its breaks: 'Physical requirements Bending Carrying Up to 50 pounds Grasping'.
_DEMAND = re.compile(
    r"(?<=[a-z\d)]) (?=(?:Bending|Carrying|Climbing|Crawling|Crouching|Grasping|Hearing|Kneeling|Lifting|Pulling"
    r"|Pushing|Reaching|Reading|Sight|Sitting|Squatting|Standing|Stooping|Twisting|Unloading|Walking|Weighing"
    r"|Data Entry|Filing|Operating Equipment|Repetitive Motion|Sorting|Telephone Usage|Typing|Communication \("
    r"|Matching|Equipment Used|Physical requirements|Work Environment|Age Requirement)\b)"
)
FEWEST_DEMANDS, CLOSE = 6, 60  # items of such a list, and characters between two of them


def _demands_apart(text: str) -> str:
    """`text` with a line break before each item of a row of physical demands."""
    places = [match.start() for match in _DEMAND.finditer(text)]
    close = sum(after - before < CLOSE for before, after in pairwise(places))
    return _DEMAND.sub("\n", text) if close >= FEWEST_DEMANDS else text


def _unlinked(match: re.Match[str]) -> str:
    return match.group() if match.group().lower() in _SOUND else _LINK.sub("\n", match.group())


def unglued(text: str, is_heading: Callable[[str], bool]) -> str:
    """`text` with a line break between sentences that ran into each other: 'good with peopleRequirements'. A name
    keeps its capital inside: it is known, a subject, comes twice, ends a line or stands in a list."""
    text = _demands_apart(_fields_apart(text))
    text = _RUN_ON.sub("\\g<0>\n", _SIGN.sub("\n", _CHAIN.sub(_unlinked, text)))
    text = _INTO_DEED.sub(_before_deed, _INTO_NAME.sub(_before_name, text))
    text = _INTO_SHORT_NAME.sub(_before_short_name, text)
    dashes = _DASH.findall(text)
    if len(dashes) >= FEWEST_DASHES:
        text = _DASH.sub("\\1\n- ", text)
        # Where a blank is before the dashes of the items, one without it belongs to a name: ' -Coca-Cola sales'.
        if 2 * sum(map(bool, dashes)) > len(dashes):
            text = _DASH_INSIDE.sub("\\1\\2\n- ", text)
    count = Counter(match.group().lower() for match in _GLUED.finditer(text))
    named = {name.lower() for name in _SUBJECT.findall(text)}

    def broken(match: re.Match[str]) -> str:
        low, behind = match.group().lower(), text[match.end() : match.end() + 1]
        if not low:
            return "\n"
        if match[2] and is_heading(match[2]):
            return f"{match[1]}\n{match[2]}"
        is_listed = behind == "," and text.endswith(", ", 0, match.start())
        is_name = behind in ("", "\n", ".", ")") or is_listed or (match[1][0].isupper() and count[low] > 1)
        is_name = is_name or low in named or low in _SOUND or low in _names()
        return match.group() if is_name else f"{match[1]}\n{match[2]}"

    return _GLUED.sub(broken, text)
