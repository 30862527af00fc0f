"""Moments of the work as questions, each answered with its steps and a deed of the person's own, or with the plain word
that there is none yet."""

import re
from collections.abc import Iterator, Sequence
from itertools import cycle

from hireloom.domain.resume_match.analyses import Level
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.evidence.statements import Statement
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.answer_facts import AnswerFacts, history, to_you, when_in, work_of
from hireloom.text_analysis.writing.drafts import QuestionDraft
from hireloom.text_analysis.writing.kinds_of_work import kind_of_work, kinds_in
from hireloom.text_analysis.writing.question_banks import Activity, QuestionBank, Situation
from hireloom.text_analysis.writing.question_situations import OF_A_TRADE, JobActivity, OpenJob, is_sayable, nearness

ROUNDS = 4  # questions about an activity
MOST_STEPS = 3  # sentences of an answer before its fact
NEAR = 0.4  # what a deed and a moment share at least if the deed is of the same kind
MUCH, FEWEST_SHARED = 0.8, 2
_OF_A_STATEMENT = re.compile(
    r"(?:An?|The|You|Your|Our|Two|Three|Four|Five|One|Somebody|Nobody|Everybody|People|Half|Several|Different|Every|Each"
    r"|Most|There)\b"
)
_END = re.compile(r"(?<=[.?!])\s")


class Moments:
    """The moments of the activities of a job as questions. No two answers tell the same deed or name the same post, and
    no two questions begin with the same role; `paper` is the license that the person does not have, and `tools` are
    those of the job that the resume names."""

    def __init__(
        self,
        job: OpenJob,
        activities: Sequence[JobActivity],
        deeds: Sequence[Statement],
        facts: AnswerFacts,
        bank: QuestionBank,
        level: Level,
        paper: str = "",
        tools: str = "",
    ) -> None:
        self._job, self._activities, self._facts, self._bank = job, activities, facts, bank
        self._level, self._paper = level, paper
        self._tools = tools
        self._words = {kind: cycle(texts) for kind, texts in bank.supports.items()}
        self._used_names: set[str] = set()  # roles, posts and what is new
        self._others = [deed for deed in deeds if is_sayable(deed, facts)]

    def drafts(self, elsewhere: Sequence[str]) -> Iterator[QuestionDraft]:
        """The second question about the work itself comes before the first about a small part of it; `elsewhere` is
        what other answers say to be new."""
        self._used_names.update(elsewhere)
        is_any_solid = any(item.is_solid and item.activity.weight == OF_A_TRADE for item in self._activities)
        turns = [(item.worth / (number + 1), number, item) for number in range(ROUNDS) for item in self._activities]
        for _, number, item in sorted(turns, key=lambda turn: -turn[0]):
            if is_any_solid and item.activity.weight == OF_A_TRADE and not item.is_solid:
                continue  # a word in passing
            moments = self._bank.situations_of(item.activity, self._level)
            for situation in [moment for moment in moments if self._job.asks(moment)][number : number + 1]:
                yield self._draft(item, situation, is_first=not number)

    def _draft(self, item: JobActivity, situation: Situation, *, is_first: bool) -> QuestionDraft:
        steps = " ".join(_END.split(situation.steps)[:MOST_STEPS])
        deed = None if item.is_new else self._nearest(item, situation)
        before, after, answer = "", "", steps
        if self._paper and item.is_solid and is_first:
            after = f"I do not have {self._paper}, so today I would call somebody who does before I act."
        elif item.is_new:
            before, after = self._of_new(item, situation, is_first=is_first)
        elif deed:
            before, answer = self._before(deed), self._own(deed, situation, steps)
        elif item.post and self._has_title(item.post, item.activity) and self._is_unsaid(history(item.post)):
            after = self._of_post(item.post)
        elif deed := self._near(situation):
            kind = "loose" if self._facts.role(deed) else "own"
            answer = self._facts.close_to(deed, next(self._words[kind]), steps=steps)
        elif self._tools and item.is_solid and item.activity.weight == OF_A_TRADE:
            after, self._tools = f"Of the tools that you name I know {self._tools}.", ""
        else:
            after = self._carried(situation)
        return QuestionDraft(
            f"{before} {_supposed(situation.text)}" if before else situation.text,
            " ".join(filter(None, (answer, after))),
            item.activity.name,
            of=deed,
            unmet=(item.is_new or bool(self._paper)) and bool(after),
            is_whole=True,
            is_own=bool(deed or after) and not self._paper,
            is_loose=not item.is_solid or bool(self._paper and not is_first),
        )

    def _of_new(self, item: JobActivity, situation: Situation, *, is_first: bool) -> tuple[str, str]:
        """That the activity is new, and once the best deed of another kind that would help with it."""
        before = new = ""
        if self._is_unsaid(item.activity.new):
            new = item.activity.new
            if self._facts.latest and self._is_unsaid(self._facts.latest):
                before = f"You come to us from work as {self._facts.latest}."
        return before, " ".join(filter(None, (new, self._carried(situation) if is_first else "")))

    def _carried(self, situation: Situation) -> str:
        """The deed of other work that is of the kind which the moment takes: with people, with records, with dates."""
        kinds = kinds_in(situation.text)
        fresh = [deed for deed in self._others if self._facts.role(deed) and not self._facts.times(deed)]
        for kind in kinds:
            of_kind = [deed for deed in fresh if kind_of_work(self._facts.clause(deed)) == kind]
            if of_kind:
                deed = max(of_kind, key=lambda deed: self._shares(deed, situation))
                return self._facts.close_to(deed, next(self._words[kind]))
        return ""

    def _own(self, deed: Statement, situation: Situation, steps: str) -> str:
        """The steps, and the deed with a word on how near it is; it comes first where the steps can follow it."""
        is_of_field = self._job.family in self._facts.lexicon.families_of(self._facts.role(deed))
        is_close = self._shares(deed, situation) >= NEAR
        kind = "close" if is_close else "same" if is_of_field else "loose" if self._facts.role(deed) else "own"
        if kind in ("close", "same") and steps.startswith("I "):
            kind = "first"
        return self._facts.close_to(deed, next(self._words[kind]), steps=steps)

    def _has_title(self, post: RoleTitle, activity: Activity) -> bool:
        """Its title is that of the activity, or of the job by another name."""
        occupation = self._facts.lexicon.occupation_of(post.title)
        is_same = occupation is not None and occupation is self._facts.lexicon.occupation_of(self._job.title)
        return is_same or activity.cue.search(post.title) is not None

    def _shares(self, deed: Statement, situation: Situation) -> float:
        """How much the deed says about the moment; nothing where it shares but one word."""
        lexicon = self._facts.lexicon
        shared = deed.terms.intersection(telling_terms(f"{situation.text} {situation.steps}", lexicon))
        return nearness(deed, shared, lexicon) if len(shared) >= FEWEST_SHARED else 0.0

    def _nearest(self, item: JobActivity, situation: Situation) -> Statement | None:
        """The unused deed of the activity that can be said in one breath and shares most with the moment; of another
        trade only one that shares much."""
        is_of_trade = item.activity.weight == OF_A_TRADE
        sayable = [deed for deed in item.deeds if not self._facts.times(deed) and is_sayable(deed, self._facts)]
        deed = max(sayable, key=lambda deed: self._shares(deed, situation), default=None)
        if deed and is_of_trade and self._job.family not in self._facts.lexicon.families_of(self._facts.role(deed)):
            return deed if self._shares(deed, situation) >= NEAR else None
        return deed

    def _near(self, situation: Situation) -> Statement | None:
        """The unused deed of any kind that shares much with the moment."""
        fresh = [deed for deed in self._others if not self._facts.times(deed)]
        deed = max(fresh, key=lambda deed: self._shares(deed, situation), default=None)
        return deed if deed and self._shares(deed, situation) >= MUCH else None

    def _before(self, deed: Statement) -> str:
        """The post of the deed as the interviewer says it, each once."""
        role = self._facts.role(deed)
        return to_you(self._facts.history(deed)) if role and self._is_unsaid(role) else ""

    def _of_post(self, post: RoleTitle) -> str:
        kind = "post-now" if post.is_current else "post"
        return next(self._words[kind]).format(work=work_of(post), when=when_in(post))

    def _is_unsaid(self, text: str) -> bool:
        is_new = text not in self._used_names
        self._used_names.add(text)
        return is_new


def _supposed(text: str) -> str:
    """'Suppose a guest complains. What do you do?' of a moment that begins with a statement."""
    first = _END.split(text)[0]
    is_told = not first.endswith("?") and _OF_A_STATEMENT.match(first)
    return f"Suppose {text[0].lower()}{text[1:]}" if is_told else text
