"""The title of the job that an advert offers."""

import re

from hireloom.text_analysis.adverts.sections import is_heading

HEAD_LINES = 4
_LABELLED_TITLE = re.compile(
    r"(?:^|[.\n]\s*)(?:(?:job title|position|title|role|vacancy)\s?:\s?|the (?:role|position)\s?:\s?(?-i:(?=[A-Z])))"
    r"([^\n.;|:]{3,80})",
    re.I,
)
_SOUGHT_TITLE = re.compile(
    r"\b(?:looking for|seeking|hiring|recruiting|searching for|in search of|need)\s(?:an?|the|our next|experienced)\s"
    r"((?:[\w/&+#.,-]+\s){0,7}?[\w/&+#-]+)(?=\s(?:to|who|with|for|in|at|that|on|and)\b|[.,;!\n]|$)",
    re.I,
)
_TITLE_TAIL = re.compile(
    r"\s*(?:\((?:[mfwdx]\s?[/|]\s?)+[mfwdx]\)|\(?(?:job|req|requisition|ref)\.?\s?(?:id|number|no"
    r"|#)?\.?\s?[:#]?\s?[\w-]*\d[\w-]*\)?"
    r"|\s(?:wanted|sought)\b.*|\s@\s.*|[-–,|(]\s*(?:full|part)[- ]time.*"
    r"|[-–|]\s*(?:remote|hybrid|on-?site|temporary|contract|prn|per diem"
    r"|nights?|days?|(?:1st|2nd|3rd|first|second|third|night|day|evening) shift|no experience)\b.*"
    r"|\s*(?:\s[-–]|[|,])\s*(?:[$£€₹]\s?\d|\d+\s?(?:[-–]|to)\s?\d+\+?\s?(?:years|yrs)\b).*)",
    re.I,
)


def job_title(text: str) -> str:
    """The title of the job: from a label, a short first line, or the words after 'looking for'."""
    head = text[:3000].strip()
    if labelled := _LABELLED_TITLE.search(head[:600]):
        return _tidy(labelled[1])
    lines = (line.strip(" #*-:") for line in re.split(r"\n\s*", head)[: HEAD_LINES + 1])
    first = next((line for line in lines if line and not is_heading(line)), "")
    if 0 < len(first) <= 100 and len(first.split()) <= 14 and not first.endswith((".", "!")) and "\n" in head:
        return _tidy(first)
    if match := _SOUGHT_TITLE.search(head):
        return _tidy(match[1])
    return _tidy(re.split(r"[.\n!?:]|\s[-–|]\s", first, maxsplit=1)[0]) if len(first) <= 400 else ""


# Words before the title: 'Urgent requirement for Java Developer', 'experienced Chef'.
_TITLE_LEAD = re.compile(
    r"^(?:(?:urgent(?:ly)?|immediate(?:ly)?|now|we are|we're)\s)*(?:requirements?|openings?|vacanc(?:y|ies)|hiring"
    r"|required|wanted)\s?(?:for|:|-|–)?\s(?:the post of\s|an?\s)?(?=\w)"
    r"|^(?:(?:experienced|passionate|motivated|talented|skilled|enthusiastic|dedicated|dynamic|reliable|friendly"
    r"|hard-?working|organi[sz]ed|energetic)(?:,|\sand)?\s)+(?=\w)",
    re.I,
)


def _tidy(title: str) -> str:
    whole = _TITLE_LEAD.sub("", " ".join(title.split()))
    cut = _TITLE_TAIL.split(whole, maxsplit=1)[0].strip(" -–,|:*(")
    return cut if len(cut) <= 100 and len(cut.split()) <= 14 else ""
