"""How a question names a skill, and which can be asked about."""

import re

from hireloom.text_analysis.evidence.implied import TRADES
from hireloom.text_analysis.evidence.job_skills import JobSkill
from hireloom.text_analysis.evidence.statements import Statement, quoted
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.periods import periods
from hireloom.text_analysis.language.spellings import spoken
from hireloom.text_analysis.writing.letters.gaps import OFFICE


def is_plainly_missing(need: JobSkill) -> bool:
    """The resume would name it: a tool or a language, but not a kind of work, which may go by other names."""
    if need.skill.kind == "tool":
        return spoken(need.skill)[0].isupper() and not OFFICE.search(need.skill.name)
    return need.skill.kind == "language" and need.skill.name != "English"


def is_named_in(need: JobSkill) -> bool:
    """The advert has every word of the paper's own name: no 'AWS Certified Welder' for a welding test of the AWS."""
    words = re.findall(r"\w+", need.skill.name)
    name_words = [word for word in words if not _PAPER.match(word)]
    return set(map(str.casefold, name_words)) <= set(re.findall(r"\w+", need.source.casefold()))


_PAPER = re.compile(r"licen[cs]e|certifi|registration|admission|card$|permit", re.I)


def is_the_trade(need: JobSkill) -> bool:
    """The skill is the work as a whole: nobody asks a salesperson about 'sales'."""
    return need.skill.name in TRADES or need.skill.name.casefold() in _ALL_OF_IT


_ALL_OF_IT = (
    "sales",
    "marketing",
    "accounting",
    "nursing",
    "teaching",
    "customer service",
    "engineering",
    "management",
)


def are_akin(first: Skill, second: Skill) -> bool:
    """Of the same kind in the same field, both with names of their own or neither: no power saw next to an ERP. The
    programs of an office are akin to none."""
    are_named = spoken(first)[0].isupper() == spoken(second)[0].isupper()
    is_office = OFFICE.search(first.name) or OFFICE.search(second.name)
    return (
        first.kind == second.kind and are_named and not is_office and bool(set(first.families) & set(second.families))
    )


def is_spelled_in(deed: Statement, skill: Skill, lexicon: Lexicon) -> bool:
    """The deed writes the name with its capital: no program in 'I kept constant contact'."""
    text = deed.sentence.text
    starts = (mention.start for mention in lexicon.skills_in(text) if mention.skill is skill)
    return not skill.name[0].isupper() or any(text[start].isupper() for start in starts)


def listed_words(need: JobSkill, lexicon: Lexicon) -> str:
    """The skill in the resume's own words, taken from a list of skills."""
    text = need.proof
    for span in reversed(periods(text)):
        text = f"{text[: span.start]}|{text[span.end :]}"
    for piece in re.split(r"[,;|•/]\s*|\s[-–]\s", text):
        if any(mention.skill is need.skill for mention in lexicon.skills_in(piece)):
            return quoted(piece)
    return quoted(need.proof)


def filled(text: str, **words: str) -> str:
    """The text with its placeholders filled; filled-in text is never read as a placeholder."""
    return text.format_map(words)
