"""Look at what the build makes, step by step (docs/engine-build.md).

python -m engine_build twin        write the joined module and its declarations
python -m engine_build c           the same, and Cython's C file
python -m engine_build html        the same, and a page that shows the C of every line
python -m engine_build functions   list the functions that stay Python, and why
"""

from __future__ import annotations

import sys

from .engine import read_engine
from .extension import ROOT, write_c, write_twin
from .source import CannotTranslate


def list_python_functions() -> None:
    for function in read_engine(ROOT).functions:
        if function.why_python:
            print(f"{function.source.file}:{function.line}: {function.name}: {function.why_python}")


def main(step: str) -> None:
    if step == "functions":
        list_python_functions()
        return
    path = write_twin()
    if step != "twin":
        write_c(path, annotate=step == "html")
    print(path.with_suffix({"twin": ".py", "c": ".c", "html": ".html"}[step]).relative_to(ROOT))


if __name__ == "__main__":
    if sys.argv[1:] not in (["twin"], ["c"], ["html"], ["functions"]):
        raise SystemExit(__doc__)
    try:
        main(sys.argv[1])
    except CannotTranslate as problem:
        raise SystemExit(str(problem)) from None
