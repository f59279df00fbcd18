# The verbs of ./butin, for hands that type make: make play ARGS="voleurs --lang fr"
VERBS = serve backup restore games play simulate arena replay verify review rules check laws bench test
LOCK = uv pip compile -q --universal --generate-hashes --no-header --no-annotate -p 3.11
.PHONY: run golden lock pictures $(VERBS)
run: ; ./butin
$(VERBS): ; ./butin $@ $(ARGS)
golden: ; ./butin test --golden
lock:
	$(LOCK) pyproject.toml -o requirements.lock
	$(LOCK) --group build -o requirements-build.lock
	$(LOCK) pyproject.toml --group build --group test -o requirements-test.lock
	$(LOCK) --group television -o requirements-television.lock
pictures: ; .venv/bin/python client/build.py && .venv/bin/python -m tests.page.pictures
