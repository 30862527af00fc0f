"""What a job asks for."""

import pytest

from hireloom.domain.refusals import Invalid
from hireloom.domain.resume_match.findings import Kind, Requirement
from hireloom.domain.resume_match.job_texts import LONGEST_JOB
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.requirements import JobRequirements, job_requirements
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from tests.text_analysis.pairs import BACKEND_JOB, NURSE_JOB


def requirements_of(job: str) -> JobRequirements:
    return job_requirements(job, load_lexicon())


def requirements(job: str) -> list[Requirement]:
    return [finding.requirement for finding in requirements_of(job).asked]


def of(job: str, kind: Kind) -> list[Requirement]:
    return [finding.requirement for finding in requirements_of(job).asked if finding.requirement.kind is kind]


def labels(job: str, kind: Kind) -> set[str]:
    return {requirement.label for requirement in of(job, kind)}


def test_a_structured_advert_is_read_with_its_musts_and_nice_to_haves() -> None:
    needs = requirements_of(BACKEND_JOB)
    assert (needs.job.title, needs.job.company) == ("Senior Backend Engineer", "Kestrel Robotics")
    assert needs.job.words == len(BACKEND_JOB.split())
    assert labels(BACKEND_JOB, Kind.TITLE) == {"Senior Backend Engineer"}
    assert labels(BACKEND_JOB, Kind.EXPERIENCE) == {
        "Background in software development",
        "Day-to-day work",
        "Senior or lead level",
        "5+ years of backend engineering",
    }
    assert labels(BACKEND_JOB, Kind.EDUCATION) == {"Bachelor's degree"}
    skills = {requirement.label: requirement.must for requirement in of(BACKEND_JOB, Kind.SKILL)}
    assert {"Python in production", "PostgreSQL", "Docker", "Kubernetes", "AWS (ECS, RDS, IAM)"} <= {
        name for name, must in skills.items() if must
    }
    assert {"Kafka", "Terraform", "Go"} <= {name for name, must in skills.items() if not must}
    assert 8 <= sum(not finding.requirement.whole for finding in needs.asked) <= 19


def test_a_blob_without_line_breaks_is_read_too() -> None:
    assert requirements_of(NURSE_JOB).job.title.startswith("Registered Nurse")
    assert {"ACLS", "BLS"} <= labels(NURSE_JOB, Kind.CERTIFICATE)
    assert "2+ years of acute care experience" in labels(NURSE_JOB, Kind.EXPERIENCE)
    (degree,) = of(NURSE_JOB, Kind.EDUCATION)
    assert (degree.label, degree.must) == ("Bachelor's degree", False)
    assert any("wound care" in label.lower() for label in labels(NURSE_JOB, Kind.DUTY) | labels(NURSE_JOB, Kind.SKILL))


@pytest.mark.parametrize("job", [BACKEND_JOB, NURSE_JOB])
def test_benefits_and_praise_are_never_asked_for(job: str) -> None:
    text = " ".join(
        finding.requirement.label + finding.requirement.source for finding in requirements_of(job).asked
    ).lower()
    for noise in ("401", "dental", "insurance", "vacation", "equal opportunity", "eoe", "maker of"):
        assert noise not in text


def test_requirements_are_numbered_musts_first_and_weigh_more_than_nice_ones() -> None:
    rows = [finding.requirement for finding in requirements_of(BACKEND_JOB).asked]
    assert [row.id for row in rows] == list(range(1, len(rows) + 1))
    assert [requirement.must for requirement in rows] == sorted(
        (requirement.must for requirement in rows), reverse=True
    )
    by_kind = {
        (requirement.kind, requirement.must): requirement.weight
        for requirement in rows
        if requirement.kind is Kind.SKILL
    }
    assert by_kind[Kind.SKILL, True] > by_kind[Kind.SKILL, False]


def test_only_alternatives_examples_and_parts_are_one_requirement() -> None:
    job = (
        "Office Manager\nRequirements\n- Word, Excel and PowerPoint\n- Java or C#\n- Docker (Kubernetes, Terraform)\n"
        "- Testing tools such as Jira and Selenium\n"
    )
    assert labels(job, Kind.SKILL) >= {
        "Microsoft Word",
        "Excel",
        "Microsoft PowerPoint",
        "Java or C#",
        "Docker (Kubernetes, Terraform)",
        "Jira and Selenium",
    }


def test_the_name_of_an_authority_asks_for_no_skill() -> None:
    job = "Nurse\nRequirements\n- Licensed by the Department of Public Health\n- Wound care\n"
    assert labels(job, Kind.SKILL) == {"Wound care"}


@pytest.mark.parametrize(
    "job", ["", "  \n ", "hello", "We are nice.", "a b c d", "lorem ipsum dolor sit amet consectetur"]
)
def test_a_text_that_asks_for_nothing_is_refused(job: str) -> None:
    with pytest.raises(Invalid, match="we could not find any requirement in this text"):
        requirements_of(job)


def test_a_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(Invalid, match="at most 100,000 characters"):
        requirements_of("Cook wanted. " * (LONGEST_JOB // 10))


DRIVER = """Truck Driver - Regional - Home Weekends
Prairie Freight is hiring Class A drivers out of Joliet, IL.
Full-time, night shift
What you need
- Valid Class A CDL
- No more than 2 moving violations in the last 3 years
- Never more than one licence suspension
- Drive a tractor trailer in all weathers and secure the freight
How to reach us
Interested candidates can share their CV to hr@prairie.example
Send us your resume or pop in for a chat about freight and trucks!
"""


def test_what_nobody_does_at_work_is_no_duty() -> None:
    duties = [requirement.source for requirement in requirements(DRIVER) if requirement.kind is Kind.DUTY]
    assert duties == ["Drive a tractor trailer in all weathers and secure the freight"]


@pytest.mark.parametrize(
    "text",
    [
        "Its founder, Pim, would like to hear from people who repair bicycles.",
        "Its founder, Pim, would like to build bicycles again and is looking for somebody who enjoys leading.",
    ],
)
def test_what_the_founder_would_like_is_no_duty(text: str) -> None:
    work = "Advise riders at the counter and write the estimate"
    rows = requirements(f"Bicycle Mechanic\n\nWhat you need\n- {text}\n- {work}\n")
    assert [requirement.source for requirement in rows if requirement.kind is Kind.DUTY] == [work]


def test_years_are_asked_for_once_and_not_as_a_duty_too() -> None:
    rows = requirements("Sous Chef\nYou need\n- 2 years as a sous chef in a fresh food kitchen, ideally with seafood\n")
    named = [requirement.label for requirement in rows if requirement.source.startswith("2 years")]
    assert named == ["2+ years as a sous chef in a fresh food kitchen"]


def test_years_below_their_own_heading_are_asked_for() -> None:
    rows = requirements("Java Developer\n\nExperience: 3 to 6 Years\n\nRequirements\n- Java\n- Spring Boot\n")
    assert "3+ years of relevant experience" in [requirement.label for requirement in rows]


OPEN_TO_ALL = """Warehouse Operative
{}
Your tasks
- Pick and pack parcels with a hand scanner
- Load vans and keep the hall clean
You must have
- A driving licence
"""


@pytest.mark.parametrize(
    "text",
    [
        "No experience needed.",
        "No previous warehouse experience is required, we show you everything.",
        "Experience not necessary.",
        "Full training will be provided.",
        "Training provided",
    ],
)
def test_an_advert_for_beginners_makes_no_must_of_title_and_background(text: str) -> None:
    rows = requirements(OPEN_TO_ALL.format(text))
    past = [
        (requirement.kind, requirement.must, requirement.weight)
        for requirement in rows
        if requirement.kind in (Kind.TITLE, Kind.EXPERIENCE)
    ]
    same_work = (Kind.EXPERIENCE, False, 1)
    assert past == [(Kind.TITLE, False, 3), (Kind.EXPERIENCE, False, 5), same_work]  # a third of 8, 14 and 3
    assert {requirement.label: requirement.must for requirement in rows if requirement.kind is Kind.CERTIFICATE} == {
        "Driving licence": True
    }
    assert not any(requirement.must for requirement in rows if requirement.kind in (Kind.DUTY, Kind.SKILL))


@pytest.mark.parametrize(
    "text",
    [
        "No experience with robots needed.",
        "No Kafka experience required.",
        "Steady hands; supervisory experience not required.",
        "Training provided, but you must have experience in a warehouse.",
        "No experience, no job: 2 years of warehouse experience required.",
        "Training plans are written by you.",
    ],
)
def test_an_advert_that_asks_for_experience_is_none_for_beginners(text: str) -> None:
    assert any(
        requirement.must for requirement in requirements(OPEN_TO_ALL.format(text)) if requirement.kind is Kind.TITLE
    )


def test_a_star_behind_a_figure_is_no_bullet() -> None:
    sources = [
        requirement.source for requirement in requirements("Chef\nDuties\n- Keep our 5* food hygiene rating all year\n")
    ]
    assert "Keep our 5* food hygiene rating all year" in sources


def test_a_name_in_two_capitals_is_one_word() -> None:
    lines = advert("Support Agent\n\nTalkWell is a fast-growing firm.\nSkillsMust answer calls.\n")
    assert lines.company == "TalkWell"
    assert "Must answer calls." in [line.text for line in lines.lines]


def test_a_driving_licence_tells_no_field_of_work() -> None:
    job = "Graduate Management Trainee\n\nRequirements\n- A full UK driving licence\n- Resilience in hard weeks\n"
    assert not [label for label in labels(job, Kind.EXPERIENCE) if label.startswith("Background")]


@pytest.mark.parametrize(
    ("line", "musts"),
    [
        ("Teach chemistry to A Level", {}),
        ("A record of raising results at GCSE and A Level", {}),
        ("Educated to A Level", {"High school diploma": True}),
        ("Bachelor's degree or equivalent practical experience", {"Bachelor's degree": False}),
        ("Bachelor's degree or relevant work experience", {"Bachelor's degree": False}),
        ("Bachelor's degree and work experience", {"Bachelor's degree": True}),
        ("Bachelor's degree with 5 or more years experience", {"Bachelor's degree": True}),
        ("Master's or PhD with research experience", {"Master's degree": True}),
        ("High school diploma, results-driven", {"High school diploma": True}),
        ("You need a science degree", {"Bachelor's degree": True}),
    ],
)
def test_a_degree_is_a_must_where_only_it_will_do(line: str, musts: dict[str, bool]) -> None:
    job = f"Lab Technician\n\nRequirements\n- {line}\n- Titration\n"
    assert {requirement.label: requirement.must for requirement in of(job, Kind.EDUCATION)} == musts


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ("Minimum of 6 months experience as a baker", "6+ months as a baker"),
        ("Prior experience (5-7+ years) in a busy bakery", "5+ years in a busy bakery"),
        ("One year previous demonstrated experience in customer service", "1+ year of customer service"),
        ("3 years of progressively responsible experience in accounting", "3+ years of accounting"),
        ("Minimum 5 years verifiable experience driving trucks", "5+ years of driving trucks"),
        ("2 years accounting experience preparing tax returns", "2+ years of accounting experience"),
    ],
)
def test_months_and_years_in_brackets_ask_for_experience(line: str, label: str) -> None:
    labels = [need.label for need in requirements(f"Baker\nRequirements\n- {line}\n- Careful work with dough\n")]
    assert label in labels


def test_none_to_a_year_asks_for_no_experience() -> None:
    line = "- High school diploma or 0 months to 1 year related experience"
    needs = job_requirements(f"Laborer\nRequirements\n{line}\n- Lawn care\n- Pruning\n", load_lexicon()).asked
    assert not [need for need in needs if need.years]


def test_a_minimum_that_is_preferred_is_nice_to_have() -> None:
    line = "- A minimum of three (3) years experience in a psychiatric facility preferred."
    needs = job_requirements(f"Nurse\nRequirements\n{line}\n- Triage\n- Wound care\n", load_lexicon()).asked
    assert [need.requirement.must for need in needs if need.years] == [False]


def test_what_is_asked_for_in_the_same_words_is_asked_for_once() -> None:
    lines = "- Experience supporting IT audits\n- Prior experience supporting IT audits\n- Excel\n"
    needs = job_requirements(f"Analyst\nRequirements\n{lines}", load_lexicon()).asked
    labels = [need.requirement.label.casefold() for need in needs]
    assert len(labels) == len(set(labels))


@pytest.mark.parametrize("line", ["CPR certification within 6 months of hire", "A review after 6 months of experience"])
def test_a_deadline_asks_for_no_experience(line: str) -> None:
    labels = [need.label for need in requirements(f"Baker\nRequirements\n- {line}\n- Careful work with dough\n")]
    assert not any("month" in label and label.startswith("6+") for label in labels)


def field_of(job: str) -> str:
    return next(label for label in labels(job, Kind.EXPERIENCE) if label.startswith("Background in "))


COUNTER = (
    "{}\nDuties\n- Slice meat and cheese, and prepare sandwiches and salads for customers\n- Cook hot food and keep the"
    " kitchen clean\n- Follow food safety rules when you handle and store food\n- Serve guests at the counter of the"
    " restaurant\nRequirements\n- Food service experience\n- Friendly service\n"
)
OFFICE = (
    "{}\nDuties\n- Answer the phone and greet visitors of the office\n- File documents and enter data\n- Schedule"
    " appointments and order office supplies\n- Prepare letters and invoices\nRequirements\n- Microsoft Office\n"
    "- Clerical experience\n"
)


def test_the_duties_tell_the_field_where_the_title_names_only_a_rank() -> None:
    assert field_of(COUNTER.format("Clerk")) == "Background in hospitality and kitchens"
    assert field_of(OFFICE.format("Clerk")) == "Background in administration"
    assert "administration" not in field_of(COUNTER.format("Deli Clerk"))
    assert field_of(OFFICE.format("Registered Nurse")) != "Background in administration"


def test_a_clerk_of_a_kitchen_is_no_office_clerk() -> None:
    of_kitchen = next(need for need in requirements_of(COUNTER.format("Deli Clerk")).asked if need.work == "role")
    of_office = next(need for need in requirements_of(OFFICE.format("File Clerk")).asked if need.work == "role")
    assert of_kitchen.occupation is None
    assert of_office.occupation is not None


def test_a_graduate_of_a_program_is_asked_for_studies_and_not_for_the_skill() -> None:
    job = "Home Health Aide\nRequirements\n- {}\n- Friendly with guests\n- Two years of experience\n- Lifts patients\n"
    assert "Nursing" not in labels(job.format("Graduate of an accredited nursing program"), Kind.SKILL)
    assert "Nursing" in labels(job.format("Nursing in a hospital"), Kind.SKILL) | {
        label.split()[0] for label in labels(job.format("Nursing in a hospital"), Kind.SKILL)
    }


@pytest.mark.parametrize(
    "line",
    [
        "Complete the CDA Certificate within two years of employment",
        "Pay rises after two years of service",
        "Worked as a teacher within the last 5 years",
    ],
)
def test_a_deadline_asks_for_no_years_of_experience(line: str) -> None:
    assert not any(need.years for need in requirements_of(f"Teacher\nRequirements\n- Lesson plans\n- {line}").asked)


@pytest.mark.parametrize("name", ["multi-disciplinary", "interdisciplinary", "cross-disciplinary"])
def test_who_works_with_other_trades_disciplines_nobody(name: str) -> None:
    asks = "Nurse\nRequirements\n- Wound care\n- Communicates an appropriate {}".format
    assert "Disciplinary procedures" not in labels(asks(f"{name} plan of care"), Kind.SKILL)
    assert "Disciplinary procedures" in labels(asks("handling of disciplinary actions"), Kind.SKILL)
