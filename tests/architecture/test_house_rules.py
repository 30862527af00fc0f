"""What the folders promise, checked against the syntax trees of the code."""

import ast
import sys
from collections import Counter
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from hireloom.bootstrap.container import Container
from hireloom.domain.refusals import Full

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "hireloom"
INSIDE = ("domain", "text_analysis", "ports", "usecases")
LONGEST = 350
GENERATED = ("migrations", "tables.py", "api/types.ts", "api/server.gen.ts")
CLOCK = PACKAGE / "adapters" / "clock.py"
ASKS_THE_TIME = {
    ("datetime", "now"),
    ("datetime", "utcnow"),
    ("datetime", "today"),
    ("date", "today"),
    ("time", "time"),
}


def python_files(*folders: str) -> list[Path]:
    return sorted(file for folder in folders for file in (PACKAGE / folder).rglob("*.py"))


@cache
def facts(path: Path) -> tuple[frozenset[str], frozenset[tuple[str, str]]]:
    """The modules that a file imports, and which attributes it takes from which name."""
    modules, attributes = set(), set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            modules.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules.add(node.module)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            attributes.add((node.value.id, node.attr))
    return frozenset(modules), frozenset(attributes)


@pytest.mark.parametrize("folder", INSIDE)
def test_the_inside_imports_the_standard_library_only(folder: str) -> None:
    foreign = {
        (str(path.relative_to(PACKAGE)), name)
        for path in python_files(folder)
        for name in facts(path)[0]
        if name.split(".")[0] not in {*sys.stdlib_module_names, "hireloom"}
    }
    assert not foreign


def test_only_the_settings_read_the_environment() -> None:
    readers = {
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        if {("os", "environ"), ("os", "getenv")} & facts(path)[1]
    }
    assert readers <= {"settings/loading.py"}


def test_only_the_clock_asks_the_time() -> None:
    askers = {
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        if path != CLOCK and ASKS_THE_TIME & facts(path)[1]
    }
    assert not askers


def test_no_file_is_longer_than_one_can_hold_in_mind() -> None:
    files = [*ROOT.glob("src/**/*.py"), *ROOT.glob("tests/**/*.py"), *ROOT.glob("bench/*.py")]
    files += ROOT.glob("webapp/src/**/*.ts*")
    long = {
        str(path.relative_to(ROOT)): lines
        for path in files
        if not any(word in str(path) for word in GENERATED) and (lines := len(path.read_text().splitlines())) > LONGEST
    }
    assert not long


LONGEST_FUNCTION = 40  # lines
LONGER = {
    # Tables written as code, in the order in which people see them: one line a field, a file, a command or a problem.
    # Cut in two, each half would need a name that says no more than "the first fields".
    "__main__.py": {"_parser"},
    "adapters/career_files/europass.py": {"_candidate", "_passport"},
    "adapters/career_files/linkedin.py": {"_resume"},
    "adapters/http/privacy.py": {"_files_of"},
    "domain/careers/json_resumes.py": {"json_resume"},
    "text_analysis/resumes/machine_views.py": {"_problems"},
    "usecases/privacy.py": {"_personal_data"},
    # Tools for assistants: each is a short function of its own inside.
    "adapters/mcp/server.py": {"_add_applications", "_add_interviews", "_add_jobs"},
    # The choice of the sentences and the table of their measures share nine values, which a cut would hand over.
    "text_analysis/evidence/line_ranking.py": {"line_measures"},
}


def test_a_function_fits_in_the_window() -> None:
    longer: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        if "versions" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION:
                longer.setdefault(path.relative_to(PACKAGE).as_posix(), set()).add(node.name)
    assert longer == LONGER


def test_measurements_import_what_there_is() -> None:
    """Many need libraries that the tests do not have, so they are not run here."""
    imported = {
        (node.module, alias.name)
        for path in ROOT.glob("bench/*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hireloom.")
        if node.module != "hireloom.wsgi"  # serves when it is imported
        for alias in node.names
    }
    assert not {
        (module, name)
        for module, name in imported
        if not hasattr(import_module(module), name) and find_spec(f"{module}.{name}") is None
    }


def test_every_desk_of_the_use_cases_is_wired_once() -> None:
    declared = {
        node.name
        for path in python_files("usecases")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ClassDef) and node.name.endswith("Desk")
    }
    wired = [kind.__name__ for kind in Container.desks.kwargs]
    assert sorted(wired) == sorted(declared)


def test_a_class_name_stands_for_one_thing() -> None:
    names = Counter(
        node.name
        for path in PACKAGE.rglob("*.py")
        if "migrations" not in path.parts  # each is a snapshot of its time
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert [name for name, count in names.items() if count > 1] == []


def test_how_often_and_how_many_are_settings() -> None:
    fixed = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in python_files("domain", "usecases", "bootstrap")
        for node in ast.walk(ast.parse(path.read_text()))
        if _is_fixed_rate(node) or _is_fixed_amount(node)
    ]
    assert not fixed


def _is_fixed_rate(node: ast.AST) -> bool:
    """RateLimit("name", 5, …), or with a constant for the 5."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("RateLimit", "hourly")):
        return False
    return any(isinstance(times, ast.Constant) or _is_named_constant(times) for times in node.args[1:2])


def _is_fixed_amount(node: ast.AST) -> bool:
    """if len(tx.things.of(…)) >= MOST, or raise TooManyThings(MOST)."""
    if isinstance(node, ast.Compare):
        stores = [name for name in ast.walk(node.left) if isinstance(name, ast.Name) and name.id == "tx"]
        is_order = isinstance(node.ops[0], ast.Gt | ast.GtE | ast.Lt | ast.LtE)
        return bool(stores) and is_order and any(map(_is_named_constant, node.comparators))
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name):
        is_full = node.exc.func.id in {kind.__name__ for kind in Full.__subclasses__()}
        return is_full and any(isinstance(most, ast.Constant) or _is_named_constant(most) for most in node.exc.args)
    return False


def _is_named_constant(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id.isupper()
