"""Names are nouns where a noun exists: a participle or pronoun does not say what it holds."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
PACKAGE = ROOT / "src" / "hireloom"
BENCH = ROOT / "bench"
FORBIDDEN = {"each", "given", "held", "said", "told", "wanted"}
PARTICIPLES = {"asked", "found", "kept", "known", "read", "sent", "shown", "taken", "written"}
PRONOUNS = {
    "both",
    "hers",
    "his",
    "its",
    "mine",
    "one",
    "other",
    "ours",
    "own",
    "someone",
    "that",
    "theirs",
    "these",
    "this",
    "those",
    "which",
    "whose",
    "yours",
}
VARIABLES = PARTICIPLES | PRONOUNS
DEEDS = {"abandoned", "changed", "contacted", "done", "enclosed", "hidden", "named", "revealed", "submitted"}
AS_A_VERB = {
    ("src/hireloom/domain/messages.py", "given")
}  # Feedback.given(...) makes the new value, as domain methods may
ALLOWED = {
    ("src/hireloom/adapters/mcp/server.py", "own"),  # a parameter that assistants name
    ("src/hireloom/text_analysis/language/parts_of_speech.py", "OTHER"),  # the standard's name of the tag
}
MIGRATIONS = PACKAGE / "adapters" / "sql" / "migrations" / "versions"  # each is a snapshot of its time


def names_of(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """Everything that a file names: classes, functions, parameters, variables and attributes."""
    for node in nodes:
        match node:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                yield node.name
            case ast.Name(ctx=ast.Store()):
                yield node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.attr
            case ast.arg():
                yield node.arg
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.alias(asname=str(name)):
                yield name


def _is_field(line: ast.stmt, target: ast.AST) -> bool:
    return isinstance(line, ast.Assign | ast.AnnAssign) and isinstance(target, ast.Name)


def variables_of(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """The classes, parameters, variables and constants; the fields of a class may be names on the wire, and a parameter
    may be the `other` value of the same kind, as in Python's own methods."""
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    fields = {target for node in classes for line in node.body for target in ast.walk(line) if _is_field(line, target)}
    for node in nodes:
        match node:
            case ast.Name() if node in fields:
                pass
            case ast.ClassDef():
                yield node.name
            case ast.Name(ctx=ast.Store()):
                yield node.id
            case ast.arg() if node.arg != "other":
                yield node.arg


def misnamed(path: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(path.read_text())))
    place, names, variables = str(path.relative_to(ROOT)), {path.stem, *names_of(nodes)}, set(variables_of(nodes))
    forbidden = {name for name in names if name.strip("_").lower() in FORBIDDEN and (place, name) not in AS_A_VERB}
    forbidden |= {name for name in variables if name.strip("_").lower() in VARIABLES and (place, name) not in ALLOWED}
    forbidden |= {
        node.name for node in nodes if isinstance(node, ast.ClassDef) and node.name.strip("_").lower() in DEEDS
    }
    is_test = path.is_relative_to(TESTS) and not path.is_relative_to(TESTS / "e2e")
    return forbidden | ({"item"} & variables if is_test else set())


@pytest.mark.parametrize("folder", [PACKAGE, TESTS, BENCH], ids=["product", "tests", "bench"])
def test_names_are_nouns(folder: Path) -> None:
    files = (path for path in folder.rglob("*.py") if MIGRATIONS not in path.parents)
    assert {path: names for path in files if (names := misnamed(path))} == {}
