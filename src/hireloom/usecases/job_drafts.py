"""Drafts of jobs, and the templates with which the people of a company begin their jobs."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hireloom.domain.amounts import Amounts
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action, may
from hireloom.domain.identity.users import User
from hireloom.domain.job_drafts import LARGEST_DRAFT, DraftTooLarge, DraftUnreadable, JobDraft, TooManyDrafts
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store


@dataclass(frozen=True, slots=True)
class JobDraftDesk:
    store: Store
    clock: Clock
    amounts: Amounts

    def of(self, *, by: User) -> Sequence[JobDraft]:
        """One's own drafts and templates, then, for those who post jobs, the templates of colleagues."""
        with self.store.reading() as tx:
            drafts, member = tx.companies.job_drafts.of(by.id), tx.companies.standing_membership(by.id)
            posts_jobs = member is not None and may(Action.POST_JOBS, member.role, is_on_team=False)
            return [*drafts, *tx.companies.job_drafts.templates_for(by.id)] if posts_jobs else drafts

    def save(
        self, form: Mapping[str, Any], *, name: str = "", is_template: bool = False, draft_id: int = 0, by: User
    ) -> JobDraft:
        """Store a new draft or template, or, with `draft_id`, one of the person's own. Raises NoSuchDraft,
        TooManyDrafts, DraftTooLarge, DraftUnreadable or TemplateUnnamed."""
        try:
            size = len(json.dumps(form, allow_nan=False))
        except ValueError:  # 1e999 is read as a number without end, which is no JSON
            raise DraftUnreadable from None
        if size > LARGEST_DRAFT:
            raise DraftTooLarge
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            if draft_id:
                tx.companies.job_drafts.get(draft_id, by.id)
            elif len(tx.companies.job_drafts.of(by.id)) >= self.amounts.job_drafts:
                raise TooManyDrafts(self.amounts.job_drafts)
            draft = tx.companies.job_drafts.put(JobDraft(by.id, form, now, name, is_template, draft_id))
            if is_template or not draft_id:  # a draft is saved while it is typed: that is no news
                action = "drafts.template_saved" if is_template else "drafts.begun"
                tx.audit.add(AuditEvent(now, action, by.id, str(draft.id), {"name": draft.name}))
            return draft

    def remove(self, draft_id: int, *, by: User) -> None:
        """Raises NoSuchDraft, also for a colleague's template."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            draft = tx.companies.job_drafts.get(draft_id, by.id)
            tx.companies.job_drafts.remove(draft.id)
            tx.audit.add(AuditEvent(self.clock.now(), "drafts.removed", by.id, str(draft.id), {"name": draft.name}))
