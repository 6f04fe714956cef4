# `make` alone lists the targets. ARGS= is handed on to the program, the tests or the bench.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=

# Swift's libraries go into the program; on macOS they are part of the system.
STATIC := $(if $(filter Darwin,$(shell uname -s)),,--static-swift-stdlib)
RELEASE := --configuration release $(STATIC)
BINARY := .build/release/pagerail
# The tests of the program itself start processes and count milliseconds.
SANITIZED := Pager(Motion|Graphics|Core|Kit|Driver|Decks|SDL)Tests
SOURCES = $(wildcard Package.swift Sources Tests Examples Benchmarks Fuzzing)

BIN := $(DESTDIR)$(PREFIX)/bin
SHARE := $(DESTDIR)$(PREFIX)/share

.DEFAULT_GOAL := help

.PHONY: help
help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Install what is missing on this machine (Scripts/packages)
	@Scripts/setup

.PHONY: build
build: ## Build everything for debugging
	@Scripts/setup build
	$(SWIFT) build

.PHONY: release
release: ## Build the program with optimisation
	@Scripts/setup build
	$(SWIFT) build $(RELEASE) --product pagerail

.PHONY: run
run: ## Install what is missing, build the program and open its window
	@Scripts/setup build run
	$(SWIFT) build $(RELEASE) --product pagerail
	$(BINARY) $(ARGS)

.PHONY: test
test: ## Install what is missing and run the tests on a display of their own
	@Scripts/setup build run test
	@Scripts/test $(ARGS)

.PHONY: sanitize
sanitize: ## Run the tests under the address, then the thread sanitizer
	@Scripts/setup build run test
	@echo "sanitize: PagerailTests are left out: they count the milliseconds and memory of processes"
	@LSAN_OPTIONS="suppressions=$(CURDIR)/Scripts/leaks.supp print_suppressions=0" \
	  Scripts/test --sanitize=address --scratch-path .build/address --filter '$(SANITIZED)' $(ARGS)
	@Scripts/test --sanitize=thread --scratch-path .build/thread --filter '$(SANITIZED)' $(ARGS)

.PHONY: coverage
coverage: ## Run the tests and print which lines they reach
	@Scripts/setup build run test
	@Scripts/coverage

.PHONY: snapshots
snapshots: release ## Draw every look at five positions into Assets/snapshots
	@Scripts/setup run
	@Scripts/pictures Assets/snapshots 0 0.25 0.5 0.75 1

.PHONY: pictures
pictures: release ## Draw the pictures of the README into Assets/pictures
	@Scripts/setup run pictures
	@Scripts/pictures Assets/pictures 1.5 -- --size 480x150 --scale 2 Assets/demo/colors.json
	@Scripts/moving-picture Assets/pictures/swipe.gif

.PHONY: format
format: ## Format the Swift sources in place
	$(SWIFT) format --in-place --recursive $(SOURCES)

.PHONY: lint
lint: ## Check the format, the imports and the scripts
	@Scripts/setup build
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	@Scripts/lint

.PHONY: docs
docs: ## Build the documentation archive into .build/docs
	@Scripts/setup build
	@Scripts/docs

.PHONY: bench bench-compare bench-check bench-load
bench: ## Measure the program
	@$(MAKE) --no-print-directory .bench BENCHING=
bench-compare: ## Measure it beside other toolkits
	@$(MAKE) --no-print-directory .bench BENCHING=--compare
bench-load: ## Measure what pages cost the frames while they load
	@$(MAKE) --no-print-directory .bench BENCHING=--load
bench-check: ## Measure it and fail if a figure got worse
	@$(MAKE) --no-print-directory .bench BENCHING=--check

.PHONY: soak
soak: release ## Use the program at random for SECONDS (600) and watch its memory
	@Scripts/setup run test
	@Scripts/soak $(or $(SECONDS),600) $(SEED)

.PHONY: walk-pictures
walk-pictures: release ## Walk through COUNT (10000) pictures and watch the memory
	@Scripts/setup run test
	@Scripts/walk-pictures $(COUNT)

.PHONY: fuzz-input
fuzz-input: ## Do SEEDS (2000) times STEPS (500) random things; a failure is printed as a script
	@Scripts/setup build
	PAGERAIL_WALK=1 FUZZ_SEEDS=$(or $(SEEDS),2000) FUZZ_STEPS=$(or $(STEPS),500) \
	  FUZZ_FIRST=$(or $(FIRST),0) $(SWIFT) test --disable-xctest --configuration release \
	  -Xswiftc -enable-testing --scratch-path .build/fuzz --filter InputWalkTests $(ARGS)

.PHONY: fuzz
fuzz: ## Feed damaged files to TARGETS (all), FUZZ_SECONDS (60) each; Fuzzing/README.md
	@Scripts/setup build
	@FUZZ_SECONDS=$(or $(FUZZ_SECONDS),60) SANITIZE=$(SANITIZE) Fuzzing/run $(TARGETS) -- $(ARGS)

.PHONY: .bench
.bench:
	@test -x Benchmarks/run || { echo "Benchmarks/run is not there: nothing to measure with" >&2; exit 1; }
	@Scripts/setup build run bench
	$(SWIFT) build $(RELEASE) --product pagerail
	Benchmarks/run $(BENCHING) $(ARGS)

.PHONY: check
check: lint test ## What has to pass before a change goes in

# Not rebuilt by `sudo make install`, where swift is seldom in PATH.
$(BINARY):
	@$(MAKE) --no-print-directory release

.PHONY: install
install: $(BINARY) ## Install under PREFIX (/usr/local), inside DESTDIR if it is set
	install -d "$(BIN)" "$(SHARE)/man/man1" "$(SHARE)/pagerail"
	install -m 755 $(BINARY) "$(BIN)/pagerail"
	install -m 644 man/pagerail.1 "$(SHARE)/man/man1/pagerail.1"
	cd Assets && find . -type f ! -path './snapshots/*' ! -path './pictures/*' \
	  ! -name pagerail.desktop -exec install -D -m 644 {} "$(abspath $(SHARE))/pagerail/{}" \;
	if test -f Assets/pagerail.desktop; then install -D -m 644 Assets/pagerail.desktop \
	  "$(SHARE)/applications/pagerail.desktop"; fi
	if test -f Assets/icon.svg; then install -D -m 644 Assets/icon.svg \
	  "$(SHARE)/icons/hicolor/scalable/apps/pagerail.svg"; fi

.PHONY: uninstall
uninstall: ## Remove what `make install` put under PREFIX
	rm -f "$(BIN)/pagerail" "$(SHARE)/man/man1/pagerail.1" \
	  "$(SHARE)/applications/pagerail.desktop" \
	  "$(SHARE)/icons/hicolor/scalable/apps/pagerail.svg"
	rm -rf "$(SHARE)/pagerail"

.PHONY: man
man: ## Read the manual page
	@man -l man/pagerail.1

.PHONY: clean
clean: ## Remove everything that was built
	rm -rf .build build Assets/snapshots Examples/*/.build
