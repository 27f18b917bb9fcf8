// node bytecode.mjs PYODIDE FOLDER: compiles all Python files in the folder, each beside its source, without docstrings.
import { pathToFileURL } from 'node:url';

const [, , pyodide, folder] = process.argv;
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
const python = await loadPyodide();
python.mountNodeFS('/stage', folder);
const isDone = python.runPython(`
import compileall
from py_compile import PycInvalidationMode
compileall.compile_dir("/stage", quiet=1, legacy=True, stripdir="/stage", optimize=2, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
`);
process.exit(isDone ? 0 : 1);
