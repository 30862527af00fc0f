"""Pages without scripts that the server writes for readers without a log-in and for search engines."""

import base64
import hashlib
from datetime import datetime
from html import escape

from flask import Response, request

from hireloom.domain.marketing.sources import source_of
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.public_jobs import SOURCE_FIELD, with_source

STYLE = """
@font-face { font-family: Text; font-weight: 100 900; font-display: swap; src: url(/fonts/text.woff2) format('woff2') }
@font-face { font-family: Headings; font-weight: 200 800; font-display: swap;
  src: url(/fonts/headings.woff2) format('woff2') }
:root { color-scheme: light dark; --paper: #fbfaf8; --surface: #fff; --line: #e6e2db; --ink: #1c1b1a; --soft: #57524c;
  --brand: #0b7a75; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --paper: #121413; --surface: #191c1b; --line: #2b302e; --ink: #f1efea;
  --soft: #b9b4ab; --brand: #3db8ae; --on: #06211f } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 Text, system-ui, sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
h1, h2, header a { font-family: Headings, Text, system-ui, sans-serif; text-wrap: balance }
header, main, footer { max-width: 46rem; margin: 0 auto; padding: 1rem 1.25rem }
header a { color: var(--brand); font-weight: 650; letter-spacing: -.03em; text-decoration: none }
main { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 1.75rem 1.5rem }
@media (max-width: 48rem) { main { border-width: 1px 0; border-radius: 0 } }
h1 { margin: 0; font-size: 1.625rem; font-weight: 600; line-height: 1.25; letter-spacing: -.018em }
h2 { margin: 1.75rem 0 .25rem; font-size: 1.0625rem; font-weight: 600 }
h3 { margin: 1.5rem 0 .25rem; font-size: 1rem; font-weight: 600 } h3 + * { margin-top: .25rem }
a { color: var(--brand) } footer, .soft, dt { color: var(--soft) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: 1.25rem 0 } dd { margin: 0 }
.do { display: inline-block; padding: .7rem 1.2rem; border: 0; border-radius: 8px; background: var(--brand);
  color: var(--on); font: inherit; font-weight: 550; text-decoration: none; cursor: pointer }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0; list-style: none } nav a, footer a { padding: .6rem 0;
  display: inline-block } a:focus-visible, .do:focus-visible { outline: 3px solid var(--brand); outline-offset: 3px }
article + article { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line) }
"""
_SEAL = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
# No script may run. To a browser JSON-LD is data and no script, so the policy need not allow it.
POLICY = "; ".join(
    (
        "default-src 'none'",
        f"style-src 'sha256-{_SEAL}'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",  # no script can use it; tools that judge a page fetch robots.txt from within it
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HTML, PAGE = {"type": "string"}, "text/html"
MINUTES = 5
KEPT = f"public, max-age={MINUTES * 60}"


def page(
    title: str,
    body: str,
    *,
    head: str = "",
    status: int = 200,
    is_indexed: bool = True,
    latest: datetime | None = None,
) -> Response:
    """`head` and `body` are HTML, `title` is text. A page that must not be indexed says so in its HTML and in a header.
    Links to the home page keep the source of the link that led here."""
    home = escape(with_source("/", source_of(request.args.get(SOURCE_FIELD))))
    robots = "" if is_indexed else '<meta name="robots" content="noindex">'
    response = Response(
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)} - {PRODUCT_NAME}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">{robots}{head}'
        f'<link rel="icon" href="/favicon.svg"><style>{STYLE}</style></head>'
        f'<body><header><a href="{home}">{PRODUCT_NAME}</a></header><main>{body}</main>'
        f'<footer><a href="{home}">Find work, find people, and see why it fits</a></footer></body></html>\n',
        status,
        mimetype=PAGE,
    )
    response.headers["Content-Security-Policy"] = POLICY
    if not is_indexed:
        response.headers["X-Robots-Tag"] = "noindex"
        response.headers["Cache-Control"] = "no-store"
        return response
    return kept(response, latest)


def sorry(title: str, words: str, *, status: int) -> Response:
    return page(title, f"<h1>{escape(title)}</h1><p>{escape(words)}</p>", status=status, is_indexed=False)


def kept(response: Response, latest: datetime | None = None) -> Response:
    """Proxies and browsers may keep the response for minutes; asking again, they get 304 when it has not changed (since
    `latest` if that is known)."""
    response.headers["Cache-Control"] = KEPT
    if latest:
        response.last_modified = latest
    response.add_etag()
    response.make_conditional(request)
    return response


def moved(address: str) -> Response:
    return Response(status=301, headers={"Location": address, "Cache-Control": KEPT})
