"""Traces, as a collector receives them: requests, emails and outgoing calls of one trace."""

import boto3
import httpx2
import pytest
from moto import mock_aws
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from sqlalchemy.exc import OperationalError
from werkzeug import Request, Response

from hireloom import settings as settings_module
from hireloom.adapters.files.s3 import S3Files
from hireloom.adapters.tasks.recurring import Work
from hireloom.infrastructure import tracing
from hireloom.infrastructure.http_client import BoundedTransport
from hireloom.settings import BadSetting
from tests.http.application_calls import apply, post_job

TRACE = "0af7651916cd43dd8448eb211c80319c"
PARENT = f"00-{TRACE}-b7ad6b7169203331-01"


@pytest.fixture
def spans(httpserver):
    """What a collector has received by the end of tracing."""
    from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

    received = []

    def receive(request: Request) -> Response:
        message = ExportTraceServiceRequest.FromString(request.get_data())
        for resource in message.resource_spans:
            assert "hireloom" in {pair.value.string_value for pair in resource.resource.attributes}
            received.extend(span for scope in resource.scope_spans for span in scope.spans)
        return Response(b"", content_type="application/x-protobuf")

    httpserver.expect_request("/v1/traces").respond_with_handler(receive)
    tracing.begin(httpserver.url_for("/v1/traces"), "1.2")

    def spans():
        tracing.end()
        return list(received)

    yield spans
    tracing.end()


def one(spans, name, **values):
    """The span with this name and these values among its attributes."""
    [span] = [span for span in spans if span.name == name and values.items() <= attributes(span).items()]
    return span


def attributes(span):
    return {pair.key: pair.value.string_value or pair.value.int_value for pair in span.attributes}


def test_a_request_belongs_to_the_trace_of_its_caller(spans, visit):
    answer = visit().get("/api/health", headers={"traceparent": PARENT})
    assert answer.headers["X-Request-Id"] == TRACE
    request = one(spans(), "GET /api/health")
    assert (request.trace_id.hex(), request.parent_span_id.hex()) == (TRACE, "b7ad6b7169203331")
    expected = {"http.request.method": "GET", "http.route": "/api/health", "http.response.status_code": 200}
    assert attributes(request) == expected


def test_a_request_of_nobody_begins_a_trace(spans, visit):
    visit().get("/api/jobs/17?token=secret-word")
    request = one(spans(), "GET /api/jobs/<int(max=2147483647):job_id>")
    assert request.parent_span_id == b""
    assert "secret-word" not in str(request)


def test_an_email_that_is_sent_later_belongs_to_the_request_that_caused_it(spans, seeker, signed_in, people, container):
    recruiter = people.add("recruiter")
    job = post_job(container, recruiter)
    seeker.headers["traceparent"] = PARENT
    container.outbox().deliver_due()
    with container.store().reading() as tx:
        before = {delivery.event for delivery in tx.outbox.latest(50)}
    assert apply(seeker, job).status_code == 201
    container.outbox().deliver_due()
    with container.store().reading() as tx:
        [delivery] = [delivery for delivery in tx.outbox.latest(50) if delivery.event not in before]
    assert delivery.traceparent.split("-")[1] == TRACE
    recorded = spans()
    request = one(recorded, "POST /api/send-application-email")
    mail = one(recorded, "send email", **{"hireloom.event": delivery.event})
    assert mail.trace_id.hex() == request.trace_id.hex() == TRACE
    [unit] = [span for span in recorded if span.span_id == mail.parent_span_id]
    assert (unit.name, unit.parent_span_id) == ("database write", request.span_id)
    assert "@" not in str(mail.attributes)  # the ids of a span are bytes, which may be the code of any character


def test_a_call_to_another_service_is_part_of_what_caused_it(spans, httpserver):
    httpserver.expect_request("/models").respond_with_json([], status=503)
    client = httpx2.Client(transport=BoundedTransport(limit=100, verify=False))
    with tracing.span("work"):
        client.get(httpserver.url_for("/models?key=secret-word"), headers={"Accept-Encoding": "identity"})
    recorded = spans()
    call = one(recorded, "GET")
    assert call.parent_span_id == one(recorded, "work").span_id
    assert attributes(call) == {
        "http.request.method": "GET",
        "server.address": httpserver.host,
        "http.response.status_code": 503,
    }
    assert "secret-word" not in str(recorded)


@pytest.fixture
def recorded():
    """The spans of this process in its memory."""
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    tracing._providers.append(provider)
    yield exporter.get_finished_spans
    tracing.end()


def test_recurring_work_and_its_units_of_the_database_are_recorded(recorded, container):
    def write():
        with container.store().writing() as tx:
            tx.outbox.counts()
        with container.store().reading():
            raise OperationalError("select 'maya@inbox.example'", {}, ValueError("locked"))

    Work("digests", write, every=1).attempt()
    writer, receiver, work = recorded()
    assert [span.name for span in (writer, receiver, work)] == ["database write", "database read", "do digests"]
    assert writer.parent.span_id == receiver.parent.span_id == work.context.span_id
    assert [span.status.is_ok for span in (writer, receiver, work)] == [True, False, False]
    assert "maya@" not in "".join(span.to_json() for span in recorded())


@mock_aws
def test_exchanges_with_the_bucket_are_recorded_without_the_key(recorded, clock):
    boto3.client("s3", region_name="us-east-1").create_bucket(Bucket="papers")
    files = S3Files(bucket="papers", key_id="a", key_secret="b")
    key = files.keep(b"resume", extension="pdf", on=clock.today())
    assert files.read(key) == b"resume"
    assert [(span.name, dict(span.attributes)) for span in recorded()] == [("s3", {"aws.s3.bucket": "papers"})] * 2


def test_without_a_collector_nothing_is_recorded(visit):
    visit().get("/api/health", headers={"traceparent": PARENT})
    assert tracing.traceparent() == ""
    with tracing.span("work") as span:
        span.note("other", {"a": 1}, is_failure=True)


def test_a_collector_that_is_away_keeps_nobody_waiting(visit):
    tracing.begin("http://127.0.0.1:9/v1/traces", "1.2")
    assert visit().get("/api/health").status_code == 200
    tracing._providers.clear()  # its end would wait for the collector


@pytest.mark.parametrize("url", ["collector:4318", "ftp://collector/"])
def test_a_wrong_address_is_refused_at_the_start(environment, url):
    with pytest.raises(BadSetting, match="HIRELOOM_TRACES_URL"):
        settings_module.load(environment | {"HIRELOOM_TRACES_URL": url})
