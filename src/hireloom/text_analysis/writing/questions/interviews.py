"""Interview questions for one job and one resume at one level: a fixed list that is divided into pages."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from zlib import crc32

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.analyses import Level, Question
from hireloom.domain.resume_match.findings import Finding
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.evidence.job_skills import JobSkill, job_skills
from hireloom.text_analysis.evidence.statements import Statement
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import opening, spoken
from hireloom.text_analysis.resumes.careers import Career, career
from hireloom.text_analysis.writing.letters.deeds import JobWork, match_of, proofs
from hireloom.text_analysis.writing.letters.distance import NEAR_WORK
from hireloom.text_analysis.writing.letters.gaps import OFFICE
from hireloom.text_analysis.writing.letters.licences import missing_licence
from hireloom.text_analysis.writing.questions.answer_facts import AnswerFacts, content, is_answer
from hireloom.text_analysis.writing.questions.central_needs import WORK, central_needs, is_same_work, is_unknown
from hireloom.text_analysis.writing.questions.drafts import QuestionDraft, Ties
from hireloom.text_analysis.writing.questions.gaps import asked_gaps, kind_of, share_of_field, unheld_licence
from hireloom.text_analysis.writing.questions.order import in_order, turned
from hireloom.text_analysis.writing.questions.practised_skills import practised
from hireloom.text_analysis.writing.questions.program_steps import StepTurns
from hireloom.text_analysis.writing.questions.roles import RoleQuestions
from hireloom.text_analysis.writing.questions.situations import Accounts, job_activities, situations
from hireloom.text_analysis.writing.questions.subjects import lines_of, title_of, told_about
from hireloom.text_analysis.writing.questions.told_deeds import told_deeds
from hireloom.text_analysis.writing.questions.wording import (
    are_akin,
    filled,
    is_named_in,
    is_plainly_missing,
    is_spelled_in,
    is_the_trade,
    listed_words,
)
from hireloom.text_analysis.writing.trades.job_trades import trade_of
from hireloom.text_analysis.writing.trades.open_jobs import OpenJob
from hireloom.text_analysis.writing.trades.question_banks import (
    EVERYONE,
    LEADERS,
    OF_A_TRADE,
    Cue,
    FrameTurns,
    QuestionBank,
)
from hireloom.text_analysis.writing.trades.question_settings import is_at_home
from hireloom.text_analysis.writing.trades.work_of_titles import leads

ABOUT = 0.5  # from here on, a question of the trade is about the job although it names none of its skills
ENOUGH = 50  # general questions fill the rest up to it
OFTEN_NAMED = 2  # a skill of an advert that is more than one of many
LISTED_WORDS = 6  # of a list that an answer quotes
LONGEST_READ = 50_000  # characters of an advert; a posted one has 20,000
HARD, BOUND, NEAR, FEWEST_GENERAL = 12, 16, 2, 8
# Fields in which one activity does not stand for the others.
_OF_MANY_TRADES = ("healthcare", "logistics", "manufacturing", "construction", "hospitality", "agriculture")
PAPERS = ("certificate", "licence", "language")
_ATTORNEY = re.compile(r"\b(?:attorney|lawyer|counsel)\b(?! (?:assistant|secretary|clerk))", re.I)
_TOPICS = {"tool": "Tools", "method": "Methods", "knowledge": "Knowledge", "soft": "Working style"}


@lru_cache(maxsize=16)
def interview(
    resume: str, job: str, lexicon: Lexicon, bank: QuestionBank, level: Level, now: int
) -> tuple[Question, ...]:
    """The questions in the order in which they are asked, none twice; `now` is the month that "to now" means, as
    `month_of` counts. Raises JobTooLong."""
    life, job = career(resume, lexicon), job[:LONGEST_READ]
    lines = lines_of(job)
    about = frozenset(term for line in lines for term in telling_terms(line, lexicon))
    spoken_facts, deeds = told_deeds(life, about, lexicon, now)
    title = title_of(job, lexicon)
    of_job = job_skills(resume, job, lexicon), title, about, match_of(Document(resume), job, lexicon, now)
    room = _Room(resume, job, lines, lexicon, bank, level, life, deeds, spoken_facts, *of_job)
    ties = Ties(deeds, spoken_facts, bank, lexicon, about, room.family)
    return tuple(ties.tied(draft, level) for draft in in_order(_streams(room)))


def _streams(room: "_Room") -> dict[str, list[QuestionDraft]]:
    """The drafts by the kinds between which an interview alternates; none tells what one before it does."""
    roles, moments, skills, of_resume = map(list, (room.roles(), room.situations(), room.skills(), room.resume()))
    solid, missing = [line for line in moments if not line.is_loose], [line for line in skills if line.lacks]
    streams = {
        "licence": list(room.licence()),
        "central": list(room.central()),
        "gap of role": [draft for draft in roles if draft.unmet],
        "situation": [draft for draft in solid if draft.is_own],
        "new situation": [draft for draft in solid if draft.unmet],
        "open situation": [draft for draft in solid if not draft.is_own and not draft.unmet],
        "key": [draft for draft in missing if room.is_key(draft)][:1],
        "missing": [draft for draft in missing if not draft.paper],
        "role": [draft for draft in roles if not draft.unmet],
        "near resume": [draft for draft in of_resume if draft.is_own],
        "loose situation": sorted((draft for draft in moments if draft.is_loose), key=lambda draft: not draft.is_own),
        "gap": list(room.gaps()),
        "trade": list(room.trade()),
        "skill": [draft for draft in skills if not draft.lacks],
        "resume": [draft for draft in of_resume if not draft.is_own],
        "missing paper": [draft for draft in missing if draft.paper],
        "near": list(room.near()),
        "whole": list(room.whole()),
        "noted": list(room.noted()),
    }
    waiting = sum(map(len, streams.values()))
    streams["general"] = list(room.general(max(FEWEST_GENERAL, ENOUGH - waiting)))
    return streams


class _Room:
    """One interview: the facts of the job and the resume, and each kind of question made from them."""

    def __init__(
        self,
        resume: str,
        job: str,
        lines: Sequence[str],
        lexicon: Lexicon,
        bank: QuestionBank,
        level: Level,
        life: Career,
        statements: tuple[Statement, ...],
        facts: AnswerFacts,
        needs: tuple[JobSkill, ...],
        title: str,
        about: frozenset[str],
        match: Sequence[Finding],
    ) -> None:
        self._lexicon, self._bank, self._level = lexicon, bank, level
        self._statements, self._facts, self._needs = statements, facts, needs
        self._about, self._resume, self._job, self._match = about, resume, job, match
        self._steps = StepTurns(bank)
        self._by_text = {statement.sentence.text: statement for statement in statements}
        self._titles = [role.title.casefold() for role in life.roles]
        of_job = trade_of(title, job, lines, needs, lexicon, bank.activities)
        self._title, self.family = of_job.name, of_job.family
        self._paper = missing_licence(title, self._titles, resume, lexicon) or unheld_licence(
            title, resume, match, lexicon
        )
        self._start = crc32(f"{level}{title or job[:200]}".encode("utf-8", "replace"))
        self._frames = FrameTurns(bank, level, self._start)
        is_of_attorneys = any(map(_ATTORNEY.search, (title, *self._titles)))
        self._open = OpenJob(title, self.family, lines, of_job.work, is_of_attorneys, job)
        self._central = central_needs(needs, self._open.title, lines, self.family, lexicon)
        self._activities = job_activities(self._open, resume, statements, facts, bank)
        title = "" if self._paper else self._title
        work = JobWork(job, self._open.title, lexicon, proofs(match, lexicon))
        self._roles = RoleQuestions(
            statements, facts, lexicon, self._frames, title, self.family, work, share_of_field(match), level
        )

    def resume(self) -> Iterator[QuestionDraft]:
        return self._roles.resume()

    def roles(self) -> Iterator[QuestionDraft]:
        """Questions about the roles of the resume, each with something that would be new in this job."""
        of_family = (item for item in self._bank.activities if item.families == {self.family})
        is_told = any(item.is_solid and item.activity.weight == OF_A_TRADE for item in self._activities)
        is_known = is_told or self.family in _OF_MANY_TRADES or self._facts.posts_in(self.family)
        only = None if is_known else next(of_family, None)
        strange = only.new if only and not only.trace.search(self._resume) else ""
        drafts = self._roles.roles(self._activities, strange)
        yield from (draft for draft in drafts if not (self._paper and draft.unmet))  # whom the law keeps from the work

    def licence(self) -> Iterator[QuestionDraft]:
        """The paper without which nobody can do the work, where the person has none."""
        frame = self._frames.take("new-licence") if self._paper else None
        if frame:
            text, role = opening(filled(frame.text, plain=self._paper)), self._facts.latest
            origin = filled(frame.answer, plain=self._paper, role=role) if role else f"I do not have {self._paper} yet."
            yield QuestionDraft(text, origin, "License", self._paper, unmet=True, is_whole=True)

    def gaps(self) -> Iterator[QuestionDraft]:
        """The degree, the years and the field that the job demands and the resume does not show."""
        if self._paper:
            return  # without it there is no use in asking about others
        for gap in asked_gaps(self._open.title, self._job, self._resume, self._match, self._lexicon):
            if not is_same_work(gap.name, self._central) and (frame := self._frames.take(f"new-{kind_of(gap)}")):
                deed = self._roles.next_nearest() if "{told}" in frame.answer else None
                fact = self._facts.tell(deed) if deed else ""
                words = {"plain": gap.name, "told": fact, "role": self._facts.latest or "something else"}
                text, answer = (filled(part, **words) for part in (frame.text, frame.answer))
                yield QuestionDraft(text, " ".join(answer.split()), "Gap", of=deed, unmet=True, is_whole=True)

    def _statement(self, need: JobSkill) -> Statement | None:
        """The statement that shows the skill; having a certificate or a language is not a deed."""
        deed = self._by_text.get(need.proof)
        return deed if deed and need.skill in deed.skills and need.skill.kind not in PAPERS else None

    def _is_told(self, need: JobSkill) -> bool:
        """A sentence, or for a paper or language a short list in the resume, shows the skill."""
        is_listed = (
            need.skill.kind in PAPERS and need.proof and len(listed_words(need, self._lexicon).split()) <= LISTED_WORDS
        )
        return bool(is_listed) or not self._is_only_listed(need)

    def _is_only_listed(self, need: JobSkill) -> bool:
        """Only a list names it; no sentence describes it."""
        return not self._statement(need) and not any(need.skill in deed.skills for deed in self._statements)

    def _beside(self, need: JobSkill) -> Statement | None:
        """The strongest statement about something of the same kind in the same field: Cerner next to Epic."""
        statements = (
            deed
            for deed in self._statements
            if any(are_akin(need.skill, skill) and is_spelled_in(deed, skill, self._lexicon) for skill in deed.skills)
        )
        return next(statements, None) if need.skill.kind in ("tool", "method") else None

    def central(self) -> Iterator[QuestionDraft]:
        """Questions about the work that the advert asks for most, whether or not the resume shows it."""
        title = self._open.title.casefold()
        central = (need for need in self._central if not (need.proof and need.skill.name.casefold() in title))
        drafts = filter(None, map(self._of_skill, central))
        is_said = self._paper or self._roles.gaps(self._activities)
        is_of_field = self._facts.posts_in(self.family) or share_of_field(self._match) >= NEAR_WORK
        yield from (draft for draft in drafts if not (draft.lacks and (is_said or is_of_field)))

    def skills(self) -> Iterator[QuestionDraft]:
        """Questions about the skills of the job, the most telling first, and second ones where there is more."""
        hard = [need for need in self._needs if need.skill.kind != "soft" and not is_the_trade(need)]
        # everybody knows the programs of an office, and the resume shows English
        hard = [need for need in hard if need.skill.name != "English" and not OFFICE.search(need.skill.name)][:HARD]
        first = [need for need in turned(hard, self._level) if need not in self._central]
        needs = sorted(first, key=lambda need: self._is_only_listed(need))
        again = (need for need in hard if need.proof)  # what is missing is asked about once
        yield from islice(filter(None, map(self._of_skill, (*needs, *again))), BOUND)

    def _of_skill(self, need: JobSkill) -> QuestionDraft | None:
        kind = "certificate" if need.skill.kind == "licence" else need.skill.kind
        name = spoken(need.skill)
        lacks = not need.proof and kind != "soft"
        if not (self._is_missing(need) if lacks else self._is_told(need)):
            return None
        of_work = "new-lead" if leads(self._open.title) else "new-method"
        new = "new-language" if kind == "language" else of_work if kind in WORK else "new"
        frame = (
            (self._frames.take(new) or self._frames.take(kind, is_proven=False)) if lacks else self._frames.take(kind)
        )
        if not frame:
            return None
        step = self._steps.take((self.family, *need.skill.families)) if "{step}" in frame.answer else "-"
        if not step:
            return None  # the same answer with the name of another tool
        bare = name.removeprefix("the ")
        topic = opening(bare)
        return QuestionDraft(
            opening(filled(frame.text, skill=name, Skill=opening(name))),
            frame.answer.replace("{step}", step.format(skill=name)),
            topic if len(topic.split()) <= 3 else _TOPICS.get(kind, "Skills"),
            lacks=name if lacks else "",
            beside=self._beside(need) if lacks else None,
            skill=need.skill,
            proof=self._statement(need),
            listed=listed_words(need, self._lexicon),
            paper="tongue" if kind == "language" else "",
        )

    def is_key(self, draft: QuestionDraft) -> bool:
        """The title names the missing skill, or the advert does more than once."""
        name = draft.lacks.removeprefix("the ").casefold()
        is_titled = name in self._open.title.casefold()
        return not draft.paper and (is_titled or self._job.casefold().count(name) >= OFTEN_NAMED)

    def _is_missing(self, need: JobSkill) -> bool:
        """The resume would name it. What the match says about papers is asked about as a gap."""
        if need.skill.kind == "language" and (self._paper or not is_named_in(need)):
            return False
        if need in self._central:
            return is_unknown(need, self._resume, self._lexicon)
        is_letter = len(need.skill.name) == 1  # 'C' in a list of points is no language
        is_of_trade = self.family in need.skill.families or (is_named_in(need) and not is_letter)  # nor GCP in a clinic
        return need.must and is_of_trade and is_plainly_missing(need)

    def trade(self) -> Iterator[QuestionDraft]:
        """Questions of this trade: about skills that the job names, then about what else the job is about."""
        if self.family in self._lexicon.families_of(self._open.title):
            cues = self._cues()
            named = sorted(filter(self._named, cues), key=self._is_about, reverse=True)
            about = [cue for cue in cues if cue.skills and cue not in named and self._is_about(cue)]
            yield from map(self._from_cue, [cue for cue in (*named, *about) if is_answer(cue.answer)])

    def _cues(self) -> list[Cue]:
        """The questions of the trade that are at home in the advert."""
        cues = self._bank.asked_in(self.family, self._level) if self.family else []
        return [cue for cue in cues if is_at_home(cue.text, self._job)]

    def whole(self) -> Iterator[QuestionDraft]:
        """Questions about this trade as a whole, which many occupations share."""
        whole = sorted((cue for cue in self._cues() if not cue.skills), key=self._nearness, reverse=True)
        yield from map(self._from_cue, filter(lambda cue: is_answer(cue.answer), whole))

    def noted(self) -> Iterator[QuestionDraft]:
        """The questions of this trade whose answers are only notes."""
        of_trade = (cue for cue in self._cues() if self._named(cue) or not cue.skills)
        yield from map(self._from_cue, [cue for cue in of_trade if not is_answer(cue.answer)])

    def _is_about(self, cue: Cue) -> bool:
        """The question itself, not only its answer, is about the subject of the job."""
        return told_about(cue.text, self._about, self._lexicon) >= ABOUT

    def _terms(self, cue: Cue) -> frozenset[str]:
        return frozenset(telling_terms(f"{cue.text} {cue.answer}", self._lexicon))

    def _nearness(self, cue: Cue) -> float:
        """How much of what the job is about the question tells."""
        return told_about(f"{' '.join(cue.skills)} {cue.text} {cue.answer}", self._about, self._lexicon)

    def near(self) -> Iterator[QuestionDraft]:
        """Where the trade is unclear: questions of the trades to which the skills of this job belong."""
        if self.family:
            return
        families = dict.fromkeys(family for need in self._needs for family in need.skill.families)
        cues = (cue for family in families for cue in self._bank.asked_in(family, self._level))
        about_them = (cue for cue in cues if self._named(cue) and is_answer(cue.answer))
        yield from map(self._from_cue, islice(about_them, NEAR))

    def general(self, count: int) -> Iterator[QuestionDraft]:
        cues = self._bank.asked_in(EVERYONE, self._level)
        turned = [cues[(self._start // len(cues) + step) % len(cues)] for step in range(len(cues))]
        turned.sort(key=lambda cue: (not is_answer(cue.answer), not content(cue.answer)))
        of_leaders = self._bank.asked_in(LEADERS, self._level)
        first, last = (of_leaders, turned) if leads(self._open.title) else (turned, of_leaders)
        yield from map(self._from_cue, [*first, *last][:count])

    def _named(self, cue: Cue) -> list[JobSkill]:
        return [need for need in self._needs if need.skill.name in cue.skills]

    def _from_cue(self, cue: Cue) -> QuestionDraft:
        named = self._named(cue)
        proven = next((need for need in named if need.proof and not is_the_trade(need)), None)
        first = named[0] if named else None
        if first and not proven and self._is_missing(first) and spoken(first.skill) in cue.text:
            return QuestionDraft(cue.text, cue.answer, cue.topic, spoken(first.skill), beside=self._beside(first))
        proof, skill = (self._statement(proven), proven.skill) if proven else (None, None)
        if proof and not any(self._lexicon.telling(term) for term in proof.terms & self._terms(cue)):
            proof = None  # of the same field, but about something else
        return QuestionDraft(cue.text, cue.answer, cue.topic, proof=proof, skill=skill)

    def situations(self) -> Iterator[QuestionDraft]:
        """Moments of the work that the lines of the advert name."""
        rated = self._statements, self._roles.nearness, self._roles.is_of_field, self._facts, self._bank, self._level
        skills = practised(self._needs, self.family, self._level)
        accounts = Accounts(*rated, skills, self._roles.gaps(self._activities), self._paper)
        yield from situations(self._open, self._activities, accounts, self._level)
