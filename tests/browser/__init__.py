"""A package, so that pytest knows when the browser that its tests share can be closed."""
