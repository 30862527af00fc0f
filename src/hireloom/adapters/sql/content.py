"""The posts of the marketing agent in SQL. Like letters in the outbox, posts are leased for publishing."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime
from typing import Any

from sqlalchemy import Connection, Row, func, insert, or_, select, update

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.content_tables import content, switches
from hireloom.adapters.sql.public_jobs import counted
from hireloom.adapters.sql.readable import readable
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.applications import Status as Decision
from hireloom.domain.marketing.content import Content, NoSuchContent, PostKind, PostStatus
from hireloom.domain.marketing.platforms import PLATFORMS
from hireloom.domain.marketing.post_orders import FEATURES, ProductFigures, source
from hireloom.ports.content import Tally

_WAITS = content.c.status != PostStatus.PUBLISHED.value
_SCHEDULED = content.c.status == PostStatus.SCHEDULED.value


class SqlContentShelf:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def switches(self) -> Mapping[str, bool]:
        return {row.name: row.is_on for row in self._connection.execute(select(switches))}

    def switch(self, name: str, *, is_on: bool) -> None:
        added = upsert(self._connection, switches).values(name=name, is_on=is_on)
        self._connection.execute(added.on_conflict_do_update(index_elements=["name"], set_={"is_on": is_on}))

    def hold(self) -> None:
        if self._connection.dialect.name == "postgresql":  # SQLite has one writer at a time
            self._connection.exec_driver_sql("LOCK TABLE content IN SHARE ROW EXCLUSIVE MODE")

    def add(self, item: Content) -> Content:
        values = _values(item) | {"written_by_agent": item.by_agent}
        return _content(self._connection.execute(insert(content).values(**values).returning(content)).one())

    def get_for_update(self, content_id: int) -> Content:
        row = self._connection.execute(
            select(content).where(content.c.id == content_id).with_for_update()
        ).one_or_none()
        if row is None:
            raise NoSuchContent
        return _content(row)

    def put(self, changed: Content) -> Content:
        self._connection.execute(update(content).where(content.c.id == changed.id).values(**_values(changed)))
        return changed

    def lease(self, *, now: datetime, agent_for: Collection[str]) -> Content | None:
        is_free = or_(content.c.lease_until.is_(None), content.c.lease_until <= now)
        is_allowed = or_(content.c.by_agent.is_(False), content.c.platform.in_(list(agent_for)))
        due = select(content).where(_SCHEDULED, content.c.next_try_at <= now, is_free, is_allowed)
        due = due.order_by(content.c.at, content.c.id).limit(1).with_for_update(skip_locked=True)
        row = self._connection.execute(due).one_or_none()
        if row is None:
            return None
        return self.put(_content(row).leased(now))

    def keep(self, done: Content) -> bool:
        # Each lease counts as one try: a row with a different number of tries has been leased again since.
        conditions = (
            content.c.id == done.id,
            _SCHEDULED,
            content.c.lease_until.is_not(None),
            content.c.tries == done.tries,
        )
        return bool(self._connection.execute(update(content).where(*conditions).values(**_values(done))).rowcount)

    def queue(self, count: int) -> Sequence[Content]:
        waiting = self._listed(select(content).where(_WAITS).order_by(content.c.at, content.c.id).limit(count))
        rest = count - len(waiting)
        newest = select(content).where(~_WAITS).order_by(content.c.at.desc(), content.c.id.desc()).limit(rest)
        return [*waiting, *(self._listed(newest) if rest else ())]

    def between(self, start: datetime, end: datetime) -> Sequence[Content]:
        within = (content.c.at >= start, content.c.at < end)
        return self._listed(select(content).where(*within).order_by(content.c.at, content.c.id))

    def published(self, platform: str, count: int) -> Sequence[Content]:
        statement = select(content).where(~_WAITS, content.c.platform == platform)
        return self._listed(statement.order_by(content.c.at.desc(), content.c.id.desc()).limit(count))

    def said_since(self, moment: datetime) -> frozenset[str]:
        since = or_(content.c.created_at >= moment, content.c.at >= moment)
        return frozenset(self._connection.execute(select(content.c.said).where(since)).scalars())

    def times(self, platform: str, *, since: datetime) -> Sequence[datetime]:
        statement = select(content.c.at).where(content.c.platform == platform, content.c.at >= since)
        return self._connection.execute(statement).scalars().all()

    def last_by_agent(self, platform: str) -> datetime | None:
        statement = select(func.max(content.c.created_at)).where(
            content.c.platform == platform, content.c.written_by_agent
        )
        last: datetime | None = self._connection.execute(statement).scalar_one()
        return last

    def count(self) -> int:
        return int(self._connection.execute(select(func.count()).select_from(content)).scalar_one())

    def tally(self, *, since: datetime) -> Tally:
        grouped = select(content.c.kind, content.c.feature, content.c.status, func.count())
        rows = self._connection.execute(grouped.group_by(content.c.kind, content.c.feature, content.c.status)).all()
        kinds, posts = Counter[PostKind](), Counter[str]()
        for kind, feature, status, count in rows:
            kinds[PostKind(kind)] += count
            posts[feature] += count if status == PostStatus.PUBLISHED.value else 0
        days = select(content.c.at).where(~_WAITS, content.c.at >= since)
        by_day = Counter(moment.date() for moment in self._connection.execute(days).scalars())
        brought = self._brought([feature for feature in FEATURES if posts[feature]])
        return Tally(
            total=sum(count for *_, count in rows),
            waiting=sum(count for *_, status, count in rows if status != PostStatus.PUBLISHED.value),
            by_kind=kinds,
            by_day=by_day,
            brought=sorted(brought, key=lambda feature: (-brought[feature], -posts[feature])),
        )

    def counts(self, *, today: date, since: datetime) -> ProductFigures:
        open_jobs, companies = counted(self._connection, today)
        statement = select(applications.c.status, func.count().label("times")).where(applications.c.applied_at >= since)
        rows = self._connection.execute(statement.group_by(applications.c.status))
        counts: dict[str, int] = {row.status: row.times for row in rows}
        total, waiting = sum(counts.values()), counts.get(Decision.SUBMITTED.value, 0)
        return ProductFigures(open_jobs, companies, total, total - waiting, counts.get(Decision.SELECTED.value, 0))

    def _brought(self, features: Sequence[str]) -> dict[str, int]:
        """How many applications came through links in posts, for each of these features."""
        tokens = {source(platform, feature): feature for platform in PLATFORMS for feature in features}
        statement = select(applications.c.source, func.count()).where(applications.c.source.in_(list(tokens)))
        totals: dict[str, int] = dict.fromkeys(features, 0)
        for token, count in self._connection.execute(statement.group_by(applications.c.source)):
            totals[tokens[token]] += count
        return totals

    def _listed(self, statement: Any) -> Sequence[Content]:
        return list(readable(_content, self._connection.execute(statement)))


def _values(item: Content) -> dict[str, Any]:
    return {
        "platform": item.platform,
        "kind": item.kind.value,
        "feature": item.feature,
        "text": item.text,
        "said": item.key,
        "hashtags": list(item.hashtags),
        "optimal_time": item.optimal_time,
        "created_at": item.created_at,
        "status": item.status.value,
        "scheduled_for": item.scheduled_for,
        "by_agent": item.by_agent,
        "published_at": item.published_at,
        "at": item.at,
        "address": item.address,
        "tries": item.tries,
        "next_try_at": item.next_try_at,
        "lease_until": item.lease_until,
        "unsure_since": item.unsure_since,
        "job_id": item.job_id,
        "problem": item.problem,
    }


def _content(row: Row[Any]) -> Content:
    return Content(
        id=row.id,
        platform=row.platform,
        kind=PostKind(row.kind),
        feature=row.feature,
        text=row.text,
        hashtags=tuple(row.hashtags),
        optimal_time=row.optimal_time,
        created_at=row.created_at,
        status=PostStatus(row.status),
        scheduled_for=row.scheduled_for,
        by_agent=row.by_agent,
        published_at=row.published_at,
        address=row.address,
        tries=row.tries,
        next_try_at=row.next_try_at,
        lease_until=row.lease_until,
        unsure_since=row.unsure_since,
        problem=row.problem,
        job_id=row.job_id,
    )
