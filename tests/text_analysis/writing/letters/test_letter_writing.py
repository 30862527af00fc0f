"""Letters of the local writer: true, different for each job and tone, and as long as was asked."""

import re
from datetime import date
from functools import cache
from itertools import combinations, cycle

import pytest

from hireloom.demo.jobs import adverts
from hireloom.domain.cover_letters.orders import Emphasis, Length, LetterSender, Opening, Tone
from tests.text_analysis.writing.sample_letters import letter

ADVERTS = [advert for advert in adverts(date(2026, 11, 2)) if advert.occupation in ("backend-engineer", "data-analyst")]
JOBS = [Opening(advert.title, advert.company.name, advert.description) for advert in ADVERTS]


def body(text):
    return "\n\n".join(text.split("\n\n")[1:-1])


@pytest.mark.spec("COVER-11")
def test_the_same_facts_read_differently_in_each_tone():
    openings = {letter(tone=tone).split("\n\n")[1] for tone in Tone}
    endings = {letter(tone=tone).split("\n\n")[-2] for tone in Tone}
    assert len(openings) == len(endings) == len(Tone)


@pytest.mark.spec("COVER-13")
def test_a_longer_letter_says_more():
    short, medium, detailed = (len(letter(length=length).split()) for length in Length)
    assert 70 <= short < medium < detailed <= 420


@pytest.mark.spec("COVER-12")
def test_the_stress_decides_what_comes_first():
    letters = {emphasis: letter(emphasis=emphasis, length=Length.DETAILED).split("\n\n") for emphasis in Emphasis}
    starts = {emphasis: " ".join(paragraphs[1:3]) for emphasis, paragraphs in letters.items()}
    assert len(set(starts.values())) == len(Emphasis)
    assert re.search(r"\b(?:used|ask for|work with|experience in) [^.]*(?:Python|Docker)", letters[Emphasis.SKILLS][1])
    assert re.search(r"\bI (?:have )?(?!been\b)\w+[^.]* \d", letters[Emphasis.ACHIEVEMENTS][1])
    assert re.search(r"backend engineer[^.]* since 2019", letters[Emphasis.EXPERIENCE][1])
    assert "Tallgrass" not in letters[Emphasis.PASSION][2]  # first the work itself


@cache
def letters_in(tone):
    """One for each job, of each length in turn."""
    return [letter(job, tone=tone, length=length) for job, length in zip(JOBS, cycle(Length), strict=False)]


@pytest.mark.parametrize("tone", Tone)
def test_every_letter_names_the_job_and_the_company_and_says_thank_you(tone):
    for job, text in zip(JOBS, letters_in(tone), strict=True):
        assert job.short_title in text
        assert job.company in text
        assert re.search(r"\b[Tt]hank", text)


@pytest.mark.parametrize("tone", Tone)
def test_letters_for_different_jobs_do_not_read_the_same(tone):
    letters = [set(re.split(r"(?<=[.!?])\s+", body(text))) for text in letters_in(tone)]
    alike = [len(letter & compared) / min(len(letter), len(compared)) for letter, compared in combinations(letters, 2)]
    assert max(alike) <= 0.75  # the deeds of one person for two jobs of one field
    assert sum(alike) / len(alike) <= 0.35


@pytest.mark.spec("COVER-10")
def test_the_six_answers_go_in_as_whole_sentences():
    message = (
        "Motivation for the role: because ports never sleep\nRelevant experience: 2 years on a container quay\n"
        "Key achievements: repaired 40 cranes\nStrengths and skills: patience, sea legs\n"
        "Why this company: the smell of salt\nAvailability or extra notes: available from 1 March"
    )
    text = letter(answers=message, emphasis=Emphasis.EXPERIENCE)
    for sentence in (
        "I am applying because ports never sleep.",
        "I have 2 years on a container quay.",
        "I repaired 40 cranes.",
        "To sum up my strengths: patience and sea legs.",
        "What appeals to me about Harborlight Logistics is the smell of salt.",
        "I am available from 1 March.",
    ):
        assert sentence in text


@pytest.mark.parametrize("answer", ["I like trains.", "i like trains", "- I like trains", "I like trains!"])
def test_whole_answers_stay_as_they_are(answer):
    assert "I like trains" in letter(answers=f"Motivation: {answer}")


def test_deeds_in_a_row_are_joined_and_names_stay_as_they_were_typed():
    text = letter(answers="Key achievements: cut costs by 40%, led a team of 5\nStrengths: Python, patience")
    assert "I cut costs by 40% and led a team of 5." in text
    assert "To sum up my strengths: Python and patience." in text


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("Strengths: friendly", "I am friendly."),
        ("Strengths: Punctual, safe", "I am punctual and safe."),
        ("Strengths: patient, calm and honest", "I am patient, calm and honest."),
        ("Why this company: good reputation", "What appeals to me about Harborlight Logistics: good reputation."),
        ("Why this company: your fleet", "What appeals to me about Harborlight Logistics is your fleet."),
    ],
)
def test_a_few_words_become_the_sentence_that_they_need(answer, sentence):
    assert sentence in letter(answers=answer)


def test_what_an_answer_says_is_not_told_again():
    resume = "Ann Fresh\n\nExperience\n\nClerk, Cedar, 2015 - 2018\n- Cut food waste by 12% with new lists.\n"
    text = letter(Opening("Clerk", "Acme"), answers="Key achievements: cut waste by 12% with lists", resume=resume)
    assert text.count("12%") == 1
    assert "12%" in letter(Opening("Clerk", "Acme"), resume=resume)


def test_without_dates_the_profile_says_how_long_at_least():
    text = letter(Opening("Clerk", "Acme"), resume="", sender=LetterSender("Ann Fresh", experience="3-5"))
    assert "at least three years" in text
    assert "year" not in letter(Opening("Clerk", "Acme"), resume="", sender=LetterSender("Ann Fresh", experience="0-1"))


def test_an_answer_that_says_nothing_is_left_out():
    assert letter(answers="Motivation: \nKey achievements: none\nStrengths: n/a") == letter()


@pytest.mark.parametrize(
    "resume", ["", "\n", "Anna\n2019 -", "🧑‍🍳 2019 – 2021", "a" * 3000, "Cook at\t\t, (, 2019 - now\n- (and"]
)
@pytest.mark.parametrize("tone", Tone)
def test_little_to_say_is_a_short_letter_and_no_broken_one(resume, tone):
    text = letter(Opening("Cook"), resume=resume, sender=LetterSender(), tone=tone)
    assert "Cook" in text
    assert not re.search(r"[{}]|\s[.,;]|,\.|\bNone\b| at \.|  ", text)


def test_a_title_is_named_once():
    resume = "Ann Fresh\n\nExperience\n\nClerk, 2017 - 2018\n- Sorted parts of three halls.\n\n"
    resume += "Foreman, 2015 - 2016\n- Led 14 people in two halls.\n\nForeman, 2012 - 2014\n- Built seven new halls.\n"
    assert letter(Opening("Builder", "Acme"), resume=resume, length=Length.DETAILED).lower().count("as a foreman") == 1


def test_a_tool_is_named_in_words_that_the_person_used_and_other_work_only_by_deeds():
    resume = "Ann Fresh\n\nExperience\n\nTechnician, Cedar, 2015 - 2018\n"
    resume += "- Repaired presses with Siemens S7 in three halls.\n- Kept electronic logs of all presses.\n"
    job = Opening("Mechanic", "Acme", "Requirements\n- Siemens S7\n- Electronics\n- Kanban\n")
    assert "TIA" not in letter(job, resume=resume)
    assert "electronics" not in letter(job, resume=resume).lower()
    result = letter(job, resume=f"{resume}\nSkills\nSiemens S7, electronics, Kanban\n")
    assert "Siemens S7" in result
    assert "electronics" not in result.lower()  # which no deed shows
    assert "Kanban" not in result


def test_a_paper_is_named_as_the_person_names_it():
    resume = "Ann Fresh\n\nExperience\n\nNurse, Cedar, 2015 - 2018\n- Cared for 12 patients a day.\n\nLicenses\n{}\n"
    job = Opening("Registered Nurse", "Acme", "Requirements\n- RN license\n- Qualified Teacher Status\n")
    assert "I hold an RN license." in letter(job, resume=resume.format("RN License"))
    assert "I hold Qualified Teacher Status." in letter(job, resume=resume.format("Qualified Teacher Status"))


@pytest.mark.parametrize(
    ("has", "asks"),
    [
        ("A levels: Health and Social Care (B)", "NVQ Level 2 in Health and Social Care"),
        ("OSHA 30-Hour Construction", "OSHA 10"),
        ("BLS", "CPR certification"),
    ],
)
def test_a_paper_that_is_only_near_is_none_that_one_holds(has, asks):
    resume = (
        f"Ann Fresh\n\nExperience\n\nClerk, Cedar, 2015 - 2018\n- Sorted the parts of three halls.\n\nOther\n{has}\n"
    )
    text = letter(Opening("Clerk", "Acme", f"Requirements\n- {asks}\n"), resume=resume, length=Length.DETAILED)
    assert "I hold" not in text


@pytest.mark.parametrize("tone", Tone)
def test_years_elsewhere_make_no_years_in_this_work(tone):
    resume = (
        "Ann Fresh\n\nExperience\n\nTeacher, Hill House, Jan 2018 - May 2020\n- Taught four classes of forty pupils.\n"
        "\nShop Assistant, Fenwick Toys, 2010 - 2017\n- Served customers at the till on Saturdays.\n"
    )
    text = letter(Opening("Teacher", "Acme"), resume=resume, sender=LetterSender("Ann Fresh"), tone=tone)
    assert "from 2018 to 2020" in text
    assert not re.search(r"\byears of\b", text)


@pytest.mark.parametrize("length", Length)
def test_a_beginner_speaks_in_the_first_person_and_says_what_was_given_freely(length):
    resume = (
        "Tom Fielding\n\nAbout me\nI am 18 and have just finished school. I am friendly, on time and happy to learn. "
        "I helped my neighbour with shopping for a year.\n\n"
        "Activities\nVolunteer at St Gemma's charity shop, 2024-2026\n"
        "- Sorted donations and served customers at the till\n"
    )
    job = Opening("Care Assistant", "Willowbank", "What you'll be doing\n- Supporting residents with their meals\n")
    text = letter(job, resume=resume, sender=LetterSender("Tom Fielding"), length=length)
    assert "I am friendly, on time and happy to learn." in text
    assert "As a volunteer at St Gemma's charity shop from 2024 to 2026, I sorted donations" in text
    assert "support residents with their meals" in text
    assert "18" not in text


@pytest.mark.parametrize("tone", Tone)
def test_a_company_is_named_without_its_legal_form_and_once(tone):
    job = Opening("Stock Clerks at Cedar Mills GmbH & Co. KG", "Cedar Mills GmbH & Co. KG", "Count the stock.")
    text = letter(job, tone=tone)
    assert "Cedar Mills" in text
    assert "GmbH" not in text
    assert not re.search(r"Clerks|Cedar Mills,? at", text)
    dotted = letter(Opening("Stock Clerk", "Cedar Supply Co."), tone=tone, length=Length.DETAILED)
    assert "Cedar Supply Co." in dotted
    private = letter(Opening("Stock Clerk", "Sahyadri Traders Pvt Ltd"), tone=Tone.PROFESSIONAL)
    assert "Sahyadri Traders" in private
    assert "Pvt" not in private
    assert ".." not in dotted


@pytest.mark.parametrize("tone", Tone)
def test_what_is_no_person_gets_no_article(tone):
    resume = "Ann Fresh\n\nExperience\n\nClerk, Cedar, 2015 - 2018\n- Sorted the parts of three halls.\n"
    for number in range(12):  # each company begins at another phrase
        text = letter(Opening("Construction Labor", f"Acme {number}"), resume=resume, tone=tone)
        assert "a Construction Labor" not in text
        assert "Construction Labor" in text


def test_a_university_is_named_with_its_article():
    resume = "Ann Fresh\n\nExperience\n\nLecturer, University of Moorfield, 2015 - now\n- Taught 40 students a year.\n"
    text = letter(Opening("Teacher", "Acme"), resume=resume)
    assert "at the University of Moorfield" in text


def test_the_latest_role_is_the_most_recent_one_wherever_it_stands():
    resume = "Ann Fresh\n\nExperience\n\nCleaner 2015-2020 Hotel Mira\n\nHousekeeper 2020-2024 Casa Nova\n"
    assert "as a housekeeper at Casa Nova" in letter(Opening("Housekeeper", "Acme"), resume=resume)


@pytest.mark.parametrize("tone", Tone)
def test_who_has_not_worked_yet_claims_no_years_and_speaks_for_themselves(tone):
    resume = (
        "Ann Fresh\n\nAbout me\nI like working with people in shops. I am looking for my first job.\n\n"
        "Volunteering\nHelped at the food bank (2023 - 2025)\n"
    )
    text = letter(
        Opening("Shop Assistant", "Acme", "Serve customers at the till."),
        resume=resume,
        sender=LetterSender("Ann Fresh"),
        tone=tone,
    )
    assert "I like working with people in shops." in text
    assert not re.search(r"\byears?\b|my work so far|looking for my first", text)


def test_a_degree_ends_where_its_date_begins():
    resume = (
        "Ann Fresh\n\nEducation\nBachelors of Science (BSc) : Forestry August 2002, University of Moorfield GPA: 3.4\n"
    )
    text = letter(Opening("Forester", "Acme", "A degree is required."), resume=resume, sender=LetterSender("Ann"))
    assert "a Bachelor of Science in Forestry from the University of Moorfield" in text
    assert text.count("Forestry") == 1
    assert "August" not in text
    assert "GPA" not in text


def test_the_next_study_is_not_the_school_of_a_degree():
    resume = (
        "Ann Fresh\n\nEducation\nB.Tech (ECE) from JNTU with 71% in 2021\nIntermediate from Vale College with 93.4%\n"
    )
    text = letter(Opening("Forester", "Acme", "A degree is required."), resume=resume, sender=LetterSender("Ann"))
    assert "a B.Tech." in text


def test_a_number_in_two_words_is_the_one_of_the_resume():
    line = "Trained a maximum of twenty-one clerks for three halls."
    text = letter(
        Opening("Stock Clerk", "Acme"), resume=f"Ann Fresh\n\nExperience\n\nClerk, Cedar, 2015 - 2018\n- {line}\n"
    )
    assert "twenty-one clerks" in text


def test_a_long_life_of_work_is_more_than_twenty_years():
    resume = "Ann Fresh\n\nExperience\n\nStock Clerk, Cedar Mills, 1984 - 2018\n- Counted the stock of three halls.\n"
    assert "more than 20 years" in letter(Opening("Stock Clerk", "Acme"), resume=resume)


def test_the_advert_is_taken_as_a_person_sees_it():
    """Thousands of spaces in a row would keep the writer busy for minutes."""
    text = f"Cares for patients.\r\n\r\n{' ' * 5_000}\n\nSQL{' ' * 5_000}Excel\u200b"
    assert Opening("Nurse", "Loom", text).checked().description == "Cares for patients.\n\nSQL   Excel"
