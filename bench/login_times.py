"""Whether the time of an answer reveals who has an account: wrong log-ins, requests for a new password and for a code
to register, for emails with an account, without one and with one of the demo in turn, on the product's own server.

python -m bench.login_times [COUNT]. The medians may differ by 5 ms. The greatest distance between the distribution of
emails with an account and each of the others (Kolmogorov and Smirnov) is given next to the one that chance exceeds in
one of twenty runs.
"""

import argparse
import http.client
import json
import os
import sqlite3
import statistics
import tempfile
import time
from bisect import bisect_right
from contextlib import closing
from itertools import cycle, islice
from pathlib import Path

from bench.long_load import register, served
from hireloom.demo.world import NO_PASSWORD

CLOSE = 5.0  # milliseconds
LIMITS = "HIRELOOM_LOGIN_WRONG_PER_ADDRESS", "HIRELOOM_CODES_PER_ADDRESS", "HIRELOOM_CODES_PER_EMAIL"
NEW = {"username": "Free2026", "phonenumber": "+91-9876543210", "user_type": "user", "purpose": "general"}
CALLS = {"/api/login": {"password": "Wrong1password!"}, "/api/initiate-password-reset": {}, "/api/send-otp": NEW}


def main(arguments: list[str] | None = None) -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("count", type=int, nargs="?", default=1_000, help="timings of each kind")
    count = ask.parse_args(arguments).count
    os.environ |= dict.fromkeys(LIMITS, "10000")
    folder, differences = Path(tempfile.mkdtemp()), []
    address = f"sqlite:///{folder}/hireloom.db"
    with served(folder, address) as (_, port, _):
        people = demo(folder)
        unknown = [f"nobody{number}@load.example" for number in range(len(people))]
        kinds = {"with an account": register(address, len(people)), "without": unknown, "of the demo": people}
        emails = {kind: list(islice(cycle(some), count)) for kind, some in kinds.items()}  # each as often as the others
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        for path, fields in CALLS.items():
            answers: dict[str, set[bytes]] = {kind: set() for kind in emails}
            times: dict[str, list[float]] = {kind: [] for kind in emails}
            for row in zip(*emails.values(), strict=True):
                for kind, email in zip(emails, row, strict=True):
                    took, answer = asked(line, path, fields | {"email": email})
                    times[kind].append(took)
                    answers[kind].add(answer)
            medians = [statistics.median(durations) for durations in times.values()]
            differences.append(max(medians) - min(medians))
            same = len(set(map(frozenset, answers.values()))) == 1
            first, *others = times.values()
            apart = ", ".join(f"{distance(first, sample):.3f}" for sample in others)
            summary = ", ".join(f"{median:.1f} ms {kind}" for kind, median in zip(times, medians, strict=True))
            print(f"{path}: {summary}, {count} each, distances {apart} (by chance {1.36 * (2 / count) ** 0.5:.3f})")
            if not same:
                print(f"different answers: {answers}")
                differences.append(CLOSE)
    print(f"within {CLOSE:.0f} ms: {'kept' if max(differences) < CLOSE else 'missed'}, load {os.getloadavg()[0]:.1f}")
    return int(max(differences) >= CLOSE)


def demo(folder: Path) -> list[str]:
    """The emails of the demo's people."""
    with closing(sqlite3.connect(folder / "hireloom.db")) as database:
        rows = database.execute("SELECT email FROM users WHERE password_hash = ?", (NO_PASSWORD,))
        return [email for (email,) in rows]


def distance(some: list[float], others: list[float]) -> float:
    """The distance of the two distributions where they are farthest apart."""
    sorted_some, sorted_others = sorted(some), sorted(others)
    return max(
        abs(bisect_right(sorted_some, at) / len(some) - bisect_right(sorted_others, at) / len(others))
        for at in (*some, *others)
    )


def asked(line: http.client.HTTPConnection, path: str, fields: dict[str, str]) -> tuple[float, bytes]:
    """The milliseconds, and the status with the answer."""
    began = time.perf_counter()
    line.request("POST", path, json.dumps(fields), {"Content-Type": "application/json"})
    answer = line.getresponse()
    content = answer.read()
    return 1000 * (time.perf_counter() - began), b"%d %s" % (answer.status, content)


if __name__ == "__main__":
    raise SystemExit(main())
