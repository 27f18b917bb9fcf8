"""Compiles the engine and the C core of msgspec to WebAssembly modules that Pyodide can import."""

from __future__ import annotations

import sys
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Final

from . import sources
from .headers import wasm_headers
from .tools import CACHE, run

# Zig would otherwise use instructions that browsers of some years ago refuse. There are no headers of a C
# library for Emscripten, which Pyodide is made with; those of WASI serve as well.
_TARGET: Final = (
    "-target",
    "wasm32-wasi",
    "-mcpu=mvp+bulk_memory+sign_ext+nontrapping_fptoint+mutable_globals",
)
_FLAGS: Final = (
    "-fPIC",
    "-O3",
    "-g0",
    "-DNDEBUG",
    "-fvisibility=hidden",
    "-fno-sanitize=all",
    "-Wno-everything",
)
_LINK: Final = (
    "--experimental-pic",
    "-shared",
    "--no-entry",
    "--unresolved-symbols=import-dynamic",
    "-O3",
    "--strip-all",
)


def compiled_modules(python: str, headers: Path | None = None) -> dict[str, bytes]:
    """By their paths in the archive, modules for this version of Python ("3.13")."""
    folder = wasm_headers(python, headers)
    return {
        "oddville/_compiled.so": _module(sources.engine(), "PyInit__compiled", folder),
        "msgspec/_core.so": _module(sources.msgspec(), "PyInit__core", folder),
    }


def _module(source: Path, export: str, headers: Path) -> bytes:
    """One C file as a module; the same file is compiled only once."""
    compile = ["cc", *_TARGET, *_FLAGS, f"-I{headers}"]
    made_from = [
        source.read_bytes(),
        (headers / "pyconfig.h").read_bytes(),
        (headers / "patchlevel.h").read_bytes(),
        repr((compile, _LINK, version("ziglang"))).encode(),
    ]
    name = f"{export}-{sha256(b''.join(made_from)).hexdigest()[:16]}"
    made = CACHE / f"{name}.so"
    if not made.exists():
        compiled, linked = CACHE / f"{name}.o", CACHE / f"{name}.new"
        zig = [sys.executable, "-m", "ziglang"]
        run([*zig, *compile, "-c", source, "-o", compiled])
        run([*zig, "wasm-ld", *_LINK, f"--export={export}", compiled, "-o", linked])
        compiled.unlink()
        linked.replace(made)
    return made.read_bytes()
