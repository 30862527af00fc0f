"""How a question names a skill or a duty, and which of them can be asked about."""

import re

from hireloom.text_analysis.evidence.implied import TRADES
from hireloom.text_analysis.evidence.wishes import JobSkill
from hireloom.text_analysis.language.lexicon import Skill
from hireloom.text_analysis.language.spellings import paper, spoken, with_article
from hireloom.text_analysis.writing import letter_duties
from hireloom.text_analysis.writing.letter_gaps import OFFICE, american

STEM = 5  # letters
MOST_NAMES = 3  # in a duty
MOST_SPOKEN = 10  # words of a duty that somebody can say in a question


def is_plainly_missing(wish: JobSkill) -> bool:
    """The resume would name it: a tool, a paper or a language, but not a kind of work, which may go by other names."""
    if wish.skill.kind == "tool":
        return spoken(wish.skill)[0].isupper() and not OFFICE.search(wish.skill.name)
    return wish.skill.kind in ("certificate", "licence", "language") and not _UNTOLD.search(wish.skill.name)


def is_the_trade(wish: JobSkill) -> bool:
    """The skill is the work as a whole: nobody asks a salesperson about 'sales'."""
    return wish.skill.name in TRADES or wish.skill.name.casefold() in _ALL_OF_IT


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


def is_of_field(wish: JobSkill, family: str) -> bool:
    """A tool with a name of its own, or work and knowledge of the job's field, and not the trade itself."""
    if wish.skill.kind not in ("tool", "method", "knowledge") or is_the_trade(wish) or OFFICE.search(wish.skill.name):
        return False
    if wish.skill.kind == "tool":
        return spoken(wish.skill)[0].isupper()
    return not family or family in wish.skill.families


def are_akin(one: Skill, other: Skill) -> bool:
    """Of the same kind in the same field, both with names of their own or neither: no power saw next to an ERP."""
    are_named = spoken(one)[0].isupper() == spoken(other)[0].isupper()
    return one.kind == other.kind and are_named and bool(set(one.families) & set(other.families))


def is_unknown(wish: JobSkill, resume: str) -> bool:
    """Nothing proves it, and no word of its name stands in the resume in any form."""
    low = resume.lower()
    return not wish.proof and not any(
        word[:STEM] in low for word in re.findall(r"[a-z]{4,}", spoken(wish.skill).lower())
    )


_UNTOLD = re.compile(r"English|driv\S+ licen[cs]e|work permit|background", re.I)  # what people have and do not write


def is_task(line: str) -> bool:
    """The line says what to do, and is not a row of titles."""
    task = letter_duties.duty(line)
    if len(task.split()) > MOST_SPOKEN or _OF_ADVERTS.search(task):
        return False
    return letter_duties.is_clear_duty(task) and sum(word[0].isupper() for word in task.split()) < MOST_NAMES


# What only adverts say, and what says how somebody works.
_OF_ADVERTS = re.compile(
    r"\b(?:work (?:cooperatively|independently|well|effectively|closely|under)|diverse|environment|positive"
    r"|strategic\w*|appropriate|various|attitudes?|advantage|us-based"
    r"|impressions?|ability|team player|leadership|skills?|expenses?)\b",
    re.I,
)


def ours(duty: str) -> str:
    """A duty as the employer says it: 'keep our queries fast'."""
    for pattern, instead in (
        (r"\byour\b", "our"),
        (r"\byours\b", "ours"),
        (r"\byou are\b", "we are"),
        (r"\byou\b", "us"),
    ):
        duty = re.sub(pattern, instead, duty)
    return duty


def named_paper(wish: JobSkill, name: str) -> str:
    """'an RN license', 'ServSafe certification'."""
    whole = american(paper(wish.skill)) if wish.skill.kind in ("certificate", "licence") else name
    whole = re.sub(r"^Licensed (?=.*\blicense$)", "", whole)
    return with_article(whole) if wish.skill.kind == "licence" else whole


def filled(text: str, **words: str) -> str:
    """The text with its placeholders filled; filled-in text is never read as a placeholder."""
    return text.format_map(words)
