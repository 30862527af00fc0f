"""The board worker: threads of this process that query job boards, with one call at a time per board and question."""

import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, wait
from contextvars import copy_context

from hireloom.adapters.tasks.mishaps import tell
from hireloom.adapters.tasks.sweeps import Sweep
from hireloom.infrastructure import tracing
from hireloom.ports.boards import BoardQuery, JobBoard
from hireloom.usecases.board_refreshes import RefreshDesk, question

AT_ONCE = 4  # boards
LOOK_AGAIN = 60.0  # seconds; each board is queried once its own answer is out of date
A_LOOK = 300.0  # seconds
LAST_CALLS = 2.0  # seconds for calls in progress when we are told to stop
SWEEP_EVERY = 6 * 3600.0

log = logging.getLogger(__name__)


class BoardWorker:
    """A Refresher. Without `start` it queries boards only when somebody searches."""

    def __init__(self, desk: RefreshDesk, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._desk = desk
        self._places = threading.BoundedSemaphore(AT_ONCE)
        self._lock, self._flights = threading.Lock(), dict[tuple[str, str], Future[None]]()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="boards", daemon=True)
        self._sweep = Sweep(desk.sweep, SWEEP_EVERY, monotonic)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Stop querying boards; answers about to be stored are stored, slower calls are dropped with the process."""
        self._stopped.set()
        with self._lock:
            flights = list(self._flights.values())
        wait(flights, timeout=LAST_CALLS)

    def look(self) -> None:
        """Query the boards that are due and wait for them; for callers that repeat this regularly."""
        wait(self._ask(), timeout=A_LOOK)

    def refresh(self, query: BoardQuery, within: float) -> None:
        """If a board is already being queried, the caller waits only if we have nothing from it yet."""
        flights = [self._flight(board, query) for board in self._desk.due(query)]
        if self._flights:
            running = (
                self._flights.get((board.name, question(board, query))) for board in self._desk.unanswered(query)
            )
            flights += [flight for flight in running if flight]
        wait(flights, timeout=within)

    def _flight(self, board: JobBoard, query: BoardQuery) -> Future[None]:
        """The call in progress to this board with this question, or a new one."""
        key = board.name, question(board, query)
        with self._lock:
            if key in self._flights:
                return self._flights[key]
            flight = self._flights[key] = Future[None]()
        run = copy_context().run  # with the id of this request
        work = threading.Thread(target=run, args=(self._fly, key, flight, board, query), name="board", daemon=True)
        try:
            work.start()
        except RuntimeError:  # the machine has no thread left; we show what we have, and query the board later
            log.exception("a board could not be asked")
            self._land(key, flight)
        return flight

    def _fly(self, key: tuple[str, str], flight: Future[None], board: JobBoard, query: BoardQuery) -> None:
        try:
            with self._places, tracing.span("ask board") as span:
                span.note(attributes={"hireloom.board": board.name})
                self._desk.refresh(board, query)
        except Exception as problem:  # the database is unavailable; the search itself will say so
            tell(log, problem, "the answer of a board could not be saved")
        finally:
            self._land(key, flight)

    def _land(self, key: tuple[str, str], flight: Future[None]) -> None:
        with self._lock:
            del self._flights[key]
        flight.set_result(None)

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._ask()
            except Exception as problem:
                tell(log, problem, "the boards could not be refreshed")
            self._stopped.wait(LOOK_AGAIN)

    def _ask(self) -> list[Future[None]]:
        flights = [self._flight(board, BoardQuery()) for board in self._desk.due()]
        self._sweep.if_due()
        return flights
