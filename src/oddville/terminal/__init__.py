"""The game in a terminal: an app, and a mode that works line by line."""
