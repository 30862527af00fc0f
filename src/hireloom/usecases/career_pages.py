"""Careers pages of companies that admins add to the job search by their addresses."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.amounts import Amounts
from hireloom.domain.audit import AuditEvent
from hireloom.domain.boards.board_asks import BoardRequest
from hireloom.domain.boards.career_pages import (
    LONGEST_COMPANY,
    CareerPage,
    CareerPageExists,
    TooManyCareerPages,
    feed_of,
)
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import Invalid
from hireloom.ports.boards import BoardFailed, BoardMaker, BoardQuery, JobBoard
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction


class NoJobsReadable(Invalid):
    sentence = "No jobs could be read there."


class NoCompany(Invalid):
    sentence = f"Enter the name of the company, at most {LONGEST_COMPANY} characters."


class CareerPageState(NamedTuple):
    """A page, what happened when its board was asked last, and how many of its jobs are listed."""

    page: CareerPage
    request: BoardRequest
    jobs: int


def with_pages(tx: Transaction, boards: Sequence[JobBoard], make_board: BoardMaker) -> list[JobBoard]:
    """The boards of the settings, and those of the pages that people added."""
    names = {board.name for board in boards}
    pages = (make_board(page.feed, page.company) for page in tx.career_pages.all())
    return [*boards, *(board for board in pages if board.name not in names)]


@dataclass(frozen=True, slots=True)
class CareerPageDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    job_boards: Sequence[JobBoard]
    make_board: BoardMaker

    def all(self) -> Sequence[CareerPageState]:
        with self.store.reading() as tx:
            pages, asks, counts = tx.career_pages.all(), tx.postings.asks(""), tx.postings.counts()
        return [
            CareerPageState(page, asks.get(page.board, BoardRequest(page.board, "")), counts.get(page.board, 0))
            for page in pages
        ]

    def add(self, address: str, company: str, *, by: User) -> tuple[CareerPage, int]:
        """The page, and how many jobs it shows now: it is read once before it is stored. Raises NotAPage, NoCompany,
        NoJobsReadable, CareerPageExists and TooManyCareerPages."""
        feed, name, now = feed_of(address), " ".join(company.split()), self.clock.now()
        if not name or len(name) > LONGEST_COMPANY:
            raise NoCompany
        board = self.make_board(feed, name)
        with self.store.reading() as tx:
            self._must_fit(tx, board)
        try:
            postings = board.search(BoardQuery())  # no unit of work is open while we call a board
        except BoardFailed as failed:
            raise NoJobsReadable(f"{NoJobsReadable.sentence} {failed}") from failed
        with self.store.writing() as tx:
            page = tx.career_pages.add(CareerPage(feed, board.name, name, address.strip(), now, by.id))
            tx.audit.add(AuditEvent(now, "careers.added", by.id, page.address))
        return page, len(postings)

    def remove(self, page_id: int, *, by: User) -> CareerPage:
        """Its jobs are not listed anymore. Raises NoSuchCareerPage."""
        with self.store.writing() as tx:
            page = tx.career_pages.get(page_id)
            tx.career_pages.remove(page_id)
            tx.audit.add(AuditEvent(self.clock.now(), "careers.removed", by.id, page.address))
            return page

    def _must_fit(self, tx: Transaction, board: JobBoard) -> None:
        pages = tx.career_pages.all()
        if board.name in {page.board for page in pages} | {job_board.name for job_board in self.job_boards}:
            raise CareerPageExists
        if len(pages) >= self.amounts.career_pages:
            raise TooManyCareerPages(self.amounts.career_pages)
