"""Companies whose people may log in through the company only."""

from hireloom.domain.companies import domain_of
from hireloom.domain.company_logins import CompanyLogin, must_not_be_required
from hireloom.domain.identity.users import User
from hireloom.ports.stores import Transaction


def login_of(tx: Transaction, domain: str) -> CompanyLogin | None:
    """The log-in of a company, as long as it is verified."""
    company = tx.companies.of_domain(domain)
    return tx.company_logins.of_domain(domain) if company and company.is_verified else None


def refuse_beside_company_login(tx: Transaction, user: User) -> None:
    """Nobody whose company requires its own log-in can log in another way. Raises CompanyLoginRequired."""
    must_not_be_required(login_of(tx, domain_of(user.email)), user)
