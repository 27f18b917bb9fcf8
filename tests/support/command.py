"""The command `oddville` as a program of its own, and what it says."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tempfile
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from oddville.cli import main

ENVIRONMENT = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
ENVIRONMENT["ODDVILLE_SAVES"] = tempfile.mkdtemp(prefix="oddville-saves-")


def run(
    *arguments: str | int | Path, stdin: str | bytes = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command as a program of its own; a traceback is never what a user should see."""
    command = [sys.executable, "-m", "oddville", *map(str, arguments)]
    done = subprocess.run(
        command,
        check=False,
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        capture_output=True,
        timeout=120,
        env=ENVIRONMENT | {"PYTHONIOENCODING": "utf-8"} | environment,
    )
    out, err = done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    assert "Traceback" not in err, err
    return subprocess.CompletedProcess(command, done.returncode, out, err)


def one_sentence(text: str) -> bool:
    return text.count("\n") == 1 and text.endswith(".\n")


def call(
    *arguments: str | int | Path, stdin: str | bytes = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """The same without a program of its own, which takes no time to start: for whatever does not need one."""
    words = [str(word) for word in arguments]
    given = io.BytesIO(stdin.encode() if isinstance(stdin, str) else stdin)
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))
    with (
        patch.dict(os.environ, ENVIRONMENT | environment, clear=True),
        patch.object(sys, "stdin", io.TextIOWrapper(given, "utf-8")),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            code = main(words)
        except SystemExit as left:
            code = int(left.code or 0)
    return subprocess.CompletedProcess(words, code, _written(out), _written(err))


def _written(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()
