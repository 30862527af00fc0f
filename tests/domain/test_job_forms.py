"""The form of a job: every rule with its sentence."""

from datetime import UTC, date, datetime

import pytest

from hireloom.domain.identity.users import Role, User
from hireloom.domain.job_forms import DraftTooLong, JobForm, answer_days, drafted, posted
from hireloom.domain.jobs import ANSWER_DAYS, ProviderLink
from hireloom.domain.refusals import Invalid
from hireloom.domain.salaries import pay_of, salary_of, salary_range

TODAY, NOW = date(2026, 11, 21), datetime(2026, 11, 21, 12, tzinfo=UTC)
RECRUITER = User("elena", "elena@loomworks.example", Role.RECRUITER, NOW, id=7)
TYPES = "Please choose an employment type: Full-time, Part-time, Contract, Internship"
DOCUMENTS = "Please choose among these documents: Resume, Driving License, Visa Document"
FORM = {
    "title": "Loom Mechanic",
    "company": "Loomworks",
    "description": "word " * 100,
    "location": "Pune, India",
    "employment_type": "Full-time",
    "posted_on": "2026-11-21",
    "ends_on": "2026-12-21",
    "salary": "$60,000 - $120,000",
    "currency": "USD",
    "salary_duration": "per year",
}


def post(**changes):
    return posted(JobForm(FORM | changes), by=RECRUITER, today=TODAY, now=NOW)


def refused(**changes):
    with pytest.raises(Invalid) as refusal:
        post(**changes)
    return refusal.value.errors


@pytest.mark.spec(
    "POST-02", "POST-05", "POST-06", "POST-07", "POST-10", "POST-11", "POST-12", "POST-13", "POST-16", "POST-17",
    "OPEN-091", "LIM-24", "LIM-25", "LIM-30",
)  # fmt: skip
@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("title", "ab", "Title must be at least 3 characters"),
        ("title", "   ", "Title must be at least 3 characters"),
        ("title", None, "Title must be at least 3 characters"),
        ("title", "a" * 101, "Title cannot exceed 100 characters"),
        ("company", "A", "Company must be at least 2 characters"),
        ("location", " ", "Location is required"),
        ("employment_type", "", "Employment type is required"),
        ("employment_type", "Freelance", TYPES),
        ("posted_on", "", "Date posted is required"),
        ("posted_on", "2026-12-22", "Date posted cannot be after the application deadline"),
        ("ends_on", None, "Application deadline is required"),
        ("ends_on", "2026-02-30", "Please select a valid date."),
        ("ends_on", "21/12/2026", "Please select a valid date."),
        ("salary", "", "Please enter a valid salary range (e.g., $60,000 - $120,000) or 'NA'"),
        ("salary", "competitive", "Please enter a valid salary range (e.g., $60,000 - $120,000) or 'NA'"),
        ("currency", "", "Please select a currency"),
        ("currency", "CHF", "Please select a currency"),
        ("salary_duration", "per week", "Please select a salary duration"),
        ("mandatory_documents", ["Passport"], DOCUMENTS),
        ("company", "x" * 201, "Please keep this shorter: at most 200 characters."),
        ("description", "word " * 4_001, "Description cannot exceed 20,000 characters"),
        ("answer_days", 0, "Please choose from 1 to 90 days"),
        ("answer_days", 91, "Please choose from 1 to 90 days"),
        ("answer_days", "7", "Please choose from 1 to 90 days"),
    ],
)  # fmt: skip
def test_what_breaks_a_rule_is_told(field, value, sentence):
    assert refused(**{field: value}) == {field: [sentence]}


@pytest.mark.spec("POST-08", "POST-09", "OPEN-089", "LIM-26")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x" * 49, "Description must be at least 50 characters"),
        ("x" * 50, "Description must be at least 100 words"),
        ("word " * 99, "Description must be at least 100 words"),
        ("\u200b\u200d " * 100, "Description must be at least 100 words"),
        (" " * 60, "Description must be at least 50 characters"),
        ("word " * 100, None),
        ("word\t\n" * 100, None),
    ],
)
def test_first_the_characters_then_the_words(text, sentence):
    if sentence:
        assert refused(description=text) == {"description": [sentence]}
    else:
        assert post(description=text).description.split() == text.split()


def test_every_mistake_is_told_at_once():
    assert set(refused(title="", company="", salary="?", ends_on="2026-11-20")) == {
        "title", "company", "salary", "ends_on",
    }  # fmt: skip


@pytest.mark.spec("POST-16", "POST-17", "OPEN-092")
@pytest.mark.parametrize(
    ("entry", "ok"),
    [
        ("$60,000 - $120,000", True),
        ("NA", True),
        ("na", True),
        ("60000", True),
        ("80k-120k", True),
        ("60k to 80k", True),
        ("₹6,00,000 - ₹12,00,000", True),
        ("$120,000 - $60,000", False),
        ("", False),
        ("competitive", False),
        ("60000-", False),
    ],
)
def test_a_salary(entry, ok):
    if ok:
        assert salary_of(entry) in (entry, "NA")
    else:
        with pytest.raises(Invalid):
            salary_of(entry)


@pytest.mark.spec("OPEN-092", "OPEN-135", "JOBS-37")
def test_how_a_salary_is_read():
    job = post(currency="₹", salary="₹6,00,000 - ₹12,00,000")
    assert job.currency == "INR"
    assert salary_range(job.salary, job.currency, job.salary_duration) == "INR 6,00,000 - 12,00,000 per year"
    assert salary_range("$60,000 - $120,000", "USD", "per year") == "USD 60,000 - 120,000 per year"
    silent = post(salary="na", currency="", salary_duration="")
    assert (silent.salary, silent.currency, silent.salary_duration) == ("NA", "", "")
    assert salary_range("NA", "", "") == "Not specified"
    assert pay_of("80k - 120k") == pay_of("80-120k") == (80_000, 120_000)
    assert pay_of("90,000 - 120k") == (90_000, 120_000)
    assert pay_of("NA") is None


@pytest.mark.spec("SEC-43", "OPEN-056", "JOBS-38")
def test_links_are_addresses_of_the_web():
    page = {"jobProvider": "LinkedIn", "url": "https://jobs.example/1"}
    assert post(providers=[page, {"jobProvider": "", "url": ""}]).providers == (ProviderLink(*page.values()),)
    assert refused(providers=[{"jobProvider": "", "url": page["url"]}]) == {
        "providers": ["Please name the provider of each link"]
    }
    assert len(post(providers=[page] * 20).providers) == 20
    assert refused(providers=[page] * 21) == {"providers": ["Please name at most 20 providers"]}
    for url in ("javascript:alert(1)", "data:text/html,x", "https://", "not a link", "file:///etc/passwd"):
        assert "providers" in refused(providers=[{"jobProvider": "X", "url": url}])


def test_an_answer_is_promised_within_the_days_that_were_chosen():
    assert (post(answer_days=3).answer_days, post().answer_days) == (3, ANSWER_DAYS)


@pytest.mark.spec("OPEN-046", "OPEN-095")
def test_lists_keep_their_own_spelling_and_jobs_their_owner():
    job = post(employment_type="full time", mandatory_documents=["Resume", "Resume"])
    assert (job.employment_type, job.mandatory_documents) == ("Full-time", ("Resume",))
    assert (job.recruiter_id, job.recruiter_email) == (7, "elena@loomworks.example")


def test_of_a_form_that_is_still_written_only_the_length_counts():
    def drafted_of(**fields):
        return drafted(JobForm(fields), by=RECRUITER, today=TODAY, now=NOW)

    assert (drafted_of().title, drafted_of(title="x").title, drafted_of().recruiter_id) == ("", "x", RECRUITER.id)
    for name, longest in {
        "description": 20_000,
        "keywords": 1_000,
        "title": 200,
        "location": 200,
        "salary": 200,
    }.items():
        assert drafted_of(**{name: "x" * longest})
        with pytest.raises(DraftTooLong):
            drafted_of(**{name: "x" * (longest + 1)})


def test_a_job_without_days_promises_the_usual_ones():
    assert answer_days(None) == ANSWER_DAYS
    assert answer_days(1) == 1
