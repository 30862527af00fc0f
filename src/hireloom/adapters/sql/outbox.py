"""The outbox in SQL: one row for each letter; a worker leases it to send it."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, case, delete, func, or_, select, update

from hireloom.adapters.sql.company_pictures import SqlCompanyPictures, company_logos
from hireloom.adapters.sql.letters import LONG, packed, unpacked
from hireloom.adapters.sql.readable import readable
from hireloom.adapters.sql.tables import Moment, outbox
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.mails.deliveries import Delivery, DeliveryState
from hireloom.domain.mails.letters import Letter
from hireloom.infrastructure import logs, tracing
from hireloom.ports.clock import Clock

_DONE: dict[str, Any] = {"letter": None, "letterhead": None}
_UNDER_WAY = [state.value for state in DeliveryState if not state.is_over]
_HAS_FAILED = or_(outbox.c.tries > 1, and_(outbox.c.tries == 1, outbox.c.state == DeliveryState.WAITING.value))
_DUE = case(  # what is urgent has a time before it was written
    (outbox.c.next_try_at < outbox.c.created_at, outbox.c.created_at), else_=outbox.c.next_try_at
)
_FIRST_DUE = case((_HAS_FAILED, outbox.c.created_at), else_=_DUE)


class SqlOutbox:
    def __init__(self, connection: Connection, clock: Clock) -> None:
        self._connection, self._clock = connection, clock

    def put(self, letter: Letter, *, event: str) -> None:
        self.put_all({event: letter})

    def put_all(self, letters: Mapping[str, Letter]) -> None:
        now = self._clock.now()
        self._insert([Delivery.of(letter, event=event, now=now) for event, letter in letters.items()])

    def add(self, delivery: Delivery) -> None:
        self._insert([delivery])

    def get(self, event: str) -> Delivery | None:
        return self._found(select(outbox).where(outbox.c.event == event))

    def get_for_update(self, event: str) -> Delivery | None:
        return self._found(select(outbox).where(outbox.c.event == event).with_for_update())

    def unsent(self, to: str) -> Collection[str]:
        query = select(outbox.c.event).where(outbox.c.recipient == to, outbox.c.state.in_(_UNDER_WAY))
        return set(self._connection.scalars(query))

    def rewrite(self, letter: Letter, *, event: str) -> None:
        waiting = update(outbox).where(outbox.c.event == event, outbox.c.state.in_(_UNDER_WAY))
        words = {"recipient": letter.to, "subject": letter.subject, **packed(letter)}
        self._connection.execute(waiting.values(**words))

    def lease(self, *, now: datetime, event: str | None = None, long_too: bool = True) -> Delivery | None:
        is_due = or_(
            and_(outbox.c.state == DeliveryState.WAITING.value, outbox.c.next_try_at <= now),
            and_(outbox.c.state == DeliveryState.SENDING.value, outbox.c.lease_until <= now),
        )
        due = select(outbox).where(is_due).order_by(outbox.c.next_try_at, outbox.c.id).limit(1)
        if event is not None:
            due = due.where(outbox.c.event == event)
        if not long_too:
            due = due.where(func.coalesce(func.length(outbox.c.letter), 0) < LONG)
        # SQLite has one writer at a time; PostgreSQL skips rows that another worker is leasing right now.
        row = self._connection.execute(due.with_for_update(skip_locked=True)).one_or_none()
        if row is None:
            return None
        leased = self._with_logo(_delivery(row)).leased(now)
        self._connection.execute(update(outbox).where(outbox.c.id == row.id).values(**_course(leased)))
        return leased

    def keep(self, delivery: Delivery) -> bool:
        conditions = (
            outbox.c.event == delivery.event,
            outbox.c.state == DeliveryState.SENDING.value,
            outbox.c.tries == delivery.tries,  # a different number: leased again since
        )
        values = _course(delivery) | ({} if delivery.letter else _DONE)
        return bool(self._connection.execute(update(outbox).where(*conditions).values(**values)).rowcount)

    def latest(self, count: int, *, state: DeliveryState | None = None) -> Sequence[Delivery]:
        statement = select(outbox).order_by(outbox.c.id.desc()).limit(count)
        if state:
            statement = statement.where(outbox.c.state == state.value)
        return [_delivery(row) for row in self._connection.execute(statement)]

    def counts(self) -> dict[DeliveryState, int]:
        rows = self._connection.execute(select(outbox.c.state, func.count()).group_by(outbox.c.state))
        counts = {DeliveryState(state): count for state, count in rows}
        return {state: counts.get(state, 0) for state in DeliveryState}

    def oldest_due(self, *, now: datetime) -> datetime | None:
        first = select(func.min(_DUE, type_=Moment))
        due = first.where(outbox.c.state == DeliveryState.WAITING.value, outbox.c.next_try_at <= now)
        oldest: datetime | None = self._connection.scalar(due)
        return oldest

    def oldest_at(self, moments: Sequence[datetime]) -> Sequence[datetime | None]:
        is_waiting = outbox.c.state.in_(_UNDER_WAY)
        waits = [case((and_(at >= _FIRST_DUE, or_(is_waiting, outbox.c.sent_at > at)), _FIRST_DUE)) for at in moments]
        oldest = select(*[func.min(wait, type_=Moment) for wait in waits])
        return tuple(self._connection.execute(oldest.where(or_(is_waiting, outbox.c.sent_at > min(moments)))).one())

    def sent_since(self, moment: datetime) -> int:
        return self._connection.scalar(select(func.count()).where(outbox.c.sent_at >= moment)) or 0

    def hurry(self, *, now: datetime, events: Sequence[str] = ()) -> int:
        waiting = update(outbox).where(outbox.c.state == DeliveryState.WAITING.value, outbox.c.next_try_at > now)
        if events:
            waiting = waiting.where(outbox.c.event.in_(events))
        return self._connection.execute(waiting.values(next_try_at=now)).rowcount

    def forget(self, to: str) -> None:
        self._connection.execute(delete(outbox).where(func.lower(outbox.c.recipient) == to.strip().lower()))

    def drop(self, events: Sequence[str]) -> None:
        for event in events:
            self._connection.execute(delete(outbox).where(outbox.c.event == event))

    def drop_all(self, beginnings: Sequence[str]) -> None:
        for beginning in beginnings:
            self._connection.execute(delete(outbox).where(outbox.c.event.startswith(beginning, autoescape=True)))

    def sweep(self, *, created_before: datetime) -> int:
        is_over = outbox.c.state.in_([state.value for state in DeliveryState if state.is_over])
        return self._connection.execute(delete(outbox).where(is_over, outbox.c.created_at < created_before)).rowcount

    def _with_logo(self, delivery: Delivery) -> Delivery:
        letter = delivery.letter
        if letter is None or letter.letterhead is None:
            return delivery
        logo = SqlCompanyPictures(self._connection, company_logos).content(letter.letterhead.company_id) or b""
        return replace(delivery, letter=letter.under(replace(letter.letterhead, logo=logo)))

    def _found(self, statement: Select[Any]) -> Delivery | None:
        row = self._connection.execute(statement).one_or_none()
        return _delivery(row) if row else None

    def _insert(self, deliveries: Sequence[Delivery]) -> None:
        if deliveries:
            rows = [_values(delivery) for delivery in deliveries]
            query = upsert(self._connection, outbox).on_conflict_do_nothing(index_elements=["event"])
            self._connection.execute(query, rows)


def _course(delivery: Delivery) -> dict[str, Any]:
    """The columns that change while a letter is on its way."""
    return {
        "state": delivery.state.value,
        "tries": delivery.tries,
        "next_try_at": delivery.next_try_at,
        "lease_until": delivery.lease_until,
        "last_error": delivery.last_error,
        "sent_at": delivery.sent_at,
    }


def _values(delivery: Delivery) -> dict[str, Any]:
    return _course(delivery) | {
        "event": delivery.event,
        "recipient": delivery.to,
        "subject": delivery.subject,
        **(packed(delivery.letter) if delivery.letter else _DONE),
        "created_at": delivery.created_at,
        "expires_at": delivery.expires_at,
        "request_id": logs.request_id(),
        "traceparent": tracing.traceparent(),
    }


def _letter(row: Row[Any]) -> Letter | None:
    """None if the letter is done, or breaks a rule newer than itself: the letters after it must still go out."""
    if row.letter is None:
        return None
    return next(readable(lambda letter_row: unpacked(letter_row.letter, letter_row.letterhead), [row]), None)


def _delivery(row: Row[Any]) -> Delivery:
    return Delivery(
        event=row.event,
        to=row.recipient,
        subject=row.subject,
        letter=_letter(row),
        created_at=row.created_at,
        next_try_at=row.next_try_at,
        expires_at=row.expires_at,
        state=DeliveryState(row.state),
        tries=row.tries,
        lease_until=row.lease_until,
        last_error=row.last_error,
        sent_at=row.sent_at,
        request_id=row.request_id,
        traceparent=row.traceparent,
    )
