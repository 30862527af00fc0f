"""Lets programs repeat a request without anything happening twice."""

from dataclasses import dataclass, replace

from hireloom.domain.idempotency import REPEATABLE_FOR, RequestAnswer
from hireloom.domain.identity.users import User
from hireloom.ports.clock import Clock
from hireloom.ports.security import SealedTexts
from hireloom.ports.stores import Store


@dataclass(frozen=True, slots=True)
class IdempotencyDesk:
    """Answers are encrypted: some contain secrets that are shown only once."""

    store: Store
    clock: Clock
    sealed_texts: SealedTexts

    def begin(self, key: str, fingerprint: str, *, by: User) -> RequestAnswer | None:
        """None for a request that comes for the first time within a day; otherwise the answer to repeat. Raises
        IdempotencyKeyReused or RequestInProgress."""
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.repeatable_requests.sweep(begun_before=now - REPEATABLE_FOR)
            earlier = tx.repeatable_requests.begin(by.id, key, fingerprint, now)
        if earlier is None:
            return None
        answer = earlier.repeated(fingerprint)
        return replace(answer, body=self.sealed_texts.opened(answer.body, purpose=_purpose(key, by)) or "")

    def finish(self, key: str, answer: RequestAnswer, *, by: User) -> None:
        """Store the answer, to be repeated for a day."""
        sealed = self.sealed_texts.sealed(answer.body, purpose=_purpose(key, by))
        with self.store.writing() as tx:
            tx.repeatable_requests.finish(by.id, key, status=answer.status, body=sealed)

    def abandon(self, key: str, *, by: User) -> None:
        """Nothing has happened, so the request may be made again."""
        with self.store.writing() as tx:
            tx.repeatable_requests.abandon(by.id, key)


def _purpose(key: str, by: User) -> str:
    return f"answer to {by.id} for {key}"
