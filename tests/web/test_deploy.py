"""The examples in deploy/ fit the server that they stand before."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from butin.adapters.cli.serve import serve
from butin.adapters.web.door.limits import CONNECTIONS, PEOPLE

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_the_unit_starts_the_server_with_options_that_it_has() -> None:
    unit = (DEPLOY / "butin.service").read_text("utf-8")
    assert re.search(r"^ExecStart=\S+ -m butin serve$", unit, re.MULTILINE)  # an option would outdo the file
    variables = re.findall(r"\b(BUTIN_\w+)=", unit)
    assert set(variables) <= {option.envvar for option in serve.params}
    assert {"BUTIN_HOST", "BUTIN_PORT", "BUTIN_DB", "BUTIN_KEY"} <= set(variables)
    assert "Environment=BUTIN_HOST=127.0.0.1 " in unit
    own, file = unit.index("\nEnvironment="), unit.index("\nEnvironmentFile=-/etc/butin.env\n")
    assert own < file  # so that the file has the last word
    for line in ("NoNewPrivileges=yes", "ProtectSystem=strict", "DynamicUser=yes", "CapabilityBoundingSet="):
        assert f"\n{line}\n" in unit


def test_what_the_unit_says_to_do_once_builds_the_page_for_the_python_that_it_starts(tmp_path: Path) -> None:
    """The bootstrap as it stands, with a Python that only writes down what it is asked for."""
    unit, asked = (DEPLOY / "butin.service").read_text("utf-8"), tmp_path / "asked"
    comment = " ".join(line.lstrip("# ") for line in unit.partition("[Unit]")[0].splitlines())
    (command,) = re.findall(r"run (\./butin [^,]+?) there once", comment)
    for name in ("butin", "requirements.lock", "client/build.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(DEPLOY.parent / name, tmp_path / name)
    (start,) = re.findall(r"^ExecStart=/opt/butin/(\S+) ", unit, re.MULTILINE)
    python = tmp_path / start
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\necho "$*" >>{asked}\n', "utf-8")
    python.chmod(0o755)
    stamp = f'cksum <requirements.lock >.venv/.ready; echo "{tmp_path}" >>.venv/.ready'
    plain = {name: value for name, value in os.environ.items() if not name.startswith("BUTIN")}
    subprocess.run(["sh", "-c", f"{stamp}; {command}"], cwd=tmp_path, env=plain, check=True)
    said = asked.read_text("utf-8")
    assert f"{tmp_path}/client/build.py beside" in said
    assert said.splitlines()[-1] == f"-m {command.replace('./', '')}"
    (manual,) = re.findall(r"^Documentation=file:/opt/butin/(\S+)$", unit, re.MULTILINE)
    assert "## Settings" in (DEPLOY.parent / manual).read_text("utf-8")


def test_the_unit_bounds_memory_and_tasks_and_a_proxy_decides_for_its_own_name_alone() -> None:
    unit = (DEPLOY / "butin.service").read_text("utf-8")
    assert {"MemoryMax", "TasksMax", "CPUWeight"} <= set(re.findall(r"^(\w+)=", unit, re.MULTILINE))
    for name in ("nginx.conf", "Caddyfile"):
        assert re.findall(r'Strict-Transport-Security "([^"]+)"', (DEPLOY / name).read_text("utf-8")) == [
            "max-age=31536000"
        ]


def test_what_is_installed_is_what_the_lock_pins_by_hashes_of_all_its_files() -> None:
    script = (DEPLOY / "install.sh").read_text("utf-8")
    lines = re.findall(r"-m pip install (.*)$", script, re.MULTILINE)
    assert lines == ['--quiet --require-hashes -r "$lock"', '--quiet --no-deps "$what"']
    assert "install.sh" in (DEPLOY / "Containerfile").read_text("utf-8")
    lock = (DEPLOY.parent / "requirements.lock").read_text("utf-8")
    pinned = re.findall(r"^([\w.-]+)==.*((?:\n    --hash=sha256:[0-9a-f]{64}.*)+)", lock, re.MULTILINE)
    assert len(pinned) == len(re.findall(r"^\S", lock, re.MULTILINE)) > 20
    assert min(hashes.count("--hash") for _, hashes in pinned) >= 1
    built = {name: hashes.count("--hash") for name, hashes in pinned}
    for name in ("asyncpg", "msgspec", "pyyaml", "uvloop", "websockets"):  # for each Python, system and processor
        assert built[name] > 20


def test_proxies_pass_on_what_the_server_checks_and_log_no_address() -> None:
    nginx, caddy = ((DEPLOY / name).read_text("utf-8") for name in ("nginx.conf", "Caddyfile"))
    for header in ("Host $http_host", "X-Forwarded-For $remote_addr", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {header};" in nginx
    assert re.search(r"proxy_set_header X-Line-RTT [$]tcpinfo_rtt;", nginx)  # in the place of a client's own
    zone, most = re.findall(r"limit_conn (\w+) (\d+);", nginx)[0]
    assert f"limit_conn_zone $binary_remote_addr zone={zone}:" in nginx
    assert int(most) == CONNECTIONS * PEOPLE
    assert re.search(r"reverse_proxy [^}]*header_up -X-Line-RTT", caddy)
    assert nginx.count("access_log off;") == nginx.count("server {")
    assert "exclude http.log.error" in caddy
    for inside in ("/metrics", "/readyz"):
        assert inside in nginx
        assert inside in caddy
    port = re.findall(r"BUTIN_PORT=(\d+)", (DEPLOY / "butin.service").read_text("utf-8"))[0]
    assert f"127.0.0.1:{port}" in nginx
    assert f"127.0.0.1:{port}" in caddy
