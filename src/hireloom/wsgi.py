"""The application for a WSGI server with several processes, such as gunicorn: `hireloom.wsgi:app`.

Each process imports this module for itself, after one process has called `startup.prepare`. Background work is done by
`hireloom worker`."""

import atexit
from contextlib import ExitStack

from hireloom import __version__
from hireloom.adapters.http.core.behind_proxy import believing, reading_all
from hireloom.bootstrap import startup
from hireloom.bootstrap.container import Container
from hireloom.infrastructure import logs, tracing
from hireloom.infrastructure.memory import return_large_blocks
from hireloom.serving.server import LARGEST_BODY, settle

return_large_blocks()
config = startup.settings_for_processes()
logs.begin(config.log_format)
tracing.begin(config.traces_url, __version__)
container, at_exit = Container(settings=config), ExitStack()
atexit.register(at_exit.close)
at_exit.callback(tracing.end)
at_exit.callback(startup.close, container)
startup.warm(container)
at_exit.enter_context(startup.background_work(container, begins=False))
app = container.app()
app.wsgi_app = reading_all(LARGEST_BODY, app.wsgi_app)  # type: ignore[method-assign, assignment]
if trusted := config.trusted_proxy:
    app.wsgi_app = believing(trusted, app.wsgi_app)  # type: ignore[method-assign, assignment]
settle()
