"""The number from the findings: points for what is met, a part of them for what is met partly, nothing else."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from math import floor

from hireloom.domain.resume_match.findings import Finding, Findings, Kind, State
from hireloom.domain.resume_match.raises import (
    LineAdvice,
    Remedy,
    RemedyGroup,
    advised_together,
    group,
    line_of,
    written_down,
)
from hireloom.domain.resume_match.score_meanings import Meaning, meaning

GOOD, MEDIUM = 70, 55  # bands start at these percents
EXCELLENT_OVER, GOOD_OVER, AVERAGE_OVER = 85, 70, 55  # headings start over these
SOME_OVER = 35  # the advice becomes milder over this; the heading is the same
MADE_BY = "Counted by fixed rules from the text of both documents. No model chose this number."
TOO_LITTLE = "Too little to judge"
TOO_LITTLE_ADVICE = "The job asks for too few things that we can compare. Paste the whole text of the job."
_SKILLS = (Kind.SKILL, Kind.CERTIFICATE, Kind.LANGUAGE)
_EXPERIENCE = (Kind.TITLE, Kind.EXPERIENCE, Kind.DUTY)


@dataclass(frozen=True, slots=True)
class SumLine:
    label: str
    points: float


@dataclass(frozen=True, slots=True)
class Musts:
    met: int
    partly: int
    missing: int

    @property
    def total(self) -> int:
        return self.met + self.partly + self.missing


@dataclass(frozen=True, slots=True)
class Raise:
    """What the requirements that one line of the resume could show would add if it met them: `gain` in percent points,
    `percent` the number then."""

    requirement_ids: tuple[int, ...]
    gain: int
    percent: int
    advice: LineAdvice


@dataclass(frozen=True, slots=True)
class Score:
    """`band` is None where the job asks for too little; `meaning` is None where too few judged pairs show it."""

    percent: int
    points: float
    max_points: float
    sum: tuple[SumLine, ...]
    musts: Musts
    skills_percent: int | None
    experience_percent: int | None
    band: str | None
    heading: str
    advice: str
    raises: tuple[Raise, ...]
    remedies: tuple[RemedyGroup, ...]
    meaning: Meaning | None


def score(findings: Findings) -> Score:
    """The score of a match; the same findings always give the same."""
    parts = findings.findings
    percent = percent_of(findings)
    raises = tuple(_raises(parts, percent))
    return Score(
        percent=percent,
        points=sum(map(points, parts)),
        max_points=float(sum(finding.requirement.weight for finding in parts)),
        sum=tuple(_sum(parts)),
        musts=Musts(
            *(sum(finding.requirement.must and finding.state is state for finding in parts) for state in State)
        ),
        skills_percent=_percent([finding for finding in parts if finding.requirement.kind in _SKILLS]),
        experience_percent=_percent([finding for finding in parts if finding.requirement.kind in _EXPERIENCE]),
        band=None if findings.is_too_little else band(percent),
        heading=TOO_LITTLE if findings.is_too_little else heading(percent),
        advice=TOO_LITTLE_ADVICE if findings.is_too_little else advice(percent),
        raises=raises,
        remedies=tuple(_remedies(parts, raises)),
        meaning=None if findings.is_too_little else meaning(percent),
    )


def percent_of(findings: Findings) -> int:
    """The percent of the score alone, 0 if nothing is asked."""
    return _percent(findings.findings) or 0


def points(finding: Finding) -> float:
    """The points of one finding, in halves: all when met, none when missing, its share when met partly."""
    weight = finding.requirement.weight
    if finding.state is State.MET:
        return float(weight)
    if finding.state is State.MISSING:
        return 0.0
    return min(max(floor(weight * finding.share * 2 + 0.5) / 2, 0.5), weight - 0.5)


def band(percent: int) -> str:
    """weak, medium from 55, good from 70."""
    return "good" if percent >= GOOD else "medium" if percent >= MEDIUM else "weak"


def heading(percent: int) -> str:
    """The heading over the advice; its edges lie just above those of the bands."""
    if percent > EXCELLENT_OVER:
        return "Excellent Match"
    if percent > GOOD_OVER:
        return "Good Match"
    return "Average Match" if percent > AVERAGE_OVER else "Needs Enhancement"


ADVICE = {
    EXCELLENT_OVER: "Your resume fits this job very well. Apply with confidence.",
    GOOD_OVER: "Your resume fits most of the job. See which points are missing.",
    AVERAGE_OVER: "Part of the job is covered. Add relevant skills and results.",
    SOME_OVER: "Your resume covers some of this job. See what is missing, and add what is true.",
    -1: "Your resume covers little of this job. Rework it before you apply.",
}


def advice(percent: int) -> str:
    """What to do next: the words for the highest of these edges that the percent is over."""
    return next(text for over, text in ADVICE.items() if percent > over)


def _percent(findings: Iterable[Finding]) -> int | None:
    """100 x points / possible points, rounded half up; None if nothing is asked."""
    listed = list(findings)
    possible = sum(finding.requirement.weight for finding in listed)
    return floor(100 * sum(map(points, listed)) / possible + 0.5) if possible else None


def _sum(findings: Iterable[Finding]) -> Iterable[SumLine]:
    listed = list(findings)
    for must, singular, plural in ((True, "must", "musts"), (False, "nice-to-have", "nice-to-haves")):
        for state, word in ((State.MET, "met"), (State.PARTLY, "partly met")):
            same = [finding for finding in listed if finding.requirement.must is must and finding.state is state]
            if same:
                yield SumLine(f"{len(same)} {singular if len(same) == 1 else plural} {word}", sum(map(points, same)))
    if missing := sum(finding.state is State.MISSING for finding in listed):
        yield SumLine(f"{missing} missing", 0.0)


def gains_of(findings: Findings) -> dict[int, int]:
    """What each requirement that is not met would add alone, in percent points."""
    percent = percent_of(findings)
    return {
        finding.requirement.id: _percent_with(findings.findings, {finding.requirement.id}) - percent
        for finding in findings.findings
        if finding.state is not State.MET
    }


def _percent_with(findings: Iterable[Finding], ids: Collection[int]) -> int:
    """The percent if these requirements were met."""
    met = (replace(finding, state=State.MET) if finding.requirement.id in ids else finding for finding in findings)
    return _percent(met) or 0


def _raises(findings: tuple[Finding, ...], percent: int) -> list[Raise]:
    """One for each line that could show more; what only concerns the resume as a whole stands alone."""
    lines: dict[object, list[Finding]] = {}
    for finding in findings:
        if finding.state is not State.MET:
            lines.setdefault(line_of(finding) or finding.requirement.id, []).append(finding)
    raises = []
    for group_of_line in lines.values():
        ids = tuple(finding.requirement.id for finding in group_of_line)
        better = _percent_with(findings, ids)
        raises.append(Raise(ids, better - percent, better, advised_together(group_of_line)))
    for finding in findings:
        is_met = finding.state is State.MET and not finding.years
        if is_met and finding.own_word and finding.own_word not in [evidence.quote for evidence in finding.evidence]:
            raises.append(Raise((finding.requirement.id,), 0, percent, written_down(finding)))
    return _without_repeats(sorted(raises, key=lambda raise_: (-raise_.gain, raise_.requirement_ids)))


def _without_repeats(raises: Iterable[Raise]) -> list[Raise]:
    """One sentence of a job may ask for several things; it is quoted once under each heading."""
    seen, once = set[tuple[Remedy, str]](), list[Raise]()
    for raise_ in raises:
        key = (raise_.advice.remedy, raise_.advice.text)
        once.append(replace(raise_, advice=replace(raise_.advice, text="")) if key in seen else raise_)
        seen.add(key)
    return once


def _remedies(findings: tuple[Finding, ...], raises: tuple[Raise, ...]) -> Iterable[RemedyGroup]:
    """The kinds of advice in the order in which they are easiest to follow."""
    followed = set[int]()
    for remedy in Remedy:
        if same := [raise_ for raise_ in raises if raise_.advice.remedy is remedy]:
            ids = {id_ for raise_ in same for id_ in raise_.requirement_ids}
            followed |= ids
            count = len(same) if remedy is Remedy.REWORD else len(ids)
            kinds = {finding.requirement.kind for finding in findings if finding.requirement.id in ids}
            yield group(remedy, count, _percent_with(findings, followed), kinds)
