"""Reminding the people of a job of applications that have been in a stage for longer than its limit."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from hireloom.domain.days import FURTHEST_DATES
from hireloom.domain.job_teams import TeamRole
from hireloom.domain.mails.stage_mails import stage_event, stages_overdue
from hireloom.domain.stages import OverdueStage
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_profiles import days_of
from hireloom.usecases.daily_mails import is_too_early, write_once


@dataclass(frozen=True, slots=True)
class StageReminderDesk:
    store: Store
    clock: Clock
    dispatcher: Dispatcher
    site: str

    def write(self) -> int:
        """Write one email a day to each person with overdue applications, in the morning of their company; returns how
        many."""
        overdue_stages = defaultdict[int, list[OverdueStage]](list)
        with self.store.reading() as tx:
            overdue = self._overdue(tx)
            team = tx.companies.teams.of_jobs({stage.job_id for stage in overdue})
            for stage in overdue:
                deciding = {
                    member.user_id for member in team if member.job_id == stage.job_id and member.role in _DECIDING
                }
                for user_id in filter(tx.stages.wants_email, deciding | {stage.recruiter_id}):
                    overdue_stages[user_id].append(stage)
            zones = {user_id: days_of(tx, self.clock, user_id) for user_id in overdue_stages}
        now = self.clock.now()
        count = sum(
            self._write(user_id, zones[user_id].of(now), stages)
            for user_id, stages in overdue_stages.items()
            if not is_too_early(self.clock, zones[user_id])
        )
        if count:
            self.dispatcher.hurry()
        return count

    def _overdue(self, tx: Transaction) -> Sequence[OverdueStage]:
        """By the day that it is at the company of each job's recruiter. Whatever is overdue anywhere now is so here in
        two days at the latest."""
        now = self.clock.now()
        soon = tx.stages.overdue(self.clock.today() + FURTHEST_DATES, self.clock.days)
        recruiters = {stage.recruiter_id for stage in soon}
        zones = {recruiter_id: days_of(tx, self.clock, recruiter_id) for recruiter_id in recruiters}
        return [
            stage
            for days in set(zones.values())
            for stage in tx.stages.overdue(days.of(now), days)
            if zones.get(stage.recruiter_id) == days
        ]

    def _write(self, user_id: int, today: date, stages: Sequence[OverdueStage]) -> bool:
        event = stage_event(user_id, today)
        return write_once(self.store, event, user_id, lambda user: stages_overdue(user.email, stages, site=self.site))


_DECIDING = frozenset({TeamRole.RECRUITER, TeamRole.HIRING_MANAGER})
