"""Publishers at any address, for processes that are about to be killed: they start with nothing else."""

from hireloom.adapters.social.linkedin import LinkedIn
from hireloom.adapters.social.mastodon import Mastodon
from hireloom.adapters.social.webhook import Webhook
from hireloom.adapters.social.x import X

MAKE = {
    "twitter": lambda origin, now: X(key="k", key_secret="s", token="t", token_secret="u", now=now, origin=origin),
    "linkedin": lambda origin, _: LinkedIn("t", "urn:li:organization:5515715", origin=origin),
    "mastodon": lambda origin, _: Mastodon(origin, "t"),
    "webhook": lambda origin, _: Webhook(f"{origin}/hook", "t"),
}
