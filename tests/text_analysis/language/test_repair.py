"""Letters that were decoded by the wrong table, and sentences that lost their line break."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.text_analysis.adverts.sections import is_heading
from hireloom.text_analysis.language.pastes import pasted, shortened
from hireloom.text_analysis.language.repair import repaired, unglued


@given(st.text("aäöüßéèêñçøÉŁžş–—•·’‘“”…€£½ "))
def test_what_windows_made_of_utf_8_is_read_as_it_was_written(text: str) -> None:
    wrong = "".join(bytes([code]).decode("cp1252", "ignore") or chr(code) for code in text.encode())
    assert repaired(wrong) == text


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("â€¢ Cookâ€™s knife", "• Cook’s knife"),
        ("Ã¢â‚¬Å“can doÃ¢â‚¬\x9d attitude", "“can do” attitude"),
        ("Excel,Â SAP", "Excel, SAP"),
        ("a â€œcan doâ€ attitude", 'a “can do" attitude'),
        ("Toolsï¼ Excel", "Tools, Excel"),
        ("Master&rsquo;s, B&amp;B", "Master’s, B&B"),
    ],
)
def test_signs_are_repaired_where_text_comes_in(wrong: str, right: str) -> None:
    assert pasted(wrong) == right
    assert shortened(wrong) == right


@pytest.mark.parametrize("text", ["São Paulo, Malmö, Liège", "naïve", "Âge", "£20 – €30", "Ä, Ö and Ü"])
def test_text_in_other_languages_stays(text: str) -> None:
    assert repaired(text) == text


def test_sentences_that_ran_into_each_other_are_parted_and_names_are_not() -> None:
    text = "Good with peopleRequirements: JavaScript. WeldCo is a firm. SpotlineUsers call SpotlineUsers daily"
    assert unglued(text, {"Requirements"}.__contains__).splitlines() == [
        "Good with people",
        "Requirements: JavaScript. WeldCo is a firm. SpotlineUsers call SpotlineUsers daily",
    ]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (
            "usingwordExcelPower PointPublisherOutlook daily",
            ["usingword", "Excel", "Power Point", "Publisher", "Outlook daily"],
        ),
        ("Noise CancellationMATLABSpeaker Identity", ["Noise Cancellation", "MATLAB", "Speaker Identity"]),
        ("Speech EnhancementC/C++Acoustic Echo", ["Speech Enhancement", "C/C++", "Acoustic Echo"]),
        ("JavaScript and WordPress, or QuickBooks", ["JavaScript and WordPress, or QuickBooks"]),
    ],
)
def test_a_list_that_lost_its_breaks_is_cut_at_its_capitals(text: str, lines: list[str]) -> None:
    assert unglued(text, is_heading).split("\n") == lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("a degree is preferredCCP Certificate", ["a degree is preferred", "CCP Certificate"]),
        ("Other RequirementsCDL Class A", ["Other Requirements", "CDL Class A"]),
        ("experience preferredCDA or a degree", ["experience preferred", "CDA or a degree"]),
        ("knows SQF and SPCPossesses tact", ["knows SQF and SPC", "Possesses tact"]),
        ("three years experienceNo others", ["three years experience", "No others"]),
        ("Requirements2 years of sales", ["Requirements", "2 years of sales"]),
        ("be 18 years oldA clean record", ["be 18 years old", "A clean record"]),
        ("Excel skillsEXCELLENT benefits", ["Excel skills", "EXCELLENT benefits"]),
        ("other work as assigned.JOB REQUIREMENTS: sales", ["other work as assigned.", "JOB REQUIREMENTS: sales"]),
        (
            "You need:-Two years of sales-Good spelling-Own desk",
            ["You need:", "- Two years of sales", "- Good spelling", "- Own desk"],
        ),
    ],
)
def test_what_follows_a_lost_break_has_its_own_line(text: str, lines: list[str]) -> None:
    assert unglued(text, is_heading).split("\n") == lines


@pytest.mark.parametrize(
    "text",
    [
        "Programs, including MicroStation/Inroad and Excel",
        "Knows Node.JS and PostgreSQL Server",
        "The Front-of-the-House team, Part-Time and Harley-Davidson",
    ],
)
def test_names_with_capitals_or_dashes_inside_stay_whole(text: str) -> None:
    assert unglued(text, is_heading) == text


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("A plan that promoteseffective teamwork", "A plan that promotes effective teamwork"),
        ("Answers inquiriesand keeps records", "Answers inquiries and keeps records"),
        ("relationshipbuilding, andwellness", "relationship building, and wellness"),
    ],
)
def test_words_that_lost_the_blank_between_them_are_parted(wrong: str, right: str) -> None:
    assert pasted(wrong) == right
    assert shortened(wrong) == right


@pytest.mark.parametrize(
    "text",
    [
        "straightforward therapist, forever with anything else; withdrawals of policymakers",
        "elasticsearch and successfactors, centerpieces and speechwriting",
        "www.customerexperience.org customer.experience@customerexperience.org client-customerexperience",
        "Kundenberatung und andauernde Weiterbildung",
    ],
)
def test_words_that_are_one_stay_one(text: str) -> None:
    assert pasted(text) == text
