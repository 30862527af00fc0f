"""What is said when the work that nobody waits for fails."""

import logging
from collections.abc import Callable

import pytest

from hireloom.adapters.tasks.boards import BoardWorker
from hireloom.adapters.tasks.recurring import Recurring, Work
from hireloom.adapters.tasks.worker import MailWorker
from hireloom.ports.failures import StoreAway
from tests.waiting import until


class Broken:
    """A desk whose every method fails."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem

    def __getattr__(self, _name: str) -> Callable[..., object]:
        def fail(*_arguments: object, **_named: object) -> object:
            raise self.problem

        return fail


MAKES: dict[str, Callable[[Broken], MailWorker | BoardWorker | Recurring]] = {
    "mail": lambda desk: MailWorker(desk),  # type: ignore[arg-type]
    "boards": lambda desk: BoardWorker(desk),  # type: ignore[arg-type]
    "digests": lambda desk: Recurring(Work("digests", desk.send, every=60)),
}


@pytest.mark.parametrize("name", MAKES)
@pytest.mark.parametrize(("problem", "is_traced"), [(StoreAway(), False), (ZeroDivisionError(), True)])
def test_a_database_that_is_away_is_a_line_and_a_defect_has_its_trace(
    caplog: pytest.LogCaptureFixture, name: str, problem: Exception, is_traced: bool
) -> None:
    work = MAKES[name](Broken(problem))
    work.start()
    assert until(lambda: bool(caplog.records))
    work.stop()
    text = caplog.records[0]
    assert (text.levelno, bool(text.exc_info)) == (logging.ERROR, is_traced)
