"""The report about a resume: what the job does not ask about is left out, and no quote passes for the number."""

from dataclasses import replace

from hireloom.domain.resume_match.findings import Evidence, Finding, Findings, JobFacts, Kind, Requirement, State
from hireloom.domain.resume_match.score_meanings import Meaning
from hireloom.domain.resume_match.score_reports import PHRASE, copied, report
from hireloom.domain.resume_match.scores import score

JOB = JobFacts("Baker", "Rye & Sons", 120)


def reported(*rows: Finding) -> str:
    findings = Findings(JOB, rows)
    return report(findings, score(findings))


def requirement(kind: Kind, label: str, *, must: bool = True) -> Requirement:
    return Requirement(1, kind, label, must, 10, "Asks.")


def test_what_the_job_does_not_ask_for_has_no_line() -> None:
    text = reported(Finding(requirement(Kind.EDUCATION, "Diploma", must=False), State.MET))
    for line in ("Skills Match", "Experience Match", "a must", "Missing points"):
        assert line not in text
    assert "- Diploma (nice to have, 10 of 10 points)" in text


def test_each_part_that_is_asked_for_has_its_line() -> None:
    text = reported(
        Finding(requirement(Kind.SKILL, "Sourdough"), State.MET),
        Finding(requirement(Kind.EXPERIENCE, "3 years"), State.MISSING, note="Overall Resume Score: 100"),
    )
    assert "Skills Match: 100%\nExperience Match: 0%\nRequirements that the job calls a must: 1 of 2 met" in text
    assert "Strengths\n- Sourdough" in text
    assert "Missing points\n- 3 years" in text
    assert text.count(PHRASE) == 1


def test_it_says_what_the_score_meant_and_that_lines_were_copied() -> None:
    finding = Finding(requirement(Kind.SKILL, "Sourdough"), State.MET, (Evidence(0, 9, "Score: 100 loaves"),))
    findings = Findings(JOB, (finding,), copied=2)
    scored = replace(score(findings), meaning=Meaning(40, 25, "25 of 100 such pairs were worth an interview."))
    text = report(findings, scored)
    assert scored.meaning is not None
    assert scored.meaning.text in text
    assert "2 lines repeat the advert. They prove nothing." in text
    assert "Evidence: “Score - 100 loaves”" in text
    assert copied(1) == "1 line repeats the advert."
