"""Runs the examples of a document as a reader would: in order, in one folder, with the real commands.

An HTML comment before a block of code, which no reader sees, says what the test does with it:

    <!-- not run: needs root -->          nobody runs it
    <!-- soak: plays 6000 games -->       only `make soak` runs it
    <!-- before: COMMAND -->              runs COMMAND first, for what a reader does by hand
"""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import socket
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fcntl import ioctl
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
ENVIRONMENT: Final = Path(sys.prefix)
LINKED: Final = ("bench", "examples", "tests", "training")  # of the checkout in which a reader stands
PATIENCE: Final = 120.0
QUIET: Final = 0.7  # seconds without output: the program waits for a key
DEFAULT_PORT: Final = "127.0.0.1:8000"
BLOCK: Final = re.compile(
    r"(?P<marks>(?:^ *<!-- .*? -->\n)*)^(?P<indent> *)```(?P<language>console|python)\n(?P<body>.*?)^ *```$",
    re.MULTILINE | re.DOTALL,
)
MARK: Final = re.compile(r"<!-- (not run|soak|before): (.*?) -->")
# What a reader of the tests has done already: the checkout is built and installed.
DONE_BEFORE: Final = re.compile(r"(make|pip install|pip3 install) ")


class ExampleFailed(Exception):
    """An example does not do what its document says."""


@dataclass(frozen=True)
class Block:
    """A block of code with the marks before it."""

    language: str
    body: str
    marks: dict[str, str]

    @property
    def first_line(self) -> str:
        return self.body.splitlines()[0]

    def commands(self) -> Iterator[tuple[str, list[str]]]:
        """Each command with the lines of output that the document shows for it."""
        for piece in re.split(r"^\$ ", self.body, flags=re.MULTILINE)[1:]:
            command, _, output = piece.replace("\\\n", "").partition("\n")
            yield command, [line.strip() for line in output.splitlines() if line.strip()]


def blocks(document: Path) -> list[Block]:
    found = []
    for match in BLOCK.finditer(document.read_text("utf-8")):
        body = re.sub(rf"^{match['indent']}", "", match["body"], flags=re.MULTILINE)
        found.append(Block(match["language"], body, dict(MARK.findall(match["marks"]))))
    return found


DOCUMENTS: Final = [
    document
    for document in (ROOT / "README.md", ROOT / "bench" / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    if blocks(document)
]


def run_document(document: Path, folder: Path, *, with_long: bool = False) -> None:
    with reader_in(folder) as reader:
        for block in blocks(document):
            if "not run" in block.marks or ("soak" in block.marks and not with_long):
                continue
            if "before" in block.marks:
                reader.run(block.marks["before"], [])
            if block.language == "python":
                reader.run_python(block.body)
                continue
            for command, output in block.commands():
                if not DONE_BEFORE.match(command):
                    reader.run(command, output)


@contextmanager
def reader_in(folder: Path) -> Iterator[Reader]:
    reader = Reader(folder)
    try:
        yield reader
        reader.stop_server()
    finally:
        reader.kill_server()


class Reader:
    """Somebody who tries a document in an empty folder, with a home of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server: subprocess.Popen[str] | None = None
        self._address = f"127.0.0.1:{_free_port()}"
        home = folder / "home"
        home.mkdir()
        (folder / ".venv").symlink_to(ENVIRONMENT)
        for name in LINKED:
            (folder / name).symlink_to(ROOT / name)
        kept = {name: os.environ[name] for name in ("PATH", "TMPDIR", "ODDVILLE_BUILD") if name in os.environ}
        self._environment = kept | {
            "HOME": str(home),
            "PATH": f"{ENVIRONMENT / 'bin'}:{kept['PATH']}",
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm-256color",
            "BROWSER": "true",  # a program that opens nothing
            "PYTHONUNBUFFERED": "1",
        }

    def run_python(self, code: str) -> None:
        self._finish(["python", "-c", self._here(code)], code, [])

    def run(self, command: str, output: list[str]) -> None:
        """Checks that the command succeeds and prints these lines in order; numbers may differ."""
        if re.match(r"oddville( serve\b|$)", command):
            self._serve(command, output)
        elif re.match(r"(\S*/)?oddville play\b(?!.*[<|])", command):
            self._play(command)
        else:
            self._finish(["bash", "-c", self._here(command)], command, output)

    def _finish(self, words: list[str], shown: str, output: list[str]) -> None:
        done = subprocess.run(
            words,
            stdin=subprocess.DEVNULL,
            cwd=self.folder,
            env=self._environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode:
            raise ExampleFailed(f"{shown}\nexit code {done.returncode}\n{done.stdout}{done.stderr}")
        _compare(shown, output, done.stdout)

    def _here(self, text: str) -> str:
        """The default port may be taken: the server of this reader has another one."""
        return text.replace(DEFAULT_PORT, self._address)

    # ---- A server in the background -----------------------------------------------------------------

    def _serve(self, command: str, output: list[str]) -> None:
        """Starts it, in the place of the one before, and waits until it runs."""
        self.stop_server()
        port = self._address.partition(":")[2]
        log = self.folder / "server.log"
        with log.open("w") as errors:
            self._server = subprocess.Popen(
                ["bash", "-c", f"exec {command} --port {port}"],
                cwd=self.folder,
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                encoding="utf-8",
                start_new_session=True,
            )
        assert self._server.stdout is not None
        said = ""
        while len(said.splitlines()) < max(1, len(output)):
            line = self._server.stdout.readline()
            if not line:
                raise ExampleFailed(f"{command}\ndid not start\n{log.read_text('utf-8')}")
            said += line
        _compare(command, output, said)

    def stop_server(self) -> None:
        """As Ctrl-C does."""
        if self._server is None:
            return
        server, self._server = self._server, None
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=PATIENCE)
        if server.returncode:
            raise ExampleFailed(f"the server ended with {server.returncode}")

    def kill_server(self) -> None:
        if self._server is not None:
            os.killpg(self._server.pid, signal.SIGKILL)
            self._server.communicate()

    # ---- A terminal ---------------------------------------------------------------------------------

    def _play(self, command: str) -> None:
        """Opens the game in a terminal, and leaves it when it shows something and waits."""
        leave = b"quit\r" if "--plain" in command else b"q"
        ours, theirs = pty.openpty()
        ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 130, 0, 0))
        process = subprocess.Popen(
            ["bash", "-c", f"exec {self._here(command)}"],
            cwd=self.folder,
            env=self._environment,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        shown = b""
        last, end = time.monotonic(), time.monotonic() + PATIENCE
        while process.poll() is None and time.monotonic() < end:
            if select.select([ours], [], [], 0.1)[0]:
                try:
                    shown += os.read(ours, 65536)
                except OSError:  # closed: the program is about to end
                    break
                last = time.monotonic()
            elif shown and time.monotonic() - last > QUIET:
                os.write(ours, leave)
                last = time.monotonic()
        try:
            code = process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            code = process.wait()
        os.close(ours)
        if code:
            raise ExampleFailed(f"{command}\nexit code {code}\n{shown.decode('utf-8', 'replace')[-4000:]}")


def _compare(command: str, expected: list[str], said: str) -> None:
    """Every line is there, in order; any number stands for any other."""
    lines = iter(said.splitlines())
    for line in expected:
        pattern = re.sub(r"\\?\d+(\\?[.,]\d+)*", r"[\\d.,]+", re.escape(line))
        if not any(re.fullmatch(pattern, other.strip()) for other in lines):
            raise ExampleFailed(f"{command}\ndoes not print: {line}\nbut:\n{said}")


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
