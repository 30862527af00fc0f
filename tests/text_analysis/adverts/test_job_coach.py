"""What the coach finds in a job post."""

from datetime import UTC, date, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.domain.jobs import Job
from hireloom.text_analysis.adverts import coach_years
from hireloom.text_analysis.adverts.coach_words import coded_words
from hireloom.text_analysis.adverts.job_coach import AdvertIssue, AdvertIssueKind, Severity, coached
from hireloom.text_analysis.language.readability import readability, sentences

YEAR = 2026
TODAY = date(YEAR, 11, 30)
WHOLE = """About
We make parts for looms in a small town. The team has nine people who help each other.

Responsibilities
- Set up the looms and look after them
- Show new people how it is done

Requirements
- 2+ years of experience with machines

What We Offer
- A fair wage and four weeks off
"""


def post(description: str = WHOLE, **changes: Any) -> Job:
    fields: dict[str, Any] = {
        "title": "Loom Mechanic",
        "company": "Loomworks",
        "description": description,
        "location": "Pune, India",
        "employment_type": "Full-time",
        "posted_on": date(YEAR, 11, 21),
        "ends_on": None,
        "recruiter_id": 1,
        "recruiter_email": "elena@loom.example",
        "created_at": datetime(YEAR, 11, 21, tzinfo=UTC),
        "salary": "60,000 - 80,000",
    }
    return Job(**fields | changes)


def findings(job: Job, kind: AdvertIssueKind | None = None) -> list[AdvertIssue]:
    return [finding for finding in coached(job, TODAY).findings if kind is None or finding.kind is kind]


def mended(text: str) -> str:
    """The text with all suggested replacements made."""
    for finding in sorted(findings(post(text)), key=lambda finding: -finding.start):
        if finding.field == "description" and finding.instead is not None:
            text = text[: finding.start] + finding.instead + text[finding.end :]
    return text


def test_a_good_post_needs_no_advice():
    assert findings(post()) == []


@pytest.mark.parametrize(
    ("text", "better"),
    [
        ("We want a rockstar.", "We want an experienced."),
        ("a rockstar engineer", "an experienced engineer"),
        ("Rockstars welcome", "Experienced people welcome"),
        ("He or she leads", "They leads"),
        ("Our chairman and his salesmen", "Our chair and his sales people"),
        ("native English speaker", "fluent English speaker"),
        ("Aggressive growth", "Determined growth"),
        ("a Digital Native", "a Confident user of digital tools"),
        ("NINJA", "SKILLED"),
        ("the blacklist", "the blocklist"),
        ("Work hard, play hard!", "Steady work in good company!"),
    ],
)
def test_a_word_that_turns_people_away_has_another_beside_it(text, better):
    assert mended(text) == better


@pytest.mark.parametrize(
    "text", ["guruship", "the theme", "shepherd", "Hunterdon", "alpha release", "unmanned aerial", "ninja-like"]
)
def test_a_word_within_another_is_no_such_word(text):
    assert list(coded_words(text)) == []


@pytest.mark.parametrize(
    "text",
    [
        "Write to jobs@ninja.example",
        "See https://guru.example/rockstar, or www.guru.com.",
        "We sell on ninja.io/shop",
        "Sites made with Ninja Forms",
        "You looked after Hunter Douglas",
    ],
)
def test_no_word_of_an_address_or_a_name_is_such_a_word(text):
    assert list(coded_words(text)) == []


def test_behind_an_address_and_in_a_title_words_are_read_on():
    assert [word.words for word in coded_words("ninja.io wants a guru: Coding Ninja Developer")] == ["guru", "Ninja"]
    [finding] = findings(post(title="Loom Guru Berlin"), AdvertIssueKind.WORDS)
    assert finding.field == "title"


def test_what_nothing_can_replace_has_advice():
    [finding] = findings(post("No older than 35."))
    assert (finding.text, finding.instead) == ("“No older than” shuts people out by age", None)
    assert finding.suggestion == "Ask for what the work needs, not for an age."


def test_a_word_is_told_once_and_in_the_title_too():
    issues = findings(post("guru guru GURU", title="Loom guru"), AdvertIssueKind.WORDS)
    assert [(issue.field, issue.start) for issue in issues] == [("description", 0), ("title", 5)]


@pytest.mark.parametrize(
    ("salary", "text"),
    [
        ("NA", "No salary is shown"),
        ("", "No salary is shown"),
        ("10k - 90k", "The salary range is very wide"),
        ("50k - 60k", None),
        ("50k", None),
    ],
)
def test_pay_is_shown_and_means_something(salary, text):
    assert [finding.text for finding in findings(post(salary=salary))] == ([text] if text else [])


@pytest.mark.parametrize(
    "pay",
    [
        "EUR 70,000 - 90,000 a year",
        "$80k-$95k",
        "€ 70.000 per year",
        "Salary: GBP 52 000",
        "70,000 - 80,000 EUR",
        "₹12,00,000 per annum",
    ],
)
def test_pay_that_only_the_description_names_is_missed_in_its_field(pay):
    [finding] = findings(post(f"{WHOLE}\n- {pay}", salary="NA"), AdvertIssueKind.SALARY)
    assert (finding.text, finding.field) == ("The salary is only in the description", "salary")


@pytest.mark.parametrize(
    "amount", ["a budget of $50,000", "120,000 looms", "€20 million in funding", "$500 a year to learn"]
)
def test_an_amount_that_is_no_pay_is_not_taken_for_the_salary(amount):
    [finding] = findings(post(f"{WHOLE}\n- {amount}", salary="NA"), AdvertIssueKind.SALARY)
    assert finding.text == "No salary is shown"


@pytest.mark.parametrize("name", ["Responsibilities", "Requirements", "What We Offer"])
def test_a_missing_section_is_named_and_can_be_added(name):
    before, _, rest = WHOLE.partition(f"{name}\n")
    text = before + rest.partition("\n\n")[2]
    long = text + "More words about the looms. " * 8
    [finding] = findings(post(long), AdvertIssueKind.SECTION)
    assert (finding.text, finding.severity) == (f"The section “{name}” is missing", Severity.WARN)
    assert findings(post(mended(long)), AdvertIssueKind.SECTION) == []


@pytest.mark.parametrize(
    "heading",
    [
        "## Requirements",
        "**Requirements**",
        "What you bring:",
        "QUALIFICATIONS",
        "Skills and experience",
        "Qualifications & Requirements:",
        "Knowledge, Skills and Abilities",
        "Duties / Required Qualifications",
    ],
)
def test_a_section_may_be_called_otherwise(heading):
    assert findings(post(WHOLE.replace("Requirements", heading)), AdvertIssueKind.SECTION) == []


@pytest.mark.parametrize(
    ("title", "kind", "text", "span"),
    [
        ("Junior Developer", "Full-time", "5+ years of experience", "“5+ years” is not junior"),
        ("Developer", "Internship", "2 years of experience", "“2 years” does not fit an internship"),
        ("Trainee", "Full-time", "3 years of experience", "“3 years” does not fit a beginner's job"),
        ("Senior Developer", "Full-time", "0-2 years of experience", "“0-2 years” is not senior"),
        ("Developer", "Full-time", "10+ years of experience", "10 years is more than the tasks need"),
        ("Developer", "Full-time", "5-3 years of experience", "“5-3 years” runs backwards"),
        ("Developer", "Full-time", "15 years of Kubernetes", "Nobody has 15 years of Kubernetes"),
        ("Developer", "Full-time", "2+ years experience. 6+ years of experience", "“6+ years” contradicts “2+ years”"),
        ("Developer", "Full-time", "3 years of experience\n5 years with Java", "“5 years” contradicts “3 years”"),
        ("Developer", "Full-time", "5+ years of experience", None),
        ("Head of Data", "Full-time", "10+ years of experience", None),
        ("Developer", "Full-time", "We have 20 years of experience.", None),
        ("Developer", "Full-time", "A warranty of 10 years", None),
        ("Developer", "Full-time", "7 years of Kubernetes experience", None),
    ],
)
def test_years_that_nobody_needs_or_has(title, kind, text, span):
    job = post(text, title=title, employment_type=kind)
    assert [finding.text for finding in findings(job, AdvertIssueKind.YEARS)] == ([span] if span else [])


def test_years_can_be_set_to_what_is_enough():
    assert mended("10+ years of experience in weaving") == "5+ years of experience in weaving"


@pytest.mark.parametrize(
    ("text", "better"),
    [
        ("Please APPLY IMMEDIATELY now", "Please apply immediately now"),
        ("URGENT HIRING: come", "Urgent hiring: come"),
        ("Come!!!", "Come!"),
        ("HTML, CSS, JSON and REST", "HTML, CSS, JSON and REST"),
        ("REQUIREMENTS\n- none", "REQUIREMENTS\n- none"),
        ("You know SALESFORCE and AUTOCAD.", "You know SALESFORCE and AUTOCAD."),
        ("LOCATION: Pune\nDATE POSTED: today", "LOCATION: Pune\nDATE POSTED: today"),
        ("At LOOMWORKS you weave.", "At LOOMWORKS you weave."),
        ("See HTTPS://LOOM.EXAMPLE/CAREERS/ENGINEERS", "See HTTPS://LOOM.EXAMPLE/CAREERS/ENGINEERS"),
    ],
)
def test_shouting_is_lowered(text, better):
    assert mended(text) == better


def test_long_hard_and_greedy_posts_are_told():
    hard = "Notwithstanding organisational considerations, administrative responsibilities necessitate " * 12
    texts = [finding.text for finding in findings(post(hard + WHOLE))]
    assert any(text.startswith("A sentence of ") for text in texts)
    assert any(text.startswith("Reading age ") for text in texts)
    assert [finding.text for finding in findings(post(WHOLE + "We knit. " * 400), AdvertIssueKind.LENGTH)] == [
        "856 words are long for a job"
    ]
    [many] = findings(post(keywords=", ".join(f"skill {number}" for number in range(11))))
    assert (many.field, many.text) == ("keywords", "11 keywords ask for a lot")


def test_the_grade_is_the_known_formula():
    level = readability("The cat sat on the mat. It was fat.")
    assert (level.words, level.sentences, level.grade) == (9, 2, 0.0)
    assert readability("") == readability("!!!")
    assert readability("Considerable deliberation precedes recommendation.").grade > 16
    assert [sentence.words for sentence in sentences("- One two.\n• Three or 1.5 four\n\nFive")] == [2, 5, 1]


@settings(max_examples=30, deadline=None)
@given(st.text(max_size=300), st.text(max_size=60), st.sampled_from(["Internship", "Full-time", ""]))
def test_whatever_is_written_every_place_lies_in_its_field(description, title, kind):
    job = post(description, title=title, employment_type=kind)
    for finding in findings(job):
        assert (
            0
            <= finding.start
            <= finding.end
            <= len({"title": title, "description": description}.get(finding.field, ""))
        )


def test_twenty_thousand_characters_are_read_at_once():
    for run in (
        "A" * 20_000,
        "5 years of experience " * 900,
        "! " * 10_000,
        "AB " * 6_600,
        "\n" * 20_000,
        " -" * 9_000,
    ):
        coached(post(run), TODAY)


def test_a_sentence_full_of_years_is_looked_through_once(monkeypatch):
    """And not once more for each number, which took a minute for the longest text that a form accepts."""
    looked: list[str] = []

    class Counting:
        def search(self, text):
            looked.append(text)

    monkeypatch.setattr(coach_years, "_ON_EXPERIENCE", Counting())
    text = "We seek a nurse with " + "7 years of care and " * 50 + "a smile."
    demands = list(coach_years._demands(text))
    assert [(contradiction.least, contradiction.of) for contradiction in demands] == [(7, "care and")] * 50
    assert len(looked) == 1
