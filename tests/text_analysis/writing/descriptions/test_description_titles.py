"""Titles as adverts write them, in generated descriptions: cleaned, with their hours, setting and trade."""

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.descriptions.brief_keywords import BriefKeywords
from hireloom.text_analysis.writing.descriptions.job_descriptions import JobBrief, parts
from hireloom.text_analysis.writing.trades.title_asides import hours_of, own_title
from hireloom.text_analysis.writing.trades.usual_work import load_fields


def description(title, keywords="", kind="Full-time"):
    return parts(JobBrief(title, "Acme", kind, "Leeds", keywords).checked(), load_fields(), load_lexicon()).text


@pytest.mark.spec("POST-22")
@pytest.mark.parametrize(
    ("title", "bare_title"),
    [
        ("NEW: Intellectual Property Associate - Computer Science", "Intellectual Property Associate"),
        ("Receptionist-Law Firm /", "Receptionist"),
        ("*******Leasing Agent", "Leasing Agent"),
        ("$ SIGN ON BONUS!! Servers", "Server"),
        ("Property Management Company is seeking Administrative Assistant!", "Administrative Assistant"),
        ("STORE MANAGER in COLUMBUS OH", "Store Manager"),
        ("Project Coordinator Job", "Project Coordinator"),
        ("Club Supervisor Full Time at BJ's Wholesale Club", "Club Supervisor"),
        ("Senior Associate: Help Desk Coordinator - Dallas", "Help Desk Coordinator"),
        ("Civil Engineer -Highway Design", "Civil Engineer"),
        ("Sr. Process Engineer", "Senior Process Engineer"),
        ("Speech Language Pathologist / SLP", "Speech Language Pathologist"),
        ("Full-Stack Engineer", "Full-Stack Engineer"),
        ("Harley-Davidson Certified Technicians", "Harley-Davidson Certified Technician"),
        ("X-Ray Tech", "X-Ray Tech"),
        ("PRN", "PRN"),
    ],
)
def test_a_title_is_that_of_one_person_without_what_an_advert_calls_out(title, bare_title):
    assert own_title(title) == bare_title


@pytest.mark.parametrize(
    ("kind", "title", "hours"),
    [
        ("Full-time", "Registered Nurse- Home Health PRN", "per diem (PRN)"),
        ("Full-time", "Per Diem Hospice LPN", "per diem (PRN)"),
        ("Full-time", "Part Time Floating Property Manager", "part-time"),
        ("Full-time", "Armed Guard II (PT)", "part-time"),
        ("Full-time", "Caregiver Full-time/Part-time opportunities available!", "full-time or part-time"),
        ("Contract", "Part Time Cashier", "contract"),
        ("Full-time", "PT", "full-time"),
    ],
)
def test_hours_in_the_title_win_against_full_time(kind, title, hours):
    assert hours_of(kind, title) == hours


def test_hours_of_the_title_are_told_in_the_text():
    text = description("Registered Nurse- Home Health PRN")
    assert "What We Offer\n- A per diem (PRN) position" in text
    assert "full-time" not in text


@pytest.mark.parametrize(
    ("title", "keywords", "does", "leaves"),
    [
        ("Registered Nurse- Home Health PRN", "Nursing", "Visit patients at home", "every shift"),
        ("Registered Nurse", "Home health care", "Visit patients at home", "bedside report"),
        ("Site Reliability Engineer", "Linux, Load balancing", "monitoring, logging and alerts", "vibration"),
        ("Harley-Davidson Certified Technicians", "", "motorcycles", "calibrate"),
        ("Advertising Campaign Manager", "", "media", "Choose vendors"),
        ("Imaging Production Specialist", "Data entry", "Run scanners", "rules of the field"),
        ("NEW: Intellectual Property Associate", "Patent", "office actions", "hearings"),
        ("Receptionist-Law Firm /", "", "notify the attorney", "badges"),
        ("Senior Equipment Technician", "PLC programming", "production equipment", "van"),
        ("Project Manager", "Project management, Blueprint reading, Concrete", "RFIs", "sponsors"),
        ("Project Manager", "Active Directory, Linux", "cutover", "subcontract"),
        ("Project Manager", "", "sponsors", "subcontract"),
        ("Part Time Floating Property Manager", "", "Cover several sites", "full-time"),
        ("Patent Agent", "", "Registration to practice before the USPTO", "License to practice law"),
        ("Service Manager", "Brakes, Diagnostics, Oil changes", "vehicle", "callbacks"),
        ("Cosmetic Sales Consultant - Bobbi Brown", "", "Match shades", "proof of concept"),
    ],
)
def test_title_and_keywords_choose_the_trade_and_the_setting(title, keywords, does, leaves):
    text = description(title, keywords)
    assert does in text
    assert leaves not in text


@pytest.mark.parametrize(
    ("keyword", "terms"),
    [
        ("Extensive experience in patent prosecution necessary", ("patent prosecution",)),
        ("must have strong knowledge of tax law", ("tax law",)),
        ("Maintains sanitary conditions in all work areas", ("Maintain sanitary conditions",)),
        ("Delivery drivers provide outstanding service", ("Delivery drivers",)),
        ("competent individual capable of solving problems", ()),
        ("Works independently with little supervision", ("Independent work",)),
        ("Work well with staff and clients", ("Teamwork",)),
        ("Lead and manage an hourly workforce", ("Lead and manage an hourly workforce",)),
        ("Communicate with the kitchen regarding menu questions and recook orders", ("Communicate with the kitchen",)),
        ("Interpersonal skills", ("Interpersonal skills",)),
        ("Negotiation skills", ("Negotiation",)),
        ("sales, Sales", ("sales",)),
        ("x" * 100, ("x" * 60,)),
    ],
)
def test_a_keyword_is_cut_to_what_it_names(keyword, terms):
    assert BriefKeywords.of(keyword).terms == terms


def test_what_a_keyword_says_besides_its_noun_is_kept():
    named = BriefKeywords.of("SQL preferred, 5+ years of experience in Java, Prepare invoices, ability to read maps")
    assert named.helpful == {"SQL"}
    assert named.stated == ("5+ years of experience in Java",)
    assert named.tasks == {"Prepare invoices", "read maps"}


def test_tasks_wishes_and_years_stand_where_they_belong():
    text = description("Data Analyst", "Prepare invoices, Looker a plus, 5+ years of experience in finance")
    duties, needs = text.split("Responsibilities\n")[1].split("Requirements\n")
    assert "- Prepare invoices" in duties
    assert "- 5+ years of experience in finance" in needs
    assert "- Helpful, not required: Looker" in needs


def test_no_role_is_made_of_a_field_and_no_field_is_asked_for_as_experience():
    text = description("Outside Sales Representative", "Sales, Outside sales, B2B sales, Data entry")
    assert "Experience as" not in text
    assert "- Experience with sales" not in text


def test_alternatives_of_papers_are_papers():
    needs = description("Registered Nurse", "BLS or ACLS").split("Requirements\n")[1].split("\n\n")[0]
    assert "ACLS certification" in needs
    assert "Experience with BLS" not in needs


def test_whoever_assigns_people_or_gives_feedback_by_a_usual_duty_does_it_once():
    duties = description("Production Supervisor").split("Requirements")[0]
    assert duties.lower().count("coach") == 1


def test_data_entry_is_no_entry_level():
    assert "Learn the work step by step" not in description("Data Entry Clerk")
    assert "Learn the work step by step" in description("Entry-Level Clerk")


@pytest.mark.parametrize("title", ["Registered Nurse", "Receptionist", "Paralegal", "Machinist", "Store Manager"])
def test_good_service_is_a_stock_line_of_no_trade(title):
    duties = description(title, "Customer service").split("Requirements")[0]
    assert "resolve complaints" not in duties.lower()
    assert "Explain to customers" not in duties


@pytest.mark.spec("POST-22")
@pytest.mark.parametrize(
    ("title", "does", "leaves"),
    [
        ("Scrum Master", "sprint planning", "budget"),
        ("QC Microbiologist", "microbial testing", "sample sizes"),
        ("Busser", "reset tables", "Take orders"),
        ("Development Officer", "ask for gifts", "press releases"),
        ("Network Security Manager", "firewall", "Patrol"),
        ("Driver Manager", "hours of service", "van"),
        ("Cocktail Waitress", "Serve cocktails", "Suggest dishes"),
        ("Structural Steel Inspector", "bolt grades", "hearings"),
        ("Deputy District Attorney", "plea offers", "close transactions"),
        ("Director of Dining Services", "dietitians", "group and event business"),
        ("Mailroom Clerk", "Weigh, meter", "Enter and update data"),
        ("HRIS Analyst", "integrations", "Guide applicants"),
        ("Mobile Equipment Mechanic", "undercarriage", "air systems"),
    ],
)
def test_a_trade_has_its_own_work_and_not_that_of_its_neighbor(title, does, leaves):
    text = description(title)
    assert does in text
    assert leaves not in text


@pytest.mark.parametrize(
    ("title", "adds"),
    [
        ("Registered Nurse - Post Op", "drains and dressings after surgery"),
        ("Account Executive, National Accounts", "account plans"),
        ("Plant Electrician", "production equipment"),
        ("Armed Security Officer", "Armed guard license"),
        ("Accountant - Nonprofit", "restricted funds"),
    ],
)
def test_a_speciality_in_the_title_adds_its_work(title, adds):
    assert adds in description(title)
    assert adds not in description(title.split(" - ")[0].split(",")[0].removeprefix("Plant ").removeprefix("Armed "))


def test_nobody_at_the_top_gets_the_hands_on_part_of_a_speciality():
    assert "Diaper" not in description("VP of Toddler Programs")


@pytest.mark.parametrize(
    ("title", "bare_title"),
    [
        ("Entry Level- Junior Beekeeper", "Junior Beekeeper"),
        ("SR ORCHARD MANAGER", "Senior Orchard Manager"),
        ("Bluebird Farms - Delivery Driver", "Delivery Driver"),
        ("ACME Full-time Night Driver", "ACME Night Driver"),
    ],
)
def test_what_stands_before_or_inside_a_title_is_no_part_of_it(title, bare_title):
    assert own_title(title) == bare_title


def test_a_remark_behind_a_title_is_no_setting():
    assert "The position is in" not in description("Beekeeper - Top Law Firm")
    assert "The position is in plastic surgery." in description("Medical Assistant - Plastic Surgery")


@pytest.mark.parametrize(
    ("title", "duty", "stray"),
    [
        ("Environmental Health and Safety Director", "safety managers", "nurse"),
        ("Safety Director", "serious incidents", "Choose, develop"),
        ("Tax Manager", "review the finished work", "Interview clients"),
        ("Director of Tax", "tax policy", "Interview clients"),
        ("General Counsel", "outside counsel", "Represent clients"),
        ("Food Safety Manager", "critical control points", "recipes"),
        ("Patient Safety Specialist", "event reports", "requests from start to finish"),
        ("Supply Chain Analyst", "lead times", "Lead planners"),
        ("Sustainability Manager", "emissions", "airflow"),
        ("HRM Specialist", "benefits", "HRM"),
        ("Chief Happiness Officer", "develop the managers", "meetings and minutes"),
    ],
)
def test_the_duties_are_those_of_the_field_and_the_rank(title, duty, stray):
    brief = JobBrief(title, "Cedar Mills", "Full-time", "Dayton, OH")
    duties = " ".join(parts(brief, load_fields(), load_lexicon()).duties)
    assert duty in duties
    assert stray not in duties
