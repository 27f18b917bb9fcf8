"""OddVille without a server: `builder` writes a folder of static files, `app` is what runs in the browser."""
