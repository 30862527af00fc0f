"""What interviewers do: read what to ask, fill in their scorecards, and look at all of them together."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import islice
from types import MappingProxyType
from typing import NamedTuple

from hireloom.domain.applications import Application, Status
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.debriefs import ACTIONS, DebriefDecision, DebriefVerdict
from hireloom.domain.interviews.interviews import ApplicantHidden, Interview
from hireloom.domain.interviews.kits import KitRow, PlannedRow, kit, plans
from hireloom.domain.interviews.plans import PlannedInterview, steps_left
from hireloom.domain.interviews.scorecards import (
    DebriefBegun,
    DebriefLine,
    HiringAdvice,
    Rating,
    Scorecard,
    ScorecardsSettled,
    debrief,
    may_read_others,
    must_be_ratable,
    pending,
)
from hireloom.domain.job_rights import may_do
from hireloom.domain.webhooks import WebhookEvent, scorecard_data
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.interview_plans import standing_plan
from hireloom.usecases.interviews import colleagues
from hireloom.usecases.jobs import managed, readable, standing
from hireloom.usecases.resume_scores import NoResumeFile, ResumeScoreDesk


class ScorecardForm(NamedTuple):
    ratings: Mapping[str, Rating]
    notes: Mapping[str, str]
    advice: HiringAdvice | None
    why: str


class Kit(NamedTuple):
    """An interview as its interviewer sees it. `expected` has everybody else whose scorecard belongs to the
    application, and whether it is in."""

    interview: Interview
    application: Application
    candidate: str
    plan: Sequence[PlannedRow]
    own: Scorecard | None
    expected: Sequence[tuple[Interview, User, bool]]
    is_final: bool


class Debrief(NamedTuple):
    """While `is_locked`, it tells only who is still expected. `planned_for`: who was to ask about a row, by its id."""

    application: Application
    candidate: str
    rows: Sequence[KitRow]
    lines: Sequence[DebriefLine]
    cards: Sequence[Scorecard]
    expected: Sequence[tuple[Interview, User, bool]]
    is_locked: bool
    planned_for: Mapping[str, Sequence[str]] = MappingProxyType({})
    may_decide: bool = False
    decision: DebriefDecision | None = None


class PlannedKit(NamedTuple):
    """What an interview of the job's plan asks one applicant."""

    planned: PlannedInterview
    plan: Sequence[PlannedRow]


class PlannedKits(NamedTuple):
    """All interviews of the plan in their order, whether they are proposed or not. `people` are who may interview."""

    candidate: str
    kits: Sequence[PlannedKit]
    people: Mapping[int, User]
    may_propose: bool


class OwnInterview(NamedTuple):
    """An interview that somebody holds."""

    interview: Interview
    application: Application
    candidate: str
    is_submitted: bool


@dataclass(frozen=True, slots=True)
class ScorecardDesk:
    store: Store
    clock: Clock
    resume_scores: ResumeScoreDesk

    def own(self, *, by: User) -> Sequence[OwnInterview]:
        """The interviews that one holds and that were not cancelled; those without a time come last."""
        latest = datetime.max.replace(tzinfo=UTC)
        return sorted(self.newest_own(by=by), key=lambda row: (row.interview.starts_at or latest, row.interview.id))

    def newest_own(self, *, below: int | None = None, count: int | None = None, by: User) -> Sequence[OwnInterview]:
        """The same, newest first: at most `count` with an id less than `below`."""
        with self.store.reading() as tx:
            done = {card.interview_id for card in tx.interviews.scorecards_of(by.id) if card.submitted_at}
            newest_first = (
                interview
                for interview in reversed(tx.interviews.of_person(by.id))
                if below is None or interview.id < below
            )
            interviews = (interview for interview in newest_first if _is_interviewer(tx, interview, by))
            return [
                OwnInterview(interview, application, _name(tx, application), interview.id in done)
                for interview in islice(interviews, count)
                for application in [tx.applications.get(interview.application_id)]
            ]

    def kit(self, interview_id: int, *, by: User) -> Kit:
        """For its interviewers and those who manage the job."""
        with self.store.reading() as tx:
            interview = tx.interviews.get(interview_id)
            _must_take_part(tx, interview, by)
        self._make(interview.application_id, by)
        with self.store.reading() as tx:
            return _kit(tx, tx.interviews.get(interview_id), by)

    def planned_kits(self, application_id: int, *, by: User) -> PlannedKits:
        """What the job's plan asks this applicant. Raises ApplicantHidden: sentences of the resume say who it is."""
        with self.store.reading() as tx:
            application = tx.applications.get(application_id)
            job = readable(tx, application, by)
        if application.is_hidden(is_blind=job.blind_review):
            raise ApplicantHidden
        self._make(application_id, by)
        with self.store.reading() as tx:
            people = {user.id: user for user in colleagues(tx, job)}
            rows, steps = tx.interviews.kit(application_id) or [], standing_plan(tx, job.id, {*people})
            left = steps_left(steps, tx.interviews.of(application_id))
            decides = may_do(Action.DECIDE, job, by, standing(tx, job, by)) and application.can_be_answered
        agenda = plans(rows, [(step.terms.minutes, step.asks) for step in steps])
        kits = [PlannedKit(step, plan) for step, plan in zip(steps, agenda, strict=True)]
        return PlannedKits(application.full_name, kits, people, may_propose=decides and bool(left))

    def save(self, interview_id: int, form: ScorecardForm, *, by: User) -> Kit:
        """Store one's own scorecard. Raises NotInterviewing, NothingToRate, ScorecardsSettled, DebriefBegun, or a
        refusal of a value."""
        return self._change(interview_id, form, by=by, submits=False)

    def submit(self, interview_id: int, form: ScorecardForm, *, by: User) -> Kit:
        """Like `save`; from now on, the interviewer may see the others' scorecards. Raises ScorecardIncomplete."""
        return self._change(interview_id, form, by=by, submits=True)

    def debrief(self, application_id: int, *, by: User) -> Debrief:
        """For those who manage the job, and its interviewers; nothing of others before one's own is in."""
        with self.store.reading() as tx:
            application, interviews = tx.applications.get(application_id), tx.interviews.of(application_id)
            if not any(_is_interviewer(tx, interview, by) for interview in interviews):
                managed(tx, application.job_id, by, Action.DECIDE)
            job = tx.jobs.get(application.job_id)
            decides = may_do(Action.DECIDE, job, by, standing(tx, job, by)) and application.can_be_answered
            cards = tx.interviews.scorecards(application_id)
            expected = _expected(tx, interviews, cards)
            if not may_read_others(interviews, cards, by.id):
                return Debrief(application, _name(tx, application), [], [], [], expected, is_locked=True)
            rows, done = _rows(tx, application), [card for card in cards if card.submitted_at]
            lines = debrief([row.id for row in rows], done)
            return Debrief(
                application,
                _name(tx, application),
                rows,
                lines,
                done,
                expected,
                is_locked=False,
                planned_for=_planned_for(rows, interviews, expected),
                may_decide=decides,
                decision=_decision(tx, application),
            )

    def _change(self, interview_id: int, form: ScorecardForm, *, by: User, submits: bool) -> Kit:
        with self.store.reading() as tx:
            interview = tx.interviews.get(interview_id)
            must_be_ratable(interview, by.id)
            _must_take_part(tx, interview, by)
        self._make(interview.application_id, by)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            interview, now = tx.interviews.get_for_update(interview_id), self.clock.now()
            must_be_ratable(interview, by.id)
            if not tx.applications.get(interview.application_id).can_be_answered:
                raise ScorecardsSettled
            interviews = tx.interviews.of(interview.application_id)
            cards = tx.interviews.scorecards(interview.application_id)
            before = _own(cards, interview_id, by)
            if before and before.submitted_at and not pending(interviews, cards):
                raise DebriefBegun
            rows = [row.id for row in tx.interviews.kit(interview.application_id) or []]
            card = before or Scorecard(interview_id, by.id, now)
            card = card.filled(**form._asdict(), rows=rows, now=now)
            if submits:
                rated_rows = [planned.row.id for planned in _plan(tx, interview) if planned.minutes]
                card = card.submitted(rated_rows, now=now)
            tx.interviews.put_scorecard(card)
            if card.submitted_at:
                action = "scorecards.changed" if before and before.submitted_at else "scorecards.submitted"
                details = {"interview": str(interview_id)}
                tx.audit.add(AuditEvent(now, action, by.id, str(interview.application_id), details))
                job = tx.jobs.get(tx.applications.get(interview.application_id).job_id)
                data = [scorecard_data(interview_id, interview.application_id, job.id)]
                tx.webhooks.announce(WebhookEvent.SCORECARD_SUBMITTED, data, owner_id=job.recruiter_id, now=now)
            return _kit(tx, interview, by)

    def _make(self, application_id: int, by: User) -> None:
        """What to ask, from the advert and the resume as they were sent: made once, so that all ask the same."""
        with self.store.reading() as tx:
            if tx.interviews.kit(application_id) is not None:
                return
        try:
            rows = kit(self.resume_scores.read_application(application_id, by=by)[1].value.findings)
        except NoResumeFile:
            rows = ()
        with self.store.writing() as tx:
            tx.interviews.put_kit(application_id, rows)


def _decision(tx: Transaction, application: Application) -> DebriefDecision | None:
    event = tx.audit.last(str(application.id), ACTIONS)
    if event is None or event.actor_id is None:
        return None
    verdict = DebriefVerdict(event.action.removeprefix("debriefs."))
    if (verdict.status or Status.SUBMITTED) is not application.status:
        return None  # somebody has taken it back, or decided elsewhere
    return DebriefDecision(verdict, tx.users.get(event.actor_id).username, event.at)


def _must_take_part(tx: Transaction, interview: Interview, by: User) -> None:
    if not _is_interviewer(tx, interview, by):
        managed(tx, tx.applications.get(interview.application_id).job_id, by, Action.DECIDE)


def _is_interviewer(tx: Transaction, interview: Interview, by: User) -> bool:
    """As long as they belong to the company and the interview was not cancelled."""
    job = tx.jobs.get(tx.applications.get(interview.application_id).job_id)
    holds = by.id in interview.interviewer_ids and interview.is_standing
    return holds and any(user.id == by.id for user in colleagues(tx, job))


def _kit(tx: Transaction, interview: Interview, by: User) -> Kit:
    interviews = tx.interviews.of(interview.application_id)
    cards = tx.interviews.scorecards(interview.application_id)
    application = tx.applications.get(interview.application_id)
    return Kit(
        interview,
        application,
        _name(tx, application),
        _plan(tx, interview),
        _own(cards, interview.id, by),
        [
            expected
            for expected in _expected(tx, interviews, cards)
            if expected[0].id != interview.id or expected[1].id != by.id
        ],
        is_final=not pending(interviews, cards),
    )


def _name(tx: Transaction, application: Application) -> str:
    """The review may have become blind since the invitation."""
    return application.number_name if _is_hidden(tx, application) else application.full_name


def _is_hidden(tx: Transaction, application: Application) -> bool:
    return application.is_hidden(is_blind=tx.jobs.get(application.job_id).blind_review)


def _rows(tx: Transaction, application: Application) -> Sequence[KitRow]:
    """What to ask; without the sentences of the resume while a blind review hides who it is, since they may say so."""
    rows = tx.interviews.kit(application.id) or []
    return [replace(row, sentence="") for row in rows] if _is_hidden(tx, application) else rows


def _planned_for(
    rows: Sequence[KitRow], interviews: Sequence[Interview], expected: Sequence[tuple[Interview, User, bool]]
) -> Mapping[str, Sequence[str]]:
    standing = [interview for interview in interviews if interview.is_standing]
    topics = {
        interview.id: {planned.row.id for planned in plan if planned.minutes}
        for interview, plan in zip(
            standing, plans(rows, [(interview.minutes, interview.asks) for interview in standing]), strict=True
        )
    }
    return {
        row.id: [user.username for interview, user, _ in expected if row.id in topics.get(interview.id, ())]
        for row in rows
    }


def _plan(tx: Transaction, interview: Interview) -> Sequence[PlannedRow]:
    """What earlier interviews of the application ask is asked last."""
    earlier = [
        previous
        for previous in tx.interviews.of(interview.application_id)
        if previous.id < interview.id and previous.is_standing
    ]
    rows = _rows(tx, tx.applications.get(interview.application_id))
    return plans(rows, [(planned.minutes, planned.asks) for planned in [*earlier, interview]])[-1]


def _own(cards: Sequence[Scorecard], interview_id: int, by: User) -> Scorecard | None:
    return next((card for card in cards if (card.interview_id, card.user_id) == (interview_id, by.id)), None)


def _expected(
    tx: Transaction, interviews: Sequence[Interview], cards: Sequence[Scorecard]
) -> Sequence[tuple[Interview, User, bool]]:
    waiting, ids = pending(interviews, cards), {id_ for interview in interviews for id_ in interview.interviewer_ids}
    people, done = tx.users.of_ids(ids), {(card.interview_id, card.user_id) for card in cards if card.submitted_at}
    return [
        (interview, people[user_id], (interview.id, user_id) in done)
        for interview in interviews
        for user_id in interview.interviewer_ids
        if user_id in people and (interview.id, user_id) in waiting | done
    ]
