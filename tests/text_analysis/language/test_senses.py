"""Letters that name a skill in one trade and something else in another."""

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.senses import has_other_sense

LEXICON = load_lexicon()


def skills_of(line: str) -> set[str]:
    return {mention.skill.name for mention in LEXICON.skills_in(line) if not has_other_sense(line, mention)}


@pytest.mark.parametrize(
    ("line", "skill"),
    [
        ("SAS programming of clinical data in a CRO environment", "Conversion rate optimization"),
        ("Knowledge of regulatory requirements including ICH and GCP", "Google Cloud"),
        ("Review bids and participate in GMP negotiations", "Good manufacturing practice"),
        ("Responsible for QMS, EMS and ISO 14001", "Emergency medical response"),
        ("HP ALM for test case management", "Liquidity management"),
        ("Implementing systems such as CTMS, EDC, ePRO and ECOA", "Fair lending"),
        ("Set up IXRS and eCOA at forty sites", "Fair lending"),
        ("An AR guard license is required", "Accounts receivable"),
        ("Filed renewals by MRP and DCP in nine countries", "Materials requirements planning"),
        ("Hiring, counseling and releasing crew", "Mental health counseling"),
        ("Drive a van with a manual transmission", "Transmission repair"),
        ("Draft transmission line towers", "Transmission repair"),
        ("Greet guests and teammates", "TeamMate"),
        ("Patching and painting the walls of flats", "Patch management"),
        ("Checks that loaves are available for sale", "Sales"),
        ("Serve as backup at the counter", "Backup and recovery"),
        ("Earns guest loyalty with a smile", "Loyalty programs"),
        ("Must pass a background investigation", "Background investigations"),
        ("Send the form to the Human Resources Department", "Human resource management"),
        ("Solution architecture design for a bank", "Architectural design"),
    ],
)
def test_letters_stand_for_something_else_beside_words_of_another_trade(line: str, skill: str) -> None:
    assert skill not in skills_of(line)


@pytest.mark.parametrize(
    ("line", "skill"),
    [
        ("Ran CRO and A/B tests for the web shop", "Conversion rate optimization"),
        ("Collected AR of 90 days", "Accounts receivable"),
        ("Planned batches with MRP", "Materials requirements planning"),
        ("Ran a loyalty program for 900 guests, built on guest loyalty cards", "Loyalty programs"),
        ("Rebuilt transmissions of trucks", "Transmission repair"),
        ("Provides backup systems to clinics", "Backup and recovery"),
        ("Conducted background investigations of staff", "Background investigations"),
        ("Ran 20 studies of CRO for sponsors of global brands", "Conversion rate optimization"),
        ("Ran a clinical trial platform on GCP", "Google Cloud"),
        ("Sent GMP records with estimates to the contractor", "Good manufacturing practice"),
        ("Deployed services on GCP and AWS", "Google Cloud"),
        ("Kept GMP records of each batch", "Good manufacturing practice"),
        ("Answered EMS calls for the county", "Emergency medical response"),
    ],
)
def test_letters_keep_their_sense_in_their_own_trade(line: str, skill: str) -> None:
    assert skill in skills_of(line)


@pytest.mark.parametrize(
    ("line", "skill", "stands"),
    [
        ("Led Federal Contract Administration for 12 agencies", "Contract administration", True),
        ("International Benefits Administration for 400 people", "Compensation and benefits", True),
        ("National Labor Relations Board litigation", "Employee relations", True),
        ("Audited the Federal Contract Administration of the county", "Contract administration", False),
        ("Clerk at National Labor Relations Board", "Employee relations", False),
        ("Member of American Marketing Association", "Marketing", False),
    ],
)
def test_the_name_of_a_body_names_no_skill(line: str, skill: str, stands: bool) -> None:
    assert (skill in skills_of(line)) is stands
