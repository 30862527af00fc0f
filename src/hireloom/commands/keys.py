"""hireloom keys: change the key that encrypts stored files."""

import argparse
import sys

from hireloom.commands.building import AddCommand, container_for
from hireloom.settings import Settings


def add(command: AddCommand) -> None:
    keys = command("keys", None, "Change the key that encrypts stored files.", "Servers may keep running.")
    actions = keys.add_subparsers(title="actions", required=True, metavar="ACTION")
    rotate = actions.add_parser("rotate", help="give new files a new key, then seal the old files with it")
    rotate.set_defaults(run=_rotate)
    reseal = actions.add_parser(
        "reseal", help="seal what another key has sealed, or none; goes on where it was stopped"
    )
    reseal.set_defaults(run=_reseal)


def _rotate(config: Settings, options: argparse.Namespace) -> None:
    with container_for(config) as container:
        print(f"New files get key {container.document_keys().rotate()}.")
    _reseal(config, options)


def _reseal(config: Settings, _: argparse.Namespace) -> None:
    with container_for(config) as container:
        report = container.document_keys().reseal()
    print(f"{report.resealed} files were sealed with the newest key, {report.unchanged} already were.")
    if report.lost:
        sys.exit("hireloom: These files are gone, damaged or sealed with another secret: " + ", ".join(report.lost))
