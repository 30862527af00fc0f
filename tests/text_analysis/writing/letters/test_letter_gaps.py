"""What a letter admits: a paper, a level or a trade that the resume does not show, and nothing that it shows."""

import re

import pytest

from hireloom.domain.cover_letters.orders import Length, LetterSender, Opening, Tone
from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.letters.gaps import Gap, Lack, gaps, shows_some
from tests.text_analysis.writing.sample_letters import letter

CLERK = (
    "Ann Fresh\n\nExperience\n\nStock Clerk, Cedar Mills, 2015 - 2018\n- Counted the stock of three halls every week.\n"
)
SENDER = LetterSender("Ann Fresh")


def admitted(job, resume=CLERK, **style):
    return letter(job, resume=resume, sender=SENDER, **style)


@pytest.mark.parametrize("tone", Tone)
def test_a_required_paper_that_the_resume_does_not_show_is_named(tone):
    job = Opening("Licensed Practical Nurse", "Acme", "Requirements\n- LPN license\n- Calm with patients\n")
    assert "I do not hold an LPN license" in admitted(job, tone=tone)
    assert "do not hold" not in admitted(job, resume=f"{CLERK}\nLicenses\nLPN License\n", tone=tone)


def test_one_of_two_papers_is_enough():
    job = Opening("Stock Clerk", "Acme", "Requirements\n- LPN license or RN license\n")
    assert "do not hold" not in admitted(job)


@pytest.mark.parametrize("tone", Tone)
def test_a_new_trade_is_called_new_and_a_known_one_is_not(tone):
    assert "I have not worked as a pastry chef" in admitted(Opening("Pastry Chef", "Acme"), tone=tone)
    assert "have not worked" not in admitted(Opening("Stock Clerk", "Acme"), tone=tone)


def test_skills_of_a_new_trade_are_not_admitted_one_by_one():
    job = Opening("Pastry Chef", "Acme", "Requirements\n- Menu planning\n- Food preparation\n- Inventory management\n")
    text = admitted(job, tone=Tone.FRIENDLY)
    assert "I have not worked as a pastry chef" in text
    assert "I would begin with scaling and shaping" in text
    assert "menu planning" not in text


@pytest.mark.parametrize("tone", Tone)
def test_a_step_up_is_called_one(tone):
    director = "Ann Fresh\n\nExperience\n\nDirector of Stores, Cedar, 2015 - 2018\n- Led three halls and 40 people.\n"
    assert "not yet held a position at this level" in admitted(Opening("Director of Logistics", "Acme"), tone=tone)
    assert "at this level" not in admitted(Opening("Director of Logistics", "Acme"), resume=director, tone=tone)


def test_a_degree_that_is_required_and_missing_is_admitted():
    job = Opening("Stock Clerk", "Acme", "Requirements\n- A master's degree is required\n")
    assert "do not have a master's degree" in admitted(job)
    resume = f"{CLERK}\nEducation\nMaster of Science in Forestry, Moorfield College\n"
    assert "do not have" not in admitted(job, resume=resume)
    open_to_more = Opening("Stock Clerk", "Acme", "Requirements\n- A master's degree or equivalent is required\n")
    assert "do not have" not in admitted(open_to_more)


@pytest.mark.parametrize(
    "answer",
    ["none to brag about", "see above", "nothing comes to mind", "n/a really", "I don't know", "as above", "ditto"],
)
def test_an_answer_that_says_nothing_adds_nothing(answer):
    assert letter(answers=f"Key achievements: {answer}\nMotivation: {answer}") == letter()


@pytest.mark.parametrize("wish", ["keep it short", "Please keep the letter brief.", "be brief"])
def test_a_wish_to_the_writer_is_followed_and_not_pasted(wish):
    assert letter(answers=f"Availability or extra notes: {wish}") == letter(length=Length.SHORT)


def test_what_somebody_is_like_and_what_they_know_are_two_sentences():
    assert "I am calm at month end. My strengths include Excel." in letter(
        answers="Strengths: calm at month end, Excel"
    )


def test_a_skill_that_begins_like_a_quality_is_a_skill():
    text = letter(answers="Strengths and skills: Patient care, Creative writing, Excel")
    assert "To sum up my strengths: Patient care, Creative writing and Excel." in text


def test_a_role_is_no_employer():
    resume = (
        "Ann Fresh\n\nExperience\n\nStock Clerk at Manager Assistant, 2015 - 2018\n- Counted the stock of 3 halls.\n"
    )
    assert "at Manager Assistant" not in admitted(Opening("Stock Clerk", "Acme"), resume=resume)


def test_letters_of_several_people_begin_in_several_ways():
    names = ("Ann Fresh", "Tom Vale", "Ida Moor", "Sam Reed", "Lea Cole", "Max Hill")
    job = Opening("Stock Clerk", "Acme", "Count the stock of our halls.")
    starts = {letter(job, resume=CLERK, sender=LetterSender(name)).split("\n\n")[1].split()[0:3][-1] for name in names}
    assert len(starts) > 1


@pytest.mark.parametrize(
    ("line", "says"), [("Healthcare experience preferred", True), ("Careful with patients", False)]
)
def test_an_industry_that_is_asked_for_and_new_is_admitted(line, says):
    job = Opening("Stock Clerk", "Acme", f"Requirements\n- {line}\n- Count the stock of three halls\n")
    assert ("have no background in healthcare" in admitted(job)) is says
    assert "background in healthcare" not in admitted(
        job, resume=f"{CLERK}- Packed the parcels of a hospital each day.\n"
    )


def test_one_of_two_licenses_in_a_title_is_enough():
    job = Opening("Ward Manager RN or LPN", "Acme", "Requirements\n- Calm with patients\n")
    nurse = "Ann Fresh\n\nExperience\n\nRegistered Nurse, Cedar, {}\n- Cared for 12 patients on each night.\n"
    assert "do not hold" not in admitted(job, resume=nurse.format("2015 - now"))
    assert "do not hold" in admitted(job, resume=nurse.format("1978 - 1981"))  # nobody may be taken to hold it still


@pytest.mark.parametrize(("now", "before", "since"), [("", "", "2015"), ("Cedar, ", "Acorn, ", "2019")])
def test_one_title_without_a_break_has_one_beginning_and_each_place_its_own(now, before, since):
    resume = (
        f"Ann Fresh\n\nExperience\n\nStock Clerk, {now}2019 - now\n- Counted the stock of all halls every week.\n"
        f"\nStock Clerk, {before}2015 - 2019\n- Packed pallets of parts for the ships.\n"
    )
    assert f"since {since}" in admitted(Opening("Stock Clerk", "Acme", "Count the stock."), resume=resume).lower()


def test_a_thing_that_advert_and_resume_call_by_the_same_name_is_answered():
    job = Opening("Stock Clerk", "Acme", "What you will do\n- Check the loading manifests of all ships\n")
    resume = f"{CLERK}- Corrected loading manifests for nine ships a week.\n"
    assert re.search(
        r"ou(?:r advert)? (?:need|asks? for) somebody to check the loading manifests of all ships, and [^.]*"
        r"I corrected loading manifests for nine ships a week",
        admitted(job, resume=resume),
    )


def test_a_duty_that_shares_one_word_with_a_deed_is_not_called_answered():
    job = Opening("Stock Clerk", "Acme", "What you will do\n- Maintain the register bags and countertops\n")
    resume = f"{CLERK}- Operated the cash register of nine shops.\n"
    assert "somebody to" not in admitted(job, resume=resume)


@pytest.mark.parametrize(
    ("name", "deeds", "is_shown"),
    [
        ("real estate", "I wrote real reports", False),
        ("real estate", "I sold real estate", True),
        ("oil and gas", "I changed oil in cars", False),
        ("social work", "I wrote posts for social media", False),
        ("social work", "I did social work with nine families", True),
        ("retail work", "I did social work with nine families", False),
        ("retail experience", "I opened a retail store", True),
        ("customer service", "I served customers of nine halls", True),
    ],
)
def test_one_word_of_a_field_shows_no_work_in_it(name, deeds, is_shown):
    assert shows_some(deeds, Gap(Lack.INDUSTRY, name)) is is_shown
    assert shows_some(deeds, Gap(Lack.WORK, name)) is is_shown
    assert not shows_some(deeds, Gap(Lack.TOOL, name))


@pytest.mark.parametrize(
    ("line", "is_new"),
    [
        ("Counted the stock of three halls.", True),
        ("Performed an average of 50 cold calls per day.", False),
        ("Identified prospective customers in two counties.", False),
        ("Opened new accounts for shops.", False),
    ],
)
def test_work_that_the_resume_has_by_another_name_is_not_called_new(line, is_new):
    missing = (Gap(Lack.SKILL, "prospecting"),)
    job, had = Opening("Sales Representative", "Acme"), f"Security Officer, Cedar Mills, 2015 - 2018\n- {line}\n"
    assert (gaps(job, had, ("Security Officer",), load_lexicon(), missing, is_near=True) == missing) == is_new


@pytest.mark.parametrize(("line", "is_new"), [("Counted the stock.", True), ("Greeted customers at the till.", False)])
def test_a_field_that_the_resume_has_by_another_name_is_not_called_new(line, is_new):
    job, field = Opening("Clerk", "Acme"), "customer service"
    in_letter = gaps(job, line, ("Clerk",), load_lexicon(), is_near=True, new_field=field)
    assert (Gap(Lack.INDUSTRY, field) in in_letter) == is_new


def test_the_work_that_goes_by_other_names_is_work_that_the_readers_know():
    names = [name for name, _ in rows_of("near_work.tsv", "writing")]
    assert [name for name in names if not load_lexicon().skills_in(name)] == []
