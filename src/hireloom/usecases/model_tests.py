"""For admins: one question to a model, about an invented resume, to see whether it answers and how fast, and the choice
of the model."""

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.model_choices import ModelAddressPrivate, ModelChoice, ModelSilent
from hireloom.domain.refusals import Conflict
from hireloom.ports.chats import ChatFailed, Message, Schema
from hireloom.ports.clock import Clock
from hireloom.ports.model_choices import SelectableModels
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
    store: Store
    clock: Clock
    rate_limits: RateLimits
    models: SelectableModels
    monotonic: Callable[[], float] = time.monotonic

    def chosen(self) -> ModelChoice:
        return self.models.chosen()

    def cost(self, choice: ModelChoice) -> str:
        """Who pays for answers, as far as we know: one of COSTS."""
        if choice.name and not choice.address:
            return "unknown"
        return "billed" if self.models.key_for(choice) else "own"

    def names(self, address: str, *, by: User) -> Sequence[str]:
        """The models that this address lists, to choose one; another address than that of the chosen model counts as a
        test. Raises NoModelConfigured, TooMany, ModelAddressPrivate or what ModelChoice.made raises."""
        choice = self._choice(address, self.models.usual.name)
        if choice.address != self.models.chosen().address:
            self._admit(choice, by)
        return self.models.names(choice)

    def test(self, address: str, name: str, *, by: User) -> ModelTrial:
        """Ask this model the same question as always: nothing of anybody's data is sent. Raises NoModelConfigured,
        TooMany, ModelAddressPrivate or what ModelChoice.made raises."""
        return self._tried(self._choice(address, name), by)

    def save(self, address: str, name: str, *, by: User) -> ModelTrial:
        """Use this model from now on, in all servers, if it answers the same question now; the values of the settings
        leave the choice to the settings again. Raises ModelSilent, or what `test` raises."""
        choice = self._choice(address, name)
        trial = self._tried(choice, by)
        if trial.problem:
            raise ModelSilent
        with self.store.writing() as tx:
            tx.model_choices.put(None if choice == self.models.usual else choice, self.clock.now())
            details = {"model": choice.name, "server": choice.address}
            tx.audit.add(AuditEvent(self.clock.now(), "models.chosen", by.id, details=details))
        return trial

    def _choice(self, address: str, name: str) -> ModelChoice:
        if not self.models.usual.name:
            raise NoModelConfigured
        return ModelChoice.made(address, name) if self.models.usual.address else self.models.usual

    def _tried(self, choice: ModelChoice, by: User) -> ModelTrial:
        self._admit(choice, by)  # no unit of work is open while we wait
        trial = self._asked(choice)
        with self.store.writing() as tx:
            details = {"model": choice.name, "outcome": trial.problem or f"answered in {trial.seconds:.1f} s"}
            tx.audit.add(AuditEvent(self.clock.now(), "models.tested", by.id, details=details))
        return trial

    def _admit(self, choice: ModelChoice, by: User) -> None:
        with self.store.writing() as tx:
            take(tx, self.rate_limits.model_tests, str(by.id), now=self.clock.now())
        if not self.models.may_choose(choice):
            raise ModelAddressPrivate

    def _asked(self, choice: ModelChoice) -> ModelTrial:
        began = self.monotonic()
        try:
            answer, problem = self.models.chat(choice).complete(QUESTION, SCHEMA), ""
        except ChatFailed as failed:
            answer, problem = "", str(failed)
            log.warning("the test of the model failed: %s", failed)
        return ModelTrial(answer.strip()[:LONGEST_ANSWER], problem, self.monotonic() - began)
