"""What people write to us, stored for admins to read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.messages import Feedback, HelpMessage, LoginForFeedback
from hireloom.domain.windows import Window
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.usecases.limits import take


@dataclass(frozen=True, slots=True)
class FeedbackDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits

    def give(self, rating: int | None, message: str | None, *, by: User | None) -> Feedback:
        """The author is the person logged in, no matter what name was sent."""
        if by is None:
            raise LoginForFeedback
        now = self.clock.now()
        entry = Feedback.given(rating, message, user_id=by.id, at=now)
        with self.store.writing() as tx:
            take(tx, self.rate_limits.feedback, str(by.id), now=now)
            return tx.feedback.add(entry)

    def ask_for_help(self, name: str | None, email: str | None, message: str | None, *, address: str) -> HelpMessage:
        """Raises Invalid with a sentence for each wrong field, or TooMany."""
        now = self.clock.now()
        help_message = HelpMessage.written(name, email, message, at=now)
        with self.store.writing() as tx:
            take(tx, self.rate_limits.help, address, now=now)
            return tx.help_messages.add(help_message)

    def feedback(self, window: Window) -> tuple[Sequence[Feedback], Mapping[int, User], int]:
        """The newest feedback with its authors, and the total number."""
        with self.store.reading() as tx:
            listed, total = tx.feedback.newest(window)
            people = tx.users.of_ids({entry.user_id for entry in listed})
        return listed, people, total

    def help_messages(self, window: Window) -> tuple[Sequence[HelpMessage], int]:
        with self.store.reading() as tx:
            return tx.help_messages.newest(window)
