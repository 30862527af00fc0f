# The main commands are `make run` and `make test`. See scripts/set_up.py, tox.ini and webapp/package.json for their steps.
SHELL := /bin/sh
PYTHON := $(shell command -v python3.11 || command -v python3 || echo python3)

.PHONY: help run test format lock wheel docs openapi clean
help:          ## this list
	@grep -E '^[a-z]+: ' Makefile | sed 's/:.*## */\t/' | expand -t 12
run: check-python   ## set up, load the demo world at the first start, serve http://localhost:8000
	@"$(PYTHON)" scripts/set_up.py run
	@HIRELOOM_DEMO="$${HIRELOOM_DEMO-1}" exec .venv/bin/hireloom serve
test: check-python  ## set up, then format and lint, types, import contracts, web checks, Python tests, web tests, browser walks
	@"$(PYTHON)" scripts/set_up.py test packages
	@checks=0; .venv/bin/tox run-parallel -m checks --parallel-no-spinner || checks=$$?; .venv/bin/tox run -m tests && exit $$checks
format:        ## format Python and the web client
	.venv/bin/ruff format . && .venv/bin/ruff check --fix . && npm --prefix webapp run format
lock:          ## the newest versions that setup.cfg allows into constraints.txt, with their hashes
	.venv/bin/uv pip compile setup.cfg --all-extras --upgrade --universal --python-version 3.11 --generate-hashes \
	  --no-annotate --custom-compile-command "make lock" --quiet --output-file constraints.txt
wheel: check-python ## the product as one file, dist/hireloom-….whl, with the built web client in it
	@"$(PYTHON)" scripts/set_up.py run
	.venv/bin/python scripts/build_wheel.py
docs: check-python ## the documentation as a site in dist/site
	@"$(PYTHON)" scripts/set_up.py test packages
	.venv/bin/sphinx-build --fail-on-warning --quiet docs dist/site
openapi:       ## write the API document anew, and the web client's types from it
	.venv/bin/hireloom openapi > .openapi.new && mv .openapi.new webapp/src/api/openapi.json && npm --prefix webapp run api
clean:         ## remove what was built (not your data in var/)
	rm -rf .venv .tox webapp/node_modules webapp/dist
check-python:
	@command -v "$(PYTHON)" >/dev/null || { echo "Python 3.11 is needed. Debian: apt-get install python3 python3-venv"; exit 1; }
