"""What the match of a resume with a job says is missing, as a letter admits it: years of some work, and papers."""

import re
from collections.abc import Iterable, Iterator

from hireloom.domain.resume_match.findings import Finding, Kind, State
from hireloom.text_analysis.language.numbers import SPELLED
from hireloom.text_analysis.language.spellings import with_article
from hireloom.text_analysis.language.verbs import is_gerund
from hireloom.text_analysis.writing.letter_gaps import EITHER, UNSAID, Gap, Lack, american
from hireloom.text_analysis.writing.letter_wording import stands_in
from hireloom.text_analysis.writing.sentence_repair import role_in_prose

LONGEST = 7  # words after 'three years of'
_YEARS = re.compile(r"(?P<count>\d+)\+? years? of (?P<work>[\w /,'’-]+)$")
# Labels that say how somebody works, or that the line was misread.
_UNCLEAR = re.compile(
    r"\b(?:relevant|related|contract|industry|academic|least|employment|progressive|similar|equivalent|proven|years?|months?|and/or|or"
    r"|to|in a|working|using|preferred|successful|minimum|who|that|with)\b",
    re.I,
)
_OF_PAPER = re.compile(r"\s(?:certification|certificate|licen[cs]e|registration)$", re.I)
_WISHED = re.compile(r"\b(?:preferred|plus|desired|desirable|obtain|eligible|willing|within|asset|ideal)\b", re.I)


def shortfalls(findings: Iterable[Finding]) -> Iterator[Gap]:
    """Only what the job demands and the resume does not show; the heaviest first, one of each kind."""
    kinds: set[Lack] = set()
    for finding in sorted(findings, key=lambda finding: -finding.requirement.weight):
        gap = _gap(finding)
        if gap and gap.lack not in kinds:
            kinds.add(gap.lack)
            yield gap


def _gap(finding: Finding) -> Gap | None:
    need = finding.requirement
    if not need.must or finding.state is not State.MISSING or _WISHED.search(need.source):
        return None
    if EITHER.search(need.source):
        return None
    if need.kind is Kind.CERTIFICATE and not UNSAID.search(need.label):
        paper = _paper(need.label)
        return Gap(Lack.PAPER, paper) if paper and stands_in(_OF_PAPER.sub("", need.label), need.source) else None
    if need.kind is Kind.EDUCATION and re.fullmatch(r"[A-Z][a-z]+(?:'s)? degree|Doctorate", need.label):
        return Gap(Lack.DEGREE, with_article(need.label.lower()))
    if need.kind is Kind.EXPERIENCE and (match := _YEARS.match(need.label)):
        work = _work(match["work"]) if stands_in(match["work"], need.source) else ""
        has_none = finding.years is not None and not finding.years.months
        if not work:
            return None
        return Gap(Lack.WORK, work) if has_none else Gap(Lack.YEARS, f"{_counted(int(match['count']))} of {work}")
    return None


def met_years(findings: Iterable[Finding]) -> str:
    """'three years of accounting experience', which the job asks for and the dates of the resume show."""
    for finding in sorted(findings, key=lambda finding: -finding.requirement.weight):
        match = _YEARS.match(finding.requirement.label)
        shows = finding.years and match and finding.years.months >= finding.years.asked
        if finding.state is State.MET and shows and match and (work := _work(match["work"])):
            return f"{_counted(int(match['count']))} of {work}"
    return ""


def _counted(count: int) -> str:
    number = tuple(SPELLED)[count - 1] if 0 < count <= len(SPELLED) and count <= 12 else str(count)
    return f"{number} year{'s' if count != 1 else ''}"


def _work(text: str) -> str:
    """'construction estimating experience'; empty if the advert does not say it in plain words."""
    work = re.sub(r"\s*\b(?:experience|background)$", "", text.strip(), flags=re.I)
    work = re.sub(r"^working (?:in|with|at|for) ", "", work)
    if not work or _UNCLEAR.search(work) or len(work.split()) > LONGEST or re.search(r"[/,]|^\w+(?:al|ive|ous)$", work):
        return ""
    work = role_in_prose(work)
    is_name = re.search(r"[A-Z]", work)
    if is_gerund(work.split()[0]):
        return f"experience in {work}"
    if not is_name and " " not in work:
        return ""  # 'delivery' may be anything
    return f"experience in {work}" if is_name and " " not in work else f"{work} experience"


def _paper(label: str) -> str:
    """'a license to practice as a therapist', 'ASQ CQE'; empty for anything but the name of a paper."""
    name = american(label)
    if re.match(
        r"(?:current|valid|active|speciali?ty|relevant|appropriate|other|required|all|maintain\w*)\b", name, re.I
    ):
        return ""  # no name, or one with what is said about it
    if re.search(r"[/()]|\band/or\b|\b(?:and|or)\b", name) or len(name.split()) > LONGEST + 1:
        return ""
    if re.match(r"(?:License|Certification|Registration)\b", name):
        return with_article(name[:1].lower() + name[1:])
    return with_article(name) if re.search(r"\b(?:license|certificate)$", name) else name
