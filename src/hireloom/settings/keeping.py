"""The settings of how long something is kept, a part of all the settings."""

from dataclasses import dataclass
from datetime import timedelta

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

    @property
    def retention(self) -> Retention:
        return Retention(timedelta(self.keep_papers_days), timedelta(self.keep_rejected_days))
