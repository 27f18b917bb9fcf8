"""A game as a screen plays it: here, on a server, or out of a record. Nothing in it knows the screen."""
