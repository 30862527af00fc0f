"""Every store keeps the versions of resumes."""

from dataclasses import replace

import pytest

from hireloom.domain.identity.users import Role, User
from hireloom.domain.resumes.layouts import PageEntry, PageSection, PaperSize, ResumeLook, ResumePage
from hireloom.domain.resumes.states import MOST_STATES, NoSuchState, ResumeState
from hireloom.domain.resumes.versions import JobText, NoSuchResumeVersion, OwnSentence, ResumeVersion


@pytest.fixture
def version(store, clock):
    def version(name: str) -> ResumeVersion:
        user = User(name, f"{name}@people.example", Role.USER, clock.now())
        with store.writing() as tx:
            owner = tx.users.add(user, password_hash="x").id
        return ResumeVersion(
            owner,
            "Köchin „Löwe“",
            JobText("Köchin", "Löwe", "看護\nWir suchen", 7),
            clock.now(),
            frozenset({"d2", "d1"}),
            ("p2", "p1"),
            (OwnSentence("s1", "p1", "Ich koche.", "d3"),),
            ResumeLook(paper=PaperSize.LETTER),
        )

    return version


@pytest.mark.spec("WS-113")
def test_a_resume_comes_back_as_it_was_kept_and_can_change(store, version):
    resume, ottos_resume = version("anna1"), version("otto1")
    with store.writing() as tx:
        first, second, of_otto = (tx.resume_versions.put(version) for version in (resume, resume, ottos_resume))
        assert first == replace(resume, id=first.id) == tx.resume_versions.get(first.id, resume.user_id)
        smaller = tx.resume_versions.put(replace(first, left_out=frozenset(), sentences=()))
    with store.reading() as tx:
        assert tx.resume_versions.of(resume.user_id) == [second, smaller]
        with pytest.raises(NoSuchResumeVersion):
            tx.resume_versions.get(of_otto.id, resume.user_id)


@pytest.mark.spec("WS-118")
def test_the_states_of_a_resume_come_back_numbered_and_the_oldest_go(store, version, clock):
    page = ResumePage("Anna", ("anna@people.example",), (PageSection("Skills", (PageEntry("看護"),)),))
    resume = version("anna1")
    with store.writing() as tx:
        resume = tx.resume_versions.put(resume)
        states = [tx.resume_states.add(ResumeState(resume, page, clock.now())) for _ in range(MOST_STATES + 1)]
        assert tx.resume_states.of(resume.id) == states[:0:-1]
        assert tx.resume_states.get(resume.id, 2) == states[1]
        with pytest.raises(NoSuchState):
            tx.resume_states.get(resume.id, 1)
        tx.resume_states.note_file(states[1].id, "a" * 64)
        tx.resume_states.note_file(states[1].id, "a" * 64)
        tx.resume_states.forget(resume.id)
        assert tx.resume_states.of_user(resume.user_id) == []


@pytest.mark.spec("WS-113")
def test_removed_resumes_are_gone_and_the_others_stay(store, version):
    resume, ottos_resume = version("anna1"), version("otto1")
    with store.writing() as tx:
        first, second, of_otto = (tx.resume_versions.put(version) for version in (resume, resume, ottos_resume))
        tx.resume_versions.remove(first.id)
        assert tx.resume_versions.of(resume.user_id) == [second]
        tx.resume_versions.remove_all(resume.user_id)
        assert (tx.resume_versions.of(resume.user_id), tx.resume_versions.of(ottos_resume.user_id)) == ([], [of_otto])
