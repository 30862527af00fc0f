"""What somebody should know before they apply for a job that their resume hardly fits."""

from dataclasses import dataclass

from hireloom.domain.resume_match.findings import Findings, Kind, State
from hireloom.domain.resume_match.scores import score

UNLIKELY_BELOW = 30  # percent


@dataclass(frozen=True, slots=True)
class Brake:
    """`missing` are the certificates and licences that the job insists on and the resume does not show. `percent` is
    None where the job asks for too little to judge, `meaning` is empty where too few judged pairs tell it."""

    percent: int | None
    meaning: str
    missing: tuple[str, ...]


def brake(findings: Findings) -> Brake | None:
    """None for everybody who has a fair chance."""
    missing = tuple(
        found.requirement.label
        for found in findings.findings
        if found.requirement.must and found.requirement.kind is Kind.CERTIFICATE and found.state is State.MISSING
    )
    if findings.is_too_little:
        return Brake(None, "", missing) if missing else None
    match = score(findings)
    if match.percent >= UNLIKELY_BELOW and not missing:
        return None
    return Brake(match.percent, match.meaning.text if match.meaning else "", missing)
