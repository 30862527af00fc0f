"""Our own blog: the posts that the marketing agent has published here, as a page and as a feed."""

import re
from collections.abc import Sequence
from html import escape

from flask import Response

from hireloom.adapters.http.core.context import clock, desk, surroundings
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area
from hireloom.adapters.http.pages.page_errors import tell_on_pages
from hireloom.adapters.http.pages.public_feeds import ATOM, XML, feed
from hireloom.adapters.http.pages.public_pages import HTML, PAGE, page
from hireloom.adapters.http.pages.xml import element, moment, written
from hireloom.domain.days import long_date
from hireloom.domain.marketing.content import Content
from hireloom.domain.product import PRODUCT_NAME
from hireloom.usecases.marketing import MarketingDesk

TITLE = "Blog"
POINT = "• "
_ADDRESS = re.compile(r"(https?://\S+)")


area = Area("blog", __name__, description="Our own posts")
tell_on_pages(area)


@area.route("/blog")
@area.response(200, HTML, description="The newest posts", content_type=PAGE)
@guarded(Who.PUBLIC)
def blog_page() -> Response:
    """Show the blog, newest post first."""
    about = f"News, tips and numbers from {PRODUCT_NAME}."
    address = f"{escape(surroundings().public_url)}/blog"
    head = f'<link rel="canonical" href="{address}"><meta name="description" content="{about}">'
    head += f'<link rel="alternate" type="{ATOM}" title="{TITLE}" href="/feeds/posts.atom">'
    posts = "".join(_article(post) for post in desk(MarketingDesk).blog())
    return page(TITLE, f"<h1>{TITLE}</h1>{posts or '<p>Nothing has been posted yet.</p>'}", head=head)


@area.route("/feeds/posts.atom")
@area.response(200, XML, description="An Atom feed", content_type=ATOM)
@guarded(Who.PUBLIC)
def posts_atom() -> Response:
    """Feed of the blog, for feed readers."""
    posts = desk(MarketingDesk).blog()
    updated = max((post.at for post in posts), default=clock().now())
    entries = "".join(_entry(post, surroundings().public_url) for post in posts)
    return written(
        feed(surroundings().public_url, "/feeds/posts.atom", f"{PRODUCT_NAME} {TITLE}", updated, entries), ATOM
    )


def _article(post: Content) -> str:
    return (
        f'<article id="hireloom-{post.id}"><h2>{escape(post.feature)}</h2><p class="soft">{long_date(post.at)}</p>'
        f"{_text(post)}</article>"
    )


def _text(post: Content) -> str:
    return "".join(_paragraph(paragraph.split("\n")) for paragraph in post.text.split("\n\n"))


def _paragraph(lines: Sequence[str]) -> str:
    """The lines of a paragraph, and below them its points as a list."""
    points = "".join(f"<li>{_line(line.removeprefix(POINT))}</li>" for line in lines if line.startswith(POINT))
    words = "<br>".join(_line(line) for line in lines if not line.startswith(POINT))
    return (f"<p>{words}</p>" if words else "") + (f"<ul>{points}</ul>" if points else "")


def _line(text: str) -> str:
    return _ADDRESS.sub(_linked, escape(text))


def _linked(match: re.Match[str]) -> str:
    return f'<a href="{match[1]}">{match[1]}</a>'  # already escaped


def _entry(post: Content, site: str) -> str:
    first = post.text.split("\n\n")[0]
    return "".join(
        (
            "<entry>",
            element("title", f"{post.feature}: {first}"),
            element("id", f"{site}/blog#hireloom-{post.id}"),
            element("link", rel="alternate", href=f"{site}/blog#hireloom-{post.id}"),
            element("updated", moment(post.at)),
            element("content", _text(post), type="html"),
            "</entry>",
        )
    )
