"""Our own blog: its page and feed show all published posts, so nothing has to be sent."""

from hireloom.ports.publishers import ALWAYS, Carrier, Post


class OwnBlog:
    carrier = Carrier.BLOG
    remembers = ALWAYS

    def __init__(self, site: str) -> None:
        self._site = site

    def publish(self, post: Post) -> str:
        return f"{self._site}/blog#{post.key}"
