"""The folders of the web client: named like the areas of the server, with walls between them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "webapp" / "src"
WITHOUT_SERVER = {"help", "landing"}
BELOW = ("api", "components", "features", "lib", "rules")  # app connects them, so none of them knows it
IMPORT = re.compile(r"""(?:\bfrom|\bimport\(?)\s*['"]@/(app|features)(?:/(\w+))?""")
FEATURES = sorted(folder.name for folder in (CLIENT / "features").iterdir() if folder.is_dir())


@pytest.mark.parametrize("feature", FEATURES)
def test_a_feature_has_the_name_of_an_area_of_the_server(feature: str) -> None:
    area = re.sub(r"(?=[A-Z])", "_", feature).lower()
    assert feature in WITHOUT_SERVER or (ROOT / "src" / "hireloom" / "usecases" / f"{area}.py").exists()


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
