"""Builds the compiled engine from the plain Python sources, which stay as they are (docs/engine-build.md).

`engine` reads the modules listed in `modules`, `declarations` and `twin` write what Cython needs, `extension`
runs Cython and tells setuptools how to compile its C. Only the build uses this package; no wheel contains it.
"""
