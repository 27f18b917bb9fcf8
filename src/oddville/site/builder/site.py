"""The whole folder: the page, built for any address, and the engine beside it."""

from __future__ import annotations

import gzip
import json
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Final

from ...server.guard import SITE_POLICY
from .archives import write_engine
from .errors import CannotBuild
from .pictures import write_townspeople
from .tools import CHECKOUT, check_tools, run

_MANIFEST: Final = "engine/engine.json"
_FIRST: Final = ("index.html", "icon-192.png", "oddville.webmanifest")  # besides what the document names
_COMPRESSIBLE: Final = (".css", ".html", ".js", ".mjs", ".svg", ".wasm")
# What web/src/siteWorker.ts has in place of the list.
_NO_FILES: Final = '{"version":"","page":[],"engine":[]}'


def build_site(folder: Path, headers: Path | None = None) -> int:
    """Writes the site and returns its size in bytes. An earlier site in the folder is replaced at the end."""
    check_tools()
    if folder.exists() and any(folder.iterdir()) and not (folder / _MANIFEST).exists():
        raise CannotBuild("folder-in-use", folder=str(folder))
    new = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    options = ["--mode", "site", "--outDir", str(new.resolve()), "--logLevel", "error"]
    run(["npm", "run", "--silent", "build", "--", *options], CHECKOUT / "web")
    version = write_engine(new / "engine", headers)["version"]
    write_townspeople(new)
    _forbid_the_rest(new / "index.html")
    _list_files(new, version)
    _compress(new)
    shutil.rmtree(folder, ignore_errors=True)
    new.replace(folder)
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def _forbid_the_rest(document: Path) -> None:
    """The server's security policy, as far as a document can state it."""
    policy = "; ".join(rule for rule in SITE_POLICY.split("; ") if not rule.startswith("frame-ancestors"))
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    html = document.read_text("utf-8")
    document.write_text(html.replace("<head>", f"<head>\n    {meta}", 1), "utf-8")


def _list_files(folder: Path, version: str) -> None:
    """Tells the service worker what there is. So it changes with everything, and browsers see an update."""
    paths = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
    worker = folder / "sw.js"
    paths.remove(worker.name)
    document = (folder / "index.html").read_text("utf-8")
    page = [path for path in paths if path in document or path in _FIRST]
    files = {
        "version": f"{version}-{_hash_of(folder, paths)}",
        "page": page,
        "engine": [path for path in paths if path not in page],
    }
    script = worker.read_text("utf-8")
    if _NO_FILES not in script:
        raise CannotBuild("failed", command="sw.js", output=script[:500])
    worker.write_text(script.replace(_NO_FILES, json.dumps(files)), "utf-8")


def _compress(folder: Path) -> None:
    """Copies for servers that send such files but compress nothing themselves: `oddville serve` is one."""
    for file in [file for file in folder.rglob("*") if file.suffix in _COMPRESSIBLE]:
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


def _hash_of(folder: Path, paths: list[str]) -> str:
    whole = sha256()
    for path in paths:
        whole.update(path.encode() + (folder / path).read_bytes())
    return whole.hexdigest()[:12]
