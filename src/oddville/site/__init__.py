"""OddVille without a server: `builder` writes the folder of static files, `app` is what runs in the browser."""
