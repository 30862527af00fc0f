"""The link by which somebody came: only the tokens of our own links count, whatever an address says."""

from collections.abc import Mapping
from types import MappingProxyType

from hireloom.domain.marketing.platforms import PLATFORMS
from hireloom.domain.marketing.post_orders import FEATURES, source

SHARED: Mapping[str, str] = MappingProxyType(
    {"linkedin": "LinkedIn", "x": "X", "whatsapp": "WhatsApp", "mail": "Mail"}
)  # the links on the page of a job
NEWS_FEED, BOARD_FEED = "atom", "job-feed"
CAREERS, REFERRAL = "careers", "referral"
SOURCES: Mapping[str, str] = MappingProxyType(
    {**SHARED, NEWS_FEED: "Feed of new jobs", BOARD_FEED: "Job board", CAREERS: "Careers page", REFERRAL: "Referral"}
    | {
        source(platform.id, feature): f"{platform.name} post: {feature}"
        for platform in PLATFORMS.values()
        for feature in FEATURES
    }
)


def source_of(value: object) -> str:
    """The token of one of our links; empty for anything else."""
    text = value.strip().lower() if isinstance(value, str) and len(value) < 100 else ""
    return text if text in SOURCES else ""
