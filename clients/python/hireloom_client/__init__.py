"""A typed client of Hireloom's /api/v1, with nothing but the standard library."""

from hireloom_client.calls import Calls as Hireloom
from hireloom_client.transport import File, HireloomError, pages

__all__ = ["File", "Hireloom", "HireloomError", "pages"]
