"""A pasted job text in sections: every passage is kept, under the heading that says how it asks, but no script and no
empty cell of the page from which it was copied."""

import re

from hireloom.text_analysis.adverts.adverts import asks_of
from hireloom.text_analysis.adverts.employers import company as employer
from hireloom.text_analysis.adverts.job_titles import job_title
from hireloom.text_analysis.adverts.sections import MOST_PASSAGES, AdvertPassage, Ask, is_heading, passages
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.pastes import pasted
from hireloom.text_analysis.language.repair import unglued

ABOUT, OFFER, APPLY = "About", "What We Offer", "How to Apply"
SECTIONS = {
    Ask.OPEN: ABOUT,
    Ask.DUTY: "Responsibilities",
    Ask.MUST: "Requirements",
    Ask.NICE: "Nice to Have",
    Ask.CONDITION: "Working Conditions",
    Ask.NOISE: OFFER,
}
ORDER = (*SECTIONS.values(), APPLY)

_OFFERS = re.compile(
    r"\b(?:we offer|what (?:we offer|you get)|benefits?|perks|compensation|salary|pay|bonus(?:es)?|insurance|401\(?k\)?"
    r"|pension|retirement|paid (?:time|leave|holidays?|vacation)|pto|vacation|days? off|holidays|parental leave|tuition"
    r"|discounts?|stock|equity|flexible (?:hours|schedule)|remote work|training budget)\b",
    re.I,
)
_APPLIES = re.compile(
    r"\b(?:to apply|apply (?:now|online|today|at|by|via|with)|send (?:us )?(?:your|a) (?:cv|resume|application)"
    r"|equal (?:opportunity|employment)|eeo|without regard to|applicants will|application process|contact us)\b",
    re.I,
)
# Headings that say no more than the section; others, such as "Schedule", stay before the first passage below them.
_GENERAL = re.compile(
    r"requirement|qualification|responsibilit|dut(?:y|ies)|tasks|benefit|perk|about|summary|description|overview|offer"
    r"|\byou\b|\bwe\b|role|nice|preferred|desired|skills|profile|condition|demand|apply|company",
    re.I,
)
_LOST_BREAK = re.compile(r"(?<=[^\s\d.,A-Z])\?(?=\s*[A-Z])")
_QUESTION_MARK = "\ue000"  # stands for a question mark, at which passages are cut
_PHONE = re.compile(r"(?<!\w)[(+]?\d[\d().\- \t\xa0/]{5,}\d")
_ADDRESS = re.compile(r"[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}|\b(?:https?://|www\.)[^\s<>\"']{2,300}")
_DOT = "\ua7f7"  # stands for a full stop inside an address, at which sentences would be cut
# Scripts of the page on which an advert stood, and cells of its tables that hold no word.
_OF_PAGE = re.compile(
    r"\$\(|\.attr\(|\bfunction ?\(|\bcase /|\breturn (?:true|false);|^\W*\w?\W*$"
    r"|^\W*(?:break|lower|case ?\(\)|click to view|report this job)\W*$",
    re.I,
)
_LETTER = "\ua7fb"  # before a phone number, as a passage without a letter is none


def tidied(text: str) -> str:
    """The text in sections, each passage a line in its order. A text with too many passages stays as it is."""
    addressed = _ADDRESS.sub(lambda address: address.group().replace(".", _DOT), pasted(text))
    body = unglued(_PHONE.sub(rf"{_LETTER}\g<0>", _LOST_BREAK.sub(f"{_QUESTION_MARK}\n", addressed)), is_heading)
    parts = list(passages(body))
    if not parts or len(parts) >= MOST_PASSAGES:
        return text
    title = job_title(body, load_lexicon())
    sections: dict[str, list[str]] = {name: [] for name in ORDER}
    for passage, (ask, _) in zip(parts, asks_of(title, employer(body, title), parts), strict=True):
        name = SECTIONS[ask] if ask is not Ask.NOISE else _of_no_ask(passage)
        line = f"{_kept_heading(passage)}{passage.text}"
        line = line.replace(_QUESTION_MARK, "?").replace(_LETTER, "").replace(_DOT, ".")
        if not _OF_PAGE.search(line):
            sections[name].append(line if name == ABOUT else f"- {line}")
    return "\n\n".join("\n".join([name, *lines]) for name, lines in sections.items() if lines)


def makes_offer(passage: AdvertPassage) -> bool:
    """Whether a passage that asks for nothing says what people get."""
    return _of_no_ask(passage) == OFFER


def _of_no_ask(passage: AdvertPassage) -> str:
    for text in (passage.heading, passage.text):
        if _APPLIES.search(text):
            return APPLY
        if _OFFERS.search(text):
            return OFFER
    return ABOUT


def _kept_heading(passage: AdvertPassage) -> str:
    heading, is_list = passage.heading, passage.is_listed and passage.section in (Ask.MUST, Ask.NICE, Ask.DUTY)
    return "" if passage.below or is_list or not heading or _GENERAL.search(heading) else f"{heading}: "
