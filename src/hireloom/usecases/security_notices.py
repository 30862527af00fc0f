"""Telling people by email what changes on their account, so that they notice what they did not do."""

from collections.abc import Callable, Container
from dataclasses import dataclass

from hireloom.domain.identity.disowning import Disowning
from hireloom.domain.identity.origins import Origin, source_of
from hireloom.domain.identity.user_agents import device_name
from hireloom.domain.identity.users import User
from hireloom.domain.lives import Lives
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.security_mails import DisownLink, new_device
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.security import Tokens
from hireloom.ports.stores import Transaction


@dataclass(frozen=True, slots=True)
class SecurityNotices:
    """Accounts in `open_to_all`, which everybody uses, get no such letters."""

    clock: Clock
    tokens: Tokens
    dispatcher: Dispatcher
    lives: Lives
    secret: str
    site: str
    open_to_all: Container[str] = ()  # addresses

    def put(self, tx: Transaction, user: User, write: Callable[[str, DisownLink], Letter]) -> None:
        """`write` makes a letter of the address and the link "This was not me". Call `hurry` after the unit of work."""
        if user.email not in self.open_to_all:
            tx.outbox.put(write(user.email, self.link(user)), event=f"security.{self.tokens.token()}")

    def link(self, user: User) -> DisownLink:
        token = Disowning(user.id, user.email, self.clock.now()).token(self.secret)
        return DisownLink(f"{self.site.rstrip('/')}/not-me/{token}", self.lives.disowning)

    def put_new_device(self, tx: Transaction, user: User, origin: Origin) -> None:
        """For a log-in with a browser that is not known for this person; the first log-in of all needs no letter."""
        is_first = tx.presences.of(user.id).last_seen <= user.created_at
        if is_first or source_of(user.email, origin, secret=self.secret).is_known:
            return
        device = device_name(origin.browser)
        self.put(tx, user, lambda to, not_me: new_device(to, device=device, not_me=not_me))

    def hurry(self) -> None:
        self.dispatcher.hurry()
