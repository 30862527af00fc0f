"""hireloom backup and hireloom restore: everything that an installation keeps, in a folder."""

import argparse
from pathlib import Path

from hireloom.commands.building import AddCommand, container_for
from hireloom.settings import Settings


def add(command: AddCommand) -> None:
    backup = command(
        "backup",
        _backup,
        "Copy the database, all files and the secret into a new folder.",
        "Servers may keep running. PostgreSQL needs pg_dump. Anyone who has the folder can read everything in it.",
    )
    backup.add_argument("folder", type=Path, help="the folder to create")
    restore = command(
        "restore",
        _restore,
        "Bring back a backup, into an empty database and an empty store of files.",
        "The settings say where; the database is of the same kind as the one that was backed up, and is brought up to"
        " date afterwards.",
    )
    restore.add_argument("folder", type=Path, help="a folder that `hireloom backup` created")


def _backup(config: Settings, options: argparse.Namespace) -> None:
    with container_for(config) as container:
        backup = container.backups().write(options.folder)
    print(f"{options.folder} has the database and {_files(backup.files)}.")
    if not backup.has_secret:
        print("The secret is not in it, because HIRELOOM_SECRET gives it: keep that one elsewhere.")


def _restore(config: Settings, options: argparse.Namespace) -> None:
    from hireloom.bootstrap.upgrades import bring_up_to_date

    with container_for(config) as container:
        backup = container.backups().restore(options.folder)
    bring_up_to_date(config)
    print(f"The database and {_files(backup.files)} are as they were on {backup.made_at:%Y-%m-%d at %H:%M} UTC.")


def _files(count: int) -> str:
    return "1 file" if count == 1 else f"{count} files"
