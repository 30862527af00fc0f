"""Confirming through the company that it is still the same person: its people may have no password here."""

from dataclasses import dataclass

from hireloom.domain.companies import domain_of
from hireloom.domain.company_logins import CompanyLogin, LinkedToOther, NoCompanyLogin
from hireloom.domain.identity.users import User
from hireloom.ports.clock import Clock
from hireloom.ports.security import Tokens
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.accounts import Visitor
from hireloom.usecases.codes import Browser
from hireloom.usecases.company_login_checks import CompanyLoginCheck, ProviderAnswer
from hireloom.usecases.company_login_rules import login_of
from hireloom.usecases.new_sessions import RenewedSession, confirm_session


@dataclass(frozen=True, slots=True)
class CompanyConfirmationDesk:
    store: Store
    clock: Clock
    tokens: Tokens
    company_login_check: CompanyLoginCheck

    def begin(self, *, visitor: Visitor, browser: Browser) -> tuple[str, str]:
        """The token for the browser's cookie, and the address of the provider to go to. Raises NoCompanyLogin."""
        user = visitor.user
        with self.store.reading() as tx:
            if linked_login(tx, user) is None:
                raise NoCompanyLogin
        return self.company_login_check.begin(
            domain_of(user.email), user.email, browser=browser, confirms=visitor.session.key
        )

    def confirm(self, answer: ProviderAnswer, *, visitor: Visitor, browser: Browser) -> RenewedSession:
        """Let this session make changes that matter, for some minutes. Raises NotAskedAgain, or LinkedToOther."""
        session, origin = visitor.session, browser.origin
        with self.company_login_check.identity(answer, browser=browser, confirms=session.key) as (begun, _, identity):
            begun.must_have_asked(identity)
            with self.store.writing() as tx:
                linked = tx.company_logins.linked(identity.issuer, identity.subject)
                if linked is None or linked.user_id != visitor.user.id:
                    raise LinkedToOther
                return confirm_session(tx, session, origin, token=self.tokens.token(), now=self.clock.now())


def linked_login(tx: Transaction, user: User) -> CompanyLogin | None:
    """The company's log-in through which this person comes in."""
    login = login_of(tx, domain_of(user.email))
    is_linked = login and any(link.issuer == login.issuer for link in tx.company_logins.links_of(user.id))
    return login if is_linked and not user.is_admin else None
