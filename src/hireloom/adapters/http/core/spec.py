"""How this API describes itself: flask-smorest with our error shape, a multipart location and strict fields."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache, lru_cache, partial, wraps
from threading import Lock
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

import marshmallow as ma
from apispec.ext.marshmallow.common import MODIFIERS
from flask import Flask, Request, Response, jsonify, request
from flask_smorest import Api, Blueprint  # type: ignore[import-untyped]
from flask_smorest.fields import Upload  # type: ignore[import-untyped]
from webargs.flaskparser import FlaskParser
from webargs.multidictproxy import MultiDictProxy
from werkzeug.datastructures import CombinedMultiDict, FileStorage
from werkzeug.exceptions import BadRequest

from hireloom import __version__
from hireloom.adapters.http.core import errors
from hireloom.adapters.http.core.answer_fields import without_success
from hireloom.adapters.http.core.schema_plugins import ProgramSchemaPlugin, SchemaPlugin
from hireloom.domain.refusals import Malformed

View = TypeVar("View", bound=Callable[..., object])
BYTES = {"type": "string", "format": "binary"}
SHORT = 300  # bytes; a longer query string is not cached
DIGITS = 9  # of the longest number that is accepted
OPENAPI = {
    "API_TITLE": "Hireloom",
    "API_VERSION": __version__,
    "OPENAPI_VERSION": "3.1.0",
    "API_SPEC_OPTIONS": {
        "info": {"description": "Matches people and jobs with an explanation that both sides can read."},
        "servers": [{"url": "/", "description": "The server that answers this document"}],
        "components": {
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": "sid", "description": "Set by POST /api/login."},
                "csrf": {"type": "apiKey", "in": "header", "name": "X-CSRF-Token"},
            }
        },
    },
}

PREFIX_V1 = "V1_"
OPENAPI_V1 = {
    "V1_API_TITLE": "Hireloom API",
    "V1_API_VERSION": "1",
    "V1_OPENAPI_VERSION": "3.1.0",
    "V1_API_SPEC_OPTIONS": {
        "info": {
            "description": "Jobs, applications, candidates and searches for your own programs. Every call needs an API "
            "key: make one under Developers. Lists come in pages; errors have a `code` that does not change. A POST "
            "with an `Idempotency-Key` can be repeated for 24 hours without happening twice."
        },
        "servers": [{"url": "/", "description": "The server that answers this document"}],
        "components": {
            "securitySchemes": {
                "api_key": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "`Authorization: Bearer hl_...`, never in an address",
                }
            }
        },
    },
}

# For fields that contain an error code; the document defines all codes once.
CODE = {
    "allOf": [{"$ref": "#/components/schemas/ErrorCode"}],
    "description": "Which refusal it is: it stays the same when the sentence changes",
}


class ErrorAnswer(ma.Schema):
    """Every refusal and every failure."""

    success = ma.fields.Boolean(
        required=True, metadata={"enum": [False], "description": "Always false", "example": False}
    )
    code = ma.fields.Raw(required=True, metadata=CODE)
    message = ma.fields.String(
        required=True, metadata={"description": "A sentence for the person", "example": "Job not found"}
    )
    errors = ma.fields.Dict(
        keys=ma.fields.String(),
        values=ma.fields.List(ma.fields.String()),
        metadata={
            "description": "Sentences for single fields",
            "example": {"title": ["Title must be at least 3 characters"]},
        },
    )
    data = ma.fields.Dict(
        keys=ma.fields.String(),
        values=ma.fields.String(),
        metadata={
            "description": "What a screen can say besides the message; the code tells what it is about",
            "example": {"scope": "jobs:write"},
        },
    )
    request_id = ma.fields.String(
        metadata={"description": "A reference for reporting a failure", "example": "4f2a9c01d3e7"}
    )


class Specification(Api):  # type: ignore[misc]
    """Describes the areas only when the document is first requested: that takes as long as everything else in creating
    an application."""

    ERROR_SCHEMA = ErrorAnswer

    def __init__(self, app: Flask, prefix: str = "") -> None:
        """`prefix` is that of the settings in the app's configuration: each document has its own."""
        self._undescribed: list[Callable[[], None]] = []
        self._describing = Lock()
        self._whole: dict[str, Any] = {}
        plugin = ProgramSchemaPlugin() if prefix else SchemaPlugin()
        super().__init__(app, config_prefix=prefix, spec_kwargs={"marshmallow_plugin": plugin})

    def describe_later(self, describe: Callable[[], None]) -> None:
        self._undescribed.append(describe)

    def described(self, complete: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
        """The document. It is made once, under a lock, and never changes afterwards."""
        with self._describing:
            if not self._whole:
                while self._undescribed:
                    self._undescribed.pop(0)()
                whole: dict[str, Any] = self.spec.to_dict()
                complete(whole)
                self._whole = whole
            return self._whole

    def handle_http_exception(self, error: Any) -> Any:
        return errors.failed(error)


@cache
def _made(schema: type[ma.Schema]) -> ma.Schema:
    return schema()


class Parser(FlaskParser):
    """Ignores unknown fields of bodies, and reads fields and files of a form as one location."""

    DEFAULT_UNKNOWN_BY_LOCATION = {  # noqa: RUF012
        **FlaskParser.DEFAULT_UNKNOWN_BY_LOCATION,
        "json": ma.EXCLUDE,
        "multipart": ma.EXCLUDE,
    }
    __location_map__ = {**FlaskParser.__location_map__, "multipart": "load_multipart"}  # noqa: RUF012

    def _get_schema(self, argmap: Any, req: Request) -> ma.Schema:
        """One schema object for all requests to a call: creating one takes longer than parsing with it."""
        return _made(argmap) if isinstance(argmap, type) else super()._get_schema(argmap, req)

    def parse(self, argmap: Any, req: Request | None = None, *, location: str | None = None, **options: Any) -> Any:
        """Parsed query strings are cached: parsing depends on nothing else."""
        query = request.query_string if location == "query" and isinstance(argmap, type) else b""
        if query and len(query) < SHORT:
            return dict(_read(self, argmap, query))
        return super().parse(argmap, req, location=location, **options)

    def load_multipart(self, request: Request, schema: ma.Schema) -> Any:
        return MultiDictProxy(CombinedMultiDict([request.form, request.files]), schema)

    def load_json(self, request: Request, schema: ma.Schema) -> Any:
        try:
            return super().load_json(request, schema)
        except (RecursionError, ValueError):  # thousands of nested brackets, or a number with thousands of digits
            raise BadRequest from None


@lru_cache(maxsize=1024)
def _read(parser: Parser, schema: type[ma.Schema], _query: bytes) -> dict[str, Any]:
    """Parse the query of the current request; a query that violates the schema raises and is not cached."""
    arguments: dict[str, Any] = FlaskParser.parse(parser, schema, location="query")
    return arguments


def query_fields(view: Callable[..., object]) -> frozenset[str]:
    """The names of the query parameters that the view takes."""
    arguments = getattr(view, "_apidoc", {}).get("arguments", {})  # where flask-smorest notes them
    parameters = arguments.get("parameters", ())
    schemas = [_made(parameter["schema"]) for parameter in parameters if parameter["in"] == "query"]
    fields = (item for schema in schemas for item in schema.load_fields.items())
    return frozenset(field.data_key or name for name, field in fields)


class Area(Blueprint):  # type: ignore[misc]
    """A blueprint of one area of the product."""

    ARGUMENTS_PARSER = Parser()
    DEFAULT_LOCATION_CONTENT_TYPE_MAPPING: ClassVar[dict[str, str]] = {
        **Blueprint.DEFAULT_LOCATION_CONTENT_TYPE_MAPPING,
        "multipart": "multipart/form-data",
    }

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.calls: list[tuple[str, list[str], Callable[..., object]]] = []  # address, methods and view of each

    def route(self, rule: str, *, methods: Sequence[str] = ("GET",)) -> Callable[[View], View]:
        def routed(view: View) -> View:
            self.calls.append((rule, list(methods), view))
            return cast(View, super(Area, self).route(rule, methods=list(methods))(view))

        return routed

    def direct(self, schema: type[ma.Schema]) -> Callable[[View], View]:
        """Like `response`, for frequent calls: what the view returns becomes JSON without the schema, which would take
        longer than everything else. A test compares the responses with the schema."""

        def answered(view: View) -> View:
            @wraps(view)
            def packed(*args: object, **fields: object) -> Response:
                return jsonify(without_success(cast(dict[str, Any], view(*args, **fields))))

            packed.direct = schema  # type: ignore[attr-defined]
            return self.response(200, schema)(cast(View, packed))

        return answered

    def file(self, *content_types: str, description: str, schema: ma.Schema | None = None) -> Callable[[View], View]:
        """Like `response`, for a file that comes as one of these types, or as JSON of the schema."""
        content = {content_type: {"schema": BYTES} for content_type in content_types}
        first = {"schema": schema} if schema else {"schema": BYTES, "content_type": content_types[0]}

        def answered(view: View) -> View:
            described = self.doc(responses={200: {"content": content}})
            return described(self.response(200, description=description, **first)(view))

        return answered

    def _make_doc_response_schema(self, schema: Any) -> Any:
        """Describe a response by the class of its schema where the object says no more: each decorator of a view copies
        the whole description, and copying objects took a tenth of the product's start."""
        is_object = isinstance(schema, ma.Schema)
        says_more = is_object and (schema.many or any(getattr(schema, name) for name in MODIFIERS))
        return type(schema) if is_object and not says_more else schema

    def register_views_in_doc(self, api: Specification, *args: Any, **options: Any) -> None:
        api.describe_later(partial(super().register_views_in_doc, api, *args, **options))

    if TYPE_CHECKING:  # flask-smorest has no types; a decorated view keeps its own

        def arguments(self, schema: type[ma.Schema], *, location: str = ...) -> Callable[[View], View]: ...
        def response(
            self, status: int, schema: Any, *, description: str = ..., content_type: str = ...
        ) -> Callable[[View], View]: ...
        def alt_response(
            self, status: int, *, schema: Any, description: str, content_type: str = ...
        ) -> Callable[[View], View]: ...
        def doc(self, **described: object) -> Callable[[View], View]: ...


class Text(ma.fields.String):
    """Text that every database and every cipher accepts: no NUL, no unpaired surrogate."""

    default_error_messages = {"invalid_utf8": "This contains a character that cannot be saved. Please remove it."}  # noqa: RUF012

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> str:
        text: str = super()._deserialize(value, attr, data, **kwargs)
        if "\x00" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
            raise self.make_error("invalid_utf8")
        return text


def text_field(longest: int, about: str, **options: Any) -> Text:
    """A field for text of at most `longest` characters."""
    return Text(validate=ma.validate.Length(max=longest), metadata={"description": about}, **options)


def moment_said(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


class TimestampField(ma.fields.DateTime):
    """In UTC, as in 2026-11-21T09:30:00Z."""

    def _serialize(self, value: Any, *_: Any, **__: Any) -> str | None:
        return moment_said(value) if value else None


class Digits(ma.fields.Integer):
    """A non-negative whole number that every database can store, as a number or as plain digits; never true, 1.0, " 5"
    or "1_000"."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> int:
        is_number = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**DIGITS
        is_text = isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= DIGITS
        if not (is_number or is_text):
            raise self.make_error("invalid")
        return int(value)


def number_in(text: str, least: int, most: int, refusal: Malformed) -> int:
    """The number given by these plain digits; raises `refusal` for other text and for numbers out of bounds."""
    if not (text.isascii() and text.isdigit() and len(text) <= DIGITS and least <= int(text) <= most):
        raise refusal
    return int(text)


class Truth(ma.fields.Boolean):
    """JSON's true or false only: texts such as "false" and numbers such as 0 are refused."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> bool:
        if not isinstance(value, bool):
            raise self.make_error("invalid")
        return value


class Flag(ma.fields.Boolean):
    """1 or 0, true or false, in a query string or a form; anything else is refused."""

    default_error_messages = {"invalid": "Must be 1 or 0"}  # noqa: RUF012

    def __init__(self, **options: Any) -> None:
        super().__init__(truthy={"1", "true", "True"}, falsy={"0", "false", "False"}, **options)


class File(Upload):  # type: ignore[misc]
    """An uploaded file; None for a form field of that name without a file."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> FileStorage | None:
        return value if isinstance(value, FileStorage) and value.filename else None
