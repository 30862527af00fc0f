"""Where an import disagrees with a career."""

from dataclasses import replace

import pytest

from hireloom.domain.careers.imports import disagreements, news
from hireloom.domain.careers.records import (
    CareerPosition,
    CareerRecord,
    CertificateEntry,
    LanguageEntry,
    SourceOrigin,
    SourceWords,
)

NURSE = CareerPosition("p1", (), "Staff Nurse", "Halewood General", "", "2022-03", "", True)
CAREER = CareerRecord(
    (NURSE,),
    certificates=(CertificateEntry("c1", (), "Basic Life Support", "AHA", "2025", ""),),
    languages=(LanguageEntry("l1", (), "Italian", "Fluent"),),
)


def facts_of(imported: CareerRecord) -> list[tuple[str, str, str, str]]:
    others = disagreements(CAREER, imported)
    return [
        (disagreement.section, disagreement.entry_id, disagreement.source.field, disagreement.source.value)
        for disagreement in others
    ]


@pytest.mark.spec("WS-300")
def test_an_import_says_what_differs_from_an_entry_and_what_the_entry_lacks() -> None:
    words = SourceWords("start", "2022-04", "Apr 2022", SourceOrigin.LINKEDIN)
    role = replace(
        NURSE, id="x", sources=(words,), start="2022-04", place="Columbus, Ohio", end="2024-01", is_current=False
    )
    license = CertificateEntry("y", (), "basic life support", "A.H.A.", "2025-03", "2027-03")
    imported = CareerRecord((role,), certificates=(license,), languages=(LanguageEntry("z", (), "Italian", "Native"),))
    assert facts_of(imported) == [
        ("positions", "p1", "place", "Columbus, Ohio"),
        ("positions", "p1", "start", "2022-04"),
        ("positions", "p1", "end", "2024-01"),
        ("certificates", "c1", "date", "2025-03"),
        ("certificates", "c1", "expires", "2027-03"),
        ("languages", "l1", "level", "Native"),
    ]
    assert disagreements(CAREER, imported)[1].source == words
    assert news(CAREER, imported) == CareerRecord()


@pytest.mark.spec("WS-300")
def test_what_says_less_does_not_disagree() -> None:
    assert facts_of(CAREER) == []
    assert facts_of(CareerRecord((replace(NURSE, start="2022", end=""),))) == []
    assert facts_of(CareerRecord((replace(NURSE, title="STAFF NURSE "),))) == []
    columbus = CareerRecord((replace(NURSE, place="Columbus, Ohio"),))
    assert disagreements(columbus, CareerRecord((replace(NURSE, place="Columbus, Ohio, United States"),))) == ()
    assert facts_of(CareerRecord((replace(NURSE, start="2019-04"),))) == []  # another role


@pytest.mark.spec("WS-300")
def test_a_role_that_ended_here_and_goes_on_in_the_import_disagrees() -> None:
    ended = CareerRecord((replace(NURSE, is_current=False, end="2024-01"),))
    since = SourceWords("start", "2022-03", "Mar 2022 - Present", SourceOrigin.LINKEDIN)
    (disagreement,) = disagreements(ended, CareerRecord((replace(NURSE, sources=(since,)),)))
    assert disagreement.source == SourceWords("is_current", "now", "Mar 2022 - Present", SourceOrigin.LINKEDIN)


@pytest.mark.spec("WS-300")
def test_what_was_decided_is_not_asked_again() -> None:
    decided = SourceWords("start", "2022-04", "Apr 2022", SourceOrigin.LINKEDIN)
    goes_on = SourceWords("is_current", "now", "Mar 2022 - Present", SourceOrigin.LINKEDIN)
    career = CareerRecord((replace(NURSE, sources=(decided, goes_on), is_current=False, end="2024-01"),))
    assert disagreements(career, CareerRecord((replace(NURSE, start="2022-04"),))) == ()
    assert disagreements(career, CareerRecord((replace(NURSE, start="2022-05", is_current=False),)))[
        0
    ].source.value == ("2022-05")
