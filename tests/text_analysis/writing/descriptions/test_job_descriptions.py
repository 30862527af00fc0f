"""Generated job descriptions: our own form takes every one, and none says what the recruiter has not said."""

import re
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.demo.jobs import adverts
from hireloom.domain import job_forms
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.descriptions.job_descriptions import FieldsMissing, JobBrief, TooMuchText, parts
from hireloom.text_analysis.writing.trades.usual_work import load_fields

HEADINGS = ["About the Role", "Responsibilities", "Requirements", "Skills", "What We Offer"]
OCCUPATIONS = [row[0] for row in rows_of("occupations.tsv")]
POSTED = adverts(date(2026, 11, 2))


def description(title="Cook", company="Acme", kind="Full-time", location="Leeds", keywords=""):
    text = parts(JobBrief(title, company, kind, location, keywords).checked(), load_fields(), load_lexicon()).text
    assert job_forms.description(text) == text
    assert [line for line in text.splitlines() if line in HEADINGS] == HEADINGS
    return text


@pytest.mark.spec("OPEN-090", "POST-09", "RECR-45")
def test_every_known_occupation_gets_one_that_our_form_takes():
    for title in OCCUPATIONS:
        text = description(title.split(" (")[0])
        assert not re.search(r"\d|[{}]|\bNone\b|  ", text)


def test_every_family_of_occupations_has_its_own_words():
    families = {row[2] for row in rows_of("occupations.tsv")}
    assert families <= load_fields().keys()
    assert len({load_fields()[family].about for family in families}) == len(families)


def test_the_table_of_work_names_known_occupations():
    occupations = {
        occupation for names, *_ in rows_of("occupation_work.tsv", "writing") for occupation in names.split("|")
    }
    assert occupations <= set(OCCUPATIONS)
    assert occupations <= load_fields().keys()


@pytest.mark.parametrize("advert", POSTED[::5], ids=lambda posted: posted.title)
def test_every_keyword_comes_back_as_something_that_is_asked_for(advert):
    text = description(
        advert.title, advert.company.name, advert.employment_type, advert.location, ", ".join(advert.keywords)
    )
    for keyword in advert.keywords:
        assert keyword.casefold() in text.casefold()
    named = {mention.skill for mention in load_lexicon().skills_in(", ".join(advert.keywords))}
    skills = {skill for row in job_requirements(text, load_lexicon()).asked for skill in row.skills}
    assert len(named & skills) >= min(3, len(named))


def test_no_number_and_no_promise_is_made_up():
    promise = r"\d|\b(?:salary|bonus|insurance|vacation|holiday|young|dynamic|native)\b"
    for advert in POSTED:
        source = f"{advert.title} {advert.company.name} {advert.location} {' '.join(advert.keywords)}"
        text = description(advert.title, advert.company.name, "Contract", advert.location, ", ".join(advert.keywords))
        assert [promises for promises in re.findall(promise, text) if promises not in source] == []


def test_different_positions_read_differently():
    texts = [set(description(title, "Acme").splitlines()) for title in ("Cook", "Nurse", "Java Developer", "Lawyer")]
    for number, text in enumerate(texts):
        for earlier_text in texts[:number]:
            assert len(text & earlier_text) < 0.7 * len(text)


@pytest.mark.parametrize(
    ("title", "kind", "sentence"),
    [
        ("Senior Accountant", "Full-time", "- Several years as an Accountant"),
        ("Junior Accountant", "Full-time", "- Interest in the field and willingness to learn the work thoroughly"),
        ("Accountant", "Internship", "In this internship you will"),
        ("Curator", "Part-time", "- Experience with exhibitions or collections"),
        ("Curator Lead", "Full-time", "- Plan the team's work, agree on goals and give feedback"),
    ],
)
def test_rank_and_type_change_what_is_asked(title, kind, sentence):
    assert sentence in description(title, kind=kind)


@pytest.mark.parametrize(
    ("location", "sentence"),
    [
        ("Remote", "a Cook to work remotely."),
        ("Hybrid, Berlin", "a Cook (Hybrid, Berlin)."),
        ("Leeds", "a Cook in Leeds."),
    ],
)
def test_the_place_reads_well(location, sentence):
    assert sentence in description(location=location)


@pytest.mark.parametrize(
    ("title", "duty"),
    [
        ("Truck Driver", "Inspect the tractor and trailer before and after each trip"),
        ("Shop Assistant", "Ring up sales, take payments and handle returns"),
        ("Dog Groomer", "Brush out mats, bathe and dry"),
    ],
)
def test_work_that_its_family_says_too_little_about_has_its_own_duties(title, duty):
    assert duty in description(title)
    assert duty not in description("Device Driver Developer")


def test_one_person_is_sought_in_the_words_of_the_title():
    text = description("Shop Assistants (m/w/d)")
    assert "is looking for a Shop Assistant (m/w/d) in" in text


def test_names_are_written_as_they_are_spelled_and_what_somebody_is_like_is_no_work():
    text = description("Developer", keywords="python, SQL, PLC, friendly")
    assert {"Python", "SQL"} <= set(re.findall(r"\w+", text))
    assert "- PLC" in text.split("Skills\n")[1].split("\n\n")[0]  # of another trade: listed, not asked for
    assert "- Friendly" in text.split("Requirements\n")[1].split("\n\n")[0]


@pytest.mark.spec("POST-22")
def test_short_forms_inside_a_keyword_stay_in_capitals():
    text = description("Developer", keywords="AR apps, GST returns, Menu planning")
    assert "AR apps" in text
    assert "GST returns" in text
    assert "- Menu planning" in text


def test_missing_fields_are_all_named_in_order():
    with pytest.raises(FieldsMissing, match=r"^Missing fields: title, company, location, employmentType$"):
        JobBrief("", " ", "", "\n").checked()
    with pytest.raises(FieldsMissing, match=r"^Missing fields: company$"):
        JobBrief("Cook", "", "Full-time", "Leeds").checked()


def test_too_much_is_refused():
    for position in (JobBrief("x" * 201, "A", "B", "C"), JobBrief("x", "A", "B", "C", "k," * 1001)):
        with pytest.raises(TooMuchText):
            position.checked()


@given(*(st.text(min_size=1, max_size=40) for _ in range(4)))
@settings(max_examples=30, deadline=None)
def test_whatever_is_typed_our_form_takes_the_text(title, company, location, keywords):
    position = JobBrief(f"T{title}", f"C{company}", "Full-time", f"L{location}", keywords).checked()
    text = parts(position, load_fields(), load_lexicon()).text
    assert len(job_forms.description(text).split()) >= 100


@pytest.mark.parametrize(
    ("title", "does", "leaves"),
    [
        ("VP of Human Resources", "Set goals for hiring, pay, development and culture", "certificates"),
        ("Chief of Staff", "board materials", "Welcome visitors"),
        ("Machine Learning Engineer", "evaluate models", "dashboards"),
        ("Account Manager", "customers", "Plan the team's work"),
        ("Automotive Service Advisor", "repair order", "brakes"),
    ],
)
def test_rank_and_field_of_the_title_decide_what_the_work_is(title, does, leaves):
    text = description(title)
    assert does in text
    assert leaves not in text


def test_a_licence_that_the_recruiter_names_is_required():
    text = description("Sales Agent", keywords="Texas license, showings")
    assert "- Texas license" in text.split("Skills")[0]


def test_keywords_that_say_when_are_no_skills_and_those_that_say_what_are_required():
    text = description("Welder", keywords="night shift, month-end close, account reconciliation, OKRs")
    needs, skills = text.split("Requirements\n")[1].split("Skills\n")
    assert "- Available for the night shift" in needs
    assert "account reconciliation" not in needs  # of another trade
    assert "- Account reconciliation" in skills
    assert "month-end close" in text.split("Requirements")[0]
    assert "shift" not in skills


def test_a_keyword_that_stands_for_a_task_becomes_one_in_place_of_what_says_the_same():
    text = description("Bookkeeper", keywords="three-way match, bank reconciliation, invoices, QuickBooks")
    duties = text.split("Responsibilities\n")[1].split("\n\n")[0]
    assert "- Match invoices with orders and receipts and clear what differs" in duties
    assert "- Match orders, deliveries and invoices and clear differences" not in duties
    assert "QuickBooks" in text.split("Requirements\n")[1].split("\n\n")[0]


def test_nobody_at_the_top_gets_the_tasks_of_a_clerk_and_no_beginner_those_of_a_lead():
    words = "HRIS, succession planning, recruiting, coaching"
    top, beginner = (description(title, keywords=words) for title in ("VP of Human Resources", "HR Trainee"))
    assert "Build succession plans for key positions" in top
    assert "Keep employee data correct in the HRIS" not in top
    assert "Keep employee data correct in the HRIS" in beginner
    assert "Coach people" not in beginner


def test_an_assistant_to_an_executive_is_none():
    text = description("Executive Assistant to the CEO")
    assert "accountable" not in text
    assert "calendar" in text


def test_whoever_looks_after_customers_or_products_leads_no_team_by_title():
    for title in ("Customer Success Manager", "Product Manager"):
        assert "Plan the team's work" not in description(title)
        assert "less experienced colleagues" not in description(title)


def test_what_only_helps_stands_last_and_says_so():
    needs = description("Nursing Assistant", keywords="CPR").split("Requirements\n")[1].split("\n\n")[0].splitlines()
    helpful = [line.startswith("- Helpful, not required: ") for line in needs]
    assert helpful == sorted(helpful)
    assert not [line for line in needs if line.endswith("is helpful")]


def test_a_task_of_another_trade_is_not_read_into_a_keyword():
    assert "Install equipment" not in description("Florist", keywords="installation, weddings")
    assert "Install equipment" in description("Machinist", keywords="installation")


def test_a_licence_by_name_replaces_the_one_that_may_be_required():
    assert "where the role requires it" not in description("Real Estate Agent", keywords="Texas license")


def test_a_beginner_is_not_asked_for_experience():
    text = description("Junior Recruiter")
    assert "experience in recruiting" not in text.lower()


@pytest.mark.parametrize("title", ["Certified Nurse Assistant", "CNA - Nights", "Patient Care Technician"])
def test_an_assistant_is_not_asked_for_the_license_of_a_nurse(title):
    assert "registered nurse" not in description(title).lower()


def test_what_stands_behind_a_title_is_no_part_of_it():
    assert "is looking for an Accountant in" in description("Accountant (evenings)")
    assert "is looking for an Estimator in" in description("Estimator- Base Pay")


def test_skills_are_one_list_of_things():
    skills = description("Accountant", keywords="Excel, payroll, friendly").split("Skills\n")[1].split("\n\n")[0]
    assert "Friendly" not in skills  # what somebody is like is asked for
    assert len(skills.splitlines()) == len(set(skills.casefold().splitlines())) >= 3


def test_a_title_that_names_no_person_gets_no_article():
    text = description("Real Estate Sales - Leads Provided")
    assert "Acme is hiring for Real Estate Sales in Leeds." in text
    assert "as a Real Estate Sales" not in text


@pytest.mark.parametrize(
    ("title", "keywords", "says", "leaves"),
    [
        ("Event Specialist", "weekends", "on weekends", "Available for weekends"),
        ("ICU Nurse", "ventilator, titration, critical care", "Titrat", "with ventilator"),
        (
            "Deli Team Member",
            "shift work, food prep, cash handling",
            "Available for shift work",
            "Experience with shift",
        ),
        ("Medical Coder", "CPC", "Certified Professional Coder certification", "as a coder or biller is helpful"),
        ("Chief of Staff", "", "Several years in strategy", "difficult cases"),
        ("UPS PT Supervisor", "", "a UPS Supervisor in", " PT "),
    ],
)
def test_nothing_is_said_twice_or_where_it_does_not_belong(title, keywords, says, leaves):
    text = description(title, keywords=keywords)
    assert says in text
    assert leaves not in text


def test_an_area_has_its_article():
    assert "in the Columbus area" in description(location="Columbus area")


def test_an_occupation_named_after_a_field_is_not_meant_by_the_title_of_another():
    text = description("Electrical Service Manager", keywords="service calls, estimates, team of 12 electricians")
    assert "vehicle" not in text
    assert "- Lead a team of 12 electricians" in text
    assert "vehicle" in description("Automotive Service Manager")


def test_what_stands_beside_the_title_is_said():
    assert "The position is in urgent care." in description("Patient Representative II - Urgent Care")
    assert "- No work on weekends" in description("Full Time - Manager Trainee - No Weekends")
    assert "The position is in" not in description("Leasing Consultant (Evening) - Greater Austin")


def test_the_same_skill_is_listed_once_and_no_condition_is_a_skill():
    text = description("Special Education Teacher", keywords="IEP, behavior plans, on-call")
    skills = text.split("Skills\n")[1].split("\n\n")[0]
    assert "IEPs" not in skills
    assert "on-call" not in skills.lower()


@pytest.mark.spec("POST-22")
@pytest.mark.parametrize(
    ("title", "duty"),
    [
        ("Chairlift Engineer", "Turn requirements into chairlift designs and calculations"),
        ("Principal Chairlift Engineer", "Turn requirements into chairlift designs and calculations"),
        ("Deputy Clerk of Deeds", "Receive, check and enter deeds documents"),
        ("Medicaid Renewals Specialist", "Handle Medicaid renewals requests from start to finish"),
        ("VP, Guest Experience", "Set guest experience strategy and goals with senior leadership"),
        ("Ceramics Studio Technician", "Perform ceramics studio jobs to procedure and test the results"),
        ("HR Ops Coordinator", "Maintain the HR ops calendar and notify everyone of changes early"),
    ],
)
def test_a_title_that_no_table_names_is_read_as_a_function_and_its_area(title, duty):
    assert duty in description(title)


def test_keywords_of_an_unknown_title_are_asked_for_and_make_no_task():
    text = description("Kiosk Supervisor", keywords="refunds, opening hours")
    assert "- Experience with refunds and opening hours" in text
    assert "refunds" not in text.split("Requirements")[0]
    assert "{" not in text


@pytest.mark.parametrize(
    ("title", "duty"),
    [
        ("Aquatics Coordinator", "Test and balance the water"),
        ("Payroll Tax Analyst II", "Calculate and deposit federal, state and local payroll taxes"),
        ("Deputy Clerk of Court", "Prepare court calendars, notices, summonses and certified copies"),
        ("VP, Investor Relations", "Plan earnings releases, calls and scripts with finance and legal"),
    ],
)
def test_a_rarer_kind_of_work_has_its_own_tasks(title, duty):
    assert duty in description(title)


def test_nobody_promises_training_that_the_recruiter_has_not_named():
    for work in load_fields().values():
        assert not [need for need in work.needs if re.search(r"\bwe (?:train|teach|show)\b", need)]


def test_one_keyword_of_another_trade_decides_nothing():
    assert "ledgers" not in description("Assistant Registrar", keywords="transcripts, degree audits, enrollment")
