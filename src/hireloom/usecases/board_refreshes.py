"""Querying the boards, as often as they allow and once for everybody, and storing what they return."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from hireloom.domain.boards.board_asks import BoardRequest
from hireloom.domain.boards.postings import Posting, Sighting
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.outbound_hosts import HostNotListed
from hireloom.domain.searches import folded, terms
from hireloom.ports.boards import BoardFailed, BoardMaker, BoardQuery, JobBoard
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.career_pages import with_pages

DELISTED_AFTER = timedelta(days=90)
LONGEST_QUESTION = 400
AT_A_TIME = 20  # postings in one unit of work: others need to write too

log = logging.getLogger(__name__)


def question(board: JobBoard, query: BoardQuery) -> str:
    """The key under which the board's answer is stored: two queries with the same key share an answer."""
    if board.tells_all:
        return ""
    kinds = sorted(folded(kind) for kind in query.employment_types)
    parts = (" ".join(sorted(terms(query.words))), folded(query.location), str(query.remote_only), " ".join(kinds))
    return "|".join(parts)[:LONGEST_QUESTION]


def asked(tx: Transaction, boards: Sequence[JobBoard], query: BoardQuery) -> list[BoardRequest]:
    """What happened to this query at each of the boards."""
    questions = [question(board, query) for board in boards]
    asks = {question: tx.postings.asks(question) for question in set(questions)}
    pairs = zip(boards, questions, strict=True)
    return [asks[question].get(board.name) or BoardRequest(board.name, question) for board, question in pairs]


def seen(listed: Iterable[Posting], sightings: Mapping[str, Sighting], now: datetime) -> list[Sighting]:
    """What the board returned now, merged into what we had; if it lists a posting twice, the first one counts."""
    postings: dict[str, Posting] = {}
    for posting in listed:
        postings.setdefault(posting.external_id, posting)
    return [
        sightings[key].seen_again(posting, now) if key in sightings else Sighting.first(posting, now)
        for key, posting in postings.items()
    ]


@dataclass(frozen=True, slots=True)
class RefreshDesk:
    """`fresh` is how long an answer stays valid."""

    store: Store
    clock: Clock
    job_boards: Sequence[JobBoard]
    make_board: BoardMaker
    fresh: timedelta

    def due(self, query: BoardQuery | None = None) -> list[JobBoard]:
        """The boards to query now; without a query, those that always list all of their jobs."""
        now = self.clock.now()
        with self.store.reading() as tx:
            every_board = with_pages(tx, self.job_boards, self.make_board)
            boards = [board for board in every_board if query or board.tells_all]
            asks = asked(tx, boards, query or BoardQuery())
        return [board for board, ask in zip(boards, asks, strict=True) if ask.is_due(now, fresh=self.fresh)]

    def unanswered(self, query: BoardQuery) -> list[JobBoard]:
        """The boards that have never answered this query."""
        with self.store.reading() as tx:
            boards = with_pages(tx, self.job_boards, self.make_board)
            asks = asked(tx, boards, query)
        return [board for board, ask in zip(boards, asks, strict=True) if ask.answered_at is None]

    def refresh(self, board: JobBoard, query: BoardQuery) -> None:
        """Query this board, unless another process is doing so, the board needs a pause, or what we have is recent
        enough."""
        with self.store.writing() as tx:
            now = self.clock.now()
            ask = tx.postings.ask_for_update(board.name, question(board, query))
            if not ask.is_due(now, fresh=self.fresh):
                return
            if not self._may_be_asked(tx, board):
                tx.postings.put_ask(ask.postponed(now, "The limit of calls is reached."))
                return
            tx.postings.put_ask(ask.leased(now))
        try:
            postings = board.search(query)  # no unit of work is open while we call a board
        except Exception as failed:  # a board's failure may affect only its own jobs
            self._note_failure(ask, failed)
            return
        now = self.clock.now()
        for start in range(0, len(postings), AT_A_TIME):
            self._keep(board, postings[start : start + AT_A_TIME], now)
        with self.store.writing() as tx:
            if board.tells_all:
                tx.postings.mark_gone(board.name, seen_before=now, now=now)
            tx.postings.put_ask(ask.answered(now))

    def sweep(self) -> int:
        """Forget postings that have not been seen for a long time."""
        with self.store.writing() as tx:
            return tx.postings.sweep(seen_before=self.clock.now() - DELISTED_AFTER)

    def _keep(self, board: JobBoard, postings: Sequence[Posting], now: datetime) -> None:
        with self.store.reading() as tx:
            earlier = tx.postings.known(board.name, (posting.external_id for posting in postings))
        sightings = seen(postings, earlier, now)
        same = [
            sighting.id
            for sighting in sightings
            if sighting.id and sighting == replace(earlier[sighting.posting.external_id], last_seen=now)
        ]
        with self.store.writing() as tx:
            tx.postings.see_again(same, now)
            tx.postings.put(sighting for sighting in sightings if sighting.id not in same)

    def _may_be_asked(self, tx: Transaction, board: JobBoard) -> bool:
        limits: list[RateLimit] = []
        for limit in board.limits:
            if not tx.attempts.take(limit, board.name, now=self.clock.now()):
                for attempt in limits:
                    tx.attempts.give_back(attempt, board.name)
                return False
            limits.append(limit)
        return True

    def _note_failure(self, ask: BoardRequest, failed: Exception) -> None:
        if isinstance(failed, HostNotListed):
            failed = BoardFailed(str(failed))
        if isinstance(failed, BoardFailed):
            reason, retry_after = str(failed), failed.retry_after
            log.warning("%s: %s", ask.board, reason)
        else:
            reason, retry_after = f"Its answer could not be read ({type(failed).__name__}).", None
            log.error("%s: %s", ask.board, reason, exc_info=failed)
        with self.store.writing() as tx:
            tx.postings.put_ask(ask.failed(self.clock.now(), reason, retry_after=retry_after))
