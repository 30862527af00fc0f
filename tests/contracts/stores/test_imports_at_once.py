"""One file imported in several tabs at the same time, on both engines."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from hireloom.adapters.files.disk import DiskFiles
from hireloom.adapters.files.sealed import SealedFiles
from hireloom.domain.companies import Company, VerificationMethod
from hireloom.domain.company_roles import CompanyRole, Member
from hireloom.domain.files import FileKind, Upload
from hireloom.domain.identity.users import Role, User
from hireloom.domain.pool_people import ImportKind, NewPoolPerson
from hireloom.settings.amounts import AmountSettings
from hireloom.testing.paper import pdf
from hireloom.usecases.career_files import CareerFileDesk
from hireloom.usecases.paper_checks import PaperCheck
from hireloom.usecases.pool_imports import PoolImportDesk
from hireloom.usecases.thread_files import ThreadFiles
from hireloom.usecases.upload_scans import UploadScan

TABS = 6


def at_once(work):
    """What each of the tabs got."""
    barrier = Barrier(TABS)

    def tab(number):
        barrier.wait()
        return work(number)

    with ThreadPoolExecutor(TABS) as pool:
        return list(pool.map(tab, range(TABS)))


@pytest.fixture
def recruiters(store, clock):
    now = clock.now()
    with store.writing() as tx:
        company = tx.companies.put(Company("loom.example", now).verified(VerificationMethod.ADMIN, by=1, now=now))
        users = [
            tx.users.add(User(f"anna{number}", f"anna{number}@loom.example", Role.RECRUITER, now), password_hash="x")
            for number in range(TABS)
        ]
        for user in users:
            tx.companies.put_member(Member(company.id, user.id, CompanyRole.RECRUITER, now))
    return users


def test_colleagues_who_add_the_same_people_add_each_once(store, clock, recruiters):
    desk = PoolImportDesk(store, clock, None, None, None)
    people = [NewPoolPerson(f"Löwe {number}", f"loewe{number}@mail.example") for number in range(40)]
    receipts = at_once(lambda tab: desk.add(people, ImportKind.TABLE, "people.csv", by=recruiters[tab]))
    assert sorted(receipt.begun.people for receipt in receipts) == [0] * (TABS - 1) + [40]
    assert sorted(receipt.known for receipt in receipts) == [0] + [40] * (TABS - 1)


def test_a_career_file_is_kept_once(store, clock, recruiters, tmp_path):
    sealed, person, amounts = (
        SealedFiles(DiskFiles(tmp_path / "files"), secret="s" * 40),
        recruiters[0],
        AmountSettings().amounts,
    )
    check = PaperCheck(UploadScan(store, clock), None)
    desk = CareerFileDesk(store, clock, ThreadFiles(store, clock, amounts, sealed, check))
    upload = Upload("cv.pdf", pdf("Anna Löwe", "Nurse"))
    keys = {file.key for file in at_once(lambda _: desk.keep(upload, by=person))}
    with store.reading() as tx:
        assert {file.key for file in tx.files.of_owner(person.id, FileKind.CAREER_FILE)} == keys
    assert len(keys) == len([path for path in (tmp_path / "files").rglob("*") if path.is_file()]) == 1
