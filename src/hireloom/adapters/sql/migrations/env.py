"""Run by Alembic for each command, on the connection and in the transaction that the caller holds."""

from alembic import context

from hireloom.adapters.sql.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,  # the caller has begun a transaction already and commits it
    compare_type=True,
)
context.run_migrations()
