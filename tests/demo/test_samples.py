"""The samples that the web client offers are those that this code writes."""

import json
from pathlib import Path

from hireloom.adapters.documents.reader import SandboxedReader
from hireloom.demo import samples

FOLDER = Path(__file__).parents[2] / "webapp" / "public" / "samples"
AGAIN = "run `python -m hireloom.demo.samples webapp/public/samples`"


def test_the_samples_are_fresh() -> None:
    expected = samples.files()
    assert {path.name for path in FOLDER.iterdir()} == set(expected), AGAIN
    for name, content in expected.items():
        assert (FOLDER / name).read_bytes() == content, f"{name} is stale: {AGAIN}"


def test_every_pair_is_complete_and_readable(reader: SandboxedReader) -> None:
    pairs = json.loads((FOLDER / "samples.json").read_text())
    assert [pair["name"] for pair in pairs] == [
        "Senior Backend Engineer, Kestrel Robotics",
        "Registered Nurse, Alder Hollow Medical Center",
    ]
    for pair in pairs:
        assert 350 <= len((FOLDER / pair["job"]).read_text().split()) <= 450
        document = reader.read((FOLDER / pair["resume"]).read_bytes(), name=pair["resume_name"])
        assert len(document.text.split()) > 200
        assert not document.omissions


def test_mayas_resume_has_two_pages(reader: SandboxedReader) -> None:
    file = samples.maya_okafor()
    assert reader.read(file.content(), name=file.name).pages == 2


def test_the_command_writes_them(tmp_path: Path) -> None:
    samples.main(tmp_path / "new")
    assert {path.name for path in (tmp_path / "new").iterdir()} == set(samples.files())
