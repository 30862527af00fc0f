"""Whether Redis answers."""

from redis import Redis
from redis.exceptions import RedisError

from hireloom.ports.probes import ProbeFailed

ADVICE = "Until it is back, the database counts attempts. Is HIRELOOM_REDIS_URL right?"


def look(client: Redis) -> str:
    """Redis's version. Raises ProbeFailed."""
    try:
        facts = client.info("server")
    except RedisError as away:
        raise ProbeFailed(f"Redis does not answer: {type(away).__name__}.", ADVICE) from None
    return f"Redis {facts['redis_version']}"
