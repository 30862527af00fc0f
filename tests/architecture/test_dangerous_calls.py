"""Neither side of the product turns text into code, commands or HTML, and forms take nothing that they do not name. No
secret can be predicted, and no certificate goes unchecked."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = {"eval", "exec", "compile", "__import__"}
SHELLS = {"os.system", "os.popen", "subprocess.getoutput", "subprocess.getstatusoutput"}
TEMPLATES = {"render_template_string"}
HTML = re.compile(
    r"dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\("
)


@pytest.fixture(scope="module")
def calls() -> list[tuple[str, ast.Call]]:
    """Every call of the product, and where it is."""
    return [
        (f"{path.relative_to(ROOT)}:{node.lineno}", node)
        for path in (ROOT / "src").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call)
    ]


def test_no_text_becomes_code(calls: list[tuple[str, ast.Call]]) -> None:
    assert [
        place
        for place, call in calls
        if (isinstance(call.func, ast.Name) and call.func.id in CODE | TEMPLATES)
        or (isinstance(call.func, ast.Attribute) and call.func.attr in TEMPLATES)
    ] == []


def test_no_text_becomes_a_command_line(calls: list[tuple[str, ast.Call]]) -> None:
    """Programs get a list of arguments, which no shell reads."""
    assert [
        place
        for place, call in calls
        if any(keyword.arg == "shell" for keyword in call.keywords) or ast.unparse(call.func) in SHELLS
    ] == []


def test_no_secret_is_drawn_from_predictable_numbers() -> None:
    drawing = [
        path.relative_to(ROOT / "src/hireloom").parts[0]
        for path in (ROOT / "src/hireloom").rglob("*.py")
        if re.search(r"^(?:import|from) random\b|\buuid1\(", path.read_text(), re.M)
    ]
    assert set(drawing) == {"demo", "testing"}  # a made-up world is to be the same each time


def test_no_text_becomes_html() -> None:
    sources = [path for path in (ROOT / "webapp/src").rglob("*.ts*") if ".test." not in path.name]
    assert len(sources) > 100
    assert [str(path.relative_to(ROOT)) for path in sources if HTML.search(path.read_text())] == []


def test_no_certificate_goes_unchecked() -> None:
    unchecked = re.compile(
        r"\bverify\s*=\s*False|CERT_NONE|CERT_OPTIONAL|check_hostname\s*=\s*False|_unverified_context"
    )
    product = [path for path in (ROOT / "src").rglob("*.py") if "testing" not in path.parts]
    assert [str(path.relative_to(ROOT)) for path in product if unchecked.search(path.read_text())] == []


def test_no_form_takes_fields_that_it_does_not_name() -> None:
    """A schema raises or leaves them out unless it says otherwise, and none says so."""
    views = (ROOT / "src/hireloom/adapters/http").rglob("*.py")
    assert [str(path.relative_to(ROOT)) for path in views if re.search(r"\bINCLUDE\b", path.read_text())] == []
