"""Requirements that only rows of names show. If there are many, somebody may have listed what the advert asks for."""

from collections.abc import Container, Sequence
from dataclasses import replace

from hireloom.domain.resume_match.findings import Finding, Kind, State
from hireloom.text_analysis.evidence.proofs import is_list
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.readings import Reading

FEWEST, MOSTLY = 4, 0.4  # requirements that lists alone show, and their part of those that deeds could show
LISTED = 0.2  # the most that such a list shows of each
NOTE = "Only a list names it, and no line tells of it."
_OF_DEEDS = (Kind.SKILL, Kind.DUTY, Kind.CERTIFICATE, Kind.EXPERIENCE)


def without_full_lists(
    findings: Sequence[Finding], proofs: Sequence[int | None], resume: Reading, lexicon: Lexicon
) -> tuple[Finding, ...]:
    """The findings, of which `proofs` are the sentences that show them; where lists alone show many, they show a fifth
    of each at most. 'Staff Nurse, ICU, Mercy Hospital, 2013 to 2020' is the head of a role, not a list."""
    places = (place for role in career(resume.text, lexicon).roles for place in (role.start, role.shown_at))
    heads = {resume.sentence_at(place) for place in places}
    countable = {
        at
        for at, finding in enumerate(findings)
        if finding.requirement.kind in _OF_DEEDS and not finding.requirement.whole
    }
    listed = {at for at in countable if _is_listed(proofs[at], resume, heads)}
    if len(listed) < max(FEWEST, MOSTLY * len(countable)):
        return tuple(findings)
    return tuple(
        replace(finding, state=State.PARTLY, share=min(LISTED, finding.share), note=NOTE) if at in listed else finding
        for at, finding in enumerate(findings)
    )


def _is_listed(proof: int | None, resume: Reading, heads: Container[int | None]) -> bool:
    return proof is not None and proof not in heads and is_list(resume.sentence(proof))
