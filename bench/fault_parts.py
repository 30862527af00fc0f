"""The product's processes and the services that they need, for runs in which each is killed or paused."""

import http.client
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGKILL

from hireloom.adapters.sql.migrate import migrate_at

REDIS = (
    "import sys; from fakeredis import TcpFakeServer; server = TcpFakeServer(('127.0.0.1', int(sys.argv[1])));"
    " server.socket.listen(128); server.serve_forever()"
)


@dataclass
class Parts:
    """The product and what it needs; each part can be killed, started again, and paused."""

    folder: Path
    running: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)  # besides those of `values`
    port: int = field(default_factory=lambda: free_port())
    redis_port: int = field(default_factory=lambda: free_port())

    @property
    def database(self) -> str:
        return f"postgresql://hireloom@/postgres?host={self.folder}"

    def begin(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self._as_postgres("initdb", "-D", self._data, "-U", "hireloom", "--auth=trust", "-E", "UTF8")
        self.start_postgres()
        self.start_redis()
        migrate_at(self.database)

    def start_all(self) -> None:
        self.start_server()
        for number in (1, 2):
            self.start_worker(number)

    def start_postgres(self) -> None:
        options = f"-c listen_addresses='' -k {self.folder}"
        self._as_postgres("pg_ctl", "-D", self._data, "-w", "-l", f"{self.folder}/log", "-o", options, "start")

    def stop_postgres(self) -> None:
        self._as_postgres("pg_ctl", "-D", self._data, "-m", "immediate", "stop")

    def start_redis(self) -> None:
        self.start("redis", sys.executable, "-c", REDIS, str(self.redis_port))

    def start_server(self) -> None:
        self.start("server", sys.executable, "-m", "gunicorn", "--config", "deploy/gunicorn.conf.py")
        until(self.answers, 120)

    def start_worker(self, number: int) -> None:
        self.start(f"worker{number}", sys.executable, "-m", "hireloom", "worker")

    def kill(self, name: str) -> None:
        processes = self.processes(name)
        process = self.running.pop(name)
        for number in processes:
            os.kill(number, SIGKILL)
        process.wait()

    def processes(self, name: str) -> list[int]:
        """The processes of a part and all that they have started; PostgreSQL's are not ours."""
        if name == "postgres":
            first = int(Path(self._data, "postmaster.pid").read_text().split()[0])
        else:
            first = self.running[name].pid
        return [first, *_children(first)]

    def answers(self) -> bool:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            line.request("GET", "/api/health")
            return line.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            line.close()

    def end(self) -> None:
        for name in list(self.running):
            process = self.running.pop(name)
            process.terminate()
            try:
                process.wait(75)
            except subprocess.TimeoutExpired:
                process.kill()
        self.stop_postgres()

    @property
    def _data(self) -> str:
        return f"{self.folder}/data"

    def _as_postgres(self, *command: str) -> None:
        prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        path = os.pathsep.join([*map(str, folders[::-1]), os.environ["PATH"]])
        program = shutil.which(command[0], path=path) or command[0]
        subprocess.run([*prefix, program, *command[1:]], check=True, cwd="/", stdout=subprocess.DEVNULL)

    @property
    def values(self) -> dict[str, str]:
        return os.environ | {
            "HIRELOOM_DATABASE_URL": self.database,
            "HIRELOOM_DATA_DIR": f"{self.folder}-data",
            "HIRELOOM_REDIS_URL": f"redis://127.0.0.1:{self.redis_port}",
            "HIRELOOM_WORK": "worker",
            "HIRELOOM_SECRET": "f" * 64,
            "HIRELOOM_PORT": str(self.port),
            "HIRELOOM_THREADS": "8",
            "HIRELOOM_ANALYSES_AT_ONCE": "4",
            "HIRELOOM_APPLICATIONS_PER_HOUR": "100000",
            "WEB_CONCURRENCY": "2",
            **self.settings,
        }

    def run(self, *words: str) -> None:
        command = [sys.executable, "-m", "hireloom", *words]
        subprocess.run(command, env=self.values, check=True, stdout=subprocess.DEVNULL)

    def start(self, name: str, *command: str) -> None:
        with Path(f"{self.folder}-{name}.log").open("a") as log:
            self.running[name] = subprocess.Popen(command, env=self.values, stdout=log, stderr=log)


def until(is_so: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.5)


def _children(process: int) -> list[int]:
    names = [name for file in Path(f"/proc/{process}/task").glob("*/children") for name in file.read_text().split()]
    return [child for name in names for child in (int(name), *_children(int(name)))]


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
