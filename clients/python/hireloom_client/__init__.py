"""A typed client of Hireloom's /api/v1, with nothing but the standard library."""

from hireloom_client.calls import Calls as Hireloom
from hireloom_client.transport import HireloomError, pages

__all__ = ["Hireloom", "HireloomError", "pages"]
