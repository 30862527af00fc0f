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


@pytest.mark.parametrize(
    ("first", "title"),
    [
        ("Ward Nurse (FT-Days) $", "Ward Nurse"),
        ("(Auto) Damage Appraiser", "(Auto) Damage Appraiser"),
        ("Supervisor Fleet Repair nd Shift", "Supervisor Fleet Repair"),
        ("Forklift Drivers 2nd & 3rd Shift", "Forklift Drivers"),
        ("Packing Coordinator - Weekend Night Shift", "Packing Coordinator"),
        ("Warehouse Sorters Needed!", "Warehouse Sorters"),
        ("Caregiver Full-time/Part-time opportunities available!", "Caregiver"),
        ("Medical Assistant strong in phlebotomy", "Medical Assistant strong in phlebotomy"),
    ],
)
def test_hours_and_calls_are_no_part_of_a_title(first: str, title: str) -> None:
    assert advert(f"{first}\nYou work in our team and like it.\n\nRequirements\n- Careful work\n").title == title


@pytest.mark.parametrize(
    ("text", "title"),
    [
        (
            "GREAT CARE CAN BE TAUGHT. LEAD THE WAY.\nWe are looking for a Nurse Educator to run our lab.",
            "Nurse Educator",
        ),
        ("JOIN OUR GROWING FAMILY!\nPosition: Line Cook\nYou grill fish.", "Line Cook"),
        ("BRAND NEW OFFICE HIRING FOR ENTRY LEVEL!\nNo experience is needed to grow with us.", ""),
        ("Customer Service! Retail exp preferred\nNo experience is needed to grow with us.", "Customer Service"),
        ("Line Cooks! Start tomorrow\nYou grill fish.", "Line Cooks! Start tomorrow"),
    ],
)
def test_a_slogan_is_no_title(text: str, title: str) -> None:
    assert advert(f"{text}\n\nRequirements\n- Careful work\n").title == title


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Halden Foods USA seeks applicants for the position of EH&S Manager for the west.", "EH&S Manager"),
        ("OFFICE ADMINISTRATORProvide support to five teams.", "OFFICE ADMINISTRATOR"),
        ("If you are a strong Project Manager with 5 years of work, please read on!", "Project Manager"),
    ],
)
def test_the_title_below_the_name_of_the_employer(text: str, title: str) -> None:
    assert advert(f"Halden Foods USA\nReport this job About the Job {text}\n\nRequirements\n- Care\n").title == title
