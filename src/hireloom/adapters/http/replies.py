"""Turns an analyst's typed answer into the fields on the wire. All text is plain text, without markup."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from hireloom.adapters.http import reply_texts
from hireloom.adapters.http.core.markup import without_tags
from hireloom.adapters.http.months import month_said
from hireloom.domain.documents import Document, Omission, OmissionReason
from hireloom.domain.files import Upload
from hireloom.domain.resume_match.analyses import About, Page, Question, Responsibility, TopSkill
from hireloom.domain.resume_match.corrections import Recount
from hireloom.domain.resume_match.findings import Finding
from hireloom.domain.resume_match.role_years import DatedRole, YearSum
from hireloom.domain.resume_match.scores import MADE_BY, Raise, points
from hireloom.text_analysis.evidence.excerpts import excerpts
from hireloom.usecases.analyses import Analysis, MatchResult

LEFT_OUT = {
    OmissionReason.INVISIBLE: "This text cannot be seen on the page, so we left it out.",
    OmissionReason.TINY: "This text is too small to be read, so we left it out. Use at least 8 points.",
    OmissionReason.OFF_PAGE: "This text is outside the page, so we left it out. Nobody who opens the file sees it.",
    OmissionReason.ZERO_WIDTH: "This contains characters that cannot be seen, so we left them out.",
    OmissionReason.INSTRUCTION: "This is written for software, not for a reader, so we left it out. Please remove it.",
}
NAME_LENGTH = 200


def match(analysis: Analysis[MatchResult]) -> dict[str, Any]:
    findings, score = analysis.value.findings, analysis.value.score
    answer = asdict(score) | {
        "musts": asdict(score.musts) | {"total": score.musts.total},
        "job": asdict(findings.job),
        "requirements": [_requirement(finding) for finding in findings.findings],
        "raises": [_raise(advice) for advice in score.raises],
        "copied": findings.copied,
        "conditions": [asdict(condition) for condition in findings.conditions],
        "resume": [asdict(block) for block in excerpts(analysis.document, findings)],
        "made_by": MADE_BY,
        "recount": analysis.value.recount and _recount(analysis.value.recount),
    }
    return _answer(analysis, reply_texts.match(analysis.value), match=answer)


def about(analysis: Analysis[About]) -> dict[str, Any]:
    return _answer(analysis, reply_texts.about(analysis.value), about=asdict(analysis.value))


def responsibilities(analysis: Analysis[Page[Responsibility]]) -> dict[str, Any]:
    items, text = analysis.value.items, reply_texts.responsibilities(analysis.value.items)
    return _answer(analysis, text, offset=analysis.value.next_offset, responsibilities=[asdict(item) for item in items])


def top_skills(analysis: Analysis[tuple[TopSkill, ...]]) -> dict[str, Any]:
    return _answer(
        analysis, reply_texts.top_skills(analysis.value), top_skills=[asdict(skill) for skill in analysis.value]
    )


def questions(analysis: Analysis[Page[Question]], *, start: int) -> dict[str, Any]:
    items, text = analysis.value.items, reply_texts.questions(analysis.value.items, start=start)
    numbered = [{"number": number} | asdict(item) for number, item in enumerate(items, start + 1)]
    return _answer(analysis, text, offset=analysis.value.next_offset, questions=numbered)


def _answer(analysis: Analysis[Any], text: str, **more: Any) -> dict[str, Any]:
    kinds = dict.fromkeys(("match", "about", "responsibilities", "top_skills", "questions"))
    head = {"success": True, "response": without_tags(text), "offset": None, "api_used": analysis.by}
    return head | kinds | {"document": shown_document(analysis.document, analysis.upload)} | more


def shown_document(document: Document, upload: Upload) -> dict[str, Any]:
    return {
        "name": _shown(upload.name),
        "format": document.format,
        "pages": document.pages,
        "words": len(document.text.split()),
        "bytes": len(upload.content),
        "omissions": _omissions(document.omissions),
        "is_scan": document.is_scan,
    }


def _omissions(omissions: Sequence[Omission]) -> list[dict[str, Any]]:
    return [
        {"why": omission.why, "quote": omission.quote, "page": omission.page, "sentence": LEFT_OUT[omission.why]}
        for omission in omissions
    ]


def _requirement(finding: Finding) -> dict[str, Any]:
    return asdict(finding.requirement) | {
        "points": points(finding),
        "state": finding.state,
        "quote": finding.evidence[0].quote if finding.evidence else "",
        "note": finding.note,
        "hint": finding.hint.quote if finding.hint else "",
        "years": finding.years and _years(finding.years),
        "own_word": finding.own_word,
    }


def _years(years: YearSum) -> dict[str, Any]:
    roles = [
        {
            "role": _role(role.role),
            "months": years.lasted([role.role]),
            "counting": role.counting,
            "on_word": role.on_word,
        }
        for role in years.roles
    ]
    return {"asked": years.asked, "months": years.months, "roles": roles}


def _role(role: DatedRole) -> dict[str, Any]:
    last = None if role.last is None else month_said(role.last)
    return {"title": role.title, "employer": role.employer, "first": month_said(role.first), "last": last}


def _recount(recount: Recount) -> dict[str, Any]:
    return {
        "id": recount.match.id,
        "is_shared": recount.match.is_shared,
        "percent_as_read": recount.percent_as_read,
        "own_points": recount.own_points,
        "dropped": [_requirement(requirement) for requirement in recount.dropped],
        "corrections": [
            {
                "number": correction.number,
                "kind": correction.kind,
                "about": correction.about,
                "quote": correction.quote,
                "words": correction.words,
                "role": correction.role and _role(correction.role),
                "statement": correction.statement,
            }
            for correction in recount.match.corrections
        ],
    }


def _raise(step: Raise) -> dict[str, Any]:
    return {"requirement_ids": step.requirement_ids, "gain": step.gain, "percent": step.percent} | asdict(step.advice)


def _shown(name: str) -> str:
    """The file's own name without folders and without characters that nobody can see."""
    bare = name.replace("\\", "/").rsplit("/", 1)[-1]
    return "".join(sign for sign in bare if sign.isprintable())[-NAME_LENGTH:]
