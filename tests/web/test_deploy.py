"""The examples in deploy/ fit the server that they stand before."""

from __future__ import annotations

import re
from pathlib import Path

from click.testing import CliRunner

from butin.adapters.cli.serve import serve
from butin.adapters.web.limits import CONNECTIONS, PEOPLE

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_the_unit_starts_the_server_with_options_that_it_has() -> None:
    unit = (DEPLOY / "butin.service").read_text("utf-8")
    command = re.findall(r"^ExecStart=.* -m butin serve (.*)$", unit, re.MULTILINE)[0]
    offered = CliRunner().invoke(serve, ["--help"]).output
    options = re.findall(r"--\w+", command)
    assert options
    assert all(option in offered for option in options)
    assert "--host 127.0.0.1" in command
    for line in ("NoNewPrivileges=yes", "ProtectSystem=strict", "DynamicUser=yes", "CapabilityBoundingSet="):
        assert f"\n{line}\n" in unit


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
    port = re.findall(r"--port (\d+)", (DEPLOY / "butin.service").read_text("utf-8"))[0]
    assert f"127.0.0.1:{port}" in nginx
    assert f"127.0.0.1:{port}" in caddy
