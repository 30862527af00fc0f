"""Tools that the vocabulary does not know: asked for by their names and found by their letters."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Finding, State
from hireloom.domain.resume_match.scores import score
from hireloom.testing.measure import NOW
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon_files import load_lexicon

JOB = "Office Clerk\n\nRequirements\n- {line}\n- Writing letters to clients in Excel and Word\n"
RESUME = "Ann Fresh\n\nExperience\nOffice Clerk, Loom Ltd, 2019 - 2021\n- {line}\n"


def findings(line: str, deed: str = "Wrote letters") -> dict[str, Finding]:
    result = find(Document(RESUME.format(line=deed)), JOB.format(line=line), load_lexicon(), now=NOW)
    return {finding.requirement.label: finding for finding in result.findings}


@pytest.mark.parametrize(
    ("line", "label", "must"),
    [
        ("Experience with Zyntherax required", "Zyntherax", True),
        ("Must be proficient in Zyntherax and Excel", "Zyntherax", True),
        ("Zyntherax experience is a plus", "Zyntherax", False),
        ("Knowledge of Zyntherax or Brickwell preferred", "Zyntherax or Brickwell", False),
        ("Experience with Docker and Zyntherax 9 is required", "Zyntherax 9", True),
        ("Must be proficient in Excel and Access", "Access", True),
    ],
)
def test_it_is_asked_for_and_counts_where_it_is_written(line: str, label: str, must: bool) -> None:
    missing = findings(line)[label]
    assert (missing.state, missing.requirement.must) == (State.MISSING, must)
    assert missing.task == f"Say where you have used {label}"
    finding = findings(line, f"Kept all records in {label.split(' or ')[0]}.")[label]
    assert (finding.state, finding.evidence[0].quote.startswith("Kept all records")) == (State.MET, True)
    assert findings(line, f"Kept all records in {label.split(' or ')[0].upper()}.")[label].state is State.MET
    for resume_line in ("Kept all records in Zyntheraxis.", "Kept all zyntherax 9 records."):
        assert findings(line, resume_line)[label].state is State.MISSING


@pytest.mark.parametrize(
    "line",
    [
        "Experience in Houston required",
        "Must be certified in Houston",
        "Knowledge of Excel or Zyntherax required",  # the known one speaks for both
        "Must have knowledge of Texas law",
        "Must be proficient in access to Excel",
        "Must be comfortable with English",
        "Experience With Customers Required",
    ],
)
def test_what_is_no_tool_is_not_asked_for_as_one(line: str) -> None:
    named = {
        "Houston",
        "Zyntherax",
        "Excel or Zyntherax",
        "Texas",
        "Access",
        "English",
        "Customers",
        "Customers Required",
    }
    assert not [
        label for label, finding in findings(line).items() if label in named and finding.requirement.kind == "skill"
    ]


def test_nobody_loses_points_by_naming_it() -> None:
    job = JOB.format(line="Experience with Zyntherax required")
    plain, more = (
        score(find(Document(RESUME.format(line=line)), job, load_lexicon(), now=NOW)).percent
        for line in ("Wrote letters", "Wrote letters in Zyntherax")
    )
    assert more > plain
