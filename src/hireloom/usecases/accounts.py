"""Logging in, staying logged in, and logging out."""

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import NamedTuple, NoReturn

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.emails import email_of
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.identity.origins import Origin, device_after, source_of
from hireloom.domain.identity.passwords import MAX_LENGTH, PasswordNeeded, chosen
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.second_factors import Factor, FactorDuty
from hireloom.domain.identity.sessions import Session, SessionKind, SessionLimits
from hireloom.domain.identity.tokens import token_hash
from hireloom.domain.identity.users import Role, User, username_of
from hireloom.domain.lives import Lives
from hireloom.domain.refusals import NotAllowed, NotSignedIn, TooMany
from hireloom.ports.clock import Clock
from hireloom.ports.security import LeakedPasswords, Passwords, Tokens
from hireloom.ports.stores import Store
from hireloom.usecases.company_login_rules import refuse_beside_company_login
from hireloom.usecases.limits import take_all
from hireloom.usecases.new_sessions import FirstStep, begin_after
from hireloom.usecases.security_notices import SecurityNotices

BY_PASSWORD = FirstStep("passwords.accepted", "accounts.signed_in")
FROM_ALL = 5  # an email may get this many times as many wrong passwords from all networks together as from one


class WrongLogin(NotSignedIn):
    sentence = "Invalid email or password"


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody with a valid session, as stored at this moment. `owes_factor`: they may do nothing but set up a second
    factor."""

    user: User
    session: Session
    owes_factor: bool = False


class Login(NamedTuple):
    """`token` goes into the session cookie, `device` and `trust` into those of the device, unless empty. With a pending
    session the person is not logged in yet: a second step, by one of `factors`, or a phone number is needed first."""

    visitor: Visitor
    token: str
    device: str = ""
    trust: str = ""
    factors: tuple[Factor, ...] = ()

    @property
    def needs_phone(self) -> bool:
        return self.visitor.session.kind is SessionKind.PENDING_PHONE

    @property
    def needs_second_step(self) -> bool:
        return self.visitor.session.kind is SessionKind.PENDING_SECOND_STEP


@dataclass(frozen=True, slots=True)
class LoginLimits:
    """Limits on wrong passwords: for one email from one device or network, and for all emails from one network."""

    per_email: RateLimit
    per_network: RateLimit

    @property
    def from_strangers(self) -> RateLimit:
        """For one email from all networks together; devices that have logged in before do not count."""
        limit = self.per_email
        return RateLimit(f"{limit.name}:strangers", FROM_ALL * limit.times, limit.window)

    @property
    def noted(self) -> tuple[RateLimit, RateLimit]:
        """How often the audit log records that somebody keeps trying: once per window of an email, and no more often
        than a network may be wrong."""
        once = replace(self.per_email, name=f"{self.per_email.name}:noted", times=1)
        return once, replace(self.per_network, name=f"{self.per_network.name}:noted")


@dataclass(frozen=True, slots=True)
class AccountDesk:
    store: Store
    clock: Clock
    passwords: Passwords
    tokens: Tokens
    sessions: SessionLimits
    lives: Lives
    limits: LoginLimits
    secret: str
    leaked: LeakedPasswords
    notices: SecurityNotices
    factor_duty: FactorDuty

    def login(self, email: str | None, password: str | None, *, origin: Origin, replacing: str | None = None) -> Login:
        """A new session for a person who knows the password; the browser's previous session ends."""
        address = email_of(email)
        if not password:
            raise PasswordNeeded
        user, password_hash = self._person_of(address, password, origin)
        token = self.tokens.token()
        renewed = self.passwords.hashed(password) if self.passwords.is_outdated(password_hash) else None
        with self.store.writing() as tx:
            user = tx.users.get_for_update(user.id)
            if tx.users.password_hash(user.id) != password_hash:
                raise WrongLogin  # the password was changed in the meantime: the old one must not work
            user.must_be_active()
            if renewed:
                tx.users.set_password_hash(user.id, renewed)
            refuse_beside_company_login(tx, user)
            session, factors = begin_after(
                BY_PASSWORD,
                tx,
                user,
                origin,
                token=token,
                replacing=replacing,
                idle=self.sessions.idle,
                notices=self.notices,
            )
        if session.kind is SessionKind.PENDING_SECOND_STEP:
            return Login(Visitor(user, session), token, factors=factors)
        self.notices.hurry()
        device = device_after(address, origin, secret=self.secret, new_id=self.tokens.token())
        return Login(Visitor(user, session), token, device)

    def _person_of(self, email: str, password: str, origin: Origin) -> tuple[User, str]:
        """Whose password it is, and the hash that it fits. Raises TooMany or WrongLogin."""
        counted = self._counted(email, origin)
        try:
            with self.store.writing() as tx:  # before checking the password: parallel attempts must not exceed a limit
                take_all(tx, counted, now=self.clock.now())
        except TooMany:
            self._note_pause(email, origin)
            raise
        with self.store.reading() as tx:
            user = tx.users.by_email(email)
            password_hash = tx.users.password_hash(user.id) if user else None
        if not self.passwords.fits(password[: MAX_LENGTH + 1], password_hash) or user is None or password_hash is None:
            with self.store.writing() as tx:
                tx.audit.add(AuditEvent(self.clock.now(), "accounts.refused", subject=email, details=origin.details))
            raise WrongLogin
        with self.store.writing() as tx:  # only wrong passwords are limited
            for limit, subject in counted:
                tx.attempts.give_back(limit, subject)
        return user, password_hash

    def _counted(self, email: str, origin: Origin) -> list[tuple[RateLimit, str]]:
        """The limits that apply to this attempt, each with its subject."""
        source = source_of(email, origin, secret=self.secret)
        per_email = [(limit, source.subject) for limit in self.limits.per_email.growing()]
        if source.is_known:
            return per_email
        shared = [(limit, email) for limit in self.limits.from_strangers.growing()]
        return [*per_email, *shared, (self.limits.per_network, origin.network)]

    def _note_pause(self, email: str, origin: Origin) -> None:
        """Once in a while, so that somebody who keeps trying does not fill the log."""
        once, many = self.limits.noted
        with suppress(TooMany), self.store.writing() as tx:
            take_all(tx, [(once, f"{email} {origin.network}"), (many, origin.network)], now=self.clock.now())
            tx.audit.add(AuditEvent(self.clock.now(), "log_ins.refused", subject=email, details=origin.details))

    def visitor(self, token: str | None, *, background: bool = False) -> Visitor | None:
        """The person with this token, if the session is valid and the account active. Every call except a background
        call keeps the session alive."""
        if not token:
            return None
        now, key = self.clock.now(), token_hash(token)
        with self.store.reading() as tx:
            entry = tx.sessions.with_user(key)
            if entry is None:
                return None
            session, user = entry
            owes_factor = self.factor_duty.binds(user) and not tx.second_factors.any_of(user.id)
        if not user.is_active or session.is_over(now=now, role=user.role, limits=self.sessions):
            with self.store.writing() as tx:
                tx.sessions.end(key)
            return None
        seen = session if background else session.seen(now)
        if seen is not session:
            with self.store.writing() as tx:
                tx.presences.note_seen(user.id, now)
                tx.sessions.put(seen)
        return Visitor(user, seen, owes_factor)

    def update_phone(self, visitor: Visitor, phone: str | None, *, token: str) -> Login:
        """The account with its new number. A person whose log-in was only waiting for the number is now logged in, with
        a new token."""
        number, session, now = Phone.added(phone), visitor.session, self.clock.now()
        if session.kind is SessionKind.PENDING_PHONE:
            token = self.tokens.token()
            session = replace(session, key=token_hash(token), kind=SessionKind.FULL, created_at=now, last_seen=now)
        with self.store.writing() as tx:
            tx.users.get_for_update(visitor.user.id).must_be_active()
            if tx.sessions.get(visitor.session.key) is None:
                raise NotSignedIn  # the session has ended since the check: a new password, a log-out, a deletion
            user = tx.users.set_phone(visitor.user.id, number)
            tx.audit.add(AuditEvent(now, "phones.updated", user.id))
            if session is not visitor.session:
                tx.sessions.end(visitor.session.key)
                tx.sessions.add(session)
        return Login(Visitor(user, session), token)

    def must_be_confirmed(self, visitor: Visitor) -> None:
        """Raises ConfirmationNeeded."""
        visitor.session.must_be_confirmed(self.clock.now(), self.lives.confirmation)

    def logout(self, token: str | None) -> None:
        """End the session for good; does nothing if there is none."""
        if token:
            with self.store.writing() as tx:
                tx.sessions.end(token_hash(token))

    def refuse_other_name(self, user: User, *, field: str, route: str) -> NoReturn:
        """Refuse a request that names another person where only the caller may be named, and record it."""
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), "identities.refused", user.id, route, {"field": field}))
        raise NotAllowed

    def refuse_access(self, user: User, *, route: str) -> NoReturn:
        """Refuse, and record, a request for something that the person's role does not allow."""
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), "routes.refused", user.id, route))
        raise NotAllowed

    def create_admin(
        self, *, email: str, username: str, password: str, phone: str | None, is_super_admin: bool = False
    ) -> User:
        """Create an admin account; an existing account with this address becomes an admin and keeps its password."""
        address, now = email_of(email), self.clock.now()
        with self.store.writing() as tx:
            there = tx.users.by_email(address)
            if there:
                admin = tx.users.put(there.promoted(to_super_admin=is_super_admin))
            else:
                new = User(
                    username_of(username),
                    address,
                    Role.ADMIN,
                    now,
                    phone=Phone.registered(phone) if phone else None,
                    is_super_admin=is_super_admin,
                )
                admin = tx.users.add(
                    new,
                    password_hash=self.passwords.hashed(
                        chosen(password, leaked=self.leaked, personal_words=(username, address))
                    ),
                )
            tx.sessions.end_all(admin.id)
            tx.audit.add(AuditEvent(now, "admins.created", subject=address, details={"super": str(is_super_admin)}))
        return admin

    def seed_super_admins(self, emails: tuple[str, ...]) -> list[str]:
        """Make the named admins super admins; returns the addresses that belong to no admin."""
        strangers = []
        with self.store.writing() as tx:
            for email in emails:
                user = tx.users.by_email(email)
                if user is None or not user.is_admin:
                    strangers.append(email)
                elif not user.is_super_admin:
                    tx.users.put(user.promoted(to_super_admin=True))
                    tx.audit.add(AuditEvent(self.clock.now(), "admins.made_super", subject=email))
        return strangers
