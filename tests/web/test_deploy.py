"""The examples in deploy/ fit the server that they stand before."""

from __future__ import annotations

import re
from pathlib import Path

from butin.adapters.cli.serve import serve
from butin.adapters.web.limits import CONNECTIONS, PEOPLE

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
