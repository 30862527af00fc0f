"""The number: bands, headings, points, and what would raise them."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.domain.resume_match.findings import ENOUGH, Finding, Findings, JobFacts, Kind, Requirement, State
from hireloom.domain.resume_match.judged_scores import JUDGED
from hireloom.domain.resume_match.raises import Remedy
from hireloom.domain.resume_match.score_meanings import FEWEST_PAIRS, meaning
from hireloom.domain.resume_match.scores import (
    TOO_LITTLE,
    TOO_LITTLE_ADVICE,
    advice,
    band,
    heading,
    points,
    score,
)

JOB = JobFacts("Baker", "Rye & Sons", 120)


@st.composite
def findings(draw: st.DrawFn) -> Findings:
    count = draw(st.integers(1, 18))
    rows = []
    for number in range(1, count + 1):
        requirement = Requirement(
            number,
            draw(st.sampled_from(Kind)),
            f"Thing {number}",
            draw(st.booleans()),
            draw(st.integers(1, 14)),
            "Asks.",
        )
        note = draw(st.sampled_from(["", "Half of it."]))
        rows.append(Finding(requirement, draw(st.sampled_from(State)), note=note, share=draw(st.floats(0.01, 0.99))))
    return Findings(JOB, tuple(rows))


@pytest.mark.spec("MATCH-10")
def test_below_55_the_band_is_weak() -> None:
    assert {band(percent) for percent in range(55)} == {"weak"}
    assert band(55) != "weak"


@pytest.mark.spec("MATCH-11")
def test_from_55_to_under_70_the_band_is_medium() -> None:
    assert {band(percent) for percent in range(55, 70)} == {"medium"}


@pytest.mark.spec("MATCH-12")
def test_from_70_the_band_is_good() -> None:
    assert {band(percent) for percent in range(70, 101)} == {"good"}


@pytest.mark.spec("MATCH-13", "MATCH-14", "MATCH-15", "MATCH-16", "OPEN-017")
@pytest.mark.parametrize(
    ("percent", "colour", "words"),
    [
        (0, "weak", "Needs Enhancement"),
        (54, "weak", "Needs Enhancement"),
        (55, "medium", "Needs Enhancement"),
        (56, "medium", "Average Match"),
        (69, "medium", "Average Match"),
        (70, "good", "Average Match"),
        (71, "good", "Good Match"),
        (85, "good", "Good Match"),
        (86, "good", "Excellent Match"),
        (100, "good", "Excellent Match"),
    ],
)
def test_the_edges_of_bands_and_headings_lie_beside_each_other(percent: int, colour: str, words: str) -> None:
    assert (band(percent), heading(percent)) == (colour, words)


@pytest.mark.spec("MATCH-17")
def test_each_heading_comes_with_its_own_advice_which_is_in_proportion() -> None:
    text = {(heading(percent), advice(percent)): percent for percent in range(101)}
    assert text == {
        ("Excellent Match", "Your resume fits this job very well. Apply with confidence."): 100,
        ("Good Match", "Your resume fits most of the job. See which points are missing."): 85,
        ("Average Match", "Part of the job is covered. Add relevant skills and results."): 70,
        ("Needs Enhancement", "Your resume covers some of this job. See what is missing, and add what is true."): 55,
        ("Needs Enhancement", "Your resume covers little of this job. Rework it before you apply."): 35,
    }


@pytest.mark.spec("SEC-27")
@settings(max_examples=50, deadline=None)
@given(findings())
def test_the_number_is_the_share_of_points_half_up_and_its_lines_add_up(matched: Findings) -> None:
    result = score(matched)
    assert 0 <= result.percent <= 100
    assert (
        result.points == sum(line.points for line in result.sum) == sum(points(finding) for finding in matched.findings)
    )
    assert result.points * 2 == int(result.points * 2)
    assert abs(result.percent - 100 * result.points / result.max_points) <= 0.5
    assert result.percent == int(100 * result.points / result.max_points + 0.5)
    assert result.musts.total == sum(finding.requirement.must for finding in matched.findings)
    text = (result.band, result.heading, result.advice)
    if len(matched.findings) < ENOUGH:
        assert text == (None, TOO_LITTLE, TOO_LITTLE_ADVICE)
        assert result.meaning is None
    else:
        assert text == (band(result.percent), heading(result.percent), advice(result.percent))


@pytest.mark.spec("OPEN-019")
@settings(max_examples=50, deadline=None)
@given(findings())
def test_sub_scores_exist_only_where_the_job_asks_and_are_the_share_of_their_own_points(matched: Findings) -> None:
    result = score(matched)
    skills = {Kind.SKILL, Kind.CERTIFICATE, Kind.LANGUAGE}
    for value, kinds in (
        (result.skills_percent, skills),
        (result.experience_percent, set(Kind) - skills - {Kind.EDUCATION}),
    ):
        of_kinds = [finding for finding in matched.findings if finding.requirement.kind in kinds]
        whole = sum(finding.requirement.weight for finding in of_kinds)
        assert value == (int(100 * sum(map(points, of_kinds)) / whole + 0.5) if whole else None)


@settings(max_examples=50, deadline=None)
@given(findings())
def test_each_raise_is_what_the_same_count_would_say(matched: Findings) -> None:
    result = score(matched)
    open_ones = [finding.requirement.id for finding in matched.findings if finding.state is not State.MET]
    assert sorted(id_ for suggestion in result.raises for id_ in suggestion.requirement_ids) == open_ones
    assert [suggestion.gain for suggestion in result.raises] == sorted(
        (suggestion.gain for suggestion in result.raises), reverse=True
    )
    for suggestion in result.raises:
        better = tuple(
            Finding(finding.requirement, State.MET) if finding.requirement.id in suggestion.requirement_ids else finding
            for finding in matched.findings
        )
        assert score(Findings(JOB, better)).percent == suggestion.percent == result.percent + suggestion.gain
        assert suggestion.gain >= 0
        assert f"Thing {suggestion.requirement_ids[0]}" in suggestion.advice.title
    texts = [
        (suggestion.advice.remedy, suggestion.advice.text) for suggestion in result.raises if suggestion.advice.text
    ]
    assert len(set(texts)) == len(texts)


@settings(max_examples=50, deadline=None)
@given(findings())
def test_who_follows_all_advice_of_a_kind_gets_what_its_heading_promises(matched: Findings) -> None:
    result = score(matched)
    assert [remedy.remedy for remedy in result.remedies] == [
        remedy for remedy in Remedy if any(suggestion.advice.remedy is remedy for suggestion in result.raises)
    ]
    followed: set[int] = set()
    for remedy in result.remedies:
        followed |= {
            id_
            for suggestion in result.raises
            if suggestion.advice.remedy is remedy.remedy
            for id_ in suggestion.requirement_ids
        }
        better = tuple(
            Finding(finding.requirement, State.MET) if finding.requirement.id in followed else finding
            for finding in matched.findings
        )
        assert score(Findings(JOB, better)).percent == remedy.percent
    assert [remedy.percent for remedy in result.remedies][-1:] in ([], [100])


def test_a_must_met_half_of_a_nice_one_and_a_missing_one() -> None:
    def requirement(number: int, must: bool, weight: int) -> Requirement:
        return Requirement(number, Kind.SKILL, f"Skill {number}", must, weight, "Asks.")

    rows = Findings(
        JOB,
        (
            Finding(requirement(1, True, 3), State.MET),
            Finding(requirement(2, False, 2), State.PARTLY),
            Finding(requirement(3, True, 3), State.MISSING),
        ),
    )
    result = score(rows)
    assert [(line.label, line.points) for line in result.sum] == [
        ("1 must met", 3.0),
        ("1 nice-to-have partly met", 1.0),
        ("1 missing", 0.0),
    ]
    assert (result.points, result.max_points, result.percent) == (4.0, 8.0, 50)
    assert [(suggestion.requirement_ids, suggestion.gain, suggestion.percent) for suggestion in result.raises] == [
        ((3,), 38, 88),
        ((2,), 13, 63),
    ]


def test_nothing_asked_is_zero_and_has_no_sub_scores() -> None:
    result = score(Findings(JOB, ()))
    assert (result.percent, result.skills_percent, result.experience_percent, result.raises) == (0, None, None, ())


def test_a_job_that_asks_for_too_little_gets_no_band() -> None:
    def findings_of(count: int) -> Findings:
        needs = (Requirement(number, Kind.SKILL, f"Skill {number}", True, 1, "Asks.") for number in range(1, count + 1))
        return Findings(JOB, tuple(Finding(need, State.MET) for need in needs))

    assert (score(findings_of(5)).band, score(findings_of(5)).heading) == (None, "Too little to judge")
    assert (score(findings_of(6)).band, score(findings_of(6)).heading) == ("good", "Excellent Match")


def test_the_table_of_judged_pairs_covers_every_percent_once_and_a_higher_one_means_more() -> None:
    assert [percent for first, last, _, _ in JUDGED for percent in range(first, last + 1)] == list(range(101))
    parts = [good / pairs for _, _, pairs, good in JUDGED]
    assert parts[0] < parts[-1]
    assert all(before <= after + 0.05 for before, after in pairwise(parts))


def test_a_percent_tells_what_readers_said_of_pairs_like_it() -> None:
    for first, _, pairs, good in JUDGED:
        result = meaning(first)
        if pairs < FEWEST_PAIRS:
            assert result is None
        else:
            assert result
            assert abs(result.interviews - 100 * good / pairs) <= 0.5
            usual = f"about {result.interviews} were"
            words = {0: "hardly any were", 1: "about one was"}.get(result.interviews, usual)
            assert f"such a score, {words} judged worth an interview, by" in result.text
            assert f"readers of {pairs} real adverts and resumes" in result.text
    assert meaning(101) is None
