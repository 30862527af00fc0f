"""Whether Celery's message broker answers."""

from celery import Celery  # type: ignore[import-untyped]

from hireloom.ports.probes import ProbeFailed

ADVICE = "Is HIRELOOM_CELERY_BROKER_URL right? Workers find their work in the database meanwhile, only later."


def look(app: Celery) -> str:
    """What kind of broker it is. Raises ProbeFailed."""
    with app.connection_for_write() as connection:
        try:
            connection.ensure_connection(max_retries=1, interval_start=0, interval_step=0)
        except Exception as away:  # each transport has its own errors
            raise ProbeFailed("The broker cannot be used.", ADVICE, detail=str(away)) from None
        return str(connection.transport.driver_name)
