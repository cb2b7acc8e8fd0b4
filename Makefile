# Everything a person types while working on Bailiwick. Set-up happens by itself, once, inside this folder:
# .venv holds the tools, build the compiled copy, .cache what was downloaded. `make` alone lists the targets.

PYTHON ?= python3
WORKERS ?= auto
# A page often waits, for a bot or for what moves: meanwhile another test goes on.
BROWSER_WORKERS ?= $(shell expr 2 \* $$(nproc 2>/dev/null || echo 2))
ARGS ?=
# How hard the C compiler tries: tests are the same at any level, and this one takes a quarter of the time.
OPT ?= 1
UV := 0.13.7
RAY := 2.60.0

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip install --quiet --quiet --disable-pip-version-check --no-input
# A lock names everything there is to install. Left to look for itself, pip asks for the newest release of whatever is wanted with an
# extra, and stops when that isn't the locked one.
LOCKED := --no-deps --require-hashes
PYTEST := $(PY) -m pytest -n $(WORKERS) --dist worksteal --durations=12
# The compiled copy: compiling.py knows whether it fits, and makes it.
COMPILING := $(PY) compiling.py --opt $(OPT)
CAN_COMPILE := $(PY) -c 'import setup; setup.check_tools()' 2>/dev/null
HAS_NODE := $(PY) -c 'import sys; sys.path.insert(0, "web"); import build_page; sys.exit(build_page.system_node() is None)'
# The system's npm or, where there is none or an old one, the one that the wheel has put into the venv.
NPM := PATH="$$($(HAS_NODE) || echo '$(CURDIR)/$(VENV)/bin:')$$PATH" npm --prefix web
HAS_CHROMIUM := { command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null
IN_CI := case "$${CI:-false}" in false|0) false;; esac
# Every test runs once, compiled if that can be. These run both ways: the kernel, recorded games, which show that all else comes
# out the same, a server with its workers, a session. Mutants are made of the sources, and so is what is counted in them.
SOURCES_ONLY := tests/test_mutants.py tests/games/oath/test_declared.py
BOTH_WAYS := tests/kernel tests/recorded tests/test_build.py tests/table/test_bots.py tests/table/test_store.py tests/cli/test_play.py
CHECKED := src tests setup.py compiling.py web/build_page.py $(wildcard benchmarks)

# The user's own Python settings must not change what is installed or what the tests see.
unexport PYTHONPATH PYTHONHOME PYTHONSTARTUP PYTHONHASHSEED PYTHONOPTIMIZE PYTHONWARNINGS PYTHONSAFEPATH
# … nor how long it takes: without bytecode, every worker and every server that a test starts would compile all that it imports.
unexport PYTHONDONTWRITEBYTECODE
unexport BAILIWICK_EXPECT BAILIWICK_PURE BAILIWICK_REQUIRE_COMPILED BAILIWICK_NO_PAGE BAILIWICK_REQUIRE_PAGE \
	BAILIWICK_OPT_LEVEL BAILIWICK_CORES VIRTUAL_ENV
export PYTHONNOUSERSITE := 1
export PIP_USER := 0
export PIP_CACHE_DIR ?= $(CURDIR)/.cache/pip
export UV_CACHE_DIR ?= $(CURDIR)/.cache/uv

# A venv knows its own path and its Python: in a copied folder, or when that Python is gone, it is made again.
ifneq ($(shell test -x $(PY) && cat $(VENV)/.made 2>/dev/null),$(CURDIR))
.PHONY: $(VENV)/.made
endif

# $(call phase,name,target): run a target and tell how long it took.
define phase
	@mkdir -p build; start=$$(date +%s); printf '\n== %s\n' '$(1)'; \
	if $(MAKE) --no-print-directory $(2); then end=ok; else end=FAILED; fi; \
	printf '%-28s %6d s  %s\n' '$(1)' $$(($$(date +%s) - start)) $$end | tee -a build/phases; \
	test $$end = ok
endef

.DELETE_ON_ERROR:
.PHONY: help play page serve page-check browser test bench lint format types suite coverage compiled suite-compiled random-games fuzz rules schemas mutants recorded ray quick setup lock clean

help: ## Show this list
	@printf 'Bailiwick: make <target>\n\n'
	@sed -n 's/^\([a-z][a-z-]*\):[^#]*## \(.*\)/\1\t\2/p' Makefile | while IFS='	' read -r name text; do \
		printf '  %-16s %s\n' "$$name" "$$text"; done
	@printf '\nPYTHON=... picks another Python (3.11 or newer); ARGS=... is passed on to play, bench and the suites.\n'

# With the compiled copy, if there is one; nobody waits for it: it is made in the background.
# With the system's Node the page is built while pip is at work; without, the Node that builds it comes by pip too, afterwards.
# The terminal needs no page.
play: $(VENV)/.made ## Play, in the browser (ARGS=--terminal: here in the terminal)
	@$(MAKE) --silent --no-print-directory $(if $(filter -t --terminal,$(ARGS)),$(VENV)/.runtime, \
		--jobs=$$($(HAS_NODE) && echo 2 || echo 1) $(VENV)/.runtime page)
	@$(COMPILING) run $(VENV)/bin/bailiwick play $(ARGS)

# web/build_page.py keeps a page that was built from the same sources, and prefers the system's Node to the wheel's.
page: $(VENV)/.made ## Build the page into the sources, where the server finds it
	@$(HAS_NODE) || { echo 'Installing Node, which builds the page ...'; $(PIP) $(LOCKED) -r requirements/node.lock; }
	@$(PY) web/build_page.py

serve: $(VENV)/.runtime page ## Serve the page on this machine, for games in the browser
	@$(COMPILING) run $(VENV)/bin/bailiwick serve $(ARGS)

page-check: $(VENV)/.runtime ## Check the page's types and format, and run its own tests
	@$(HAS_NODE) || $(PIP) $(LOCKED) -r requirements/node.lock
	$(NPM) ci --no-audit --no-fund
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test

# Against the compiled copy, if there is one: what they look at is the page, and bots take less time over it. axe-core, which they
# use, comes with the page's own checks.
# Without Chromium the rest of the tests still means something to a person, but never to CI.
browser: $(VENV)/.dev page ## Run the tests in a browser, if Chromium is installed
	@if $(HAS_CHROMIUM); then \
		{ [ -f web/node_modules/axe-core/axe.min.js ] || $(NPM) ci --no-audit --no-fund; } && \
		PYTHONPATH="$$($(COMPILING) path)" $(PYTEST) -n $(BROWSER_WORKERS) tests/browser $(ARGS); \
	else \
		echo 'The page was NOT tried in a browser: no Chromium was found (on Debian and Ubuntu: the package chromium).' >&2; \
		if $(IN_CI); then echo 'In CI that is a failure.' >&2; exit 1; fi; \
	fi

# Two at a time: while the page waits in the browser, or the last long test of one has a core to itself, the other goes on. First the
# C compiler works beside what is checked without it, then the tests run compiled beside those in the browser. What goes on
# beside is shown when it is done; of the compiler, only if it fails. A test that needs no compiled copy runs once, and so does
# one that does: that both play the same games is shown by the recorded ones.
test: ## Check everything: style, types, the tests interpreted and compiled, the page, in a browser too, the rules
	@mkdir -p build; rm -f build/phases
	$(call phase,set-up,setup)
	@start=$$(date +%s); \
	{ ! $(CAN_COMPILE) || $(MAKE) --no-print-directory compiled; } >build/compiled.log 2>&1 & compiling=$$!; \
	$(MAKE) --no-print-directory test-uncompiled; checked=$$?; \
	if wait $$compiling; then end=ok; else end=FAILED; cat build/compiled.log; fi; \
	printf '%-28s %6d s  %s\n' 'compiled beside these' $$(($$(date +%s) - start)) $$end | tee -a build/phases; \
	test $$checked = 0 && test $$end = ok
	@$(MAKE) --no-print-directory test-browser >build/browser.log 2>&1 & browser=$$!; \
	$(MAKE) --no-print-directory test-compiled; checked=$$?; \
	wait $$browser; end=$$?; cat build/browser.log; \
	test $$checked = 0 && test $$end = 0
	@printf '\n'; cat build/phases
	@$(CAN_COMPILE) || echo 'Mind: without a C compiler, nothing was tested compiled.'
	@$(HAS_CHROMIUM) || echo 'Mind: without Chromium, the page was not tried in a browser.'

.PHONY: test-uncompiled
test-uncompiled:
	$(call phase,style,lint)
	$(call phase,types,types)
	$(call phase,rules,rules)
	$(call phase,page,page-check page)
	$(call phase,tests interpreted,suite)

.PHONY: test-compiled test-browser
test-compiled:
	$(call phase,tests compiled,suite-compiled)

test-browser:
	$(call phase,browser beside these,browser)

quick: $(VENV)/.dev ## Check what daily work is likely to break: style, types, every test that is quick
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy --strict $(CHECKED)
	BAILIWICK_EXPECT=interpreted $(PYTEST) --ignore=tests/browser -m 'not properties and not thorough' $(ARGS)

lint: $(VENV)/.dev ## Check formatting and style
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .

format: $(VENV)/.dev ## Format the sources and mend what can be mended by itself
	$(PY) -m ruff check --fix-only .
	$(PY) -m ruff format .

types: $(VENV)/.dev ## Check the types
	$(PY) -m mypy --strict $(CHECKED)

suite: $(VENV)/.dev ## Run the tests interpreted: all of them, if nothing can be compiled here
	@if $(CAN_COMPILE); then tests='$(SOURCES_ONLY) $(BOTH_WAYS)'; else tests='--ignore=tests/browser'; fi; set -x; \
	BAILIWICK_EXPECT=interpreted $(PYTEST) $$tests $(ARGS)

# Apart from the tests: measuring makes them two to three times as slow. Whole random games would show nothing new.
coverage: $(VENV)/.dev ## Run the tests interpreted and show how much of the code they reach
	BAILIWICK_EXPECT=interpreted $(PYTEST) --ignore=tests/browser -m 'not properties' --cov --cov-report=term $(ARGS)

compiled: $(VENV)/.runtime ## Build the compiled copy into build/compiled
	@$(COMPILING) now

# Without a compiler the rest of the tests still means something to a person, but never to CI.
suite-compiled: $(VENV)/.dev ## Run the tests against the compiled copy
	@if $(CAN_COMPILE); then \
		$(MAKE) --no-print-directory compiled && \
		PYTHONPATH="$(CURDIR)/build/compiled" BAILIWICK_EXPECT=compiled $(PYTEST) \
			$(addprefix --ignore=,tests/browser $(SOURCES_ONLY)) $(ARGS); \
	else \
		echo 'The tests did NOT run compiled: no working C compiler with Python headers was found.' >&2; \
		if $(IN_CI); then echo 'In CI that is a failure.' >&2; exit 1; fi; \
	fi

random-games: $(VENV)/.dev ## Play random games by the thousand, every option varied (ARGS='oath --games 3000'), compiled if that can be
	@$(CAN_COMPILE) && $(MAKE) --no-print-directory compiled; \
	PYTHONPATH="$(CURDIR)/build/compiled" $(PY) -m tests.random_games $(ARGS)

recorded: $(VENV)/.dev compiled ## Replay all recorded games and compare what every seat sees (ARGS='oath')
	PYTHONPATH=$(CURDIR)/build/compiled:$(CURDIR) $(PY) -m tests.recorded $(ARGS)

rules: $(VENV)/.dev ## Show which tests cover which clause of the rules; fail where none does
	$(PY) -m tests.rules_coverage

schemas: $(VENV)/.dev ## Write the tables of docs/positions anew, from the games' field tables
	$(PY) -m tests.schemas

fuzz: $(VENV)/.dev compiled ## Read thousands of spoiled files as strangers might send them (ARGS=--files 20000; see tests/strangers)
	PYTHONPATH=$(CURDIR)/build/compiled $(PY) -m tests.strangers $(ARGS)

mutants: $(VENV)/.dev ## Put faults into the rules, one at a time, and see whether the tests notice (ARGS='--games oath --count 10 --seed 1')
	$(PY) -m tests.mutants $(ARGS)

# Beside .venv and outside the suite: it is 80 MB that nobody needs who has no cluster.
ray: $(VENV)/.dev ## Fetch Ray into build/ray, and try the arena and training on a cluster of two processes
	@[ -d build/ray/ray-$(RAY).dist-info ] || { rm -rf build/ray; $(PIP) --target build/ray ray==$(RAY); }
	PYTHONPATH="$(CURDIR)/build/ray" $(PY) -m pytest -q tests/on_ray.py $(ARGS)

bench: $(VENV)/.dev ## Measure speed, interpreted and compiled as it is installed
	@$(MAKE) --no-print-directory compiled OPT=3
	$(VENV)/bin/bailiwick bench $(ARGS)
	PYTHONPATH="$(CURDIR)/build/compiled" $(VENV)/bin/bailiwick bench $(ARGS)

setup: $(VENV)/.dev ## Make .venv with all tools, without running anything

lock: $(VENV)/.made ## Write the lock files anew from requirements/*.in (UPGRADE=1: newest versions)
	$(PIP) --target build/lock-tools --upgrade uv==$(UV)
	for name in runtime build compile node dev; do \
		build/lock-tools/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 \
			--generate-hashes --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade) \
			--custom-compile-command 'make lock' \
			--output-file requirements/$$name.lock requirements/$$name.in || exit 1; done
	@! grep -nE '://|^--' requirements/*.lock || { echo 'A lock file names a host or an index; remove it.' >&2; exit 1; }

clean: ## Remove everything that make has made
	rm -rf web/node_modules web/src/shell/schema.d.ts web/src/i18n/keys.d.ts src/bailiwick/table/page
	rm -rf $(VENV) .cache build dist .coverage .coverage.* htmlcov src/*.egg-info
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache __pycache__
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null || \
		{ echo 'Bailiwick needs Python 3.11 or newer, and there is no $(PYTHON) here. PYTHON=... names another one.' >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Bailiwick needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). PYTHON=... names another one." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo 'This Python has no venv module; install it (on Debian and Ubuntu: the package python3-venv).' >&2; exit 1; }
	@echo 'Setting up in $(VENV), once ...'
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)
	@printf '%s\n' '$(CURDIR)' > $@

# Editable and interpreted: edits count at once, and a player waits for no compiler, nor for bytecode of what is never imported.
$(VENV)/.runtime: $(VENV)/.made requirements/runtime.lock requirements/build.lock pyproject.toml setup.py
	@echo 'Installing what Bailiwick needs to run ...'
	@$(PIP) --no-compile $(LOCKED) -r requirements/runtime.lock -r requirements/build.lock
	@BAILIWICK_PURE=1 $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.runtime requirements/dev.lock
	@echo 'Installing what checks and tests Bailiwick ...'
	@$(PIP) $(LOCKED) -r requirements/dev.lock
	@$(PY) -m pip check --quiet --disable-pip-version-check
	@touch $@
