"""Which corrections are taken, how many, and what is kept of them to learn from."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from hireloom.domain.resume_match.corrections import (
    CorrectedMatch,
    Correction,
    CorrectionKind,
    NoRole,
    NoSuchCorrection,
    NotAskedHere,
    NotInTheResume,
    NoWords,
    TooManyCorrections,
    WrongMonths,
    is_same_advert,
    labels,
    must_be_about,
    recounted,
    with_roles,
)
from hireloom.domain.resume_match.findings import Evidence, Finding, Findings, JobFacts, Kind, Requirement, State
from hireloom.domain.resume_match.role_years import Counting, DatedRole, RoleYears, YearSum

NOW = datetime(2026, 11, 24, tzinfo=UTC)
MONTH = 2026 * 12 + 10
NURSE = DatedRole("ICU nurse", "Harbor Bend", 2019 * 12, 2020 * 12 + 11)
LINES = "ICU nurse at Harbor Bend. Epic super user."
EPIC = Requirement(1, Kind.SKILL, "Epic", must=True, weight=4, source="")
YEARS = Requirement(2, Kind.EXPERIENCE, "3+ years", must=True, weight=4, source="")
MATCH = CorrectedMatch(1, "a" * 64, "the job")


def correction(kind: CorrectionKind, about: str = "Epic", **more) -> Correction:
    return Correction(kind, NOW, about, **more)


def findings(*rows: Finding) -> Findings:
    return Findings(JobFacts("", "", 100), rows)


@pytest.mark.parametrize(
    ("correction", "refusal"),
    [
        (correction(CorrectionKind.ROLE), NoRole),
        (correction(CorrectionKind.ROLE, role=replace(NURSE, title="")), NoRole),
        (correction(CorrectionKind.ROLE, role=replace(NURSE, first=MONTH + 1, last=None)), WrongMonths),
        (correction(CorrectionKind.ROLE, role=replace(NURSE, last=NURSE.first - 1)), WrongMonths),
        (correction(CorrectionKind.CAN, "Weekends"), NotAskedHere),
        (correction(CorrectionKind.HAVE, "Kubernetes", words="I did."), NotAskedHere),
        (correction(CorrectionKind.HAVE), NoWords),
        (correction(CorrectionKind.HAVE, quote="Cerner super user"), NotInTheResume),
    ],
)
def test_what_does_not_belong_to_the_pair_is_refused(correction: Correction, refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        must_be_about(correction, findings(Finding(EPIC, State.MISSING)), LINES, now=MONTH)


@pytest.mark.parametrize(
    "correction",
    [
        correction(CorrectionKind.ROLE, "", role=NURSE),
        correction(CorrectionKind.HAVE, words="Two years at Cedar Quay."),
        correction(CorrectionKind.HAVE, quote="Epic super user."),
    ],
)
def test_what_belongs_to_it_is_taken(correction: Correction) -> None:
    must_be_about(correction, findings(Finding(EPIC, State.MISSING)), LINES, now=MONTH)


MOST = 100


def test_a_match_has_a_hundred_corrections_at_most_and_each_can_be_undone_once() -> None:
    full = MATCH
    for number in range(MOST):
        full = full.corrected(correction(CorrectionKind.HAVE, f"Skill {number}", words="I did."), most=MOST)
    assert full.corrected(correction(CorrectionKind.NOT_ASKED, "Skill 7"), most=MOST).corrections[-1].number == MOST + 1
    with pytest.raises(TooManyCorrections):
        full.corrected(correction(CorrectionKind.HAVE, "Skill 100", words="I did."), most=MOST)
    fewer = full.without(1)
    assert len(fewer.corrections) == MOST - 1
    with pytest.raises(NoSuchCorrection):
        fewer.without(1)


def test_a_role_that_was_not_read_helps_and_never_harms() -> None:
    match = MATCH.corrected(correction(CorrectionKind.ROLE, "", role=NURSE), most=MOST)
    assert match.roles == (NURSE,)
    years = YearSum(36, MONTH, (RoleYears(NURSE, Counting.WHOLLY),))
    before = findings(Finding(EPIC, State.MET), Finding(YEARS, State.MISSING))
    beyond = Evidence(len(LINES) + 1, len(LINES) + 9, "ICU nurse")
    after = findings(
        Finding(EPIC, State.MISSING), Finding(YEARS, State.PARTLY, (Evidence(0, 9, "ICU nurse"), beyond), years=years)
    )
    epic, experience = with_roles(before, after, match, len(LINES)).findings
    assert epic.state is State.MET
    assert experience.state is State.PARTLY
    assert experience.own_word == NURSE.sentence
    assert experience.evidence == (Evidence(0, 9, "ICU nurse"),)  # what stands only in the added role proves nothing
    assert experience.years is not None
    assert [counted.on_word for counted in experience.years.roles] == [True]


def test_a_role_that_counts_already_changes_only_the_sum() -> None:
    years = YearSum(36, MONTH, (RoleYears(NURSE, Counting.WHOLLY),))
    rows = findings(Finding(YEARS, State.MET, years=years))
    match = MATCH.corrected(correction(CorrectionKind.YEARS, YEARS.label, role=NURSE), most=MOST)
    [row] = recounted(rows, rows, match, LINES).findings.findings
    assert (row.state, row.own_word) == (State.MET, "")
    assert row.years is not None
    assert row.years.has(NURSE)


@pytest.mark.parametrize(
    ("text", "copy", "is_same"),
    [
        ("Nurse wanted", "NURSE  wanted\n", True),
        ("Nurse wanted in Leeds", "Nurse wanted", False),
        ("Nurse wanted in our ward in Leeds", "Nurse wanted in our ward", True),
        ("", "", False),
    ],
)
def test_an_advert_is_the_same_if_it_was_copied_almost_whole(text: str, copy: str, is_same: bool) -> None:
    assert is_same_advert(text, copy) is is_same_advert(copy, text) is is_same


def test_what_is_kept_to_learn_from_names_nobody_and_no_answers() -> None:
    match = MATCH
    for answer in (
        correction(CorrectionKind.CAN, "Weekends"),
        correction(CorrectionKind.HAVE, quote="Anna Berg, Epic super user"),
        correction(CorrectionKind.ROLE, "", role=NURSE),
    ):
        match = match.corrected(answer, most=MOST)
    texts = list(labels(match, lambda text: text.replace("Anna Berg", "…"), now=MONTH))
    assert [(label.line, label.title, label.months) for label in texts] == [
        ("…, Epic super user", "", None),
        ("", "ICU nurse", 24),
    ]


def test_a_match_names_the_conditions_that_the_person_cannot_meet() -> None:
    match = MATCH.corrected(correction(CorrectionKind.CAN, "Weekends"), most=MOST)
    match = match.corrected(correction(CorrectionKind.CANNOT, "Nights"), most=MOST)
    assert match.refused == ("Nights",)
