"""Nobody who writes waits for a long read."""

from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace

import pytest

from hireloom.domain.windows import Window
from hireloom.ports.people_lists import AuditQuery

PASSWORD = "Welcome2hireloom!"


class Narrow:
    """A store whose writing units count tries, know passwords and write things down, and cannot do anything that takes
    long."""

    def __init__(self, store):
        self.reading, self.snapshot, self._store = store.reading, store.snapshot, store

    @contextmanager
    def writing(self):
        with self._store.writing() as tx:
            users = SimpleNamespace(password_hash=tx.users.password_hash)
            yield SimpleNamespace(attempts=tx.attempts, users=users, audit=SimpleNamespace(add=tx.audit.add))


@pytest.fixture
def narrow(container):
    return lambda desk: replace(desk, store=Narrow(container.store()))


def test_the_whole_audit_record_is_read_beside_those_who_write(container, people, narrow):
    admin = people.add("admin")
    lines = narrow(container.administration()).export(AuditQuery(Window()), by=admin)
    assert [event.event.action for event in lines.events] == ["audits.exported"]


def test_all_that_is_kept_of_somebody_is_read_beside_those_who_write(container, people, narrow):
    anna = people.add()
    belongings = narrow(container.privacy()).belongings(PASSWORD, by=anna)
    assert [event.action for event in belongings.audit] == ["accounts.exported"]
