"""The lines at the head of an advert, without what the page of a job board shows around them."""

import re

HEAD_LINES = 14

_PERIOD = r"(?:\d+\+?|an?)\s(?:minute|hour|day|week|month)s?\sago"
# The buttons, counters, places and times of a page that somebody copied as a whole.
_FURNITURE = re.compile(
    r"(?:share|save(?: job)?|saved|follow|apply(?: now)?|easy apply|quick apply|apply on company (?:web)?site|report"
    r"|show more options|promoted(?: by hirer)?|urgently hiring|hiring multiple candidates|responsive employer"
    r"|actively (?:hiring|recruiting)|be an early applicant|new|featured|sponsored|sign in|log in|menu|print|skip to .*"
    r"|(?:[<←‹]\s*)?back(?: to .*)?|(?:view )?all jobs|(?:search|browse|find|similar) jobs"
    r"|job (?:details|posts?|openings?)|(?:full )?job description"
    r"|[-–]\s*job post|careers?(?: at .*)?|jobs at .*|home\s*[>»›/|].*|company logo.*|.* logo"
    r"|(?:re)?posted:?\s.*|.*\b" + _PERIOD + r"\b.*|(?:over )?\d+\+? (?:applicants|applications|reviews|views)"
    r"|\d[.,]\d(?:\s?★|\s?out of 5(?: stars)?)?|★+"
    r"|(?:full|part)[- ]time|contract|temporary|permanent|internship|remote|hybrid|on-?site|in person|entry level"
    r"|(?:job|req|requisition|reference|ref|posting|vacancy)\.? ?(?:id|number|no|#)?\.? ?[:#] ?[\w./-]+"
    r"|(?:location|salary|pay|department|team|schedule|shift|hours|date|job type|employment type|category|industry"
    r"|reports to|closing date|deadline|start date|contract type|work ?place type)\s?:.*"
    r"|(?:up to |from |about )?[$£€₹]\s?\d.*|[\w .'-]+, [A-Z]{2}(?: \d{5}(?:-\d{4})?)?)",
    re.I,
)


def head_lines(text: str) -> list[str]:
    """The first lines of `text` that say something of the job."""
    lines = [line.strip(" #*\t") for line in text.split("\n", 4 * HEAD_LINES)[: 4 * HEAD_LINES]]
    filled = [line for line in lines if line][:HEAD_LINES]
    return [line for line in filled if len(line) > 200 or not _FURNITURE.fullmatch(line)]
