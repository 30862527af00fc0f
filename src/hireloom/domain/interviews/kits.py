"""What to ask in an interview, from what the resume proves: each requirement of the job becomes a question with some
minutes."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from hireloom.domain.resume_match.findings import Finding, Findings, Kind, Requirement, State

HELLO_MINUTES, CANDIDATE_MINUTES = 5, 10  # at the beginning, and for the candidate's own questions at the end
FIND_OUT_SHARE, TELL_ME_SHARE = 12, 7
LEAST_MINUTES = 5  # for one question
MOST_ROWS = 40

_QUESTIONS = {
    Kind.TITLE: "Which of your roles comes closest to this one, and what was different?",
    Kind.EXPERIENCE: "Which of your work counts toward this, and since when?",
    Kind.SKILL: "Where have you used it, or something close to it, and what did you build?",
    Kind.EDUCATION: "How did you learn what this stands for?",
    Kind.CERTIFICATE: "Do you hold it, or when could you?",
    Kind.LANGUAGE: "How do you use it at work today?",
    Kind.DUTY: "When did you last do this, and how would you do it here?",
}
_TELL_ME = "Tell me about it: what was your own part, and what came of it?"


@dataclass(frozen=True, slots=True)
class KitRow:
    """A requirement as the interview sees it. `id` is the same from the advert to the decision; `sentence` is the one
    of the resume that proves it, or part of it."""

    id: str
    label: str
    must: bool
    state: State
    sentence: str
    question: str

    @property
    def is_proven(self) -> bool:
        return self.state is State.MET


@dataclass(frozen=True, slots=True)
class PlannedRow:
    """`minutes` is 0 for a requirement that another interview asks about, or for which there is no time."""

    row: KitRow
    minutes: int


def kit(findings: Findings) -> tuple[KitRow, ...]:
    """In the order of the advert."""
    of_requirement = {finding.requirement.id: finding for finding in findings.findings}
    return tuple(
        _row(id_, of_requirement[need.id])
        for id_, need in asked_for(finding.requirement for finding in findings.findings)
    )


def asked_for(needs: Iterable[Requirement]) -> Sequence[tuple[str, Requirement]]:
    """What interviews ask about, in the order of the advert, each with its id."""
    single = [need for need in needs if not need.whole]
    return [(f"R{number}", need) for number, need in enumerate(single[:MOST_ROWS], 1)]


def topics(needs: Iterable[Requirement], minutes: int, asks: Sequence[str]) -> Sequence[str]:
    """What a candidate may prepare for: what the job's plan has the interview ask, or else the requirements for which
    there is time, musts first. They come from the advert alone and give away nothing of the kit."""
    labels = [need.label for need in sorted(needs, key=lambda need: not need.must)]
    return asks or labels[: max(_room(minutes) // LEAST_MINUTES, 1)]


def plan(
    rows: Sequence[KitRow], minutes: int, *, elsewhere: Collection[str] = (), asks: Collection[str] = ()
) -> Sequence[PlannedRow]:
    """The rows in the order in which to ask: missing before partly before met, musts first. `asks` are the labels that
    the job's plan has this interview ask; without them, what nobody else asks comes first. The minutes add up to the
    interview, unless its plan asks too much."""
    order = sorted(rows, key=lambda row: (row.id in elsewhere, _rank(row), not row.must))
    chosen = [row for row in order if row.label in asks] or order[: max(_room(minutes) // LEAST_MINUTES, 1)]
    shares = minutes_each(minutes, [_share(row) for row in chosen])
    planned = dict(zip((row.id for row in chosen), shares, strict=True))
    listed = sorted(rows, key=lambda row: (row.id not in planned, _rank(row), not row.must))
    return [PlannedRow(row, planned.get(row.id, 0)) for row in listed]


def plans(rows: Sequence[KitRow], interviews: Iterable[tuple[int, Collection[str]]]) -> Sequence[Sequence[PlannedRow]]:
    """For interviews that follow each other, with their minutes and what each asks: what one asks, those after it ask
    last."""
    planned, elsewhere = list[Sequence[PlannedRow]](), set[str]()
    for minutes, asks in interviews:
        planned.append(plan(rows, minutes, elsewhere=elsewhere, asks=asks))
        elsewhere |= {planned_row.row.id for planned_row in planned[-1] if planned_row.minutes}
    return planned


def edges(minutes: int) -> tuple[int, int]:
    """The minutes of the hello and of the candidate's own questions."""
    return (HELLO_MINUTES, CANDIDATE_MINUTES) if minutes >= 30 else (2, 3)


def minutes_each(minutes: int, shares: Sequence[int]) -> Sequence[int]:
    """For each question; if there is too little time for all, each has the least."""
    return [LEAST_MINUTES] * len(shares) if minutes_over(minutes, len(shares)) else _shared(_room(minutes), shares)


def minutes_over(minutes: int, questions: int) -> int:
    """How many minutes these questions take beyond the time there is."""
    return max(questions * LEAST_MINUTES - _room(minutes), 0)


def _room(minutes: int) -> int:
    return minutes - sum(edges(minutes))


def _row(id_: str, finding: Finding) -> KitRow:
    need, is_met = finding.requirement, finding.state is State.MET
    sentence = finding.evidence[0].quote if finding.evidence else ""
    return KitRow(id_, need.label, need.must, finding.state, sentence, _TELL_ME if is_met else _QUESTIONS[need.kind])


def _rank(row: KitRow) -> int:
    return (State.MISSING, State.PARTLY, State.MET).index(row.state)


def _share(row: KitRow) -> int:
    return TELL_ME_SHARE if row.is_proven else FIND_OUT_SHARE


def _shared(minutes: int, shares: Sequence[int]) -> list[int]:
    """Whole minutes in these proportions that add up."""
    total, parts, before = sum(shares), list[int](), 0
    for at in range(len(shares)):
        until = round(minutes * sum(shares[: at + 1]) / total)
        parts.append(until - before)
        before = until
    return parts
