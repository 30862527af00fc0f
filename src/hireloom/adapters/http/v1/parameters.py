"""Query parameters that a call does not have are refused: a misspelled filter would otherwise list everything."""

from functools import cache

from flask import Flask, request

from hireloom.adapters.http.core.spec import query_fields
from hireloom.domain.refusals import Invalid

LONGEST_NAME = 100  # of a parameter, in the answer


class UnknownParameter(Invalid):
    """The call has no query parameter of this name; `accepted` are the names that it has."""

    def __init__(self, name: str, accepted: frozenset[str]) -> None:
        name = name[:LONGEST_NAME]
        takes = f"It takes {', '.join(sorted(accepted))}." if accepted else "It takes none."
        sentence = f'This call has no query parameter "{name}". {takes}'
        super().__init__(sentence, errors={name: [sentence]})
        self.data = {"parameter": name}


def watch_parameters(app: Flask) -> None:
    """Call it after the guards are in place, and before repeated requests are looked up."""
    names_of = cache(query_fields)

    @app.before_request
    def refuse_unknown() -> None:
        if request.query_string and request.url_rule and request.url_rule.rule.startswith("/api/v1/"):
            accepted = names_of(app.view_functions[request.url_rule.endpoint])
            for name in request.args:
                if name not in accepted:
                    raise UnknownParameter(name, accepted)
