"""Lines that a resume copied from the advert prove nothing."""

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Findings
from hireloom.domain.resume_match.scores import score
from hireloom.testing.measure import NOW
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon_files import load_lexicon

from ..pairs import BACKEND_JOB, BACKEND_RESUME, CHEF_RESUME, NURSE_JOB, NURSE_RESUME


def findings_of(resume: str, job: str) -> Findings:
    return find(Document(resume), job, load_lexicon(), now=NOW)


def test_pasting_the_advert_gains_next_to_nothing() -> None:
    for resume, job in ((CHEF_RESUME, BACKEND_JOB), (CHEF_RESUME, NURSE_JOB), (NURSE_RESUME, BACKEND_JOB)):
        honest = score(findings_of(resume, job)).percent
        assert score(findings_of(f"{resume}\n{job}", job)).percent <= honest + 5
        assert findings_of(f"{resume}\n{job}", job).copied >= 3


def test_an_honest_resume_repeats_nothing() -> None:
    assert findings_of(BACKEND_RESUME, BACKEND_JOB).copied == 0
    assert findings_of(NURSE_RESUME, NURSE_JOB).copied == 0


def test_one_line_that_the_advert_has_too_still_counts() -> None:
    deed = "Design, build and run REST APIs for booking and route planning."
    assert findings_of(f"{CHEF_RESUME}{deed}\n", BACKEND_JOB).copied == 0
    assert (
        score(findings_of(f"{CHEF_RESUME}{deed}\n", BACKEND_JOB)).percent
        > score(findings_of(CHEF_RESUME, BACKEND_JOB)).percent
    )
