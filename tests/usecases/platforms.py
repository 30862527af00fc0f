"""A platform that shows posts and remembers them for a given time, and the desk that posts there."""

from collections import Counter

from hireloom.domain.marketing.platforms import PLATFORMS
from hireloom.ports.publishers import ALWAYS, Carrier, PublishFailed
from hireloom.usecases.marketing import MarketingDesk


class Platform:
    """Recognizes a post by its key, forever or for a given time; may be told to refuse."""

    carrier = Carrier.ACCOUNT

    def __init__(self, clock) -> None:
        self.clock, self.remembers = clock, ALWAYS
        self.shown, self.shown_at, self.asked, self.fault = Counter(), {}, [], ""

    def publish(self, post):
        self.asked.append(post)
        if self.fault == "no":
            raise PublishFailed("It did not take the post (400).", is_final=True)
        if self.fault == "later":
            raise PublishFailed("It wants a pause (429).")
        self.take(post.key)
        if self.fault == "deaf":
            raise PublishFailed("The line broke.", is_unsure=True)  # after it was shown
        return ""

    def take(self, key):
        """What it has forgotten it shows once more."""
        since = self.shown_at.get(key)
        if since is None or self.clock.now() - since >= self.remembers:
            self.shown[key] += 1
            self.shown_at[key] = self.clock.now()


def desk_with(container, platform):
    whole = container.marketing()
    everywhere = dict.fromkeys(PLATFORMS, platform)
    return MarketingDesk(whole.store, whole.clock, whole.analyst, everywhere, whole.roles, whole.shows_jobs, whole.site)


def everything(desk, by):
    return {row.id: row for row in desk.queue(10_000, by=by)}
