"""How a question names a skill, and which can be asked about."""

import re

from hireloom.text_analysis.evidence.implied import TRADES
from hireloom.text_analysis.evidence.job_skills import JobSkill
from hireloom.text_analysis.language.lexicon import Skill
from hireloom.text_analysis.language.spellings import paper, spoken, with_article
from hireloom.text_analysis.writing.letter_gaps import OFFICE, american


def is_plainly_missing(need: JobSkill) -> bool:
    """The resume would name it: a tool, a paper or a language, but not a kind of work, which may go by other names."""
    if need.skill.kind == "tool":
        return spoken(need.skill)[0].isupper() and not OFFICE.search(need.skill.name)
    return need.skill.kind in ("certificate", "licence", "language") and not _UNTOLD.search(need.skill.name)


def is_named_in(need: JobSkill) -> bool:
    """The advert has every word of the paper's own name: no 'AWS Certified Welder' for a welding test of the AWS."""
    words = re.findall(r"\w+", need.skill.name)
    own = [word for word in words if not _PAPER.match(word)]
    return set(map(str.casefold, own)) <= set(re.findall(r"\w+", need.source.casefold()))


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


def are_akin(one: Skill, other: Skill) -> bool:
    """Of the same kind in the same field, both with names of their own or neither: no power saw next to an ERP. The
    programs of an office are akin to none."""
    are_named = spoken(one)[0].isupper() == spoken(other)[0].isupper()
    is_office = OFFICE.search(one.name) or OFFICE.search(other.name)
    return one.kind == other.kind and are_named and not is_office and bool(set(one.families) & set(other.families))


_UNTOLD = re.compile(r"English|driv\S+ licen[cs]e|work permit|background", re.I)  # what people have and do not write


def named_paper(need: JobSkill, name: str) -> str:
    """'an RN license', 'ServSafe certification'."""
    whole = american(paper(need.skill)) if need.skill.kind in ("certificate", "licence") else name
    whole = re.sub(r"^Licensed (?=.*\blicense$)", "", whole)
    return with_article(whole) if need.skill.kind == "licence" else whole


def filled(text: str, **words: str) -> str:
    """The text with its placeholders filled; filled-in text is never read as a placeholder."""
    return text.format_map(words)
