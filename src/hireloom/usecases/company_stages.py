"""The stages with which new jobs of a company begin, and who gets emails about what is overdue."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import OwnersOnly
from hireloom.domain.identity.users import User
from hireloom.domain.stages import DEFAULT_STAGES, Stage, edited, renamed, stages_of
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_members import own_to_change


class StageTemplate(NamedTuple):
    """`wants_email`: whether the caller gets the emails about overdue applications and scorecards."""

    stages: Sequence[Stage]
    wants_email: bool


@dataclass(frozen=True, slots=True)
class CompanyStageDesk:
    store: Store
    clock: Clock

    def of_company(self, *, by: User) -> StageTemplate:
        with self.store.reading() as tx:
            member = tx.companies.standing_membership(by.id)
            return _template(tx, tx.stages.of_company(member.company_id) if member else (), by)

    def edit(self, form: Sequence[Stage], *, by: User) -> StageTemplate:
        """Raises NoMember, OwnersOnly, and what a list of stages can break. Jobs that exist stay as they are."""
        stages = edited(DEFAULT_STAGES, [Stage(stage.name, 0, stage.days) for stage in form])
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            member = own_to_change(tx, by, OwnersOnly("Only an owner of the company can change its stages."))
            company = tx.companies.get(member.company_id)
            before = stages_of(tx.stages.of_company(company.id))
            tx.companies.put(replace(company, names_from=renamed(company.names_from, before, stages)))
            tx.stages.put_of_company(company.id, stages)
            details = {"stages": ", ".join(stage.name for stage in stages)}
            event = AuditEvent(self.clock.now(), "companies.stages_edited", by.id, str(member.company_id), details)
            tx.audit.add(event)
            return _template(tx, tx.stages.of_company(member.company_id), by)

    def switch_email(self, *, on: bool, by: User) -> None:
        """Whether the person gets the emails about overdue applications and scorecards from now on."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            tx.stages.switch_email(by.id, on=on)


def _template(tx: Transaction, stages: Sequence[Stage], by: User) -> StageTemplate:
    return StageTemplate(stages_of(stages), tx.stages.wants_email(by.id))
