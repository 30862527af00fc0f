"""The settings of how long something is kept, a part of all the settings."""

from dataclasses import dataclass
from datetime import timedelta

from hireloom.domain.identity.presence import Lapse
from hireloom.domain.retention import Retention
from hireloom.settings import values as read
from hireloom.settings.values import setting


@dataclass(frozen=True)
class KeepingSettings:
    keep_papers_days: int = setting(
        30, read.whole(1, 3650), "Driving licenses and visas are removed so many days after the decision."
    )
    keep_rejected_days: int = setting(
        183,
        read.whole(1, 3650),
        "After so many days a rejected application says no more whose it was, and what nobody decided loses its driving"
        " license and visa.",
    )
    keep_inactive_days: int = setting(
        730,
        read.whole(90, 3650),
        "An account to which nobody logs in for so many days is deleted, and its person told by mail a month before."
        " Admins, and recruiters with an open job, stay.",
    )
    keep_audit_days: int = setting(
        730, read.whole(183, 3650), "Lines of the audit log are removed after so many days; 183 are the least."
    )

    @property
    def retention(self) -> Retention:
        days = self.keep_papers_days, self.keep_rejected_days, self.keep_audit_days
        return Retention(*map(timedelta, days))

    @property
    def lapse(self) -> Lapse:
        return Lapse(timedelta(self.keep_inactive_days))
