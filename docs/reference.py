"""Writes the pages of the reference from the code, each time the site is built: settings, commands, calls, ports.

They go to docs/reference, which is not committed.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import json
import os
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hireloom import __main__ as command_line
from hireloom import ports, settings

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("reference/settings", "reference/commands", "reference/calls", "reference/ports", "reference/changes")


def write(docs: Path) -> None:
    made = (settings_page(), commands_page(), calls_page(), ports_page(), (ROOT / "CHANGELOG.md").read_text())
    (docs / "reference").mkdir(exist_ok=True)
    for name, text in zip(PAGES, made, strict=True):
        page = docs / f"{name}.md"
        if not page.exists() or page.read_text() != text:  # what stays the same is not built again
            page.write_text(text)


def settings_page() -> str:
    rows = [f"| `{name}` | {default} | {meaning} |" for name, default, meaning in settings.documentation()]
    about = "Settings come from the environment; `hireloom settings` prints this list."
    return "\n".join(["# Settings", "", about, "", "| setting | default | meaning |", "|---|---|---|", *rows, ""])


def commands_page() -> str:
    os.environ["COLUMNS"] = "100"
    parser = command_line._parser()
    (commands,) = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    page = ["# Commands", "", *_literal(parser.format_help())]
    for name, command in commands.choices.items():
        page += [f"## hireloom {name}", "", *_literal(command.format_help())]
    return "\n".join(page)


def _literal(text: str) -> list[str]:
    return ["```text", text.strip(), "```", ""]


def calls_page() -> str:
    document = json.loads((ROOT / "webapp" / "src" / "api" / "openapi.json").read_text())
    page = ["# Calls", "", document["info"]["description"], ""]
    page += ["The OpenAPI document at `/api/openapi.json` has the fields of every call and answer.", ""]
    for tag in document["tags"]:
        page += [f"## {tag['description']}", "", "| call | what it does |", "|---|---|"]
        page += [f"| `{name}` | {summary} |" for name, summary in _calls(document, tag["name"])]
        page += [""]
    return "\n".join(page)


def _calls(document: dict[str, Any], tag: str) -> Iterator[tuple[str, str]]:
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            if method != "parameters" and tag in call["tags"]:
                yield f"{method.upper()} {path}", call.get("summary", "")


def ports_page() -> str:
    page = [
        "# Ports",
        "",
        "What the product needs from outside. [How to swap a provider](../swapping-providers.md).",
        "",
    ]
    for module in map(importlib.import_module, sorted(_modules())):
        page += [f"## {module.__name__.removeprefix('hireloom.')}", "", _text(module), ""]
        for name, port in vars(module).items():
            if inspect.isclass(port) and port.__module__ == module.__name__:
                page += [f"### {name}", "", _text(port), "", *_methods(port)]
    return "\n".join(page)


def _modules() -> Iterator[str]:
    for module in pkgutil.iter_modules(ports.__path__):
        yield f"{ports.__name__}.{module.name}"


def _methods(port: type) -> Iterator[str]:
    for name, method in vars(port).items():
        if inspect.isfunction(method) and not name.startswith("_"):
            signature = re.sub(
                r"\b[a-z_]+\.(?:\w+\.)*(\w+)", r"\1", str(inspect.signature(method))
            )  # names without modules
            yield f"`{name}{signature}`\n: {_text(method) or '–'}\n"


def _text(thing: object) -> str:
    own = thing.__doc__ or ""
    if own.startswith(f"{getattr(thing, '__name__', '')}("):  # of a dataclass: its fields
        return ""
    return " ".join(inspect.cleandoc(own).split())
