"""The product as it runs in production, for long runs: two web processes behind nginx, two workers, PostgreSQL, Redis
(fakeredis) and an S3 server (moto), with the demo world."""

import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import boto3  # type: ignore[import-untyped]

from bench.fault_parts import Parts, free_port, until

NGINX = Path(__file__).parents[1] / "deploy" / "nginx.conf"
AROUND = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {site}
}}
"""
KEYS = {"HIRELOOM_S3_KEY_ID": "bench", "HIRELOOM_S3_KEY_SECRET": "bench"}
BUCKET = "papers"


@contextmanager
def production(folder: Path) -> Iterator[tuple[Parts, int]]:
    """All parts, and the port of the proxy."""
    parts = Parts(folder)
    with ExitStack() as at_end:
        parts.begin()
        at_end.callback(parts.end)
        _start_files(parts)
        parts.settings |= {"HIRELOOM_ANALYSES_PER_MINUTE": "10000", "HIRELOOM_TRUSTED_PROXY": "127.0.0.1"}
        parts.run("demo")
        parts.start_all()
        yield parts, _start_proxy(parts, folder)


def _start_files(parts: Parts) -> None:
    port = free_port()
    endpoint = f"http://127.0.0.1:{port}"
    parts.start("files", sys.executable, "-m", "moto.server", "-p", str(port))
    client = boto3.client(
        "s3", endpoint_url=endpoint, region_name="us-east-1", aws_access_key_id="bench", aws_secret_access_key="bench"
    )
    until(lambda: _has_bucket(client), 60)
    parts.settings |= KEYS | {"HIRELOOM_S3_BUCKET": BUCKET, "HIRELOOM_S3_ENDPOINT_URL": endpoint}


def _has_bucket(client: "boto3.client") -> bool:
    try:
        client.create_bucket(Bucket=BUCKET)
    except Exception:  # it is not up yet
        return False
    return True


def _start_proxy(parts: Parts, folder: Path) -> int:
    port, folder_of_proxy = free_port(), Path(f"{folder}-proxy")
    folder_of_proxy.mkdir()
    site = NGINX.read_text().replace("server web:8000", f"server 127.0.0.1:{parts.port}")
    config = folder_of_proxy / "nginx.conf"
    config.write_text(
        AROUND.format(folder=folder_of_proxy, site=site.replace("listen 80;", f"listen 127.0.0.1:{port};"))
    )
    parts.start("proxy", "/usr/sbin/nginx", "-c", str(config))
    time.sleep(1)
    return port
