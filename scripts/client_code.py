"""Writes the calls of the clients in clients/ from the description of /api/v1: types and methods for Python, and for
JavaScript with its TypeScript types."""

import json
import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill, indent
from typing import Any

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / "clients" / "python" / "hireloom_client" / "calls.py"
SCRIPT = ROOT / "clients" / "typescript" / "calls.js"
TYPES = ROOT / "clients" / "typescript" / "calls.d.ts"
PREFIX = "/api/v1"
LONGEST = 105  # characters of a line of a docstring
NOTICE = "Written by scripts/client_code.py from /api/v1/openapi.json."
WORDS = {
    "python": {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"},
    "typescript": {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    },
}
Schema = dict[str, Any]


class Call:
    """One operation: its name, where it goes, what it takes and what it answers."""

    def __init__(self, method: str, path: str, parameters: list[Schema], operation: Schema) -> None:
        self.method, self.path = method.upper(), path.removeprefix(PREFIX)
        self.name: str = operation["operationId"]
        self.summary: str = operation["summary"]
        self.scope: str = operation.get("description", "")
        places = [*parameters, *operation.get("parameters", [])]
        self.places = [place for place in places if place["in"] == "path"]
        self.query = [place for place in places if place["in"] == "query"]
        content = operation.get("requestBody", {}).get("content", {})
        self.has_files = "multipart/form-data" in content
        self.body: Schema | None = next(iter(content.values()))["schema"] if content else None
        answer = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
        self.answer: Schema | None = answer.get("content", {}).get("application/json", {}).get("schema")
        self.is_file = bool(answer.get("content", {}).keys() - {"application/json"})


def calls(document: Schema) -> list[Call]:
    return [
        Call(method, path, methods.get("parameters", []), operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        if method != "parameters" and operation["operationId"] != "openapi"
    ]


def typed(schema: Schema, language: str) -> str:
    """The type of a value in one of the languages."""
    is_python = language == "python"
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "allOf" in schema:
        return typed(schema["allOf"][0], language)
    if "anyOf" in schema:
        return " | ".join(typed(choice, language) for choice in schema["anyOf"])
    kinds = schema.get("type", [])
    kinds = kinds if isinstance(kinds, list) else [kinds]
    if schema.get("format") == "binary":
        return "File" if is_python else "Blob"
    if "enum" in schema:
        return _choices(schema["enum"], is_python=is_python)
    names = [_named(kind, schema, language) for kind in kinds]
    return " | ".join(names) or ("Any" if is_python else "unknown")


def _choices(values: list[Any], *, is_python: bool) -> str:
    if not is_python:
        return " | ".join(f"'{value}'" if isinstance(value, str) else json.dumps(value) for value in values)
    literal = ", ".join(repr(value) for value in values)
    return f"Literal[{literal}]"


def _named(kind: str, schema: Schema, language: str) -> str:
    is_python = language == "python"
    if kind == "array":
        inner = typed(schema.get("items", {}), language)
        return f"list[{inner}]" if is_python else f"Array<{inner}>"
    if kind == "object":
        values = schema.get("additionalProperties")
        inner = typed(values, language) if isinstance(values, dict) else ("Any" if is_python else "unknown")
        return f"dict[str, {inner}]" if is_python else f"Record<string, {inner}>"
    return WORDS[language][kind]


def reachable(document: Schema) -> dict[str, Schema]:
    """The schemas that calls send or answer, in the order of the document."""
    schemas: dict[str, Schema] = document["components"]["schemas"]
    names, waiting = set[str](), [schema for call in calls(document) for schema in (call.body, call.answer) if schema]
    while waiting:
        for name in set(_references(waiting.pop())) - names:
            names.add(name)
            waiting.append(schemas[name])
    return {name: schema for name, schema in schemas.items() if name in names}


def _references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            if name == "$ref":
                yield inner.rsplit("/", 1)[1]
            else:
                yield from _references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _references(inner)


PYTHON_HEAD = f'''"""{NOTICE}"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from hireloom_client.transport import File, Transport
'''


def python(document: Schema) -> str:
    types = "".join(_python_type(name, schema) for name, schema in reachable(document).items())
    methods = "".join(_python_call(call) for call in calls(document))
    return _formatted(f'{PYTHON_HEAD}{types}\n\nclass Calls(Transport):\n    """Every call of /api/v1."""\n{methods}')


def _python_type(name: str, schema: Schema) -> str:
    if "enum" in schema:
        return f'\n\n{name} = {typed(schema, "python")}\n"""{schema["description"]}"""\n'
    lines = [f"\n\nclass {name}(TypedDict):"]
    if schema.get("description"):
        lines.append(f"{_quoted(schema['description'])}\n")
    for field, about in schema.get("properties", {}).items():
        if keyword.iskeyword(field):
            raise ValueError(f"{name}.{field} is a word of the language")
        of_type = typed(about, "python")
        is_always = field in schema.get("required", [])
        lines.append(f"    {field}: {of_type if is_always else f'NotRequired[{of_type}]'}")
        lines.append(_quoted(about["description"]))
    return "\n".join([*lines, ""]) + ("" if len(lines) > 1 else "    pass\n")


def _python_call(call: Call) -> str:
    takes = ["self", *(f"{place['name']}: {typed(place['schema'], 'python')}" for place in call.places)]
    takes += [f"body: {typed(call.body, 'python')}"] if call.body else []
    takes += ["*"] if call.query or call.method == "POST" else []
    takes += [f"{place['name']}: {typed(place['schema'], 'python')} | None = None" for place in call.query]
    takes += ["idempotency_key: str | None = None"] if call.method == "POST" else []
    answer = "bytes" if call.is_file else typed(call.answer, "python") if call.answer else "None"
    query = ", ".join(f'"{place["name"]}": {place["name"]}' for place in call.query)
    sends = [f'"{call.method}"', ("f" if call.places else "") + f'"{_python_path(call)}"']
    sends += [f"{'form' if call.has_files else 'body'}=body"] if call.body else []
    sends += [f"query={{{query}}}"] if query else []
    sends += ["idempotency_key=idempotency_key"] if call.method == "POST" else []
    words = f"self.{'_file' if call.is_file else '_call'}({', '.join(sends)})"
    lines = [f"def {call.name}({', '.join(takes)}) -> {answer}:", _quoted(f"{call.summary}\n\n{call.scope}")]
    if call.answer and not call.is_file:
        lines += [f"    answer: {answer} = {words}", "    return answer"]
    else:
        lines.append(f"    return {words}" if call.is_file else f"    {words}")
    return "\n" + indent("\n".join(lines), "    ") + "\n"


def _quoted(text: str) -> str:
    """A docstring, indented once."""
    paragraphs = "\n\n".join(fill(paragraph, LONGEST) for paragraph in text.strip().split("\n\n"))
    return indent(f'"""{paragraphs}"""', "    ")


def _python_path(call: Call) -> str:
    return re.sub(r"\{(\w+)\}", r"{self._part(\1)}", call.path)


def _formatted(code: str) -> str:
    ruff = [str(Path(sys.executable).parent / "ruff"), "format", "--quiet", "--stdin-filename", PYTHON.name, "-"]
    done = subprocess.run(ruff, input=code, capture_output=True, text=True, check=True, cwd=ROOT)
    return done.stdout


def script(document: Schema) -> str:
    methods = "".join(_script_call(call) for call in calls(document))
    head = f"// {NOTICE}\nimport {{ Transport }} from './transport.js'\n"
    return f"{head}\nexport class Calls extends Transport {{{methods}}}\n"


def _script_call(call: Call) -> str:
    takes = [_camel(place["name"]) for place in call.places] + (["body"] if call.body else [])
    takes += ["query = {}"] if call.query else []
    takes += ["options = {}"] if call.method == "POST" else []
    path = re.sub(r"\{(\w+)\}", lambda match: f"${{this.part({_camel(match[1])})}}", call.path)
    more = [*(["form: body" if call.has_files else "body"] if call.body else []), *(["query"] if call.query else [])]
    more += ["idempotencyKey: options.idempotencyKey"] if call.method == "POST" else []
    more += ["file: true"] if call.is_file else []
    rest = f", {{ {', '.join(more)} }}" if more else ""
    return (
        f"\n  /** {call.summary} {call.scope} */\n  {_camel(call.name)}({', '.join(takes)}) {{\n"
        f"    return this.call('{call.method}', `{path}`{rest})\n  }}\n"
    )


def types(document: Schema) -> str:
    shapes = "".join(_script_type(name, schema) for name, schema in reachable(document).items())
    methods = "".join(_script_signature(call) for call in calls(document))
    head = f"// {NOTICE}\nimport {{ Transport, type Options }} from './transport.js'\n"
    return f"{head}{shapes}\nexport class Calls extends Transport {{{methods}}}\n"


def _script_type(name: str, schema: Schema) -> str:
    about = f"/** {schema['description']} */\n" if schema.get("description") else ""
    if "enum" in schema:
        return f"\n{about}export type {name} = {typed(schema, 'typescript')}\n"
    fields = "".join(
        f"  /** {field['description']} */\n"
        f"  {key}{'' if key in schema.get('required', []) else '?'}: {typed(field, 'typescript')}\n"
        for key, field in schema.get("properties", {}).items()
    )
    return f"\n{about}export interface {name} {{\n{fields}}}\n"


def _script_signature(call: Call) -> str:
    takes = [f"{_camel(place['name'])}: {typed(place['schema'], 'typescript')}" for place in call.places]
    takes += [f"body: {typed(call.body, 'typescript')}"] if call.body else []
    query = "; ".join(f"{place['name']}?: {typed(place['schema'], 'typescript')}" for place in call.query)
    takes += [f"query?: {{ {query} }}"] if call.query else []
    takes += ["options?: Options"] if call.method == "POST" else []
    answer = "Blob" if call.is_file else typed(call.answer, "typescript") if call.answer else "void"
    return f"\n  /** {call.summary} {call.scope} */\n  {_camel(call.name)}({', '.join(takes)}): Promise<{answer}>\n"


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def files(document: Schema) -> dict[Path, str]:
    return {PYTHON: python(document), SCRIPT: script(document), TYPES: types(document)}


def described() -> Schema:
    from tempfile import TemporaryDirectory

    from hireloom.adapters.http.core.document import document
    from hireloom.adapters.http.core.spec import PREFIX_V1
    from hireloom.commands.building import built
    from hireloom.settings import load

    with TemporaryDirectory() as data:
        described: Schema = json.loads(json.dumps(document(built(load({"HIRELOOM_DATA_DIR": data})).app(), PREFIX_V1)))
    return described


if __name__ == "__main__":
    for path, text in files(described()).items():
        path.write_text(text)
