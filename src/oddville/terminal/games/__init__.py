"""The games that a screen can show: local, on a server, or from a record. They know nothing about screens."""
