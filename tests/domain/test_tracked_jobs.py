"""What a job of one's own needs to be tracked."""

from datetime import UTC, datetime

import pytest

from hireloom.domain.tracked_jobs import (
    TrackedJob,
    TrackedJobIncomplete,
    TrackedLinkUnsafe,
    TrackedStageUnknown,
)

NOW = datetime(2026, 11, 30, 9, tzinfo=UTC)


def test_a_tracked_job_has_a_title_a_company_a_safe_link_and_a_stage_of_the_board():
    job = TrackedJob(7, " Loom  Mechanic ", "Loomworks", NOW, address=" https://loom.example/17 ")
    assert (job.title, job.address) == ("Loom Mechanic", "https://loom.example/17")
    with pytest.raises(TrackedJobIncomplete):
        TrackedJob(7, " ", "Loomworks", NOW)
    with pytest.raises(TrackedLinkUnsafe):
        TrackedJob(7, "Loom Mechanic", "Loomworks", NOW, address="javascript:alert(1)")
    with pytest.raises(TrackedStageUnknown):
        TrackedJob(7, "Loom Mechanic", "Loomworks", NOW, stage="no such stage")
