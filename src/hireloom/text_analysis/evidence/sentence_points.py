"""What each sentence of a resume adds for a job: the score with it and without it, by the same rules as a match."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Finding, Findings
from hireloom.domain.resume_match.scores import Score, percent_of, score
from hireloom.domain.resumes.layouts import ResumePage
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon import Lexicon

MOST_COUNTED = 40  # sentences that are tried out; each takes as long as a match
LONGEST_PAGE = 50_000  # characters; of a longer one no sentence is tried out
MOST_READ = 300_000  # characters that may be read for them: 40 times a page of 7,500


class SentencePoints(NamedTuple):
    """`percent` is what the sentence adds, or would add if it stood on the page; None if it was not tried out. `proves`
    are the labels of the requirements that it proves."""

    id: str
    percent: int | None
    proves: tuple[str, ...] = ()


class PageMatch(NamedTuple):
    findings: Findings
    score: Score
    sentences: tuple[SentencePoints, ...]


class _Passage(NamedTuple):
    text: str
    id: str


def page_match(page: ResumePage, off: Collection[str], job: str, lexicon: Lexicon, *, now: int) -> PageMatch:
    """The match of the page without the lines in `off`. Raises what `find` raises."""
    passages = tuple(_passages(page))
    on = frozenset(passage.id for passage in passages) - frozenset(off)
    findings = _find(passages, on, job, lexicon, now)
    percent, length = percent_of(findings), sum(len(passage.text) for passage in passages)
    tried = min(MOST_COUNTED, MOST_READ // length) if length <= LONGEST_PAGE else 0
    best = _find(passages, on | frozenset(off), job, lexicon, now) if off and tried else findings
    proofs, proofs_of_all = _proofs(findings, passages, on), _proofs(best, passages, on | frozenset(off))
    sentences, counted = [], 0
    for id in dict.fromkeys(passage.id for passage in passages if passage.id):
        proves = proofs.get(id, ()) if id in on else proofs_of_all.get(id, ())
        if not proves:
            sentences.append(SentencePoints(id, 0))
            continue
        counted += 1
        if counted > tried:
            sentences.append(SentencePoints(id, None, proves))
            continue
        changed = percent_of(_find(passages, on ^ {id}, job, lexicon, now))
        sentences.append(SentencePoints(id, percent - changed if id in on else changed - percent, proves))
    return PageMatch(findings, score(findings), tuple(sentences))


def page_findings(page: ResumePage, job: str, lexicon: Lexicon, *, now: int) -> Findings:
    """What the whole page shows. Raises what `find` raises."""
    return find(page_document(page), job, lexicon, now=now)


def page_document(page: ResumePage) -> Document:
    """The page as a person reads it, from top to bottom."""
    return Document("".join(passage.text for passage in _passages(page)))


def _passages(page: ResumePage) -> Iterable[_Passage]:
    yield _Passage(f"{page.name}\n\n{' | '.join(page.contacts)}\n", "")
    for section in page.sections:
        yield _Passage(f"\n{section.heading.upper()}\n", "")
        for entry in section.entries:
            head = "\t".join(filter(None, (entry.title, entry.dates)))
            yield _Passage("\n" + "".join(f"{line}\n" for line in (head, entry.details) if line), "")
            for line in entry.lines:
                yield _Passage(f"{line.text} " if section.is_prose else f"• {line.text}\n", line.id)


def _find(passages: Sequence[_Passage], on: Collection[str], job: str, lexicon: Lexicon, now: int) -> Findings:
    return find(Document("".join(passage.text for passage in passages if passage.id in on)), job, lexicon, now=now)


def _proofs(findings: Findings, passages: Sequence[_Passage], on: Collection[str]) -> dict[str, tuple[str, ...]]:
    """The labels of the requirements that each sentence proves, those that name a thing first."""
    spans, place = list[tuple[int, int, str]](), 0
    for passage in passages:
        if passage.id in on:
            spans.append((place, place + len(passage.text), passage.id))
            place += len(passage.text)
    proofs: dict[str, tuple[str, ...]] = {}
    for finding in sorted(findings.findings, key=lambda finding: finding.requirement.whole):
        for id in _cited(finding, spans):
            proofs[id] = (*proofs.get(id, ()), finding.requirement.label)
    return proofs


def _cited(finding: Finding, spans: Sequence[tuple[int, int, str]]) -> Iterable[str]:
    places = [evidence.start for evidence in finding.evidence]
    return dict.fromkeys(id for start, end, id in spans if id and any(start <= place < end for place in places))
