"""The title of the job that an advert offers."""

import re
from itertools import dropwhile, takewhile

from hireloom.text_analysis.adverts.advert_heads import head_lines
from hireloom.text_analysis.adverts.sections import is_heading
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.titles import is_person

MOST_READ = 1200  # characters below the name of a board
_LABELLED_TITLE = re.compile(
    r"(?:^|[.\n]\s*)(?:(?:job title|position|title|role|vacancy)\s?:\s?|the (?:role|position)\s?:\s?(?-i:(?=[A-Z])))"
    r"((?:\b(?:jr|sr|asst|assoc|mgr|supv|dir)\.|[^\n.;|:]){3,80})",
    re.I,
)
# The label after the title, often glued to it: 'Position: PharmacistLocation: Oklahoma City'.
_NEXT_LABEL = re.compile(
    r"(?:(?:\s|(?<=[a-zI)*]))"
    r"(?:Job|Position|Original|Posting|Date|Posted|Summary|Description|Purpose|Type|Location|Department|Need))+$"
)
_SOUGHT_TITLE = re.compile(
    r"\b(?:(?:looking for|seeking|hiring|recruiting|searching for|in search of|need)\s(?:an?|the|our next|experienced)"
    r"|(?:position|role|post) of(?:\san?)?)\s"
    r"((?:[\w/&+#.,-]+\s){0,7}?[\w/&+#-]+)(?=\s(?:to|who|with|for|in|at|that|on|and)\b|[.,;!\n]|$)",
    re.I,
)
# A copied page of a job board: the first line names who posted the job.
_BELOW_BOARD = re.compile(r"\nreport this job(?: about the job)?\s*", re.I)
_ADDRESSED_TITLE = re.compile(
    r"\b(?:if you are|are you) an?\s((?:[\w/&+#.,()-]+\s){0,7}?[\w/&+#)-]+)(?=\s(?:who|with|looking|in)\b|[,;?!\n])",
    re.I,
)
_TITLE_LINE = re.compile(r"(?:[A-Z&/][\w&/+#-]{0,30}(?: |\b)){0,8}")
# A title in capitals that ran into the sentence after it: 'OFFICE ASSISTANTProvide'.
_SHOUTED_TITLE = re.compile(r"[A-Z][A-Z&/,. -]{3,80}?(?=\s?[A-Z][a-z]|\s[^\w\s])")
# A first line that calls for applicants and names no job: 'GREAT CARE CAN BE TAUGHT. LEAD THE WAY.'
_SLOGAN = re.compile(
    r"[!?]|[a-z]{3}\.\s|[A-Z]{2}\.(?:\s|$)|(?i:\bhiring\b|\bjob fair\b|\bopportunit|\bcareers?\b|\bjoin\b)"
)
MOST_OF_FIELD = 3  # words before a '!' that may name the work: 'Customer Service!'
_TITLE_TAIL = re.compile(
    r"\s*(?:\((?:[mfwdx]\s?[/|]\s?)+[mfwdx]\)|\(?(?:job|req|requisition|ref)\.?\s?(?:id|number|no"
    r"|#)?\.?\s?[:#]?\s?[\w-]*\d[\w-]*\)?"
    r"|\s(?:wanted|sought|needed)\b.*"
    r"|\s(?:[1-3]?(?:st|nd|rd)(?: (?:&|and|or|/) [1-3]?(?:st|nd|rd))?|(?:weekend )?(?:day|night|evening)) shift\b.*"
    r"|(?:\s(?:full|part)[- ]time\S*)?\s(?:positions?|opportunit(?:y|ies))(?: now)? available\b.*"
    r"|\s@\s.*|[-–,|(]\s*(?:full|part)[- ]time.*"
    r"|[-–|]\s*(?:remote|hybrid|on-?site|temporary|contract|prn|per diem"
    r"|nights?|days?|(?:1st|2nd|3rd|first|second|third|night|day|evening) shift|no experience)\b.*"
    r"|\s*(?:\s[-–]|[|,])\s*(?:[$£€₹]\s?\d|\d+\s?(?:[-–]|to)\s?\d+\+?\s?(?:years|yrs)\b).*)",
    re.I,
)


def job_title(text: str, lexicon: Lexicon) -> str:
    """The title of the job: from a label, a short first line, or the words after 'looking for'."""
    head = text[:3000].strip()
    if labelled := _labelled_title(head):
        return labelled
    if board := _BELOW_BOARD.search(head[:600]):
        above = [
            line for line in head_lines(head[: board.start()]) if _may_be_title(line) and _ends_in_role(line, lexicon)
        ]
        return _tidy(above[-1]) if above else _title_below_board(head[board.end() :], lexicon)
    head_of_page = head_lines(head)
    lines = list(dropwhile(is_heading, head_of_page))
    first = lines[0].strip(" -") if lines else ""
    if "\n" in head and _is_slogan(first, lexicon):
        field = _tidy(re.split(r"[!?]", first, maxsplit=1)[0])
        below = _title_below_board(head.split("\n", 1)[1].lstrip(), lexicon)
        return below or (field if len(field.split()) <= MOST_OF_FIELD else "")
    if "\n" in head and _is_short(first) and not _SOUGHT_TITLE.search(first):
        title = _title_among([first, *takewhile(_may_be_title, lines[1:])], lexicon)
        is_item = len(lines) < len(head_of_page) and title == first and not _is_name(title, lexicon)
        return "" if is_item else _tidy(title)
    if match := _SOUGHT_TITLE.search(head):
        return _tidy(match[1])
    return _tidy(re.split(r"[.\n!?:]|\s[-–|]\s", first, maxsplit=1)[0]) if len(first) <= 400 else ""


def _is_short(line: str) -> bool:
    return 0 < len(line) <= 100 and len(line.split()) <= 14 and not line.endswith((".", "!"))


def _is_slogan(line: str, lexicon: Lexicon) -> bool:
    return (
        _SLOGAN.search(line) is not None
        and not (_SOUGHT_TITLE.search(line) or _TITLE_LEAD.match(line))
        and not (lexicon.roles_in(line) or any(is_person(_tidy(part)) for part in _PART.split(line)))
    )


_PART = re.compile(r"[!?:,/|(]|\s[-–]\s|\.\s|\s(?:needed|wanted|available|in|at|for)\b", re.I)


def _may_be_title(line: str) -> bool:
    return _is_short(line) and line[0].isupper() and ":" not in line and not is_heading(line)


def _title_among(lines: list[str], lexicon: Lexicon) -> str:
    """The line that names an occupation, or else a person who does something, among those above the first sentence:
    the employer and the place may stand above the title. The first line where none does."""
    named = (line for line in lines if _ends_in_role(line, lexicon))
    return next(named, "") or next(filter(is_person, lines), lines[0])


def _is_name(line: str, lexicon: Lexicon) -> bool:
    """What stands below a heading is a title, and not the first of its items: 'Assess patients and write plans'."""
    long_words = [word for word in line.split() if len(word) > 3]
    return _ends_in_role(line, lexicon) or is_person(line) or all(word[0].isupper() for word in long_words)


# What may follow the occupation: a level, a field, hours.
_AFTER_ROLE = re.compile(r"(?: (?:[IVX]{1,3}|\d))?(?:$|\s?[-–—,(|/:@]|\sat\s)")


def _ends_in_role(line: str, lexicon: Lexicon) -> bool:
    """The line is a title that ends in an occupation, apart from a level, a field or hours: 'Staff Nurse II - ICU'."""
    return any(_AFTER_ROLE.match(line, role.end) for role in lexicon.roles_in(line))


def _labelled_title(text: str) -> str:
    if not (labelled := _LABELLED_TITLE.search(text[:600])):
        return ""
    is_before_label = text[labelled.end() :].lstrip(" ").startswith(":")
    return _tidy(_NEXT_LABEL.sub("", labelled[1].rstrip()) if is_before_label else labelled[1])


def _title_below_board(text: str, lexicon: Lexicon) -> str:
    """The title by a label, by the words of a role in front, by whom the text addresses or seeks, or by the first
    occupation that it names; else empty."""
    if labelled := _labelled_title(text):
        return labelled
    shouted = _SHOUTED_TITLE.match(text)
    if shouted and _ends_in_role(shouted[0], lexicon):
        return _tidy(shouted[0])
    first = _TITLE_LINE.match(text)
    if first and lexicon.roles_in(first[0]):
        return _tidy(first[0])
    sought = _ADDRESSED_TITLE.search(text) or _SOUGHT_TITLE.search(text)
    if sought and (title := _tidy(sought[1])):
        return title
    named = next((role for role in lexicon.roles_in(text[:MOST_READ]) if text[role.start].isupper()), None)
    return text[named.start : named.end] if named else ""


# Words before the title: 'Urgent requirement for Java Developer', 'experienced Chef'.
_TITLE_LEAD = re.compile(
    r"^(?:(?:urgent(?:ly)?|immediate(?:ly)?|now|we are|we're)\s)*(?:requirements?|openings?|vacanc(?:y|ies)|hiring"
    r"|required|wanted)\s?(?:for|:|-|–)?\s(?:the post of\s|an?\s)?(?=\w)"
    r"|^(?:(?:experienced|passionate|motivated|talented|skilled|enthusiastic|dedicated|dynamic|reliable|friendly"
    r"|hard-?working|organi[sz]ed|energetic|strong)(?:,|\sand)?\s)+(?=\w)",
    re.I,
)


_OPEN_BRACKET = re.compile(r"\s*\([^()]*$")


def _tidy(title: str) -> str:
    whole = _TITLE_LEAD.sub("", " ".join(title.split()))
    cut = _TITLE_TAIL.split(whole, maxsplit=1)[0].strip(" -–,|:*")
    cut = _OPEN_BRACKET.sub("", cut).rstrip("(").strip(" -–,|:*")
    return cut if len(cut) <= 100 and len(cut.split()) <= 14 else ""
