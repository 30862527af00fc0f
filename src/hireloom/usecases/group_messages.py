"""One message to several applicants, filled in for each with what is known about that person."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from hireloom.domain.answer_templates import FilledTemplate, ValueUnknown, must_have_known_variables
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import Refusal
from hireloom.domain.threads.messages import thread_text
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.usecases.answer_templates import AnswerTemplateDesk
from hireloom.usecases.decisions import MOST_AT_ONCE, TooManyAtOnce
from hireloom.usecases.limits import take
from hireloom.usecases.resume_scores import TooManyScores
from hireloom.usecases.scheduled_messages import ScheduledMessageDesk
from hireloom.usecases.threads import ThreadDesk


class MessageOutcome(NamedTuple):
    """No refusal: it was sent, or scheduled."""

    application_id: int
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class GroupMessageDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    answer_templates: AnswerTemplateDesk
    threads: ThreadDesk
    scheduled_messages: ScheduledMessageDesk

    def preview(self, application_id: int, text: str | None, *, by: User) -> FilledTemplate:
        """How it reads for one applicant. Raises VariableUnknown or ThreadMessageNeeded."""
        words = thread_text(text)
        must_have_known_variables(words)
        self._count(by)
        return self.answer_templates.fill(application_id, words, by=by)

    def send(
        self, application_ids: Sequence[int], text: str | None, chosen: datetime | None, *, by: User
    ) -> Sequence[MessageOutcome]:
        """Write to each of them, now or at the chosen time: if one is refused, the others are not affected. Nobody gets
        a message with a gap. All of it counts as one score. Raises TooManyAtOnce, VariableUnknown or
        ThreadMessageNeeded."""
        words = thread_text(text)
        must_have_known_variables(words)
        if not 0 < len(application_ids) <= MOST_AT_ONCE:
            raise TooManyAtOnce
        self._count(by)
        outcomes = list[MessageOutcome]()
        for application_id in dict.fromkeys(application_ids):
            try:
                self._write(application_id, words, chosen, by)
            except Refusal as refusal:
                outcomes.append(MessageOutcome(application_id, refusal))
            else:
                outcomes.append(MessageOutcome(application_id))
        return outcomes

    def _write(self, application_id: int, words: str, chosen: datetime | None, by: User) -> None:
        message = self.answer_templates.fill(application_id, words, by=by)
        if message.gaps:
            raise ValueUnknown(message.gaps)
        if chosen:
            self.scheduled_messages.schedule(application_id, message.text, chosen, by=by)
        else:
            self.threads.write(application_id, message.text, by=by)

    def _count(self, by: User) -> None:
        with self.store.writing() as tx:
            take(tx, self.rate_limits.scores, str(by.id), now=self.clock.now(), otherwise=TooManyScores)
