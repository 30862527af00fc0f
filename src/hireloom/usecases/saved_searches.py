"""Saved searches, and telling people about new jobs: on screen, and by email once a day."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypedDict

from hireloom.domain.amounts import Amounts
from hireloom.domain.boards.postings import BoardJob
from hireloom.domain.identity.users import User
from hireloom.domain.mails.digests import MOST_JOBS, News, digest, event_of, person_of, token_of
from hireloom.domain.refusals import NotFound
from hireloom.domain.saved_searches import (
    MOST_COUNTED,
    Alert,
    Criteria,
    SavedSearch,
    TooManySavedSearches,
    is_due,
    saved,
)
from hireloom.domain.search_filters import MOST_LOOKED_AT, SearchFilter
from hireloom.domain.searches import Listing, Query
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.boards import BoardDesk
from hireloom.usecases.daily_mails import is_too_early


class SavedSearchCount(NamedTuple):
    search: SavedSearch
    new: int


class NoSuchToken(NotFound):
    sentence = "This link is not one of ours. Please use the link in the newest email."


@dataclass(frozen=True, slots=True)
class SavedSearchDesk:
    """`site` is the address that people type; `secret` signs the unsubscribe links. This desk queries no boards: it
    uses what searches have found. Changing a search locks its owner, and so does writing a digest, which stores the
    last job it reported; otherwise one would undo the other."""

    store: Store
    clock: Clock
    amounts: Amounts
    boards: BoardDesk
    dispatcher: Dispatcher
    site: str
    secret: str

    def of(self, *, by: User) -> Sequence[SavedSearchCount]:
        """Oldest first, each with its number of new jobs."""
        with self.store.reading() as tx:
            return [self._counted(tx, search) for search in tx.saved_searches.of(by.id)]

    def save(self, name: str, criteria: Criteria, alert: Alert, *, by: User) -> SavedSearchCount:
        """Raises TooManySavedSearches."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            if len(tx.saved_searches.of(by.id)) >= self.amounts.saved_searches:
                raise TooManySavedSearches(self.amounts.saved_searches)
            made = saved(by.id, name, criteria, alert, **_newest(tx), now=self.clock.now())
            return SavedSearchCount(tx.saved_searches.add(made), 0)

    def change(self, search_id: int, name: str, criteria: Criteria, alert: Alert, *, by: User) -> SavedSearchCount:
        """Raises NoSuchSavedSearch."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            search = tx.saved_searches.get(search_id, by.id)
            changed = search.changed(name, criteria, alert, **_newest(tx), now=self.clock.now())
            return self._counted(tx, tx.saved_searches.put(changed))

    def remove(self, search_id: int, *, by: User) -> None:
        """Raises NoSuchSavedSearch."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            tx.saved_searches.remove(tx.saved_searches.get(search_id, by.id).id)

    def see(self, search_id: int, *, by: User) -> None:
        """Mark everything that exists now as seen."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            search = tx.saved_searches.get(search_id, by.id)
            tx.saved_searches.put(search.seen(**_newest(tx), now=self.clock.now()))

    def write_digests(self) -> int:
        """Write today's emails that are not yet written; returns how many."""
        if is_too_early(self.clock):
            return 0
        with self.store.reading() as tx:
            waiting = tx.saved_searches.waiting(self.clock.today())
        count = sum(self._write_digest(user_id) for user_id in waiting)
        if count:
            self.dispatcher.hurry()
        return count

    def unsubscribe(self, token: str) -> None:
        """Stop emails about new jobs to this person; the searches stay, and still count new jobs on screen. Doing so
        twice changes nothing. Raises NoSuchToken."""
        user_id = self.person(token)
        with self.store.writing() as tx:
            tx.users.get_for_update(user_id)
            for search in tx.saved_searches.of(user_id):
                if search.alert is Alert.DAILY:
                    tx.saved_searches.put(replace(search, alert=Alert.PRODUCT))

    def person(self, token: str) -> int:
        """The person whose emails this token stops. Raises NoSuchToken."""
        user_id = person_of(token, self.secret)
        if user_id is None:
            raise NoSuchToken
        return user_id

    def _counted(self, tx: Transaction, search: SavedSearch) -> SavedSearchCount:
        if search.alert is Alert.NONE:
            return SavedSearchCount(search, 0)
        query = search.criteria.query(self.clock.today(), newer_than=search.seen_up_to)
        rest = SearchFilter(hidden=tx.hidden_jobs.of(search.user_id))
        posted_count = self._count(tx, query, rest)
        outside = (
            self.boards.newer(tx, search.criteria, than=search.seen_postings) if posted_count < MOST_COUNTED else ()
        )
        return SavedSearchCount(search, min(posted_count + len([*filter(rest.admits, outside)]), MOST_COUNTED))

    def _count(self, tx: Transaction, query: Query, rest: SearchFilter) -> int:
        if rest.is_empty:
            return tx.job_search.count(query, MOST_COUNTED)
        return len([*filter(rest.admits, tx.job_search.find(replace(query, limit=MOST_LOOKED_AT)))])

    def _write_digest(self, user_id: int) -> bool:
        """One unit of work for each person: the email, and the last job that it reports."""
        today = self.clock.today()
        with self.store.writing() as tx:
            user = tx.users.get_for_update(user_id)
            searches = tx.saved_searches.of(user_id)
            if not user.is_active or not is_due(searches, today):
                return False
            daily = [search for search in searches if search.alert is Alert.DAILY]
            newest = _newest(tx)
            news = [search_news for search in daily if (search_news := self._news(tx, search)).count]
            if not news:
                return False
            link = f"{self.site.rstrip('/')}/unsubscribe/{token_of(user_id, self.secret)}"
            letter = digest(user.email, news, site=self.site, unsubscribe=link)
            tx.outbox.put(letter, event=event_of(user_id, today))
            for search in daily:
                tx.saved_searches.put(search.mailed(**newest, today=today))
            return True

    def _news(self, tx: Transaction, search: SavedSearch) -> News:
        query = search.criteria.query(self.clock.today(), newer_than=search.mailed_up_to)
        rest = SearchFilter(hidden=tx.hidden_jobs.of(search.user_id))
        limit = MOST_JOBS if rest.is_empty else MOST_LOOKED_AT
        posted_jobs = [*filter(rest.admits, tx.job_search.find(replace(query, limit=limit)))]
        outside = [*filter(rest.admits, self.boards.newer(tx, search.criteria, than=search.mailed_postings))]
        count = (self._count(tx, query, rest) if posted_jobs else 0) + len(outside)
        jobs: list[Listing | BoardJob] = sorted([*posted_jobs, *outside], key=lambda job: job.spot, reverse=True)
        return News(search, jobs[:MOST_JOBS], min(count, MOST_COUNTED))


class _Newest(TypedDict):
    newest: int
    posting: int


def _newest(tx: Transaction) -> _Newest:
    """The highest current ids of our jobs and of board postings."""
    return {"newest": tx.job_search.newest_id(), "posting": tx.postings.newest_id()}
