"""Finding jobs on outside boards."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hireloom.domain.boards.posting_cards import cards, is_new
from hireloom.domain.boards.posting_searches import fits
from hireloom.domain.boards.postings import BoardJob, Sighting, seen_since
from hireloom.domain.saved_searches import Criteria
from hireloom.domain.searches import ListPosition, terms
from hireloom.ports.boards import BoardMaker, BoardQuery, JobBoard, Refresher
from hireloom.ports.clock import Clock
from hireloom.ports.postings import PostingSummary
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.board_refreshes import asked
from hireloom.usecases.career_pages import with_pages

MOST = 200  # jobs in one answer; more than a page of the list shows
MOST_NAMED = 3  # failing boards that we name; beyond that we only say how many


@dataclass(frozen=True, slots=True)
class BoardAnswer:
    """`warnings`: a sentence for each board whose jobs may be missing or old."""

    postings: tuple[BoardJob, ...]
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BoardDesk:
    """`patience` is how many seconds a search waits for boards; `order` is the order in which their names are
    listed."""

    store: Store
    clock: Clock
    job_boards: Sequence[JobBoard]
    make_board: BoardMaker
    refresher: Refresher
    order: Sequence[str]
    patience: float = 3.0

    def find(
        self,
        query: str,
        location: str,
        remote_only: bool,
        employment_types: Sequence[str],
        before: ListPosition | None = None,
    ) -> BoardAnswer:
        """Board jobs that match by the rules of `domain.searches`, newest first, from the given position on. A board
        that fails becomes a warning."""
        board_query = BoardQuery(query, location, remote_only, tuple(employment_types))
        self.refresher.refresh(board_query, self.patience)
        with self.store.reading() as tx:
            boards = self._boards(tx)
            if not boards:
                return BoardAnswer(())
            summaries = self._known(tx, boards, board_query)
            fitting = _fitting(summaries, board_query)
            eligible = _behind(before, fitting, summaries) if before else fitting
            kins = list(dict.fromkeys(row.kin for row in eligible))[:MOST]
            seen = tx.postings.of_kin(kins, boards=_names(boards)) if kins else []
            warnings = self._warnings(tx, boards, board_query)
        ids = {row.id for row in fitting}
        cards = [card for card in self._cards(boards, seen) if not ids.isdisjoint(card.members)]
        behind = cards if before is None else [card for card in cards if card.spot < before]
        return BoardAnswer(tuple(behind[:MOST]), warnings)

    def newer(self, tx: Transaction, criteria: Criteria, *, than: int) -> list[BoardJob]:
        """The known jobs that came after the posting `than`, newest first. Copies of earlier postings are not new, and
        neither are reposted jobs."""
        boards = self._boards(tx)
        if not boards or tx.postings.newest_id() <= than:
            return []
        board_query = BoardQuery(criteria.words, criteria.location, criteria.remote_only, criteria.employment_types)
        fitting = {row.id: row.kin for row in _fitting(self._known(tx, boards, board_query, above=than), board_query)}
        if not fitting:
            return []
        seen = tx.postings.of_kin({*fitting.values()}, boards=_names(boards))
        cards = [card for card in self._cards(boards, seen) if not fitting.keys().isdisjoint(card.members)]
        return [card for card in cards if not card.is_repost and is_new(card, seen, than=than)]

    def get(self, job_id: str) -> BoardJob | None:
        """The card that this posting belongs to, by an id such as "b17"; None if it is gone."""
        number = job_id.removeprefix("b")
        if not (job_id.startswith("b") and number.isascii() and number.isdigit() and len(number) < 10):
            return None
        with self.store.reading() as tx:
            boards, kin = self._boards(tx), tx.postings.kin_of(int(number))
            seen = tx.postings.of_kin([kin], boards=_names(boards)) if kin else []
        return next((card for card in self._cards(boards, seen) if int(number) in card.members), None)

    def _boards(self, tx: Transaction) -> list[JobBoard]:
        return with_pages(tx, self.job_boards, self.make_board)

    def _known(
        self, tx: Transaction, boards: Sequence[JobBoard], board_query: BoardQuery, *, above: int = 0
    ) -> Sequence[PostingSummary]:
        """The postings that contain all the words, in any place."""
        since = seen_since(self.clock.now())
        return tx.postings.places(terms(board_query.words), boards=_names(boards), seen_since=since, above=above)

    def _cards(self, boards: Sequence[JobBoard], seen: Sequence[Sighting]) -> list[BoardJob]:
        """Cards of the postings that still exist and, according to their boards, are open for applications."""
        today, now = self.clock.today(), self.clock.now()
        made = cards((sighting for sighting in seen if sighting.is_known(now)), today=today, order=self.order)
        credits = {board.name: board.credit for board in boards if board.credit}
        return [
            replace(card, credits=tuple(credits[board] for board in card.boards if board in credits))
            for card in made
            if card.is_open(today)
        ]

    def _warnings(self, tx: Transaction, boards: Sequence[JobBoard], board_query: BoardQuery) -> tuple[str, ...]:
        now, asks = self.clock.now(), asked(tx, boards, board_query)
        warnings = (ask.warning(board.title, now) for board, ask in zip(boards, asks, strict=True))
        sentences = [warning for warning in warnings if warning]
        if len(sentences) > MOST_NAMED:
            return (f"{len(sentences)} job boards are not answering at the moment: their jobs may be missing or old.",)
        return tuple(sentences)


def _names(boards: Sequence[JobBoard]) -> list[str]:
    return [board.name for board in boards]


def _behind(
    before: ListPosition, fitting: Sequence[PostingSummary], summaries: Sequence[PostingSummary]
) -> list[PostingSummary]:
    """Postings whose card may come after the position. A card has the day of its oldest copy and the lowest id of all
    copies, so it may come after the position even if the matching copies do not."""
    last: dict[str, ListPosition] = {}
    for row in summaries:
        seen = last.get(row.kin, row.spot)
        last[row.kin] = ListPosition(min(seen.day, row.listed_on), False, min(seen.id, row.id))
    behind = [row for row in fitting if row.spot < before]
    kins = {row.kin for row in behind}
    return [*(row for row in fitting if row.kin not in kins and last[row.kin] < before), *behind]


def _fitting(summaries: Sequence[PostingSummary], board_query: BoardQuery) -> list[PostingSummary]:
    pairs = {(row.location, row.employment_type) for row in summaries}  # far fewer pairs than postings
    good = {pair for pair in pairs if _fits(*pair, board_query)}
    return [row for row in summaries if (row.location, row.employment_type) in good]


def _fits(place: str, employment_type: str, board_query: BoardQuery) -> bool:
    return fits(
        place,
        employment_type,
        location=board_query.location,
        remote_only=board_query.remote_only,
        employment_types=board_query.employment_types,
    )
