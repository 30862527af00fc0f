"""The peer of the search: tantivy with the same terms, sorted by the same key and answering with the same fields."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import orjson
import tantivy
from sqlalchemy import Engine, select

from hireloom.adapters.sql.index.index_tables import index_entries
from hireloom.adapters.sql.index.term_index import EntryKind
from hireloom.adapters.sql.search.job_search import SqlJobSearch
from hireloom.adapters.sql.tables import jobs
from hireloom.domain.searches import Query
from hireloom.testing.clock import StoppedClock

NEVER = date.max.toordinal()
EVERYTHING = select(index_entries.c.terms, jobs).join(jobs, jobs.c.id == index_entries.c.id)


class Tantivy:
    """Places are looked up in our database, so that both answer the same question."""

    def __init__(self, folder: Path, engine: Engine, count: int) -> None:
        made = tantivy.SchemaBuilder()
        made.add_text_field("terms", tokenizer_name="raw", index_option="basic")
        made.add_unsigned_field("key", fast=True)
        made.add_unsigned_field("ends", fast=True, indexed=True)
        made.add_bytes_field("job", stored=True)
        self._schema, self._engine = made.build(), engine
        folder.mkdir(exist_ok=True)
        self._index = tantivy.Index(self._schema, path=str(folder))
        self._searcher = self._index.searcher()
        self.is_built = self._searcher.num_docs > count * 0.9

    def build(self, _count: int) -> None:
        """Fill the index from our database, so that both hold the same jobs."""
        writer = self._index.writer(heap_size=512_000_000, num_threads=1)
        everything = EVERYTHING.where(index_entries.c.kind == EntryKind.JOB)
        with self._engine.connect() as connection:
            for row in connection.execute(everything, execution_options={"yield_per": 1_000}):
                if not row.terms:
                    continue
                made = tantivy.Document()
                for term, _ in row.terms:
                    made.add_text("terms", term)
                made.add_unsigned("key", row.date_posted.toordinal() << 32 | row.id)
                ends = row.application_end_date
                made.add_unsigned("ends", ends.toordinal() if ends else NEVER)
                made.add_bytes("job", orjson.dumps(tuple(row[1:])))
                writer.add_document(made)
        writer.commit()
        writer.wait_merging_threads()
        self._index.reload()
        self._searcher = self._index.searcher()

    def ask(self, query: Query) -> list[Any]:
        with self._engine.connect() as connection:
            clauses = SqlJobSearch(connection, StoppedClock(), lambda: None).asked(query)
        parts = [(tantivy.Occur.Must, self._one_of(terms)) for terms in clauses]
        range_ = tantivy.Query.range_query(
            self._schema, "ends", tantivy.FieldType.Unsigned, query.today.toordinal(), NEVER
        )
        parts.append((tantivy.Occur.Must, range_))
        result = self._searcher.search(
            tantivy.Query.boolean_query(parts), limit=query.limit, count=False, order_by_field="key"
        )
        return [orjson.loads(self._searcher.doc(at)["job"][0]) for _, at in result.hits]

    def _one_of(self, terms: Sequence[str]) -> tantivy.Query:
        if len(terms) == 1:
            return self._term(terms[0])
        return tantivy.Query.boolean_query([(tantivy.Occur.Should, self._term(term)) for term in terms])

    def _term(self, term: str) -> tantivy.Query:
        return tantivy.Query.term_query(self._schema, "terms", term, index_option="basic")
