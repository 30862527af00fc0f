"""JobPosting as search engines expect it: all required fields are there, with the right types.

See https://developers.google.com/search/docs/appearance/structured-data/job-posting
"""

import json
import re
from datetime import UTC, date, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.adapters.http.pages.job_markup import as_data_block, described, job_posting, unmarked
from hireloom.domain.days import Days
from hireloom.domain.jobs import Job

UTC_DAYS = Days()
NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
KINDS = {"FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "VOLUNTEER", "PER_DIEM", "OTHER"}
DATE, MOMENT = re.compile(r"\d{4}-\d\d-\d\d"), re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
PROPERTIES = {"@context", "@type", "title", "description", "identifier", "datePosted", "validThrough", "employmentType"}
PROPERTIES |= {"hiringOrganization", "jobLocation", "jobLocationType", "applicantLocationRequirements", "baseSalary"}
PROPERTIES |= {"directApply", "skills", "url", "image"}


def job(**changes) -> Job:
    values = {"title": "Ward Nurse", "company": "Loomworks", "location": "Pune, India", "description": "Care.\n\nRest."}
    values |= {"employment_type": "Full-time", "posted_on": date(2026, 11, 1), "ends_on": date(2026, 12, 1)}
    return Job(
        **values | {"created_at": NOW, "recruiter_id": 1, "recruiter_email": "r@acme.example", "id": 7} | changes
    )


def posting(job: Job, days: Days = UTC_DAYS) -> dict:
    """As a search engine takes it out of the page."""
    place = {"address": "https://hireloom.example/jobs/7", "picture": "https://hireloom.example/7.png"}
    markup = job_posting(job, **place, days=days)
    return json.loads(as_data_block(markup))


def must_be_valid(posting: dict) -> None:
    assert (posting["@context"], posting["@type"]) == ("https://schema.org/", "JobPosting")
    assert set(posting) <= PROPERTIES
    for name in ("title", "url", "image"):
        assert isinstance(posting[name], str)
    assert re.fullmatch(r"(<p>[^<>]*</p>|<ul>(<li>[^<>]*</li>)+</ul>)*", posting["description"])
    assert DATE.fullmatch(posting["datePosted"])
    assert posting["hiringOrganization"]["@type"] == "Organization"
    assert isinstance(posting["hiringOrganization"]["name"], str)
    assert posting["directApply"] is True
    assert "validThrough" not in posting or MOMENT.fullmatch(posting["validThrough"])
    assert posting.get("employmentType", "OTHER") in KINDS
    must_have_a_place(posting)
    if "baseSalary" in posting:
        must_be_money(posting["baseSalary"])


def must_have_a_place(posting: dict) -> None:
    is_remote = posting.get("jobLocationType") == "TELECOMMUTE"
    assert is_remote is ("jobLocationType" in posting)
    area = posting.get("applicantLocationRequirements")
    assert area is None or (is_remote and area["@type"] in ("Country", "AdministrativeArea") and area["name"])
    if "jobLocation" not in posting:
        assert area
        return
    address = posting["jobLocation"]["address"]
    assert (posting["jobLocation"]["@type"], address["@type"]) == ("Place", "PostalAddress")
    assert set(address) - {"@type"} <= {"addressLocality", "addressRegion", "addressCountry"}
    assert set(address) - {"@type"}
    assert all(isinstance(value, str) and value for value in address.values())


def must_be_money(posting: dict) -> None:
    value = posting["value"]
    assert (posting["@type"], value["@type"]) == ("MonetaryAmount", "QuantitativeValue")
    assert re.fullmatch("[A-Z]{3}", posting["currency"])
    assert value["unitText"] in {"HOUR", "DAY", "WEEK", "MONTH", "YEAR"}
    numbers = [value[name] for name in ("value", "minValue", "maxValue") if name in value]
    assert numbers == sorted(numbers)
    assert set(value) - {"@type", "unitText"} in ({"value"}, {"minValue", "maxValue"})


LOCATIONS = [
    "Pune, India",
    "Rotterdam, NL (Hybrid)",
    "Austin, TX (Remote)",
    "Remote",
    "Remote, Germany",
    "USA (Remote)",
]
LOCATIONS += [
    "Leeds",
    "Berlin; Munich",
    "Paris, Ile-de-France, France",
    "(Remote)",
    "remote - Spain",
    "Köln, Deutschland",
]


@settings(max_examples=80, deadline=None)
@given(
    st.builds(
        job,
        title=st.text(min_size=1, max_size=40),
        description=st.text(max_size=80),
        location=st.sampled_from(LOCATIONS),
        employment_type=st.sampled_from(["Full-time", "Part-time", "Contract", "Internship", "Gig"]),
        ends_on=st.none() | st.dates(date(2026, 11, 21), date(2027, 1, 21)),
        salary=st.sampled_from(["NA", "$60,000 - $120,000", "€50k", "20", "nonsense"]),
        currency=st.sampled_from(["USD", "EUR", "INR", "", "$"]),
        salary_duration=st.sampled_from(["per year", "per month", "per hour", ""]),
        keywords=st.text(max_size=20),
    )
)
def test_whatever_a_recruiter_posts_is_a_valid_posting(job_post):
    must_be_valid(posting(job_post))


def test_points_of_a_description_are_a_list():
    result = posting(job(description="You will\n* weave\n- mend <b>\n\nPay - on time."))
    must_be_valid(result)
    items = "<ul><li>weave</li><li>mend &lt;b&gt;</li></ul>"
    assert result["description"] == f"<p>You will</p>{items}<p>Pay - on time.</p>"


def test_headings_of_a_description_are_headings_on_a_page():
    text = "We weave in Venlo.\n\nWhat we offer:\nA loom <b>\n\n"
    text += "How the team works\nWe are five,\nand quiet\n\nYou will\n- weave"
    assert described(text, for_page=True) == (
        "<p>We weave in Venlo.</p><h3>What we offer</h3><p>A loom &lt;b&gt;</p>"
        "<h3>How the team works</h3><p>We are five,</p><p>and quiet</p><h3>You will</h3><ul><li>weave</li></ul>"
    )
    assert described("One line", for_page=True) == "<p>One line</p>"
    assert described("Location: Leeds\n\nWe weave.", for_page=True) == "<p>Location: Leeds</p><p>We weave.</p>"


MARKDOWN = """# Weaver (m/w/d)
## **Your tasks**
You weave **by hand** <b>, and with 2 ** 8 looms.

* **Looms:** set them up
* Know C# and __init__

**Start:** 1. Januar 2027"""


def test_on_a_page_headings_bold_and_bullets_of_markdown_are_read():
    assert described(MARKDOWN, for_page=True) == (
        "<h3>Weaver (m/w/d)</h3><h3>Your tasks</h3>"
        "<p>You weave <strong>by hand</strong> &lt;b&gt;, and with 2 ** 8 looms.</p>"
        "<ul><li><strong>Looms:</strong> set them up</li><li>Know C# and __init__</li></ul>"
        "<p><strong>Start:</strong> 1. Januar 2027</p>"
    )


def test_search_engines_and_boards_get_no_marks():
    result = posting(job(description=MARKDOWN))
    must_be_valid(result)
    assert result["description"] == (
        "<p>Weaver (m/w/d)</p><p>Your tasks</p><p>You weave by hand &lt;b&gt;, and with 2 ** 8 looms.</p>"
        "<ul><li>Looms: set them up</li><li>Know C# and __init__</li></ul><p>Start: 1. Januar 2027</p>"
    )
    assert unmarked("## Tasks\n**Weave** ***well***") == "Tasks\nWeave well"


def test_a_line_that_only_divides_is_none_of_the_text():
    text = "---\r\nWe weave.\r\n\r\n---\r\n## Your tasks\n- Looms\n* * *\nPay: 3 - 4 euros\n-- \n_____\n"
    assert described(text, for_page=True) == (
        "<p>We weave.</p><h3>Your tasks</h3><ul><li>Looms</li></ul><p>Pay: 3 - 4 euros</p><p>--</p>"
    )
    assert described(text) == "<p>We weave.</p><p>Your tasks</p><ul><li>Looms</li></ul><p>Pay: 3 - 4 euros</p><p>--</p>"
    assert "---" not in unmarked(text)


@given(st.text("*# \na<", max_size=60))
def test_whatever_the_marks_a_description_is_text(text):
    tags = re.sub(r"</?(?:h3|p|ul|li|strong)>", "", described(text, for_page=True))
    assert "<" not in tags
    assert described(text, for_page=True).count("a") == text.count("a")


@pytest.mark.parametrize(
    ("location", "requirement", "address"),
    [
        ("Remote", {"@type": "AdministrativeArea", "name": "Anywhere"}, None),
        ("Remote, Germany", {"@type": "Country", "name": "Germany"}, {"addressCountry": "Germany"}),
        (
            "Austin, TX (Remote)",
            {"@type": "Country", "name": "US"},
            {"addressLocality": "Austin", "addressRegion": "TX", "addressCountry": "US"},
        ),
        (
            "Remote, Texas",
            {"@type": "Country", "name": "US"},
            {"addressRegion": "TX", "addressCountry": "US"},
        ),
        ("Austin, Texas", None, {"addressLocality": "Austin", "addressRegion": "TX", "addressCountry": "US"}),
        (
            "Bengaluru, Karnataka",
            None,
            {"addressLocality": "Bengaluru", "addressRegion": "Karnataka", "addressCountry": "India"},
        ),
        ("New York", None, {"addressLocality": "New York"}),
        ("Leeds", None, {"addressLocality": "Leeds"}),
        ("Rotterdam, NL (Hybrid)", None, {"addressLocality": "Rotterdam", "addressCountry": "NL"}),
        ("Berlin, DE", None, {"addressLocality": "Berlin", "addressCountry": "DE"}),
        ("Bengaluru, IN", None, {"addressLocality": "Bengaluru", "addressCountry": "IN"}),
        (
            "Bengaluru, Karnataka, IN",
            None,
            {"addressLocality": "Bengaluru", "addressRegion": "Karnataka", "addressCountry": "IN"},
        ),
        ("Toronto, CA", None, {"addressLocality": "Toronto", "addressCountry": "CA"}),
        ("Toronto, ON", None, {"addressLocality": "Toronto", "addressRegion": "ON", "addressCountry": "CA"}),
        ("Laval, Quebec", None, {"addressLocality": "Laval", "addressRegion": "QC", "addressCountry": "CA"}),
        ("Dover, DE", None, {"addressLocality": "Dover", "addressRegion": "DE", "addressCountry": "US"}),
        ("Fort Wayne, IN", None, {"addressLocality": "Fort Wayne", "addressRegion": "IN", "addressCountry": "US"}),
        ("San Diego, CA", None, {"addressLocality": "San Diego", "addressRegion": "CA", "addressCountry": "US"}),
    ],
)
def test_work_from_anywhere_says_who_may_apply(location, requirement, address):
    result = posting(job(location=location))
    assert result.get("applicantLocationRequirements") == requirement
    assert result.get("jobLocation", {}).get("address") == (address and {"@type": "PostalAddress"} | address)
    assert ("jobLocationType" in result) is ("Remote" in location)


def test_a_posting_without_what_is_required_is_found_out():
    for name in ("title", "description", "datePosted", "hiringOrganization", "jobLocation"):
        result = posting(job())
        del result[name]
        with pytest.raises((AssertionError, KeyError)):
            must_be_valid(result)
