"""One line of a resume is named once, with all that it could tell of."""

from hireloom.domain.resume_match.findings import (
    Evidence,
    Finding,
    Findings,
    JobFacts,
    Kind,
    Place,
    Requirement,
    State,
    Use,
)
from hireloom.domain.resume_match.raises import PieceKind, Remedy
from hireloom.domain.resume_match.scores import Raise, gains_of, score

LINE = Evidence(0, 24, "Kept the stock in order.")
COOK, WAITER = Place("Cook, Alba", LINE, is_new=True), Place("Waiter, Alba", LINE, is_new=True)


def missing(number: int, label: str, place: Place | None, kind: Kind = Kind.DUTY) -> Finding:
    return Finding(Requirement(number, kind, label, True, 10, f"{label} every day."), State.MISSING, place=place)


def tool(number: int, name: str) -> Finding:
    return missing(number, name, Place("Cook, Alba", LINE, is_new=True, words=(name,), use=Use.TOOL), Kind.SKILL)


def raises(*findings: Finding) -> tuple[Raise, ...]:
    return score(Findings(JobFacts("Cook", "", 40), findings)).raises


def test_what_one_new_line_could_tell_is_one_piece_of_advice() -> None:
    (advice,) = raises(missing(1, "Order flour", COOK), missing(2, "Bake bread", COOK), missing(3, "Plan menus", COOK))
    assert advice.requirement_ids == (1, 2, 3)
    assert (advice.gain, advice.percent) == (100, 100)
    assert advice.advice.title == "In “Cook, Alba”, add a line about 3 things that the job asks for"
    assert [(piece.kind, piece.text) for piece in advice.advice.better] == [
        (PieceKind.BLANK, "what you did, in your own words")
    ]


def test_a_line_that_stays_goes_on_with_what_it_could_tell() -> None:
    place = Place("Cook, Alba", LINE, is_new=False, words=("flour",))
    (advice,) = raises(missing(1, "Order flour", place), missing(2, "Bake bread", place))
    assert advice.advice.title == "In “Cook, Alba”, say more about 2 things that the job asks for"
    assert advice.advice.better[0].text == "Kept the stock in order. "


def test_the_person_says_which_of_the_tools_it_was() -> None:
    (advice,) = raises(tool(1, "Excel"), tool(2, "Outlook"))
    assert [(piece.kind, piece.text) for piece in advice.advice.better] == [
        (PieceKind.ADDED, "Used "),
        (PieceKind.BLANK, "Excel or Outlook"),
        (PieceKind.ADDED, " for "),
        (PieceKind.BLANK, "what, and how often"),
    ]


def test_other_roles_other_drafts_and_papers_stand_alone() -> None:
    findings = (
        missing(1, "Order flour", COOK),
        missing(2, "Serve guests", WAITER),
        tool(3, "Excel"),
        missing(4, "Food handler card", None, Kind.CERTIFICATE),
        missing(5, "Boiler license", None, Kind.CERTIFICATE),
    )
    assert [advice.requirement_ids for advice in raises(*findings)] == [(1,), (2,), (3,), (4,), (5,)]


def test_the_months_of_a_role_are_asked_for_once() -> None:
    head = Place("Cook, Alba", Evidence(0, 10, "Cook, Alba"), is_new=False)
    years = [missing(number, f"{number}+ years of baking", head, Kind.EXPERIENCE) for number in (1, 2, 3)]
    (advice,) = raises(*years)
    assert advice.requirement_ids == (1, 2, 3)
    assert advice.advice.title == "In “Cook, Alba”, give the first and last month"


def test_the_heading_counts_requirements_and_each_keeps_its_own_gain() -> None:
    findings = Findings(JobFacts("Cook", "", 40), (missing(1, "Order flour", COOK), missing(2, "Bake bread", COOK)))
    (remedy,) = score(findings).remedies
    assert remedy.remedy is Remedy.IF_TRUE
    assert remedy.text.startswith("2 requirements")
    assert gains_of(findings) == {1: 50, 2: 50}
