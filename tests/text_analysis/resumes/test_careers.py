"""The roles of a resume and its strong sentences, from a lexicon of two occupations and three skills."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.text_analysis.evidence.statements import LONGEST_QUOTE, Deed, quoted, statements
from hireloom.text_analysis.language.lexicon import Lexicon, Occupation, Skill
from hireloom.text_analysis.language.periods import month_of
from hireloom.text_analysis.resumes.careers import career, quotable
from hireloom.text_analysis.resumes.positions import posts

TEACHER = Occupation("Teacher", "education", ())
COOK = Occupation("Cook", "hospitality", ())
SKILLS = [(Skill(name, "method", ("hospitality",)), (name,)) for name in ("Menu planning", "Grilling", "Phonics")]


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon(SKILLS, [(TEACHER, ("Teacher",)), (COOK, ("Cook", "Line Cook"))], {}, 2)


RESUME = """\
Experience

Line Cook, The Salt Cellar, 2019 - 2022
- Cut waste by 12 % with daily counts.
- Led a line of four.

Teacher, Hill School, 2015 - 2018
- Taught phonics in small groups.

Education
Teacher training, Moor College, 2014

Skills
Menu planning, Grilling, Phonics
"""


def test_each_role_keeps_its_own_sentences(lexicon: Lexicon) -> None:
    life = career(RESUME, lexicon)
    assert [(role.where, len(role.sentences)) for role in life.roles] == [
        ("Line Cook, The Salt Cellar, 2019 - 2022", 2),
        ("Teacher, Hill School, 2015 - 2018", 1),
    ]
    assert life.years(month_of(date(2026, 11, 21))) == 8


def test_studies_and_lists_are_no_work(lexicon: Lexicon) -> None:
    life = career(RESUME, lexicon)
    assert life.studies == ("Teacher training, Moor College, 2014",)
    assert not any("Menu planning" in sentence.text for sentence in life.sentences)


def test_the_title_may_stand_above_the_dated_line(lexicon: Lexicon) -> None:
    life = career("Experience\nLine Cook\nThe Salt Cellar, 2019 - 2022\nKept the grill clean and hot.\n", lexicon)
    assert [(role.title, role.where) for role in life.roles] == [
        ("Line Cook", "Line Cook The Salt Cellar, 2019 - 2022")
    ]
    assert [sentence.text for sentence in life.sentences] == ["Kept the grill clean and hot."]


def test_title_employer_and_dates_may_stand_in_a_line_each(lexicon: Lexicon) -> None:
    resume = (
        "Experience\nLine Cook\nThe Salt Cellar\n03/19 – 11/22\nKept the grill clean and hot.\n"
        "Teacher\nHill House Hall\nMärz 2015 – Juni 2018\nTaught phonics in small groups.\n"
    )
    life = career(resume, lexicon)
    assert [(role.title, role.where) for role in life.roles] == [
        ("Line Cook", "Line Cook The Salt Cellar 03/19 – 11/22"),
        ("Teacher", "Teacher Hill House Hall März 2015 – Juni 2018"),
    ]
    assert [sentence.text for sentence in life.sentences] == [
        "Kept the grill clean and hot.",
        "Taught phonics in small groups.",
    ]
    assert [(post.title, post.employer) for post in posts(life, lexicon)] == [
        ("Line Cook", "The Salt Cellar"),
        ("Teacher", "Hill House Hall"),
    ]


def test_the_employer_may_stand_above_the_title(lexicon: Lexicon) -> None:
    resume = (
        "Experience\nSalt Cellar Kitchens - Hull, HU\nLine Cook\n03/2019 - 11/2022\nKept the grill clean and hot.\n"
        "Hill House Hall\nTeacher\n2015 - 2018\nTaught phonics in small groups.\n"
    )
    life = career(resume, lexicon)
    assert [(post.title, post.employer) for post in posts(life, lexicon)] == [
        ("Line Cook", "Salt Cellar Kitchens"),
        ("Teacher", "Hill House Hall"),
    ]
    assert [sentence.text for sentence in life.sentences] == [
        "Kept the grill clean and hot.",
        "Taught phonics in small groups.",
    ]


def test_an_employer_with_its_town_is_no_person_with_letters_behind_the_name(lexicon: Lexicon) -> None:
    resume = "Experience\nLine Cook, Grill\nRiver Bend Hospital, Boston, MA\n2019 - 2022\nKept the grill clean.\n"
    titles = posts(career(resume, lexicon), lexicon)
    assert [(post.title, post.employer) for post in titles] == [("Line Cook", "River Bend Hospital")]


def test_the_employer_may_stand_below_the_dated_line_and_is_nothing_that_was_done(lexicon: Lexicon) -> None:
    resume = (
        "Cook of hot-and-cold dishes.\nExperience\nLine Cook, Hot-and-Cold  2019 - 2022\nBriar Hill Inn, Dayton, OH\n"
        "- Kept the grill clean and hot.\n\nTeacher, Hill House  2015 - 2018\nDayton, Ohio\n- Taught phonics.\n"
    )
    life = career(resume, lexicon)
    deeds = [sentence.text for role in life.roles for sentence in role.sentences]
    assert deeds == ["Kept the grill clean and hot.", "Taught phonics."]
    assert [(post.title, post.employer) for post in posts(life, lexicon)] == [
        ("Line Cook", "Briar Hill Inn"),
        ("Teacher", "Hill House"),
    ]


def test_the_employer_may_stand_above_title_and_dates(lexicon: Lexicon) -> None:
    resume = (
        "Experience\nSummit Power & Light, Denver CO\nLine Cook   2019 - 2022\n- Kept the grill clean.\n\n"
        "Mesa Verde Grill, Lakewood CO\nCook   2014 - 2019\n- Peeled ten sacks a day.\n"
    )
    life = career(resume, lexicon)
    assert [(post.title, post.employer) for post in posts(life, lexicon)] == [
        ("Line Cook", "Summit Power & Light"),
        ("Cook", "Mesa Verde Grill"),
    ]
    assert [sentence.text for sentence in life.sentences] == ["Kept the grill clean.", "Peeled ten sacks a day."]


def test_a_wide_gap_parts_an_employer_from_its_place(lexicon: Lexicon) -> None:
    resume = (
        "Experience\nDunmore & Vale House                 Chicago, IL\nCook          2014 - 2019\n- Peeled ten sacks.\n"
    )
    titles = posts(career(resume, lexicon), lexicon)
    assert [(post.title, post.employer) for post in titles] == [("Cook", "Dunmore & Vale House")]


def test_company_designation_and_duration_may_be_labelled(lexicon: Lexicon) -> None:
    resume = (
        "Work Experience\n1) Company : Salt Cellar Kitchens\n   Designation : Line Cook\n"
        "   Duration : Aug 2021 to till date\n   Job Profile :\n   - Kept the grill clean and hot\n"
        "2) Company : Hill House\n   Designation : Teacher\n"
        "   Duration : June 2018 to July 2021\n   - Taught phonics in groups\nComputer skills : Phonics, Grilling\n"
    )
    life = career(resume, lexicon)
    assert [(post.title, post.employer) for post in posts(life, lexicon)] == [
        ("Line Cook", "Salt Cellar Kitchens"),
        ("Teacher", "Hill House"),
    ]
    assert [sentence.text for sentence in life.sentences] == [
        "Kept the grill clean and hot",
        "Taught phonics in groups",
    ]


def test_a_label_may_be_parted_from_its_words_by_a_tab(lexicon: Lexicon) -> None:
    resume = "Work Experience\nCompany\t: Hill House, Leeds\nDesignation\t: Teacher\nDuration\t: Jun 2018 to Jul 2021\n"
    [role] = career(resume, lexicon).roles
    assert (role.title, role.employer, role.where) == (
        "Teacher",
        "Hill House",
        "Hill House, Leeds Teacher Jun 2018 to Jul 2021",
    )


@pytest.mark.parametrize(
    "paper", ["Licenses\nTeacher, Ohio, exp 09/2027\n", "Grill Permit since 2019\n", "Certificates\nCook, 2016\n"]
)
def test_a_licence_with_its_date_is_no_role(paper: str) -> None:
    permit = (Skill("Grill permit", "licence", ("hospitality",)), ("Grill permit",))
    lexicon = Lexicon([*SKILLS, permit], [(TEACHER, ("Teacher",)), (COOK, ("Cook", "Line Cook"))], {}, 2)
    life = career(f"{paper}\nExperience\nLine Cook, The Salt Cellar, 2012 - 2015\n", lexicon)
    assert [role.title for role in life.roles] == ["Line Cook"]


def test_a_role_among_studies_is_work_and_an_apprenticeship_is_none(lexicon: Lexicon) -> None:
    resume = (
        "Education\nCook's apprenticeship, Moor Inn, 2008 - 2011\nPlacements of the last year\n"
        "Teacher, Hill House, 2012 - 2013\n- Taught phonics to 58 pupils.\nMoor College, 2011 - 2014\n- With honours.\n"
    )
    life = career(resume, lexicon)
    assert [role.title for role in life.roles] == ["Teacher"]
    assert [sentence.text for sentence in life.sentences] == ["Taught phonics to 58 pupils."]
    assert "Moor College, 2011 - 2014" in life.studies


@pytest.mark.parametrize("heading", ["Teaching placements", "Other work", "Previous positions", "Paid work"])
def test_work_may_stand_below_such_a_heading(lexicon: Lexicon, heading: str) -> None:
    life = career(f"{RESUME}\n{heading}\nSweeper, Mill Lane, 2010 - 2011\n- Swept the yard.\n", lexicon)
    assert life.sentences[-1].text == "Swept the yard."


@pytest.mark.parametrize("away", ["Parental leave, 2016 - 2022", "Career break 2016 - 2022", "Sabbatical, 2016 – 2022"])
def test_time_away_from_work_is_no_role(lexicon: Lexicon, away: str) -> None:
    life = career(f"Experience\nLine Cook, The Salt Cellar, 2012 - 2015\n\n{away}\n", lexicon)
    assert [role.title for role in life.roles] == ["Line Cook"]
    assert life.years(month_of(date(2026, 11, 21))) == 4


@pytest.mark.parametrize(
    "unpaid", ["Volunteering\nCook, Soup Kitchen, 2016 - 2022", "Volunteer Cook, Soup, 2016 - 2022"]
)
def test_what_was_given_for_nothing_is_no_paid_work(lexicon: Lexicon, unpaid: str) -> None:
    resume = f"Experience\nLine Cook, The Salt Cellar, 2012 - 2015\n\n{unpaid}\nServed soup to 40 people.\n"
    life = career(resume, lexicon)
    assert life.years(month_of(date(2026, 11, 21))) == 4
    assert [post.title for post in posts(life, lexicon)] == ["", "Line Cook"]
    assert [sentence.text for sentence in life.sentences] == ["Served soup to 40 people."]


@pytest.mark.parametrize(
    ("line", "title", "employer"),
    [
        ("Line Cook, Peach State Kitchens, Hull", "Line Cook", "Peach State Kitchens"),
        ("Line Cook (Intern), The Salt Cellar", "Line Cook", "The Salt Cellar"),
        ("Company Name City , State Line Cook", "Line Cook", ""),
        ("Cellar Sweeper, The Salt Cellar", "Cellar Sweeper", "The Salt Cellar"),
        ("Line Cook, Skills", "Line Cook", ""),
        ("Warehouse/ Cook", "", ""),
        ("Grill and Bar Lead, The Salt Cellar", "Grill and Bar Lead", "The Salt Cellar"),
        ("Line cook, Quinta do Sol, Lisbon, Portugal", "Line Cook", "Quinta do Sol"),
        ("Assistant cook, Hof am See", "Assistant Cook", "Hof am See"),
        ("Worked as a cook, The Salt Cellar", "Cook", "The Salt Cellar"),
    ],
)
def test_title_and_employer_of_a_line(lexicon: Lexicon, line: str, title: str, employer: str) -> None:
    resume = f"Experience\n{line}, 2019 - 2022\nKept the grill clean and hot.\n"
    titles = posts(career(resume, lexicon), lexicon)
    assert [(post.title, post.employer) for post in titles] == [(title, employer)]


def test_roles_are_told_from_the_latest_on(lexicon: Lexicon) -> None:
    resume = "Experience\nTeacher, Hill House, 2012 - 2015\n\nLine Cook, Salt Cellar, 2016 - 2022\n"
    assert [post.title for post in posts(career(resume, lexicon), lexicon)] == ["Line Cook", "Teacher"]


def test_a_sentence_about_a_cook_is_no_title_of_the_next_role(lexicon: Lexicon) -> None:
    life = career("Experience\nWorked below the line cook\nThe Salt Cellar\n2019 - 2022\n", lexicon)
    assert [role.title for role in life.roles] == [""]


def test_the_title_may_stand_below_the_dated_line(lexicon: Lexicon) -> None:
    life = career("Experience\n2019 - 2022\nLine Cook\nKept the grill clean and hot.\n", lexicon)
    assert [(role.title, role.where) for role in life.roles] == [("Line Cook", "2019 - 2022 Line Cook")]
    assert [sentence.text for sentence in life.sentences] == ["Kept the grill clean and hot."]


@pytest.mark.parametrize(
    ("period", "lasts"),
    [("since 04/2019", True), ("2019 - till date", True), ("2019 to now", True), ("2019 - 2022", False)],
)
def test_a_role_lasts_when_its_period_has_no_end(lexicon: Lexicon, period: str, lasts: bool) -> None:
    life = career(f"Experience\nLine Cook, The Salt Cellar, {period}\nKept the grill clean and hot.\n", lexicon)
    assert [role.is_current for role in life.roles] == [lasts]
    assert [post.is_current for post in posts(life, lexicon)] == [lasts]


def test_a_heading_of_studies_may_have_two_words(lexicon: Lexicon) -> None:
    life = career(f"{RESUME}\nEDUCATIONAL QUALIFICATIONS\nMoor Hill, 2010 - 2014\n", lexicon)
    assert life.studies[-1] == "Moor Hill, 2010 - 2014"
    assert len(life.roles) == 2


def test_figures_and_deeds_make_a_sentence_strong(lexicon: Lexicon) -> None:
    lines = statements(career(RESUME, lexicon), lexicon)
    assert [(sentence.quote, sentence.deed) for sentence in lines] == [
        ("Cut waste by 12 % with daily counts", Deed.NUMBER),
        ("Taught phonics in small groups", Deed.TAUGHT),
        ("Led a line of four", Deed.LED),
    ]


@pytest.mark.parametrize("private", ["Visa: H1B", "License No: 99123", "me@mail.example cooks", "Call 520 555 0142 77"])
def test_private_lines_are_not_quotable(private: str) -> None:
    assert not quotable(private)


@given(st.text(st.characters(codec="utf-8"), max_size=400))
def test_a_quote_is_short_and_stands_in_the_sentence(text: str) -> None:
    quote = quoted(text)
    assert quote in " ".join(text.split())
    assert len(quote.split()) <= LONGEST_QUOTE


@pytest.mark.parametrize("sign", ["-", "•", "🔹"])
def test_a_role_may_stand_behind_a_bullet(lexicon: Lexicon, sign: str) -> None:
    resume = (
        f"Experience\n{sign} Teacher, Hill House, Sept 2019 - now\n✅ Taught phonics in groups\n"
        f"{sign} Cook, Salt Cellar Kitchens, 2015 - 2018\n✅ Planned menus as head chef from 2016 to 2018\n"
    )
    life = career(resume, lexicon)
    assert [(role.title, role.dates) for role in life.roles] == [
        ("Teacher", "Sept 2019 - now"),
        ("Cook", "2015 - 2018"),
    ]
    assert [[sentence.text for sentence in role.sentences] for role in life.roles] == [
        ["Taught phonics in groups"],
        ["Planned menus as head chef from 2016 to 2018"],
    ]


@pytest.mark.parametrize(
    ("lines", "title", "employer"),
    [
        ("LINE COOK\nUNITED VALE FOODS\n2015 - 2018", "LINE COOK", "UNITED VALE FOODS"),
        ("Allied Irish Banks\nLine Cook\n2015 - 2018", "Line Cook", "Allied Irish Banks"),
        ("LINE COOK            PEACH STATE CO\n2015 - 2018", "LINE COOK", "PEACH STATE CO"),
        ("2015 - 2018\nLine Cook\nPeach State Hotel, Hull", "Line Cook", "Peach State Hotel"),
        ("2015 - 2018\nLine Cook\nNew York, NY", "Line Cook", ""),
        ("LINE COOK            NEW YORK, NY\n2015 - 2018", "LINE COOK", ""),
        ("Line Cook\nLeeds | 2015 - 2018", "Line Cook", ""),
        ("Line Cook, Pastry\nPeach State Hotel | 2015 - 2018", "Line Cook, Pastry", "Peach State Hotel"),
    ],
)
def test_title_and_employer_around_the_dates(lexicon: Lexicon, lines: str, title: str, employer: str) -> None:
    resume = f"Anna Hill\n\nExperience\n{lines}\n- Kept the books and the grill clean\n"
    assert [(role.title, role.employer) for role in career(resume, lexicon).roles] == [(title, employer)]


@pytest.mark.parametrize("gap", [", ", "\n"])
def test_a_role_right_below_a_long_bullet_is_no_part_of_it(lexicon: Lexicon, gap: str) -> None:
    deed = "Diagnosed and repaired faults on single and three phase supplies"
    resume = (
        "Experience\nLine Cook, Vale Services, 2018 - 2021\n- Wired schools\n"
        f"- {deed}\nLine Cook{gap}Dunmore House\n2015 – 2018\n- Wired houses from first fix to second fix\n"
    )
    life = career(resume, lexicon)
    assert [(post.title, post.employer) for post in posts(life, lexicon)] == [
        ("Line Cook", "Vale Services"),
        ("Line Cook", "Dunmore House"),
    ]
    assert [sentence.text for sentence in life.roles[0].sentences][-1] == deed


def test_a_resume_in_capitals_parts_title_and_employer_by_wide_gaps(lexicon: Lexicon) -> None:
    resume = (
        "WORK HISTORY\nVALE FOODS – HOUSTON TX        LINE COOK          03/19–NOW\n99.6% OF ALL ORDERS ON TIME\n"
        "TRAINED NINE NEW HIRES\nSALT CELLAR   TEACHER   10/17–02/19\nKEPT THE BOOKS\n"
    )
    life = career(resume, lexicon)
    assert [(role.title, role.employer) for role in life.roles] == [
        ("Line Cook", "Vale Foods"),
        ("Teacher", "Salt Cellar"),
    ]
    assert [post.title for post in posts(life, lexicon)] == ["Line Cook", "Teacher"]
