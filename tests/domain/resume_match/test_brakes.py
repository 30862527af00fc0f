"""When somebody is asked whether to go on before they apply."""

import pytest

from hireloom.domain.profile_match.matches import JobMatch
from hireloom.domain.profile_match.shortfalls import shortfalls
from hireloom.domain.resume_match.brakes import UNLIKELY_BELOW, brake
from hireloom.domain.resume_match.findings import Finding, Findings, JobFacts, Kind, Requirement, State
from hireloom.domain.resume_match.scores import score

JOB = JobFacts("Nurse", "Loom", 200)


def findings_of(met_count: int, missing: int, *more: Finding) -> Findings:
    states = [State.MET] * met_count + [State.MISSING] * missing
    skills = [
        Finding(Requirement(at, Kind.SKILL, f"Skill {at}", True, 10, ""), state) for at, state in enumerate(states)
    ]
    return Findings(JOB, (*skills, *more))


def certificate(state: State, *, must: bool = True) -> Finding:
    return Finding(Requirement(99, Kind.CERTIFICATE, "RN license", must, 1, ""), state)


@pytest.mark.parametrize(("met_count", "is_asked"), [(0, True), (2, True), (3, False), (10, False)])
def test_below_thirty_percent_one_is_asked(met_count, is_asked):
    findings = findings_of(met_count, 10 - met_count)
    assert (score(findings).percent < UNLIKELY_BELOW) is is_asked
    result = brake(findings)
    assert (result is not None) is is_asked
    assert result is None or (result.percent, result.missing) == (10 * met_count, ())


@pytest.mark.parametrize(
    ("state", "must", "is_asked"),
    [(State.MISSING, True, True), (State.MISSING, False, False), (State.PARTLY, True, False), (State.MET, True, False)],
)
def test_a_licence_that_the_job_insists_on_asks_whatever_the_score(state, must, is_asked):
    result = brake(findings_of(10, 0, certificate(state, must=must)))
    assert (result is not None) is is_asked
    assert result is None or result.missing == ("RN license",)


def test_too_little_to_judge_has_no_percent():
    assert brake(findings_of(0, 3)) is None
    result = brake(findings_of(1, 1, certificate(State.MISSING)))
    assert result is not None
    assert (result.percent, result.meaning) == (None, "")


@pytest.mark.parametrize(
    ("met_count", "skills", "role", "is_asked"),
    [(4, 0, 25, True), (4, 8, 6, True), (4, 25, 6, False), (5, 0, 25, False), (5, 8, 6, False)],
)
def test_a_profile_that_is_far_away_asks_unless_the_resume_is_fair(met_count, skills, role, is_asked):
    profile = JobMatch(skills, role, 5, 5, ("a",) * (skills // 8), ("b",) * 5)
    result = brake(findings_of(met_count, 10 - met_count), profile)
    assert (result is not None) is is_asked
    assert result is None or (result.percent, result.missing, result.shortfalls) == (
        10 * met_count,
        (),
        shortfalls(profile),
    )


def test_a_condition_that_the_person_cannot_meet_asks_whatever_the_score():
    result = brake(findings_of(10, 0), refused=("Every third weekend",))
    assert result is not None
    assert (result.percent, result.missing, result.refused) == (100, (), ("Every third weekend",))
