"""The API reference: a page that renders the description of /api/v1 with Redoc, from files of the client's build."""

from flask import Response

from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.headers import CONTENT_SECURITY_POLICY
from hireloom.adapters.http.core.spec import Area
from hireloom.adapters.http.pages.public_pages import HTML, PAGE
from hireloom.domain.product import PRODUCT_NAME

# Redoc writes rules into style elements that are empty at first, which is what the first hash allows; the second is
# that of the one style sheet that it brings along.
_STYLES = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='"
POLICY = CONTENT_SECURITY_POLICY.replace("style-src 'self'", f"style-src 'self' {_STYLES}")
REFERENCE = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference - {PRODUCT_NAME}</title>
<link rel="icon" href="/favicon.svg">
<script src="/theme.js"></script>
<link rel="stylesheet" href="/reference/reference.css">
</head>
<body>
<header><a href="/user/developers">{PRODUCT_NAME}: back to Developers</a></header>
<main id="reference"><noscript>Here is the <a href="/api/v1/openapi.json">description itself</a>.</noscript></main>
<script src="/reference/purify.js"></script>
<script src="/reference/redoc.js"></script>
<script src="/reference/reference.js"></script>
</body>
</html>
"""

area = Area("api_reference", __name__, description="The API reference for programmers")


@area.route("/reference")
@area.response(200, HTML, description="The page", content_type=PAGE)
@guarded(Who.PUBLIC)
def reference() -> Response:
    """Show the calls of /api/v1, with their fields and examples."""
    response = Response(REFERENCE, mimetype=PAGE)
    response.headers["Content-Security-Policy"] = POLICY
    return response
