"""Posts as files in a local folder, one for each: nothing is sent over the network."""

import re
from pathlib import Path

from hireloom.infrastructure.atomic_files import write
from hireloom.ports.publishers import ALWAYS, Carrier, Post, PublishFailed

_KEY = re.compile(r"[a-z0-9-]{1,80}")


class PostFolder:
    carrier = Carrier.FOLDER
    remembers = ALWAYS

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def publish(self, post: Post) -> str:
        if not _KEY.fullmatch(post.key) or not _KEY.fullmatch(post.platform):
            raise PublishFailed("A post has a name that no file can have.", is_final=True)
        path = self._folder / f"{post.platform}_{post.key}.txt"  # the same post goes to the same file
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            write(path, f"{post.whole}\n".encode())
        except OSError as problem:
            raise PublishFailed(f"The folder for posts cannot be written: {problem.strerror}") from problem
        return ""
