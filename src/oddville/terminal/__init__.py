"""The game on a text screen."""
