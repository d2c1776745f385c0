# Needs Python 3.11 or newer and make; everything else is installed into .venv by the first target that needs it.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: run test quick check evidence charts reported pages screens trials format fuzz soak bench clean

run: $(READY)
	$(BIN)/houseway play

test: $(READY)
	$(BIN)/pytest -n auto

quick: $(READY)
	$(BIN)/pytest -n auto -m "not long"

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/houseway rules coverage
	@if [ -x ../shared/tools/verbatim ]; then ../shared/tools/verbatim; else echo "verbatim: not here, skipped"; fi

# Which provisions came out while the tests ran; then the page of the docs that tells of it.
evidence: $(READY)
	$(BIN)/pytest -n auto -q --evidence=law/evidence.tsv
	$(BIN)/houseway rules coverage --markdown > docs/coverage.md

charts: $(READY) # what the exact odds have found to be the best play, for the strategies
	$(BIN)/python -m houseway.odds.caribbean_stud_chart
	$(BIN)/python -m houseway.odds.pai_gow_chart
	$(BIN)/python tests/support/charts.py

# What the tables know as reports, for the search.
reported: $(READY)
	$(BIN)/houseway rules reported --tsv > law/reported.tsv.new
	mv law/reported.tsv.new law/reported.tsv

# What follows from the code in docs/rounds/: every act, key and device of each game.
pages: $(READY)
	$(BIN)/python tests/support/round_pages.py

# What the end of a round of each game looks like in a terminal, in tests/cli/screens/.
screens: $(READY)
	$(BIN)/python tests/support/terminal.py

# What somebody types who has read nothing, from the lobby to the first settled wager, in tests/cli/trials/.
trials: $(READY)
	$(BIN)/python tests/support/trials.py

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

fuzz: $(READY)
	$(BIN)/python tests/fuzz.py

soak: $(READY) # what takes long: the walks and the fuzz by the thousand; a house killed 200 times under play; the API tried by its description; SESSIONS=200 KILLS=20 TRIES=20 for a short one
	HOUSEWAY_SESSIONS=$(or $(SESSIONS),2000) $(BIN)/pytest -n auto tests/play/test_every_game.py
	$(BIN)/python tests/fuzz.py $(or $(SESSIONS),1000)
	HOUSEWAY_SESSIONS=20 $(BIN)/pytest -n auto tests/house/test_house_sessions.py
	HOUSEWAY_SESSIONS=20 $(BIN)/pytest -n auto tests/house/test_told.py
	HOUSEWAY_SESSIONS=$(or $(FUZZED),100) $(BIN)/pytest -n auto tests/floor/test_frame_fuzz.py
	HOUSEWAY_KILLS=$(or $(KILLS),200) $(BIN)/pytest tests/house/test_crashes.py
	HOUSEWAY_TRIES=$(or $(TRIES),200) $(BIN)/pytest -n auto tests/floor/test_described.py

bench: $(READY)
	$(BIN)/houseway bench

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $(READY)
