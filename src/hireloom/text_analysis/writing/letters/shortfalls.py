"""What the match of a resume with a job says is missing, as a letter admits it: years of some work, and papers."""

import re
from collections.abc import Iterable, Iterator

from hireloom.domain.cover_letters.orders import Opening
from hireloom.domain.resume_match.findings import Finding, Kind, Requirement, State
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import spoken, with_article
from hireloom.text_analysis.language.verbs import is_gerund
from hireloom.text_analysis.language.words import root, words
from hireloom.text_analysis.writing.clauses.sentence_repair import repaired, role_in_prose
from hireloom.text_analysis.writing.clauses.wording import counted, sayable, stands_in
from hireloom.text_analysis.writing.letters.gaps import DEMANDS, EITHER, OF_EVERY_TITLE, UNSAID, Gap, Lack, american

LONGEST = 7  # words after 'three years of'
PART = 0.6  # of the years: who has so many is not said to lack them
AROUND = 16  # characters before what is asked for: '3-5 years of '
_YEARS = re.compile(r"(?P<count>\d+)\+? years? of (?P<work>[\w /,'’-]+)$")
# Labels that say how somebody works, or that the line was misread.
_UNCLEAR = re.compile(
    r"\b(?:another|relevant|related|contract|industry|academic|least|employment|progressive|similar|equivalent|proven|years?|months?|and/or|or"
    r"|to|in a|roles?|positions?|following|setting|working|using|preferred|successful|minimum|who|that|with)\b",
    re.I,
)
_IN_PLACE = re.compile(
    r"\bin (?:the )?(?!an?\b|the\b)((?:[\w-]+ ){0,3}"
    r"(?:firm|setting|environment|facility|company|hospital|restaurant|office|clinic|school|bank|store|kitchen|laboratory|department|center|agency|plant|warehouse))$"
)
_TONGUES = re.compile(r"(?!English)[A-Z][a-z]+(?: or (?!English)[A-Z][a-z]+)?")
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
    is_short = finding.years is not None and finding.years.months < PART * finding.years.asked
    if not need.must or not (finding.state is State.MISSING or (finding.state is State.PARTLY and is_short)):
        return None
    asking = _asking(need.source, need.label)
    if need.kind is Kind.LANGUAGE and _TONGUES.fullmatch(need.label) and DEMANDS.search(need.source):
        return None if _WISHED.search(need.source) else Gap(Lack.TONGUE, need.label)
    if _WISHED.search(asking) or EITHER.search(asking):
        return None
    if need.kind is Kind.CERTIFICATE and not UNSAID.search(need.label):
        paper = _paper(need.label)
        return Gap(Lack.PAPER, paper) if paper and stands_in(_OF_PAPER.sub("", need.label), need.source) else None
    if need.kind is Kind.EDUCATION and re.fullmatch(r"[A-Z][a-z]+(?:'s)? degree|Doctorate", need.label):
        return Gap(Lack.DEGREE, with_article(need.label.lower()))
    if need.kind is Kind.EXPERIENCE:
        count, work = work_of_years(need)
        has_none = finding.years is not None and not finding.years.months
        if not work:
            return None
        return Gap(Lack.WORK, work) if has_none else Gap(Lack.YEARS, f"{counted(count)} of {work}")
    return None


def work_of_years(need: Requirement) -> tuple[int, str]:
    """How many years of what work it asks for: (3, 'payroll experience'); the work is empty where the advert does not
    say it in plain words."""
    match = _YEARS.match(need.label)
    if not match or not _names_all(match["work"], need.source):
        return 0, ""
    return int(match["count"]), _work(match["work"])


def _asking(source: str, label: str) -> str:
    """The part of a long line that asks for what the label names: from its first word to the end of the clause."""
    first = re.search(r"[A-Za-z]{2,}", label.partition(" of ")[2] or label)
    start = source.casefold().find(first.group().casefold()) if first else -1
    if start < 0:
        return source
    ends = [at for mark in (";", ". ", " - ", ", ") if (at := source.find(mark, start + len(label) // 2)) > 0]
    return source[max(0, start - AROUND) : min(ends, default=len(source))]


def _names_all(work: str, source: str) -> bool:
    """The advert has each word of it."""
    return {root(word.norm) for word in words(work)} <= {root(word.norm) for word in words(source)}


def _work(text: str) -> str:
    """'construction estimating experience'; empty if the advert does not say it in plain words."""
    work = re.sub(r"\s*\b(?:experience|background)$", "", text.strip(), flags=re.I)
    work = re.sub(r"^working (?:in|with|at|for) ", "", work)
    if not work or _UNCLEAR.search(work) or len(work.split()) > LONGEST or re.search(r"[/,]|^\w+(?:al|ive|ous)$", work):
        return ""
    work = repaired(f"I had {role_in_prose(work)}").removeprefix("I had ")
    work = re.sub(r"^an? ", "", work)
    work = _IN_PLACE.sub(lambda place: f"in {with_article(place[1])}", work)
    is_name = re.search(r"[A-Z]", work)
    if is_gerund(work.split()[0]) and " in a" not in work:
        return f"experience in {work}"
    if re.search(r"\b(?:in|of|with|for)\b", work):
        return f"experience of {work}"
    if not is_name and " " not in work:
        return ""  # 'delivery' may be anything
    return f"experience in {work}" if is_name and " " not in work else f"{work} experience"


def _paper(label: str) -> str:
    """'a license to practice as a therapist', 'ASQ CQE'; empty for anything but the name of a paper."""
    name = american(re.sub(r"^(?:current|valid|active|unrestricted)\s", "", label, flags=re.I))
    if re.match(
        r"(?:current|valid|active|speciali?ty|relevant|appropriate|other|required|all|maintain\w*)\b", name, re.I
    ):
        return ""  # no name, or one with what is said about it
    if re.search(r"[/()]|\band/or\b|\b(?:and|or)\b", name) or len(name.split()) > LONGEST + 1:
        return ""
    if re.match(r"(?:License|Certification|Registration)\b", name):
        return with_article(name[:1].lower() + name[1:])
    if re.fullmatch(r"C\.?P\.?A\.?|P\.?E\.?", name):
        return with_article(f"{name} license")
    if not re.search(
        r"\b(?:license|certificate|certification|registration|status|membership|card|permit)$", name, re.I
    ):
        return f"{name} certification"
    return with_article(name) if re.search(r"\b(?:license|certificate|card|permit)$", name) else name


def _is_plain(source: str) -> bool:
    """The line demands to have done it, not a manner, and nothing else would do."""
    return _HAVING.search(source) is not None and not EITHER.search(source)


_HAVING = re.compile(r"\bexperienced? (?:in|with|of)\b|\bknowledge of\b|\bmust (?:possess|know|have)\b", re.I)


def unknown_work(findings: Iterable[Finding], had: str, title: str, lexicon: Lexicon) -> Iterator[Gap]:
    """Work of the trade of the job that it demands and of which the person's text has no word: 'plumbing'."""
    field = set(lexicon.families_of(title))
    resume_roots = {root(word.norm) for word in words(had)}
    for finding in sorted(findings, key=lambda finding: -finding.requirement.weight):
        need = finding.requirement
        if need.kind is Kind.SKILL and need.must and finding.state is State.MISSING and _is_plain(need.source):
            for skill in (mention.skill for mention in lexicon.skills_in(need.label)):
                of_trade = skill.kind in ("method", "knowledge") and not field.isdisjoint(skill.families)
                if (
                    of_trade
                    and resume_roots.isdisjoint(root(word.norm) for word in words(skill.name))
                    and sayable([skill.name])
                ):
                    yield Gap(Lack.SKILL, spoken(skill))


_WORK_IN_TITLE = re.compile(r"(?:[a-z]{3,}ing|sales|care|law|design|operations)$", re.I)
MENTIONS = 2  # times that an advert names what it is about


def speciality(job: Opening, had: str) -> Iterator[Gap]:
    """'hedge fund accounting' for somebody who knows accounting and writes nothing of hedge funds."""
    *kind, work, _ = job.short_title.casefold().split() if len(job.short_title.split()) > 2 else ("", "")
    had_roots = {root(word.norm) for word in words(had)}
    roots = {root(word) for word in kind}
    is_new = bool(roots) and roots.isdisjoint(had_roots | OF_EVERY_TITLE) and root(work) in had_roots
    is_central = is_new and job.advert.casefold().count(" ".join(kind)) >= MENTIONS and all(map(str.isalpha, kind))
    if is_central and _WORK_IN_TITLE.search(work):
        yield Gap(Lack.SKILL, f"{' '.join(kind)} {work}")
