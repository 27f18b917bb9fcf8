"""Our side of the benchmarks: each module runs in a process of its own and prints one JSON object."""
