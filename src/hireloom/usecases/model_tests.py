"""For admins: one question to the model, about an invented resume, to see whether it answers and how fast."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import Conflict
from hireloom.ports.chats import Chat, ChatFailed, Message, Schema
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.usecases.limits import take

QUESTION = (
    Message("system", "Answer in English with one JSON object of the given schema and nothing else."),
    Message(
        "user",
        "In one sentence, what does this person do? Maya Sample. Backend Engineer at Loomworks since 2021: she runs "
        "the payment service in Python and PostgreSQL and leads a team of five.",
    ),
)
SCHEMA: Schema = {
    "title": "summary",
    "type": "object",
    "properties": {"summary": {"type": "string"}},
    "required": ["summary"],
    "additionalProperties": False,
}
COSTS = ("own", "billed", "unknown")  # whether somebody has to be paid: a service with a key usually bills answers
LONGEST_ANSWER = 500  # characters

log = logging.getLogger(__name__)


class NoModelConfigured(Conflict):
    sentence = "No model is set up. HIRELOOM_MODEL_URL and HIRELOOM_MODEL_NAME set one up."


@dataclass(frozen=True, slots=True)
class ModelTrial:
    """`problem` says why there is no answer; it is empty if there is one."""

    answer: str
    problem: str
    seconds: float


@dataclass(frozen=True, slots=True)
class ModelTestDesk:
    """`model` is the name of the model, empty if there is none, and `address` where it is asked, empty for a plugin;
    `chat` is made only when it is asked."""

    store: Store
    clock: Clock
    rate_limits: RateLimits
    chat: Callable[[], Chat]
    model: str
    address: str
    cost: str  # one of COSTS
    monotonic: Callable[[], float] = time.monotonic

    def test(self, *, by: User) -> ModelTrial:
        """Ask the same question as always: nothing of anybody's data is sent. Raises NoModelConfigured or TooMany."""
        if not self.model:
            raise NoModelConfigured
        with self.store.writing() as tx:
            take(tx, self.rate_limits.model_tests, str(by.id), now=self.clock.now())
        trial = self._asked()  # no unit of work is open while we wait
        with self.store.writing() as tx:
            details = {"model": self.model, "outcome": trial.problem or f"answered in {trial.seconds:.1f} s"}
            tx.audit.add(AuditEvent(self.clock.now(), "models.tested", by.id, details=details))
        return trial

    def _asked(self) -> ModelTrial:
        began = self.monotonic()
        try:
            answer, problem = self.chat().complete(QUESTION, SCHEMA), ""
        except ChatFailed as failed:
            answer, problem = "", str(failed)
            log.warning("the test of the model failed: %s", failed)
        return ModelTrial(answer.strip()[:LONGEST_ANSWER], problem, self.monotonic() - began)
