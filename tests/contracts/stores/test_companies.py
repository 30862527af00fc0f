"""Companies and confirmed recruiters, on both engines."""

from datetime import timedelta

import pytest

from hireloom.domain.companies import Company, VerificationMethod
from hireloom.domain.company_roles import CompanyRole, Member
from hireloom.domain.identity.users import Role, User
from hireloom.domain.windows import Window


@pytest.fixture
def now(clock):
    return clock.now()


def test_a_company_is_kept_once_for_each_domain(store, now):
    with store.writing() as tx:
        assert tx.companies.of_domain("loom.example") is None
        first = tx.companies.put(Company("loom.example", now, "Loom"))
    later = now + timedelta(days=1)
    with store.writing() as tx:
        company = Company("loom.example", later, "Loom").verified(VerificationMethod.DNS, by=7, now=later)
        again = tx.companies.put(company)
        assert again.id == first.id
    with store.reading() as tx:
        stored_company = tx.companies.of_domain("loom.example")
    assert stored_company == Company("loom.example", now, "Loom", later, 7, VerificationMethod.DNS, id=first.id)
    with store.writing() as tx:
        assert tx.companies.put(stored_company.unverified()) == Company("loom.example", now, "Loom", id=first.id)


@pytest.mark.spec("HIR-C01", "HIR-C02", "HIR-C03")
def test_a_company_has_a_zone_defaults_for_jobs_and_one_logo(store, now, add):
    person = add("Ines1", Role.RECRUITER, email="ines@loom.example")
    with store.writing() as tx:
        assert tx.companies.of_person(person.id) is None
        company = tx.companies.put(Company("loom.example", now))
        tx.companies.put_member(Member(company.id, person.id, CompanyRole.OWNER, now))
        changed = company.with_defaults(zone="Asia/Tokyo", answer_days=7, blind_review=True, names_from="Screen")
        tx.companies.put(changed)
        for content in (b"first", b"second"):
            tx.companies.logos.put(company.id, content)
    with store.reading() as tx:
        assert tx.companies.of_person(person.id) == changed
        assert tx.companies.logos.content(company.id) == b"second"
        assert len(tx.companies.logos.sign(company.id)) == 16
    with store.writing() as tx:
        tx.companies.logos.put(company.id, None)
        assert (tx.companies.logos.content(company.id), tx.companies.logos.sign(company.id)) == (None, "")


def test_companies_are_listed_newest_first_and_found_by_words(store, now):
    with store.writing() as tx:
        for domain, name in (("a.example", "Äpfel"), ("b.example", "Loom 100%"), ("c.example", "")):
            tx.companies.put(Company(domain, now, name))
    with store.reading() as tx:
        page = tx.companies.page(Window(0, 2))
        assert ([company.domain for company in page.companies], page.total) == (["c.example", "b.example"], 3)
        assert [company.domain for company in tx.companies.page(Window(), "LOOM 0%").companies] == ["b.example"]
        assert tx.companies.page(Window(), "_").total == 0


def test_recruiters_are_confirmed_and_that_is_taken_back(store, now):
    with store.writing() as tx:
        people = [
            tx.users.add(User(name, f"{name}@people.example", Role.RECRUITER, now), password_hash="x")
            for name in ("anna1", "bobby")
        ]
        for minutes, person in enumerate(people):
            tx.companies.confirm(person.id, by=1, now=now + timedelta(minutes=minutes))
        tx.companies.confirm(people[0].id, by=1, now=now + timedelta(days=1))  # changes nothing
    with store.writing() as tx:
        assert [company.username for company in tx.companies.confirmed()] == ["bobby", "anna1"]
        tx.companies.withdraw(people[0].id)
        tx.companies.withdraw(people[0].id)
        assert [tx.companies.is_confirmed(person.id) for person in people] == [False, True]
