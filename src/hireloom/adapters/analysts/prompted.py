"""An analyst that asks a language model for prose around what the local analyst found, and checks every word of it.

Findings, facts, ranks and pages always come from the local analyst; see docs/decisions/0004-the-model-only-points.md.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from hireloom.adapters.analysts import prompts
from hireloom.adapters.analysts.exchanges import Exchange
from hireloom.adapters.analysts.grounding import Facts, Standing
from hireloom.adapters.analysts.pools import Pools
from hireloom.adapters.analysts.prompted_descriptions import TOO_SHORT, DescriptionQuestion
from hireloom.adapters.analysts.prompted_letters import LetterQuestion
from hireloom.adapters.analysts.replies import parsed
from hireloom.domain.cover_letters.orders import LetterOrder
from hireloom.domain.documents import Document
from hireloom.domain.marketing.post_orders import PostDraft, PostOrder
from hireloom.domain.refusals import Refusal
from hireloom.domain.resume_match.analyses import About, AnalystAnswer, Level, Page, Question, Responsibility, TopSkill
from hireloom.domain.resume_match.findings import Evidence, Finding, Findings, State
from hireloom.ports.analysts import Analyst
from hireloom.ports.chats import Chat, Schema
from hireloom.text_analysis.language.openers import OPENERS
from hireloom.text_analysis.writing.descriptions.job_descriptions import JobBrief

MAX_SKILLS = 10
MAX_HIGHLIGHTS = 5
MAX_PARAGRAPHS = 3
PARAGRAPH, DUTY, QUESTION, ANSWER, SKILL = 800, 300, 400, 1_600, 60  # characters


class PromptedAnalyst:
    """`named` gives the `by` of every answer with text of the model. Raises ChatFailed if that text is unusable."""

    def __init__(self, chat: Chat, local: Analyst, *, named: Callable[[], str] = lambda: "openai") -> None:
        self._chat = chat
        self._local = local
        self._named = named
        self._pools = Pools(local)

    def match(self, resume: Document, job: str) -> AnalystAnswer[Findings]:
        local = self._local.match(resume, job)
        open_ones = {
            finding.requirement.id: finding for finding in local.value.findings if finding.state is not State.MET
        }
        if not open_ones:
            return local
        items = [{"id": id_, "label": finding.requirement.label} for id_, finding in open_ones.items()]
        exchange = Exchange(resume.text, job)
        reply = self._ask(prompts.HINTS, exchange, {"requirements": items})
        hints: dict[int, Evidence] = {}
        for item in reply["hints"]:
            quote = exchange.quote(item["quote"])
            finding = open_ones.get(item["id"])
            if quote and finding and item["id"] not in hints and not _is_counted(quote, finding):
                hints[item["id"]] = quote
        findings = tuple(
            replace(finding, hint=hints[finding.requirement.id]) if finding.requirement.id in hints else finding
            for finding in local.value.findings
        )
        return self._answered(replace(local.value, findings=findings), local)

    def about(self, resume: Document, job: str) -> AnalystAnswer[About]:
        local = self._local.about(resume, job)
        exchange = Exchange(resume.text, job)
        reply = self._ask(prompts.ABOUT, exchange, {})
        local_words = [*local.value.summary, *(f"{fact.label} {fact.value} {fact.quote}" for fact in local.value.facts)]
        # The text is about the resume: a fact of the job alone would be claimed for the person.
        facts = exchange.in_resume | Facts.of(*local_words)
        paragraphs = [
            exchange.prose(paragraph, facts, most=PARAGRAPH) for paragraph in reply["summary"][:MAX_PARAGRAPHS]
        ]
        summary = [
            text or ours_here
            for text, ours_here in zip(paragraphs, [*local.value.summary, *[""] * len(paragraphs)], strict=False)
            if text or ours_here
        ]
        quotes = (exchange.quote(highlight, least=20) for highlight in reply["highlights"])
        highlights = [*dict.fromkeys([quote.quote for quote in quotes if quote])][:MAX_HIGHLIGHTS]
        count = max(len(highlights), min(len(local.value.highlights), MAX_HIGHLIGHTS))
        top_up = [highlight for highlight in local.value.highlights if highlight not in highlights]
        about = About(
            summary=tuple(dict.fromkeys(summary)) or local.value.summary,
            facts=local.value.facts,
            highlights=tuple([*highlights, *top_up][:count]),
        )
        return self._answered(about, local)

    def responsibilities(self, resume: Document, job: str, *, offset: int) -> AnalystAnswer[Page[Responsibility]]:
        local = self._local.responsibilities(resume, job, offset=offset)
        pool = self._pools.responsibilities(resume, job)
        places = pool.places(local.value.items)
        if not places:
            return local
        exchange = Exchange(resume.text, job)
        duties = [{"id": number, "of": duty.of, "text": duty.text} for number, duty in enumerate(local.value.items)]
        reply = self._ask(prompts.DUTIES, exchange, {"duties": duties})
        documents = exchange.in_resume | exchange.in_job
        items = list(local.value.items)
        for number, value in _first_of_each(reply["duties"], len(items)):
            local_item = local.value.items[number]
            facts = documents.with_numbers(Facts.of(local_item.text))
            text = exchange.prose(value["text"], facts, most=DUTY)
            proof = exchange.quote(value["proof"])
            if text and pool.seeds.owns(places[number], text):
                items[number] = replace(items[number], text=text)
            if proof and local_item.of == "job" and not local_item.proof:
                items[number] = replace(items[number], proof=proof.quote)
        return self._answered(replace(local.value, items=tuple(items)), local)

    def top_skills(self, resume: Document, job: str) -> AnalystAnswer[tuple[TopSkill, ...]]:
        local = self._local.top_skills(resume, job)
        if len(local.value) >= MAX_SKILLS:
            return local
        exchange = Exchange(resume.text, job)
        reply = self._ask(prompts.SKILLS, exchange, {"known": [skill.name for skill in local.value]})
        skills = {skill.name.casefold(): skill for skill in local.value}
        in_job = Standing(job)
        for item in reply["skills"]:
            name = exchange.text(item["name"], most=SKILL)
            if not name or not in_job.names(name) or name.casefold() in OPENERS:  # `You` is not one
                continue
            quote = exchange.quote(item["proof"])
            # A sentence without the name of the skill proves nothing that a reader can check.
            proof = quote.quote if quote and Standing(quote.quote).names(name) else ""
            if name.casefold() not in skills and len(skills) < MAX_SKILLS:
                must = self._is_must(resume, job, name)
                skills[name.casefold()] = TopSkill(len(skills) + 1, name, must, proof)
        return self._answered(tuple(skills.values()), local)

    def questions(self, resume: Document, job: str, *, level: Level, offset: int) -> AnalystAnswer[Page[Question]]:
        local = self._local.questions(resume, job, level=level, offset=offset)
        pool = self._pools.questions(resume, job)
        places = pool.places(local.value.items)
        if not places:  # beyond the pages without repeats
            return local
        exchange = Exchange(resume.text, job)
        entries = [
            {"id": number, "level": level.value, "topic": question.topic, "gap": question.gap, "text": question.text}
            for number, question in enumerate(local.value.items)
        ]
        reply = self._ask(prompts.QUESTIONS, exchange, {"entries": entries, "asked elsewhere": pool.others(places)})
        documents = exchange.in_resume | exchange.in_job
        items = list(local.value.items)
        for number, value in _first_of_each(reply["questions"], len(items)):
            local_item = local.value.items[number]
            local_facts = Facts.of(local_item.text, local_item.answer, local_item.quote)
            text = exchange.prose(value["text"], documents, most=QUESTION)
            # The person speaks in the answer, so numbers of the job do not belong there.
            facts = (documents | local_facts).with_numbers(exchange.in_resume, local_facts)
            answer = exchange.prose(value["answer"], facts, most=ANSWER)
            if text and answer and pool.seeds.owns(places[number], text):
                quote = exchange.quote(value["quote"])
                items[number] = replace(
                    local_item, text=text, answer=answer, quote=quote.quote if quote else local_item.quote
                )
        return self._answered(replace(local.value, items=tuple(items)), local)

    def letter(self, order: LetterOrder) -> AnalystAnswer[str]:
        local = self._local.letter(order)
        question = LetterQuestion(order)
        reply = self._ask(prompts.LETTER, question.exchange, question.notes())
        return self._answered(question.letter(reply["paragraphs"], frame=local.value), local)

    def description(self, position: JobBrief) -> AnalystAnswer[str]:
        local = self._local.description(position)
        question = DescriptionQuestion(position)
        for complaint in ("", TOO_SHORT):  # the model is asked twice, then our own text is used
            reply = self._ask(prompts.DESCRIPTION, question.exchange, question.notes(complaint))
            if text := question.description(reply):
                return AnalystAnswer(text, self._named())
        return local

    def post(self, order: PostOrder) -> AnalystAnswer[PostDraft]:
        """Always the local text: text published in the product's name never comes from a model."""
        return self._local.post(order)

    def _ask(self, schema: Schema, exchange: Exchange, notes: Mapping[str, Any]) -> Mapping[str, list[Any]]:
        return parsed(self._chat.complete(exchange.messages(schema["title"], notes), schema), schema)

    def _answered(self, value: Any, local: AnalystAnswer[Any]) -> AnalystAnswer[Any]:
        return local if value == local.value else AnalystAnswer(value, self._named())

    def _is_must(self, resume: Document, job: str, skill: str) -> bool:
        try:
            findings = self._local.match(resume, job).value.findings
        except Refusal:
            return False
        return any(
            finding.requirement.must and Standing(finding.requirement.source).names(skill) for finding in findings
        )


def _is_counted(hint: Evidence, finding: Finding) -> bool:
    return any(evidence.start < hint.end and hint.start < evidence.end for evidence in finding.evidence)


def _first_of_each(items: Sequence[Mapping[str, Any]], count: int) -> list[tuple[int, Mapping[str, Any]]]:
    """The first item for each place; items for places that were not asked are left out."""
    first: dict[int, Mapping[str, Any]] = {}
    for item in items:
        if 0 <= item["id"] < count:
            first.setdefault(item["id"], item)
    return sorted(first.items())
