"""Lines of an advert as things to do."""

import re

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.verbs import base_of_gerund, is_base, is_gerund
from hireloom.text_analysis.writing.clauses.sentences import DANGLING, ODD
from hireloom.text_analysis.writing.clauses.shorter_lines import of_third_person

DUTY_WORDS = 17
_TITLED = re.compile(r"[a-z]s(?: [A-Z][a-z]+){2,}$")  # a title that slipped in: 'for customers Service Advisor'
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
_NO_WORK = words_named("no work", "writing")


_DRAWING = words_named("drawing verbs", "writing")


def draws(duty: str) -> bool:
    """The duty can be a reason to want the job; keeping logs or passing inspections is not one."""
    return duty.split()[0] in _DRAWING


_SPEAKS_TO = re.compile(
    r"^work (?:well|effectively|independently|under)\b|^direct (?:supervision|reports?|contact|care|sales)\b"
    r"|\b(?:add value|opportunit|accomplishments|applicants?|candidates?)"
    r"|\band/or\b|\bis expected\b|\b(?:you|your|yours|yourself|ourselves|I|my|degree|any weekday|resume"
    r"|years? of|experience (?:in|with)"
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
    elif not is_base(first):
        text = of_third_person(text)
    if not text or not is_base(text.split()[0]) or text.split()[0].lower() in _NO_WORK or _NOUN.match(text):
        return ""
    if _SPEAKS_TO.search(text) or _is_heading(text):
        return ""
    text = _joined(_short(text).strip(" .,;:–-"))
    if _TITLED.search(text):
        return ""
    if not 3 <= len(text.split()) <= DUTY_WORDS or ODD.search(text) or DANGLING.search(text):
        return ""
    for pattern, instead in _TO_US:
        text = re.sub(pattern, instead, text, flags=re.I)
    return text[0].lower() + text[1:]


def _in_plain_form(text: str) -> str:
    """The further verbs of a list in -ing in their plain form: 'sitting and talking' as '… and talk'."""
    row = re.compile(r"(^|, |\b(?:and|or) )(\w+ing)\b(?= )")
    return row.sub(lambda match: match[1] + (base_of_gerund(match[2]) or match[2]), text)


def _short(text: str) -> str:
    """The longest beginning of acceptable length that ends at the end of a clause; all of a short text."""
    if len(text.split()) <= DUTY_WORDS:
        return text
    ends = [match.start() for match in _CUTS.finditer(text) if 4 <= len(text[: match.start()].split()) <= DUTY_WORDS]
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
