"""Questions about the roles of a resume and its strongest deeds."""

import re
from collections.abc import Iterator, Sequence

from hireloom.text_analysis.evidence.statements import Deed, Statement
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import listed, with_article
from hireloom.text_analysis.writing.answer_facts import AnswerFacts
from hireloom.text_analysis.writing.drafts import QuestionDraft
from hireloom.text_analysis.writing.question_banks import Activity, FrameTurns
from hireloom.text_analysis.writing.question_situations import OF_A_TRADE, OF_ALL_WORK, JobActivity
from hireloom.text_analysis.writing.question_wording import filled
from hireloom.text_analysis.writing.readable_clauses import roughness

MOST_CENTRAL = 2  # activities of a job whose lack is worth a question
MOST_TOLD = 2  # deeds in an answer about a role
MOST_ROLES = 2  # that questions are about
_OF_GAPS = ("role-new", "role-far", "role-bare")
_PEOPLE = re.compile(
    r"\b(?:teams?|staff|crews?|people|employees|associates|members|personnel|technicians|clerks|colleagues|hires"
    r"|trainees|students|volunteers|managers|apprentices|interns|servers|agents|nurses)\b"
)


class RoleQuestions:
    """`title` is the job as a question names it, empty where nobody may be asked to start in it."""

    def __init__(
        self,
        statements: Sequence[Statement],
        facts: AnswerFacts,
        lexicon: Lexicon,
        frames: FrameTurns,
        title: str,
        family: str,
    ) -> None:
        self._facts, self._lexicon, self._frames = facts, lexicon, frames
        self._title, self._family = title, family
        self._of_kind: dict[Deed, Statement] = {}  # the strongest deed of each kind that has questions of its own
        for deed in statements:
            is_of_people = deed.deed in (Deed.LED, Deed.TAUGHT) and _PEOPLE.search(facts.clause(deed))
            if (is_of_people or deed.deed is Deed.NUMBER) and facts.shows(deed):
                self._of_kind.setdefault(deed.deed, deed)
        of_role: dict[str, list[Statement]] = {}
        for deed in statements:
            of_role.setdefault(facts.role(deed), []).append(deed)
        nearest = sorted(filter(None, of_role), key=lambda role: self._nearness(of_role[role][0]), reverse=True)
        self._deeds = {role: of_role[role] for role in nearest[:MOST_ROLES]}
        self.used_texts: set[str] = set()  # the texts of the deeds that answers about roles tell

    def gaps(self, activities: Sequence[JobActivity]) -> list[str]:
        """What the person says to be new, for one question each."""
        return [item.activity.new for item in activities[:MOST_CENTRAL] if item.is_new][: len(self._deeds)]

    def roles(self, activities: Sequence[JobActivity], strange: str) -> list[QuestionDraft]:
        """The questions about roles, at least one to somebody from quite another field."""
        return [*self._roles(activities, strange)] or [*self._far(activities)]

    def _roles(self, activities: Sequence[JobActivity], strange: str) -> Iterator[QuestionDraft]:
        """Questions about a role as a whole, with something that would be new in this job or that both have; `strange`
        is what somebody from a far field says to be new."""
        new = self.gaps(activities) or [strange] * bool(strange)
        work = [item.activity for item in activities if not item.is_new]
        named = {item.name for item in work if item.weight > OF_ALL_WORK}
        for role, deeds in self._deeds.items():
            others = [deed for deed in deeds if deed not in self._of_kind.values()]
            fitting = self._fitting(others, work)
            fitting = fitting if len(fitting) == MOST_TOLD else self._fitting([*others, *deeds], work)
            story = [deed for deed, _ in fitting]
            if self._is_same(role) or not fitting:
                for deed in (*others, *deeds):
                    story += [] if self._is_like_any(deed, story) else [deed]
            shared = [item.phrase for _, item in fitting if item.name in named]
            named -= {item.name for _, item in fitting}
            kind = self._kind_of(role, has_new=bool(new), has_shared=bool(shared), is_sure=bool(self.gaps(activities)))
            is_near = bool(fitting) or self._is_same(role) or self._nearness(deeds[0])[0]
            if kind in ("role-new", "role-far") and not is_near:  # what was done in a far field helps nobody here
                kind = "" if _is_trade_shown(activities) else "role-bare"
            if not kind or (kind in ("role", "role-work") and (len(story) < MOST_TOLD or not is_near)):
                continue
            frame = self._frames.take(kind)
            if not frame:
                continue
            is_other = self._title and self._title.casefold() not in role.casefold()
            here = f"as {with_article(self._title)}" if is_other else "in this job"
            text = filled(frame.text, role=role, here=here, work=listed(shared))
            most = MOST_TOLD if fitting or kind not in _OF_GAPS else 1
            facts = self._sentences(story[:most]) if story and kind != "role-bare" else ""
            answer = filled(frame.answer, told=facts, new=new.pop(0) if "{new}" in frame.answer else "")
            yield QuestionDraft(text, answer, "Your resume", of=deeds[0], unmet=kind in _OF_GAPS, is_whole=True)

    def _far(self, activities: Sequence[JobActivity]) -> Iterator[QuestionDraft]:
        """The question to somebody from quite another field, where no role of theirs can be asked about."""
        new = next((item.activity.new for item in activities if item.is_new), "")
        latest = self._facts.latest
        if not (new and latest and self._title):
            return
        if frame := self._frames.take("role-bare"):
            text = filled(frame.text, role=latest, here=f"as {with_article(self._title)}")
            yield QuestionDraft(text, filled(frame.answer, new=new), "Your resume", unmet=True, is_whole=True)

    def _fitting(self, deeds: Sequence[Statement], work: Sequence[Activity]) -> list[tuple[Statement, Activity]]:
        """The deeds that show activities of the job, those of the most central ones first, no two alike."""
        fitting: list[tuple[Statement, Activity]] = []
        for activity in work:
            proofs = (deed for deed in deeds if activity.proof.search(self._facts.clause(deed)))
            others = [other for other, _ in fitting]
            fresh = (deed for deed in proofs if not self._is_like_any(deed, others))
            deed = min(fresh, key=lambda deed: _heaviness(self._facts.clause(deed)), default=None)
            if deed:
                fitting.append((deed, activity))
        return fitting[:MOST_TOLD]

    def _is_like_any(self, deed: Statement, others: Sequence[Statement]) -> bool:
        return any(deed is other or self._facts.are_alike(deed, other) for other in others)

    def _sentences(self, deeds: Sequence[Statement]) -> str:
        """The deeds in whole sentences: 'I was a cook from 2010 to 2012. In that job I … I also …'"""
        self.used_texts.update(deed.sentence.text for deed in deeds)
        return " ".join((self._facts.story(deeds[0]), *map(self._facts.also, deeds[1:])))

    def resume(self) -> Iterator[QuestionDraft]:
        """Questions about the strongest results, teams and lessons of the resume."""
        for kind, deed in self._of_kind.items():
            is_asked = deed.sentence.text in self.used_texts or not self._facts.has_more(deed)
            if not is_asked and (frame := self._frames.take(kind)):
                text = filled(frame.text, asked=self._facts.asked(deed))
                yield QuestionDraft(text, frame.answer, "Your resume", of=deed)

    def _kind_of(self, role: str, *, has_new: bool, has_shared: bool, is_sure: bool) -> str:
        """The frames that suit a question about the role; empty where the role has nothing to do with the job."""
        if has_new and not self._is_same(role) and (is_sure or self._is_far(role)):
            return "role-far" if self._is_far(role) else "role-new"
        if has_shared:
            return "role-work"
        return "" if self._is_far(role) else "role"

    def _nearness(self, deed: Statement) -> tuple[bool, bool]:
        """Whether its role is of the field of the job, and has another deed to tell."""
        return self._family in self._lexicon.families_of(deed.sentence.where), self._facts.has_more(deed)

    def _is_same(self, role: str) -> bool:
        """The role is that of the job by another name."""
        occupation = self._lexicon.occupation_of(role.partition(" ")[2])
        return bool(occupation) and occupation is self._lexicon.occupation_of(self._title)

    def _is_far(self, role: str) -> bool:
        """The role is known to be in a field far from that of the job."""
        occupation = self._lexicon.occupation_of(role.partition(" ")[2])
        if not (self._family and occupation):
            return False
        return self._family not in (occupation.family, *occupation.neighbours)


def _is_trade_shown(activities: Sequence[JobActivity]) -> bool:
    """The resume has something of the trade that the job is most about."""
    of_trade = next((item for item in activities if item.is_solid and item.activity.weight == OF_A_TRADE), None)
    return of_trade is not None and not of_trade.is_new


def _heaviness(clause: str) -> float:
    """Light are clean, short clauses and those with a figure."""
    return roughness(clause) + 0.05 * len(clause.split()) - 0.5 * bool(re.search(r"\d", clause))
