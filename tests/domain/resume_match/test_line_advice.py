"""Where to write what, and in which words, from a place in the resume."""

from hireloom.domain.resume_match.findings import Evidence, Finding, Kind, Place, Requirement, State, Use
from hireloom.domain.resume_match.raises import LineAdvice, PieceKind, Remedy, advised
from hireloom.domain.resume_match.role_years import YearSum

LINE = Evidence(0, 20, "Kept the stock in order.")
HEAD = Evidence(0, 10, "Cook, Alba")


def advice(kind: Kind, label: str, place: Place | None, *, source: str = "", note: str = "") -> LineAdvice:
    return advised(Finding(Requirement(1, kind, label, True, 4, source), State.MISSING, note=note, place=place))


def pieces(line_advice: LineAdvice) -> list[tuple[PieceKind, str]]:
    return [(piece.kind, piece.text) for piece in line_advice.better]


def test_a_role_without_dates_is_to_get_its_months() -> None:
    line_advice = advice(Kind.EXPERIENCE, "3+ years", Place("Cook", HEAD, is_new=False))
    assert (line_advice.remedy, line_advice.role, line_advice.line) == (Remedy.IF_TRUE, "Cook", "Cook, Alba")
    assert "first and last month" in line_advice.title
    assert line_advice.text
    assert pieces(line_advice) == [(PieceKind.KEPT, "Cook, Alba, "), (PieceKind.BLANK, "first month to last month")]


def test_a_tool_is_added_to_the_line_that_comes_nearest() -> None:
    line_advice = advice(Kind.SKILL, "Excel", Place("Cook", LINE, is_new=False, words=("Excel",), use=Use.TOOL))
    kinds = [kind for kind, _ in pieces(line_advice)]
    assert kinds == [PieceKind.KEPT, PieceKind.ADDED, PieceKind.BLANK]
    assert pieces(line_advice)[:2] == [
        (PieceKind.KEPT, "Kept the stock in order"),
        (PieceKind.ADDED, ", using Excel for "),
    ]


def test_a_duty_is_told_in_the_words_of_the_person_alone() -> None:
    line_advice = advice(Kind.DUTY, "Train new staff", Place("Cook", LINE, is_new=False, words=("new staff",)))
    assert pieces(line_advice) == [
        (PieceKind.KEPT, "Kept the stock in order. "),
        (PieceKind.BLANK, "what you did, in your own words"),
    ]
    assert pieces(advice(Kind.DUTY, "Train new staff", None)) == [(PieceKind.BLANK, "what you did, in your own words")]


def test_a_line_that_has_the_words_lacks_only_the_result() -> None:
    line_advice = advice(Kind.SKILL, "Stock", Place("Cook", LINE, is_new=False))
    assert pieces(line_advice) == [
        (PieceKind.KEPT, "Kept the stock in order, "),
        (PieceKind.BLANK, "how many, how often, with what result"),
    ]


def test_a_language_has_a_line_with_its_level() -> None:
    line_advice = advice(Kind.LANGUAGE, "Spanish", None)
    assert line_advice.is_new
    assert pieces(line_advice) == [(PieceKind.ADDED, "Spanish: "), (PieceKind.BLANK, "how well")]


def test_near_work_alone_never_makes_the_years_whole() -> None:
    assert YearSum(0, 2026 * 12, ()).share == 1.0
    assert YearSum(12, 2026 * 12, ()).share == 0.0
    assert YearSum(36, 2026 * 12, ()).sentence == "0 of 36 months count"
