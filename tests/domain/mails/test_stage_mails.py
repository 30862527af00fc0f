"""The email about applications that wait for too long."""

import pytest

from hireloom.domain.mails.stage_mails import MOST_LINES, stages_overdue
from hireloom.domain.stages import OverdueStage


@pytest.mark.spec("HIR-T25")
@pytest.mark.parametrize(("count", "rest"), [(MOST_LINES, ""), (MOST_LINES + 2, "and 2 more")])
def test_a_long_list_is_cut_and_says_how_much_is_left(count, rest):
    stages = [OverdueStage(number, f"Nurse {number}", 1, "Interview", 2) for number in range(count)]
    letter = stages_overdue("rita@loom.example", stages, site="https://loom.example/")
    lines = letter.text.splitlines()
    assert letter.subject == f"{2 * count} applications are overdue"
    assert len([line for line in lines if line.startswith("Nurse ")]) == MOST_LINES
    assert [line for line in lines if line.startswith("and ")] == ([rest] if rest else [])
