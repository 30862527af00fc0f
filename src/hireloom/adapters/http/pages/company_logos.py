"""The logos of companies, for people without an account."""

from html import escape

from flask import Response

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area
from hireloom.adapters.http.pages.page_errors import tell_on_pages
from hireloom.adapters.http.pages.public_pages import HTML, PAGE, picture
from hireloom.usecases.company_profiles import CompanyProfileDesk

area = Area("company_logos", __name__, description="Logos of companies")
tell_on_pages(area)


@area.route("/careers/<domain>/logo.png")
@area.file("image/png", description="The logo")
@area.alt_response(404, schema=HTML, description="There is none", content_type=PAGE)
@guarded(Who.PUBLIC)
def company_logo(domain: str) -> Response:
    """Logo of a verified company."""
    return picture(desk(CompanyProfileDesk).logo(domain.lower()), "image/png")


def logo_path(domain: str, sign: str) -> str:
    return f"/careers/{domain}/logo.png?v={sign}"


def logo_image(domain: str, sign: str) -> str:
    """HTML; next to it is the company's name. Empty if it has no logo."""
    if not sign:
        return ""
    return f'<img class="logo" src="{escape(logo_path(domain, sign))}" alt="" width="32" height="32">'
