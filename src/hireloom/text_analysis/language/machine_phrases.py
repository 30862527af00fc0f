"""The wordings in which a document speaks to a machine that reads it, as patterns.

Each is anchored where an order or a form of address can begin, so that a person may still tell of such sentences.
"""

import re
from functools import cache

# Letters of other alphabets that look like Latin ones, and typographic signs: one to one, so that offsets stay.
LOOKALIKES = dict(
    zip(
        "аеорсухіјѕԁһԛԝАВЕКМНОРСТУХІЈЅαοеіνρτυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ’‘“”‐‑‒–—",
        "aeopcyxijsdhqwABEKMHOPCTYXIJSaoeivptuABEZHIKMNOPTYX''\"\"-----",
        strict=True,
    )
)
LOOKALIKE = re.compile(f"[{''.join(map(re.escape, LOOKALIKES))}]")

_MACHINE = r"""(?:a\.?i\.?|llms?|(?:large\s)?language\smodels?|chat\s?bots?|chat\s?gpt|gpt(?:-?\d\S*)?
    |claude|gemini|copilot|bots?|ats
    |(?:ai|virtual|hiring|recruiting|recruitment|resume|screening|automated|ats|applicant\stracking)[\s-]
     (?:\w+\s){0,2}
     (?:assistants?|models?|systems?|agents?|recruiters?|reviewers?|screeners?|bots?|tools?|software|parsers?|evaluators?))"""
_PERSON = r"(?:candidates?|applicants?|resum[eé]s?|cvs?|profiles?|applications?|person)"
_WHO = rf"(?:this|the|that|my|our|said)\s+(?:\w+\s+){{0,2}}?{_PERSON}"
# An order begins a clause: what may stand before it. Orders are marked so in the table and looked up from the verb on.
ORDER = re.compile(
    r"""(?:^|[.!?:;,)\]"'>*\#\-•|\n]|\b(?:please|now|must|should|and|then|also|always|strongly|highly|to\syou))\s*$""",
    re.IGNORECASE | re.VERBOSE,
)
_BEST = r"""(?:100|10\s*/\s*10|5\s*/\s*5|9\d(?:\.\d)?\s*%|top|best|highest|high|perfect|maximum|max|full|excellent|ideal
    |exceptional|outstanding|strong|qualified|great|first|number\sone|hired?)"""
_GRADE = r"(?:scores?|ratings?|match|percentage)"

_WORDINGS = (
    # Forget what you were told.
    (
        True,
        ("ignore", "disregard", "forget", "override", "bypass", "overlook", "not follow", "n't follow"),
        r"""(?:ignore|disregard|forget|override|bypass|overlook|do\s+not\s+follow|don't\s+follow)\s+(?:\w+\s+){0,4}?
        (?:previous|prior|above|earlier|preceding|foregoing|existing|other|system|initial|original|your|everything|all|any|these|the)\b
        (?:\W+\w+){0,4}?\W+
        (?:instructions?|prompts?|directions?|rules|guidelines|commands?|criteria|constraints|messages?|told|said|above|before
        |requirements|evaluations?|scoring)\b""",
    ),
    # You are a machine.
    (
        False,
        ("you are", "you're", "act as", "as an ai", "as a language", "as an llm", "as a large", "pretend"),
        r"""\b(?:if\s+)?(?:you\s+are|you're|act\s+as|pretend\s+to\s+be|pretend\s+you\s+are)\s+(?:now\s+)?(?:an?|the)\s+
        (?:\w+\s+){0,2}?(?:ai|llm|language\s+model|chat\s?bot|chat\s?gpt|ats)\b
        (?:[\s-](?:language|assistant|model|system|agent|recruiter|reviewer|screener|bot|tool)\w*
        |(?=[^.\n]{0,80}\b(?:rate|score|rank|recommend|ignore|must|should|evaluat|screen|read|review))|(?=\s*[,.:;]))
        |^\W*as\s+an?\s+(?:\w+\s+){0,2}?(?:ai|llm|language\s+model|chat\s?bot|chat\s?gpt)\b
        (?:[\s-](?:language|assistant|model|system|agent|recruiter|reviewer|screener|bot|tool)s?\b|(?=\s*[,:;]))""",
    ),
    # Dear machine.
    (
        False,
        (
            " ai",
            "ai ",
            "llm",
            "language model",
            "bot",
            "gpt",
            "claude",
            "gemini",
            "copilot",
            "ats",
            "assistant",
            "system",
        ),
        rf"""^\W*(?:important\W+)?(?:attention|dear|hey|hello|hi|notice|notes?|messages?|instructions?)[\s,:]*
        (?:to|for)?\s*(?:all|any|the|every)?\s*\b{_MACHINE}
        (?:\s*[,:!-]|\s+(?:reading|processing|reviewing|evaluating|screening|parsing|analy[sz]ing|that|which|who|models?|systems?)\b)
        |^\W*(?:to|for)\s+(?:all|any|the|every)\s+{_MACHINE}\s*
        (?:[,:!]|(?:reading|processing|reviewing|evaluating|screening|parsing|analy[sz]ing)\b)""",
    ),
    # The result, as if it were there already.
    (
        False,
        ("score", "rating", "match", "percentage", "grade", "fit"),
        r"""^\W*(?:(?:overall|final)[ ])?
        (?:(?:(?:resum[eé]|cv|match(?:ing)?|ats|candidate|applicant|skills?|experience|fit|hiring|job)[ ]){1,2}
           (?:score|rating|percentage|match|grade|fit)
        |(?:overall|final)[ ](?:match|fit|percentage))
        \s*(?:is|=|:|-)+\s*
        (?:\d{1,3}(?:\.\d+)?\s*(?:%|/\s*\d+|percent|out\s+of|points)?|perfect|excellent|strong)(?=\W|$)""",
    ),
    (
        False,
        ("match percentage", "resume score", "résumé score"),
        r"\b(?:match\s+percentage|(?:overall\s+)?resum[eé]\s+score)\s*(?:is|=|:)\s*\d{1,3}\b",
    ),
    # Rate this candidate high.
    (
        True,
        ("candidate", "applicant", "resume", "résumé", "cv", "profile", "application", "person"),
        rf"""(?:rate|score|rank|grade|evaluate|classify|mark|label|flag|recommend|select|hire|short-?list|approve|accept|give
        |assign|award|treat|consider|place|put|move|describe|say|state|conclude|report|respond|tell)\b
        \s+(?:that\s+)?{_WHO}\b(?=[^.!?\n]{{0,80}}\b{_BEST})""",
    ),
    (
        True,
        ("candidate", "applicant", "resume", "résumé", "cv"),
        r"""(?:recommend|select|hire|short-?list|advance|approve)\s+(?:this|the)\s+
        (?:candidate|applicant|resum[eé]|cv)\b""",
    ),
    (
        True,
        ("score", "rating", "match", "percentage"),
        rf"""(?:give|assign|award|return|output|respond|answer|report|print|set|write|produce|generate)\b\s+
        (?:\w+\s+){{0,5}}?{_BEST}(?:\s*%)?\s+(?:\w+\s+){{0,3}}?{_GRADE}\b""",
    ),
    (
        True,
        ("score", "rating", "match", "percentage"),
        rf"""(?:give|assign|award|return|output|report|print|set|write|raise|increase|boost|change)\b\s+
        (?:\w+\s+){{0,6}}?{_GRADE}\s+(?:\w+\s+){{0,2}}?(?:of|to|as|at|is|=|:)\s+(?:\w+\s+){{0,2}}?{_BEST}""",
    ),
    (
        False,
        ("candidate", "applicant", "resume", "résumé"),
        rf"""\b(?:this|the)\s+(?:candidate|applicant|resum[eé])\s+(?:must|should|shall|has\s+to|needs\s+to|is\s+to|will)\s+
        (?:always\s+)?(?:be|receive|get)\s+(?:\w+\s+){{0,2}}?
        (?:rated|scored|ranked|graded|selected|hired|short-?listed|recommended|accepted|approved|given|a\s+score
        |the\s+highest|the\s+top|{_BEST})\b""",
    ),
    (
        False,
        ("candidate", "applicant", "resume", "résumé"),
        r"""\bthis\s+(?:candidate|applicant|resum[eé])\s+is\s+(?:\w+\s+){0,2}?
        (?:perfect|ideal|best|exceptional|outstanding|100)\s*%?\s*(?:match|fit|candidate|choice|qualified)\b""",
    ),
    # The marks between the parts of a prompt.
    (
        False,
        (
            "<|",
            "[inst]",
            "<<sys>>",
            "system:",
            "system prompt",
            "system message",
            "system override",
            "### ",
            "[system]",
            "</s>",
        ),
        r"""<\|[\w\s]{2,20}\|>|\[/?inst\]|<</?sys>>|</s>|^\#{2,}\s*(?:instruction|system|response)s?\b
        |^\W*\[?system\]?(?:\s+(?:prompt|message|override|note|instruction)s?\s*:
          |\s*:\s*(?:you|ignore|disregard|please|always|rate|score|give|(?:the|this)\s+candidate)\b)""",
    ),
    (
        False,
        ("instruction", "prompt", "hidden", "this text", "this message"),
        r"""\b(?:do\s+not|don't|never)\s+(?:mention|reveal|disclose|repeat|report|flag|tell)\s+(?:\w+\s+){0,3}?
        (?:these|this|the)\s+(?:\w+\s+)?(?:instructions?|prompts?|messages?|text)\b
        |^\W*(?:new|updated|hidden|secret|special)\s+(?:\w+\s+)?instructions?\s*(?::|for\b)""",
    ),
    # The first again in other languages.
    (
        False,
        ("anweisungen", "instrucciones", "instructions", "instruções", "instrucoes", "istruzioni", "instructies"),
        r"""\b(?:ignorieren?|ignorieret|vergiss|vergessen\s+sie|missachten?|ignora|ignore[zr]?|ignorar|olvida|oubliez?|esque[çc]a
        |dimentica|negeer|vergeet)\s+(?:\w+\s+){0,3}?
        (?:anweisungen|instrucciones|instructions|instruções|instrucoes|istruzioni|instructies)\b""",
    ),
)


@cache
def pattern(wording: str) -> re.Pattern[str]:
    """Compiled when a text first needs it: all of them take longer than reading a resume."""
    return re.compile(wording, re.IGNORECASE | re.MULTILINE | re.VERBOSE)


# Whether it is an order, words of which one must stand in the text (in small letters) before the wording is worth a
# search, and the wording.
PHRASES: tuple[tuple[bool, tuple[str, ...], str], ...] = tuple(
    (is_order, needles, (r"\b" if is_order else "") + wording) for is_order, needles, wording in _WORDINGS
)
