"""The platforms for posts: the limits of each, how often to post there, and when people read there."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from types import MappingProxyType

from hireloom.domain.refusals import NotFound

SHORTENED = 23  # characters that X counts for an address, however short; other platforms count its own length
# Ranges of characters that X counts once, see https://docs.x.com/fundamentals/counting-characters; others count twice.
_USUAL = ((0, 0x10FF), (0x2000, 0x200D), (0x2010, 0x201F), (0x2032, 0x2037))
_ADDRESS = re.compile(r"https?://\S+")


class UnknownPlatform(NotFound):
    sentence = "Unknown platform"


@dataclass(frozen=True, slots=True)
class Platform:
    """`hours` are those of the day, in UTC, when most people read there. `enabled` is auto-post: the agent may post by
    itself."""

    id: str
    name: str
    max_chars: int
    max_hashtags: int
    every_hours: int
    hours: tuple[int, ...]
    enabled: bool = True

    def switched(self, enabled: bool) -> "Platform":
        return replace(self, enabled=enabled)

    def takes(self, text: str, hashtags: tuple[str, ...]) -> bool:
        """Whether a post with this text and these hashtags keeps all limits."""
        return len(hashtags) <= self.max_hashtags and weight(whole(text, hashtags)) <= self.max_chars

    def best_time(self, after: datetime, slots: Collection[datetime]) -> datetime:
        """The next of the platform's hours that is at least `every_hours` away from every taken moment."""
        apart = timedelta(hours=self.every_hours)
        day = after.replace(hour=0, minute=0, second=0, microsecond=0)
        while True:
            for hour in self.hours:
                moment = day + timedelta(hours=hour)
                if moment > after and all(abs(moment - slot) >= apart for slot in slots):
                    return moment
            day += timedelta(days=1)


PLATFORMS: Mapping[str, Platform] = MappingProxyType(
    {
        platform.id: platform
        for platform in (
            Platform("twitter", "X", 280, 3, 6, (7, 13, 19)),
            Platform("linkedin", "LinkedIn", 3000, 5, 24, (8, 12)),
            Platform("mastodon", "Mastodon", 500, 4, 12, (6, 18)),
            Platform("blog", "Our blog", 5000, 5, 24, (9,)),
        )
    }
)


def platform_of(platform_id: str) -> Platform:
    if platform_id not in PLATFORMS:
        raise UnknownPlatform
    return PLATFORMS[platform_id]


def whole(text: str, hashtags: tuple[str, ...]) -> str:
    """The whole post: the text, and below it the hashtags."""
    return f"{text}\n\n{' '.join(hashtags)}" if hashtags else text


def weight(text: str) -> int:
    """Characters as the strictest platform counts them: two for one outside the usual ranges, at least SHORTENED for an
    address."""
    addresses = _ADDRESS.findall(text)
    plain = _ADDRESS.sub("", text)
    counted = sum(1 if any(first <= ord(sign) <= last for first, last in _USUAL) else 2 for sign in plain)
    return counted + sum(max(len(address), SHORTENED) for address in addresses)
