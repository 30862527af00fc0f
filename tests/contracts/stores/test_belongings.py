"""What every store promises about what belongs to a person: simultaneous saves lose nothing, and leaving removes
everything."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from hireloom.adapters.documents.reader import SandboxedReader
from hireloom.adapters.files.disk import DiskFiles
from hireloom.adapters.files.sealed import SealedFiles
from hireloom.adapters.icalendar_files import ICalendarFiles
from hireloom.adapters.security import Argon2Passwords, SystemTokens
from hireloom.bootstrap.desks.providers import HOUR
from hireloom.domain.audit import AuditEvent
from hireloom.domain.files import FileKind, Upload
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.identity.sessions import Session, SessionKind
from hireloom.domain.identity.users import LastAdmin, Role, User
from hireloom.domain.lives import USUAL
from hireloom.domain.messages import Feedback, HelpMessage
from hireloom.domain.profile_forms import ProfileInput
from hireloom.domain.refusals import NotAllowed, NotFound, Refusal
from hireloom.domain.windows import Window
from hireloom.settings.amounts import AmountSettings
from hireloom.testing.mailers import RecordingMailer
from hireloom.testing.paper import pdf
from hireloom.usecases.interview_notices import InterviewNotices
from hireloom.usecases.paper_checks import PaperCheck
from hireloom.usecases.password_checks import PasswordCheck
from hireloom.usecases.privacy import PrivacyDesk
from hireloom.usecases.profiles import ProfileDesk
from hireloom.usecases.upload_scans import UploadScan
from tests.lookups import of_role

PASSWORD = "Welcome2hireloom!"
PASSWORDS = Argon2Passwords(memory_kib=64, passes=1)
BASIC = {
    "name": "Anna",
    "email": "anna@work.example",
    "phone_number": "4155550142",
    "country_code": "+1",
    "skills": "SQL",
    "job_roles": "Nurse",
}
WISHES = {
    "experience": "3-5",
    "employment_type": "Contract",
    "relocation_willingness": "No",
    "expected_salary": "NA",
    "preferred_job_level": "Lead",
    "visa_type": "H-1B",
    "preferred_locations": "Pune",
}


@pytest.fixture
def add(store, clock):
    def add(name: str = "Anna1", role: Role = Role.USER) -> User:
        user = User(name, f"{name.lower()}@people.example", role, clock.now())
        with store.writing() as tx:
            return tx.users.add(user, password_hash=PASSWORDS.hashed(PASSWORD))

    return add


@pytest.fixture
def files(tmp_path) -> DiskFiles:
    return DiskFiles(tmp_path / "files")


@pytest.fixture
def reader() -> Iterator[SandboxedReader]:
    reader = SandboxedReader()
    yield reader
    reader.close()


@pytest.fixture
def profiles(store, clock, files, reader) -> ProfileDesk:
    return ProfileDesk(
        store,
        clock,
        AmountSettings().amounts,
        SealedFiles(files, secret="s" * 40),
        PaperCheck(UploadScan(store, clock), reader),
    )


class NoDispatcher:
    """Nobody sends the email."""

    def hurry(self) -> None: ...

    def deliver(self, event: str, within: float) -> bool:
        return False


@pytest.fixture
def privacy(store, clock, files) -> PrivacyDesk:
    check = PasswordCheck(store, clock, PASSWORDS, USUAL, RateLimit("again", 50, HOUR))
    nobody = NoDispatcher()
    notices = InterviewNotices(clock, nobody, ICalendarFiles(), USUAL, "https://loom.example", secret="s", host="loom")
    return PrivacyDesk(store, clock, SystemTokens(), files, RecordingMailer(), nobody, check, notices)


def at_once(works):
    """The outcome of each, all started together."""
    barrier = threading.Barrier(len(works))

    def run(work):
        barrier.wait()
        try:
            return work()
        except Refusal as refusal:
            return refusal

    with ThreadPoolExecutor(len(works)) as pool:
        return list(pool.map(run, works))


@pytest.mark.spec("SEC-47")
def test_saves_at_once_lose_nothing_of_each_other(store, profiles, add):
    anna = add()
    resume = Upload("r.pdf", pdf())
    profiles.save(ProfileInput(BASIC | WISHES, is_basic=False), resume, by=anna)
    edited = BASIC | {"name": "Anna Berg", "skills": "Go"} | {"preferred_job_level": "Senior", "visa_type": "None"}
    forms = [ProfileInput({name: text}, is_basic=name in BASIC) for name, text in edited.items()]
    at_once([lambda form=form: profiles.save(form, None, by=anna) for form in forms])
    with store.reading() as tx:
        profile = tx.profiles.of(anna.id)
    for name, text in (BASIC | WISHES | edited).items():
        assert getattr(profile, name) == text


@pytest.mark.spec("SEC-48")
def test_first_saves_at_once_make_one_profile_and_keep_every_resume(store, profiles, add, files):
    anna = add()
    form = ProfileInput(BASIC | WISHES, is_basic=False)
    contents = [pdf(str(number)) for number in range(8)]
    outcomes = at_once([lambda n=n: profiles.save(form, Upload(f"{n}.pdf", contents[n]), by=anna) for n in range(8)])
    keys = {application.resume.key for application in outcomes}
    with store.reading() as tx:
        assert tx.profiles.of(anna.id).resume_key in keys
        resumes = tx.files.of_owner(anna.id)
    assert {file.key for file in resumes} == keys
    sealed = SealedFiles(files, secret="s" * 40)
    assert {sealed.read(file) for file in resumes} == set(contents)


def test_saving_and_leaving_at_once_leaves_nothing(store, profiles, privacy, add, tmp_path):
    anna = add()
    form = ProfileInput(BASIC | WISHES, is_basic=False)
    works = [lambda n=n: profiles.save(form, Upload(f"{n}.pdf", pdf()), by=anna) for n in range(6)]
    results = at_once([*works, lambda: privacy.delete(PASSWORD, by=anna)])
    assert isinstance(results[-1], str)
    assert all(isinstance(result, NotAllowed) or result.profile.user_id == anna.id for result in results[:-1])
    with store.reading() as tx:
        assert tx.profiles.of(anna.id) is None
        assert tx.files.of_owner(anna.id) == []
    assert not [path for path in tmp_path.rglob("*.pdf") if path.is_file()]


def test_admins_who_leave_at_once_leave_one(store, privacy, add):
    admins = [add(f"admin{number}", Role.ADMIN) for number in range(5)]
    results = at_once([lambda admin=admin: privacy.delete(PASSWORD, by=admin) for admin in admins])
    assert sorted(type(result).__name__ for result in results) == ["LastAdmin", *["str"] * 4]
    with store.reading() as tx:
        assert len(of_role(tx, Role.ADMIN)) == 1


def test_a_double_click_leaves_once_and_mails_once(store, privacy, add):
    anna = add()
    results = at_once([lambda: privacy.delete(PASSWORD, by=anna)] * 4)
    receipts = [result for result in results if isinstance(result, str)]
    assert len(receipts) == 1
    with store.reading() as tx:
        assert [letter.to for letter in tx.outbox.latest(9)] == [anna.email]
        assert receipts[0] in tx.outbox.latest(1)[0].letter.text


def test_an_erased_user_is_nobody_and_what_refers_to_it_still_does(store, add, clock):
    anna, bert = add(), add("Bert2", Role.RECRUITER)
    with store.writing() as tx:
        tx.sessions.add(Session("a" * 64, anna.id, SessionKind.FULL, clock.now(), clock.now()))
        tx.users.erase(anna.id, now=clock.now())
        tx.users.erase(bert.id, now=clock.now())
        assert of_role(tx, Role.USER) == of_role(tx, Role.RECRUITER) == []
        assert tx.users.by_email(anna.email) is None
        assert not tx.users.get(anna.id).is_active
        assert tx.users.get(anna.id).username == tx.users.get(bert.id).username == "Deleted user"
        assert [session.key for session in tx.sessions.of(anna.id)] == ["a" * 64]
        assert tx.users.password_hash(anna.id) != tx.users.password_hash(add_again(tx, anna).id)
        with pytest.raises(NotFound):
            tx.users.get_for_update(999)


def add_again(tx, user: User) -> User:
    """Name and address are free."""
    return tx.users.add(replace(user, id=0), password_hash="hash")


def test_feedback_and_help_messages_come_back_newest_first_in_windows(store, add, clock):
    anna, bert = add(), add("Bert2")
    with store.writing() as tx:
        values = [tx.feedback.add(Feedback(anna.id, 1 + n % 5, f"n° {n} 🧵", clock.now())) for n in range(5)]
        of_bert = tx.feedback.add(Feedback(bert.id, 5, "other", clock.now()))
        help_messages = [tx.help_messages.add(HelpMessage("A", "a@b.example", f"{n}", clock.now())) for n in range(3)]
    with store.reading() as tx:
        assert tx.feedback.newest(Window()) == ([of_bert, *values[::-1]], 6)
        assert tx.feedback.newest(Window(1, 2)) == ([values[4], values[3]], 6)
        assert tx.feedback.newest(Window(99, 2)) == ([], 6)
        assert tx.feedback.of(anna.id) == values
        assert tx.help_messages.newest(Window(0, 1)) == ([help_messages[2]], 3)
    with store.writing() as tx:
        tx.feedback.remove_all(anna.id)
        tx.help_messages.remove_all("a@b.example")
        assert tx.feedback.newest(Window()) == ([of_bert], 1)
        assert tx.help_messages.newest(Window()) == ([], 0)


@pytest.mark.parametrize("rating", [0, 6])
def test_the_database_itself_refuses_other_stars(store, add, clock, rating):
    anna = add()
    with pytest.raises(Exception, match=r"(?i)check"), store.writing() as tx:
        tx.feedback.add(Feedback(anna.id, rating, "x", clock.now()))


def test_the_record_of_a_person_is_what_they_did_and_what_was_done_to_them(store, add, clock):
    anna, bert = add(), add("Bert2")
    did = AuditEvent(clock.now(), "profiles.saved", anna.id)
    suffered = AuditEvent(clock.now(), "profiles.read", bert.id, anna.email)
    with store.writing() as tx:
        for event in (did, suffered, AuditEvent(clock.now(), "x", bert.id, bert.email)):
            tx.audit.add(event)
        assert tx.audit.of(anna.id, anna.email) == [did, suffered]
        tx.audit.forget(anna.email)
        assert tx.audit.of(anna.id, anna.email) == [did]
        assert tx.audit.of(bert.id)[0] == replace(suffered, subject="")


def test_a_profile_can_be_removed_and_files_are_found_or_not(store, profiles, add):
    anna = add()
    profile = profiles.save(ProfileInput(BASIC | WISHES, is_basic=False), Upload("r.pdf", pdf()), by=anna)
    with store.writing() as tx:
        assert tx.files.find(profile.resume.key) == profile.resume
        assert tx.files.find("2026/none.pdf") is None
        assert tx.files.of_owner(anna.id) == tx.files.of_owner(anna.id, FileKind.RESUME) == [profile.resume]
        assert tx.files.of_owner(anna.id, FileKind.VISA_DOCUMENT) == []
        tx.profiles.remove(anna.id)
        assert tx.profiles.of(anna.id) is None


def test_the_last_admin_is_named(store, privacy, add):
    with pytest.raises(LastAdmin):
        privacy.delete(PASSWORD, by=add("admin1", Role.ADMIN))
