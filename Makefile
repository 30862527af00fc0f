# The main commands are `make run` and `make test`. See scripts/set_up.py, tox.ini and webapp/package.json for their steps.
SHELL := /bin/sh
# Distributions compile Python with optimizations that pyenv leaves out.
PYTHON := $(firstword $(shell for python in /usr/bin/python3.11 python3.11 python3; do \
  "$$python" -c "import ensurepip" 2>/dev/null && command -v "$$python"; done) python3)

.PHONY: help run dev check test coverage format lock wheel clients sbom docs chart openapi clean
help:          ## show this list
	@grep -E '^[a-z]+: ' Makefile | sed 's/:.*## */\t/' | expand -t 12
run: check-python   ## set up, load the demo world on first start, serve http://localhost:8000
	@"$(PYTHON)" scripts/set_up.py run
	@HIRELOOM_DEMO="$${HIRELOOM_DEMO-1}" exec .venv/bin/hireloom serve
dev: check-python   ## server and web client for development, both reloading on save: http://localhost:5173
	@"$(PYTHON)" scripts/set_up.py dev packages
	@HIRELOOM_DEMO="$${HIRELOOM_DEMO-1}" .venv/bin/watchfiles --filter python '.venv/bin/hireloom serve' src & \
	  trap "kill $$!" EXIT; npm --prefix webapp run dev
check:         ## while you work, in less than a minute: format, lint, types, import contracts, tests of the rules
	@.venv/bin/ruff format --check --quiet . && .venv/bin/ruff check --quiet .
	@$(MAKE) --no-print-directory --jobs=2 check-types check-rules check-web
check-types:
	@.venv/bin/mypy && { contracts=$$(.venv/bin/lint-imports) || { echo "$$contracts"; exit 1; }; }
check-rules:
	@.venv/bin/pytest tests/domain
check-web:
	@npm --prefix webapp run --silent lint && npm --prefix webapp run --silent types
test: check-python  ## set up, then format and lint, types, import contracts, web checks, Python tests, web tests, browser walks
	@"$(PYTHON)" scripts/set_up.py test python
	@checks=0; .venv/bin/tox run-parallel -m checks --parallel 3 --parallel-no-spinner || checks=$$?; .venv/bin/tox run -m tests && exit $$checks
coverage: check-python ## run the Python tests with branch coverage: all of domain/, 95 % overall
	@"$(PYTHON)" scripts/set_up.py test
	@.venv/bin/tox run -e coverage
format:        ## format Python and the web client
	.venv/bin/ruff format . && .venv/bin/ruff check --fix . && npm --prefix webapp run format
lock:          ## pin the newest versions that setup.cfg allows in constraints.txt, with their hashes
	.venv/bin/uv pip compile setup.cfg --all-extras --upgrade --universal --python-version 3.11 --generate-hashes \
	  --no-annotate --custom-compile-command "make lock" --quiet --output-file constraints.txt
wheel: check-python ## build the product as one file, dist/hireloom-….whl, including the web client
	@"$(PYTHON)" scripts/set_up.py run
	.venv/bin/python scripts/build_wheel.py
clients: check-python ## build the clients for programs: dist/hireloom_client-….whl and dist/hireloom-client-….tgz
	@"$(PYTHON)" scripts/set_up.py dev packages
	.venv/bin/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist clients/python
	npm pack --silent --pack-destination dist ./clients/typescript
sbom: wheel    ## list all components as CycloneDX: dist/hireloom-python.cdx.json and -web.cdx.json
	.venv/bin/python scripts/bill_of_materials.py
docs: check-python ## build the documentation site in dist/site
	@"$(PYTHON)" scripts/set_up.py dev packages
	.venv/bin/sphinx-build --fail-on-warning --quiet docs dist/site
chart:         ## render the chart for Kubernetes with Helm's engine, and check it by Kubernetes' schemas
	.venv/bin/uv run --quiet --no-project --isolated --with helm-python-sdk==0.2.2 --with kubernetes-validate==1.37.0 \
	  scripts/check_chart.py
openapi:       ## regenerate the API document, the web client's types and the clients for programs
	.venv/bin/python scripts/client_code.py
	.venv/bin/hireloom openapi > .openapi.new && mv .openapi.new webapp/src/api/openapi.json && npm --prefix webapp run api
clean:         ## remove everything built (but not your data in var/)
	rm -rf .venv .tox webapp/node_modules webapp/dist
check-python:
	@command -v "$(PYTHON)" >/dev/null || { echo "Python 3.11 is needed. Debian: apt-get install python3 python3-venv"; exit 1; }
