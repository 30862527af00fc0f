"""Who is hiring, what an advert asks for, and what it only tells."""

import pytest

from hireloom.domain.resume_match.findings import Kind, Requirement
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.evidence.job_skills import top_skills
from hireloom.text_analysis.language.labels import label
from hireloom.text_analysis.language.lexicon_files import load_lexicon

MILL = """Quality Inspector
Otterbeck Plastics, Leeds

Otterbeck Plastics moulds lids that close and stay closed. Our four presses run day and night. The hall has daylight.
You measure parts from each press.

Requirements
- Calipers and micrometers
- Two years of inspection, ideally in plastics
- SPC required, Minitab preferred
- SAP or willingness to learn it

What would be welcome
- Six Sigma
- German

What we promise
- A pension, 28 days of leave and a bicycle
"""


def requirements_of(job: str) -> dict[str, Requirement]:
    return {row.requirement.label: row.requirement for row in job_requirements(job, load_lexicon()).asked}


def wanted_duties(job: str) -> list[Requirement]:
    return [requirement for requirement in requirements_of(job).values() if requirement.kind is Kind.DUTY]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Baker\nRye and Stone, Bath\n\nRye and Stone bakes at night. You knead dough.\n", "Rye and Stone"),
        ("Baker\nFull time, Bath\n\nYou knead dough at night.\n", ""),
        ("Welder\nTorvald Yards builds ferries.\nYou weld hulls.\n", "Torvald Yards"),
        ("Welder\nCompany: Torvald Yards\nYou weld hulls.\n", "Torvald Yards"),
        ("Welder\nYou weld hulls and know why a seam fails.\n", ""),
    ],
)
def test_the_company_is_found_where_the_text_names_it(text: str, name: str) -> None:
    assert advert(text).company == name


def test_a_company_asks_for_nothing_by_its_name() -> None:
    job = "Buyer\nSolent Robotics, Hull\n\nSolent Robotics sells gloves. At Solent Robotics you buy cloth.\n"
    assert "Robotics" not in requirements_of(job)
    assert "Robotics" in requirements_of(job + "Requirements\n- Robotics\n")


def test_what_the_employer_tells_of_itself_and_promises_is_asked_of_nobody() -> None:
    asks = {line.text: line.ask for line in advert(MILL).lines}
    for statement in ("Our four presses run day and night.", "The hall has daylight."):
        assert asks[statement] is Ask.NOISE
    assert asks["You measure parts from each press."] is not Ask.NOISE
    sources = " ".join(requirement.source for requirement in requirements_of(MILL).values())
    for statement in ("presses run", "daylight", "pension", "bicycle", "moulds lids"):
        assert statement not in sources


@pytest.mark.parametrize("below", ["Loomworks, Leeds\n\n", ""])
def test_whom_a_company_hires_for_is_asked_of_nobody(below: str) -> None:
    job = f"Technical Recruiter\n{below}Loomworks hires for engineering companies. {{}}\nRequirements\n- Excel\n"
    sentences = "We look for somebody who is calm. You call candidates and arrange interviews."
    assert {requirement.label for requirement in wanted_duties(job.format(sentences))} == {
        "Call candidates and arrange interviews"
    }
    assert "wound care" in " ".join(requirements_of(job.format("You must know wound care.")))


def test_headings_and_cues_tell_musts_from_nice_to_haves() -> None:
    rows = requirements_of(MILL)
    musts = {name for name, requirement in rows.items() if requirement.must}
    assert {"2+ years of inspection", "Statistical process control"} <= musts
    assert {"Minitab", "SAP", "Six Sigma", "German"} <= set(rows) - musts


@pytest.mark.parametrize(
    "line",
    ["Kafka is a plus", "Nice to have: Kafka", "Kafka would help", "Kafka preferred", "Knowledge of Kafka desirable"],
)
def test_each_cue_makes_a_nice_to_have(line: str) -> None:
    rows = requirements_of(f"Java Developer\nYou write Java services for a bank.\n{line}\n")
    (kafka,) = (requirement for name, requirement in rows.items() if "Kafka" in name)
    assert not kafka.must


def test_what_is_asked_for_expressly_counts_before_what_is_mentioned() -> None:
    job = "Nurse\nYour tasks\n- Chart in Epic at the bedside\nNice to have\n- Epic\n"
    assert not requirements_of(job)["Epic"].must


@pytest.mark.parametrize(
    ("sentence", "short"),
    [
        (
            "Spot a failing pump early, and call the night engineer without waiting for the foreman to wake",
            "Spot a failing pump early",
        ),
        ("You install, commission and maintain conveyor drives", "Install, commission and maintain conveyor drives"),
        ("Drive a lorry up to 2,500 miles a week", "Drive a lorry up to 2,500 miles a week"),
        (
            "Prepare the quarterly figures for the board and the three banks that lend us money",
            "Prepare the quarterly figures for the board and the three banks",
        ),
        ("Ensures work is to the correct standard", "Ensures work is to the correct standard"),
        ("The Store Manager is to manage the operations of both floors", "Manage the operations of both floors"),
        ("The Traffic Coordinator in this position works with printers", "Works with printers"),
        ("Job requires accepting criticism and dealing calmly", "Accepting criticism and dealing calmly"),
        (
            "Interacts with customers in a highly effective and proactive manner",
            "Interacts with customers in a highly effective and proactive manner",
        ),
        (
            "Assists in the preparation, portioning, garnishing, presentation and safe storage of food.",
            "Assists in the preparation, portioning, garnishing, presentation and safe storage of food",
        ),
        (
            "Leads by providing positive and constructive feedback to employees in order to reward, coach and motivate",
            "Leads by providing positive and constructive feedback to employees",
        ),
        (
            "In the absence of the manager, opens the store and counts the drawers",
            "Opens the store and counts the drawers",
        ),
        ("Performs tasks in a safe manner consistent with the policies of the company", "Tasks in a safe manner"),
        (
            "May rake and mulch leaves, aerate, seed, fertilize and mow lawns.7.",
            "Rake and mulch leaves, aerate, seed, fertilize and mow lawns",
        ),
        ("X Reach with hands and arms", "Reach with hands and arms"),
        ("The cook is responsible for prepping and plating cold dishes", "Prepping and plating cold dishes"),
        ("Telecommunications will be focused on developing sales", "Developing sales"),
        ("The county office is seeking experienced attorneys", "Attorneys"),
        ("Once hired, our nurses must maintain a current card", "Maintain a current card"),
        (
            "Stimulates emotional, intellectual, and social growth of students by developing and directing programs",
            "Stimulates emotional, intellectual, and social growth of students",
        ),
        (
            "Provides safe environment by maintaining orderly, clean, and appealing facilities; removing hazards",
            "Provides safe environment by maintaining orderly, clean, and appealing facilities",
        ),
        ("Peel, portion, label, rotate, and after a few weeks you cook", "Peel, portion, label, rotate"),
        ("Only those candidates who have worked in production", "Worked in production"),
    ],
)
def test_labels_are_clauses_that_stand_alone(sentence: str, short: str) -> None:
    assert label(sentence, load_lexicon()) == short


def test_short_lines_keep_their_own_words() -> None:
    rows = requirements_of(
        "Developer\nRequirements\n- Java in production\n- On-call for a payment system\n- Mentoring juniors\n"
    )
    assert {"Java in production", "On-call for a payment system", "Mentoring juniors"} <= set(rows)


@pytest.mark.parametrize(
    ("line", "name", "must"),
    [
        ("ADN required, BSN preferred", "Associate degree", True),
        ("Bachelor's degree required, Master's degree a plus", "Bachelor's degree", True),
        ("RN license required, Bachelor's degree preferred", "Bachelor's degree", False),
    ],
)
def test_a_degree_is_a_must_where_its_own_clause_says_so(line: str, name: str, must: bool) -> None:
    assert requirements_of(f"Nurse\nRequirements\n- {line}\n- Patient care\n")[name].must is must


def test_top_skills_are_musts_where_the_match_says_so() -> None:
    job = "Nurse\nRequirements\n- RN license required, ACLS preferred\n- Wound care\n"
    musts = {skill.name: skill.must for skill in top_skills("Nurse", job, load_lexicon())}
    assert (musts["RN license"], musts["ACLS"]) == (True, False)


def test_a_degree_is_asked_for_once() -> None:
    rows = requirements_of("Nurse\nRequirements\n- Bachelor of Science in Nursing (BSN)\n- RN license\n")
    assert [name for name, requirement in rows.items() if "BSN" in requirement.source] == ["Bachelor's degree"]


def test_a_word_that_ends_like_a_heading_is_none_and_a_heading_that_lost_its_line_break_is():
    """To look for headings inside every word takes longer than all the rest, and nobody else is answered meanwhile."""
    trap = "You measure parts.\nWe pay for reeducation: any course you like."
    assert [line.bare_text for line in advert(trap).lines][1:] == ["We pay for reeducation: any course you like."]
    glued = advert("You measure parts from 8 AM to 4 PMRequirements: Calipers").lines
    assert [line.bare_text for line in glued if line.ask is Ask.MUST] == ["Calipers"]


@pytest.mark.parametrize(
    "heading",
    [
        "SENIOR ROLES Apply to experts.",
        "EXPERIENCED Staff cook here.",
        "UNDERESSENTIAL Care of gardens.",
        "A PAROLE Officer cooks, too.",
        "WORKSHIFTHOURS Nine of them.",
    ],
)
def test_a_shouted_heading_is_a_word_and_no_part_of_one(heading: str) -> None:
    assert heading.rstrip(".") in [line.text.rstrip(".") for line in advert(f"You measure parts. {heading}").lines]


def test_a_shouted_heading_needs_no_colon_and_no_blank_behind_it() -> None:
    lines = advert("You measure parts. JOB REQUIREMENTS A steady hand. DESIREDCalipers. ESSENTIAL: Two eyes.").lines
    assert [(line.text, line.ask) for line in lines][1:] == [
        ("A steady hand.", Ask.MUST),
        ("Calipers.", Ask.NICE),
        ("Two eyes.", Ask.MUST),
    ]


@pytest.mark.parametrize("gap", ["\n", "\n\n", "\n\n\n"])
def test_a_title_is_one_line_however_many_headings_stand_above(gap):
    assert advert(gap.join(["Job description", "Requirements", "Nurse", "Night shifts", "BLS"])).title == "Nurse"


@pytest.mark.parametrize(
    ("first", "title"),
    [
        ("Forklift Operator - 2nd Shift - $19.50/hr", "Forklift Operator"),
        ("Data Engineer | 3-5 years | Hyderabad", "Data Engineer"),
        ("General Labor - No Experience Needed!! Start Monday", "General Labor"),
        ("Cook – 2 to 4 yrs", "Cook"),
        ("Java Developer - Payments", "Java Developer - Payments"),
    ],
)
def test_pay_years_and_shifts_are_no_part_of_a_title(first: str, title: str) -> None:
    assert advert(f"{first}\n\nRequirements\n- Steady hands\n").title == title


def test_a_name_with_a_capital_inside_that_ends_a_clause_is_one_word() -> None:
    lines = advert(
        "Nurse\n\nDesirable\n- Knowledge of SystmOne\n- Excel, EmisWeb, Word\n- Microsoft OfficeTidy, calm work\n"
        "- Good with peopleRequirements: BLS\n"
    )
    assert [line.text for line in lines.lines][1:] == [
        "Knowledge of SystmOne",
        "Excel, EmisWeb, Word",
        "Microsoft Office",
        "Tidy, calm work",
        "Good with people",
        "BLS",
    ]


def test_an_exam_is_no_employer() -> None:
    assert advert("Head of Science\n\nYou raise results at GCSE and A Level.\n").company == ""


@pytest.mark.parametrize(
    ("heading", "ask"),
    [
        ("What the internship involves", Ask.DUTY),
        ("What this role looks like", Ask.DUTY),
        ("Main duties of the job", Ask.DUTY),
        ("Roles and Responsibilities", Ask.DUTY),
        ("A typical week", Ask.DUTY),
        ("Who we'd like", Ask.MUST),
        ("You might be a fit if you", Ask.MUST),
        ("This is for you if", Ask.MUST),
        ("Desired Candidate Profile", Ask.MUST),
    ],
)
def test_a_heading_of_everyday_words_ends_what_the_employer_tells_of_itself(heading: str, ask: Ask) -> None:
    [line] = advert(f"Intern\n\nWho we are\nLoom is a brand.\n\n{heading}\nCreating posts for the blog\n").lines[-1:]
    assert (line.text, line.ask) == ("Creating posts for the blog", ask)


def test_an_unknown_word_does_not_hide_a_duty_of_an_english_advert() -> None:
    duties = ["Designing new products with our team", "Testing devices with customers", "Writing reports for managers"]
    job = "\n".join(["Audio Engineer", *duties, "Calibrating zephyr quorums", *duties])
    lines = advert(job).lines
    assert any(line.text.startswith("Calibrating") and line.ask is not Ask.NOISE for line in lines)


def test_an_ability_among_the_duties_is_a_must() -> None:
    job = "Packer\n\nDuties\n- Pack boxes for shipping\n- Basic math skills\n- Ability to read and write English\n"
    asks = {line.text: line.ask for line in advert(job).lines}
    assert asks["Basic math skills"] is asks["Ability to read and write English"] is Ask.MUST
    assert asks["Pack boxes for shipping"] is Ask.DUTY


def test_a_dash_glued_to_the_line_before_begins_a_new_one() -> None:
    job = "Packer\n\nRequirements\nGood math skills- Knowledge of forklifts (any kind)- Clear handwriting"
    assert [line.text for line in advert(job).lines][-3:] == [
        "Good math skills",
        "Knowledge of forklifts (any kind)",
        "Clear handwriting",
    ]


def test_a_sentence_glued_to_an_exclamation_mark_has_its_own_line() -> None:
    job = "Packer\n\nRequirements\nMust have a love of knots!2nd language a plus\n"
    assert [line.text for line in advert(job).lines][-2:] == ["Must have a love of knots!", "2nd language a plus"]


def test_a_certain_ask_is_one_even_below_benefits() -> None:
    lines = advert(
        "Nurse\n\nRequirements\n- Two years in acute care\n\nBenefits\n"
        "- Organization and attention to detail in a high volume environment\n- Dental insurance\n"
    ).lines
    asks = {line.text: line.ask for line in lines}
    assert asks["Organization and attention to detail in a high volume environment"] is Ask.MUST
    assert asks["Dental insurance"] is Ask.NOISE
