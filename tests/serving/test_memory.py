"""Memory of a server for a while after much work."""

from concurrent.futures import ThreadPoolExecutor

from tests.serving.servers import Server, call

MB = 1024 * 1024
AT_ONCE, TIMES = 16, 3


def test_many_log_ins_at_once_leave_no_memory_behind(waitress: Server) -> None:
    def log_in(number: int) -> int:
        wrong = {"email": f"nobody{number}@people.example", "password": "x"}
        return call(waitress.port, "POST", "/api/login", wrong)[0]

    assert log_in(AT_ONCE * TIMES) == 401
    before = waitress.memory_at_rest()
    with ThreadPoolExecutor(AT_ONCE) as threads:
        assert set(threads.map(log_in, range(AT_ONCE * TIMES))) == {401}
    assert waitress.memory_at_rest() - before < 60 * MB  # it was 200 and more
