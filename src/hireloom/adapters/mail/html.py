"""A letter as HTML."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from hireloom.domain.mails.letters import Letter
from hireloom.domain.product import PRODUCT_NAME


def html_of(letter: Letter) -> str:
    return _template().render(letter=letter, product=PRODUCT_NAME)


@cache
def _template() -> Template:
    loader = PackageLoader("hireloom.adapters.mail")
    environment = Environment(loader=loader, autoescape=True, undefined=StrictUndefined, keep_trailing_newline=True)
    return environment.get_template("letter.html")
