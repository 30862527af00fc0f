"""Whether the time of an answer reveals who has an account: wrong log-ins, requests for a new password and for a code
to register, for emails with and without an account in turn, on the product's own server with SQLite.

python -m bench.login_times [COUNT]. The medians may differ by 5 ms. The greatest distance of the two distributions
(Kolmogorov and Smirnov) is given next to the one that chance exceeds in one of twenty runs.
"""

import argparse
import http.client
import json
import os
import statistics
import tempfile
import time
from bisect import bisect_right
from pathlib import Path

from bench.long_load import register, served

CLOSE = 5.0  # milliseconds
NEW = {"username": "Free2026", "phonenumber": "+91-9876543210", "user_type": "user", "purpose": "general"}
CALLS = {"/api/login": {"password": "Wrong1password!"}, "/api/initiate-password-reset": {}, "/api/send-otp": NEW}


def main(arguments: list[str] | None = None) -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("count", type=int, nargs="?", default=1_000, help="timings of each kind")
    count = ask.parse_args(arguments).count
    os.environ |= {"HIRELOOM_LOGIN_WRONG_PER_ADDRESS": "10000", "HIRELOOM_CODES_PER_ADDRESS": "10000"}
    folder, differences = Path(tempfile.mkdtemp()), []
    address = f"sqlite:///{folder}/hireloom.db"
    with served(folder, address) as (_, port):
        member = register(address, count)
        unknown = [f"nobody{number}@load.example" for number in range(count)]
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        for path, fields in CALLS.items():
            answers: list[set[bytes]] = [set(), set()]
            times: list[list[float]] = [[], []]
            for pair in zip(member, unknown, strict=True):
                for kind, email in enumerate(pair):
                    took, answer = asked(line, path, fields | {"email": email})
                    times[kind].append(took)
                    answers[kind].add(answer)
            medians = [statistics.median(item) for item in times]
            differences.append(abs(medians[0] - medians[1]))
            same = "the same answers" if answers[0] == answers[1] else f"different answers: {answers}"
            apart = f"distance {distance(*times):.3f} (by chance {1.36 * (2 / count) ** 0.5:.3f})"
            print(
                f"{path}: {medians[0]:.1f} ms with an account, {medians[1]:.1f} without, {count} each, {apart}; {same}"
            )
            differences += [CLOSE] * (answers[0] != answers[1])
    print(f"within {CLOSE:.0f} ms: {'kept' if max(differences) < CLOSE else 'missed'}, load {os.getloadavg()[0]:.1f}")
    return int(max(differences) >= CLOSE)


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
