"""A bucket that does not answer: what needs it can be tried again, and nothing else suffers."""

import pytest

from hireloom.bootstrap.startup import ask_for
from hireloom.domain.files import FileKind, StoredFile
from hireloom.domain.identity.users import Role
from hireloom.ports.failures import StoreAway
from tests.conftest import PASSWORD
from tests.http.profile_calls import BASIC, advanced, save
from tests.lookups import of_role

KEY = "2026/00000000-0000-4000-8000-000000000000.pdf"


@pytest.fixture
def environment(environment):
    return environment | {
        "HIRELOOM_S3_BUCKET": "papers",
        "HIRELOOM_S3_ENDPOINT_URL": "http://127.0.0.1:1",
        "HIRELOOM_S3_KEY_ID": "id",
        "HIRELOOM_S3_KEY_SECRET": "known to nobody",
        "HIRELOOM_SECRET": "a secret of forty characters, more or less",
    }


@pytest.fixture
def owner(seeker, container):
    """Somebody who stored a resume while the bucket still answered."""
    with container.store().writing() as tx:
        (user,) = of_role(tx, Role.USER)
        tx.files.add(StoredFile(KEY, user.id, FileKind.RESUME, "r.pdf", 1, "0" * 64, container.clock().now()))
    return seeker


def test_a_server_starts_all_the_same_and_says_it(container, caplog):
    ask_for(container.files())
    assert "the bucket papers could not do it: Could not connect" in caplog.text


def is_busy(answer):
    return (answer.status_code, answer.get_json()["message"], answer.headers["Retry-After"]) == (
        503,
        StoreAway.sentence,
        "2",
    )


def test_what_needs_a_file_can_be_tried_again_and_nothing_is_half_done(owner, container):
    assert is_busy(owner.get(f"/api/documents/download?filePath={KEY}"))
    assert is_busy(save(owner, advanced()))
    assert save(owner, BASIC).status_code == 200
    with container.store().reading() as tx:
        (user,) = of_role(tx, Role.USER)
        assert [file.key for file in tx.files.of_owner(user.id)] == [KEY]


def test_whoever_leaves_is_gone_although_their_bytes_wait_for_the_bucket(owner, container):
    assert owner.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.files.find(KEY) is None
