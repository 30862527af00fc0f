"""What the form of an application must contain, and which job it is for."""

import re
from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.application_forms import ApplicationInput, FormRefused, JobLookup, NotOurJob, local_id
from hireloom.domain.jobs import Job, NoSuchJob, Position

NOW = datetime(2026, 11, 21, tzinfo=UTC)
GOOD = ApplicationInput("Anna Löwe", "anna@people.example", "+1-4155550142", "Dear team,\nhire me.")


def form(**changes: str) -> ApplicationInput:
    return ApplicationInput(
        **{name: getattr(GOOD, name) for name in ("full_name", "email", "phone", "cover_letter")} | changes
    )


@pytest.mark.spec("APPLY-08", "APPLY-09", "APPLY-10")
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"full_name": ""}, "Name is required"),
        ({"full_name": " \t\u200b "}, "Name is required"),
        ({"full_name": "x" * 101}, "Name cannot exceed 100 characters"),
        ({"email": " "}, "Email is required"),
        ({"email": "anna"}, "Invalid email format"),
        ({"email": "anna@people.example\nBcc: x@y.example"}, "Invalid email format"),
        ({"phone": "1" * 41}, "Phone number cannot exceed 40 characters"),
        ({"cover_letter": " \n "}, "Cover letter is required"),
        ({"cover_letter": " \u200b\n\u2060"}, "Cover letter is required"),
        ({"cover_letter": "x" * 20_001}, "Cover letter cannot exceed 20,000 characters"),
    ],
)
def test_what_is_missing_or_wrong_is_said(changes: dict[str, str], sentence: str) -> None:
    with pytest.raises(FormRefused, match=re.escape(sentence)) as refused:
        form(**changes).checked()
    assert refused.value.errors == {next(iter(changes)): [sentence]}


def test_everything_wrong_is_said_at_once() -> None:
    with pytest.raises(FormRefused, match=r"^Name is required$") as refused:
        ApplicationInput("", "", "", "").checked()
    assert set(refused.value.errors) == {"full_name", "email", "cover_letter"}


def test_the_limits_themselves_are_fine() -> None:
    form(full_name="x" * 100, phone="1" * 40, cover_letter="x" * 20_000).checked()
    assert form(phone="").checked().phone == ""


@pytest.mark.spec("SEC-20")
def test_names_are_one_line_and_letters_hide_nothing() -> None:
    checked_form = form(
        full_name=" Anna\r\nBcc: x@y.example ", cover_letter="One\r\ntwo\rthree\x00\x1b[31m\u202e end "
    ).checked()
    assert checked_form.full_name == "Anna Bcc: x@y.example"
    assert checked_form.cover_letter == "One\ntwo\nthree[31m end"


@given(st.text(max_size=60), st.text(max_size=60), st.text(max_size=200))
def test_whatever_is_typed_is_refused_or_kept_the_same_way_twice(name: str, phone: str, letter: str) -> None:
    try:
        checked_form = form(full_name=name, phone=phone, cover_letter=letter).checked()
    except FormRefused:
        return
    assert checked_form.checked() == checked_form
    assert "\n" not in checked_form.full_name


@pytest.mark.parametrize(("text", "number"), [(None, None), ("", None), ("7", 7), (7, 7), ("007", 7), (" 7", 7)])
def test_a_job_of_ours_has_a_number(text: object, number: int | None) -> None:
    assert local_id(text) == number


@pytest.mark.spec("OPEN-102")
def test_other_jobs_are_applied_for_elsewhere() -> None:
    with pytest.raises(NotOurJob):
        local_id("b17")


@pytest.mark.spec("OPEN-058")
@pytest.mark.parametrize("text", ["abc", "b", "7; DROP", "-1", "1.0", True, [7], {"a": 1}, "٣", "9" * 30, " "])
def test_what_names_no_job_at_all_is_not_found(text: object) -> None:
    with pytest.raises(NoSuchJob):
        local_id(text)


def job(title: str, company: str, **changes: object) -> Job:
    job_post = Job(title, company, "", "Pune", "Full-time", date(2026, 11, 1), None, 1, "r@loom.example", NOW)
    return Job(**{name: getattr(job_post, name) for name in job_post.__slots__} | changes)


@pytest.mark.spec("OPEN-058")
def test_without_a_number_it_is_the_newest_open_job_that_is_called_so() -> None:
    newest = job("Nurse", "Loom", id=3, position=Position.CLOSED)
    jobs = [newest, job("Nurse", "Loom", id=2), job("Nurse", "Loom", id=1), job("Nurse", "Other", id=9)]
    assert JobLookup(None, " nurse ", "LOOM").among(jobs).id == 2
    for title, company in (("Nurse", "Nobody"), ("Nurse!", "Loom"), ("", "")):
        with pytest.raises(NoSuchJob):
            JobLookup(None, title, company).among(jobs)
