"""A digest is written while its owner changes the search: neither undoes the other, on both engines."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import text

from hireloom.domain.identity.users import Role, User
from hireloom.domain.mails.digests import token_of
from hireloom.domain.saved_searches import Alert, Criteria
from hireloom.settings.amounts import AmountSettings
from hireloom.usecases.saved_searches import SavedSearchDesk
from tests.waiting import until

NURSES, PILOTS = Criteria("nurse", "Pune"), Criteria("pilot", "Pune")
SECRET = "a secret of forty characters, more or less"
BLOCKED = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


@pytest.fixture
def desk(store, clock) -> SavedSearchDesk:
    return SavedSearchDesk(store, clock, AmountSettings().amounts, None, None, "https://hireloom.example", SECRET)


@pytest.fixture
def anna(store, clock) -> User:
    with store.writing() as tx:
        return tx.users.add(User("Anna1", "anna@people.example", Role.USER, clock.now()), password_hash="x")


@pytest.fixture
def is_blocked(engine):
    """Whether the other one waits; on SQLite nobody can do anything else."""

    def is_due() -> bool:
        if engine.dialect.name == "sqlite":
            return True
        with engine.connect() as connection:
            return bool(connection.scalar(text(BLOCKED)))

    return is_due


@pytest.mark.parametrize(
    ("change", "left"),
    [
        (lambda desk, search, anna: desk.unsubscribe(token_of(anna.id, SECRET)), [(NURSES, Alert.PRODUCT, 9)]),
        (lambda desk, search, anna: desk.change(search.id, "", PILOTS, Alert.NONE, by=anna), [(PILOTS, Alert.NONE, 9)]),
        (lambda desk, search, anna: desk.see(search.id, by=anna), [(NURSES, Alert.DAILY, 9)]),
        (lambda desk, search, anna: desk.remove(search.id, by=anna), []),
    ],
    ids=["unsubscribe", "change", "see", "remove"],
)
def test_what_somebody_changes_while_their_digest_is_written_holds(change, left, desk, store, anna, clock, is_blocked):
    search = desk.save("", NURSES, Alert.DAILY, by=anna).search
    with ThreadPoolExecutor(1) as pool:
        with store.writing() as tx:  # as the digest does
            tx.users.get_for_update(anna.id)
            (saved_search,) = tx.saved_searches.of(anna.id)
            changing = pool.submit(change, desk, search, anna)
            assert until(lambda: changing.done() or is_blocked())
            tx.saved_searches.put(saved_search.mailed(newest=9, posting=0, today=clock.today()))
        changing.result()
    with store.reading() as tx:
        searches = tx.saved_searches.of(anna.id)
    assert [(search.criteria, search.alert, search.mailed_up_to) for search in searches] == left
