"""Lines of a resume as sentences in the first person, and lines of an advert as things to do."""

import re
from itertools import pairwise

from hireloom.text_analysis.language.verbs import base_of_gerund, is_base, is_gerund, is_past, past

FEWEST, MOST = 4, 30  # words of a clause
LISTED = 2  # words of an item in a list
DUTY_WORDS, LONGEST_TASK = 17, 20
TASK = "it was my task to "
_ODD = re.compile(
    r"[|•▪■●<>\[\]{}*_=~\\]|\.\.|\s[-–—](?:\s|$)|\betc\b|\b(?:n/a|tbd)\b"
    r"|\b(?:e\.?g|i\.?e)\b|(?-i:(?<!\.[A-Z])\.\s[a-z])"
    r"|[,(]$|\(\w*$|\.com\b|\bthe following\b|,\.|www\.|https?:|@|\w- \w|\s-\w|[ÂÃ�]|(?-i:[a-z)]\.[A-Z\d])"
    r"|(?-i:[a-z]{3}[A-Z][a-z]+ly\b)|\b(?:dr|mr|mrs|ms|st|vs)$|\bnot limited to\b"
    r"|(?-i:\b(?:and|or|of) [A-Z][a-z]+ of [a-z])",
    re.I,
)
_DANGLING = re.compile(
    r"\b(?:and|or|of|the|with|to|for|in|a|an|by|on|from|as|at|including|included|includes|such as|my|our|their|its"
    r"|which|that|who|into|within|between|through|during|various|several|other|per|heavily|highly)$"
    # An adjective whose noun stood in the next line: 'for the Full', 'in a cross-functional'.
    r"|\b(?:an?|the|our|their)\s(?:\w+ly\s)?(?:[a-z]+-(?!up\b|in\b|out\b|off\b|on\b|line\b|site\b)[a-z]+|[a-z]+(?:ional|ical|ous|ful|less)"
    r"|(?-i:Full|New|Select|General|Non))$"
    r"|\b(?:heavily|highly|very|fully)\s[\w-]+$"
    r"|\s(?-i:Applicant|Human|Customer|Health|Information|Quality|Service|Business|Financial|Select|Real|Social|Project"
    r"|Product|General|Senior|Case)$"
    r"|(?<!\bas )\ban?\s(?-i:[A-Z][a-z]+)$",
    re.I,
)
_GLUED = re.compile(
    r"(?<!\bthe)(?<!\bof)(?<!\ba)(?<!\band)(?<!\bin)(?<=[a-z),])"
    r"\s(?:([A-Z][a-z]+)(?=\s[a-z])|([A-Z][a-z]+ing)(?=\s[A-Z]))"
)  # the next line after a lost line break
# Mixed forms of verbs: 'configure and troubleshooting', 'scheduled visits and answer the telephone'.
_MIXED = re.compile(r"\b(?:and|or)\s(\w+)(?=\s(?:the|an?|all|any|our|their)\b)")
_AND_CAPITAL = re.compile(r"\s(?:&|and)\s([A-Z][a-z]+)(?=\s[a-z])")
_ADVERB = re.compile(r"(?:\w{3,}ly|also|often)$", re.I)
_FIRST_SENTENCE = re.compile(r"(?<=[a-z)%\d])[.!?]\s+(?=[A-Z])|(?<=[a-z]{4})[.!?]\s+(?=[a-z])")
_ALWAYS = re.compile(r"(?:;|:|,? (?:which )?resulting in|,? including(?: but)?:)(?=\s)")
# Getting a job is not a deed: 'Secured a position at …', 'Started nursing career …'.
_OF_CAREER = re.compile(
    r"(?:resigned|retired|quit|relocated|laid off|left)\b"
    r"|(?:\w+ly )?(?:secured|started|began|obtained|received|gained|joined|held|transferred|hired|graduated)\b"
    r".{0,40}\b(?:position|career|job|role|degree|diploma|certificate|employment)\b",
    re.I,
)
# No deeds of one's own: 'assigned to two halls', 'entrusted with the keys', 'involved in the design'.
_BY_OTHERS = re.compile(
    r"(?:\w+ly )?(?:promoted|assigned|entrusted|tasked|selected|chosen|appointed|nominated|elected|recognized"
    r"|recognised|awarded|named|hired|invited|charged|certified|trained|ranked|voted|stationed|employed|licensed)"
    r"\s(?:to|with|as|for|by|in|among|employee|best|first|top|no)\b"
    r"|(?:named|voted|crowned|honou?red)\s(?=[A-Z]|\w+ of\b)"
    r"|(?:\w+ly )?(?:involved|engaged|interested|specialised|specialized|immersed)\sin\b|exposed\sto\b",
    re.I,
)
_BREAKS = (
    ", which ",
    ", resulting ",
    " while ",
    ", including ",
    " including ",
    ", such as ",
    ", so that ",
    " in order to ",
)


def clause(line: str, *, is_current: bool) -> str:
    """'I rebuilt the booking service', 'my work included planning …'; empty if the line makes no sentence."""
    text = _tidied(line)
    if not text:
        return ""
    spoken = text.split()
    first = spoken[1] if _ADVERB.match(spoken[0]) and len(spoken) > 1 else spoken[0]
    if spoken[0] in ("I", "I've", "I’ve", "I'm", "I’m"):
        return text
    low = text[0].lower() + text[1:]
    if low.startswith("responsible for "):
        return f"I {'am' if is_current else 'was'} {low}"
    if _OF_CAREER.match(low):
        return ""
    if _BY_OTHERS.match(low):
        return f"I was {low}"
    if _is_mixed(first, spoken):
        return ""
    if is_past(first) and first.isalpha():
        return f"I {low}"
    if is_base(first):
        if is_current:
            return f"I {low}"
        if _acts_again(spoken):
            return f"{TASK}{low}" if len(spoken) <= LONGEST_TASK else ""
        return f"I {past(first.lower())}{low[len(first) :]}"
    if is_gerund(first) and not _RANK.match(low) and len(spoken) <= LONGEST_TASK:
        return f"my work {'includes' if is_current else 'included'} {low}"
    return ""


# 'Acting sous chef' is a title, 'Managing budgets' is none.
_RANK = re.compile(r"(?:acting|managing (?:director|partner|editor|agent)|leading (?:hand|firefighter))\b", re.I)


def _acts_again(spoken: list[str]) -> bool:
    """A word after the first may also be a verb, whose tense would have to change as well."""
    return any(
        is_base(word.strip(",")) and (before.endswith(",") or before.lower() in ("and", "or", "then", "&"))
        for before, word in pairwise(spoken)
    )


def _is_mixed(first: str, spoken: list[str]) -> bool:
    """The line changes its tense, so that it cannot become a sentence."""
    text = " ".join(spoken)
    following = [found[1] for found in _MIXED.finditer(text)]
    row = re.match(r"\w+ (?:and|or) (\w+)", text)
    if re.match(r"\w+ by (?!\d)", text):  # done by somebody else, who is not named
        return not re.match(r"led by example", text, re.I)
    if is_gerund(first) and len(spoken) > 1 and is_past(spoken[1]):
        return True
    if re.match(
        r"\w+ (?:is|are|was|were|has|have|been)\b|(?:designed|developed|created|built|geared) to\b", text, re.I
    ):
        return True  # 'Work is performed', 'Designed to support'
    if is_past(first):
        return any(is_base(word) and not is_past(word) for word in (*following, *(row.groups() if row else ())))
    after = spoken[1] if len(spoken) > 1 else ""
    return is_base(first) and (is_past(after) or any(map(is_past, following)) or bool(row and is_gerund(row[1])))


def _tidied(line: str) -> str:
    """One sentence of acceptable length without its full stop, or empty."""
    text = _FIRST_SENTENCE.split(" ".join(line.split()), maxsplit=1)[0].strip(" .,;:–-")
    text = next((text[: found.start()] for found in _GLUED.finditer(text) if _acts(found[1] or found[2])), text)
    text = _AND_CAPITAL.sub(lambda found: f" and {found[1].lower()}" if _acts(found[1]) else found[0], text)
    text = re.sub(r"(?<=[a-z]) & (?=[a-z])", " and ", re.sub(r"(?<=\w)/\s(?=\w)", "/", text))
    text = re.sub(r"\band/or\b", "or", _ALWAYS.split(text, maxsplit=1)[0].rstrip(" .,;:"))
    text = re.split(r",\s(?=[A-Z]\w+ly\s)", text, maxsplit=1)[0]  # the next line
    for mark in _BREAKS:
        if len(text.split()) > MOST - 6 and mark in text and len(text.split(mark)[0].split()) >= FEWEST + 2:
            text = text.split(mark)[0].rstrip(" .,;")
    count = len(text.split())
    if not FEWEST <= count <= MOST or _ODD.search(text) or _DANGLING.search(text) or text.count("(") != text.count(")"):
        return ""
    if text.count(",") > 6 or sum(word.isupper() and len(word) > 4 for word in text.split()) > 1:
        return ""
    text = _rounded(text)
    return "" if _DANGLING.search(text) else text  # what was cut off may have been needed


# Words that may follow a comma in a sentence; anything else is a note: 'Booked 16 meetings a month, top of 14'.
_GOES_ON = re.compile(
    r"(?:and|or|but|then|so|as|with|without|from|for|to|by|in|on|at|of|under|through|until|after|before|over|across|which|who"
    r"|where|while|when|including|such|plus|both|all|each|\w+ly|\w+ing)\b",
    re.I,
)


def _rounded(text: str) -> str:
    """A row of deeds gets the 'and' that notes leave out: 'bent conduit, pulled wire and trimmed out flats'. What is
    noted behind a comma without a deed is left out, as nobody would say it: 'closed 40 deals, average deal 38k'."""
    head, comma, last = text.rpartition(", ")
    is_noun_row = (
        "," in head and " and " not in head and re.fullmatch(r"\w+ing", last)
    )  # 'by prospecting, calling, networking'
    if is_noun_row:
        return f"{head} and {last}"
    if not comma or " and " in last or _GOES_ON.match(last) or head.count("(") != head.count(")"):
        return text
    pieces = [piece.split()[0] for piece in text.split(", ") if piece.strip()]
    for form in (is_past, is_base):
        if all(form(word) for word in pieces):
            return f"{head} and {last}"
    if len(pieces) > 2 and " and " not in head and len(last.split()) <= LISTED:
        return f"{head} and {last}"  # 'wrote letters, minutes, reports'
    return head if len(head.split()) >= FEWEST else ""


def _acts(word: str) -> bool:
    return is_past(word) or is_gerund(word) or is_base(word)


def also(text: str) -> str:
    """The clause as a further one: 'I also rebuilt …', 'I was also thanked …'."""
    if found := re.match(r"I (am|was|have|had|can)\b", text):
        return f"I {found[1]} also{text[found.end() :]}"
    if text.startswith(TASK):
        return f"I also had to {text.removeprefix(TASK)}"
    return f"I also{text[1:]}" if re.match(r"I [a-z]", text) and not text.startswith("I also") else _upper(text)


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


_TITLED = re.compile(r"[a-z]s(?: [A-Z][a-z]+){2,}$")  # a title that slipped in behind: 'for customers Service Advisor'
_LEAD = re.compile(
    r"^(?:you(?:['’]ll| will| would)?(?: also)?(?: be (?:expected|asked|required|able))?(?: need)?(?: to)? |"
    r"(?:must |will |should )?(?:be )?(?:able|responsible) (?:to|for) |(?:the |your )?(?:\w+ ){1,3}will |to )",
    re.I,
)
_TO_US = (
    (r"\bour\b", "your"),
    (r"\bours\b", "yours"),
    (r"\bus\b", "you"),
    (r"\bwe are\b", "you are"),
    (r"\bwe\b", "you"),
)
_RELATIVE = re.compile(
    r"\s(?:as|when|if|where)\s(?:needed|required|necessary|assigned|appropriate|possible)\b.*$|:\s.*$"
    r"|,\s(?:which|who|where|while|so that|including|such as|also|\w+ing(?!,| (?:and|or)\b))\b.*$|\s?\([^()]{0,300}\)",
    re.I,
)
_CUTS = re.compile(r"[;:]|,? (?:that|which|who|so that|where|while|including|such as) |, ")
_NOUN = re.compile(
    r"\w+ (?:and|or|of|is|are|for|in|will|must|should|may|can|related)\b(?! \w+ (?:the|a|our|new)\b)", re.I
)
# Nobody looks forward to what a job wants a person to be or to have.
_NO_WORK_WORDS = (
    "apply be bring do follow have hold know meet need own possess read speak understand think live look see go stand"
    " find show demonstrate visit click submit join"
)
_NO_WORK = frozenset(_NO_WORK_WORDS.split())


_DRAWING_WORDS = (
    "advise analyse analyze assess build care close coach collaborate conduct contribute cook coordinate create"
    " cultivate deliver design develop diagnose direct drive educate establish evaluate explore grow guide help"
    " identify implement improve install introduce investigate launch lead manage mentor negotiate organise organize"
    " own partner plan prepare present produce promote prospect provide repair research run sell serve shape solve"
    " strengthen supervise support teach train translate treat troubleshoot work write"
)
_DRAWING = frozenset(_DRAWING_WORDS.split())


def draws(duty: str) -> bool:
    """The duty can be a reason to want the job; keeping logs or passing inspections is none."""
    return duty.split()[0] in _DRAWING


_SPEAKS_TO = re.compile(
    r"^work (?:well|effectively|independently|under)\b|^direct (?:supervision|reports?|contact|care|sales)\b"
    r"|\b(?:add value|opportunit|accomplishments|applicants?|candidates?)"
    r"|\b(?:you|your|yours|yourself|I|my|degree|any weekday|resume|years? of|experience (?:in|with)"
    r"|this (?:position|role|job)|seeks?|is (?:looking|seeking|hiring))\b",
    re.I,
)


def _is_heading(text: str) -> bool:
    """The line begins with a name: 'Open Door Management Policy'."""
    return re.match(r"\w+(?: [A-Z][a-z]+){3}", text) is not None


def duty(line: str) -> str:
    """A duty of an advert as it follows 'to': 'keep your queries fast'; empty if the line is no duty."""
    text = _RELATIVE.sub("", _LEAD.sub("", " ".join(line.split()).strip(" .,;:!?–-"), count=1)).strip()
    first, _, rest = text.partition(" ")
    if is_gerund(first) and not is_base(first):  # 'Supporting residents with …', as many adverts list their work
        text = f"{base_of_gerund(first)} {_in_plain_form(rest)}"
    if not text or not is_base(text.split()[0]) or text.split()[0].lower() in _NO_WORK or _NOUN.match(text):
        return ""
    if _SPEAKS_TO.search(text) or _is_heading(text):
        return ""
    text = _joined(_short(text).strip(" .,;:–-"))
    if _TITLED.search(text):
        return ""
    if not 3 <= len(text.split()) <= DUTY_WORDS or _ODD.search(text) or _DANGLING.search(text):
        return ""
    for pattern, instead in _TO_US:
        text = re.sub(pattern, instead, text, flags=re.I)
    return text[0].lower() + text[1:]


def _in_plain_form(text: str) -> str:
    """The further verbs of a list in -ing in their plain form: 'sitting and talking' as '… and talk'."""
    row = re.compile(r"(^|, |\b(?:and|or) )(\w+ing)\b(?= )")
    return row.sub(lambda found: found[1] + (base_of_gerund(found[2]) or found[2]), text)


def _short(text: str) -> str:
    """The longest beginning of acceptable length that ends at the end of a clause; all of a short text."""
    if len(text.split()) <= DUTY_WORDS:
        return text
    ends = [found.start() for found in _CUTS.finditer(text) if 4 <= len(text[: found.start()].split()) <= DUTY_WORDS]
    return text[: ends[-1]] if ends else ""


def _joined(text: str) -> str:
    """A list that was cut gets its 'and' again: 'plan the work and run workshops'."""
    head, comma, last = text.rpartition(", ")
    if comma and re.match(r"(?:with|from|for|to|by|in|on|at|of|as|under|through)\b", last):
        return _joined(head)  # no part of the row
    if comma and " and " not in head and "," not in head and last.startswith("and "):
        return f"{head} {last}"
    if not comma or re.match(r"(?:and|or|then|but)\b", last) or re.search(r"\b(?:and|or)\b", last):
        return text
    return f"{head} and {last}"
