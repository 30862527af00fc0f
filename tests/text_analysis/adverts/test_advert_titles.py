"""The title of a job, without what stands around it."""

import pytest

from hireloom.text_analysis.adverts.adverts import advert


@pytest.mark.parametrize(
    ("first", "title"),
    [
        ("Urgent requirement for Java Developer!!", "Java Developer"),
        ("Hiring: Staff Nurse", "Staff Nurse"),
        ("Immediate opening for a Line Cook", "Line Cook"),
        ("We are looking for an experienced Restaurant Manager to run our bistro.", "Restaurant Manager"),
    ],
)
def test_a_title_stands_without_what_leads_to_it(first: str, title: str) -> None:
    assert advert(f"{first}\n\nRequirements\n- 3 years of such work\n").title == title


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("If you are a Tax Manager with 5+ years experience, please read on!", "Tax Manager"),
        ("Business Analyst, Canal Winchester, OH. You model costs.", "Business Analyst"),
        (
            "Click To View the fair. We pay each Friday. Call Center Representatives talk all day.",
            "Call Center Representatives",
        ),
        ("Click To View the fair. You pack boxes.", ""),
    ],
)
def test_the_board_that_posted_a_job_is_not_its_title(text: str, title: str) -> None:
    assert advert(f"Monster\nReport this job About the Job {text}\n\nRequirements\n- Careful work\n").title == title


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Position: Jr. Staff Accountant (part time)", "Jr. Staff Accountant"),
        ("Position: PharmacistLocation: Springfield", "Pharmacist"),
        ("Job title: Field Engineer IIDepartment: Service", "Field Engineer II"),
        ("Title: Front End Developer Job Description: You build pages.", "Front End Developer"),
        ("Position: Director of Job Placement", "Director of Job Placement"),
    ],
)
def test_a_title_with_its_label_ends_where_the_next_label_begins(text: str, title: str) -> None:
    assert advert(f"{text}\n\nRequirements\n- Careful work\n").title == title
