"""Reminding the people of a job of applications that have been in a stage for longer than its limit."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from hireloom.domain.job_teams import TeamRole
from hireloom.domain.mails.digests import FROM_HOUR
from hireloom.domain.mails.stage_mails import stage_event, stages_overdue
from hireloom.domain.stages import OverdueStage
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store


@dataclass(frozen=True, slots=True)
class StageReminderDesk:
    store: Store
    clock: Clock
    dispatcher: Dispatcher
    site: str

    def write(self) -> int:
        """Write one email a day to each person with overdue applications; returns how many."""
        today = self.clock.today()
        if self.clock.now() < self.clock.days.began(today) + timedelta(hours=FROM_HOUR):
            return 0
        theirs = defaultdict[int, list[OverdueStage]](list)
        with self.store.reading() as tx:
            overdue = tx.stages.overdue(today)
            team = tx.companies.teams.of_jobs({stage.job_id for stage in overdue})
        for stage in overdue:
            deciding = {one.user_id for one in team if one.job_id == stage.job_id and one.role in _DECIDING}
            for user_id in deciding | {stage.recruiter_id}:
                theirs[user_id].append(stage)
        count = sum(self._write(user_id, today, stages) for user_id, stages in theirs.items())
        if count:
            self.dispatcher.hurry()
        return count

    def _write(self, user_id: int, today: date, stages: Sequence[OverdueStage]) -> bool:
        event = stage_event(user_id, today)
        with self.store.writing() as tx:
            user = tx.users.get_for_update(user_id)
            if not user.is_active or tx.outbox.get(event):
                return False
            tx.outbox.put(stages_overdue(user.email, stages, site=self.site), event=event)
            return True


_DECIDING = frozenset({TeamRole.RECRUITER, TeamRole.HIRING_MANAGER})
