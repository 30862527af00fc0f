"""Lines of a resume as sentences in the first person."""

import re

from hireloom.text_analysis.writing.clauses.wording import capital

ODD = re.compile(
    r"[|•▪■●<>\[\]{}*_=~\\]|\.\.|\s[-–—](?:\s|$)|\betc\b|\b(?:n/a|tbd)\b"
    r"|\b(?:e\.?g|i\.?e)\b|(?-i:(?<!\.[A-Z])\.\s[a-z])"
    r"|[,(]$|\(\w*$|\.com\b|\bthe following\b|,\.|www\.|https?:|@|\w- \w|\s-\w|[ÂÃ�]|(?-i:[a-z)]\.[A-Z\d])"
    r"|(?-i:[a-z]{3}[A-Z][a-z]+ly\b)|\b(?:dr|mr|mrs|ms|st|vs)$|\bbut not limited\b|\bnot limited to\b"
    r"|(?-i:\b(?:and|or|of) [A-Z][a-z]+ of [a-z])"
    r"|\d\w*\s(?:or|and)\s(?:million|billion|thousand|percent)\b",  # a figure and half another one
    re.I,
)
DANGLING = re.compile(
    r"\b(?:and|or|of|the|with|to|for|in|a|an|by|on|from|as|at|including|included|includes|such as|my|our|their|its"
    r"|which|that|who|where|when|whose|over|into|within|between|through|during|various|several|other|per|heavily|highly|regarding|concerning|about|toward|towards"
    r"|under|upon|via|using|ensuring|providing|resulting|include|responsible|in (?:an )?(?:attempt|effort))$"
    r"|\b(?:for|with|of|to|in) and\b"
    # An adjective whose noun stood in the next line: 'for the Full', 'in a cross-functional'.
    r"|\b(?:an?|the|our|their)\s(?:\w+ly\s)?(?:[a-z]+-(?!up\b|in\b|out\b|off\b|on\b|line\b|site\b)[a-z]+|[a-z]+(?:ional|ical|ous|ful|less)"
    r"|(?-i:Full|New|Select|General|Non))$"
    r"|\b(?:heavily|highly|very|fully)\s[\w-]+$"
    r"|\s(?-i:Applicant|Human|Customer|Health|Information|Quality|Service|Business|Financial|Select|Real|Social|Project"
    r"|Product|General|Senior|Case|Chief|Managing)$"
    r"|(?<!\bas )\ban?\s(?-i:[A-Z][a-z]+)$",
    re.I,
)


def also(text: str) -> str:
    """The clause as a further one: 'I also rebuilt …', 'I was also thanked …'."""
    if match := re.match(r"I (am|was|have|had|can)\b", text):
        return f"I {match[1]} also{text[match.end() :]}"
    return f"I also{text[1:]}" if re.match(r"I [a-z]", text) and not text.startswith("I also") else capital(text)
