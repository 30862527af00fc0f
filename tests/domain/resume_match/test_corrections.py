"""A person's word about the reading: what it changes in the score, and what it never does."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.resume_match.corrections import (
    CorrectedMatch,
    Correction,
    CorrectionKind,
    NotAskedHere,
    is_same_advert,
    must_be_about,
    own_words,
    place_of,
    recounted,
)
from hireloom.domain.resume_match.findings import Finding, Findings, JobFacts, Kind, Requirement, State
from hireloom.domain.resume_match.role_years import Counting, DatedRole, RoleYears, YearSum
from hireloom.domain.resume_match.scores import points, score

NOW = datetime(2026, 11, 24, tzinfo=UTC)
MONTH = 2026 * 12 + 10
NURSE = DatedRole("ICU nurse", "Harbor Bend", 2019 * 12 + 2, 2021 * 12 + 5)
STEP_DOWN = DatedRole("Step-down nurse", "Cedar Quay", 2021 * 12 + 6, None)
LINES = "Epic super user for the unit\n since 2022. Cared for two patients."

states = st.sampled_from(list(State))
weights = st.integers(1, 30)
kinds = st.sampled_from([CorrectionKind.NOT_ASKED, CorrectionKind.HAVE, CorrectionKind.CAN])


def finding(number: int, state: State = State.MISSING, weight: int = 4, **more) -> Finding:
    need = Requirement(number, Kind.SKILL, f"Skill {number}", must=True, weight=weight, source="")
    return Finding(need, state, **more)


def findings_of(*rows: Finding) -> Findings:
    return Findings(JobFacts("", "", 100), rows)


def correction_of(kind: CorrectionKind, about: str = "Skill 1", **more) -> Correction:
    return Correction(kind, NOW, about, **more)


def corrected(findings: Findings, *corrections: Correction):
    match = CorrectedMatch(1, "a" * 64, "the job")
    for correction in corrections:
        match = match.corrected(correction, most=100)
    return recounted(findings, findings, match, LINES)


@given(st.lists(st.tuples(states, weights), min_size=1, max_size=12), st.data())
def test_a_word_never_takes_points_from_a_row_that_stays(rows, data):
    findings = findings_of(*(finding(number, *row) for number, row in enumerate(rows)))
    choices = data.draw(st.lists(st.tuples(kinds, st.integers(0, len(rows) - 1)), max_size=20))
    recount = corrected(findings, *(correction_of(kind, f"Skill {at}", words="I did.") for kind, at in choices))
    before = {finding.requirement.id: points(finding) for finding in findings.findings}
    assert all(points(finding) >= before[finding.requirement.id] for finding in recount.findings.findings)
    dropped_ids = {finding.requirement.id for finding in recount.dropped}
    assert dropped_ids | {finding.requirement.id for finding in recount.findings.findings} == set(before)
    gain = score(recount.findings).points - sum(before[name] for name in before.keys() - dropped_ids)
    assert recount.own_points == pytest.approx(gain)


def test_what_a_sentence_carries_stands_on_nobodys_word():
    recount = corrected(findings_of(finding(1, State.MET)), correction_of(CorrectionKind.HAVE, words="I did."))
    assert (recount.findings.findings[0].own_word, recount.own_points) == ("", 0)


def test_what_is_no_requirement_makes_the_total_smaller():
    recount = corrected(findings_of(finding(1), finding(2, State.MET)), correction_of(CorrectionKind.NOT_ASKED))
    assert (recount.percent_as_read, score(recount.findings).percent, score(recount.findings).max_points) == (
        50,
        100,
        4,
    )


def test_years_that_count_are_added_to_the_sum_once():
    years = YearSum(36, MONTH, (RoleYears(NURSE, Counting.WHOLLY), RoleYears(STEP_DOWN, Counting.NOT)))
    assert (years.months, round(years.share, 2)) == (28, 0.78)
    row = finding(1, State.PARTLY, weight=18, share=years.share, years=years)
    recount = corrected(findings_of(row), correction_of(CorrectionKind.YEARS, role=STEP_DOWN))
    (counted,) = recount.findings.findings
    assert (counted.state, counted.years.months, points(counted)) == (State.MET, 28 + 65, 18)
    assert counted.own_word == "Step-down nurse, Cedar Quay, July 2021 to now"


def test_months_that_overlap_count_once():
    sum_ = YearSum(12, MONTH, ())
    first, within = DatedRole("A", "", 24000, 24011), DatedRole("B", "", 24006, 24008)
    after = DatedRole("C", "", 24010, 24020)
    assert (sum_.lasted([first, within]), sum_.lasted([after, first, within]), sum_.lasted([])) == (12, 21, 0)


def test_near_work_counts_by_half_and_never_makes_it_whole():
    near = DatedRole("Nurse", "", MONTH - 239, MONTH)
    assert YearSum(36, MONTH, (RoleYears(near, Counting.HALF),)).share == 0.9


@pytest.mark.parametrize(
    ("quote", "place"),
    [
        ("Epic super user for the unit since 2022.", (0, 41)),
        ("user  for the", (11, 23)),
        ("Epic user", None),
        ("", None),
    ],
)
def test_a_line_is_found_whatever_blanks_lie_between_its_words(quote, place):
    stands = place_of(quote, LINES)
    assert (stands and (stands.start, stands.end)) == place


def test_years_count_only_where_the_row_has_that_role():
    years = YearSum(36, MONTH, (RoleYears(NURSE, Counting.NOT),))
    findings = findings_of(finding(1, years=years), finding(2))
    must_be_about(correction_of(CorrectionKind.YEARS, role=NURSE), findings, LINES, now=MONTH)
    for about, role in (("Skill 1", STEP_DOWN), ("Skill 2", NURSE), ("Skill 3", NURSE)):
        with pytest.raises(NotAskedHere):
            must_be_about(correction_of(CorrectionKind.YEARS, about, role=role), findings, LINES, now=MONTH)


def test_a_recruiter_reads_what_was_said_of_this_advert_and_no_answer_to_a_condition():
    match = CorrectedMatch(1, "a" * 64, "Nurse wanted in Tampa")
    unshown = correction_of(CorrectionKind.CANNOT, "Weekends"), correction_of(CorrectionKind.NOT_TRUE, "Epic")
    for correction in (*unshown, correction_of(CorrectionKind.HAVE, words="I did.")):
        match = match.corrected(correction, most=100)
    result = own_words([match, replace(match, job="Pilot wanted in Tampa")], "NURSE  wanted\nin Tampa, Florida")
    assert [(word.about, word.statement) for word in result] == [("Skill 1", "I did.")]


@pytest.mark.parametrize(
    ("text", "copy", "is_same"),
    [
        ("Nurse wanted", "nurse\n wanted", True),
        ("Nurse wanted, apply", "Nurse wanted, apply now", True),
        ("Nurse", "Nurse wanted in Tampa", False),
        ("", "", False),
        ("Nurse wanted", "Pilot wanted", False),
    ],
)
def test_an_advert_is_the_same_when_one_text_holds_the_other(text, copy, is_same):
    assert is_same_advert(text, copy) is is_same_advert(copy, text) is is_same
