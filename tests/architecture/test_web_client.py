"""The folders of the web client: named like the areas of the server, with walls between them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "webapp" / "src"
AREAS = ROOT / "src" / "hireloom" / "usecases"
WITHOUT_SERVER = {"help", "landing"}
WITHOUT_USE_CASE = {"apiReference"}  # reads the description of the API, which no use case writes
LONGEST_SHEET = 350
BELOW = ("api", "components", "features", "lib", "rules")  # app connects them, so none of them knows it
IMPORT = re.compile(r"""(?:\bfrom|\bimport\(?)\s*['"]@/(app|features)(?:/(\w+))?""")
VAGUE = "asked|each|found|given|held|kept|known|read|said|sent|shown|taken|told|wanted|written"
VARIABLE = re.compile(rf"""(?x)
    \b(?:const|let|function)\s+(?:{VAGUE})\b            # const found =
    | \b(?:const|let)\s+\[\s*(?:{VAGUE})\b             # const [found, setFound] =
    | \b(?:const|let)\s+\{{[^}}=]*?\b(?:{VAGUE})\b\s*[,}}]  # const {{ data: found }} =
    | (?<![\w.])\(?(?:{VAGUE})\)?\s*=>                 # found =>, (found) =>
    | [(,]\s*(?:{VAGUE})\??:\s[^,()]*\)\s*(?::\s\w+)?\s*(?:=>|\{{)  # (found: Job[]) =>
""")
PRONOUNS = "both|hers|its|mine|one|other|ours|own|theirs|whose|yours"
PRONOUN = re.compile(rf"""(?xm)
    \b(?:const|let|function)\s+[\[{{]?\s*(?:{PRONOUNS})\b    # const one =, const [one, …] =
    | [({{\[,]\s*(?:{PRONOUNS})\s*(?:=(?!=)[^,()]*?)?(?:\s\}}|\]|,\s\w|\)\s(?:=>|\{{))  # (one, other) =>
    | :\s(?:{PRONOUNS})\s?[,}}]                            # {{ id: one }}
    | (?<![\w.])(?:{PRONOUNS})\s=>                         # one =>
    | \(\s*(?:\w+\??:\s[^,()]+,\s*)*(?:{PRONOUNS})\??:\s  # (job: Job, other: Job)
    | ^\s*(?:{PRONOUNS})\??:\s\w[^,]*$                     # own?: number, a prop in a line of its own
    | \s(?:{PRONOUNS})=["{{]                               # <Title own={{…}}
""")
RULE = re.compile(r"/\*.*?\*/|\.([a-z][\w-]*)(?=[^{};]*\{)", re.S)
CLASS_NAME = re.compile(r"""className=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})""")
UTILITIES = {"bg", "sr", "text", "whitespace"}  # families of the framework to which our sheets add
FEATURES = sorted(folder.name for folder in (CLIENT / "features").iterdir() if folder.is_dir())


def is_area(name: str) -> bool:
    return (AREAS / f"{re.sub(r'(?=[A-Z])', '_', name).lower()}.py").exists()


@pytest.mark.parametrize("feature", FEATURES)
def test_a_feature_has_the_name_of_an_area_of_the_server(feature: str) -> None:
    assert feature in WITHOUT_SERVER or is_area(feature)


def test_calls_stand_in_the_file_of_their_area() -> None:
    files = {path.stem for path in (CLIENT / "api").glob("*.ts") if ".injectEndpoints(" in path.read_text()}
    files = {name for name in files if not name.endswith(".test")}
    assert {name for name in files if not is_area(name)} == WITHOUT_USE_CASE


def test_a_style_sheet_is_about_one_thing() -> None:
    sheets = {path: path.read_text().count("\n") for path in CLIENT.rglob("*.css")}
    assert {path: lines for path, lines in sheets.items() if lines > LONGEST_SHEET} == {}


def test_every_class_of_our_sheets_is_used_and_every_class_of_their_families_has_a_rule() -> None:
    rules = {name for path in CLIENT.rglob("*.css") for name in RULE.findall(path.read_text()) if name}
    code = "\n".join(path.read_text() for path in CLIENT.rglob("*.ts*") if not path.stem.endswith(".test"))
    begun = tuple(re.findall(r"\b(\w+-)\$\{", code))  # `machine-${state}`
    names = set(re.findall(r"[\w-]+", code))
    assert {name for name in rules - names if not name.startswith(begun)} == set()
    families = {name.partition("-")[0] for name in rules if "-" in name} - UTILITIES
    used = {name for text in CLASS_NAME.findall(code) for name in re.findall(r"""(?<=['"`\s])[a-z]+-[\w-]+""", text)}
    assert {name for name in used - rules if name.partition("-")[0] in families} == set()


@pytest.mark.parametrize("folder", BELOW)
def test_no_folder_reaches_over_its_wall(folder: str) -> None:
    over = [
        f"{path.relative_to(CLIENT)}: {statement.group()}"
        for path in sorted((CLIENT / folder).rglob("*.ts*"))
        if not path.stem.endswith(".test")
        for statement in IMPORT.finditer(path.read_text())
        if statement[1] == "app" or folder != "features" or statement[2] != path.relative_to(CLIENT / folder).parts[0]
    ]
    assert not over


def test_variables_are_nouns() -> None:
    """Neither a participle nor a pronoun says what it holds; as fields of an answer, some have to stay (oxlint bans the
    others)."""
    vague = [
        f"{path.relative_to(CLIENT)}: {variable.group().strip()}"
        for path in sorted(CLIENT.rglob("*.ts*"))
        if path.name not in ("types.ts", "server.gen.ts")
        for pattern in (VARIABLE, PRONOUN)
        for variable in pattern.finditer(path.read_text())
    ]
    assert not vague


def test_no_test_replaces_a_module() -> None:
    """The files of a worker share their modules, so what one test replaces would be missing in all later ones."""
    replacing = [
        str(path)
        for path in sorted(CLIENT.rglob("*.test.ts*"))
        if re.search(r"\bvi\.(?:do)?[mM]ock\(", path.read_text())
    ]
    assert not replacing
