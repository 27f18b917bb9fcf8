"""The files that the page loads to play: Pyodide, the standard library, the application and the engine.

web/src/offline/manifest.ts describes them for the page that reads them.
"""

from __future__ import annotations

import gzip
import io
import json
import struct
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from ... import __version__
from .bytecode import compiled
from .contents import is_source, python_files, read_files, without_docstrings
from .imports import needed_modules
from .locale_data import trimmed
from .sources import replaced_modules
from .tools import cache_to_itself, pyodide_files
from .wasm import compiled_modules

MANIFEST: Final = "engine.json"
_SCRIPTS: Final = ("pyodide.mjs", "pyodide.asm.js")
_LOCK: Final = "pyodide-lock.json"


def write_engine(folder: Path, headers: Path | None = None) -> dict[str, Any]:
    """Writes everything into `folder`; returns the manifest."""
    folder.mkdir(parents=True)
    source = pyodide_files()
    lock = json.loads((source / _LOCK).read_text("utf-8")) | {"packages": {}}
    python = ".".join(lock["info"]["python"].split(".")[:2])
    scripts = {name: (source / name).read_bytes() for name in _SCRIPTS}
    scripts_folder = f"pyodide-{_hash(b''.join(scripts.values()))}/"
    (folder / scripts_folder).mkdir()
    for name, content in scripts.items():
        (folder / scripts_folder / name).write_bytes(content)
    with cache_to_itself():
        library, application = _modules(source / "python_stdlib.zip")
        engine = _archive(compiled_modules(python, headers))
    packed = {"stdlib": library, "app": application, "engine": engine}
    manifest: dict[str, Any] = {
        "pyodide": {"folder": scripts_folder, "lock": lock},
        "files": [
            _write_whole(folder, "python", (source / "pyodide.asm.wasm").read_bytes()),
            *(_write_packed(folder, kind, content) for kind, content in packed.items()),
        ],
    }
    manifest = {"version": f"{__version__}-{_hash(json.dumps(manifest).encode())}"} | manifest
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    return manifest


def _write_whole(folder: Path, kind: str, content: bytes) -> dict[str, str | int]:
    """Not packed: browsers store what they compile of a file, but not of bytes that a script has unpacked."""
    name = f"{kind}-{_hash(content)}.wasm"
    (folder / name).write_bytes(content)
    return {"kind": kind, "url": name, "bytes": len(content)}


def _write_packed(folder: Path, kind: str, content: bytes) -> dict[str, str | int]:
    # Not .gz: some hosts declare that as an encoding, which browsers then undo.
    name = f"{kind}-{_hash(content)}.bin"
    packed = gzip.compress(content, 9, mtime=0)
    (folder / name).write_bytes(packed)
    return {"kind": kind, "url": name, "bytes": len(packed)}


def _hash(content: bytes) -> str:
    return sha256(content).hexdigest()[:12]


def _modules(library: Path) -> tuple[bytes, bytes]:
    """The standard library, as the zip file that Pyodide wants, and the archive of the application."""
    with ZipFile(library) as zipped:
        standard = {name: zipped.read(name) for name in zipped.namelist() if name.endswith(".py")}
    own = python_files()
    needed = needed_modules(standard | own) - replaced_modules()
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_STORED) as zipped:  # compressed as a whole later
        for name, content in sorted(
            compiled({path: standard[path] for path in needed & standard.keys()}).items()
        ):
            zipped.writestr(ZipInfo(name), content)
    sources = {path: without_docstrings(own[path]) for path in needed & own.keys() if is_source(path)}
    others = compiled({path: own[path] for path in needed & own.keys() if not is_source(path)})
    read = {path: trimmed(path, content) for path, content in read_files().items()}
    return packed.getvalue(), _archive(sources | others | read)


def _archive(files: dict[str, bytes]) -> bytes:
    """The format of web/src/offline/manifest.ts."""
    ordered = sorted(files.items(), key=lambda file: (Path(file[0]).suffix, file[0]))  # compresses better
    index = json.dumps([[path, len(content)] for path, content in ordered], separators=(",", ":")).encode()
    return b"".join([struct.pack("<I", len(index)), index, *(content for _, content in ordered)])
