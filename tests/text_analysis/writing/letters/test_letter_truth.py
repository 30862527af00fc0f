"""What a letter does not say, although a resume or an advert has words like it."""

import re

import pytest

from hireloom.domain.cover_letters.orders import Emphasis, Length, Opening, Tone
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.careers import Career
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.clauses.employers import named
from hireloom.text_analysis.writing.letters.deeds import LetterDeed
from hireloom.text_analysis.writing.letters.degrees import degree_of
from hireloom.text_analysis.writing.letters.roles import RoleTeller
from tests.text_analysis.writing.sample_letters import ANN, CLERK, letter

ROLE = "Ann Fresh\n\nExperience\n\nStock Clerk, Cedar Mills, 2015 - 2018\n- Counted the stock of three halls.\n"


@pytest.mark.parametrize(
    ("summary", "years"),
    [
        ("Baker with 13 years of bakery experience.", "13 years of bakery experience"),
        ("Baker with 2 years of experience in Excel.", "16 years of experience as a baker"),
        ("Baker with 30 years of bakery experience.", "16 years of experience as a baker"),  # more than the dates allow
        ("Baker with 13 years of experience in sales.", "16 years of experience as a baker"),
    ],
)
def test_the_years_of_work_are_those_that_the_person_counts_or_else_those_of_the_dates(summary, years):
    resume = f"Ann Fresh\n{summary}\n\nExperience\n\nBaker, Cedar Mills, 2002 - 2017\n- Baked bread in halls.\n"
    job = Opening("Baker", "Acme", "You bake bread in our bakery.")
    assert f"I have {years}." in letter(job, resume=resume, sender=ANN)


def test_a_membership_is_no_work_whose_years_count():
    resume = (
        "Ann Fresh\n\nExperience\n\nBaker, Cedar Mills, Jan 2014 - Dec 2016\n- Baked bread for three halls.\n"
        "\nActivities\n\nMember\nJan 2004 - Dec 2013\n- Planned the meetings of a club.\n"
    )
    text = letter(Opening("Baker", "Acme"), resume=resume, sender=ANN)
    assert "years" not in text
    assert "from 2014 to 2016" in text


def test_an_advocate_of_victims_has_no_years_in_law():
    resume = (
        "Ann Fresh\n\nExperience\n\nDomestic Violence Counselor Advocate, Hill House, Jan 2008 - Dec 2016\n"
        "- Planned the safety of forty families in a shelter.\n"
    )
    assert "in law" not in letter(Opening("Estate Attorney", "Acme"), resume=resume, sender=ANN)


def test_a_degree_is_of_the_school_that_stands_with_it():
    studies = (
        "BS : Information Technology Western Oregon University Information Technology",
        "Technology Belford University Technology",
    )
    assert degree_of(Career((), (), studies), 2026) == "BS in Information Technology from Western Oregon University"


def test_years_in_a_shop_are_none_of_selling_insurance():
    resume = (
        "Ann Fresh\n\nExperience\n\nSales Associate, Fenwick Toys, Jan 2014 - Dec 2015\n- Sold toys at the till.\n"
        "\nBaker, Cedar Mills, Jan 2008 - Dec 2013\n- Baked bread for three halls.\n"
    )
    assert "in this field" not in letter(Opening("Insurance Sales Agent", "Acme"), resume=resume, sender=ANN)


@pytest.mark.parametrize(
    ("head", "name"),
    [
        ("Top Sales Producer - March 2016, Most Accounts Opened - May 2016", "Accounts Opened"),
        ("Top Sales Producer - March 2016, Most Accounts Opened - May 2016", "sales producer"),
        ("Store Manager, Employee Management, 2015 - 2018", "Employee Management"),
        ("Store Manager, Clerk of the Year, 2015 - 2018", "of the Year"),
    ],
)
def test_a_prize_and_a_kind_of_work_are_no_employers(head, name):
    resume = f"Ann Fresh\n\nExperience\n\n{head}\n- Sold tools worth $40,000 in each month.\n"
    text = letter(Opening("Store Manager", "Acme"), resume=resume, sender=ANN)
    assert re.search(rf"\b(?:at|as an?) [^.]*{re.escape(name)}", text) is None


@pytest.mark.parametrize("line", ["Nominated for Clerk of the Year.", "Started our Clerk of the Month program."])
def test_a_prize_that_was_not_won_is_not_told(line):
    won = letter(CLERK, resume=f"{ROLE}- Counted the stock.\n\nAwards\n- Clerk of the Year, 2017\n", sender=ANN)
    assert "I was named Clerk of the Year" in won
    assert "was named" not in letter(CLERK, resume=f"{ROLE}- Counted the stock.\n\nAwards\n- {line}\n", sender=ANN)


@pytest.mark.parametrize("name", ["Hallfinder Senior Project", "Capstone Project"])
def test_a_project_at_school_is_no_employer(name):
    assert named(RoleTitle("Store Manager", name, False, ()), load_lexicon()).employer == ""


@pytest.mark.parametrize("name", ["Corporate Services", "Finance", "Solutions Delivery", "Finance Operations"])
def test_a_department_is_no_employer(name):
    assert named(RoleTitle("Store Manager", name, False, ()), load_lexicon()).employer == ""


def test_a_line_with_a_year_of_another_role_is_not_told():
    line = "Counted the stock of three large halls in {} and in the year after."
    assert "three large halls" in letter(CLERK, resume=f"{ROLE}- {line.format(2016)}\n", sender=ANN)
    assert "three large halls" not in letter(CLERK, resume=f"{ROLE}- {line.format(2031)}\n", sender=ANN)


@pytest.mark.parametrize("name", ["Waste Management", "Applied Materials", "Topgolf", "United Airlines"])
def test_an_employer_with_such_a_name_is_named(name):
    post = RoleTitle("Store Manager", name, False, ())
    assert named(post, load_lexicon()).employer == name


@pytest.mark.parametrize("kind", ["EEO Employer", "Equal Opportunity Employer", "AFFIRMATIVE ACTION EMPLOYER"])
def test_a_sentence_on_equal_chances_names_no_company(kind):
    text = f"Stock Clerk\nYou count the stock of three halls. {kind}: Race, Religion, Color and Age do not matter here."
    assert advert(text).company == ""


def test_a_labelled_company_is_read():
    assert advert("Stock Clerk\nEmployer: Cedar Mills\nYou count the stock of three halls.").company == "Cedar Mills"


HOLDS = Opening("Stock Clerk", "Acme", "Requirements\n- Bachelor's degree\n")


@pytest.mark.parametrize(
    "studies",
    [
        "Bachelor of Science in Physics, Hill University\nCompleted 2 years",
        "Bachelor of Science in Physics, Hill University, in progress",
        "Bachelor of Science in Physics, Hill University (60 credits completed)",
        "Bachelor of Science in Physics, Hill University, coursework",
        "Bachelor of Science in Physics, Hill University, expected 2031",
        "Bachelor of Science in Physics, Hill University, 2031",
        "Bachelor of Science : Physics , Present Hill University",
        "Bachelor of Science (Optics) : Physics Current Hill University",
        "Bachelor of Science in Physics, Hill University, 2015 - Present",
        "Bachelor of Science in Physics, Hill University, 2015 – now",
    ],
)
def test_who_has_begun_to_study_holds_no_degree(studies):
    assert "I hold" not in letter(HOLDS, resume=f"{ROLE}\nEducation\n{studies}\n", sender=ANN)


def test_who_is_pursuing_a_degree_by_their_summary_does_not_hold_it():
    role = ROLE.replace("Ann Fresh\n", "Ann Fresh\nSummary\nI am currently pursuing a Master's degree in physics.\n")
    studies = "\nEducation\nMaster of Science in Physics, Hill University, 2019\n{}"
    text = letter(
        HOLDS, resume=role + studies.format("Bachelor of Science in Optics, Cedar College, 2017\n"), sender=ANN
    )
    assert "Master" not in text
    assert "I hold a Bachelor of Science in Optics" in text


def test_who_lists_the_courses_of_a_degree_holds_it():
    studies = "Bachelor of Science in Physics, Hill University, 2012\nCoursework: optics, waves"
    assert "Bachelor of Science in Physics" in letter(HOLDS, resume=f"{ROLE}\nEducation\n{studies}\n", sender=ANN)


@pytest.mark.parametrize(
    "line",
    [
        "Project roles in several halls of the north",
        "Project leadership roles in several halls",
        "Project manager on new halls of the north",
    ],
)
def test_a_line_without_one_sure_verb_is_not_told(line):
    text = letter(CLERK, resume=f"{ROLE}- {line}\n", sender=ANN)
    assert "I projected" not in text
    assert "of the north" not in text


def test_a_deed_of_an_earlier_role_is_none_of_the_latest():
    deed = LetterDeed("I counted the stock", 1, 1.0, has_figure=False)
    nameless = RoleTitle("", "", False, ())
    sentences = RoleTeller((nameless, nameless)).tell(1, [deed])
    assert [*filter(None, sentences)] == ["In an earlier job, I counted the stock."]


@pytest.mark.parametrize("tone", Tone)
def test_a_letter_full_of_deeds_does_not_repeat_the_duties_of_the_advert(tone):
    job = Opening("Stock Clerk", "Acme", "What you will do\n- Support the drivers of two quays with their papers\n")
    assert "papers" not in letter(job, resume=ROLE, sender=ANN, tone=tone, emphasis=Emphasis.EXPERIENCE)


def test_a_skill_of_which_the_resume_has_only_scattered_words_is_not_claimed():
    job = Opening("Stock Clerk", "Acme", "Requirements\n- PLC programming\n- Forklift driving\n")
    resume = f"{ROLE}- Rewired the plant when it had lost the program of the old PLC.\n"
    assert "PLC programming" not in letter(job, resume=resume, sender=ANN)


def test_a_director_of_a_department_is_none_of_a_firm_of_that_name():
    post = named(RoleTitle("Director", "Finance Operations", False, ()), load_lexicon())
    assert (post.title, post.employer) == ("Director of Finance Operations", "")
    resume = "Ann Fresh\n\nExperience\n\nDirector, Finance Operations, 2015 - now\n- Ran the books of nine ferries.\n"
    assert "Director of Finance Operations" in letter(Opening("Director of Finance", "Acme"), resume=resume, sender=ANN)


def test_years_of_a_field_are_not_told_of_later_work_in_another_one():
    resume = (
        "Ann Fresh\n\nExperience\n\nSales Representative, Fenwick Toys, Jan 2010 - Dec 2016\n- Sold toys to shops.\n"
        "\nRegistered Nurse, Mercy Hospital, Jan 2003 - Dec 2005\n- Cared for patients after surgery.\n"
    )
    job = Opening("Registered Nurse", "Acme", "Registered Nurse\nRequirements\n- Patient care\n- Wound care\n")
    for tone in Tone:
        text = letter(job, resume=resume, sender=ANN, tone=tone)
        assert not any("years of" in line and "sales representative" in line for line in text.split("\n\n"))


def test_no_years_are_named_to_which_another_role_may_belong():
    resume = (
        "Ann Fresh\n\nExperience\n\nConstruction Project Manager, Cedar Mills, 01/2017 - 04/2018\n"
        "- Built three halls of steel.\n\nConstruction Project Manager, Fenwick Toys, 01/2016 - 12/2016\n"
        "- Built two halls of wood.\n\n{}, Hill House, 01/2015 - 12/2015\n- Planned the week of two halls.\n"
    )
    job = Opening("Construction Project Manager", "Acme")
    assert "years of experience" not in letter(job, resume=resume.format("Site Supervisor"), sender=ANN)
    years = "two years of experience as a construction project manager"
    assert years in letter(job, resume=resume.format("Pastry Chef"), sender=ANN)


def test_a_deed_of_a_second_present_position_is_not_told_of_the_first():
    resume = (
        "Ann Fresh\n\nExperience\n\nConsultant\n03/2016 to Current\n- Screened 104 applicants for two large halls.\n"
        "\nWarehouse Supervisor\n03/2016 to Current\n- Trained 23 packers of two large halls in safety.\n"
    )
    text = letter(Opening("Warehouse Supervisor", "Acme"), resume=resume, sender=ANN, length=Length.DETAILED)
    assert "I also work as a consultant, where I have screened 104 applicants" in text


def test_a_deed_below_the_dates_of_a_role_without_a_title_is_not_told_of_the_role_above():
    resume = (
        "Ann Fresh\n\nExperience\n\nSubstitute Teacher 01/2016 to Current Hill School\nTaught 40 pupils in two halls.\n"
        "10/2011 to 01/2015 Somewhere\nIncreased the retention of 300 employees above 90%.\n"
        "\nStore Manager 09/2008 to 10/2011 Cedar Mills\nLed 15 clerks in two large halls.\n"
    )
    text = letter(Opening("Store Manager", "Acme"), resume=resume, sender=ANN, length=Length.DETAILED)
    assert "15 clerks" in text
    assert "90%" not in text


def test_no_years_of_work_are_named_where_dates_belong_to_no_role():
    resume = (
        "Ann Fresh\n\nExperience\n\nSales Associate 10/2013 to 01/2015 Cedar Mills\n- Sold tools in three halls.\n"
        "{}\nSales Associate 10/2011 to 05/2012 Hill House\n- Counted the tills of two large halls.\n"
    )
    stray = "03/2008 to 01/2011 City , State\n- Looked after the children of two families.\n"
    job = Opening("Sales Associate", "Acme")
    years = "two years of experience as a sales associate"
    assert years in letter(job, resume=resume.format(""), sender=ANN)
    assert "years of experience" not in letter(job, resume=resume.format(stray), sender=ANN)


@pytest.mark.parametrize(
    ("head", "name"),
    [
        ("Clinical Coordinator - Regulatory\n2015 - 2018", "Regulatory"),
        ("2015 - 2018\nCompany Name, City, State\nStore Clerk - Yarn Giselle", "Giselle"),
        ("Store Clerk / Production Control\n2015 - 2018", "Production Control"),
    ],
)
def test_a_part_of_a_title_is_no_employer(head, name):
    resume = f"Ann Fresh\n\nExperience\n\n{head}\n- Counted the stock of three halls.\n"
    assert f"at {name}" not in letter(CLERK, resume=resume, sender=ANN)


def test_a_need_of_the_job_is_named_by_the_deed_that_shows_it_or_where_no_deed_is_told():
    job = Opening("Stock Clerk", "Acme", "Requirements\n- Inventory management\n- Calm under pressure\n")
    need = re.compile(r"(?:know|ask for|experience (?:in|includes)) inventory management\b")
    resume = f"{ROLE}- Improved the inventory management of nine quays.\n"
    text = letter(job, resume=resume, sender=ANN, emphasis=Emphasis.SKILLS)
    assert "I improved the inventory management of nine quays" in text or "and improved the inventory" in text
    assert not need.search(text)
    note = "- Responsible for inventory management, etc.\n"
    assert not need.search(letter(job, resume=f"{ROLE}{note}", sender=ANN, emphasis=Emphasis.SKILLS))
    alone = "\n".join(ROLE.splitlines()[:-1])
    assert need.search(letter(job, resume=f"{alone}\n{note}", sender=ANN, emphasis=Emphasis.SKILLS))
    assert "inventory" not in letter(job, resume=ROLE, sender=ANN, emphasis=Emphasis.SKILLS)


def test_a_figure_opens_the_letter_with_the_role_in_which_it_was_reached():
    resume = f"{ROLE}- Cut the losses of the stock by 12% with new lists.\n"
    first = letter(CLERK, resume=resume, sender=ANN, emphasis=Emphasis.ACHIEVEMENTS).split("\n\n")[1]
    assert "As a stock clerk at Cedar Mills from 2015 to 2018, I cut the losses of the stock by 12%" in first
