"""Saving a profile: what is not sent is kept, and what breaks a rule is said next to its field."""

from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.domain.files import FileNameMalformed, is_pdf, key_of, shown_name
from hireloom.domain.profile_forms import ADVANCED, BASIC, ProfileInput, entries, saved
from hireloom.domain.profiles import (
    COUNTRY_CODES,
    CURRENCIES,
    EMPLOYMENT_TYPES,
    EXPERIENCE,
    MAX_LOCATIONS,
    RELOCATION,
    SALARY_DURATIONS,
    Profile,
    Visibility,
    band_of,
)
from hireloom.domain.refusals import Invalid

NOW = datetime(2026, 11, 21, 9, tzinfo=UTC)
LATER = NOW + timedelta(days=1)
FULL = Profile(
    7,
    "Anna Löwe",
    "anna@work.example",
    "4155550142",
    "+1",
    "Python, SQL",
    "Nurse",
    NOW,
    experience="3-5",
    preferred_locations="Remote, Pune",
    resume_key="2026/a.pdf",
    expected_salary="90,000",
    employment_type="Contract",
    preferred_job_level="Senior",
    relocation_willingness="No",
    visa_type="H-1B",
    currency_symbol="€",
    salary_duration="per hour",
    is_basic=False,
    visibility=Visibility.NOBODY,
)
GOOD = {
    "name": st.sampled_from(["Zoë", "Bo Li", "आर्या शर्मा", "Nguyễn Văn An"]),
    "email": st.sampled_from(["a@b.example", "x.y@z.example"]),
    "phone_number": st.from_regex(r"[0-9]{10}", fullmatch=True),
    "country_code": st.sampled_from(COUNTRY_CODES),
    "skills": st.sampled_from(["SQL", "Go, R"]),
    "job_roles": st.sampled_from(["Nurse", "Cook, Baker"]),
    "experience": st.sampled_from(EXPERIENCE),
    "employment_type": st.sampled_from(EMPLOYMENT_TYPES),
    "relocation_willingness": st.sampled_from(RELOCATION),
    "expected_salary": st.sampled_from(["NA", "10", "5 LPA"]),
    "currency_symbol": st.sampled_from([*CURRENCIES.values()]),
    "salary_duration": st.sampled_from(SALARY_DURATIONS),
    "preferred_locations": st.sampled_from(["", "Pune", "Texas, Pune, Remote"]),
    "preferred_job_level": st.sampled_from(["", "Lead"]),
    "visa_type": st.sampled_from(["", "Green card"]),
}
good_fields = st.fixed_dictionaries({}, optional=GOOD)
any_fields = st.dictionaries(st.sampled_from([*GOOD]), st.text(max_size=30))


def save(before, fields, *, is_basic, **more):
    return saved(before, ProfileInput(fields, is_basic=is_basic, **more), user_id=7, now=LATER)


@pytest.mark.spec("PROF-34", "SEC-47")
@settings(deadline=None)
@given(basic=st.fixed_dictionaries({}, optional={name: GOOD[name] for name in BASIC}), advanced=any_fields)
def test_whatever_is_saved_as_basic_nothing_advanced_is_lost(basic, advanced):
    unasked = {name: text for name, text in advanced.items() if name in ADVANCED}
    after = save(FULL, basic | unasked, is_basic=True)
    expected = replace(FULL, **{name: getattr(after, name) for name in basic}, updated_at=LATER)
    assert after == expected


@pytest.mark.spec("SEC-47", "OPEN-045")
@settings(deadline=None)
@given(fields=good_fields)
def test_an_advanced_save_changes_what_was_sent_and_nothing_else(fields):
    assert save(FULL, fields, is_basic=False) == replace(FULL, **fields, updated_at=LATER)


@pytest.mark.spec("SEC-47")
@settings(deadline=None)
@given(first=good_fields, second=good_fields)
def test_two_saves_one_after_the_other_keep_what_each_of_them_says(first, second):
    after = save(save(FULL, first, is_basic=False), second, is_basic=False)
    assert after == replace(FULL, **(first | second), updated_at=LATER)


@settings(deadline=None)
@given(form=any_fields, is_basic=st.booleans())
def test_whatever_is_sent_it_is_refused_by_field_or_kept_well(form, is_basic):
    refused = None
    try:
        after = save(FULL, form, is_basic=is_basic)
    except Invalid as refusal:
        refused = refusal
    if refused:
        assert set(refused.errors) <= set(form)
        assert str(refused) in [text for texts in refused.errors.values() for text in texts]
        return
    assert after.employment_type in EMPLOYMENT_TYPES
    assert after.experience in EXPERIENCE
    assert after.currency_symbol in CURRENCIES.values()
    assert len(entries(after.preferred_locations)) <= 3
    for field in fields(Profile):
        text = getattr(after, field.name)
        assert not isinstance(text, str) or (text.isprintable() and text == text.strip())


@pytest.mark.spec("OPEN-041", "PROF-11")
@pytest.mark.parametrize(
    "name", ["Zoë Löwe", "Nguyễn Văn An", "आर्या शर्मा", "Ольга", "李小龍", "Zoe\u0308", "Anna  Berg"]
)
def test_a_name_has_the_letters_of_every_script(name):
    assert save(FULL, {"name": name}, is_basic=True).name


@pytest.mark.spec("OPEN-041", "PROF-11")
@pytest.mark.parametrize(
    "name", ["O'Brien", "Anne-Marie", "R2D2", "Anna\nBerg", "<b>", "\u202eAnna", "A.", "\u0308a", "x" * 101]
)
def test_a_name_has_nothing_but_letters_and_blanks(name):
    with pytest.raises(Invalid):
        save(FULL, {"name": name}, is_basic=True)


@pytest.mark.spec("PROF-23")
def test_a_resume_is_needed_once():
    bare = replace(FULL, resume_key=None)
    with pytest.raises(Invalid, match="Resume is required"):
        save(bare, {}, is_basic=False)
    assert save(bare, {}, is_basic=False, has_resume=True)
    assert save(bare, {}, is_basic=True)
    assert save(FULL, {}, is_basic=False).resume_key == FULL.resume_key


@pytest.mark.parametrize(
    ("text", "skills"),
    [("a, b,,a", ("a", "b")), (" New  York ,new york", ("New York",)), (",,", ()), ("", ())],
)
def test_a_list_holds_each_entry_once(text, skills):
    assert entries(text) == skills


@pytest.mark.parametrize(
    ("years", "band"), [(0, "0-1"), (0.9, "0-1"), (1, "1-3"), (3, "3-5"), (5, "5-10"), (9.9, "5-10"), (10, "10+")]
)
def test_years_lie_in_the_band_that_begins_with_them(years, band):
    assert band_of(years) == band


@pytest.mark.spec("PROF-24")
def test_a_pdf_is_known_by_what_it_holds():
    assert is_pdf(b"%PDF-1.7 ...")
    assert is_pdf(b"\xef\xbb\xbf\r\n%PDF-1.4")
    assert not any(map(is_pdf, (b"", b"PK\x03\x04", b"<html>" + b" " * 2000 + b"%PDF-", b"MZ")))


@pytest.mark.spec("SEC-29", "OPEN-067")
@settings(deadline=None)
@given(name=st.text(max_size=40))
def test_no_name_in_an_address_becomes_a_path_outside(name):
    try:
        key = key_of(name)
    except FileNameMalformed:
        return
    assert "\\" not in key
    assert key.count("/") <= 1
    assert key.strip(". /")


@pytest.mark.spec("SEC-29")
@settings(deadline=None)
@given(name=st.text(max_size=300))
def test_a_shown_name_is_one_printable_word_with_its_true_ending(name):
    display_name = shown_name(name, extension="pdf")
    assert display_name.endswith(".pdf")
    assert 5 <= len(display_name) <= 124
    assert not set(display_name) & set('/\\<>:"|?*\r\n\x00\u202e')
    assert shown_name(display_name, extension="pdf") == display_name


@pytest.mark.spec("OPEN-097")
@pytest.mark.parametrize("before", Visibility)
def test_a_client_that_knows_only_yes_and_no_widens_nobodys_choice(before):
    def after(**fields):
        return save(replace(FULL, visibility=before), {}, is_basic=True, **fields).visibility

    assert after() is before
    assert after(discoverable=False) is Visibility.NOBODY
    assert after(discoverable=True) is (Visibility.ALL if before is Visibility.NOBODY else before)
    for visibility in Visibility:
        assert after(visibility=visibility, discoverable=True) is visibility


@pytest.mark.parametrize("name", ["skills", "job_roles"])
def test_a_list_that_is_needed_has_an_entry(name):
    with pytest.raises(Invalid) as refused:
        save(FULL, {name: " , ,"}, is_basic=False)
    assert list(refused.value.errors) == [name]


def test_a_person_prefers_a_few_places():
    places = ", ".join(f"Town {number}" for number in range(MAX_LOCATIONS + 1))
    with pytest.raises(Invalid) as refused:
        save(FULL, {"preferred_locations": places}, is_basic=False)
    assert list(refused.value.errors) == ["preferred_locations"]
