"""Traces by OpenTelemetry (extra `tracing`): a span for each request, email, question to a board, outgoing call,
recurring work, unit of work of the database and exchange with S3. Nothing is recorded, and nothing imported, until
`begin`."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

SECONDS = 5  # for sending spans; they are dropped after that, as nobody waits for them
_PARENT = "traceparent"

_providers: list[Any] = []  # the one of this process, once it has begun


class TracedWork:
    """What is known of a piece of work."""

    def __init__(self, recorded: Any = None) -> None:
        self._recorded = recorded

    def note(
        self, name: str = "", attributes: Mapping[str, str | int] | None = None, *, is_failure: bool = False
    ) -> None:
        """Name it, and add attributes by their names in OpenTelemetry's conventions; never personal text or keys."""
        if self._recorded is None:
            return
        if name:
            self._recorded.update_name(name)
        self._recorded.set_attributes(attributes or {})
        if is_failure:
            from opentelemetry.trace import StatusCode

            self._recorded.set_status(StatusCode.ERROR)


def begin(url: str, version: str) -> None:
    """Send the spans of this process to a collector, as OTLP over HTTP; without a URL there are none."""
    if not url or _providers:
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    resource = Resource.create({"service.name": "hireloom", "service.version": version})
    provider = TracerProvider(resource=resource, shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=url, timeout=SECONDS)))
    _providers.append(provider)


def end() -> None:
    """Send what was not sent yet, and record nothing anymore."""
    while _providers:
        _providers.pop().shutdown()


@contextmanager
def span(name: str, kind: str = "internal", *, parent: str = "") -> Iterator[TracedWork]:
    """Record what happens inside as one span: of the trace that `parent`, a W3C traceparent, names, or else of the one
    around it. Kinds are internal, server, client and producer."""
    if not _providers:
        yield TracedWork()
        return
    from opentelemetry.trace import SpanKind

    tracer, around = _providers[0].get_tracer("hireloom"), _context(parent) if parent else None
    quiet = {"record_exception": False, "set_status_on_exception": False}  # their texts may hold somebody's data
    with tracer.start_as_current_span(name, context=around, kind=SpanKind[kind.upper()], **quiet) as recorded:
        yield TracedWork(recorded)


def traceparent() -> str:
    """Of the current span, for work that is done later or elsewhere; empty if nothing is recorded."""
    if not _providers:
        return ""
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    carrier: dict[str, str] = {}
    TraceContextTextMapPropagator().inject(carrier)
    return carrier.get(_PARENT, "")


def _context(parent: str) -> Any:
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    return TraceContextTextMapPropagator().extract({_PARENT: parent})
