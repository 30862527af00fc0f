"""Admins change one another at once, on every engine: there is no deadlock."""

import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from hireloom.adapters.files.disk import DiskFiles
from hireloom.domain.identity.users import Role
from hireloom.domain.refusals import Refusal
from hireloom.usecases.administration import AdminDesk
from tests.lookups import latest

PAIRS = 15


@pytest.mark.spec("SEC-38", "SEC-39")
def test_rights_that_are_taken_and_given_back_at_once_leave_the_right_state(store, clock, add, tmp_path):
    nobody = None  # no interview ends, so nobody is told
    desk = AdminDesk(store, clock, DiskFiles(tmp_path / "files"), nobody)
    anna, chiefs = add("Anna1", Role.ADMIN), [add(f"Chief{number}", Role.ADMIN) for number in range(2)]
    barrier = threading.Barrier(2 * PAIRS)

    def change(number: int) -> str:
        act = desk.remove_admin if number % 2 else desk.restore_admin
        barrier.wait()
        try:
            return act(anna.email, by=chiefs[number // 2 % 2]).role.value
        except Refusal as refusal:
            return type(refusal).__name__

    with ThreadPoolExecutor(2 * PAIRS) as pool:
        became = Counter(pool.map(change, range(2 * PAIRS)))
    assert became.keys() <= {"user", "admin", "NotAnAdmin", "NeverAnAdmin"}
    assert became["user"] - became["admin"] in (0, 1)
    with store.reading() as tx:
        assert tx.users.get(anna.id).is_admin == (became["user"] == became["admin"])
        assert len(latest(tx, 3 * PAIRS)) == became["user"] + became["admin"]
