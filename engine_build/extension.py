"""Three steps that can be taken one by one: write the twin, make C of it with Cython, compile the C."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Extension

from .declarations import declarations
from .engine import read_engine
from .modules import UNCHECKED
from .source import CannotTranslate
from .twin import twin

ROOT = Path(__file__).parent.parent
NAME = "oddville._compiled"

DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "cdivision": True,  # whole numbers are never negative when divided, and no divisor is 0
}

# What ODDVILLE_BUILD can be, with the flags for compiler and linker.
FLAGS: dict[str, list[str]] = {
    "": ["-O3", "-g0"],
    "sanitized": ["-O3", "-g0", "-fsanitize=bounds", "-fno-sanitize-recover=bounds"],
    "debug": ["-O0", "-g"],
}
# Python can call every C function too, so none of them has a single caller, and GCC inlines few of them
# without the keyword. As Cython does not take it in a .pxd, it is added to the finished C file.
C_FUNCTION = re.compile(
    r"^static (?!CYTHON_INLINE)(?=[\w ]+ __pyx_f_8oddville_9_compiled_\w+\()", re.MULTILINE
)
# A search spends much of its time on the sums of the network. These are also compiled for processors with
# AVX2: nearly twice as fast, and the same to the last bit, as AVX2 fuses no multiplication with an addition.
FOR_AVX2_TOO = re.compile(
    r"^static CYTHON_INLINE (?=void __pyx_f_8oddville_9_compiled_(?:run_network|look_at_seat)\([^;]*$)",
    re.MULTILINE,
)
TWO_CLONES = """\
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
#define ODDVILLE_FOR_AVX2_TOO __attribute__((target_clones("avx2", "default")))
#else
#define ODDVILLE_FOR_AVX2_TOO
#endif
"""
# The engine is one large C file. This way GCC optimizes parts of it at the same time, on two cores.
IN_PARALLEL = "-flto=2"


def write(path: Path, text: str) -> None:
    """Only if it changed, so that nothing is compiled again without need."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def write_twin(build: str = "") -> Path:
    """The joined module and its declarations, under build/; returns the module's path."""
    engine = read_engine(ROOT)
    folder = "-".join(filter(None, ("twin", build)))
    path = ROOT / "build" / folder / "oddville" / "_compiled.py"
    write(path.with_name("__init__.py"), "")
    write(path, twin(engine, () if build == "sanitized" else UNCHECKED))
    write(path.with_suffix(".pxd"), declarations(engine))
    return path


def improved(c: str) -> str:
    """What Cython wrote, for faster code; C that is improved already stays as it is."""
    if TWO_CLONES in c:
        return c
    first, rest = c.split("\n", 1)  # Cython writes again only what its own first line begins
    rest = FOR_AVX2_TOO.sub("ODDVILLE_FOR_AVX2_TOO static ", C_FUNCTION.sub("static CYTHON_INLINE ", rest))
    return f"{first}\n{TWO_CLONES}{rest}"


def write_c(twin_path: Path, build: str = "", annotate: bool = False) -> list[Extension]:
    """Run Cython, which puts the C file beside the twin; `annotate` adds a page with the C of every line."""
    from Cython.Build import cythonize

    extensions: list[Any] = cythonize(
        [Extension(NAME, [os.path.relpath(twin_path)])],  # setuptools wants no absolute path
        include_path=[os.path.relpath(twin_path.parent.parent)],
        quiet=True,
        annotate=annotate,
        force=annotate,
        emit_linenums=build == "debug",  # gdb shows lines of the twin
        compiler_directives=DIRECTIVES,
    )
    path = twin_path.with_suffix(".c")
    write(path, improved(path.read_text("utf-8")))
    return extensions


def compiles_with(flag: str) -> bool:
    """Whether there is a compiler that knows the flag."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with TemporaryDirectory() as folder:
        command = [*compiler, flag, "-shared", "-fPIC", "-x", "c", os.devnull, "-o", f"{folder}/empty.so"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def engine_extensions() -> list[Extension]:
    """What setup.py hands to setuptools; nothing for a plain build or where Cython is missing."""
    build = os.environ.get("ODDVILLE_BUILD", "")
    if build == "plain":
        return []
    if build not in FLAGS:
        raise SystemExit(
            f"ODDVILLE_BUILD={build}: choose one of plain, {', '.join(filter(None, FLAGS))}, or none."
        )
    try:
        extensions = write_c(write_twin(build), build)
    except ModuleNotFoundError as missing:
        if missing.name != "Cython":
            raise
        return []
    except CannotTranslate as problem:
        raise SystemExit(f"The engine cannot be compiled (docs/engine-build.md).\n{problem}") from None
    flags = FLAGS[build]
    if build == "" and compiles_with(IN_PARALLEL):
        flags = [*flags, IN_PARALLEL]
    for extension in extensions:
        extension.optional = True  # an install without a compiler succeeds and runs the sources
        extension.extra_compile_args = extension.extra_link_args = flags
    return extensions
