"""A resume as the screen shows it: block by block, each sentence with the requirements that it proves."""

from bisect import bisect_right
from dataclasses import dataclass

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Findings
from hireloom.text_analysis.resumes.passages import Shape, passages


@dataclass(frozen=True, slots=True)
class Part:
    text: str
    proves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Excerpt:
    """`aside` is the period of an entry."""

    kind: Shape
    page: int
    aside: str
    parts: tuple[Part, ...]


def excerpts(document: Document, findings: Findings) -> tuple[Excerpt, ...]:
    """Every block of the document in order; sentences that are evidence carry the ids of their requirements."""
    starts = [span.start for span in document.spans]
    proofs = [
        (evidence.start, evidence.end, finding.requirement.id)
        for finding in findings.findings
        for evidence in finding.evidence
    ]
    blocks = []
    for passage in passages(document.text):
        at = bisect_right(starts, passage.start) - 1
        page = document.spans[max(at, 0)].page if document.spans else 1
        pieces = passage.sentences or ((passage.start, passage.end),)
        parts = tuple(_part(document.text, start, end, proofs) for start, end in pieces)
        blocks.append(Excerpt(passage.kind, page, passage.aside, tuple(part for part in parts if part.text)))
    return tuple(block for block in blocks if block.parts or block.aside)


def _part(text: str, start: int, end: int, proofs: list[tuple[int, int, int]]) -> Part:
    ids = {id for first, last, id in proofs if first < end and last > start}
    return Part(" ".join(text[start:end].split()), tuple(sorted(ids)))
