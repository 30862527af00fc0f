"""The application for a WSGI server with several processes, such as gunicorn: `hireloom.wsgi:app`.

Each process imports this module for itself, after one process has called `startup.prepare`; with
`startup.application`, that process may also make the application for those that it forks. Background work is done by
`hireloom worker`."""

import atexit
from contextlib import ExitStack

from hireloom import __version__
from hireloom.adapters.http.core.behind_proxy import believing, reading_all
from hireloom.bootstrap import startup
from hireloom.infrastructure import logs, tracing
from hireloom.infrastructure.memory import return_large_blocks
from hireloom.serving.server import LARGEST_BODY, settle

return_large_blocks()
container, app = startup.application()
config, at_exit = container.settings(), ExitStack()
logs.begin(config.log_format)
tracing.begin(config.traces_url, __version__)
atexit.register(at_exit.close)
at_exit.callback(tracing.end)
at_exit.callback(startup.close, container)
startup.warm(container)
at_exit.enter_context(startup.background_work(container, begins=False))
app.wsgi_app = reading_all(LARGEST_BODY, app.wsgi_app)  # type: ignore[method-assign, assignment]
if trusted := config.trusted_proxy:
    app.wsgi_app = believing(trusted, app.wsgi_app)  # type: ignore[method-assign, assignment]
settle()
