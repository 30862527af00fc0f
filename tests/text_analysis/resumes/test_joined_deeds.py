import pytest

from hireloom.text_analysis.evidence.quotes import LONGEST, part_about
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.joined_deeds import deeds_in


def deeds(text: str) -> list[str]:
    return [text[start:end] for start, end in deeds_in(text, 0, len(text))]


@pytest.mark.parametrize(
    "joined",
    [
        ["Sold clothes and shoes to guests", "Trained six new assistants", "Maintains the stock room"],
        ["Raised sales of the branch by 25%", "Developed a rota for weekends", "Managing a team of six"],
        ["Supplies the wards of two hospitals", "Teaches new porters"],
    ],
)
def test_joined_deeds_are_read_as_several(joined: list[str]) -> None:
    assert deeds(" ".join(joined)) == joined
    assert deeds("; ".join(joined)) == joined


@pytest.mark.parametrize(
    "line",
    [
        "Processed 60 claims per day for Aetna Managed health plans in Ohio",
        "Answered the desk of the Vanguard Balanced fund office",
        "Set up 40 servers for Cisco Unified communications",
        "Cared for twelve residents in Assisted living and memory care",
        "Wrote contracts for providers of the state in Managed care programs",
        "Worked closely with the Marketing firms of both regions",
        "Supported teams of the Veterans Affairs office and Registered nurses",
        "Led work on the Advanced analytics platform",
        "Updated the records of Certified Public Accountants every quarter",
    ],
)
def test_a_name_with_a_capital_begins_no_deed(line: str) -> None:
    assert deeds(line) == [line]


@pytest.mark.spec("WS-010")
def test_a_career_has_each_of_the_joined_deeds() -> None:
    text = """Jane Roe

Work History
Store Manager 03/2014 to 01/2018
Northwind Outfitters
Ordered stock for three branches every week Trained and scheduled eleven assistants Reduced returns by 12 percent
"""
    (role,) = career(text, load_lexicon()).roles
    assert [sentence.text for sentence in role.sentences] == [
        "Ordered stock for three branches every week",
        "Trained and scheduled eleven assistants",
        "Reduced returns by 12 percent",
    ]


def test_a_long_quote_begins_and_ends_with_a_deed() -> None:
    line = " ".join(
        f"{verb} the {thing} of the northern and the southern warehouse every week of the season"
        for verb, thing in (
            ("Counted", "pallets"),
            ("Reconciled", "invoices"),
            ("Trained", "packers"),
            ("Checked", "doors"),
            ("Painted", "lines"),
        )
    )
    start, end = part_about(line, (0, len(line)), {"invoice": 1.0})
    quote = line[start:end]
    assert len(quote) <= LONGEST
    assert "Reconciled the invoices" in quote
    assert quote.split()[0] in ("Counted", "Reconciled")
    assert quote.endswith("of the season")
