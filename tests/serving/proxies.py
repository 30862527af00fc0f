"""The proxies of the documentation, with our configurations, as Debian ships them."""

import os
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.serving.servers import ROOT, resident
from tests.waiting import until

# What Debian's own /etc/nginx/nginx.conf does around a file of conf.d, for one process of our own user in a folder.
AROUND = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/hireloom.conf;
}}
"""


class Proxy:
    def __init__(self, port: int, process: int, plain_port: int) -> None:
        self.port, self._process, self.plain_port = port, process, plain_port

    def memory(self) -> int:
        return resident(self._process)


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def adapted(name: str, changes: dict[str, str]) -> str:
    text = (ROOT / "deploy" / name).read_text()
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(behind: int, folder: Path, changes: dict[str, str] | None = None) -> Iterator[Proxy]:
    port = free_port()
    replacements = {"server web:8000": f"server 127.0.0.1:{behind}", "listen 80;": f"listen 127.0.0.1:{port};"}
    (folder / "hireloom.conf").write_text(adapted("nginx.conf", replacements | (changes or {})))
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
    with _running(["/usr/sbin/nginx", "-c", str(folder / "nginx.conf")], port, folder) as proxy:
        yield proxy


@contextmanager
def caddy(behind: int, folder: Path) -> Iterator[Proxy]:
    port, plain_port = free_port(), free_port()
    replacements = {
        "\njobs.example.org {": f"\n:{port} {{\n\tbind 127.0.0.1",
        "http://jobs.example.org {": f"http://:{plain_port} {{\n\tbind 127.0.0.1",
        "127.0.0.1:8000": f"127.0.0.1:{behind}",
    }
    config = folder / "Caddyfile"
    config.write_text(adapted("Caddyfile", replacements | {"\n{\n": "\n{\n\tadmin off\n"}))
    with _running(
        ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)], port, folder, plain_port
    ) as proxy:
        yield proxy


@contextmanager
def _running(command: Sequence[str], port: int, folder: Path, plain_port: int = 0) -> Iterator[Proxy]:
    """`plain_port` leads to https."""
    environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "said").open("w") as text:
        process = subprocess.Popen(command, env=environment, stdout=text, stderr=text)
    try:
        assert until(lambda: process.poll() is not None or listens(port))
        assert process.poll() is None, (folder / "said").read_text()
        yield Proxy(port, process.pid, plain_port)
    finally:
        process.kill()
        process.wait(60)


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=60).close()
    except ConnectionRefusedError:
        return False
    return True
