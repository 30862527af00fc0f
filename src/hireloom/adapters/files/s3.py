"""Files in a bucket of S3, or of any service with its protocol."""

import base64
import hashlib
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, datetime
from typing import Any, NoReturn

import boto3  # type: ignore[import-untyped]
from botocore.config import Config  # type: ignore[import-untyped]
from botocore.exceptions import BotoCoreError, ClientError, ReadTimeoutError  # type: ignore[import-untyped]
from botocore.parsers import ResponseParserError  # type: ignore[import-untyped]

from hireloom.adapters.files.keys import is_key, new_key
from hireloom.adapters.files.s3_lines import exchange, watch
from hireloom.domain.refusals import NotFound
from hireloom.infrastructure import tracing
from hireloom.ports.failures import StoreAway

CONNECT, ANSWER = 2.0, 10.0  # seconds for each try
TRIES = 2
WHOLE = 60.0  # seconds for all tries together, to the last byte: enough for 30 MB at 4 Mbit/s
LINES = 32  # connections in the pool; a request uses one at most
AT_A_TIME = 200

log = logging.getLogger(__name__)


class S3Files:
    """Files under `prefix` in the bucket. Without a key in the settings, AWS's standard chain finds one. Connects at
    the first call; never shows the key. Raises ValueError for an invalid address or profile."""

    def __init__(
        self,
        *,
        bucket: str,
        prefix: str = "",
        endpoint_url: str = "",
        region: str = "us-east-1",
        key_id: str = "",
        key_secret: str = "",
        connect: float = CONNECT,
        answer: float = ANSWER,
        whole: float = WHOLE,
    ) -> None:
        self._whole = whole
        self._bucket, self._prefix = bucket, f"{prefix}/" if prefix else ""
        try:
            self._client: Any = boto3.client(
                "s3",
                region_name=region,
                endpoint_url=endpoint_url or None,
                aws_access_key_id=key_id or None,
                aws_secret_access_key=key_secret or None,
                config=Config(
                    connect_timeout=connect,
                    read_timeout=answer,
                    retries={"mode": "standard", "total_max_attempts": TRIES},
                    max_pool_connections=LINES,
                    s3={"addressing_style": "path" if endpoint_url else "auto"},
                    # Services other than AWS refuse checksums in trailers; we send a digest that all of them check.
                    request_checksum_calculation="when_required",
                    response_checksum_validation="when_required",
                ),
            )
        except BotoCoreError as refused:
            raise ValueError(str(refused)) from refused
        watch(self._client)

    def keep(self, content: bytes, *, extension: str, on: date) -> str:
        key = new_key(extension, on)
        self.replace(key, content)
        return key

    def read(self, key: str) -> bytes:
        with self._there():
            content: bytes = self._client.get_object(**self._at(key))["Body"].read()
        return content

    def replace(self, key: str, content: bytes) -> None:
        digest = hashlib.md5(content, usedforsecurity=False).digest()
        with self._there():
            self._client.put_object(**self._at(key), Body=content, ContentMD5=base64.b64encode(digest).decode())

    def remove(self, key: str) -> None:
        with self._there():
            self._client.delete_object(**self._at(key))

    def kept_before(self, moment: datetime) -> Iterator[list[str]]:
        """Keys page by page; files that others keep in the bucket are left out."""
        pages = self._client.get_paginator("list_objects_v2").paginate(
            Bucket=self._bucket, Prefix=self._prefix, PaginationConfig={"PageSize": AT_A_TIME}
        )
        turned = iter(pages)
        while True:
            with self._there():
                page = next(turned, None)
            if page is None:
                return
            old = (entry["Key"] for entry in page.get("Contents", ()) if entry["LastModified"] < moment)
            keys = (name.removeprefix(self._prefix) for name in old)
            yield [key for key in keys if is_key(key)]

    def _at(self, key: str) -> dict[str, str]:
        """The place of a key. Raises NotFound for a key that `keep` cannot have given: it never becomes a path."""
        if not is_key(key):
            raise NotFound
        return {"Bucket": self._bucket, "Key": self._prefix + key}

    @contextmanager
    def _there(self) -> Iterator[None]:
        """Turns errors of the library into refusals: NotFound for a missing file, StoreAway for anything else."""
        try:
            with exchange(self._whole) as call, tracing.span("s3", "client") as span:
                span.note(attributes={"aws.s3.bucket": self._bucket})
                yield
            if call.is_late:
                raise ReadTimeoutError(endpoint_url=self._bucket)
        except ClientError as refused:
            code = refused.response.get("Error", {}).get("Code", "")
            if code == "NoSuchKey":
                raise NotFound from None
            words = str(refused.response.get("Error", {}).get("Message", "")).rstrip(".")
            self._away(f"{words} ({code})" if words else code)
        except (BotoCoreError, ResponseParserError) as away:
            self._away(str(away).partition(": ")[0])  # an address may follow

    def _away(self, cause: str) -> NoReturn:
        log.error("the bucket %s could not do it: %s", self._bucket, cause)
        raise StoreAway("The bucket cannot be used.", detail=f"{cause} (bucket {self._bucket})") from None
