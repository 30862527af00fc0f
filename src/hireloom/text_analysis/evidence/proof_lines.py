"""What each sentence of a resume is, whatever a job asks: part of a role, a list, a study, an objective."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from hireloom.text_analysis.evidence.degree_subjects import is_work_at_school
from hireloom.text_analysis.evidence.proofs import is_list
from hireloom.text_analysis.language.degrees import degrees
from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.sentence_cache import sentence_cache
from hireloom.text_analysis.language.verbs import is_base, is_gerund, is_past
from hireloom.text_analysis.resumes.careers import Career, CareerRole
from hireloom.text_analysis.resumes.readings import Reading

# First words of an objective: 'Happiest with Python', 'Objective: to obtain …', but not 'Served guests looking for'.
_OBJECTIVE = re.compile(
    r"\W*(?:(?:I|I['’]m|am|now|currently|actively|career|professional|objective|goal)\W+){0,3}"
    r"(?:happiest|(?<=I )(?:like|love|enjoy|want|hope|believe)\b"
    r"|seek(?:ing)? (?:an?|to|new|full\w*|part\w*|contract|position)\b|looking (?:for|to)\b"
    r"|to (?:utilize|secure|obtain|pursue)\b|hoping to\b|objective\b)",
    re.I,
)
_WILLING = re.compile(r"\bwilling to (?:take|obtain|pursue|learn|get|earn|complete)\b", re.I)
# Left over from a template: 'Middle Paragraphs: your cover letter should describe what you have to offer'.
_ADDRESSES = re.compile(r"\byou(?:r|rs|rself)?\b", re.I)
_ON_WRITING = re.compile(
    r"\b(?:(?:cover|application|your|customized) letters?|letter (?:font|samples?|template)|resume (?:sample|template)"
    r"|your (?:resume|(?:handwritten |typed )?(?:name|signature))|hiring manager|job (?:posting|listing)"
    r"|the employer)\b",
    re.I,
)
_PRAISE = re.compile(
    r"\b(?:excellent|strong|proven|skilled|proficien\w+|knowledge(?:able)?|ability|able to|highly|extensive|expert\w*"
    r"|familiar\w*|dedicated|motivated)\b",
    re.I,
)
_FIRST_WORD = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class ProofLine:
    """A sentence on one line. `years_ago` is when its role ended, -1 where no dated role holds it; `level` is that of
    the degree it names, 0 without one."""

    text: str
    is_head: bool
    in_role: bool
    years_ago: float
    is_study: bool
    is_list: bool
    shows_nothing: bool
    has_praise: bool
    tells_deed: bool
    level: int


def proof_lines(resume: Reading, life: Career, now: int) -> Sequence[ProofLine]:
    """All sentences of the resume in order; `now` is this month as periods count."""
    roles: dict[int, CareerRole] = {}
    heads: set[int] = set()
    for role in life.roles:
        head_lines = {at for place in (role.start, role.shown_at) if (at := resume.sentence_at(place)) is not None}
        below = {at for sentence in role.sentences if (at := resume.sentence_at(sentence.start)) is not None}
        heads |= head_lines
        roles |= dict.fromkeys(head_lines | below, role)
    return [_line(at, resume, roles.get(at), now, is_head=at in heads) for at in range(len(resume.sentences))]


def _line(at: int, resume: Reading, role: CareerRole | None, now: int, *, is_head: bool) -> ProofLine:
    text = resume.sentence(at)
    first = _FIRST_WORD.search(text)
    verb = first.group().lower() if first else ""
    period = role.period if role else None
    return ProofLine(
        text,
        is_head=is_head,
        in_role=role is not None and not is_head,
        years_ago=max(0, now - (now if period.last is None else period.last)) / MONTHS if period else -1.0,
        is_study=at in resume.studies and not is_work_at_school(text),
        is_list=is_list(text),
        shows_nothing=shows_nothing(text),
        has_praise=_PRAISE.search(text) is not None,
        tells_deed=is_past(verb) or is_base(verb) or is_gerund(verb),
        level=max(degrees(text), default=0),
    )


@sentence_cache
def shows_nothing(text: str) -> bool:
    """It says what somebody wants or likes, or how to write to an employer, not what they did."""
    is_advice = _ADDRESSES.search(text) is not None and _ON_WRITING.search(text) is not None
    return is_advice or _OBJECTIVE.match(text) is not None or _WILLING.search(text) is not None
