"""Whether Redis answers."""

from redis import Redis
from redis.exceptions import AuthenticationError, RedisError

from hireloom.ports.probes import ProbeFailed

ADVICE = "Until it is back, the database counts attempts. Is HIRELOOM_REDIS_URL right?"


def look(client: Redis) -> str:
    """Redis's version. Raises ProbeFailed."""
    try:
        facts = client.info("server")
    except AuthenticationError:
        raise ProbeFailed("Redis does not accept the user or the password.", ADVICE) from None
    except RedisError as away:
        raise ProbeFailed("Redis cannot be used.", ADVICE, detail=str(away)) from None
    return f"Redis {facts['redis_version']}"
