# Everything sets itself up: `make play` and `make test` need Python 3.11 or newer and make, nothing else.

PYTHON  ?= python3
# Two more than the cores it is meant for: a test often waits for a server or a browser.
WORKERS ?= 4
ONLY    ?=
PORT    ?= 8000

BIN       := .venv/bin
BENCH_BIN := .bench-venv/bin
# Made again when what they were made from changes.
ENVIRONMENT       := .venv/.uv
FOR_PLAYING       := .venv/.play
FOR_TESTS         := .venv/.dev
FOR_LEARNING      := .venv/.learn
NODE              := .venv/.node
PACKAGE           := .venv/.package
ENGINE            := .venv/.engine
ENGINE_LOG        := build/engine.log
FOR_SITE          := .venv/.site
SITE_PACKAGES     := web/pyodide/node_modules/.package-lock.json
NODE_PACKAGES     := web/node_modules/.installed
TESTS_COMPILED    := .venv/.tests
GENERATED         := .venv/.generated
PAGE              := src/oddville/server/pages/index.html
BENCH_ENVIRONMENT := .bench-venv/.installed
SERVER_PEER       := bench/peers/boardgameio/node_modules/.package-lock.json
LIGHTHOUSE        := bench/lighthouse/node_modules/.package-lock.json
# What single parts need besides.
BENCH_TOOLS = $(if $(filter-out server,$(ONLY)),,$(SERVER_PEER)) $(if $(filter-out page,$(ONLY)),,$(PAGE) $(LIGHTHOUSE)) \
	$(if $(filter-out baselines,$(ONLY)),,$(FOR_LEARNING)) $(if $(filter-out site,$(ONLY)),,site)

# What the page is built from: its own sources, the catalogues, and what the package tells it about the game.
PAGE_SOURCES := $(shell find web/src web/public -type f -not -path 'web/src/generated/*') $(wildcard src/oddville/text/*/*.ftl) \
	$(addprefix web/,index.html package.json svelte.config.js tsconfig.json vite.config.ts) \
	$(addprefix web/src/generated/,vocabulary.ts palette.css palette-safe.css symbols.svg)
# What web/generate.py reads.
TOLD := web/generate.py $(shell find $(addprefix src/oddville/,art editions lessons protocol rules server table text) -name '*.py' -o -name '*.toml' -o -name '*.ftl')

COMPILED     := $(wildcard engine_build/*.py src/oddville/rules/*.py src/oddville/bots/*.py src/oddville/envs/*.py)
# What may differ in the plain build. The compiled run compares bots and environments of both builds by itself.
ENGINE_TESTS := tests/rules tests/golden tests/perft tests/properties
COVERED      := rules record table

# Whether a browser can be opened: somebody sits in front of this machine.
SCREEN := $(DISPLAY)$(WAYLAND_DISPLAY)$(filter Darwin,$(shell uname -s))

# Neighbouring tests stay in one process, which then opens what they share only once.
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# npm and what it calls find the environment's node first, if it has one.
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm

# The machine's own Node serves if it is new enough; vitest asks for a newer one than vite does.
VITE_NODE   := a == 20 && b >= 19 || a == 22 && b >= 12 || a > 22
VITEST_NODE := a == 22 && b >= 12 || a > 22
own_node     = command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split("."); process.exit($1 ? 0 : 1)' 2>/dev/null
NODE_ASKED := $(if $(filter test lint page-style soak,$(MAKECMDGOALS)),$(VITEST_NODE),$(VITE_NODE))
NEEDED_NODE := $(if $(shell $(call own_node,$(NODE_ASKED)) && echo yes),,$(NODE))

# The engine is compiled while the page is fetched and built, and style and types are checked.
MAKEFLAGS += --jobs=2

# Python keeps what it has compiled, even where this is switched off: the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play site test quick soak learn pythons coverage lint style page-style format bench build wheel sdist lock clean pristine

help: ## show this list
	@echo "Usage: make TARGET"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-9s %s\n", $$1, $$2 }' Makefile
	@echo "PYTHON=python3.12 chooses the interpreter, WORKERS=4 the number of test processes."

play: $(ENGINE) $(PAGE) ## serve the game on this machine (PORT=8001 for another port)
	@$(BIN)/oddville serve --port $(PORT) $(if $(SCREEN),--open)

site: $(FOR_SITE) $(PACKAGE) $(GENERATED) $(NODE_PACKAGES) $(SITE_PACKAGES) ## build the game as static files, in site/
	@$(BIN)/oddville site -o site

test: $(ENGINE) $(PAGE) $(FOR_SITE) $(SITE_PACKAGES) $(TESTS_COMPILED) style page-style ## run every check
	@$(tools)
	@$(which_engine)
	$(PYTEST) -q
	@echo "The engine's tests again, on the plain build:"
	ODDVILLE_BUILD=plain $(PYTEST) -q $(ENGINE_TESTS)

quick: $(ENGINE) style ## run the checks that fit into a minute
	$(PYTEST) -q -m "not slow and not soak"

soak: $(FOR_TESTS) $(ENGINE) wheel ## run the long tests
	@$(tools)
	@$(which_engine)
	$(PYTEST) -m soak -o timeout=14400

learn: $(FOR_LEARNING) $(ENGINE) ## run the tests that need torch, after fetching it
	$(PYTEST) -q tests/learning

pythons: $(FOR_PLAYING) $(PAGE) ## test engine, records, server and environments on every Python from 3.11 to 3.14 found here
	@WORKERS=$(WORKERS) $(BIN)/python -m scripts.pythons

coverage: $(FOR_TESTS) $(PACKAGE) ## measure which lines of rules, record and table the tests reach
	ODDVILLE_BUILD=plain $(PYTEST) -q --cov --cov-report= $(ENGINE_TESTS) $(filter-out $(ENGINE_TESTS),$(addprefix tests/,$(COVERED)))
	@for package in $(COVERED); do \
		echo "$$package:"; $(BIN)/coverage report --include "src/oddville/$$package/*" || exit 1; \
	done

lint: style page-style ## check style and types, and run the page's own tests

# Neither needs the engine, so they run while it is compiled.
style: $(FOR_TESTS) $(PACKAGE)
	@echo "ruff, mypy"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "Some files are not formatted: run 'make format'."; exit 1; }
	@$(BIN)/mypy --no-error-summary

page-style: $(NODE_PACKAGES) $(GENERATED)
	@echo "svelte-check, prettier, vitest"
	@cd web; $(NPM) run --silent types >/dev/null && $(NPM) run --silent check && $(NPM) run --silent test

format: $(FOR_TESTS) $(NODE_PACKAGES) ## format Python and the page
	$(BIN)/ruff check --quiet --fix .
	$(BIN)/ruff format .
	cd web && $(NPM) run --silent format

bench: $(FOR_TESTS) $(ENGINE) $(BENCH_ENVIRONMENT) $(BENCH_TOOLS) ## measure beside the peers (ONLY=engine for one part)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m bench --peer-python $(BENCH_BIN)/python $(if $(ONLY),--only $(ONLY))

build: $(ENGINE) $(PAGE) ## compile the engine and build the page, in place
	@$(which_engine)

# The wheel is built from the sdist, so that what is missing there is noticed here.
wheel: sdist ## put sdist and wheel into dist/
	@$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist dist/*.tar.gz
	@ls -1 dist

sdist: $(PAGE)
	@mkdir -p build && rm -rf dist
	@$(BIN)/python setup.py --quiet sdist >build/sdist.log 2>&1 || { cat build/sdist.log; exit 1; }

lock: $(ENVIRONMENT) ## renew the exact versions in requirements/
	$(locking)

clean: ## remove what was built, keep the environments
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis $(ENGINE) $(GENERATED) src/oddville/server/pages web/src/generated
	find src tests bench \( -name '*.so' -o -name '*.pyc' \) -type f -delete

pristine: clean ## remove the environments too
	rm -rf .venv .bench-venv src/*.egg-info web/node_modules web/pyodide/node_modules site

# --- recipes used more than once -------------------------------------------------------------------------------

# Programs that tests use, by the names of their Debian packages. Where one is missing and cannot be installed, the
# tests that need it are skipped and say so; those in a browser take a whole Chromium if there is one.
define tools
missing=; \
for tool in chromium-headless-shell tmux qpdf; do command -v $$tool >/dev/null || missing="$$missing $$tool"; done; \
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
if [ -z "$$missing" ]; then exit 0; fi; \
if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	echo "Installing$$missing for the tests ..."; \
	apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install $$missing >/dev/null && exit 0; \
fi; \
echo "Without$$missing some tests are skipped or take longer. On Debian or Ubuntu: sudo apt-get install$$missing"
endef

# Without a compiler the plain build is all there is; with one, a failed compilation must not pass unseen.
define which_engine
build=$$($(BIN)/python -c 'import oddville.rules; print(oddville.rules.build_kind())') || exit 1; \
echo "engine: $$build build"; \
if [ "$$build" = plain ] && command -v $(CC) >/dev/null; then \
	echo "There is a C compiler, but the engine did not compile: see $(ENGINE_LOG)."; exit 1; \
fi
endef

# Into the environment of the target: uv where there is one, otherwise pip.
define install
if [ -x $(BIN)/uv ]; then $(BIN)/uv pip install --quiet --no-deps --python $(@D)/bin/python $(1); \
	else $(@D)/bin/python -m pip install --quiet --no-deps $(1); fi
endef

# The exact versions of the file that the target depends on.
define install_pinned
@echo "Setting up $(@D) from $< ..."
@$(call install,--requirement $<)
@touch $@
endef

# --- the environment -------------------------------------------------------------------------------------------

# Only uv is in it at first, which then installs the rest. Making an environment without pip and letting the pip of
# $(PYTHON) fetch uv saves seconds; where that pip is missing or old, the environment gets its own. Where there is no
# uv for a machine, pip installs everything.
$(ENVIRONMENT): requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed: install it, or say where it is: make PYTHON=python3.11 ..."; exit 1; }
	@$(BIN)/python -c '' 2>/dev/null || $(PYTHON) -m venv --clear --without-pip .venv
	@$(PYTHON) -m pip --python $(BIN)/python install -qq --requirement $< 2>/dev/null \
		|| { $(BIN)/python -m ensurepip >/dev/null 2>&1 || { \
			echo "$(PYTHON) has neither pip nor ensurepip. On Debian or Ubuntu: sudo apt-get install python3-venv"; exit 1; }; \
		$(BIN)/python -m pip install -qq --requirement $< \
			|| echo "There is no uv for this machine: pip installs instead, which takes a little longer."; }
	@touch $@

$(FOR_PLAYING): requirements/play.txt $(ENVIRONMENT)
	$(install_pinned)

$(FOR_TESTS): requirements/dev.txt $(FOR_PLAYING)
	$(install_pinned)

# A build of torch for processors only, from its makers, where it can be had; otherwise what pip finds, which on Linux
# may bring gigabytes for graphics cards along.
$(FOR_LEARNING): requirements/learn.txt requirements/torch.txt $(FOR_TESTS)
	$(install_pinned)
	@$(BIN)/uv pip install --quiet --torch-backend cpu --python $(BIN)/python --requirement requirements/torch.txt 2>/dev/null \
		|| $(BIN)/python -m pip install -qq --requirement requirements/torch.txt
	@touch $@

$(FOR_SITE): requirements/site.txt $(FOR_PLAYING)
	$(install_pinned)

$(NODE): requirements/node.txt $(ENVIRONMENT)
	$(install_pinned)

# In a new checkout pytest has to compile all tests. One process does that while the engine is being compiled; otherwise
# each of the processes that run the tests would do it for itself.
$(TESTS_COMPILED): $(FOR_TESTS) $(PACKAGE)
	@ODDVILLE_BUILD=plain $(BIN)/python -m pytest --collect-only -qq >/dev/null || true
	@touch $@

# ODDVILLE_BUILD=plain: the package is installed without compiling, that is the next rule's work.
$(PACKAGE): $(FOR_PLAYING) pyproject.toml setup.py
	@export ODDVILLE_BUILD=plain; $(call install,--no-build-isolation --editable .)
	@touch $@

# catanatron_gym asks for an older Gymnasium than PettingZoo does; it runs with the newer one as well.
$(BENCH_ENVIRONMENT): requirements/bench.txt $(ENVIRONMENT)
	@$(PYTHON) -m venv --clear $(@D)
	$(install_pinned)

# Exact versions with hashes for every Python from 3.11 on. All fit those of the tests, the largest set. Torch stands
# alone and without hashes, as its builds differ; what it needs is resolved as for a Mac, where it comes without CUDA.
LOCK   = $(BIN)/uv pip compile --quiet --upgrade --python-version 3.11 --no-emit-index-url --annotation-style line \
	--custom-compile-command "make lock"
HASHED = $(LOCK) --generate-hashes
EXTRAS = $(addprefix --extra ,print png arena ray postgres gymnasium pettingzoo openspiel)
FITTING = --constraint requirements/dev.txt
define locking
$(HASHED) --universal --group uv -o requirements/uv.txt
$(HASHED) --universal pyproject.toml $(EXTRAS) --group play --group dev -o requirements/dev.txt
$(HASHED) --universal pyproject.toml --group play $(FITTING) -o requirements/play.txt
$(HASHED) --universal pyproject.toml --extra postgres $(FITTING) -o requirements/serve.txt
$(HASHED) --universal --group node -o requirements/node.txt
$(HASHED) --universal --group site -o requirements/site.txt
$(HASHED) --universal --group wheels -o requirements/wheels.txt
$(LOCK) --universal --no-deps --group torch -o requirements/torch.txt
MACOSX_DEPLOYMENT_TARGET=14.0 $(HASHED) --python-platform aarch64-apple-darwin --group learn $(FITTING) --constraint requirements/torch.txt --no-emit-package torch -o requirements/learn.txt
echo 'gymnasium>=1.3' | $(HASHED) --universal --group bench --override /dev/stdin -o requirements/bench.txt
endef

# --- the engine and the page -----------------------------------------------------------------------------------

# A failed compilation is only a warning, as the plain build can take over; but then nothing of an earlier
# compilation may stay behind, and without a stamp the next run tries again. A good one replaces the old one in
# one move: whatever is running keeps the engine it has.
$(ENGINE): $(PACKAGE) setup.py $(COMPILED)
	@echo "Compiling the engine ..."
	@mkdir -p build && rm -rf build/lib
	@$(BIN)/python setup.py --quiet build_ext --build-lib build/lib >$(ENGINE_LOG) 2>&1 || { cat $(ENGINE_LOG); exit 1; }
	@if grep -q 'building extension .* failed' $(ENGINE_LOG); then \
		rm -f src/oddville/_compiled*.so; \
		echo "The engine could not be compiled ($(ENGINE_LOG) says why): it runs as plain Python, slower."; \
	else \
		for engine in build/lib/oddville/*.so; do mv -f $$engine src/oddville/; done; \
		touch $@; \
	fi

$(NODE_PACKAGES): web/package-lock.json | $(NEEDED_NODE)
	@echo "Setting up web/node_modules ..."
	@cd web && $(NPM) ci --silent --no-progress
	@touch $@

$(SITE_PACKAGES): web/pyodide/package-lock.json | $(NEEDED_NODE)
	@echo "Setting up Pyodide ..."
	@cd $(<D) && $(NPM) ci --silent --no-progress --ignore-scripts

# Written anew only where it changed, so that the page is built again only then.
# On the plain build: the engine may just be being compiled, and the old one need not fit the new sources.
$(GENERATED): $(PACKAGE) $(TOLD)
	@ODDVILLE_BUILD=plain $(BIN)/python web/generate.py
	@touch $@

web/src/generated/%: $(GENERATED)
	@true

$(PAGE): $(NODE_PACKAGES) $(PAGE_SOURCES)
	@echo "Building the page ..."
	@cd web && $(NPM) run --silent build -- --logLevel error
	@touch $@

$(SERVER_PEER): bench/peers/boardgameio/package-lock.json | $(NEEDED_NODE)
	@echo "Installing the server's peer ..."
	@cd $(<D) && $(NPM) ci --silent --no-progress
	@touch $@

$(LIGHTHOUSE): bench/lighthouse/package-lock.json | $(NEEDED_NODE)
	@echo "Installing Lighthouse ..."
	@cd $(<D) && $(NPM) ci --silent --no-progress
	@touch $@
