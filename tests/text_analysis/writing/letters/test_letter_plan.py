"""What a letter says besides deeds: the business of the employer, a duty of the job, degrees and languages."""

import pytest

from hireloom.domain.cover_letters.orders import Emphasis, Opening, Tone
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.periods import Period
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.letters.choice import RoleChoice
from hireloom.text_analysis.writing.letters.deeds import LetterDeed, link
from hireloom.text_analysis.writing.letters.degrees import degree_of
from hireloom.text_analysis.writing.letters.jobs import business_of, employer_of
from hireloom.text_analysis.writing.letters.roles import RoleTeller
from tests.text_analysis.writing.sample_letters import ANN, CLERK, letter

ROLE = "Ann Fresh\n\nExperience\n\nStock Clerk, Cedar Mills, 2015 - 2018\n- Counted the stock of three halls.\n"


@pytest.mark.parametrize(
    ("text", "business"),
    [
        (
            "Acme is a leading manufacturer of harbor cranes and winches, based in Hull.",
            "make harbor cranes and winches",
        ),
        ("We are the largest provider of ferry services in the north.", "provide ferry services"),
        ("Our client is a leading manufacturer of harbor cranes.", ""),
        ("You work with a manufacturer of harbor cranes.", ""),
    ],
)
def test_what_an_employer_does_is_said_as_its_advert_says_it(text, business):
    assert business_of(Opening("Stock Clerk", "Acme", text)) == business


@pytest.mark.parametrize("tone", Tone)
def test_a_letter_speaks_of_the_business_of_the_employer(tone):
    maker = Opening(
        "Stock Clerk", "Acme", "Acme is a leading manufacturer of harbor cranes.\n- Plan the weekly stock of cranes\n"
    )
    assert "You make harbor cranes, and I" in letter(maker, resume=ROLE, sender=ANN, tone=tone)


@pytest.mark.parametrize(
    ("line", "degree"),
    [
        (
            "BS : Metallurgy and Materials Hill School of Mines State Metallurgy and Materials",
            "BS in Metallurgy and Materials",
        ),
        (
            "Masters of Business Administration : Auditing & Fraud Control , May 2011",
            "Master of Business Administration in Auditing and Fraud Control",
        ),
        (
            "Bachelor of Science : Computers and Logistics UNIVERSITY OF MOORFIELD",
            "Bachelor of Science in Computers and Logistics",
        ),
        ("MBA : Business Administration , May 2011", "MBA"),
        ("Associate of Applied Science : Graphic Arts", "Associate of Applied Science in Graphic Arts"),
        ("Master's", "master's degree"),
    ],
)
def test_a_degree_is_told_with_its_field_however_a_form_prints_it(line, degree):
    resume = f"{ROLE}\nEducation\n{line}\n"
    name = degree_of(career(resume, load_lexicon()), 2026, resume)
    assert name.split(" from ")[0] == degree


def test_the_degree_whose_field_the_job_names_is_told_before_a_higher_one():
    resume = f"{ROLE}\nEducation\nMaster of Arts in Painting\nBachelor of Science in Nursing\n"
    life = career(resume, load_lexicon())
    assert degree_of(life, 2026, resume) == "Master of Arts in Painting"
    assert degree_of(life, 2026, resume, "Nurse with a degree in nursing") == "Bachelor of Science in Nursing"


def test_a_doctorate_of_a_profession_is_named_and_a_subject_named_twice_is_whole():
    law = "Ann Fresh\n\nEducation\nJ.D. : Law May 2005 Hill University School of Law\nBachelor of Arts : History 2000\n"
    assert degree_of(career(law, load_lexicon()), 2026, law).startswith("J.D.")
    staff = "Ann Fresh\n\nEducation\nMaster of Science : Human Resource Management , 2016 Hill University Human\n"
    assert degree_of(career(staff, load_lexicon()), 2026, staff).startswith(
        "Master of Science in Human Resource Management"
    )
    cloth = "Ann Fresh\n\nEducation\nBachelor of Science : Textile Design Hill University Textile Design\n"
    assert degree_of(career(cloth, load_lexicon()), 2026, cloth).startswith("Bachelor of Science in Textile Design")


def test_languages_papers_and_degrees_are_told_where_the_job_asks_for_them():
    papers = "Languages\nSpanish, fluent\n\nCertifications\nCPR certified\n"
    resume = f"{ROLE}\nEducation\nAssociate of Arts in Painting\n\n{papers}"
    text = letter(CLERK, resume=resume, sender=ANN)
    assert not any(part in text for part in ("Spanish", "CPR", "Associate of Arts"))
    lines = "- Count the stock\n- Fluent Spanish required\n- CPR certification required\n- Associate degree\n"
    text = letter(Opening("Stock Clerk", "Acme", f"Requirements\n{lines}"), resume=resume, sender=ANN)
    assert all(part in text for part in ("I speak Spanish", "CPR", "Associate of Arts"))


def test_one_post_that_a_resume_lists_twice_is_told_once():
    twice = "Ann Fresh\n\nExperience\n\nStock Clerk\n07/2011 to Current\n- Counted the stock of three halls.\n\n"
    twice += "Stock Clerk\n07/2011 to Current\n- Packed the parcels of nine shops.\n"
    text = letter(CLERK, resume=twice, sender=ANN)
    assert "I also work as" not in text
    assert "parcels of nine shops" in text


def test_a_department_is_no_employer():
    assert employer_of(Opening("Clerk", "", "Cedar Harbor Department is looking for a clerk.")) == ""


@pytest.mark.parametrize(
    ("role", "title", "is_tied"),
    [
        ("Veterinary Technician", "Division Manager - Veterinary Supplies", True),
        ("Arcade Technician", "Senior Equipment Technician", True),
        ("Fuel Quality Specialist", "QA Laboratory Analyst", True),
        ("Shop Assistant", "Assistant Director of Quays", False),
    ],
)
def test_a_role_of_another_title_is_tied_to_a_job_by_its_headline_or_trade(role, title, is_tied):
    assert bool(link(role, Opening(title))) is is_tied


@pytest.mark.parametrize(
    "line",
    [
        "Bachelor of Arts : Sociology , Journalism Hill University",
        "BA in Communications - Marketing And Sales Hill University Hill Hill",
        "Master of Science, Health Promotion Hill University",
        "Bachelor's degree in Psychology, Hill Senior High School",
    ],
)
def test_a_school_is_not_named_with_the_end_of_the_field_before_it(line):
    resume = f"{ROLE}\nEducation\n{line}\n"
    assert " from " not in degree_of(career(resume, load_lexicon()), 2026, resume)


def test_somebody_of_another_trade_tells_two_things_that_carry_over_at_most():
    deeds = "- Served customers at the till of a toy store.\n- Trained nine new clerks for three stores.\n"
    deeds += "- Counted the toys of three halls every week.\n- Painted the windows of two stores in spring.\n"
    resume = f"Ann Fresh\n\nExperience\n\nToy Seller, Cedar Toys, 2015 - 2018\n{deeds}"
    lines = "What you will do\n- Splice optical fiber\n- Give good customer service\n- Train new staff\n"
    text = letter(Opening("Fiber Splicer", "Acme", lines), resume=resume, sender=ANN)
    assert "somebody who can train new people" in text
    assert "no background in customer service" not in text
    assert sum(part in text for part in ("served customers", "nine new clerks", "Painted", "every week")) <= 2


def test_roles_do_not_all_begin_in_the_same_way():
    terms = (("Stock Clerk", 2015, 2018), ("Stock Keeper", 2010, 2013), ("Stock Checker", 2004, 2007))
    roles = [
        RoleTitle(title, "", is_current=False, sentences=(), unpaid=False, period=Period(first * 12, last * 12, 0, 1))
        for title, first, last in terms
    ]
    teller = RoleTeller(roles)
    teller.open_with(0)
    sentences = [teller.tell(at, [LetterDeed("I counted ropes", at, 1.0, has_figure=False)])[0] for at in (1, 2)]
    assert sentences == [
        "From 2010 to 2013 I was a stock keeper, and I counted ropes.",
        "From 2004 to 2007 I was a stock checker. I counted ropes.",
    ]


def test_an_earlier_post_of_one_title_is_not_called_the_same_role():
    """Where neither its employer nor its years can be told."""
    terms = ((2014, 2017), (1998, 2014))
    roles = [
        RoleTitle(
            "Teacher", "", is_current=False, sentences=(), unpaid=False, period=Period(first * 12, last * 12, 0, 1)
        )
        for first, last in terms
    ]
    deed = LetterDeed("I served on a board", 1, 1.0, has_figure=False)
    teller = RoleTeller(roles)
    teller.open_with(0)
    assert teller.tell(1, [deed]) == ["In an earlier job as a teacher, I served on a board."]
    teller = RoleTeller(roles[::-1])
    teller.open_with(0)
    assert teller.tell(1, [deed])[0].startswith("In the same role from 2014 to 2017, I")


def test_years_of_being_somebody_are_no_years_of_a_field():
    resume = f"Ann Fresh\n\nSummary\n20 years of experience in Supervisor/Manager of stock.\n\n{ROLE[11:]}"
    assert "20 years" not in letter(CLERK, resume=resume, sender=ANN)


@pytest.mark.parametrize("tone", Tone)
def test_a_short_motive_is_no_paragraph_of_its_own(tone):
    first = letter(CLERK, resume=ROLE, sender=ANN, tone=tone, emphasis=Emphasis.PASSION).split("\n\n")[1]
    assert "Stock Clerk position" in first
    assert "What you describe" in first


def test_who_changes_work_tells_of_the_last_job_besides_what_the_advert_asks_for():
    served = LetterDeed("I served two hundred guests a day", 1, 3.0, has_figure=True, need="customer service")
    sold = LetterDeed("I sold warranties to the buyers of cars", 0, 2.5, has_figure=False, need="")
    filed = LetterDeed("I filed the papers of three banks", 0, 0.2, has_figure=False, need="")
    posts = (
        RoleTitle("Finance Manager", "", is_current=False, sentences=()),
        RoleTitle("Waiter", "", is_current=False, sentences=()),
    )
    choice = RoleChoice(posts, (0.0, 0.0), (served, sold, filed), 24200)
    assert choice.carried(0, "") == [served, sold]
