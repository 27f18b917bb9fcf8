// node bytecode.mjs PYODIDE FOLDER: compiles all Python files in the folder, each beside its source, without docstrings.
import { pathToFileURL } from 'node:url';

const [, , pyodide, folder] = process.argv;
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } }); // lines without columns
python.mountNodeFS('/stage', folder);
const isDone = python.runPython(`
import compileall
import marshal
from pathlib import Path
from py_compile import PycInvalidationMode
from types import CodeType

def without_lines(code):
    parts = tuple(without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=parts)

isDone = compileall.compile_dir("/stage", quiet=1, legacy=True, stripdir="/stage", optimize=2, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)

# Line numbers are kept where we may want to know them: in our own modules.
for file in Path("/stage").rglob("*.pyc"):
    if file.parts[2] != "oddville":
        content = file.read_bytes()
        file.write_bytes(content[:16] + marshal.dumps(without_lines(marshal.loads(content[16:]))))
isDone
`);
process.exit(isDone ? 0 : 1);
