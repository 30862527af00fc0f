"""What may become of an application."""

from datetime import UTC, datetime

import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from hireloom.domain.applications import Application, CannotChangeStatus, Status, StatusUnknown
from tests.long_runs import TIMES

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
APPLICATION = Application(7, 3, "Anna", "a@b.example", "", NOW, "Nurse", "Loom", "Pune", "r@loom.example", id=42)

TABLE = [
    ("Submitted", "Selected", "Selected"),
    ("Submitted", "Rejected", "Rejected"),
    ("Selected", "Submitted", "Submitted"),
    ("Rejected", "Submitted", "Submitted"),
    ("Selected", "Rejected", "Cannot change status from Selected to Rejected"),
    ("Rejected", "Selected", "Cannot change status from Rejected to Selected"),
    ("Submitted", "Submitted", "Cannot change status from Submitted to Submitted"),
    ("Selected", "Selected", "Cannot change status from Selected to Selected"),
    ("Rejected", "Rejected", "Cannot change status from Rejected to Rejected"),
    ("Submitted", "Hired", "Invalid status"),
    ("Submitted", "selected", "Invalid status"),
    ("Submitted", "", "Invalid status"),
]


def of_status(status: str) -> Application:
    return APPLICATION if status == "Submitted" else APPLICATION.decided(Status.of(status))


@pytest.mark.spec("RECR-58")
@pytest.mark.parametrize(("before", "expected", "result"), TABLE)
def test_the_table_of_statuses(before: str, expected: str, result: str) -> None:
    try:
        outcome: str = of_status(before).decided(Status.of(expected)).status
    except (CannotChangeStatus, StatusUnknown) as refused:
        outcome = str(refused)
    assert outcome == result


def test_a_decision_changes_nothing_but_the_status() -> None:
    assert APPLICATION.selected().reset() == APPLICATION.rejected().reset() == APPLICATION


class Course(RuleBasedStateMachine):
    """Whatever is tried, in whatever order."""

    def __init__(self) -> None:
        super().__init__()
        self.application, self.before = APPLICATION, Status.SUBMITTED

    def to(self, status: Status, allowed_from: tuple[Status, ...]) -> None:
        self.before = self.application.status
        if self.before in allowed_from:
            self.application = self.application.decided(status)
            assert self.application.status is status
        else:
            with pytest.raises(CannotChangeStatus, match=f"^Cannot change status from {self.before} to {status}$"):
                self.application.decided(status)

    @rule()
    def select(self) -> None:
        self.to(Status.SELECTED, (Status.SUBMITTED,))

    @rule()
    def reject(self) -> None:
        self.to(Status.REJECTED, (Status.SUBMITTED,))

    @rule()
    def reset(self) -> None:
        self.to(Status.SUBMITTED, (Status.SELECTED, Status.REJECTED))

    @precondition(lambda self: self.application.status is not Status.SUBMITTED)
    @rule()
    def reset_always_leads_back(self) -> None:
        assert self.application.reset() == APPLICATION

    @invariant()
    def nobody_is_rejected_in_one_step_after_being_selected(self) -> None:
        assert {self.before, self.application.status} != {Status.SELECTED, Status.REJECTED}


Course.TestCase.settings = settings(max_examples=30 * TIMES, stateful_step_count=20, deadline=None, database=None)
TestCourse = pytest.mark.spec("RECR-61")(Course.TestCase)
