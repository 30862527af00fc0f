"""New keys for stored files: people in the middle of it are served, and a kill leaves nothing undone for good."""

import os
from datetime import UTC, datetime

import pytest

from hireloom.__main__ import main
from hireloom.adapters.files.sealed import SealedFiles
from hireloom.domain.files import FileKind
from hireloom.domain.papers import Paper
from hireloom.ports.failures import StoreAway
from hireloom.usecases import document_keys
from tests.lookups import latest

MARK = b"hireloom sealed 2\n"
LONG_AFTER = datetime(2100, 1, 1, tzinfo=UTC)


@pytest.fixture
def document(container, people, clock):
    """Seven files of one person: the first were stored before files were sealed."""
    owner, files = people.add(), []
    for number in range(7):
        paper = Paper(FileKind.RESUME, "cv.pdf", "pdf", b"%%PDF-1.7 %d" % number)
        if number < 3:
            key = container.files().keep(paper.content, extension="pdf", on=clock.today())
        else:
            values = {"owner_id": owner.id, "kind": paper.kind, "extension": "pdf", "on": clock.today()}
            key = container.sealed().keep(paper.content, **values)
        files.append(paper.stored(key, owner_id=owner.id, at=clock.now()))
        with container.store().writing() as tx:
            tx.files.add(files[-1])
    return files


def contents(container, files) -> list[bytes]:
    return [container.sealed().read(file) for file in files]


def test_all_files_get_the_new_key_and_stay_what_they_were(container, document, monkeypatch):
    monkeypatch.setattr(document_keys, "AT_ONCE", 2)
    before, desk = contents(container, document), container.document_keys()
    assert desk.rotate() == 2
    assert desk.reseal() == document_keys.ResealReport(7, 0, ())
    assert desk.reseal() == document_keys.ResealReport(0, 7, ())
    assert contents(container, document) == before
    raw = [container.files().read(file.key) for file in document]
    assert all(content.startswith(MARK) for content in raw)
    assert len({content[len(MARK) : len(MARK) + 12] for content in raw}) == 1
    with container.store().reading() as tx:
        assert [(event.action, event.subject) for event in latest(tx, 1)] == [("keys.rotated", "2")]


def test_what_was_stopped_in_the_middle_goes_on_with_the_rest(container, document, monkeypatch):
    before, desk, replaced = contents(container, document), container.document_keys(), []
    desk.rotate()
    replace_file = type(container.files()).replace

    def dying(self, key: str, content: bytes) -> None:
        if len(replaced) == 4:
            raise StoreAway
        replaced.append(key)
        replace_file(self, key, content)

    with monkeypatch.context() as context:
        context.setattr(type(container.files()), "replace", dying)
        with pytest.raises(StoreAway):
            desk.reseal()
    assert contents(container, document) == before
    assert desk.reseal() == document_keys.ResealReport(3, 4, ())


def test_a_file_that_is_lost_is_named_and_one_that_was_removed_meanwhile_stays_away(container, document, monkeypatch):
    container.files().remove(document[0].key)
    reseal = SealedFiles.reseal

    def removing(self, file):
        if file.key == document[1].key:
            with container.store().writing() as tx:
                tx.files.remove(file.key)
        return reseal(self, file)

    monkeypatch.setattr(SealedFiles, "reseal", removing)
    assert container.document_keys().reseal().lost == (document[0].key,)
    assert document[1].key not in {key for keys in container.files().kept_before(LONG_AFTER) for key in keys}


def test_the_commands_rotate_and_reseal_after_the_secret_was_changed(
    container, document, environment, monkeypatch, capsys, settings, make_container
):
    before = contents(container, document)

    def run(*arguments: str, **more: str) -> tuple[object, str]:
        monkeypatch.setattr(os, "environ", environment | more)
        try:
            status: object = main(["keys", *arguments])
        except SystemExit as ended:
            status = ended.code
        return status, capsys.readouterr().out

    text = "New files get key 2.\n7 files were sealed with the newest key, 0 already were.\n"
    assert run("rotate") == (0, text)
    new, old = "n" * 40, settings.documents_secret
    status, _ = run("reseal", HIRELOOM_DOCUMENTS_SECRET=new)
    assert str(status).startswith("hireloom: These files are gone, damaged or sealed with another secret: ")
    secrets = {"HIRELOOM_DOCUMENTS_SECRET": new, "HIRELOOM_DOCUMENTS_SECRET_BEFORE": old}
    assert run("reseal", **secrets) == (0, "7 files were sealed with the newest key, 0 already were.\n")
    assert [SealedFiles(container.files(), secret=new).read(file) for file in document] == before
