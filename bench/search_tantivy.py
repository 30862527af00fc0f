"""The peer of the search: tantivy with the same tokens, sorted by the same key and answering with the same fields."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import orjson
import tantivy
from sqlalchemy import Engine, text

from hireloom.adapters.sql.search.job_search import SqlJobSearch
from hireloom.domain.searches import Query
from hireloom.testing.clock import StoppedClock

NEVER = date.max.toordinal()
EVERYTHING = (
    "SELECT l.key, w.tokens AS words, l.ends_on, l.job_id, j.* FROM job_listings l"
    " CROSS JOIN job_tokens w ON w.key = l.key CROSS JOIN jobs j ON j.id = l.job_id"
)


class Tantivy:
    """Places are looked up in our database, so that both answer the same question."""

    def __init__(self, folder: Path, engine: Engine, count: int) -> None:
        made = tantivy.SchemaBuilder()
        made.add_text_field("words", tokenizer_name="whitespace", index_option="basic")
        made.add_unsigned_field("key", fast=True)
        made.add_unsigned_field("ends", fast=True, indexed=True)
        made.add_bytes_field("job", stored=True)
        self._schema, self._engine = made.build(), engine
        folder.mkdir(exist_ok=True)
        self._index = tantivy.Index(self._schema, path=str(folder))
        self._index.register_tokenizer(
            "whitespace", tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.whitespace()).build()
        )
        self._searcher = self._index.searcher()
        self.is_built = self._searcher.num_docs > count * 0.9

    def build(self, _count: int) -> None:
        """Fill the index from our database, so that both hold the same jobs."""
        writer = self._index.writer(heap_size=512_000_000, num_threads=1)
        with self._engine.connect() as connection:
            for row in connection.execute(text(EVERYTHING)):
                job = tuple(row[4:])
                made = tantivy.Document()
                made.add_text("words", row.words)
                made.add_unsigned("key", row.key)
                made.add_unsigned("ends", date.fromisoformat(row.ends_on).toordinal() if row.ends_on else NEVER)
                made.add_bytes("job", orjson.dumps(job))
                writer.add_document(made)
        writer.commit()
        writer.wait_merging_threads()
        self._index.reload()
        self._searcher = self._index.searcher()

    def ask(self, query: Query) -> list[Any]:
        with self._engine.connect() as connection:
            asked = SqlJobSearch(connection, StoppedClock(), lambda: None)._asked(query)
        if asked is None:
            return []
        parts = [(tantivy.Occur.Must, self._term(token)) for token in asked.every]
        for alternatives in asked.some:
            these = [(tantivy.Occur.Should, self._all(tokens)) for tokens in alternatives]
            parts.append((tantivy.Occur.Must, tantivy.Query.boolean_query(these)))
        range_ = tantivy.Query.range_query(
            self._schema, "ends", tantivy.FieldType.Unsigned, query.today.toordinal(), NEVER
        )
        parts.append((tantivy.Occur.Must, range_))
        found = self._searcher.search(
            tantivy.Query.boolean_query(parts), limit=query.limit, count=False, order_by_field="key"
        )
        return [orjson.loads(self._searcher.doc(at)["job"][0]) for _, at in found.hits]

    def _term(self, token: str) -> tantivy.Query:
        return tantivy.Query.term_query(self._schema, "words", token, index_option="basic")

    def _all(self, tokens: Sequence[str]) -> tantivy.Query:
        if len(tokens) == 1:
            return self._term(tokens[0])
        return tantivy.Query.boolean_query([(tantivy.Occur.Must, self._term(token)) for token in tokens])
