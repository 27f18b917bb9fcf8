"""The application as it runs in the browser: the server's own, with messages in place of a network."""
