"""Jobs that only license holders may do, and who has held their titles."""

import pytest

from hireloom.domain.cover_letters.orders import Emphasis, LetterSender, Opening, Tone
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.letters.licences import missing_licence, obtained_papers
from hireloom.text_analysis.writing.letters.own_words import OwnWords
from tests.text_analysis.writing.sample_letters import letter


@pytest.mark.parametrize(
    ("job", "titles", "had", "paper"),
    [
        ("Registered Nurse", ("Porter",), "Helped the RN of the ward", "an RN license"),
        ("Registered Nurse", ("Staff Nurse",), "", ""),
        ("RN", ("Porter",), "Licenses\nRegistered Nurse, Ohio", ""),
        ("RN", ("Porter",), "Licenses and Certifications\n\n- BLS\n- RN", ""),
        ("RN", ("Porter",), "Experience\n\nRegistered Nurse, State of Ohio", ""),
        ("RN", ("Porter",), "Certifications\nRN candidate", "an RN license"),
        ("RN", ("Porter",), "Licenses\nNotary\n\nSkills\nRN", "an RN license"),
        ("Registered Nurse", ("Oncology Nurse",), "", ""),
        ("Hospice LPN", ("Oncology Nurse",), "", ""),
        ("Registered Nurse", ("Licensed Practical Nurse",), "", "an RN license"),
        ("Registered Nurse", ("Nurse Aide",), "", "an RN license"),
        ("Nurse Practitioner", ("Registered Nurse",), "", "an APRN license"),
        ("Licensed Vocational Nurse", ("Porter",), "", "an LVN license"),
        ("Registered Nurse (RN) / LPN", ("LPN",), "", ""),
        ("Pharmacist", ("Porter",), "Licenses\nRPh, Ohio", ""),
        ("Nurse", ("Licensed Practical Nurse",), "", ""),
        ("Nurse", ("Porter",), "", "a nursing license"),
        ("Assistant District Attorney", ("Porter",), "", "a license to practice law"),
        ("Senior Counsel", ("Paralegal",), "", "a license to practice law"),
        ("Attorney", ("Paralegal",), "", "a license to practice law"),
        ("Assistant District Attorney", ("Consultant Attorney",), "", ""),
        ("Physician Recruiter", ("Porter",), "", ""),
        ("Stock Clerk", (), "", ""),
        ("Truck Driver", ("Porter",), "Maintained a Commercial Drivers License Class A.", ""),
        ("Truck Driver", ("Porter",), "Licenses\nCurrent Licenses: CDL Class A, scrapers, graders", ""),
        ("Truck Driver", ("Porter",), "Loaded the trucks of CDL drivers.", "a commercial driver's license"),
    ],
)
def test_a_licence_is_judged_by_the_titles_that_somebody_has_borne(job, titles, had, paper):
    assert missing_licence(job, titles, had, load_lexicon()) == paper


@pytest.mark.parametrize("tone", Tone)
def test_a_missing_licence_is_told_before_the_deeds(tone):
    resume = "Ann Fresh\n\nExperience\n\nPorter, Cedar Ward, 2015 - 2018\n- Moved the patients of three large wards.\n"
    text = letter(Opening("Registered Nurse", "Acme"), resume=resume, sender=LetterSender("Ann Fresh"), tone=tone)
    assert text.index("do not hold an RN license") < text.index("three large wards")


@pytest.mark.parametrize(
    ("title", "papers", "admits"),
    [
        ("Porter", "Licenses\nRN, Colorado", False),
        ("Porter", "Certifications\nRN", False),
        ("Porter", "Licenses\nRegistered Nurse, State of Colorado", False),
        ("Charge Nurse", "Skills\nRN", False),
        ("Porter", "Skills\nRN", True),
        ("Porter", "Certifications\nCDL Class A", True),
    ],
)
def test_a_license_that_the_advert_asks_for_is_held_below_a_heading_of_papers(title, papers, admits):
    role = f"{title}, Cedar Ward, 2015 - 2018\n- Recorded the charts of nine patients.\n"
    text = letter(
        Opening("Registered Nurse", "Acme", "Requirements\n- RN license required\n"),
        resume=f"Ann Fresh\n\nExperience\n\n{role}\n{papers}\n",
        sender=LetterSender("Ann Fresh"),
    )
    assert ("not hold an RN license" in text) is admits


def test_without_the_license_the_last_job_is_offered_and_no_training_or_job_of_long_ago():
    roles = ["Loan Officer Intern, Cedar Bank, 2015 - 2016\n- Filed the accounts of forty clients every week.\n"]
    roles.insert(0, "Office Clerk, Cedar Ward, 2017 - 2018\n- Ordered the supplies of three large wards.\n")

    def text_of(*some: str) -> str:
        resume = "Ann Fresh\n\nExperience\n\n" + "\n".join(some)
        return letter(Opening("Registered Nurse", "Acme"), resume=resume, sender=LetterSender("Ann Fresh"))

    assert "whether you need an office clerk" in text_of(*roles)
    assert "you need" not in text_of(roles[1])


def test_nobody_looks_forward_to_work_that_they_may_not_do():
    resume = "Ann Fresh\n\nExperience\n\nPorter, Cedar Ward, 2015 - 2018\n- Moved the patients of three large wards.\n"
    job = Opening("Registered Nurse", "Acme", "Responsibilities\n- Treat the patients of three large wards\n")
    for emphasis in Emphasis:
        assert "treat the patients" not in letter(job, resume=resume, sender=LetterSender("Ann"), emphasis=emphasis)


@pytest.mark.parametrize(
    ("had", "is_held"),
    [
        ("Skills\nCost accounting, CPA, QuickBooks, closing\n", False),
        ("Highlights\nLedgers\nCPA\nQuickBooks\n", False),
        (
            "Experience\n\nAuditor, Cedar Mills, 2015 - 2018\n- Built the ledgers with the CPA firm of the owners.\n",
            False,
        ),
        ("Certifications\nCPA candidate, Ohio\n", False),
        ("Certifications\nCPA, Ohio, 2014\n", True),
        ("Skills\nCost accounting, CPA certification, QuickBooks\n", True),
        ("Summary\nI hold the CPA of Ohio and have kept ledgers.\n", True),
    ],
)
def test_a_paper_is_held_only_where_the_resume_says_so(had, is_held):
    job = Opening("Accountant", "Acme", "Requirements\n- CPA\n- Ledgers\n")
    resume = f"Ann Fresh\n\n{had}\nExperience\n\nClerk, Hill House, 2012 - 2014\n- Kept the ledgers of three halls.\n"
    text = letter(job, resume=resume, sender=LetterSender("Ann Fresh"))
    assert ("I hold CPA certification" in text or "I hold a CPA" in text) is is_held


def test_who_calls_themselves_an_attorney_is_not_told_to_lack_the_license():
    resume = (
        "Ann Fresh\n\nSummary\nAstute and innovative attorney with strong ability to write motions.\n\nExperience\n\n"
        "Consultant, Hill House, 2014 - now\n- Wrote the motions of forty clients in court.\n"
    )
    text = letter(Opening("Assistant District Attorney", "Acme"), resume=resume, sender=LetterSender("Ann Fresh"))
    assert "do not hold" not in text


def test_a_paper_of_others_is_not_held():
    line = "Gave help to the nurses, and our certified nursing assistants.\n"
    assert obtained_papers(line, load_lexicon()) == frozenset()


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Current CDL license", "a CDL"),
        ("Class A CDL license", "a Class A CDL"),
        ("Certified Six Sigma Green Belt, Hill Institute", "Six Sigma Green Belt certification"),
    ],
)
def test_a_paper_is_told_as_far_as_the_person_says(line, name):
    (skill,) = (s for s in obtained_papers(line, load_lexicon()) if s.kind in ("certificate", "licence"))
    assert OwnWords(line, "", load_lexicon()).paper(skill) == name


def test_a_paper_keeps_the_sign_that_belongs_to_its_name():
    resume = "Ann Fresh\n\nExperience\nTechnician, 2015 - 2018\n- Set up 40 PCs a day.\n\nCertificates\nCompTIA A+\n"
    job = Opening("Support Technician", "Acme", "Requirements\n- CompTIA A+ certification\n- Patience with people\n")
    assert "CompTIA A+ certification" in letter(job, resume=resume)


def test_who_lacks_the_licence_does_not_add_a_job_beside_the_one_offered():
    resume = (
        "Ann Fresh\n\nExperience\n\nConcierge, Hill House, 2017 - present\n- Greeted the guests.\n\n"
        "Nurse Aide, Cedar Ward, 2014 - 2018\n- Moved the patients of three large wards.\n"
    )
    text = letter(Opening("Registered Nurse", "Acme"), resume=resume, sender=LetterSender("Ann Fresh"))
    assert "I also work as" not in text
