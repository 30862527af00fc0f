"""The trade of a job: what its title says where the advert is about the same, otherwise what the advert says."""

import pytest

from hireloom.domain.resume_match.analyses import Level
from hireloom.testing.measure import NOW
from hireloom.text_analysis.evidence.job_skills import job_skills
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.questions.interviews import interview
from hireloom.text_analysis.writing.questions.subjects import lines_of, title_of
from hireloom.text_analysis.writing.trades.job_trades import JobTrade, trade_of
from hireloom.text_analysis.writing.trades.question_banks import load_bank

RESUME = "Ann Fresh\n\nExperience\n\nStock Clerk, Cedar Mills, 2015 - 2018\n- Counted the inventory of three halls.\n"
LAWN = """Apply fertilizer and weed control to lawns and shrubs
Schedule routes of the lawn specialists
Calibrate spreaders and mix pesticides as the label says
Teach trainees turf and insect diagnosis
Answer homeowners whose lawn has brown patches
Renew pesticide applicator licenses"""
SINTERING = """Set up and adjust compacting presses, robots and the sintering furnace
Change tooling, dies and punches
Measure parts with micrometers and record the dimensions
Read routers and prints
Keep the press line running through the shift
Clear jams on the production line and report scrap"""
HARVEST = """Advise utility clients on the market for electricity
Model rates and prepare testimony for regulators
Lead teams of consultants on engagements
Write proposals and present findings to clients
Develop new engagements with utilities
Review the work of analysts"""
WILLS = """Draft revocable trusts, wills and powers of attorney
Advise clients on estate planning and estate tax
Administer estates from probate to distribution
Research estate and trust law
Admission to the state bar
Experience in a law firm in trusts and estates"""
SYSTEMS = """Lead projects to replace the finance systems of the company
Define scope, milestones and budget of each project
Report risks and project status to stakeholders
Gather requirements from business owners
Coordinate vendors and developers through testing and go-live
PMP certification"""
FURNITURE = """Learn to run a furniture store in twelve months
Greet customers on the sales floor of the retail store and recommend sofas
Close sales and meet sales goals
Retail merchandising, displays and price tags on the sales floor
Receive shipments of furniture and count store inventory
Handle returns and customer complaints in the store"""


def job_of(title: str, duties: str) -> str:
    return f"{title}\n\nResponsibilities\n" + "".join(f"- {line}\n" for line in duties.splitlines())


def told_trade(title: str, duties: str) -> JobTrade:
    job, lexicon = job_of(title, duties), load_lexicon()
    needs = job_skills(RESUME, job, lexicon)
    return trade_of(title_of(job, lexicon), job, lines_of(job), needs, lexicon, load_bank().activities)


CASES = [
    ("Service Manager", LAWN, "Treatments", "Vehicles"),
    ("Press Setup", SINTERING, "Production", "Marketing"),
    ("Principal", HARVEST, "", "Teaching"),
    ("Estate and Trust Attorney", WILLS, "Estates", "Home sales"),
    ("IT Project Manager", SYSTEMS, "Projects", "Support"),
    ("Manager Trainee", FURNITURE, "Sales floor", "Coaching"),
]


@pytest.mark.parametrize(("title", "duties", "core", "never"), CASES)
def test_the_advert_decides_where_its_title_may_mean_another_trade(title, duties, core, never):
    work = told_trade(title, duties).work
    assert never not in work
    assert not core or core in work[:2]


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(("title", "duties", "core", "never"), CASES)
def test_an_interview_asks_about_the_work_of_the_advert(level, title, duties, core, never):
    questions = interview(RESUME, job_of(title, duties), load_lexicon(), load_bank(), level, NOW)
    topics = [line.topic for line in questions]
    assert never not in topics[:8]
    assert not core or core in topics[:6]


def test_a_trade_on_which_title_and_advert_agree_is_sure():
    assert told_trade("Lawn Care Technician", LAWN).is_sure
    assert not told_trade("Registered Nurse", SINTERING).is_sure
