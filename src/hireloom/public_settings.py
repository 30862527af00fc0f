"""The settings of what the world sees, a part of all the settings."""

from dataclasses import dataclass

from hireloom import setting_values as read
from hireloom.setting_values import setting


@dataclass(frozen=True)
class PublicSettings:
    public_jobs: bool = setting(
        True,
        read.yes,
        "1 shows jobs to everybody: pages for search engines, a site map and feeds. Each job can be kept for members;"
        " 0 keeps all of them.",
    )
