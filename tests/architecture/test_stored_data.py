"""The levels of protection in docs/security.md, and the columns of the database."""

import importlib
import pkgutil
import re
from pathlib import Path

import hireloom.adapters.sql
from hireloom.adapters.sql.tables import metadata

ROOT = Path(__file__).parents[2]
NAMES_A_SECRET = re.compile(r"(?:^|_)(?:secret|seal|hash|token|password|key)$")
NO_SECRETS = {  # names of files, numbers that are compared, and what anybody may know
    *("stored_files.key", "application_files.key", "tracked_files.key", "profiles.resume_key", "offers.letter_key"),
    *("users.username_key", "pool_people.phone_key", "career_pages.key", "repeatable_requests.key"),
    *("passkeys.public_key", "audit_events.hash", "audit_events.previous_hash", "audit_checkpoints.hash"),
}


def test_each_column_that_holds_a_secret_is_of_the_first_level() -> None:
    for module in pkgutil.iter_modules(hireloom.adapters.sql.__path__, "hireloom.adapters.sql."):
        importlib.import_module(module.name)
    columns = {f"{table.name}.{column.name}" for table in metadata.tables.values() for column in table.columns}
    text = (
        (ROOT / "docs/security.md")
        .read_text()
        .partition("\nIn the database the first level is ")[2]
        .partition("\n\n")[0]
    )
    first, third = (set(re.findall(r"`([a-z_.]+)`", part)) for part in text.split("The third is"))
    assert first - columns == set()
    assert third - set(metadata.tables) == set()
    secrets = {name for name in columns if NAMES_A_SECRET.search(name.partition(".")[2])}
    assert secrets >= NO_SECRETS
    assert secrets - NO_SECRETS <= first
