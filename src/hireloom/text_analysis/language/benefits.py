"""What employers give to their staff, such as insurance, which is no skill of anybody."""

import re

from hireloom.text_analysis.language.data_files import words_named

_BENEFIT = re.compile(
    r"(?:(?:full|employee|health|great|excellent|comprehensive|company|fringe) )*benefits?(?: package)?"
    r"|(?:(?:health|medical|dental|vision|life|disability|healthcare|and|&) ?)+(?:insurance|benefits|coverage)"
    r"|(?:long|short)[- ]term disability|wellness programs?"
    r"|401\s?\(?k\)?(?: (?:plan|match(?:ing)?))*|(?:retirement|pension) (?:plan|savings)"
    r"|(?:paid )?(?:time off|vacations?|PTO|sick (?:leave|days)|parental leave)|paid (?:holidays|training|leave)"
    r"|tuition (?:reimbursement|assistance)|(?:sign[- ]on |signing |referral |performance )?bonus(?:es)?"
    r"|(?:employee|store|merchandise) discounts?|free (?:meals|parking|lunch)|relocation(?: assistance| package)?"
    r"|(?:flexible|flex) (?:schedules?|hours|scheduling)|stock options|profit[- ]sharing|weekly pay|overtime pay"
    r"|company (?:car|vehicle|phone)|career (?:advancement|growth)|advancement opportunit(?:y|ies)|base salary",
    re.I,
)
_INSURES = re.compile(
    r"\b(?:insurance|claims?|adjusters?|underwrit\w+|benefits?|actuar\w+|disability|health ?plans?|policy|billing"
    r"|producer|State Farm)\b",
    re.I,
)


def is_benefit(words: str, title: str) -> bool:
    """They name a benefit and not the work of the title: an agent sells life insurance, and a benefits analyst looks
    after retirement plans."""
    if not _BENEFIT.fullmatch(words):
        return False
    in_title = re.findall(r"\w+", title.casefold())
    is_insurer = not words_named("insurers").isdisjoint(in_title)
    is_named = any(word in in_title for word in re.findall(r"[a-z]{4,}", words.casefold()))
    return not (is_insurer or _INSURES.search(title) or is_named)
