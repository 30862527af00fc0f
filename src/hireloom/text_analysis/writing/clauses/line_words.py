"""A line of a resume in plain words, before its parts of speech are read."""

import re

from hireloom.text_analysis.language import parts_of_speech as speech
from hireloom.text_analysis.language.inflection import base_form
from hireloom.text_analysis.writing.clauses.clause_nouns import LONGEST, SURE

_OPENING = re.compile(r"^(?:I(?:['’]ve| have| was)?|was|also|currently|have|has|been)\s(?=\w+ )", re.I)
_CAPITAL_VERB = re.compile(r"(?:(?<=\band )|(?<=[a-z], ))([A-Z][a-z]+)(?= [a-z\d$])")


def _small_verb(match: re.Match[str]) -> str:
    """'and checked' of 'and Checked'."""
    is_deed = match[1].lower() in SURE or any(base_form(match[1], tag) for tag in (speech.PAST, speech.GERUND))
    return match[1].lower() if is_deed else match[1]


def in_words(line: str) -> str:
    """Without 'I have' and adverbs in front, with words for signs: '5% to 9%' for '5% - 9%', 'and' for '&'."""
    text = re.sub(r"^\w+ly (?=[a-z]+\b)", "", _OPENING.sub("", line[:LONGEST].strip(" .,;:–-•*")))
    text = re.sub(r"(\d%?) ?[-–] ?(?=\d+ ?%)", r"\1 to ", re.sub(r"(\d) (?=%)", r"\1", text))
    text = re.sub(r",? year[- ]over[- ]year\b", "", text)
    return _CAPITAL_VERB.sub(_small_verb, re.sub(r"(?<=[a-z]) & (?=[A-Za-z])", " and ", text))
