"""The publisher of each platform. Modules that use the network are imported only when they are needed."""

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

from hireloom.adapters.social.blog import OwnBlog
from hireloom.adapters.social.folder import PostFolder
from hireloom.domain.marketing.platforms import PLATFORMS
from hireloom.ports.publishers import Publisher


def chosen_publishers(
    *,
    folder: Path,
    site: str,
    x: tuple[str, str, str, str],
    linkedin_token: str,
    linkedin_author: str,
    mastodon_url: str,
    mastodon_token: str,
    webhook_url: str,
    webhook_secret: str,
    now: Callable[[], datetime],
) -> Mapping[str, Publisher]:
    """Publishers by platform: an account if one is set up, otherwise the webhook, otherwise the folder. The blog is our
    own."""
    others: Publisher = PostFolder(folder)
    if webhook_url:
        from hireloom.adapters.social.webhook import Webhook

        others = Webhook(webhook_url, webhook_secret)
    publishers = dict.fromkeys(PLATFORMS, others) | {"blog": OwnBlog(site)}
    if all(x):
        from hireloom.adapters.social.x import X

        publishers["twitter"] = X(key=x[0], key_secret=x[1], token=x[2], token_secret=x[3], now=now)
    if linkedin_token:
        from hireloom.adapters.social.linkedin import LinkedIn

        publishers["linkedin"] = LinkedIn(linkedin_token, linkedin_author)
    if mastodon_token:
        from hireloom.adapters.social.mastodon import Mastodon

        publishers["mastodon"] = Mastodon(mastodon_url, mastodon_token)
    return publishers
