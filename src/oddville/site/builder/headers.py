"""The headers of Python for 32-bit WebAssembly: those of an installed Python of the same version, adapted."""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from .errors import CannotBuild
from .tools import CACHE

# What differs on WebAssembly from the 64-bit machine the headers were made on.
_SIZES: Final = {
    **dict.fromkeys(
        ("LONG", "VOID_P", "SIZE_T", "UINTPTR_T", "PTHREAD_T", "PTHREAD_KEY_T"),
        4,
    ),
    **dict.fromkeys(("OFF_T", "TIME_T"), 8),
    "LONG_DOUBLE": 16,
}
_ALIGNMENTS: Final = {"LONG": 4, "SIZE_T": 4, "MAX_ALIGN_T": 8}
_MISSING: Final = (
    "HAVE_GCC_ASM_FOR_X64",
    "HAVE_GCC_ASM_FOR_X87",
    "HAVE_GCC_ASM_FOR_MC68881",
    "HAVE_GCC_UINT128_T",
    "HAVE_STD_ATOMIC",
    "HAVE_BUILTIN_ATOMIC",
)


def wasm_headers(version: str, given: Path | None = None) -> Path:
    """A folder with adapted headers of this version ("3.13"); `given` are headers somebody named."""
    for found in (given,) if given else _candidates(version):
        if _version_of(found) == version:
            return _adapted(found, version)
    if given:
        raise CannotBuild("wrong-headers", version=version, folder=str(given))
    raise CannotBuild("no-headers", version=version)


def _candidates(version: str) -> Iterator[Path]:
    """Where headers usually are: of this Python, of those of uv and pyenv, and of the system."""
    name = f"python{version}"
    yield Path(sysconfig.get_path("include"))
    yield Path(sys.base_prefix) / "include" / name
    home = Path.home()
    managers = (
        Path(os.environ.get("PYENV_ROOT", home / ".pyenv")) / "versions",
        Path(os.environ.get("UV_PYTHON_INSTALL_DIR", home / ".local/share/uv/python")),
        home / "Library/Application Support/uv/python",
    )
    for folder in managers:
        yield from sorted(folder.glob(f"*{version}*/include/{name}"), reverse=True)
    for prefix in ("/usr", "/usr/local", "/opt/homebrew", f"/opt/homebrew/opt/python@{version}"):
        yield Path(prefix) / "include" / name
    yield from Path("/Library/Frameworks/Python.framework/Versions").glob(f"{version}/include/{name}")


def _version_of(folder: Path) -> str:
    try:
        text = (folder / "patchlevel.h").read_text("utf-8")
    except OSError:
        return ""
    major, minor = (re.search(rf"#define PY_{part}_VERSION\s+(\d+)", text) for part in ("MAJOR", "MINOR"))
    return f"{major[1]}.{minor[1]}" if major and minor else ""


def _adapted(folder: Path, version: str) -> Path:
    adapted = CACHE / f"python{version}-headers"
    shutil.rmtree(adapted, ignore_errors=True)
    shutil.copytree(folder, adapted)
    _adapt(adapted / "pyconfig.h")
    return adapted


def _adapt(configuration: Path) -> None:
    if not configuration.is_file():
        raise CannotBuild("no-headers", version=_version_of(configuration.parent))
    values: dict[str, int | None] = dict.fromkeys(_MISSING)
    values |= {f"SIZEOF_{name}": size for name, size in _SIZES.items()}
    values |= {f"ALIGNOF_{name}": size for name, size in _ALIGNMENTS.items()}

    def adapted(line: re.Match[str]) -> str:
        name = line[1]
        if name not in values:
            return line[0]
        return f"/* {name} */" if values[name] is None else f"#define {name} {values[name]}"

    text = configuration.read_text("utf-8")
    configuration.write_text(re.sub(r"^#\s*define\s+(\w+).*$", adapted, text, flags=re.MULTILINE), "utf-8")
