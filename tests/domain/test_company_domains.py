"""The company that a job names, and the domain that its recruiter writes from."""

import pytest

from hireloom.domain.company_domains import verified_domain


@pytest.mark.spec("SEC-42")
@pytest.mark.parametrize(
    ("company", "email", "domain"),
    [
        ("Loomworks", "elena@loomworks.example", "loomworks.example"),
        ("LOOMWORKS Inc.", "elena@Loomworks.Example", "loomworks.example"),
        ("Loom & Sons Ltd", "a@loom-sons.co.uk", "loom-sons.co.uk"),
        ("The Weaving Company", "a@theweavingcompany.com", "theweavingcompany.com"),
        ("The Weaving Company", "a@weaving.com", "weaving.com"),
        ("Müller GmbH", "a@müller.example", "müller.example"),
        ("Acme", "jobs@careers.acme.com.au", "careers.acme.com.au"),
        ("3M", "a@3m.com", "3m.com"),
    ],
)
def test_a_domain_called_like_the_company_is_verified(company, email, domain):
    assert verified_domain(company, email) == domain


@pytest.mark.spec("SEC-42")
@pytest.mark.parametrize(
    ("company", "email"),
    [
        ("Google", "a@loomworks.example"),
        ("Google", "a@google.evil.com"),  # below somebody else's name
        ("Google", "a@google.co.evil"),
        ("Google", "a@notgoogle.com"),
        ("Google", "a@google-jobs.com"),
        ("Gmail", "a@gmail.com"),
        ("Yahoo", "a@yahoo.co.uk"),
        ("Co", "a@co.uk"),
        ("Acme Health", "a@acme.com"),  # a part of the name proves nothing
        ("X", "a@x.com"),
        ("", "a@.com"),
        ("Inc", "a@inc"),
        ("Loomworks", ""),
    ],
)
def test_nothing_else_is(company, email):
    assert verified_domain(company, email) == ""
