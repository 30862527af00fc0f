"""hireloom audit: verify the audit log, or export it."""

import argparse
import json
import os
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import IO

from hireloom.commands.building import AddCommand, container_for
from hireloom.settings import BadSetting, Settings


def add(command: AddCommand) -> None:
    audit = command("audit", None, "Verify the audit log, or export it.", "The log is a chain of hashes.")
    actions = audit.add_subparsers(title="actions", required=True, metavar="ACTION")
    verify = actions.add_parser("verify", help="check that nothing in the log was changed, added or taken out")
    verify.set_defaults(run=_verify)
    verify.add_argument("--expect", metavar="HASH", default="", help="a hash printed earlier; it must still be there")
    export = actions.add_parser("export", help="print the log as JSON, one entry a line, oldest first")
    export.set_defaults(run=_export)
    export.add_argument("--after", type=int, default=0, metavar="ID", help="only entries with a higher id")
    export.add_argument("--file", type=Path, help="write to this new file, which only its owner may read")


def _verify(config: Settings, options: argparse.Namespace) -> None:
    with container_for(config) as container:
        report = container.audit().verify(options.expect)
    print(f"{report.entries} entries hold, {report.erased} of them without their subject, which was erased.")
    if report.broken_at is not None:
        sys.exit(f"hireloom: Entry {report.broken_at} was changed, or one before it is missing.")
    if not report.has_expected:
        sys.exit("hireloom: No entry has the expected hash: the end of the log was cut off, or that entry has expired.")
    print(f"Keep the last hash somewhere else: {report.last_hash}")


def _export(config: Settings, options: argparse.Namespace) -> None:
    with container_for(config) as container, _private(options.file) if options.file else nullcontext(sys.stdout) as out:
        for record in container.audit().records(after=options.after):
            print(json.dumps(record.as_line()), file=out)


def _private(path: Path) -> IO[str]:
    """Raises BadSetting if there is such a file, or cannot be."""
    try:
        return open(path, "x", encoding="ascii", opener=lambda name, flags: os.open(name, flags, 0o600))
    except OSError as refused:
        raise BadSetting(f"The file cannot be written: {refused.strerror} ({path}).") from None
