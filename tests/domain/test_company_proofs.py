"""How the owner of a domain proves it, and which domains nobody can own."""

from datetime import UTC, datetime

import pytest

from hireloom.domain.companies import (
    Company,
    VerificationMethod,
    company_domain,
    domain_of,
    is_public,
    proving_record,
)
from hireloom.domain.refusals import Refusal

NOW = datetime(2026, 11, 21, tzinfo=UTC)


@pytest.mark.parametrize("entry", ["loom.example", " @loom.example ", "@loom.example"])
def test_a_domain_is_typed_as_it_stands_in_addresses(entry: str) -> None:
    assert company_domain(entry) == domain_of("r@loom.example") == "loom.example"


@pytest.mark.parametrize("entry", ["", "loom", "loom example"])
def test_what_is_no_domain_is_refused(entry: str) -> None:
    with pytest.raises(Refusal):
        company_domain(entry)


@pytest.mark.parametrize(
    ("domain", "is_everybodys"),
    [("gmail.com", True), ("mail.example", True), ("people.mail.example", True), ("loom.example", False)],
)
def test_a_domain_where_anybody_gets_a_mailbox_is_no_company(domain: str, is_everybodys: bool) -> None:
    assert is_public(domain, {"mail.example"}) is is_everybodys


def test_the_record_of_a_domain_stays_the_same_and_cannot_be_guessed() -> None:
    name, value = proving_record("loom.example", 7, secret="one")
    assert (name, value) == proving_record("loom.example", 7, secret="one")
    assert name.endswith(".loom.example")
    assert value != proving_record("loom.example", 7, secret="two")[1]
    assert value != proving_record("loom.example", 8, secret="one")[1]
    assert value != proving_record("other.example", 7, secret="one")[1]
    assert proving_record("müller.example", 7, secret="one")[0].isascii()


def test_a_company_is_verified_until_that_is_taken_back() -> None:
    company = Company("loom.example", NOW)
    verified = company.verified(next(iter(VerificationMethod)), by=7, now=NOW)
    assert not company.is_verified
    assert verified.is_verified
    assert verified.is_proven_by(7)
    assert not verified.is_proven_by(8)
    assert not company.verified(VerificationMethod.ADMIN, by=7, now=NOW).is_proven_by(7)
    assert verified.unverified() == company
