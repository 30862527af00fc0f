"""What no reader of a document is meant to see: characters without a shape, and sentences addressed to a machine.

Everything here looks at text alone; what a page hides by colour, size or place is found by whoever reads that format.
"""

import re
import unicodedata
from collections.abc import Iterator

TAGS = range(0xE0000, 0xE0080)
MARKS = frozenset("\u200e\u200f\u061c\ufeff\u00ad")  # ordinary in right-to-left text and exports: dropped, not reported
JOINERS = frozenset("\u200c\u200d")
OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
QUOTE = 160  # characters of an omission that we show

_SUSPECT = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\ud800-\udfff\ue000-\uf8ff\U000e0000-\U000e0fff"
    "\U0001d173-\U0001d17a\U000f0000-\U0010ffff]"
)
_BULLETS = frozenset("\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8\uf02d\uf0e0\uf06e\uf071\uf097\uf09f")
_SPACES = str.maketrans(
    {
        **dict.fromkeys("\xa0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000", " "),
        **dict(zip("ﬀﬁﬂﬃﬄﬅﬆ", ("ff", "fi", "fl", "ffi", "ffl", "st", "st"), strict=True)),
        **dict.fromkeys("\x0b\x0c\x85\u2028\u2029", "\n"),
        "\r": None,
    }
)


def shaped(text: str) -> tuple[str, str]:
    """`text` without characters that have no shape, and what those said or stood in, "" when they were harmless."""
    if text.isascii() and text.isprintable():
        return text, ""
    text = text.translate(_SPACES)
    if not _SUSPECT.search(text):
        return text, ""
    kept: list[str] = []
    said: list[str] = []
    worth = 0
    for at, char in enumerate(text):
        if not _SUSPECT.match(char):
            kept.append(char)
        elif char in _BULLETS:
            kept.append("•")
        elif _belongs(text, at):
            kept.append(char)
        elif ord(char) in TAGS:
            said.append(chr(ord(char) - 0xE0000))
            worth += 1
        elif char not in MARKS and unicodedata.category(char) not in ("Cc", "Co", "Cs", "Cn"):
            worth += 1
    clean = "".join(kept)
    if not worth:
        return clean, ""
    spoken = "".join(each for each in said if each.isprintable()).strip()
    return clean, (spoken or clean.strip() or "characters without a shape")[:QUOTE]


def _belongs(text: str, at: int) -> bool:
    """Joiners inside emoji and in scripts that need them, emoji styles, and the tags of a flag are part of writing."""
    char = text[at]
    before = text[at - 1] if at else ""
    after = text[at + 1] if at + 1 < len(text) else ""
    if char in JOINERS:
        return (_joins(before) and _joins(after)) or (_pictorial(before) and _pictorial(after))
    if char in "\ufe0e\ufe0f":
        return _pictorial(before) or before in "0123456789#*"
    if ord(char) in TAGS:
        flag = text.rfind("\U0001f3f4", max(0, at - 7), at)
        return flag >= 0 and all(ord(each) in TAGS for each in text[flag + 1 : at])
    return False


def _joins(char: str) -> bool:
    return bool(char) and 0x0600 <= ord(char) <= 0x109F and unicodedata.category(char)[0] in "LM"


def _pictorial(char: str) -> bool:
    return bool(char) and (ord(char) >= 0x1F000 or unicodedata.category(char) == "So" or char in "\ufe0f\u203c\u2049")


# Letters of other alphabets that look like Latin ones, mapped one to one so that offsets stay.
_LOOKALIKES = str.maketrans("аеорсухіјѕԁһԛԝАВЕКМНОРСТУХІЈЅαοеіνρτυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ’‘“”‐‑‒–—",
                            "aeopcyxijsdhqwABEKMHOPCTYXIJSaoeivptuABEZHIKMNOPTYX''\"\"-----")  # fmt: skip

_MACHINE = (
    r"(?:a\.?i\.?|llms?|(?:large )?language models?|chat ?bots?|chat ?gpt|gpt(?:-?\d\S*)?|claude|gemini|copilot|bots?|"
    r"ats|(?:ai|virtual|hiring|recruiting|recruitment|resume|screening|automated|ats|applicant tracking)[ -]"
    r"(?:\w+ ){0,2}(?:assistants?|models?|systems?|agents?|recruiters?|reviewers?|screeners?|bots?|tools?|software|parsers?|evaluators?))"
)
_WHO = r"(?:this|the|that|my|our|said)\s+(?:\w+\s+){0,2}?(?:candidates?|applicants?|resum[eé]s?|cvs?|profiles?|applications?|person)"
_CLAUSE = r"(?:^|(?<=[.!?:;,)\]\"'>*#\-•|\n])|(?<=\bplease)|(?<=\bnow)|(?<=\bmust)|(?<=\bshould)|(?<=\band)|(?<=\bthen)|(?<=\balso)|(?<=\balways)|(?<=\bto you))\s*"
_BEST = r"(?:100|10\s*/\s*10|5\s*/\s*5|9\d(?:\.\d)?\s*%|top|best|highest|high|perfect|maximum|max|full|excellent|ideal|exceptional|outstanding|strong|qualified|great|first|number one|hired?)"

# Each: words of which one must stand in the text before the pattern is worth a search, and the pattern.
_PHRASES: tuple[tuple[tuple[str, ...], re.Pattern[str]], ...] = tuple(
    (needles, re.compile(pattern, re.IGNORECASE | re.MULTILINE))
    for needles, pattern in (
        (
            ("ignore", "disregard", "forget", "override", "bypass", "overlook", "do not follow", "don't follow"),
            _CLAUSE + r"(?:ignore|disregard|forget|override|bypass|overlook|do\s+not\s+follow|don't\s+follow)\s+(?:\w+\s+){0,4}?"
            r"(?:previous|prior|above|earlier|preceding|foregoing|existing|other|system|initial|original|your|everything|all|any|these|the)\b"
            r"(?:\W+\w+){0,4}?\W+(?:instructions?|prompts?|directions?|rules|guidelines|commands?|criteria|constraints|messages?|"
            r"told|said|above|before|requirements|evaluations?|scoring)\b",
        ),
        (
            ("you are", "you're", "act as", "as an ai", "as a language", "as an llm", "as a large", "pretend"),
            r"\b(?:if\s+)?(?:you\s+are|you're|act\s+as|as|pretend\s+to\s+be|pretend\s+you\s+are)\s+(?:now\s+)?(?:an?|the)\s+(?:\w+\s+){0,2}?"
            r"(?:ai|llm|language\s+model|chat\s?bot|chat\s?gpt|ats)\b(?:[ -](?:language|assistant|model|system|agent|recruiter|reviewer|screener|bot|tool)\w*|"
            r"(?=[^.\n]{0,80}\b(?:rate|score|rank|recommend|ignore|must|should|evaluat|screen|read|review))|(?=\s*[,.:;]))",
        ),
        (
            ("attention", "dear", "note to", "notice to", "message to", "message for", "instruction", "hey", "hello", "to any", "to all", "to the", "note for"),
            r"^\W*(?:important\W+)?(?:attention|dear|hey|hello|hi|notice|notes?|messages?|instructions?)?[\s,:]*(?:to|for)?\s*(?:all|any|the|every)?\s*\b"
            + _MACHINE + r"(?:\s*(?:,|:|-|!)|\s+(?:reading|processing|reviewing|evaluating|screening|parsing|analy[sz]ing)\b)",
        ),
        (
            ("score", "rating", "match", "percentage", "verdict", "decision", "recommendation"),
            r"^\W*(?:(?:overall|final|total|resum[eé]|cv|match(?:ing)?|ats|candidate|applicant|skills?|experience|fit|hiring)\s+){1,3}"
            r"(?:score|rating|percentage|match|grade|fit)\s*(?:is|=|:|-)+\s*(?:\d{1,3}(?:\.\d+)?\s*(?:%|/\s*\d+|percent|out of|points)?|perfect|excellent|strong)(?=\W|$)",
        ),
        (
            ("match percentage", "resume score", "résumé score"),
            r"\b(?:match\s+percentage|(?:overall\s+)?resum[eé]\s+score)\s*(?:is|=|:)\s*\d{1,3}\b",
        ),
        (
            ("candidate", "applicant", "resume", "résumé", "cv", "profile", "application", "person"),
            _CLAUSE + r"(?:rate|score|rank|grade|evaluate|classify|mark|label|flag|recommend|select|hire|short-?list|approve|accept|give|assign|award|treat|consider|place|put|move|describe|say|state|conclude|report|respond|tell)\b"
            r"\s+(?:that\s+)?" + _WHO + r"\b(?=[^.!?\n]{0,80}\b" + _BEST + r")",
        ),
        (
            ("recommend", "select", "hire", "shortlist", "short-list", "advance", "approve"),
            _CLAUSE + r"(?:strongly\s+|highly\s+|always\s+)?(?:recommend|select|hire|short-?list|advance|approve)\s+(?:this|the)\s+(?:candidate|applicant|resum[eé]|cv)\b",
        ),
        (
            ("score", "rating", "mark", "match", "percentage", "grade"),
            _CLAUSE + r"(?:give|assign|award|return|output|respond|answer|report|print|set|write|produce|generate)\b\s+(?:\w+\s+){0,5}?"
            + _BEST + r"(?:\s*%)?\s+(?:\w+\s+){0,3}?(?:scores?|ratings?|marks?|match|percentage|grades?)\b",
        ),
        (
            ("score", "rating", "match", "percentage", "grade"),
            _CLAUSE + r"(?:give|assign|award|return|output|report|print|set|write|raise|increase|boost|change)\b\s+(?:\w+\s+){0,6}?(?:scores?|ratings?|match|percentage|grades?)\s+(?:\w+\s+){0,2}?(?:of|to|as|at|is|=|:)\s+(?:\w+\s+){0,2}?"
            + _BEST,
        ),
        (
            ("candidate", "applicant", "resume", "résumé"),
            r"\b(?:this|the)\s+(?:candidate|applicant|resum[eé])\s+(?:must|should|shall|has to|needs to|is to|will)\s+(?:always\s+)?(?:be|receive|get)\s+(?:\w+\s+){0,2}?"
            r"(?:rated|scored|ranked|graded|selected|hired|short-?listed|recommended|accepted|approved|given|a score|the highest|the top|" + _BEST + r")\b",
        ),
        (
            ("candidate", "applicant", "resume", "résumé"),
            r"\bthis\s+(?:candidate|applicant|resum[eé])\s+is\s+(?:\w+\s+){0,2}?(?:perfect|ideal|best|exceptional|outstanding|100)\s*%?\s*(?:match|fit|candidate|choice|qualified)\b",
        ),
        (
            ("<|", "[inst]", "<<sys>>", "system:", "system prompt", "### instruction", "### system", "[system]", "</s>"),
            r"<\|[\w ]{2,20}\|>|\[/?inst\]|<</?sys>>|</?s>|^\W*\[?system\]?(?:\s+(?:prompt|message|override|note|instruction)s?\s*:|\s*:\s*(?:you|ignore|disregard|please|always|rate|score|give|the candidate|this candidate)\b)|^#{2,}\s*(?:instruction|system|response)s?\b",
        ),
        (
            ("instruction", "prompt", "hidden", "this text", "this message"),
            r"\b(?:do\s+not|don't|never)\s+(?:mention|reveal|disclose|repeat|report|flag|tell)\s+(?:\w+\s+){0,3}?(?:these|this|the)\s+(?:\w+\s+)?(?:instructions?|prompts?|messages?|text)\b"
            r"|^\W*(?:new|updated|hidden|secret|special)\s+(?:\w+\s+)?instructions?\s*(?::|for\b)",
        ),
        (
            ("anweisungen", "instrucciones", "instructions pr", "instruções", "instrucoes", "istruzioni", "instructies", "instructions ant", "instructions ci"),
            r"\b(?:ignorier\w*|vergiss|missachte\w*|ignor[ae]\w*|olvida\w*|oublie[zr]?|esque[çc]a|dimentica\w*|negeer|vergeet)\s+(?:\w+\s+){0,3}?"
            r"(?:anweisungen|instrucciones|instructions|instruções|instrucoes|istruzioni|instructies)\b",
        ),
    )
)  # fmt: skip
_STUDY = re.compile(
    r"inject|jailbreak|attack|red[- ]?team|adversar|guard ?rail|defen[cds]|detect|mitigat|prevent|filter|protect|harden|such as|"
    r"e\.g\.|robust|resist|tests? (?:for|against|whether)",
    re.IGNORECASE,
)
_SENTENCE_ENDS = re.compile(r"[.!?…](?=[\s\"')\]]|$)|\n(?=\s*(?:\n|$|[•●▪◦*·\-–—]|[^\W\d_a-z]|\d))")


def instructions(text: str) -> Iterator[tuple[int, int]]:
    """Where `text` speaks to a machine that reads it: whole sentences, in order, not overlapping."""
    plain = text.translate(_LOOKALIKES)
    low = plain.lower()
    found: list[tuple[int, int]] = []
    for needles, pattern in _PHRASES:
        if any(needle in low for needle in needles):
            for hit in pattern.finditer(plain):
                start, end = _sentence(plain, hit.start() + len(hit[0]) - len(hit[0].lstrip()), hit.end())
                if not _quoted(plain, start, end, hit.start()):
                    found.append((start, end))
    reached = 0
    for start, end in sorted(found):
        if end > reached:
            yield max(start, reached), end
            reached = end


def _sentence(text: str, start: int, end: int) -> tuple[int, int]:
    begin = text.rfind("\n", 0, start) + 1
    for stop in _SENTENCE_ENDS.finditer(text, begin, start):
        begin = stop.end()
    finish = _SENTENCE_ENDS.search(text, end)
    last = finish.end() if finish and text[finish.start()] != "\n" else finish.start() if finish else len(text)
    while begin < start and text[begin].isspace():
        begin += 1
    return begin, last


def _quoted(text: str, start: int, end: int, hit: int) -> bool:
    """Someone who studies or fends off such sentences may name them: quoted, with the word for it around the quote."""
    before = text[start:hit + 1]
    return (before.count('"') % 2 == 1 or " '" in before or before.startswith("'")) and bool(
        _STUDY.search(before) or _STUDY.search(text[hit:end].split('"')[-1])
    )
