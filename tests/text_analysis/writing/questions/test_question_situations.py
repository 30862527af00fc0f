"""Questions about moments of the work: which activities an advert names, and what of the person answers them."""

import re

import pytest

from hireloom.domain.resume_match.analyses import Level
from hireloom.testing.measure import NOW
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.questions.interviews import interview
from hireloom.text_analysis.writing.trades.central_work import central_work
from hireloom.text_analysis.writing.trades.open_jobs import OpenJob
from hireloom.text_analysis.writing.trades.question_banks import LEADERS, Whom, load_bank

RESUME = """Ann Fresh

Experience

Server, Salt Cellar, 2018 - 2022
- Served guests at twelve tables every night.
- Trained four new servers in the first week of each season.
- Counted the inventory of the bar twice a month.

Stock Clerk, Cedar Mills, 2015 - 2018
- Counted the stock of three halls every week.
- Ordered flour for twelve shops.
"""
JOB = """Sous Chef

Responsibilities
- Supervise the line and cook to the recipe
- Train new cooks
- Keep food safety records and check temperatures
- Follow the sanitation rules of the county
- Order food and count the inventory every week

Requirements
- Two years as a cook
"""


def questions_at(level, resume=RESUME, job=JOB):
    return interview(resume, job, load_lexicon(), load_bank(), level, NOW)


def activity(name):
    return next(work for work in load_bank().activities if work.name == name)


@pytest.mark.parametrize("level", Level)
def test_the_central_activities_of_the_job_are_asked_about_first_and_what_is_new_is_said_once(level):
    questions = questions_at(level)
    topics = [question.topic for question in questions]
    assert {"Kitchen", "Food safety"} <= set(topics[:6])
    assert "Stock" in topics
    assert sum(activity("Kitchen").new in question.answer for question in questions) == 1


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(
    ("title", "core", "never"),
    [
        ("Medical Biller", "Billing", "Patients"),
        ("Electrical Estimator", "Estimating", "Electrical work"),
        ("Document Preparation Clerk", "Records", "Leadership"),
        ("Registered Nurse", "Patients", "Production"),
        ("Process Engineer", "Engineering", "Production"),
        ("CNC Machinist", "Machining", "Metal work"),
        ("Solutions Architect", "Solution design", "Architecture"),
        ("Project Architect", "Architecture", "Design"),
        ("Clinical Research Coordinator", "Clinical trials", "Patients"),
        ("Release Program Manager", "Projects", "Donors"),
        ("Technician Industrial Maintenance", "Maintenance", "Metal work"),
        ("Fleet Maintenance Supervisor", "Vehicles", "Warehouse"),
        ("Apprentice Baker", "Baking", "Kitchen"),
        ("Pharmacy Tech", "Pharmacy", "Production"),
        ("Network Security Manager", "Networks", "Security"),
        ("Sterile Processing Technician", "Sterile work", "Production"),
        ("Court Interpreter", "Interpreting", "Production"),
        ("Boiler Operator", "Plant operation", "Production"),
        ("Mailroom Clerk", "Mail", "Warehouse"),
        ("Contract Administrator", "Contracts", "Construction"),
        ("Tax Accountant", "Tax", "Data"),
        ("Recreation Therapist", "Recreation", "Therapy"),
        ("Kitchen and Bath Designer", "Interiors", "Design"),
    ],
)
def test_the_title_decides_what_the_work_is_whatever_one_line_says(level, title, core, never):
    lines = ("Give medication to the patient", "Teach students in class", "Run machines on the production line")
    job = f"{title}\n\nResponsibilities\n" + "\n".join(f"- {line}" for line in (*lines, "Report to senior leadership"))
    topics = [question.topic for question in questions_at(level, job=job)]
    assert core in topics[:6]
    assert never not in topics


def test_whoever_leads_people_of_a_trade_that_no_table_knows_is_asked_about_leading():
    assert central_work("Shift Manager", load_lexicon()) == ("Leading",)


@pytest.mark.parametrize("level", Level)
def test_a_deed_that_says_next_to_nothing_answers_no_question_about_a_role(level):
    resume = RESUME.replace("Counted the inventory of the bar twice a month", "Worked with the team")
    assert not [line for line in questions_at(level, resume) if "I worked with the team" in line.answer]


@pytest.mark.parametrize("level", Level)
def test_an_answer_about_a_role_tells_the_deeds_that_the_job_has_use_for(level):
    first = questions_at(level)[0]
    assert "a server" in first.text
    assert "I counted the inventory of the bar" in first.answer or "I trained four new servers" in first.answer
    assert "twelve tables" not in first.answer


@pytest.mark.parametrize("level", Level)
def test_what_the_resume_touches_is_not_said_to_be_new(level):
    resume = RESUME.replace("Ordered flour for twelve shops", "Cooked for the canteen of the mill on Fridays")
    answers = " ".join(question.answer for question in questions_at(level, resume))
    assert activity("Kitchen").new not in answers


@pytest.mark.parametrize("level", Level)
def test_no_deed_is_told_for_two_activities(level):
    answers = [question.answer for question in questions_at(level)[:12]]
    for deed in ("twelve tables", "four new servers", "three halls", "inventory of the bar"):
        assert sum(deed in answer for answer in answers) <= 2  # once for an activity, once for a role


def test_a_passing_word_makes_no_trade_part_of_another_job():
    job = OpenJob("Account Executive", "sales", ["You drive sales in our kitchen department", "Learning is part of it"])
    assert job.worth(activity("Kitchen")) == 0
    assert job.worth(activity("Teaching")) == 0
    assert OpenJob("Line Cook", "hospitality", []).worth(activity("Kitchen"))


def test_the_title_counts_more_than_a_line():
    lines = ["Answer customer complaints", "Cook to the recipe"]
    job = OpenJob("Grill Cook", "hospitality", lines)
    assert job.worth(activity("Kitchen")) > job.worth(activity("Customers"))


@pytest.mark.parametrize("level", Level)
def test_a_role_of_another_trade_is_said_to_be_one(level):
    job = "Staff Accountant\n\nResponsibilities\n- Month-end close\n- Reconcile the general ledger\n"
    resume = RESUME.replace("Server, Salt Cellar", "Software Developer, Salt Cellar")
    resume = resume.replace("Served guests at twelve tables every night", "Developed a website for twelve shops")
    texts = [f"{line.text} {line.answer}" for line in questions_at(level, resume, job)]
    assert [
        text
        for text in texts
        if "software developer" in text and re.search(r"(?:another|this) field|other work|different|new for you", text)
    ]


@pytest.mark.parametrize("level", Level)
def test_a_role_of_the_same_trade_is_not_said_to_be_new(level):
    job = "Server\n\nResponsibilities\n- Serve guests\n- Handle cash and close the register\n- Slice and bake\n"
    roles = [line for line in questions_at(level, job=job) if "as a server" in line.text]
    assert roles
    assert not [line for line in roles if re.search(r"different for you|not yet|would need help", line.text)]


@pytest.mark.parametrize("level", Level)
def test_whoever_knows_the_work_is_not_said_to_come_from_another(level):
    resume = RESUME.replace("Ann Fresh\n", "Ann Fresh\nCook of forty menus, in kitchens of three canteens\n")
    resume = resume.replace("Server, Salt Cellar", "Software Developer, Salt Cellar").replace("Served guests", "Sat")
    kitchen = [line.answer for line in questions_at(level, resume) if line.topic == "Kitchen"]
    assert kitchen
    assert not [answer for answer in kitchen if re.search(r"come to this|work has been as", answer)]


@pytest.mark.parametrize("level", Level)
def test_only_somebody_who_leads_is_asked_about_a_team_of_their_own(level):
    job = JOB.replace("Sous Chef", "Line Cook")
    texts = [question.text for question in questions_at(level, job=job)]
    of_leaders = [moment.text[1:] for moment in load_bank().situations if moment.whom is Whom.LEADS]
    assert not [text for text in texts if text.endswith(tuple(of_leaders))]
    assert not {cue.text for cue in load_bank().asked_in(LEADERS, Level.ADVANCED)}.intersection(texts[:20])


@pytest.mark.parametrize("level", Level)
def test_a_missing_license_comes_first_and_is_admitted(level):
    job = "Registered Nurse\n\nResponsibilities\n- Patient assessment\n- Administer medications\n"
    first, *others = questions_at(level, job=job)
    assert first.gap
    assert "an RN license" in first.text
    assert "not have an RN license" in first.answer
    assert not [line for line in others if "RN licen" in line.text]


def test_every_activity_has_a_question_at_each_level_and_every_question_an_activity():
    bank = load_bank()
    names = {work.name for work in bank.activities}
    assert {moment.activity for moment in bank.situations} == names
    for work in bank.activities:
        assert all(len(bank.situations_of(work, level)) >= 1 for level in Level)


def test_no_trace_is_narrower_than_the_proof():
    deeds = ["I trained four servers", "I answered 40 phone calls a day", "I cooked for sixty guests", "I sold shoes"]
    for work in load_bank().activities:
        for deed in filter(work.proof.search, deeds):
            assert work.trace.search(deed), f"{work.name} would be called new beside {deed!r}"


@pytest.mark.parametrize("level", Level)
def test_a_role_is_asked_about_the_work_that_it_has_touched(level):
    job = "Server\n\nResponsibilities\n- Serve guests\n- Count the inventory every week\n"
    roles = [line.text for line in questions_at(level, job=job) if "a server" in line.text]
    assert [text for text in roles if "the guests" in text or "the stock" in text]
    assert not [text for text in roles if "the cash drawer" in text]


def test_whoever_has_only_touched_an_activity_claims_no_more():
    resume = RESUME.replace("Ordered flour for twelve shops", "Wrote the menu of the canteen with two chefs on Fridays")
    kitchen = [line for line in questions_at(Level.BEGINNER, resume) if line.topic == "Kitchen"]
    assert not [line for line in kitchen if activity("Kitchen").new in line.answer or line.gap]


def test_no_license_is_read_out_of_a_registered_nurse():
    job = OpenJob("Registered Nurse", "healthcare", ["Registered Nurse license", "Registered dietitian on the team"])
    assert job.worth(activity("Cash")) == 0
    assert job.worth(activity("Driving")) == 0


@pytest.mark.parametrize("level", Level)
def test_an_answer_about_a_role_tells_one_deed_and_no_dates(level):
    resume = RESUME.replace("Stock Clerk, Cedar Mills", "Cook, Cedar Mills")
    roles = [line for line in questions_at(level, resume) if "a cook" in line.text and line.topic == "Your resume"]
    assert roles
    for line in roles:
        assert not re.search(r"20\d\d|In that job|I also", line.answer)
        assert re.search(r"\bI (?:counted the stock|ordered flour)", line.answer)


@pytest.mark.parametrize("level", Level)
def test_no_answer_to_a_moment_is_hung_on_a_title(level):
    resume = RESUME.replace("Stock Clerk, Cedar Mills", "Cook, Cedar Mills")
    answers = [line.answer for line in questions_at(level, resume)]
    assert not [answer for answer in answers if re.search(r"I come to this from|Part of that I learned", answer)]


@pytest.mark.parametrize("level", Level)
def test_the_work_that_the_match_does_not_find_is_said_once_to_be_missing(level):
    job = "Automotive Technician\n\nDuties\n- Repair brakes\n\nRequirements\n"
    job += "- Minimum of 5 years of automotive repair experience\n"
    admissions = [
        line for line in questions_at(level, job=job) if "not have automotive repair experience" in line.answer
    ]
    assert len(admissions) == 1
    assert admissions[0].gap
    resume = RESUME.replace("Server, Salt Cellar", "Automotive Technician, Salt Cellar")
    resume = resume.replace("Served guests at twelve tables", "Did automotive repair on twelve cars")
    assert not [line for line in questions_at(level, resume, job) if "repair experience" in line.answer]


@pytest.mark.parametrize("level", Level)
def test_a_practical_nurse_admits_the_license_of_a_registered_one(level):
    resume = "Ann Fresh\n\nLicensed Practical Nurse, Cedar Hospital, 2015 - 2018\n- Gave medication to 20 patients.\n"
    resume += "\nCorrectional Nurse, Salt Jail, 2012 - 2015\n- Took vital signs of 40 patients a day.\n"
    job = "Registered Nurse\n\nDuties\n- Patient assessment\n\nRequirements\n- Must hold a current RN license\n"
    assert "not have an RN license" in questions_at(level, resume, job)[0].answer
    of_registered = resume.replace("Correctional Nurse", "Registered Nurse")
    assert not [line for line in questions_at(level, of_registered, job) if "not have an RN license" in line.answer]


@pytest.mark.parametrize("level", Level)
def test_the_latest_role_is_named_where_none_is_near(level):
    resume = "Ann Fresh\n\nExperience\n\nSoftware Developer, Salt Cellar, 2018 - 2022\n- Built a payment service.\n"
    resume += "\nPublicist, Cedar Mills, 2012 - 2013\n- Wrote two blogs a week about events and trends.\n"
    job = "Phlebotomist\n\nResponsibilities\n- Draw blood\n- Label tubes\n"
    assert not [line for line in questions_at(level, resume, job) if "a publicist" in line.text]


def test_what_comes_second_in_a_title_counts_only_where_the_advert_names_it():
    job = OpenJob("Project Manager", "consulting", ["Keep the plan"], ("Projects", "Suppliers", "Leading"))
    assert job.worth(activity("Projects")) > job.worth(activity("Leading")) > 0
    assert job.worth(activity("Suppliers")) == 0
    named = OpenJob("Project Manager", "consulting", ["Manage our suppliers"], job.work)
    assert named.worth(activity("Suppliers")) > named.worth(activity("Leading"))


@pytest.mark.parametrize("level", Level)
def test_nobody_at_a_hotel_desk_is_asked_about_tables(level):
    job = "Front Desk Agent\n\nResponsibilities\n- Check in the guests of our hotel\n- Answer their calls\n"
    first = questions_at(level, job=job)[:6]
    assert "Hotel guests" in [line.topic for line in first]
    assert not [line for line in first if line.topic != "Your resume" and re.search(r"\btables?\b", line.text)]


@pytest.mark.parametrize("level", Level)
def test_nothing_done_in_a_far_field_is_offered_as_a_help(level):
    resume = "Ann Fresh\n\nExperience\n\nSoftware Developer, Salt Cellar, 2018 - 2022\n"
    resume += "- Built a payment service for twelve shops.\n- Wrote tests for three mobile apps.\n"
    job = "Phlebotomist\n\nResponsibilities\n- Draw blood\n- Label tubes\n"
    roles = [line for line in questions_at(level, resume, job) if "software developer" in line.text]
    assert roles
    assert not [line for line in roles if "payment service" in line.answer or "mobile apps" in line.answer]


@pytest.mark.parametrize("level", Level)
def test_a_missing_license_is_said_to_be_missing_once_and_first(level):
    job = "Registered Nurse\n\nResponsibilities\n- Patient assessment\n- Administer medications\n"
    first, *others = questions_at(level, job=job)
    assert "I do not have an RN license" in first.answer
    assert not [line for line in others if "RN license" in line.answer]


@pytest.mark.parametrize("level", Level)
def test_only_jobs_with_shifts_are_asked_about_a_shift_that_is_short_of_people(level):
    job = "Sales Manager\n\nResponsibilities\n- Lead a team of twelve in the field\n- Win new accounts\n"
    assert not [line for line in questions_at(level, job=job) if "call in sick" in line.text]


def test_a_program_of_another_trade_is_not_asked_about_by_its_initials():
    job = "Clinical Research Associate\n\nRequirements\n- GCP and IRB rules\n- Visits to sites\n- Source documents\n"
    assert not [line for line in questions_at(Level.BEGINNER, job=job) if "Google Cloud" in line.text]
