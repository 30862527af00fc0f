"""What somebody should know before they apply for a job that they hardly fit."""

from dataclasses import dataclass

from hireloom.domain.profile_match.matches import JobMatch
from hireloom.domain.profile_match.shortfalls import shortfalls
from hireloom.domain.resume_match.findings import Findings, Kind, State
from hireloom.domain.resume_match.scores import score

UNLIKELY_BELOW = 30  # percent, of the resume match or the profile match
FAIR_FROM = 50  # percent of the resume match; from here on, a profile without the skills holds nobody up


@dataclass(frozen=True, slots=True)
class Brake:
    """`missing` are the certificates and licenses that the job insists on and the resume does not show, `shortfalls`
    sentences on the profile. `percent` is None if the job asks for too little to judge by, and `meaning` is empty if
    there are too few judged pairs. `refused` are the conditions that the person says they cannot meet."""

    percent: int | None
    meaning: str
    missing: tuple[str, ...]
    shortfalls: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()


def brake(findings: Findings, profile: JobMatch | None = None, refused: tuple[str, ...] = ()) -> Brake | None:
    """None for everybody who has a fair chance."""
    missing = tuple(
        finding.requirement.label
        for finding in findings.findings
        if finding.requirement.must and finding.requirement.kind is Kind.CERTIFICATE and finding.state is State.MISSING
    )
    match = None if findings.is_too_little else score(findings)
    is_fair = match is not None and match.percent >= FAIR_FROM
    lacks = shortfalls(profile) if profile and _is_far(profile) and not is_fair else ()
    if not (missing or lacks or refused or (match and match.percent < UNLIKELY_BELOW)):
        return None
    meaning = match.meaning.text if match and match.meaning else ""
    return Brake(match.percent if match else None, meaning, missing, lacks, refused)


def _is_far(profile: JobMatch) -> bool:
    return profile.match_score < UNLIKELY_BELOW or profile.skill_score == 0
