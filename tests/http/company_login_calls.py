"""What a browser sends to log in through a company."""

from hireloom.domain.companies import Company, VerificationMethod
from hireloom.domain.company_logins import CompanyLogin
from hireloom.usecases.company_login_checks import secret_purpose
from tests.identity_provider import CLIENT_ID, CLIENT_SECRET

DOMAIN, EMAIL = "acme.example", "anna@acme.example"


def set_up(container, issuer: str, *, client=(CLIENT_ID, CLIENT_SECRET), is_required: bool = False) -> CompanyLogin:
    """A verified company with a log-in of its own."""
    now = container.clock().now()
    secret = container.sealed_texts().sealed(client[1], purpose=secret_purpose(DOMAIN))
    login = CompanyLogin(DOMAIN, issuer, client[0], secret, is_required, now, 1)
    with container.store().writing() as tx:
        tx.companies.put(Company(DOMAIN, now).verified(VerificationMethod.DNS, by=1, now=now))
        tx.company_logins.put(login)
    return login


def outcome(answer):
    return answer.status_code, answer.get_json()["message"]


def offer(browser, domain: str):
    answer = browser.get("/api/login/company", query_string={"domain": domain}).get_json()
    return answer["is_offered"], answer["is_required"]


def go(browser, email: str = EMAIL) -> str:
    """The address of the provider."""
    answer = browser.post("/api/login/company/begin", json={"email": email})
    assert answer.status_code == 200, answer.get_json()
    return answer.get_json()["address"]


def finish(browser, back):
    fields = {name: value for name, value in back.items() if name in ("domain", "state", "code", "iss", "error")}
    return browser.post("/api/login/company/finish", json=fields)


def come_back(browser, provider):
    return finish(browser, provider.log_in(go(browser)))


def person_of(browser):
    return browser.get("/api/session").get_json()["user"]
