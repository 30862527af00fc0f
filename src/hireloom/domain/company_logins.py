"""Logging in through the identity provider of a verified company: who may set it up, whom it lets in."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple
from urllib.parse import quote, urlsplit

from hireloom.domain.companies import Company, company_domain, domain_of
from hireloom.domain.identity.emails import mailbox_of
from hireloom.domain.identity.users import LONGEST_USERNAME, SHORTEST_USERNAME, Role, User
from hireloom.domain.lives import USUAL
from hireloom.domain.refusals import Conflict, Invalid, Malformed, NotAllowed, NotFound, TooMany, Unavailable

CLOCKS_DIFFER = timedelta(minutes=1)  # a provider's and ours
CONFIRMING = "confirm."  # the beginning of a state, by which the page that gets it back knows what it is for
LONGEST_ISSUER, LONGEST_CLIENT, LONGEST_SUBJECT = 255, 255, 255
GOOGLE = "https://accounts.google.com"
MOST_NAMES = 1_000  # usernames to try for one new account


class NoCompanyLogin(NotFound):
    sentence = "Your company has no log-in of its own here. Please log in with your password."


class CompanyLoginOver(NotAllowed):
    sentence = "This log-in has ended, or it began in another browser. Please start again."


class ProviderAway(Unavailable):
    sentence = "Your company's log-in is not answering. Please try again in a few minutes."


class ProviderRefused(NotAllowed):
    sentence = "Your company's log-in did not let you in. Please try again, or ask your company's IT."


class ProviderMisconfigured(NotAllowed):
    sentence = "Your company's log-in does not know this site, or refuses its key. Please tell your company's IT."


class ProviderUntrusted(NotAllowed):
    sentence = "Your company's log-in gave an answer that we cannot trust. Please tell your company's IT."


class EmailNotVouched(NotAllowed):
    sentence = "Your company's log-in does not vouch for an email address at your company. Please tell its IT."


class OtherPerson(NotAllowed):
    sentence = "This email address belongs to somebody else's account here. Please ask us to look into it."


class NotAskedAgain(NotAllowed):
    sentence = (
        "Your company's log-in did not ask again who you are, so nothing was confirmed. Please log out, choose a"
        " password by “Forgot Password”, and confirm with that."
    )


class LinkedToOther(NotAllowed):
    sentence = "You logged in at your company as somebody else. Please use the account there that opens this one."


class AdminsByPassword(NotAllowed):
    sentence = "Admins of this site log in with their own password or passkey."


class CompanyLoginRequired(NotAllowed):
    sentence = "Your company wants its people to log in through its own log-in. Please continue with that one."


class CompanyUnverified(NotAllowed):
    sentence = "Only a verified company can have a log-in of its own."


class NotItsOwner(NotAllowed):
    sentence = "Only admins and the person who has proven the domain with its TXT record can change how people log in."


class TooManyChanges(TooMany):
    sentence = "You have changed this often. Please try again in an hour."


class TryItFirst(Conflict):
    sentence = "Please log in through this provider yourself before you require it for everybody."


class ProviderUnusable(Invalid):
    sentence = "There is no OpenID Connect provider at this address, or we may not reach it."


class IssuerMalformed(Invalid):
    sentence = "Please enter the issuer as https://…, without a query."


class ClientMalformed(Invalid):
    sentence = "Please enter the client ID and the client secret that your provider shows."


@dataclass(frozen=True, slots=True)
class CompanyLogin:
    """`client_secret` is encrypted. With `is_required`, people with an address at this domain log in no other way.
    `worked_at` is when somebody first logged in with its present settings."""

    domain: str
    issuer: str
    client_id: str
    client_secret: str
    is_required: bool
    changed_at: datetime
    changed_by: int
    worked_at: datetime | None = None

    def must_have_let_in(self, links: "Iterable[LinkedIdentity]") -> None:
        """Raises TryItFirst unless it works with its present settings, for the person with these links too: a wrong
        secret would lock out the whole company."""
        if self.worked_at is None or all(link.issuer != self.issuer for link in links):
            raise TryItFirst


@dataclass(frozen=True, slots=True)
class BegunLogin:
    """A person who is at the provider right now. `key` and `browser` are hashes of the state and of the cookie;
    `confirms` is the key of the session that the person confirms, and None at a log-in."""

    key: str
    browser: str
    domain: str
    issuer: str
    nonce: str
    verifier: str
    began_at: datetime
    confirms: str | None = None

    def must_be_of(
        self,
        browser: str,
        domain: str,
        login: CompanyLogin,
        *,
        confirms: str | None,
        now: datetime,
        life: timedelta = USUAL.company_login,
    ) -> None:
        """Raises CompanyLoginOver, also if the company has changed its provider meanwhile. `domain` is that of the page
        to which the provider has sent the browser back."""
        began = self.browser, self.domain, self.issuer, self.confirms
        if began != (browser, domain, login.issuer, confirms) or now - self.began_at >= life:
            raise CompanyLoginOver

    def must_have_asked(self, identity: "ProvenIdentity") -> None:
        """Raises NotAskedAgain unless the provider has asked who that is since this began."""
        if identity.authenticated_at is None or identity.authenticated_at < self.began_at - CLOCKS_DIFFER:
            raise NotAskedAgain


@dataclass(frozen=True, slots=True)
class LinkedIdentity:
    """The account of a person at a provider, and theirs here. Providers never give a subject to somebody else."""

    user_id: int
    issuer: str
    subject: str
    linked_at: datetime


class ProvenIdentity(NamedTuple):
    """What the provider says of a person, in a token that was checked. `hosted_domain` is Google's word for the company
    that manages the account. `authenticated_at` is when the person showed the provider who they are, which may be long
    before this log-in; not every provider tells."""

    issuer: str
    subject: str
    email: str
    is_email_verified: bool
    hosted_domain: str = ""
    authenticated_at: datetime | None = None

    def email_at(self, domain: str) -> str:
        """The address by which the person is known here. Raises EmailNotVouched unless the provider has verified it and
        it is at this domain. At Google anybody may have an account with such an address: its company must manage it."""
        try:
            email = mailbox_of(self.email)
            is_managed = self.issuer != GOOGLE or company_domain(self.hosted_domain) == domain
        except Malformed as malformed:
            raise EmailNotVouched from malformed
        if not self.is_email_verified or domain_of(email) != domain or not is_managed:
            raise EmailNotVouched
        return email


def redirect_of(page: str, domain: str) -> str:
    """Where a provider sends the people of this company back to. Each company has an address of its own, so that one
    company's provider cannot have us take another's answer for its own."""
    return f"{page}/{quote(domain)}"


def refusal_of(error: str) -> NotAllowed | Unavailable:
    """Why a provider sends somebody back without a code, by the words of OAuth and OpenID Connect."""
    if error in ("temporarily_unavailable", "server_error"):
        return ProviderAway()
    if error in ("unauthorized_client", "unsupported_response_type", "invalid_scope", "invalid_request"):
        return ProviderMisconfigured()
    return ProviderRefused()


def issuer_of(typed: str, *, may_be_plain: bool = False) -> str:
    """The issuer as the provider spells it. Raises IssuerMalformed."""
    issuer = typed.strip()
    try:
        parts = urlsplit(issuer)
        is_address = bool(parts.hostname) and parts.port != 0 and not (parts.query or parts.fragment or parts.username)
    except ValueError:
        raise IssuerMalformed from None
    schemes = ("https", "http") if may_be_plain else ("https",)
    if parts.scheme not in schemes or not is_address or len(issuer) > LONGEST_ISSUER or not issuer.isascii():
        raise IssuerMalformed
    return issuer


def client_of(client_id: str, client_secret: str) -> tuple[str, str]:
    """Raises ClientMalformed."""
    client_id, client_secret = client_id.strip(), client_secret.strip()
    for text in (client_id, client_secret):
        if not 0 < len(text) <= LONGEST_CLIENT or not text.isascii() or not text.isprintable():
            raise ClientMalformed
    return client_id, client_secret


def must_be_owner(user: User, company: Company | None, *, is_barred: bool = False) -> None:
    """Raises NotItsOwner unless this is an admin, or somebody who controls the domain: a person who chooses the
    provider can log in as anybody at that domain. `is_barred`: an owner has removed them from the company."""
    is_owner = company is not None and company.is_proven_by(user.id) and domain_of(user.email) == company.domain
    if not user.is_admin and (is_barred or not is_owner):
        raise NotItsOwner


def must_not_be_required(login: CompanyLogin | None, user: User) -> None:
    """Raises CompanyLoginRequired. Admins of the site are never locked out by a company."""
    if login and login.is_required and not user.is_admin:
        raise CompanyLoginRequired


def usernames_for(email: str) -> Iterator[str]:
    """Usernames for a new account, the best first."""
    plain = re.sub(r"[^A-Za-z0-9]", "", email.partition("@")[0])[:LONGEST_USERNAME].ljust(SHORTEST_USERNAME, "0")
    yield plain
    for number in range(2, MOST_NAMES + 1):
        yield f"{plain[: LONGEST_USERNAME - len(str(number))]}{number}"


def newcomer(username: str, email: str, *, now: datetime) -> User:
    """Somebody who comes for the first time; like every recruiter, they add a phone number before anything else."""
    return User(username, email, Role.RECRUITER, now)
