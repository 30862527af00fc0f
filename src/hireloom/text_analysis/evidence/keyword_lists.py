"""Requirements that only rows of names show. Where they are many, somebody may have listed what the advert asks for."""

from collections.abc import Sequence
from dataclasses import replace

from hireloom.domain.resume_match.findings import Finding, Kind, State
from hireloom.text_analysis.evidence.proofs import is_list
from hireloom.text_analysis.resumes.readings import Reading

FEWEST, MOSTLY = 4, 0.4  # requirements that lists alone show, and their part of those that deeds could show
LISTED = 0.2  # the most that such a list shows of each
NOTE = "Only a list names it, and no line tells of it."
_TOLD = (Kind.SKILL, Kind.DUTY, Kind.CERTIFICATE, Kind.EXPERIENCE)


def without_full_lists(found: Sequence[Finding], read: Reading) -> tuple[Finding, ...]:
    """The findings; where lists alone show many, they show a fifth of each at most."""
    told = {at for at, each in enumerate(found) if each.requirement.kind in _TOLD and not each.requirement.whole}
    listed = {at for at in told if _is_listed(found[at], read)}
    if len(listed) < max(FEWEST, MOSTLY * len(told)):
        return tuple(found)
    return tuple(
        replace(each, state=State.PARTLY, share=min(LISTED, each.share), note=NOTE) if at in listed else each
        for at, each in enumerate(found)
    )


def _is_listed(finding: Finding, read: Reading) -> bool:
    """The best sentence is a list; those quoted beside it only come near."""
    places = [read.sentence_at(each.start) for each in finding.evidence[:1]]
    return any(at is not None and is_list(read.said(at)) for at in places)
