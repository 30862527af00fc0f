"""What the product is made of is listed whole, and each part is pinned by its hash."""

import configparser
import json
import re
from pathlib import Path

from scripts import bill_of_materials

ROOT = Path(__file__).parents[2]
FOR_DEVELOPERS = {"bench", "test", "lint", "dev", "docs", "sbom"}


def test_the_list_of_python_packages_has_all_that_a_setting_may_need() -> None:
    setup = configparser.ConfigParser()
    setup.read(ROOT / "setup.cfg")
    extras = set(setup["options.extras_require"])
    assert set(bill_of_materials.EXTRAS.split(",")) == extras - FOR_DEVELOPERS


def test_each_python_package_comes_as_it_was_when_it_was_chosen() -> None:
    packages = re.split(r"\n(?=\S)", (ROOT / "constraints.txt").read_text())
    pinned = [package for package in packages if not package.startswith("#")]
    assert len(pinned) > 100
    assert [package for package in pinned if "==" not in package or "--hash=sha256:" not in package] == []


def test_the_list_of_web_packages_names_each_with_its_hash(tmp_path: Path) -> None:
    bill_of_materials.web_packages(target := tmp_path / "web.cdx.json")
    components = json.loads(target.read_text())["components"]
    chosen = json.loads((ROOT / "webapp/package.json").read_text())["dependencies"]
    assert set(chosen) <= {component["name"] for component in components}
    assert "vitest" not in {component["name"] for component in components}
    assert [
        component["name"]
        for component in components
        if not (component["version"] and component["hashes"][0]["alg"] == "SHA-512")
    ] == []
