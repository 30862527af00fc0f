"""Figures in the format of Prometheus. With several processes, PROMETHEUS_MULTIPROC_DIR names the folder where each
keeps its own; any of them then gives the sums of all."""

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.values import MutexValue, ValueClass

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
ANSWERED = "answered"

# name, what it means, and how it is found out: a value for each state
Gauges = Mapping[str, tuple[str, Callable[[], Mapping[str, float]]]]


class _Looked:
    """Gauges that are looked up whenever somebody asks for the figures."""

    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[GaugeMetricFamily]:
        for name, (meaning, look) in self._gauges.items():
            family = GaugeMetricFamily(name, meaning, labels=["state"])
            for state, value in look().items():
                family.add_metric([state], value)
            yield family


class PrometheusMetrics:
    """`gauges` are the same whichever process looks them up."""

    def __init__(self, gauges: Gauges) -> None:
        registry = CollectorRegistry()
        self._requests = Histogram(
            "hireloom_request_seconds",
            "How long requests took, by route, method and status.",
            ["route", "method", "status"],
            buckets=SECONDS,
            registry=registry,
        )
        self._work = Histogram(
            "hireloom_work_seconds",
            "How long work took: reading a document, calling the language model, sending an email; by outcome.",
            ["work", "outcome"],
            buckets=SECONDS,
            registry=registry,
        )
        self._running = Gauge(
            "hireloom_work_running",
            "How much of this work is being done right now.",
            ["work"],
            registry=registry,
            multiprocess_mode="livesum",
        )
        if ValueClass is not MutexValue:  # the values of this process alone lie in the other registry
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        registry.register(_Looked(gauges))
        self._registry = registry

    def request_served(self, route: str, method: str, status: int, seconds: float) -> None:
        self._requests.labels(route, method, str(status)).observe(seconds)

    @contextmanager
    def measured(self, work: str) -> Iterator[None]:
        outcome, began = ANSWERED, time.perf_counter()
        running = self._running.labels(work)
        running.inc()
        try:
            yield
        except BaseException as failure:
            outcome = type(failure).__name__
            raise
        finally:
            running.dec()
            self._work.labels(work, outcome).observe(time.perf_counter() - began)

    def exposition(self) -> tuple[bytes, str] | None:
        return generate_latest(self._registry), CONTENT_TYPE_PLAIN_0_0_4
