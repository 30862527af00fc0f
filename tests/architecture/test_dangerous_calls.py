"""Neither side of the product turns text into code or into HTML."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
CODE = {"eval", "exec", "compile", "__import__"}
TEMPLATES = {"render_template_string"}
HTML = re.compile(
    r"dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\("
)


def test_no_text_becomes_code() -> None:
    calls = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "src").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call)
        if (isinstance(node.func, ast.Name) and node.func.id in CODE | TEMPLATES)
        or (isinstance(node.func, ast.Attribute) and node.func.attr in TEMPLATES)
    ]
    assert calls == []


def test_no_text_becomes_html() -> None:
    sources = [path for path in (ROOT / "webapp/src").rglob("*.ts*") if ".test." not in path.name]
    assert len(sources) > 100
    assert [str(path.relative_to(ROOT)) for path in sources if HTML.search(path.read_text())] == []
