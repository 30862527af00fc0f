"""A resume is a version of the career: what may stand on it, and in which words."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.careers.records import (
    CareerDeed,
    CareerPosition,
    CareerRecord,
    CertificateEntry,
    HeadedSentences,
)
from hireloom.domain.identity.users import Role, User
from hireloom.domain.refusals import Invalid
from hireloom.domain.resumes.layouts import PageEntry, resume_page
from hireloom.domain.resumes.versions import (
    LONGEST_NAME,
    MOST_CHOICES,
    MOST_CLAIMS,
    JobText,
    NothingToConfirm,
    OwnSentence,
    ResumeVersion,
    confirmed,
    cut,
    is_shorter_form,
    resume_tag,
)

DEEDS = tuple(CareerDeed(f"d{number}", (), text) for number, text in enumerate(("Cooked soups.", "Baked bread.")))
COOK = CareerPosition("p1", (), "Cook", "Acme", deeds=DEEDS)
RECORD = CareerRecord((COOK, CareerPosition("p2", (), "Waiter", "Acme")))
WHOLE = "Charted every shift in Epic; nearly all of it alone, and did not lose a page."
VERSION = ResumeVersion(1, "For Acme", JobText("Cook", "Acme", "We look for a cook."), datetime(2026, 3, 1, tzinfo=UTC))


def texts(version, record=RECORD):
    return [[deed.text for deed in position.deeds] for position in cut(version, record).record.positions]


@pytest.mark.spec("WS-110")
@given(st.sets(st.sampled_from(["p1", "p2", "d0", "d1", "unknown"])), st.permutations(["p1", "p2", "d0", "d1"]))
def test_whatever_is_left_out_and_moved_nothing_else_changes(left_out, order):
    piece = cut(replace(VERSION, left_out=frozenset(left_out), order=tuple(order)), RECORD).record
    assert {entry.id for entry in piece.entries()} == (
        {entry.id for entry in RECORD.entries()} - left_out - ({"d0", "d1"} if "p1" in left_out else set())
    )
    assert [position.id for position in piece.positions] == [id for id in order if id in {"p1", "p2"} - left_out]


@pytest.mark.spec("WS-112")
@pytest.mark.parametrize(
    ("text", "is_shorter"),
    [
        ("Charted every shift in Epic; nearly all of it alone, and did not lose a page.", True),
        ("Charted every shift; nearly all of it alone, and did not lose a page", True),
        ("Charted every shift in Epic; all of it alone, and did not lose a page.", False),
        ("Charted every shift in Epic; nearly all of it alone, and did lose a page.", False),
        ("Charted every shift in Cerner; nearly all of it alone, and did not lose a page.", False),
        ("Every shift in Epic; nearly all of it alone, and did not lose a page.", False),
        ("", False),
    ],
)
def test_a_shorter_form_says_nothing_more(text, is_shorter):
    assert is_shorter_form(text, WHOLE) is is_shorter


@pytest.mark.spec("WS-111")
def test_a_sentence_of_ones_own_waits_until_it_is_confirmed():
    claim = OwnSentence("s1", "p1", "Led a kitchen of nine.")
    version = replace(VERSION, sentences=(claim,))
    assert texts(version) == [["Cooked soups.", "Baked bread."], []]
    assert cut(version, RECORD).waiting == (claim,)
    version, record = confirmed(version, "s1", RECORD)
    assert [deed.text for deed in record.positions[0].deeds] == ["Cooked soups.", "Baked bread.", claim.text]
    assert texts(version, record) == [["Cooked soups.", "Baked bread.", claim.text], []]
    with pytest.raises(NothingToConfirm):
        confirmed(version, "s1", record)


@pytest.mark.spec("WS-015")
def test_a_summary_is_cut_and_confirmed_as_a_role_is():
    summary = HeadedSentences("u1", (), "Profile", (CareerDeed("u2", (), "Cook."), CareerDeed("u3", (), "Baker, too.")))
    record = replace(RECORD, summary=(summary,))
    claim = OwnSentence("s1", "u1", "Cook for 900 people.", "u2")
    version = replace(VERSION, left_out=frozenset({"u3"}), sentences=(claim,))
    assert [deed.text for deed in cut(version, record).record.summary[0].deeds] == ["Cook."]
    version, record = confirmed(version, "s1", record)
    assert [deed.text for deed in record.summary[0].deeds] == ["Cook for 900 people.", "Baker, too."]
    page = resume_page(
        User("anna1", "anna@people.example", Role.USER, VERSION.changed_at), None, cut(version, record).record
    )
    assert [(section.heading, section.is_prose) for section in page.sections][:2] == [
        ("Profile", True),
        ("Experience", False),
    ]


@pytest.mark.spec("WS-111")
def test_in_place_of_a_deed_the_deed_stays_until_the_other_is_confirmed():
    claim = OwnSentence("s1", "p1", "Cooked soups for 900 people.", "d0")
    version = replace(VERSION, sentences=(claim,))
    assert texts(version) == [["Cooked soups.", "Baked bread."], []]
    version, record = confirmed(version, "s1", RECORD)
    assert texts(version, record) == [[claim.text, "Baked bread."], []]


@pytest.mark.spec("WS-110")
def test_a_shorter_form_stands_at_once_and_the_career_keeps_the_whole():
    long = replace(COOK, deeds=(CareerDeed("d0", (), "Cooked soups, stews and sauces."),))
    version = replace(VERSION, sentences=(OwnSentence("s1", "p1", "Cooked soups and sauces.", "d0"),))
    assert texts(version, CareerRecord((long,))) == [["Cooked soups and sauces."]]


@pytest.mark.spec("WS-115")
def test_every_edit_makes_another_tag_and_the_time_alone_does_not():
    edits = [
        replace(VERSION, name="Other"),
        replace(VERSION, left_out=frozenset({"d0"})),
        replace(VERSION, order=("d1", "d0")),
        replace(VERSION, sentences=(OwnSentence("s1", "p1", "Baked."),)),
    ]
    assert len({resume_tag(version) for version in (VERSION, *edits)}) == 5
    assert resume_tag(replace(VERSION, changed_at=datetime(2027, 1, 1, tzinfo=UTC))) == resume_tag(VERSION)


@pytest.mark.spec("WS-110")
def test_a_sentence_that_the_career_says_elsewhere_stands_at_once_where_it_is_put():
    version = replace(VERSION, sentences=(OwnSentence("s1", "p2", "baked bread"),))
    assert texts(version) == [["Cooked soups.", "Baked bread."], ["baked bread"]]
    assert cut(version, RECORD).waiting == ()


@pytest.mark.spec("WS-110")
@pytest.mark.parametrize(
    ("most", "excess"),
    [
        ({"name": "x" * LONGEST_NAME}, {"name": "x" * (LONGEST_NAME + 1)}),
        *[
            ({name: values[:-1]}, {name: values})
            for name, values in (
                ("sentences", (OwnSentence("s1", "p1", "Baked."),) * (MOST_CLAIMS + 1)),
                ("order", tuple(f"d{number}" for number in range(MOST_CHOICES + 1))),
            )
        ],
    ],
)
def test_a_resume_holds_so_much_and_no_more(most, excess):
    replace(VERSION, **most)
    with pytest.raises(Invalid):
        replace(VERSION, **excess)


@pytest.mark.spec("WS-101")
def test_a_page_says_how_long_a_certificate_is_valid_and_has_no_heading_over_nothing():
    dates = (("2025-03", "2027-03"), ("", "2027-03"), ("2025", ""))
    certificates = tuple(
        CertificateEntry(f"c{number}", (), "Basic Life Support", "", date, expires)
        for number, (date, expires) in enumerate(dates)
    )
    summary = HeadedSentences("u1", (), "Profile", (CareerDeed("u2", (), "Cook."),))
    record = cut(
        replace(VERSION, left_out=frozenset({"u2"})), CareerRecord(certificates=certificates, summary=(summary,))
    ).record
    page = resume_page(User("anna1", "anna@people.example", Role.USER, VERSION.changed_at), None, record)
    assert [section.heading for section in page.sections] == ["Licenses and certifications"]
    assert page.sections[0].entries == (
        PageEntry("Basic Life Support", "Mar 2025 – Mar 2027"),
        PageEntry("Basic Life Support", "through Mar 2027"),
        PageEntry("Basic Life Support", "2025"),
    )
