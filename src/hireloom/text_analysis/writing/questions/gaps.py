"""What a job demands and the match does not find, as far as an interview asks about it."""

import re
from collections.abc import Sequence

from hireloom.domain.cover_letters.orders import Opening
from hireloom.domain.resume_match.findings import Finding
from hireloom.domain.resume_match.raises import BACKGROUND
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.titles import LONGEST_TITLE
from hireloom.text_analysis.writing.clauses.wording import stands_in
from hireloom.text_analysis.writing.letters.distance import NEAR_WORK
from hireloom.text_analysis.writing.letters.gaps import Gap, Lack, gaps
from hireloom.text_analysis.writing.letters.licences import missing_licence
from hireloom.text_analysis.writing.letters.shortfalls import shortfalls

MOST = 2  # that questions are about
LONGEST = 6  # words of the name of a paper
_NO_PAPER = re.compile(r"\b(?:before|after|completion|course|position|obtain\w*|within|must)\b", re.I)
_KINDS = (Lack.DEGREE, Lack.YEARS, Lack.WORK, Lack.PAPER, Lack.INDUSTRY)
# What shows studies whose degree the reader of resumes may not have recognized.
_STUDIED = re.compile(r"\bdegree\s*:|\bmajor(?:ed\b|\s*:)|\bGPA\b|\bgraduated\b", re.I)
_OF_STUDIES = re.compile(
    r"\b(?:RN|LPN|LVN|nurs(?:e|ing)|physician|pharmacist|dental hygien\w+|therapist|social work\w*|teach(?:er|ing)|CPA"
    r"|attorney|bar (?:admission|license)|engineer|psycholog\w+|counselor|paramedic)\b",
    re.I,
)
_FIRST_DEGREES = ("an associate degree", "a bachelor's degree")
_OF_PAPER = re.compile(r"\s(?:certification|certificate|licen[cs]e|registration)$", re.I)
# What the advert asked to be managed was cut off.
_CUT_OFF = re.compile(
    r"^experience in (?:managing|leading|supervising|developing|designing|building|coordinating)$"
    r"|^(?:full|part)[- ]time\b"
)


def kind_of(gap: Gap) -> str:
    """The frames that suit the gap: a license that takes years of study is not got by signing up for the next date."""
    return "licence" if gap.lack is Lack.PAPER and _OF_STUDIES.search(gap.name) else gap.lack


def share_of_field(match: Sequence[Finding]) -> float:
    """How much of the kind of work that the job is the match finds; 0 to 1."""
    labels = (finding for finding in match if finding.requirement.label.startswith(BACKGROUND))
    return max((finding.share for finding in labels), default=0.0)


def asked_gaps(title: str, job: str, resume: str, match: Sequence[Finding], lexicon: Lexicon) -> list[Gap]:
    """The heaviest first. Nobody denies the work of their own field, or a paper that their resume names."""
    lacks = gaps(Opening(title[:LONGEST_TITLE] or "this job", description=job), resume, (), lexicon, shortfalls(match))
    is_of_field = share_of_field(match) >= NEAR_WORK
    sure = [gap for gap in lacks if gap.lack in _KINDS and not _is_unsure(gap, resume, is_of_field=is_of_field)]
    return [Gap(gap.lack, gap.name.replace(" position experience", " experience")) for gap in sure][:MOST]


def _is_unsure(gap: Gap, resume: str, *, is_of_field: bool) -> bool:
    if gap.lack is Lack.WORK:
        return is_of_field or _CUT_OFF.search(gap.name) is not None
    if gap.lack is Lack.DEGREE:
        return gap.name in _FIRST_DEGREES and _STUDIED.search(resume) is not None
    bare = _OF_PAPER.sub("", re.sub("^an? ", "", gap.name))
    is_name = len(gap.name.split()) <= LONGEST and not _NO_PAPER.search(gap.name)
    return gap.lack is Lack.PAPER and (not is_name or stands_in(bare, resume))


def unheld_licence(title: str, resume: str, match: Sequence[Finding], lexicon: Lexicon) -> str:
    """The paper of the title of the job that the match finds missing, whatever other titles sound like it: not every
    nurse is a registered one."""
    paper = missing_licence(title, (), resume, lexicon)
    return paper if any(gap.lack is Lack.PAPER and gap.name == paper for gap in shortfalls(match)) else ""
