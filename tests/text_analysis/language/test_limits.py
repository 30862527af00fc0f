"""Numbers against the limits of a job."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Finding, State
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.limits import bounds, keeps

JOB = "Backend Engineer\nWhat you will do\n- {}\n- Write services in Python and look after them in production\n"


def finding_of(limit: str, text: str) -> Finding:
    match = find(Document(f"Summary\n{text}\n"), JOB.format(limit), load_lexicon(), now=2026 * 12 + 10)
    return next(finding for finding in match.findings if finding.requirement.source == limit)


@pytest.mark.parametrize(
    ("limit", "text"),
    [
        ("Keep p95 latency below 200 ms", "Rebuilt the booking service, cutting p95 latency from 840 ms to 190 ms."),
        ("Keep p95 latency below 200 ms", "Held p95 latency at 0.15 seconds."),
        ("Keep food cost under 28 %", "Brought food cost from 34 to 27 percent in a year."),
        ("Answer at least 60 calls a day", "Answered about 75 calls a day."),
    ],
)
def test_a_number_on_the_right_side_is_evidence(limit: str, text: str) -> None:
    finding = finding_of(limit, text)
    assert finding.state is not State.MISSING
    assert finding.evidence[0].quote == text


@pytest.mark.parametrize(
    ("limit", "text"),
    [
        ("Keep p95 latency below 200 ms", "Cut p95 latency from 840 ms to 310 ms."),
        ("Keep food cost under 28 %", "Brought food cost from 38 % to 31 %."),
        ("Answer at least 60 calls a day", "Answered about 25 calls a day."),
        ("Keep p95 latency below 200 ms", "Keep p95 latency below 2 seconds."),
    ],
)
def test_a_number_on_the_wrong_side_never_is(limit: str, text: str) -> None:
    assert finding_of(limit, text).state is State.MISSING
    right = limit.replace("Keep", "Kept")
    assert finding_of(limit, f"{text}\n\n{right}").state is State.MET


def test_a_skill_with_a_limit_is_not_shown_by_less() -> None:
    job = "Typist\nRequirements\n- Typing at least 60 wpm\n- Careful with letters and numbers\n"

    def state(text: str) -> State:
        match = find(Document(f"{text}\n"), job, load_lexicon(), now=2026 * 12 + 10)
        return next(finding.state for finding in match.findings if "Typing" in finding.requirement.label)

    assert (state("Typing 35 wpm"), state("Typing 70 words per minute"), state("Typing")) == (
        State.MISSING,
        State.MET,
        State.MET,
    )


@pytest.mark.parametrize(
    ("limit", "text", "is_kept"),
    [
        ("Keep monthly cloud spend under $20k", "Cut monthly cloud spend to $14,500.", True),
        ("Keep monthly cloud spend under $20k", "Monthly cloud spend was $1.2m.", False),
        ("Handle more than 1,200 tickets a month", "Solved 1,500 tickets a month", True),
        ("Weigh at most 2 kg of samples", "Weighed 450 g of samples", True),
        ("Weigh at most 2 kg of samples", "Weighed 3 lbs of samples", True),
        ("Weigh at most 2 kg of samples", "Weighed 5 lbs of samples", False),
    ],
)
def test_units_of_one_kind_are_compared(limit: str, text: str, is_kept: bool) -> None:
    (bound,) = bounds(limit)
    assert keeps(bound, text) is is_kept


@pytest.mark.parametrize(
    ("limit", "text"),
    [
        ("Keep p95 latency below 200 ms", "Cut costs by 30 % and p95 latency by 100 ms."),  # a change is not a level
        ("Keep p95 latency below 200 ms", "Waited 190 ms."),
        ("Keep p95 latency below 200 ms", "Measured p95 latency in 3 services."),
        ("Respond to tickets within 4 hours", "Responded to tickets 24 hours a day."),
        ("Respond to tickets within 4 hours", "Responded to all tickets of a 10 hour shift."),
        ("Keep food cost under 28 %", "Won 12 % more guests; food cost was counted daily."),
    ],
)
def test_other_numbers_say_nothing_of_it(limit: str, text: str) -> None:
    (bound,) = bounds(limit)
    assert keeps(bound, text) is None


def test_years_are_no_limit() -> None:
    assert list(bounds("At least 5 years of experience, more than 3 years in care")) == []
