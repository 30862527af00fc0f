"""The command line for operators. The product is imported only when a command needs it, so that help and settings
appear immediately."""

import argparse
import getpass
import importlib
import json
import sys
from dataclasses import asdict, replace
from pathlib import Path

from hireloom import __version__, settings
from hireloom.bootstrap import startup
from hireloom.commands import audit, backups, jobs, keys, mcp, outbox, users
from hireloom.commands.building import built, container_for
from hireloom.infrastructure import logs as log_lines
from hireloom.infrastructure import tracing
from hireloom.infrastructure.memory import collect_less_at_start, return_large_blocks
from hireloom.serving import address
from hireloom.serving.signals import wait_for_signal

_SETTINGS = "Settings come from the environment (HIRELOOM_…); `hireloom settings` lists them with their defaults."
INTERRUPTED = 130  # the exit status that shells give for Ctrl-C
PATIENCE = 15.0  # seconds for each check of the doctor: it first loads the libraries, on a busy machine slowly
BENCHES = "match documents search recommend candidates lists public_pages"


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    collect_less_at_start()
    options = _parser().parse_args(arguments)
    try:
        if options.run is _settings:
            _settings(as_env=options.env)
        else:
            config = settings.load(with_data=options.run is not mcp.serve)
            log_lines.begin(config.log_format)
            tracing.begin(config.traces_url, __version__)
            return options.run(config, options) or 0
    except startup.EXPECTED as problem:
        print(startup.in_one_line(problem), file=sys.stderr)
        return 2
    except KeyboardInterrupt:  # serving has not started, so nothing is cut off halfway
        return INTERRUPTED
    finally:
        tracing.end()
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="hireloom",
        description="Matches people and jobs with an explanation that both sides can read.",
        epilog=f"`hireloom COMMAND --help` says more. {_SETTINGS}",
    )
    parser.add_argument("--version", action="version", version=f"hireloom {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def command(name: str, run: object, about: str, more: str = "") -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=about, description=f"{about} {more}", epilog=_SETTINGS)
        added.set_defaults(run=run)
        return added

    command(
        "serve",
        _serve,
        "Upgrade the database and serve the product until stopped.",
        "Listens on HIRELOOM_HOST and HIRELOOM_PORT (127.0.0.1:8000) and prints the address. HIRELOOM_DEMO=1 loads the"
        " demo world on first start. SIGTERM or Ctrl-C lets running requests finish, for at most half a minute; a"
        " second one stops it immediately.",
    )
    worker = command(
        "worker",
        _worker,
        "Do the background work, if HIRELOOM_WORK says that the server does not do it.",
        "This means sending emails, querying job boards, daily emails, removing expired data and publishing posts. With"
        " HIRELOOM_WORK=celery it starts Celery's processes. It stops like serve.",
    )
    worker.add_argument("--without-beat", action="store_true", help="with Celery: another worker runs the schedule")
    command(
        "migrate",
        _migrate,
        "Upgrade the database to the schema of this version and stop.",
        "HIRELOOM_DATABASE_URL names the database; an SQLite file is created. serve and worker migrate on their own.",
    )
    command(
        "demo",
        _demo,
        "Load made-up people, jobs and resumes; does nothing if they are already there.",
        "Prints the log-ins and their password, which is public: do not use it on a database with real people.",
    )
    admin = command(
        "create-admin",
        _create_admin,
        "Create an admin account, or make an existing account an admin.",
        "Asks for the password of a new account; an existing account keeps its password.",
    )
    admin.add_argument("email", help="the email address to log in with")
    admin.add_argument("--username", default="admin", help="4 to 15 letters and digits (default: admin)")
    admin.add_argument("--phone", help="+1-XXXXXXXXXX or +91-XXXXXXXXXX; without it the first log-in asks for one")
    admin.add_argument("--super", action="store_true", help="create a super admin, who sees every recruiter's jobs")
    admin.add_argument("--password-stdin", action="store_true", help="read the password from the first line of input")
    command(
        "doctor",
        _doctor,
        "Check everything that the settings name: database, files, email server, model, job boards and more.",
        "Says what works and what to do about the rest; some checks log in, or write and remove a file. The exit status"
        " is 1 if something that every request needs does not work.",
    )
    command(
        "export-corrections",
        _export_corrections,
        "Print the corrections that people share as labels, one JSON object a line.",
        "Each has the advert, the requirement, the correction and the line of the resume, without names, contacts,"
        " schools and dates. What nobody has shared is left out.",
    )
    command("plugins", _plugins, "List the installed packages that bring providers, and the settings that choose them.")
    audit.add(command)
    keys.add(command)
    backups.add(command)
    users.add(command)
    jobs.add(command)
    outbox.add(command)
    mcp.add(command)
    command(
        "openapi",
        _openapi,
        "Print the description of the HTTP interface as an OpenAPI document.",
        "A running server returns the same document at /api/openapi.json.",
    )
    export = command("settings", _settings, "Print every setting with its default and its meaning.")
    export.add_argument("--env", action="store_true", help="print them as an .env file with nothing set")
    bench = command(
        "bench",
        _bench,
        "Measure speed or quality and print the figures next to a peer's.",
        "Only in a checkout; some peers need pip install '.[bench]'.",
    )
    bench.add_argument("what", choices=BENCHES.split(), help="what to measure")
    return parser


def _serve(config: settings.Settings, _: argparse.Namespace) -> None:
    return_large_blocks()
    with address.bound(config) as listener:
        startup.prepare(config)

        from hireloom.serving.server import serve

        container = built(config)
        try:
            startup.warm(container)
            with startup.background_work(container, begins=config.work == "threads"):
                serve(container.app(), config, listener)
        finally:
            startup.close(container)


def _worker(config: settings.Settings, options: argparse.Namespace) -> None:
    if config.work == "threads":
        raise settings.BadSetting("HIRELOOM_WORK is threads, so the server does all the work: use worker or celery.")
    _migrate(config, options)
    container = built(config)
    if config.work == "celery":
        if status := container.celery()(processes=config.celery_processes, has_beat=not options.without_beat):
            sys.exit(status)
        return
    try:
        with startup.background_work(container):
            wait_for_signal("Hireloom's worker is ready")
    finally:
        container.store().close()


def _migrate(config: settings.Settings, _: argparse.Namespace) -> None:
    from hireloom.bootstrap.upgrades import bring_up_to_date

    bring_up_to_date(config)


def _demo(config: settings.Settings, options: argparse.Namespace) -> None:
    _migrate(config, options)
    startup.load_demo(built(config))


def _create_admin(config: settings.Settings, options: argparse.Namespace) -> None:
    if options.password_stdin:
        password = sys.stdin.readline().rstrip("\n")
    else:
        password = getpass.getpass("Password (ignored for an existing account): ")
    _migrate(config, options)
    with container_for(config) as container:
        admin = container.accounts().create_admin(
            email=options.email,
            username=options.username,
            password=password,
            phone=options.phone,
            is_super_admin=options.super,
        )
    print(f"{admin.email} is {'a super admin' if admin.is_super_admin else 'an admin'}.")


def _doctor(config: settings.Settings, _: argparse.Namespace) -> int:
    container = built(config)
    try:
        findings = replace(container.operations(), patience=PATIENCE).diagnosis()
    finally:
        container.store().close()
    for finding in findings.findings:
        mark = "ok  " if finding.is_working else "FAIL" if finding.is_checked else "skip"
        print(f"{mark}  {finding.name}: {finding.words}")
        if finding.advice:
            print(f"      {finding.advice}")
    return 0 if findings.is_available else 1


def _export_corrections(config: settings.Settings, _: argparse.Namespace) -> None:
    container = built(config)
    try:
        for label in container.corrections().labels():
            print(json.dumps(asdict(label), ensure_ascii=False))
    finally:
        container.store().close()


def _plugins(_: settings.Settings, __: argparse.Namespace) -> None:
    from hireloom.settings.plugins import SETTINGS, plugins

    installed = list(plugins())
    for plugin in installed:
        print(
            f"{plugin.kind}: {plugin.name} ({plugin.package} {plugin.version}); choose it with {SETTINGS[plugin.kind]}"
        )
    if not installed:
        print("No plugins are installed. docs/swapping-providers.md explains how to write one.")


def _openapi(config: settings.Settings, _: argparse.Namespace) -> None:
    from hireloom.adapters.http.core.document import document

    print(json.dumps(document(built(config).app()), indent=2, sort_keys=True, ensure_ascii=False))


def _settings(*, as_env: bool) -> None:
    for name, default, help in settings.documentation():
        if as_env:
            print(f"# {help} Default: {default}\n#{name}=\n")
        else:
            print(f"{name} (default: {default})\n    {help}")


def _bench(_config: settings.Settings, options: argparse.Namespace) -> None:
    sys.path.insert(0, str(Path.cwd()))  # in a checkout, the benches are next to the package
    try:
        bench = importlib.import_module(f"bench.{options.what}")
    except ModuleNotFoundError as missing:
        reason = "The benches are part of a checkout: run this in its folder."
        if not (missing.name or "bench").startswith("bench"):
            reason = f"This bench needs {missing.name}, which is not installed: pip install '.[bench]'."
        raise settings.BadSetting(reason) from None
    bench.main([])


if __name__ == "__main__":
    sys.exit(main())
