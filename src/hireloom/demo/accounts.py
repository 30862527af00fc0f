"""Demo accounts other than job seekers: those that can be used to sign in, recruiters of each company, and a team."""

from dataclasses import dataclass

from hireloom.demo.companies import companies
from hireloom.domain.company_roles import CompanyRole
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.users import Role
from hireloom.domain.job_teams import TeamRole

PASSWORD = "Welcome2hireloom!"  # noqa: S105 - printed at every demo start, and used in demo mode only


# Everybody at the company of the recruiter who can sign in.
TEAM = {
    "recruiter@loomworks.example": CompanyRole.OWNER,
    "nadia.flores@loomworks.example": CompanyRole.RECRUITER,
    "grace.lindholm@loomworks.example": CompanyRole.HIRING_MANAGER,
    "dev.pillai@loomworks.example": CompanyRole.INTERVIEWER,
    "joan.whitaker@loomworks.example": CompanyRole.READER,
}
# On every other job of that company.
JOB_TEAM = {
    "grace.lindholm@loomworks.example": TeamRole.HIRING_MANAGER,
    "dev.pillai@loomworks.example": TeamRole.INTERVIEWER,
}
SEEKER = "seeker@demo.hireloom.example"


@dataclass(frozen=True, slots=True)
class Account:
    """`can_sign_in` is false for recruiters who exist only as owners of jobs and as colleagues."""

    username: str
    email: str
    role: Role
    phone: Phone
    is_super_admin: bool = False
    can_sign_in: bool = True


def staff() -> tuple[Account, ...]:
    """The accounts, those that can sign in first."""
    open_accounts = [
        ("elenabrandt", "recruiter@loomworks.example", Role.RECRUITER, False),
        ("hireloomadmin", "admin@hireloom.example", Role.ADMIN, False),
        ("superone", "super.one@hireloom.example", Role.ADMIN, True),
        ("supertwo", "super.two@hireloom.example", Role.ADMIN, True),
    ]
    accounts = [
        Account(username, email, role, _phone(serial), is_super_admin)
        for serial, (username, email, role, is_super_admin) in enumerate(open_accounts)
    ]
    emails = {account.email for account in accounts}
    for company in companies().values():
        if company.recruiter_email not in emails:
            emails.add(company.recruiter_email)
            username = company.recruiter.lower().replace(" ", "")[:15]
            phone = _phone(len(accounts))
            accounts.append(Account(username, company.recruiter_email, Role.RECRUITER, phone, can_sign_in=False))
    for email in TEAM:
        if email not in emails:
            username = email.partition("@")[0].replace(".", "")
            accounts.append(Account(username, email, Role.RECRUITER, _phone(len(accounts)), can_sign_in=False))
    return tuple(accounts)


def open_emails() -> tuple[str, ...]:
    """The addresses with which anybody may sign in to the demo, using the common password."""
    return (SEEKER, *(account.email for account in staff() if account.can_sign_in))


def admin_emails() -> tuple[str, ...]:
    """The admins among them, as whom nobody can sign in to a demo that strangers can reach."""
    return tuple(account.email for account in staff() if account.role is Role.ADMIN)


def is_made_up(email: str) -> bool:
    """Whether the address ends in .example, as all in the demo do: such domains cannot be registered (RFC 2606)."""
    return email.endswith(".example")


def _phone(serial: int) -> Phone:
    return Phone("+1", f"20255501{serial:02}")
