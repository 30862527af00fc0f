"""The certificates and licenses that a resume names."""

from typing import NamedTuple

from hireloom.text_analysis.language.lexicon import CREDENTIALS, Lexicon, Mention, Skill
from hireloom.text_analysis.language.titles import one
from hireloom.text_analysis.language.words import blank
from hireloom.text_analysis.resumes.contacts import MAIL


class Certificate(NamedTuple):
    """`line` is the first line that names it, `start` its place there in the text."""

    skill: Skill
    line: str
    start: int


def certificates(text: str, lexicon: Lexicon) -> tuple[Certificate, ...]:
    """Each once, in the order of the text; letters after the person's name count."""
    without_mail = MAIL.sub(blank, text)
    first: dict[Skill, int] = {}
    for mention in lexicon.skills_in(without_mail):
        if mention.skill.kind in CREDENTIALS and not names_firm(without_mail, mention):
            first.setdefault(mention.skill, mention.start)
    return tuple(Certificate(skill, _line(text, start), start) for skill, start in first.items())


def _line(text: str, at: int) -> str:
    return " ".join(text[text.rfind("\n", 0, at) + 1 :].partition("\n")[0].split())


def names_firm(text: str, mention: Mention) -> bool:
    """'Patil & Associates, Chartered Accountants': a certificate in the plural names a firm, not the person."""
    wording = text[mention.start : mention.end]
    return mention.skill.kind in CREDENTIALS and one(wording) != wording
