"""OddVille without a server: `build` writes the folder of static files, `app` is what runs in the browser."""
