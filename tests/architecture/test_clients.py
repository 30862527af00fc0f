"""The calls of the clients for programs are those of the server."""

from pathlib import Path

from scripts import client_code


def test_the_clients_are_fresh(monkeypatch) -> None:
    monkeypatch.chdir(Path(client_code.__file__).parents[1])
    stale = [path.name for path, text in client_code.files(client_code.described()).items() if path.read_text() != text]
    assert stale == [], "Run: make openapi"
