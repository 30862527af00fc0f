"""Questions about the roles of a resume and its strongest deeds."""

import re
from collections.abc import Iterator, Sequence

from hireloom.domain.resume_match.analyses import Level
from hireloom.text_analysis.evidence.statements import Deed, Statement
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import opening, with_article
from hireloom.text_analysis.writing.clauses.readable_clauses import is_thin, roughness, substance
from hireloom.text_analysis.writing.letters.deeds import JobWork
from hireloom.text_analysis.writing.letters.distance import NEAR_WORK
from hireloom.text_analysis.writing.questions.answer_facts import AnswerFacts
from hireloom.text_analysis.writing.questions.drafts import QuestionDraft
from hireloom.text_analysis.writing.questions.order import turned
from hireloom.text_analysis.writing.questions.situations import CLOSE, NEAR_DEED, OF_ALL_WORK, JobActivity, is_whole
from hireloom.text_analysis.writing.questions.wording import filled
from hireloom.text_analysis.writing.trades.question_banks import OF_A_TRADE, Activity, FrameTurns
from hireloom.text_analysis.writing.trades.work_of_titles import leads

MOST_CENTRAL = 2  # activities of a job whose lack is worth a question
MOST_ROLES = 2  # that questions are about
ABOUT_AS_NEAR = 0.7  # how much less near a deed may be that takes the place of the nearest
PAST = 0.4  # for each role that came after it
THIN = -0.5  # below it a deed is told together with another one
LIGHT = 1.5  # the heaviness up to which a clause of another field is told
HEAVY = 1.0  # how much a long, rough clause counts against one that is near
_OF_GAPS = ("role-new", "role-far", "role-bare", "role-none")
_PEOPLE = re.compile(
    r"\b(?:teams?|staff|crews?|people|employees|associates|members|personnel|technicians|clerks|colleagues|hires"
    r"|trainees|students|volunteers|managers|apprentices|interns|servers|agents|nurses)\b"
)


class RoleQuestions:
    """`title` is the job as a question names it, empty where nobody may be asked to start in it; `share` is how much of
    its kind of work the match finds, 0 to 1."""

    def __init__(
        self,
        statements: Sequence[Statement],
        facts: AnswerFacts,
        lexicon: Lexicon,
        frames: FrameTurns,
        title: str,
        family: str,
        work: JobWork,
        share: float,
        level: Level,
    ) -> None:
        self._facts, self._lexicon, self._frames = facts, lexicon, frames
        self._work, self._share, self._statements = work, share, statements
        self._title, self._family, self._level = title, family, level
        self._nearness: dict[Statement, float] = {}  # several kinds of questions ask about each deed
        self._of_kind: dict[Deed, Statement] = {}  # the strongest deed of each kind that has questions of its own
        for deed in statements:
            is_of_people = deed.deed in (Deed.LED, Deed.TAUGHT) and _PEOPLE.search(facts.clause(deed))
            is_shown = facts.shows(deed) and is_whole(facts.clause(deed), deed.sentence.text)
            is_shown = is_shown and _heaviness(facts.clause(deed)) <= LIGHT
            if (is_of_people or deed.deed is Deed.NUMBER) and is_shown:
                self._of_kind.setdefault(deed.deed, deed)
        of_role: dict[str, list[Statement]] = {}
        for deed in filter(self._says_enough, sorted(statements, key=self.nearness, reverse=True)):
            of_role.setdefault(facts.role(deed), []).append(deed)
        nearest = sorted(filter(None, of_role), key=lambda role: self._rank(role, of_role[role][0]), reverse=True)
        self._deeds = {role: self._turned(of_role[role]) for role in nearest[:MOST_ROLES]}
        self.used_texts: set[str] = set()  # the texts of the deeds that answers about roles tell

    def _turned(self, deeds: Sequence[Statement]) -> list[Statement]:
        """The deeds that are about as near as the nearest one, another one first at each level, before the others."""
        near = sum(self.nearness(deed) >= self.nearness(deeds[0]) - ABOUT_AS_NEAR for deed in deeds)
        return [*turned(deeds[:near], self._level), *deeds[near:]]

    def _says_enough(self, deed: Statement) -> bool:
        """'I worked with the team' is no answer to a question about a whole role."""
        return not is_thin(self._facts.clause(deed))

    def gaps(self, activities: Sequence[JobActivity]) -> list[str]:
        """What the person says to be new, for one question each."""
        return [item.activity.new for item in activities[:MOST_CENTRAL] if item.is_new][: len(self._deeds)]

    def roles(self, activities: Sequence[JobActivity], strange: str) -> list[QuestionDraft]:
        """The questions about roles, at least one to somebody from quite another field."""
        return [*self._roles(activities, strange)] or [*self._far(activities)]

    def _roles(self, activities: Sequence[JobActivity], strange: str) -> Iterator[QuestionDraft]:
        """Questions about a role as a whole, with something that would be new in this job or that both have; `strange`
        is what somebody from a far field says to be new. Each tells the one deed that is nearest to the job."""
        new = self.gaps(activities) or [strange] * bool(strange)
        work = [item.activity for item in activities if item.is_solid and not item.is_new]
        work = [activity for activity in work if activity.weight > OF_ALL_WORK]
        named = {activity.name for activity in work}
        for role, deeds in self._deeds.items():
            deed, activity = self._nearest(deeds, work)
            shared = activity.phrase if activity and activity.name in named else ""
            kind = self._kind_of(role, has_new=bool(new), has_shared=bool(shared), is_sure=bool(self.gaps(activities)))
            is_near = self._is_near(role, deed, is_named=bool(activity))
            is_unlike = kind == "role-far" and not activity
            if kind in ("role-new", "role-far") and (is_unlike or not is_near):  # done in a far field, it helps nobody
                kind = "" if _is_trade_shown(activities) else "role-bare"
            is_known = is_near and (activity or self._is_same(role))
            if not kind or (kind in ("role", "role-work") and not is_known):
                continue  # the question would claim that the role has something to do with this job
            if kind == "role-bare":
                yield from self._bare(role, new[0] if new else "", _strange_parts(activities))
                return  # as true of the other roles
            frame = self._frames.take(kind)
            if not frame:
                continue
            if activity:
                named.discard(activity.name)
            text = filled(frame.text, role=role, here=self._here(role), work=shared)
            fact = self._account(deed, kind) if "{told}" in frame.answer else ""
            answer = filled(frame.answer, told=fact, work=shared, new=new.pop(0) if "{new}" in frame.answer else "")
            yield QuestionDraft(text, answer, "Your resume", of=deed, unmet=kind in _OF_GAPS, is_whole=True)

    def _is_near(self, role: str, deed: Statement, *, is_named: bool) -> bool:
        """The deed names work of this job, or it is near to it and the role is of its field."""
        is_of_field = self._is_same(role) or self._is_of_field(role)
        return is_named or (is_of_field and self.nearness(deed) >= NEAR_DEED)

    def _here(self, role: str) -> str:
        is_other = self._title and self._title.casefold() not in role.casefold()
        return f"as {with_article(self._title)}" if is_other else "in this job"

    def _nearest(self, deeds: Sequence[Statement], work: Sequence[Activity]) -> tuple[Statement, Activity | None]:
        """The deed that is nearest to the job, if one can those that show an activity of it, and the activity."""
        rest = [deed for deed in deeds if deed not in self._of_kind.values()]
        for deed in (*rest, *deeds):
            clause = self._facts.clause(deed)
            if activity := next((item for item in work if item.is_named_in(clause)), None):
                return deed, activity
        return (rest or deeds)[0], None

    def _far(self, activities: Sequence[JobActivity]) -> Iterator[QuestionDraft]:
        """The question to somebody from quite another field, where no role of theirs can be asked about."""
        new = next((item.activity.new for item in activities if item.is_new), "")
        latest = self._facts.latest
        if not (new and latest and self._title):
            return
        yield from self._bare(latest, new, _strange_parts(activities))

    def _deed(self) -> Iterator[QuestionDraft]:
        """The question about an untold deed that is near to the job."""
        untold = (deed for deed in self._statements if not self._facts.times(deed))
        named = (deed for deed in untold if self._facts.role(deed) and self._is_plain(deed))
        near = sorted(
            (deed for deed in named if self.nearness(deed) >= CLOSE and self.is_of_field(deed)),
            key=self.nearness,
            reverse=True,
        )
        for deed in turned(near, self._level):
            if (more := self._facts.more(deed)) and (frame := self._frames.take("deed")):
                text, answer = filled(frame.text, asked=self._facts.asked(deed)), f"In that job {more}"
                answer = filled(frame.answer, told=answer)
                yield QuestionDraft(text, answer, "Your resume", of=deed, is_whole=True, is_own=True)
                return

    def _bare(self, role: str, new: str, much: str) -> Iterator[QuestionDraft]:
        """What the person has done, and what would be new. The answer tells another deed, or how long they did it."""
        quoted = self._quotable()
        if not (frame := self._frames.take("role-bare" if quoted else "role-none")):
            return
        role = (self._facts.role(quoted) if quoted else self._facts.latest) or role
        deed = self._facts.asked(quoted) if quoted else ""
        fact = self._brought(quoted)
        text = filled(frame.text, role=role, here=self._here(role), asked=deed)
        answer = " ".join(filled(frame.answer, new=new, told=fact, much=much).split())
        yield QuestionDraft(text, answer, "Your resume", of=quoted, unmet=True, is_whole=True)

    def _quotable(self) -> Statement | None:
        """The deed with which a question can begin: near to the job and of its field, whole, and telling enough."""
        of_field = (deed for deed in self._statements if self._facts.role(deed) and self.is_of_field(deed))
        return max(
            (deed for deed in of_field if self.nearness(deed) >= NEAR_DEED and self._is_plain(deed)),
            key=self.nearness,
            default=None,
        )

    def _is_plain(self, deed: Statement) -> bool:
        """A whole line that tells enough and can be said in a breath."""
        clause = self._facts.clause(deed)
        is_light = _heaviness(clause) <= LIGHT and substance(clause) >= THIN
        return is_light and is_whole(clause, deed.sentence.text)

    def _brought(self, quoted: Statement | None) -> str:
        """'What I bring comes from other work: I trained six clerks.'"""
        latest = [deed for deed in self._statements if self._facts.role(deed) == self._facts.latest]
        further = self._strongest() or max(filter(self._is_plain, latest), key=self.nearness, default=None)
        is_new = further and not (quoted and self._facts.are_alike(further, quoted))
        is_far = bool(further and self._is_far(self._facts.role(further)))  # a deed of a far field helps nobody
        is_of_use = further and not is_far and self.nearness(further) >= NEAR_DEED
        of_role = quoted or next(iter(latest), None)
        years = self._facts.years(of_role) if of_role else ""
        fact = self._account(further, "role-bare") if further and is_new and is_of_use else years
        low = fact if fact.startswith("I ") else f"{fact[:1].lower()}{fact[1:]}"
        return f"What I bring comes from other work: {low}" if fact else ""

    def _account(self, deed: Statement, kind: str) -> str:
        """'I was a clerk for six years. I stocked shelves.'; the question has named the role, except where work of any
        role is told. A thin deed gets another one of the same role beside it."""
        self.used_texts.add(deed.sentence.text)
        if kind == "role-bare":
            return self._facts.tell(deed)
        years = self._facts.years(deed) if kind in ("role", "role-work") else ""
        first = self._facts.sentence(deed)
        more = self._facts.more(deed) if substance(self._facts.clause(deed)) < THIN else ""
        return " ".join(filter(None, (years, first, more)))

    def _strongest(self) -> Statement | None:
        """The result, the team or the lesson that tells most, of a role with a name: these count in any field."""
        named = [deed for deed in self._of_kind.values() if self._facts.role(deed)]
        light = [deed for deed in named if _heaviness(self._facts.clause(deed)) <= LIGHT]
        best = max(light, key=lambda deed: substance(self._facts.clause(deed)), default=None)
        return best if best and substance(self._facts.clause(best)) >= THIN else None

    def next_nearest(self) -> Statement | None:
        """The deed that is nearest to the job of those that no answer has told yet."""
        untold = (deed for deeds in self._deeds.values() for deed in deeds if not self._facts.times(deed))
        return max(untold, key=self.nearness, default=None)

    def resume(self) -> Iterator[QuestionDraft]:
        """Questions about the strongest results, teams and lessons of the resume, and one about any other deed."""
        for kind, deed in self._of_kind.items():
            is_told = deed.sentence.text in self.used_texts or self._facts.times(deed)
            if not is_told and (frame := self._frames.take(kind)):
                text = filled(frame.text, asked=self._facts.asked(deed))
                is_near = self.nearness(deed) >= NEAR_DEED and (kind is not Deed.LED or leads(self._title))
                yield QuestionDraft(text, frame.answer, "Your resume", of=deed, is_own=is_near)
        yield from self._deed()

    def _kind_of(self, role: str, *, has_new: bool, has_shared: bool, is_sure: bool) -> str:
        """The frames that suit a question about the role; empty where the role has nothing to do with the job."""
        if has_new and not self._is_same(role) and (is_sure or self._is_far(role)):
            return "role-far" if self._is_far(role) else "role-new"
        if has_shared:
            return "role-work"
        return "" if self._is_far(role) else "role"

    def nearness(self, deed: Statement) -> float:
        """How near the match rates it to the job; what cannot be said in a breath comes later."""
        if deed not in self._nearness:
            self._nearness[deed] = self._rated(deed)
        return self._nearness[deed]

    def _rated(self, deed: Statement) -> float:
        span = range(deed.sentence.start, deed.sentence.start + len(deed.sentence.text))
        clause = self._facts.clause(deed)
        return self._work.nearness(clause, span) - HEAVY * _heaviness(clause) + substance(clause)

    def _rank(self, role: str, best: Statement) -> tuple[bool, bool, float]:
        """The role of the job comes first, then one of its field, then the one with the nearest deed, rather a late
        one."""
        return self._is_same(role), self._is_of_field(role), self.nearness(best) - PAST * self._facts.roles.index(role)

    def is_of_field(self, deed: Statement) -> bool:
        """It was done in a role of the field of the job."""
        role = self._facts.role(deed)
        return self._is_same(role) or self._is_of_field(role)

    def _is_of_field(self, role: str) -> bool:
        return self._family in self._lexicon.families_of(role.partition(" ")[2])

    def _is_same(self, role: str) -> bool:
        """The role is that of the job by another name."""
        occupation = self._lexicon.occupation_of(role.partition(" ")[2])
        return bool(occupation) and occupation is self._lexicon.occupation_of(self._title)

    def _is_far(self, role: str) -> bool:
        """The role is known to be in a field far from that of the job."""
        occupation = self._lexicon.occupation_of(role.partition(" ")[2])
        if self._share >= NEAR_WORK or not (self._family and occupation):
            return False
        return self._family not in (occupation.family, *occupation.neighbours)


def _strange_parts(activities: Sequence[JobActivity]) -> str:
    """What of the job is new to the person, plainly: 'The kitchen and food safety would be new to me.'"""
    parts = " and ".join([item.activity.phrase for item in activities if item.is_new][:MOST_CENTRAL])
    return f"{opening(parts)} would be new to me." if parts else ""


def _is_trade_shown(activities: Sequence[JobActivity]) -> bool:
    """The resume has something of the trade that the job is most about."""
    of_trade = next((item for item in activities if item.is_solid and item.activity.weight == OF_A_TRADE), None)
    return of_trade is not None and not of_trade.is_new


def _heaviness(clause: str) -> float:
    """Light are clean, short clauses and those with a figure."""
    return roughness(clause) + 0.05 * len(clause.split()) - 0.5 * bool(re.search(r"\d", clause))
