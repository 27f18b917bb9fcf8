# Everything sets itself up: `make play` and `make test` need Python 3.11 or newer and make, nothing else.

PYTHON  ?= python3
WORKERS ?= 2
ONLY    ?=
PORT    ?= 8000

BIN       := .venv/bin
BENCH_BIN := .bench-venv/bin
# Recreated when what they were made from changes.
ENVIRONMENT       := .venv/.installed
PACKAGE           := .venv/.package
ENGINE            := .venv/.engine
ENGINE_LOG        := build/engine.log
NODE_PACKAGES     := web/node_modules/.installed
PAGE              := .venv/.page
BENCH_ENVIRONMENT := .bench-venv/.installed
SERVER_PEER       := bench/peers/boardgameio/node_modules/.package-lock.json
LIGHTHOUSE        := bench/lighthouse/node_modules/.package-lock.json
# What single parts need besides.
BENCH_TOOLS = $(if $(filter-out server,$(ONLY)),,$(SERVER_PEER)) $(if $(filter-out page,$(ONLY)),,$(PAGE) $(LIGHTHOUSE))

# What the page is made of: its own sources, the catalogues, and what the server says of itself.
PAGE_SOURCES := $(shell find web/src web/public -type f -not -path 'web/src/generated/*') $(wildcard web/*.* src/oddville/text/*/*.ftl \
	src/oddville/server/*.py src/oddville/table/*.py src/oddville/art/*.py)

COMPILED     := $(wildcard engine_build/*.py src/oddville/rules/*.py src/oddville/bots/*.py src/oddville/envs/*.py)
ENGINE_TESTS := tests/rules tests/editions tests/record tests/properties tests/golden tests/perft tests/bots

# Whether a browser can be opened: somebody sits in front of this machine.
SCREEN := $(DISPLAY)$(WAYLAND_DISPLAY)$(filter Darwin,$(shell uname -s))

# Neighbouring tests stay in one process, which then opens what they share only once.
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# npm and what it calls find the environment's node first.
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm

# The engine is compiled while the page's packages are fetched.
MAKEFLAGS += --jobs=2

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test quick soak lint format bench build clean pristine

help: ## show this list
	@echo "Usage: make TARGET"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-9s %s\n", $$1, $$2 }' Makefile
	@echo "PYTHON=python3.12 chooses the interpreter, WORKERS=4 the number of test processes."

play: $(ENGINE) $(PAGE) ## serve the game on this machine (PORT=8001 for another port)
	@$(BIN)/oddville serve --port $(PORT) $(if $(SCREEN),--open)

test: $(ENGINE) $(PAGE) ## run every check
	@$(tools)
	@$(checks)
	@$(page_checks)
	@$(which_engine)
	$(PYTEST) -q
	@echo "The engine's tests again, on the plain build:"
	ODDVILLE_BUILD=plain $(PYTEST) -q $(ENGINE_TESTS)

quick: $(ENGINE) ## run the checks that fit into a minute
	@$(checks)
	$(PYTEST) -q -m "not slow and not soak"

soak: $(ENGINE) ## run the long tests
	@$(tools)
	@$(which_engine)
	$(PYTEST) -m soak -o timeout=14400

lint: $(ENGINE) $(PAGE) ## check style and types
	@$(checks)
	@$(page_checks)

format: $(ENVIRONMENT) ## put the code into shape
	$(BIN)/ruff check --quiet --fix .
	$(BIN)/ruff format .

bench: $(ENGINE) $(BENCH_ENVIRONMENT) $(BENCH_TOOLS) ## measure beside the peers (ONLY=engine for one part)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m bench --peer-python $(BENCH_BIN)/python $(if $(ONLY),--only $(ONLY))

build: $(ENGINE) $(PAGE) ## compile the engine and build the page, in place
	@$(which_engine)

clean: ## remove what was built, keep the environments
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis $(ENGINE) $(PAGE) src/oddville/server/pages web/src/generated
	find src tests bench \( -name '*.so' -o -name '*.pyc' \) -type f -delete

pristine: clean ## remove the environments too
	rm -rf .venv .bench-venv src/*.egg-info web/node_modules

# --- recipes used more than once -------------------------------------------------------------------------------

define checks
set -e; \
echo "ruff, mypy"; \
$(BIN)/ruff check --quiet .; \
$(BIN)/ruff format --quiet --check . || { echo "Some files are not formatted: run 'make format'."; exit 1; }; \
$(BIN)/mypy --no-error-summary
endef

define page_checks
set -e; \
echo "svelte-check, prettier, vitest"; \
cd web; $(NPM) run --silent check; $(NPM) run --silent test
endef

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

define new_environment
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	|| { echo "Python 3.11 or newer is needed: install it, or say where it is: make PYTHON=python3.11 ..."; exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	echo "$(PYTHON) has no venv module. On Debian or Ubuntu: sudo apt-get install python3-venv"; exit 1; }
@echo "Setting up $(@D) from $< ..."
@$(PYTHON) -m venv --clear $(@D)
@$(@D)/bin/python -m pip install --quiet --requirement $<
endef

# --- environments and the compiled engine ----------------------------------------------------------------------

$(ENVIRONMENT): requirements/dev.txt
	$(new_environment)
	@touch $@

# ODDVILLE_BUILD=plain: the package is installed without compiling, that is the next rule's work.
$(PACKAGE): $(ENVIRONMENT) pyproject.toml setup.py
	@ODDVILLE_BUILD=plain $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

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

# Node comes with the environment's packages, so that the machine needs none.
$(NODE_PACKAGES): web/package-lock.json $(ENVIRONMENT)
	@echo "Setting up web/node_modules ..."
	@cd web && $(NPM) ci --silent --no-progress
	@touch $@

$(PAGE): $(ENGINE) $(NODE_PACKAGES) $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(BIN)/python web/generate.py
	@cd web && $(NPM) run --silent types >/dev/null && $(NPM) run --silent build -- --logLevel error
	@touch $@

# catanatron_gym asks for an older Gymnasium than PettingZoo does; it runs with the newer one as well.
$(BENCH_ENVIRONMENT): requirements/bench.txt requirements/bench-alone.txt
	$(new_environment)
	@$(@D)/bin/python -m pip install --quiet --no-deps --requirement requirements/bench-alone.txt
	@touch $@

$(SERVER_PEER): bench/peers/boardgameio/package-lock.json $(ENVIRONMENT)
	@echo "Installing the server's peer ..."
	@cd $(<D) && $(NPM) ci --silent --no-progress
	@touch $@

$(LIGHTHOUSE): bench/lighthouse/package-lock.json $(ENVIRONMENT)
	@echo "Installing Lighthouse ..."
	@cd $(<D) && $(NPM) ci --silent --no-progress
	@touch $@
