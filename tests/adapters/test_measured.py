"""An adapter with its work measured does all that its port promises."""

import pytest

from hireloom.adapters.metrics.measured import MeasuredChat, MeasuredMailer, MeasuredReader
from hireloom.adapters.metrics.uncounted import Uncounted
from hireloom.ports.chats import Chat
from hireloom.ports.documents import DocumentReader
from hireloom.ports.mailers import Mailer
from hireloom.ports.metrics import Metrics


def methods(kind: type) -> set[str]:
    return {name for name in vars(kind) if not name.startswith("_")}


@pytest.mark.parametrize(
    ("adapter", "port"),
    [(MeasuredReader, DocumentReader), (MeasuredChat, Chat), (MeasuredMailer, Mailer), (Uncounted, Metrics)],
)
def test_no_method_of_the_port_is_missing(adapter: type, port: type) -> None:
    assert methods(adapter) == methods(port)
