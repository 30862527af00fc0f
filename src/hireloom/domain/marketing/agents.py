"""The marketing agent: whether it runs, and what it writes about next."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from hireloom.domain.marketing.content import PostKind
from hireloom.domain.marketing.platforms import PLATFORMS, Platform
from hireloom.domain.marketing.post_orders import FEATURES, STORIES
from hireloom.domain.refusals import Conflict

AGENT = "agent"  # the name of its switch, next to those of the platforms
_KINDS = (
    PostKind.FEATURE_HIGHLIGHT,
    PostKind.CAREER_TIP,
    PostKind.FEATURE_HIGHLIGHT,
    PostKind.CAREER_TIP,
    PostKind.SUCCESS_STORY,
)


class NoPlatformEnabled(Conflict):
    sentence = "No platform is enabled"


@dataclass(frozen=True, slots=True)
class Agent:
    """`switches` holds those that somebody has set; by default the agent is off and platforms have their own
    default."""

    switches: Mapping[str, bool] = field(default_factory=dict)

    @property
    def is_running(self) -> bool:
        return self.switches.get(AGENT, False)

    @property
    def platforms(self) -> Mapping[str, Platform]:
        return {key: platform.switched(self.switches.get(key, platform.enabled)) for key, platform in PLATFORMS.items()}

    @property
    def enabled(self) -> tuple[Platform, ...]:
        return tuple(platform for platform in self.platforms.values() if platform.enabled)

    @property
    def posting(self) -> tuple[Platform, ...]:
        """The platforms where the agent may post by itself, without a person scheduling each post."""
        return self.enabled if self.is_running else ()

    def must_have_platforms(self) -> None:
        if not self.enabled:
            raise NoPlatformEnabled


def subjects(turn: int) -> Iterator[tuple[PostKind, str]]:
    """What to write about, best choice first: kinds and features take turns; later ones serve when nothing is left to
    say about earlier ones."""
    features = tuple(FEATURES)
    for step in range(len(_KINDS) * len(features)):
        round_, at = divmod(turn + step, len(_KINDS))
        kind = _KINDS[at]
        if kind is PostKind.SUCCESS_STORY:
            yield kind, STORIES[round_ % len(STORIES)]
        else:
            yield kind, features[(3 * round_ + at) % len(features)]
