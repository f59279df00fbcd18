"""Real proxies before a room, by the examples in deploy/: nginx and Caddy. Nobody vouches for their certificate."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from kit.postgres import Program, binary

DEPLOY = Path(__file__).parents[1] / "deploy"
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
events {{ }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    scgi_temp_path {folder}/scgi;
    uwsgi_temp_path {folder}/uwsgi;
    include {folder}/butin.conf;
}}
"""


class Proxy(Program):
    """Shows a room at https://127.0.0.1, on a port of its own, at the root or below a path."""

    def __init__(self, folder: Path, path: str = "/") -> None:
        super().__init__(folder)
        self.path = path
        self.origin = f"https://127.0.0.1:{self.port}"
        self.url = self.origin + path
        names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
        key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "privkey.pem"]
        words = ["req", "-x509", "-days", "2", *key, "-out", "fullchain.pem", *names]
        subprocess.run([str(binary("openssl")), *words], cwd=folder, check=True, capture_output=True)

    def before(self, port: int) -> None:
        """Stand before the room on this port of the machine."""
        raise NotImplementedError


class Nginx(Proxy):
    """deploy/nginx.conf, with our names and ports in the place of its."""

    def command(self) -> list[str]:
        return [str(binary("nginx")), "-p", str(self.folder), "-c", "nginx.conf"]

    def before(self, port: int) -> None:
        example = (DEPLOY / "nginx.conf").read_text("utf-8")
        example = re.sub(r"(?m)^server \{\s+listen 80;.*?^\}", "", example, flags=re.DOTALL)  # leads here from http
        example = re.sub(r"(?m)^ *listen \[::\].*\n", "", example)
        example = re.sub(r"(location (?:= )?)/", rf"\g<1>{self.path}", example)
        for name, ours in {
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
            "/etc/letsencrypt/live/butin.example": str(self.folder),
            "/var/log/nginx": str(self.folder),
            "butin.example": "127.0.0.1",
            "127.0.0.1:8000": f"127.0.0.1:{port}",
        }.items():
            assert name in example, name
            example = example.replace(name, ours)
        (self.folder / "butin.conf").write_text(example, "utf-8")
        (self.folder / "nginx.conf").write_text(AROUND.format(folder=self.folder), "utf-8")


class Caddy(Proxy):
    """deploy/Caddyfile, with our names and ports in the place of its."""

    def command(self) -> list[str]:
        return ["env", f"HOME={self.folder}", str(binary("caddy")), "run", "--config", "Caddyfile"]

    def before(self, port: int) -> None:
        example = (DEPLOY / "Caddyfile").read_text("utf-8")
        inside, shown = "\t@inside path /metrics /readyz\n", "\treverse_proxy 127.0.0.1:8000 {\n"
        changes = {
            "\n{\n": "\n{\n\tadmin off\n\tauto_https disable_redirects\n",
            "\nbutin.example {\n": f"\nhttps://127.0.0.1:{self.port} {{\n\ttls fullchain.pem privkey.pem\n",
        }
        if self.path != "/":  # as its first lines say
            below = {line.strip("# ") for line in example.splitlines() if line.startswith("#   ")}
            for line in (f"@inside path {self.path}metrics {self.path}readyz", f"redir {self.path[:-1]} {self.path}"):
                assert line in below
            changes[inside] = (
                f"\t@inside path {self.path}metrics {self.path}readyz\n\tredir {self.path[:-1]} {self.path}\n"
            )
            changes[shown] = f"\treverse_proxy {self.path}* 127.0.0.1:8000 {{\n"
            assert changes[shown].strip() in below
        changes["127.0.0.1:8000 {"] = f"127.0.0.1:{port} {{"
        for name, ours in changes.items():
            assert name in example, name
            example = example.replace(name, ours)
        (self.folder / "Caddyfile").write_text(example, "utf-8")
